// Shared by the tests of the model: the engine in this process as oracle, puzzles, played games.
import assert from "node:assert/strict";
import { open } from "deduku";
import { examples } from "../../packages/workbench/examplesLater";
import "../../packages/workbench/model/houses";
import { clear, Game, newGame, paint, Puzzle, toggleMark, writeDigit } from "../../packages/workbench/model/game";
import { readLine } from "../../packages/workbench/model/line";
import { cellCount, Shape, shapeOf, usualShape } from "../../packages/workbench/model/shape";

export const worldsHardest = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
export const easy = examples[0].line;
export const shapes: Shape[] = [[2, 2], [2, 3], [2, 4], [3, 3], [2, 5], [3, 4], [2, 6], [4, 4], [5, 5]].map(([high, wide]) => shapeOf(high, wide));

export const puzzleOf = (line: string, shape = usualShape(Math.sqrt(line.length)), name = ""): Puzzle => ({ shape, allowed: readLine(shape, line)!, name });

/** Reproducible pseudo-random numbers. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

export const engine = await open();
export const ask = async (question: object): Promise<any> => {
  const answer: any = await engine.ask(question as never);
  assert.equal(answer.error, undefined, JSON.stringify(answer.error));
  return answer;
};

/** A game with edits of every kind. */
export function played(puzzle: Puzzle, seed: number, count: number): { game: Game; states: Game[] } {
  const random = numbers(seed);
  const pick = (n: number) => Math.floor(random() * n);
  let game = newGame(puzzle);
  const states = [game];
  while (states.length <= count) {
    const cells = [pick(cellCount(puzzle.shape)), pick(cellCount(puzzle.shape))];
    const digit = 1 + pick(puzzle.shape.order);
    const next = [
      () => writeDigit(game, cells.slice(1), digit, random() < 0.5), () => toggleMark(game, cells, "corner", digit), () => toggleMark(game, cells, "centre", digit),
      () => toggleMark(game, cells, "struck", digit), () => paint(game, cells, 1 + pick(9)), () => clear(game, cells)][pick(6)]();
    if (next !== game) states.push((game = next));
  }
  return { game, states };
}
