// Nothing moves under the pointer; messages belong to their panel; what is applied is seen; paper has no empty pages.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { inflateSync } from "node:zlib";
import { chromium } from "playwright-core";
import { ask, clean, easy, engineReady, eventually, label, load, open, paste, phone, pick, said, share, skyscraper, start, tab, waitBoard, waitSaid, worldsHardest } from "./support.mjs";
import { cellOf, empty, placed } from "./setting.mjs";

let at;
before(async () => { at = await start(); });
after(async () => { await at?.stop(); });

const screens = [["a desk", { viewport: { width: 1440, height: 900 } }], ["a phone", { ...phone, viewport: { width: 390, height: 844 } }]];
const table = readFileSync(join(process.env.WORKBENCH_SOURCES, "../../data/rules/f-puzzles.tsv"), "utf8").split("\n").map((line) => line.split("\t"));
const [, killer] = table.find(([name]) => name.startsWith('"6x6 Extreme Killer"'));

/** The place of an element on the screen. */
const place = async (page, selector) => { const { x, y } = await page.locator(selector).first().boundingBox(); return [x, y].map(Math.round); };
/** What lies at a point of the screen. */
const under = (page, [x, y]) => page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest("button, td")?.id ?? "", [x, y]);

for (const [name, screen] of screens) {
  test(`on ${name}: panels of Study are opened without moving the row of panels`, async () => {
    const { page, close } = await open(at, { screen, reducedMotion: "reduce" });
    await load(page, worldsHardest);
    await page.click("#group-study");
    await page.waitForSelector(".panel .ratings, .panel button.primary");
    for (const panel of ["hdp", "steps", "hdp", "report", "scenarios", "proof", "rate", "hdp"]) {
      await page.locator(`#tab-${panel}`).scrollIntoViewIfNeeded();
      const [tabs, grid] = [await place(page, `#tab-${panel}`), await place(page, ".board")];
      const { width, height } = await page.locator(`#tab-${panel}`).boundingBox();
      const point = [tabs[0] + width / 2, tabs[1] + height / 2];
      await page.mouse.click(...point);
      await page.waitForFunction((wanted) => document.querySelector(`#panel[aria-labelledby="tab-${wanted}"]`) && !document.querySelector(".panel > .waiting"), panel);
      if (panel === "hdp") await page.waitForSelector(".outcome");
      await page.waitForTimeout(100);
      await eventually.deepEqual(() => place(page, `#tab-${panel}`), tabs, panel);
      // Beside the panel the board makes room for what HDP says above it.
      if (name === "a phone") await eventually.deepEqual(() => place(page, ".board"), grid, panel);
      await eventually.equal(() => under(page, point), `tab-${panel}`);
    }
    await close();
  });

  test(`on ${name}: opening a lesson does not move the lesson`, async () => {
    const { page, close } = await open(at, { screen, reducedMotion: "reduce" });
    await load(page, easy);
    await tab(page, "learn");
    await page.waitForSelector('.learn button:text-is("Open the lesson")');
    const button = '.learn button:text-is("Open the lesson")';
    await page.locator(button).scrollIntoViewIfNeeded();
    const [before, grid] = [await place(page, ".learn .idea"), await place(page, ".board")];
    await page.click(button);
    await page.waitForSelector(".learn .chosen");
    if (name === "a phone") await eventually.deepEqual(() => place(page, ".board"), grid);
    await eventually.deepEqual(() => place(page, ".learn .idea"), before);
    await close();
  });

  test(`on ${name}: the button of a hint stays under the pointer through all stages; messages move no pad`, async () => {
    const { page, close } = await open(at, { screen, reducedMotion: "reduce" });
    await load(page, skyscraper);
    const [pad, next] = [".pad .keys", ".panel button.primary"];
    await page.locator(next).scrollIntoViewIfNeeded();
    const before = [await place(page, pad), await place(page, next), await place(page, '.panel button:text-is("Check the board")')];
    for (let stage = 1; stage <= 5; stage += 1) {
      await page.click(next);
      if (stage <= 4) await page.waitForSelector(`.stages li:nth-child(${stage})`);
      else await waitSaid(page, "Applied");
      await eventually.deepEqual(async () => [await place(page, pad), await place(page, next), await place(page, '.panel button:text-is("Check the board")')], before, `stage ${stage}`);
    }
    await close();
  });
}

for (const [width, height] of [[390, 844], [390, 664], [360, 640], [320, 640]]) {
  test(`a phone of ${width} by ${height}: messages of one line or two do not move the pad`, async () => {
    const { page, close } = await open(at, { screen: { ...phone, viewport: { width, height } }, reducedMotion: "reduce" });
    await paste(page, killer);
    await waitBoard(page, ".".repeat(36));
    await page.waitForSelector("img.drawn");
    await engineReady(page);
    const before = [await place(page, ".pad .keys"), await place(page, ".pad .actions")];
    for (let press = 1; press <= 10; press += 1) {
      const { x, y, width: wide, height: high } = await page.locator('.actions button:text-is("Hint")').boundingBox();
      await page.touchscreen.tap(x + wide / 2, y + high / 2);
      await page.waitForFunction((stage) => (stage === 0 ? !document.querySelector(".stages") : document.querySelector(`.stages li:nth-child(${stage})`)), press % 5);
      await eventually.deepEqual(async () => [await place(page, ".pad .keys"), await place(page, ".pad .actions")], before, await said(page));
    }
    await close();
  });
}

test("scroll bars take no room from the page when they appear", async () => {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"], ignoreDefaultArgs: ["--hide-scrollbars"] });
  const { page, close } = await open({ ...at, browser }, { screen: { viewport: { width: 1920, height: 1080 } } });
  await load(page, worldsHardest);
  await tab(page, "path");
  const before = await place(page, ".board");
  await page.click(".panel button.primary");
  await page.waitForSelector(".panel .good");
  await page.evaluate(() => { document.querySelector(".steps").style.maxHeight = "none"; });
  await eventually.ok(() => page.evaluate(() => document.documentElement.scrollHeight > innerHeight && document.documentElement.clientWidth < innerWidth));
  await eventually.deepEqual(() => place(page, ".board"), before);
  await close();
  await browser.close();
});

test("in narrow windows with scroll bars no column is cut off", async () => {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"], ignoreDefaultArgs: ["--hide-scrollbars"] });
  for (const [width, height] of [[390, 844], [330, 600], [720, 450], [1024, 1000]]) {
    const { page, close } = await open({ ...at, browser }, { screen: { viewport: { width, height } } });
    await load(page, worldsHardest);
    await page.evaluate(() => { document.documentElement.style.overflowY = "scroll"; });
    const { frame, sheet, end, room } = await page.evaluate(() => ({ frame: document.querySelector(".frame").clientWidth, sheet: document.querySelector(".sheet").offsetWidth,
      end: document.documentElement.scrollWidth, room: document.documentElement.clientWidth }));
    assert.ok(room < width, "a scroll bar takes room");
    assert.ok(sheet <= frame && end <= room, `${width} by ${height}: ${sheet} in ${frame}, ${end} in ${room}`);
    await close();
  }
  await browser.close();
});

test("messages of HDP, of practice and of the path do not stay on other panels, nor arrive there", async () => {
  const { page, close } = await open(at);
  await load(page, worldsHardest);
  await tab(page, "hdp");
  await waitSaid(page, "pair");
  await tab(page, "rate");
  await eventually.equal(async () => (await said(page)).trim(), "");
  // Left before the answer arrives.
  await page.evaluate(() => { document.getElementById("tab-hdp").click(); requestAnimationFrame(() => document.getElementById("tab-steps").click()); });
  await page.waitForSelector('#panel[aria-labelledby="tab-steps"]');
  await page.waitForTimeout(700);
  await eventually.equal(async () => (await said(page)).trim(), "");
  await tab(page, "path");
  await page.click(".panel button.primary");
  await page.waitForSelector(".panel .good");
  await eventually.notEqual(async () => (await said(page)).trim(), "");
  await tab(page, "why");
  await eventually.equal(async () => (await said(page)).trim(), "");
  await tab(page, "learn");
  await page.click('.learn button:text-is("Open the lesson")');
  await page.waitForFunction(() => document.querySelector('[role="status"]').textContent.trim() !== "");
  await tab(page, "hint");
  await eventually.equal(async () => (await said(page)).trim(), "");
  await tab(page, "puzzles");
  await page.fill(".panel textarea", "hello world");
  await page.click(".panel button.primary");
  await page.waitForFunction(() => document.querySelector('[role="alert"]').textContent !== "");
  await tab(page, "hint");
  await eventually.equal(() => page.textContent('[role="alert"]'), "");
  await close();
});

for (const [name, screen] of screens) {
  test(`on ${name}: a killer's removals are seen on the board without the engine's marks`, async () => {
    const { page, close } = await open(at, { screen, reducedMotion: "reduce" });
    await paste(page, killer);
    await page.waitForFunction(() => document.querySelectorAll("[data-cell]").length === 36);
    await page.waitForSelector("img.drawn");
    await engineReady(page);
    const { step: { removed } } = await ask({ ask: "hint", puzzle: killer });
    await eventually.equal(() => page.locator(".own .struck").count(), 0);
    await page.click('.panel button:text-is("All at once")');
    await page.waitForSelector(".stages li:nth-child(4)");
    await page.click(".panel button.primary");
    await waitSaid(page, "Applied");
    // E5 is less than each neighbour: none of them is 1, and it is not 6.
    const gone = new Map();
    for (const [, cell, digit] of removed.map((text) => /^(.*)!=(.)$/.exec(text))) gone.set(cell, [...(gone.get(cell) ?? []), digit]);
    assert.ok(gone.size > 0 && [...gone].every(([cell, digits]) => digits.join() === (cell === "E5" ? "6" : "1") && /^(E[456]|[DF]5)$/.test(cell)), removed.join());
    for (const [cell, digits] of gone) {
      const mark = page.locator(`[data-cell="${cellOf(6, cell)}"] .own .struck`);
      await eventually.ok(() => mark.isVisible(), cell);
      await eventually.equal(() => mark.getAttribute("data-name"), digits.join(""), cell);
      const [inner, outer] = [await mark.boundingBox(), await page.locator(`[data-cell="${cellOf(6, cell)}"]`).boundingBox()];
      assert.ok(inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width && inner.y + inner.height <= outer.y + outer.height + 1, cell);
      await eventually.notEqual(() => mark.evaluate((one) => getComputedStyle(one).textDecorationLine), "none");
    }
    await page.keyboard.press("Control+z");
    await page.waitForFunction(() => !document.querySelector(".own .struck"));
    await clean(page, "struck");
    await close();
  });
}

test("with corner and centre marks in the cell, struck digits cover none of them", async () => {
  const { page, close } = await open(at, { screen: { viewport: { width: 1440, height: 900 } } });
  await load(page, skyscraper);
  await pick(page, 0);
  for (const key of ["Shift+Digit1", "Control+Digit2", "Control+Digit4", "Alt+Digit9", "Alt+Digit8", "Alt+Digit5"]) await page.keyboard.press(key);
  const apart = async () => {
    const boxes = await page.$$eval('[data-cell="0"] .own > span', (all) => all.map((one) => {
      one.append(one.dataset.name ?? "");
      one.removeAttribute("data-name");
      const range = document.createRange();
      range.selectNodeContents(one);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { left, right, top, bottom };
    }));
    for (const [at, a] of boxes.entries()) for (const b of boxes.slice(at + 1)) assert.ok(a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1, JSON.stringify([a, b]));
    return boxes.length;
  };
  assert.equal(await apart(), 3);
  await page.keyboard.press("Shift+Digit3");
  assert.equal(await apart(), 4);
  await close();
});

test("a link shared from Set, Puzzles or Learn opens in Play; a jigsaw being drawn and HDP open where they were", async () => {
  const { page, close } = await open(at);
  const linkOf = async () => {
    await share(page);
    await page.waitForFunction(() => /#p=/.test(document.querySelector("dialog textarea")?.value ?? ""));
    const link = await page.inputValue("dialog textarea");
    await page.keyboard.press("Escape");
    return link;
  };
  const lands = async (link, group, panel, labels = {}) => {
    const other = await open(at, { url: link });
    await eventually.deepEqual(() => other.page.$$eval('[role="tab"][aria-selected="true"]', (all) => all.map((one) => one.textContent)), [group, panel].filter(Boolean));
    await engineReady(other.page);
    for (const [cell, wanted] of Object.entries(labels)) await eventually.match(() => label(other.page, cell), wanted);
    await other.close();
  };
  await tab(page, "set");
  await page.waitForSelector(".set form");
  await empty(page, 6);
  await page.selectOption("#set-tool", "text");
  await page.fill("#set-cells", "killer 5: A1 A2");
  await page.keyboard.press("Enter");
  await placed(page, 1);
  await page.selectOption("#set-tool", "given");
  await pick(page, 35);
  await page.keyboard.press("6");
  await lands(await linkOf(), "Play", "Hint", { 0: /^A1, killer 5, empty/, 35: /^F6, 6, given/ });
  await load(page, skyscraper);
  await page.waitForSelector('.set button:text-is("Draw")');
  await lands(await linkOf(), "Play", "Hint");
  await page.click('.set button:text-is("Draw")');
  await page.waitForSelector(".jigsaw");
  await page.click(".jigsaw button.primary");
  await page.waitForSelector(".jigsaw .list li");
  await lands(await linkOf(), "Set");
  await load(page, skyscraper);
  await tab(page, "puzzles");
  await lands(await linkOf(), "Play", "Hint");
  await tab(page, "learn");
  await lands(await linkOf(), "Play", "Hint");
  await tab(page, "hdp");
  await lands(await linkOf(), "Study", "HDP");
  await close();
});

/** The texts and pictures drawn on each page of a PDF: operators of text, images and paths. */
function pagesOf(pdf) {
  const text = pdf.toString("latin1");
  const objects = new Map([...text.matchAll(/(?:^|\n)(\d+) 0 obj\s*([\s\S]*?)endobj/g)].map(([, number, body]) => [number, body]));
  return [...objects.values()].filter((body) => /\/Type\s*\/Page\b/.test(body)).map((body) => {
    const [, number] = /\/Contents\s+(\d+) 0 R/.exec(body);
    const content = objects.get(number);
    const stream = content.slice(content.indexOf("stream") + 6).replace(/^\r?\n/, "");
    const drawn = /FlateDecode/.test(content) ? inflateSync(Buffer.from(stream, "latin1")).toString("latin1") : stream;
    return (drawn.match(/\b(Tj|TJ|Do)\b/g) ?? []).length;
  });
}

test("paper: no page is empty, on any panel, in any size", async () => {
  const { page, close } = await open(at);
  await load(page, skyscraper);
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.endsWith("later.css")));
  for (const panel of ["hint", "why", "path", "puzzles", "rate", "hdp", "scenarios", "steps", "report", "proof", "learn", "set"]) {
    await tab(page, panel);
    await page.waitForFunction(() => !document.querySelector(".panel > .waiting"));
    if (panel === "hdp") await page.waitForSelector(".outcome");
    const pages = pagesOf(await page.pdf({ format: "A4" }));
    assert.ok(pages.every((drawn) => drawn > 0), `${panel}: ${pages}`);
    if (!["hdp", "scenarios", "learn"].includes(panel)) assert.equal(pages.length, 1, panel);
  }
  await tab(page, "hint");
  for (const [format, landscape] of [["A4", false], ["A4", true], ["Letter", false], ["Letter", true], ["A5", false], ["A5", true]]) {
    const pages = pagesOf(await page.pdf({ format, landscape }));
    assert.ok(pages.length === 1 && pages[0] >= 30, `${format} ${landscape}: ${pages}`);
  }
  // With an answer, on the second page.
  await page.click('.panel button:text-is("All at once")');
  await page.waitForSelector(".stages li:nth-child(4)");
  assert.equal(pagesOf(await page.pdf({ format: "A4" })).length, 2);
  // A board with rules: on the second page they stand in words.
  await paste(page, killer);
  await waitBoard(page, ".".repeat(36));
  await page.waitForSelector("img.drawn");
  await page.waitForSelector(".rule-list li", { state: "attached" });
  for (const panel of ["hint", "puzzles"]) {
    await tab(page, panel);
    for (const landscape of [false, true]) {
      const pages = pagesOf(await page.pdf({ format: "A4", landscape }));
      assert.ok(pages.length === 2 && pages.every((drawn) => drawn > 0), `${panel} ${landscape}: ${pages}`);
    }
  }
  await close();
});
