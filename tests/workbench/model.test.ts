// The model without a page: geometry, the player's game, links, saved games, keys. Where the engine knows the answer, it is
// the oracle (the npm package, in this process).
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { open, openChecker } from "deduku";
import { examples } from "../../packages/workbench/examples";
import { keyName, keyRows, keyTable, rowFor } from "../../packages/workbench/keys";
import { applyFinding, clear, digitsOnBoard, edit, Game, goTo, lastGood, Layer, layerNames, newGame, paint, peerMarks, Puzzle, puzzleLine, redo, samePuzzle, stateText, toggleMark, undo, writeDigit, wrongCells } from "../../packages/workbench/model/game";
import { above, levelOf, opposite, prefixes, readChain, readLine as readHdpLine, writeChain } from "../../packages/workbench/model/chain";
import { newHand, next, noLines, redo as redoHand, stateOf, undo as undoHand } from "../../packages/workbench/model/hand";
import { accepted, after, bookmark, bookmarks, left, levelUsed, opened, statusLine } from "../../packages/workbench/model/handwork";
import { conclusion, sceneOf, setsOf, Step } from "../../packages/workbench/model/finding";
import { scramble } from "../../packages/workbench/model/isomorph";
import { exportText, importText, restore, store } from "../../packages/workbench/model/library";
import { readLine, writeLine } from "../../packages/workbench/model/line";
import { boardOf, chainIn, kindOf } from "../../packages/workbench/model/paste";
import { moved, only, rectangle } from "../../packages/workbench/model/selection";
import { fromBase64url, longLink, readLayers, pack, readLink, toBase64url, unpack, writeLink } from "../../packages/workbench/model/share";
import { allDigits, bit, boxOf, cellCount, cellName, cellNamed, digitName, digitNamed, housesOf, houseName, houseNamed, peersOf, Shape, shapeOf, usualShape } from "../../packages/workbench/model/shape";
import { checkable, ticks } from "../../packages/workbench/model/ticks";
import { atCells, parted, withMarks } from "../../packages/workbench/model/why";

const worldsHardest = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const easy = examples[0].line;
const shapes: Shape[] = [[2, 2], [2, 3], [2, 4], [3, 3], [2, 5], [3, 4], [2, 6], [4, 4], [5, 5]].map(([high, wide]) => shapeOf(high, wide));

const puzzleOf = (line: string, shape = usualShape(Math.sqrt(line.length)), name = ""): Puzzle => ({ shape, allowed: readLine(shape, line)!, name });

/** Numbers that look random and are the same each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

const engine = await open();
const ask = async (question: object): Promise<any> => {
  const answer: any = await engine.ask(question as never);
  assert.equal(answer.error, undefined, JSON.stringify(answer.error));
  return answer;
};

/** A game with edits of every kind. */
function played(puzzle: Puzzle, seed: number, count: number): { game: Game; states: Game[] } {
  const random = numbers(seed);
  const pick = (n: number) => Math.floor(random() * n);
  let game = newGame(puzzle);
  const states = [game];
  while (states.length <= count) {
    const cells = [pick(cellCount(puzzle.shape)), pick(cellCount(puzzle.shape))];
    const digit = 1 + pick(puzzle.shape.order);
    const next = [
      () => writeDigit(game, cells.slice(1), digit, random() < 0.5), () => toggleMark(game, cells, "corner", digit), () => toggleMark(game, cells, "centre", digit),
      () => toggleMark(game, cells, "struck", digit), () => paint(game, cells, 1 + pick(9)), () => clear(game, cells)][pick(6)]();
    if (next !== game) states.push((game = next));
  }
  return { game, states };
}

test("cells, houses and boxes of every size", () => {
  for (const shape of shapes) {
    assert.equal(housesOf(shape).length, 3 * shape.order);
    for (const house of housesOf(shape)) assert.equal(new Set(house).size, shape.order);
    for (let cell = 0; cell < cellCount(shape); cell += 1) {
      assert.equal(cellNamed(shape, cellName(shape, cell)), cell);
      assert.equal(peersOf(shape, cell).length, 3 * shape.order - shape.boxHeight - shape.boxWidth - 1);
      assert.ok(housesOf(shape)[2 * shape.order + boxOf(shape, cell)].includes(cell));
    }
    for (let house = 0; house < 3 * shape.order; house += 1) assert.equal(houseNamed(shape, houseName(shape, house)), house);
    for (let digit = 1; digit <= shape.order; digit += 1) assert.equal(digitNamed(shape, digitName(digit)), digit);
  }
  assert.equal(cellName(usualShape(9), 70), "H8");
  assert.deepEqual([6, 8, 10, 12].map((order) => usualShape(order).boxHeight), [2, 2, 2, 3]);
  for (const name of ["", "A0", "J1", "A10", "a1", "A1=1", "__proto__"]) assert.equal(cellNamed(usualShape(9), name), null, name);
});

test("lines are read back as they were written, and what is no line is refused", () => {
  for (const line of [easy, worldsHardest, "[12]...............", ...examples.map((one) => one.line)]) {
    const shape = usualShape(Math.sqrt(line.replace(/\[.*?\]/g, ".").length));
    const sets = readLine(shape, line);
    if (sets) assert.equal(writeLine(shape, sets), line);
  }
  for (const line of ["", "12", `${worldsHardest}.`, worldsHardest.replace("8", "[8"), worldsHardest.replace("8", "x")]) assert.equal(readLine(usualShape(9), line), null, line);
});

test("undo and redo go through every state there and back, and a new edit ends redo", () => {
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

test("a digit is taken out of the marks around it, and comes back by undo", () => {
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

test("the engine reads the board in play: what was struck out leads the hint", async () => {
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
  // All struck out but the right digit: nothing is written there yet, and the hint says what to write.
  let alone = newGame(puzzle);
  for (let digit = 1; digit <= 9; digit += 1) if (digit !== solution[cell]) alone = toggleMark(alone, [cell], "struck", digit);
  const single = await ask({ ask: "hint", order: "T1", puzzle: stateText(alone) });
  assert.deepEqual(single.mistakes, []);
  assert.equal(single.finished, false);
  let none = alone;
  none = toggleMark(none, [cell], "struck", solution[cell]);
  assert.equal((await ask({ ask: "hint", puzzle: stateText(none) })).mistakes[0].kind, "mark");
});

test("back to before the mistake is the last state in which all was right", async () => {
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

test("every step of a path is ticked by the checker, and none behind a spoiled line", async () => {
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

test("a scrambled puzzle has the same numbers of clues and solutions, and the same rating", async () => {
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

test("chains: statements, ways, levels, and where a line leads", () => {
  const text = "I8: 2,7 # G7: 5 + G4: 1,8";
  const links = readChain(text);
  assert.deepEqual(links.map((link) => [link.cell, link.digits.join(""), link.hypothesis]), [["I8", "27", false], ["G7", "5", true], ["G4", "18", false]]);
  assert.equal(writeChain(links), text);
  assert.deepEqual(prefixes(links), ["I8: 2,7", "I8: 2,7 # G7: 5", text]);
  assert.equal(above(text), "I8: 2,7");
  assert.equal(above("I8: 2,7"), "");
  assert.equal(levelOf("I8: 2,7 # G7: 5 + G4: 1,8 # A4: 2,9"), "G7: 5 # A4: 2,9");
  assert.deepEqual(readHdpLine("PRF => SOL"), { mark: "PRF", chain: [], end: "SOL", conclusion: "" });
  assert.equal(readHdpLine("nonsense"), null);
  assert.equal(opposite(usualShape(9), links[1], new Array<number>(81).fill(allDigits(usualShape(9)))), "G7: 1,2,3,4,6,7,8,9");
});

test("lines by hand: where each leads is what the engine says, and a hypothesis gives way to what settles it", async () => {
  const manual = readFileSync(join(process.env.WORKBENCH_SOURCES!, "../../data/golden/worlds-hardest-manual.hdp"), "utf8").trim().split("\n");
  const { lines } = await ask({ ask: "replay", puzzle: worldsHardest, lines: manual.join("\n") });
  manual.forEach((line, at) => assert.equal(after(line), lines[at].after));
  let state = opened(noLines, "# I8: 3,9");
  assert.deepEqual(state.lines, ["HYP # I8: 3,9"]);
  assert.equal(opened(state, "# I8: 3,9").lines, state.lines, "once is enough");
  state = accepted(opened(state, "# I8: 3,9 # B1: 1,2"), manual[0]);
  assert.deepEqual(state, { lines: ["HYP # I8: 3,9", manual[0]], at: "# I8: 3,9 + B1: 6", program: [] });
  state = accepted(accepted(accepted(state, manual[1]), manual[2]), manual[3]);
  assert.deepEqual(state.lines, manual.slice(0, 4), "its own line is gone");
  assert.deepEqual(left(opened(noLines, "# I8: 3,9"), "# I8: 3,9", "").lines, ["INC # I8: 3,9"]);
  assert.deepEqual(levelUsed(manual), { level: "hard", extra: 0 });
  assert.deepEqual(levelUsed(["PRF => SOL"]), { level: "easy", extra: 0 });
  assert.deepEqual(levelUsed(["PRF # A1: 5,6 => SOL"]), { level: "medium", extra: 0 });
  assert.deepEqual(levelUsed(["DIS # D1: 8 => CTR => E2: 8"]), { level: "deep", extra: 0 });
  assert.deepEqual(levelUsed(["DIS # A1: 1 # A2: 2 # A3: 3 => CTR => A3: 4"]), { level: "hard", extra: 1 });
});

test("status lines are the published ones", () => {
  for (const page of JSON.parse(readFileSync(join(process.env.WORKBENCH_SOURCES!, "../../data/golden/hdp.json"), "utf8"))) {
    for (const section of [page.pair_reduction, page.deep]) {
      const lines: string[] = section?.lines ?? [];
      const status = lines.filter((line) => line.startsWith("STA"));
      if (status.length > 0 && lines.some((line) => line.startsWith("PRF"))) assert.equal(statusLine(lines, null), status[0], page.name);
    }
  }
});

test("undo by hand: acts stay, looking elsewhere takes the place of looking before", () => {
  let hand = next(newHand, { lines: ["HYP # I8: 3,9"], at: "# I8: 3,9", program: [] });
  hand = next(hand, { ...stateOf(hand), at: "" });
  hand = next(hand, { ...stateOf(hand), at: "# I8: 3,9" });
  assert.equal(hand.states.length, 3);
  assert.equal(stateOf(undoHand(hand)).at, "# I8: 3,9");
  assert.deepEqual(stateOf(undoHand(undoHand(hand))).lines, []);
  assert.equal(stateOf(redoHand(undoHand(hand))), stateOf(hand));
  assert.deepEqual(bookmarks([bookmark("a = b", "# I8: 3,9"), "DIS => CTR", bookmark("top", "")]), [{ name: "a b", at: "# I8: 3,9", line: 0 }, { name: "top", at: "", line: 2 }]);
});

test("lines by hand go into links and files and come back; damaged ones are refused", async () => {
  const game = { ...newGame(puzzleOf(worldsHardest)), hand: next(newHand, { lines: ["HYP # I8: 3,9", "# bookmark x = "], at: "# I8: 3,9", program: [] }) };
  const link = await readLink(await writeLink(game.puzzle, game.layers, "hdp", "", stateOf(game.hand)));
  assert.ok(link && !("wrong" in link));
  assert.deepEqual([link.lines, link.at, link.tab], [["HYP # I8: 3,9", "# bookmark x = "], "# I8: 3,9", "hdp"]);
  assert.deepEqual(await readLink(`#p=${worldsHardest}&l=!!`), { wrong: "l" });
  assert.deepEqual(await readLink(`#p=${worldsHardest}&l=${await pack("\n".repeat(5000))}`), { wrong: "l" });
  assert.deepEqual(restore(JSON.parse(JSON.stringify(store(game, 1))))?.hand, game.hand);
  for (const hand of [1, {}, { states: [], now: 0 }, { states: [{ lines: [1], at: "", program: [] }], now: 0 }, { states: game.hand.states, now: 7 }]) assert.equal(restore({ ...store(game, 1), hand }), null, JSON.stringify(hand));
});

test("what is stored of a long proof is bounded, and undo in it still works", () => {
  const lines = Array.from({ length: 1500 }, (_, at) => `# ${at}`);
  let hand = newHand;
  for (let step = 0; step < 100; step += 1) hand = next(hand, { lines: [...lines, `# step ${step}`], at: "", program: [] });
  const kept = store({ ...newGame(puzzleOf(worldsHardest)), hand }, 1);
  assert.ok(kept.hand!.states.length < 20 && kept.hand!.states.length > 5, `${kept.hand!.states.length}`);
  assert.deepEqual(stateOf(kept.hand!), stateOf(hand));
  assert.deepEqual(stateOf(undoHand(kept.hand!)), stateOf(undoHand(hand)));
  assert.deepEqual(restore(JSON.parse(JSON.stringify(kept)))?.hand, kept.hand);
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

test("the keys of doc/workbench.md are those of the page", () => {
  const doc = readFileSync(join(process.env.WORKBENCH_SOURCES!, "../../doc/workbench.md"), "utf8");
  assert.ok(doc.includes(keyTable()), `doc/workbench.md needs\n${keyTable()}`);
});

test("selection: moves stop at the edge, rectangles hold all between", () => {
  const shape = usualShape(4);
  assert.deepEqual(["up", "left", "down", "right", "end", "bottom"].map((move) => moved(shape, 0, move as never)), [0, 0, 4, 1, 3, 12]);
  assert.deepEqual([...rectangle(shape, 6, 1).cells].sort((a, b) => a - b), [1, 2, 5, 6]);
  assert.equal(only(3).cursor, 3);
});

test("why: texts are cut at cells, steps from givens stand apart", () => {
  assert.deepEqual(atCells("A2 is not 1: B10 (box 1)"), ["", "A2", " is not 1: ", "B10", " (box 1)"]);
  const given = { kind: "naked single", removes: ["B2!=8"], text: "B2 is not 8: A1 is given as 8 and sees it" };
  const other = { kind: "pointing", removes: ["E8!=6"], text: "E8 is not 6: box 5 has its 6 in column E" };
  assert.deepEqual(parted([given, other]), { givens: [given], steps: [other] });
});

test("why: each step stands on the marks that the steps before it left", async () => {
  const puzzle = puzzleOf(worldsHardest);
  for (const method of ["path", "hdp"]) {
    const { answers } = await ask({ ask: "explain", queries: ["A2=1"], chain: true, method, puzzle: worldsHardest });
    const check = (steps: any[]) => {
      for (const step of steps) {
        for (const { cell, digit } of step.removes.map((text: string) => ({ cell: cellNamed(puzzle.shape, text.split("!=")[0])!, digit: Number(text.split("!=")[1]) }))) assert.ok((step.marks[cell] & bit(digit)) !== 0, `${step.text}: it is still there`);
        // A naked single: what is said to stand in a cell is all that is left there.
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

test("the model knows neither page nor view", () => {
  const folder = process.env.WORKBENCH_SOURCES!;
  for (const name of readdirSync(join(folder, "model"))) {
    const text = readFileSync(join(folder, "model", name), "utf8");
    for (const [, from] of text.matchAll(/from "([^"]+)"/g)) assert.match(from, /^\.\/[a-z]+$|^\.\.\/words$/, `${name} imports ${from}`);
    assert.doesNotMatch(text.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, ""), /\b(document|window|localStorage|indexedDB|navigator|location|fetch)\b/, name);
  }
  assert.deepEqual(layerNames.length, 5);
  assert.equal(edit(newGame(puzzleOf(easy)), "nothing", []).edits.length, 0);
});
