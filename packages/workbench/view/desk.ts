// What the page knows, as signals, and the few ways to change it. Panels and the board read; acts (acts.ts) call.

import type { VNode } from "preact";
import { computed, signal } from "@preact/signals";
import { Game, Layer, newGame, peerMarks, digitsOnBoard, Puzzle, puzzleLine, redo, undo } from "../model/game";
import { readLine } from "../model/line";
import { only, Selection } from "../model/selection";
import { Scene, setsOf } from "../model/finding";
import { bit, boxText, digitsOf, usualShape } from "../model/shape";
import { Crew } from "../engine/crew";
import { sources } from "./sources";
import { firstExample as first } from "../examples";
import { words } from "../words";

export type Tab = keyof typeof words.tabs;
export const tabNames = Object.keys(words.tabs) as Tab[];

type Acts = Readonly<Record<string, () => void>>;
const acts = new Map<Tab, Acts>();
/** What a panel does, while it is open, in the place of acts of these names (keys.ts). */
export const register = (of: Tab, own: Acts): void => { acts.set(of, own); };
export const ownAct = (name: string): (() => void) | undefined => acts.get(tab.value)?.[name];

export type MarkLayer = "none" | "peers" | "left";

/** What a panel shows on the board: signs over the marks of a position; `title`: a position that is not the player's. */
export interface Showing {
  readonly scene: Scene;
  readonly marks: readonly number[] | null;
  readonly title: string;
  readonly arrows: number;  // so many of the scene's arrows: slow motion
  readonly lost?: readonly number[];  // candidates that this position has no more, shown as gone
  readonly own?: true;                // the panel's own board: nothing to go back from
}

/** A panel that takes over the board while it is open: digits and clicks on marks are its own. */
export interface Workspace {
  enter(digit: number): void;
  /** What stands over the board. */
  readonly bar: () => VNode | null;
}

/** A session of somebody else's, replayed step by step (view/sessions.ts). */
export interface Session { readonly name: string; readonly steps: readonly { readonly words: string; readonly go: () => unknown }[]; readonly at: number }
export const session = signal<Session | null>(null);

const firstShape = usualShape(9);

export const crew = new Crew(sources());
export const game = signal<Game>(newGame({ shape: firstShape, allowed: readLine(firstShape, first.line)!, name: first.name }));
export const selection = signal<Selection>(only(0));
export const mode = signal<Layer>("digit");
export const workspace = signal<Workspace | null>(null);
/** Digits that were chosen in the cell under the cursor, for a hypothesis. */
export const lifted = signal(0);
export const held = signal<Layer | null>(null);      // while Shift, Ctrl or Alt is held
export const layer = signal<MarkLayer>("none");
export const leftMarks = signal<readonly number[] | null>(null);
export const tab = signal<Tab>("hint");
export const showing = signal<Showing | null>(null);
export const highlighted = signal(0);
export const ghosts = signal(false);
export const tidy = signal(true);
export const letters = signal(true);
/** HDP by hand: what a contradiction shows is written down without being asked. */
export const byItself = signal(false);
export const zoom = signal(0);
export const dialog = signal<"" | "keys" | "commands" | "share">("");
export const engineState = signal<"loading" | "ready" | "failed">("loading");
/** No question has anything to load any more. */
export const complete = signal(false);
export const program = signal("");
export const solutions = signal<string>("");
export const said = signal("");
export const alarm = signal("");
const longestSaid = 400;

/** One sentence of what happened, shown and read aloud; what was wrong before is settled by it. A text said twice is said anew. */
export const say = (text: string): void => {
  const short = text.length > longestSaid ? `${text.slice(0, longestSaid - 3)} ..` : text;
  alarm.value = "";
  said.value = said.value === short ? `${short}\u00a0` : short;
};
export const warn = (text: string): void => {
  said.value = "";
  alarm.value = text;
};

export const puzzle = computed(() => game.value.puzzle);
/** Changes with the puzzle only: what depends on it alone is found out once. */
export const puzzleText = computed(() => `${boxText(game.value.puzzle.shape)} ${puzzleLine(game.value.puzzle)}`);

/** The puzzle as a member of questions. */
export const asked = (of: Puzzle): { puzzle: string; box: string } => ({ puzzle: puzzleLine(of), box: boxText(of.shape) });

/** The engine's marks that the board shows; null: none. A position that a panel shows brings its own. */
export const marks = computed<readonly number[] | null>(() => {
  if (showing.value?.marks) return showing.value.marks;
  if (layer.value === "none") return null;
  if (layer.value === "left" && leftMarks.value) return leftMarks.value;
  return peerMarks(game.value.puzzle, digitsOnBoard(game.value));
});

/** The digits that the board shows: the player's, or those of the position a panel shows. */
export const digits = computed<readonly number[]>(() => {
  const shown = showing.value;
  if (!shown?.title || !shown.marks) return digitsOnBoard(game.value);
  return shown.marks.map((set) => (set !== 0 && (set & (set - 1)) === 0 ? digitsOf(set)[0] : 0));
});

/** A change of the player's: what a panel showed no longer fits. */
export function play(next: Game): void {
  if (next === game.value) return;
  showing.value = null;
  game.value = next;
}

export function takeBack(): void {
  const { edits, at } = game.value;
  say(at > 0 ? words.said.undo(edits[at - 1].words) : words.said.undoNone);
  play(undo(game.value));
}

export function doAgain(): void {
  const { edits, at } = game.value;
  say(at < edits.length ? words.said.redo(edits[at].words) : words.said.redoNone);
  play(redo(game.value));
}

/** Another puzzle, or the same one as it was stored. */
export function openGame(next: Game): void {
  showing.value = null;
  highlighted.value = 0;
  leftMarks.value = null;
  selection.value = only(0);
  alarm.value = "";
  game.value = next;
}

/** An answer without an error; else what to say of it, said. */
export function answered<T extends { absent?: boolean; error?: { kind: string; text: string } }>(answer: T | null): T | null {
  if (!answer) return null;
  if (!answer.error) return answer;
  const { kind, text } = answer.error;
  if (answer.absent) engineState.value = "failed";
  warn(answer.absent ? words.header.engine.failed : kind === "internal" ? words.said.crashed : kind === "memory" ? words.said.memory : text);
  return null;
}

/** The engine's marks "left": asked anew when digits change. */
export async function refreshLeft(): Promise<void> {
  const { puzzle: of } = game.value;
  const on = digitsOnBoard(game.value);
  const position = of.allowed.map((set, cell) => (on[cell] !== 0 ? bit(on[cell]) : set));
  const answer = answered(await crew.quick("marks", { ask: "candidates", marks: "left", ...asked({ ...of, allowed: position }) }));
  if (!answer) return;
  leftMarks.value = setsOf(answer.candidates);
  if (answer.contradiction) warn(words.said.contradiction);
}
