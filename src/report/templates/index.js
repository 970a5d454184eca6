// Sorts, filters, searches and pages a table that may have very many rows: only one page of it is drawn.
//
//   rows of the data --filters--> shown --sorted--> 100 of them in the table
//
//   {"columns":[{"name":"Rating","kind":"number"},..],"link":1,"rows":[[17,"Easter",..,"puzzles/000017.html"],..]}
//   if there is a link, the last value of a row, after its columns, is the target of the name
'use strict';
(() => {
  const grouped = (n) => String(n).replace(/\B(?=(\d{3})+$)/g, ',');
  const data = JSON.parse(document.getElementById('data').textContent);
  const byId = (id) => document.getElementById(id);
  const table = byId('collection'), body = table.tBodies[0], heads = [...table.tHead.rows[0].cells];
  const { columns, rows, link } = data, size = 100;
  const texts = columns.flatMap((column, i) => (column.words || column.kind === 'number' ? [] : [i]));
  const places = columns.map((column) => column.words && new Map(column.words.map((word, i) => [word, i])));
  let shown = rows, page = 0, sorted = null, falling = false;

  // Unknown values come last in every order.
  const key = (row, i) => (places[i] ? places[i].get(row[i]) ?? Infinity : row[i]);
  const compare = (i) => (a, b) => {
    const x = key(a, i), y = key(b, i);
    if (x === null || y === null) return (x === null) - (y === null);
    const order = x < y ? -1 : x > y ? 1 : 0;
    return falling ? -order : order;
  };
  const cell = (row, i) => {
    const td = document.createElement('td');
    td.className = columns[i].kind;
    const text = row[i] === null ? '-' : columns[i].decimals ? row[i].toFixed(columns[i].decimals) : String(row[i]);
    if (i === link && row[columns.length]) {
      const a = document.createElement('a');
      a.href = row[columns.length];
      a.textContent = text;
      td.append(a);
    } else {
      td.textContent = text;
    }
    return td;
  };
  const draw = () => {
    const last = Math.max(0, Math.ceil(shown.length / size) - 1);
    page = Math.min(Math.max(page, 0), last);
    body.replaceChildren(...shown.slice(page * size, (page + 1) * size).map((row) => {
      const tr = document.createElement('tr');
      tr.append(...columns.map((_, i) => cell(row, i)));
      return tr;
    }));
    byId('pages').hidden = last === 0;
    byId('page').textContent = `Page ${grouped(page + 1)} of ${grouped(last + 1)}`;
    byId('first').disabled = byId('back').disabled = page === 0;
    byId('last').disabled = byId('next').disabled = page === last;
  };
  const filter = () => {
    const wanted = byId('search').value.trim().toLowerCase();
    const tests = [];
    if (wanted) tests.push((row) => texts.some((i) => row[i] !== null && row[i].toLowerCase().includes(wanted)));
    for (const input of document.querySelectorAll('#tools [data-column]')) {
      if (input.value === '') continue;
      const i = Number(input.dataset.column), value = input.value, end = input.dataset.end;
      if (!end) tests.push((row) => row[i] === value);
      if (end === 'from') tests.push((row) => row[i] !== null && row[i] >= Number(value));
      if (end === 'to') tests.push((row) => row[i] !== null && row[i] <= Number(value));
    }
    shown = tests.length ? rows.filter((row) => tests.every((test) => test(row))) : rows.slice();
    if (sorted !== null) shown.sort(compare(sorted));
    page = 0;
    draw();
    byId('said').textContent = `${grouped(shown.length)} puzzle${shown.length === 1 ? '' : 's'}`;
  };
  const sort = (i) => {
    falling = heads[i].getAttribute('aria-sort') === 'ascending';
    for (const head of heads) head.removeAttribute('aria-sort');
    heads[i].setAttribute('aria-sort', falling ? 'descending' : 'ascending');
    sorted = i;
    shown = shown.slice().sort(compare(i));
    page = 0;
    draw();
    byId('said').textContent = `Sorted by ${columns[i].name}, ${falling ? 'falling' : 'rising'}`;
  };
  heads.forEach((head, i) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = head.textContent;
    head.replaceChildren(button);
    button.addEventListener('click', () => sort(i));
  });
  let waiting = 0;
  byId('tools').addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(filter, rows.length > 5000 ? 150 : 0);
  });
  for (const [id, to] of [['first', () => 0], ['back', () => page - 1], ['next', () => page + 1], ['last', () => Infinity]])
    byId(id).addEventListener('click', () => {
      page = to();
      draw();
    });
  draw();
  byId('tools').hidden = false;
})();
