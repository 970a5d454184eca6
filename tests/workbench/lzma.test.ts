// Packed modules of the single-file page, packed by xz: the same bytes again; damaged ones end, too.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { unpack } from "../../packages/workbench/model/lzma";
import { numbers } from "./modelSupport";

const pack = (data: Uint8Array): Uint8Array =>
  execFileSync("xz", ["--format=raw", "--lzma1=preset=9e,lc=4,lp=0,pb=0", "--stdout"], { input: data, maxBuffer: 1e8 });
const same = (a: Uint8Array, b: Uint8Array, what: string) => assert.equal(Buffer.compare(a, b), 0, what);

test("modules and texts are the same after packing and unpacking", () => {
  for (const name of ["deduku-check.wasm", "deduku.wasm", "index.js"]) {
    const data = readFileSync(join(process.env.DEDUKU_PACKAGE!, name));
    same(unpack(pack(data), data.length), data, name);
  }
});

test("made-up bytes: few and many values, repeated parts at all distances", () => {
  const random = numbers(7);
  for (let round = 0; round < 60; round += 1) {
    const values = 1 + Math.floor(random() ** 3 * 255);
    const data: number[] = [];
    const length = Math.floor(random() ** 2 * 40_000);
    while (data.length < length) {
      if (data.length > 0 && random() < 0.3) {
        const from = Math.floor(random() * data.length);
        const long = 1 + Math.floor(random() ** 4 * 600);
        for (let byte = 0; byte < long; byte += 1) data.push(data[from + byte]);
      } else data.push(Math.floor(random() * values));
    }
    const bytes = Uint8Array.from(data);
    same(unpack(pack(bytes), bytes.length), bytes, `round ${round}`);
  }
});

test("damaged bytes end in other bytes or an error, not in a loop", () => {
  const random = numbers(8);
  const data = readFileSync(join(process.env.DEDUKU_PACKAGE!, "index.js"));
  const packed = pack(data);
  for (let round = 0; round < 50; round += 1) {
    const damaged = Uint8Array.from(packed.subarray(0, random() < 0.5 ? Math.floor(random() * packed.length) : packed.length));
    damaged[5 + Math.floor(random() * (damaged.length - 5))] ^= 1 << Math.floor(random() * 8);
    let out: Uint8Array | null = null;
    try { out = unpack(damaged, data.length); } catch (error) { assert.ok(error instanceof RangeError); }
    if (out) assert.equal(out.length, data.length);
  }
});
