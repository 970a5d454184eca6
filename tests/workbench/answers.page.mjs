// The page's answers: hints, paths, why, ratings, proofs; and its robustness against hostile input and failing engines.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";
import { ask, board, easy, engineReady, eventually, focusBoard, four, label, load, one, open, paste, pick, said, share, site, skyscraper, start, tab, waitSaid, worldsHardest } from "./support.mjs";

let at;
before(async () => { at = await start(); });
after(async () => { await at?.stop(); });

// WORKBENCH_ALL=1: every candidate, which takes minutes.
const all = Boolean(process.env.WORKBENCH_ALL);
const program = process.env.DEDUKU_CHECK ?? join(site, "../../release/bin/deduku-check");

for (const [name, line] of [["singles", easy], ["a skyscraper and more", skyscraper], ["HDP", worldsHardest], ["4x4", four]]) {
  test(`hints in four stages, then applied: ${name}`, async () => {
    const { page, close } = await open(at);
    await load(page, line);
    await focusBoard(page);
    const hint = await ask({ ask: "hint", puzzle: line });
    for (const [at, member] of ["where", "technique", "cells", "sentence"].entries()) {
      await page.keyboard.press("h");
      await page.waitForSelector(`.stages li:nth-child(${at + 1})`);
      await eventually.equal(() => page.textContent(".stages .now"), hint[member]);
      const heard = (await said(page)).trim();
      if (heard.endsWith(" ..") && heard.length > 200) assert.ok(hint[member].startsWith(heard.slice(0, -3))); // long texts are cut
      else assert.equal(heard, hint[member]);
    }
    if (hint.step.removed.length > 0) await eventually.equal(() => page.locator(".signs .removed").count(), hint.step.removed.length);
    else await eventually.equal(() => page.locator(".signs .placed").count(), 1);
    await page.keyboard.press("h");
    await waitSaid(page, "Applied");
    const { placed, removed } = hint.step;
    if (placed) await eventually.match(() => page.getAttribute('[data-cell].cursor', "aria-label"), new RegExp(`^${placed.replace("=", ", ")}`));
    else for (const [cell, digit] of removed.map((text) => text.split("!="))) await eventually.match(() => page.getAttribute(`[aria-label^="${cell},"]`, "aria-label"), new RegExp(`struck out .*${digit}`));
    await close();
  });
}

test("all hints of the easy puzzle, one after the other, solve it", async () => {
  const { page, close } = await open(at);
  await load(page, easy);
  await focusBoard(page);
  const { solution } = await ask({ ask: "solve", puzzle: easy });
  for (let step = 0; step < 81 && (await board(page)) !== solution; step += 1) {
    const before = await board(page);
    await page.keyboard.press("Shift+H");
    await page.waitForSelector(".stages li:nth-child(4)");
    await page.keyboard.press("h");
    await page.waitForFunction((was) => [...document.querySelectorAll("[data-cell]")].map((cell) => cell.querySelector(".digit")?.textContent ?? ".").join("") !== was, before);
  }
  await eventually.equal(() => board(page), solution);
  await close();
});

test("a path shows every step of the engine on the board, with its tick", async () => {
  const { page, close } = await open(at);
  for (const [line, by] of [[skyscraper, "order"], [worldsHardest, "se"]]) {
    await load(page, line);
    await tab(page, "path");
    await page.selectOption(".panel select >> nth=0", by);
    const fill = page.locator('.panel button:text-is("Fill in the solution")');
    const { x } = await fill.boundingBox();
    await page.click(".panel button.primary");
    await page.waitForSelector(".panel .good");
    await eventually.equal(async () => (await fill.boundingBox()).x, x, "a second click does not fill in the solution");
    const { steps, text } = await ask({ ask: "path", by, puzzle: line });
    await eventually.ok(async () => (await page.textContent(".panel")).includes(text));
    await eventually.equal(() => page.locator(".tick.holds").count(), steps.length);
    await eventually.equal(() => page.locator(".step").count(), steps.length);
    const chain = steps.findIndex((step) => step.chain ?? step.strands);
    await page.click(`.step >> nth=${chain}`);
    await page.waitForSelector(".signs .arrow");
    const shown = await page.$$eval("[data-cell]", (cells) => cells.map((cell) => cell.querySelector(".digit")?.textContent ?? "."));
    const before = steps[chain].before.replace(/\[[^\]]*\]/g, ".");
    assert.equal(shown.join(""), before);
    await eventually.match(() => page.textContent(".position"), /Your own board is kept/);
    const arrows = await page.locator(".signs .arrow").count();
    await page.click('.motion button:text-is("Back")');
    await eventually.equal(() => page.locator(".signs .arrow").count(), arrows - 1);
    await page.keyboard.press("Escape");
    await eventually.equal(() => board(page), line);
  }
  await close();
});

for (const [name, line, sample] of [["4x4", four, 1], ["World's Hardest", worldsHardest, all ? 1 : 23], ["with a skyscraper", skyscraper, all ? 1 : 17]]) {
  test(`why, for ${sample === 1 ? "every digit of every cell" : "one digit in " + sample}: ${name}`, async () => {
    const { page, close } = await open(at);
    await load(page, line);
    const { solution } = await ask({ ask: "solve", puzzle: line });
    await tab(page, "why");
    const order = Math.sqrt(line.length);
    for (let number = 0; number < order ** 3; number += sample) {
      const [cell, digit] = [Math.floor(number / order), (number % order) + 1];
      await pick(page, cell);
      await page.waitForFunction((wanted) => document.querySelector(".digits .name").textContent === wanted, (await label(page, cell)).split(",")[0]);
      await page.click(`.digits button >> nth=${digit - 1}`);
      const name = (await label(page, cell)).split(",")[0];
      await page.waitForFunction((wanted) => document.querySelector(".panel h2")?.textContent === wanted && document.querySelector(".answer .good, .answer .bad"), `Why ${Number(solution[cell]) === digit ? "" : "not "}${digit} in ${name}?`);
      await eventually.match(() => page.textContent(".answer .good"), /checker accepts/, `${name}=${digit}`);
      const holds = Number(solution[cell]) === digit;
      const sentence = await page.textContent(".sentence");
      assert.ok(holds ? new RegExp(`^${name} is ${digit}\\b`).test(sentence) : sentence.includes("not"), `${name}=${digit}: ${sentence}`);
    }
    await close();
  });
}

test("premises are links, and the trail leads back", async () => {
  const { page, close } = await open(at);
  await load(page, worldsHardest);
  await tab(page, "why");
  await pick(page, 9);
  await page.click(".digits button >> nth=0");
  await page.waitForSelector(".answer .good");
  await eventually.match(() => page.textContent(".sentence"), /^A2 is not 1/);
  const premise = page.locator(".reasons .why").last();
  const name = (await premise.textContent()).replace("≠", "=");
  await page.click(".reasons .show >> nth=-1");
  await eventually.ok(async () => await page.locator(".signs .removed").count() > 0, "the board shows what the step removes");
  await premise.click();
  await page.waitForFunction((wanted) => document.querySelector(".panel h2").textContent.includes(wanted), name.split("=")[0]);
  await page.click(".trail .link");
  await eventually.equal(() => page.textContent(".panel h2"), "Why not 1 in A2?");
  await close();
});

test("ratings are the engine's, with their options, and survive a scramble", async () => {
  const { page, close } = await open(at);
  await load(page, worldsHardest);
  await tab(page, "rate");
  await page.click('.panel button:text-is("Scramble and compare")');
  await page.waitForFunction(() => document.querySelectorAll(".ratings .good, .ratings .bad").length === 5, undefined, { timeout: 60_000 });
  const rated = await ask({ ask: "rate", by: ["time", "hdp", "steps", "reasonable", "se"], puzzle: worldsHardest });
  const values = await page.$$eval(".ratings td b", (all) => all.map((one) => one.textContent));
  assert.ok(values[0].startsWith(`${Math.round(rated.time.minutes)} (very hard`), values[0]);
  assert.deepEqual(values.slice(1), [rated.hdp.level, `V(${rated.steps.label}) ${rated.steps.rating}`, "no", [rated.se.er, rated.se.ep, rated.se.ed].map((n) => n.toFixed(1)).join(" / ")]);
  // The Explainer's rating depends on the order in which its chains are found: there the page must only be correct.
  const rows = await page.$$eval(".ratings tbody tr", (all) => all.map((row) => ({ here: row.querySelector("b").textContent, there: row.lastChild.firstChild.textContent, said: row.querySelector(".good, .bad").textContent })));
  assert.deepEqual(rows.slice(0, 4).map((row) => row.said), ["same", "same", "same", "same"]);
  for (const row of rows) assert.equal(row.said, row.here === row.there ? "same" : "differs", JSON.stringify(row));
  const text = await page.textContent(".ratings");
  for (const member of [rated.hdp, rated.steps, rated.se]) assert.ok(text.includes(member.options) && text.includes(member.options_hash));
  await page.click('.panel button:text-is("Open the scrambled puzzle")');
  await eventually.equal(async () => (await board(page)).replaceAll(".", "").length, 21);
  await close();
});

test("the page has every measure of the program", { timeout: 120_000 }, async () => {
  const { page, close } = await open(at);
  await load(page, skyscraper);
  await tab(page, "rate");
  await page.click('.panel button:text-is("By every measure")');
  await page.waitForFunction(() => document.querySelectorAll(".ratings details").length === 12, undefined, { timeout: 90_000 });
  const { time } = await ask({ ask: "rate", by: ["time"], puzzle: skyscraper });
  const rated = await ask({ ask: "rate", by: ["path", "hodoku", "te", "backdoor", "b", "bxb", "er-minlex"], puzzle: skyscraper });
  const values = await page.$$eval(".ratings td b", (all) => all.map((one) => one.textContent));
  assert.ok(values[0].startsWith(`${Math.round(time.minutes)} (${time.level.replace("-", " ")}`), values[0]);
  assert.deepEqual(values.slice(5), [`${rated.path.hardest}, ${rated.path.score}`, `${rated.hodoku.level}, ${rated.hodoku.score}`, String(rated.te.te),
    `${rated.backdoor.backdoor} cell, ${rated.backdoor.backdoors} ways`, String(rated.b.b), String(rated.bxb.bxb), String(rated["er-minlex"].er_minlex)]);
  await close();
});

test("certificates and proofs are accepted, but refused for another puzzle", async () => {
  const { page, close } = await open(at);
  await load(page, worldsHardest);
  await tab(page, "proof");
  await page.click('.panel button:text-is("Make a certificate")');
  await page.waitForSelector(".panel .good");
  await eventually.equal(() => page.inputValue(".panel textarea"), (await ask({ ask: "certificate", puzzle: worldsHardest })).certificate);
  await eventually.match(() => page.textContent(".panel .good"), /exactly one solution/);
  await load(page, skyscraper);
  await tab(page, "proof");
  await page.click('.panel button:text-is("Check it")');
  await page.waitForSelector(".panel .bad");
  await eventually.match(() => page.textContent(".panel .bad"), /checksum is wrong/);
  await page.click('.panel button:text-is("Make a proof")');
  await page.waitForSelector(".panel .good");
  await eventually.ok(async () => (await page.inputValue(".panel textarea")).startsWith('{"format":"deduku-proof"'));
  await close();
});

test("damaged proofs and certificates are refused with the messages of deduku-check", { skip: existsSync(program) ? false : `no deduku-check at ${program}` }, async () => {
  const { page, close } = await open(at);
  await load(page, skyscraper);
  const { proof } = await ask({ ask: "prove", puzzle: skyscraper });
  const lines = proof.map((line) => JSON.stringify(line));
  const { certificate } = await ask({ ask: "certificate", puzzle: skyscraper });
  const spoiled = [];
  for (let at = 1; at < lines.length - 1 && spoiled.length < 40; at += Math.max(1, Math.floor(lines.length / 40))) {
    spoiled.push(lines.map((line, where) => (where === at ? line.replace(/"removes":\[(\d+)/, (_, first) => `"removes":[${(Number(first) + 9) % 729}`) : line)).join("\n"));
  }
  spoiled.push(lines.slice(0, -1).join("\n"), lines.slice(1).join("\n"), `${lines[0]}\n{"cover":[[1],[2]]}`, `${lines[0]}\n<script>alert(1)</script>`, `${lines[0]}\n{"__proto__":1}`);
  for (let at = certificate.indexOf(".") + 1; at < certificate.length && spoiled.length < 60; at += 1) spoiled.push(`${certificate.slice(0, at)}${certificate[at] === "A" ? "B" : "A"}${certificate.slice(at + 1)}`);
  assert.ok(spoiled.length >= 50, `${spoiled.length}`);
  const folder = mkdtempSync(join(tmpdir(), "spoiled-"));
  await tab(page, "proof");
  let accepted = 0;
  for (const text of spoiled) {
    writeFileSync(join(folder, "proof"), text);
    const told = JSON.parse(spawnSync(program, ["--json", skyscraper, join(folder, "proof")], { encoding: "utf8" }).stdout);
    await page.fill(".panel textarea", text);
    await page.click('.panel button:text-is("Check it")');
    await page.waitForSelector(".panel .bad, .panel .good");
    if (told.verdict === "accepted") { accepted += 1; continue; }
    const words = await page.textContent(".panel .bad");
    assert.ok(words.includes(told.rule), `${words} / ${told.rule}`);
    assert.ok(words.includes(`line ${told.line}`), words);
  }
  assert.ok(accepted <= 2, `${accepted} spoiled texts were harmless`);
  await close();
});

test("the board stays responsive while a long rating is stopped", async () => {
  const { page, close } = await open(at);
  await tab(page, "puzzles");
  await page.click('.panel button:text-is("25 by 25")');
  await page.waitForFunction(() => document.querySelectorAll("[data-cell]").length === 625);
  await engineReady(page);
  await tab(page, "path");
  await page.click(".panel button.primary");
  await page.waitForSelector('.panel button:text-is("Stop")');
  const empty = (await board(page)).indexOf(".");
  await pick(page, empty);
  await page.keyboard.press("5");
  await eventually.equal(async () => (await board(page))[empty], "5", "while the path is made");
  await page.keyboard.press("Control+z");
  await eventually.ok(() => page.isVisible('.panel button:text-is("Stop")'), "it still runs");
  await page.click('.panel button:text-is("Stop")');
  await page.waitForSelector('.panel button:text-is("Show the path")');
  await load(page, four);
  await tab(page, "path");
  await page.click(".panel button.primary");
  await page.waitForSelector(".panel .good");
  await eventually.match(() => page.textContent(".panel .good"), /all 11 steps accepted/);
  await close();
});

test("a failure of the engine is reported, and the next question is answered", async () => {
  // The worker is the real one; its first hint fails inside the module's call.
  const patch = `const make = WebAssembly.Instance; let fallen = false;
    WebAssembly.Instance = function (module, imports) {
      const made = new make(module, imports), exports = { ...made.exports }, ask = exports.ask;
      if (ask) exports.ask = (...words) => {
        const text = new TextDecoder().decode(new Uint8Array(exports.memory.buffer, words[1], words[2]));
        if (!fallen && text.includes('"hint"')) { fallen = true; throw new WebAssembly.RuntimeError("unreachable"); }
        return ask(...words);
      };
      return { exports };
    };\n`;
  const script = readFileSync(join(site, "worker.js"), "utf8");
  const { page, close } = await open(at, { before: (page, context) => context.route("**/worker.js", (route) => route.fulfill({ contentType: "text/javascript", body: patch + script })), serviceWorkers: "block" });
  await load(page, easy);
  await pick(page, 2);
  await page.keyboard.press("Shift+Digit5");
  await page.keyboard.press("h");
  await page.waitForFunction(() => /started again/.test(document.querySelector('[role="alert"]').textContent));
  await eventually.equal(() => label(page, 2), "C1, empty, corner 5", "the mark is still there");
  await page.keyboard.press("h");
  await page.waitForSelector(".stages .now");
  await close();
});

test("a path by the two rules alone is ticked and ends where the engine's does", async () => {
  const { page, close } = await open(at);
  for (const [line, reasonable] of [[skyscraper, false], ["..5..7.923....1......26..585..3......1.9..42.....2............9.3..1.57...45..63.", true]]) {
    assert.equal((await ask({ ask: "rate", by: ["reasonable"], puzzle: line })).reasonable, reasonable);
    await load(page, line);
    await tab(page, "path");
    await page.selectOption(".panel select >> nth=0", "rules");
    await page.click(".panel button:not([aria-label]) >> nth=0");
    await page.waitForSelector(".panel .good");
    await eventually.match(() => page.textContent(".panel"), reasonable ? /solved in \d+ steps/ : /stuck after \d+ steps|\d+ steps/);
    await eventually.equal(() => page.locator(".panel .tick.holds").count(), await page.locator(".panel .step").count());
    const names = await page.$$eval(".panel select >> nth=1", () => [...document.querySelectorAll(".panel select:last-of-type option")].map((one) => one.textContent));
    assert.ok(names.every((name) => !/wing|chain|fish|scraper/i.test(name)), names.join());
    await page.click(".panel .step >> nth=-1");
    await page.waitForSelector(".signs .ring, .signs .placed");
  }
  await close();
});

test("opening an engine is retried after a failure", async () => {
  let broken = true;
  const { page, context, trouble } = await open(at, { ready: false, serviceWorkers: "block", before: (page, context) => context.route("**/deduku.wasm", (route) => (broken ? route.abort() : route.continue())) });
  await page.waitForSelector('.what button:text-is("Try again")');
  await page.keyboard.press("h");
  await page.waitForFunction(() => /could not start/.test(document.querySelector('[role="alert"]').textContent));
  broken = false;
  await page.click('.what button:text-is("Try again")');
  await engineReady(page);
  await focusBoard(page);
  await page.keyboard.press("h");
  await page.waitForSelector(".stages .now");
  await context.close();
  assert.deepEqual(trouble.filter((text) => !/deduku\.wasm|ERR_FAILED|Failed to fetch|preload/.test(text)), []);
});

test("the server only serves files of its folder", async () => {
  const fetched = async (path, options) => fetch(at.address.replace(/\/$/, "") + path, options);
  for (const [path, type] of [["/", "text/html; charset=utf-8"], ["/app.js", "text/javascript; charset=utf-8"], ["/deduku.wasm", "application/wasm"], ["/style.css?x=1", "text/css; charset=utf-8"]]) {
    const found = await fetched(path);
    assert.equal(found.status, 200, path);
    assert.equal(found.headers.get("content-type"), type);
    await eventually.equal(async () => (await found.arrayBuffer()).byteLength, statSync(join(site, path === "/" ? "index.html" : path.slice(1).split("?")[0])).size, path);
  }
  assert.equal((await fetched("/nothing")).status, 404);
  assert.equal((await fetched("/%")).status, 400);
  assert.equal((await fetched("/app.js", { method: "POST" })).status, 405);
  // fetch removes the dots of a path before the request, so it is written by hand.
  const { port } = new URL(at.address);
  for (const path of ["/../build.mjs", "/..%2fbuild.mjs", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd"]) {
    const status = await new Promise((resolve, reject) => request({ port, host: "127.0.0.1", path }, (answer) => { answer.resume(); resolve(answer.statusCode); }).on("error", reject).end());
    assert.equal(status, 404, path);
  }
  const taken = spawnSync(process.execPath, [join(process.env.WORKBENCH_SOURCES, "serve.mjs"), site, port], { encoding: "utf8", timeout: 10_000 });
  assert.equal(taken.status, 69);
  assert.match(taken.stderr, /is taken: choose another/);
});

test("links round-trip; links of other programs are read; unknown rules are refused by name", async () => {
  const { page, close } = await open(at);
  await load(page, skyscraper);
  await pick(page, 0);
  await page.keyboard.press("Shift+Digit1");
  await share(page);
  await page.waitForFunction(() => document.querySelector("dialog textarea")?.value.includes("s="));
  const link = await page.inputValue("dialog textarea");
  assert.ok(link.length < 400, link);
  const other = await open(at, { url: link });
  await eventually.equal(() => board(other.page), skyscraper);
  await eventually.equal(() => label(other.page, 0), "A1, empty, corner 1");
  await other.close();
  for (const to of ["line", "f-puzzles", "sudokupad"]) {
    await page.selectOption("dialog select", to);
    const { text } = await ask({ ask: "convert", to, puzzle: skyscraper });
    await page.waitForFunction((wanted) => document.querySelector("dialog textarea").value === wanted, text.trim());
  }
  await page.keyboard.press("Escape");
  const links = [`https://www.sudokuwiki.org/sudoku.htm?bd=${worldsHardest.replaceAll(".", "0")}`];
  for (const to of ["f-puzzles", "sudokupad"]) links.push((await ask({ ask: "convert", to, puzzle: worldsHardest })).text);
  for (const pasted of links) {
    await load(page, easy);
    await paste(page, pasted);
    await page.waitForFunction((wanted) => [...document.querySelectorAll("[data-cell]")].map((cell) => cell.querySelector(".digit")?.textContent ?? ".").join("") === wanted, worldsHardest);
  }
  await paste(page, JSON.stringify({ size: 9, grid: Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({}))), fillomino: [{ cell: "R1C1", value: "3" }] }));
  await page.waitForSelector(".panel .bad");
  await eventually.match(() => page.textContent(".panel .bad"), /fillomino/);
  await eventually.equal(() => board(page), worldsHardest, "the board stays");
  await paste(page, `${easy}\n${four}\n${worldsHardest}\n`);
  await page.waitForFunction(() => /3 puzzles found/.test(document.querySelector(".panel").textContent));
  await close();
});

test("a pasted board in play keeps digits and marks, hints use them, undo removes them; nonsense gives an error", async () => {
  const { page, close } = await open(at);
  await paste(page, "[Puzzle]\n...4\n3.1.\n.1..\n4...\n[State]\n[1]2.4\n3.1[24]\n.1..\n4...\n");
  await waitSaid(page, "What had been filled in is there, too");
  await eventually.equal(() => board(page), ".2.43.1..1..4...");
  await eventually.match(() => label(page, 0), /A1, empty.*1/);
  await focusBoard(page);
  await page.keyboard.press("Shift+H");
  await page.waitForSelector(".stages li:nth-child(4)");
  await eventually.match(() => page.textContent(".stages .now"), /A1/, "the one mark left is the next digit");
  const above = (selector) => page.$eval(selector, (one) => Number(getComputedStyle(one).zIndex));
  await eventually.ok(async () => (await above(".signs")) > (await above('[data-cell="0"]:focus')), "the sign stands over the cell that has the focus");
  await page.keyboard.press("Control+z");
  await eventually.equal(() => board(page), "...43.1..1..4...");
  await page.keyboard.press("Control+y");
  await eventually.equal(() => board(page), ".2.43.1..1..4...");
  for (const [text, told] of [["[1,2,3]", /^Line 1, column 1: found a list of 3 values; expected a list for each row/], ["[[1,2],[3,4]]", /found a list of 2 rows/]]) {
    await paste(page, text);
    await page.waitForFunction((wanted) => new RegExp(wanted).test(document.querySelector(".panel .bad")?.textContent ?? ""), told.source);
  }
  await eventually.equal(() => board(page), ".2.43.1..1..4...", "the board stays");
  await close();
});

test("files are opened and dropped, with one, many or no puzzles", async () => {
  const { page, close } = await open(at);
  await tab(page, "puzzles");
  const file = (name, text) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.setInputFiles("input[type=file]", file("one.sdk", worldsHardest.match(/.{9}/g).join("\n")));
  await page.waitForFunction((wanted) => [...document.querySelectorAll("[data-cell]")].map((cell) => cell.querySelector(".digit")?.textContent ?? ".").join("") === wanted, worldsHardest);
  const drop = (text) => page.evaluate((dropped) => {
    const data = new DataTransfer();
    data.items.add(new File([dropped], "list.csv"));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  }, text);
  await drop(`id,puzzle,title\n1,${easy},First\n2,${skyscraper},Second\n`);
  await page.waitForFunction(() => document.querySelectorAll(".panel ol.list li").length === 2);
  await page.click(".panel ol.list .link >> nth=1");
  await page.waitForFunction(() => document.querySelector(".what b").textContent === "Second");
  await eventually.equal(() => board(page), skyscraper);
  await drop("nothing of the kind");
  await page.waitForSelector(".panel .bad");
  await eventually.match(() => page.textContent(".panel .bad"), /^This is no puzzle/);
  await eventually.equal(() => board(page), skyscraper);
  const { certificate } = await ask({ ask: "certificate", puzzle: skyscraper });
  await drop(certificate);
  await page.waitForSelector(".panel .good");
  await eventually.match(() => page.textContent(".panel .good"), /exactly one solution/);
  await close();
});

test("hostile input is shown as text: markup in links, names, files; broken and huge texts", async () => {
  const evil = "<img src=x onerror=alert(1)>";
  const { page, close } = await open(at, { hash: `#p=${easy}&n=${encodeURIComponent(evil)}` });
  await eventually.equal(() => page.textContent(".what b"), evil);
  await eventually.equal(() => page.locator(".what img, .panel img").count(), 0);
  for (const text of [evil, `#p=${evil}`, `#p=${easy}&s=%%%`, `#p=${easy}&s=AAAA`, "{".repeat(100_000), "[".repeat(50_000), '{"__proto__":{"polluted":1}}', '{"format":"deduku-workbench","version":1,"games":[{"__proto__":{"x":1},"box":"3x3"}]}',
    "9".repeat(100_000), `${"\u0000\uffff\u202e"}${easy.slice(3)}`, "<?xml version='1.0'?><!DOCTYPE x [<!ENTITY a 'b'>]><x>&a;</x>"]) {
    await paste(page, text);
    await page.waitForTimeout(60);
    await eventually.equal(() => page.evaluate(() => ({}).polluted), undefined);
  }
  await paste(page, "1".repeat((4 << 20) + 1));
  await page.waitForFunction(() => /more than 4 MB/.test(document.querySelector(".panel").textContent));
  const policy = await page.getAttribute('meta[http-equiv="Content-Security-Policy"]', "content");
  assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|\*|https?:/);
  await load(page, easy);
  await tab(page, "hint");
  await page.click(".panel button.primary");
  await page.waitForSelector(".stages .now");
  await close();
});

test("after one visit the page works offline", async () => {
  const { page, context, close } = await open(at);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => (await caches.keys()).length === 1 && (await (await caches.open((await caches.keys())[0])).keys()).length >= 7);
  await context.setOffline(true);
  await page.reload();
  await engineReady(page);
  await load(page, skyscraper);
  await tab(page, "path");
  await page.click(".panel button.primary");
  await page.waitForSelector(".panel .good");
  await tab(page, "hdp");
  await page.waitForSelector(".outcome");
  await context.setOffline(false);
  await close();
});

test("the single file works from file://", async () => {
  const { page, close } = await open(at, { url: `file://${one}` });
  await load(page, worldsHardest);
  await tab(page, "path");
  await page.selectOption(".panel select >> nth=0", "se");
  await page.click(".panel button.primary");
  await page.waitForSelector(".panel .good");
  await tab(page, "proof");
  await page.click('.panel button:text-is("Make a certificate")');
  await page.waitForSelector(".panel .good");
  await tab(page, "hdp");
  await page.waitForSelector(".outcome");
  await page.click('.hand summary:text-is("Published chains")');
  await page.waitForSelector(".published button");
  await eventually.equal(() => page.evaluate(() => getComputedStyle(document.querySelector(".where")).display), "flex", "with its style");
  await close();
});

test("a first visit only fetches page and engine before the first hint", async (t) => {
  const fetched = [];
  const server = createServer((request, response) => {
    const name = new URL(request.url, "http://localhost").pathname.slice(1) || "index.html";
    if (!existsSync(join(site, name))) return response.writeHead(404).end();
    const type = { html: "text/html", js: "text/javascript", css: "text/css", wasm: "application/wasm" }[name.split(".").pop()] ?? "application/octet-stream";
    const data = gzipSync(readFileSync(join(site, name)), { level: 9 });
    fetched.push({ name, size: data.length });
    response.writeHead(200, { "content-type": type, "content-encoding": "gzip" }).end(data);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  t.after(() => server.close());
  const url = `http://127.0.0.1:${server.address().port}/`;
  const first = [...readFileSync(join(site, "index.html"), "utf8").matchAll(/(?:modulepreload|stylesheet|preload)" href="([^"]+)"/g)].map(([, name]) => name);
  const engine = ["deduku.wasm", "worker.js"];
  const bytes = (names) => fetched.reduce((sum, { name, size }) => sum + (names.includes(name) ? size : 0), 0);
  const all = () => [...new Set(fetched.map(({ name }) => name))].sort();

  const alone = await open(at, { url, serviceWorkers: "block" });
  const expected = [...new Set(["index.html", "worker.js", ...first])].sort();
  assert.deepEqual(all(), expected);
  await focusBoard(alone.page);
  await alone.page.keyboard.press("Shift+H");
  await alone.page.waitForSelector(".stages li:nth-child(4)");
  assert.deepEqual(all(), expected, "a hint needs nothing more");
  // The hardest hints need one more module, but not the one with everything.
  await load(alone.page, worldsHardest);
  await focusBoard(alone.page);
  await alone.page.keyboard.press("Shift+H");
  await alone.page.waitForSelector(".stages li:nth-child(4)");
  assert.deepEqual(all().filter((name) => !expected.includes(name) && !/^part-keep/.test(name)), ["deduku-hint.wasm"]);
  assert.ok(bytes(["deduku-hint.wasm"]) <= 312_000, `${bytes(["deduku-hint.wasm"])}`);
  const page = bytes(expected.filter((name) => !engine.includes(name)));
  assert.ok(page <= 49.5 * 1024 && bytes(engine) <= 253 * 1024, `${page} and ${bytes(engine)}`);
  // The first path loads the checker, and the part of the page that shows it.
  await tab(alone.page, "path");
  await alone.page.click(".panel button.primary");
  await alone.page.waitForSelector(".panel .good");
  assert.deepEqual(all().filter((name) => !expected.includes(name) && !/^(part-.*\.js|later\.css|deduku-hint\.wasm)$/.test(name)), ["deduku-check.wasm"]);
  await alone.close();

  // Files stored for later are fetched after the board responds.
  fetched.length = 0;
  const kept = await open(at, { url });
  await kept.page.evaluate(() => navigator.serviceWorker.ready);
  const times = fetched.map(({ name }) => name);
  for (const name of expected) assert.ok(times.indexOf(name) < times.indexOf("sw.js"), name);
  for (const name of ["deduku-check.wasm", "deduku-hint.wasm", "deduku-more.wasm", "later.css"]) assert.ok(times.indexOf(name) > times.indexOf("sw.js"), name);
  await kept.close();
});

test("the hint is precomputed if nothing has to be loaded for it", async () => {
  // Records every hint question to the engine.
  const listen = () => {
    window.hints = [];
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message, ...more) {
      const question = message.job?.question && JSON.parse(message.job.question);
      const about = question?.ask === "hint" && question.puzzle.replace(/\s/g, "");
      // A question passed on to the other module is posted twice.
      if (about && window.hints.at(-1) !== about) window.hints.push(about);
      return postMessage.call(this, message, ...more);
    };
  };
  const { page, close } = await open(at, { before: (page) => page.addInitScript(listen) });
  await load(page, worldsHardest);
  await page.waitForFunction((line) => window.hints.at(-1)?.startsWith(`[Puzzle]${line}`), worldsHardest);
  const asked = await page.evaluate(() => window.hints.length);
  const hint = await ask({ ask: "hint", puzzle: worldsHardest });
  await focusBoard(page);
  await page.keyboard.press("Shift+H");
  await page.waitForSelector(".stages li:nth-child(4)");
  await eventually.equal(() => page.textContent(".stages li:nth-child(1)"), "Look at the whole board.");
  await eventually.equal(() => page.textContent(".stages li:nth-child(4)"), hint.sentence);
  await eventually.equal(() => page.evaluate(() => window.hints.length), asked, "what is there is not asked for again");
  // Another board, another hint.
  await pick(page, 1);
  await page.keyboard.press("1");
  await page.waitForFunction((before) => window.hints.length > before, asked);
  await close();
});

test("the build fails if script and style exceed their budget", () => {
  const first = [...readFileSync(join(site, "index.html"), "utf8").matchAll(/(?:modulepreload|stylesheet)" href="([^"]+)"/g)].map(([, name]) => name);
  assert.ok(first.includes("app.js") && first.includes("style.css") && !first.includes("later.css"), first.join());
  const size = first.reduce((sum, name) => sum + gzipSync(readFileSync(join(site, name)), { level: 9 }).length, 0);
  assert.ok(size <= 48 * 1024, `${size}`);
  assert.ok(gzipSync(readFileSync(one), { level: 9 }).length <= 1_290_000);
  const build = join(process.env.WORKBENCH_SOURCES, "build.mjs");
  const run = spawnSync(process.execPath, [build, "--single", join(mkdtempSync(join(tmpdir(), "budget-")), "x.html")], { env: { ...process.env, WORKBENCH_BUDGET: "1000" }, encoding: "utf8" });
  assert.equal(run.status, 1);
  assert.match(run.stderr, /may have/);
});
