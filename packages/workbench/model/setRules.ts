// A puzzle that is being set: its houses and rules are text after the cells, and an edit changes that text, so rules are undone
// like digits. The digits on the board are the givens.
//
//   "houses:AABB.. rules:killer 5: A2 B2; thermo: C1-C4"      houses "houses:AABB..", rules ["killer 5: A2 B2", "thermo: C1-C4"]

import { blank, drawnHouses } from "./jigsaw";
import { digitsOnBoard, edit, Game, givenAt, newGame } from "./game";
import { rulesIn } from "./rulesIn";
import { allDigits, boxesOf, boxText, cellCount, sameShape, Shape, shapeOfMore, usualShape } from "./shape";

export interface Text { readonly houses: string; readonly rules: readonly string[] }

/** The parts of the text after the cells. Diagonals and windows of houses are rules here. */
export function textOf(shape: Shape): Text {
  const match = /^(houses:\S+)?(?: ?rules:(.+))?$/.exec(moreOf(shape)) ?? [];
  const [houses, more] = (match[1] ?? "").split(/(?=\+)(.*)/);
  const added = [["+diagonals", "diagonals"], ["+windoku", "windows"]].flatMap(([sign, rule]) => (more?.includes(sign) ? [rule] : []));
  return { houses: houses === "houses:boxes" ? "" : houses, rules: [...added, ...rulesIn(match[2] ?? "")] };
}

export const joined = ({ houses, rules }: Text): string =>
  [houses, rules.length > 0 && `rules:${rules.join("; ")}`].filter(Boolean).join(" ");

/** The same as text; unusual boxes are written as regions. */
function moreOf(shape: Shape): string {
  if (shape.more !== undefined) return shape.more;
  if (boxText(shape) === boxText(usualShape(shape.order))) return "";
  const boxes = boxesOf(shape);
  return `houses:${Array.from({ length: cellCount(shape) }, (_, cell) =>
    String.fromCharCode(65 + boxes.findIndex(({ cells }) => cells.includes(cell)))).join("")}`;
}

const newName = (): string => `set ${Date.now().toString(36)} ${Math.random().toString(36).slice(2, 8)}`;

/** An empty board to set a puzzle on. */
export const emptySetting = (order: number, name: string): Game => {
  const shape = usualShape(order);
  return { ...newGame({ shape, allowed: new Array<number>(cellCount(shape)).fill(allDigits(shape)), name }), set: newName() };
};

/** A puzzle and the digits written on it, for editing. Cells limited to some digits keep the limit. */
export function settingOf(game: Game, said: string): Game {
  const { about, link, ...puzzle } = game.puzzle;
  const allowed = puzzle.allowed.map((digits, cell) => (givenAt(puzzle, cell) !== 0 ? allDigits(puzzle.shape) : digits));
  const changes = digitsOnBoard(game).map((to, cell) => ({ layer: "digit" as const, cell, from: 0, to }));
  return { ...edit(newGame({ ...puzzle, allowed }), said, changes), set: newName() };
}

/** Replaces houses and rules, as one step. */
export const withText = (game: Game, said: string, text: Text): Game => {
  const [from, to] = [moreOf(game.puzzle.shape), joined(text)];
  return from === to ? game : edit(game, said, [], { from, to });
};

/** The board without boxes, to draw regions on; keeps its rules. */
export const drawRegions = (game: Game, said: string): Game =>
  withText(game, said, { ...textOf(game.puzzle.shape), houses: blank(game.puzzle.shape.order) });

/** Replaces boxes by the drawn regions; the unchanged game while they are incomplete. */
export function useRegions(game: Game, said: string): Game {
  const houses = drawnHouses(game);
  const { shape } = game.puzzle;
  if (!houses) return game;
  const changes = game.layers.region.map((from, cell) => ({ layer: "region" as const, cell, from, to: 0 }));
  const text = { ...textOf(shape), houses };
  const plain = sameShape(shapeOfMore(shape.order, houses), usualShape(shape.order));
  return edit(game, said, changes, { from: moreOf(shape), to: joined(plain ? { ...text, houses: "" } : text) });
}

/** A rule's name, its values and its cells. */
export function rulePartsOf(rule: string): { name: string; value: string; cells: string } {
  const [, name, value, cells] = /^([a-z-]+)((?: [^\s:{}"]+)*)(?:: (.*))?$/.exec(rule) ?? ["", "", "", rule];
  return { name, value: value.trim(), cells: cells ?? "" };
}

export const ruleText = (name: string, value: string, cells: string): string =>
  `${[name, value.trim()].filter(Boolean).join(" ")}${cells.trim() ? `: ${cells.trim()}` : ""}`;

/** "0: 10 1 -1" and "A1 B1 C3": the sum, and the weights before the cells; a cell without a weight has that of the cell before it. */
export function weightedText(value: string, cells: string): string {
  const [, sum, weights = "", layer = ""] = /^([^:]*?)(?::(.*?))?( of v)?$/.exec(value)!;
  const list = weights.trim().split(/\s+/);
  const weighted = cells.trim().split(/\s+/).map((cell, at) => [list[at], cell].filter(Boolean).join(" "));
  return ruleText("weighted", sum.trim() + layer, weighted.join(" "));
}

/** A rule's value without the layer that it reads: "15 of v" is 15. */
export const plainValue = (value: string): { plain: string; ofValues: boolean } =>
  ({ plain: value.replace(/(^| )of v$/, ""), ofValues: /(^| )of v$/.test(value) });

/** The rules with the sums of these cages from a solution; `cellsOf`: a cage's cells. Cages that have a sum keep it. */
export const withSums = (rules: readonly string[], cellsOf: (rule: string) => readonly number[], solution: readonly number[]): string[] =>
  rules.map((rule) => {
    const { name, value, cells } = rulePartsOf(rule);
    if (name !== "killer" || value !== "") return rule;
    return ruleText(name, String(cellsOf(rule).reduce((sum, cell) => sum + solution[cell], 0)), cells);
  });

/** Cages for the cells without one: each grows from its first cell by neighbours, without a repeated digit, up to a size between 2
 * and `most`. `random`: 0 to 1. Single cells remain without a cage. */
export function proposedCages(shape: Shape, solution: readonly number[], taken: ReadonlySet<number>, most: number,
  random: () => number): number[][] {
  const { order } = shape;
  const free = new Set(solution.flatMap((_, cell) => (taken.has(cell) ? [] : [cell])));
  const sides = (cell: number) => [cell - order, cell + order, ...(cell % order > 0 ? [cell - 1] : []),
    ...(cell % order < order - 1 ? [cell + 1] : [])].filter((side) => free.has(side));
  const cages: number[][] = [];
  for (const first of [...free]) {
    if (!free.delete(first)) continue;
    const cage = [first];
    const size = 2 + Math.floor(random() * (most - 1));
    while (cage.length < size) {
      const used = new Set(cage.map((cell) => solution[cell]));
      const next = [...new Set(cage.flatMap(sides))].filter((cell) => !used.has(solution[cell]));
      if (next.length === 0) break;
      const cell = next[Math.floor(random() * next.length)];
      free.delete(cell);
      cage.push(cell);
    }
    if (cage.length > 1) cages.push(cage.sort((a, b) => a - b));
  }
  return cages;
}

/** The digits on the board if it is full; otherwise null. */
export const fullBoard = (game: Game): readonly number[] | null => {
  const digits = digitsOnBoard(game);
  return digits.every((digit) => digit !== 0) ? digits : null;
};
