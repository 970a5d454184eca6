// Boards with rules in use: a killer by clicks alone at two widths, a thermometer from a file, clues outside the
// board from a link; the picture and the sentences are the engine's; messages about unsupported functions.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { ask, board, clean, desk, easy, engineReady, eventually, focusBoard, label, load, open, paste, phone, pick, said, share, start, tab, waitSaid } from "./support.mjs";

let at;
before(async () => { at = await start(); });
after(async () => { await at?.stop(); });

const puzzleNamed = (file, name) => readFileSync(join(process.env.WORKBENCH_SOURCES, "../../data/rules", `${file}.tsv`), "utf8").split("\n").map((line) => line.split("\t"))
  .find(([one]) => one.startsWith(name))[1];
const killer = puzzleNamed("f-puzzles", '"6x6 Extreme Killer"');
const xSums = puzzleNamed("f-puzzles", '"Tiny Scar"');
const thermos = puzzleNamed("iss", "Thermo");
const rulesOf = (line) => line.split("rules:")[1].split("; ");

const shown = (page, puzzle) => page.waitForFunction((wanted) => [...document.querySelectorAll("[data-cell]")].map((cell) => cell.querySelector(".digit")?.textContent ?? ".").join("") === wanted, puzzle.split(" ")[0]);
async function ready(page, puzzle) {
  await shown(page, puzzle);
  await engineReady(page);
  await page.waitForSelector(".rule-list li", { state: "attached" });
  await page.waitForSelector("img.drawn");
}
const press = (page, words) => page.click(`button:text-is("${words}")`);
const cellOf = (order, name) => (Number(name.slice(1)) - 1) * order + name.charCodeAt(0) - 65;
/** Cells whose middles are in a hatched frame. */
const framed = (page, order) => page.$$eval(".signs path.base", (paths, n) => Array.from({ length: n * n }, (_, cell) => cell).filter((cell) =>
  paths.some((path) => path.isPointInFill(new DOMPoint((cell % n) * 60 + 30, Math.floor(cell / n) * 60 + 30)))), order);
const drawnSvg = (page) => page.$eval("img.drawn", (img) => decodeURIComponent(img.src.split(",").slice(1).join(",")));
/** The elements with a class of a rule, as text. */
const ruleElements = (svg) => [...svg.matchAll(/<(?:path|circle|rect|text|line)[^>]* ?class="rule-[^>]*>(?:[^<]*<\/text>)?/g)].map(([one]) => one.replace(/\/?>$/, ""));
const rows = (order, cells) => cells.match(new RegExp(`.{${order}}`, "g")).join("\n");

for (const [name, screen] of [["a desktop", desk], ["a phone", phone]]) {
  test(`a killer by clicks alone, on ${name}`, async () => {
    const { page, close } = await open(at, { screen, reducedMotion: "reduce" });
    const cell = (named) => cellOf(6, named);
    const digit = (one) => page.click(`.pad .keys button:text-is("${one}")`);

    // 1: opened from its text; the cages are drawn, read with each cell, listed in words
    await tab(page, "puzzles");
    await page.fill(".panel textarea", killer);
    await press(page, "Read it");
    await ready(page, killer);
    await eventually.match(() => page.textContent(".what"), /one solution/);
    await eventually.equal(() => label(page, 0), "A1, killer 18, empty");
    await eventually.match(() => page.getAttribute(".board", "aria-label"), /rules/);
    const { sentences } = await ask({ ask: "rules", puzzle: killer });
    assert.equal(sentences.length, rulesOf(killer).length);
    await eventually.deepEqual(() => page.$$eval(".rule-list li button", (all) => all.map((one) => one.textContent)), sentences.map(({ words }) => words));

    // 2: a click on a rule frames its cells, another click removes the frame; so does Enter
    if (!await page.$eval(".rule-list", (list) => list.open)) await page.click(".rule-list summary");
    for (const [number, { groups, words }] of sentences.entries()) {
      await page.click(`.rule-list li:nth-child(${number + 1}) button`);
      await eventually.equal(() => page.getAttribute(`.rule-list li:nth-child(${number + 1}) button`, "aria-pressed"), "true");
      await eventually.deepEqual(() => framed(page, 6), groups.flat().map(cell).sort((a, b) => a - b), words);
      await eventually.equal(async () => (await said(page)).trim(), words);
    }
    await eventually.equal(() => page.locator('.rule-list [aria-pressed="true"]').count(), 1);
    await page.focus(".rule-list li:last-child button");
    await page.keyboard.press("Enter");
    await eventually.deepEqual(() => framed(page, 6), []);
    await page.keyboard.press("Enter");
    await eventually.equal(async () => (await framed(page, 6)).length, sentences.at(-1).groups.flat().length);

    // 3: the same digit twice in a cage, but in no row, column or box: gone by undo
    await tab(page, "hint");
    for (const one of ["B2", "C3"]) { await pick(page, cell(one)); await digit(3); }
    await page.waitForSelector(`[data-cell="${cell("C3")}"].clash`);
    await eventually.match(() => label(page, cell("B2")), /twice in a house/);
    for (const _ of "12") await press(page, "Undo");
    await shown(page, killer);
    await eventually.equal(() => page.locator(".clash").count(), 0);

    // 4: check: a digit that only the sum of a cage forbids
    const { solution } = await ask({ ask: "solve", puzzle: killer });
    await pick(page, cell("A4"));
    await digit(1);
    for (const words of ["Check the board", "Which cells?", "Why?"]) await press(page, words);
    await page.waitForSelector(".panel .bad li");
    const state = `[Puzzle]\n${rows(6, killer.split(" ")[0])}\n[Rules]\n${rulesOf(killer).join("\n")}\n[State]\n${rows(6, `${".".repeat(18)}1${".".repeat(17)}`)}\n`;
    const { mistakes } = await ask({ ask: "hint", puzzle: state });
    assert.ok(mistakes.length > 0);
    await eventually.deepEqual(async () => (await page.locator(".panel .bad li").allTextContents()).map((text) => text.split(" Why ")[0]), mistakes.map(({ text }) => text));
    await press(page, "Back to before the mistake");
    await shown(page, killer);

    // 5: hints in four stages, the rule framed; then on to the first digit
    const hint = await ask({ ask: "hint", puzzle: killer });
    for (const [stage, member] of ["where", "technique", "cells", "sentence"].entries()) {
      await page.click('.actions button:text-is("Hint")');
      await page.waitForSelector(`.stages li:nth-child(${stage + 1})`);
      await eventually.equal(() => page.textContent(".stages .now"), hint[member]);
    }
    assert.deepEqual(hint.step.rules, ["minimum: E5"]);
    await eventually.deepEqual(() => framed(page, 6), [cell("E5")]);
    await page.click('.actions button:text-is("Hint")');
    await waitSaid(page, "Applied");
    for (let step = 0; step < 60 && /^\.+$/.test(await board(page)); step += 1) {
      await page.click('.panel button:text-is("All at once")');
      await page.waitForSelector(".stages li:nth-child(4)");
      await page.click(".panel button.primary");
      await waitSaid(page, "Applied");
    }
    const now = await board(page);
    assert.equal([...now].filter((one) => one !== ".").length, 1, now);
    assert.ok([...now].every((one, place) => one === "." || one === solution[place]), now);

    // 6: why, its proof accepted
    await tab(page, "why");
    await pick(page, cell("A4"));
    await page.click('.digits button:text-is("4")');
    await page.waitForSelector(".answer .good");
    await eventually.match(() => page.textContent(".sentence"), /^A4 is not 4/);

    // 7: the path: a tick at every step
    await tab(page, "path");
    await press(page, "Show the path");
    await page.waitForSelector(".panel .good");
    const { steps } = await ask({ ask: "path", puzzle: killer });
    await eventually.equal(() => page.locator(".tick.holds").count(), steps.length);
    assert.ok(steps.length > 20);
    const pair = steps.findIndex(({ rules }) => rules?.includes("killer 5: D5 D6"));
    await page.uncheck('label:has-text("fold simple steps") input');
    await page.click(`.step >> nth=${pair}`);
    await page.waitForSelector(".position");
    await eventually.deepEqual(async () => (await framed(page, 6)).filter((one) => one === cell("D5") || one === cell("D6")), [cell("D5"), cell("D6")]);
    await press(page, "Back to your board");

    // 8: a proof, accepted
    await tab(page, "proof");
    await press(page, "Make a proof");
    await page.waitForSelector(".panel .good");
    await eventually.match(() => page.textContent(".panel .good"), /exactly one solution/);
    await page.fill(".panel textarea", (await page.inputValue(".panel textarea")).replace('"least":8,"most":8', '"least":9,"most":9'));
    await press(page, "Check it");
    await page.waitForSelector(".panel > .bad");

    // 9: a link, opened elsewhere; 10: a reload keeps rules and steps
    await share(page);
    await page.waitForFunction(() => document.querySelector("dialog textarea")?.value.includes("h=rules"));
    const other = await open(at, { url: await page.inputValue("dialog textarea"), screen });
    await ready(other.page, now);
    await eventually.equal(() => label(other.page, 1), await label(page, 1));
    await eventually.equal(() => other.page.locator(".rule-list li").count(), sentences.length);
    await other.close();
    await page.keyboard.press("Escape");
    await page.waitForTimeout(600);
    await page.reload();
    await ready(page, now);
    await eventually.match(() => label(page, 0), /^A1, killer 18, empty/);
    for (let step = 0; step < 60 && await board(page) === now; step += 1) await press(page, "Undo");
    await eventually.equal(() => board(page), killer.split(" ")[0]);
    await press(page, "Redo");
    await shown(page, now);
    await clean(page, name);
    await close();
  });

  test(`clues beside the board, from a link of f-puzzles, on ${name}`, async () => {
    const { page, close } = await open(at, { screen, reducedMotion: "reduce" });
    await paste(page, (await ask({ ask: "convert", to: "f-puzzles", puzzle: xSums })).text);
    await ready(page, xSums);
    const { sentences } = await ask({ ask: "rules", puzzle: xSums });
    const words = await page.$$eval(".rule-list li button", (all) => all.map((one) => one.textContent));
    assert.deepEqual([...words].sort(), sentences.map((one) => one.words).sort());

    // The picture is the engine's, aligned with the cells.
    const { svg } = await ask({ ask: "draw", theme: "light", puzzle: xSums });
    const own = await drawnSvg(page);
    assert.ok(ruleElements(svg).length > 20);
    assert.deepEqual(ruleElements(own).sort(), ruleElements(svg).sort());
    assert.doesNotMatch(own, /class="(label|paper|given)/);
    const [start, length] = /class="thick" d="M(\d+) \d+v(\d+)/.exec(svg).slice(1).map(Number);
    const [left, top, width] = /viewBox="([^"]+)"/.exec(own)[1].split(" ").map(Number);
    const image = await page.locator("img.drawn").boundingBox();
    const [first, last] = [await page.locator('[data-cell="0"]').boundingBox(), await page.locator('[data-cell="80"]').boundingBox()];
    const scale = image.width / width;
    assert.ok(start - left > 20 && width - length > 40, "room for clues");
    for (const [found, wanted] of [[image.x + (start - left) * scale, first.x], [image.y + (start - top) * scale, first.y],
      [image.x + (start - left + length) * scale, last.x + last.width]]) assert.ok(Math.abs(found - wanted) < 1.5, `${found} ${wanted}`);
    await eventually.ok(() => page.$eval(".frame", (frame) => frame.scrollWidth <= frame.clientWidth + 1), "all of it is in sight");

    const rule = words.findIndex((one) => one.includes("column G sum to 15"));
    if (!await page.$eval(".rule-list", (list) => list.open)) await page.click(".rule-list summary");
    await page.click(`.rule-list li:nth-child(${rule + 1}) button`);
    await eventually.deepEqual(() => framed(page, 9), Array.from({ length: 9 }, (_, row) => row * 9 + 6));
    await eventually.equal(() => label(page, 24), "G3, x-sum 15, x-sum 21, empty");
    await clean(page, name);

    // A board without rules afterwards: no trace of them is left.
    await load(page, easy);
    await eventually.equal(() => page.locator(".drawn, .rule-list, .signs path").count(), 0);
    await close();
  });
}

test("thermometers from a file: theirs and the whole board's rules; dark, and with forced colours; axe clean", async () => {
  const { page, close } = await open(at);
  const { text } = await ask({ ask: "convert", to: "sdk", puzzle: `${thermos}; anti-knight` });
  const file = join(mkdtempSync(join(tmpdir(), "rules-")), "thermos.sdk");
  writeFileSync(file, text);
  await tab(page, "puzzles");
  await page.setInputFiles('input[type="file"]', file);
  await ready(page, thermos);
  const lights = ruleElements(await drawnSvg(page));
  assert.equal(lights.filter((one) => one.includes("rule-thermo")).length, 4);
  await page.click(".rule-list summary");
  await page.click(".rule-list li:nth-child(1) button");
  await eventually.deepEqual(async () => (await framed(page, 9)).sort((a, b) => a - b), "D9 C8 B7 A6 B5 C4".split(" ").map((one) => cellOf(9, one)).sort((a, b) => a - b));
  await page.click(".rule-list li:last-child button");
  await eventually.deepEqual(() => framed(page, 9), []);
  await waitSaid(page, "whole board");
  // Peers include those by knight's moves: B3 sees A1.
  await focusBoard(page, 0);
  await page.waitForSelector('[data-cell="19"].peer');
  await clean(page, "light");
  for (const media of [{ colorScheme: "dark" }, { colorScheme: "light", forcedColors: "active" }]) {
    await page.emulateMedia(media);
    await page.waitForSelector(`img.drawn.${media.colorScheme}`);
    await eventually.deepEqual(async () => ruleElements(await drawnSvg(page)), lights);
    assert.equal(/\.rule-thermo\{stroke:#4c535c\}/.test(await drawnSvg(page)), media.colorScheme === "dark");
    await clean(page, JSON.stringify(media));
  }
  await close();
});

test("printed: all rules in words, and the drawing dark on white although the page is dark", async () => {
  const { page, close } = await open(at, { colorScheme: "dark" });
  await paste(page, thermos);
  await ready(page, thermos);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const { seen, whole } = await page.$eval(".about .unfolded", (list) => ({ seen: list.clientHeight, whole: list.scrollHeight }));
  assert.ok(seen >= whole, `${seen} of ${whole}`);
  const board = await page.locator(".sheet").screenshot();
  const shades = await page.evaluate(async (bytes) => {
    const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    pen.drawImage(picture, 0, 0);
    const { data } = pen.getImageData(0, 0, picture.width, picture.height);
    let [grey, black] = [0, 0];
    for (let at = 0; at < data.length; at += 4) { if (data[at] < 60) black += 1; else if (data[at] < 235) grey += 1; }
    return { grey: grey / (data.length / 4), black: black / (data.length / 4) };
  }, [...board]);
  assert.ok(shades.grey > 0.03 && shades.black > 0.005 && shades.black < 0.3, JSON.stringify(shades));
  await close();
});

test("what a board with rules cannot have says so; mistakes in rules are named; a classic board loads nothing of it", async () => {
  const { page, close } = await open(at);
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await load(page, easy);
  assert.equal(asked.filter((url) => /part-(about|paper|drawn|houses)/.test(url)).length, 0);
  await paste(page, killer.replace("killer 18", "kiler 18"));
  await page.waitForFunction(() => /found 'kiler'; expected the name of a rule/.test(document.querySelector(".panel .bad")?.textContent ?? ""));
  await paste(page, killer);
  await ready(page, killer);
  assert.ok(asked.some((url) => /part-about/.test(url)));
  await tab(page, "proof");
  await page.click('.panel button:text-is("Make a certificate")');
  await page.waitForFunction(() => /only rules are houses/.test(document.querySelector('[role="alert"]').textContent));
  await tab(page, "report");
  await page.click('.panel button:text-is("Make the report")');
  await waitSaid(page, "The report is complete");
  const rated = await ask({ ask: "rate", by: ["hdp"], puzzle: killer });
  await eventually.match(() => page.textContent("#report-hdp"), new RegExp(`Level: ${rated.hdp.level}\\.`));
  await eventually.match(() => page.textContent("#report-proof"), /Accepted by the checker/);
  await eventually.match(() => page.textContent("#report-path"), /solved in/);
  await tab(page, "hint");
  await eventually.deepEqual(() => page.$$eval('input[name="layer"]', (all) => all.length), 2);
  await close();
});

test("scenarios and the step model on a board with rules", { timeout: 120_000 }, async () => {
  const { page, close } = await open(at);
  await paste(page, killer);
  await ready(page, killer);
  await tab(page, "scenarios");
  await page.waitForSelector(".panel button.primary");
  await page.fill(".panel input >> nth=0", "A1");
  await page.click(".panel button.primary");
  await page.waitForSelector(".scenarios tbody tr");
  const answer = await ask({ ask: "scenarios", puzzle: killer, pick: "A1", table: true });
  assert.ok(answer.passes.every((pass) => "rules" in pass));
  await eventually.deepEqual(() => page.$$eval(".panel .counts:not(.scenarios) thead th", (all) => all.map((one) => one.textContent)).then((all) => all.slice(-1)), ["rules of the board"]);
  await eventually.deepEqual(() => page.$$eval(".scenarios tbody tr", (all) => all.map((row) => row.className)), answer.table.map((row) => row.ending));
  await clean(page, "scenarios");
  await tab(page, "steps");
  await page.waitForSelector(".panel select");
  await eventually.deepEqual(() => page.$$eval(".panel select option", (all) => all.map((one) => one.value)), ["hardest-rules", "inferior", "ulterior", "superior-plus"]);
  await page.fill(".panel input", "T1H1LKDZI");
  await page.click(".panel button.primary");
  await page.waitForSelector(".panel .step");
  const run = await ask({ ask: "steps", puzzle: killer, order: "T1H1LKDZI", trace: true });
  await eventually.equal(() => page.locator(".panel .step").count(), run.trace.length);
  await clean(page, "steps");
  await close();
});

test("HDP by hand and ratings on a board with rules", async () => {
  const puzzle = puzzleNamed("iss", "Zipper lines - easy");
  const { page, close } = await open(at);
  await paste(page, puzzle);
  await ready(page, puzzle);
  await tab(page, "hdp");
  await page.waitForSelector(".outcome");
  const supposed = await ask({ ask: "branch", puzzle, at: "# G3: 8" });
  assert.equal(supposed.line, "DIS # G3: 8 => CTR => G3: 3,4,5,6,7");
  await pick(page, cellOf(9, "G3"));
  await page.click('.hand .digits button:text-is("8")');
  await page.click(".hand .digits .primary");
  await page.waitForFunction((line) => document.querySelector(".outcome")?.textContent.includes(line), supposed.line);
  await page.click('.hand button:text-is("Take over")');
  await page.waitForFunction((line) => document.querySelector(".notation li code")?.textContent === line, supposed.line);
  await eventually.deepEqual(() => page.$$eval(".notation .tick", (all) => all.map((one) => one.getAttribute("aria-label"))), ["holds"]);
  await clean(page, "HDP by hand");
  await tab(page, "rate");
  await eventually.equal(() => page.locator('.panel button:text-is("Scramble and compare")').count(), 0);
  await page.click(".panel button.primary");
  const [path, hdp, rules] = [await ask({ ask: "rate", by: ["path"], puzzle }), await ask({ ask: "rate", by: ["hdp"], puzzle }),
    await ask({ ask: "rate", by: ["reasonable"], puzzle })];
  const { time } = await ask({ ask: "rate", by: ["time"], puzzle });
  const expected = [`about ${Math.round(time.minutes)} (${time.level.replace("-", " ")}; not calibrated: there are no data)`, `${path.path.hardest}, ${path.path.score}`, hdp.hdp.level, rules.reasonable ? "yes" : "no"];
  await page.waitForFunction((wanted) => JSON.stringify([...document.querySelectorAll(".ratings td b")].map((one) => one.textContent)) === wanted, JSON.stringify(expected));
  await clean(page, "ratings");
  await close();
});
