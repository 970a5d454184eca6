// Two tabs on one storage: games, the list of games, settings and progress are shared, and none overwrites the other in silence.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { board, easy, engineReady, eventually, focusBoard, four, label, load, open, paste, pick, said, skyscraper, start, tab, waitBoard, waitSaid } from "./support.mjs";

let at;
before(async () => { at = await start(); });
after(async () => { await at?.stop(); });

/** A second tab of the same browser. */
async function second({ page, context, trouble }, url = page.url()) {
  const other = await context.newPage();
  other.setDefaultTimeout(20_000);
  other.on("pageerror", (error) => trouble.push(String(error)));
  other.on("console", (message) => message.type() === "error" && trouble.push(message.text()));
  await other.goto(url);
  await engineReady(other);
  return other;
}

const dots = easy.replaceAll("0", ".");
const withDigits = (digits) => [...dots].map((sign, cell) => digits[cell] ?? sign).join("");
async function write(page, cell, digit) {
  await pick(page, cell);
  await page.keyboard.press(digit);
}
const stored = (page) => page.evaluate(() => new Promise((resolve) => {
  const request = indexedDB.open("deduku", 1);
  request.onsuccess = () => { const all = request.result.transaction("puzzles").objectStore("puzzles").getAll(); all.onsuccess = () => { request.result.close(); resolve(all.result); }; };
}));

test("a digit, a mark, undo and redo in one tab are shown in the other, which says so; after a reload both are the same", async () => {
  const first = await open(at);
  const { page: one } = first;
  await load(one, easy);
  await write(one, 2, "5");
  await one.waitForTimeout(500);
  const two = await second(first);
  await waitBoard(two, withDigits({ 2: "5" }));
  await write(one, 3, "6");
  await waitBoard(two, withDigits({ 2: "5", 3: "6" }));
  await waitSaid(two, "Continued in another tab");
  await write(two, 4, "7");
  await waitBoard(one, withDigits({ 2: "5", 3: "6", 4: "7" }));
  await focusBoard(one, 5);
  await one.keyboard.press("Control+z");
  await waitBoard(two, withDigits({ 2: "5", 3: "6" }));
  await focusBoard(two, 5);
  await two.keyboard.press("Control+y");
  await waitBoard(one, withDigits({ 2: "5", 3: "6", 4: "7" }));
  await pick(two, 5);
  await two.keyboard.press("Shift+Digit1");
  await one.waitForFunction(() => / corner 1/.test(document.querySelector('[data-cell="5"]').getAttribute("aria-label")));
  for (const page of [one, two]) {
    await page.waitForTimeout(400);
    await page.reload();
    await waitBoard(page, withDigits({ 2: "5", 3: "6", 4: "7" }));
    await eventually.match(() => label(page, 5), /corner 1/);
  }
  await first.close();
});

test("both change the game before either has stored it: both changes are on both boards, and one step is undone", async () => {
  const first = await open(at);
  const { page: one } = first;
  await load(one, easy);
  await write(one, 2, "5");
  await one.waitForTimeout(500);
  const two = await second(first);
  await waitBoard(two, withDigits({ 2: "5" }));
  await pick(one, 3);
  await pick(two, 4);
  await Promise.all([one.keyboard.press("6"), two.keyboard.press("7")]);
  for (const page of [one, two]) await waitBoard(page, withDigits({ 2: "5", 3: "6", 4: "7" }));
  const told = await Promise.all([said(one), said(two)]);
  assert.ok(told.some((text) => /both changes/.test(text)), told.join(" | "));
  await one.waitForTimeout(500);
  const [game] = await stored(one);
  assert.equal(game.edits.length, 3);
  await focusBoard(one, 5);
  await one.keyboard.press("Control+z");
  await one.keyboard.press("Control+z");
  for (const page of [one, two]) await waitBoard(page, withDigits({ 2: "5" }));
  await first.close();
});

test("a tab that heard nothing, as one asleep, takes over the other's board before it stores its own", async () => {
  const first = await open(at);
  const { page: one } = first;
  await load(one, easy);
  await write(one, 2, "5");
  await one.waitForTimeout(500);
  const two = await second(first);
  await waitBoard(two, withDigits({ 2: "5" }));
  // The storage is changed as by a tab of which this one hears nothing.
  await two.evaluate(() => new Promise((resolve) => {
    const request = indexedDB.open("deduku", 1);
    request.onsuccess = () => {
      const games = request.result.transaction("puzzles", "readwrite").objectStore("puzzles");
      games.getAll().onsuccess = ({ target: { result: [game] } }) => {
        games.put({ ...game, edits: [...game.edits, { words: "D1 = 6", changes: [[0, 3, 0, 6]] }], at: 2, touched: game.touched + 1000 });
        games.transaction.oncomplete = () => { request.result.close(); resolve(); };
      };
    };
  }));
  await write(two, 4, "7");
  await waitBoard(two, withDigits({ 2: "5", 3: "6", 4: "7" }));
  await waitSaid(two, "both changes");
  await two.keyboard.press("Control+z");
  await waitBoard(two, withDigits({ 2: "5", 3: "6" }));
  await first.close();
});

test("different puzzles in two tabs stay apart; the list of games is the same in both", async () => {
  const first = await open(at);
  const { page: one } = first;
  await load(one, easy);
  await write(one, 2, "5");
  await one.waitForTimeout(500);
  const two = await second(first);
  await load(two, four);
  await write(two, 0, "2");
  await two.waitForTimeout(500);
  await eventually.equal(() => board(one), withDigits({ 2: "5" }));
  await eventually.doesNotMatch(() => said(one), /another tab/);
  await tab(one, "puzzles");
  await one.waitForFunction((line) => [...document.querySelectorAll(".panel .list .link")].some((each) => each.textContent === line), four);
  // The one opened from the list is the other tab's, as it is now.
  await write(two, 1, "3");
  await two.waitForTimeout(500);
  await one.click(`.panel .list .link:text-is("${four}")`);
  await waitBoard(one, `23${four.slice(2)}`);
  await tab(two, "puzzles");
  const count = (await stored(two)).length;
  await two.click('.panel .list button:text-is("Remove") >> nth=1');
  await one.waitForFunction((wanted) => document.querySelectorAll(".panel .list .small").length === wanted, count - 1);
  await first.close();
});

test("a game that went on in another tab while a lesson was on the board comes back as it is there", async () => {
  const first = await open(at);
  const { page: one } = first;
  await load(one, easy);
  await write(one, 2, "5");
  await one.waitForTimeout(500);
  const two = await second(first);
  await tab(two, "learn");
  await two.click('.learn button:text-is("Open the lesson")');
  await two.waitForSelector(".learn .chosen");
  await write(one, 3, "6");
  await one.waitForTimeout(500);
  await tab(two, "hint");
  await waitBoard(two, withDigits({ 2: "5", 3: "6" }));
  await two.waitForTimeout(500);
  await eventually.equal(() => board(one), withDigits({ 2: "5", 3: "6" }));
  await first.close();
});

test("rules set in one tab, digits in the other: the setting is one", async () => {
  const first = await open(at);
  const { page: one } = first;
  await tab(one, "set");
  await one.click('.set button:text-is("Empty board")');
  await one.waitForSelector(".set .tool");
  await one.selectOption("#set-tool", "text");
  await one.fill("#set-cells", "killer 15: A1 A2");
  await one.keyboard.press("Enter");
  await one.waitForSelector(".set-rules li");
  await one.waitForTimeout(500);
  const two = await second(first);
  await tab(two, "set");
  await two.waitForSelector(".set-rules li");
  await two.selectOption("#set-tool", "given");
  await write(two, 40, "5");
  await one.waitForFunction(() => document.querySelector('[data-cell="40"] .digit')?.textContent === "5");
  await one.fill("#set-cells", "thermo: C1-C4");
  await one.keyboard.press("Enter");
  await two.waitForFunction(() => document.querySelectorAll(".set-rules li").length === 2);
  await eventually.equal(async () => (await board(two))[40], "5");
  await first.close();
});

test("settings: each tab stores what was changed in it, and takes over what others change", async () => {
  const first = await open(at);
  const { page: one } = first;
  const two = await second(first);
  const theme = (page) => page.evaluate(() => document.documentElement.dataset.theme);
  await one.click('.head button:text-is("?")');
  await one.selectOption("dialog select", "dark");
  await one.keyboard.press("Escape");
  await two.waitForFunction(() => document.documentElement.dataset.theme === "dark");
  await focusBoard(one);
  await one.keyboard.press("e");
  await one.waitForSelector('[data-cell="2"] .marks');
  await eventually.equal(() => two.locator(".marks").count(), 0, "marks are shown where they were asked for");
  await two.click(".pad .more summary");
  await two.uncheck('.pad .more label:has-text("Writing a digit") input');
  await two.reload();
  await engineReady(two);
  await eventually.equal(() => theme(two), "dark");
  await eventually.ok(async () => await two.locator(".marks").count() > 0, "the marks of the first tab are not forgotten");
  await two.click(".pad .more summary");
  await eventually.equal(() => two.isChecked('.pad .more label:has-text("Writing a digit") input'), false);
  await first.close();
});

test("practice: positions checked in two tabs are counted together", async () => {
  const first = await open(at);
  const { page: one } = first;
  const two = await second(first);
  for (const page of [one, two]) {
    await tab(page, "learn");
    await page.click('.learn button:text-is("Practice")');
    await page.click('.learn button:text-is("Get a position")');
    await page.waitForSelector(".learn .sentence");
  }
  for (const page of [one, two]) await page.click('.learn button:text-is("Show the answer")');
  for (const page of [one, two]) await page.waitForFunction(() => document.querySelector(".progress tbody td")?.textContent === "2");
  await first.close();
});

test("a digit written just before another puzzle is opened is kept; the open puzzle, pasted again, stays as it is", async () => {
  const first = await open(at);
  const { page: one } = first;
  await load(one, easy);
  await write(one, 2, "5");
  await paste(one, easy);
  await one.waitForTimeout(600);
  await eventually.equal(() => board(one), withDigits({ 2: "5" }));
  await one.keyboard.press("Control+z");
  await paste(one, easy);
  await one.waitForTimeout(600);
  await eventually.equal(() => board(one), dots, "undone, although it was stored with the digit");
  await load(one, skyscraper);
  await load(one, easy);
  await pick(one, 3);
  // At once, before the digit would have been stored.
  await one.evaluate((line) => {
    document.querySelector('[data-cell="3"]').dispatchEvent(new KeyboardEvent("keydown", { key: "6", code: "Digit6", bubbles: true }));
    const data = new DataTransfer();
    data.setData("text/plain", line);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, skyscraper);
  await waitBoard(one, skyscraper);
  await one.waitForTimeout(500);
  await paste(one, easy);
  await one.waitForFunction(() => document.querySelector('[data-cell="3"] .digit')?.textContent === "6");
  await first.close();
});

test("where storing takes long, a tab's own changes are not those of another tab", async () => {
  const slowly = (page) => page.addInitScript(() => {
    const { set } = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, "oncomplete");
    Object.defineProperty(IDBTransaction.prototype, "oncomplete", { set(done) { set.call(this, () => setTimeout(done, 700)); } });
  });
  const first = await open(at, { before: slowly });
  const { page: one } = first;
  await load(one, easy);
  await write(one, 2, "5");
  await one.waitForTimeout(400);
  await write(one, 3, "6");
  await one.waitForTimeout(2500);
  await eventually.match(() => said(one), /D1, 6/, "nothing is said of another tab");
  const [{ edits }] = await stored(one);
  assert.deepEqual(edits.map(({ changes }) => changes.map(([, cell, , to]) => [cell, to])), [[[2, 5]], [[3, 6]]]);
  await first.close();
});

test("a link with entries is one step on top of the game stored here", async () => {
  const first = await open(at);
  const { page: one } = first;
  await load(one, easy);
  await write(one, 2, "5");
  await one.click('.head button:text-is("Share")');
  await one.waitForFunction(() => /#p=.*&s=/.test(document.querySelector("dialog textarea")?.value ?? ""));
  const link = await one.inputValue("dialog textarea");
  await one.keyboard.press("Escape");
  await one.keyboard.press("Control+z");
  await write(one, 3, "6");
  await one.waitForTimeout(500);
  const two = await second(first, link);
  await waitBoard(two, withDigits({ 2: "5" }));
  await two.keyboard.press("Control+z");
  await waitBoard(two, withDigits({ 3: "6" }));
  await first.close();
});
