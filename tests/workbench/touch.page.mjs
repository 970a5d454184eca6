// Fingers on the board: real touch events on a phone.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { board, easy, eventually, load, open, paste, phone, start, tab, waitBoard } from "./support.mjs";
import { answered, cellOf, empty, placed } from "./setting.mjs";

let at;
before(async () => { at = await start(); });
after(async () => { await at?.stop(); });

const screen = { ...phone, viewport: { width: 390, height: 844 } };
const killer = `${".".repeat(36)} rules:killer 18: A1 A2 A3 B3; killer 8: A4 B4`;

/** Fingers that go through these points, each a list of places [x, y] of the same length. */
async function touch(page, ...fingers) {
  const client = await page.context().newCDPSession(page);
  const points = (step) => fingers.map((places, id) => ({ x: places[step][0], y: places[step][1], id }));
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: points(0) });
  for (let step = 1; step < fingers[0].length; step += 1) {
    await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: points(step) });
    await page.waitForTimeout(20);
  }
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await client.detach();
}

const middle = async (page, cell) => {
  const { x, y, width, height } = await page.locator(`[data-cell="${cell}"]`).boundingBox();
  return [x + width / 2, y + height / 2];
};
/** The way through the middles of cells, in small steps. */
async function through(page, cells) {
  const stops = [];
  for (const cell of cells) stops.push(await middle(page, cell));
  return stops.flatMap((to, at) => (at === 0 ? [to] : [1, 2, 3, 4, 5].map((part) =>
    [0, 1].map((axis) => stops[at - 1][axis] + ((to[axis] - stops[at - 1][axis]) * part) / 5))));
}
const swipe = async (page, cells) => touch(page, await through(page, cells));
const selected = (page) => page.$$eval('[data-cell][aria-selected="true"]', (cells) => cells.map((cell) => Number(cell.dataset.cell)));
const places = (page) => page.evaluate(() => ({ page: scrollY, left: document.querySelector(".frame").scrollLeft, top: document.querySelector(".frame").scrollTop }));

for (const [name, line, order] of [["9 by 9", easy, 9], ["a killer of 6 by 6", killer, 6], ["16 by 16", ".".repeat(256), 16]]) {
  test(`${name}: a finger drawn down and to the right selects all cells on its way; the page does not scroll`, async () => {
    const { page, close } = await open(at, { screen });
    await paste(page, line);
    await waitBoard(page, line.split(" ")[0].replaceAll("0", "."));
    const before = await places(page);
    const cells = [1, 1 + order, 1 + 2 * order, 1 + 3 * order, 2 + 3 * order, 3 + 3 * order, 4 + 3 * order];
    await swipe(page, cells);
    await eventually.deepEqual(() => selected(page), [...cells].sort((a, b) => a - b));
    await swipe(page, [...cells].reverse());
    await eventually.deepEqual(() => selected(page), [...cells].sort((a, b) => a - b), "upwards, too");
    await eventually.deepEqual(() => places(page), before);
    await close();
  });
}

test("a board larger than its frame moves under the finger, and one cell is selected", async () => {
  const { page, close } = await open(at, { screen });
  await paste(page, ".".repeat(625));
  await waitBoard(page, ".".repeat(625));
  await swipe(page, [9, 7, 5, 3, 1]);
  assert.ok((await places(page)).left > 100, JSON.stringify(await places(page)));
  await eventually.equal(async () => (await selected(page)).length, 1);
  // The same for 9 by 9, enlarged.
  await load(page, easy);
  await page.focus('[data-cell="0"]');
  for (const _ of "123") await page.keyboard.press("+");
  await swipe(page, [4, 3, 2, 1, 0]);
  assert.ok((await places(page)).left > 30, JSON.stringify(await places(page)));
  for (const _ of "123") await page.keyboard.press("-");
  await page.waitForSelector(".frame.fits");
  await swipe(page, [4, 3, 2]);
  await eventually.deepEqual(() => selected(page), [2, 3, 4]);
  await close();
});

for (const [name, line, cell] of [["16 by 16", ".".repeat(256), 200], ["9 by 9", easy, 40]]) {
  test(`${name}: two fingers apart enlarge the board below them, together they make it fit again; nothing is selected, the pad stays`, async () => {
    const { page, close } = await open(at, { screen });
    await paste(page, line);
    await waitBoard(page, line);
    const [pad, chosen] = [await page.locator(".pad").boundingBox(), await selected(page)];
    const [x, y] = await middle(page, cell);
    const width = () => page.$eval('[data-cell="0"]', (one) => one.getBoundingClientRect().width);
    const small = await width();
    const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    await touch(page, steps.map((step) => [x - 30 - 4 * step, y]), steps.map((step) => [x + 30 + 4 * step, y]));
    assert.ok(await width() > 1.8 * small, `${small}, then ${await width()}`);
    const [nowX, nowY] = await middle(page, cell);
    assert.ok(Math.hypot(nowX - x, nowY - y) < 0.75 * await width(), `${x},${y} moved to ${nowX},${nowY}`);
    await eventually.deepEqual(() => selected(page), chosen);
    assert.ok(Math.abs((await page.locator(".pad").boundingBox()).y - pad.y) <= 1);
    // One finger moves the board.
    const before = await places(page);
    await touch(page, steps.map((step) => [x + 60 - 10 * step, y]));
    await page.waitForTimeout(300);
    assert.ok((await places(page)).left > before.left + 20, JSON.stringify([before, await places(page)]));
    await eventually.equal(async () => (await places(page)).page, before.page);
    // Both fingers move it, too.
    const then = await places(page);
    await touch(page, steps.map((step) => [x - 40, y - 10 + 6 * step]), steps.map((step) => [x + 40, y - 10 + 6 * step]));
    assert.ok((await places(page)).top < then.top - 20, JSON.stringify([then, await places(page)]));
    await touch(page, steps.map((step) => [x - 90 + 8 * step, y]), steps.map((step) => [x + 90 - 8 * step, y]));
    await eventually.equal(width, small);
    await page.waitForSelector(".frame.fits");
    await close();
  });
}

const rules = (page) => page.$$eval(".set-rules li > button.link", (all) => all.map((one) => one.textContent));
const named = (order, text) => text.split(" ").map((name) => cellOf(order, name));

for (const order of [9, 16]) {
  test(`set by finger, ${order} by ${order}: lines, a cage, and what two fingers do`, async () => {
    const { page, close } = await open(at, { screen });
    await tab(page, "set");
    await page.waitForSelector(".set form");
    await empty(page, order);
    await page.selectOption("#set-tool", "thermo");
    await page.locator(".board").scrollIntoViewIfNeeded();
    await swipe(page, named(order, "B2 B3 B4 C5 D5 E5"));
    await placed(page, 1);
    await eventually.match(async () => (await rules(page))[0], /B2-B4-E5|B2 B3 B4 C5 D5 E5|B2.*C5.*E5/);
    await page.selectOption("#set-tool", "arrow");
    await page.locator(".board").scrollIntoViewIfNeeded();
    await swipe(page, named(order, "A6 B6 C6"));
    await placed(page, 2);
    await page.selectOption("#set-tool", "killer");
    await page.locator(".board").scrollIntoViewIfNeeded();
    await swipe(page, named(order, "A1 B1 C1 C2"));
    await eventually.deepEqual(() => selected(page), named(order, "A1 B1 C1 C2"));
    await eventually.equal(() => page.inputValue("#set-cells"), "A1 B1 C1 C2");
    await page.fill("#set-value", "20");
    await page.tap('.tool button:text-is("Place it")');
    await placed(page, 3);
    // Two fingers zoom the page: they place nothing.
    await page.selectOption("#set-tool", "thermo");
    await page.locator(".board").scrollIntoViewIfNeeded();
    const [one, two] = [await through(page, named(order, "D4 C3 B2")), await through(page, named(order, "E5 F6 G7"))];
    await touch(page, one, two);
    await page.waitForTimeout(200);
    await eventually.equal(async () => (await rules(page)).length, 3);
    await answered(page);
    await close();
  });
}

test("set by finger, 12 by 12 enlarged: a board that moves under the finger places no rule, nor does the next tap", async () => {
  const { page, close } = await open(at, { screen });
  await tab(page, "set");
  await page.waitForSelector(".set form");
  await empty(page, 12);
  await page.selectOption("#set-tool", "odd");
  await page.focus('[data-cell="0"]');
  for (const _ of "1234") await page.keyboard.press("+");
  await page.locator(".board").scrollIntoViewIfNeeded();
  await swipe(page, [5, 4, 3, 2]);
  await eventually.ok(async () => (await places(page)).left > 30);
  await page.tap(".head .what");
  await page.waitForTimeout(300);
  await eventually.deepEqual(() => rules(page), []);
  await close();
});

test("regions of a jigsaw are drawn by finger", async () => {
  const { page, close } = await open(at, { screen });
  await tab(page, "set");
  await page.click(`.set button:text-is("Draw")`);
  await page.waitForSelector(".jigsaw");
  const cells = [0, 1, 2, 3, 12, 11, 10, 9, 18];
  await swipe(page, cells);
  await page.waitForFunction(() => /Region 1: 9 cells/.test(document.querySelector(".jigsaw .list")?.textContent ?? ""));
  await eventually.equal(async () => (await board(page)).length, 81);
  await close();
});
