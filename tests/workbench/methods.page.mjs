// Scenarios and the step model in the page: the same numbers as the engine's, shown on the board; accessibility.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ask, clean, desk, easy, eventually, load, marksOn, open, phone, pick, start, tab, worldsHardest } from "./support.mjs";

let at;
before(async () => { at = await start(); });
after(async () => { await at.stop(); });

const counts = (page) => page.$$eval(".endings b", (all) => all.map((one) => Number(one.textContent)));

/** "8[12].." in the format of marksOn. */
const spread = (state) => [...state.matchAll(/\[(\d*)\]|(.)/g)].map(([, set, one]) => set ?? one).join(" ");

test("scenarios of two cells: every row, the counts and what they have in common are the engine's", async () => {
  const { page, close } = await open(at);
  await load(page, worldsHardest);
  await tab(page, "scenarios");
  await page.waitForSelector(".panel button.primary");
  await pick(page, 1);
  await page.keyboard.down("Control");
  await pick(page, 2);
  await page.keyboard.up("Control");
  await page.click(".panel button.primary");
  await page.waitForSelector(".scenarios tbody tr");
  const answer = await ask({ ask: "scenarios", puzzle: worldsHardest, pick: "B1,C1", table: true });
  assert.deepEqual([answer.all, answer.data, answer.fixpoint], [729, 561, 275], "the counts of the source's array");
  await eventually.match(() => page.textContent(".panel details summary"), /729 hypotheses, 561 after the data, 275 after the rules/);
  await eventually.deepEqual(() => counts(page), [answer.dead_empty, answer.dead_place, answer.complete, answer.unfinished]);
  await eventually.deepEqual(() => page.$$eval(".scenarios tbody tr", (rows) => rows.map((row) => [...row.cells].slice(0, 2).map((cell) => Number(cell.textContent)))), answer.table.map((row) => row.digits));
  await eventually.deepEqual(() => page.$$eval(".scenarios tbody tr", (rows) => rows.map((row) => row.className)), answer.table.map((row) => row.ending));
  await page.click('.endings button >> nth=0');
  await eventually.equal(() => page.locator(".scenarios tbody tr").count(), answer.dead_empty);
  await page.click('.panel button:text-is("Show what they have in common")');
  await page.waitForSelector(".position");
  await eventually.equal(() => marksOn(page), spread(answer.common));
  await close();
});

test("rounds over all pairs of cells solve the source's puzzle, with the numbers of the program", { timeout: 120_000 }, async () => {
  const { page, close } = await open(at);
  await load(page, worldsHardest);
  await tab(page, "scenarios");
  await page.click('.panel button:text-is("Every pair of cells")');
  await page.waitForSelector('.panel button:text-is("Show what is left")', { timeout: 60_000 });
  const { rounds, state } = await ask({ ask: "scenarios", puzzle: worldsHardest, extend: "pairs" });
  assert.deepEqual(rounds.map((round) => [round.start, round.extended]), [[275, 262], [262, 242], [239, 81]], "doc/methods/scenarios.md");
  await eventually.deepEqual(() => page.$$eval(".rounds tbody tr", (rows) => rows.map((row) => [...row.cells].slice(1).map((cell) => Number(cell.textContent)))),
    rounds.map((round) => [round.start, round.scenarios, round.dead_empty, round.dead_place, round.complete, round.unfinished, round.groups, round.extended, round.fixpoint]));
  await page.click('.panel button:text-is("Show what is left")');
  await page.waitForSelector(".position");
  await eventually.equal(() => marksOn(page), spread(state));
  await close();
});

test("cells of several values are part of the puzzle", async () => {
  const { page, close } = await open(at);
  await load(page, worldsHardest);
  await tab(page, "scenarios");
  await page.waitForSelector(".panel button.primary");
  await pick(page, 1);
  await page.click(".panel details summary");
  await page.fill('.panel input[name="digits"]', "146");
  await page.click('.panel button:text-is("Set")');
  await page.fill(".panel input >> nth=0", "C1");
  await page.click(".panel button.primary");
  await page.waitForFunction(() => /729 hypotheses, 555 after the data/.test(document.querySelector(".panel details summary").textContent));
  await page.fill('.panel input[name="digits"]', "x");
  await page.click('.panel button:text-is("Set")');
  await page.waitForFunction(() => /Write the digits/.test(document.querySelector('[role="alert"]').textContent));
  await close();
});

test("the step model explains its label and shows each step on its board", async () => {
  const { page, close } = await open(at);
  await load(page, easy);
  await tab(page, "steps");
  await page.click(".panel button.primary");
  await page.waitForSelector(".panel .step");
  const answer = await ask({ ask: "steps", puzzle: easy, series: "hardest", trace: true });
  await eventually.match(() => page.textContent(".panel"), new RegExp(`Order ${answer.rated.solved_by} of 6 in the series is the first that solves: label V\\(${answer.rated.label}\\)`));
  await eventually.equal(() => page.locator(".panel .step").count(), answer.trace.length);
  await page.click(".panel .step >> nth=-1");
  await page.waitForSelector(".position");
  const left = (await ask({ ask: "candidates", marks: "peers", puzzle: easy })).candidates.map((digits) => digits.join(""));
  for (const step of answer.trace.slice(0, -1)) for (const gone of step.removed) {
    const [cell, digit] = gone.split("!=");
    const index = (Number(cell.slice(1)) - 1) * 9 + cell.charCodeAt(0) - 65;
    left[index] = left[index].replace(digit, "");
  }
  await eventually.equal(() => marksOn(page), left.join(" "));
  await page.fill(".panel input", "T1H1P(");
  await page.click(".panel button.primary");
  await page.waitForFunction(() => document.querySelector('[role="alert"]').textContent.length > 5);
  await page.fill(".panel input", "T1H1P4(T1H1)");
  await page.click(".panel button.primary");
  await page.waitForFunction(() => document.querySelector(".panel").textContent.includes("T1H1P4(T1H1): solved"));
  await close();
});

for (const [name, screen] of [["desktop", desk], ["desktop, dark", { ...desk, colorScheme: "dark" }], ["phone", phone], ["phone, forced colours", { ...phone, forcedColors: "active" }]]) {
  test(`axe finds nothing in scenarios and steps: ${name}`, async () => {
    const { page, close } = await open(at, { screen });
    await load(page, worldsHardest);
    await tab(page, "scenarios");
    await page.fill(".panel input >> nth=0", "B1,C1");
    await page.click(".panel button.primary");
    await page.waitForSelector(".scenarios tbody tr");
    await page.click('.panel button:text-is("Every cell")');
    await page.waitForSelector(".rounds tbody tr");
    await page.waitForSelector('.panel button:text-is("Show what is left")');
    await clean(page, "scenarios");
    await tab(page, "steps");
    await page.click(".panel button.primary");
    await page.waitForSelector(".panel .step");
    await page.click(".panel .step >> nth=0");
    await clean(page, "steps");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.ok(wide <= 0, `${wide} px wider than the screen`);
    await close();
  });
}
