// Setting a puzzle on the page: the same rules by mouse and by keys alone.
import { ask, focusBoard } from "./support.mjs";

/** The page's tools by their rules: how their cells are selected and whether they request a value. */
const cages = ["killer", "sum"];
const outside = ["sandwich", "x-sum", "numbered-room"];
const gestureOf = (name) => (cages.includes(name) || name === "extra-region" ? "cage" : outside.includes(name) ? "row" : name === "little-killer" ? "slant"
  : ["white", "black", "x", "v", "greater"].includes(name) ? "pair" : name === "quad" ? "square" : name === "arrow" ? "circle"
    : ["odd", "even", "minimum", "maximum", "row-indexer", "column-indexer", "box-indexer"].includes(name) ? "cells" : "line");
const asks = (name) => cages.includes(name) || outside.includes(name) || ["little-killer", "quad"].includes(name);

export const cellOf = (order, name) => (Number(name.slice(1)) - 1) * order + name.charCodeAt(0) - 65;

/** The cells of a rule, by the engine. */
async function parts(order, rule) {
  const { sentences: [{ groups }] } = await ask({ ask: "rules", max_nodes: 1, puzzle: `${".".repeat(order * order)} rules:${rule}` });
  const [, name, value] = /^([a-z-]+)((?: [a-z\d-]+)*)/.exec(rule);
  return { name, value: value.trim(), groups: groups.map((group) => group.map((one) => cellOf(order, one))), gesture: gestureOf(name) };
}

/** Waits for this number of placed rules. */
export const placed = (page, count) => page.waitForFunction((wanted) => document.querySelectorAll(".set-rules li").length === wanted, count);
/** Waits for the answers. */
export const answered = async (page) => {
  await page.waitForTimeout(120);  // The pause before the first question.
  await page.waitForSelector('.set-answers[aria-busy="false"]');
};

/** The puzzle on the page as text, from the dialog that shares it. */
export async function lineOf(page, format = "line") {
  await page.click('.set button:text-is("As text or link")');
  await page.selectOption("dialog select", format);
  await page.waitForFunction((how) => { const text = document.querySelector("dialog textarea")?.value ?? ""; return text !== "" && text.includes("#p=") === (how === "ours"); }, format);
  const text = await page.inputValue("dialog textarea");
  await page.keyboard.press("Escape");
  return text;
}

export async function empty(page, order) {
  const details = page.locator(".set details:has(form)");
  if (await details.count() > 0) await details.locator("summary").click();
  await page.selectOption('.set select[name="size"]', String(order));
  await page.click('.set button:text-is("Empty board")');
  await page.waitForFunction((count) => document.querySelectorAll("[data-cell]").length === count && document.querySelector(".set .tool"), order * order);
  if (await details.count() > 0 && await details.evaluate((one) => one.open)) await details.locator("summary").click();
}

// --- by mouse -------------------------------------------------------------------------------------------------------

const box = (page, cell) => page.locator(`[data-cell="${cell}"]`).boundingBox();
const middle = async (page, cell) => { const { x, y, width, height } = await box(page, cell); return [x + width / 2, y + height / 2]; };

export async function drag(page, cells) {
  await page.locator(".board").scrollIntoViewIfNeeded();
  const [first, ...rest] = await Promise.all(cells.map((cell) => middle(page, cell)));
  await page.mouse.move(...first);
  await page.mouse.down();
  for (const place of rest) await page.mouse.move(...place, { steps: 4 });
  await page.mouse.up();
}

async function clickBetween(page, order, cells, greater) {
  const places = await Promise.all(cells.map((cell) => middle(page, cell)));
  const [x, y] = [0, 1].map((at) => places.reduce((sum, place) => sum + place[at], 0) / places.length);
  // On the side of the first cell, a little off the edge.
  const aside = greater || cells.length === 4 ? 3 : 2;
  await page.mouse.click(x + Math.sign(places[0][0] - x) * aside, y + Math.sign(places[0][1] - y) * aside);
}

const valueIn = async (page, value) => {
  await page.waitForFunction(() => document.activeElement?.id === "set-value");
  await page.keyboard.type(value);
  await page.keyboard.press("Enter");
};

async function byMouse(page, order, rule, count) {
  const { name, value, groups, gesture } = await parts(order, rule);
  const cells = groups.flat();
  if (groups.length === 0) {
    if (!await page.$eval(".board-rules", (one) => one.open)) await page.click(".board-rules summary");
    await page.click(`.board-rules label:has-text("${switches[rule]}") >> nth=0`);
    return placed(page, count);
  }
  await page.selectOption("#set-tool", name);
  if (value !== "" && !asks(name)) await page.fill("#set-value", value);
  if (gesture === "circle") await page.selectOption(".tool select >> nth=1", String(groups[0].length));
  if (gesture === "cage") {
    for (const [at, cell] of cells.entries()) await page.click(`[data-cell="${cell}"]`, at > 0 ? { modifiers: ["Control"] } : {});
    if (asks(name)) await page.fill("#set-value", value);
    await page.click('.tool button:text-is("Place it")');
  } else if (gesture === "cells") {
    await page.click(`[data-cell="${cells[0]}"]`);
    if (cells.length > 1) {
      await placed(page, count);
      await page.click('.set-rules li:last-child button:text-is("Edit")');
      for (const cell of cells.slice(1)) await page.click(`[data-cell="${cell}"]`, { modifiers: ["Control"] });
      await page.click('.tool button:text-is("Change it")');
    }
  } else if (gesture === "pair" || gesture === "square") {
    await clickBetween(page, order, cells, name === "greater");
    if (asks(name)) await valueIn(page, value);
  } else {
    await drag(page, gesture === "row" || gesture === "slant" ? cells.slice(0, 2) : cells);
    if (asks(name)) await valueIn(page, value);
  }
  await placed(page, count);
}

export const switches = { diagonals: "both diagonals", "diagonal down": "main diagonal", "diagonal up": "anti-diagonal", windows: "windows", "anti-knight": "anti-knight",
  "anti-king": "anti-king", "non-consecutive": "non-consecutive", "all-xv": "all X and V given", "all-dots": "all dots given" };

// --- by keys --------------------------------------------------------------------------------------------------------

const arrows = { "-1,0": "ArrowUp", "1,0": "ArrowDown", "0,-1": "ArrowLeft", "0,1": "ArrowRight" };
const step = (order, from, to) => arrows[`${Math.floor(to / order) - Math.floor(from / order)},${(to % order) - (from % order)}`];

/** Presses Tab until an element has the focus. */
export async function tabTo(page, selector) {
  for (let times = 0; times < 250; times += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no way to ${selector}`);
}

export async function goTo(page, order, cell) {
  let now = await page.evaluate(() => Number(document.activeElement?.dataset.cell));
  while (now !== cell) {
    const [rows, columns] = [Math.floor(cell / order) - Math.floor(now / order), (cell % order) - (now % order)];
    const next = rows !== 0 ? now + Math.sign(rows) * order : now + Math.sign(columns);
    await page.keyboard.press(step(order, now, next));
    now = next;
  }
}

/** A walk with Shift over touching cells, partly backwards if necessary; null if there is none. */
function walk(order, cells) {
  const left = new Set(cells.slice(1));
  const way = [];
  const visit = (cell) => {
    for (const next of [cell - order, cell + order, ...(cell % order > 0 ? [cell - 1] : []), ...(cell % order < order - 1 ? [cell + 1] : [])]) {
      if (!left.delete(next)) continue;
      way.push(step(order, cell, next));
      visit(next);
      way.push(step(order, next, cell));
    }
  };
  visit(cells[0]);
  return left.size === 0 ? way : null;
}

const isPath = (order, cells) => cells.slice(1).every((cell, at) => step(order, cells[at], cell) !== undefined);

/** The board, through its tool's field. */
async function chooseTool(page, name) {
  await page.keyboard.press("t");
  await page.waitForFunction(() => document.activeElement?.id === "set-tool");
  const place = await page.$$eval("#set-tool option", (all, wanted) => all.findIndex((one) => one.value === wanted), name);
  await page.keyboard.press("Home");
  for (let step = 0; step < place; step += 1) await page.keyboard.press("ArrowDown");
  await page.waitForFunction((wanted) => document.querySelector("#set-tool").value === wanted, name);
}

async function byKeys(page, order, rule, count) {
  const { name, value, groups, gesture } = await parts(order, rule);
  const cells = groups.flat();
  if (groups.length === 0) {
    await page.keyboard.press("t");
    if (!await page.$eval(".board-rules", (one) => one.open)) {
      await tabTo(page, ".board-rules summary");
      await page.keyboard.press("Enter");
    }
    const at = await page.$$eval(".switches label", (all, wanted) => all.findIndex((one) => one.textContent.trim().startsWith(wanted)), switches[rule]);
    await tabTo(page, `.switches li:nth-child(${at + 1}) input`);
    await page.keyboard.press("Space");
    await placed(page, count);
    return focusBoard(page, await page.$eval('[data-cell][tabindex="0"]', (cell) => Number(cell.dataset.cell)));
  }
  await chooseTool(page, name);
  if (value !== "" && !asks(name)) { await page.keyboard.press("Tab"); await page.keyboard.type(value); }
  if (gesture === "circle") { await page.keyboard.press("Tab"); await page.keyboard.type(String(groups[0].length)); }
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.activeElement?.dataset.cell);
  await goTo(page, order, cells[0]);
  const inOrder = gesture === "line" || gesture === "circle";
  const way = inOrder ? (isPath(order, cells) ? cells.slice(1).map((cell, at) => step(order, cells[at], cell)) : null)
    : gesture === "square" ? [] : gesture === "row" ? [step(order, cells[0], cells[1])]
      : gesture === "slant" ? [step(order, cells[0], cells[0] + Math.sign((cells[1] % order) - (cells[0] % order))),
        step(order, cells[0], cells[0] + order * Math.sign(cells[1] - cells[0]))] : walk(order, cells);
  if (way) {
    for (const key of way) await page.keyboard.press(`Shift+${key}`);
    await page.keyboard.press("Enter");
    if (asks(name)) await valueIn(page, value);
  } else {
    // Lines with slanting steps are written.
    await page.keyboard.press("t");
    await tabTo(page, "#set-cells");
    await page.keyboard.press("Control+a");
    await page.keyboard.type(rule.slice(rule.indexOf(": ") + 2));
    await page.keyboard.press("Enter");
  }
  await placed(page, count);
  await page.waitForFunction(() => document.activeElement?.dataset.cell);
}

/** Sets rules one after another on the current board. */
export async function setRules(page, order, rules, how, before = 0) {
  if (how === "keys") await focusBoard(page, await page.$eval('[data-cell][tabindex="0"]', (cell) => Number(cell.dataset.cell)));
  for (const [at, rule] of rules.entries()) {
    const picture = await page.evaluate(() => document.querySelector("img.drawn")?.src);
    await (how === "keys" ? byKeys : byMouse)(page, order, rule, before + at + 1);
    // Clues outside the board move it when the new picture arrives.
    if (rule.includes(":")) await page.waitForFunction((old) => { const now = document.querySelector("img.drawn"); return now && now.src !== old; }, picture);
  }
}

/** Writes givens: a line of digits and points. */
export async function setGivens(page, order, givens, how) {
  if (!/[^.]/.test(givens)) return;
  if (how === "keys") await focusBoard(page, await page.$eval('[data-cell][tabindex="0"]', (cell) => Number(cell.dataset.cell)));
  else await page.selectOption("#set-tool", "given");
  for (const [cell, digit] of [...givens].entries()) {
    if (digit === ".") continue;
    if (how === "keys") {
      await goTo(page, order, cell);
      await page.keyboard.press(digit);
    } else {
      await page.click(`[data-cell="${cell}"]`, { position: { x: 5, y: 5 } });
      await page.click(`.pad .keys button:text-is("${digit}")`);
    }
  }
}
