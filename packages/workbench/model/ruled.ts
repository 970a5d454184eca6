// The engine's description of a board with rules: its houses, lines and choices, as in the header of
// proofs, and each rule in words with its cells. It arrives a moment after such a board is opened; until
// then, only the houses in its text are known.
//
//   rules:killer 15: A1 A2 B1        house 0,1,9     line 1..9 of these cells = 15     "In the cage A1, A2, B1 digits differ .."

import { cellNamed, forgetHouses, Shape } from "./shape";

/** The first line of a proof: the puzzle as input for a checker. */
export interface Header { readonly houses: readonly (readonly number[])[]; readonly [member: string]: unknown }
/** `cells`: empty for a rule for the whole board. */
export interface ToldRule { readonly rule: string; readonly words: string; readonly cells: readonly number[] }
export interface Ruled { readonly header: Header; readonly rules: readonly ToldRule[] }

interface Sentence { readonly rule: string; readonly words: string; readonly groups: readonly (readonly string[])[] }

const told = new Map<string, Ruled>();
const keyOf = ({ order, more }: Shape): string => `${order} ${more}`;

export const ruledOf = (shape: Shape): Ruled | undefined => told.get(keyOf(shape));

/** Stores the engine's answer to `rules`, and the header of the proof of a path, without the givens. */
export function tellRules(shape: Shape, header: Header, sentences: readonly Sentence[]): void {
  const rules = sentences.map(({ rule, words, groups }) =>
    ({ rule, words, cells: [...new Set(groups.flat().flatMap((name) => cellNamed(shape, name) ?? []))] }));
  told.set(keyOf(shape), { header, rules });
  forgetHouses();
}

/** The board without its givens as input for a checker. */
export const headerOf = (shape: Shape): Header | undefined => ruledOf(shape)?.header;

/** The cells of the rules that a step names by their text; rules for the whole board have none. */
export function cellsOfRules(shape: Shape, rules: readonly string[]): (readonly number[])[] {
  const known = ruledOf(shape)?.rules.filter(({ rule, cells }) => cells.length > 0 && rules.includes(rule)) ?? [];
  return known.map(({ cells }) => cells);
}

/** "killer 15, thermo": the names and values of the rules of a cell. */
export const rulesAt = (shape: Shape, cell: number): string => [...new Set(ruledOf(shape)?.rules
  .flatMap(({ rule, cells }) => (cells.includes(cell) ? [rule.split(/:| \{/)[0]] : [])))].join(", ");
