// HDP chains pasted anywhere on the page.

import { Puzzle, samePuzzle } from "../model/game";
import { chainIn } from "../model/chainText";
import { mostLines, newHand, next } from "../model/hand";
import { words } from "../words";
import { words as later } from "../wordsLater";
import { game } from "./desk/board";
import { tab } from "./desk/page";
import { say } from "./desk/voice";

/** Replaces the current lines; undo restores them. */
export function takeChain(pasted: string, open: (puzzle: Puzzle) => void, fail: (why: string) => void): void {
  const { lines, puzzle } = chainIn(pasted);
  if (lines.length > mostLines) return fail(later.puzzles.tooManyLines(mostLines));
  if (puzzle && !samePuzzle(puzzle, game.value.puzzle)) open(puzzle);
  game.value = { ...game.value, hand: next(game.value.hand ?? newHand, { lines, at: "", program: [] }) };
  tab.value = "hdp";
  say(words.puzzles.looks(words.puzzles.kinds.chain));
}
