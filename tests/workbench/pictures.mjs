// The pictures of doc/workbench*.md and doc/published.md, from the page itself:     tests/workbench/run.sh pictures [NAME ..]
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { answered, empty, setRules } from "./setting.mjs";
import { engineReady, load, open, paste, phone, pick, skyscraper, start, tab, worldsHardest } from "./support.mjs";

const folder = join(process.env.WORKBENCH_SOURCES, "../../doc/pictures");
const at = await start();
process.on("uncaughtExceptionMonitor", () => at.kill());

const wanted = process.argv.slice(2);

async function picture(name, screen, show) {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  const { page, context } = await open(at, { screen, reducedMotion: "reduce" });
  await show(page);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(300);
  await page.screenshot({ path: join(folder, `workbench-${name}.png`) });
  await context.close();
}

const desk = { viewport: { width: 1120, height: 700 } };

await picture("hint", desk, async (page) => {
  await load(page, "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........");
  await tab(page, "hint");
  for (let step = 0; step < 60; step += 1) {
    await page.click('.panel button:text-is("All at once")');
    await page.waitForSelector(".stages li:nth-child(4)");
    if (await page.locator(".signs .ring").count() >= 4) break;
    await page.click(".panel button.primary");
    await page.waitForSelector('.panel button:text-is("All at once")');
  }
});
await picture("path", { viewport: { width: 1120, height: 780 }, colorScheme: "dark" }, async (page) => {
  await load(page, skyscraper);
  await tab(page, "path");
  await page.click(".panel button.primary");
  await page.waitForSelector(".panel .good");
  await page.click('.step:has-text("Skyscraper")');
  await page.evaluate(() => scrollTo(0, 0));
});
await picture("why", desk, async (page) => {
  await load(page, skyscraper);
  await pick(page, 60);
  await page.keyboard.press("e");
  await tab(page, "why");
  await page.click(".digits .key >> nth=6");
  await page.waitForSelector(".answer .good");
  await page.click(".reasons .show:visible >> nth=0");
  await page.evaluate(() => { document.querySelector(".panel").scrollTop = 0; scrollTo(0, 0); });
});
await picture("hdp", desk, async (page) => {
  await load(page, worldsHardest);
  await tab(page, "hdp");
  for (const [cell, digits] of [[71, "39"], [1, "12"]]) {
    await pick(page, cell);
    for (const digit of digits) await page.click(`.hand .digits button:text-is("${digit}")`);
    await page.click(".hand .digits .primary");
    await page.waitForTimeout(300);
  }
  await page.evaluate(() => scrollTo(0, 0));
});
await picture("jigsaw", desk, async (page) => {
  await tab(page, "puzzles");
  await page.click('.panel button:text-is("Jigsaw")');
  await tab(page, "hint");
  for (let step = 0; step < 60; step += 1) {
    await page.click('.panel button:text-is("All at once")');
    await page.waitForSelector(".stages li:nth-child(4)");
    if (await page.locator(".signs .cover").count() > 0) break;
    await page.click(".panel button.primary");
    await page.waitForSelector('.panel button:text-is("All at once")');
  }
});
await picture("rules", desk, async (page) => {
  const boards = readFileSync(join(process.env.WORKBENCH_SOURCES, "../../data/rules/f-puzzles.tsv"), "utf8").split("\n");
  await paste(page, boards.find((line) => line.startsWith('"Boxes"')).split("\t")[1]);
  await engineReady(page);
  await page.waitForSelector(".rule-list li", { state: "attached" });
  await page.waitForSelector("img.drawn");
  for (let stage = 1; stage <= 4; stage += 1) { await page.click('.actions button:text-is("Hint")'); await page.waitForSelector(`.stages li:nth-child(${stage})`); }
});
const published = readFileSync(join(process.env.WORKBENCH_SOURCES, "../../data/published.json"), "utf8");
await picture("published", { viewport: { width: 1120, height: 720 } }, async (page) => {
  await paste(page, published);
  await page.click(".about summary");
  await page.click('.about button:text-is("See how it was read")');
  await page.click(".about summary");
  await page.click(".read tbody tr:nth-child(2)");
  await page.waitForSelector(".claims .claim");
});
await picture("missing", { viewport: { width: 1120, height: 720 } }, async (page) => {
  await paste(page, published.replace("White dots", "Green snakes"));
  await page.waitForSelector(".claims .claim.open");
  await page.waitForFunction(() => document.activeElement.id === "reading");
  await page.$eval(".read tbody tr:nth-child(2)", (row) => row.scrollIntoView({ block: "start" }));
});
await picture("set", { viewport: { width: 1120, height: 900 } }, async (page) => {
  await tab(page, "set");
  await page.waitForSelector(".set form");
  await empty(page, 9);
  await setRules(page, 9, ["killer 10: F5 G5 F6", "white: C7 D7", "sandwich 20: row 2", "thermo: B4-E4", "quad 1 2: H8 I8 H9 I9", "killer 4: D4 E4"], "mouse");
  await answered(page);
  await page.evaluate(() => scrollTo(0, 0));
});
await picture("learn", desk, async (page) => {
  await tab(page, "learn");
  await page.selectOption(".learn select", "14");  // XY-Wing
  await page.waitForSelector(".learn .reason:not(:empty)");
  await page.evaluate(() => scrollTo(0, 0));
});
await picture("phone", { ...phone, viewport: { width: 360, height: 640 } }, async (page) => {
  await load(page, skyscraper);
  await page.tap('.actions button:text-is("Hint")');
  await page.waitForSelector(".stages .now");
  for (let stage = 2; stage <= 4; stage += 1) { await page.tap('.actions button:text-is("Hint")'); await page.waitForSelector(`.stages li:nth-child(${stage})`); }
});
await at.stop();
