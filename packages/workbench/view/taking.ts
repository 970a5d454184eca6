// Incoming puzzles: pasted, dropped, opened from a file or a link.

import { signal } from "@preact/signals";
import type { Game, Puzzle } from "../model/game";
import { clashes, newGame, reachedBy } from "../model/game";
import { newHand, next } from "../model/hand";
import { idOf, importText, restore, store } from "../model/library";
import { boardOf, kindOf, longestText, Read } from "../model/paste";
import { readLink } from "../model/share";
import { cellName } from "../model/shape";
import { words } from "../words";
import { game, openGame } from "./desk/board";
import { crew } from "./desk/engine";
import { tab, Tab, tabNames } from "./desk/page";
import { say, warn } from "./desk/voice";
import { needHouses } from "./houses";
import { keep, stored } from "./store";

/** A puzzle, and a player's progress on it. */
export interface Pasted { readonly puzzle: Puzzle; readonly state?: string }
export const found = signal<readonly Pasted[]>([]);
export const problem = signal("");

/** The puzzle as stored in this browser, or a new game. */
function gameOf(puzzle: Puzzle): Game {
  const fresh = newGame(puzzle);
  const kept = stored.value.find((one) => one.id === idOf(fresh));
  return (kept && restore(kept)) ?? fresh;
}

export function openPuzzle(puzzle: Puzzle): void {
  const opened = gameOf(puzzle);
  openGame(opened);
  const twice = [...clashes(opened)].map((cell) => cellName(puzzle.shape, cell));
  const name = puzzle.name || words.untitled;
  say(twice.length > 0 ? words.puzzles.clashing(twice.join(", ")) : words.puzzles.opened(name));
}

/** The same, with the player's digits and marks from the text, as a step that can be undone. */
export function openPasted({ puzzle, state }: Pasted): void {
  openPuzzle(puzzle);
  const reached = state && reachedBy(game.value, words.puzzles.reached, state);
  if (!reached || reached === game.value) return;
  openGame(reached);
  say(`${words.puzzles.opened(puzzle.name || words.untitled)} ${words.puzzles.withState}`);
}

function fail(why: string): void {
  problem.value = why;
  tab.value = "puzzles";
  warn(why);
}

/** Reads any text: a link, a proof, saved games, puzzles. */
export async function takeText(pasted: string): Promise<void> {
  const w = words.puzzles;
  found.value = [];
  problem.value = "";
  if (pasted.trim() === "") return fail(w.nothing);
  if (pasted.length > longestText) return fail(w.tooLong);
  const kind = kindOf(pasted);
  if (kind === "certificate" || kind === "proof") {
    tab.value = "proof";
    say(w.looks(w.kinds[kind]));
    return (await import("./proof")).takeProof(pasted.trim());
  }
  if (kind !== "puzzle" && /(houses|rules):/.test(pasted)) await needHouses();
  if (kind === "chain") return (await import("./chains")).takeChain(pasted, openPuzzle, fail);
  if (kind === "games") return takeGames(pasted);
  if (kind === "link") return openLink(pasted.trim().slice(pasted.trim().indexOf("#")));
  return takePuzzles(pasted);
}

async function takeGames(pasted: string): Promise<void> {
  const read = importText(pasted);
  if (!read) return fail(words.puzzles.games(0, 1));
  for (const one of read.games) await keep(store(one, Date.now()));
  if (read.games.length === 1) openGame(read.games[0]);
  tab.value = "puzzles";
  say(words.puzzles.games(read.games.length, read.bad));
}

async function takePuzzles(pasted: string): Promise<void> {
  const w = words.puzzles;
  const answer = await crew.quick("read", { ask: "read", text: pasted });
  if (!answer) return;
  if (answer.error) return fail(answer.error.text);
  const puzzles = answer.puzzles as Read[];
  if (puzzles.some(({ puzzle }) => puzzle?.includes(" "))) await needHouses();
  const boards = puzzles.map((read) => ({ board: boardOf(read), state: read.state }));
  const good = boards.flatMap(({ board, state }): Pasted[] => ("allowed" in board ? [{ puzzle: board, state }] : []));
  if (good.length === 0) {
    const bad = boards[0]?.board;
    if (bad === undefined) return fail(w.nothing);
    if ("allowed" in bad) return;
    if ("houses" in bad) return fail(w.houses);
    if ("order" in bad) return fail(w.tooBig(bad.order));
    return fail("text" in bad ? w.unreadable(bad.text, bad.at?.line ?? 1, bad.at?.column ?? 1, bad.expected ?? "") : w.nothing);
  }
  if (good.length === 1) return openPasted(good[0]);
  found.value = good;
  tab.value = "puzzles";
  say(w.found(good.length));
}

/** Opens the content of a fragment. */
export async function openLink(fragment: string): Promise<void> {
  if (/[#&]h=/.test(fragment)) await needHouses();
  const link = await readLink(fragment);
  if (!link) return;
  if ("wrong" in link) return fail(words.link.wrong[link.wrong] ?? words.link.wrong.other);
  const { puzzle, layers, certificate, lines, at } = link;
  const start = newGame(puzzle);
  const changed = Object.values(layers).some((layer) => layer.some((value) => value !== 0));
  if (changed) openGame({ ...start, layers, edits: editsOf(layers), at: editsOf(layers).length });
  else openPuzzle(puzzle);
  // Undo returns to the board without them.
  if (lines.length > 0 || at !== "") game.value = { ...game.value, hand: next(newHand, { lines, at, program: [] }) };
  if ((tabNames as string[]).includes(link.tab)) tab.value = link.tab as Tab;
  if (certificate !== "") {
    tab.value = "proof";
    (await import("./proof")).takeProof(certificate);
  }
}

/** The content of a link as one step, so that it can be undone. */
function editsOf(layers: Game["layers"]): Game["edits"] {
  const changes = (Object.keys(layers) as (keyof typeof layers)[]).flatMap((layer) =>
    layers[layer].flatMap((to, cell) => (to !== 0 ? [{ layer, cell, from: 0, to }] : [])));
  return [{ words: words.puzzles.kinds.link, changes }];
}

export async function takeFile(file: File): Promise<void> {
  if (file.size > longestText) return fail(words.puzzles.tooLong);
  await takeText(await file.text());
}

