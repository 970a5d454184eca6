// The marks and digits on the board: the player's, the engine's, or those of a position shown by a panel.

import { computed, signal } from "@preact/signals";
import { setsOf } from "../../model/finding";
import { digitsOnBoard, peerMarks, Puzzle } from "../../model/game";
import { bit, digitsOf } from "../../model/shape";
import { words } from "../../words";
import { asked, game, puzzle, rulesTold } from "./board";
import { answered, crew } from "./engine";
import { layer } from "./settings";
import { showing } from "./shown";
import { warn } from "./voice";

const left = signal<{ of: Puzzle; marks: readonly number[] } | null>(null);

/** The engine's marks on the board; null: none. A position shown by a panel has its own. */
export const marks = computed<readonly number[] | null>(() => {
  void rulesTold.value;
  if (showing.value?.marks) return showing.value.marks;
  if (layer.value === "none") return null;
  if (layer.value === "left" && left.value?.of === puzzle.value) return left.value.marks;
  return peerMarks(game.value.puzzle, digitsOnBoard(game.value));
});

/** The digits on the board: the player's, or those of the position shown by a panel. */
export const digits = computed<readonly number[]>(() => {
  const shown = showing.value;
  if (!shown?.title || !shown.marks) return digitsOnBoard(game.value);
  return shown.marks.map((set) => (set !== 0 && (set & (set - 1)) === 0 ? digitsOf(set)[0] : 0));
});

/** The engine's marks "left", requested again when digits change. */
export async function refreshLeft(): Promise<void> {
  const { puzzle: of } = game.value;
  if (of.shape.rules) return;
  const on = digitsOnBoard(game.value);
  const position = of.allowed.map((set, cell) => (on[cell] !== 0 ? bit(on[cell]) : set));
  const answer = answered(await crew.quick("marks", { ask: "candidates", marks: "left", ...asked({ ...of, allowed: position }) }));
  if (!answer) return;
  left.value = { of, marks: setsOf(answer.candidates) };
  if (answer.contradiction) warn(words.said.contradiction);
}
