// HDP by hand: made by clicks, typed, pasted, played; the tree; links and reload; accessibility.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { ask, clean, desk, focusBoard, load, open, phone, pick, said, start, tab, worldsHardest } from "./support.mjs";

let at;
before(async () => { at = await start(); });
after(async () => { await at.stop(); });

const golden = (name) => readFileSync(join(process.env.WORKBENCH_SOURCES, "../../data/golden", name), "utf8");
const manual = golden("worlds-hardest-manual.hdp").trim().split("\n");
const pages = JSON.parse(golden("hdp.json"));

const cellOf = (name) => (Number(name.slice(1)) - 1) * 9 + name.charCodeAt(0) - 65;
const lines = (page) => page.$$eval(".notation li code", (all) => all.map((one) => one.textContent));
const position = (page) => page.textContent(".where [aria-current]");
const outcome = (page) => page.textContent(".outcome");
const waitAt = (page, chain) => page.waitForFunction((wanted) => [...document.querySelectorAll(".where button")].slice(1).map((one) => one.textContent).join(" ") === wanted && !document.querySelector(".hand .digits .primary:disabled + *"),
  chain.split(/(?= # )| \+ /).map((part) => part.trim()).map((part) => (part.startsWith("#") ? part : `+ ${part}`)).join(" "));
const waitLines = (page, wanted) => page.waitForFunction((texts) => JSON.stringify([...document.querySelectorAll(".notation li code")].map((one) => one.textContent)) === JSON.stringify(texts), wanted);

async function begin(more = {}, puzzle = worldsHardest) {
  const opened = await open(at, more);
  await load(opened.page, puzzle);
  await tab(opened.page, "hdp");
  await opened.page.waitForSelector(".outcome");
  return opened;
}

/** Supposes digits of a cell as one does with the mouse: the cell, its marks, the button. */
async function suppose(page, name, digits) {
  await pick(page, cellOf(name));
  for (const digit of digits) await page.click(`.hand .digits button:text-is("${digit}")`);
  await page.click(".hand .digits .primary");
}

test("the author's manual chain, made by clicks alone, is the published one line by line", async () => {
  const { page, close } = await begin();
  const written = [];
  for (const line of manual) {
    const links = [...line.matchAll(/(#?) ?([A-I]\d): ([\d,]+)/g)].map(([, sign, cell, digits]) => ({ open: sign === "#", cell, digits: digits.split(",") }));
    const [chain] = line.slice(4).split(" => ");
    const opened = links.filter((link) => link.open && chain.includes(`# ${link.cell}:`));
    const inner = opened[opened.length - 1];
    // The last hypothesis is opened unless its facts alone make it fall, or it is open already.
    const seen = (await page.$$eval(".where button", (all) => all.map((one) => one.textContent))).slice(1);
    for (const link of opened) {
      const text = `# ${link.cell}: ${link.digits.join(",")}`;
      if (!seen.includes(text)) { await suppose(page, link.cell, link.digits); await page.waitForFunction((wanted) => [...document.querySelectorAll(".where button")].some((one) => one.textContent === wanted), text); }
    }
    assert.ok(inner);
    await page.waitForFunction((wanted) => document.querySelector(".outcome")?.textContent.includes(wanted), line, { timeout: 5000 }).catch(async (e) => { console.error(line, "|", await page.textContent(".where"), "|", await outcome(page), await said(page), await page.textContent('[role=alert]'), await lines(page)); throw e; });
    await page.click('.hand button:text-is("Take over")');
    written.push(line);
    await page.waitForFunction((texts) => { const now = [...document.querySelectorAll(".notation li code")].map((one) => one.textContent); return texts.every((text) => now.includes(text)); }, written);
  }
  await waitLines(page, manual);
  assert.deepEqual(await page.$$eval(".notation .tick", (all) => all.map((one) => one.getAttribute("aria-label"))), manual.map(() => "holds"));
  assert.match(await page.textContent(".result"), /Level of these lines\s*hard/);
  await close();
});
