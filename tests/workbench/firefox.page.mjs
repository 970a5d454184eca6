// A smoke test in Firefox: a player's first actions, from the first digit to a killer, a lesson, a drawing, a proof.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { binary, open } from "./bidi.mjs";
import { ask, easy, four, site, skyscraper } from "./support.mjs";

const skip = binary ? false : "no firefox here";
let server;
let page;
before(async () => {
  if (skip) return;
  server = spawn(process.execPath, [join(dirname(fileURLToPath(import.meta.url)), "serve.mjs"), site, "0"], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(server.stdout, "data");
  page = await open();
  await page.resize(1280, 800);
  await page.go(String(line).trim());
});
after(async () => {
  await page?.close();
  server?.kill();
});

const solutions = () => page.until(() => /solution/.test(document.querySelector(".what span")?.textContent ?? ""));
const board = () => page.evaluate(() => [...document.querySelectorAll("[data-cell]")].map((cell) => cell.querySelector(".digit")?.textContent ?? ".").join(""));
const text = (selector) => page.until((one) => document.querySelector(one)?.textContent, selector);
const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
/** Reads a text in the panel of puzzles, as if pasted there. */
async function paste(pasted, digits) {
  await panel("group-play", "puzzles");
  await page.until((given) => {
    const field = document.querySelector(".panel textarea");
    if (!field) return false;
    field.value = given;
    return field.dispatchEvent(new Event("input", { bubbles: true }));
  }, pasted);
  await page.click(".panel button", "Read it");
  await page.until((wanted) => [...document.querySelectorAll("[data-cell]")].map((cell) => cell.querySelector(".digit")?.textContent ?? ".").join("") === wanted, digits);
  await solutions();
}
async function panel(group, name) {
  await page.click(`#${group}`);
  if (name) await page.click(`#tab-${name}`);
}
/** Four presses, each with the engine's words; a fifth applies the step. */
async function hint(puzzle) {
  const told = await ask({ ask: "hint", puzzle });
  for (const [stage, member] of ["where", "technique", "cells", "sentence"].entries()) {
    await page.click(".actions button", "Hint");
    await page.until((at) => document.querySelectorAll(".stages li").length === at, stage + 1);
    assert.equal(await text(".stages .now"), told[member]);
  }
  await page.click(".actions button", "Hint");
  await page.until(() => /^Applied/.test(document.querySelector('[role="status"]').textContent));
}

test("Firefox: digits by keys and pad, undo", { skip }, async () => {
  await solutions();
  await paste(easy, easy);
  await page.click('[data-cell="2"]');
  await page.press("5");
  assert.equal((await board())[2], "5");
  await page.press("ArrowRight");
  await page.click(".keys button", "7");
  assert.equal((await board()).slice(2, 4), "57");
  for (const _ of "12") await page.click(".actions button", "Undo");
  assert.equal(await board(), easy);
  assert.ok(await page.evaluate(() => document.querySelector('[data-cell="0"]').getBoundingClientRect().width) >= 60);
});

test("Firefox: a hint in four stages, applied; why, accepted by the checker", { skip }, async () => {
  await panel("group-play", "hint");
  await hint(easy);
  const { solution } = await ask({ ask: "solve", puzzle: easy });
  const now = await board();
  assert.equal([...now].filter((one) => one !== ".").length, [...easy].filter((one) => one !== ".").length + 1);
  assert.ok([...now].every((one, cell) => one === "." || one === solution[cell]));
  await paste(skyscraper, skyscraper);
  await panel("group-play", "why");
  await page.click('[data-cell="60"]');
  await page.click(".digits .key", "7");
  assert.match(await text(".answer .good"), /checker accepts/);
  assert.match(await text(".sentence"), /^G7 is (not )?7/);
});

test("Firefox: path with ticks, certificate, HDP, ratings", { skip }, async () => {
  await panel("group-play", "path");
  await page.click(".panel button", "Show the path");
  assert.match(await text(".panel .good"), /^all \d+ steps accepted/);
  await panel("group-study", "proof");
  await page.click(".panel button", "Make a certificate");
  await page.until(() => /^Accepted: the puzzle has exactly one solution/.test(document.querySelector(".panel .good")?.textContent ?? ""));
  await panel("group-study", "rate");
  await page.click(".panel button", "Rate the puzzle");
  await page.until(() => document.querySelectorAll(".ratings details").length === 5);
  await paste(four, four);
  await panel("group-study", "hdp");
  await page.until(() => /SOL/.test(document.querySelector(".outcome")?.textContent ?? ""));
});

test("Firefox: a killer: rules drawn, told and framed, a hint", { skip }, async () => {
  const folder = join(process.env.WORKBENCH_SOURCES, "../../data/rules/f-puzzles.tsv");
  const killer = readFileSync(folder, "utf8").split("\n").find((line) => line.startsWith('"6x6 Extreme Killer"')).split("\t")[1];
  await paste(killer, killer.split(" ")[0]);
  await page.until(() => document.querySelector("img.drawn")?.complete);
  const { sentences } = await ask({ ask: "rules", puzzle: killer });
  await page.until((n) => document.querySelectorAll(".rule-list li").length === n, sentences.length);
  await page.click(".rule-list summary");
  await page.click(".rule-list li:first-child button");
  await page.until(() => document.querySelector(".signs path.base"));
  await hint(killer);
});

test("Firefox: a lesson, a position to practise on", { skip }, async () => {
  await panel("tab-learn");
  await page.click(".learn button", "Open the lesson");
  await page.until(() => (document.querySelector(".learn .reason")?.textContent ?? "") !== "");
  await page.click(".learn button", "Practice");
  await page.click(".learn button", "Get a position");
  await page.until(() => [...document.querySelectorAll(".learn button")].some((one) => one.textContent === "Show the answer"));
  await page.click(".learn button", "Show the answer");
  await page.until(() => document.querySelectorAll(".signs .ring, .signs .set, .signs > *").length > 0);
});

test("Firefox: a jigsaw is drawn", { skip }, async () => {
  await panel("tab-set");
  await page.until(() => { const order = document.querySelector('select[name="order"]'); if (order) order.value = "4"; return order?.value; });
  await page.click(".panel button", "Draw");
  await page.until(() => document.querySelectorAll("[data-cell]").length === 16);
  await page.click(".panel button", "Begin with boxes");
  await page.until(() => [...document.querySelectorAll(".jigsaw li > span")].filter((one) => one.textContent.endsWith(": 4 cells")).length === 4);
  await page.click(".panel button", "Play on it");
  await page.until(() => document.querySelector("#panel").getAttribute("aria-labelledby") === "tab-hint");
});

test("Firefox: a killer cage is set on an empty board, its rule in words", { skip }, async () => {
  await panel("tab-set");
  await page.until(() => {
    const details = document.querySelector(".set details:has(form)");
    if (details) details.open = true;
    const size = document.querySelector('.set select[name="size"]');
    if (size) size.value = "9";
    return size?.value;
  });
  await page.click(".set button", "Empty board");
  await page.until(() => document.querySelectorAll("[data-cell]").length === 81 && document.querySelector("#set-tool"));
  await page.evaluate(() => {
    const tool = document.querySelector("#set-tool");
    tool.value = "killer";
    tool.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await page.until(() => document.querySelector("#set-value"));
  await page.drag('[data-cell="0"]', '[data-cell="1"]');
  await page.until(() => document.activeElement?.id === "set-value");
  for (const digit of "15") await page.press(digit);
  await page.press("Enter");
  const { sentences } = await ask({ ask: "rules", max_nodes: 1, puzzle: `${".".repeat(81)} rules:killer 15: A1 B1` });
  await page.until((words) => [...document.querySelectorAll(".set-rules li .link")].some((one) => one.textContent === words), sentences[0].words);
});

test("Firefox: a narrow screen: nothing is wider; nothing went wrong", { skip }, async () => {
  for (const width of [390, 320]) {
    await page.resize(width, 700);
    for (const [group, name] of [["group-play", "hint"], ["group-play", "puzzles"], ["tab-learn"], ["tab-set"], ["group-study", "rate"]]) {
      await panel(group, name);
      assert.ok(await fits(), `${width} ${name ?? group}`);
    }
  }
  assert.deepEqual(page.trouble, []);
});
