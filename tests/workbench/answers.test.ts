// The engine's answers, parsed: hints, paths and their ticks, chains, why.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openChecker } from "deduku";
import { examples } from "../../packages/workbench/examplesLater";
import { applyFinding, digitsOnBoard, newGame, stateText, toggleMark, writeDigit } from "../../packages/workbench/model/game";
import { conclusion, sceneOf, setsOf, Step } from "../../packages/workbench/model/finding";
import { readLine } from "../../packages/workbench/model/line";
import { bit, cellName, cellNamed, digitName, shapeOf, usualShape } from "../../packages/workbench/model/shape";
import { checkable, ticks } from "../../packages/workbench/model/ticks";
import { readLine as readHdpLine, writeChain } from "../../packages/workbench/model/chain";
import { positionAt, stageScene, View } from "../../packages/workbench/model/stages";
import { atNames, parted, reasonScene, withMarks } from "../../packages/workbench/model/why";
import { worldsHardest, easy, puzzleOf, ask } from "./modelSupport";

test("hints use the player's eliminations", async () => {
  const puzzle = puzzleOf(easy);
  const solution = readLine(puzzle.shape, (await ask({ ask: "solve", puzzle: easy })).solution)!.map((set) => Math.log2(set) + 1);
  const cell = puzzle.allowed.findIndex((set) => set === 511);
  const wrong = (solution[cell] % 9) + 1;
  const mistaken = writeDigit(newGame(puzzle), [cell], wrong, true);
  const hint = await ask({ ask: "hint", puzzle: stateText(mistaken) });
  assert.equal(hint.mistakes[0].cell, cellName(puzzle.shape, cell));
  const lost = toggleMark(newGame(puzzle), [cell], "struck", solution[cell]);
  assert.equal((await ask({ ask: "hint", puzzle: stateText(lost) })).mistakes[0].kind, "mark");
  assert.deepEqual((await ask({ ask: "hint", puzzle: stateText(newGame(puzzle)) })).mistakes, []);
  // All candidates except the right digit are struck out: none is written yet, and the hint names the digit to write.
  let alone = newGame(puzzle);
  for (let digit = 1; digit <= 9; digit += 1) if (digit !== solution[cell]) alone = toggleMark(alone, [cell], "struck", digit);
  const single = await ask({ ask: "hint", order: "T1", puzzle: stateText(alone) });
  assert.deepEqual(single.mistakes, []);
  assert.equal(single.finished, false);
  let none = alone;
  none = toggleMark(none, [cell], "struck", solution[cell]);
  assert.equal((await ask({ ask: "hint", puzzle: stateText(none) })).mistakes[0].kind, "mark");
});

test("hints applied one after the other solve the puzzle", async () => {
  for (const line of [easy, examples[1].line, examples[2].line, examples[3].line, worldsHardest, "...43.1..1..4..."]) {
    let game = newGame(puzzleOf(line));
    for (let at = 0; at < 200; at += 1) {
      const hint = await ask({ ask: "hint", puzzle: stateText(game) });
      assert.deepEqual(hint.mistakes, []);
      if (!hint.step) break;
      const { placed, removed } = conclusion(game.puzzle.shape, hint.step);
      game = applyFinding(game, hint.step.line, placed, removed, true);
    }
    const { solution } = await ask({ ask: "solve", puzzle: line });
    assert.equal(digitsOnBoard(game).map(digitName).join(""), solution);
  }
});

test("every step of a path is ticked, but none after a damaged line", async () => {
  const checker = await openChecker();
  for (const line of [worldsHardest, examples[3].line, examples[2].line, "...43.1..1..4...", examples[6].line]) {
    for (const by of line.length === 81 ? ["order", "se"] : ["order"]) {
      const puzzle = puzzleOf(line);
      const { steps, proof } = await ask({ ask: "path", by, proof: true, puzzle: line });
      const text = (ledger: object[]) => ledger.map((one) => JSON.stringify(one)).join("\n");
      const verdict = await checker.check(checkable(puzzle), text(proof));
      assert.ok(verdict.accepted);
      const marks = ticks(puzzle.shape, puzzle.allowed, steps, proof, verdict);
      assert.deepEqual(marks.filter((mark) => !mark.holds), [], `${line} ${by}`);
      const at = Math.floor(proof.length / 2);
      const spoiled = proof.map((one: any, where: number) => (where === at ? { ...one, removes: [...one.removes, (one.removes[0] + 1) % (puzzle.shape.order ** 3)] } : one));
      const refused = await checker.check(checkable(puzzle), text(spoiled));
      assert.ok(!refused.accepted && refused.line === at + 1, JSON.stringify(refused));
      const left = ticks(puzzle.shape, puzzle.allowed, steps, spoiled, refused);
      left.forEach((mark, step) => assert.equal(mark.holds, marks[step].line <= at, `step ${step + 1}`));
    }
  }
  checker.close();
});

test("a chain is drawn link by link, strong and weak by turns; a net from each premise", async () => {
  const { shape } = puzzleOf(worldsHardest);
  const base = { technique: null, digits: [7], houses: [], cover: [], fins: [], others: [], loop: false, placed: null, if_unique: false };
  const chain: Step = { ...base, name: "Skyscraper", line: "", form: "chain", cells: [], chain: ["C7=7", "C6=7", "H6=7", "H9=7"], removed: ["G7!=7", "A9!=7"] };
  const scene = sceneOf(shape, chain, []);
  assert.deepEqual(scene.arrows.map(({ from, to, makes }) => `${cellName(shape, from.cell)}>${cellName(shape, to.cell)} ${makes}`), ["C7>C6 true", "C6>H6 false", "H6>H9 true"]);
  assert.deepEqual(scene.removed.map(({ cell }) => cellName(shape, cell)), ["G7", "A9"]);
  const { steps } = await ask({ ask: "path", by: "se", puzzle: worldsHardest });
  const net = steps.find((step: Step) => step.strands);
  const links = net.strands.flat().reduce((sum: number, node: any) => sum + node.from.length, 0);
  const drawn = sceneOf(shape, net, []).arrows;
  assert.ok(drawn.length > 20 && drawn.length <= links);
  for (const arrow of drawn) assert.ok(net.strands.flat().some((node: any) => node.says === `${cellName(shape, arrow.to.cell)}${arrow.makes === "true" ? "=" : "!="}${arrow.to.digit}`));
});

test("why: texts are cut at names of cells, steps from givens stand apart", () => {
  assert.deepEqual(atNames("A2 is not 1: B10 (box 1)", ["B10", "A2", "B1"]), ["", "A2", " is not 1: ", "B10", " (box 1)"]);
  assert.deepEqual(atNames("A2 is not 1", []), ["A2 is not 1"]);
  const step = { removes: [], text: "", cells: [], houses: [], cover: [] };
  const [given, other] = [{ ...step, kind: "naked single", given: true }, { ...step, kind: "pointing", given: false }];
  assert.deepEqual(parted([given, other]), { givens: [given], steps: [other] });
});

// Row 1 has its 4 in D1, row 3 its 1 in B3: A1 is the only place for 1 in column A.
test("why: a step shows its premises", async () => {
  const { answers } = await ask({ ask: "explain", queries: ["A1=1"], chain: true, puzzle: "...43.1..1..4..." });
  const [given, single] = answers[0].chain.map((step: any) => reasonScene(shapeOf(2, 2), { ...step, text: "" }));
  assert.deepEqual([given.cells, given.base, given.cover], [[9], [], [2]]);
  assert.deepEqual([single.cells, single.base, single.cover], [[0], [4], []]);
});

test("why: each step is shown on the candidates before it", async () => {
  const puzzle = puzzleOf(worldsHardest);
  for (const method of ["path", "hdp"]) {
    const { answers } = await ask({ ask: "explain", queries: ["A2=1"], chain: true, method, puzzle: worldsHardest });
    const check = (steps: any[]) => {
      for (const step of steps) {
        for (const { cell, digit } of step.removes.map((text: string) => ({ cell: cellNamed(puzzle.shape, text.split("!=")[0])!, digit: Number(text.split("!=")[1]) }))) assert.ok((step.marks[cell] & bit(digit)) !== 0, `${step.text}: it is still there`);
        // A naked single: the digit that the text names is the only one left in the cell.
        const said = /: ([A-I]\d) is (\d) and sees/.exec(step.text);
        if (said) assert.equal(step.marks[cellNamed(puzzle.shape, said[1])!], bit(Number(said[2])), step.text);
        for (const branch of step.branches ?? []) check(branch.steps);
      }
    };
    const chain = withMarks(puzzle.shape, puzzle.allowed, answers[0].chain);
    assert.ok(chain.length > 20);
    check(chain);
  }
});

test("stages of a report: positions follow from each other, and a chain's is the engine's", async () => {
  const { page } = await ask({ ask: "analyze", page: true, puzzle: worldsHardest });
  const views: View[] = JSON.parse(/<script id="data"[^>]*>([^]*?)<\/script>/.exec(page)![1]).views;
  const view = (id: string) => views.find((one) => one.id === id)!;
  const shape = usualShape(9);
  // The step model only removes candidates; its last stage is the solution.
  const steps = view("steps");
  let before = positionAt(shape, steps, 0);
  for (let at = 1; at < steps.stages.length; at += 1) {
    const now = positionAt(shape, steps, at);
    assert.ok(now.every((set, cell) => (set & ~before[cell]) === 0), `${at}`);
    before = now;
  }
  const { solution } = await ask({ ask: "solve", puzzle: worldsHardest });
  assert.deepEqual(before, [...solution].map((digit: string) => bit(Number(digit))));
  // Line 4 of the deep pair reduction: the position after its chain.
  const deep = view("deep");
  const line = readHdpLine(deep.stages[3].title.replace(/^Line 4: /, ""))!;
  const { lines } = (await ask({ ask: "hdp", puzzle: worldsHardest })).deep;
  const branch = await ask({ ask: "branch", puzzle: worldsHardest, lines: lines.slice(0, 3).join("\n"), at: writeChain(line.chain) });
  assert.deepEqual(positionAt(shape, deep, 3), setsOf(branch.marks));
  const scene = stageScene(shape, deep.stages[3]);
  assert.deepEqual(scene.levels, [{ cell: cellNamed(shape, "I8"), level: 1 }]);
  assert.ok(scene.cells.includes(cellNamed(shape, "G2")!), "where no digit is left");
  // The proof: eliminations are struck out, and gone at the next stage.
  const proof = view("proof");
  for (const [at, stage] of proof.stages.slice(0, -1).entries())
    for (const { cell, digit } of stageScene(shape, stage).removed) {
      assert.ok(positionAt(shape, proof, at)[cell] & bit(digit));
      assert.equal(positionAt(shape, proof, at + 1)[cell] & bit(digit), 0);
    }
});
