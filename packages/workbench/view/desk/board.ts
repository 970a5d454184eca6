// The board in play: the game, and what the player's next digit would do to it.

import { computed, signal } from "@preact/signals";
import { firstExample as first } from "../../examples";
import { Game, Layer, newGame, Puzzle, puzzleLine, redo, undo } from "../../model/game";
import { readLine } from "../../model/line";
import { only, Selection } from "../../model/selection";
import { boxText, usualShape } from "../../model/shape";
import { words } from "../../words";
import { highlighted, showing } from "./shown";
import { alarm, say } from "./voice";

const firstShape = usualShape(9);

export const game = signal<Game>(newGame({ shape: firstShape, allowed: readLine(firstShape, first.line)!, name: first.name }));
export const selection = signal<Selection>(only(0));
export const mode = signal<Layer>("digit");
export const held = signal<Layer | null>(null);      // while Shift, Ctrl or Alt is held
/** How many solutions the puzzle has. */
export const solutions = signal("");

export const puzzle = computed(() => game.value.puzzle);
/** Changes with the puzzle only: what depends on it alone is found out once. */
export const puzzleText = computed(() => `${boxText(game.value.puzzle.shape)} ${puzzleLine(game.value.puzzle)}`);

/** The puzzle as a member of questions. */
export const asked = (of: Puzzle): { puzzle: string; box: string } => ({ puzzle: puzzleLine(of), box: boxText(of.shape) });

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
  selection.value = only(0);
  alarm.value = "";
  game.value = next;
}
