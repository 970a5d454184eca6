// Setting puzzles from scratch, by clicks and drags and by keys alone: the resulting text, the panel's answers against the engine and
// against plain enumeration, undo, phones, pictures.
// WORKBENCH_ALL=1: ten puzzles set twice, which takes minutes.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { answered, cellOf, drag, empty, goTo, lineOf, placed, setGivens, setRules, tabTo } from "./setting.mjs";
import { ask, board, clean, desk, easy, engineReady, eventually, focusBoard, load, marksOn, open, paste, phone, pick, said, start, tab, waitSaid } from "./support.mjs";

let at;
before(async () => { at = await start(); });
after(async () => { await at?.stop(); });

const data = ["iss", "f-puzzles"].flatMap((file) => readFileSync(join(process.env.WORKBENCH_SOURCES, `../../data/rules/${file}.tsv`), "utf8").split("\n")
  .map((line) => line.split("\t")));
const puzzleNamed = (name) => data.find(([one]) => one.startsWith(name))[1];

async function setting(order = 9, screen = desk, more = {}) {
  const opened = await open(at, { screen, reducedMotion: "reduce", ...more });
  await tab(opened.page, "set");
  await opened.page.waitForSelector(".set form");
  await empty(opened.page, order);
  return opened;
}
const sentencesOn = (page) => page.$$eval(".set-rules li .link", (all) => all.map((one) => one.textContent));
const press = (page, words) => page.click(`.set button:text-is("${words}")`);
/** Cells whose middles are in a hatched frame. */
const framed = (page, order) => page.$$eval(".signs path.base", (paths, n) => Array.from({ length: n * n }, (_, cell) => cell).filter((cell) =>
  paths.some((path) => path.isPointInFill(new DOMPoint((cell % n) * 60 + 30, Math.floor(cell / n) * 60 + 30)))), order);

const kinds = ["killer 15: A1 B1 B2", "killer: D1 E1", "thermo: C3-C5", "arrow: G1 = G2-G4", "white: A9 B9", "black: H5 H6", "x: E8 F8", "greater: E6 E5", "quad 1 2: H8 I8 H9 I9",
  "sandwich 12: row 4", "x-sum 10: column A from bottom", "little-killer 22: A3 down-right", "renban: I1-I3", "whispers: A6-D6", "even: F7", "diagonals", "anti-knight"];

for (const how of ["mouse", "keys"]) {
  test(`every kind of tool by ${how}: the text, the words, the number of solutions; undone and done again`, async () => {
    const { page, close } = await setting();
    await setRules(page, 9, kinds, how);
    const wanted = `${".".repeat(81)} rules:${kinds.join("; ")}`;
    await eventually.equal(() => lineOf(page), wanted);
    const { sentences } = await ask({ ask: "rules", max_nodes: 1, puzzle: wanted });
    await eventually.deepEqual(() => sentencesOn(page), sentences.map(({ words }) => words));
    await answered(page);
    const { solutions, exact } = await ask({ ask: "solve", limit: 1000, puzzle: wanted });
    const shown = await page.textContent(".set-answers output");
    if (exact === false) assert.equal(shown, "More than 1000 solutions.");
    else assert.equal(shown, solutions === 0 ? "No solution." : solutions === 1 ? "Exactly one solution." : `${solutions} solutions.`);
    // A sentence frames its cells.
    await page.click(".set-rules li:nth-child(3) .link");
    await eventually.deepEqual(() => framed(page, 9), ["C3", "C4", "C5"].map((name) => cellOf(9, name)));
    await clean(page, how);
    await focusBoard(page, 0);
    for (let left = kinds.length - 1; left >= 0; left -= 1) { await page.keyboard.press("Control+z"); await placed(page, left); }
    await eventually.equal(() => lineOf(page), ".".repeat(81));
    await focusBoard(page, 0);
    for (let there = 1; there <= kinds.length; there += 1) { await page.keyboard.press("Control+y"); await placed(page, there); }
    await eventually.equal(() => lineOf(page), wanted);
    await close();
  });
}

test("a rule is changed, placed again to go, removed by its button, by Delete, by clearing its cell", async () => {
  const { page, close } = await setting();
  await setRules(page, 9, ["killer 15: A1 B1", "thermo: C3-C5", "odd: E5"], "mouse");
  await press(page, "Edit");
  await eventually.equal(() => page.inputValue("#set-value"), "15");
  await page.fill("#set-value", "11");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /sum to 11/.test(document.querySelector(".set-rules").textContent));
  await eventually.equal(() => lineOf(page), `${".".repeat(81)} rules:killer 11: A1 B1; thermo: C3-C5; odd: E5`);
  // The same cells with another sum; then the same rule again.
  await page.selectOption("#set-tool", "killer");
  await drag(page, [0, 1]);
  await page.waitForFunction(() => document.activeElement?.id === "set-value");
  await page.keyboard.type("9");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /sum to 9/.test(document.querySelector(".set-rules").textContent));
  await page.selectOption("#set-tool", "thermo");
  await drag(page, [20, 29, 38]);
  await placed(page, 2);
  await waitSaid(page, "Removed: On the thermometer");
  await page.focus(".set-rules li:nth-child(1) .link");
  await page.keyboard.press("Delete");
  await placed(page, 1);
  await focusBoard(page, cellOf(9, "E5"));
  await page.selectOption("#set-tool", "odd");
  await pick(page, cellOf(9, "E5"));
  await placed(page, 0);
  for (const there of [1, 2, 3]) { await page.keyboard.press("Control+z"); await placed(page, there); }
  await page.selectOption("#set-tool", "given");
  await pick(page, cellOf(9, "E5"));
  await page.keyboard.press("7");
  await page.keyboard.press("Delete");
  await eventually.equal(() => board(page), ".".repeat(81));
  await placed(page, 3);
  await page.keyboard.press("Delete");
  await placed(page, 2);
  // Unreadable text changes nothing, and the reason is shown.
  await page.selectOption("#set-tool", "text");
  await page.fill("#set-cells", "kiler 3: A1");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /found 'kiler', |found 'kiler'; expected the name of a rule/.test(document.querySelector('[role="alert"]').textContent));
  await placed(page, 2);
  await page.fill("#set-cells", "clone: A1 A2 = D5 D6");
  await page.keyboard.press("Enter");
  await placed(page, 3);
  await close();
});

// --- against plain enumeration -------------------------------------------------------------------------------------------

/** All 288 boards of 4 by 4. */
function grids() {
  const all = [];
  const digits = new Array(16).fill(0);
  const fill = (cell) => {
    if (cell === 16) return all.push([...digits]);
    for (let digit = 1; digit <= 4; digit += 1) {
      const clash = digits.some((other, at) => at < cell && other === digit && (at % 4 === cell % 4 || Math.floor(at / 4) === Math.floor(cell / 4)
        || (Math.floor(at / 8) === Math.floor(cell / 8) && Math.floor((at % 4) / 2) === Math.floor((cell % 4) / 2))));
      if (clash) continue;
      digits[cell] = digit;
      fill(cell + 1);
      digits[cell] = 0;
    }
  };
  fill(0);
  return all;
}

test("true candidates and numbers of solutions are those of plain enumeration, with rules and givens one after the other", async () => {
  const all = grids();
  assert.equal(all.length, 288);
  const { page, close } = await setting(4);
  await answered(page);
  await press(page, "Show true candidates");
  const at4 = (name) => cellOf(4, name);
  const steps = [["killer 5: A1 B1", (g) => g[at4("A1")] + g[at4("B1")] === 5], ["thermo: C1 C2", (g) => g[at4("C1")] < g[at4("C2")]],
    ["white: A4 B4", (g) => Math.abs(g[at4("A4")] - g[at4("B4")]) === 1], ["even: D4", (g) => g[at4("D4")] % 2 === 0],
    ["diagonals", (g) => new Set([0, 5, 10, 15].map((cell) => g[cell])).size === 4 && new Set([3, 6, 9, 12].map((cell) => g[cell])).size === 4]];
  let left = all;
  for (const [number, [rule, holds]] of steps.entries()) {
    await setRules(page, 4, [rule], number % 2 ? "keys" : "mouse", number);
    left = left.filter(holds);
    await check(rule);
  }
  await page.selectOption("#set-tool", "given");
  const given = left[0][0];
  await pick(page, 0);
  await page.keyboard.press(String(given));
  left = left.filter((grid) => grid[0] === given);
  await check("a given");

  async function check(what) {
    await answered(page);
    const shown = await page.textContent(".set-answers output");
    assert.equal(shown, left.length === 0 ? "No solution." : left.length === 1 ? "Exactly one solution." : `${left.length} solutions.`, what);
    if (left.length === 0) return;
    const marks = Array.from({ length: 16 }, (_, cell) => [...new Set(left.map((grid) => grid[cell]))].sort().join(""));
    await eventually.equal(() => marksOn(page), marks.join(" "), what);
    if (left.length < 2) return;
    await page.selectOption("#set-tool", "given");
    await pick(page, 15);
    const counts = [1, 2, 3, 4].flatMap((digit) => { const n = left.filter((grid) => grid[15] === digit).length; return n ? [`${digit} (${n >= 100 ? "100+" : n})`] : []; });
    await page.waitForFunction((text) => document.querySelector(".set-answers").textContent.includes(text), `D4: ${counts.join(", ")}.`);
  }
  await close();
});

test("a contradiction is said in words and framed; rules that are not needed are named", async () => {
  const { page, close } = await setting();
  await setRules(page, 9, ["killer 3: C1 D1", "thermo: A1-D1", "odd: A4"], "mouse");
  await answered(page);
  const puzzle = `${".".repeat(81)} rules:killer 3: C1 D1; thermo: A1-D1; odd: A4`;
  const { contradiction, sentences } = await ask({ ask: "rules", puzzle });
  assert.deepEqual(contradiction.rules, [1, 2]);
  await eventually.match(() => page.textContent(".set-answers .bad"), /No solution|These contradict each other; none can be left out/);
  await eventually.deepEqual(() => page.$$eval(".set-answers .bad .link", (all) => all.map((one) => one.textContent)), [sentences[0].words, sentences[1].words]);
  await eventually.deepEqual(() => framed(page, 9), ["A1", "B1", "C1", "D1"].map((name) => cellOf(9, name)));
  // With a given: the contradiction names it.
  await press(page, "Remove");
  await placed(page, 2);
  await page.selectOption("#set-tool", "given");
  await pick(page, cellOf(9, "A4"));
  await page.keyboard.press("4");
  await answered(page);
  await eventually.match(() => page.textContent(".set-answers .bad ul"), /A4 is odd\.the givens A4/);
  await clean(page, "contradiction");

  await empty(page, 4);
  await setGivens(page, 4, "...43.1..1..4...", "mouse");
  await setRules(page, 4, ["odd: A1", "even: B1"], "mouse");
  await answered(page);
  await eventually.equal(() => page.textContent(".set-answers output"), "Exactly one solution.");
  await eventually.match(() => page.textContent(".set-answers"), /Each of these rules can be left out alone:A1 is odd\.B1 is even\./);
  await press(page, "How hard is it?");
  const { text } = await ask({ ask: "path", puzzle: "...43.1..1..4... rules:odd: A1; even: B1" });
  await page.waitForFunction((wanted) => document.querySelector(".set-answers").textContent.includes(wanted), text);
  await close();
});

// --- regions -------------------------------------------------------------------------------------------------------------

const map = "AABBACCBADCBDDCD".split("");
const regionCells = ["A", "B", "C", "D"].map((name) => map.flatMap((one, cell) => (one === name ? [cell] : [])));

test("regions are drawn by mouse and by keys; rules and givens stay, undo takes all back", async () => {
  for (const how of ["mouse", "keys"]) {
    const { page, close } = await setting(4);
    await setRules(page, 4, ["thermo: A1 A2"], how);
    if (how === "mouse") {
      await page.selectOption("#set-tool", "region");
      await press(page, "Draw regions");
      await page.waitForSelector(".jigsaw");
      for (const cells of regionCells) {
        for (const [number, cell] of cells.entries()) await page.click(`[data-cell="${cell}"]`, number > 0 ? { modifiers: ["Control"] } : {});
        await press(page, "Make them a region");
      }
      await press(page, "Use these regions");
    } else {
      await page.keyboard.press("t");
      await page.keyboard.type("Regions instead");
      await page.keyboard.press("Escape");
      await page.keyboard.press("Enter");
      await page.waitForSelector(".jigsaw");
      for (const cells of regionCells) {
        await goTo(page, 4, cells[0]);
        let now = cells[0];
        // Space adds a cell: Control and arrows select cells on the way, which Space removes again if not wanted.
        for (const cell of cells.slice(1)) {
          while (now !== cell) {
            const next = Math.floor(cell / 4) !== Math.floor(now / 4) ? now + 4 : now + Math.sign((cell % 4) - (now % 4));
            await page.keyboard.press(`Shift+${next - now === 4 ? "ArrowDown" : next > now ? "ArrowRight" : "ArrowLeft"}`);
            now = next;
            if (!cells.includes(now)) await page.keyboard.press("Space");
          }
        }
        await page.keyboard.press("Enter");
      }
      await page.keyboard.press("t");
      await tabTo(page, '.jigsaw button:not(.small):last-of-type');
      await tabTo(page, ".jigsaw > p:last-child button");
      await page.keyboard.press("Enter");
    }
    await page.waitForFunction(() => !document.querySelector(".jigsaw"));
    await eventually.equal(() => lineOf(page), `${".".repeat(16)} houses:${map.join("")} rules:thermo: A1 A2`);
    await answered(page);
    const { solutions } = await ask({ ask: "solve", limit: 1000, puzzle: `${".".repeat(16)} houses:${map.join("")} rules:thermo: A1 A2` });
    await eventually.equal(() => page.textContent(".set-answers output"), solutions === 0 ? "No solution." : `${solutions} solutions.`);
    await focusBoard(page, 0);
    for (let step = 0; step < 7; step += 1) await page.keyboard.press("Control+z");
    await eventually.equal(() => lineOf(page), ".".repeat(16));
    await close();
  }
});

// --- ten puzzles ----------------------------------------------------------------------------------------------------------

const ten = ["Hailstone - little killer [easier]", "Strict XV", "X-Sum little killer", "Quadruple - repeated values", "Zipper lines - tutorial", "Owl", "2D 1-5-9", "Anti-knight Anti-consecutive",
  "Wecoc #1", "Hard renban 3"];
const some = process.env.WORKBENCH_ALL ? ten : ["X-Sum little killer", "2D 1-5-9"];

const unordered = /^(killer|quad|white|black|x|v|row-indexer|column-indexer)[ :]/;
/** The same puzzle, with the cells of rules without an order row by row, as the page writes them. */
async function written(line) {
  const { puzzle, sentences } = await ask({ ask: "rules", max_nodes: 1, puzzle: line });
  const inOrder = (cells) => cells.map((name) => [cellOf(9, name), name]).sort(([a], [b]) => a - b).map(([, name]) => name).join(" ");
  const rules = sentences.map(({ rule, groups }) => (unordered.test(rule) && groups.length > 0 ? `${rule.split(":")[0]}: ${inOrder(groups.flat())}` : rule));
  return (await ask({ ask: "rules", max_nodes: 1, puzzle: `${puzzle.split(" ", 1)[0]} rules:${rules.join("; ")}` })).puzzle;
}

for (const how of ["mouse", "keys"]) {
  test(`${some.length} puzzles from nothing by ${how}`, async () => {
    const { page, close } = await setting();
    for (const name of some) {
      const line = await written(puzzleNamed(name));
      const [givens, rules] = line.split(" rules:");
      await empty(page, 9);
      await setGivens(page, 9, givens, how);
      await setRules(page, 9, rules.split("; "), how);
      await eventually.equal(() => lineOf(page), line, name);
      if (process.env.WORKBENCH_SHOTS) await page.screenshot({ path: join(process.env.WORKBENCH_SHOTS, `${name.replace(/\W+/g, "-")}-${how}.png`), fullPage: true });
    }
    await close();
  });
}

// --- the rest -------------------------------------------------------------------------------------------------------------

test("a puzzle is stored under one name with its steps, played, and changed again; no panel of it is loaded before", async () => {
  const { page, close } = await open(at);
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await load(page, easy);
  await tab(page, "set");
  await press(page, "Change this puzzle");
  await page.waitForSelector(".set .tool");
  await eventually.equal(() => board(page), easy);
  await eventually.equal(() => page.locator(".board .given").count(), 0);
  await answered(page);
  await eventually.equal(() => page.textContent(".set-answers output"), "Exactly one solution.");
  await setRules(page, 9, ["anti-king", "killer 9: A1 A2"], "mouse");
  await page.fill('.set input:below(h2:text("Export"))', "Mine");
  await page.keyboard.press("Tab");
  await page.waitForTimeout(600);
  await page.reload();
  await engineReady(page);
  await tab(page, "set");
  await placed(page, 2);
  await eventually.match(() => page.textContent(".what"), /Mine/);
  await eventually.equal(() => lineOf(page), `${easy} rules:anti-king; killer 9: A1 A2`);
  await focusBoard(page, 0);
  await page.keyboard.press("Control+z");
  await placed(page, 1);
  await tab(page, "puzzles");
  const kept = page.locator(".panel .list li", { hasText: "Mine" });
  await kept.first().waitFor();
  await eventually.equal(() => kept.count(), 1, "kept once");
  await tab(page, "set");
  await press(page, "Play it");
  await page.waitForFunction(() => document.querySelectorAll(".board .given").length > 20);
  await eventually.equal(() => page.locator(".set .tool").count(), 0);
  await close();
});

test("cages: sums from a solution, cages proposed; the puzzle that results has this solution", async () => {
  const { page, close } = await setting(4);
  await setGivens(page, 4, "...43.1..1..4...", "mouse");
  await setRules(page, 4, ["killer: A1 B1"], "mouse");
  const { solution } = await ask({ ask: "solve", puzzle: "...43.1..1..4..." });
  await page.click(".cages summary");
  await press(page, "Fill in missing sums");
  const sum = Number(solution[0]) + Number(solution[1]);
  await page.waitForFunction((wanted) => document.querySelector(".set-rules").textContent.includes(`sum to ${wanted}`), sum);
  await press(page, "Propose cages");
  await page.waitForFunction(() => document.querySelectorAll(".set-rules li").length > 3);
  const line = await lineOf(page);
  const { result } = await ask({ ask: "solve", puzzle: solution + line.slice(16) });
  assert.equal(result, "unique");
  await focusBoard(page, 0);
  await page.keyboard.press("Control+z");
  await placed(page, 1);
  await close();
});

test("exports: each format is the engine's text; pictures are files", async () => {
  const { page, close } = await setting();
  await setRules(page, 9, ["killer 15: A1 B1", "thermo: C3-C5"], "mouse");
  const puzzle = `${".".repeat(81)} rules:killer 15: A1 B1; thermo: C3-C5`;
  for (const format of ["rules", "sdk", "iss-link"]) {
    const { text } = await ask({ ask: "convert", to: format, puzzle });
    await eventually.equal(async () => (await lineOf(page, format)).trim(), text.trim(), format);
  }
  // Links for people have title and words, too.
  for (const format of ["f-puzzles", "sudokupad"]) {
    const [read] = (await ask({ ask: "read", text: await lineOf(page, format) })).puzzles;
    assert.deepEqual([read.puzzle, read.name], [puzzle, "New puzzle"], format);
  }
  await eventually.match(async () => decodeURIComponent(await lineOf(page, "ours")), /h=rules:killer/);
  for (const [words, start] of [["Picture (SVG)", "<svg"], ["Picture (PNG)", "\x89PNG"]]) {
    const [file] = await Promise.all([page.waitForEvent("download"), press(page, words)]);
    assert.equal(readFileSync(await file.path()).subarray(0, start.length).toString("latin1"), start);
    assert.match(file.suggestedFilename(), /^New puzzle\.(svg|png)$/);
  }
  await close();
});

test("what is asked is stopped by a change and by its button; the page answers on", async () => {
  const { page, close } = await setting(16);
  await setRules(page, 16, ["anti-king"], "mouse");
  await page.waitForTimeout(150);
  await page.selectOption("#set-tool", "given");
  await pick(page, 0);
  await page.keyboard.press("3");
  await eventually.equal(async () => (await board(page))[0], "3");
  if (await page.locator('.set-answers button:text-is("Stop")').count() > 0) await press(page, "Stop").catch(() => undefined);
  await page.keyboard.press("Control+z");
  await eventually.equal(async () => (await board(page))[0], ".");
  await close();
});

for (const more of [{}, { colorScheme: "dark" }, { forcedColors: "active" }]) {
  test(`on a phone, 320 pixels wide, ${JSON.stringify(more)}: nothing beside the edge, axe clean, by fingers`, async () => {
    const { page, close } = await setting(9, phone, more);
    const tap = (cell) => page.locator(`[data-cell="${cell}"]`).tap();
    const shown = () => Promise.all([".pad .keys", ".pad .actions"].map((part) => page.locator(part).isVisible()));
    await eventually.deepEqual(shown, [true, true]);
    await page.selectOption("#set-tool", "odd");
    await eventually.deepEqual(shown, [false, true]);
    await tap(40);
    await placed(page, 1);
    await page.selectOption("#set-tool", "sandwich");
    await tap(9);
    await page.fill("#set-value", "12");
    await page.locator('.tool button:text-is("Place it")').tap();
    await placed(page, 2);
    await answered(page);
    await page.locator('.set button:text-is("Show true candidates")').tap();
    const wide = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(wide[0] <= wide[1], wide.join());
    await page.locator(".board-rules summary").tap();
    await page.locator(".cages summary").tap();
    await clean(page, "phone");
    await eventually.equal(() => page.evaluate(() => document.documentElement.scrollWidth), 320);
    await eventually.equal(() => lineOf(page), `${".".repeat(81)} rules:odd: E5; sandwich 12: row 2`);
    if (process.env.WORKBENCH_SHOTS) await page.screenshot({ path: join(process.env.WORKBENCH_SHOTS, `phone-${more.colorScheme ?? more.forcedColors ?? "light"}.png`), fullPage: true });
    await close();
  });
}

test("screen readers hear the rule placed, removed, and what is wrong with one; a pasted puzzle can be changed", async () => {
  const { page, close } = await open(at);
  await paste(page, puzzleNamed("Zipper lines - tutorial"));
  await page.waitForSelector(".rule-list li", { state: "attached" });
  await tab(page, "set");
  await eventually.equal(() => page.locator(".rule-list").count(), 0);
  await press(page, "Change this puzzle");
  await placed(page, 6);
  await page.waitForFunction(() => [...document.querySelectorAll(".set-rules .link")].every((one) => one.textContent.startsWith("On the zipper")));
  await setRules(page, 9, ["white: A1 B1"], "keys", 6);
  await eventually.equal(async () => (await said(page)).trim(), "A1 and B1 differ by 1.");
  await eventually.equal(() => page.getAttribute('[data-cell="0"]', "aria-label").then((text) => /white/.test(text) || text), true);
  await close();
});
