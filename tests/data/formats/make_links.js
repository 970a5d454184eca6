// Makes lz_string.tsv and links.txt with LZ-string 1.5.0 of npm, the library that f-puzzles and SudokuPad use:
//
//   npm install --no-save lz-string@1.5.0 && node make_links.js
//
// The puzzle is the example of the article "Sudoku" of the English Wikipedia.
const fs = require('fs');
const LZ = require('lz-string');
const clues = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const rows = [...Array(9).keys()].map(r => [...clues.slice(9 * r, 9 * r + 9)]);

let seed = 1;
const random = n => (seed = (seed * 48271) % 2147483647) % n;
const texts = ['', 'a', 'ab', 'aaaaaaaaaaaaaaaaaaaaaaaaa', 'ababababababa', 'Größe 9×9 数独 😀😀', '\u0000\u0001\u007f\u0080\u00ff\u0100',
  clues, 'x'.repeat(5000), [...Array(3000)].map(() => 'abc'[random(3)]).join(''),
  [...Array(2000)].map(() => String.fromCharCode(32 + random(1000))).join(''),
  [...Array(300)].map((_, i) => String.fromCharCode(0x4e00 + i)).join('')];
const line = text => JSON.stringify(text).replace(/[\u007f-\uffff]/g, c => '\\u' + c.charCodeAt(0).toString(16).padStart(4, '0'));

const fpuzzle = {
  size: 9, title: 'Wikipedia', author: 'N. N.', ruleset: 'Normal sudoku rules apply.',
  grid: rows.map(row => row.map(c => c === '.' ? {} : {value: Number(c), given: true})),
};
const scl = {
  id: 'x', cellSize: 64, metadata: {title: 'Wikipedia', author: 'N. N.', rules: 'Normal sudoku rules apply.'},
  cells: rows.map(row => row.map(c => c === '.' ? {} : {value: c})),
  regions: [...Array(9).keys()].map(b => [...Array(9).keys()].map(
    k => [3 * Math.floor(b / 3) + Math.floor(k / 3), 3 * (b % 3) + k % 3])),
  cages: [], lines: [], arrows: [], overlays: [], underlays: [],
};
// The short form of SudokuPad: short names without quotes, {} omitted in lists, ' for ".
const short = "{id:'x',cs:64,metadata:{t:'Wikipedia',author:'N. N.',rules:'It\\'s normal sudoku.'},ce:["
  + rows.map(row => '[' + row.map(c => c === '.' ? '' : `{v:${c}}`).join(',') + ']').join(',')
  + '],re:' + JSON.stringify(scl.regions) + '}';
const played = JSON.parse(JSON.stringify(fpuzzle));
played.grid[0][2] = {value: 4};
played.grid[0][3] = {centerPencilMarks: [2, 6], cornerPencilMarks: [1]};
const six = {size: 6, grid: [...Array(6)].map((_, r) => [...Array(6)].map((_, c) => r === c ? {value: r + 1, given: true} : {}))};

const pack = object => LZ.compressToBase64(typeof object === 'string' ? object : JSON.stringify(object));
const links = {
  'f-puzzles': 'https://www.f-puzzles.com/?load=' + pack(fpuzzle),
  'f-puzzles escaped': 'https://f-puzzles.com/?load=' + encodeURIComponent(pack(fpuzzle)),
  'f-puzzles in play': 'https://www.f-puzzles.com/?load=' + pack(played),
  'f-puzzles 6x6': 'https://www.f-puzzles.com/?load=' + pack(six),
  'SudokuPad fpuz': 'https://sudokupad.app/fpuz' + encodeURIComponent(pack(fpuzzle)),
  'SudokuPad fpuzzles': 'https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles' + encodeURIComponent(pack(fpuzzle)),
  'SudokuPad scl': 'https://sudokupad.app/scl' + encodeURIComponent(pack(scl)),
  'SudokuPad scl short': 'https://sudokupad.app/scl' + encodeURIComponent(pack(short)),
  'SudokuPad ctc': 'https://app.crackingthecryptic.com/ctc' + encodeURIComponent(pack(scl)),
  'letters alone': pack(fpuzzle),
  'diagonals': 'https://www.f-puzzles.com/?load=' + pack({...fpuzzle, 'diagonal+': true, 'diagonal-': true}),
  'thermometers': 'https://www.f-puzzles.com/?load=' + pack({...fpuzzle, thermometer: [{lines: [['R1C1', 'R1C2']]}]}),
  'unknown rule': 'https://www.f-puzzles.com/?load=' + pack({...fpuzzle, wormhole: [{cells: ['R1C1']}]}),
  'lines': 'https://sudokupad.app/scl' + encodeURIComponent(pack({...scl, lines: [{wayPoints: [[0, 0], [9, 9]], color: '#34BBE6'}]})),
};
fs.writeFileSync('lz_string.tsv', texts.map(text => line(text) + '\t' + pack(text) + '\n').join(''));
fs.writeFileSync('links.txt', Object.entries(links).map(([name, link]) => `# ${name}\n${link}\n`).join(''));
