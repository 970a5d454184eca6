// The tools of a setter, one row each: the rule that a tool writes, and how its cells are read from a selection. To support another
// rule of the engine with one of these gestures, add a row.
//
//   gesture   selection                      text
//   cells     A1 A2 B2                       killer 15: A1 A2 B2
//   line      C1, then D1, then E1           thermo: C1 D1 E1
//   circle    A1, then B1, C1                arrow: A1 = B1 C1         (the first one, two or three cells are the circle)
//   pair      A1 A2                          white: A1 A2
//   step      A2, then A1                    greater: A2 A1
//   square    B2, or four cells              quad 1 2: B2 C2 B3 C3
//   row       from E3 to A3                  x-sum 12: row 3 from right
//   slant     from A3 to B4                  little-killer 22: A3 down-right
//   pieces    A1 A2, D5 D6                   clone: A1 A2 = D5 D6
//   ordered   C3, then A1                    weighted 0: 1 C3 -10 A1   (with the weights 1 -10)
//   own       C3                             only 1: doubler.C3        (where cells have another value)
//   region    any                            drawn as a jigsaw (model/jigsaw.ts)
//   text      none                           as typed

import { cellName, columnName, columnOf, rowOf, Shape } from "./shape";

export type Gesture = "digits" | "cells" | "line" | "circle" | "pair" | "step" | "square" | "row" | "slant" | "pieces" | "ordered" | "own"
  | "region" | "text";
/** `ask`: the value is requested before the rule is placed; otherwise the field may be empty. `free`: more than numbers, and cells may
 * have several such rules. `sign`: what the rule has before it. */
export interface Value { readonly words: string; readonly ask?: true; readonly free?: true; readonly sign?: string }
export interface Tool { readonly name: string; readonly rule: string; readonly gesture: Gesture; readonly value?: Value }
export interface Group { readonly name: string; readonly tools: readonly Tool[] }

type Row = readonly [name: string, rule: string, gesture: Gesture, value?: Value];
const sum: Value = { words: "Sum", ask: true };
const difference: Value = { words: "Difference" };
const group = (name: string, ...rows: readonly Row[]): Group =>
  ({ name, tools: rows.map(([title, rule, gesture, value]) => ({ name: title, rule, gesture, ...(value && { value }) })) });

/** Whether a cell is a doubler, or its like; only where cells have another value. */
export const known = "known";

export const groups: readonly Group[] = [
  group("Digits", ["Givens", "given", "digits"]),
  group("Cages", ["Killer cage", "killer", "cells", { words: "Sum (optional)", ask: true }],
    ["Sum, digits may repeat", "sum", "cells", sum], ["Extra region", "extra-region", "cells"],
    ["Sum at most", "sum-at-most", "cells", sum], ["Sum at least", "sum-at-least", "cells", sum],
    ["Product", "product", "cells", { words: "Product", ask: true }]),
  group("Lines", ["Thermometer", "thermo", "line"], ["Slow thermometer", "slow-thermo", "line"], ["Arrow", "arrow", "circle"],
    ["Double arrow", "double-arrow", "line"], ["German whispers", "whispers", "line", difference],
    ["Dutch whispers", "dutch-whispers", "line", difference], ["Renban", "renban", "line"], ["Nabner", "nabner", "line"],
    ["Palindrome", "palindrome", "line"], ["Region sum line", "region-sum", "line"], ["Zipper", "zipper", "line"],
    ["Between line", "between", "line"], ["Lockout line", "lockout", "line", difference], ["Entropic line", "entropic", "line"],
    ["Modular line", "modular", "line", { words: "Divisor" }],
    ["Parity line", "parity-line", "line"], ["One parity", "one-parity", "line"],
    ["Sequence", "sequence", "line"], ["Rising line", "rising-line", "line"], ["Factor line", "factor-line", "line"],
    ["Index line", "index-line", "line"], ["Sum line", "n-sum-line", "line", sum],
    ["Largest difference", "max-difference", "line", { words: "Difference", ask: true }],
    ["Any relation of neighbours", "pair", "line", { words: "Relation, such as a + b < 9", ask: true, free: true }]),
  group("Between two cells", ["White dot", "white", "pair", difference], ["Black dot", "black", "pair", { words: "Ratio" }],
    ["X", "x", "pair"], ["V", "v", "pair"], ["Grey dot", "grey", "pair"], ["Greater than", "greater", "step"]),
  group("Corners", ["Quadruple", "quad", "square", { words: "Digits, such as 1 2", ask: true }]),
  group("Outside the board", ["Sandwich", "sandwich", "row", sum], ["X-sum", "x-sum", "row", sum],
    ["Numbered room", "numbered-room", "row", { words: "Digit", ask: true }],
    ["Skyscraper", "skyscraper", "row", { words: "Number", ask: true }],
    ["Little killer", "little-killer", "slant", sum]),
  group("Cells", ["Odd", "odd", "cells"], ["Even", "even", "cells"], ["Minimum", "minimum", "cells"], ["Maximum", "maximum", "cells"],
    ["Row indexer", "row-indexer", "cells"], ["Column indexer", "column-indexer", "cells"], ["Box indexer", "box-indexer", "cells"],
    ["Contains", "contains", "cells", { words: "Digits, such as 4 7", ask: true }],
    ["Only", "only", "cells", { words: "Digits, such as 1 2 3", ask: true }],
    ["Count", "count", "cells", { words: "Which and how many, such as odd = 2", ask: true, free: true }],
    ["Different digits", "distinct", "cells", { words: "How many, or a cell", ask: true, sign: "= " }],
    ["Counting circles", "counting-circles", "cells"], ["Magic square", "magic-square", "cells"],
    ["Sum with weights", "weighted", "ordered", { words: "Sum and weights, such as 0: 10 1 -1", ask: true, free: true }],
    ["Known cell of another value", known, "own", { words: "0 if it is known to be none" }]),
  group("Groups of cells", ["Equal sums", "equal-sums", "pieces"], ["Equal products", "equal-products", "pieces"],
    ["Clone", "clone", "pieces"], ["Same digits", "same-digits", "pieces"], ["Subset", "subset", "pieces"],
    ["Different sums", "different-sums", "pieces"]),
  group("Regions", ["Regions instead of boxes", "region", "region"]),
  group("Text", ["A rule, as text", "text", "text"]),
];

export const tools: readonly Tool[] = groups.flatMap((one) => one.tools);
export const toolFor = (rule: string): Tool | undefined => tools.find((tool) => tool.rule === rule);

/** Rules without a gesture, written as text. */
export const textRules: readonly string[] = ["any", "exactly", "not", "regular", "layer", "value"];

/** Cells of another value, one in each row, column and box and on each digit: a layer, and the value that rules read with "of v". */
export const valueKinds: readonly (readonly [name: string, rules: readonly string[]])[] = [["doubler", "digit * (1 + doubler)"],
  ["tripler", "digit * (1 + 2 * tripler)"], ["negator", "digit * (1 - 2 * negator)"], ["zero", "digit * (1 - zero)"],
  ["hot", "digit + hot"], ["cold", "digit - cold"]].map(([name, formula]) =>
  [name, [`layer ${name} 0 1 once-in row column box digit`, `value v ${formula}`]]);

/** Rules that can read values instead of digits. */
const readValues: ReadonlySet<string> = new Set(["killer", "sum", "sum-at-most", "sum-at-least", "extra-region", "greater", "thermo",
  "slow-thermo", "arrow", "double-arrow", "zipper", "equal-sums", "whispers", "dutch-whispers", "factor-line", "palindrome", "clone",
  "same-digits", "contains", "quad", "only", "pair", "count", "distinct", "subset", "different-sums", "weighted"]);
export const readsValues = (rule: string): boolean => readValues.has(rule);

/** Rules for the whole board; windows are for 9 by 9. */
export const boardRules = (order: number): readonly (readonly [rule: string, name: string])[] => [
  ["diagonals", "both diagonals"], ["diagonal down", "main diagonal"], ["diagonal up", "anti-diagonal"],
  ...(order === 9 ? [["windows", "windows (windoku)"] as const] : []), ["disjoint-groups", "disjoint groups"],
  ["anti-knight", "anti-knight"], ["anti-king", "anti-king"], ["non-consecutive", "non-consecutive"],
  ["all-dots", "all dots given"], ["all-dots white", "all white dots given"], ["all-dots black", "all black dots given"],
  ["all-ratios 3", "all dots of ratio 3 given"],
  ["all-xv", "all X and V given"], ["all-xv x", "all X given"], ["all-xv v", "all V given"],
  ["no-sums 5 10", "no neighbours with the sum 5 or 10"], ["anti-leaper 1 3", "anti-camel"],
  [`anti-queen ${order}`, `anti-queen for ${order}`],
  ...(order % 3 === 0 ? [["global-entropy", "low, middle and high in each 2 by 2 square"] as const] : []),
  ["global-modular", "all remainders of 3 in each 2 by 2 square"],
];

type Cells = readonly number[];

/** The cells of a rule's text, from a selection in its order. `circle`: the number of cells in an arrow's circle; `layer`: of own cells. */
export function cellsText(shape: Shape, gesture: Gesture, cells: Cells, circle = 1, layer = ""): string {
  const names = (list: Cells) => list.map((cell) => cellName(shape, cell)).join(" ");
  const sorted = [...cells].sort((a, b) => a - b);
  switch (gesture) {
    case "cells": case "pair": return names(sorted);
    case "line": case "step": case "ordered": return names(cells);
    case "own": return sorted.map((cell) => `${layer}.${cellName(shape, cell)}`).join(" ");
    case "circle": return [cells.slice(0, circle), cells.slice(circle)].map(names).join(" = ");
    case "square": return names(cells.length === 1 ? squareFrom(shape, cells[0]) : sorted);
    case "row": return cells.length > 0 ? lineText(shape, cells) : "";
    case "slant": return cells.length > 0 ? slantText(shape, cells) : "";
    case "pieces": return piecesOf(shape, cells).map(names).join(" = ");
    default: return "";
  }
}

/** Four cells with this one at their top left, within the board. */
function squareFrom(shape: Shape, cell: number): number[] {
  const inside = (at: number) => Math.min(at, shape.order - 2);
  const first = inside(rowOf(shape, cell)) * shape.order + inside(columnOf(shape, cell));
  return [first, first + 1, first + shape.order, first + shape.order + 1];
}

/** "row 3", "column C from bottom": the line from the first cell towards the last; for a single cell, from its edge of the board. */
function lineText(shape: Shape, cells: Cells): string {
  const last = shape.order - 1;
  const [from, to] = [cells[0], cells[cells.length - 1]];
  const [row, column] = [rowOf(shape, from), columnOf(shape, from)];
  const down = from === to ? (row === 0 || row === last) && column > 0 && column < last : column === columnOf(shape, to);
  const back = from === to ? (down ? row === last : column === last) : to < from;
  return down ? `column ${columnName(column)}${back ? " from bottom" : ""}` : `row ${row + 1}${back ? " from right" : ""}`;
}

/** "A3 down-right": the diagonal through the first cell towards the last, from the edge; for a single cell, into the board. */
function slantText(shape: Shape, cells: Cells): string {
  const last = shape.order - 1;
  const [from, to] = [cells[0], cells[cells.length - 1]];
  let [row, column] = [rowOf(shape, from), columnOf(shape, from)];
  const towards = (now: number, then: number) => (then !== now ? Math.sign(then - now) : now === last ? -1 : 1);
  const [down, right] = [towards(row, rowOf(shape, to)), towards(column, columnOf(shape, to))];
  const inside = (at: number) => at >= 0 && at <= last;
  while (inside(row - down) && inside(column - right)) { row -= down; column -= right; }
  return `${cellName(shape, row * shape.order + column)} ${down > 0 ? "down" : "up"}-${right > 0 ? "right" : "left"}`;
}

/** Cells that share sides form a piece; a single piece is divided in two halves in the order of the selection. */
export function piecesOf(shape: Shape, cells: Cells): number[][] {
  const touch = (a: number, b: number) =>
    Math.abs(rowOf(shape, a) - rowOf(shape, b)) + Math.abs(columnOf(shape, a) - columnOf(shape, b)) === 1;
  const pieces: number[][] = [];
  for (const cell of [...cells].sort((a, b) => a - b)) {
    const met = pieces.filter((piece) => piece.some((other) => touch(cell, other)));
    for (const piece of met) pieces.splice(pieces.indexOf(piece), 1);
    pieces.push([...met.flat(), cell].sort((a, b) => a - b));
  }
  pieces.sort((a, b) => a[0] - b[0]);
  const half = Math.ceil(cells.length / 2);
  return pieces.length === 1 && cells.length > 1 ? [cells.slice(0, half), cells.slice(half)] : pieces;
}
