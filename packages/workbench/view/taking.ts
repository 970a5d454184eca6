// Incoming puzzles: pasted, dropped, opened from a file or a link.

import { signal } from "@preact/signals";
import type { AnyAnswer } from "deduku";
import type { Game, Puzzle } from "../model/game";
import { clashes, newGame, onTop, reachedBy } from "../model/game";
import { newHand, next } from "../model/hand";
import { idOf, importText, restore, store } from "../model/library";
import { boardOf, kindOf, longestText, mayHaveWords, Read } from "../model/paste";
import { readLink } from "../model/share";
import { cellName } from "../model/shape";
import { words } from "../words";
import { game, openGame } from "./desk/board";
import { crew } from "./desk/engine";
import { tab, Tab, tabNames } from "./desk/page";
import { say, warn } from "./desk/voice";
import { needHouses } from "./houses";
import { toPad } from "./show";
import { keep, stored } from "./store";

/** A puzzle, and a player's progress on it. */
export interface Pasted { readonly puzzle: Puzzle; readonly state?: string }
export const found = signal<readonly Pasted[]>([]);
export const problem = signal("");
/** The text that is being read. */
const problemText = signal("");

/** The puzzle as it is open, or as stored in this browser, or a new game. */
function gameOf(puzzle: Puzzle): Game {
  const fresh = newGame(puzzle);
  const kept = stored.value.find((one) => one.id === idOf(fresh));
  const isOpen = !game.value.lent && game.value.edits.length > 0 && idOf(game.value) === idOf(fresh);
  const known = isOpen ? game.value : kept && restore(kept);
  return known ? { ...known, puzzle: { ...known.puzzle, ...(puzzle.about && { about: puzzle.about }),
    ...(puzzle.link && { link: puzzle.link }) } } : fresh;
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
  toPad();
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
  problemText.value = pasted;
  if (kind === "certificate" || kind === "proof") {
    tab.value = "proof";
    say(w.looks(w.kinds[kind]));
    return (await import("./proof")).takeProof(pasted.trim());
  }
  if (kind !== "puzzle" && /(houses|rules):/.test(pasted)) await needHouses();
  if (kind === "chain") return (await import("./chains")).takeChain(pasted, openPuzzle, fail);
  if (kind === "games") return takeGames(pasted);
  if (kind === "link") return openLink(pasted.trim().slice(pasted.trim().indexOf("#")));
  if (mayHaveWords(pasted)) return (await import("./reading/work")).takePublished(pasted, takeAnswer);
  const answer = await crew.quick("read", { ask: "read", text: pasted });
  if (answer) return takeAnswer(answer);
}

async function takeGames(pasted: string): Promise<void> {
  const read = importText(pasted);
  if (!read) return fail(words.puzzles.games(0, 1));
  for (const one of read.games) await keep(store(one, Date.now()));
  const open = read.games.length === 1 ? read.games[0] : read.games.find((one) => idOf(one) === idOf(game.value));
  if (open) openGame(open);
  tab.value = "puzzles";
  say(words.puzzles.games(read.games.length, read.bad));
}

/** Errors that have an answer for people. */
function plainly(error: string, otherwise = error): string {
  const { short, none } = words.puzzles;
  return /short link/.test(error) ? short : problemText.value && !/[\d.*]{9}|:\/\/|[{<\[]/.test(problemText.value) ? none : otherwise;
}

/** Opens the puzzle of an answer to `read`, or lists its puzzles. */
async function takeAnswer(answer: AnyAnswer): Promise<void> {
  const w = words.puzzles;
  if (answer.error) return fail(plainly(answer.error.text));
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
    return fail("text" in bad ? plainly(bad.text, w.unreadable(bad.text, bad.at?.line ?? 1, bad.at?.column ?? 1, bad.expected ?? ""))
      : w.nothing);
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
  if ("wrong" in link) {
    const { wrong } = (await import("../wordsLater")).words.link;
    return fail(wrong[link.wrong] ?? wrong.other);
  }
  const { puzzle, layers, certificate, lines, at } = link;
  if ((tabNames as string[]).includes(link.tab)) tab.value = link.tab as Tab;
  openPuzzle(puzzle);
  const changed = Object.values(layers).some((layer) => layer.some((value) => value !== 0));
  // One step: undo returns to the board without it.
  if (changed) game.value = onTop(game.value, words.puzzles.kinds.link, layers);
  if (lines.length > 0 || at !== "") game.value = { ...game.value, hand: next(newHand, { lines, at, program: [] }) };
  if (certificate !== "") {
    tab.value = "proof";
    (await import("./proof")).takeProof(certificate);
  }
}

export async function takeFile(file: File): Promise<void> {
  if (file.size > longestText) return fail(words.puzzles.tooLong);
  await takeText(await file.text());
}

