// Practice without a page: positions, verdicts, counting, storage.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { claimOf, counted, done, Exercise, exerciseOf, isRight, judgedOf, missing, noProgress, progressText, readProgress, withDone } from "../../packages/workbench/model/practice";
import { readStatement } from "../../packages/workbench/model/finding";
import { unpacked } from "../../packages/workbench/model/unpack";
import { packed } from "../../packages/workbench/pack.mjs";
import { ask } from "./modelSupport";

const puzzle = "....9.6.537..8..........78..1...34..7.3...5.294..1.........6..3..1..48.6...75....";  // random; X-Wing of 8 in rows 5 and 7

async function xWing(): Promise<Exercise> {
  const answer = await ask({ ask: "practice", technique: "x-wing", positions: 1, text: puzzle });
  return exerciseOf("x-wing", answer.name, answer.positions[0])!;
}

const judge = async (of: Exercise, claim: string) => judgedOf(of, claim, await ask({ ask: "judge", claim, technique: "x-wing", puzzle: of.text }) as never);

test("a position is sent to the engine unchanged, with digits and marks", async () => {
  const of = await xWing();
  assert.equal(of.game.lent, true);
  assert.equal(of.places, false);
  assert.deepEqual(of.steps[0].removed, ["B1!=8", "D6!=8"]);
  const hint = await ask({ ask: "hint", puzzle: of.text });
  assert.equal(hint.technique, "X-Wing.");
  const { candidates: [mark] } = readStatement(of.game.puzzle.shape, "B1!=8")!;
  assert.equal(claimOf(of, mark), "B1!=8");
});

test("verdicts: shown by the technique, by another one, or false with a counterexample", async () => {
  const of = await xWing();
  const [own, other, wrong] = [await judge(of, "B1!=8"), await judge(of, "A1!=1"), await judge(of, "A1!=8")];
  assert.deepEqual([own.verdict, other.verdict], ["technique", "other"]);
  assert.equal(other.by, "Forcing Chain, Contradiction");
  const { solution } = await ask({ ask: "solve", puzzle });
  const isTrue = solution[0] === "8";
  assert.equal(wrong.verdict === "false", isTrue);
  const kept = await judge(of, `A1!=${solution[0]}`);
  assert.deepEqual([kept.verdict, kept.keeps], ["false", solution]);
  assert.deepEqual([isRight([own]), isRight([own, other]), isRight([other]), isRight([own, kept]), isRight([])], [true, true, false, false, false]);
  assert.deepEqual(missing(of, ["B1!=8"]), ["D6!=8"]);
  assert.deepEqual([missing(of, ["B1!=8", "D6!=8"]), missing(of, ["A1!=1"])], [[], []]);
});

test("the engine accepts a full house", async () => {
  const answer = await ask({ ask: "practice", technique: "full-house", positions: 1, text: puzzle });
  const of = exerciseOf("full-house", answer.name, answer.positions[0])!;
  assert.equal(of.places, true);
  const [{ placed }] = of.steps;
  const judged = judgedOf(of, placed!, await ask({ ask: "judge", claim: placed, technique: "full-house", puzzle: of.text }) as never);
  assert.deepEqual([judged.verdict, isRight([judged])], ["technique", true]);
});

test("progress round-trips; invalid parts are ignored", () => {
  const scores = counted(counted(counted({}, "x-wing", true), "x-wing", false), "toString", true);
  assert.deepEqual(scores, { "x-wing": { seen: 2, right: 1 }, toString: { seen: 1, right: 1 } });
  const progress = withDone(withDone(withDone({ ...noProgress, techniques: scores }, "15-xy-wing", 3), "15-xy-wing", 0), "15-xy-wing", 3);
  assert.deepEqual([done(progress, "15-xy-wing"), done(progress, "toString")], [[0, 3], []]);
  assert.deepEqual(readProgress(progressText(progress)), progress);
  for (const bad of ["", "{", "null", "[]", "{}", '{"format":"deduku-practice","techniques":null}',
    '{"format":"deduku-practice","techniques":{"x":{"seen":1,"right":2},"y":3,"z":null},"lessons":{"a":"b","c":[0.5]}}']) assert.deepEqual(readProgress(bad), noProgress, bad);
});

test("packed puzzles of lessons round-trip and have at most 36 letters without rules", () => {
  const folder = join(process.env["WORKBENCH_SOURCES"]!, "../../data/lessons");
  const puzzles = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), "utf8").match(/^[.1-9]{81}.*$/gm)!);
  assert.equal(puzzles.length, 468);
  const edges = [".".repeat(81), "123456789".repeat(9), `${".".repeat(80)}9`, `${".".repeat(8)}9${".".repeat(9)}1${".".repeat(62)} rules:x`];
  for (const line of [...puzzles, ...edges]) assert.equal(unpacked(packed(line)), line);
  for (const line of puzzles) assert.ok(packed(line).length <= line.length - 81 + 36, line);
  assert.throws(() => packed("12..".repeat(4)), /expected 81 cells/);
});

test("every lesson has five sentences and 13 puzzles that require its technique", async () => {
  const folder = join(process.env["WORKBENCH_SOURCES"]!, "../../data/lessons");
  const files = readdirSync(folder);
  assert.equal(files.length, 36);
  for (const file of files) {
    const [, technique, ...rest] = readFileSync(join(folder, file), "utf8").trim().split("\n");
    const key = technique.split(" ")[1];
    const puzzles = rest.slice(5).filter((line) => !/^ex/.test(line));
    assert.deepEqual([rest[5], rest[9], new Set(puzzles).size], ["examples", "exercises", 13], file);
    const answer = await ask({ ask: "practice", technique: key, positions: 13, text: puzzles.join("\n") });
    assert.equal(answer.positions.length, 13, file);
    for (const position of answer.positions) assert.notEqual(exerciseOf(key, answer.name, position), null, position.puzzle);
  }
});
