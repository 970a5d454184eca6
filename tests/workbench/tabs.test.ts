// One game changed in two tabs: every change of both is kept, and undo leads to what the other tab stored.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, goTo, layerNames, toggleMark, undo, writeDigit } from "../../packages/workbench/model/game";
import { newHand, next, stateOf } from "../../packages/workbench/model/hand";
import { restore, store } from "../../packages/workbench/model/library";
import { emptySetting, textOf, withText } from "../../packages/workbench/model/setRules";
import { joined } from "../../packages/workbench/model/tabs";
import { numbers, played, puzzleOf, worldsHardest } from "./modelSupport";

/** Further random digits and marks. */
function further(game: Game, seed: number, count: number): Game {
  const random = numbers(seed);
  const pick = (n: number) => Math.floor(random() * n);
  let now = game;
  for (let step = 0; step < count; step += 1) {
    const [cell, digit] = [pick(81), 1 + pick(9)];
    now = pick(2) === 0 ? writeDigit(now, [cell], digit, false) : toggleMark(now, [cell], "centre", digit);
  }
  return now;
}

test("cell by cell: the own change if there is one, otherwise what the other tab has", () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const { game } = played(puzzleOf(worldsHardest), seed, 20);
    const read = goTo(game, 15);
    const [stored, own] = [further(read, 100 + seed, 6), seed % 3 === 0 ? undo(read) : further(read, 200 + seed, 6)];
    const both = joined(read, stored, own, "mine");
    for (const layer of layerNames) for (let cell = 0; cell < 81; cell += 1) {
      const [before, theirs, mine] = [read, stored, own].map((one) => one.layers[layer][cell]);
      assert.equal(both.layers[layer][cell], mine === before ? theirs : mine, `${seed} ${layer} ${cell}`);
    }
    if (both.at > stored.at) assert.deepEqual(undo(both).layers, stored.layers);
    assert.deepEqual(restore(JSON.parse(JSON.stringify(store(both, 5)))), both);
  }
});

test("rules of a puzzle being set, its name, and HDP by hand", () => {
  const rule = (game: Game, what: string) => withText(game, what, { ...textOf(game.puzzle.shape), rules: [...textOf(game.puzzle.shape).rules, what] });
  const read = rule(emptySetting(9, "one"), "killer 15: A1 B1");
  const [stored, own] = [rule(read, "anti-knight"), writeDigit({ ...read, puzzle: { ...read.puzzle, name: "two" } }, [80], 5, false)];
  const both = joined(read, stored, own, "mine");
  assert.deepEqual(textOf(both.puzzle.shape).rules, ["killer 15: A1 B1", "anti-knight"]);
  assert.equal(both.layers.digit[80], 5);
  assert.equal(both.puzzle.name, "two");
  const other = joined(read, own, stored, "mine");
  assert.deepEqual([textOf(other.puzzle.shape).rules, other.layers.digit[80], other.puzzle.name], [["killer 15: A1 B1", "anti-knight"], 5, "two"]);
  assert.deepEqual(textOf(undo(other).puzzle.shape).rules, ["killer 15: A1 B1"]);
  for (const one of [both, other]) assert.deepEqual(restore(JSON.parse(JSON.stringify(store(one, 5)))), one);

  const lines = (text: string) => next(newHand, { lines: [text], at: "", program: [] });
  const [left, right] = [{ ...own, hand: lines("HYP # I8: 3") }, { ...own, hand: lines("HYP # I8: 9") }];
  assert.deepEqual(joined(own, left, own, "mine").hand, left.hand);
  assert.deepEqual(stateOf(joined(own, left, right, "mine").hand!).lines, ["HYP # I8: 9"]);
});
