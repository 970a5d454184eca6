// Mouse and touch on the board while a puzzle is being set: lines are drawn from cell to cell, dots are clicked on edges, digits of
// four cells on corners, rows and columns on their labels. Everything else is a selection, as usual; on release the tool requests
// its value or places its rule.

import { useEffect } from "preact/hooks";
import { only, Selection, withCell } from "../../model/selection";
import { columnOf, rowOf, Shape } from "../../model/shape";
import { puzzle, selection } from "../desk/board";
import { isDrawing } from "../../model/jigsaw";
import { fits } from "../desk/shown";
import { make } from "../jigsaw";
import { changing, place, placeFromBoard, setting, tool } from "./work";

const edge = 0.27;    // within this distance, in cells, a click refers to the edge
const middle = 0.4;   // within this distance of its middle, a cell belongs to a line

let drawing = false;
let pressed = false;

const cellAt = (event: PointerEvent): HTMLElement | null =>
  document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-cell]") ?? null;

/** The position of a pointer in a cell: 0 to 1 in both directions. */
function within(at: HTMLElement, event: PointerEvent): { x: number; y: number } {
  const { left, top, width, height } = at.getBoundingClientRect();
  return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
}

/** The cell, and the cell beyond its nearest edge, or all cells at its nearest corner; null if the pointer is far from it. */
function beyond(shape: Shape, at: HTMLElement, event: PointerEvent, corner: boolean): number[] | null {
  const cell = Number(at.dataset.cell);
  const { x, y } = within(at, event);
  const step = (part: number) => (part < 0.5 ? -1 : 1);
  const near = (part: number) => Math.min(part, 1 - part);
  const far = corner ? Math.max(near(x), near(y)) : Math.min(near(x), near(y));
  if (far > (corner ? 0.4 : edge)) return null;
  const right = corner || near(x) < near(y) ? step(x) : 0;
  const down = corner || near(x) >= near(y) ? step(y) : 0;
  const [row, column] = [rowOf(shape, cell) + down, columnOf(shape, cell) + right];
  if (row < 0 || column < 0 || row >= shape.order || column >= shape.order) return null;
  const other = row * shape.order + column;
  return corner ? [cell, other, row * shape.order + columnOf(shape, cell), rowOf(shape, cell) * shape.order + column] : [cell, other];
}

/** Extends a line to a cell, through those between; moving back over its last cell removes it. */
function along(shape: Shape, line: Selection, cell: number): Selection {
  const all = [...line.cells];
  if (all.length > 1 && cell === all[all.length - 2]) return { cells: new Set(all.slice(0, -1)), cursor: cell };
  const from = all[all.length - 1];
  const [rows, columns] = [rowOf(shape, cell) - rowOf(shape, from), columnOf(shape, cell) - columnOf(shape, from)];
  const steps = Math.max(Math.abs(rows), Math.abs(columns));
  const straight = rows === 0 || columns === 0 || Math.abs(rows) === Math.abs(columns);
  let now = line;
  for (let step = 1; step <= steps; step += 1) {
    if (straight || step === steps) now = withCell(now, from + (step * (rows * shape.order + columns)) / steps);
  }
  return now;
}

/** Whether strokes are regions: of a jigsaw, or in the place of boxes. */
const painting = (): boolean => isDrawing(puzzle.value.shape) && (!setting.value || tool.value.gesture === "region");

function down(event: PointerEvent): void {
  if (event.button !== 0 || !event.isPrimary || event.shiftKey || event.ctrlKey || event.metaKey) return;
  if (painting()) pressed = cellAt(event) !== null;
  if (!setting.value) return;
  const { shape } = puzzle.value;
  const { gesture } = tool.value;
  const name = (event.target as Element).closest<HTMLTableCellElement>(".board th");
  if (name && gesture === "row") return pickLine(event, name);
  const at = cellAt(event);
  if (!at) return;
  const picked = gesture === "pair" || gesture === "step" ? beyond(shape, at, event, false)
    : gesture === "square" ? beyond(shape, at, event, true) : null;
  if (picked) {
    event.stopPropagation();
    selection.value = { cells: new Set(picked), cursor: picked[0] };
    pressed = true;
  } else if (gesture === "line" || gesture === "circle") {
    event.stopPropagation();
    selection.value = only(Number(at.dataset.cell));
    drawing = event.pointerType === "mouse" || fits.value;
  } else pressed = true;
}

/** A row or column by its label. */
function pickLine(event: PointerEvent, name: HTMLTableCellElement): void {
  const { order } = puzzle.value.shape;
  const isColumn = name.scope === "col";
  const place = isColumn ? name.cellIndex - 1 : (name.parentElement as HTMLTableRowElement).rowIndex - 1;
  const line = Array.from({ length: order }, (_, at) => (isColumn ? at * order + place : place * order + at));
  event.stopPropagation();
  selection.value = { cells: new Set(line), cursor: line[0] };
  pressed = true;
}

function move(event: PointerEvent): void {
  if (!drawing || !event.isPrimary) return;
  event.stopPropagation();
  if (event.buttons !== 1) { drawing = false; return; }
  const at = cellAt(event);
  if (!at) return;
  const { x, y } = within(at, event);
  const cell = Number(at.dataset.cell);
  const last = [...selection.value.cells].at(-1);
  if (cell !== last && Math.hypot(x - 0.5, y - 0.5) < middle) selection.value = along(puzzle.value.shape, selection.value, cell);
}

/** The smallest selection on which a tool acts on release; 0: it waits for Enter. */
function least(): number {
  const { gesture, value, rule } = tool.value;
  if (["line", "circle", "pair", "step", "row", "slant"].includes(gesture)) return 2;
  if (gesture === "square") return 4;
  return gesture !== "cells" ? 0 : value || rule === "extra-region" ? 2 : 1;
}

function up(event: PointerEvent): void {
  const mine = drawing || pressed;
  drawing = pressed = false;
  const { cells } = selection.value;
  // A stroke over as many cells as digits is a region, and stays selected for the buttons.
  if (mine && painting() && cells.size === puzzle.value.shape.order) {
    const stroke = selection.value;
    make();
    selection.value = stroke;
    return;
  }
  if (!mine || !setting.value || changing.value >= 0 || least() === 0 || cells.size < least()) return;
  // A screen keyboard would move the board away: with touch, the player taps the field.
  if (!tool.value.value?.ask) void place();
  else if (event.pointerType === "mouse") setTimeout(placeFromBoard);
}

/** The browser has taken the gesture: to zoom, or to move a large board in its frame. */
function cancel(): void {
  drawing = pressed = false;
}

/** Receives events before the board's selection does. */
export function usePointer(): void {
  useEffect(() => {
    const board = document.getElementById("board");
    board?.addEventListener("pointerdown", down, true);
    board?.addEventListener("pointermove", move, true);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", cancel);
    return () => {
      board?.removeEventListener("pointerdown", down, true);
      board?.removeEventListener("pointermove", move, true);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
    };
  }, []);
}
