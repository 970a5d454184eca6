// The selected cells and the cursor, for keys, mouse and touch alike.

import { columnOf, rowOf, Shape } from "./shape";

export interface Selection {
  readonly cells: ReadonlySet<number>;
  readonly cursor: number;
}

export const only = (cell: number): Selection => ({ cells: new Set([cell]), cursor: cell });
export const withCell = (selection: Selection, cell: number): Selection => ({ cells: new Set([...selection.cells, cell]), cursor: cell });

export function toggled(selection: Selection, cell: number): Selection {
  const cells = new Set(selection.cells);
  if (!cells.delete(cell)) cells.add(cell);
  return { cells, cursor: cell };
}

/** The rectangle between the cursor and a cell. */
export function rectangle(shape: Shape, from: number, to: number): Selection {
  const rows = [rowOf(shape, from), rowOf(shape, to)].sort((a, b) => a - b);
  const columns = [columnOf(shape, from), columnOf(shape, to)].sort((a, b) => a - b);
  const cells = new Set<number>();
  for (let row = rows[0]; row <= rows[1]; row += 1) {
    for (let column = columns[0]; column <= columns[1]; column += 1) cells.add(row * shape.order + column);
  }
  return { cells, cursor: from };
}

export type Move = "up" | "down" | "left" | "right" | "home" | "end" | "top" | "bottom";

/** The cell after a move; unchanged at the edge. */
export function moved(shape: Shape, cell: number, move: Move): number {
  let row = rowOf(shape, cell);
  let column = columnOf(shape, cell);
  const last = shape.order - 1;
  switch (move) {
    case "up": row = Math.max(0, row - 1); break;
    case "down": row = Math.min(last, row + 1); break;
    case "left": column = Math.max(0, column - 1); break;
    case "right": column = Math.min(last, column + 1); break;
    case "home": column = 0; break;
    case "end": column = last; break;
    case "top": row = 0; break;
    case "bottom": row = last; break;
  }
  return row * shape.order + column;
}
