// A phone: the pad in sight at every size, several cells by single taps, no keyboard unasked, back from a text, installation.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { board, clean, easy, eventually, load, open, paste, phone, start, tab, waitBoard } from "./support.mjs";

let at;
before(async () => { at = await start(); });
after(async () => { await at?.stop(); });

const touch = (width, height) => ({ ...phone, viewport: { width, height } });
const selected = (page) => page.$$eval('[data-cell][aria-selected="true"]', (cells) => cells.map((cell) => Number(cell.dataset.cell)));
const killer = `${".".repeat(36)} rules:killer 18: A1 A2 A3 B3; killer 8: A4 B4`;

for (const [width, height] of [[390, 844], [375, 667], [360, 640], [320, 568], [844, 390], [667, 375], [568, 320], [720, 450]]) {
  for (const [name, line] of [["9 by 9", easy], ["a killer", killer], ["16 by 16", ".".repeat(256)]]) {
    test(`${width} by ${height}, ${name}: board and pad are in sight, nothing is wider than the screen`, async () => {
      const { page, close } = await open(at, { screen: touch(width, height) });
      await paste(page, line);
      await waitBoard(page, line.split(" ")[0].replaceAll("0", "."));
      await page.waitForTimeout(300);
      const tabs = await page.locator(".head .tabs").boundingBox();
      const end = tabs.y > height / 2 ? tabs.y : height;
      for (const selector of [".pad .key", ".pad .modes button", ".pad .actions button", "[data-cell]"]) {
        const boxes = await page.$$eval(selector, (all) => all.map((one) => one.getBoundingClientRect().toJSON()));
        for (const box of boxes) assert.ok(box.top >= 0 && box.left >= 0 && box.bottom <= end && box.right <= width, `${selector} ${JSON.stringify(box)}`);
      }
      for (const { width: wide, height: high } of await page.$$eval(".pad .key", (all) => all.map((one) => one.getBoundingClientRect().toJSON()))) {
        assert.ok(wide >= 32 && high >= 24, `${wide} by ${high}`);
      }
      await eventually.ok(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
      await close();
    });
  }
}

test("several cells by single taps, and one again; a tap removes a cell", async () => {
  const { page, close } = await open(at, { screen: touch(390, 844) });
  await load(page, easy);
  await page.tap('.modes button:text-is("Several")');
  for (const cell of [2, 40, 78]) await page.tap(`[data-cell="${cell}"]`);
  await eventually.deepEqual(() => selected(page), [0, 2, 40, 78]);
  await page.tap('[data-cell="0"]');
  await eventually.deepEqual(() => selected(page), [2, 40, 78]);
  await page.tap('.modes button:text-is("Corner")');
  await page.tap('.keys button:text-is("7")');
  for (const cell of [2, 40, 78]) await eventually.equal(() => page.textContent(`[data-cell="${cell}"] .corner`), "7");
  await page.tap('.modes button:text-is("Several")');
  await page.tap('[data-cell="4"]');
  await eventually.deepEqual(() => selected(page), [4]);
  await close();
});

test("16 by 16: the buttons make cells larger, the board moves under the finger; with Several it selects", async () => {
  const { page, close } = await open(at, { screen: touch(390, 844) });
  await paste(page, ".".repeat(256));
  await waitBoard(page, ".".repeat(256));
  const width = () => page.$eval('[data-cell="0"]', (cell) => cell.getBoundingClientRect().width);
  const small = await width();
  for (const _ of "123") await page.tap('.actions button[aria-label="Larger cells"]');
  await eventually.ok(async () => await width() > 1.5 * small);
  await page.waitForSelector(".frame:not(.fits)");
  const client = await page.context().newCDPSession(page);
  const drag = async () => {
    const { x, y } = await page.locator('[data-cell="64"]').boundingBox();
    await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: x + 150, y: y + 10 }] });
    for (let step = 1; step <= 12; step += 1) {
      await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: x + 150 - 10 * step, y: y + 10 }] });
      await page.waitForTimeout(16);
    }
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.waitForTimeout(200);
  };
  await drag();
  await eventually.ok(async () => await page.$eval(".frame", (frame) => frame.scrollLeft) > 50);
  await eventually.equal(async () => (await selected(page)).length, 1);
  await page.$eval(".frame", (frame) => { frame.scrollLeft = 0; });
  await page.tap('.modes button:text-is("Several")');
  await drag();
  await eventually.equal(() => page.$eval(".frame", (frame) => frame.scrollLeft), 0);
  await eventually.ok(async () => (await selected(page)).length >= 3);
  for (const _ of "123") await page.tap('.actions button[aria-label="Smaller cells"]');
  await eventually.equal(width, small);
  await close();
});

test("no field takes the focus by itself, so no keyboard opens", async () => {
  const { page, close } = await open(at, { screen: touch(390, 844) });
  const typing = () => page.evaluate(() => /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName));
  await page.tap('.head button:text-is("Menu")');
  await page.waitForSelector("dialog[open]");
  await eventually.equal(typing, false);
  await page.keyboard.press("Escape");
  await page.tap('.head button:text-is("Open")');
  await page.waitForSelector(".panel textarea");
  await eventually.equal(typing, false);
  for (const panel of ["set", "learn"]) {
    await tab(page, panel);
    await page.waitForTimeout(200);
    await eventually.equal(typing, false, panel);
  }
  await close();
});

test("below the pad a button leads back to it", async () => {
  const { page, close } = await open(at, { screen: touch(320, 568), reducedMotion: "reduce" });
  await load(page, easy);
  await eventually.equal(() => page.locator(".up").count(), 0);
  await tab(page, "puzzles");
  await page.waitForSelector(".panel textarea");
  await page.evaluate(() => scrollTo(0, 600));
  await page.waitForSelector(".up");
  await clean(page, "the button");
  await page.tap(".up");
  await page.waitForFunction(() => scrollY === 0 && !document.querySelector(".up"));
  await eventually.ok(() => page.evaluate(() => document.activeElement.matches("[data-cell]")));
  await eventually.equal(async () => (await board(page)).length, 81);
  await close();
});

test("the page can be installed: a manifest with icons of the sizes it names", async () => {
  const { page, close } = await open(at, { screen: touch(390, 844) });
  const found = await page.evaluate(async () => {
    const { href } = document.querySelector('link[rel="manifest"]');
    const manifest = await (await fetch(href)).json();
    const icons = await Promise.all(manifest.icons.map(async ({ src, sizes, type }) => {
      const image = new Image();
      image.src = new URL(src, href);
      await image.decode();
      return { sizes, type, really: `${image.naturalWidth}x${image.naturalHeight}`, sent: (await fetch(image.src)).headers.get("content-type") };
    }));
    return { ...manifest, icons, start: new URL(manifest.start_url, href).href, here: location.href.replace(/#.*/, "") };
  });
  assert.equal(found.display, "standalone");
  assert.equal(found.start, found.here);
  assert.deepEqual(found.icons.map(({ sizes }) => sizes), ["192x192", "512x512"]);
  for (const { sizes, really, type, sent } of found.icons) assert.deepEqual([really, sent], [sizes, type]);
  await close();
});
