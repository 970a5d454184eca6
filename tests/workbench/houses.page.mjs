// Boards with other houses in use: a jigsaw from a link by clicks alone, at two widths; the display of other kinds;
// drawing a jigsaw; messages about unsupported functions.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { ask, board, clean, desk, engineReady, eventually, label, open, paste, phone, pick, share, start, tab, waitSaid } from "./support.mjs";

let at;
before(async () => { at = await start(); });
after(async () => { await at?.stop(); });

const lineOf = (kind) => readFileSync(join(process.env.WORKBENCH_SOURCES, "../../data/houses", `${kind}.txt`), "utf8").split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))[0].split("  #")[0].trim();
const jigsaw = lineOf("jigsaw");
const [cells, houses] = jigsaw.split(" ");
const cellOf = (name) => (Number(name.slice(1)) - 1) * 9 + name.charCodeAt(0) - 65;

async function shows(page, wanted) {
  await page.waitForFunction((text) => [...document.querySelectorAll("[data-cell]")].map((cell) => cell.querySelector(".digit")?.textContent ?? ".").join("") === text, wanted);
}

/** Sides of a cell with a thick line, as painted. */
const thick = (page, cell) => page.$eval(`[data-cell="${cell}"]`, (td) => ["Left", "Top"].map((side) => parseFloat(getComputedStyle(td)[`border${side}Width`]) > 1));

for (const [name, screen] of [["a desktop", desk], ["a phone", phone]]) {
  test(`ten tasks on a jigsaw by clicks alone, on ${name}`, async () => {
    const { text: link } = await ask({ ask: "convert", to: "f-puzzles", puzzle: jigsaw });
    const { page, close } = await open(at, { screen, reducedMotion: "reduce" });
    const press = (words) => page.click(`button:text-is("${words}")`);

    // 1: opened from a link of f-puzzles
    await tab(page, "puzzles");
    await page.fill(".panel textarea", link.trim());
    await press("Read it");
    await shows(page, cells);
    await engineReady(page);
    await eventually.match(() => page.textContent(".what"), /one solution/);
    await eventually.equal(() => label(page, 1), "B1, region 1, empty");
    await eventually.match(() => page.getAttribute(".board", "aria-label"), /regions instead of boxes/);
    // Regions of row 1: AAAAAAABC.
    await eventually.deepEqual(() => Promise.all([3, 7, 8, 9].map((cell) => thick(page, cell))), [[false, true], [true, true], [true, true], [true, true]]);
    await eventually.deepEqual(() => thick(page, 13), [true, false], "E2 lies in region 1 like E1; D2 does not");

    // 2: a conflict in a region, gone by undo
    await tab(page, "hint");
    await pick(page, 13);
    await page.click('.pad .keys button:text-is("3")');
    await page.waitForSelector('[data-cell="13"].clash');
    await eventually.match(() => label(page, 13), /twice in a house/);
    await page.click('.actions button:text-is("Undo")');
    await eventually.equal(() => board(page), cells);

    // 3: a hint in four stages, then applied
    const hint = await ask({ ask: "hint", puzzle: jigsaw });
    for (const [stage, member] of ["where", "technique", "cells", "sentence"].entries()) {
      await page.click('.actions button:text-is("Hint")');
      await page.waitForSelector(`.stages li:nth-child(${stage + 1})`);
      await eventually.equal(() => page.textContent(".stages .now"), hint[member]);
    }
    await eventually.equal(() => page.locator(".signs path.base").count(), hint.step.houses.length);
    await page.click('.actions button:text-is("Hint")');
    await waitSaid(page, "Applied");
    const [hinted, digit] = hint.step.placed.split("=");
    await eventually.match(() => label(page, cellOf(hinted)), new RegExp(`^${hinted}, .*${digit}$`));

    // 4: why
    await tab(page, "why");
    await pick(page, 1);
    await page.click(".digits button >> nth=1");
    await page.waitForSelector(".answer .good");
    await eventually.match(() => page.textContent(".sentence"), /^B1 is not 2: region 5/);

    // 5: a step of the path, with ticks
    await tab(page, "path");
    await press("Show the path");
    await page.waitForSelector(".panel .good");
    const { steps } = await ask({ ask: "path", puzzle: jigsaw });
    await eventually.equal(() => page.locator(".tick.holds").count(), steps.length);
    const locked = steps.findIndex((step) => step.cover.length > 0);
    await page.click(`.step >> nth=${locked}`);
    await page.waitForSelector(".signs path.cover");
    await eventually.equal(async () => (await board(page)), steps[locked].before.split(" ")[0].replace(/\[[^\]]*\]/g, "."));
    await press("Back to your board");

    // 6: HDP by hand
    await tab(page, "hdp");
    await page.waitForSelector(".outcome");
    await pick(page, cellOf("B7"));
    for (const one of "45") await page.click(`.hand .digits button:text-is("${one}")`);
    await page.click(".hand .digits .primary");
    await page.waitForFunction(() => document.querySelector(".outcome")?.textContent.includes("DIS # B7: 4,5 => CTR => B7: 6,7"));
    await press("Take over");
    await page.waitForFunction(() => document.querySelector(".notation li")?.textContent.includes("B7: 6,7"));
    await eventually.equal(() => page.getAttribute(".notation .tick", "aria-label"), "holds");

    // 7: scenarios
    await tab(page, "scenarios");
    await page.fill(".hand input >> nth=0", "B1,C1");
    await press("Run the scenarios");
    await page.waitForSelector(".scenarios tbody tr");
    const array = await ask({ ask: "scenarios", puzzle: jigsaw, pick: "B1,C1", table: true });
    await eventually.equal(() => page.locator(".scenarios tbody tr").count(), array.table.length);
    await press("Show what they have in common");
    await page.waitForSelector(".position");
    await press("Back to your board");

    // 8: a proof and a certificate, both accepted
    await tab(page, "proof");
    for (const words of ["Make a proof", "Make a certificate"]) {
      await press(words);
      await page.waitForFunction((kind) => (document.querySelector(".panel textarea")?.value ?? "").startsWith(kind) && document.querySelector(".panel .good"), words === "Make a proof" ? "{" : "deduku-");
      await eventually.match(() => page.textContent(".panel .good"), /exactly one solution/);
    }

    // 9: the link to share, opened elsewhere
    await share(page);
    await page.waitForFunction(() => document.querySelector("dialog textarea")?.value.includes("h=houses"));
    const own = await page.inputValue("dialog textarea");
    const other = await open(at, { url: own, screen });
    await shows(other.page, await board(page));
    await eventually.equal(() => label(other.page, 1), "B1, region 1, empty");
    await other.close();
    await page.keyboard.press("Escape");

    // 10: after a reload it is restored, with its steps
    const before = await board(page);
    await page.waitForTimeout(600);
    await page.reload();
    await engineReady(page);
    await eventually.equal(() => board(page), before);
    await eventually.deepEqual(() => thick(page, 7), [true, true]);
    await page.click('.actions button:text-is("Undo")');
    await eventually.equal(() => board(page), cells);
    await clean(page, name);
    await close();
  });

  test(`a jigsaw is drawn by selecting cells, on ${name}`, async () => {
    const { page, close } = await open(at, { screen, reducedMotion: "reduce" });
    const press = (words) => page.click(`.panel button:text-is("${words}")`);
    await tab(page, "set");
    await page.selectOption('select[name="order"]', "4");
    await press("Draw");
    await page.waitForSelector(".jigsaw");
    /** Drags from cell to cell; a tap if there is one cell. */
    const select = async (list) => {
      const middles = [];
      for (const cell of list) { const box = await page.locator(`[data-cell="${cell}"]`).boundingBox(); middles.push([box.x + box.width / 2, box.y + box.height / 2]); }
      await page.mouse.move(...middles[0]);
      await page.mouse.down();
      for (const middle of middles.slice(1)) await page.mouse.move(...middle, { steps: 3 });
      await page.mouse.up();
    };
    const region = async (list) => { await select(list); await press("Make them a region"); };
    const list = () => page.$$eval(".jigsaw li > span", (all) => all.map((one) => one.textContent));
    await region([0, 1, 2, 5]);
    await region([3, 7, 6]);
    await eventually.deepEqual(list, ["Region 1: 4 cells", "Region 2: 3 cells, 1 too few"]);
    await eventually.match(() => page.textContent(".jigsaw"), /9 cells are in no region/);
    await press("Play on it");
    await eventually.match(() => page.textContent('[role="alert"]'), /not complete: 9 cells are in no region/);
    await eventually.equal(() => label(page, 3), "D1, region 2, empty");
    await eventually.deepEqual(() => thick(page, 3), [true, true]);
    await clean(page, `drawing on ${name}`);
    await select([11]);
    await page.click('button[aria-label="Add the selected cells: Region 2"]');
    await region([4, 8, 9, 12]);
    await region([10, 13, 14, 15]);
    await eventually.match(() => page.textContent(".jigsaw"), /Every region is complete/);
    await page.click('.actions button:text-is("Undo")');
    await eventually.deepEqual(async () => (await list()).length, 3);
    await page.waitForTimeout(600);
    await page.reload();
    await engineReady(page);
    await tab(page, "set");
    await page.waitForSelector(".jigsaw");
    await eventually.deepEqual(async () => (await list()).length, 3, "a drawing is kept");
    await page.click('.actions button:text-is("Redo")');
    await eventually.deepEqual(list, [1, 2, 3, 4].map((number) => `Region ${number}: 4 cells`));
    await press("Play on it");
    await page.waitForFunction(() => /regions instead of boxes/.test(document.querySelector(".board").getAttribute("aria-label")));
    for (const [cell, digit] of [[0, "1"], [1, "2"], [2, "3"], [3, "4"]]) { await pick(page, cell); await page.click(`.pad .keys button:text-is("${digit}")`); }
    await press("Take it as the puzzle");
    await eventually.equal(() => label(page, 3), "D1, region 2, 4, given");
    await engineReady(page);
    await close();
  });
}

test("the kinds of houses: what is drawn, said and read aloud; axe clean, dark and with forced colours, too", async () => {
  const { page, close } = await open(at);
  const seen = async (kind) => {
    await paste(page, lineOf(kind));
    await shows(page, lineOf(kind).split(" ")[0]);
    await engineReady(page);
    await page.waitForSelector(".markings", { state: "attached" });
    await clean(page, kind);
    return { lines: await page.locator(".markings .diagonal").count(), frames: await page.locator(".markings .extra-frame").count(), said: await page.locator(".rules").allTextContents() };
  };
  await tab(page, "puzzles");
  for (const [name, kind] of [["Jigsaw", "regions instead of boxes"], ["Diagonals", "diagonals"], ["Windows", "windows"]]) {
    await page.click(`.panel button:text-is("${name}")`);
    await page.waitForFunction((wanted) => document.querySelector(".board").getAttribute("aria-label").includes(wanted), kind);
  }
  assert.deepEqual(await seen("x"), { lines: 2, frames: 0, said: [] });
  await eventually.equal(() => label(page, 40), "E5, main diagonal, anti-diagonal, empty");
  await eventually.match(() => page.$eval('[data-cell="0"]', (td) => getComputedStyle(td).backgroundImage), /linear-gradient/);
  assert.deepEqual(await seen("windoku"), { lines: 0, frames: 4, said: [] });
  assert.deepEqual(await seen("x-windoku"), { lines: 2, frames: 4, said: [] });
  assert.deepEqual(await seen("disjoint-groups"), { lines: 0, frames: 0, said: ["Disjoint groups: cells at the same place of their boxes differ."] });
  await eventually.equal(() => label(page, 1), "B1, group 2, empty");
  assert.deepEqual(await seen("asterisk"), { lines: 0, frames: 1, said: [] });
  for (const media of [{ colorScheme: "dark" }, { colorScheme: "light", forcedColors: "active" }]) {
    await page.emulateMedia(media);
    await clean(page, JSON.stringify(media));
  }
  // The selected cell's peers are those by the board's own houses.
  await pick(page, 13);
  const near = await page.$$eval("[data-cell].peer", (all) => all.map((one) => Number(one.dataset.cell)));
  assert.ok([20, 24, 37, 43, 56, 60].every((cell) => near.includes(cell)), String(near));
  await close();
});

test("the report names unsupported parts and has all others", async () => {
  const { page, close } = await open(at);
  await paste(page, jigsaw);
  await shows(page, cells);
  await tab(page, "rate");
  await page.click('.panel button:text-is("Rate the puzzle")');
  await page.waitForFunction(() => [...document.querySelectorAll(".ratings td b")].length === 5 && [...document.querySelectorAll(".ratings td b")].every((one) => one.textContent !== ".."), undefined, { timeout: 60_000 });
  const { hdp } = await ask({ ask: "rate", by: ["hdp"], puzzle: jigsaw });
  const values = await page.$$eval(".ratings td b", (all) => all.map((one) => one.textContent));
  assert.equal(values[1], hdp.level);
  assert.match(values[4], /needs a board whose only rules are rows, columns and boxes/);
  await tab(page, "path");
  await page.selectOption(".panel select >> nth=0", "se");
  await page.click('.panel button:text-is("Show the path")');
  await page.waitForFunction(() => /rows, columns and boxes/.test(document.querySelector('[role="alert"]').textContent));
  await tab(page, "report");
  await page.click('.panel button:text-is("Make the report")');
  await waitSaid(page, "The report is complete");
  await eventually.match(() => page.textContent("#report-se"), /rows, columns and boxes/);
  for (const part of ["puzzle", "hdp", "reasonable", "steps", "scenarios", "path", "rate", "proof", "stages"]) await eventually.equal(() => page.locator(`#report-${part} > .bad`).count(), 0, part);
  await eventually.match(() => page.textContent("#report-proof"), /Accepted by the checker/);
  await close();
});
