// A position on one line, as the engine writes it: "8[124].." is a digit, a cell of three candidates, two empty cells.

import { allDigits, bit, cellCount, digitName, digitNamed, digitsOf, Shape } from "./shape";

/** What each cell may hold, as sets; null where the line does not fit the board. */
export function readLine(shape: Shape, line: string): number[] | null {
  const sets: number[] = [];
  for (let at = 0; at < line.length && sets.length <= cellCount(shape); at += 1) {
    const end = line[at] === "[" ? line.indexOf("]", at) : at;
    if (end < 0) return null;
    const word = line[at] === "[" ? line.slice(at + 1, end) : line[at];
    const set = word === "." ? allDigits(shape) : readSet(shape, word);
    if (set === null) return null;
    sets.push(set);
    at = end;
  }
  return sets.length === cellCount(shape) ? sets : null;
}

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

/** The same in rows, as a section of a file has them. */
export function writeRows(shape: Shape, sets: readonly number[]): string {
  const rows: string[] = [];
  for (let row = 0; row < shape.order; row += 1) rows.push(writeLine(shape, sets.slice(row * shape.order, (row + 1) * shape.order)));
  return rows.join("\n");
}
