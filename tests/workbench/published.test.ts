// How a published puzzle was read, without a page: what the rows of its sentences claim on the board, and its words in stored games.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { newGame } from "../../packages/workbench/model/game";
import { longestAbout, restore, store } from "../../packages/workbench/model/library";
import { boardOf, mayHaveWords } from "../../packages/workbench/model/paste";
import { aboutOf, claimsOf, missingCount, openThings, otherMissing, Reading, thingsOf } from "../../packages/workbench/model/reading";
import { settingOf } from "../../packages/workbench/model/setRules";
import { cellNamed, usualShape } from "../../packages/workbench/model/shape";
import { ask, worldsHardest } from "./modelSupport";

const own = readFileSync(join(process.env.WORKBENCH_SOURCES!, "../../data/published.json"), "utf8");
const snakes = own.replace("White dots", "Green snakes");
const shape = usualShape(6);
const cells = (names: string) => names.split(" ").map((name) => cellNamed(shape, name)!);
const read = async (text: string): Promise<Reading> => ask({ ask: "reading", text });

test("each sentence claims what is drawn for it; a circle at the end of a line is part of it", async () => {
  const reading = await read(own);
  assert.deepEqual(reading.sentences.map((_, at) => thingsOf(reading, at + 1).length), [0, 2, 3, 3]);
  assert.deepEqual(claimsOf(reading, shape, { sentence: 2 }), [
    { cells: cells("B6 A6 B5 C5 D6"), sign: "2", open: false, framed: true, place: 0 },
    { cells: cells("C4 D5 E6 F6"), sign: "2", open: false, framed: true, place: 0 }]);
  assert.deepEqual(claimsOf(reading, shape, { sentence: 1 }), []);
  // At nothing only signs: of 2 lines, 3 cages and 3 dots.
  const all = claimsOf(reading, shape, {});
  assert.equal(all.length, 8);
  assert.ok(all.every(({ framed, open }) => !framed && !open));
  // C4 has the bulb of a thermometer; the dot begins in B4.
  assert.deepEqual(all.filter((claim) => claim.cells[0] === cellNamed(shape, "B4")).map(({ sign }) => sign), ["4"]);
});

test("things without a sentence are open and framed; the signs of one cell have places beside each other", async () => {
  const reading = await read(snakes);
  assert.equal(reading.verdict, "not understood");
  assert.deepEqual(openThings(reading).map(({ words }) => words), ["white dot at E2 .. F2", "white dot at B4 .. C4", "white dot at E5 .. F5"]);
  assert.deepEqual(claimsOf(reading, shape, { open: 1 }), [{ cells: cells("B4 C4"), sign: "?", open: true, framed: true, place: 0 }]);
  assert.deepEqual(claimsOf(reading, shape, {}).filter(({ framed }) => framed).map(({ sign }) => sign), ["?", "?", "?"]);
  assert.deepEqual(otherMissing(reading), []);
  assert.equal(missingCount(reading), 4);
  const undrawn = await read(own.replace("White dots", "Black dots have a ratio of 1:2. White dots"));
  assert.deepEqual(otherMissing(undrawn), ['nothing is drawn for: "Black dots have a ratio of 1:2."']);
  const two = { ...reading, things: [
    { kind: "line", words: "", cells: ["A1", "A2"], sentence: 1 }, { kind: "line", words: "", cells: ["A1", "B1"], sentence: 2 },
    { kind: "line", words: "", cells: ["A1", "B2"], sentence: 2 }, { kind: "dot", words: "", cells: ["A1", "B1"] },
    { kind: "cage", words: "", cells: ["A1"], decoration: true }] };
  assert.deepEqual(claimsOf(two, shape, {}).map(({ sign, place }) => `${sign} ${place}`), ["1 0", "2 1", "2 1", "? 2"]);
});

test("author, paragraph and notes come with the puzzle, are stored with the game, and end when it is set anew; no solution does", async () => {
  const { puzzles } = await ask({ ask: "read", text: snakes, partly: true });
  const board = boardOf({ ...puzzles[0], comment: `${puzzles[0].comment}\nSolution: 123456` });
  assert.ok("allowed" in board);
  const { author, rules, notes } = aboutOf(board.about!);
  assert.equal(author, "Deduku");
  assert.equal(rules, JSON.parse(snakes).metadata.rules);
  assert.equal(notes.length, 1);
  assert.match(notes[0], /^Read without: not understood: "Green snakes .*; no sentence explains the .*E2 \.\. F2/);
  assert.ok(!board.about!.includes("123456") && !board.about!.includes(JSON.parse(own).metadata.solution));
  const kept = restore(JSON.parse(JSON.stringify(store(newGame(board), 1))));
  assert.equal(kept?.puzzle.about, board.about);
  assert.equal(settingOf(newGame(board), "").puzzle.about, undefined);
  const long = restore({ ...store(newGame(board), 1), about: "x".repeat(longestAbout + 1) });
  assert.equal(long?.puzzle.about?.length, longestAbout);
  assert.equal(restore({ ...store(newGame(board), 1), about: 3 })?.puzzle.about, undefined);
  assert.deepEqual(aboutOf(""), { author: "", rules: "", notes: [] });
});

test("links and data of one puzzle may have words", () => {
  for (const text of [own, "https://sudokupad.app/scl123", " fpuzABC \n", "ctcABC", "{}"]) assert.ok(mayHaveWords(text), text.slice(0, 20));
  for (const text of [worldsHardest, "https://a.example/1\nhttps://a.example/2", "[Puzzle]\n....", "Name,Puzzle\n"]) assert.ok(!mayHaveWords(text), text);
});
