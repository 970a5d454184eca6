// What goes out of the page and comes in: links, saved games, pasted texts; hostile ones, too.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { examples } from "../../packages/workbench/examplesLater";
import { goTo, newGame, puzzleLine, samePuzzle } from "../../packages/workbench/model/game";
import { exportText, importText, restore, store } from "../../packages/workbench/model/library";
import { writeLine } from "../../packages/workbench/model/line";
import { boardOf, chainIn, kindOf } from "../../packages/workbench/model/paste";
import { fromBase64url, longLink, readLayers, readLink, toBase64url, unpack, writeLink } from "../../packages/workbench/model/share";
import { shapeOf } from "../../packages/workbench/model/shape";
import { worldsHardest, easy, puzzleOf, numbers, ask, played } from "./modelSupport";

test("links bring back puzzle, marks, name, panel and certificate", async () => {
  for (const { line } of examples) {
    const puzzle = { ...puzzleOf(line), name: "Ein Rätsel & mehr #1" };
    const { layers } = played(puzzle, 5, 60).game;
    const link = await writeLink(puzzle, layers, "why", "deduku-unique-1.wb4mg9");
    const read = await readLink(link);
    assert.ok(read && !("wrong" in read), JSON.stringify(read));
    assert.deepEqual(read, { puzzle, layers, tab: "why", certificate: "deduku-unique-1.wb4mg9", lines: [], at: "" });
    if (line.length <= 81) assert.ok(link.length < longLink, `${link.length}`);
  }
  const oblong = puzzleOf(".".repeat(144), shapeOf(2, 6));
  const read = await readLink(await writeLink(oblong, newGame(oblong).layers, "hint"));
  assert.deepEqual(read && "puzzle" in read && read.puzzle.shape, shapeOf(2, 6));
});

test("hostile links are refused by name, never opened and never thrown over", async () => {
  const good = await writeLink(puzzleOf(easy), played(puzzleOf(easy), 1, 20).game.layers, "");
  const wrong = async (fragment: string) => { const read = await readLink(fragment); return read && "wrong" in read ? read.wrong : read === null ? "nothing" : "opened"; };
  assert.equal(await wrong(""), "nothing");
  assert.equal(await wrong("#__proto__=1&constructor=2"), "nothing");
  assert.equal(await wrong(`#p=${"9".repeat(200_000)}`), "length");
  assert.equal(await wrong("#p=%E0%A4%A"), "p");
  assert.equal(await wrong("#p=<img src=x onerror=alert(1)>"), "b");
  assert.equal(await wrong("#p=....&b=1x4"), "p");
  assert.equal(await wrong(`#p=${".".repeat(36 * 36)}`), "b");
  assert.equal(await wrong(`#p=${easy}&b=99x99`), "b");
  assert.equal(await wrong(`#p=${easy}&s=!!!`), "s");
  assert.equal(await wrong(good.replace(/s=..../, "s=AAAA")), "s");
  assert.equal(await wrong(good.slice(0, good.indexOf("s=") + 12)), "s");
  assert.equal(await wrong(good), "opened");
});

test("a packed text that unpacks to more than any board needs is refused", async () => {
  const stream = new Blob([new Uint8Array(5_000_000)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bomb = toBase64url(new Uint8Array(await new Response(stream).arrayBuffer()));
  assert.ok(bomb.length < 10_000);
  assert.equal(await unpack(bomb), null);
});

test("layers are read only where every word fits the board", () => {
  const { shape, allowed } = puzzleOf(worldsHardest);
  for (const text of ["digit 1:10", "digit 81:1", "digit 0:1", "corner 1:512", "colour 1:10", "digit 1:1;digit 2:2", "__proto__ 1:1", "digit", "digit 1:-1", "digit 1:1.5", "x"]) {
    if (text !== "digit") assert.equal(readLayers(shape, allowed, text), null, text);
  }
  assert.equal(readLayers(shape, allowed, "digit 1:9;corner 2:3")?.corner[2], 3);
});

test("base64url takes any bytes there and back", () => {
  const random = numbers(2);
  for (let length = 0; length < 70; length += 1) {
    const bytes = Uint8Array.from({ length }, () => Math.floor(random() * 256));
    assert.deepEqual(fromBase64url(toBase64url(bytes)), bytes);
    assert.equal(toBase64url(bytes), Buffer.from(bytes).toString("base64url"));
  }
  assert.equal(fromBase64url("a+b"), null);
});

test("saved games come back with every undo step; damaged ones are refused", () => {
  const { game } = played(puzzleOf(worldsHardest), 9, 120);
  const there = goTo(game, 77);
  const text = exportText([store(there, 5), store(newGame(puzzleOf("...43.1..1..4...")), 6)]);
  const read = importText(text);
  assert.deepEqual(read, { games: [there, newGame(puzzleOf("...43.1..1..4..."))], bad: 0 });
  const one = JSON.parse(text).games[0];
  const damage: ((stored: any) => void)[] = [
    (stored) => { stored.at = -1; }, (stored) => { stored.at = 1e9; }, (stored) => { stored.line = "x"; }, (stored) => { stored.box = "0x0"; }, (stored) => { stored.box = "99x99"; },
    (stored) => { stored.edits[3].changes[0][3] = 4096; }, (stored) => { stored.edits[3].changes[0][1] = -1; }, (stored) => { stored.edits[3].changes[0][0] = 17; },
    (stored) => { stored.edits[3].changes = "x"; }, (stored) => { stored.edits[3].words = { toString: 1 }; }, (stored) => { stored.edits[3].changes[0][2] += 1; }, (stored) => { delete stored.name; }];
  for (const spoil of damage) {
    const stored = structuredClone(one);
    spoil(stored);
    assert.equal(restore(stored), null, String(spoil));
  }
  assert.equal(importText('{"format":"deduku-workbench","version":1,"games":[{"__proto__":{"box":"3x3"}}]}')?.bad, 1);
  for (const bad of ["", "{", "[]", "null", '{"__proto__":{"format":"deduku-workbench"}}', '{"format":"deduku-workbench","version":2,"games":[]}']) assert.equal(importText(bad), null, bad);
  assert.equal(({} as any).box, undefined, "no prototype was changed");
});

test("a pasted chain is known by its marks, with the puzzle in its head", () => {
  assert.equal(kindOf("DIS # I8: 3,9 # B1: 1,2 => CTR => B1: 6"), "chain");
  assert.equal(kindOf("# World's Hardest\n\nhyp # i8=39"), "chain");
  assert.equal(kindOf(worldsHardest), "puzzle");
  assert.equal(kindOf("STAR 123"), "puzzle");
  const { lines, puzzle } = chainIn(`# name\n# 3x3 ${worldsHardest}\nHYP # I8: 3,9\n\nINC # I8: 2,7\r\n`);
  assert.deepEqual(lines, ["HYP # I8: 3,9", "INC # I8: 2,7"]);
  assert.equal(puzzle && puzzleLine(puzzle), worldsHardest);
});

test("boards with houses of their own are refused by the names of these", async () => {
  for (const [houses, name] of [["boxes+diagonals", "diagonals"], ["AABBAABBCCDDCCDD+diagonals", "diagonals"], ["AAABACBBDCCBDDDC", "jigsaw regions"], ["boxes+windoku", "windoku"]]) {
    const line = houses.includes("windoku") ? ".".repeat(81) : ".".repeat(16);
    const { puzzles } = await ask({ ask: "read", text: `${line} houses:${houses}` });
    const board = boardOf(puzzles[0]);
    assert.ok("houses" in board && board.houses.includes(name), JSON.stringify(board));
  }
});

test("20 links of each kind go out and come back as the same board", async () => {
  const lines = readFileSync(join(process.env.WORKBENCH_SOURCES!, "../../data/random_minimal_200.txt"), "utf8").split("\n").filter((line) => /^[.\d]{81}/.test(line)).slice(0, 20);
  assert.equal(lines.length, 20);
  for (const text of lines) {
    const puzzle = puzzleOf(text.slice(0, 81));
    const own = await readLink(await writeLink(puzzle, newGame(puzzle).layers, "hint"));
    assert.ok(own && !("wrong" in own) && samePuzzle(own.puzzle, puzzle));
    const foreign = [`https://www.sudokuwiki.org/sudoku.htm?bd=${puzzleLine(puzzle).replaceAll(".", "0")}`, `https://sudokuexchange.com/play/?s=${puzzleLine(puzzle).replaceAll(".", "0")}`];
    for (const to of ["f-puzzles", "sudokupad"] as const) foreign.push((await ask({ ask: "convert", to, puzzle: puzzleLine(puzzle) })).text.trim());
    for (const link of foreign) {
      const { puzzles } = await ask({ ask: "read", text: link });
      const board = boardOf(puzzles[0]);
      assert.ok("allowed" in board && puzzleLine(board) === puzzleLine(puzzle), link);
    }
  }
});

test("what is pasted is told apart", () => {
  assert.equal(kindOf(" deduku-unique-1.wb4"), "certificate");
  assert.equal(kindOf('{"format":"deduku-proof","version":1}'), "proof");
  assert.equal(kindOf(exportText([])), "games");
  assert.equal(kindOf(`https://example.org/x/#p=${easy}`), "link");
  assert.equal(kindOf(`#t=why&p=${easy}`), "link");
  for (const text of [easy, "https://www.sudokuwiki.org/sudoku.htm?bd=0", "<script>", "{}"]) assert.equal(kindOf(text), "puzzle", text);
});

test("links of other programs are read by the engine; other rules are refused by name", async () => {
  for (const to of ["f-puzzles", "sudokupad", "line", "sdk", "pencilmarks"]) {
    const { text } = await ask({ ask: "convert", to, puzzle: worldsHardest });
    const { puzzles } = await ask({ ask: "read", text });
    const board = boardOf(puzzles[0]);
    assert.ok(typeof board === "object" && "allowed" in board, to);
    if (to !== "pencilmarks") assert.equal(writeLine(board.shape, board.allowed), worldsHardest, to);
  }
  const killer = JSON.stringify({ size: 9, grid: Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({}))), killercage: [{ cells: ["R1C1", "R1C2"], value: "3" }] });
  const { puzzles } = await ask({ ask: "read", text: killer });
  const refused = boardOf(puzzles[0]);
  assert.ok(typeof refused === "object" && "text" in refused && /killer/.test(refused.text), JSON.stringify(refused));
});
