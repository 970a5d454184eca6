// Makes rule_links.tsv: ten boards with a rule of each kind, as links of f-puzzles and SudokuPad packed by LZ-string of npm, and
// as links of the Interactive Sudoku Solver by its own parser and serializer; with each the same as text of Deduku.
//
//   npm install --no-save lz-string@1.5.0 && node make_rule_links.mjs DIR      DIR: a checkout of that solver (e373f98)
import fs from 'node:fs';
import path from 'node:path';
import {createRequire} from 'node:module';

const LZ = createRequire(process.cwd() + '/')('lz-string');
const solver = path.resolve(process.argv[2]);
const {ensureGlobalEnvironment} = await import(solver + '/tests/helpers/test_env.js');
ensureGlobalEnvironment();
const {SudokuParser} = await import(solver + '/js/sudoku_parser.js');

let seed = 7;
const random = n => (seed = (seed * 48271) % 2147483647) % n;
const between = (low, high) => low + random(high - low + 1);
let n = 9;

// Cells are [row, column] from 0.
const ours = ([r, c]) => String.fromCharCode(65 + c) + (r + 1);
const name = ([r, c]) => `R${r + 1}C${c + 1}`;
const inside = ([r, c]) => r >= 0 && c >= 0 && r < n && c < n;
const steps = [[0, 1], [1, 0], [0, -1], [-1, 0], [1, 1], [1, -1], [-1, 1], [-1, -1]];
// A path of this many cells, by sides (and corners).
function walk(length, ways = 8) {
  for (;;) {
    const cells = [[random(n), random(n)]];
    for (let tries = 0; cells.length < length && tries < 50; ++tries) {
      const [dr, dc] = steps[random(ways)], next = [cells.at(-1)[0] + dr, cells.at(-1)[1] + dc];
      if (inside(next) && !cells.some(cell => ours(cell) === ours(next))) cells.push(next);
    }
    if (cells.length === length) return cells;
  }
}
const text = cells => cells.map(ours).join(' ');
const arguments_of = cells => cells.map(cell => '~' + name(cell)).join('');
const names = cells => cells.map(name);
const pairs = cells => cells.map(([r, c]) => [r, c]);

const whole = (rule, key, kind, word) => () => ({rule, f: key && {[key]: true}, iss: kind && '.' + kind, global: word});
const lines = (rule, key, kind, least, most, value) => () => {
  const cells = walk(between(least, most)), number = value && value();
  return {rule: `${rule}${value ? ' ' + number : ''}: ${text(cells)}`,
          f: key && {[key]: [{lines: [names(cells)], ...(value && {value: String(number)})}]},
          iss: kind && `.${kind}${value ? '~' + number : ''}${arguments_of(cells)}`};
};
const pair = (rule, key, kind, more = {}) => () => {
  const cells = walk(2, 4);
  return {rule: `${rule}: ${text(cells)}`, f: key && {[key]: [{cells: names(cells), ...more}]}, iss: `.${kind}${arguments_of(cells)}`};
};
const cell = rule => () => {
  const at = [random(n), random(n)];
  return {rule: `${rule}: ${ours(at)}`, f: {[rule]: [{cell: name(at)}]}};
};
const indexer = (rule, key, type) => () => {
  const cells = walk(2);
  return {rule: `${rule}: ${text(cells)}`, f: {[key]: [{cells: names(cells)}]}, iss: type && `.Indexing~${type}${arguments_of(cells)}`};
};
// A row or column from one of its ends.
function side() {
  const i = random(n), column = random(2) === 1, other = random(2) === 1;
  return {ours: (column ? `column ${String.fromCharCode(65 + i)}` : `row ${i + 1}`) + (other ? column ? ' from bottom' : ' from right' : ''),
          f: column ? `R${other ? n + 1 : 0}C${i + 1}` : `R${i + 1}C${other ? n + 1 : 0}`, iss: (column ? 'C' : 'R') + (i + 1), other};
}
const outside = (rule, key, kind, value) => () => {
  const at = side(), number = value();
  return {rule: `${rule} ${number}: ${at.ours}`, f: key && {[key]: [{cell: at.f, value: String(number)}]},
          iss: kind === 'Sandwich' ? `.Sandwich~${number}~${at.iss}` : `.${kind}~${at.iss}~${at.other ? '~' + number : number + '~'}`};
};
function cage(unique) {
  const cells = walk(between(2, 5), 4), sum = between(3, 30);
  return {rule: `${unique ? 'killer' : 'sum'} ${sum}: ${text(cells)}`,
          f: unique && {killercage: [{cells: names(cells), value: String(sum)}]}, iss: `.${unique ? 'Cage' : 'Sum'}~${sum}${arguments_of(cells)}`,
          cage: {cells: pairs(cells), ...(unique && {unique: true}), sum, value: String(sum)}};
}
function region() {
  const cells = walk(5);
  return {rule: `extra-region: ${text(cells)}`, f: {extraregion: [{cells: names(cells)}]}, iss: `.AllDifferent${arguments_of(cells)}`};
}
function arrow(pill) {
  const r = random(n - 1), c = random(n - 4), circle = pill === 1 ? [[r, c]] : [...Array(pill).keys()].map(i => [r, c + i]);
  const line = [[r + 1, c], [r + 1, c + 1], [r + 1, c + 2], [r + 1, c + 3]].slice(0, between(2, 4));
  return {rule: `arrow: ${text(circle)} = ${text(line)}`, f: {arrow: [{cells: names(circle), lines: [names([circle[0], ...line])]}]},
          iss: pill === 1 ? `.Arrow${arguments_of([...circle, ...line])}` : `.PillArrow~${pill}${arguments_of([...circle, ...line])}`};
}
function clone() {
  const cells = walk(3, 4), moved = cells.map(([r, c]) => [(r + 4) % n, c]);
  return {rule: `clone: ${text(cells)} = ${text(moved)}`, f: {clone: [{cells: names(cells), cloneCells: names(moved)}]}};
}
function quad() {
  const [r, c] = [random(n - 1), random(n - 1)], cells = [[r, c], [r, c + 1], [r + 1, c], [r + 1, c + 1]];
  const digits = [...Array(between(1, 4))].map(() => between(1, n));
  return {rule: `quad ${digits.join(' ')}: ${text(cells)}`, f: {quadruple: [{cells: names(cells), values: digits}]},
          iss: `.Quad~${name([r, c])}~${digits.join('~')}`};
}
function littleKiller() {
  const sum = between(5, 40), i = between(1, n - 2);
  const [at, way, direction, step] = [[[i, 0], 'down-right', 'DR', [1, 1]], [[0, i], 'down-left', 'DL', [1, -1]],
                                      [[i, n - 1], 'up-left', 'UL', [-1, -1]], [[n - 1, i], 'up-right', 'UR', [-1, 1]]][random(4)];
  const cells = [];
  for (let now = at; inside(now); now = [now[0] + step[0], now[1] + step[1]]) cells.push(now);
  return {rule: `little-killer ${sum}: ${ours(at)} ${way}`, iss: `.LittleKiller~${sum}~${name(at)}`,
          f: {littlekillersum: [{cell: name([at[0] - step[0], at[1] - step[1]]), cells: names(cells), direction, value: String(sum)}]}};
}
function equalSums() {
  const cells = walk(6);
  return {rule: `equal-sums: ${text(cells.slice(0, 2))} = ${text(cells.slice(2))}`,
          iss: `.EqualSum${arguments_of(cells.slice(0, 2))}~-${arguments_of(cells.slice(2))}`};
}
const digit = () => between(1, n), difference = () => between(2, 4);

const kinds = [
  whole('diagonal up', 'diagonal+', 'Diagonal~1'), whole('disjoint-groups', 'disjointgroups', 'DisjointSets', 'disjointgroups'),
  whole('anti-knight', 'antiknight', 'AntiKnight', 'antiknight'), whole('anti-king', 'antiking', 'AntiKing', 'antiking'), region,
  () => cage(true), () => cage(false), pair('black', 'ratio', 'BlackDot'), pair('x', 'xv', 'X', {value: 'X'}),
  pair('v', 'xv', 'V', {value: 'V'}), pair('greater', undefined, 'GreaterThan'),
  lines('thermo', 'thermometer', 'Thermo', 2, 6), lines('slow-thermo', 'slowthermometer', undefined, 2, 6),
  lines('whispers', 'whispers', 'Whisper', 2, 6, difference), lines('renban', 'renban', 'Renban', 2, 5),
  lines('palindrome', 'palindrome', 'Palindrome', 2, 7), () => arrow(1), () => arrow(2), () => arrow(3),
  lines('double-arrow', 'doublearrow', 'DoubleArrow', 3, 6), lines('zipper', 'zipperline', 'Zipper', 3, 7),
  lines('region-sum', 'regionsumline', 'RegionSumLine', 4, 8), equalSums, clone, littleKiller, quad, cell('odd'), cell('even'),
  cell('minimum'), cell('maximum'), lines('entropic', 'entropicline', 'Entropic', 3, 7), lines('modular 3', 'modularline', 'Modular~3', 3, 7),
  lines('nabner', 'nabner', undefined, 2, 4), lines('between', 'betweenline', 'Between', 3, 6), lines('lockout 4', 'lockout', 'Lockout~4', 3, 6),
  outside('sandwich', 'sandwichsum', 'Sandwich', () => between(0, 20)), outside('x-sum', 'xsum', 'XSum', () => between(3, 30)),
  outside('numbered-room', undefined, 'NumberedRoom', digit), indexer('row-indexer', 'rowindexer', 'R'),
  indexer('column-indexer', 'columnindexer', 'C'), indexer('box-indexer', 'boxindexer'),
];
// White dots and the rule about their absence exclude each other on some boards, so each has its own boards. In f-puzzles it does not
// apply across black dots, which all boards have.
const nonconsecutive = () => ({...whole('non-consecutive', 'nonconsecutive', 'AntiConsecutive', 'nonconsecutive')(), in_f: 'all-dots white'});
const sometimes = [
  [nonconsecutive, () => ({rule: 'all-xv', f: {negative: ['xv']}, iss: '.StrictXV'})],
  [pair('white', 'difference', 'WhiteDot'), () => ({rule: 'all-dots', iss: '.StrictKropki'}), whole('windows', undefined, 'Windoku')],
];

const merge = members => {
  const out = {};
  for (const member of members)
    for (const [key, value] of Object.entries(member)) out[key] = Array.isArray(value) ? [...(out[key] ?? []), ...value] : value;
  return out;
};
const pack = object => encodeURIComponent(LZ.compressToBase64(JSON.stringify(object)));
const rows = [];
for (let i = 0; i < 10; ++i) {
  const rules = [...kinds, ...sometimes[i % 2]].map(make => make());
  const givens = [...Array(3)].map(() => [random(n), random(n), between(1, n)]);
  const grid = value => [...Array(n).keys()].map(r => [...Array(n).keys()].map(c => {
    const given = givens.find(each => each[0] === r && each[1] === c);
    return given ? value(given[2]) : {};
  }));
  const line = has => [...Array(n * n).keys()].map(k => givens.find(each => each[0] * n + each[1] === k)?.[2] ?? '.').join('') +
    ' rules:' + rules.filter(has).map(rule => (has === of_f && rule.in_f) || rule.rule).join('; ');
  const of = key => rule => rule[key] !== undefined && rule[key] !== false, of_f = of('f');
  rows.push(['f-puzzles', 'https://www.f-puzzles.com/?load=' + pack(
    {size: n, title: `No. ${i + 1}`, grid: grid(value => ({value, given: true})), ...merge(rules.filter(of_f).map(rule => rule.f))}), line(of_f)]);
  rows.push(['sudokupad', 'https://sudokupad.app/scl' + pack(
    {cells: grid(value => ({value: String(value)})), cages: rules.filter(of('cage')).map(rule => rule.cage),
     global: rules.filter(of('global')).map(rule => rule.global), metadata: {title: `No. ${i + 1}`}}),
    line(rule => of('cage')(rule) || of('global')(rule))]);
  const string = givens.map(([r, c, digit_of]) => `.~${name([r, c])}_${digit_of}`).join('') + rules.filter(of('iss')).map(rule => rule.iss).join('');
  const query = new URLSearchParams({q: SudokuParser.parseText(string).toString()});
  rows.push(['iss', 'https://sigh.github.io/Interactive-Sudoku-Solver/?' + query, line(of('iss'))]);
}
fs.writeFileSync('rule_links.tsv', 'format\tlink\tline\n' + rows.map(row => row.join('\t') + '\n').join(''));
