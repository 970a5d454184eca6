// The steps of a path that the checker has accepted. The ledger of a path is checked line by line by a program that knows no
// technique; candidates that are dead after an accepted line are proved false. So a step holds if all its eliminations are dead
// after some accepted line; its tick leads to that line.
//
//   step  "Naked Single: B1=2"     B1 is not 1, 3, 4       line 3  {"cover":[[1],[17]],"removes":[1,9]}     accepted

import { allDigits, digitsOf, has, housesOf, reads, Shape } from "./shape";
import type { Puzzle } from "./game";
import { conclusion, Step } from "./finding";

export interface Verdict { readonly accepted: boolean; readonly line?: number; readonly rule?: string; readonly proved?: string }
export interface Tick { readonly holds: boolean; readonly line: number; readonly ifUnique: boolean }

interface LedgerLine { readonly removes?: readonly number[]; readonly branches?: readonly Branch[] }
interface Branch { readonly steps?: readonly LedgerLine[]; readonly twin?: unknown }

/** The puzzle as input for the checker: the first line of a ledger, made here from the board, not by the engine. Only the lines
 * and choices of rules come from the engine: from its answer about the board, not from the proof being checked. */
export function checkable({ shape, allowed }: Puzzle): string {
  const givens = allowed.map((set) => (set === allDigits(shape) ? 0 : digitsOf(set).length === 1 ? digitsOf(set)[0] : digitsOf(set)));
  const header = reads()?.headerOf(shape);
  if (header) return JSON.stringify({ ...header, givens });
  const board = shape.more === undefined ? { box: [shape.boxHeight, shape.boxWidth] } : { digits: shape.order, houses: housesOf(shape) };
  return JSON.stringify({ format: "deduku-proof", version: 1, ...board, givens });
}

/** The candidates that a step proves false, as numbered in ledgers. */
export function shownFalse(shape: Shape, step: Step): number[] {
  const { placed, removed } = conclusion(shape, step);
  const others = placed ? digitsOf(allDigits(shape)).filter((digit) => digit !== placed.digit)
    .map((digit) => ({ cell: placed.cell, digit })) : [];
  return [...others, ...removed].map(({ cell, digit }) => cell * shape.order + digit - 1);
}

const hasTwin = (line: LedgerLine): boolean =>
  (line.branches ?? []).some((branch) => branch.twin !== undefined || (branch.steps ?? []).some(hasTwin));

/** For each candidate the line (from 1) after which it is dead: 1 = the header, with the givens. */
export function deadAfter(shape: Shape, allowed: readonly number[], ledger: readonly LedgerLine[]): Map<number, number> {
  const dead = new Map<number, number>();
  allowed.forEach((set, cell) => {
    for (const digit of digitsOf(allDigits(shape))) if (!has(set, digit)) dead.set(cell * shape.order + digit - 1, 1);
  });
  ledger.forEach((line, at) => {
    for (const candidate of line.removes ?? []) if (!dead.has(candidate)) dead.set(candidate, at + 1);
  });
  return dead;
}

/** A tick for each step. The checker reads in order and stops at the first refused line, so all earlier ones were accepted. */
export function ticks(shape: Shape, allowed: readonly number[], steps: readonly Step[], ledger: readonly LedgerLine[],
  verdict: Verdict): Tick[] {
  const dead = deadAfter(shape, allowed, ledger);
  const accepted = verdict.accepted ? ledger.length : (verdict.line ?? 1) - 1;
  const firstTwin = ledger.findIndex(hasTwin) + 1 || Infinity;
  return steps.map((step) => {
    const lines = shownFalse(shape, step).map((candidate) => dead.get(candidate) ?? Infinity);
    const line = lines.length > 0 ? Math.max(...lines) : Infinity;
    return { holds: line <= accepted, line: Number.isFinite(line) ? line : 0, ifUnique: line >= firstTwin };
  });
}
