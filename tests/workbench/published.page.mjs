// A published puzzle in the page: the three columns, frames, verdict, description; what is missing, the preview, going on without it;
// cancelling; hostile words; a phone.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { ask, board, clean, desk, easy, eventually, load, open, paste, phone, said, start, tab, waitBoard, waitSaid } from "./support.mjs";

let at;
before(async () => { at = await start(); });
after(async () => { await at?.stop(); });

const own = readFileSync(join(process.env.WORKBENCH_SOURCES, "../../data/published.json"), "utf8");
const data = JSON.parse(own);
const snakes = own.replace("White dots", "Green snakes");
const blank = ".".repeat(36);
const press = (page, words) => page.click(`button:text-is("${words}")`);
const cellOf = (name) => (Number(name.slice(1)) - 1) * 6 + name.charCodeAt(0) - 65;
const read = async (page, text) => {
  await paste(page, text);
  await page.waitForSelector(".about .link, .reading", { state: "attached", timeout: 60_000 });
};
const columns = (page) => page.$$eval(".read tbody tr", (rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent.trim())));
/** The cells whose middles are in frames: of sentences, and of open things. */
const framed = (page, kind) => page.$$eval(`.claims path${kind}`, (paths) => Array.from({ length: 36 }, (_, cell) => cell).filter((cell) =>
  paths.some((path) => path.isPointInFill(new DOMPoint((cell % 6) * 60 + 30, Math.floor(cell / 6) * 60 + 30)))));
const signs = (page) => page.$$eval(".claims .sign", (all) => all.map((one) => {
  const [text, shape] = [one.querySelector("text"), one.querySelector("circle, rect")];
  const cell = Math.floor(Number(text.getAttribute("y")) / 60) * 6 + Math.floor(Number(text.getAttribute("x")) / 60);
  return `${text.textContent} ${shape.tagName} ${cell}`;
}).sort());
const ascending = (names) => names.map(cellOf).sort((a, b) => a - b);

const table = [
  ["1 Normal sudoku rules apply.", "no rule", "nothing drawn"],
  ["2 Digits on a thermometer increase from the bulb.", "Digits on a thermometer rise from its bulb.",
    "grey line at B6 .. D6, grey line at C4 .. F6"],
  ["3 Digits in cages do not repeat and sum to the number in the corner.", "Digits in a dashed cage differ and sum to the number in its corner.",
    'cage "4" at D3 .. E3, cage "8" at C1 .. D1, cage "3" at A2 .. B2'],
  ["4 White dots join consecutive digits; not all dots are given.", "Digits on both sides of a white dot differ by 1.",
    "white dot at E2 .. F2, white dot at B4 .. C4, white dot at E5 .. F5"]];

for (const [name, screen] of [["a desktop", desk], ["a phone", phone]])
  test(`words and picture as rules, sentence by sentence, on ${name}`, async () => {
    const { page, close } = await open(at, { screen, reducedMotion: "reduce" });
    await read(page, own);
    await waitBoard(page, blank);
    await eventually.match(() => page.textContent(".about .good"), /^Read from the words and the picture: confirmed by the solution in the link\.$/);
    await eventually.match(() => page.textContent(".what"), /Small and warm.*one solution/);
    await page.click(".about summary");
    await eventually.equal(() => page.textContent(".about summary"), "by Deduku: Killer cage (3), Thermometer (2), White dot (3); normal rules");
    await eventually.equal(() => page.textContent(".about .paragraph"), data.metadata.rules);

    await press(page, "See how it was read");
    await page.waitForSelector(".read");
    await page.waitForFunction(() => document.activeElement.id === "reading");
    const { top } = await page.$eval(".reading", (part) => part.getBoundingClientRect().toJSON());
    assert.ok(top >= 0 && top < screen.viewport.height - 100, `the panel is in sight: ${top}`);
    await eventually.deepEqual(() => columns(page), table);
    await eventually.deepEqual(() => page.$$eval(".read thead th", (all) => all.map((one) => one.textContent)), ["Sentence", "Rule", "Explains"]);
    await eventually.equal(() => page.locator(".reading h3").count(), 0);
    // Numbers at the first cells of all things, no frames (the pointer would be on a row)
    await page.mouse.move(0, 0);
    await eventually.deepEqual(() => signs(page), ["B6", "C4"].map((cell) => `2 circle ${cellOf(cell)}`)
      .concat(["A2", "C1", "D3"].map((cell) => `3 circle ${cellOf(cell)}`), ["B4", "E2", "E5"].map((cell) => `4 circle ${cellOf(cell)}`)).sort());
    await eventually.deepEqual(() => framed(page, ""), []);

    // Focus frames, and leaves; Enter keeps the frames and says so.
    const thermometers = ascending(["B6", "A6", "B5", "C5", "D6", "C4", "D5", "E6", "F6"]);
    await page.focus(".read tbody tr:nth-child(2)");
    await eventually.deepEqual(() => framed(page, ""), thermometers);
    await page.keyboard.press("Enter");
    await waitSaid(page, "Framed on the board: grey line at B6 .. D6, grey line at C4 .. F6.");
    await page.focus(".read tbody tr:nth-child(3)");
    await eventually.deepEqual(() => framed(page, ""), ascending(["D3", "E3", "C1", "D1", "A2", "B2"]));
    await page.focus("#panel textarea");
    await eventually.deepEqual(() => framed(page, ""), thermometers);
    if (screen === desk) {
      await page.hover(".read tbody tr:nth-child(4)");
      await eventually.deepEqual(() => framed(page, ""), ascending(["E2", "F2", "B4", "C4", "E5", "F5"]));
      await page.mouse.move(0, 0);
    }
    await page.focus(".read tbody tr:nth-child(2)");
    await page.keyboard.press("Enter");
    await waitSaid(page, "No frames.");
    await page.focus("#panel textarea");
    await eventually.deepEqual(() => framed(page, ""), []);
    await clean(page, name);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(over <= 0, `wider than the screen by ${over}`);
    if (screen === phone) await eventually.equal(() => page.$eval(".read td", (cell) => getComputedStyle(cell).display), "block");

    // From here as with any board; the signs are of the panel alone.
    await tab(page, "hint");
    await eventually.equal(() => page.locator(".claims").count(), 0);
    await press(page, "All at once");
    await page.waitForSelector(".stages li:nth-child(4)");
    await tab(page, "path");
    await press(page, "Show the path");
    await page.waitForSelector(".panel .good");
    await eventually.equal(() => board(page), blank);

    // The words are kept, another puzzle has none.
    await page.reload();
    await page.waitForSelector(".about summary", { state: "attached" });
    await eventually.equal(() => page.textContent(".about .paragraph"), data.metadata.rules);
    await load(page, easy);
    await eventually.equal(() => page.locator(".about").count(), 0);
    await close();
  });

test("what is missing is named and framed; a preview, then the own board, or the puzzle without the rest", async () => {
  const { page, close } = await open(at, { screen: desk, reducedMotion: "reduce" });
  await load(page, easy);
  await page.click('[data-cell="2"]');
  await page.keyboard.press((await ask({ ask: "solve", puzzle: easy })).solution[2]);
  const mine = await board(page);
  await press(page, "All at once");
  await page.waitForSelector(".signs:not(.claims)");
  await page.mouse.move(0, 0);
  // The second one replaces the first, not the own board.
  await read(page, snakes.replace("Small and warm", "Another"));
  await page.waitForSelector('.position:has-text("Another")');
  await paste(page, snakes);
  await page.waitForSelector('.position:has-text("Small and warm")');
  await page.waitForSelector(".reading");
  await eventually.equal(() => page.textContent(".reading > .bad"), "Not all of this puzzle is understood: 4 parts are missing.");
  await eventually.match(() => page.textContent(".reading"), /Small and warm, by Deduku/);
  await eventually.match(() => page.textContent(".reading"), /The board shows a preview/);
  await eventually.match(() => page.textContent(".position"), /Showing a preview of Small and warm.*Your own board is kept\./);
  await eventually.equal(() => board(page), blank);
  await eventually.deepEqual(() => columns(page), [...table.slice(0, 3),
    ["4 Green snakes join consecutive digits; not all dots are given.", "not understood", "unknown"]]);
  const dots = ["E2 F2", "B4 C4", "E5 F5"];
  await eventually.deepEqual(() => page.$$eval(".open-things li", (all) => all.map((one) => one.textContent)),
    dots.map((cells) => `? No sentence explains the white dot at ${cells.replace(" ", " .. ")}.`));
  await eventually.deepEqual(() => framed(page, ".open"), ascending(dots.join(" ").split(" ")));
  await eventually.deepEqual(async () => (await signs(page)).filter((one) => one.startsWith("?")), ["B4", "E2", "E5"].map((cell) => `? rect ${cellOf(cell)}`).sort());
  await eventually.match(() => page.$eval(".claims path.open", (path) => getComputedStyle(path).strokeDasharray), /\d/);
  await page.hover(".open-things li:nth-child(2)");
  await eventually.deepEqual(() => framed(page, ".open"), ascending(["B4", "C4"]));
  await page.keyboard.press("5");
  await eventually.equal(() => board(page), blank, "a preview takes no digits");
  await clean(page, "missing parts");

  // Back, by either button, and by another panel
  await press(page, "Back to your board");
  await waitBoard(page, mine);
  await eventually.equal(() => page.locator(".reading").count(), 0);
  await read(page, snakes);
  await waitBoard(page, blank);
  await tab(page, "hint");
  await waitBoard(page, mine);
  await eventually.equal(() => page.locator(".claims, .position").count(), 0);
  await tab(page, "puzzles");
  await waitBoard(page, blank);
  await press(page, "Close");
  await waitBoard(page, mine);

  // On without these parts; the note stays, also after a visit elsewhere
  await read(page, snakes);
  await press(page, "Play it as it is");
  await page.waitForSelector(".about .note", { state: "attached" });
  const without = /^Read without: not understood: "Green snakes join consecutive digits; not all dots are given\."; no sentence explains the .*E2 \.\. F2/;
  await eventually.match(() => page.textContent(".about .note"), without);
  await eventually.match(() => page.textContent(".about"), /Not all of this puzzle is understood: 4 parts are missing\./);
  await eventually.equal(() => page.locator(".position").count(), 0);
  await eventually.equal(() => board(page), blank);
  await page.waitForFunction(() => document.querySelector(".what").textContent.includes("several solutions"));
  await tab(page, "hint");
  await eventually.match(() => page.textContent(".about .note"), without);
  await page.click('[data-cell="0"]');
  await page.keyboard.press("4");
  await eventually.equal(() => board(page), `4${blank.slice(1)}`);
  await page.waitForTimeout(600);
  await page.reload();
  await page.waitForSelector(".about .note", { state: "attached" });
  await eventually.match(() => page.textContent(".about .note"), without);
  await eventually.equal(() => board(page), `4${blank.slice(1)}`);
  await close();
});

test("words of strangers are text; the stored solution is nowhere on the page", async () => {
  const planted = `<img src=x onerror="window.planted=1"><script>window.planted=2</script>`;
  const hostile = JSON.stringify({ ...data, metadata: { ...data.metadata, title: `${planted} title`, author: `${planted} author`,
    rules: `${data.metadata.rules} ${planted} Bold [link](javascript:planted=3).` },
    overlays: [...data.overlays, { center: [2.5, 2.5], width: 0.5, height: 0.5, text: planted }] });
  const { page, close } = await open(at, { screen: desk });
  await read(page, hostile);
  await page.waitForSelector(".reading");
  await eventually.match(() => page.textContent(".reading"), /<img src=x.*title, by <img/);
  await page.hover(".read tbody tr:nth-child(2)");
  await press(page, "Play it as it is");
  await page.waitForSelector(".about .note", { state: "attached" });
  await page.click(".about summary");
  await eventually.match(() => page.textContent(".about"), /onerror=/);
  await eventually.equal(() => page.locator("main img:not(.drawn), main script, main a[href^='javascript']").count(), 0);
  await eventually.equal(() => page.evaluate(() => window.planted), undefined);
  const { solution } = data.metadata;
  for (const text of [solution, solution.slice(0, 6)]) await eventually.ok(async () => !(await page.evaluate(() => document.documentElement.outerHTML)).includes(text));
  await eventually.ok(async () => [...await board(page)].every((one) => one === "."));
  await close();
});

test("reading is cancelled, and goes on with the next puzzle", async () => {
  const { page, context, close } = await open(at, { screen: desk });
  // The large module comes late: long enough to cancel.
  let waits = true;
  await context.route("**/deduku-more.wasm", async (route) => {
    while (waits) await new Promise((resolve) => setTimeout(resolve, 50));
    await route.continue();
  });
  const before = await board(page);
  await paste(page, own);
  await page.waitForSelector(".about .waiting");
  await eventually.equal(() => page.textContent(".about .waiting"), "Reading the words and the picture ..");
  await press(page, "Cancel");
  await eventually.equal(async () => (await said(page)).trim(), "The reading was stopped.");
  await eventually.equal(() => page.locator(".about").count(), 0);
  waits = false;
  await page.waitForTimeout(500);
  await eventually.equal(() => board(page), before);
  await eventually.equal(() => page.locator(".reading").count(), 0);
  await read(page, own);
  await waitBoard(page, blank);
  await eventually.match(() => page.textContent(".about .good"), /confirmed/);
  await close();
});

test("rules of f-puzzles hold; words that are not understood are noted, and their reading is shown", async () => {
  const { page, close } = await open(at, { screen: desk });
  const row = [{}, {}, {}, {}];
  await paste(page, JSON.stringify({ size: 4, title: "Bites", author: "Deduku", ruleset: "Cages sum to their number. The snake bites.",
    grid: [row, row, row, row], killercage: [{ cells: ["R1C1", "R1C2"], value: "3" }] }));
  await waitBoard(page, ".".repeat(16));
  await page.waitForSelector(".about .link", { state: "attached" });
  await eventually.match(() => page.textContent(".about .note"), /^Read without: not understood: "The snake bites\."/);
  await eventually.match(() => page.textContent(".about .bad"), /Not all of this puzzle is understood/);
  await eventually.equal(() => page.locator(".position").count(), 0);
  await page.waitForSelector("img.drawn");
  await page.click(".about summary");
  await press(page, "See how it was read");
  await page.waitForSelector(".read");
  await eventually.deepEqual(async () => (await columns(page)).at(-1), ["2 The snake bites.", "not understood", "unknown"]);
  await eventually.equal(() => page.locator('button:text-is("Play it as it is")').count(), 0);
  await close();
});

test("a link without words opens as before, without a reading", async () => {
  const { page, close } = await open(at, { screen: desk });
  const { rules, ...metadata } = data.metadata;
  assert.ok(rules);
  await paste(page, JSON.stringify({ ...data, metadata, cages: [], lines: [], underlays: [], overlays: [] }));
  await waitBoard(page, blank);
  await page.waitForTimeout(500);
  await eventually.equal(() => page.locator(".reading, .about .link").count(), 0);
  await close();
});
