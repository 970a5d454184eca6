// Output and input of the page: links, saved games, pasted texts, including hostile ones.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { examples } from "../../packages/workbench/examplesLater";
import { digitsOnBoard, goTo, newGame, puzzleLine, reachedBy, samePuzzle, stateText, toggleMark, undo, writeDigit } from "../../packages/workbench/model/game";
import { exportText, importText, restore, store } from "../../packages/workbench/model/library";
import { writeLine } from "../../packages/workbench/model/line";
import { chainIn } from "../../packages/workbench/model/chainText";
import { boardOf, kindOf } from "../../packages/workbench/model/paste";
import { longLink, toBase64url, writeLink } from "../../packages/workbench/model/link";
import { fromBase64url, readLayers, readLink, unpack } from "../../packages/workbench/model/share";
import { shapeOf } from "../../packages/workbench/model/shape";
import { packed, padOf, zipped } from "./sudokupad";
import { worldsHardest, easy, puzzleOf, numbers, ask, played } from "./modelSupport";

test("links restore puzzle, marks, name, panel and certificate", async () => {
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

test("hostile links are refused by name without exceptions", async () => {
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

test("layers with invalid words are refused", () => {
  const { shape, allowed } = puzzleOf(worldsHardest);
  for (const text of ["digit 1:10", "digit 81:1", "digit 0:1", "corner 1:512", "colour 1:10", "digit 1:1;digit 2:2", "__proto__ 1:1", "digit", "digit 1:-1", "digit 1:1.5", "x"]) {
    if (text !== "digit") assert.equal(readLayers(shape, allowed, text), null, text);
  }
  assert.equal(readLayers(shape, allowed, "digit 1:9;corner 2:3")?.corner[2], 3);
});

test("base64url round-trips any bytes", () => {
  const random = numbers(2);
  for (let length = 0; length < 70; length += 1) {
    const bytes = Uint8Array.from({ length }, () => Math.floor(random() * 256));
    assert.deepEqual(fromBase64url(toBase64url(bytes)), bytes);
    assert.equal(toBase64url(bytes), Buffer.from(bytes).toString("base64url"));
  }
  assert.equal(fromBase64url("a+b"), null);
});

test("saved games round-trip with undo steps; damaged ones are refused", () => {
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

test("20 links of each kind round-trip", async () => {
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

test("kinds of pasted text are recognized", () => {
  assert.equal(kindOf(" deduku-unique-1.wb4"), "certificate");
  assert.equal(kindOf('{"format":"deduku-proof","version":1}'), "proof");
  assert.equal(kindOf(exportText([])), "games");
  assert.equal(kindOf(`https://example.org/x/#p=${easy}`), "link");
  assert.equal(kindOf(`#t=why&p=${easy}`), "link");
  for (const text of [easy, "https://www.sudokuwiki.org/sudoku.htm?bd=0", "<script>", "{}"]) assert.equal(kindOf(text), "puzzle", text);
});

test("links of SudokuPad, made without the engine: long and short names, 20 of each, with names and marks", async () => {
  const lines = readFileSync(join(process.env.WORKBENCH_SOURCES!, "../../data/random_minimal_200.txt"), "utf8").split("\n").filter((line) => /^[.\d]{81}/.test(line)).slice(40, 60).map((line) => line.slice(0, 81));
  assert.equal(lines.length, 20);
  for (const [at, line] of lines.entries()) {
    const title = ["It's 5 o'clock", "ABCDEF", "t", "{a:[,]}", "Rätsel 漢字", "7"][at % 6];
    const puzzle = padOf(line, { metadata: { title, author: "A & B", rules: "Normal sudoku rules apply." } });
    const [long, short] = [packed(JSON.stringify(puzzle)), packed(zipped(puzzle))];
    assert.ok(short.length < long.length);
    const links = [`https://sudokupad.app/scl${short}`, `https://sudokupad.app/scl${long}`, `https://app.crackingthecryptic.com/sudoku/?puzzleid=ctc${encodeURIComponent(short)}`, `https://sudokupad.app/ctc${long}`, `scl${short}`, zipped(puzzle)];
    for (const link of links) {
      const { puzzles } = await ask({ ask: "read", text: link });
      const board = boardOf(puzzles[0]);
      assert.ok("allowed" in board && puzzleLine(board) === line && board.name === title, `${link} ${JSON.stringify(puzzles)}`);
    }
  }
  const [line] = lines;
  const empty = [...line].flatMap((letter, at) => (letter === "." ? [at] : []));
  const marked = padOf(line, {}, (at) => (at === empty[0] ? { centremarks: [4] } : at === empty[1] ? { centremarks: [1, 2, 9] } : {}));
  const { puzzles: [read] } = await ask({ ask: "read", text: `https://sudokupad.app/scl${packed(zipped(marked))}` });
  const game = reachedBy(newGame(puzzleOf(line)), "", read.state)!;
  assert.deepEqual([game.layers.centre[empty[0]], game.layers.centre[empty[1]], game.layers.digit[empty[0]]], [8, 259, 0]);
  assert.deepEqual(game.layers.centre.filter((set) => set !== 0).length, 2);
});

test("other rules in the short names of SudokuPad are refused by what they are", async () => {
  const said = async (more: object) => {
    const { puzzles } = await ask({ ask: "read", text: `https://sudokupad.app/scl${packed(zipped(padOf(easy, more)))}` });
    const refused = boardOf(puzzles[0]);
    return "text" in refused ? refused.text : "read";
  };
  assert.equal(await said({}), "read");
  assert.match(await said({ cages: [{ cells: [[0, 0], [0, 1]], value: "3" }] }), /cages/);
  assert.match(await said({ lines: [{ wayPoints: [[0.5, 0.5], [1.5, 1.5]], color: "#cfcfcf", thickness: 16 }] }), /may be rules: lines \(1\)/);
  assert.match(await said({ arrows: [{ wayPoints: [[0.5, 0.5], [1.5, 1.5]], headLength: 0.3 }] }), /may be rules: arrows \(1\)/);
  assert.match(await said({ underlays: [{ center: [4, 4], width: 1, height: 1, backgroundColor: "#ff0000" }] }), /may be rules: underlays \(1\)/);
  assert.match(await said({ overlays: [{ center: [4, 4], width: 1, height: 1, text: "V" }] }), /may be rules: overlays \(1\)/);
  assert.match(await said({ global: ["queen"] }), /whole board/);
  assert.equal(await said({ foglight: [[0, 0]] }), "read"); // fog is no rule
  // A cage without cells is its way to store texts.
  assert.equal(await said({ cages: [{ value: "title: Words" }, { value: "author: B" }] }), "read");
});

test("the player's board is read from [State], HoDoKu and f-puzzles; undo restores the givens", async () => {
  const puzzle = puzzleOf("...43.1..1..4...");
  const played = toggleMark(toggleMark(writeDigit(newGame(puzzle), [1], 2, true), [0], "centre", 1), [7], "centre", 2);
  const two = toggleMark(played, [7], "centre", 4);
  const text = stateText(two);
  assert.equal(text, "[Puzzle]\n...4\n3.1.\n.1..\n4...\n[State]\n[1]2.4\n3.1[2]\n.1..\n4...\n");
  const { puzzles: [read] } = await ask({ ask: "read", text });
  assert.equal(read.state, "[1]2.43.1[2].1..4...");
  const game = reachedBy(newGame(puzzle), "all of it", read.state)!;
  assert.deepEqual([game.layers.digit[1], game.layers.centre[0], game.layers.centre[7], game.at], [2, 1, 2, 1]);
  assert.equal(stateText(game), text);
  assert.deepEqual(undo(game).layers, newGame(puzzle).layers);
  for (const bad of ["", "x", "1234", `${read.state}.`, "[1]2.43.1[2].1..4..", "<b>", "9".repeat(16)]) assert.equal(reachedBy(newGame(puzzle), "", bad), null, bad);
  // From HoDoKu: a digit placed, a candidate deleted, and one mark left by two deletions.
  const board = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  for (const [text, digit, marks] of [[`:0000:x:${board.replace("53..", "53+4.")}:216::`, 4, 160], [`:0000:x:${board.replace("53..", "53+4.")}:216 616::`, 4, 128]] as const) {
    const { puzzles: [line] } = await ask({ ask: "read", text });
    const read = boardOf(line);
    assert.ok("allowed" in read && puzzleLine(read) === board);
    const there = reachedBy(newGame(read), "", line.state)!;
    assert.deepEqual([there.layers.digit[2], there.layers.centre[5], there.layers.digit[5]], [digit, marks, 0]);
    // Written by f-puzzles, and back.
    const { text: link } = await ask({ ask: "convert", to: "f-puzzles", puzzle: stateText(there) });
    const again = (await ask({ ask: "read", text: link })).puzzles[0];
    assert.deepEqual(reachedBy(newGame(read), "", again.state)!.layers, there.layers);
  }
  assert.equal(digitsOnBoard(game)[7], 0);
});

test("nonsense gives an error with place and expectation", async () => {
  const said = async (text: string) => {
    const { error } = (await ask({ ask: "read", text })).puzzles[0];
    return [error.text, error.at.line, error.at.column, error.expected];
  };
  const [what, line, column, expected] = await said("\n  [1,2,3]");
  assert.deepEqual([what, line, column], ["found a list of 3 values", 2, 3]);
  assert.match(expected, /^a list for each row, all cells in one list/);
  assert.equal((await said("[[1,2],[3,4]]"))[0], "found a list of 2 rows");
  assert.equal((await said("[]"))[0], "found 1 cell");
  const ragged = `[${Array.from({ length: 9 }, (_, row) => `[${new Array(row === 4 ? 8 : 9).fill(0)}]`).join(",\n")}]`;
  assert.deepEqual((await said(ragged)), ["found 8 cells in row 5", 5, 1, "9 cells, as there are 9 rows"]);
});

test("links of other programs are read by the engine, rules with them", async () => {
  for (const to of ["f-puzzles", "sudokupad", "line", "sdk", "pencilmarks"]) {
    const { text } = await ask({ ask: "convert", to, puzzle: worldsHardest });
    const { puzzles } = await ask({ ask: "read", text });
    const board = boardOf(puzzles[0]);
    assert.ok(typeof board === "object" && "allowed" in board, to);
    if (to !== "pencilmarks") assert.equal(writeLine(board.shape, board.allowed), worldsHardest, to);
  }
  const killer = JSON.stringify({ size: 9, grid: Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({}))), killercage: [{ cells: ["R1C1", "R1C2"], value: "3" }] });
  const { puzzles } = await ask({ ask: "read", text: killer });
  const board = boardOf(puzzles[0]);
  assert.ok("allowed" in board);
  assert.equal(board.shape.more, "rules:killer 3: A1 B1");
});
