// Set: author, words and solution in links; rules as text, checked while typed; a region in one stroke. Names of cells by choice.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ask, clean, desk, easy, eventually, label, load, open, paste, pick, share, skyscraper, start, tab, waitBoard, waitSaid } from "./support.mjs";
import { answered, empty, placed } from "./setting.mjs";

let at;
before(async () => { at = await start(); });
after(async () => { await at?.stop(); });

const press = (page, words) => page.click(`button:text-is("${words}")`);
const begin = async (page, order) => { await tab(page, "set"); await page.waitForSelector(".set form"); await empty(page, order); };
const linkAs = async (page, format, more = async () => {}) => {
  await share(page);
  await page.selectOption("dialog select", format);
  await more();
  await page.waitForFunction((site) => document.querySelector("dialog textarea")?.value.includes(site), format === "ours" ? "#p=" : format === "sudokupad" ? "sudokupad" : "f-puzzles");
  await page.waitForTimeout(500);
  const link = await page.inputValue("dialog textarea");
  await page.keyboard.press("Escape");
  return link;
};

test("title, author and words go into every link, and arrive in another browser; ours are filled in", async () => {
  const { page, close } = await open(at);
  await begin(page, 6);
  await page.selectOption("#set-tool", "text");
  await page.fill("#set-cells", "killer 5: A1 A2");
  await page.keyboard.press("Enter");
  await placed(page, 1);
  await page.fill('label:has-text("Title") input', "Two cells");
  await page.fill('label:has-text("Author") input', "Someone");
  await press(page, "Fill in the sentences of the rules");
  await page.waitForFunction(() => /cage/i.test(document.querySelector('section textarea[placeholder]').value));
  await page.fill('label:has-text("Rules in words") textarea', "A cage has a sum.");
  await page.focus("#set-tool");
  for (const format of ["sudokupad", "f-puzzles"]) {
    const link = await linkAs(page, format);
    const [{ name, comment }] = (await ask({ ask: "read", text: link, partly: true })).puzzles;
    assert.equal(name, "Two cells", format);
    assert.match(comment, /Author: Someone\nRules: A cage has a sum\./, format);
  }
  const link = await linkAs(page, "ours");
  await close();
  const other = await open(at, { url: link });
  await other.page.waitForSelector(".about summary");
  await eventually.match(() => other.page.textContent(".head .what b"), /Two cells/);
  await eventually.match(() => other.page.textContent(".about summary"), /^by Someone: Killer cage; normal rules$/);
  await other.page.click(".about summary");
  await eventually.equal(() => other.page.textContent(".about .paragraph"), "A cage has a sum.");
  await clean(other.page, "words");
  await other.close();
});

test("a link with the solution: SudokuPad's has it", async () => {
  const { page, close } = await open(at);
  await load(page, easy);
  const link = await linkAs(page, "sudokupad", () => page.check('dialog label:has-text("with its solution") input'));
  await close();
  const { solution } = await ask({ ask: "solve", puzzle: easy });
  const other = await open(at);
  await paste(other.page, link);
  await waitBoard(other.page, easy);
  // The link stays with the game.
  const links = () => other.page.evaluate(() => new Promise((done) => {
    const request = indexedDB.open("deduku", 1);
    request.onsuccess = () => { const all = request.result.transaction("puzzles").objectStore("puzzles").getAll(); all.onsuccess = () => done(all.result.map((one) => one.link ?? "")); };
  }));
  for (let tries = 0; tries < 40 && !(await links()).includes(link); tries += 1) await other.page.waitForTimeout(250);
  assert.ok((await links()).includes(link), JSON.stringify(await links()).slice(0, 300));
  assert.equal(solution.length, 81);
  await other.close();
});

test("rules as text are checked while they are typed: the line and what was expected; then used as one step", async () => {
  const { page, close } = await open(at);
  await begin(page, 9);
  await page.click(".rules-text summary");
  const field = ".rules-text textarea";
  await page.fill(field, "killer 15: A1 A2 B2\nthermo: C1 C2 C");
  await page.waitForSelector(".rules-text .bad");
  await eventually.match(() => page.textContent(".rules-text .bad"), /^Line 2: .*expected/);
  await eventually.equal(() => page.isDisabled('.rules-text button'), true);
  await page.fill(field, "killer 15: A1 A2 B2\nthermo: C1 C2 C3\nanti-knight");
  await page.waitForSelector(".rules-text .good");
  await eventually.equal(() => page.textContent(".rules-text .good"), "3 rules, all understood.");
  await page.click(".rules-text button");
  await placed(page, 3);
  await clean(page, "rules as text");
  await page.focus('[data-cell="0"]');
  await page.keyboard.press("Control+z");
  await page.waitForFunction(() => document.querySelectorAll(".set-rules li").length === 0);
  await close();
});

test("weights and a known doubler by pointing; a rule that the board cannot have is switched off again", async () => {
  const { page, close } = await open(at, { screen: desk });
  await begin(page, 4);
  const options = () => page.$$eval("#set-tool option", (all) => all.map((one) => one.value));
  await eventually.equal(async () => (await options()).includes("known"), false, "only where cells have another value");
  const pointing = async (tool, value, cells, rules) => {
    await page.selectOption("#set-tool", tool);
    for (const [number, cell] of cells.entries()) await page.click(`[data-cell="${cell}"]`, number > 0 ? { modifiers: ["Control"] } : {});
    await page.fill("#set-value", value);
    await page.click('.tool button:text-is("Place it")');
    await placed(page, rules);
  };
  await pointing("weighted", "0: 1 -2", [15, 0], 1);
  await page.click(".board-rules summary");
  await page.selectOption(".board-rules select", "doubler");
  await placed(page, 3);
  await pointing("known", "", [6], 4);
  await page.click(".rules-text summary");
  const lines = async () => (await page.inputValue(".rules-text textarea")).split("\n");
  await eventually.deepEqual(async () => (await lines()).slice(2), ["weighted 0: 1 D4 -2 A1", "only 1: doubler.C2"]);
  await answered(page);
  await page.click('.set-rules li:nth-child(4) .link');
  await page.waitForSelector(".signs path.base");
  await page.click('.set-rules li:nth-child(4) button:text-is("Edit")');
  await eventually.deepEqual(async () => [await page.inputValue("#set-tool"), await page.inputValue("#set-value"), await page.inputValue("#set-cells")], ["known", "1", "doubler.C2"]);
  await page.fill("#set-value", "0");
  await page.click('.tool button:text-is("Change it")');
  await page.waitForFunction(() => /only 0: doubler.C2/.test(document.querySelector(".rules-text textarea").value));
  await page.selectOption(".board-rules select", "negator");
  await page.waitForFunction(() => /only 0: negator.C2/.test(document.querySelector(".rules-text textarea").value));
  await page.selectOption(".board-rules select", "");
  await placed(page, 1);
  // Doublers, one in each box, need boxes.
  await page.selectOption("#set-tool", "region");
  await page.click('.tool button:text-is("Draw regions")');
  await page.selectOption(".board-rules select", "doubler");
  await page.waitForFunction(() => document.querySelector('[role="alert"]').textContent !== "" && document.querySelector(".board-rules select").value === "");
  await close();
});

test("counts and doublers by pointing: a count, different digits, a relation, a cage of values; edited, undone", async () => {
  const { page, close } = await open(at, { screen: desk });
  await begin(page, 4);
  const select = async (cells) => {
    for (const [number, cell] of cells.entries()) await page.click(`[data-cell="${cell}"]`, number > 0 ? { modifiers: ["Control"] } : {});
  };
  await page.click(".board-rules summary");
  await page.selectOption(".board-rules select", "doubler");
  await placed(page, 2);
  for (const [tool, cells, value, rules] of [["count", [0, 1, 2], "odd = 2", 3], ["count", [0, 1, 2], "low = 1", 4], ["distinct", [12, 13], "2", 5], ["killer", [5, 6], "7", 6]]) {
    await page.selectOption("#set-tool", tool);
    if (tool !== "killer") await page.uncheck('.tool label:has-text("of values") input');
    await select(cells);
    await page.fill("#set-value", value);
    await page.click('.tool button:text-is("Place it")');
    await placed(page, rules);
  }
  await page.selectOption("#set-tool", "pair");
  await page.uncheck('.tool label:has-text("of values") input');
  await page.fill("#set-value", "a + b < 7");
  await select([3, 7]);
  await page.click('.tool button:text-is("Place it")');
  await placed(page, 7);
  await clean(page, "cells of another value");
  await page.click(".rules-text summary");
  await eventually.deepEqual(async () => (await page.inputValue(".rules-text textarea")).split("\n"), ["layer doubler 0 1 once-in row column box digit", "value v digit * (1 + doubler)",
    "count odd = 2: A1-C1", "count low = 1: A1-C1", "distinct = 2: A4 B4", "killer 7 of v: B2 C2", "pair a + b < 7: D1 D2"]);
  // Edited: the value without its sign and layer.
  await page.click('.set-rules li:nth-child(5) button:text-is("Edit")');
  await eventually.equal(() => page.inputValue("#set-value"), "2");
  await page.fill("#set-value", "1");
  await page.click('.tool button:text-is("Change it")');
  await page.waitForFunction(() => /distinct = 1: A4 B4/.test(document.querySelector(".rules-text textarea").value));
  // Without doublers the cage reads digits.
  await page.selectOption(".board-rules select", "");
  await placed(page, 5);
  await eventually.match(() => page.inputValue(".rules-text textarea"), /^killer 7: B2 C2$/m);
  await page.focus('[data-cell="0"]');
  await page.keyboard.press("Control+z");
  await placed(page, 7);
  await close();
});

for (const [what, starts] of [["regions instead of boxes", async (page) => {
  await begin(page, 6);
  await page.selectOption("#set-tool", "region");
  await press(page, "Draw regions");
}], ["a jigsaw to draw", async (page) => {
  await tab(page, "set");
  await page.selectOption('.set select[name="order"]', "6");
  await press(page, "Draw");
}]]) test(`${what}: a region in one stroke of the mouse`, async () => {
  const { page, close } = await open(at, { screen: desk });
  await starts(page);
  await page.waitForSelector(".jigsaw");
  const middle = async (cell) => { const { x, y, width, height } = await page.locator(`[data-cell="${cell}"]`).boundingBox(); return [x + width / 2, y + height / 2]; };
  await page.mouse.move(...await middle(0));
  await page.mouse.down();
  for (const cell of [1, 2, 8, 7, 6]) await page.mouse.move(...await middle(cell), { steps: 3 });
  await page.mouse.up();
  await page.waitForFunction(() => /Region 1: 6 cells/.test(document.querySelector(".jigsaw .list")?.textContent ?? ""));
  await close();
});

test("names of cells as r1c1, by choice: labels, sentences, columns; kept", async () => {
  const { page, close } = await open(at);
  await load(page, skyscraper);
  await press(page, "?");
  await page.selectOption('dialog label:has-text("Names of cells") select', "rc");
  await page.keyboard.press("Escape");
  await eventually.match(() => label(page, 10), /^r2c2, /);
  await eventually.deepEqual(() => page.$$eval(".board thead th", (all) => all.map((one) => one.textContent)), [..."123456789"]);
  await press(page, "All at once");
  await page.waitForSelector(".stages li:nth-child(4)");
  const { sentence } = await ask({ ask: "hint", puzzle: skyscraper });
  const wanted = sentence.replace(/\bcolumns? [A-I](?:(?:, | and )[A-I])*/g, (text) => text.replace(/\b[A-I]\b/g, (letter) => letter.charCodeAt(0) - 64))
    .replace(/\b([A-I])([1-9])\b/g, (_, column, row) => `r${row}c${column.charCodeAt(0) - 64}`);
  assert.notEqual(wanted, sentence);
  await eventually.equal(async () => (await page.textContent(".stages li:nth-child(4)")).trim(), wanted);
  await clean(page, "r1c1");
  await page.reload();
  await page.waitForFunction(() => /^r2c2/.test(document.querySelector('[data-cell="10"]')?.getAttribute("aria-label") ?? ""));
  await close();
});

test("the signs of HDP are explained beside the chains", async () => {
  const { page, close } = await open(at);
  await load(page, skyscraper);
  await tab(page, "hdp");
  await page.waitForSelector(".tips");
  await page.click(".tips summary");
  const signs = await page.$$eval(".tips dt", (all) => all.map((one) => one.textContent));
  for (const sign of ["HYP", "DIS", "PRF", "INC", "STA", "CTR"]) assert.ok(signs.includes(sign), sign);
  await clean(page, "signs");
  await close();
});

test("nonsense gets an answer for people", async () => {
  const { page, close } = await open(at);
  await paste(page, "hello world");
  await page.waitForFunction(() => /This is no puzzle/.test(document.querySelector('[role="alert"]').textContent));
  await eventually.match(() => page.textContent('[role="alert"]'), /at least 16 cells.*link of SudokuPad/s);
  await close();
});

test("the path from my board: the first step that is missing there; singles folded and opened", async () => {
  const { page, close } = await open(at);
  await load(page, skyscraper);
  await tab(page, "path");
  await page.click(".panel button.primary");
  await page.waitForSelector(".panel .good");
  const { steps } = await ask({ ask: "path", puzzle: skyscraper });
  const places = steps.findIndex(({ placed }) => placed);
  assert.ok(places >= 0);
  await press(page, "From my board");
  await page.waitForSelector('[aria-current="step"] .number');
  await eventually.equal(() => page.textContent('[aria-current="step"] .number'), "1");
  // All steps before the first digit are done by hand: its candidates struck out, then the digit written.
  await page.keyboard.press("Escape");
  for (const { placed, removed } of steps.slice(0, places + 1)) {
    for (const text of placed ? [placed] : removed) {
      const [, column, row, sign, digit] = /^([A-I])(\d)(!?=)(\d)$/.exec(text);
      await pick(page, (Number(row) - 1) * 9 + column.charCodeAt(0) - 65);
      await page.keyboard.press(sign === "=" ? digit : `Alt+Digit${digit}`);
    }
  }
  await press(page, "From my board");
  const now = Number(await page.textContent('[aria-current="step"] .number'));
  assert.ok(now > places + 1, `${now} after ${places + 1}`);
  await page.check('label:has-text("fold simple steps") input');
  await page.waitForSelector(".fold");
  await eventually.equal(() => page.locator(".step").count(), steps.length);
  const folded = await page.textContent(".fold summary");
  const [, from, to, count] = /^(\d+) to (\d+): (\d+) singles$/.exec(folded);
  assert.equal(to - from + 1, Number(count));
  assert.ok(steps.slice(from - 1, to).every(({ technique }) => /single|full-house/.test(technique)));
  await clean(page, "folded");
  await close();
});

test("pictures of the steps from the chosen one on, each the engine's, to print alone", async () => {
  const { page, close } = await open(at);
  await page.addInitScript(() => { window.print = () => { window.printed = document.documentElement.className; }; });
  await page.reload();
  await load(page, skyscraper);
  await tab(page, "path");
  await page.click(".panel button.primary");
  await page.waitForSelector(".panel .good");
  await page.click(".steps li:nth-child(30) .step");
  const { steps } = await ask({ ask: "path", words: "short", puzzle: skyscraper });
  const last = Math.min(41, steps.length);
  await press(page, `Pictures of steps 30 to ${last}`);
  await page.waitForFunction((count) => document.querySelectorAll(".series figure").length === count, last - 29, { timeout: 60_000 });
  const shown = await page.$$eval(".series figure", (all) => all.map((one) => [decodeURIComponent(one.querySelector("img").src.split(",").slice(1).join(",")), one.textContent]));
  for (const at of [30, last]) {
    const { svg } = await ask({ ask: "draw", theme: "light", path: at, puzzle: skyscraper });
    assert.equal(shown[at - 30][0], svg);
    assert.equal(shown[at - 30][1], `${at}. ${steps[at - 1].sentence}`);
  }
  await clean(page, "pictures of steps");
  await press(page, "Print them");
  await page.waitForFunction(() => window.printed === "on-paper");
  await page.evaluate(() => document.documentElement.classList.add("on-paper"));
  await page.emulateMedia({ media: "print" });
  await eventually.deepEqual(async () => [await page.isVisible(".board"), await page.isVisible(".steps"), await page.locator(".series figure").first().isVisible()], [false, false, true]);
  await close();
});

test("after a reload the lesson is there again, in this tab only", async () => {
  const { page, close } = await open(at);
  await tab(page, "learn");
  await page.waitForSelector(".learn select");
  await page.selectOption(".learn select", "3");
  await page.waitForSelector(".learn .chosen");
  const title = await page.textContent(".learn h2");
  await page.reload();
  await page.waitForSelector(".learn h2");
  await eventually.equal(() => page.textContent(".learn h2"), title);
  await page.click("#group-play");
  await page.waitForSelector("#tab-hint");
  await page.reload();
  await page.waitForSelector("#tab-hint");
  await close();
});
