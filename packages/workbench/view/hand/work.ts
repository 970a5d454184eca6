// Actions in HDP by hand: each makes the next state (model/hand.ts), and the engine describes the position.

import type { VNode } from "preact";
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { above, innermost, opposite, readChain, statement, writeChain } from "../../model/chain";
import { Hand, mostLines, newHand, next, redo, State, stateOf, textOf, undo } from "../../model/hand";
import { accepted, after, bookmark, Branch, left, opened, resting, withoutLines } from "../../model/handwork";
import { noScene, readStatement, setsOf } from "../../model/finding";
import { bit, cellName, cellNamed, housesOf, Shape } from "../../model/shape";
import { only } from "../../model/selection";
import { Replayed, tidied } from "../../model/tidy";
import { asked, game, puzzle, puzzleText, selection } from "../desk/board";
import { answered, crew } from "../desk/engine";
import { tab, workspace } from "../desk/page";
import { byItself } from "../desk/settings";
import { lifted, showing } from "../desk/shown";
import * as voice from "../desk/voice";
import { words as later } from "../../wordsLater";
import { say } from "./words";

/** Answers that arrive after the panel was left are silent. */
export const tell = (text: string): void => { if (tab.value === "hdp") voice.say(text); };
export const warn = (text: string): void => { if (tab.value === "hdp") voice.warn(text); };

export const hand = computed<Hand>(() => game.value.hand ?? newHand);
export const state = computed<State>(() => stateOf(hand.value));

interface Known { readonly of: string; readonly state: State; readonly branch: Branch }
const known = signal<Known | null>(null);
/** The engine's answer about the position; null until it arrives. */
export const branch = computed<Branch | null>(() =>
  known.value && known.value.of === puzzleText.value && known.value.state === state.value ? known.value.branch : null);
/** The last known position: shown until the next one arrives. */
export const shown = computed<Branch | null>(() => (known.value && known.value.of === puzzleText.value ? known.value.branch : null));

export const stepAt = signal<number | null>(null);  // steps of autosolve: slow motion
export const split = signal<{ chain: string; marks: readonly number[]; outcome: string; pairs: number } | null>(null);

export function put(to: State): void {
  const after = next(hand.value, to);
  if (after !== hand.value) game.value = { ...game.value, hand: after };
}

function travel(to: Hand): void {
  if (to !== hand.value) game.value = { ...game.value, hand: to };
}

export const question = (at: string, lines = state.value.lines) => ({
  ask: "branch", ...asked(puzzle.value), ...(lines.length > 0 && { lines: textOf(lines) || " " }), ...(at !== "" && { at }) });

export async function askBranch(lane: string, at: string, more: Record<string, unknown> = {},
  lines = state.value.lines): Promise<Branch | null> {
  return answered(await crew.quick(lane, { ...question(at, lines), ...more })) as Branch | null;
}

const wholly = { decisions: true, steps: true };

/** Describes a position on arrival. */
function announce(found: Branch): void {
  stepAt.value = null;
  tell(`${say.moved(found.at, found.outcome === "open" ? say.uns(found.pairs.length) : found.end
    ?? say.position[found.outcome])}${found.line && found.outcome !== "open" ? `. ${say.follows(found.line)}` : ""}`);
}

/** Goes to a chain after these lines, when the engine's answer about it arrives; `complete`: with all facts that hold. */
async function arrive(to: State, at: string, complete: boolean): Promise<void> {
  const of = puzzleText.value;
  const found = await askBranch("hand-try", at, { ...wholly, ...(complete && { facts: "all" }) }, to.lines);
  if (!found || of !== puzzleText.value) return;
  const after = next(hand.value, { ...to, at: found.at });
  batch(() => {
    known.value = { of, state: stateOf(after), branch: found };
    split.value = null;
    lifted.value = 0;
    travel(after);
  });
  announce(found);
}

/** Requests the position when it changed in any other way. A position that the lines do not allow is replaced by level 0. */
async function look(): Promise<void> {
  const of = puzzleText.value;
  const now = state.value;
  if (branch.value) return;
  const answer = await crew.quick("hand", { ...question(now.at), ...wholly });
  if (!answer || of !== puzzleText.value || now !== state.value) return;
  if (answer.error) {
    if (now.at === "") { answered(answer); return; }
    warn(`${say.cannot} ${answer.error.text}`);
    put({ ...now, at: "" });
    return;
  }
  const found = answer as unknown as Branch;
  known.value = { of, state: now, branch: found };
  announce(found);
}

// --- acts -----------------------------------------------------------------------------------------------------------

const liftedCell = signal(-1);

/** Selects or deselects a digit of the cell under the cursor. */
export function enter(digit: number): void {
  const { cursor } = selection.value;
  const marks = board.value;
  const name = cellName(puzzle.value.shape, cursor);
  if (!marks || digit > puzzle.value.shape.order || (marks[cursor] & bit(digit)) === 0) return;
  if ((marks[cursor] & (marks[cursor] - 1)) === 0) return tell(say.solved);
  const before = liftedCell.value === cursor ? lifted.value : 0;
  liftedCell.value = cursor;
  lifted.value = before ^ bit(digit);
  tell(lifted.value === 0 ? say.nothingChosen : statement(name, lifted.value));
}

/** The cells of a hint, while its position is shown. */
export const marked = signal<{ of: State; cells: readonly string[] } | null>(null);

/** The selected digits as a statement; "" if none or all are selected. */
export const chosen = computed(() => {
  const { cursor } = selection.value;
  const marks = board.value?.[cursor] ?? 0;
  return lifted.value !== 0 && liftedCell.value === cursor && lifted.value !== marks
    ? statement(cellName(puzzle.value.shape, cursor), lifted.value) : "";
});

export async function open(what = chosen.value): Promise<void> {
  const here = branch.value;
  if (!here) return;
  if (what === "") return warn(lifted.value === 0 ? say.nothingChosen : say.all);
  const chain = `${here.at} # ${what}`.trim();
  await arrive(opened(state.value, chain), chain, false);
  await acceptByItself();
}

/** If set so, accepts conclusions without confirmation, also those on the level above that follow from them. */
async function acceptByItself(): Promise<void> {
  if (byItself.value && branch.value?.outcome === "contradiction" && branch.value.at !== "") await accept();
}

/** Writes the conclusion, and continues with it on the level above. */
export async function accept(): Promise<void> {
  const here = branch.value;
  if (!here?.line || here.outcome === "open") return warn(say.followsNothing);
  if (here.lines.some((line) => line.line === here.line && line.verdict === "holds")) return;
  await take(here.line);
}

/** Writes a valid line, and goes to the position after it. */
export async function take(line: string): Promise<void> {
  await arrive(accepted(state.value, line), after(line), true);
  await acceptByItself();
}

/** Shows a chain; `complete`: with all facts that hold there. */
export const go = (at: string, complete = false): Promise<void> => arrive(state.value, at, complete);

export const up = (): Promise<void> => go(above(state.value.at), true);
export const root = (): Promise<void> => go("", true);

export async function leave(): Promise<void> {
  const now = state.value;
  if (innermost(readChain(now.at)) < 0) return;
  await arrive(left(now, now.at, ""), above(now.at), true);
}

/** Shows the other branch of the innermost hypothesis; called again, both side by side. */
export async function other(): Promise<void> {
  const links = readChain(state.value.at);
  const last = innermost(links);
  if (last < 0) return warn(say.noOther);
  const parent = writeChain(links.slice(0, last));
  const before = await askBranch("hand-try", parent);
  const what = before && opposite(puzzle.value.shape, links[last], setsOf(before.marks));
  if (!before || !what) return warn(say.noOther);
  const here = branch.value;
  const there = await askBranch("hand-try", before.at, { try: what });
  if (!there) return;
  if (here && otherSeen === state.value.at) {
    split.value = { chain: there.at, marks: setsOf(there.marks), outcome: there.outcome, pairs: there.pairs.length };
    return;
  }
  await arrive(opened(state.value, there.at), there.at, false);
  otherSeen = there.at;
}
let otherSeen = "";

/** The program's lines from here that are not yet written; null if the position has changed meanwhile. */
export async function goOn(): Promise<string[] | null> {
  const now = state.value;
  const answer = answered(await crew.quick("hand-program", { ...question(now.at), facts: "all", go_on: true, seconds: 10 }));
  if (!answer || now !== state.value) return null;
  return (answer.go_on as string[]).filter((text) => !now.lines.includes(text));
}

/** Writes the first of them, or all. */
export async function program(all: boolean): Promise<void> {
  const now = state.value;
  const found = await goOn();
  if (!found) return;
  const lines = all ? found : found.slice(0, 1);
  if (lines.length === 0) return warn(say.programNothing);
  const there = lines.reduce((so, text) => accepted(so, text), now);
  tell(say.programmed(lines.length));
  await arrive({ ...there, program: [...there.program, ...lines] }, after(lines[lines.length - 1]), true);
}

/** Removes a line, and all lines that depend on it. */
export async function withdraw(at: number): Promise<void> {
  const now = state.value;
  const without = withoutLines(now, [at]);
  const [withIt, rest] = [await askBranch("hand-try", ""), without.lines.length > 0
    ? await askBranch("hand-without", "", {}, without.lines) : null];
  if (!withIt || now !== state.value) return;
  const gone = [at, ...resting(withIt.lines, rest?.lines ?? [], at)];
  await arrive(withoutLines(now, gone), "", true);
  tell(say.withdrawn(gone.length));
}

export function mark(name: string): void {
  const now = state.value;
  put({ ...now, lines: [...now.lines, bookmark(name, now.at)] });
  tell(say.marked(name));
}

/** Removes what the proof does not need: facts that a line names in vain, lines on which nothing depends. */
export async function tidy(): Promise<void> {
  const now = state.value;
  const replay = async (lines: readonly string[]): Promise<Replayed | null> => {
    const answer = answered(await crew.quick("hand-tidy", { ask: "replay", ...asked(puzzle.value), lines: textOf(lines) || " " }));
    return answer && (answer as unknown as Replayed);
  };
  tidying.value = true;
  const lines = await tidied(now.lines, replay, () => now !== state.value);
  tidying.value = false;
  if (!lines || now !== state.value) return;
  if (textOf(lines) === textOf(now.lines)) return tell(say.tidyNothing);
  await arrive({ ...now, lines }, "", true);
  tell(say.tidied(textOf(now.lines).length - textOf(lines).length, now.lines.length - lines.length));
}
export const tidying = signal(false);

/** Lines as typed; valid ones in the usual spelling. */
export function write(lines: readonly string[]): void {
  if (lines.length > mostLines) return warn(later.puzzles.tooManyLines(mostLines));
  if (textOf(lines) !== textOf(state.value.lines)) put({ lines, at: "", program: state.value.program.filter((text) =>
    lines.includes(text)) });
}

// --- the board ------------------------------------------------------------------------------------------------------

/** Candidates of the position, or of a step on the way to it. */
export const board = computed<readonly number[] | null>(() => {
  const found = shown.value;
  if (!found) return null;
  return stepAt.value === null ? setsOf(found.marks) : atStep(puzzle.value.shape, found, stepAt.value).marks;
});

function atStep(shape: Shape, found: Branch, step: number): { marks: number[]; removed: { cell: number; digit: number }[] } {
  const marks = setsOf(found.before);
  const last = readChain(found.at).pop();
  const cell = last ? cellNamed(shape, last.cell) : null;
  if (last && cell !== null) marks[cell] &= last.digits.reduce((set, digit) => set | bit(digit), 0);
  const removals = (text: string) => readStatement(shape, text)?.candidates ?? [];
  const steps = found.steps ?? [];
  for (const { removes } of steps.slice(0, step)) for (const { cell: at, digit } of removes.flatMap(removals)) marks[at] &= ~bit(digit);
  return { marks, removed: (steps[step]?.removes ?? []).flatMap(removals) };
}

/** Cells of an empty sector: one cell, or the house that lacks a place. */
function fallen(shape: Shape, names: readonly string[]): { cells: number[]; houses: number[] } {
  const cells = names.flatMap((name) => cellNamed(shape, name) ?? []);
  if (cells.length <= 1) return { cells, houses: [] };
  return { cells: [], houses: housesOf(shape)
    .flatMap((house, at) => (cells.every((cell) => house.includes(cell)) ? [at] : [])).slice(0, 1) };
}

function present(): void {
  const found = shown.value;
  const marks = board.value;
  if (!found || !marks) return;
  const { shape } = puzzle.value;
  const step = stepAt.value;
  const links = readChain(found.at);
  const levels = links.filter((link) => link.hypothesis)
    .flatMap((link, at) => { const cell = cellNamed(shape, link.cell); return cell === null ? [] : [{ cell, level: at + 1 }]; });
  const { cells, houses } = step === null || step === found.steps?.length ? fallen(shape, found.end_cells) : { cells: [], houses: [] };
  const before = setsOf(found.before);
  const hinted = marked.value?.of === state.value ? marked.value.cells.flatMap((name) => cellNamed(shape, name) ?? []) : [];
  showing.value = {
    scene: { ...noScene, base: houses, cells: [...cells, ...hinted], levels, removed: step === null
      ? [] : atStep(shape, found, step).removed },
    marks, lost: step === null && links.length > 0 ? before.map((set, cell) => set & ~marks[cell]) : marks.map(() => 0),
    title: found.at || say.position.root, arrows: 0, own: true,
  };
}

// --- open and closed ------------------------------------------------------------------------------------------------

function step(by: 1 | -1): void {
  const all = shown.value?.steps?.length ?? 0;
  if (all > 0) stepAt.value = Math.max(0, Math.min(all, (stepAt.value ?? (by > 0 ? -1 : all)) + by));
  const text = stepAt.value === null ? "" : shown.value?.steps?.[stepAt.value]?.text;
  if (text) tell(text);
}

const focusOn = (id: string) => (): void => { const at = document.getElementById(id); if (at instanceof HTMLDetailsElement) at.open = true;
  (at?.querySelector<HTMLElement>("button, input, summary") ?? at)?.focus(); };

export const acts = {
  hdpOpen: () => void open(), hdpAccept: () => void (chosen.value !== "" ? open() : accept()), hdpLeave: () => void leave(),
  hdpOther: () => void other(), hdpUp: () => void up(), hdpRoot: () => void root(), hdpProgram: () => void program(false), hdpSection: () =>
    void program(true),
  hdpDecisions: focusOn("hdp-decisions"), hdpBookmarks: focusOn("hdp-bookmarks"), hdpBookmark: focusOn("hdp-mark"),
  undo: () => travel(undo(hand.value)), redo: () => travel(redo(hand.value)), clear: () => { lifted.value = 0; },
  back: () => step(-1), on: () => step(1),
} as const;

export const canUndo = computed(() => hand.value.now > 0);
export const canRedo = computed(() => hand.value.now + 1 < hand.value.states.length);

/** Active from the opening of the panel to that of another one. */
export function begin(bar: () => VNode | null): () => void {
  workspace.value = { enter, bar };
  const stops = [
    effect(() => { if (state.value && puzzleText.value) untracked(() => void look()); }),
    effect(() => { void marked.value; if (board.value) untracked(present); }),
    effect(() => { if (selection.value.cursor !== liftedCell.value && lifted.value !== 0) untracked(() => { lifted.value = 0; }); }),
  ];
  return () => {
    for (const stop of stops) stop();
    workspace.value = null;
    lifted.value = 0;
    if (showing.value?.own) showing.value = null;
  };
}

export const goCell = (name: string): void => { const cell = cellNamed(puzzle.value.shape, name);
  if (cell !== null) selection.value = only(cell); };
