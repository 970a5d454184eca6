// The latency of the page, from a key or click to the painted board, in milliseconds: median, 95th percentile, number of samples.
//
//   tests/workbench/run.sh latency          prints the table of doc/dev/workbench-notes.md
import { cpus, loadavg } from "node:os";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ask, easy, engineReady, load, open, paste, pick, skyscraper, start, tab, worldsHardest } from "./support.mjs";

const at = await start();
process.on("uncaughtExceptionMonitor", () => at.kill());

/** Runs an act in the page until a condition holds and is painted; returns the times of all rounds. The content of the page
 * when the browser requests a frame is painted in this frame, and tasks run after it. `rest`: time between two rounds. */
async function times(page, rounds, act, done, reset = "", rest = 120) {
  return page.evaluate(async ([rounds, act, done, reset, rest]) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const painted = () => new Promise((resolve) => setTimeout(resolve));
    const make = (text) => document.defaultView.deduku_measure(text);
    const [doIt, isDone, undoIt] = [act, done, reset].map(make);
    const list = [];
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      doIt(round);
      do await frame(); while (!isDone(round));
      await painted();
      list.push(performance.now() - began);
      undoIt(round);
      await new Promise((resolve) => setTimeout(resolve, rest));
    }
    return list;
  }, [rounds, act, done, reset, rest]);
}

// The page's policy refuses evaluation, so acts are named here.
const acts = `window.deduku_measure = (name) => ({
  "": () => true,
  key: (round) => document.querySelector('[data-cell="2"]').dispatchEvent(new KeyboardEvent("keydown", { key: String(1 + round % 9), code: "Digit" + (1 + round % 9), bubbles: true })),
  keyed: (round) => document.querySelector('[data-cell="2"] .digit')?.textContent === String(1 + round % 9),
  clear: () => document.querySelector('[data-cell="2"]').dispatchEvent(new KeyboardEvent("keydown", { key: "Delete", code: "Delete", bubbles: true })),
  bigKey: (round) => document.querySelector('[data-cell="1"]').dispatchEvent(new KeyboardEvent("keydown", { key: String(1 + round % 9), code: "Digit" + (1 + round % 9), bubbles: true })),
  bigKeyed: (round) => document.querySelector('[data-cell="1"] .digit')?.textContent === String(1 + round % 9),
  bigClear: () => document.querySelector('[data-cell="1"]').dispatchEvent(new KeyboardEvent("keydown", { key: "Delete", code: "Delete", bubbles: true })),
  move: (round) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: round % 2 ? "ArrowLeft" : "ArrowRight", code: "", bubbles: true })),
  moved: (round) => document.activeElement.dataset.cell === (round % 2 ? "2" : "3"),
  hint: () => document.querySelector(".panel button.primary + button").click(),
  firstHint: () => document.querySelector(".panel button.primary").click(),
  firstHinted: () => document.querySelector(".stages li"),
  hinted: () => document.querySelectorAll(".stages li").length === 4,
  unhint: () => { const cell = document.querySelector('[data-cell="2"]'); for (const key of ["5", "Delete"]) cell.dispatchEvent(new KeyboardEvent("keydown", { key, code: key === "5" ? "Digit5" : key, bubbles: true })); },
  why: (round) => document.querySelectorAll(".digits .key")[round % 9].click(),
  whyed: (round) => document.querySelector(".panel h2")?.textContent.replace("not ", "").includes("Why " + (1 + round % 9) + " in") && document.querySelector(".sentence"),
  whychecked: (round) => document.querySelector(".panel h2")?.textContent.replace("not ", "").includes("Why " + (1 + round % 9) + " in") && document.querySelector(".answer .good"),
  path: () => document.querySelector(".panel button:not([aria-label])").click(),
  pathed: () => document.querySelector(".panel .good"),
  unpath: () => 0,
  step: (round) => document.querySelectorAll(".step")[20 + round % 12].click(),
  stepped: (round) => document.querySelectorAll(".step")[20 + round % 12].ariaCurrent === "step" && document.querySelector(".signs"),
  rate: () => document.querySelector(".panel button.primary").click(),
  suppose: (round) => document.querySelectorAll(".offers button")[round % 8].click(),
  supposed: () => document.querySelectorAll(".where button").length === 2 && /UNS|left/.test(document.querySelector(".outcome").textContent),
  root: () => [...document.querySelectorAll(".hand button")].find((one) => one.textContent === "Level 0" && one.className !== "link").click(),
  report: () => document.querySelector(".panel button.primary, .report .row button").click(),
  reported: () => document.querySelector("#report-stages select") && document.querySelector("#report-proof .good"),
  rated: () => document.querySelectorAll(".ratings details").length === 5 && document.querySelector(".panel button.primary"),
})[name];`;

function row(name, list) {
  const sorted = [...list].sort((a, b) => a - b);
  const share = (part) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]);
  console.log(`| ${name} | ${share(0.5)} | ${share(0.95)} | ${sorted.length} |`);
}

/** From a key to the number of solutions, and to the true candidates, while setting a puzzle. */
async function setTimes([cell, key]) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const began = performance.now();
  document.querySelector(`[data-cell="${cell}"]`).dispatchEvent(new KeyboardEvent("keydown", { key, code: key.length === 1 ? `Digit${key}` : key, bubbles: true }));
  const text = () => document.querySelector(".set-answers output").textContent;
  while (!/counting/.test(text())) await frame();
  while (/counting/.test(text())) await frame();
  const counted = performance.now() - began;
  while (!document.querySelector(".set .truths") && !/No solution|Not decided/.test(text())) await frame();
  return [counted, performance.now() - began];
}

console.log(`${cpus().length} x ${cpus()[0].model}, load ${loadavg()[0].toFixed(1)}\n\n| act | median | 95 of 100 | rounds |\n|---|--:|--:|--:|`);
const { page, context } = await open(at, { before: (page) => page.addInitScript(acts) });

const starts = { board: [], engine: [] };
for (let round = 0; round < 8; round += 1) {
  await page.reload();
  await engineReady(page);
  const marks = Object.fromEntries(await page.evaluate(() => performance.getEntriesByType("mark").map((mark) => [mark.name, mark.startTime])));
  for (const name of ["board", "engine"]) starts[name].push(marks[name]);
}
row("board after navigation, files kept", starts.board);
row("engine ready after navigation, files kept", starts.engine);

// A first visit: nothing is kept from an earlier one. The first hint is asked as soon as the engine has counted the solutions.
const visits = { board: [], engine: [], hint: [] };
for (let round = 0; round < 8; round += 1) {
  const visit = await open(at, { before: (page) => page.addInitScript(acts) });
  const marks = await visit.page.evaluate(() => performance.getEntriesByType("mark").map((mark) => [mark.name, mark.startTime]));
  for (const [name, time] of marks) visits[name]?.push(time);
  visits.hint.push(...await times(visit.page, 1, "firstHint", "firstHinted"));
  await visit.close();
}
row("first visit: board after navigation", visits.board);
row("first visit: engine ready after navigation", visits.engine);
row("first visit: first hint, first stage", visits.hint);

await load(page, easy);
await pick(page, 2);
row("key to digit", await times(page, 40, "key", "keyed", "clear"));
row("arrow to cursor", await times(page, 40, "move", "moved"));
await pick(page, 2);
await tab(page, "hint");
row("hint, all four stages, easy puzzle", await times(page, 20, "hint", "hinted", "unhint"));
await load(page, worldsHardest);
await pick(page, 2);
await tab(page, "hint");
row("the same, World's Hardest", await times(page, 20, "hint", "hinted", "unhint"));
row("the same after half a second's look at the board", await times(page, 20, "hint", "hinted", "unhint", 500));
await tab(page, "why");
row("why, World's Hardest", await times(page, 27, "why", "whyed"));
await load(page, skyscraper);
await pick(page, 2);
await tab(page, "why");
row("why, and its proof checked", await times(page, 27, "why", "whychecked"));
await tab(page, "path");
await page.waitForSelector("#panel[aria-labelledby=tab-path] button");
row("the first path of 57 steps, every step checked", await times(page, 1, "path", "pathed"));
row("a step of a path on the board", await times(page, 36, "step", "stepped"));
await load(page, worldsHardest);
await tab(page, "rate");
await page.waitForSelector("#panel[aria-labelledby=tab-rate] button.primary");
row("all four ratings, World's Hardest", await times(page, 5, "rate", "rated"));
await tab(page, "hdp");
await page.waitForSelector(".outcome");
await page.click("#hdp-decisions summary");
row("HDP: a hypothesis followed, all decisions there tested", await times(page, 36, "suppose", "supposed", "root"));
await tab(page, "report");
await page.waitForSelector(".report button.primary");
row("the whole report, its proof checked, its file made", await times(page, 3, "report", "reported"));
await tab(page, "puzzles");
await page.click('.panel button:text-is("25 by 25")');
await page.waitForFunction(() => document.querySelectorAll("[data-cell]").length === 625);
await engineReady(page);
await pick(page, 1);
await page.keyboard.press("e");
row("key to digit, 25 by 25 with the engine's marks", await times(page, 40, "bigKey", "bigKeyed", "bigClear"));

// Puzzles with rules and one solution: a digit is written, then cleared; the answers follow each time.
const ruled = ["iss", "f-puzzles"].flatMap((file) => readFileSync(join(process.env.WORKBENCH_SOURCES, `../../data/rules/${file}.tsv`), "utf8").split("\n"))
  .map((line) => line.split("\t")[1]).filter((line) => line?.includes(" rules:"));
const answers = { solutions: [], truths: [] };
for (const line of ruled.slice(0, Number(process.env.WORKBENCH_RULED ?? 1000))) {
  if ((await ask({ ask: "solve", seconds: 10, puzzle: line })).result !== "unique") continue;
  await paste(page, line);
  await page.waitForSelector(".rule-list li", { state: "attached" });
  await tab(page, "set");
  await page.click('.set button:text-is("Change this puzzle")');
  await page.waitForSelector(".set .truths");
  const cell = await page.$$eval("[data-cell]", (cells) => cells.findIndex((one) => !one.querySelector(".digit")));
  await pick(page, cell);
  for (const key of ["1", "Delete"]) {
    const [counted, told] = await page.evaluate(setTimes, [cell, key]);
    answers.solutions.push(counted);
    answers.truths.push(told);
  }
  await tab(page, "hint");
}
row("setting: the number of solutions (0, 1, 2+) after a change, puzzles of data/rules", answers.solutions);
row("setting: true candidates, or that there is no solution", answers.truths);

// Ten killers: from opening the link to the first stage of the first hint; then the engine's processor time for questions about
// them, in this process.
const killers = ["Killer sudoku [overlap]", "Killer sudoku [gaps]", "Killer sudoku [0 cage]", "Killer sudoku [0 cage, hard]", "White Room  - killer sudoku",
  "HS_KILLERS#0", "HS_KILLERS#1", "MATHEMAGIC_KILLERS#0", "TAREK_ALL#0", "TAREK_ALL#2"];
const lines = readFileSync(join(process.env.WORKBENCH_SOURCES, "../../data/rules/iss.tsv"), "utf8").split("\n").map((line) => line.split("\t"))
  .filter(([name]) => killers.includes(name)).map(([, line]) => line);
const first = [];
/** The processor time of all processes of the browser, in milliseconds. */
const system = await at.browser.newBrowserCDPSession();
const processor = async () => (await system.send("SystemInfo.getProcessInfo")).processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
const work = [];
for (const line of lines) {
  const [cells, ...rules] = line.split(" ");
  await page.goto("about:blank");
  const spent = await processor();
  await page.goto(`${at.address}#p=${cells}&h=${encodeURIComponent(rules.join(" "))}`);
  await page.click('.actions button:text-is("Hint")');
  await page.waitForSelector(".stages li", { timeout: 120_000 });
  first.push(await page.evaluate(() => performance.now()));
  work.push(await processor() - spent);
}
row("a killer by its link, to the first stage of its first hint", first);
row("the same, processor time of the whole browser", work);
await context.close();
await at.stop();

const questions = { "first hint": { ask: "hint" }, "solutions counted, to 2": { ask: "solve" }, "true candidates": { ask: "solve", true_candidates: true }, "rules: superfluous ones": { ask: "rules", seconds: 5 } };
console.log(`\n| ten killers, processor time in node | median | most |\n|---|--:|--:|`);
await ask({ ask: "hint", puzzle: lines[0] });
for (const [name, question] of Object.entries(questions)) {
  const spent = [];
  for (const puzzle of lines) {
    const before = process.cpuUsage();
    await ask({ ...question, puzzle });
    const { user, system } = process.cpuUsage(before);
    spent.push((user + system) / 1000);
  }
  spent.sort((a, b) => a - b);
  console.log(`| ${name} | ${Math.round(spent[spent.length >> 1])} | ${Math.round(spent.at(-1))} |`);
}
