// Reports and an index in use: desktop and phone, light and dark, by keys and by links.
//
//   DEDUKU=path/to/deduku node --test
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { chromium } from 'playwright-core';

const deduku = process.env.DEDUKU;
// Evaluated, not added as an element, which the content policy of the pages would refuse.
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const worldsHardest = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const tarx0119 = '........3..1..9.6..5..8.4.....9...8...867.....1....2....6..7.2..3.8..5..4.......8';
// 150 clues of a grid of shifted rows: quickly solved.
const sixteen = Array.from({ length: 256 }, (_, i) => {
  const [row, column] = [i >> 4, i & 15];
  const digit = (4 * (row & 3) + (row >> 2) + column) % 16;
  return (7 * row + 3 * column) % 5 < 3 ? '123456789ABCDEFG'[digit] : '.';
}).join('');
const screens = [
  { name: 'desktop', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { name: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: 'desktop, dark', viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
];
const folder = mkdtempSync(join(tmpdir(), 'deduku-'));
let browser;

const run = (...words) => {
  try {
    return execFileSync(deduku, words, { stdio: 'pipe' });
  } catch (error) {
    if (error.status !== 1) throw error; // 1: not solved by HDP, and similar
  }
};

before(async () => {
  run('analyze', worldsHardest, '--html', join(folder, 'wh.html'));
  run('analyze', tarx0119, '--html', join(folder, 'tarx.html'));
  run('analyze', '...43.1..1..4...', '--html', join(folder, 'four.html'));
  run('analyze', sixteen, '--html', join(folder, 'sixteen.html'));
  // A catalogue of 300 puzzles, and a list of 100,000 rows made of them.
  const list = run('generate', '-n', '300', '--seed', '9');
  writeFileSync(join(folder, 'list.txt'), list);
  run('catalog', 'create', join(folder, 'c'));
  run('catalog', 'add', join(folder, 'c'), join(folder, 'list.txt'));
  run('catalog', 'rate', '--by', 'te,reasonable,hdp', join(folder, 'c'));
  run('index', '--from', join(folder, 'c'), '-o', join(folder, 'catalogue'));
  run('index', '-o', join(folder, 'site'), worldsHardest, '...43.1..1..4...', tarx0119);
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
});

after(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

// A page that collects all errors, and all requests for other files.
const open = async (file, screen = screens[0], hash = '') => {
  const context = await browser.newContext({ viewport: screen.viewport, colorScheme: screen.colorScheme });
  const page = await context.newPage();
  const trouble = [];
  page.on('pageerror', (error) => trouble.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
  page.on('request', (request) => request.url().startsWith('file:') || trouble.push(`asks for ${request.url()}`));
  await page.goto(`file://${join(folder, file)}${hash}`);
  return { page, trouble, close: () => context.close() };
};

for (const file of ['four.html', 'site/index.html'])
  test(`${file}: what is planted in the page neither runs nor is fetched`, async () => {
    const html = readFileSync(join(folder, file), 'utf8');
    const planted = `<script>window.planted = 1</script><img src="x.png" onerror="window.planted = 2">
      <style>h1 { display: none }</style><iframe src="https://example.org/"></iframe>`;
    writeFileSync(join(folder, 'planted.html'), html.replace('<main', `${planted}<main`));
    const { page, trouble, close } = await open('planted.html');
    assert.equal(await page.evaluate(() => window.planted), undefined);
    assert.ok(await page.locator('h1').isVisible());
    assert.ok(trouble.length >= 4 && trouble.every((text) => /Content Security Policy|Content-Security-Policy/.test(text)), trouble.join('\n'));
    await close();
  });

for (const file of ['wh.html', 'tarx.html', 'four.html', 'site/index.html', 'catalogue/index.html'])
  for (const screen of screens)
    test(`${file}, ${screen.name}: fits, has no violation, asks for nothing`, async () => {
      const { page, trouble, close } = await open(file, screen);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      assert.ok(over <= 0, `wider than the screen by ${over}`);
      await page.evaluate(axe);
      const { violations, passes } = await page.evaluate(() => axe.run());
      assert.deepEqual(violations.map((v) => `${v.id}: ${v.nodes[0].html}`), []);
      assert.ok(passes.length > 20);
      const dead = await page.evaluate(() =>
        [...document.querySelectorAll('a[href^="#"]')]
          .map((a) => a.getAttribute('href').slice(1))
          .filter((id) => !/^[a-z]+-\d+$/.test(id) && !document.getElementById(id)));
      assert.deepEqual(dead, []);
      assert.deepEqual(trouble, []);
      await close();
    });

test('keys step through the stages', async () => {
  const { page, close } = await open('wh.html', screens[0], '#deep-0');
  const count = () => page.textContent('#count');
  assert.equal(await count(), '1 / 25'); // 24 chains and the start
  await page.keyboard.press('ArrowRight');
  assert.equal(await count(), '2 / 25');
  await page.keyboard.press('End');
  assert.equal(await count(), '25 / 25');
  assert.ok(await page.isDisabled('#next'));
  await page.keyboard.press('ArrowRight');
  assert.equal(await count(), '25 / 25');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  assert.equal(await count(), '1 / 25');
  await close();
});

test('a line of the chains leads to its position', async () => {
  const { page, close } = await open('wh.html');
  const links = page.locator('.lines a');
  for (const i of [0, 7, 20]) {
    const link = links.nth(i);
    await link.click();
    assert.ok((await page.textContent('#stage-title')).endsWith(`: ${await link.textContent()}`));
    assert.match(await page.textContent('#words'), i === 0
      ? /^Suppose I8 is 3 or 9\. Suppose also that B1 is 1 or 2\. Then no digit is left for H3\. So B1 is 6, if I8 is 3 or 9\.$/
      : /^(Suppose|I8 is 2 or 7.*, as shown before\. Suppose)/);
    assert.equal(await link.getAttribute('aria-current'), 'step');
  }
  await close();
});

test('the solution is seen when it is asked for, and on paper beside the puzzle', async () => {
  const { page, close } = await open('wh.html');
  const solution = page.getByRole('region', { name: 'The solution' });
  assert.equal(await solution.isVisible(), false);
  await page.getByText('Show the solution').click();
  const cells = await solution.locator('td .digit, td .given').allTextContents();
  assert.equal(cells.join(''), '812753649943682175675491283154237896369845721287169534521974368438526917796318452');
  await page.getByText('Show the solution').click();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const [one, other] = await page.locator('.boards table').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  assert.ok(other.left >= one.right && Math.abs(one.top - other.top) < 5, JSON.stringify([one, other]));
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  assert.equal(await solution.isVisible(), false);
  await close();
});

test('the path has a line a step, behind a summary', async () => {
  const { page, close } = await open('tarx.html');
  const said = await page.locator('#path + p').textContent();
  const steps = Number(said.match(/solved in (\d+) steps; hardest: /)[1]);
  await page.getByText(`Show its ${steps} steps`).click();
  assert.equal(await page.locator('#path ~ details ol').first().locator('li').count(), steps);
  await close();
});

for (const file of ['wh.html', 'sixteen.html'])
  test(`${file}: the board is whole on a phone`, async () => {
    const { page, close } = await open(file, screens[1]);
    const board = await page.locator('.boards table').first().boundingBox();
    assert.ok(board.width > 300 && board.x >= 0 && board.x + board.width <= 390, JSON.stringify(board));
    await close();
  });

test('the last stage of the proof is the solution', async () => {
  const { page, close } = await open('wh.html', screens[0], '#proof-0');
  await page.keyboard.press('End');
  const cells = await page.locator('#board td .cell').allTextContents();
  assert.equal(cells.join(''), '812753649943682175675491283154237896369845721287169534521974368438526917796318452');
  await close();
});

test('in the board arrow keys move, and Enter says why', async () => {
  const { page, close } = await open('wh.html', screens[0], '#proof-40');
  await page.focus('#board [data-cell="0"]');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  assert.match(await page.textContent('#why'), /^Why C3not 1: C7 is given as 1 and sees it.*not 4: .*C3.* are not 4: D3 is 4 and sees them.*not 7: B3 is given as 7 and sees it/s);
  assert.match(await page.textContent('#count'), /^41 /); // the stage is unchanged
  await page.locator('#why button').first().click();
  assert.doesNotMatch(await page.textContent('#count'), /^41 /);
  await close();
});

// Every cell at several stages of every view: a missing digit has a reason from the same or an earlier stage.
test('why tells of what has happened', async () => {
  const { page, close } = await open('tarx.html');
  const views = await page.locator('#view option').evaluateAll((options) => options.map((option) => option.value));
  let reasons = 0;
  for (const view of views) {
    await page.selectOption('#view', view);
    const stages = Number((await page.textContent('#count')).split('/')[1]);
    for (const at of new Set([0, stages >> 2, stages >> 1, stages - 1])) {
      await page.locator('#slider').evaluate((slider, value) => {
        slider.value = value;
        slider.dispatchEvent(new Event('input'));
      }, at);
      const wrong = await page.evaluate((now) => {
        const numbers = new Map([...JSON.parse(document.getElementById('data').textContent).views
          .find((v) => v.id === document.getElementById('view').value).stages].map((s, i) => [s.title, i]));
        const found = [];
        let cited = 0;
        for (const button of document.querySelectorAll('#board .cell')) {
          const struck = [...button.querySelectorAll('.struck')].map((mark) => mark.firstChild.textContent);
          const shown = [...button.textContent.replaceAll(' removed', '').replace(/#.*/, '').matchAll(/\d/g)].map(([d]) => d);
          button.click();
          for (const item of document.querySelectorAll('#why > ul > li')) {
            const digit = /\d/.exec(item.textContent)[0];
            const out = item.textContent.startsWith('not ');
            if (out !== (!shown.includes(digit) || struck.includes(digit))) found.push(`${item.textContent} but ${button.textContent}`);
            const stage = item.querySelector('button');
            if (!stage) continue;
            ++cited;
            if (numbers.get(stage.textContent) > now) found.push(`at ${now}: ${item.textContent}`);
          }
        }
        return { found: found.slice(0, 3), cited };
      }, at);
      assert.deepEqual(wrong.found, [], `${view} ${at}`);
      reasons += wrong.cited;
    }
  }
  assert.ok(reasons > 500, `${reasons}`);
  await close();
});

test('graphs begin in a size that can be read, and zoom by buttons and keys', async () => {
  const { page, close } = await open('wh.html');
  const frame = page.locator('.graph').last();
  const width = () => frame.locator('svg').evaluate((svg) => svg.getBoundingClientRect().width);
  const before = await width();
  assert.ok(before >= await frame.locator('svg').evaluate((svg) => svg.viewBox.baseVal.width) - 1, `${before}`);
  await page.locator('.zoom').last().getByRole('button', { name: 'larger' }).click();
  assert.ok((await width()) > before * 1.2);
  await frame.focus();
  await page.keyboard.press('f');
  assert.ok((await width()) <= await frame.evaluate((one) => one.clientWidth) + 1);
  await page.keyboard.press('-');
  assert.ok((await width()) < await frame.evaluate((one) => one.clientWidth) * 0.85);
  await page.keyboard.press('0');
  assert.equal(await width(), before);
  const count = await page.textContent('#count');
  await page.keyboard.press('ArrowRight');
  assert.equal(await page.textContent('#count'), count, 'arrows move the graph, not the stages');
  await close();
});

test('the index sorts, filters and leads to reports', async () => {
  const { page, close } = await open('site/index.html');
  const numbers = async () => (await page.locator('#collection tbody tr:not([hidden]) td:first-child').allTextContents()).join();
  await page.getByRole('button', { name: 'Number' }).click();
  assert.equal(await numbers(), '1,2,3');
  await page.getByRole('button', { name: 'Number' }).click();
  assert.equal(await numbers(), '3,2,1');
  await page.selectOption('#level', 'easy');
  assert.equal(await numbers(), '2');
  await page.locator('#collection tbody tr:not([hidden]) a').click();
  assert.match(await page.title(), /Deduku/);
  assert.equal(await page.locator('#board td .cell').count(), 16);
  await close();
});

test('a catalogue is filtered, searched, sorted, and turned page by page', async () => {
  const { page, trouble, close } = await open('catalogue/index.html');
  const rows = page.locator('#collection tbody tr');
  const said = async () => Number.parseInt(await page.textContent('#said'), 10);
  assert.equal(await rows.count(), 100);
  assert.equal(await page.textContent('#page'), 'Page 1 of 3');
  await page.click('#next');
  await page.click('#last');
  assert.equal(await page.textContent('#page'), 'Page 3 of 3');
  assert.ok(await page.isDisabled('#next'));
  const first = await rows.first().locator('td').first().textContent();
  // The page shows the same rows as a filter of the data by hand.
  const data = JSON.parse(await page.textContent('#data'));
  const at = (name) => data.columns.findIndex((column) => column.name === name);
  const wanted = (test) => data.rows.filter(test).length;
  await page.selectOption('#column-reasonable', 'yes');
  await page.waitForFunction(() => document.getElementById('said').textContent !== '');
  assert.equal(await said(), wanted((row) => row[at('reasonable')] === 'yes'));
  await page.fill('#column-clues-from', '24');
  await page.fill('#column-clues-to', '25');
  await page.waitForTimeout(50);
  assert.equal(await said(), wanted((row) => row[at('reasonable')] === 'yes' && row[at('clues')] >= 24 && row[at('clues')] <= 25));
  await page.selectOption('#column-reasonable', '');
  await page.fill('#column-clues-from', '');
  await page.fill('#column-clues-to', '');
  await page.fill('#search', first.slice(20, 60));
  await page.waitForTimeout(50);
  assert.ok((await said()) >= 1);
  assert.equal(await rows.first().locator('td').first().textContent(), first);
  await page.fill('#search', '');
  await page.getByRole('button', { name: 'clues' }).click();
  const clues = (await rows.locator('td').nth(at('clues')).allTextContents()).map(Number);
  assert.equal(clues[0], Math.min(...data.rows.map((row) => row[at('clues')])));
  await page.getByRole('button', { name: 'hdp' }).click();
  await page.getByRole('button', { name: 'hdp' }).click();
  const words = data.columns[at('hdp')].words;
  assert.equal(await rows.first().locator('td').nth(at('hdp')).textContent(), words[words.length - 1]);
  assert.deepEqual(trouble, []);
  await close();
});

test('a table of 100,000 puzzles opens and answers at once', async () => {
  const html = readFileSync(join(folder, 'catalogue/index.html'), 'utf8');
  const begin = html.indexOf('>', html.indexOf('id="data"')) + 1, end = html.indexOf('</script>', begin);
  const data = JSON.parse(html.slice(begin, end));
  data.rows = Array.from({ length: 100000 }, (_, i) => data.rows[i % data.rows.length]);
  writeFileSync(join(folder, 'many.html'), html.slice(0, begin) + JSON.stringify(data) + html.slice(end));
  const { page, close } = await open('many.html');
  assert.equal(await page.textContent('#page'), 'Page 1 of 1,000');
  assert.equal(await page.locator('#collection tbody tr').count(), 100); // other rows are not in the page
  const { took, words, open: opened } = await page.evaluate(async () => {
    const select = document.getElementById('column-reasonable'), said = document.getElementById('said');
    const start = performance.now();
    select.value = 'yes';
    select.dispatchEvent(new Event('input', { bubbles: true }));
    while (said.textContent === '') await new Promise((wait) => setTimeout(wait, 1));
    return { took: performance.now() - start, words: said.textContent, open: performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd };
  });
  assert.match(words, /^\d{1,3}(,\d{3})+ puzzles$/);
  console.log(`# 100,000 puzzles: open after ${opened.toFixed(0)} ms, filtered after ${took.toFixed(0)} ms`);
  await close();
});
