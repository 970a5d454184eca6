// Playing: new puzzles, clock, end, restart, stored games, a check in stages, colours, selecting.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { ask, board, clean, desk, easy, eventually, label, load, open, paste, pick, said, skyscraper, start, tab, waitBoard, waitSaid } from "./support.mjs";

let at;
before(async () => { at = await start(); });
after(async () => { await at?.stop(); });

const press = (page, words) => page.click(`button:text-is("${words}")`);
const selected = (page) => page.$$eval('[data-cell][aria-selected="true"]', (cells) => cells.map((cell) => Number(cell.dataset.cell)));
const solutionOf = async (puzzle) => (await ask({ ask: "solve", puzzle })).solution;
const firstOpen = easy.indexOf(".");

test("a check in stages: whether, which cells, why; back keeps later right digits", async () => {
  const { page, close } = await open(at);
  await load(page, easy);
  const solution = await solutionOf(easy);
  const cells = [...easy].flatMap((sign, cell) => (sign === "." ? [cell] : [])).slice(0, 4);
  const wrong = [..."123456789"].find((digit) => digit !== solution[cells[1]] && !easy.slice(0, 9).includes(digit));
  for (const [cell, digit] of [[cells[0], solution[cells[0]]], [cells[1], wrong], [cells[2], solution[cells[2]]]]) {
    await pick(page, cell);
    await page.keyboard.press(digit);
  }
  await press(page, "Check the board");
  await page.waitForSelector('.panel .bad:has-text("wrong")');
  await eventually.equal(() => page.locator("td.wrong").count(), 0, "no cell is named yet");
  await eventually.equal(() => page.locator(".panel .bad li").count(), 0);
  await press(page, "Which cells?");
  await page.waitForSelector("td.wrong");
  await eventually.deepEqual(() => page.$$eval("td.wrong", (all) => all.map((one) => Number(one.dataset.cell))), [cells[1]]);
  await eventually.equal(() => page.locator(".panel .bad li").count(), 0);
  await press(page, "Why?");
  await page.waitForSelector(".panel .bad li");
  await clean(page, "check");
  await press(page, "Back to before the mistake");
  const wanted = [...easy].map((sign, cell) => (cell === cells[0] || cell === cells[2] ? solution[cell] : sign)).join("");
  await waitBoard(page, wanted);
  await eventually.match(() => said(page), /1 right digit written later kept/);
  await press(page, "Check the board");
  await page.waitForSelector(".panel p.good");
  await close();
});

test("clock, end and restart: the clock runs once a digit is written, the end is seen, restarting is one step", async () => {
  const { page, close } = await open(at);
  const solution = await solutionOf(easy);
  await load(page, `${easy.slice(0, 0)}${easy}`);
  await eventually.equal(() => page.locator(".clock").count(), 0, "it starts with the first digit");
  for (const cell of [...easy].flatMap((sign, at) => (sign === "." ? [at] : []))) {
    await page.focus(`[data-cell="${cell}"]`);
    await pick(page, cell);
    await page.keyboard.press(solution[cell]);
  }
  await page.waitForSelector('dialog[aria-label="Solved"]');
  await eventually.match(() => page.textContent("dialog"), /Your time: \d+:\d\d\./);
  await clean(page, "the end");
  const time = await page.textContent(".clock");
  await page.waitForTimeout(1300);
  await eventually.equal(() => page.textContent(".clock"), time, "it stands after the end");
  // The list of games has it, with date and time; times are saved as a file.
  await press(page, "New puzzle");
  await page.waitForSelector(".new-puzzle");
  const row = page.locator(".list li").first();
  await eventually.match(() => row.textContent(), /solved, \d+:\d\d/);
  await eventually.equal(() => row.locator("time").getAttribute("datetime").then((text) => text.slice(0, 10)), new Date().toISOString().slice(0, 10));
  const [file] = await Promise.all([page.waitForEvent("download"), press(page, "Save times as a file")]);
  const table = readFileSync(await file.path(), "utf8").trim().split("\n");
  assert.equal(table[0], "puzzle\tseconds");
  assert.match(table[1], new RegExp(`^${easy.replaceAll(".", "\\.")}\t\\d+$`));
  // Restart.
  await press(page, "Menu");
  await page.fill("dialog input", "restart");
  // Within a second it would run on.
  await Promise.all([page.waitForFunction(() => document.querySelector(".clock")?.textContent === "0:00"), page.keyboard.press("Enter")]);
  await waitBoard(page, easy);
  await page.keyboard.press("Control+z");
  await waitBoard(page, solution);
  // Hidden by a setting, also after a reload.
  await press(page, "?");
  await page.click('dialog label:has-text("Show the clock") input');
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector(".clock"));
  await page.reload();
  await page.waitForSelector("[data-cell]");
  await page.waitForTimeout(800);
  await eventually.equal(() => page.locator(".clock").count(), 0);
  await close();
});

test("new puzzles: each kind has its rules and exactly one solution; the levels are those of the engine", async () => {
  const { page, close } = await open(at);
  await tab(page, "puzzles");
  await page.waitForSelector(".new-puzzle");
  for (const [kind, level] of [["classic", "easy"], ["classic", "singles only"], ["jigsaw", "any"], ["killer", "any"], ["killer", "medium"], ["arrow", "any"]]) {
    const before = await page.textContent(".head .what b");
    await page.selectOption('.new-puzzle [aria-label="Kind"]', kind);
    await page.selectOption('.new-puzzle [aria-label="Level"]', level);
    await page.click('.new-puzzle button:text-is("Make it")');
    await page.waitForFunction((old) => document.querySelector(".head .what b").textContent !== old && /one solution/.test(document.querySelector(".what span").textContent), before, { timeout: 60_000 });
    await eventually.match(async () => (await page.textContent(".head .what b")).toLowerCase(), new RegExp(`^${kind}s?${level === "any" ? "" : `, ${level}`}$`));
    await page.waitForTimeout(400);
    const { stored } = await page.evaluate(() => new Promise((done) => {
      const request = indexedDB.open("deduku", 1);
      request.onsuccess = () => { const all = request.result.transaction("puzzles").objectStore("puzzles").getAll(); all.onsuccess = () => done({ stored: all.result }); };
    }));
    const name = await page.textContent(".head .what b");
    const row = stored.find((one) => one.name === name);
    const given = await board(page);
    if (kind === "classic") {
      assert.ok(given.replaceAll(".", "").length >= 17);
      const { ratings } = await ask({ ask: "rate", by: ["path", "time"], puzzle: given }).then((answer) => ({ ratings: JSON.stringify(answer) }));
      if (level === "easy") assert.match(ratings, /"level":"easy"/);
      else assert.match(ratings, /"hardest":"(hidden|naked)-single"/i);
    }
    if (kind === "killer" && level !== "any") {
      const { time } = await ask({ ask: "rate", by: ["time"], puzzle: `${row.line} ${row.more}` });
      assert.deepEqual([time.level, time.calibrated], [level, false]);
    }
    if (row?.more) assert.match(row.more, { jigsaw: /^houses:[A-I]{81}$/, killer: /^rules:killer /, arrow: /arrow/ }[kind]);
    else assert.ok(kind === "classic" || !row, kind);
    await tab(page, "puzzles");
  }
  await close();
});

test("lists have minutes and level beside each puzzle, and the shortest first", async () => {
  const { page, close } = await open(at);
  const lines = [skyscraper, easy, "...43.1..1..4..."];
  await paste(page, lines.join("\n"));
  await page.waitForSelector(".list .minutes:nth-of-type(1)");
  await page.waitForFunction(() => document.querySelectorAll(".panel ol.list .minutes").length === 3, null, { timeout: 60_000 });
  const told = await Promise.all(lines.map(async (puzzle) => (await ask({ ask: "rate", by: ["time"], puzzle })).time));
  const words = ({ minutes, level, calibrated }) => {
    const whole = Math.max(1, Math.round(minutes));
    return `${calibrated ? "" : "about "}${whole} minute${whole === 1 ? "" : "s"}, ${level.replace("-", " ")}`;
  };
  const shown = () => page.$$eval(".panel ol.list .minutes", (all) => all.map((one) => one.textContent));
  await eventually.deepEqual(shown, told.map(words));
  await page.check('.panel p:has-text("3 puzzles found") input');
  await eventually.deepEqual(shown, [...told].sort((a, b) => a.minutes - b.minutes).map(words));
  await clean(page, "minutes");
  // Those that were opened have them, too, also after a reload.
  await page.click(".panel ol.list li:nth-child(3) .link");
  await page.keyboard.press("1");
  await page.waitForTimeout(500);
  await page.reload();
  await tab(page, "puzzles");
  await page.waitForSelector(".kept .minutes", { timeout: 60_000 });
  await close();
});

test("a worksheet: new puzzles and their answers, printed on pages of their own", async () => {
  const { page, close } = await open(at);
  await page.addInitScript(() => { window.print = () => { window.printed = document.documentElement.className; }; });
  await page.reload();
  await tab(page, "puzzles");
  await page.waitForSelector(".worksheets");
  await page.click(".worksheets summary");
  await page.selectOption(".worksheets select", "2");
  await press(page, "Make a worksheet");
  await page.waitForSelector(".worksheet figure");
  await eventually.deepEqual(() => page.$$eval(".worksheet img", (all) => all.map((one) => one.alt)), ["Puzzle 1", "Puzzle 2", "Answer 1", "Answer 2"]);
  const digits = await page.$$eval(".worksheet img", (all) => all.map((one) => decodeURIComponent(one.src).match(/<text[^>]*class="given"[^>]*>\d/g)?.length ?? 0));
  assert.ok(digits[0] >= 17 && digits[0] < 40 && digits[2] === 81 && digits[3] === 81, digits.join());
  await clean(page, "worksheet");
  await press(page, "Print the worksheet");
  await page.waitForFunction(() => window.printed === "on-paper");
  await page.evaluate(() => document.documentElement.classList.add("on-paper"));
  await page.emulateMedia({ media: "print" });
  await eventually.equal(() => page.isVisible(".board"), false);
  await eventually.equal(() => page.locator(".worksheet figure").first().isVisible(), true);
  await eventually.equal(() => page.isVisible(".new-puzzle"), false);
  await close();
});

test("several colours in a cell, in equal parts; pressed again a colour goes; links keep them", async () => {
  const { page, close } = await open(at);
  await load(page, easy);
  await pick(page, firstOpen);
  for (const digit of [3, 5, 9]) await page.keyboard.press(`Control+Shift+Digit${digit}`);
  await eventually.match(() => label(page, firstOpen), /colour 3, colour 5, colour 9/);
  await eventually.match(() => page.$eval(`[data-cell="${firstOpen}"]`, (cell) => getComputedStyle(cell).backgroundImage), /conic-gradient/);
  await page.keyboard.press("Control+Shift+Digit5");
  await eventually.match(() => label(page, firstOpen), /colour 3, colour 9$/);
  await page.keyboard.press("Control+Shift+Digit9");
  await eventually.match(() => label(page, firstOpen), /empty, colour 3$/);
  await eventually.ok(() => page.$eval(`[data-cell="${firstOpen}"]`, (cell) => cell.classList.contains("colour3")));
  await page.keyboard.press("Control+Shift+Digit1");
  await page.waitForTimeout(600);
  await page.reload();
  await page.waitForFunction((cell) => /colour 1, colour 3/.test(document.querySelector(`[data-cell="${cell}"]`)?.getAttribute("aria-label") ?? ""), firstOpen);
  await close();
});

test("0 and Backspace clear; a double click selects all of a digit; a click beside the board deselects; digits into all, if wanted", async () => {
  const { page, close } = await open(at, { screen: desk });
  await load(page, easy);
  const solution = await solutionOf(easy);
  for (const key of ["0", "Backspace"]) {
    await pick(page, firstOpen);
    await page.keyboard.press(solution[firstOpen]);
    await eventually.notEqual(() => board(page), easy);
    await page.keyboard.press(key);
    await eventually.equal(() => board(page), easy, key);
  }
  await page.dblclick('[data-cell="0"]');
  await eventually.deepEqual(() => selected(page), [...easy].flatMap((sign, cell) => (sign === easy[0] ? [cell] : [])));
  const { x, y, height } = await page.locator(".board").boundingBox();
  await page.mouse.click(x + 20, y + height + 60);
  await eventually.deepEqual(() => selected(page), []);
  await page.keyboard.press("5");
  await eventually.equal(() => board(page), easy, "nothing is selected");
  const open_ = [...easy].flatMap((sign, cell) => (sign === "." ? [cell] : [])).slice(0, 2);
  const both = async () => {
    await pick(page, open_[0]);
    await page.click(`[data-cell="${open_[1]}"]`, { modifiers: ["Control"], position: { x: 3, y: 3 } });
    await page.keyboard.press("7");
  };
  await both();
  await eventually.equal(() => board(page), easy);
  await eventually.match(() => label(page, open_[0]), /centre 7/);
  await page.keyboard.press("Control+z");
  await page.click(".more summary");
  await page.click('.more label:has-text("written into all of them") input');
  await both();
  assert.deepEqual(open_.map((cell) => [...easy][cell]), [".", "."]);
  await eventually.deepEqual(() => Promise.all(open_.map(async (cell) => (await board(page))[cell])), ["7", "7"]);
  await close();
});

test("a hint shows candidates in its own cells only; what it strikes out is marked until the next change", async () => {
  const { page, close } = await open(at);
  await load(page, skyscraper);
  const { step } = await ask({ ask: "hint", puzzle: skyscraper });
  await press(page, "All at once");
  await page.waitForSelector(".stages li:nth-child(4)");
  const cells = await page.$$eval("[data-cell]", (all) => all.flatMap((one) => (one.querySelector(".marks") ? [Number(one.dataset.cell)] : [])));
  assert.ok(cells.length > 0 && cells.length < 20, `${cells.length} cells`);
  for (const text of step.removed ?? []) {
    const [, column, row] = /^([A-I])(\d)/.exec(text);
    assert.ok(cells.includes((Number(row) - 1) * 9 + column.charCodeAt(0) - 65), text);
  }
  await press(page, "Apply it");
  if ((step.removed ?? []).length > 0) {
    await eventually.ok(async () => await page.locator("td.fresh .struck").count() > 0);
    await page.keyboard.press("Control+z");
    await eventually.equal(() => page.locator("td.fresh").count(), 0);
  }
  await close();
});
