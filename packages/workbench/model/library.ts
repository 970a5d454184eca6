// Games as plain data: for the browser's storage, and for an export file. Input from a file is validated value by value, so
// only valid games are read.

import { boxText, cellCount, sameShape, shapeFrom, shapeOfMore, shapeWith } from "./shape";
import { readLine } from "./line";
import { Change, Edit, edit, Game, goTo, layerNames, More, newGame, puzzleKey, puzzleLine } from "./game";
import { forStorage, Hand, mostLines } from "./hand";
import { fits } from "./share";

export interface Stored {
  readonly id: string;         // box, line and houses: the puzzle itself
  readonly box: string;
  readonly line: string;
  readonly more?: string;      // other houses
  readonly name: string;
  readonly about?: string;     // from its publication
  readonly link?: string;      // the link with its drawings
  readonly edits: readonly { words: string; changes: readonly (readonly [number, number, number, number])[]; more?: More }[];
  readonly at: number;
  readonly touched: number;    // milliseconds since 1970
  readonly hand?: Hand;        // HDP by hand, with its history
  readonly set?: string;       // a puzzle being set
}

const longestMore = 100_000;
export const longestAbout = 30_000;
export const longestLink = 200_000;
export const formatName = "deduku-workbench";

export const idOf = (game: Game): string => game.set ?? puzzleKey(game.puzzle);

export function store(game: Game, touched: number): Stored {
  const { puzzle } = goTo(game, 0);
  const edits = game.edits.map(({ words, changes, more }) => ({
    words, changes: changes.map(({ layer, cell, from, to }) => [layerNames.indexOf(layer), cell, from, to] as const),
    ...(more && { more }) }));
  return { id: idOf(game), box: boxText(puzzle.shape), line: puzzleLine(puzzle), name: puzzle.name, edits, at: game.at, touched,
    ...(puzzle.about && { about: puzzle.about }), ...(puzzle.link && { link: puzzle.link }),
    ...(puzzle.shape.more !== undefined && { more: puzzle.shape.more }), ...(game.hand && { hand: forStorage(game.hand) }),
    ...(game.set && { set: game.set }) };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const own = (value: Record<string, unknown>, name: string): unknown => (Object.hasOwn(value, name) ? value[name] : undefined);

/** The stored game; null if the value is not a game. */
export function restore(value: unknown): Game | null {
  if (!isRecord(value)) return null;
  const [box, line, name, edits, at] = ["box", "line", "name", "edits", "at"].map((member) => own(value, member));
  if (typeof box !== "string" || typeof line !== "string" || typeof name !== "string" || !Array.isArray(edits)
    || typeof at !== "number") return null;
  const shape = shapeFrom(box, own(value, "more"));
  const allowed = shape && readLine(shape, line);
  if (!shape || !allowed || allowed.includes(0) || !Number.isInteger(at) || at < 0 || at > edits.length) return null;
  const [set, about, link] = ["set", "about", "link"].map((member) => own(value, member));
  let game: Game = { ...newGame({ shape, allowed, name: name.slice(0, 200),
    ...(typeof about === "string" && { about: about.slice(0, longestAbout) }),
    ...(typeof link === "string" && link.length <= longestLink && { link }) }),
    ...(typeof set === "string" && { set: set.slice(0, 100) }) };
  for (const item of edits) {
    const next = readEdit(game, item);
    if (!next) return null;
    game = edit(game, next.words, next.changes, next.more);
  }
  if (game.edits.length !== edits.length) return null;
  const hand = own(value, "hand");
  if (hand === undefined) return goTo(game, at);
  return isHand(hand) ? { ...goTo(game, at), hand } : null;
}

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.length <= mostLines
  && value.every((text) => typeof text === "string" && text.length <= 10_000);

/** Only the form of lines is checked here; the engine checks their content. */
function isHand(value: unknown): value is Hand {
  if (!isRecord(value)) return false;
  const [states, now] = [own(value, "states"), own(value, "now")];
  if (!Array.isArray(states) || states.length === 0 || states.length > 1000 || !Number.isInteger(now) || (now as number) < 0
    || (now as number) >= states.length) return false;
  return states.every((state) => isRecord(state) && isTexts(own(state, "lines")) && typeof own(state, "at") === "string"
    && isTexts(own(state, "program")));
}

function readEdit(game: Game, value: unknown): Edit | null {
  if (!isRecord(value)) return null;
  const [words, changes, more] = [own(value, "words"), own(value, "changes"), own(value, "more")];
  if (typeof words !== "string" || words.length > 500 || !Array.isArray(changes)
    || changes.length > layerNames.length * cellCount(game.puzzle.shape)) return null;
  const read: Change[] = [];
  for (const item of changes) {
    if (!Array.isArray(item) || item.length !== 4 || !item.every((part) => typeof part === "number")) return null;
    const [layerNumber, cell, from, to] = item as number[];
    const layer = layerNames[layerNumber];
    if (!layer || !fits(game.puzzle.shape, game.puzzle.allowed, layer, cell, to) || game.layers[layer][cell] !== from) return null;
    read.push({ layer, cell, from, to });
  }
  if (more === undefined) return { words, changes: read };
  return isMore(game, more) ? { words, changes: read, more } : null;
}

/** Edits of houses and rules, from those of the game to others that its board can have. */
function isMore(game: Game, value: unknown): value is More {
  if (!game.set || !isRecord(value)) return false;
  const [from, to] = [own(value, "from"), own(value, "to")];
  const { shape } = game.puzzle;
  return typeof from === "string" && typeof to === "string" && to.length <= longestMore
    && sameShape(shapeOfMore(shape.order, from), shape) && (to === "" || shapeWith(shape.order, to) !== null);
}

export const exportText = (games: readonly Stored[]): string => JSON.stringify({ format: formatName, version: 1, games });

/** The games of an export file; null if the text is not one. */
export function importText(text: string): { games: Game[]; bad: number } | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(value) || own(value, "format") !== formatName || own(value, "version") !== 1) return null;
  const games = own(value, "games");
  if (!Array.isArray(games)) return null;
  const read = games.map(restore);
  return { games: read.filter((game) => game !== null), bad: read.filter((game) => game === null).length };
}
