// HDP by hand: by clicks, typed, pasted, replayed; the tree; links and reload; accessibility.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { ask, clean, desk, eventually, focusBoard, load, open, phone, pick, share, start, tab, waitMarks, worldsHardest } from "./support.mjs";

let at;
before(async () => { at = await start(); });
after(async () => { await at.stop(); });

const golden = (name) => readFileSync(join(process.env.WORKBENCH_SOURCES, "../../data/golden", name), "utf8");
const manual = golden("worlds-hardest-manual.hdp").trim().split("\n");
const pages = JSON.parse(golden("hdp.json"));

const cellOf = (name) => (Number(name.slice(1)) - 1) * 9 + name.charCodeAt(0) - 65;
const lines = (page) => page.$$eval(".notation li code", (all) => all.map((one) => one.textContent));
const position = (page) => page.textContent(".where [aria-current]");
const waitLines = (page, wanted) => page.waitForFunction((texts) => JSON.stringify([...document.querySelectorAll(".notation li code")].map((one) => one.textContent)) === JSON.stringify(texts), wanted);

async function begin(more = {}, puzzle = worldsHardest) {
  const opened = await open(at, more);
  await load(opened.page, puzzle);
  await tab(opened.page, "hdp");
  await opened.page.waitForSelector(".outcome");
  return opened;
}

/** Supposes digits of a cell with the mouse: the cell, its marks, the button. */
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
    // The last hypothesis is opened unless its facts alone refute it, or it is already open.
    const seen = (await page.$$eval(".where button", (all) => all.map((one) => one.textContent))).slice(1);
    for (const link of opened) {
      const text = `# ${link.cell}: ${link.digits.join(",")}`;
      if (!seen.includes(text)) { await suppose(page, link.cell, link.digits); await page.waitForFunction((wanted) => [...document.querySelectorAll(".where button")].some((one) => one.textContent === wanted), text); }
    }
    assert.ok(inner);
    await page.waitForFunction((wanted) => document.querySelector(".outcome")?.textContent.includes(wanted), line);
    await page.click('.hand button:text-is("Take over")');
    written.push(line);
    await page.waitForFunction((texts) => { const now = [...document.querySelectorAll(".notation li code")].map((one) => one.textContent); return texts.every((text) => now.includes(text)); }, written);
  }
  await waitLines(page, manual);
  await eventually.deepEqual(() => page.$$eval(".notation .tick", (all) => all.map((one) => one.getAttribute("aria-label"))), manual.map(() => "holds"));
  await eventually.match(() => page.textContent(".result"), /Level of these lines\s*hard/);
  await close();
});

/** Types lines into the text of the panel. */
async function type(page, text) {
  if (!(await page.isVisible(".hand textarea"))) await page.click('.hand button:text-is("Edit as text")');
  await page.fill(".hand textarea", "");
  await page.type(".hand textarea", text, { timeout: 120_000 });
}

test("the same typed: signs beside the lines while typing; other spellings become the usual one", async () => {
  const { page, close } = await begin();
  await type(page, `${manual[0].toLowerCase().replace(": 3,9", "=3/9").replace("b1: 1,2", "r1c2: 21")}\n${manual.slice(1).join("\n")}`);
  await page.waitForFunction((count) => [...document.querySelectorAll(".gutter span")].filter((one) => one.textContent === "✓").length === count, manual.length);
  await page.click('.hand button:text-is("Done")');
  await waitLines(page, manual);
  await close();
});

test("an invalid line shows its error under the caret", async () => {
  const { page, close } = await begin();
  const spoiled = [
    ["DAS # I8: 3,9 # B1: 1,2 => CTR => B1: 6", /column 1: expected STA, INC/], ["DIS # J8: 3,9 => CTR", /column 7: expected a cell/],
    ["DIS # I8 3,9 => CTR", /column 10: expected ':'/], ["DIS # I8: 3,0 => CTR", /column 13: expected a digit 1 to 9/], ["DIS # I8: 3,9 B1: 6", /column 15: expected '\+'/],
    ["DIS # I8: 3,9 => END", /column 18: expected CTR, SOL/], ["DIS # I8: 3,9", /expected => CTR or => SOL/], ["PRF # I8: 3,9 => CTR", /column 18: expected SOL/],
    ["DIS # I8: 3,9 # B1: 1,2 => CTR => B1: 2", /what follows is B1: 6, not B1: 2/], ["DIS # I8: 3,9 # B1: 1,6 => CTR => B1: 2", /stays open \(UNS\)/],
    ["DIS # I8: 3,9 + B1: 2 # A2: 1,2 => CTR => A2: 5,9", /B1: 2 was not shown under # I8: 3,9/], ["DIS # G7: 4 => CTR => G7: 3", /G7: 4 is no candidate there/],
  ];
  for (const [line, words] of spoiled) {
    await type(page, line);
    await page.waitForFunction((pattern) => new RegExp(pattern).test(document.querySelector(".caret")?.textContent ?? ""), words.source);
    await eventually.equal(() => page.textContent(".gutter"), "✗", line);
  }
  await close();
});

test("published chains, pasted: every line holds, status and count are the published ones; played line by line", async () => {
  const { page, close } = await open(at);
  for (const { name, initial, analysis, pair_reduction, deep } of pages) {
    const sections = [pair_reduction, deep].filter((section) => section);
    const text = (sections.some(({ lines: all }) => all.length > 0) ? sections : [analysis]).flatMap((section) => section.lines);
    await page.evaluate((pasted) => {
      const data = new DataTransfer();
      data.setData("text/plain", pasted);
      document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
    }, `# 3x3 ${initial}\n${text.join("\n")}`);
    await waitLines(page, text);
    const verdicts = await page.$$eval(".notation .tick", (all) => all.map((one) => one.getAttribute("aria-label")));
    assert.deepEqual(verdicts, text.map(() => "holds"), name);
    const status = text.filter((line) => line.startsWith("STA")).pop();
    if (status && text.some((line) => line.startsWith("PRF"))) await eventually.equal(() => page.textContent(".sta"), status, name);
    await eventually.equal(() => page.textContent(".cnt"), `${text.filter((line) => !line.startsWith("STA")).length} chain${text.filter((line) => !line.startsWith("STA")).length === 1 ? "" : "s"}`);
    const counts = sections.filter((section) => section.chains !== undefined && section.chains !== null).map(({ chains, opened }) => `CNT ${String(chains).padStart(3)} HDP CHAINS / ${String(opened).padStart(3)} HYP OPENED`);
    await page.waitForFunction((wanted) => wanted.every((count) => [...document.querySelectorAll(".program")].some((one) => one.textContent === count)), counts);
    const { lines: replayed } = await ask({ ask: "replay", puzzle: initial, lines: text.join("\n"), marks: true });
    const way = replayed.filter((line) => line.after !== undefined);
    for (const [index, line] of way.entries()) {
      await page.click('.hand .lines .motion button:text-is("On")');
      if (index < 4 || index === way.length - 1) await waitMarks(page, line.marks);
    }
  }
  await close();
});

test("an accepted contradiction is a fact; withdrawing it removes dependent lines, and undo restores them", async () => {
  const { page, close } = await begin();
  await type(page, manual.join("\n"));
  await page.click('.hand button:text-is("Done")');
  await waitLines(page, manual);
  await page.click(".notation li >> nth=1 >> button:text-is('Withdraw')");
  const { lines: without } = await ask({ ask: "replay", puzzle: worldsHardest, lines: manual.filter((_, index) => index !== 1).join("\n") });
  const left = without.filter((line) => line.verdict === "holds").map((line) => line.text);
  assert.ok(left.length < manual.length - 1, "some rested on it");
  await waitLines(page, left);
  await page.click('.hand button:text-is("Undo")');
  await waitLines(page, manual);
  await close();
});

test("the tree: every node shows the board of its position", async () => {
  const { page, close } = await begin();
  await type(page, manual.join("\n"));
  await page.click('.hand button:text-is("Done")');
  await waitLines(page, manual);
  const { levels } = await ask({ ask: "replay", puzzle: worldsHardest, lines: manual.join("\n") });
  const all = (level) => [level, ...level.levels.flatMap(all)];
  const nodes = all(levels);
  await eventually.equal(() => page.locator("[role=treeitem]").count(), nodes.length);
  for (const [index, level] of nodes.entries()) {
    await page.click(`[role=treeitem] >> nth=${index}`);
    const branch = await ask({ ask: "branch", puzzle: worldsHardest, lines: manual.join("\n"), ...(level.at && { at: level.at }) });
    await page.waitForFunction((count) => document.querySelectorAll(".where button").length === count, 1 + (level.at.match(/:/g) ?? []).length);
    await waitMarks(page, branch.marks);
  }
  await close();
});

test("keys alone; other branch, both side by side; by program; bookmarks; leaving undecided", async () => {
  const { page, close } = await begin();
  await focusBoard(page, cellOf("I8"));
  await page.focus(`[data-cell="0"]`);
  await page.keyboard.press("PageDown");
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowUp");
  for (const key of ["3", "9", "#"]) await page.keyboard.press(key);
  await page.waitForFunction(() => /open \(UNS\): 7 pairs/.test(document.querySelector(".outcome").textContent));
  await eventually.match(() => page.getAttribute(`[data-cell="${cellOf("B1")}"]`, "aria-label"), /candidates 1 2 6/);
  await page.keyboard.press("o");
  await page.waitForFunction(() => document.querySelector(".where").textContent.includes("# I8: 2,7"));
  await page.keyboard.press("o");
  await page.waitForSelector(".split .mini");
  await eventually.equal(() => page.locator(".split .mini").count(), 2);
  await page.keyboard.press("u");
  await page.waitForFunction(() => document.querySelectorAll(".where button").length === 1);
  await eventually.deepEqual(() => lines(page), ["HYP # I8: 3,9", "HYP # I8: 2,7"]);
  await page.click("[role=treeitem] >> nth=2");
  await page.waitForFunction(() => document.querySelector(".where").textContent.includes("# I8: 2,7"));
  await focusBoard(page, cellOf("I8"));
  await page.keyboard.press("Backspace");
  await page.waitForFunction(() => document.querySelectorAll(".where button").length === 1);
  await eventually.deepEqual(() => lines(page), ["HYP # I8: 3,9", "INC # I8: 2,7"]);
  await page.keyboard.press("Shift+p");
  await page.waitForFunction(() => /Level of these lines\s*hard/.test(document.querySelector(".result").textContent));
  const published = pages.find((one) => one.name.includes("worlds-hardest")).deep.lines.filter((line) => !line.startsWith("STA"));
  await eventually.deepEqual(async () => (await lines(page)).filter((line) => /^(DIS|PRF)/.test(line)), published);
  await page.click("#hdp-bookmarks summary");
  await page.fill("#hdp-mark input", "the end");
  await page.keyboard.press("Enter");
  await page.waitForSelector('#hdp-bookmarks .list button:text-is("the end")');
  await page.click('.hand button:text-is("Level 0") >> nth=-1');
  await page.click('#hdp-bookmarks .list button:text-is("the end")');
  await page.waitForFunction(() => document.querySelectorAll(".where button").length > 2);
  await close();
});

test("reload and links restore lines and position", async () => {
  const { page, context, close } = await begin();
  await type(page, manual.slice(0, 3).join("\n"));
  await page.click('.hand button:text-is("Done")');
  await waitLines(page, manual.slice(0, 3));
  await page.click(".notation li >> nth=1 >> button.link >> nth=1");
  await page.waitForFunction(() => document.querySelector(".where [aria-current]").textContent === "+ B1: 6");
  await page.waitForTimeout(500);
  await page.reload();
  await tab(page, "hdp");
  await waitLines(page, manual.slice(0, 3));
  await eventually.equal(() => position(page), "+ B1: 6");
  await page.click('.hand button:text-is("Undo")');
  await share(page);
  await page.waitForFunction(() => document.querySelector("dialog textarea")?.value.includes("l="));
  const link = await page.inputValue("dialog textarea");
  const other = await open(at, { url: link });
  await waitLines(other.page, manual.slice(0, 3));
  await other.close();
  assert.ok(context);
  await close();
});

/** Presses for hints until `stage`; returns the words of all stages so far. */
async function hints(page, stage) {
  for (let at = await page.locator(".hand .stages li").count(); at < stage; at += 1) {
    await page.click('.hand button:has-text("Hint:")');
    await page.waitForFunction((count) => document.querySelectorAll(".hand .stages li").length === count, at + 1);
  }
  return page.$$eval(".hand .stages li", (all) => all.map((one) => one.textContent));
}

test("a long contradiction over the board moves neither the board nor the panel", async () => {
  const { page, close } = await begin();
  const placesOf = () => page.$$eval(".board, .panel", (all) => all.map((one) => [one.getBoundingClientRect().x, one.getBoundingClientRect().y + scrollY]));
  const before = await placesOf();
  for (const [cell, ...digits] of [[71, "3", "9"], [1, "1", "2"]]) {
    await pick(page, cell);
    for (const key of [...digits, "#"]) await page.keyboard.press(key);
    await page.waitForFunction((name) => document.querySelector(".where")?.textContent.includes(name), cell === 71 ? "I8" : "B1");
  }
  await page.waitForSelector(".bar.fallen");
  await eventually.deepEqual(placesOf, before);
  await page.$eval(".bar.fallen b", (text) => { text.textContent += " " + text.textContent; });
  await eventually.deepEqual(async () => (await placesOf()).map(([x]) => x), before.map(([x]) => x));
  await close();
});

test("staged hints: the pair, the candidate, the branch that falls, the line; the fifth press writes it", async () => {
  const { page, close } = await begin();
  const { go_on: [first] } = await ask({ ask: "branch", puzzle: worldsHardest, go_on: true });
  const { decisions } = await ask({ ask: "branch", puzzle: worldsHardest, at: "# I8: 3,9", decisions: true });
  const offer = decisions.find((one) => one.first.statement === "B1: 1,2");
  await hints(page, 1);
  await eventually.equal(() => page.locator(".signs > .framed").count(), 2, "I8 and the pair are framed");
  await eventually.deepEqual(() => hints(page, 4), [
    `First suppose # I8: 3,9. Look at the pair ${offer.pair} in ${offer.house}`, "Decide B1, its reduction candidate: either B1: 1,2 or B1: 6.", "# B1: 1,2 falls: suppose it, and nothing is left somewhere.", first]);
  await page.click('.hand button:text-is("Write the line")');
  await waitLines(page, [first]);
  // By key, where facts alone refute a level: no pair is needed.
  const { go_on: more } = await ask({ ask: "branch", puzzle: worldsHardest, lines: first, at: "# I8: 3,9 + B1: 6", go_on: true });
  await page.waitForFunction(() => document.querySelectorAll(".where button").length === 3);
  await focusBoard(page, 0);
  await page.keyboard.press("Shift+H");
  await page.waitForFunction((line) => document.querySelector(".hand .stages .now")?.textContent === line, more[0]);
  await page.keyboard.press("h");
  await waitLines(page, [first, more[0]]);
  await type(page, manual.slice(0, 3).join("\n"));
  await page.click('.hand button:text-is("Done")');
  await waitLines(page, manual.slice(0, 3));
  await page.click(".notation li >> nth=2 >> button.link >> nth=-1");
  await page.waitForSelector(".outcome.fallen");
  await eventually.deepEqual(async () => (await hints(page, 4)).slice(1), ["No pair is needed: the facts alone decide.", "# I8: 3,9 falls: suppose it, and nothing is left somewhere.", manual[3]]);
  await close();
});

test("following every hint of the program solves the World's Hardest", { timeout: 120_000 }, async () => {
  const { page, close } = await begin();
  await focusBoard(page, 0);
  for (let line = 1; line <= 40 && !(await page.isVisible(".outcome.good")); line += 1) {
    await page.keyboard.press("Shift+H");
    await page.waitForSelector('.hand button:text-is("Write the line")');
    await page.keyboard.press("h");
    await page.waitForFunction((count) => document.querySelectorAll(".notation li").length === count, line);
  }
  const { all_hold, solution } = await ask({ ask: "replay", puzzle: worldsHardest, lines: (await lines(page)).join("\n") });
  assert.ok(all_hold);
  assert.equal(solution, (await ask({ ask: "solve", puzzle: worldsHardest })).solution);
  await close();
});

test("a contradiction is said over the board, with what falls; it can be taken over without asking", async () => {
  const { page, close } = await begin();
  await suppose(page, "I8", [3, 9]);
  await page.waitForFunction(() => /7 pairs/.test(document.querySelector(".bar").textContent));
  await suppose(page, "B1", [1, 2]);
  await page.waitForSelector(".bar.fallen");
  await eventually.equal(() => page.textContent(".bar.fallen span"), "No digit is left for H3. It falls: # B1: 1,2 (line 2).");
  const [bar, grid] = [await page.locator(".bar").boundingBox(), await page.locator("table.board").boundingBox()];
  assert.ok(bar.y + bar.height <= grid.y + 1, "over the board");
  await page.click('.bar button:text-is("Take over")');
  await waitLines(page, ["HYP # I8: 3,9", manual[0]]);
  // Automatic from here on: the third decision also refutes the level.
  await page.check('.hand label:has-text("without asking") input');
  await suppose(page, "A2", [1, 2]);
  await waitLines(page, ["HYP # I8: 3,9", ...manual.slice(0, 2)]);
  await suppose(page, "B5", [1, 2]);
  await waitLines(page, manual.slice(0, 4));
  await eventually.equal(() => position(page), "+ I8: 2,7");
  await page.waitForTimeout(500);
  await page.reload();
  await tab(page, "hdp");
  await page.waitForSelector(".outcome");
  await eventually.ok(() => page.isChecked('.hand label:has-text("without asking") input'), "it is kept");
  await page.click('.hand button:text-is("Undo")');
  await page.waitForFunction(() => document.querySelectorAll(".notation li").length === 4);
  await close();
});

test("tidy removes unnecessary parts; undo restores them", { timeout: 60_000 }, async () => {
  const { page, close } = await begin();
  await type(page, manual.join("\n"));
  await page.click('.hand button:text-is("Done")');
  await waitLines(page, manual);
  await page.click('.hand button:text-is("Tidy")');
  await page.waitForFunction((count) => document.querySelectorAll(".notation li").length < count, manual.length);
  const tidy = await lines(page);
  const [before, after] = await Promise.all([manual, tidy].map((all) => ask({ ask: "replay", puzzle: worldsHardest, lines: all.join("\n") })));
  assert.ok(after.all_hold && after.solution === before.solution && tidy.join("").length < manual.join("").length);
  await eventually.match(() => page.textContent('[role="status"]'), /characters less, 2 lines/);
  await page.click('.hand button:text-is("Tidy")');
  await page.waitForFunction(() => /Every fact and every line is needed/.test(document.querySelector('[role="status"]').textContent));
  await page.click('.hand button:text-is("Undo")');
  await waitLines(page, manual);
  await close();
});

test("the decision graph of one's lines: drawn by the engine, new with every line, saved as a picture", async () => {
  const { page, close } = await begin();
  await page.click('.hand summary:text-is("Decision graph of the lines")');
  await page.waitForSelector(".hand details[open] .note");
  for (const count of [4, 11]) {
    if (await page.isVisible(".hand .outcome")) await type(page, manual.slice(0, count).join("\n"));
    await page.click('.hand button:text-is("Done")');
    await waitLines(page, manual.slice(0, count));
    const graph = await ask({ ask: "draw", graph: "lines", puzzle: worldsHardest, lines: manual.slice(0, count).join("\n") });
    await page.waitForFunction((words) => document.querySelector(".hand .graph img")?.alt === words, graph.description);
    const shown = decodeURIComponent((await page.getAttribute(".hand .graph img", "src")).replace("data:image/svg+xml,", ""));
    assert.equal(shown, graph.svg);
    for (const fact of count === 4 ? ["I8: 2,7", "B1: 6", "A2: 5,9", "B5: 3,8"] : ["G7: 3,9", "D7: 4,9", "SOL"]) assert.ok(shown.includes(`>${fact}<`), fact);
  }
  const [download] = await Promise.all([page.waitForEvent("download"), page.click('.hand .graph button:text-is("Save as SVG")')]);
  assert.match(readFileSync(await download.path(), "utf8"), /^<svg/);
  await close();
});

for (const [name, screen] of [["desktop", desk], ["desktop, dark", { ...desk, colorScheme: "dark" }], ["desktop, forced colours", { ...desk, forcedColors: "active" }], ["phone", phone], ["phone, dark", { ...phone, colorScheme: "dark" }]]) {
  test(`axe finds nothing in HDP by hand: ${name}`, async () => {
    const { page, close } = await begin({ screen });
    await clean(page, "start");
    await page.click("#hdp-decisions summary");
    await clean(page, "decisions");
    await page.click(".offers button >> nth=0");
    await page.waitForFunction(() => document.querySelectorAll(".where button").length === 2);
    await page.click('.hand button:text-is("Other branch")');
    await page.waitForFunction(() => document.querySelectorAll("[role=treeitem]").length === 3);
    await page.click('.hand button:text-is("Other branch")');
    await page.waitForSelector(".split .mini");
    await page.click(".autosolve summary");
    await clean(page, "both branches");
    await type(page, `${manual.slice(0, 4).join("\n")}\nDIS # I8`);
    await page.waitForSelector(".caret.bad");
    await clean(page, "editor");
    await page.click('.hand button:text-is("Done")');
    await page.waitForFunction(() => document.querySelectorAll(".notation li").length === 5);
    await clean(page, "lines");
    await page.click('.hand summary:text-is("Decision graph of the lines")');
    await page.waitForSelector(".hand .graph img");
    await clean(page, "graph");
    await page.click('.hand summary:text-is("Decision graph of the lines")');
    await hints(page, 4);
    await clean(page, "hints");
    await page.click("[role=treeitem] >> nth=2");
    await page.waitForSelector(".outcome.fallen");
    await clean(page, "contradiction");
    await page.click('.hand summary:text-is("Published chains")');
    await page.waitForSelector(".published button");
    await clean(page, "published");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.ok(wide <= 0, `${wide} px wider than the screen`);
    await close();
  });
}
