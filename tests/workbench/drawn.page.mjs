// Links opened as they are: drawings of their authors, fog, the solution in the link, boards of which nothing is understood.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { board, clean, desk, eventually, label, open, paste, phone, pick, start, tab, waitBoard, waitSaid } from "./support.mjs";

let at;
before(async () => { at = await start(); });
after(async () => { await at?.stop(); });

const own = readFileSync(join(process.env.WORKBENCH_SOURCES, "../../data/published.json"), "utf8");
const data = JSON.parse(own);
const solution = data.metadata.solution;
const blank = ".".repeat(36);
const snakes = own.replace("White dots", "Green snakes");
const press = (page, words) => page.click(`button:text-is("${words}")`);
/** What the author's picture has: elements with their colours. */
const drawn = (page) => page.$$eval("svg.paper > *", (all) => all.map((one) => {
  const part = one.querySelector("rect, path") ?? one;
  return `${part.tagName} ${part.getAttribute("stroke")} ${part.getAttribute("fill")}`;
}));
const unfold = async (page) => { if (!await page.$eval(".rule-list", (one) => one.open)) await page.click(".about summary"); };

for (const [name, screen] of [["a desktop", desk], ["a phone", { ...phone, viewport: { width: 390, height: 844 } }]]) {
  test(`a puzzle of which not all is understood is played with its author's drawings, on ${name}`, async () => {
    const { page, close } = await open(at, { screen });
    await paste(page, snakes);
    await page.waitForSelector(".reading");
    await press(page, "Play it as it is");
    await page.waitForSelector("svg.paper");
    const parts = await drawn(page);
    // Two lines in grey, two bulbs, three cages, three dots with a black edge: as in the data.
    assert.equal(parts.filter((part) => part === "path #cfcfcf none").length, 2, parts.join());
    assert.equal(parts.filter((part) => part === "rect none #cfcfcf").length, 2);
    assert.equal(parts.filter((part) => part === "path #000 none").length, 3);
    assert.equal(parts.filter((part) => part === "rect #000000 #ffffff").length, 3);
    await eventually.equal(() => page.locator("img.drawn").count(), 0, "not drawn twice");
    await eventually.deepEqual(() => page.$$eval("svg.paper text", (all) => all.map((one) => one.textContent)), ["4", "8", "3"]);
    // Its first dot is on the edge of E2 and F2.
    const [dot, cell] = [await page.locator("svg.paper rect[rx='9.6']").first().boundingBox(), await page.locator('[data-cell="10"]').boundingBox()];
    assert.ok(Math.abs(dot.x + dot.width / 2 - cell.x - cell.width) < 3 && Math.abs(dot.y + dot.height / 2 - cell.y - cell.height / 2) < 3);
    await unfold(page);
    await eventually.equal(() => page.textContent(".about .paragraph"), data.metadata.rules.replace("White dots", "Green snakes"));
    await eventually.match(() => page.textContent(".about summary"), /not all of it is understood/);
    await eventually.match(() => page.textContent(".panel .unknown"), /^Not all rules of this puzzle are understood/);
    await press(page, "by Deduku");
    await page.waitForSelector("img.drawn");
    await eventually.equal(() => page.locator("svg.paper").count(), 0);
    await press(page, "as published");
    await page.waitForSelector("svg.paper");
    await clean(page, "drawings");
    await page.waitForTimeout(500);
    await page.reload();
    await page.waitForSelector("svg.paper");
    await eventually.equal(() => board(page), blank);
    await close();
  });
}

test("a puzzle that is understood has our picture; its author's is a press away", async () => {
  const { page, close } = await open(at);
  await paste(page, own);
  await page.waitForSelector("img.drawn");
  await page.waitForSelector(".about .good", { state: "attached" });
  await eventually.equal(() => page.locator("svg.paper").count(), 0);
  await unfold(page);
  await press(page, "as published");
  await page.waitForSelector("svg.paper");
  await eventually.equal(() => page.locator("img.drawn").count(), 0);
  await close();
});

/** The same board on a canvas of 8x8 cells, with a number in a cell above B1. */
const withMargin = (rules) => {
  const moved = (value) => (Array.isArray(value) ? value.map(moved) : value + 1);
  const edge = Array.from({ length: 8 }, () => ({}));
  return JSON.stringify({ ...data, metadata: { ...data.metadata, rules, solution: ".".repeat(9) + solution.match(/.{6}/g).join("..") + ".".repeat(9) },
    cells: [edge.with(2, { value: 9 }), ...data.cells.map((row) => [{}, ...row, {}]), edge], regions: data.regions.map(moved),
    cages: data.cages.map((cage) => ({ ...cage, cells: moved(cage.cells) })),
    lines: data.lines.map((line) => ({ ...line, wayPoints: moved(line.wayPoints) })),
    ...Object.fromEntries(["underlays", "overlays"].map((kind) => [kind, data[kind].map((one) => ({ ...one, center: moved(one.center) }))])) });
};

test("a board with a margin: the square of its regions is played, and what stands around it is drawn beside it", async () => {
  const { page, close } = await open(at);
  await paste(page, withMargin(`${data.metadata.rules} Numbers outside are lucky.`));
  await page.waitForSelector(".reading");
  await press(page, "Play it as it is");
  await page.waitForSelector("svg.paper");
  await eventually.equal(() => board(page), blank);
  await eventually.deepEqual(async () => (await page.$$eval("svg.paper text", (all) => all.map((one) => one.textContent))).sort(), ["3", "4", "8", "9"]);
  const box = (selector) => page.locator(selector).first().boundingBox();
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const [paper, cell, dot, dotted] = [await box("svg.paper text:text-is('9')"), await box('[data-cell="1"]'),
    await box("svg.paper rect[rx='9.6']"), await box('[data-cell="10"]')];
  // The number stands above B1, outside of the board; the first dot is on the edge of E2 and F2.
  assert.ok(Math.abs(middle(paper)[0] - middle(cell)[0]) < 5 && middle(paper)[1] < cell.y, JSON.stringify([paper, cell]));
  assert.ok(Math.abs(middle(dot)[0] - dotted.x - dotted.width) < 3 && Math.abs(middle(dot)[1] - middle(dotted)[1]) < 3);
  await clean(page, "a margin");
  await pick(page, 0);
  await page.keyboard.press(solution[0]);
  await waitBoard(page, solution[0] + blank.slice(1));
  await close();
});

const foggy = JSON.stringify({ ...data, foglight: [[0, 0], [0, 1]] });
const covered = (page) => page.$$eval(".fogged", (all) => all.map((one) => Number(one.dataset.cell)));

test("fog covers what is not lit; a right digit uncovers its surroundings, a wrong one nothing; it can be switched off", async () => {
  const { page, close } = await open(at);
  await paste(page, foggy);
  await page.waitForSelector(".fog rect");
  const all = Array.from({ length: 36 }, (_, cell) => cell);
  await eventually.deepEqual(() => covered(page), all.slice(2));
  await eventually.equal(() => page.locator(".fog rect").count(), 34);
  await eventually.equal(() => label(page, 9), "D2, in the fog, empty", "no rule is read out under the fog");
  await pick(page, 0);
  await page.keyboard.press(String((Number(solution[0]) % 6) + 1));
  await eventually.deepEqual(() => covered(page), all.slice(2));
  await page.keyboard.press(solution[0]);
  await page.waitForFunction(() => document.querySelectorAll(".fogged").length === 32);
  await eventually.deepEqual(() => covered(page), all.filter((cell) => ![0, 1, 6, 7].includes(cell)));
  await unfold(page);
  await page.click('.about label:has-text("Fog") input');
  await eventually.deepEqual(() => covered(page), []);
  await page.click('.about label:has-text("Fog") input');
  await eventually.equal(async () => (await covered(page)).length, 32);
  await page.keyboard.press("Escape");
  await clean(page, "fog");
  await close();
});

test("fog with triggers: the cells that a link names, once the digits that it names are right", async () => {
  const { page, close } = await open(at);
  await paste(page, JSON.stringify({ ...data, foglight: [[0, 0]], triggereffect: [
    { trigger: { type: "cellvalue", cell: "r1c1r1c2" }, effect: { type: "foglight", cells: "r6c6r5c6" } }] }));
  await page.waitForSelector(".fog rect");
  await pick(page, 0);
  await page.keyboard.press(solution[0]);
  await page.waitForTimeout(100);
  await eventually.equal(async () => (await covered(page)).length, 35);
  await pick(page, 1);
  await page.keyboard.press(solution[1]);
  await page.waitForFunction(() => document.querySelectorAll(".fogged").length === 33);
  await close();
});

test("all digits in a link: the board opens empty, and they are the solution that Check compares with", async () => {
  const { page, close } = await open(at);
  const { solution: _, ...metadata } = data.metadata;
  const full = { ...data, metadata: { ...metadata, rules: "Normal sudoku rules apply." }, cages: [], lines: [], underlays: [], overlays: [],
    cells: data.cells.map((row, r) => row.map((_, c) => ({ value: Number(solution[6 * r + c]) }))) };
  await paste(page, JSON.stringify(full));
  await waitBoard(page, blank);
  await pick(page, 0);
  await page.keyboard.press(solution[0]);
  await pick(page, 1);
  await page.keyboard.press(String((Number(solution[1]) % 6) + 1));
  await page.click('.actions button:text-is("Check")');
  await waitSaid(page, "is wrong");
  await close();
});

test("a board of which no rule is understood is played by its drawings", async () => {
  const { page, close } = await open(at);
  const { regions: _, ...rest } = data;
  await paste(page, JSON.stringify({ ...rest, metadata: { ...data.metadata, rules: "Draw a loop. Nothing else is known." },
    cells: data.cells.map((row, r) => row.map((cell, c) => (r === 0 && c === 0 ? { value: 4, given: true, colour: 3 } : cell))) }));
  await page.waitForSelector(".reading, svg.paper");
  if (await page.locator(".reading").count()) await press(page, "Play it as it is");
  await page.waitForSelector("svg.paper");
  await eventually.ok(async () => (await drawn(page)).length >= 10);
  await tab(page, "hint");
  await close();
});

test("colours of cells in data of f-puzzles are drawn, and are no part that is missing", async () => {
  const { page, close } = await open(at);
  const grid = Array.from({ length: 4 }, (_, r) => Array.from({ length: 4 }, (_, c) => (r === 0 && c < 2 ? { c: "#FFA0A0" } : r === 3 && c === 3 ? { value: 1, given: true } : {})));
  await paste(page, JSON.stringify({ size: 4, title: "Coloured", author: "Me", ruleset: "Normal sudoku rules apply.", grid }));
  await page.waitForSelector("svg.paper");
  await eventually.equal(async () => (await drawn(page)).filter((part) => part === "rect none #FFA0A0").length, 2);
  await eventually.doesNotMatch(() => page.textContent(".about summary"), /not all/);
  await close();
});

test("a short link: a sentence how to get the long one", async () => {
  const { page, close } = await open(at);
  await paste(page, "https://sudokupad.app/abc123xyz");
  await page.waitForFunction(() => /short link/.test(document.querySelector('[role="alert"]').textContent));
  await eventually.match(() => page.textContent('[role="alert"]'), /Open it in SudokuPad, .*then copy .* address/s);
  await close();
});
