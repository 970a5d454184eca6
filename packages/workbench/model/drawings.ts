// What a link of SudokuPad or f-puzzles draws, as its author drew it: lines, shapes, texts, cages, fog, and the stored solution.
// Coordinates are [down, across] in cells from the upper left corner of the board; outside it they are negative, or above its size.
//
//   {"lines":[{"wayPoints":[[0.5,0.5],[2.5,0.5]],"color":"#cfcfcf","thickness":16}]}    or {l:[{wp:[[.5,.5],[2.5,.5]],c:#CF,th:16}]}

import { dataOf, get, Item, item, items, list, number, places, point, Point, text, Value } from "./linkData";
import { withoutMargin } from "./margin";

/** `width`: in 64ths of a cell; `head`: of an arrow, in cells, or 0. */
export interface DrawnLine { readonly points: readonly Point[]; readonly colour: string; readonly width: number; readonly head: number;
  readonly above: boolean }
/** An outline of any shape, as path data of SVG in 64ths of a cell from a point, usually the corner of the board. */
export interface DrawnPath { readonly way: string; readonly from: Point; readonly fill: string; readonly isEvenOdd: boolean;
  readonly colour: string; readonly width: number; readonly above: boolean }
/** Sizes in cells; `angle` in degrees; `size`: of the text, in 64ths of a cell. */
export interface DrawnShape { readonly at: Point; readonly width: number; readonly height: number; readonly round: boolean;
  readonly angle: number; readonly fill: string; readonly border: string; readonly thick: number; readonly text: string;
  readonly size: number; readonly colour: string; readonly above: boolean }
export interface DrawnCage { readonly cells: readonly number[]; readonly text: string; readonly colour: string }
/** The digits in `when` are right: `lit` is uncovered. */
export interface Trigger { readonly when: readonly number[]; readonly lit: readonly number[] }
export interface Fog { readonly lit: readonly number[]; readonly triggers: readonly Trigger[] | null }
export interface Drawings {
  readonly order: number;
  readonly givens: readonly number[];
  readonly regions: readonly number[] | null;  // the region of each cell
  readonly lines: readonly DrawnLine[];
  readonly paths: readonly DrawnPath[];
  readonly shapes: readonly DrawnShape[];
  readonly cages: readonly DrawnCage[];
  readonly fog: Fog | null;
  readonly solution: readonly number[] | null;
  /** Rules are stated as data, of which Deduku has its own pictures: these drawings are in addition to them. */
  readonly besides: boolean;
}

/** A colour that is safe in an attribute: #rgb.., a name, rgb(..); one or two letters after # are a grey. "": none. */
export function colour(value: Value): string {
  const said = text(value).trim();
  const grey = /^#([0-9a-f])([0-9a-f])?$/i.exec(said);
  if (grey) return `#${(grey[1] + (grey[2] ?? grey[1])).repeat(3)}`;
  const hex = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(said);
  if (hex) return `#${hex[1]}`;
  return /^([a-z]{3,20}|rgba?\([\d., %]{5,40}\))$/i.test(said) && said !== "none" && said !== "transparent" ? said : "";
}

const cellsOf = (value: Value, order: number): number[] => places(value).flatMap(([row, column]) =>
  (row >= 0 && column >= 0 && row < order && column < order ? [row * order + column] : []));
const middle = (at: readonly Point[]): Point => [0, 1].map((axis) => 0.5 + at.reduce((sum, one) => sum + one[axis], 0) / at.length) as
  unknown as Point;

function padShapes(from: Value, above: boolean): DrawnShape[] {
  return items(from).flatMap((shape) => {
    const at = point(get(shape, "center", "ct"));
    return at ? [{ at, above, width: number(get(shape, "width", "w"), 1), height: number(get(shape, "height", "h"), 1),
      round: Boolean(get(shape, "rounded", "r")), angle: number(get(shape, "angle"), 0), fill: colour(get(shape, "backgroundColor", "c2")),
      border: colour(get(shape, "borderColor", "c1")), thick: number(get(shape, "thickness", "th"), 2),
      text: text(get(shape, "text", "te")).slice(0, 100), size: number(get(shape, "fontSize", "fs"), 28),
      colour: colour(get(shape, "color", "c")) || "#000" }] : [];
  });
}

function padLines(root: Item): DrawnLine[] {
  const arrows = items(get(root, "arrows", "a")).map((line) => [line, number(get(line, "headLength", "hl"), 0.3)] as const);
  return [...items(get(root, "lines", "l")).map((line) => [line, 0] as const), ...arrows].flatMap(([line, head]) => {
    const points = list(get(line, "wayPoints", "wp")).flatMap((one) => { const at = point(one); return at ? [at] : []; });
    const shade = colour(get(line, "color", "c"));
    return points.length > 1 && shade ? [{ points, colour: shade, head, width: number(get(line, "thickness", "th"), 2),
      above: text(get(line, "target")) === "overlay" }] : [];
  });
}

/** Commands and numbers of path data alone. */
const isWay = (said: string): boolean => /^[Mm][\d\s.,e+\-MLHVCSQTAZ]*$/i.test(said) && said.length < 100_000;

function padPaths(root: Item): DrawnPath[] {
  const from = point(get(root, "corner")) ?? [0, 0];
  return items(get(root, "lines", "l")).flatMap((line) => {
    const way = text(get(line, "d2", "d"));
    const [fill, shade] = [colour(get(line, "fill")), colour(get(line, "color", "c"))];
    return isWay(way) && (fill || shade) ? [{ way, from, fill, isEvenOdd: text(get(line, "fill-rule")) === "evenodd", colour: shade,
      width: number(get(line, "thickness", "th"), 2), above: text(get(line, "target")) === "overlay" }] : [];
  });
}

const isWord = (said: string): boolean => /^[a-z]+:/i.test(said) || /^foglight/i.test(said);

function cagesOf(from: Value, order: number): DrawnCage[] {
  return items(from).flatMap((cage) => {
    const said = text(get(cage, "value", "v", "sum"));
    const cells = cellsOf(get(cage, "cells", "ce"), order);
    const hidden = text(get(cage, "style")) === "hidden" || text(get(cage, "type")) === "rowcol" || (get(cage, "hidden") && said === "");
    return cells.length === 0 || isWord(said) || hidden ? [] : [{ cells, text: said.slice(0, 20),
      colour: colour(get(cage, "outlineC", "c1")) || "#000" }];
  });
}

function fogOf(root: Item, order: number, words: readonly Item[]): Fog | null {
  const said = get(root, "foglight", "fogofwar");
  const lights = words.filter((cage) => /^foglight/i.test(text(get(cage, "value", "v"))));
  const triggers = items(get(root, "triggereffect")).flatMap((row): Trigger[] => {
    const [trigger, effect] = [item(get(row, "trigger")), item(get(row, "effect"))];
    if (!trigger || !effect || text(get(effect, "type")) !== "foglight") return [];
    return [{ when: cellsOf(get(trigger, "cell", "cells"), order), lit: cellsOf(get(effect, "cells", "ce"), order) }];
  });
  if (said === undefined && lights.length === 0 && triggers.length === 0) return null;
  return { lit: [...cellsOf(said, order), ...lights.flatMap((cage) => cellsOf(get(cage, "cells", "ce"), order))],
    triggers: triggers.length > 0 ? triggers : null };
}

/** The digits of a stored solution; null unless every cell has one. */
function solutionOf(said: Value, order: number): number[] | null {
  const all = Array.isArray(said) ? said.map((one) => number(one, 0)) : [...text(said).replace(/\s/g, "")].map((one) => parseInt(one, 36));
  return all.length === order * order && all.every((digit) => digit >= 1 && digit <= order) ? all : null;
}

/** Colours of cells; several share a cell as strips. */
const coloured = (cells: readonly Item[], order: number): DrawnShape[] => cells.flatMap((cell, place) => {
  const all = list(get(cell, "cArray") ?? [get(cell, "c")]).map(colour).filter(Boolean);
  return all.map((fill, at): DrawnShape => ({ at: [Math.floor(place / order) + 0.5, (place % order) + (at + 0.5) / all.length], fill,
    width: 1 / all.length, height: 1, above: false, round: false, angle: 0, border: "", thick: 0, text: "", size: 0, colour: "" }));
});

/** Colours, shapes and lines that f-puzzles draws in addition to its rules. */
function besides(root: Item, cells: readonly Item[], order: number): Pick<Drawings, "lines" | "shapes"> {
  const shape = (row: Item, round: boolean): DrawnShape[] => {
    const at = places(get(row, "cells"));
    return at.length === 0 || get(row, "fromConstraint") ? [] : [{ at: middle(at), above: false, round,
      width: number(get(row, "width"), 0.7),
      height: number(get(row, "height"), 0.7), angle: number(get(row, "angle"), 0), fill: colour(get(row, "baseC")),
      border: colour(get(row, "outlineC")), thick: 2, text: text(get(row, "value")).slice(0, 100), size: 64 * number(get(row, "size"), 0.4),
      colour: colour(get(row, "fontC")) || "#000" }];
  };
  const lines = items(get(root, "line")).filter((row) => !get(row, "fromConstraint")).flatMap((row) => list(get(row, "lines")).map((way) =>
    ({ points: list(way).flatMap(places).map((at): Point => [at[0] + 0.5, at[1] + 0.5]), colour: colour(get(row, "outlineC")) || "#ccc",
      width: 64 * number(get(row, "width"), 0.3), head: 0, above: false })));
  return { lines, shapes: [...coloured(cells, order), ...items(get(root, "circle")).flatMap((row) => shape(row, true)),
    ...items(get(root, "rectangle")).flatMap((row) => shape(row, false)),
    ...items(get(root, "text")).flatMap((row) => shape(row, false).map((one) => ({ ...one, fill: "", border: "", above: true })))] };
}

/** What is drawn; null if the text holds no board of a size that the page can show. */
export function drawingsOf(source: string): Drawings | null {
  const data = dataOf(source);
  const root = data && withoutMargin(data);
  const rows = root && list(get(root, "cells", "ce", "grid"));
  if (!root || !rows) return null;
  const order = rows.length;
  if (order < 4 || order > 25 || rows.some((row) => list(row).length > order)) return null;
  const isPad = get(root, "grid") === undefined;
  const cells = Array.from({ length: order * order }, (_, cell) => item(list(rows[Math.floor(cell / order)])[cell % order]) ?? {});
  const digit = (cell: Item) => { const value = number(get(cell, "value", "v"), 0); return value >= 1 && value <= order ? value : 0; };
  const all = cells.every((cell) => digit(cell) !== 0);
  const words = items(get(root, "cages", "ca"));
  const metadata = item(get(root, "metadata")) ?? {};
  const worded = words.map((cage) => /^solution:\s*(.*)$/is.exec(text(get(cage, "value", "v")))?.[1]).find(Boolean);
  const regions = new Array<number>(order * order).fill(-1);
  list(get(root, "regions", "re")).forEach((region, at) => { for (const cell of cellsOf(region, order)) regions[cell] = at; });
  return {
    order, regions: regions.includes(-1) ? null : regions,
    givens: cells.map((cell) => (all || (!isPad && !get(cell, "given")) ? 0 : digit(cell))),
    solution: solutionOf(get(metadata, "solution") ?? get(root, "solution") ?? worded, order) ?? (all ? cells.map(digit) : null),
    fog: fogOf(root, order, words), besides: !isPad,
    ...(isPad ? { lines: padLines(root), paths: padPaths(root), cages: cagesOf(words, order),
      shapes: [...padShapes(get(root, "underlays", "u"), false), ...padShapes(get(root, "overlays", "o"), true)] }
      : { cages: cagesOf(get(root, "cage"), order), paths: [], ...besides(root, cells, order) }),
  };
}

/** Whether there is more to show than a plain board. */
export const isDrawn = ({ lines, paths, shapes, cages, fog, solution }: Drawings): boolean =>
  lines.length + paths.length + shapes.length + cages.length > 0 || fog !== null || solution !== null;

/** The cells that fog covers, given the digits on the board. Without triggers, a right digit uncovers the cells around it. */
export function foggedCells({ order, fog, solution }: Drawings, digits: readonly number[]): ReadonlySet<number> {
  if (!fog || !solution) return new Set();
  const right = (cell: number) => digits[cell] === solution[cell];
  const around = (cell: number) => [-1, 0, 1].flatMap((down) => [-1, 0, 1].flatMap((across) => {
    const [row, column] = [Math.floor(cell / order) + down, (cell % order) + across];
    return row >= 0 && column >= 0 && row < order && column < order ? [row * order + column] : [];
  }));
  const lit = new Set([...fog.lit, ...(fog.triggers
    ? fog.triggers.filter(({ when }) => when.length > 0 && when.every(right)).flatMap((one) => one.lit)
    : digits.flatMap((digit, cell) => (digit !== 0 && right(cell) ? around(cell) : [])))]);
  return new Set(digits.flatMap((_, cell) => (lit.has(cell) ? [] : [cell])));
}
