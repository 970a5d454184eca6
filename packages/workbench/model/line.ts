// A position on one line, as the engine writes it: "8[124].." is a digit, a cell of three candidates, two empty cells.

import { allDigits, bit, cellCount, digitName, digitNamed, digitsOf, Shape } from "./shape";

/** The digits of each cell, as sets; null if the line does not fit the board. `bracketed` is called for cells in brackets. */
export function readLine(shape: Shape, line: string, bracketed: (cell: number) => void = () => undefined): number[] | null {
  const sets: number[] = [];
  for (let at = 0; at < line.length && sets.length <= cellCount(shape); at += 1) {
    const end = line[at] === "[" ? line.indexOf("]", at) : at;
    if (end < 0) return null;
    const word = line[at] === "[" ? line.slice(at + 1, end) : line[at];
    const set = word === "." ? allDigits(shape) : readSet(shape, word);
    if (set === null) return null;
    if (line[at] === "[") bracketed(sets.length);
    sets.push(set);
    at = end;
  }
  return sets.length === cellCount(shape) ? sets : null;
}

/** A position as the engine writes it, followed by other houses, if any. */
export const readPosition = (shape: Shape, text: string): number[] | null => readLine(shape, text.split(" ", 1)[0]);

function readSet(shape: Shape, word: string): number | null {
  let set = 0;
  for (const letter of word) {
    const digit = digitNamed(shape, letter);
    if (digit === null) return null;
    set |= bit(digit);
  }
  return set;
}

export function writeSet(shape: Shape, set: number): string {
  if (set === allDigits(shape)) return ".";
  const names = digitsOf(set).map(digitName).join("");
  return names.length === 1 ? names : `[${names}]`;
}

export const writeLine = (shape: Shape, sets: readonly number[]): string => sets.map((set) => writeSet(shape, set)).join("");

/** The same in rows, as in a section of a file; a cell of `lone` marks is in brackets even with one digit. */
export function writeRows(shape: Shape, sets: readonly number[], lone: ReadonlySet<number> = new Set()): string {
  const word = (set: number, cell: number) => (lone.has(cell) ? `[${writeSet(shape, set)}]` : writeSet(shape, set));
  return sets.map((set, cell) => (cell > 0 && cell % shape.order === 0 ? "\n" : "") + word(set, cell)).join("");
}
