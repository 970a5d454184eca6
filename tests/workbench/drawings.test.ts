// Links as drawings, fog, colours, times, regions: the model.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { colour, drawingsOf, foggedCells, isDrawn } from "../../packages/workbench/model/drawings";
import { coloursOf, newGame, paint } from "../../packages/workbench/model/game";
import { restore, store } from "../../packages/workbench/model/library";
import { publishedText, writeLink } from "../../packages/workbench/model/link";
import { loose, unpacked, wordsIn } from "../../packages/workbench/model/linkData";
import { readLink } from "../../packages/workbench/model/share";
import { randomRegions } from "../../packages/workbench/model/regions";
import { allDigits, usualShape } from "../../packages/workbench/model/shape";
import { clockText, readTimes, timesTable } from "../../packages/workbench/model/times";
import { noLayers } from "../../packages/workbench/model/game";
import { renamed } from "../../packages/workbench/model/names";
import { ask } from "./modelSupport";

const own = readFileSync(join(process.env["WORKBENCH_SOURCES"]!, "../../data/published.json"), "utf8");
const data = JSON.parse(own);

test("drawings of SudokuPad's data: lines, shapes, cages, regions, the solution", () => {
  const drawn = drawingsOf(own)!;
  assert.equal(drawn.order, 6);
  assert.deepEqual(drawn.lines.map(({ points, colour: shade, width }) => [points.length, shade, width]), [[5, "#cfcfcf", 16], [4, "#cfcfcf", 16]]);
  assert.deepEqual(drawn.shapes.map(({ round, fill, border, above }) => [round, fill, border, above].join(" ")),
    [...Array(2).fill("true #cfcfcf  false"), ...Array(3).fill("true #ffffff #000000 true")]);
  assert.deepEqual(drawn.cages.map(({ cells, text }) => [text, ...cells]), [["4", 15, 16], ["8", 2, 3], ["3", 6, 7]]);
  assert.equal(drawn.solution!.join(""), data.metadata.solution);
  assert.deepEqual([drawn.regions![0], drawn.regions![3], drawn.regions![35], drawn.fog, drawn.besides], [0, 1, 5, null, false]);
  assert.ok(isDrawn(drawn));
  assert.equal(wordsIn(own), data.metadata.rules);
});

test("a link that the engine packs is unpacked: the same givens, words and cages", async () => {
  const puzzle = "[Puzzle]\n1.....\n......\n......\n......\n......\n.....6\n[Rules]\nkiller 4: D3 E3\n";
  const answer = await ask({ ask: "convert", to: "sudokupad", puzzle: `#DHello\n#CRules: Only for a test.\n${puzzle}` });
  const drawn = drawingsOf(answer.text)!;
  assert.equal(drawn.givens.join(""), `1${"0".repeat(34)}6`);
  assert.deepEqual(drawn.cages.map(({ cells, text }) => [text, ...cells]), [["4", 15, 16]]);
  assert.equal(wordsIn(answer.text), "Only for a test.");
  assert.equal(unpacked("!!"), null);
});

test("outlines of any shape, as path data; nothing else passes", () => {
  const line = (d2: unknown, more = {}) => ({ d2, fill: "#F", "fill-rule": "evenodd", target: "overlay", thickness: 1.5, color: "#0", ...more });
  const pathsOf = (lines: unknown[]) => drawingsOf(JSON.stringify({ ...data, lines }))!.paths;
  assert.deepEqual(pathsOf([line("M0 0L96 0a14.1 14.1 1 0 0 28.2,-1e-3z")]), [{ way: "M0 0L96 0a14.1 14.1 1 0 0 28.2,-1e-3z", from: [0, 0], fill: "#FFFFFF",
    isEvenOdd: true, colour: "#000000", width: 1.5, above: true }]);
  assert.deepEqual(pathsOf([line("M0 0\" onload=\"x"), line("url(#a)"), line("0 0L1 1"), line(3), line("M0 0z", { fill: "none", color: "" })]), []);
  assert.ok(isDrawn(drawingsOf(JSON.stringify({ ...data, cages: [], overlays: [], underlays: [], metadata: {}, lines: [line("M0 0L9 9")] }))!));
});

test("colours of f-puzzles' cells: one fills its cell, several share it", () => {
  const grid = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})));
  Object.assign(grid[0]![1]!, { c: "#FFA0A0" });
  Object.assign(grid[3]![0]!, { c: "#0f0", cArray: ["#FFA0A0", "url(#x)", "#A0D0FF"] });
  const { shapes } = drawingsOf(JSON.stringify({ size: 4, grid }))!;
  assert.deepEqual(shapes.map(({ at, width, fill, border, text }) => [...at, width, fill, border, text]),
    [[0.5, 1.5, 1, "#FFA0A0", "", ""], [3.5, 0.25, 0.5, "#FFA0A0", "", ""], [3.5, 0.75, 0.5, "#A0D0FF", "", ""]]);
});

test("the short form, hostile colours and damaged texts", () => {
  assert.deepEqual(loose("{id:'a\\'b',ce:[[,{v:5},],[]],r:t,x:f,c:#0,n:-1.5}"),
    { id: "a'b", ce: [[null, { v: 5 }], []], r: true, x: null, c: "#0", n: -1.5 });
  for (const bad of ["{a", "[1", "{a:'b", "{a 1}"]) assert.equal(loose(bad), null, bad);
  assert.deepEqual(["#0", "#CF", "#fff", "abc", "red", "url(#x)", "#12345", "rgb(1, 2, 3)", "none", 'red"/>'].map(colour),
    ["#000000", "#CFCFCF", "#fff", "#abc", "red", "", "", "rgb(1, 2, 3)", "", ""]);
  for (const bad of ["", "hello", "{}", '{"cells":3}', "sclN4IgXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX", "{cells:[[],[]]}"]) assert.equal(drawingsOf(bad), null, bad);
});

test("fog: lit cells, surroundings of right digits, triggers that need all their digits; none without a solution", () => {
  const digits = new Array<number>(36).fill(0);
  const foggy = drawingsOf(JSON.stringify({ ...data, foglight: [[0, 0]], cages: [...data.cages, { cells: [[5, 5]], value: "FOGLIGHT" }] }))!;
  assert.equal(foggedCells(foggy, digits).size, 34);
  assert.equal(foggy.cages.length, 3, "a light is no cage");
  const right = digits.with(14, Number(data.metadata.solution[14]));
  assert.deepEqual([7, 8, 9, 13, 14, 15, 19, 20, 21].filter((cell) => foggedCells(foggy, right).has(cell)), []);
  assert.equal(foggedCells(foggy, right).size, 25);
  assert.equal(foggedCells(foggy, digits.with(14, 1 + (Number(data.metadata.solution[14]) % 6))).size, 34);
  const { solution: _, ...metadata } = data.metadata;
  assert.equal(foggedCells(drawingsOf(JSON.stringify({ ...data, metadata, foglight: [[0, 0]] }))!, digits).size, 0);
});

test("links, words and several colours are stored and sent", async () => {
  const shape = usualShape(6);
  const puzzle = { shape, allowed: new Array<number>(36).fill(allDigits(shape)), name: "Mine", about: "Author: Me\nRules: Cages & co.", link: own };
  let game = newGame(puzzle);
  for (const one of [3, 5, 9]) game = paint(game, [0, 1], one);
  game = paint(game, [1], 5);
  assert.deepEqual([0, 1, 2].map((cell) => coloursOf(game.layers.colour[cell])), [[3, 5, 9], [3, 9], []]);
  const kept = restore(JSON.parse(JSON.stringify(store(game, 1))))!;
  assert.deepEqual([kept.layers.colour, kept.puzzle.link, kept.puzzle.about], [game.layers.colour, own, puzzle.about]);
  for (const value of [10, 17, 512 * 16]) {
    assert.equal(restore({ ...store(newGame(puzzle), 1), edits: [{ words: "x", changes: [[4, 0, 0, value]] }], at: 1 }), null, String(value));
  }
  const link = await readLink(await writeLink(puzzle, { ...noLayers(shape), colour: game.layers.colour }, ""));
  assert.ok(link && "puzzle" in link);
  assert.deepEqual([link.puzzle.name, link.puzzle.about, link.layers.colour], ["Mine", puzzle.about, game.layers.colour]);
  const read = await ask({ ask: "read", text: publishedText(puzzle) });
  assert.deepEqual([read.puzzles[0].name, read.puzzles[0].comment], ["Mine", "Author: Me\nRules: Cages & co."]);
});

test("random regions: as many cells as digits, each in one piece, not the boxes", () => {
  let seed = 1;
  const random = () => { seed = (seed * 48271) % 2147483647; return seed / 2147483647; };
  for (const order of [6, 9]) {
    for (let tries = 0; tries < 30; tries += 1) {
      const map = randomRegions(order, random);
      assert.equal(map.length, order * order);
      for (const letter of new Set(map)) {
        const cells = [...map].flatMap((one, cell) => (one === letter ? [cell] : []));
        assert.equal(cells.length, order);
        const reached = new Set([cells[0]]);
        for (const cell of reached) for (const side of cells) {
          if (Math.abs(Math.floor(cell / order) - Math.floor(side / order)) + Math.abs((cell % order) - (side % order)) === 1) reached.add(side);
        }
        assert.equal(reached.size, order, map);
      }
      assert.notEqual(map, randomRegions(order, random, 0));
    }
  }
});

test("times: valid ones are read, finished ones written", () => {
  assert.deepEqual([0, 59, 61, 3600, 3725].map(clockText), ["0:00", "0:59", "1:01", "1:00:00", "1:02:05"]);
  const text = JSON.stringify({ a: { line: "1...", seconds: 5, done: 1 }, b: { line: "2...", seconds: 7 }, c: { seconds: -1 }, d: 3 });
  assert.deepEqual(Object.keys(readTimes(text)), ["a", "b"]);
  assert.equal(timesTable(readTimes(text)), "puzzle\tseconds\n1...\t5\n");
  for (const bad of [null, "", "{", "3"]) assert.deepEqual(readTimes(bad), {});
});

test("names of cells as r1c1", () => {
  assert.equal(renamed("In column A and A1-A4, E8≠3: columns A, B and C; R2 of 2.5 KB, Y25, A26 and B0"),
    "In column 1 and r1c1-r4c1, r8c5≠3: columns 1, 2 and 3; r2c18 of 2.5 KB, r25c25, A26 and B0");
});

test("a margin around the regions is cut off; what stands in it is beside the board", () => {
  const boxes = [[1, 1], [1, 3], [3, 1], [3, 3]].map(([row, column]) => [0, 1, 2, 3].map((cell) => [row! + (cell >> 1), column! + (cell & 1)]));
  const cells = Array.from({ length: 6 }, (_, row) => Array.from({ length: 6 }, (_, column) =>
    (row === 1 && column === 1 ? { value: 1 } : row === 0 && column === 2 ? { value: 5 } : {})));
  const drawn = drawingsOf(JSON.stringify({ cells, regions: boxes, lines: [{ wayPoints: [[1.5, 1.5], [1.5, 3.5]], color: "#888" },
    { d: "M64 64L128 64", color: "#888" }], cages: [{ cells: [[1, 1], [1, 2]], value: "5" }],
    metadata: { solution: ".......1234..3412..2143..4321......." } }))!;
  assert.deepEqual([drawn.order, drawn.givens[0], drawn.solution!.join("")], [4, 1, "1234341221434321"]);
  assert.deepEqual([drawn.lines[0]!.points, drawn.paths[0]!.from, drawn.cages[0]!.cells], [[[0.5, 0.5], [0.5, 2.5]], [-1, -1], [0, 1]]);
  assert.deepEqual(drawn.shapes.map(({ at, text }) => [at, text]), [[[-0.5, 1.5], "5"]]);
  assert.deepEqual(drawn.regions, [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3]);
});
