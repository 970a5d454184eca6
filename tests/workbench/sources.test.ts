// Conventions of the sources of packages/: no circular imports, no line longer than 140 characters.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { test } from "node:test";

const workbench = process.env["WORKBENCH_SOURCES"]!;
const packages = dirname(workbench);

const filesIn = (folder: string, kinds: RegExp): string[] => readdirSync(folder, { withFileTypes: true }).flatMap((found) => {
  const path = join(folder, found.name);
  if (found.isDirectory()) return found.name === "node_modules" ? [] : filesIn(path, kinds);
  return kinds.test(found.name) ? [path] : [];
});

/** The imports of each file, immediate or later; types alone are not loaded. */
function imports(files: readonly string[]): Map<string, string[]> {
  const known = new Set(files);
  const found = (from: string, name: string) => [".ts", ".tsx"].map((end) => normalize(join(dirname(from), name)) + end).filter((path) => known.has(path));
  return new Map(files.map((file) => {
    const text = readFileSync(file, "utf8");
    const names = [...text.matchAll(/^(?:import|export)(?! type)[^;]*?"(\.[^"]+)";/gm), ...text.matchAll(/\bimport\("(\.[^"]+)"\)/g)];
    return [file, names.flatMap(([, name]) => found(file, name))];
  }));
}

/** The first circle found, as a path back to its start; none: []. */
function circle(of: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of of.get(file) ?? []) {
      const round = visit(next, [...way, file]);
      if (round.length > 0) return round;
    }
    done.add(file);
    return [];
  };
  for (const file of of.keys()) {
    const round = visit(file, []);
    if (round.length > 0) return round;
  }
  return [];
}

test("a circle of imports is found", () => {
  assert.deepEqual(circle(new Map([["a", ["b"]], ["b", ["c", "d"]], ["c", []], ["d", ["b"]]])), ["b", "d", "b"]);
  assert.deepEqual(circle(new Map([["a", ["b", "c"]], ["b", ["c"]], ["c", []]])), []);
});

test("no import goes in a circle, those of parts that come later among them", () => {
  const of = imports(filesIn(workbench, /(?<!\.d)\.tsx?$/));
  assert.ok([...of.values()].flat().length > 200);
  assert.deepEqual(circle(of).map((file) => relative(workbench, file)), []);
});

test("no line is longer than 140 characters", () => {
  const long = filesIn(packages, /\.(tsx?|mjs|css)$/).flatMap((file) => readFileSync(file, "utf8").split("\n")
    .flatMap((line, at) => (line.length > 140 ? [`${relative(packages, file)}:${at + 1}`] : [])));
  assert.deepEqual(long, []);
});
