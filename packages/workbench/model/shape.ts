// The geometry of a board: rows, columns and boxes of any size, names of cells, digits as characters.
//
//      A  B  C  D        order 4, boxes 2 high and 2 wide
//   1  0  1 |2  3        cells count row by row from 0
//   2  4  5 |6  7        a set of digits is a number: bit 0 = digit 1
//     ------+-----
//   3  8  9 |10 11
//   4  12 13|14 15

export interface Shape {
  readonly order: number;
  readonly boxHeight: number;
  readonly boxWidth: number;
}

export interface Candidate {
  readonly cell: number;
  readonly digit: number;
}

export const smallest = 4;
export const largest = 25;

const digitNames = "123456789ABCDEFGHIJKLMNOP";

export const shapeOf = (boxHeight: number, boxWidth: number): Shape => ({ order: boxHeight * boxWidth, boxHeight, boxWidth });
export const sameShape = (a: Shape, b: Shape): boolean => a.boxHeight === b.boxHeight && a.boxWidth === b.boxWidth;
export const boxText = (shape: Shape): string => `${shape.boxHeight}x${shape.boxWidth}`;
export const cellCount = (shape: Shape): number => shape.order * shape.order;

/** The shape that a size has if nothing else is said: the most square box, lying. */
export function usualShape(order: number): Shape {
  let height = Math.floor(Math.sqrt(order));
  while (order % height !== 0) height -= 1;
  return shapeOf(height, order / height);
}

export const rowOf = (shape: Shape, cell: number): number => Math.floor(cell / shape.order);
export const columnOf = (shape: Shape, cell: number): number => cell % shape.order;
export function boxOf(shape: Shape, cell: number): number {
  const across = shape.order / shape.boxWidth;
  return Math.floor(rowOf(shape, cell) / shape.boxHeight) * across + Math.floor(columnOf(shape, cell) / shape.boxWidth);
}

export const columnName = (column: number): string => String.fromCharCode(65 + column);
export const cellName = (shape: Shape, cell: number): string => columnName(columnOf(shape, cell)) + (rowOf(shape, cell) + 1);

export function cellNamed(shape: Shape, name: string): number | null {
  const match = /^([A-Y])([1-9]\d?)$/.exec(name);
  if (!match) return null;
  const column = match[1].charCodeAt(0) - 65;
  const row = Number(match[2]) - 1;
  return column < shape.order && row < shape.order ? row * shape.order + column : null;
}

export const digitName = (digit: number): string => digitNames[digit - 1] ?? "";

export function digitNamed(shape: Shape, name: string): number | null {
  if (name === "" || name.length > 1) return null;
  const digit = digitNames.indexOf(name.toUpperCase()) + 1;
  return digit >= 1 && digit <= shape.order ? digit : null;
}

export const bit = (digit: number): number => 1 << (digit - 1);
export const allDigits = (shape: Shape): number => 2 ** shape.order - 1;
export const has = (set: number, digit: number): boolean => (set & bit(digit)) !== 0;

export function digitsOf(set: number): number[] {
  const digits: number[] = [];
  for (let digit = 1; set >>> (digit - 1) !== 0; digit += 1) if (has(set, digit)) digits.push(digit);
  return digits;
}

export const setOf = (digits: readonly number[]): number => digits.reduce((set, digit) => set | bit(digit), 0);
export const digitsText = (set: number): string => digitsOf(set).map(digitName).join(" ");

const cells = (shape: Shape): number[] => Array.from({ length: cellCount(shape) }, (_, cell) => cell);

/** The houses of a board: rows, then columns, then boxes, as proofs number them. */
const houses = memo((shape: Shape): readonly (readonly number[])[] =>
  [rowOf, columnOf, boxOf].flatMap((place) =>
    Array.from({ length: shape.order }, (_, house) => cells(shape).filter((cell) => place(shape, cell) === house))));

export const housesOf = (shape: Shape): readonly (readonly number[])[] => houses(shape);

/** "row 3", "column C", "box 4": its number among the houses; null if there is none of this name. */
export function houseNamed(shape: Shape, name: string): number | null {
  const match = /^(row|column|box) ([A-Y]|[1-9]\d?)$/.exec(name);
  if (!match) return null;
  const at = match[1] === "column" ? match[2].charCodeAt(0) - 65 : Number(match[2]) - 1;
  if (!(at >= 0 && at < shape.order)) return null;
  return ["row", "column", "box"].indexOf(match[1]) * shape.order + at;
}

export function houseName(shape: Shape, house: number): string {
  const at = house % shape.order;
  if (house < shape.order) return `row ${at + 1}`;
  return house < 2 * shape.order ? `column ${columnName(at)}` : `box ${at + 1}`;
}

const peers = memo((shape: Shape): readonly (readonly number[])[] =>
  cells(shape).map((cell) =>
    cells(shape).filter((other) => other !== cell &&
      [rowOf, columnOf, boxOf].some((place) => place(shape, cell) === place(shape, other)))));

/** The cells that share a house with a cell, ascending. */
export const peersOf = (shape: Shape, cell: number): readonly number[] => peers(shape)[cell];

function memo<T>(make: (shape: Shape) => T): (shape: Shape) => T {
  const made = new Map<string, T>();
  return (shape) => {
    const key = boxText(shape);
    if (!made.has(key)) made.set(key, make(shape));
    return made.get(key) as T;
  };
}
