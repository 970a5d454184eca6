// A jigsaw being drawn: a board with rows and columns only, and a layer with the region of each cell. It is
// complete when every region has as many cells as the board has digits.
//
//   1 1 2 2      1 1 2 2
//   1 . . 2      1 3 1 2      a region of 3 cells lacks one; cells without a number are in none
//   ..           ..

import { edit, Game, newGame, digitsOnBoard, Puzzle } from "./game";
import "./houses";
import { allDigits, bit, boxesOf, cellCount, cellName, linesOf, Shape, shapeWith, usualShape } from "./shape";
import { words } from "../words";

type Cells = readonly number[];

export const blank = (order: number): string => `houses:${JSON.stringify(linesOf(usualShape(order)).map(({ cells }) => cells))}`;

/** An empty board to draw on. */
export function drawingBoard(order: number, name: string): Game {
  const shape = shapeWith(order, blank(order))!;
  return newGame({ shape, allowed: new Array<number>(cellCount(shape)).fill(allDigits(shape)), name });
}

/** Whether regions are being drawn, on a board with rules or without. */
export const isDrawing = ({ more, order }: Shape): boolean => more?.split(" rules:", 1)[0] === blank(order);

export interface Region { readonly number: number; readonly cells: Cells; readonly pieces: number }

/** The regions so far, by their numbers. */
export function regionsDrawn({ puzzle: { shape }, layers: { region } }: Game): Region[] {
  return [...new Set(region)].filter((number) => number > 0).sort((a, b) => a - b).map((number) => {
    const cells = region.flatMap((at, cell) => (at === number ? [cell] : []));
    return { number, cells, pieces: pieces(shape, cells) };
  });
}

/** The number of connected parts of a set of cells. */
function pieces({ order }: Shape, cells: Cells): number {
  const left = new Set(cells);
  let count = 0;
  for (const first of cells) {
    if (!left.delete(first)) continue;
    count += 1;
    const reached = [first];
    for (const cell of reached) {
      const sides = [cell - order, cell + order, ...(cell % order > 0 ? [cell - 1] : []), ...(cell % order < order - 1 ? [cell + 1] : [])];
      for (const side of sides) if (left.delete(side)) reached.push(side);
    }
  }
  return count;
}

/** Cells of no region. */
export const freeCells = (game: Game): number[] => game.layers.region.flatMap((number, cell) => (number === 0 ? [cell] : []));

/** The number of the next region; 0 if there are as many as digits. */
export function nextRegion(game: Game): number {
  const used = new Set(game.layers.region);
  for (let number = 1; number <= game.puzzle.shape.order; number += 1) if (!used.has(number)) return number;
  return 0;
}

/** Assigns these cells to the region with this number; 0 removes them from theirs. */
export const drawRegion = (game: Game, cells: Cells, number: number): Game =>
  edit(game, words.edit.region(cells.length > 3 ? words.edit.cells(cells.length)
    : cells.map((cell) => cellName(game.puzzle.shape, cell)).join(", "), number),
  cells.map((cell) => ({ layer: "region", cell, from: game.layers.region[cell], to: number })));

/** The usual boxes as initial regions; the unchanged game if this size has none. */
export function drawBoxes(game: Game): Game {
  const usual = usualShape(game.puzzle.shape.order);
  return usual.boxHeight === 1 ? game : edit(game, words.edit.boxes, boxesOf(usual).flatMap(({ cells }, box) => cells.map((cell) =>
    ({ layer: "region" as const, cell, from: game.layers.region[cell], to: box + 1 }))));
}

/** The regions as text after a puzzle, "houses:AABB.."; null while one has too few or too many cells. */
export function drawnHouses(game: Game): string | null {
  const { puzzle: { shape }, layers: { region } } = game;
  const regions = regionsDrawn(game);
  if (regions.length !== shape.order || regions.some(({ cells }) => cells.length !== shape.order)) return null;
  const inOrder = [...new Set(region)];
  return `houses:${region.map((number) => String.fromCharCode(65 + inOrder.indexOf(number))).join("")}`;
}

/** The board that was drawn, with the digits on it as givens; null while it is incomplete. */
export function drawnPuzzle(game: Game, more: string): Puzzle | null {
  const { puzzle: { shape, allowed } } = game;
  const houses = drawnHouses(game);
  const drawn = houses === null ? null : shapeWith(shape.order, houses + more);
  return drawn && { shape: drawn, name: "", allowed: digitsOnBoard(game).map((digit, cell) => (digit !== 0 ? bit(digit) : allowed[cell])) };
}
