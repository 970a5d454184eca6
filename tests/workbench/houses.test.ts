// Boards with other houses, by the model alone: the 120 puzzles of data/houses, with the engine as oracle; links, saved
// games, pasted texts; drawn jigsaws.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { openChecker } from "deduku";
import { otherHouses } from "../../packages/workbench/examplesLater";
import { applyFinding, clashes, digitsOnBoard, goTo, newGame, peerMarks, Puzzle, reachedBy, samePuzzle, stateText, toggleMark, undo, wholeLine, writeDigit } from "../../packages/workbench/model/game";
import { conclusion, housesNamed, setsOf } from "../../packages/workbench/model/finding";
import { scramble } from "../../packages/workbench/model/isomorph";
import { drawBoxes, drawingBoard, drawnPuzzle, drawRegion, freeCells, isDrawing, nextRegion, regionsDrawn } from "../../packages/workbench/model/jigsaw";
import { exportText, importText, restore, store } from "../../packages/workbench/model/library";
import { outline } from "../../packages/workbench/model/outline";
import { chainIn } from "../../packages/workbench/model/chainText";
import { boardOf } from "../../packages/workbench/model/paste";
import { writeLink } from "../../packages/workbench/model/link";
import { readLink } from "../../packages/workbench/model/share";
import { digitsOf, everyHouse, furtherHouses, housesOf, houseNamed, markingsOf, marksBox, peersOf, regionsOf, shapeOf, shapeWith, usualShape } from "../../packages/workbench/model/shape";
import { checkable, ticks } from "../../packages/workbench/model/ticks";
import { ask, numbers, played } from "./modelSupport";

const kinds = ["jigsaw", "x", "windoku", "x-windoku", "disjoint-groups", "asterisk"];
const linesOf = (kind: string): string[] =>
  readFileSync(join(process.env.WORKBENCH_SOURCES!, "../../data/houses", `${kind}.txt`), "utf8").split("\n")
    .filter((line) => line !== "" && !line.startsWith("#")).map((line) => line.split("  #")[0].trim());
const all = kinds.flatMap(linesOf);
const first = Object.fromEntries(kinds.map((kind) => [kind, linesOf(kind)[0]]));

const puzzleIn = (line: string): Puzzle => {
  const board = boardOf({ puzzle: line });
  assert.ok("allowed" in board, `${line} ${JSON.stringify(board)}`);
  return board;
};
const map7 = "AAAABBBAACCBBBACCCCBDEEECDDDEFFFDDDEEFFGGGEFFGGGG";

test("houses, their order, peers and what givens leave are the engine's, for 120 puzzles", async () => {
  assert.equal(all.length, 120);
  for (const line of all) {
    const puzzle = puzzleIn(line);
    assert.equal(wholeLine(puzzle), line);
    const { proof: [header] } = await ask({ ask: "prove", puzzle: line });
    assert.deepEqual(JSON.parse(checkable(puzzle)), { format: "deduku-proof", version: 1, digits: puzzle.shape.order, houses: header.houses, givens: header.givens });
    const { candidates } = await ask({ ask: "candidates", marks: "peers", puzzle: line });
    assert.deepEqual(peerMarks(puzzle, digitsOnBoard(newGame(puzzle))), setsOf(candidates));
  }
});

test("houses have the engine's names: those of every step of a path are found, and have its cells", async () => {
  const named = new Set<string>();
  for (const line of kinds.flatMap((kind) => linesOf(kind).slice(0, 4))) {
    const { shape } = puzzleIn(line);
    const { steps } = await ask({ ask: "path", puzzle: line });
    for (const { houses, cover, cells, form } of steps) {
      for (const name of [...houses, ...cover]) {
        assert.notEqual(houseNamed(shape, name), null, `${name} of ${line}`);
        named.add(name.replace(/ .*/, ""));
      }
      if (form === "hidden single") assert.ok(housesNamed(shape, houses).every((house) => everyHouse(shape)[house].cells.map((cell) => `${String.fromCharCode(65 + (cell % shape.order))}${Math.floor(cell / shape.order) + 1}`).includes(cells[0])));
    }
  }
  for (const name of ["row", "column", "box", "region", "window", "group", "main", "anti-diagonal"]) assert.ok(named.has(name), `${name}: ${[...named]}`);
});

test("the examples have one solution each", async () => {
  for (const { line } of otherHouses) {
    assert.ok(all.includes(wholeLine(puzzleIn(line))));
    assert.equal((await ask({ ask: "solve", puzzle: line })).result, "unique");
  }
});

test("kinds and names are derived from cells", () => {
  const names = (order: number, more: string) => everyHouse(shapeWith(order, more)!).map(({ name }) => name).filter((name) => !/^(row|column) /.test(name));
  assert.deepEqual(names(4, "houses:AAABABBBCCCDCDDD+diagonals"), ["region 1", "region 2", "region 3", "region 4", "main diagonal", "anti-diagonal"]);
  assert.deepEqual(names(4, "houses:2221211133343444").slice(0, 4), ["region 2", "region 1", "region 3", "region 4"]);
  assert.deepEqual(names(4, "rules:diagonal up"), ["box 1", "box 2", "box 3", "box 4", "anti-diagonal"]);
  assert.deepEqual(names(4, "rules:disjoint-groups").slice(4), ["group 1", "group 2", "group 3", "group 4"]);
  assert.deepEqual(names(9, "rules:windows").slice(9), ["window 1", "window 2", "window 3", "window 4"]);
  assert.deepEqual(names(9, "rules:extra-region: E2 C3 G3 B5 E5 H5 C7 G7 E8; extra-region: B2 E2 H2 B5 E5 H5 B8 E8 H8").slice(9), ["asterisk", "centre dots"]);
  assert.deepEqual(names(4, "rules:extra-region: A1 C2-D2 B3").slice(4), ["house 1"]);
  assert.deepEqual(names(4, "houses:[[0,1,2,3],[4,5,6,7]]"), []);
  const { shape } = puzzleIn(first["x-windoku"]);
  assert.equal(furtherHouses(shape)[10], "main diagonal, window 1");
  assert.deepEqual([10, 40, 0, 1].map((cell) => markingsOf(shape)[cell]), ["down extra", "down up", "down", ""]);
  assert.deepEqual(markingsOf(puzzleIn(first["disjoint-groups"]).shape).filter(Boolean), [], "said in words, not drawn");
  assert.equal(regionsOf(shapeWith(4, "houses:[[0,1,2,3],[4,5,6,7]]")!)[0], -1);
});

test("houses equal to boxes make a standard board; invalid lists of houses are refused", () => {
  assert.deepEqual(shapeWith(4, "houses:AABBAABBCCDDCCDD"), usualShape(4));
  assert.deepEqual(shapeWith(6, `houses:${"AABBCC".repeat(3)}${"DDEEFF".repeat(3)}`), shapeOf(3, 2));
  for (const more of ["", "x", "houses:", "houses:AAAA", "houses:boxes+windoku", "houses:AAABABBBCCCDCDDE", "houses:[[0,1,2,3]", "houses:[[0,1,2,2]]", "houses:[[0,1,2,16]]", "houses:[[0,1,2]]",
    "houses:[0,1]", "rules:<b>: A1 A2", "rules:killer 5: A1 A2;", "houses:AAAA rules:anti-knight", "houses:boxes+x", "houses:[[\"a\"]]", "__proto__"]) {
    assert.equal(shapeWith(4, more), null, more);
  }
  assert.equal(shapeWith(3, "houses:AAABBBCCC"), null);
  assert.equal(shapeWith(26, "rules:diagonals"), null);
  assert.deepEqual(boardOf({ puzzle: `${".".repeat(16)} houses:[[0,1]]` }), { houses: true });
});

test("repeated digits are marked in regions, but not in boxes that are not houses", () => {
  const { shape, ...puzzle } = puzzleIn(first["jigsaw"]);
  const blank = newGame({ ...puzzle, shape, allowed: puzzle.allowed.map(() => 511) });
  const two = (a: number, b: number) => [...clashes(writeDigit(writeDigit(blank, [a], 5, false), [b], 5, false))];
  assert.deepEqual(two(0, 13), [0, 13], "A1 and E2, in region 1");
  assert.deepEqual(two(0, 10), [], "A1 and B2, which a box would have");
  const x = puzzleIn(first["x"]);
  const marked = toggleMark(newGame({ ...x, allowed: x.allowed.map(() => 511) }), [80], "centre", 5);
  assert.equal(writeDigit(marked, [0], 5, true).layers.centre[80], 0, "along the diagonal");
  assert.deepEqual(peersOf(x.shape, 0).length, 26);
});

test("links and saved games restore houses and the player's board", async () => {
  for (const line of [...Object.values(first), `${".".repeat(49)} houses:${map7}`]) {
    const puzzle = { ...puzzleIn(line), name: "Ränder" };
    const { game } = played(puzzle, 3, 60);
    const read = await readLink(await writeLink(puzzle, game.layers, "path"));
    assert.deepEqual(read, { puzzle, layers: game.layers, tab: "path", certificate: "", lines: [], at: "" });
    const there = goTo(game, 40);
    assert.deepEqual(importText(exportText([store(there, 5)])), { games: [there], bad: 0 });
    const stored = JSON.parse(JSON.stringify(store(there, 5)));
    for (const more of [7, null, "", "houses:A", "rules:killer 3: <A1>"]) assert.equal(restore({ ...stored, more }), null, String(more));
  }
  const link = await writeLink(puzzleIn(first["jigsaw"]), newGame(puzzleIn(first["jigsaw"])).layers, "");
  assert.ok(link.length < 300, String(link.length));
  for (const more of ["", "houses:AB", "rules:killer 5: <A1>", "houses:<img>"]) {
    assert.deepEqual(await readLink(link.replace(/h=[^&]*/, `h=${encodeURIComponent(more)}`)), { wrong: "h" }, more);
  }
});

test("f-puzzles, SudokuPad, sections and rules text: written by the engine, read as the same houses", async () => {
  const sets = (puzzle: Puzzle) => housesOf(puzzle.shape).map((house) => house.join()).sort();
  for (const line of kinds.flatMap((kind) => linesOf(kind).slice(0, 5))) {
    for (const to of ["f-puzzles", "sudokupad", "sdk", "rules", "line"] as const) {
      const { text } = await ask({ ask: "convert", to, puzzle: line });
      const board = boardOf((await ask({ ask: "read", text })).puzzles[0]);
      assert.ok("allowed" in board, `${to} ${text} ${JSON.stringify(board)}`);
      assert.deepEqual([board.allowed, sets(board)], [puzzleIn(line).allowed, sets(puzzleIn(line))], to);
    }
  }
});

test("a board in play, its marks too, is read with its houses, primes among the sizes", async () => {
  for (const line of [first["jigsaw"], first["disjoint-groups"], first["asterisk"], first["x-windoku"], `${"1".padEnd(49, ".")} houses:${map7}`]) {
    const puzzle = puzzleIn(line);
    const open = puzzle.allowed.flatMap((set, cell) => ((set & (set - 1)) !== 0 ? [cell] : []));
    const left = (cell: number) => digitsOf(peerMarks(puzzle, digitsOnBoard(newGame(puzzle)))[cell]);
    const game = toggleMark(writeDigit(newGame(puzzle), [open[3]], left(open[3])[0], false), [open[5]], "centre", left(open[5])[1]);
    const { puzzles: [read] } = await ask({ ask: "read", text: stateText(game), box: `${puzzle.shape.boxHeight}x${puzzle.shape.boxWidth}` });
    const board = boardOf(read);
    assert.ok("allowed" in board && samePuzzle(board, puzzle), JSON.stringify(board).slice(0, 300));
    assert.deepEqual(reachedBy(newGame(board), "", read.state)!.layers, game.layers);
  }
  assert.deepEqual(marksBox(shapeWith(7, `houses:${map7}`)!), { across: 3, down: 3 });
});

test("hints applied one after the other solve them", async () => {
  for (const line of Object.values(first)) {
    let game = newGame(puzzleIn(line));
    for (let at = 0; at < 250; at += 1) {
      const hint = await ask({ ask: "hint", puzzle: stateText(game) });
      assert.deepEqual(hint.mistakes, []);
      if (!hint.step) break;
      assert.deepEqual(housesNamed(game.puzzle.shape, hint.look).length, hint.look.length, JSON.stringify(hint.look));
      const { placed, removed } = conclusion(game.puzzle.shape, hint.step);
      game = applyFinding(game, hint.step.line, placed, removed, true);
    }
    const { solution } = await ask({ ask: "solve", puzzle: line });
    assert.equal(digitsOnBoard(game).join(""), solution, line);
    assert.equal(clashes(game).size, 0);
  }
});

test("every step of a path on other houses is ticked by the checker", async () => {
  const checker = await openChecker();
  for (const line of Object.values(first)) {
    const puzzle = puzzleIn(line);
    const { steps, proof } = await ask({ ask: "path", proof: true, puzzle: line });
    const verdict = await checker.check(checkable(puzzle), proof.map((one: object) => JSON.stringify(one)).join("\n"));
    assert.ok(verdict.accepted, JSON.stringify(verdict));
    assert.deepEqual(ticks(puzzle.shape, puzzle.allowed, steps, proof, verdict).filter((tick) => !tick.holds), []);
    const { certificate } = await ask({ ask: "certificate", puzzle: line });
    assert.ok((await checker.check(checkable(puzzle), certificate)).accepted);
  }
  checker.close();
});

test("the heading of chains has the puzzle with its houses", () => {
  const { puzzle, lines } = chainIn(`# name\n# 9x9 ${first["jigsaw"]}\n# 3x3 ${first["jigsaw"]}\nHYP # B1: 4,6\n`);
  assert.ok(puzzle && samePuzzle(puzzle, puzzleIn(first["jigsaw"])));
  assert.deepEqual(lines, ["HYP # B1: 4,6"]);
});

test("a scrambled board keeps its houses, its number of solutions and its level", async () => {
  const random = numbers(5);
  for (const line of [first["jigsaw"], first["x"], first["windoku"]]) {
    const puzzle = puzzleIn(line);
    const other = { ...puzzle, allowed: scramble(puzzle.shape, puzzle.allowed, random) };
    const [here, there] = await Promise.all([puzzle, other].map((one) => ask({ ask: "rate", by: ["hdp"], puzzle: wholeLine(one) })));
    assert.equal(there.hdp.level, here.hdp.level);
    assert.equal((await ask({ ask: "solve", puzzle: wholeLine(other) })).result, "unique");
  }
});

test("outlines of regions: around corners, holes and cells that touch at a corner", () => {
  assert.equal(outline(9, [0, 1, 9], 10, 0), "M20 0L20 10L10 10L10 20L0 20L0 0Z");
  assert.equal(outline(9, [0, 1, 9], 10, 1), "M19 1L19 9L9 9L9 19L1 19L1 1Z");
  assert.equal(outline(9, [0, 10], 10, 1), "M9 1L9 9L1 9L1 1ZM19 11L19 19L11 19L11 11Z");
  assert.equal(outline(9, [0, 1, 2, 9, 11, 18, 19, 20], 10, 0).split("Z").length, 3, "the hole is a second line");
});

test("drawing a jigsaw: regions by selections, what is missing, undo, and the board that was drawn", async () => {
  const blank = drawingBoard(7, "drawn");
  assert.ok(isDrawing(blank.puzzle.shape) && !isDrawing(usualShape(9)));
  assert.deepEqual([freeCells(blank).length, nextRegion(blank)], [49, 1]);
  let game = blank;
  const of = (letter: string) => [...map7].flatMap((name, cell) => (name === letter ? [cell] : []));
  for (const letter of "ABCDEF") game = drawRegion(game, of(letter), nextRegion(game));
  assert.deepEqual([freeCells(game), nextRegion(game)], [of("G"), 7]);
  assert.equal(drawnPuzzle(game, ""), null);
  const few = drawRegion(game, of("G").slice(1), 7);
  assert.deepEqual(regionsDrawn(few)[6].cells.length, 6);
  assert.equal(drawnPuzzle(few, ""), null, "a region with too few cells");
  const over = drawRegion(few, [of("A")[0]], 7);
  assert.deepEqual(regionsDrawn(over).map(({ cells }) => cells.length), [6, 7, 7, 7, 7, 7, 7]);
  assert.equal(regionsDrawn(over)[6].pieces, 2, "A1 is far from the others");
  assert.equal(nextRegion(over), 0, "there are seven");
  assert.deepEqual(undo(undo(over)).layers, game.layers);
  const whole = writeDigit(drawRegion(few, [of("G")[0]], 7), [3], 4, true);
  const drawn = drawnPuzzle(whole, "+diagonals")!;
  assert.equal(wholeLine(drawn), `...4${".".repeat(45)} houses:${map7}+diagonals`);
  assert.equal((await ask({ ask: "read", text: wholeLine(drawn) })).puzzles[0].puzzle, wholeLine(drawn));
  assert.deepEqual(restore(JSON.parse(JSON.stringify(store(whole, 1)))), whole, "a drawing is kept like any game");
  assert.equal(drawBoxes(blank), blank, "seven has no boxes");
  const boxes = drawnPuzzle(drawBoxes(drawingBoard(9, "")), "");
  assert.deepEqual(boxes!.shape, usualShape(9));
  assert.equal(wholeLine(drawnPuzzle(drawBoxes(drawingBoard(9, "")), "+windoku")!).slice(82, 90), "houses:A");
});
