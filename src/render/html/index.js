// Sorts and filters the table of a collection.
//
//   a click on a column's button sorts by it, another turns it round; data-key of a cell is what counts
'use strict';
(() => {
  const table = document.getElementById('collection'), body = table.tBodies[0];
  const heads = [...table.tHead.rows[0].cells];
  const key = (row, column) => {
    const cell = row.cells[column], text = cell.dataset.key ?? cell.textContent;
    return text === '' || isNaN(text) ? text : Number(text);
  };
  const compare = (a, b) => {
    if (typeof a === typeof b) return a < b ? -1 : a > b ? 1 : 0;
    return typeof a === 'number' ? -1 : 1;
  };
  const sort = (column) => {
    const down = heads[column].getAttribute('aria-sort') === 'ascending';
    for (const head of heads) head.removeAttribute('aria-sort');
    heads[column].setAttribute('aria-sort', down ? 'descending' : 'ascending');
    const rows = [...body.rows].map((row, i) => [key(row, column), i, row]);
    rows.sort((a, b) => (down ? compare(b[0], a[0]) : compare(a[0], b[0])) || a[1] - b[1]);
    body.replaceChildren(...rows.map(([, , row]) => row));
    document.getElementById('said').textContent = `Sorted by ${heads[column].textContent}, ${down ? 'falling' : 'rising'}`;
  };
  heads.forEach((head, column) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = head.textContent;
    head.replaceChildren(button);
    button.addEventListener('click', () => sort(column));
  });
  const chooser = document.getElementById('level');
  chooser.addEventListener('change', () => {
    let shown = 0;
    for (const row of body.rows) {
      row.hidden = chooser.value !== '' && row.dataset.level !== chooser.value;
      if (!row.hidden) ++shown;
    }
    document.getElementById('said').textContent = `${shown} puzzles shown`;
  });
  document.getElementById('tools').hidden = false;
})();
