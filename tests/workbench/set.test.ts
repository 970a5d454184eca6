// Setting puzzles, by the model alone: every tool writes text that the engine reads, for the selected cells; rules are undone,
// stored and read back; cages from a solution hold.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Game, goTo, newGame, puzzleLine, undo, wholeLine, writeDigit } from "../../packages/workbench/model/game";
import { drawRegion, isDrawing, regionsDrawn } from "../../packages/workbench/model/jigsaw";
import { exportText, idOf, importText, restore, store } from "../../packages/workbench/model/library";
import { boardOf } from "../../packages/workbench/model/paste";
import { drawRegions, emptySetting, joined, plainValue, proposedCages, rulePartsOf, ruleText, settingOf, textOf, useRegions, weightedText, withSums, withText } from "../../packages/workbench/model/setRules";
import { rulesIn } from "../../packages/workbench/model/rulesIn";
import { boardRules, cellsText, Gesture, piecesOf, readsValues, textRules, toolFor, tools, valueKinds } from "../../packages/workbench/model/setTools";
import { allDigits, cellCount, cellNamed, sameShape, shapeOf, shapeWith, usualShape } from "../../packages/workbench/model/shape";
import { ask, easy, engine, numbers, puzzleOf } from "./modelSupport";

const nine = usualShape(9);
const named = (...names: string[]): number[] => names.map((name) => cellNamed(nine, name)!);
const rulesOf = (rules: string): Promise<any> => ask({ ask: "rules", max_nodes: 1, puzzle: `${".".repeat(81)} rules:${rules}` });

test("every rule of the engine has a tool, is a switch of the board or is known to be written as text", () => {
  const all = [...readFileSync(join(process.env.WORKBENCH_SOURCES!, "../../doc/rules/README.md"), "utf8").matchAll(/^## (\S+)$/gm)].map(([, name]) => name);
  assert.ok(all.length > 40);
  const here = new Set([...tools.map(({ rule }) => rule), ...boardRules(9).map(([rule]) => rule.split(" ")[0]), ...textRules]);
  assert.deepEqual(all.filter((name) => !here.has(name)), []);
});

/** A selection for each gesture, and the cells of a rule placed on it. */
const selections: Partial<Record<Gesture, readonly [select: string[], about: string[]]>> = {
  cells: [["B2", "A1", "A2"], ["A1", "A2", "B2"]],
  line: [["C3", "D4", "E4", "E5"], ["C3", "D4", "E4", "E5"]],
  circle: [["C3", "D4", "E4"], ["C3", "D4", "E4"]],
  pair: [["B2", "A2"], ["A2", "B2"]], step: [["B2", "A2"], ["B2", "A2"]],
  square: [["E5"], ["E5", "F5", "E6", "F6"]],
  row: [["G3", "F3"], ["I3", "H3", "G3", "F3", "E3", "D3", "C3", "B3", "A3"]],
  slant: [["B4", "C5"], ["A3", "B4", "C5", "D6", "E7", "F8", "G9"]],
  pieces: [["A1", "A2", "D6", "D5"], ["A1", "A2", "D5", "D6"]],
};

/** Values of tools whose values are no numbers, and those that the sums of cages can have. */
const typed: Record<string, string> = { killer: "15", sum: "15", count: "odd = 2", distinct: "= 2", pair: "a + b < 9" };
const valueOf = (rule: string, ask?: true): string => typed[rule] ?? (ask ? "7" : "");

const square = ["A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3"];

for (const { rule, gesture, value } of tools) {
  const found = rule === "magic-square" ? [square, square] as const : selections[gesture];
  if (!found) continue;
  test(`the tool ${rule} writes what the engine reads as such a rule of these cells`, async () => {
    const values = valueOf(rule, value?.ask);
    const text = ruleText(rule, values, cellsText(nine, gesture, named(...found[0])));
    const { sentences: [told], rules } = await rulesOf(text);
    assert.equal(rulePartsOf(told.rule).name, rule);
    assert.equal(rulePartsOf(told.rule).value, values);
    assert.deepEqual(told.groups.flat(), found[1]);
    assert.equal(rules, ruleText(rule, values, rulePartsOf(told.rule).cells));
  });
}

test("cells of another value: layers that the engine reads; the rules that can read values are those that the engine lets", async () => {
  const selected = (rule: string, gesture: Gesture) => named(...(rule === "magic-square" ? square : selections[gesture]?.[0] ?? []));
  for (const [name, layers] of valueKinds) {
    const told = await rulesOf(layers.join("; "));
    assert.equal(told.rules, layers.join("; "), name);
    const [cage] = await Promise.all([rulesOf(`${layers.join("; ")}; ${ruleText("killer", "15 of v", "A1 B1")}`)]);
    assert.deepEqual(plainValue(rulePartsOf(cage.sentences.at(-1).rule).value), { plain: "15", ofValues: true });
  }
  for (const { rule, gesture, value } of tools) {
    if (!selections[gesture]) continue;
    const text = ruleText(rule, `${valueOf(rule, value?.ask)} of v`, cellsText(nine, gesture, selected(rule, gesture)));
    const puzzle = `${".".repeat(81)} rules:${valueKinds[0][1].join("; ")}; ${text}`;
    const read = await engine.ask({ ask: "rules", max_nodes: 1, puzzle });
    assert.equal(read.error === undefined, readsValues(rule), `${text} ${JSON.stringify(read.error)}`);
  }
});

test("weights before cells in the order of the selection; a known doubler: what the engine reads", async () => {
  const cells = cellsText(nine, "ordered", named("C3", "A1", "B1"));
  for (const [value, wanted] of [["0: -1 10 1", "weighted 0: -1 C3 10 A1 1 B1"], ["12: 2", "weighted 12: 2 C3 A1 B1"], ["5", "weighted 5: C3 A1 B1"],
    ["0: 1 -1 of v", "weighted 0 of v: 1 C3 -1 A1 B1"]]) assert.equal(weightedText(value, cells), wanted);
  const [known] = tools.filter(({ gesture }) => gesture === "own");
  const layer = valueKinds[0][0];
  const own = ruleText("only", "1", cellsText(nine, known.gesture, named("B2", "A1"), 1, layer));
  const { sentences } = await rulesOf([...valueKinds[0][1], own, weightedText("0: 1 -1 of v", cells), weightedText("0: -1 10 1", cells)].join("; "));
  assert.deepEqual(sentences.slice(2).map(({ rule }: { rule: string }) => rule),
    ["only 1: doubler.A1 doubler.B2", "weighted 0 of v: 1 C3 -1 A1 B1", "weighted 0: -1 C3 10 A1 1 B1"]);
});

test("lines outside the board: by direction, and from the edge that a single cell is at", () => {
  const text = (gesture: Gesture, ...names: string[]) => cellsText(nine, gesture, named(...names));
  for (const [names, wanted] of [[["A3", "B3"], "row 3"], [["C3", "A3"], "row 3 from right"], [["C1", "C2"], "column C"], [["C5", "C4"], "column C from bottom"],
    [["A5"], "row 5"], [["I5"], "row 5 from right"], [["E1"], "column E"], [["E9"], "column E from bottom"], [["E5"], "row 5"], [["I1"], "row 1 from right"]] as const)
    assert.equal(text("row", ...names), wanted, names.join());
  for (const [names, wanted] of [[["A3"], "A3 down-right"], [["I9"], "I9 up-left"], [["C1", "B2"], "C1 down-left"], [["D5", "E4"], "A8 up-right"],
    [["B1", "B2", "C2"], "B1 down-right"]] as const) assert.equal(text("slant", ...names), wanted, names.join());
  assert.equal(cellsText(nine, "circle", named("A1", "B1", "C1", "D1"), 2), "A1 B1 = C1 D1");
  assert.deepEqual(piecesOf(nine, named("A1", "C1", "B1")), [named("A1", "C1"), named("B1")], "one piece is cut in two");
});

/** Random rules and digits, one after another. */
function set(seed: number, count: number): { game: Game; states: Game[] } {
  const random = numbers(seed);
  const pick = <T,>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
  const pool = ["killer 15: A1 B1", "thermo: C1-F1", "anti-knight", "diagonals", "white: A9 B9", "sandwich 5: row 3"];
  let game = emptySetting(9, "made");
  const states = [game];
  while (states.length <= count) {
    const { houses, rules } = textOf(game.puzzle.shape);
    const next = pick([
      () => withText(game, "one more", { houses, rules: [...rules, pick(pool)] }), () => withText(game, "one less", { houses, rules: rules.slice(1) }),
      () => writeDigit(game, [Math.floor(random() * 81)], 1 + Math.floor(random() * 9), false)])();
    if (next !== game) states.push((game = next));
  }
  return { game, states };
}

test("rules are undone and done again with the digits; stored games keep them, damaged ones are refused", () => {
  for (const seed of [1, 2, 3]) {
    const { game, states } = set(seed, 40);
    for (const [at, state] of states.entries()) assert.deepEqual({ ...goTo(game, at), edits: 0 }, { ...state, edits: 0 });
    const kept = store(goTo(game, 17), 5);
    assert.equal(kept.id, idOf(states[0]), "one name, however it changes");
    assert.deepEqual(restore(JSON.parse(JSON.stringify(kept))), goTo(game, 17));
    assert.deepEqual(importText(exportText([kept])), { games: [goTo(game, 17)], bad: 0 });
  }
  const game = withText(emptySetting(9, ""), "one", { houses: "", rules: ["anti-knight"] });
  const kept = store(game, 5);
  const edited = (more: unknown, extra: object = {}) => restore({ ...kept, edits: [{ ...kept.edits[0], more }], ...extra });
  assert.ok(edited({ from: "", to: "rules:anti-king" }));
  for (const more of [{ from: "rules:anti-king", to: "" }, { from: "", to: "houses:AB" }, { from: "", to: 5 }, { from: "" }, [], "rules:x"]) assert.equal(edited(more), null, JSON.stringify(more));
  assert.equal(edited({ from: "", to: "rules:anti-king" }, { set: undefined }), null, "only what is being set has rules to change");
});

test("rules in braces and titles keep their separators", () => {
  const rules = ["any { odd: A1; even: B1 } { x: C1 D1 } as \"Odd; or X\"", "pair a < b: A1 B1", "anti-king as \"K {\"", "anti-knight"];
  assert.deepEqual(rulesIn(rules.join("; ")), rules);
  assert.deepEqual(rulesIn(""), []);
});

test("houses and rules in parts, and as text again: the same puzzle", async () => {
  for (const more of ["rules:killer 5: A2 B2; thermo: C1-C4", "houses:boxes+diagonals+windoku", "houses:boxes+diagonals rules:anti-knight",
    `houses:${[..."ABCDEFGHI"].map((name) => name.repeat(9)).join("")}`]) {
    const shape = shapeWith(9, more)!;
    const again = shapeWith(9, joined(textOf(shape)));
    assert.ok(again, more);
    const [a, b] = await Promise.all([shape, again].map((one) => ask({ ask: "path", only: "naked-single", proof: true, puzzle: `${".".repeat(81)} ${one.more}` })));
    assert.deepEqual(a.proof[0].houses?.map(String).sort(), b.proof[0].houses?.map(String).sort(), more);
  }
  const tall = newGame(puzzleOf(".".repeat(36), shapeOf(3, 2)));
  const one = withText(settingOf(tall, "loose"), "one", { ...textOf(tall.puzzle.shape), rules: ["anti-knight"] });
  assert.match(wholeLine(one.puzzle), / houses:AABBCCAABBCCAABBCC\S+ rules:anti-knight$/);
  assert.ok(sameShape(undo(one).puzzle.shape, tall.puzzle.shape), "boxes 3 high stay");
});

test("a puzzle to be changed has its givens as digits; regions are drawn on it and undone", () => {
  const game = settingOf(newGame(puzzleOf(easy)), "loose");
  assert.equal(game.layers.digit.map((digit) => digit || ".").join(""), easy);
  assert.equal(puzzleLine(game.puzzle), ".".repeat(81));
  const some = newGame(puzzleOf(`[135]5${".".repeat(79)}`, nine));
  assert.equal(puzzleLine(settingOf(some, "loose").puzzle), `[135]${".".repeat(80)}`, "a cell of some digits stays so");
  const ruled = withText(game, "one", { houses: "", rules: ["killer 15: A1 B1"] });
  let drawing = drawRegions(ruled, "draw");
  assert.ok(isDrawing(drawing.puzzle.shape));
  assert.deepEqual(textOf(drawing.puzzle.shape).rules, ["killer 15: A1 B1"]);
  assert.equal(useRegions(drawing, "use"), drawing, "not complete");
  const shifted = Array.from({ length: 81 }, (_, cell) => Math.floor(cell / 9));
  for (let region = 0; region < 9; region += 1) drawing = drawRegion(drawing, shifted.flatMap((at, cell) => (at === region ? [cell] : [])), region + 1);
  const used = useRegions(drawing, "use");
  assert.equal(used.puzzle.shape.more, `houses:${[..."ABCDEFGHI"].map((name) => name.repeat(9)).join("")} rules:killer 15: A1 B1`);
  assert.equal(regionsDrawn(used).length, 0);
  assert.equal(regionsDrawn(undo(used)).length, 9);
  assert.deepEqual(restore(store(used, 1)), used);
  let boxes = drawRegions(ruled, "draw");
  for (let box = 0; box < 9; box += 1) {
    const cells = Array.from({ length: 81 }, (_, cell) => cell).filter((cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3) === box);
    boxes = drawRegion(boxes, cells, box + 1);
  }
  assert.equal(useRegions(boxes, "use").puzzle.shape.more, "rules:killer 15: A1 B1", "the usual boxes are no regions");
});

test("sums from a solution, cages proposed: apart, in one piece, no digit twice; the solution stays one", async () => {
  const { solution } = await ask({ ask: "solve", puzzle: easy });
  const digits = [...solution as string].map(Number);
  const random = numbers(7);
  for (const most of [2, 4, 6]) {
    const taken = new Set([0, 1]);
    const cages = proposedCages(nine, digits, taken, most, random);
    const all = cages.flat();
    assert.equal(new Set(all).size, all.length);
    assert.ok(all.length > 50 && !all.includes(0) && !all.includes(1));
    for (const cage of cages) {
      assert.ok(cage.length >= 2 && cage.length <= most);
      assert.equal(new Set(cage.map((cell) => digits[cell])).size, cage.length);
      const near = new Set([cage[0]]);
      for (const cell of near) for (const other of cage) if ([1, 9].includes(Math.abs(other - cell)) && (Math.abs(other - cell) === 9 || Math.floor(other / 9) === Math.floor(cell / 9))) near.add(other);
      assert.equal(near.size, cage.length, "one piece");
    }
    const cellsOf = new Map(cages.map((cage) => [`killer: ${cellsText(nine, "cells", cage)}`, cage]));
    const rules = withSums([...cellsOf.keys(), "killer 3: A1 B1", "anti-knight"], (rule) => cellsOf.get(rule)!, digits);
    assert.deepEqual(rules.slice(-2), ["killer 3: A1 B1", "anti-knight"]);
    const { result } = await ask({ ask: "solve", puzzle: `${solution} rules:${rules.slice(0, -2).join("; ")}` });
    assert.equal(result, "unique");
  }
});

test("a rule's parts are its text; unknown text is cells", () => {
  for (const rule of ["killer 15: A1 A2", "quad 1 2 2: A1 B1 A2 B2", "anti-knight", "diagonal down", "x-sum 12: row 1 from right", "arrow: A1 = B1-D1"]) {
    const { name, value, cells } = rulePartsOf(rule);
    assert.equal(ruleText(name, value, cells), rule);
  }
  assert.equal(toolFor(rulePartsOf("x-sum 12: row 1 from right").name)?.gesture, "row");
  assert.equal(toolFor("no-rule"), undefined);
  const { puzzle } = emptySetting(9, "");
  assert.ok(puzzle.allowed.every((digits) => digits === allDigits(nine)) && puzzle.allowed.length === cellCount(nine));
  assert.ok("allowed" in boardOf({ puzzle: wholeLine(puzzle), box: [3, 3] }));
});
