// Shared by the tests of the page: a server, a browser, pages that collect all errors and all external requests.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const here = dirname(fileURLToPath(import.meta.url));
export const site = process.env.WORKBENCH_SITE;
export const one = process.env.WORKBENCH_ONE;

export const easy = "32....9..4.1.3....8..26...4.8...2.39......26.........7...4..6....7...4....95...78";
export const skyscraper = ".753..4....627.....3......7.....6.2.6.2....8....4.8........2..84...8..93.9.6.4...";
export const worldsHardest = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
export const four = "...43.1..1..4...";

export const desk = { viewport: { width: 1280, height: 800 } };
export const phone = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

// Evaluated, not added as an element, which the content policy of the page would refuse.
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The engine in this process: the oracle for the page. */
const deduku = await import(join(process.env.DEDUKU_PACKAGE, "index.js"));
export const engine = await deduku.open();
export const checker = await deduku.openChecker();
export const ask = async (question) => {
  const answer = await engine.ask(question);
  assert.equal(answer.error, undefined, JSON.stringify(answer.error));
  return answer;
};

export async function start() {
  const server = spawn(process.execPath, [join(here, "serve.mjs"), site, "0"], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(server.stdout, "data");
  const address = String(line).trim();
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] });
  const stop = async () => {
    await browser.close();
    server.kill();
    await once(server, "exit");
  };
  /** Immediately, for tests that fail. */
  const kill = () => {
    server.kill();
    void browser.close();
  };
  return { browser, address, stop, kill };
}

/** A ready page; its errors are in `trouble`. */
export async function open({ browser, address }, { screen = desk, hash = "", url = address + hash, ready = true, before = async () => {}, ...more } = {}) {
  const context = await browser.newContext({ ...screen, ...more });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const trouble = [];
  page.on("pageerror", (error) => trouble.push(String(error)));
  page.on("console", (message) => message.type() === "error" && trouble.push(message.text()));
  page.on("dialog", (dialog) => { trouble.push(`dialog: ${dialog.message()}`); void dialog.dismiss(); });
  context.on("request", (request) => /^(http:\/\/127\.0\.0\.1|blob:|data:|file:)/.test(request.url()) || trouble.push(`asks for ${request.url()}`));
  await before(page, context);
  await page.goto(url);
  if (ready) await engineReady(page);
  return { page, context, trouble, close: async () => { await context.close(); assert.deepEqual(trouble, []); } };
}

export const engineReady = (page) => page.waitForFunction(() => /solution/.test(document.querySelector(".what span")?.textContent ?? ""));

const patience = 15_000;

/** Assertions about a page that may still have to draw: `eventually.equal(read, wanted)` is `assert.equal(await read(), wanted)`, and
 * reads again until it holds, for `patience` milliseconds at most. `read` must change nothing. A page answers a
 * click later, and Preact removes what an effect showed only after the next frame. */
export const eventually = Object.fromEntries(["equal", "notEqual", "deepEqual", "match", "doesNotMatch", "ok"].map((name) => [name, async (read, ...wanted) => {
  for (const end = Date.now() + patience; ;) {
    const value = await read();
    try {
      return assert[name](value, ...wanted);
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await setTimeout(20);
  }
}]));

/** Pastes a text on the page, as Ctrl+V does. */
export async function paste(page, text) {
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData("text/plain", pasted);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
}

export const load = async (page, line) => {
  await paste(page, line);
  await page.waitForFunction((wanted) => [...document.querySelectorAll("[data-cell]")].map((cell) => cell.querySelector(".digit")?.textContent ?? ".").join("") === wanted, line);
  await engineReady(page);
};

/** The digits on the board, row by row. */
export const board = (page) => page.$$eval("[data-cell]", (cells) => cells.map((cell) => cell.querySelector(".digit")?.textContent ?? ".").join(""));
export const waitBoard = (page, line) => page.waitForFunction((wanted) =>
  [...document.querySelectorAll("[data-cell]")].map((cell) => cell.querySelector(".digit")?.textContent ?? ".").join("") === wanted, line);
/** The candidates shown on the board, cell by cell. */
export const marksOn = (page) => page.$$eval("[data-cell]", (cells) => cells.map((cell) => cell.querySelector(".digit")?.textContent ?? [...cell.querySelectorAll("[data-digit]:not(.gone)")].map((mark) => mark.dataset.digit).join("")).join(" "));
export const waitMarks = (page, marks) => page.waitForFunction((wanted) => {
  const now = [...document.querySelectorAll("[data-cell]")].map((cell) => cell.querySelector(".digit")?.textContent ?? [...cell.querySelectorAll("[data-digit]:not(.gone)")].map((mark) => mark.dataset.digit).join(""));
  return JSON.stringify(now) === JSON.stringify(wanted);
}, marks.map((digits) => digits.join("")));
export const label = (page, cell) => page.getAttribute(`[data-cell="${cell}"]`, "aria-label");
export const said = (page) => page.textContent('[role="status"]');
export const waitSaid = (page, text) => page.waitForFunction((wanted) => document.querySelector('[role="status"]').textContent.includes(wanted), text);
export const focusBoard = (page, cell = 0) => page.focus(`[data-cell="${cell}"]`);
export const pick = (page, cell) => page.click(`[data-cell="${cell}"]`, { position: { x: 3, y: 3 } });
/** Opens a panel, and before it its group. */
export async function tab(page, name) {
  const group = Object.entries({ play: ["hint", "why", "path", "puzzles"], study: ["rate", "hdp", "scenarios", "steps", "report", "proof"] })
    .find(([, panels]) => panels.includes(name))?.[0];
  if (group && await page.getAttribute(`#group-${group}`, "aria-selected") !== "true") await page.click(`#group-${group}`);
  await page.click(`#tab-${name}`);
  await page.waitForSelector(`#panel[aria-labelledby="tab-${name}"]`);
}

/** A button of the head; if the screen is too narrow for it, the same in the menu. */
export async function head(page, words, command) {
  if (await page.isVisible(`.head button:text-is("${words}")`)) return page.click(`.head button:text-is("${words}")`);
  await page.click('.head button:text-is("Menu")');
  await page.fill("dialog input", command);
  await page.keyboard.press("Enter");
}
export const share = (page) => head(page, "Share", "share this board");

export async function clean(page, where) {
  await page.evaluate(axe);
  const result = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  const found = result.violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 120)).join(" | ")}`);
  assert.deepEqual(found, [], where);
}
