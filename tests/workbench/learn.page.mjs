// Practice in the page: a position of the chosen technique, marks by clicks and keys, the verdicts of the engine, progress.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { ask, board, clean, desk, eventually, focusBoard, label, load, open, phone, pick, start, tab, waitBoard, worldsHardest } from "./support.mjs";

let at;
before(async () => { at = await start(); });
after(async () => { await at.stop(); });

const cellOf = (claim) => { const [, column, row] = /^([A-I])([1-9])/.exec(claim); return (Number(row) - 1) * 9 + column.charCodeAt(0) - 65; };
const digitOf = (claim) => claim.at(-1);

/** Reproducible random numbers, so that the page's seeds are reproducible. */
const fixed = (page) => page.addInitScript(() => { let at = 0; Math.random = () => { at += 1; return (at * 0.37) % 1; }; });

/** The position on the board, as in the answer of `practice` for the page's seed. */
async function begin(page, technique) {
  await tab(page, "learn");
  await page.click('.learn button:text-is("Practice")');
  await page.selectOption(".learn select", technique);
  await page.click(".learn form button[type=submit]");
  await page.waitForSelector(".learn .sentence", { timeout: 60_000 });
}

/** The finds of the technique, from the answer shown by the page. */
const finds = async (page, technique) => {
  const marks = await page.$$eval("[data-cell]", (cells) => cells.map((cell) => cell.querySelector(".digit")?.textContent ?? `[${[...cell.querySelectorAll("[data-digit]")].map((mark) => mark.dataset.digit).join("")}]`).join(""));
  const givens = await page.$$eval("[data-cell]", (cells) => cells.map((cell) => (cell.classList.contains("given") ? cell.textContent : ".")).join(""));
  const answer = await ask({ ask: "practice", technique, text: givens, positions: 1 });
  assert.equal(answer.positions[0].state, marks, "the position is the engine's");
  return { ...answer.positions[0], text: `[Puzzle]\n${givens}\n[State]\n${marks}\n` };
};

async function mark(page, claim) {
  const cell = cellOf(claim);
  await pick(page, cell);
  await page.click(`[data-cell="${cell}"] [data-digit="${digitOf(claim)}"]`);
}

const verdicts = (page) => page.$$eval(".verdicts li", (all) => all.map((one) => one.className));

test("an X-Wing: found by clicks, another step named, a false mark refuted with its solution, progress kept and saved", { timeout: 120_000 }, async () => {
  const { page, close } = await open(at, { before: fixed });
  await load(page, worldsHardest);
  await begin(page, "x-wing");
  const position = await finds(page, "x-wing");
  for (const claim of position.steps[0].removed) await mark(page, claim);
  await eventually.equal(() => page.locator(".signs .removed").count(), position.steps[0].removed.length);
  await page.click('.learn button:text-is("Check")');
  await page.waitForSelector(".verdicts li");
  await eventually.deepEqual(() => verdicts(page), position.steps[0].removed.map(() => "technique"));
  await eventually.match(() => page.textContent(".outcome"), /Right\..*follows by X-Wing\./s);

  const { solution } = await ask({ ask: "solve", puzzle: position.puzzle });
  const cells = [...position.state.matchAll(/\[(\d+)\]|\d/g)];
  const wrong = cells.findIndex(([, set]) => set?.length > 1);
  const name = `${String.fromCharCode(65 + (wrong % 9))}${Math.floor(wrong / 9) + 1}`;
  await page.click('.learn button:text-is("Clear marks")');
  await mark(page, `${name}!=${solution[wrong]}`);
  await focusBoard(page, wrong);
  await page.keyboard.press("Enter");
  await page.waitForSelector(".verdicts .false");
  await eventually.match(() => page.textContent(".verdicts .false"), new RegExp(`${name} ≠ ${solution[wrong]} is false\\. False: in the solution ${name} is ${solution[wrong]}\\.`));
  await page.click('.verdicts button');
  await eventually.equal(() => board(page), solution);
  await page.click(".position button");
  await eventually.equal(() => page.locator(".signs .removed").count(), 1, "the position is back, with the mark");

  await page.click(`[data-cell="${wrong}"] [data-digit="${solution[wrong]}"]`);
  let other = "";
  for (const [cell, [, set]] of cells.entries()) for (const digit of other || !set ? "" : set) {
    const claim = `${String.fromCharCode(65 + (cell % 9))}${Math.floor(cell / 9) + 1}!=${digit}`;
    if (other || solution[cell] === digit) continue;
    const { standing, by_technique: by, steps } = await ask({ ask: "judge", claim, technique: "x-wing", puzzle: position.text });
    if (standing === "one step" && !by) other = `${claim} ${steps[0].name}`;
  }
  await mark(page, other.split(" ")[0]);
  await page.click('.learn button:text-is("Check")');
  await page.waitForSelector(".verdicts .other");
  await eventually.ok(async () => (await page.textContent(".verdicts .other")).includes(`follows in one step, but by ${other.slice(other.indexOf(" ") + 1)}.`));
  await eventually.match(() => page.textContent(".outcome"), /These marks follow, but X-Wing shows none of them\./);

  await eventually.deepEqual(() => page.$$eval(".progress tbody tr > *", (all) => all.map((one) => one.textContent)), ["X-Wing", "1", "1"], "the first check counts");
  const saved = page.waitForEvent("download");
  await page.click('.learn button:text-is("Save as a file")');
  assert.deepEqual(JSON.parse(readFileSync(await (await saved).path(), "utf8")), { format: "deduku-practice", version: 1, techniques: { "x-wing": { seen: 1, right: 1 } }, lessons: {} });
  await tab(page, "hint");
  await waitBoard(page, worldsHardest);  // the player's own board is restored
  await page.reload();
  await page.waitForSelector("[data-cell]");
  await tab(page, "learn");
  await page.waitForSelector(".progress tbody tr", { state: "attached" });
  await eventually.deepEqual(() => page.$$eval(".progress tbody tr > *", (all) => all.map((one) => one.textContent)), ["X-Wing", "1", "1"]);
  await eventually.equal(() => board(page), worldsHardest);
  await close();
});

test("a naked single is entered as a digit; showing the answer counts as not found; a puzzle opened meanwhile stays", { timeout: 120_000 }, async () => {
  const { page, close } = await open(at, { before: fixed });
  await begin(page, "naked-single");
  const position = await finds(page, "naked-single");
  const claim = position.steps[0].placed;
  await pick(page, cellOf(claim));
  await focusBoard(page, cellOf(claim));
  await page.keyboard.press(digitOf(claim));
  await eventually.equal(() => page.locator(".signs .placed").count(), 1);
  await page.click('.learn button:text-is("Check")');
  await page.waitForSelector(".verdicts .technique");
  await page.click('.learn form button[type="submit"]');
  await page.waitForFunction(() => !document.querySelector(".verdicts"));
  await page.waitForSelector('.learn form button[type="submit"]');
  await page.click('.learn button:text-is("Show the answer")');
  await page.waitForSelector(".learn .chosen");
  await eventually.match(() => page.textContent(".learn .chosen"), /Naked Single: /);
  await page.waitForFunction(() => / can only be | is the only /.test(document.querySelector(".learn .chosen .reason")?.textContent ?? ""));
  await eventually.deepEqual(() => page.$$eval(".progress tbody tr > *", (all) => all.map((one) => one.textContent)), ["Naked Single", "2", "1"]);
  await load(page, worldsHardest);
  await eventually.equal(() => page.locator(".learn .sentence").count(), 0);
  await eventually.match(() => label(page, 1), /^B1, empty/);
  await page.click('.learn button:text-is("Reset")');
  await eventually.match(() => page.textContent(".learn"), /No positions checked yet\./);
  await close();
});

const lessons = readdirSync(join(process.env.WORKBENCH_SOURCES, "../../data/lessons")).sort().map((file) => {
  const [title, technique, ...rest] = readFileSync(join(process.env.WORKBENCH_SOURCES, "../../data/lessons", file), "utf8").trim().split("\n");
  return { title: title.slice(2), key: technique.split(" ")[1], idea: rest.slice(0, 5).join(" "), examples: rest.slice(6, 9), exercises: rest.slice(10) };
});
const shownStage = (page, text) => page.waitForFunction((wanted) => document.querySelector(".learn .count")?.textContent === wanted, text);
/** Digits and givens: the board of another puzzle. */
const onBoard = (page, line) => page.waitForFunction((wanted) =>
  [...document.querySelectorAll("[data-cell]")].every((cell, at) => cell.classList.contains("given") === (wanted[at] !== ".")), line.slice(0, 81));

/** An example from the first stage to the whole step, which the board shows as the engine's answer has it. */
async function stepThrough(page, { key, examples }, number) {
  const { positions: [{ steps: [step] }] } = await ask({ ask: "practice", technique: key, positions: 1, text: examples[number] });
  await page.click(`.learn button[aria-label="Example ${number + 1}"]`);
  await onBoard(page, examples[number]);
  await shownStage(page, "stage 1 of 3");
  await eventually.equal(() => page.locator(".signs .removed, .signs .placed").count(), 0, "no conclusion yet");
  await page.click('.learn .chosen .primary');
  await shownStage(page, "stage 2 of 3");
  await page.click('.learn .chosen .primary');
  await shownStage(page, "stage 3 of 3");
  await eventually.equal(() => page.textContent(".learn .notation"), step.line);
  await eventually.equal(async () => await page.locator(".signs .removed").count() + await page.locator(".signs .placed").count(), step.placed ? 1 : step.removed.length);
  // The sentence comes first, its notation below it.
  await page.waitForSelector(".learn .reason + .notation.note");
  const concluded = step.placed ?? step.removed[0];
  const [cell, digit] = [concluded.slice(0, 2), concluded.at(-1)];
  // The sentence names the digits that the cell loses, or those left to it if these are fewer.
  const wanted = step.placed ? `So .*${cell}.* (is|are) .*${digit}`
    : `So .*${cell}(,? (and )?[A-I]\\d)* (is|are) (not .*${digit}|(?!not)[^.${digit}]*(, [A-I]\\d|\\.))`;
  await eventually.match(() => page.textContent(".learn .reason"), new RegExp(wanted));
}

/** Solves an exercise by the marks of the technique's first step. */
async function solve(page, { key, exercises }, number) {
  const { positions: [{ steps: [step] }] } = await ask({ ask: "practice", technique: key, positions: 1, text: exercises[number] });
  await page.click(`.learn button[aria-label^="Exercise ${number + 1}"]:not([aria-label^="Exercise ${number + 1}0"])`);
  await onBoard(page, exercises[number]);
  await page.waitForSelector(".learn .sentence");
  for (const claim of step.placed ? [step.placed] : step.removed) {
    // A second click on a selected cell would mark the candidate under it.
    if (await page.locator(`[data-cell="${cellOf(claim)}"].cursor`).count() === 0) await pick(page, cellOf(claim));
    await page.click(`.learn .digits .key[aria-label="${claim.slice(0, 2)} ${digitOf(claim)}"]`);
  }
  await page.click('.learn button:text-is("Check")');
  await page.waitForSelector(".outcome");
  assert.match(await page.textContent(".outcome b"), /^Right\.$/, `${key} ${exercises[number]} ${await page.textContent(".outcome")}`);
  await page.waitForSelector(`.learn button[aria-label="Exercise ${number + 1}, found"]`);
}

test("every lesson by clicks: its idea, its picture, examples step by step, exercises found", { timeout: 900_000 }, async () => {
  const { page, close } = await open(at, { before: fixed });
  const exercises = process.env.WORKBENCH_ALL ? [...Array(10).keys()] : [0];
  await tab(page, "learn");
  await page.click('.learn button:text-is("Open the lesson")');
  for (const [number, lesson] of lessons.entries()) {
    await page.waitForFunction((title) => document.querySelector(".learn h2")?.textContent === title, lesson.title);
    await eventually.equal(() => page.textContent(".learn .idea"), lesson.idea);
    await onBoard(page, lesson.examples[0]);
    await shownStage(page, "stage 3 of 3");
    await eventually.ok(async () => await page.locator(".signs .removed, .signs .placed").count() > 0, `${lesson.title}: the picture has a conclusion`);
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/lesson-${number + 1}.png` });
    for (const example of process.env.WORKBENCH_ALL ? [0, 1, 2] : [1]) await stepThrough(page, lesson, example);
    for (const exercise of exercises) await solve(page, lesson, exercise);
    await eventually.match(() => page.textContent(".learn .found"), new RegExp(`^${exercises.length} of 10 exercises found\\.$`));
    if (number + 1 < lessons.length) await page.click('.learn button:text-is("Next lesson")');
  }
  await eventually.equal(() => page.locator('.learn select option').count(), lessons.length);
  await eventually.match(() => page.textContent(".learn select option:nth-child(15)"), new RegExp(`15\\. XY-Wing \\(${exercises.length} of 10\\)`));
  await close();
});

for (const [name, screen] of [["desktop", desk], ["desktop, dark", { ...desk, colorScheme: "dark" }], ["phone", phone], ["phone, forced colours", { ...phone, forcedColors: "active" }]]) {
  test(`axe finds nothing in practice: ${name}`, { timeout: 120_000 }, async () => {
    const { page, close } = await open(at, { screen, before: fixed });
    await clean(page, "before");
    await tab(page, "learn");
    await page.selectOption('.learn select', "14");
    await page.waitForSelector(".learn .reason");
    await clean(page, "a lesson");
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/lesson-${name.replace(/, /g, "-").replace(/ /g, "-")}.png` });
    await begin(page, "skyscraper");
    await clean(page, "a position");
    const position = await finds(page, "skyscraper");
    await mark(page, position.steps[0].removed[0]);
    await page.click('.learn button:text-is("Check")');
    await page.waitForSelector(".verdicts li");
    await clean(page, "verdicts");
    await page.click('.learn button:text-is("Show the answer")');
    await page.waitForSelector(".learn .chosen");
    await clean(page, "the answer");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.ok(wide <= 0, `${wide} px wider than the screen`);
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${name.replace(/, /g, "-").replace(/ /g, "-")}.png` });
    await close();
  });
}
