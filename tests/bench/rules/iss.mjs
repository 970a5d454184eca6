// Interactive Sudoku Solver in node, one puzzle after another: collection, name, constraints, status, solutions (2 at most), milliseconds
// of processor time from the constraints as a string to the answer, the best of up to three runs, guesses. A line each, tab-separated.
//
//   node iss.mjs DIRECTORY BACKTRACKS [NAME..]       names of collections; none: all of them and the examples
//   node iss.mjs DIRECTORY BACKTRACKS LIST.tsv..     with columns id and constraint_string; the puzzles are written as they are in the list
//
// It is warmed up by easy puzzles; after this many backtracks a puzzle is abandoned as `capped`.
import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [directory, backtracks, ...wanted] = process.argv.slice(2);
const module = (path) => import(pathToFileURL(join(resolve(directory), path)).href);
globalThis.self ??= globalThis;
globalThis.VERSION_PARAM ??= '';
const { SudokuParser } = await module('js/sudoku_parser.js');
const { SudokuBuilder } = await module('js/solver/sudoku_builder.js');
const collections = await module('data/collections.js');
const { resolvePuzzleConfig } = await module('data/example_puzzles.js');

const lists = wanted.filter((name) => name.endsWith('.tsv'));
const puzzles = lists.flatMap((list) => {
  const lines = readFileSync(list, 'utf8').trimEnd().split('\n').filter((line) => !line.startsWith('#'));
  const [head, ...rows] = lines.map((line) => line.split('\t'));
  const collection = basename(list, '.tsv');
  const field = (row, name) => row[head.indexOf(name)];
  return rows.map((row) => ({ collection, name: field(row, 'id'), input: field(row, 'constraint_string') }));
});
const seen = new Set();
const names = Object.keys(collections).filter((name) => Array.isArray(collections[name]));
const isExample = (name) => name.startsWith('EXAMPLES');
for (const collection of lists.length > 0 ? [] : [...names.filter((n) => !isExample(n)), ...names.filter(isExample)]) {
  collections[collection].forEach((entry, i) => {
    const puzzle = collections[collection].configFor?.(entry) ?? resolvePuzzleConfig(entry);
    if (typeof puzzle?.input !== 'string' || puzzle.input.startsWith('/')) return;
    const name = !puzzle.name || puzzle.name === puzzle.input ? `${collection}#${i}` : puzzle.name;
    if (seen.has(name)) return;
    seen.add(name);
    puzzles.push({ collection: isExample(collection) ? 'EXAMPLES' : collection, name, input: puzzle.input });
  });
}

const once = (input, most) => {
  const from = process.cpuUsage();
  const solver = SudokuBuilder.build(SudokuBuilder.resolveConstraint(SudokuParser.parseText(input)))._internalSolver;
  solver.run({ maxSolutions: 2, maxBacktracks: most }, () => {});
  const used = process.cpuUsage(from);
  const exhausted = solver.state === solver.constructor.STATE_EXHAUSTED;
  const { solutions, guesses, backtracks: spent } = solver.counters;
  const decided = exhausted || solutions > 1;
  return { ms: (used.user + used.system) / 1000, solutions, guesses, status: decided ? 'decided' : spent >= most ? 'capped' : 'stopped' };
};

for (const puzzle of puzzles.filter((_, i) => i % 3 === 0)) {
  try {
    once(puzzle.input, 300);
  } catch { /* it is said below */ }
}
for (const { collection, name, input } of puzzles) {
  if (lists.length === 0 && wanted.length > 0 && !wanted.includes(collection)) continue;
  const text = lists.length > 0 ? input : SudokuParser.parseText(input).toString();
  let best = { ms: Infinity };
  for (let run = 0, spent = 0; run < 3 && (run === 0 || spent < 1000); ++run) {
    const result = once(input, Number(backtracks));
    spent += result.ms;
    if (result.ms < best.ms) best = result;
  }
  console.log([collection, name, text, best.status, best.solutions, best.ms.toFixed(3), best.guesses].join('\t'));
}
