// An answer of `explain` as a tree of steps, those that follow from the givens alone first.
//
//   A2 is not 1: B1 and A3 are 1 and 6 in some order (box 1)
//     40 steps from the givens alone
//     B1 is not 2 or 4: if B1 is 2 or 4, no digit is left for F8
//        suppose B1 = 2, B1 = 4:  ..

import { bit, Candidate, cellName, setOf, Shape } from "./shape";
import { cellsNamed, housesNamed, noScene, readStatement, Scene } from "./finding";

/** The names that occur in a text. */
interface Places { readonly cells: readonly string[]; readonly houses: readonly string[] }
export interface Branch extends Places { readonly suppose: readonly string[]; readonly steps: readonly Reason[];
  readonly end: string | null }
export interface Reason extends Places {
  readonly kind: string;
  readonly removes: readonly string[];
  readonly text: string;
  readonly given: boolean;
  readonly cover: readonly string[];
  readonly branches?: readonly Branch[];
  readonly marks?: readonly number[];
}

export interface Explained {
  readonly query: string;
  readonly cell?: string;
  readonly cells?: readonly string[];
  readonly verdict: string;
  readonly left?: readonly number[];
  readonly text: string;
  readonly chain?: readonly Reason[];
  readonly proof?: readonly object[];
}

/** Methods, from the easiest to follow to the one that always decides. */
export const methods = ["reasonable", "path", "hdp", "search"] as const;

/** Those that support boards with rules. */
export const methodsWithRules = ["path", "search"] as const;

export const isSettled = (answer: Explained): boolean => answer.verdict === "is" || answer.verdict === "is not";

/** Steps that need only a given, and all others. */
export function parted(chain: readonly Reason[]): { givens: readonly Reason[]; steps: readonly Reason[] } {
  return { givens: chain.filter((step) => step.given), steps: chain.filter((step) => !step.given) };
}

/** The eliminations of a step, as further questions. */
export const removals = (shape: Shape, step: Reason): Candidate[] =>
  step.removes.flatMap((text) => readStatement(shape, text)?.candidates ?? []);

/** The same chain, each step with the candidates before it; inside a branch, those under its assumption. */
export function withMarks(shape: Shape, start: readonly number[], chain: readonly Reason[]): Reason[] {
  let marks = start;
  return chain.map((step) => {
    const before = marks;
    marks = less(marks, removals(shape, step));
    const branches = step.branches?.map((branch) =>
      ({ ...branch, steps: withMarks(shape, supposed(shape, before, branch), branch.steps) }));
    return { ...step, marks: before, ...(branches && { branches }) };
  });
}

function less(marks: readonly number[], gone: readonly Candidate[]): number[] {
  const left = [...marks];
  for (const { cell, digit } of gone) left[cell] &= ~bit(digit);
  return left;
}

/** The digits that an assumption leaves in its cell; an assumption about places of a digit leaves no single cell. */
function supposed(shape: Shape, marks: readonly number[], branch: Branch): readonly number[] {
  const kept = branch.suppose.flatMap((text) => readStatement(shape, text)?.candidates ?? []);
  if (kept.length === 0 || kept.some(({ cell }) => cell !== kept[0].cell)) return marks;
  const digits = setOf(kept.map(({ digit }) => digit));
  return marks.map((set, cell) => (cell === kept[0].cell ? set & digits : set));
}

/** Cells that the text of a step may name. */
export const cellsOf = (shape: Shape, step: Reason): string[] =>
  [...step.cells, ...(step.branches ?? []).flatMap((branch) => branch.cells), ...removals(shape, step)
    .map(({ cell }) => cellName(shape, cell))];

/** Cells that an answer may name: the cell in question, and those of the last step. */
export const cellsOfAnswer = (shape: Shape, { cell, cells = [], chain = [] }: Pick<Explained, "cell" | "cells" | "chain">): string[] =>
  [...(cell ? [cell] : []), ...cells, ...chain.slice(-1).flatMap((step) => cellsOf(shape, step))];

/** A text split at names, so that each can be a link: ["", "B1", " is not 2"]. */
export const atNames = (text: string, names: readonly string[]): string[] =>
  names.length === 0 ? [text] : text.split(new RegExp(`\\b(${names.join("|")})\\b`));

export function reasonScene(shape: Shape, step: Reason): Scene {
  const all: readonly Places[] = [step, ...(step.branches ?? [])];
  return {
    ...noScene, removed: removals(shape, step), cover: housesNamed(shape, step.cover),
    base: [...new Set(housesNamed(shape, all.flatMap(({ houses }) => houses)))],
    cells: [...new Set(cellsNamed(shape, all.flatMap(({ cells }) => cells)))],
  };
}
