// Boards with rules, by the model alone: houses, names, peers and the input of checkers are the engine's; links and saved games keep
// the rules.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { openChecker } from "deduku";
import { cellsNamed, noScene, sceneAtStage, sceneOf } from "../../packages/workbench/model/finding";
import { clashes, newGame, Puzzle, stateText, wholeLine, writeDigit } from "../../packages/workbench/model/game";
import { exportText, importText, store } from "../../packages/workbench/model/library";
import { readPosition } from "../../packages/workbench/model/line";
import { boardOf } from "../../packages/workbench/model/paste";
import { cellsOfRules, rulesAt, ruledOf, tellRules } from "../../packages/workbench/model/ruled";
import { writeLink } from "../../packages/workbench/model/link";
import { readLink } from "../../packages/workbench/model/share";
import { everyHouse, furtherHouses, houseNamed, housesOf, markingsOf, peersOf, Shape } from "../../packages/workbench/model/shape";
import { checkable, ticks } from "../../packages/workbench/model/ticks";
import { ask, played } from "./modelSupport";

const lines = new Map(["f-puzzles", "iss"].flatMap((file) =>
  readFileSync(join(process.env.WORKBENCH_SOURCES!, `../../data/rules/${file}.tsv`), "utf8").split("\n")
    .map((line) => line.split("\t")).filter(([, puzzle]) => puzzle?.includes(" rules:")).map(([name, puzzle]): [string, string] => [name, puzzle])));
const named = (name: string): string => [...lines].find(([one]) => one.startsWith(name))![1];
const killer = named('"6x6 Extreme Killer"');

async function puzzleIn(line: string): Promise<Puzzle> {
  const { puzzles: [read] } = await ask({ ask: "read", text: line });
  const board = boardOf(read);
  assert.ok("allowed" in board, `${line} ${JSON.stringify(board)}`);
  return board;
}

async function told(puzzle: Puzzle): Promise<Shape> {
  const { shape } = puzzle;
  const bare = wholeLine({ ...puzzle, allowed: puzzle.allowed.map(() => 2 ** shape.order - 1) });
  const [{ sentences }, { proof: [header] }] = [await ask({ ask: "rules", max_nodes: 1, puzzle: bare }), await ask({ ask: "path", only: "naked-single", proof: true, puzzle: bare })];
  tellRules(shape, header, sentences);
  return shape;
}

test("every board of data/rules opens with the engine's text; what is more than houses is known to be", async () => {
  assert.ok(lines.size > 100, String(lines.size));
  let houses = 0;
  for (const line of lines.values()) {
    const puzzle = await puzzleIn(line);
    const { puzzles: [read] } = await ask({ ask: "read", text: line });
    assert.equal(wholeLine(puzzle), read.puzzle);
    if (!puzzle.shape.rules) houses += 1;
    else assert.deepEqual(markingsOf(puzzle.shape).filter(Boolean), [], "the picture has all of it");
  }
  assert.ok(houses >= 3 && houses < 20, String(houses));
});

test("houses, their names and peers are the engine's; steps find theirs", async () => {
  const found = new Set<string>();
  for (const name of ['"6x6 Extreme Killer"', '"Boxes"', "Anti-knights move", '"Tangled Arrows"', "Pill Arrow", "Quadruple X"]) {
    const puzzle = await puzzleIn(named(name));
    const before = housesOf(puzzle.shape).length;
    const shape = await told(puzzle);
    const { steps, proof: [header] } = await ask({ ask: "path", proof: true, puzzle: wholeLine(puzzle) });
    assert.deepEqual(housesOf(shape), header.houses, name);
    assert.ok(housesOf(shape).length >= before);
    assert.deepEqual(JSON.parse(checkable(puzzle)), header, name);
    for (const [cell] of puzzle.allowed.entries()) {
      const near = new Set<number>(header.houses.filter((house: number[]) => house.includes(cell)).flat());
      near.delete(cell);
      assert.deepEqual(peersOf(shape, cell), [...near].sort((a, b) => a - b));
    }
    for (const step of steps) for (const house of [...step.houses, ...step.cover]) {
      assert.notEqual(houseNamed(shape, house), null, `${house} of ${name}`);
      found.add(house.split(" ")[0]);
    }
    assert.ok(!furtherHouses(shape).some((one) => one.includes("cells ")));
  }
  for (const kind of ["row", "column", "box", "cells"]) assert.ok(found.has(kind), [...found].join());
});

test("a path's steps are ticked against the board's rules; with other rules, or changed givens, none is", async () => {
  const puzzle = await puzzleIn(killer);
  const shape = await told(puzzle);
  const { steps, proof } = await ask({ ask: "path", proof: true, puzzle: wholeLine(puzzle) });
  const checker = await openChecker();
  const text = proof.map((line: unknown) => JSON.stringify(line)).join("\n");
  const marked = ticks(shape, puzzle.allowed, steps, proof, await checker.check(checkable(puzzle), text));
  assert.ok(steps.length > 20 && marked.every(({ holds }) => holds));
  for (const other of [killer.replace("killer 8:", "killer 7:"), killer.replace(".", "6")]) {
    const board = await puzzleIn(other);
    await told(board);
    assert.equal((await checker.check(checkable(board), text)).accepted, false, other);
  }
  checker.close?.();
});

test("a step's rules are shown from its third stage on, with the cells that the rule names", async () => {
  const puzzle = await puzzleIn(killer);
  const shape = await told(puzzle);
  const hint = await ask({ ask: "hint", puzzle: stateText(newGame(puzzle)) });
  assert.deepEqual(hint.step.rules, ["minimum: E5"]);
  const scene = sceneOf(shape, hint.step, readPosition(shape, hint.before)!);
  assert.deepEqual(scene.rules, [cellsNamed(shape, ["E5"])]);
  assert.equal(sceneAtStage(shape, 2, hint.look, scene).rules, noScene.rules);
  assert.deepEqual(sceneAtStage(shape, 3, hint.look, scene).rules, scene.rules);
  assert.deepEqual(cellsOfRules(shape, ["killer 9: A4 B4"]), []);
  assert.equal(rulesAt(shape, 0), "killer 18");
  assert.equal(ruledOf(shape)!.rules.length, 8);
});

test("repeated digits in a cage are marked; links and saved games keep the rules", async () => {
  const puzzle = await puzzleIn(killer);
  const shape = await told(puzzle);
  const [b2, c3] = cellsNamed(shape, ["B2", "C3"]);
  const blank = newGame(puzzle);
  assert.deepEqual([...clashes(writeDigit(writeDigit(blank, [b2], 3, false), [c3], 3, false))], [b2, c3]);
  assert.ok(everyHouse(shape).some(({ name, kind }) => name === "cells B2,C2,C3,C4" && kind === "few"));
  const { game } = played(puzzle, 5, 40);
  assert.deepEqual(await readLink(await writeLink(puzzle, game.layers, "path")), { puzzle, layers: game.layers, tab: "path", certificate: "", lines: [], at: "" });
  assert.deepEqual(importText(exportText([store(game, 5)])), { games: [game], bad: 0 });
});
