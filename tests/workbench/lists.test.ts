// Lists: minutes beside puzzles and their order, simple steps that are one row.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Step } from "../../packages/workbench/model/finding";
import { byMinutes, minutesText, readMinutes } from "../../packages/workbench/model/minutes";
import { runsOf } from "../../packages/workbench/model/runs";

test("minutes are kept for the program that found them, without damaged ones", () => {
  const of = { a: { minutes: 8.3, level: "medium", calibrated: true }, b: null };
  assert.deepEqual(readMinutes(minutesText("1.2", of), "1.2"), of);
  assert.deepEqual(readMinutes(minutesText("1.2", of), "1.3"), {});
  assert.deepEqual(readMinutes('{"by":"1","of":{"a":{"minutes":"8"},"b":null,"c":3}}', "1"), { b: null });
  for (const bad of [null, "", "[]", "{", '{"by":"1","of":3}']) assert.deepEqual(readMinutes(bad, "1"), {});
});

test("the shortest first; puzzles without minutes last, in their order", () => {
  const minutes: Record<string, number> = { b: 20, c: 4, e: 7 };
  const of = (one: string) => (minutes[one] === undefined ? null : { minutes: minutes[one], level: "easy", calibrated: true });
  assert.deepEqual(byMinutes(["a", "b", "c", "d", "e"], of), ["c", "e", "b", "a", "d"]);
});

test("runs of three or more singles or looks are one row", () => {
  const steps = ["look", "look", "look", "naked-pair", "naked-single", "hidden-single", "full-house", "x-wing", "naked-single", "naked-single"]
    .map((technique) => ({ technique }) as Step);
  const rows = (looks: Parameters<typeof runsOf>[1]) => runsOf(steps, looks).map(({ from, to, what }) => (to > from ? `${from}-${to} ${what}` : `${from}`));
  assert.deepEqual(rows([{ from: 0, to: 2, what: "looks" }]), ["0-2 looks", "3", "4-6 singles", "7", "8", "9"]);
  assert.deepEqual(rows([]), ["0", "1", "2", "3", "4-6 singles", "7", "8", "9"]);
  assert.deepEqual(rows([{ from: 0, to: 1, what: "looks" }]), ["0", "1", "2", "3", "4-6 singles", "7", "8", "9"]);
  assert.deepEqual(runsOf([], []), []);
});
