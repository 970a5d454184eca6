// A puzzle and the player's edits. Every edit is a list of changes to layers, so undo, redo, storing
// and sharing work the same way:
//
//   layers   digit   corner   centre   struck   colour        (a number for each cell: a digit, a set of digits, a colour)
//   edits    [{words: "B2 = 4", changes: [{layer: "digit", cell: 10, from: 0, to: 4}, ..]}, ..]      at = number in effect
//
// While a puzzle is being set, edits also change its houses and rules: {more: {from: "", to: "rules:killer 3: A1 A2"}}.

import { words } from "../words";
import type { Hand } from "./hand";
import { allDigits, bit, boxText, cellCount, cellName, digitName, digitsOf, has, peersOf, Shape, shapeOfMore } from "./shape";
import { readLine, writeLine, writeRows } from "./line";

/** `region`: of a jigsaw being drawn (model/jigsaw.ts). */
export const layerNames = ["digit", "corner", "centre", "struck", "colour", "region"] as const;
export type Layer = (typeof layerNames)[number];
/** The layers that digit keys can write to. */
export type Mode = Exclude<Layer, "region">;
export type Layers = Readonly<Record<Layer, readonly number[]>>;

export interface Change { readonly layer: Layer; readonly cell: number; readonly from: number; readonly to: number }
/** Houses and rules, the text after the cells; "": boxes and no rules. */
export interface More { readonly from: string; readonly to: string }
export interface Edit { readonly words: string; readonly changes: readonly Change[]; readonly more?: More }

export interface Puzzle {
  readonly shape: Shape;
  readonly allowed: readonly number[];  // the digits that the puzzle allows in each cell; one digit: a given
  readonly name: string;
  readonly link?: string;   // the published link, for its drawings, its fog and its solution (model/drawings.ts)
  readonly about?: string;  // from its publication, a line each: "Author: ..", "Rules: ..", "Read without: .."
}

export interface Game {
  readonly puzzle: Puzzle;
  readonly layers: Layers;
  readonly edits: readonly Edit[];
  readonly at: number;
  readonly hand?: Hand;  // HDP by hand, if there is any
  readonly lent?: true;  // an exercise, temporarily on the board: not stored
  readonly set?: string; // a puzzle that is being set, by its name among the stored ones: the digits on it are its givens
}

export const colours = 9;
/** The colours of a cell: a single one by its number, several as bits 4 to 12. */
export const coloursOf = (value: number): number[] => value < 16 ? (value > 0 ? [value] : []) : digitsOf(value >> 4);
const colourValue = (of: readonly number[]): number => (of.length < 2 ? of[0] ?? 0 : of.reduce((set, one) => set | bit(one), 0) << 4);

const zeros = (shape: Shape): number[] => new Array<number>(cellCount(shape)).fill(0);

export const noLayers = (shape: Shape): Layers =>
  ({ digit: zeros(shape), corner: zeros(shape), centre: zeros(shape), struck: zeros(shape), colour: zeros(shape), region: zeros(shape) });

export const newGame = (puzzle: Puzzle): Game => ({ puzzle, layers: noLayers(puzzle.shape), edits: [], at: 0 });
/** The cells alone. */
export const puzzleLine = (puzzle: Puzzle): string => writeLine(puzzle.shape, puzzle.allowed);
/** The same, followed by its other houses. */
export const wholeLine = (puzzle: Puzzle): string => [puzzleLine(puzzle), puzzle.shape.more].filter(Boolean).join(" ");
/** Puzzles are equal if their texts are. */
export const puzzleKey = (puzzle: Puzzle): string => `${boxText(puzzle.shape)} ${wholeLine(puzzle)}`;
export const samePuzzle = (a: Puzzle, b: Puzzle): boolean => puzzleKey(a) === puzzleKey(b);

export function givenAt(puzzle: Puzzle, cell: number): number {
  const digits = digitsOf(puzzle.allowed[cell]);
  return digits.length === 1 ? digits[0] : 0;
}

/** The digit in a cell, given or written by the player; 0 = none. */
export const digitAt = (game: Game, cell: number): number => givenAt(game.puzzle, cell) || game.layers.digit[cell];

export const digitsOnBoard = (game: Game): number[] => game.puzzle.allowed.map((_, cell) => digitAt(game, cell));

/** The candidates that the digits on the board leave, by houses alone. */
export function peerMarks(puzzle: Puzzle, digits: readonly number[]): number[] {
  return puzzle.allowed.map((set, cell) =>
    digits[cell] !== 0 ? bit(digits[cell]) : peersOf(puzzle.shape, cell).reduce((left, peer) =>
      (digits[peer] !== 0 ? left & ~bit(digits[peer]) : left), set));
}

/** The player's candidates: the centre marks if there are any, else those allowed, minus those struck out. */
export function ownMarks(game: Game): number[] {
  const { layers, puzzle } = game;
  const plain = peerMarks(puzzle, digitsOnBoard(game));
  return plain.map((set, cell) => (digitAt(game, cell) !== 0 ? set : (layers.centre[cell] || set) & set & ~layers.struck[cell]));
}

function apply(layers: Layers, changes: readonly Change[], back: boolean): Layers {
  const copies = new Map<Layer, number[]>();
  for (const { layer, cell, from, to } of back ? [...changes].reverse() : changes) {
    if (!copies.has(layer)) copies.set(layer, [...layers[layer]]);
    copies.get(layer)![cell] = back ? from : to;
  }
  return { ...layers, ...Object.fromEntries(copies) };
}

/** The game after an edit is done or undone. */
const turned = (game: Game, { changes, more }: Edit, back: boolean): Game => ({
  ...game, layers: apply(game.layers, changes, back),
  ...(more && { puzzle: { ...game.puzzle, shape: shapeOfMore(game.puzzle.shape.order, back ? more.from : more.to) } }),
});

/** Does an edit and drops undone ones. Nothing changes if the edit changes nothing. */
export function edit(game: Game, said: string, changes: readonly Change[], more?: More): Game {
  const real = changes.filter((change) => change.from !== change.to);
  if (real.length === 0 && !more) return game;
  const done = { words: said, changes: real, ...(more && { more }) };
  const edits = [...game.edits.slice(0, game.at), done];
  return { ...turned(game, done, false), edits, at: edits.length };
}

export function undo(game: Game): Game {
  if (game.at === 0) return game;
  return { ...turned(game, game.edits[game.at - 1], true), at: game.at - 1 };
}

export function redo(game: Game): Game {
  if (game.at === game.edits.length) return game;
  return { ...turned(game, game.edits[game.at], false), at: game.at + 1 };
}

export function goTo(game: Game, at: number): Game {
  let there = game;
  while (there.at > Math.max(0, at)) there = undo(there);
  while (there.at < Math.min(at, game.edits.length)) there = redo(there);
  return there;
}

/** The game with other layers, as one step. */
export const onTop = (game: Game, said: string, layers: Layers, more?: More): Game =>
  edit(game, said, layerNames.flatMap((layer) => layers[layer].map((to, cell): Change =>
    ({ layer, cell, from: game.layers[layer][cell], to }))), more);

const openCells = (game: Game, cells: readonly number[]): number[] => cells.filter((cell) => givenAt(game.puzzle, cell) === 0);

const placeWords = (game: Game, cells: readonly number[]): string =>
  cells.length > 3 ? words.edit.cells(cells.length) : cells.map((cell) => cellName(game.puzzle.shape, cell)).join(", ");

/** Writes a digit, or removes it if all these cells have it; `tidy` removes it from the marks of the peers. */
export function writeDigit(game: Game, cells: readonly number[], digit: number, tidy: boolean): Game {
  const open = openCells(game, cells);
  const to = open.every((cell) => game.layers.digit[cell] === digit) ? 0 : digit;
  const changes: Change[] = open.map((cell) => ({ layer: "digit", cell, from: game.layers.digit[cell], to }));
  if (tidy && to !== 0) {
    const peers = new Set(open.flatMap((cell) => peersOf(game.puzzle.shape, cell)));
    for (const layer of ["corner", "centre"] as const) {
      for (const cell of peers) {
        const from = game.layers[layer][cell];
        if (has(from, digit)) changes.push({ layer, cell, from, to: from & ~bit(digit) });
      }
    }
  }
  return edit(game, to === 0 ? words.edit.cleared(placeWords(game, open))
    : words.edit.written(placeWords(game, open), digitName(digit)), changes);
}

/** Adds a mark to all these cells, or removes it if all have it. */
export function toggleMark(game: Game, cells: readonly number[], layer: "corner" | "centre" | "struck", digit: number): Game {
  const open = openCells(game, cells).filter((cell) => game.layers.digit[cell] === 0);
  const off = open.every((cell) => has(game.layers[layer][cell], digit));
  const changes = open.map((cell): Change => {
    const from = game.layers[layer][cell];
    return { layer, cell, from, to: off ? from & ~bit(digit) : from | bit(digit) };
  });
  return edit(game, words.edit.mark(placeWords(game, open), digitName(digit), words.edit.layers[layer], off), changes);
}

/** Adds a colour to these cells, or removes it if all have it. */
export function paint(game: Game, cells: readonly number[], colour: number): Game {
  const now = cells.map((cell) => coloursOf(game.layers.colour[cell]));
  const off = now.every((all) => all.includes(colour));
  return edit(game, words.edit.colour(placeWords(game, cells), off ? 0 : colour), cells.map((cell, at) => ({ layer: "colour", cell,
    from: game.layers.colour[cell], to: colourValue([...now[at].filter((one) => one !== colour), ...off ? [] : [colour]].sort()) })));
}

/** Clears the topmost layer: digits if these cells have any, else marks, else colours, else regions. */
export function clear(game: Game, cells: readonly number[]): Game {
  const groups: readonly (readonly Layer[])[] = [["digit"], ["corner", "centre", "struck"], ["colour"], ["region"]];
  for (const layers of groups) {
    const changes = layers.flatMap((layer) => cells.map((cell): Change => ({ layer, cell, from: game.layers[layer][cell], to: 0 })));
    const after = edit(game, words.edit.cleared(placeWords(game, cells)), changes);
    if (after !== game) return after;
  }
  return game;
}

/** Makes the typed digits the givens of the puzzle. */
export const asGivens = (game: Game): Game =>
  newGame({ ...game.puzzle, allowed: digitsOnBoard(game).map((digit, cell) => (digit !== 0 ? bit(digit) : game.puzzle.allowed[cell])) });

/** The reverse: turns the givens into digits that can be changed. */
export function loosened(game: Game, said: string): Game {
  const blank = newGame({ ...game.puzzle, allowed: game.puzzle.allowed.map(() => allDigits(game.puzzle.shape)) });
  return edit(blank, said, digitsOnBoard(game).map((to, cell): Change => ({ layer: "digit", cell, from: 0, to })));
}

/** Writes the whole board at once, as a single edit. */
export const filled = (game: Game, said: string, digits: readonly number[]): Game =>
  edit(game, said, digits.flatMap((to, cell): Change[] =>
    (givenAt(game.puzzle, cell) === 0 ? [{ layer: "digit", cell, from: game.layers.digit[cell], to }] : [])));

/** Applies a hint: writes digits, strikes out candidates, and removes them from the player's centre marks. */
export function applyFinding(game: Game, said: string, placed: { cell: number; digit: number } | null, removed: readonly { cell: number;
  digit: number }[], tidy: boolean): Game {
  if (placed) {
    const blank = { ...game, layers: { ...game.layers, digit: game.layers.digit.map((digit, cell) =>
      (cell === placed.cell ? 0 : digit)) } };
    const written = writeDigit(blank, [placed.cell], placed.digit, tidy);
    const changes = written.edits[written.at - 1]?.changes ?? [];
    return edit(game, said, changes.map((change) => ({ ...change, from: game.layers[change.layer][change.cell] })));
  }
  const struck = new Map<number, number>();
  for (const { cell, digit } of removed) struck.set(cell, (struck.get(cell) ?? 0) | bit(digit));
  const changes = [...struck].flatMap(([cell, set]): Change[] => [
    { layer: "struck", cell, from: game.layers.struck[cell], to: game.layers.struck[cell] | set },
    { layer: "centre", cell, from: game.layers.centre[cell], to: game.layers.centre[cell] & ~set }]);
  return edit(game, said, changes);
}

/** The puzzle and the player's board as input for the engine: sections [Puzzle] and [State]. There, 3 is a written digit
 * and [3] a single pencil mark. The format cannot express a cell without any mark, so such a cell gets a mark that one of its
 * peers excludes, if there is one. */
export function stateText(game: Game): string {
  const { shape, allowed } = game.puzzle;
  const plain = peerMarks(game.puzzle, digitsOnBoard(game));
  const lone = new Set<number>();
  const state = ownMarks(game).map((set, cell) => {
    const digit = digitAt(game, cell);
    if (digit !== 0) return bit(digit);
    if (game.layers.struck[cell] === 0 && game.layers.centre[cell] === 0) return allDigits(shape);
    const idle = digitsOf(allowed[cell] & ~plain[cell]);
    const marks = set || (idle.length > 0 ? bit(idle[0]) : allDigits(shape));
    if (digitsOf(marks).length === 1) lone.add(cell);
    return marks;
  });
  const own = /^(?:houses:(\S+))?(?: ?rules:(.+))?$/.exec(shape.more ?? "");
  const sections = [["Puzzle", writeRows(shape, allowed)], ["Regions", own?.[1]], ["Rules", own?.[2]?.replace(/; /g, "\n")],
    ["State", writeRows(shape, state, lone)]];
  return sections.map(([name, text]) => (text ? `[${name}]\n${text}\n` : "")).join("");
}

/** The game with the player's board from a text, as one edit; null if it does not fit. Plain digits are written,
 * several digits or one in brackets are centre marks. */
export function reachedBy(game: Game, said: string, state: string): Game | null {
  const { shape, allowed } = game.puzzle;
  const marked = new Set<number>();
  const sets = readLine(shape, state, (cell) => marked.add(cell));
  if (!sets) return null;
  return edit(game, said, sets.flatMap((set, cell): Change[] => {
    if (givenAt(game.puzzle, cell) !== 0) return [];
    const open = set === allDigits(shape) || set === allowed[cell];
    const left = open ? 0 : set & allowed[cell];
    const to = marked.has(cell) ? { digit: 0, centre: left, struck: 0 } : { digit: digitsOf(left)[0] ?? 0, centre: 0, struck: 0 };
    return (["digit", "centre", "struck"] as const).map((layer) => ({ layer, cell, from: game.layers[layer][cell], to: to[layer] }));
  }));
}

/** Cells whose digit appears twice in a house. */
export function clashes(game: Game): Set<number> {
  const digits = digitsOnBoard(game);
  return new Set(digits.flatMap((digit, cell) =>
    digit !== 0 && peersOf(game.puzzle.shape, cell).some((peer) => digits[peer] === digit) ? [cell] : []));
}

export const isFull = (game: Game): boolean => digitsOnBoard(game).every((digit) => digit !== 0);

/** The number of edits up to the last position whose digits and marks all agree with the solution. */
export function lastGood(game: Game, solution: readonly number[]): number {
  let there = game;
  while (there.at > 0 && wrongCells(there, solution).length > 0) there = undo(there);
  return there.at;
}

/** Cells with a wrong digit, or whose own marks have lost the right one. */
export function wrongCells(game: Game, solution: readonly number[]): number[] {
  const { layers } = game;
  return solution.flatMap((digit, cell) => {
    if (givenAt(game.puzzle, cell) !== 0) return [];
    if (layers.digit[cell] !== 0) return layers.digit[cell] === digit ? [] : [cell];
    const lost = has(layers.struck[cell], digit) || (layers.centre[cell] !== 0 && !has(layers.centre[cell], digit));
    return lost ? [cell] : [];
  });
}
