#!/usr/bin/env node
// Questions in, answers out, a line each, by the npm package, like tests/session/ask.c for the C ABI.
//
//   ask.mjs < questions                      ask.mjs --events < questions       ask.mjs --version
//   ask.mjs --again N < questions            ask.mjs --solve-many LIMIT < boards
//
// DEDUKU_NPM names the folder of the package; DEDUKU_WORKER=1 uses a Worker.
import { readFileSync, writeSync } from "node:fs";
import { pathToFileURL } from "node:url";

const folder = process.env.DEDUKU_NPM ?? new URL("../../build/npm/deduku", import.meta.url).pathname;
const { open } = await import(pathToFileURL(`${folder}/index.js`).href);
const deduku = await open({ worker: process.env.DEDUKU_WORKER === "1" });
const [option, value] = process.argv.slice(2);

/** Writes all of it, as a pipe may take only a part at once. */
function print(text) {
  let bytes = Buffer.from(text + "\n");
  while (bytes.length > 0) {
    try {
      bytes = bytes.subarray(writeSync(1, bytes));
    } catch (error) {
      if (error.code !== "EAGAIN") throw error;
    }
  }
}

async function solveMany(limit) {
  const lines = readFileSync(0, "latin1").split("\n").filter((line) => line !== "");
  const boards = Buffer.from(lines.map((line) => line.slice(0, 81).padEnd(81)).join(""), "latin1");
  const { first, counts, done } = await deduku.solveMany(boards, limit);
  const solutions = Buffer.from(first.map((digit) => digit + 48)).toString("latin1");
  const out = Array.from(counts, (count, k) => `${count}\t${solutions.slice(81 * k, 81 * k + 81)}`);
  if (done > 0) print(out.join("\n"));
  return done === lines.length ? 0 : 1;
}

async function answers(again, onEvent) {
  for (const line of readFileSync(0, "utf8").split("\n").slice(0, -1)) {
    let answer;
    for (let i = 0; i < again; ++i) answer = await deduku.ask(line, { onEvent });
    print(JSON.stringify(answer));
  }
  return 0;
}

if (option === "--version") print(JSON.stringify(await deduku.version()));
else if (option === "--solve-many") process.exitCode = await solveMany(Number(value));
else {
  const onEvent = option === "--events" ? (event) => print(JSON.stringify(event)) : undefined;
  process.exitCode = await answers(option === "--again" ? Number(value) : 1, onEvent);
}
deduku.close();
