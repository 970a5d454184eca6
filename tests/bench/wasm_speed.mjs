#!/usr/bin/env node
// The npm package and the program, in one run: seconds for the answers of both, and for boards in bulk.
//
//   tests/bench/wasm_speed.mjs [PUZZLES] [BOARDS]      data/sample_top1465.txt; a list of 9x9 boards for bulk solving
//
// It needs build/release/bin/deduku, build/npm/deduku (scripts/npm-package), and a quiet machine.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus } from "node:os";

const root = new URL("..", import.meta.url).pathname;
const { open } = await import(`${root}build/npm/deduku/index.js`);
const [list = `${root}data/sample_top1465.txt`, boards] = process.argv.slice(2);
const lines = (file) => readFileSync(file, "utf8").split("\n").filter((line) => line && !line.startsWith("#")).map((line) => line.slice(0, 81));
const puzzles = lines(list).slice(0, 100);
const program = (...words) => execFileSync(`${root}build/release/bin/deduku`, words, { input: puzzles.join("\n"), maxBuffer: 1 << 30 });
const told = (answers) => answers.reduce((sum, answer) => sum + answer.seconds, 0) * 1000 / answers.length;

const engine = await open();
const questions = [["hdp"], ["rate"], ["analyze"], ["path"], ["hint"], ["rate", { by: ["se"] }]];
console.log(`${cpus()[0].model.trim()}, node ${process.versions.node}, ${puzzles.length} puzzles, best round`);
console.log("question                 native ms   wasm ms   ratio");
for (const [ask, more = {}] of questions) {
  let best = [Infinity, Infinity];
  // Node optimizes frequently called code after some hundred questions.
  const until = performance.now() + 4000;
  for (let round = 0; round < 3 || (round < 40 && performance.now() < until); ++round) {
    const by = more.by ? ["--by", more.by.join(",")] : [];
    const native = told(program(ask, "--json", "-j", "1", ...by, "-").toString().trim().split("\n").map((line) => JSON.parse(line)));
    const wasm = [];
    for (const puzzle of puzzles) wasm.push(await engine.ask({ ask, puzzle, ...more }));
    best = [Math.min(best[0], native), Math.min(best[1], told(wasm))];
  }
  const name = ask + (more.by ? ` by ${more.by}` : "");
  console.log(`${name.padEnd(22)} ${best[0].toFixed(3).padStart(11)} ${best[1].toFixed(3).padStart(9)} ${(best[1] / best[0]).toFixed(2).padStart(7)}`);
}
if (boards) {
  const all = lines(boards);
  const bytes = Buffer.from(all.join(""));
  let best = Infinity;
  for (let round = 0; round < 3; ++round) {
    const before = process.cpuUsage();
    await engine.solveMany(bytes, 2);
    best = Math.min(best, process.cpuUsage(before).user / 1e6);
  }
  console.log(`${all.length} boards in bulk: ${Math.round(all.length / best)} a second of processor time`);
}
