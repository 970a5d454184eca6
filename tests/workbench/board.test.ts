// The board without a page: geometry, lines, the player's game, selection, keys.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { examples } from "../../packages/workbench/examplesLater";
import { keyName, keyRows, keyTable, rowFor } from "../../packages/workbench/keys";
import { digitsOnBoard, edit, goTo, lastGood, Layer, layerNames, newGame, peerMarks, redo, toggleMark, undo, writeDigit, wrongCells } from "../../packages/workbench/model/game";
import { setsOf } from "../../packages/workbench/model/finding";
import { scramble } from "../../packages/workbench/model/isomorph";
import { readLine, writeLine } from "../../packages/workbench/model/line";
import { moved, only, rectangle } from "../../packages/workbench/model/selection";
import { bit, cellCount, cellName, cellNamed, digitName, digitNamed, housesOf, houseName, houseNamed, peersOf, regionsOf, usualShape } from "../../packages/workbench/model/shape";
import { worldsHardest, easy, shapes, puzzleOf, numbers, ask, played } from "./modelSupport";

test("cells, houses and boxes of every size", () => {
  for (const shape of shapes) {
    assert.equal(housesOf(shape).length, 3 * shape.order);
    for (const house of housesOf(shape)) assert.equal(new Set(house).size, shape.order);
    for (let cell = 0; cell < cellCount(shape); cell += 1) {
      assert.equal(cellNamed(shape, cellName(shape, cell)), cell);
      assert.equal(peersOf(shape, cell).length, 3 * shape.order - shape.boxHeight - shape.boxWidth - 1);
      assert.ok(housesOf(shape)[2 * shape.order + regionsOf(shape)[cell]].includes(cell));
    }
    for (let house = 0; house < 3 * shape.order; house += 1) assert.equal(houseNamed(shape, houseName(shape, house)), house);
    for (let digit = 1; digit <= shape.order; digit += 1) assert.equal(digitNamed(shape, digitName(digit)), digit);
  }
  assert.equal(cellName(usualShape(9), 70), "H8");
  assert.deepEqual([6, 8, 10, 12].map((order) => usualShape(order).boxHeight), [2, 2, 2, 3]);
  for (const name of ["", "A0", "J1", "A10", "a1", "A1=1", "__proto__"]) assert.equal(cellNamed(usualShape(9), name), null, name);
});

test("lines round-trip, and invalid ones are refused", () => {
  for (const line of [easy, worldsHardest, "[12]...............", ...examples.map((one) => one.line)]) {
    const shape = usualShape(Math.sqrt(line.replace(/\[.*?\]/g, ".").length));
    const sets = readLine(shape, line);
    if (sets) assert.equal(writeLine(shape, sets), line);
  }
  for (const line of ["", "12", `${worldsHardest}.`, worldsHardest.replace("8", "[8"), worldsHardest.replace("8", "x")]) assert.equal(readLine(usualShape(9), line), null, line);
});

test("undo and redo visit every state, and a new edit ends redo", () => {
  const { game, states } = played(puzzleOf(worldsHardest), 7, 300);
  for (let at = 0; at <= 300; at += 37) assert.deepEqual(goTo(game, at).layers, states[at].layers, String(at));
  let there = game;
  for (let at = 299; at >= 0; at -= 1) assert.deepEqual((there = undo(there)).layers, states[at].layers, String(at));
  assert.equal(undo(there), there);
  for (let at = 1; at <= 300; at += 1) assert.deepEqual((there = redo(there)).layers, states[at].layers, String(at));
  const branch = writeDigit(goTo(game, 100), [1], 9, true);
  assert.equal(branch.edits.length, branch === goTo(game, 100) ? 300 : 101);
});

test("givens are never changed", () => {
  const { game } = played(puzzleOf(worldsHardest), 3, 400);
  for (const layer of ["digit", "corner", "centre", "struck"] as Layer[]) game.puzzle.allowed.forEach((set, cell) => { if ((set & (set - 1)) === 0) assert.equal(game.layers[layer][cell], 0); });
});

test("a digit is removed from the marks of peers, and undo restores them", () => {
  let game = toggleMark(newGame(puzzleOf(worldsHardest)), [1, 9, 40 - 1], "centre", 4);
  game = writeDigit(game, [2], 4, true);
  assert.equal(game.layers.centre[1], 0);
  assert.equal(game.layers.centre[9], 0);
  assert.equal(game.layers.centre[39], bit(4), "D5 does not see C1");
  assert.equal(undo(game).layers.centre[1], bit(4));
});

test("peers' marks are those of the engine, at every size", async () => {
  for (const { line } of examples) {
    const puzzle = puzzleOf(line);
    const answer = await ask({ ask: "candidates", marks: "peers", puzzle: line });
    assert.deepEqual(peerMarks(puzzle, digitsOnBoard(newGame(puzzle))), setsOf(answer.candidates));
  }
});

test("back to before the mistake restores the last correct state", async () => {
  const puzzle = puzzleOf(easy);
  const solution = readLine(puzzle.shape, (await ask({ ask: "solve", puzzle: easy })).solution)!.map((set) => Math.log2(set) + 1);
  const open = puzzle.allowed.flatMap((set, cell) => (set === 511 ? [cell] : []));
  let game = newGame(puzzle);
  for (const cell of open.slice(0, 5)) game = writeDigit(game, [cell], solution[cell], true);
  game = writeDigit(game, [open[5]], (solution[open[5]] % 9) + 1, false);
  game = writeDigit(game, [open[6]], solution[open[6]], false);
  assert.deepEqual(wrongCells(game, solution), [open[5]]);
  assert.equal(lastGood(game, solution), 5);
});

test("an isomorph has the same numbers of givens and solutions, and the same rating", async () => {
  const random = numbers(11);
  for (const line of [worldsHardest, examples[2].line]) {
    const puzzle = puzzleOf(line);
    const other = writeLine(puzzle.shape, scramble(puzzle.shape, puzzle.allowed, random));
    assert.notEqual(other, line);
    assert.equal(other.replaceAll(".", "").length, line.replaceAll(".", "").length);
    const [here, there] = await Promise.all([line, other].map((one) => ask({ ask: "rate", by: ["hdp", "steps"], puzzle: one })));
    assert.deepEqual([there.hdp.level, there.steps.rating], [here.hdp.level, here.steps.rating]);
  }
});

test("keys: no key does two things, and layouts do not matter", () => {
  for (const panel of [undefined, "hdp"]) {
    const keys = keyRows.filter((row) => row.panel === panel).flatMap((row) => row.keys);
    assert.equal(new Set(keys).size, keys.length);
  }
  assert.equal(new Set(keyRows.map((row) => row.act)).size, keyRows.length);
  const press = (key: string, code: string, held = "") => keyName({ key, code, shiftKey: held.includes("S"), ctrlKey: held.includes("C"), altKey: held.includes("A"), metaKey: held.includes("M") }, 9);
  assert.deepEqual(press("5", "Digit5"), { name: "digit", digit: 5 });
  assert.deepEqual(press("(", "Digit5"), { name: "digit", digit: 5 }, "AZERTY without Shift");
  assert.deepEqual(press("!", "Digit1", "S"), { name: "Shift+digit", digit: 1 });
  assert.deepEqual(press("!", "Digit1", "CS"), { name: "Ctrl+Shift+digit", digit: 1 });
  assert.deepEqual(press("7", "Numpad7"), { name: "digit", digit: 7 });
  assert.equal(press("Home", "Numpad7").name, "Home");
  assert.equal(press("?", "Slash", "S").name, "?");
  assert.deepEqual(press("[", "Digit8", "CA"), { name: "[", digit: 0 }, "AltGr+8 on a German keyboard under Windows");
  assert.equal(keyName({ key: "[", code: "Digit8", shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, getModifierState: () => true }, 9).name, "[", "and elsewhere");
  assert.deepEqual(press("¡", "Digit1", "A"), { name: "Alt+digit", digit: 1 }, "Alt+1 on a Mac");
  assert.equal(press("H", "KeyH", "S").name, "Shift+h");
  assert.equal(press("z", "KeyZ", "M").name, "Ctrl+z");
  assert.equal(press("h", "KeyH").name, "h");
  assert.deepEqual(keyName({ key: "g", code: "KeyG", shiftKey: false, ctrlKey: false, altKey: false, metaKey: false }, 16), { name: "digit", digit: 16 });
  assert.equal(rowFor("h", true, true)?.act, "hint");
  assert.equal(rowFor("h", true, false), null, "letters can be switched off");
  assert.equal(rowFor("h", false, true), null, "letters act on the board only");
  assert.equal(rowFor("Ctrl+z", false, true)?.act, "undo");
  assert.equal(rowFor("Enter", true, true)?.act, "why");
  assert.equal(rowFor("Enter", true, true, "hdp")?.act, "hdpAccept", "an open panel comes first");
  assert.equal(rowFor("#", true, true, "path"), null);
});

test("the keys of doc/workbench-keys.md are those of the page", () => {
  const doc = readFileSync(join(process.env.WORKBENCH_SOURCES!, "../../doc/workbench-keys.md"), "utf8");
  assert.ok(doc.includes(keyTable()), `doc/workbench-keys.md needs\n${keyTable()}`);
});

test("selection: moves stop at the edge, rectangles hold all between", () => {
  const shape = usualShape(4);
  assert.deepEqual(["up", "left", "down", "right", "end", "bottom"].map((move) => moved(shape, 0, move as never)), [0, 0, 4, 1, 3, 12]);
  assert.deepEqual([...rectangle(shape, 6, 1).cells].sort((a, b) => a - b), [1, 2, 5, 6]);
  assert.equal(only(3).cursor, 3);
});

test("the model knows neither page nor view", () => {
  const folder = process.env.WORKBENCH_SOURCES!;
  for (const name of readdirSync(join(folder, "model"))) {
    const text = readFileSync(join(folder, "model", name), "utf8");
    for (const [, from] of text.matchAll(/from "([^"]+)"/g)) assert.match(from, /^\.\/[a-zA-Z]+$|^\.\.\/words$/, `${name} imports ${from}`);
    assert.doesNotMatch(text.replace(/\/\/.*|\/\*[\s\S]*?\*\/|"[^"\n]*"/g, ""), /\b(document|window|localStorage|indexedDB|navigator|location|fetch)\b/, name);
  }
  assert.deepEqual(layerNames.length, 6);
  assert.equal(edit(newGame(puzzleOf(easy)), "nothing", []).edits.length, 0);
});
