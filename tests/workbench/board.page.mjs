// The board in use: keys, mouse, marks, undo, storage.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ask, board, clean, desk, easy, engineReady, eventually, focusBoard, four, head, label, load, open, paste, phone, pick, said, share, skyscraper, start, tab, waitSaid, worldsHardest } from "./support.mjs";

let at;
before(async () => { at = await start(); });
after(async () => { await at?.stop(); });

const solutionOf = async (line) => (await ask({ ask: "solve", puzzle: line })).solution;

test("on a first visit the board appears before the engine, without third-party requests", async () => {
  let release;
  const held = new Promise((resolve) => { release = resolve; });
  const { page, close } = await open(at, { ready: false, before: (page) => page.route("**/deduku.wasm", async (route) => { await held; await route.continue(); }) });
  await page.waitForSelector("[data-cell]");
  await eventually.equal(() => board(page), easy.replaceAll("0", "."));
  await eventually.match(() => page.textContent(".what"), /engine loading/);
  await page.keyboard.press("e");
  await pick(page, 2);
  await page.keyboard.press("e");
  await eventually.match(() => label(page, 2), /candidates 5 6$/, "peers' marks need no engine");
  await pick(page, 3);
  await page.keyboard.press("7");
  await eventually.equal(async () => (await board(page))[3], "7");
  release();
  await page.waitForFunction(() => /one solution/.test(document.querySelector(".what").textContent));
  await close();
});

test("a 4x4 is solved by keys alone, undone to its start, and done again", async () => {
  const { page, close } = await open(at);
  await load(page, four);
  const solution = await solutionOf(four);
  await focusBoard(page);
  for (let row = 0; row < 4; row += 1) {
    await page.keyboard.press("Home");
    for (let column = 0; column < 4; column += 1) {
      await page.keyboard.press(solution[4 * row + column]);
      await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("ArrowDown");
  }
  await eventually.equal(() => board(page), solution, "givens stay, open cells are filled");
  await page.waitForSelector('dialog[aria-label="Solved"]');
  await page.keyboard.press("Escape");
  for (let step = 0; step < 20; step += 1) await page.keyboard.press("Control+z");
  await eventually.equal(() => board(page), four);
  await eventually.match(() => said(page), /Nothing to undo/);
  for (let step = 0; step < 20; step += 1) await page.keyboard.press("Control+y");
  await eventually.equal(() => board(page), solution);
  await close();
});

test("marks: keys, modes, dragging, double click; three layers of the engine beside the player's", async () => {
  const { page, close } = await open(at);
  await load(page, skyscraper);
  await pick(page, 0);
  await page.keyboard.press("Shift+Digit1");
  await page.keyboard.press("Control+Digit2");
  await page.keyboard.press("Alt+Digit9");
  await page.keyboard.press("Control+Shift+Digit3");
  await eventually.equal(() => label(page, 0), "A1, empty, corner 1, centre 2, struck out 9, colour 3");
  await page.keyboard.press("x");
  await page.keyboard.press("8");
  await eventually.match(() => label(page, 0), /corner 1 8/, "mode x writes corner marks");
  await page.keyboard.press("z");
  await page.click('.pad button:text-is("Centre")');
  await page.click('.keys button:text-is("8")');
  await eventually.match(() => label(page, 0), /centre 2 8/, "the pad's mode");
  await page.click('.pad button:text-is("Digit")');
  const from = await page.locator('[data-cell="4"]').boundingBox();
  const to = await page.locator('[data-cell="14"]').boundingBox();
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(from.x + 5, to.y + 5, { steps: 4 });
  await page.mouse.move(to.x + 5, to.y + 5, { steps: 4 });
  await page.mouse.up();
  await eventually.deepEqual(() => page.$$eval('[data-cell][aria-selected="true"]', (cells) => cells.map((cell) => Number(cell.dataset.cell))), [4, 13, 14]);
  await page.keyboard.press("5");
  await eventually.match(() => label(page, 14), /centre 5/, "a digit in several cells is a mark");
  await eventually.doesNotMatch(() => label(page, 13), /centre/, "a given takes no marks");
  await page.dblclick('[data-cell="4"]');
  await page.dblclick('[data-cell="1"]', { position: { x: 5, y: 5 } });
  await eventually.equal(() => page.$$eval('[data-cell][aria-selected="true"] .digit', (all) => [...new Set(all.map((one) => one.textContent))].join()), "7", "double click: the same digits");
  await pick(page, 0);
  await page.keyboard.press("Delete");
  await page.keyboard.press("Delete");
  await eventually.equal(() => label(page, 18), "A3, empty", "without the engine's marks");
  for (const layer of ["peers", "left"]) {
    const { candidates } = await ask({ ask: "candidates", marks: layer, puzzle: skyscraper });
    await page.keyboard.press("e");
    await page.waitForFunction((wanted) => document.querySelector('[data-cell="18"]').getAttribute("aria-label") === wanted, `A3, empty, candidates ${candidates[18].join(" ")}`);
  }
  await close();
});

test("after a click on the pad the keys write on the board; two quick presses are two stages of a hint", async () => {
  const { page, close } = await open(at);
  await load(page, easy);
  await pick(page, 2);
  await page.click('.pad .keys button:text-is("5")');
  await page.keyboard.press("6");
  await eventually.equal(() => label(page, 2), "C1, 6");
  await page.focus('.pad .keys button:text-is("5")');
  await page.keyboard.press("Enter");
  await eventually.ok(() => page.evaluate(() => document.activeElement.closest(".pad") !== null), "by keys the focus stays");
  await focusBoard(page, 2);
  await page.keyboard.press("6");
  await page.keyboard.press("h");
  await page.keyboard.press("h");
  await page.waitForSelector(".stages li:nth-child(2)");
  await close();
});

test("the dialog reports what was copied", async () => {
  const { page, close } = await open(at, { permissions: ["clipboard-read", "clipboard-write"] });
  await load(page, easy);
  await share(page);
  await page.waitForFunction(() => /#p=/.test(document.querySelector("dialog textarea")?.value ?? ""));
  await page.click('dialog button:text-is("Copy")');
  await page.waitForFunction(() => document.querySelector("dialog output").textContent === "Copied.");
  await eventually.equal(() => page.evaluate(() => navigator.clipboard.readText()), await page.inputValue("dialog textarea"));
  await close();
});

test("repeated digits are marked, and checking names the wrong one", async () => {
  const { page, close } = await open(at);
  await load(page, easy);
  const solution = await solutionOf(easy);
  await pick(page, 2);
  await page.keyboard.press("3");
  await eventually.equal(() => label(page, 2), "C1, 3, twice in a house");
  await page.keyboard.press("k");
  await page.waitForSelector(".panel .bad");
  await page.keyboard.press("k");
  await page.waitForFunction(() => /C1/.test(document.querySelector(".panel .bad").textContent));
  const wrong = String((Number(solution[3]) % 9) + 1);
  await page.keyboard.press("Control+z");
  await pick(page, 5);
  await page.keyboard.press(solution[5]);
  await pick(page, 3);
  await page.keyboard.press(wrong);
  await pick(page, 4);
  await page.keyboard.press(solution[4]);
  await page.keyboard.press("k");
  await page.waitForSelector('.panel button:text-is("Which cells?")');
  await page.keyboard.press("k");
  await page.keyboard.press("k");
  await page.waitForSelector(".panel .bad li");
  await page.waitForSelector('[data-cell="3"].wrong');
  await eventually.equal(() => label(page, 3), `D1, ${wrong}, wrong`);
  await eventually.match(() => page.textContent(".panel .bad li"), /^D1 cannot be/);
  await page.click(`.panel button:text-is("Why not ${wrong} in D1?")`);
  await page.waitForSelector(".answer .good");
  await eventually.match(() => page.textContent(".sentence"), new RegExp(`^D1 is not ${wrong}`));
  await tab(page, "hint");
  await page.waitForSelector('.panel button:text-is("Back to before the mistake")');
  await page.click('.panel button:text-is("Back to before the mistake")');
  await waitSaid(page, "2 steps taken back");
  await eventually.deepEqual(async () => [...(await board(page))].filter((_, cell) => [3, 4, 5].includes(cell)), [".", solution[4], solution[5]]);
  await close();
});

for (const [order, line] of [[4, four], [6, "1.....2.....3.....4.....5.....6....."], [9, easy], [12, ".".repeat(144)], [16, null], [25, null]]) {
  test(`${order} by ${order}: select, type, hint, zoom`, async () => {
    const { page, close } = await open(at);
    if (line) await load(page, line);
    else { await tab(page, "puzzles"); await page.click(`.panel button:text-is("${order} by ${order}")`); await page.waitForFunction((cells) => document.querySelectorAll("[data-cell]").length === cells, order * order); }
    const empty = (await board(page)).indexOf(".");
    await pick(page, empty);
    const key = order > 9 ? String.fromCharCode(55 + order).toLowerCase() : String(order);
    await page.keyboard.press(key);
    await eventually.equal(async () => (await board(page))[empty], key.toUpperCase());
    await page.keyboard.press("Control+z");
    await tab(page, "hint");
    await page.click('.panel button:text-is("All at once")');
    await page.waitForFunction(() => document.querySelector(".stages .now, .panel .note, .panel .bad"));
    const width = async () => (await page.locator('[data-cell="0"]').boundingBox()).width;
    const before = await width();
    await focusBoard(page, empty);
    await page.keyboard.press("+");
    assert.ok(await width() > before, `${await width()} after ${before}`);
    await eventually.equal(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, "a large board scrolls in its own box");
    await close();
  });
}

test("a typed puzzle becomes the givens, is changed and solved", async () => {
  const { page, close } = await open(at);
  await tab(page, "puzzles");
  await page.selectOption(".panel select[name=size]", "2x2");
  await page.click('.panel button:text-is("Start")');
  await page.waitForFunction(() => document.querySelectorAll("[data-cell]").length === 16);
  await focusBoard(page);
  for (const [cell, sign] of [...four].entries()) {
    if (sign !== ".") { await focusBoard(page, cell); await pick(page, cell); await page.keyboard.press(sign); }
  }
  await page.click('.panel button:text-is("Take it as the puzzle")');
  await eventually.equal(() => label(page, 3), "D1, 4, given");
  await page.waitForFunction(() => /one solution/.test(document.querySelector(".what").textContent));
  await page.click('.head button:text-is("Menu")');
  await page.fill("dialog input", "change the givens");
  await page.keyboard.press("Enter");
  await eventually.equal(() => label(page, 3), "D1, 4");
  await page.keyboard.press("Control+z");
  await eventually.equal(() => board(page), ".".repeat(16));
  await page.keyboard.press("Control+y");
  await tab(page, "hint");
  await page.click('.panel button:text-is("Take it as the puzzle")');
  await tab(page, "path");
  await page.click('.panel button:text-is("Fill in the solution")');
  await page.waitForFunction(() => document.querySelectorAll("[data-cell] .digit").length === 16);
  await eventually.equal(() => board(page), await solutionOf(four));
  await close();
});

test("reload restores board, marks and undo history", async () => {
  const { page, close } = await open(at);
  await load(page, skyscraper);
  await pick(page, 0);
  await page.keyboard.press("8");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+Digit1");
  await page.keyboard.press("Control+z");
  await page.waitForTimeout(600);
  await page.reload();
  await page.waitForFunction(() => document.querySelector('[data-cell="0"] .digit')?.textContent === "8");
  await focusBoard(page);
  await page.keyboard.press("Control+y");
  await eventually.equal(() => label(page, 9), "A2, empty, corner 1");
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("Control+z");
  await eventually.equal(() => board(page), skyscraper);
  await close();
});

test("settings are kept; letters that are switched off write nothing and do nothing", async () => {
  const { page, close } = await open(at);
  await page.click('.head button:text-is("?")');
  await page.selectOption("dialog select", "dark");
  await page.uncheck('dialog label:has-text("Letters are keys") input');
  await page.keyboard.press("Escape");
  await page.reload();
  await engineReady(page);
  await eventually.equal(() => page.evaluate(() => document.documentElement.dataset.theme), "dark");
  await focusBoard(page);
  await page.keyboard.press("h");
  await page.keyboard.press("?");
  await page.waitForTimeout(200);
  await eventually.equal(() => page.locator(".stages, dialog").count(), 0);
  await page.evaluate(() => localStorage.setItem("deduku-settings", '{"theme":"<b>","letters":7,"__proto__":{"x":1}}'));
  await page.reload();
  await engineReady(page);
  await focusBoard(page);
  await page.keyboard.press("h");
  await page.waitForSelector(".stages");
  await close();
});

test("all games go into one file and come back from it", async () => {
  const { page, close } = await open(at);
  await load(page, four);
  await pick(page, 0);
  await page.keyboard.press("1");
  await tab(page, "puzzles");
  const [download] = await Promise.all([page.waitForEvent("download"), page.click('.panel button:text-is("Save all as one file")')]);
  const stream = await download.createReadStream();
  let text = "";
  for await (const part of stream) text += part;
  const other = await open(at);
  await paste(other.page, text);
  await waitSaid(other.page, "taken in");
  await other.page.click(".panel .list .link >> nth=0");
  await other.page.waitForFunction(() => document.querySelectorAll("[data-cell]").length === 16);
  await eventually.equal(() => board(other.page), `1${four.slice(1)}`);
  await other.close();
  await close();
});

test("screen readers: a grid with names, states in labels, what happens said", async () => {
  const { page, close } = await open(at);
  await load(page, skyscraper);
  await pick(page, 0);
  const tree = await page.locator("table.board").ariaSnapshot();
  assert.match(tree, /grid "Sudoku board, 9 by 9"/);
  for (const name of ["A", "I"]) assert.match(tree, new RegExp(`columnheader "${name}"`));
  assert.match(tree, /gridcell "A1, empty" \[selected\]/);
  assert.match(tree, /gridcell "B1, 7, given"/);
  await eventually.equal(() => page.getAttribute("table.board", "aria-rowcount"), "10");
  await page.keyboard.press("8");
  await waitSaid(page, "A1, 8");
  await page.keyboard.press("Control+z");
  await waitSaid(page, "Undone: A1 = 8");
  await page.keyboard.press("h");
  await waitSaid(page, "Look at ");
  await page.keyboard.press("F6");
  await eventually.ok(() => page.evaluate(() => document.activeElement.closest('[data-region="pad"]') !== null));
  await pick(page, 0);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement.closest('[role="toolbar"]'));
  await page.keyboard.press("ArrowRight");
  await eventually.equal(() => page.evaluate(() => document.activeElement.textContent), "2");
  await page.keyboard.press("Escape");
  await eventually.equal(() => page.evaluate(() => document.activeElement.dataset.cell), "0");
  await close();
});

test("a phone: cells of 32 px, targets of 44, nothing wider than the screen", async () => {
  const { page, close } = await open(at, { screen: phone });
  const cell = await page.locator('[data-cell="40"]').boundingBox();
  assert.ok(cell.width >= 32 && cell.height >= 32, `${cell.width} x ${cell.height}`);
  for (const button of await page.locator(".pad button").all()) {
    const { width, height } = await button.boundingBox();
    assert.ok(width >= 44 && height >= 44, `${await button.textContent()}: ${width} x ${height}`);
  }
  await page.tap('[data-cell="2"]');
  await page.tap('.keys button:text-is("5")');
  await eventually.equal(async () => (await board(page))[2], "5");
  for (const name of ["hint", "path", "why", "hdp", "scenarios", "steps", "rate", "report", "proof", "puzzles", "learn", "set"]) {
    await tab(page, name);
    await page.waitForFunction(() => !document.querySelector(".panel > .waiting"));
    await eventually.equal(() => page.evaluate(() => document.documentElement.scrollWidth), 320, name);
    await eventually.deepEqual(() => page.evaluate(() => [...document.querySelectorAll("button, th, summary, label")].filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 && getComputedStyle(one).overflow !== "visible").map((one) => one.textContent)), [], `words cut in ${name}`);
  }
  await close();
});

const panels = { play: ["hint", "why", "path", "puzzles"], learn: ["learn"], set: ["set"], study: ["rate", "hdp", "scenarios", "steps", "report", "proof"] };

test("four groups of panels: each opens where it was left; arrows, keys and links lead to every panel", async () => {
  const { page, close } = await open(at);
  const groups = () => page.$$eval(".head .tabs button", (all) => all.map((one) => one.textContent));
  const open_ = () => page.$$eval('[role="tab"][aria-selected="true"]', (all) => all.map((one) => one.textContent).join(" > "));
  await eventually.deepEqual(groups, ["Play", "Learn", "Set", "Study"]);
  await eventually.equal(open_, "Play > Hint");
  await page.click("#group-study");
  await eventually.equal(open_, "Study > Ratings");
  await eventually.equal(() => page.isVisible(".pad"), false, "digits are written under Play and Set");
  await tab(page, "steps");
  await page.click("#tab-learn");
  await eventually.equal(open_, "Learn");
  await eventually.equal(() => page.getAttribute("#panel", "aria-labelledby"), "tab-learn");
  await page.click("#group-study");
  await eventually.equal(open_, "Study > Steps");
  await page.focus("#group-study");
  await page.keyboard.press("ArrowRight");
  await eventually.equal(open_, "Play > Hint", "arrows go around");
  await page.focus("#tab-hint");
  await page.keyboard.press("ArrowLeft");
  await eventually.equal(open_, "Play > Puzzles");
  await eventually.equal(() => page.evaluate(() => document.activeElement.id), "tab-puzzles");
  for (const [at, name] of ["hint", "path", "why", "hdp", "scenarios", "steps", "rate", "report", "proof"].entries()) {
    await page.keyboard.press(`Alt+Shift+Digit${at + 1}`);
    await page.waitForFunction((wanted) => document.activeElement.id === wanted, `tab-${name}`);
    await eventually.equal(() => page.getAttribute("#panel", "aria-labelledby"), `tab-${name}`);
  }
  for (const [group, names] of Object.entries(panels)) for (const name of names) {
    await page.evaluate((hash) => { location.hash = hash; }, `p=${four}&t=${name}`);
    await page.waitForSelector(`#panel[aria-labelledby="tab-${name}"]`);
    const selected = await page.$$eval('.head [aria-selected="true"]', (all) => all.map((one) => one.id));
    assert.deepEqual(selected, [names.length > 1 ? `group-${group}` : `tab-${name}`]);
  }
  await close();
});

for (const [width, height, least] of [[1280, 800, 0.8], [1920, 1080, 0.85], [768, 1024, 0.6]]) {
  test(`${width} by ${height}: the board is large, the pad beside or below it is in sight`, async () => {
    const { page, close } = await open(at, { screen: { viewport: { width, height } } });
    const box = await page.locator("table.board").boundingBox();
    assert.ok(box.width >= least * Math.min(width, height), `${box.width} of ${width} by ${height}`);
    assert.ok(box.y + box.height <= height && box.x + box.width <= width);
    const pad = await page.locator(".pad .actions").boundingBox();
    assert.ok(pad.y + pad.height <= height && pad.x + pad.width <= width, JSON.stringify(pad));
    assert.ok(pad.x >= box.x + box.width || pad.y >= box.y + box.height, "nothing lies over the board");
    await close();
  });
}

for (const [width, height] of [[320, 640], [360, 640], [390, 844]]) {
  test(`a phone of ${width} by ${height}: one line of head, the board, digits three by three, groups below; all in sight`, async () => {
    const { page, close } = await open(at, { screen: { ...phone, viewport: { width, height } } });
    const box = (selector) => page.locator(selector).boundingBox();
    const rows = new Set();
    for (const part of [".head h1", ".head .what", '.head button:text-is("Open")', '.head button:text-is("Menu")']) { const { y, height: high } = await box(part); rows.add(Math.round((y + high / 2) / 20)); }
    assert.ok(rows.size <= 2 && (await box(".head")).height <= 56, [...rows].join());
    const keys = await page.$$eval(".keys .key", (all) => all.map((key) => { const { x, y } = key.getBoundingClientRect(); return [x, y].map(Math.round); }));
    assert.deepEqual([new Set(keys.map(([x]) => x)).size, new Set(keys.map(([, y]) => y)).size], [3, 3]);
    const last = await box(".pad .actions");
    const groups = await box(".head .tabs");
    assert.ok(last.y + last.height <= groups.y, `${last.y + last.height} ${groups.y}`);
    assert.ok(groups.y + groups.height <= height);
    await page.tap('.head button:text-is("Menu")');
    await page.waitForSelector(".commands li");
    await eventually.deepEqual(async () => (await page.$$eval(".commands li span", (all) => all.map((one) => one.textContent))).slice(0, 4), ["open a puzzle", "share this board", "print", "these keys"]);
    await page.tap('.commands button:has-text("open a puzzle")');
    await page.waitForSelector('#panel[aria-labelledby="tab-puzzles"] textarea');
    await close();
  });
}

test("print: the board on a page of its own, the path behind it", async () => {
  const { page, close } = await open(at);
  await load(page, skyscraper);
  const pages = async () => (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g).length;
  await tab(page, "puzzles");
  await eventually.equal(pages, 1);
  await tab(page, "path");
  await page.click(".panel button.primary");
  await page.waitForSelector(".panel .good");
  await eventually.ok(async () => await pages() >= 2);
  await page.emulateMedia({ media: "print" });
  await eventually.equal(() => page.isVisible(".pad"), false);
  await eventually.equal(() => page.isVisible(".steps"), true);
  const { seen, whole } = await page.$eval(".steps", (list) => ({ seen: list.clientHeight, whole: list.scrollHeight }));
  assert.ok(seen >= whole, `${seen} of ${whole}: no step is cut off`);
  await close();
});

test("with forced colours only the open tab is underlined", async () => {
  const { page, close } = await open(at, { forcedColors: "active" });
  const lines = await page.$$eval(".tabs button", (tabs) => tabs.map((one) => [one.ariaSelected, getComputedStyle(one).borderBottomColor === getComputedStyle(document.documentElement).backgroundColor]));
  for (const [open, unseen] of lines) assert.equal(unseen, open !== "true");
  await close();
});

for (const [name, screen] of [["desktop", desk], ["desktop, dark", { ...desk, colorScheme: "dark" }], ["desktop, forced colours", { ...desk, forcedColors: "active" }], ["phone", phone], ["phone, dark", { ...phone, colorScheme: "dark" }]]) {
  test(`axe finds nothing: ${name}`, async () => {
    const { page, close } = await open(at, { screen });
    await load(page, skyscraper);
    await clean(page, "start");
    await focusBoard(page);
    for (const key of ["e", "8", "Shift+Digit1", "ArrowDown", "Control+Digit1", "Control+Digit9", "Alt+Digit2", "Control+Shift+Digit4", "g"]) await page.keyboard.press(key);
    await clean(page, "marks");
    for (let stage = 1; stage <= 4; stage += 1) { await page.keyboard.press("h"); await page.waitForSelector(`.stages li:nth-child(${stage}), .panel .bad`); }
    await clean(page, "hint");
    await tab(page, "path");
    await page.click(".panel button.primary");
    await page.waitForSelector(".panel .good");
    await page.click(".steps button >> nth=5");
    await clean(page, "path");
    await tab(page, "why");
    await page.click(".digits button >> nth=2");
    await page.waitForSelector(".sentence");
    await page.waitForSelector(".answer .good");
    await clean(page, "why");
    await tab(page, "rate");
    await page.click(".panel button.primary");
    await page.waitForFunction(() => document.querySelectorAll(".ratings details").length === 5);
    await clean(page, "ratings");
    await tab(page, "proof");
    await page.click(".panel button.primary");
    await page.waitForSelector(".panel .good");
    await clean(page, "proof");
    await tab(page, "puzzles");
    await page.fill(".panel textarea", "x");
    await page.click(".panel button.primary");
    await page.waitForSelector(".panel .bad");
    await clean(page, "puzzles");
    await head(page, "?", "these keys");
    await clean(page, "keys");
    await page.keyboard.press("Escape");
    await page.click('.head button:text-is("Menu")');
    await clean(page, "commands");
    await page.keyboard.press("Escape");
    await share(page);
    await page.waitForSelector("dialog textarea");
    await clean(page, "share");
    await close();
  });
}
