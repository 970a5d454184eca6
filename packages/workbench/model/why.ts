// An answer of `explain` taken apart: a tree of steps, of which the ones that follow from the givens alone come first.
//
//   A2 is not 1: B1 and A3 are 1 and 6 in some order (box 1)
//     40 steps from the givens alone
//     B1 is not 2 or 4: if B1 is 2 or 4, no digit is left for F8
//        suppose B1 = 2, B1 = 4:  ..

import { bit, Candidate, setOf, Shape } from "./shape";
import { noScene, readStatement, Scene } from "./finding";

export interface Branch { readonly suppose: readonly string[]; readonly steps: readonly Reason[]; readonly end: string | null }
export interface Reason { readonly kind: string; readonly removes: readonly string[]; readonly text: string; readonly branches?: readonly Branch[]; readonly marks?: readonly number[] }

export interface Explained {
  readonly query: string;
  readonly verdict: string;
  readonly left?: readonly number[];
  readonly text: string;
  readonly chain?: readonly Reason[];
  readonly proof?: readonly object[];
}

/** Methods, from the one that people follow most easily to the one that always ends. */
export const methods = ["reasonable", "path", "hdp", "search"] as const;

export const isSettled = (answer: Explained): boolean => answer.verdict === "is" || answer.verdict === "is not";

/** Steps that need nothing but a given, and the rest. */
export function parted(chain: readonly Reason[]): { givens: readonly Reason[]; steps: readonly Reason[] } {
  const isGiven = (step: Reason) => /\bis given as\b/.test(step.text);
  return { givens: chain.filter(isGiven), steps: chain.filter((step) => !isGiven(step)) };
}

/** What a step removes, to be asked about in turn. */
export const removals = (shape: Shape, step: Reason): Candidate[] => step.removes.flatMap((text) => readStatement(shape, text)?.candidates ?? []);

/** The same chain, each step with the marks that were left before it; inside a branch those under its supposition. */
export function withMarks(shape: Shape, start: readonly number[], chain: readonly Reason[]): Reason[] {
  let marks = start;
  return chain.map((step) => {
    const before = marks;
    marks = less(marks, removals(shape, step));
    const branches = step.branches?.map((branch) => ({ ...branch, steps: withMarks(shape, supposed(shape, before, branch), branch.steps) }));
    return { ...step, marks: before, ...(branches && { branches }) };
  });
}

function less(marks: readonly number[], gone: readonly Candidate[]): number[] {
  const left = [...marks];
  for (const { cell, digit } of gone) left[cell] &= ~bit(digit);
  return left;
}

/** A supposition about one cell leaves it these digits; one about places of a digit says nothing of a single cell. */
function supposed(shape: Shape, marks: readonly number[], branch: Branch): readonly number[] {
  const kept = branch.suppose.flatMap((text) => readStatement(shape, text)?.candidates ?? []);
  if (kept.length === 0 || kept.some(({ cell }) => cell !== kept[0].cell)) return marks;
  const digits = setOf(kept.map(({ digit }) => digit));
  return marks.map((set, cell) => (cell === kept[0].cell ? set & digits : set));
}

/** A text cut at the names of cells, so that each can be a link: ["", "B1", " is not 2"]. */
export const atCells = (text: string): string[] => text.split(/\b([A-Y][1-9]\d?)\b/);

export function reasonScene(shape: Shape, step: Reason): Scene {
  const removed = removals(shape, step);
  const [, ...because] = step.text.split(": ");
  const named = atCells(because.join(": ")).filter((_, at) => at % 2 === 1);
  const cells = named.flatMap((name) => readStatement(shape, `${name}=1`)?.candidates.map(({ cell }) => cell) ?? []);
  return { ...noScene, removed, cells: [...new Set(cells)] };
}
