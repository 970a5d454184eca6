// The geometry of a board: rows, columns and boxes of any size, or other houses; names of cells, digits as characters.
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
  /** Other houses, as after the cells: "houses:AABB..", "rules:disjoint-groups"; the box is then the default one. */
  readonly more?: string;
  /** Whether there are rules other than houses of n cells, which the engine describes (model/ruled.ts). */
  readonly rules?: true;
}

/** `few`: fewer cells than digits, such as a cage. */
export type Kind = "row" | "column" | "box" | "region" | "diagonal" | "window" | "group" | "other" | "few";
/** `shaded`: shown on the board as a house in addition to lines, boxes and regions. */
export interface House { readonly kind: Kind; readonly name: string; readonly cells: readonly number[]; readonly shaded?: boolean }

export interface Candidate {
  readonly cell: number;
  readonly digit: number;
}

export const smallest = 4;
export const largest = 25;

const digitNames = "123456789ABCDEFGHIJKLMNOP";

export const shapeOf = (boxHeight: number, boxWidth: number): Shape => ({ order: boxHeight * boxWidth, boxHeight, boxWidth });
export const sameShape = (a: Shape, b: Shape): boolean => keyOf(a) === keyOf(b);
export const boxText = (shape: Shape): string => `${shape.boxHeight}x${shape.boxWidth}`;
export const cellCount = (shape: Shape): number => shape.order * shape.order;

/** The default shape of a size: boxes as square as possible, wider than high. */
export function usualShape(order: number): Shape {
  let height = Math.floor(Math.sqrt(order));
  while (order % height !== 0) height -= 1;
  return shapeOf(height, order / height);
}

const keyOf = (shape: Shape): string => `${boxText(shape)} ${shape.more ?? ""}`;

/** The reader of other houses, model/houses.ts, which is loaded with the first board that has some; and the engine's description
 * of rules, model/ruled.ts. */
interface Reader {
  shapeWith(order: number, more: string): Shape | null;
  housesOf(shape: Shape, more: string): readonly House[] | null;
  headerOf(shape: Shape): object | undefined;
  cellsOfRules(shape: Shape, rules: readonly string[]): readonly (readonly number[])[];
  rulesAt(shape: Shape, cell: number): string;
}
let reader: Reader | null = null;
export const readHousesBy = (by: Reader): void => { reader = by; };
export const reads = (): Reader | null => reader;

/** A board with other houses or rules, or with boxes if the text describes these; null for any other text. */
export const shapeWith = (order: number, more: string): Shape | null =>
  (order >= smallest && order <= largest && reader?.shapeWith(order, more)) || null;

/** The board of this size with this text after its cells; "": the default boxes. */
export const shapeOfMore = (order: number, more: string): Shape => (more && shapeWith(order, more)) || usualShape(order);

/** The shape of a box "3x3", or of a board of that size with other houses. */
export function shapeFrom(box: string, more: unknown): Shape | null {
  const match = /^(\d{1,2})x(\d{1,2})$/.exec(box);
  const shape = match && shapeOf(Number(match[1]), Number(match[2]));
  if (!shape || shape.order < smallest || shape.order > largest) return null;
  return more === undefined ? shape : typeof more === "string" ? shapeWith(shape.order, more) : null;
}

/** The arrangement of the marks of a cell: that of the cells of a box, or nearly square. */
export function marksBox({ order, boxHeight, boxWidth }: Shape): { across: number; down: number } {
  if (boxHeight > 1 || order < 5) return { across: boxWidth, down: boxHeight };
  const across = Math.ceil(Math.sqrt(order));
  return { across, down: Math.ceil(order / across) };
}

export const rowOf = (shape: Shape, cell: number): number => Math.floor(cell / shape.order);
export const columnOf = (shape: Shape, cell: number): number => cell % shape.order;
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

const memos: Map<string, unknown>[] = [];
const cells = (shape: Shape): number[] => Array.from({ length: cellCount(shape) }, (_, cell) => cell);

const grouped = (shape: Shape, kind: Kind, name: (at: number) => string, place: (cell: number) => number): House[] =>
  Array.from({ length: shape.order }, (_, at) =>
    ({ kind, name: `${kind} ${name(at)}`, cells: cells(shape).filter((cell) => place(cell) === at) }));
const counted = (at: number): string => String(at + 1);

/** Rows, then columns. */
export const linesOf = (shape: Shape): readonly House[] => [...grouped(shape, "row", counted, (cell) => rowOf(shape, cell)),
  ...grouped(shape, "column", columnName, (cell) => columnOf(shape, cell))];
export const boxesOf = (shape: Shape): readonly House[] => grouped(shape, "box", counted, (cell) =>
  Math.floor(rowOf(shape, cell) / shape.boxHeight) * shape.boxHeight + Math.floor(columnOf(shape, cell) / shape.boxWidth));

/** The houses of a board, as numbered in proofs: rows, then columns, then boxes or other houses. */
export const everyHouse = memo((shape: Shape): readonly House[] =>
  (shape.more !== undefined && reader?.housesOf(shape, shape.more)) || [...linesOf(shape), ...boxesOf(shape)]);

export const housesOf = memo((shape: Shape): readonly (readonly number[])[] => everyHouse(shape).map(({ cells }) => cells));

/** The number of the box or region of each cell; -1 if there are none. */
export const regionsOf = memo((shape: Shape): readonly number[] => {
  const regions = everyHouse(shape).filter(({ kind }) => kind === "box" || kind === "region");
  return cells(shape).map((cell) => regions.findIndex((region) => region.cells.includes(cell)));
});

const numbers = memo((shape: Shape): ReadonlyMap<string, number> => new Map(everyHouse(shape).map(({ name }, house) => [name, house])));

/** "row 3", "column C", "region 4", "main diagonal": its number among the houses; null if there is none of this name. */
export const houseNamed = (shape: Shape, name: string): number | null => numbers(shape).get(name) ?? null;
export const houseName = (shape: Shape, house: number): string => everyHouse(shape)[house].name;

const plain: readonly Kind[] = ["row", "column", "box", "few"];
/** The names of the houses of a cell other than row, column and box. */
export const furtherHouses = memo((shape: Shape): readonly string[] => cells(shape).map((cell) => everyHouse(shape)
  .flatMap((house) => (!plain.includes(house.kind) && house.cells.includes(cell) ? [house.name] : [])).join(", ")));

/** The other marks of each cell: "down", "up" (diagonals), "extra" (a shaded house). Boards with rules have a picture
 * instead. */
export const markingsOf = memo((shape: Shape): readonly string[] => {
  const houses = shape.rules ? [] : everyHouse(shape);
  return cells(shape).map((cell) => [...new Set(houses.flatMap(({ kind, cells: inside, shaded }) => (!inside.includes(cell) ? []
    : shaded ? ["extra"] : kind === "diagonal" ? [inside[0] === 0 ? "down" : "up"] : [])))].join(" "));
});

const peers = memo((shape: Shape): readonly (readonly number[])[] => {
  const found = cells(shape).map(() => new Set<number>());
  for (const house of housesOf(shape)) for (const cell of house) for (const other of house) found[cell].add(other);
  return found.map((set, cell) => [...set].filter((other) => other !== cell).sort((a, b) => a - b));
});

/** The cells that share a house with a cell, ascending. */
export const peersOf = (shape: Shape, cell: number): readonly number[] => peers(shape)[cell];

/** Clears cached results about houses, after the engine has described more of them. */
export const forgetHouses = (): void => memos.forEach((made) => made.clear());

function memo<T>(make: (shape: Shape) => T): (shape: Shape) => T {
  const made = new Map<string, T>();
  memos.push(made);
  return (shape) => {
    const key = keyOf(shape);
    if (!made.has(key)) made.set(key, make(shape));
    return made.get(key) as T;
  };
}
