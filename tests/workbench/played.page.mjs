// Puzzles with rules, opened by their links and played to the end with hints by clicks alone; the grid is then the one
// published with the puzzle, and the engine's. A few at once, all of them with WORKBENCH_ALL=1.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { ask, board, engineReady, open, paste, start, tab } from "./support.mjs";

let at;
before(async () => { at = await start(); });
after(async () => { await at?.stop(); });

const every = process.env.WORKBENCH_ALL === "1";
const table = (path) => readFileSync(join(process.env.WORKBENCH_SOURCES, "../..", path), "utf8").split("\n")
  .filter((line) => line !== "" && !line.startsWith("#")).slice(1).map((line) => line.split("\t"));
const boards = table("data/rules/f-puzzles.tsv");
const links = new Map(table("tests/data/formats/fpuzzles_rules.tsv"));
/** Hints, each applied, until there is none; returns the message. The buttons are clicked in the page. */
const playOut = (page) => page.evaluate(async () => {
  const button = (words) => [...document.querySelectorAll(".panel button")].find((one) => one.textContent === words);
  const until = async (what) => {
    for (const end = Date.now() + 240_000; Date.now() < end; await new Promise((resolve) => requestAnimationFrame(resolve))) {
      const found = what();
      if (found) return found;
    }
    return "too long";
  };
  for (let steps = 0; ; steps += 1) {
    (await until(() => button("All at once"))).click();
    const end = await until(() => document.querySelector(".stages li:nth-child(4)") ? "step" : document.querySelector(".panel .note, .panel .bad")?.textContent);
    if (end !== "step") return { steps, end };
    button("Apply it").click();
    await until(() => !document.querySelector(".stages"));
  }
});

async function played(text, line, published) {
  const { page, close } = await open(at, { reducedMotion: "reduce" });
  await paste(page, text);
  await page.waitForFunction((cells) => [...document.querySelectorAll("[data-cell]")].map((cell) => cell.querySelector(".digit")?.textContent ?? ".").join("") === cells, line.split(" ")[0]);
  await page.waitForSelector(".rule-list li", { state: "attached" });
  await engineReady(page);
  await tab(page, "hint");
  const { steps, end } = await playOut(page);
  const now = await board(page);
  await close();
  const { solution } = await ask({ ask: "solve", puzzle: line });
  if (published) assert.equal(solution, published);
  assert.equal(now, solution, `${end} after ${steps} steps`);
  assert.match(end, /^Every cell is filled, and all is right/);
}

const few = ['"6x6 Extreme Killer" by Leyrann', '"Dab" by Zetamath'];
for (const [name, line, , solution] of boards) {
  if (!every && !few.some((one) => name.startsWith(one))) continue;
  test(`played to the end from its link: ${name}`, { timeout: 900_000 }, () =>
    played(`https://f-puzzles.com/?load=${links.get(name)}`, line, solution));
}

const killers = ["Killer sudoku [overlap]", "Killer sudoku [gaps]", "Killer sudoku [0 cage]", "Killer sudoku [0 cage, hard]", "White Room  - killer sudoku",
  "HS_KILLERS#0", "HS_KILLERS#1", "HS_KILLERS#3", "TAREK_ALL#0", "TAREK_ALL#2"];
for (const [name, line, , solution] of table("data/rules/iss.tsv")) {
  if (!killers.includes(name) || (!every && name !== killers[2])) continue;
  test(`a killer, played to the end: ${name}`, { timeout: 900_000 }, () => played(line, line, solution));
}
