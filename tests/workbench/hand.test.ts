// HDP by hand without a page: chains, lines, undo, storage; the engine is the oracle.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { newGame } from "../../packages/workbench/model/game";
import { above, levelOf, opposite, prefixes, readChain, readLine as readHdpLine, writeChain } from "../../packages/workbench/model/chain";
import { newHand, next, noLines, redo as redoHand, stateOf, undo as undoHand } from "../../packages/workbench/model/hand";
import { accepted, after, bookmark, bookmarks, left, levelUsed, opened, statusLine } from "../../packages/workbench/model/handwork";
import { restore, store } from "../../packages/workbench/model/library";
import { pack, writeLink } from "../../packages/workbench/model/link";
import { readLink } from "../../packages/workbench/model/share";
import { allDigits, usualShape } from "../../packages/workbench/model/shape";
import { tidied, withoutFacts } from "../../packages/workbench/model/tidy";
import { worldsHardest, puzzleOf, ask } from "./modelSupport";

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

test("lines by hand lead to the engine's positions, and conclusions replace hypotheses", async () => {
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

test("undo by hand keeps edits and merges changes of position", () => {
  let hand = next(newHand, { lines: ["HYP # I8: 3,9"], at: "# I8: 3,9", program: [] });
  hand = next(hand, { ...stateOf(hand), at: "" });
  hand = next(hand, { ...stateOf(hand), at: "# I8: 3,9" });
  assert.equal(hand.states.length, 3);
  assert.equal(stateOf(undoHand(hand)).at, "# I8: 3,9");
  assert.deepEqual(stateOf(undoHand(undoHand(hand))).lines, []);
  assert.equal(stateOf(redoHand(undoHand(hand))), stateOf(hand));
  assert.deepEqual(bookmarks([bookmark("a = b", "# I8: 3,9"), "DIS => CTR", bookmark("top", "")]), [{ name: "a b", at: "# I8: 3,9", line: 0 }, { name: "top", at: "", line: 2 }]);
});

test("lines by hand round-trip in links and files; damaged ones are refused", async () => {
  const game = { ...newGame(puzzleOf(worldsHardest)), hand: next(newHand, { lines: ["HYP # I8: 3,9", "# bookmark x = "], at: "# I8: 3,9", program: [] }) };
  const link = await readLink(await writeLink(game.puzzle, game.layers, "hdp", "", stateOf(game.hand)));
  assert.ok(link && !("wrong" in link));
  assert.deepEqual([link.lines, link.at, link.tab], [["HYP # I8: 3,9", "# bookmark x = "], "# I8: 3,9", "hdp"]);
  assert.deepEqual(await readLink(`#p=${worldsHardest}&l=!!`), { wrong: "l" });
  assert.deepEqual(await readLink(`#p=${worldsHardest}&l=${await pack("\n".repeat(5000))}`), { wrong: "l" });
  assert.deepEqual(restore(JSON.parse(JSON.stringify(store(game, 1))))?.hand, game.hand);
  for (const hand of [1, {}, { states: [], now: 0 }, { states: [{ lines: [1], at: "", program: [] }], now: 0 }, { states: game.hand.states, now: 7 }]) assert.equal(restore({ ...store(game, 1), hand }), null, JSON.stringify(hand));
});

test("stored undo history is limited, and undo still works", () => {
  const lines = Array.from({ length: 1500 }, (_, at) => `# ${at}`);
  let hand = newHand;
  for (let step = 0; step < 100; step += 1) hand = next(hand, { lines: [...lines, `# step ${step}`], at: "", program: [] });
  const kept = store({ ...newGame(puzzleOf(worldsHardest)), hand }, 1);
  assert.ok(kept.hand!.states.length < 20 && kept.hand!.states.length > 5, `${kept.hand!.states.length}`);
  assert.deepEqual(stateOf(kept.hand!), stateOf(hand));
  assert.deepEqual(stateOf(undoHand(kept.hand!)), stateOf(undoHand(hand)));
  assert.deepEqual(restore(JSON.parse(JSON.stringify(kept)))?.hand, kept.hand);
});

test("the graph of lines omits invalid lines", async () => {
  const good = "DIS # I8: 3,9 # B1: 1,2 => CTR => B1: 6";
  const drawn = (lines: string, puzzle = worldsHardest) => ask({ ask: "draw", graph: "lines", puzzle, lines });
  const plain = await drawn(good);
  for (const fact of ["# I8: 3,9", "B1: 6"]) assert.ok(plain.svg.includes(`>${fact}<`), fact);
  assert.equal(plain.description, "2 hypotheses, 1 fact. No solution was reached.");
  const evil = ["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "]]><g onload=alert(1)>", "&lt;b&gt;", "__proto__", "constructor", "\u0000\uffff\u202e", "{".repeat(10_000), "#".repeat(1 << 20)];
  for (const text of evil) {
    // As a comment, as the name of a bookmark, as a separate line after and before valid ones.
    for (const lines of [`# ${text}\n${good}`, `# bookmark ${text} = # I8: 3,9\n${good}`, `${good}\n${text}`, `${text}\n${good}`]) assert.equal((await drawn(lines)).svg.replaceAll(">line 2<", ">line 1<"), plain.svg, text.slice(0, 40));
    // In place of a cell or of digits the line is invalid, and nothing of it is drawn.
    for (const line of [`DIS # ${text}: 1,2 => CTR => B1: 6`, `DIS # I8: ${text} => CTR => B1: 6`]) {
      const none = await drawn(line);
      assert.equal(none.description, "0 hypotheses, 0 facts. No solution was reached.");
      assert.doesNotMatch(none.svg, /<script|<img|onload|onerror|__proto__|constructor/);
    }
    // As the name of the puzzle it is plain text.
    const rows = worldsHardest.replace(/.{9}/g, "$&\n");
    const named = await drawn(good, `#D ${text}\n${rows}`);
    assert.doesNotMatch(named.svg, /<script|<img|<g onload/);
    assert.ok(named.svg.includes(">B1: 6<"));
    if (text.startsWith("<script")) assert.ok(named.svg.includes("<title id=") && named.svg.includes("&lt;script&gt;alert(1)&lt;/script&gt;: decision graph of the lines"), named.svg.slice(0, 600));
  }
  // Very many lines, one very long line.
  assert.equal((await drawn(`${good}\n`.repeat(5000))).svg, plain.svg);
  assert.equal((await drawn(`DIS ${"# I8: 3,9 ".repeat(20_000)}=> CTR => B1: 6`)).description, "0 hypotheses, 0 facts. No solution was reached.");
});

test("tidy removes unused facts, then unused lines, and keeps the proof", async () => {
  assert.deepEqual(withoutFacts("DIS # I8: 3,9 + B1: 6 + A2: 5,9 # B5: 1,2 => CTR => B5: 3,8"), [
    "DIS # I8: 3,9 + B1: 6 # B5: 1,2 => CTR => B5: 3,8", "DIS # I8: 3,9 + A2: 5,9 # B5: 1,2 => CTR => B5: 3,8"]);
  assert.deepEqual(withoutFacts("HYP # I8: 3,9"), []);
  const manual = readFileSync(join(process.env.WORKBENCH_SOURCES!, "../../data/golden/worlds-hardest-manual.hdp"), "utf8").trim().split("\n");
  const replay = async (lines: readonly string[]) => ask({ ask: "replay", puzzle: worldsHardest, lines: lines.join("\n") });
  const tidy = await tidied(manual, replay, () => false);
  assert.ok(tidy && tidy.join("").length < manual.join("").length);
  const [before, after] = [await replay(manual), await replay(tidy)];
  assert.ok(after.all_hold);
  assert.equal(after.solution, before.solution);
  assert.ok(after.lines.every((line: { why: string }) => line.why === ""), "no line leans on what it does not name");
  // No further fact or line can be removed.
  for (const [at, text] of tidy.entries()) {
    for (const shorter of withoutFacts(text)) {
      const spoiled = await replay(tidy.map((line, each) => (each === at ? shorter : line)));
      assert.ok(!spoiled.all_hold || spoiled.solution !== before.solution || spoiled.lines.some((line: { why: string }) => line.why !== ""), shorter);
    }
    const rest = tidy.filter((_, each) => each !== at);
    const without = await replay(rest);
    assert.ok(!without.all_hold || without.solution !== before.solution || without.lines.some((line: { why: string }) => line.why !== ""), text);
  }
  // An incomplete proof keeps its lines; failing lines keep their places.
  const part = [manual[0], manual[1], "DIS # G7: 4 => CTR => G7: 3"];
  assert.equal((await tidied(part, replay, () => false))?.length, 3);
  assert.equal(await tidied(manual, replay, () => true), null);
});
