// Steps through the stages of a report: one table that shows any position, moved by buttons, slider and keys.
//
//   data = {rows, columns, box: [height, width], givens: [0|1..], views: [{id, name, stages: [..]}]}; for boards with other
//          houses also classes: [".."] of the cells and houses: [[cell..]..]; `box` is then the shape of pencil marks
//   drawings of rules lie below the table, aligned with its first cell
//   stage = {title, words, cells: "1ff,3,.." | absent: the previous stage without `gone`, gone, kept, base, cover,
//            empty: empty sector, hypotheses: [[cell, level]..], changed, from: [stages it depends on]}
'use strict';
(() => {
  const data = JSON.parse(document.getElementById('data').textContent);
  const n = data.rows.length, [height, width] = data.box;
  const byId = (id) => document.getElementById(id);
  const board = byId('board'), words = byId('words'), title = byId('stage-title'), slider = byId('slider');
  const chooser = byId('view'), why = byId('why');
  let view = data.views[0], at = 0, focused = 0;

  const bits = (hex) => {
    const out = [];
    for (let d = 0; d < n; ++d) {
      const nibble = hex.length - 1 - (d >> 2);
      if (nibble >= 0 && (parseInt(hex[nibble], 16) >> (d & 3)) & 1) out.push(d);
    }
    return out;
  };

  // The living candidates of every stage of a view, computed once.
  const positions = (v) => {
    if (v.positions) return v.positions;
    v.positions = [];
    let last = null;
    for (const stage of v.stages) {
      if (stage.cells) last = stage.cells.split(',').map((hex) => new Set(bits(hex)));
      v.positions.push(last);
      if (stage.gone) {
        last = last.slice();
        for (const c of stage.gone) {
          const cell = Math.floor(c / n);
          last[cell] = new Set(last[cell]);
          last[cell].delete(c % n);
        }
      }
    }
    return v.positions;
  };

  const sectorCells = (s) => {
    if (s < n * n) return [s];
    const house = Math.floor((s - n * n) / n), k = house % n, out = [];
    if (data.houses) return data.houses[house];
    for (let i = 0; i < n; ++i) {
      if (house < n) out.push(k * n + i);
      else if (house < 2 * n) out.push(i * n + k);
      else out.push((Math.floor(k / height) * height + Math.floor(i / width)) * n + (k % height) * width + (i % width));
    }
    return out;
  };

  const element = (name, className, text) => {
    const e = document.createElement(name);
    if (className) e.className = className;
    if (text !== undefined) e.textContent = text;
    return e;
  };

  const nameOf = (cell) => data.names[cell];

  const cellContent = (cell, digits, stage) => {
    const gone = new Set((stage.gone || []).filter((c) => Math.floor(c / n) === cell).map((c) => c % n));
    const kept = new Set((stage.kept || []).filter((c) => Math.floor(c / n) === cell).map((c) => c % n));
    if (digits.size === 0) {
      const none = element('span', 'empty', '\u2205');
      none.append(element('span', 'hidden', 'no digit left'));
      return none;
    }
    if (digits.size === 1 && gone.size === 0) {
      const d = [...digits][0];
      return element('span', (data.givens[cell] ? 'given' : 'digit') + (kept.has(d) ? ' kept' : ''), d + 1);
    }
    const marks = element('span', 'marks');
    marks.style.gridTemplate = `repeat(${height}, 1fr) / repeat(${width}, 1fr)`;
    for (const d of [...digits].sort((a, b) => a - b)) {
      const mark = element('span', (gone.has(d) ? 'struck' : '') + (kept.has(d) ? ' kept' : ''), d + 1);
      if (gone.has(d)) mark.append(element('span', 'hidden', ' removed'));
      mark.style.gridArea = `${Math.floor(d / width) + 1} / ${(d % width) + 1}`;
      marks.append(mark);
    }
    return marks;
  };

  const draw = () => {
    const stage = view.stages[at], position = positions(view)[at];
    const base = new Set((stage.base || []).flatMap(sectorCells));
    const cover = new Set((stage.cover || []).flatMap(sectorCells));
    const changed = new Set(stage.changed || []);
    const nothing = new Set(stage.empty === undefined ? [] : sectorCells(stage.empty));
    const levels = new Map(stage.hypotheses || []);
    const hadFocus = board.contains(document.activeElement);
    const body = element('tbody');
    for (let r = 0; r < n; ++r) {
      const row = element('tr'), label = element('th', '', data.rows[r]);
      label.scope = 'row';
      row.append(label);
      for (let c = 0; c < n; ++c) {
        const cell = r * n + c, td = element('td');
        const boxes = [
          [c % width === 0, 'box-left'], [r % height === 0, 'box-top'],
          [c === n - 1, 'box-right'], [r === n - 1, 'box-bottom'],
        ];
        const classes = [
          ...(data.classes ? [[true, data.classes[cell]]] : boxes),
          [base.has(cell), 'base'], [cover.has(cell), 'cover'], [changed.has(cell), 'changed'],
          [nothing.has(cell), 'nothing'],
          [levels.has(cell), 'hypothesis'],
        ];
        td.className = classes.filter(([on]) => on).map(([, name]) => name).join(' ');
        const button = element('button', 'cell');
        button.type = 'button';
        button.tabIndex = cell === focused ? 0 : -1;
        button.dataset.cell = cell;
        button.append(cellContent(cell, position[cell], stage));
        if (levels.has(cell)) {
          const level = element('span', 'level', '#' + levels.get(cell));
          level.append(element('span', 'hidden', ' hypothesis'));
          button.append(level);
        }
        td.append(button);
        row.append(td);
      }
      body.append(row);
    }
    if (byId('markings')) body.rows[0].cells[1].append(byId('markings').content.cloneNode(true));
    board.tBodies[0].replaceWith(body);
    if (hadFocus) body.querySelector(`[data-cell="${focused}"]`).focus();
    title.textContent = stage.title;
    words.textContent = stage.words || '';
    slider.max = view.stages.length - 1;
    slider.value = at;
    slider.setAttribute('aria-valuetext', `${at + 1} of ${view.stages.length}: ${stage.title}`);
    byId('count').textContent = `${at + 1} / ${view.stages.length}`;
    byId('previous').disabled = at === 0;
    byId('next').disabled = at === view.stages.length - 1;
    for (const link of document.querySelectorAll('.lines a[aria-current]')) link.removeAttribute('aria-current');
    const link = document.querySelector(`.lines a[href="#${view.id}-${at}"]`);
    if (link) link.setAttribute('aria-current', 'step');
  };

  const go = (to) => {
    const next = Math.max(0, Math.min(view.stages.length - 1, to));
    if (next === at) return;
    at = next;
    draw();
  };

  const choose = (id, stage) => {
    const found = data.views.find((v) => v.id === id);
    if (!found) return false;
    view = found;
    chooser.value = id;
    at = Math.max(0, Math.min(view.stages.length - 1, stage || 0));
    why.replaceChildren();
    draw();
    return true;
  };

  // The stage that removed each candidate.
  const origins = (v) => {
    if (v.origins) return v.origins;
    v.origins = new Map();
    v.stages.forEach((stage, i) => {
      for (const c of stage.gone || []) if (!v.origins.has(c)) v.origins.set(c, i);
    });
    return v.origins;
  };

  const stageButton = (i) => {
    const button = element('button', '', view.stages[i].title);
    button.type = 'button';
    button.addEventListener('click', () => { at = i; draw(); title.focus(); });
    return button;
  };

  // All stages that a stage depends on, in order.
  const chain = (i) => {
    const seen = new Set(), open = [i];
    while (open.length) {
      const k = open.pop();
      if (seen.has(k)) continue;
      seen.add(k);
      open.push(...(view.stages[k].from || []));
    }
    return [...seen].sort((a, b) => a - b);
  };

  // The removals of a stage and the stages that it depends on.
  const removal = (digit, i) => {
    const item = element('li');
    item.append(`not ${digit + 1}: ${view.stages[i].words} `, stageButton(i));
    const before = chain(i).filter((k) => k !== i);
    if (before.length) {
      const details = element('details');
      details.append(element('summary', '', `rests on ${before.length} stage${before.length === 1 ? '' : 's'}`));
      const premises = element('ol');
      for (const k of before) {
        const premise = element('li', '', view.stages[k].words + ' ');
        premise.append(stageButton(k));
        premises.append(premise);
      }
      details.append(premises);
      item.append(details);
    }
    return item;
  };

  // The given that excludes a digit from a cell at the start, or that the cell is itself a given.
  const outFromTheStart = (cell, d) => {
    const row = Math.floor(cell / n), column = cell % n;
    const start = view.positions[0];
    const box = Math.floor(row / height) * height + Math.floor(column / width);
    for (const house of [row, n + column, 2 * n + box])
      for (const peer of sectorCells(n * n + house * n))
        if (peer !== cell && data.givens[peer] && start[peer].has(d)) return `${nameOf(peer)} is given as ${d + 1} and sees it`;
    return data.givens[cell] ? `${nameOf(cell)} is given as ${[...start[cell]][0] + 1}` : 'the puzzle does not allow it';
  };

  // The reasons for a cell at this stage; digits removed later are not mentioned.
  const explain = (cell) => {
    why.replaceChildren(element('h3', '', `Why ${nameOf(cell)}`));
    const list = element('ul'), position = positions(view), where = origins(view);
    const runs = where.size > 0; // views of single positions have no start
    for (let d = 0; d < n; ++d) {
      const i = where.get(cell * n + d);
      if (i <= at) list.append(removal(d, i));
      else if (position[at][cell].has(d)) list.append(element('li', '', `${d + 1}: not excluded here`));
      else if (runs && !position[0][cell].has(d)) list.append(element('li', '', `not ${d + 1}: ${outFromTheStart(cell, d)}`));
      else list.append(element('li', '', `not ${d + 1}: it is gone in this position`)); // or in stages not shown
    }
    why.append(list);
  };

  const head = board.tHead.rows[0];
  for (const column of data.columns) {
    const label = element('th', '', column);
    label.scope = 'col';
    head.append(label);
  }
  for (const v of data.views) {
    const option = element('option', '', v.name);
    option.value = v.id;
    chooser.append(option);
  }
  byId('previous').addEventListener('click', () => go(at - 1));
  byId('next').addEventListener('click', () => go(at + 1));
  slider.addEventListener('input', () => go(Number(slider.value)));
  chooser.addEventListener('change', () => choose(chooser.value, 0));
  board.addEventListener('click', (event) => {
    const button = event.target.closest('button.cell');
    if (!button) return;
    focused = Number(button.dataset.cell);
    explain(focused);
  });
  board.addEventListener('keydown', (event) => {
    const move = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -n, ArrowDown: n }[event.key];
    if (move === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const to = focused + move;
    if (to < 0 || to >= n * n) return;
    board.querySelector(`[data-cell="${focused}"]`).tabIndex = -1;
    focused = to;
    const button = board.querySelector(`[data-cell="${focused}"]`);
    button.tabIndex = 0;
    button.focus();
  });
  document.addEventListener('keydown', (event) => {
    if (event.target.matches('input, select, textarea') || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: view.stages.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  });
  const follow = () => {
    const found = /^#([a-z]+)-(\d+)$/.exec(location.hash);
    if (found && choose(found[1], Number(found[2]))) byId('stages').scrollIntoView();
  };
  window.addEventListener('hashchange', follow);

  for (const frame of document.querySelectorAll('.graph')) {
    const svg = frame.querySelector('svg');
    const natural = svg.viewBox.baseVal.width;
    const fit = () => Math.min(1, frame.clientWidth / natural);
    let factor = 1;  // legible; wider graphs scroll in their frame
    const zoom = (to) => {
      factor = Math.max(0.02, Math.min(8, to));
      svg.style.width = `${natural * factor}px`;
    };
    const bar = byId(frame.dataset.zoom);
    const acts = { larger: () => zoom(factor * 1.25), smaller: () => zoom(factor * 0.8), 'fit to the page': () => zoom(fit()), 'full size': () => zoom(1) };
    for (const [name, act] of Object.entries(acts)) {
      const sign = { larger: '+', smaller: '\u2212', 'fit to the page': 'fit' }[name] || name;
      const button = element('button', '', sign);
      button.type = 'button';
      button.setAttribute('aria-label', name);
      button.addEventListener('click', act);
      bar.append(button);
    }
    const keys = { '+': 'larger', '=': 'larger', '-': 'smaller', 0: 'full size', f: 'fit to the page' };
    frame.addEventListener('keydown', (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      event.stopPropagation();  // arrow keys scroll the graph and do not change the stage
      if (!keys[event.key]) return;
      event.preventDefault();
      acts[keys[event.key]]();
    });
    frame.addEventListener('wheel', (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(factor * (event.deltaY < 0 ? 1.1 : 1 / 1.1));
    }, { passive: false });
    zoom(1);
    // Starts at the root, where the first arrow begins.
    const arrow = /M([\d.]+)/.exec((svg.querySelector('.edge path') || svg).getAttribute('d') || '');
    if (arrow) frame.scrollLeft = Number(arrow[1]) - frame.clientWidth / 2;
  }
  // Paper has no folds: solution, path and words are opened for printing, and closed again.
  let closed = [];
  window.addEventListener('beforeprint', () => {
    closed = [...document.querySelectorAll('details:not([open])')];
    for (const each of closed) each.open = true;
  });
  window.addEventListener('afterprint', () => { for (const each of closed) each.open = false; });
  byId('stages').hidden = false;
  draw();
  follow();
})();
