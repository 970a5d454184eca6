// The report in the page: filled from top to bottom, the same as the program's file, every stage on the board; reports on large
// boards can be stopped.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { ask, clean, desk, eventually, load, marksOn, open, paste, phone, pick, start, tab, waitMarks, worldsHardest } from "./support.mjs";

let at;
before(async () => { at = await start(); });
after(async () => { await at.stop(); });

const whole = (page) => page.waitForSelector("#report-stages select", { timeout: 90_000 });

async function make(page) {
  await tab(page, "report");
  await page.click(".report .row button");
}

test("the report appears from top to bottom and agrees with the engine", { timeout: 150_000 }, async () => {
  const { page, close } = await open(at);
  await load(page, worldsHardest);
  await tab(page, "report");
  await page.waitForSelector(".report button.primary");
  await page.evaluate(() => {
    window.seen = [];
    new MutationObserver(() => {
      const there = [...document.querySelectorAll(".report > section")].map((one) => !one.querySelector(":scope > .waiting"));
      const text = there.map(Number).join("");
      if (text !== "" && window.seen.at(-1) !== text) window.seen.push(text);
    }).observe(document.querySelector(".panel"), { subtree: true, childList: true, characterData: true });
  });
  await page.click(".report button.primary");
  await whole(page);
  await page.waitForSelector("#report-proof .good");
  const seen = await page.evaluate(() => window.seen);
  assert.ok(seen.length >= 6 && seen.every((text) => /^1*0*$/.test(text)), seen.join(" "));
  const [hdp, path, steps, scenarios, rated] = await Promise.all([{ ask: "hdp" }, { ask: "path" }, { ask: "steps", series: "hardest" }, { ask: "scenarios" }, { ask: "rate", by: ["hdp", "steps", "se"] }].map((question) => ask({ ...question, puzzle: worldsHardest })));
  await eventually.match(() => page.textContent("#report-hdp"), new RegExp(`Level: ${hdp.level}.*Deep pair reduction: ${hdp.deep.chains} chains, ${hdp.deep.opened} branches opened`));
  await eventually.deepEqual(() => page.$$eval("#report-hdp .chains code", (all) => all.map((one) => one.textContent)), hdp.deep.lines);
  await eventually.equal(() => page.locator("#report-path .lines li").count(), path.steps.length);
  await eventually.match(() => page.textContent("#report-scenarios"), new RegExp(`${scenarios.all} hypotheses, ${scenarios.data} after the data, ${scenarios.fixpoint} after`));
  assert.equal(steps.rated.label, null);
  await eventually.match(() => page.textContent("#report-steps"), /No order of the series solves it/);
  for (const name of ["hdp", "steps", "se"]) {
    const row = page.locator("#report-rate tbody tr", { hasText: rated[name].options_hash }).first();
    await eventually.ok(async () => (await row.textContent()).includes(rated[name].options), name);
  }
  await close();
});

test("the saved report is the one that analyze --html writes; it runs by itself", { timeout: 150_000 }, async () => {
  const { page, context, close } = await open(at);
  await load(page, worldsHardest);
  await make(page);
  await whole(page);
  const [download] = await Promise.all([page.waitForEvent("download"), page.click('.report button:text-is("Save as a file")')]);
  const saved = await readFile(await download.path(), "utf8");
  const { page: program } = await ask({ ask: "analyze", page: true, puzzle: worldsHardest });
  const timeless = (text) => text.replace(/in [\d.]+ ms/, "");
  assert.equal(timeless(saved), timeless(program));
  const alone = await context.newPage();
  const trouble = [];
  alone.on("console", (message) => message.type() === "error" && trouble.push(message.text()));
  const file = `${await download.path()}.html`;
  await download.saveAs(file);
  await alone.goto(`file://${file}`);
  await alone.waitForSelector("#stages:not([hidden])");
  await alone.selectOption("#view", "deep");
  await alone.click("#next");
  await eventually.match(() => alone.textContent("#stage-title"), /Line 2/);
  assert.deepEqual(trouble, []);
  await close();
});

test("names and comments that are hostile stay text: in the report of the page, in its file, in bookmarks and graph", { timeout: 150_000 }, async () => {
  const evil = "</script><script>window.hit=1</script><img src=x onerror=window.hit=1>";
  for (const name of [evil, "__proto__", "constructor", `${"long ".repeat(2000)}end`]) {
    const { page: file } = await ask({ ask: "analyze", page: true, puzzle: `#D ${name}\n#C ${name}\n...4\n3.1.\n.1..\n4...\n` });
    // A service worker would request the page below from the server.
    const { page, close } = await open(at, { hash: `#p=...43.1..1..4...&n=${encodeURIComponent(name.slice(0, 300))}`, serviceWorkers: "block" });
    await eventually.equal(() => page.textContent(".what b"), name.slice(0, 200));
    await make(page);
    await whole(page);
    await page.waitForSelector("#report-proof .good");
    await eventually.match(() => page.textContent("#report-hdp"), /Level: easy/);
    await eventually.equal(() => page.locator(".report script, .report img:not(.drawn, .graph img)").count(), 0);
    const [download] = await Promise.all([page.waitForEvent("download"), page.click('.report button:text-is("Save as a file")')]);
    assert.match(await readFile(await download.path(), "utf8"), /<h1>Sudoku 4x4<\/h1>/);
    await tab(page, "hdp");
    await page.waitForSelector(".outcome");
    await eventually.equal(() => page.evaluate(() => window.hit ?? ({}).polluted), undefined);
    // The program's file with that name: browsers read it as a plain name.
    const alone = await page.context().newPage();
    await alone.route("**/named.html", (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: file }));
    await alone.goto(`${at.address}named.html`);
    await alone.waitForSelector("#stages:not([hidden])");
    const shown = (await alone.textContent("h1")).trim();
    assert.equal(shown, name.trim());
    await eventually.equal(() => alone.evaluate(() => window.hit), undefined);
    await eventually.equal(() => alone.locator("h1 *, img[src=x]").count(), 0);
    await close();
  }
});

test("bookmarks with hostile names are names, and keys of no object", { timeout: 90_000 }, async () => {
  const names = ["<b onclick>bold</b>", "__proto__", "constructor", "toString"];
  const chain = [...names.map((name) => `# bookmark ${name} = # I8: 3,9`), "DIS # I8: 3,9 # B1: 1,2 => CTR => B1: 6"].join("\n");
  const { page, close } = await open(at);
  await load(page, worldsHardest);
  await paste(page, `# 3x3 ${worldsHardest}\n${chain}`);
  await page.waitForSelector("#hdp-bookmarks");
  const list = await page.textContent("#hdp-bookmarks");
  for (const name of names) assert.ok(list.includes(name), name);
  for (const name of names) await page.click(`#hdp-bookmarks button:has-text(${JSON.stringify(name)}) >> nth=0`);
  await page.waitForFunction(() => document.querySelectorAll(".where button").length === 2);
  await page.click('.hand summary:text-is("Decision graph of the lines")');
  await page.waitForSelector(".hand .graph img");
  const picture = decodeURIComponent((await page.getAttribute(".hand .graph img", "src")).replace("data:image/svg+xml,", ""));
  assert.ok(picture.includes(">B1: 6<") && !picture.includes("<img"));
  await eventually.equal(() => page.locator("#hdp-bookmarks b, .hand [onclick]").count(), 0);
  await close();
});

test("every stage of every method stands on the board; lines of chains lead there", { timeout: 150_000 }, async () => {
  const { page, close } = await open(at);
  await load(page, worldsHardest);
  await make(page);
  await whole(page);
  await eventually.deepEqual(() => page.$$eval("#report-stages option", (all) => all.map((one) => one.textContent)),
    ["Positions", "HDP: Deep Pair Reduction", "Step model", "Hypothesis array and scenarios", "Reasonable Sudoku", "Proof"]);
  await page.click("#report-hdp .chains >> xpath=.. >> summary");
  await page.click("#report-hdp .chains button >> nth=3");
  await page.waitForSelector(".position");
  await eventually.match(() => page.textContent(".position"), /Line 4: DIS # I8: 3,9 \+ B1: 6 \+ A2: 5,9 \+ B5: 3,8/);
  const { deep } = await ask({ ask: "hdp", puzzle: worldsHardest });
  const chain = "# I8: 3,9 + B1: 6 + A2: 5,9 + B5: 3,8";
  const branch = await ask({ ask: "branch", puzzle: worldsHardest, lines: deep.lines.slice(0, 3).join("\n"), at: chain });
  await waitMarks(page, branch.marks);
  await page.selectOption("#report-stages select", { label: "Step model" });
  await page.click('#report-stages button:text-is("On")');
  await eventually.match(() => page.textContent("#report-stages"), /stage 2 of 23/);
  const trace = (await ask({ ask: "steps", order: "T1H1", trace: true, puzzle: worldsHardest })).outcome;
  assert.equal(trace, "stuck");
  const first = await marksOn(page);
  await page.click('#report-stages button:text-is("On")');
  await eventually.notEqual(() => marksOn(page), first);
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector(".position"));
  await close();
});

test("graphs begin in a size that can be read, and follow keys", { timeout: 150_000 }, async () => {
  const { page, close } = await open(at);
  await load(page, worldsHardest);
  await make(page);
  const pane = "#report-hdp .graph:last-of-type .pane >> nth=-1";
  await page.waitForSelector(pane, { timeout: 60_000 });
  const image = page.locator(`${pane} >> img`);
  const width = async () => (await image.boundingBox()).width;
  const natural = await image.evaluate((one) => one.naturalWidth);
  // Text of 10 units is 11 pixels high.
  assert.ok((await width()) / natural >= 1.09, `${await width()} of ${natural}`);
  const start = await width();
  await page.focus(pane);
  for (const key of ["+", "+"]) await page.keyboard.press(key);
  await eventually.ok(async () => (await width()) > start * 1.5);
  await page.keyboard.press("f");
  await eventually.ok(async () => (await width()) <= (await page.locator(pane).evaluate((one) => one.clientWidth)) + 1);
  await page.keyboard.press("-");
  await eventually.ok(async () => (await width()) < (await page.locator(pane).evaluate((one) => one.clientWidth)));
  await page.keyboard.press("0");
  await eventually.equal(width, start);
  await page.click('#report-hdp .graph >> nth=-1 >> button:text-is("Full window")');
  const box = await page.locator(pane).boundingBox();
  assert.ok(box.width > 1200 && box.height > 500);
  await page.keyboard.press("Escape");
  await eventually.ok(async () => (await page.locator(pane).boundingBox()).width < 700);
  await close();
});

test("a report on a board of 25 by 25 is stopped; the board answers at once, before and after", { timeout: 150_000 }, async () => {
  const { page, close } = await open(at);
  await tab(page, "puzzles");
  await page.click('.panel button:text-is("25 by 25")');
  await page.waitForFunction(() => document.querySelectorAll("[data-cell]").length === 625);
  await make(page);
  await page.waitForSelector("#report-puzzle img", { timeout: 60_000 });
  await page.waitForFunction(() => document.querySelector("#report-hdp > .waiting, #report-reasonable > .waiting"), null, { timeout: 60_000 });
  const answers = async (digit) => {
    await pick(page, 1);
    return page.evaluate(async (wanted) => {
      const began = performance.now();
      const cell = document.querySelector('[data-cell="1"]');
      cell.dispatchEvent(new KeyboardEvent("keydown", { key: String(wanted), code: `Digit${wanted}`, bubbles: true }));
      while (document.querySelector('[data-cell="1"] .digit')?.textContent !== String(wanted)) await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - began;
    }, digit);
  };
  const during = await answers(2);
  await page.click('.report button:text-is("Stop")');
  await page.waitForSelector('.report button:text-is("Make the report")');
  const afterwards = await answers(3);
  console.log(`# the board answered after ${Math.round(during)} ms while the report was made, ${Math.round(afterwards)} ms after it was stopped`);
  // The results so far stay, and the engine for long questions answers again.
  await eventually.ok(() => page.isVisible("#report-puzzle img"));
  await load(page, worldsHardest);
  await make(page);
  await page.waitForSelector("#report-hdp .graph", { timeout: 60_000 });
  await close();
});

for (const [name, screen] of [["desktop", desk], ["desktop, dark", { ...desk, colorScheme: "dark" }], ["phone", phone], ["phone, forced colours", { ...phone, forcedColors: "active" }]]) {
  test(`axe finds nothing in the report: ${name}`, { timeout: 150_000 }, async () => {
    const { page, close } = await open(at, { screen });
    await load(page, worldsHardest);
    await make(page);
    await whole(page);
    for (const summary of await page.locator("#report-hdp summary, #report-stages summary").all()) await summary.click();
    await clean(page, "report");
    await page.click("#report-hdp .chains button >> nth=2");
    await page.waitForSelector(".position");
    await clean(page, "a stage");
    await page.click("#report-hdp .graph >> nth=-1 >> button:text-is('Full window')");
    await clean(page, "a graph in the whole window");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.ok(wide <= 0, `${wide} px wider than the screen`);
    await close();
  });
}
