// The board in play: the game, and the effect of the player's next digit.

import { computed, signal } from "@preact/signals";
import { firstExample as first } from "../../examples";
import { asGivens, Game, Mode, newGame, Puzzle, puzzleKey, redo, undo, wholeLine } from "../../model/game";
import { readLine } from "../../model/line";
import { only, Selection } from "../../model/selection";
import { boxText, markingsOf, regionsOf, usualShape } from "../../model/shape";
import { words } from "../../words";
import { highlighted, showing } from "./shown";
import { alarm, say } from "./voice";

const firstShape = usualShape(9);

export const game = signal<Game>(newGame({ shape: firstShape, allowed: readLine(firstShape, first.line)!, name: first.name }));
export const selection = signal<Selection>(only(0));
export const mode = signal<Mode>("digit");
/** Each cell pressed is added to the selection: for fingers, which have no Ctrl. */
export const several = signal(false);
export const held = signal<Mode | null>(null);      // while Shift, Ctrl or Alt is held
/** Counts the engine's descriptions of boards with rules (model/ruled.ts), for everything that depends on their houses. */
export const rulesTold = signal(0);
/** Cells with a number of a rule in their corner (view/drawn.tsx). */
export const headed = signal<ReadonlySet<number>>(new Set());
/** The solution in the published link, if there is one. */
export const published = signal<readonly number[] | null>(null);
/** The game that was just finished by the player. */
export const finished = signal<Game | null>(null);
/** Counts restarts, for the clock. */
export const restarts = signal(0);
/** The number of solutions of the puzzle. */
export const solutions = signal("");

export const puzzle = computed(() => game.value.puzzle);
/** Changes only with the puzzle: values that depend on it alone are computed once. */
export const puzzleText = computed(() => puzzleKey(game.value.puzzle));

const drawn = computed(() => game.value.layers.region);
/** The classes of each cell: thick lines between boxes or regions, shaded houses, a region that is being drawn. */
export const edges = computed<readonly string[]>(() => {
  const { shape } = puzzle.value;
  const { order } = shape;
  const own = regionsOf(shape);
  const region = own[0] < 0 ? drawn.value : own;
  return region.map((here, cell) => [
    cell % order === 0 || region[cell - 1] !== here ? "box-left" : "", cell < order || region[cell - order] !== here ? "box-top" : "",
    cell % order === order - 1 ? "box-right" : "", cell >= order * (order - 1) ? "box-bottom" : "",
    region === drawn.value && here > 0 ? `colour${((here - 1) % 9) + 1}` : "", markingsOf(shape)[cell],
    headed.value.has(cell) ? "headed" : ""].filter(Boolean).join(" "));
});

/** The puzzle on the board: while it is being set, the digits on it are its givens. */
export const subject = computed(() => (game.value.set ? asGivens(game.value).puzzle : puzzle.value));

/** The puzzle as a member of questions. */
export const asked = (of: Puzzle): { puzzle: string; box: string } => ({ puzzle: wholeLine(of), box: boxText(of.shape) });

/** A change by the player: what a panel shows is outdated. */
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

/** Another puzzle, or the same one as stored. */
export function openGame(next: Game): void {
  showing.value = null;
  highlighted.value = 0;
  selection.value = only(0);
  alarm.value = "";
  game.value = next;
}
