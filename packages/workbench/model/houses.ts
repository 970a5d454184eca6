// Boards with houses other than rows, columns and boxes: read from the text after the cells of a puzzle
// (doc/formats.md, "Houses"), in the order of the engine and of its proofs, with kinds derived from their cells. The engine reads
// all other rules and reports their houses (model/ruled.ts).
//
//   houses:AABBAABBCCDDCCDD+diagonals     A A|B B      rows, columns, regions, diagonals
//   rules:disjoint-groups                 A A|B B      rows, columns, boxes, groups

import { rulesIn } from "./rulesIn";
import { cellsOfRules, headerOf, rulesAt } from "./ruled";
import { boxesOf, cellName, columnName, House, Kind, linesOf, readHousesBy, Shape, shapeOf, usualShape } from "./shape";

type Cells = readonly number[];
/** `at`: its number among its kind, from 0. */
interface Known { readonly kind: Kind; readonly at: number; readonly cells: Cells }

const most = 250;

const upTo = (n: number): number[] => Array.from({ length: n }, (_, at) => at);
const ascending = (cells: Cells): number[] => [...cells].sort((a, b) => a - b);

const diagonal = (n: number, up: boolean): number[] => upTo(n).map((row) => row * n + (up ? n - 1 - row : row));
const windows = (): number[][] => [1, 5].flatMap((top) => [1, 5].map((left) =>
  upTo(9).map((at) => (top + Math.floor(at / 3)) * 9 + left + (at % 3))));

/** Cells with the same name, in order of first appearance. */
function grouped(names: readonly string[]): number[][] {
  const found = new Map<string, number[]>();
  names.forEach((name, cell) => found.set(name, [...(found.get(name) ?? []), cell]));
  return [...found.values()];
}

const readText = (text: string): RegExpExecArray | null => /^(?:houses:(\S+))?(?: ?rules:(.+))?$/.exec(text);

/** Whether a text has the form of a rule: a name, values or a formula, then cells; what is in braces or quotes is not looked at. */
function isRule(text: string): boolean {
  let [left, before] = [text.replace(/"[^"]*"/g, ""), ""];
  while (left !== before) [before, left] = [left, left.replace(/\{[^{}]*\}/g, "")];
  return /^[a-z][a-z-]*( [^:#{}"\x00-\x1f]*)?(: ?[A-Za-z\d =~.-]+)?$/.test(left);
}

/** "houses:MAP+diagonals rules:disjoint-groups; .." on a board of this size, and whether it has other rules; null for any
 * other text. */
function readMore(n: number, high: number, text: string): { all: Cells[]; rules: boolean } | null {
  const match = readText(text);
  const all = match && text !== "" && listed(n, high, match[1] ?? "boxes");
  if (!all || !all.every((house) => isHouse(n, house))) return null;
  const before = kindsOf(n, all);
  let rules = false;
  for (const rule of rulesIn(match[2] ?? "")) {
    if (!isRule(rule)) return null;
    const more = ruled(n, before, rule);
    if (more?.every((house) => isHouse(n, house))) all.push(...more);
    else rules = true;
  }
  return all.length > most ? null : { all, rules };
}

function readHouses(shape: Shape, text: string): readonly House[] | null {
  const n = shape.order;
  const map = readText(text)?.[1] ?? "";
  const told = shape.rules && headerOf(shape)?.houses;
  const all = told ? told.filter((cells) => cells.length === n) : readMore(n, shape.boxHeight, text)?.all;
  if (!all) return null;
  const houses = kindsOf(n, all);
  const shown = extras(houses);
  const full = houses.map((house) => ({ kind: house.kind, cells: house.cells, name: nameOf(n, house, map),
    ...(shown.includes(house) && { shaded: true }) }));
  return [...full, ...(told || []).filter((cells) => cells.length < n).map((cells) =>
    ({ kind: "few" as const, cells, name: `cells ${cells.map((cell) => cellName(shape, cell)).join()}` }))];
}

const isHouse = (n: number, cells: Cells): boolean => cells.length === n && new Set(cells).size === n
  && cells.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < n * n);

function listed(n: number, high: number, text: string): Cells[] | null {
  if (text.startsWith("[")) return readList(text);
  const map = text.startsWith("boxes") ? "boxes" : text.slice(0, n * n);
  const more = /^(\+diagonals)?(\+windoku)?$/.exec(text.slice(map.length));
  if (!more || (more[2] && n !== 9) || (map !== "boxes" && map.length !== n * n)) return null;
  const cellsOf = (houses: readonly House[]) => houses.map(({ cells }) => cells);
  const regions = map === "boxes" ? cellsOf(boxesOf(shapeOf(high, n / high))) : grouped([...map]);
  return [...cellsOf(linesOf(usualShape(n))), ...regions, ...(more[1] ? [diagonal(n, false), diagonal(n, true)] : []),
    ...(more[2] ? windows() : [])];
}

function readList(text: string): Cells[] | null {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.length <= most && list.every((house) => Array.isArray(house)) ? list.map(ascending) : null;
  } catch {
    return null;
  }
}

/** The houses of a rule, if it only adds houses of n cells. */
function ruled(n: number, before: readonly Known[], rule: string): Cells[] | null {
  const [name, cells] = rule.split(": ");
  if (name === "diagonals") return [diagonal(n, false), diagonal(n, true)];
  if (name === "diagonal down" || name === "diagonal up") return [diagonal(n, name.endsWith("up"))];
  if (name === "windows" && n === 9) return windows();
  const boxes = before.filter(({ kind }) => kind === "box");
  if (name === "disjoint-groups" && boxes.length === n) return upTo(n).map((at) => ascending(boxes.map((box) => box.cells[at])));
  return name === "extra-region" && cells ? [ascending(cells.split(" ").flatMap((part) => span(n, part)))] : null;
}

/** "C2", "A1-A5": from one cell to another along a line. */
function span(n: number, text: string): number[] {
  const ends = text.split("-").map((name) => ({ column: name.charCodeAt(0) - 65, row: Number(name.slice(1)) - 1 }));
  const [from, to] = [ends[0], ends[ends.length - 1]];
  const long = Math.max(Math.abs(to.row - from.row), Math.abs(to.column - from.column)) || 0;
  const at = (a: number, b: number, step: number) => a + Math.sign(b - a) * step;
  return long < n ? upTo(long + 1).map((step) => at(from.row, to.row, step) * n + at(from.column, to.column, step)) : [];
}

// --- kinds ----------------------------------------------------------------------------------------------------------

/** Lines first; then boxes or regions, which fill the board, windows, and groups, which fill it a second time. */
function kindsOf(n: number, all: readonly Cells[]): Known[] {
  const kinds: (Known | undefined)[] = all.map((cells, at) => lineKind(n, cells, all.findIndex((one) => same(one, cells)) === at));
  const left = () => all.flatMap((_, at) => (kinds[at] ? [] : [at]));
  const name = (found: readonly number[], kind: Kind) => found.forEach((house, at) => { kinds[house] = { kind, at, cells: all[house] }; });
  const regions = partition(n, all, left());
  name(regions, regions.every((at) => isRectangle(n, all[at])) ? "box" : "region");
  name(left().filter((at) => isRectangle(n, all[at]) && isBroad(n, all[at])), "window");
  name(partition(n, all, left()), "group");
  name(left(), "other");
  return kinds as Known[];
}

const same = (a: Cells, b: Cells): boolean => a.length === b.length && a.every((cell, at) => cell === b[at]);

function lineKind(n: number, cells: Cells, first: boolean): Known | undefined {
  const [start, step] = [cells[0], cells[1] - cells[0]];
  if (!first || cells.some((cell, at) => cell !== start + at * step)) return undefined;
  if (step === 1 && start % n === 0) return { kind: "row", at: start / n, cells };
  if (step === n) return { kind: "column", at: start, cells };
  if (step === n + 1 && start === 0) return { kind: "diagonal", at: 0, cells };
  return step === n - 1 && start === n - 1 ? { kind: "diagonal", at: 1, cells } : undefined;
}

/** The first houses that are disjoint from all earlier ones; none if they do not fill the board. */
function partition(n: number, all: readonly Cells[], houses: readonly number[]): number[] {
  const taken = new Set<number>();
  const out = houses.filter((house) => {
    if (all[house].some((cell) => taken.has(cell))) return false;
    for (const cell of all[house]) taken.add(cell);
    return true;
  });
  return out.length === n ? out : [];
}

const corners = (n: number, cells: Cells) => {
  const [first, last] = [cells[0], cells[n - 1]];
  return { high: Math.floor(last / n) - Math.floor(first / n) + 1, left: first % n, right: last % n };
};
const isBroad = (n: number, cells: Cells): boolean => {
  const { high, left, right } = corners(n, cells);
  return high > 1 && left !== right;
};
function isRectangle(n: number, cells: Cells): boolean {
  const { high, left, right } = corners(n, cells);
  return high * (right - left + 1) === n && cells.every((cell) => cell % n >= left && cell % n <= right);
}

// --- names and drawing ----------------------------------------------------------------------------------------------

const known: readonly (readonly [string, string])[] = [["asterisk", "13,20,24,37,40,43,56,60,67"],
  ["centre dots", "10,13,16,37,40,43,64,67,70"]];

function nameOf(n: number, { kind, at, cells }: Known, text: string): string {
  if (kind === "diagonal") return at === 0 ? "main diagonal" : "anti-diagonal";
  if (kind === "column") return `column ${columnName(at)}`;
  // Regions of a map in digits keep their numbers.
  const map = text.slice(0, n * n);
  if (kind === "region" && /^[1-9]+$/.test(map)) return `region ${map[cells[0]]}`;
  const other = kind === "other" && n === 9 && known.find(([, list]) => list === cells.join());
  return other ? other[0] : `${kind === "other" ? "house" : kind} ${at + 1}`;
}

const further = ({ kind }: { kind: Kind }): boolean => kind === "window" || kind === "group" || kind === "other";

/** All groups of cells at the same place of their boxes, if present: stated in words, not drawn. */
export function disjointGroups<T extends Pick<House, "kind" | "cells">>(houses: readonly T[]): readonly T[] {
  const boxes = houses.filter(({ kind }) => kind === "box");
  const places = (cells: Cells) => new Set(cells.map((cell) => boxes.find((box) => box.cells.includes(cell))?.cells.indexOf(cell) ?? -1));
  const groups = houses.filter((house) => boxes.length > 0 && further(house) && places(house.cells).size === 1);
  return groups.length === boxes.length ? groups : [];
}

/** Houses that are shaded and framed: all but lines, boxes, regions and disjoint groups. */
function extras(houses: readonly Known[]): Known[] {
  const groups = disjointGroups(houses);
  return houses.filter((house) => further(house) && !groups.includes(house));
}

/** The shape of these houses: that of boxes, if they are rows, columns and boxes of one size. */
function shapeWith(order: number, more: string): Shape | null {
  const usual = usualShape(order);
  if (readMore(order, usual.boxHeight, more)?.rules) return { ...usual, more, rules: true };
  const shape = { ...usual, more };
  const houses = readHouses(shape, more);
  const boxes = houses?.filter(({ kind }) => kind === "box") ?? [];
  if (houses?.length !== 3 * order || boxes.length !== order) return houses && shape;
  const wide = new Set(boxes[0].cells.map((cell) => cell % order)).size;
  const plain = shapeOf(order / wide, wide);
  return boxesOf(plain).every((box, at) => box.cells.join() === boxes[at].cells.join()) ? plain : shape;
}

readHousesBy({ shapeWith, housesOf: readHouses, headerOf, cellsOfRules, rulesAt });
