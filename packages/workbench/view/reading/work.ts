// A published puzzle: it is read, opened if all of it is understood, and judged by its solution. Otherwise the board is a preview of
// what is understood, until the player goes on without the rest or returns to the own board.
//
//   text -> read -> the board -> reading -> verdict            text -> read -> an error -> reading -> preview

import { computed, effect, signal, untracked } from "@preact/signals";
import type { AnyAnswer, AnyQuestion } from "deduku";
import { drawingsOf, isDrawn } from "../../model/drawings";
import { noScene } from "../../model/finding";
import { longestLink } from "../../model/library";
import { Game, givenAt, newGame, Puzzle, puzzleKey } from "../../model/game";
import { boardOf, Read } from "../../model/paste";
import { claimsOf, missingCount, Pointed, Reading } from "../../model/reading";
import { words as later } from "../../wordsLater";
import { game, openGame, puzzleText } from "../desk/board";
import { crew } from "../desk/engine";
import { isReading, tab } from "../desk/page";
import { claims, showing } from "../desk/shown";
import { say, warn } from "../desk/voice";
import { needHouses } from "../houses";
import { allDigits, digitName, usualShape } from "../../model/shape";

const w = later.reading;

/** `board`: the puzzle as read, or as far as it is understood; null if nothing of it is. `opened`: it is the player's puzzle now. */
interface Shown { readonly text: string; readonly reading: Reading; readonly board: Puzzle | null; readonly opened: boolean }

export const shown = signal<Shown | null>(null);
/** What the player points at, and what was chosen by a click or a key, which stays. */
export const pointed = signal<Pointed>({});
export const chosen = signal<Pointed>({});
/** Whether the panel, once it is there, moves into sight and takes the focus. */
export const called = signal(false);
let stopping = new AbortController();
let own: Game | null = null;
/** Opens the puzzle of an answer to `read`, or reports its error. */
let takeAnswer: (answer: AnyAnswer) => Promise<void>;

/** Whether the puzzle that was read is on the board. */
export const isOnBoard = computed(() => {
  const board = shown.value?.board;
  return Boolean(board) && puzzleKey(board!) === puzzleText.value;
});
export const isComplete = ({ verdict }: Reading): boolean => verdict !== "not understood";
export const isFine = ({ verdict }: Reading): boolean => verdict === "confirmed" || verdict === "consistent";
export const verdictOf = (reading: Reading): string =>
  isComplete(reading) ? w.verdict(w.verdicts[reading.verdict] ?? reading.verdict) : w.refused(missingCount(reading));

export function stop(): void {
  stopping.abort();
  isReading.value = false;
  say(w.stopped);
}

const ask = (question: AnyQuestion): Promise<AnyAnswer | null> => crew.apart(question, stopping.signal);

/** Asks in turn; null: stopped, or the engine has failed. */
async function during<T>(work: () => Promise<T>): Promise<T | null> {
  stopping.abort();
  const { signal } = stopping = new AbortController();
  isReading.value = true;
  try {
    const done = await work();
    return signal.aborted ? null : done;
  } finally {
    if (!signal.aborted) isReading.value = false;
  }
}

export async function takePublished(text: string, take: typeof takeAnswer): Promise<void> {
  takeAnswer = take;
  close();
  pointed.value = chosen.value = {};
  await during(() => read(text));
}

/** Keeps the link with its puzzle, if it draws anything. */
function attach(text: string): void {
  const drawn = text.length <= longestLink ? drawingsOf(text) : null;
  const { puzzle } = game.value;
  if (!drawn || !isDrawn(drawn) || drawn.order !== puzzle.shape.order) return;
  // All digits are a solution, and the board begins empty.
  const full = drawn.solution !== null && puzzle.allowed.every((_, cell) => givenAt(puzzle, cell) !== 0);
  if (full) openGame(newGame({ ...puzzle, link: text, allowed: puzzle.allowed.map(() => allDigits(puzzle.shape)) }));
  else game.value = { ...game.value, puzzle: { ...puzzle, link: text } };
}

/** The givens and regions of a link that states no board that Deduku can read. */
function bare(text: string): Puzzle | null {
  const drawn = drawingsOf(text);
  if (!drawn) return null;
  const { order, givens, regions } = drawn;
  const whole = regions?.every((region, _, all) => region < order && all.filter((one) => one === region).length === order);
  const puzzle = givens.map((digit) => digitName(digit) || ".").join("")
    + (whole ? ` houses:${regions!.map((region) => String.fromCharCode(65 + region)).join("")}` : "");
  const { boxHeight, boxWidth } = usualShape(order);
  const board = boardOf({ puzzle, box: [boxHeight, boxWidth] });
  return "allowed" in board ? board : null;
}

async function read(text: string): Promise<void> {
  const { signal } = stopping;
  const open = async (from: AnyAnswer) => { const before = game.value; await takeAnswer(from); if (game.value !== before) attach(text); };
  const answer = await ask({ ask: "read", text });
  if (!answer) return;
  const one: Read | null = answer.puzzles?.length === 1 ? answer.puzzles[0] : null;
  if (!one || (!one.error && !/^Rules: /m.test(one.comment ?? ""))) return open(answer);
  if (!one.error) await open(answer);
  const told = await ask({ ask: "reading", text });
  if (signal.aborted || !told) return;
  if (told.error) return !one.error ? undefined : drawingsOf(text)?.besides === false ? asDrawn(text) : takeAnswer(answer);
  const reading = told as unknown as Reading;
  if (one.error) return refused(text, reading);
  // The links of Deduku state all rules in their data.
  if (!isComplete(reading) && !one.comment?.includes("Read without: ")) return;
  shown.value = { text, reading, board: game.value.puzzle, opened: true };
  say(verdictOf(reading));
}

/** Nothing of its rules is understood: givens, regions and drawings alone. */
async function asDrawn(text: string): Promise<void> {
  await needHouses();
  const board = bare(text);
  if (!board) return;
  openGame(newGame({ ...board, about: w.unread }));
  attach(text);
  tab.value = "hint";
  say(w.unread);
}

/** Not understood, or ambiguous: shows the reading and a preview. */
async function refused(text: string, reading: Reading): Promise<void> {
  const { signal } = stopping;
  const answer = reading.puzzle === null ? null : await ask({ ask: "read", text: reading.puzzle });
  if (signal.aborted) return;
  const found: Read = answer?.puzzles?.[0] ?? {};
  if (found.puzzle?.includes(" ")) await needHouses();
  const board = boardOf({ ...found, name: reading.title });
  shown.value = { text, reading, board: "allowed" in board ? { ...board, link: text } : bare(text), opened: false };
  call();
  warn(verdictOf(reading));
}

/** Opens the puzzle without the parts that are not understood. */
export async function goOn(): Promise<void> {
  const now = shown.value;
  if (!now) return;
  const answer = await during(() => ask({ ask: "read", text: now.text, partly: true }));
  if (!answer) return;
  own = null;
  if (answer.puzzles?.[0]?.error) return asDrawn(now.text);
  await takeAnswer(answer);
  attach(now.text);
  shown.value = { ...now, board: game.value.puzzle, opened: true };
  tab.value = "hint";
}

/** Opens the panel at the reading. */
export function call(): void {
  called.value = true;
  tab.value = "puzzles";
}

/** Closes the reading; a preview gives way to the player's own board. */
export function close(): void {
  shown.value = null;
  giveBack();
}

// --- on the board, while the panel is open -------------------------------------------------------------------------

function lend({ board }: Shown): void {
  if (!board || game.value.lent) return;
  const mine = game.value;
  openGame({ ...newGame(board), lent: true });
  showing.value = { scene: noScene, marks: null, title: w.preview(board.name), arrows: 0 };
  own = mine;
}

function giveBack(): void {
  const back = own;
  own = null;
  if (!back || !game.value.lent) return;
  openGame(back);
}

/** Active while the panel is open. */
export function present(): () => void {
  const stops = [
    effect(() => { const now = shown.value; if (now && !now.opened) untracked(() => lend(now)); }),
    // "Back to your board", or another change of the board, ends the preview.
    effect(() => { if (showing.value === null && own) untracked(close); }),
    effect(() => {
      const now = shown.value;
      const at = Object.keys(pointed.value).length > 0 ? pointed.value : chosen.value;
      claims.value = now && isOnBoard.value ? claimsOf(now.reading, now.board!.shape, at) : [];
    }),
  ];
  return () => {
    for (const each of stops) each();
    claims.value = [];
    giveBack();
  };
}
