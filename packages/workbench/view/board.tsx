// The board: a table that screen readers know as a grid, with a layer of signs over it. A cell is redrawn only if its content
// changes.

import { computed } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { clashes as clashesOf, coloursOf, givenAt } from "../model/game";
import { cellName, digitsText, everyHouse, furtherHouses, peersOf, reads, Shape } from "../model/shape";
import { rectangle, only, Selection, toggled, withCell } from "../model/selection";
import { join, words } from "../words";
import { edges, game, puzzle, rulesTold, selection, several } from "./desk/board";
import { digits, marks } from "./desk/marks";
import { tab, workspace } from "./desk/page";
import { coords, layer } from "./desk/settings";
import { claims, fits, fog, ghosts, highlighted, lifted, showing, zoom } from "./desk/shown";
import { Cell, CellProps } from "./cell";
import { mistaken } from "./hint";
import { later } from "./later";
import { columnLabel } from "./names";
import { Signs } from "./signs";
import { askWhy } from "./why";
import { classes } from "./show";

function label(shape: Shape, cell: number, region: number, props: Omit<CellProps, "label">): string {
  const w = words.board;
  const set = (word: string, value: number) => value !== 0 && `${word} ${digitsText(value)}`;
  return join(
    cellName(shape, cell), props.fogged ? w.fog : join(furtherHouses(shape)[cell], reads()?.rulesAt(shape, cell)),
    region > 0 && w.region(region),
    props.digit !== 0 ? digitsText(1 << (props.digit - 1)) : w.empty,
    props.given && w.given,
    props.clash && w.clash,
    props.wrong && w.wrong,
    props.digit === 0 && props.marks !== null && (props.marks === 0 ? w.noCandidates : set(w.candidates, props.marks)),
    props.digit === 0 && set(w.gone, props.ghosts),
    props.digit === 0 && set(w.chosen, props.lifted),
    props.digit === 0 && set(w.corner, props.corner),
    props.digit === 0 && set(w.centre, props.centre),
    props.digit === 0 && set(w.struck, props.struck),
    ...coloursOf(props.colour).map(w.colour),
  );
}

/** "Sudoku board, 9 by 9, regions, diagonals". */
const boardName = (shape: Shape): string => join(words.board.name(shape.order), ...shape.more === undefined ? []
  : new Set(everyHouse(shape).map(({ kind }) => words.board.kinds[kind])), shape.rules && words.board.rules);

/** The content of a cell. */
function look(cell: number, chosen: { same: number; peers: ReadonlySet<number>; clash: ReadonlySet<number>;
  wrong: ReadonlySet<number> }): CellProps {
  const { layers, puzzle: of } = game.value;
  const { shape } = of;
  const away = Boolean(showing.value?.title);
  const fogged = !away && fog.value.has(cell);
  const given = givenAt(of, cell) !== 0;
  const digit = fogged && given ? 0 : digits.value[cell];
  const shown = marks.value;
  const wanted = highlighted.value;
  const props = {
    shape, cell, digit, fogged, given: given && !fogged,
    marks: shown && (showing.value?.only?.has(cell) ?? true) ? shown[cell] : null,
    ghosts: showing.value?.lost ? showing.value.lost[cell] : (ghosts.value || tab.value === "why") && shown
      ? of.allowed[cell] & ~shown[cell] : 0,
    lifted: selection.value.cursor === cell ? lifted.value : 0,
    corner: away ? 0 : layers.corner[cell], centre: away ? 0 : layers.centre[cell], struck: away ? 0 : layers.struck[cell],
    colour: layers.colour[cell],
    selected: selection.value.cells.has(cell), cursor: selection.value.cursor === cell,
    clash: !away && chosen.clash.has(cell), wrong: !away && chosen.wrong.has(cell), same: digit !== 0 && digit === (wanted || chosen.same),
      peer: chosen.peers.has(cell),
    wanted: wanted !== 0 && digit === 0 && shown !== null && (shown[cell] & (1 << (wanted - 1))) !== 0,
    names: coords.value, fresh: fresh.value.has(cell), bold: wanted, edges: edges.value[cell],
  };
  return { ...props, label: label(shape, cell, layers.region[cell], props) };
}

/** Cells in which the last edit struck a candidate out. */
const fresh = computed(() => new Set(game.value.edits[game.value.at - 1]?.changes.flatMap(({ layer: of, cell, from, to }) =>
  (of === "struck" && (to & ~from) !== 0 ? [cell] : []))));

const Markings = later(() => import("./markings").then((part) => part.Markings), true);
const Drawn = later(() => import("./drawn").then((part) => part.Drawn), true);
const Paper = later(() => import("./reading/paper").then((part) => part.Paper), true);
const Frames = later(() => import("./reading/frames").then((part) => part.Frames), true);

let dragging = false;
/** Before the finger came down. */
let before: Selection | null = null;

function press(event: PointerEvent): void {
  const cell = cellUnder(event);
  if (cell === null || event.button !== 0 || !event.isPrimary) return;
  before = selection.value;
  const { shape } = puzzle.value;
  const again = selection.value.cursor === cell;
  if (event.shiftKey) selection.value = rectangle(shape, selection.value.cursor, cell);
  else if (event.ctrlKey || event.metaKey || several.value) selection.value = toggled(selection.value, cell);
  else selection.value = only(cell);
  dragging = event.pointerType === "mouse" || fits.value || several.value;
  const mark = (event.target as Element).closest<HTMLElement>("[data-digit]");
  // A click selects a cell first, then its digits.
  if (mark && workspace.value && again && !event.shiftKey && !event.ctrlKey) workspace.value.enter(Number(mark.dataset.digit));
  else if (mark && tab.value === "why" && !event.shiftKey && !event.ctrlKey) askWhy(cell, Number(mark.dataset.digit));
  else if (tab.value === "why" && digits.value[cell] !== 0) askWhy(cell, digits.value[cell]);
}

function drag(event: PointerEvent): void {
  if (!dragging || !event.isPrimary) return;
  if (event.buttons !== 1) { dragging = false; return; }
  const cell = cellUnder(event);
  if (cell !== null && !selection.value.cells.has(cell)) selection.value = withCell(selection.value, cell);
}

function cellUnder(event: PointerEvent): number | null {
  const at = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-cell]");
  return at ? Number(at.dataset.cell) : null;
}

function selectSame(): void {
  const digit = digits.value[selection.value.cursor];
  if (digit === 0) return;
  selection.value = { ...selection.value, cells: new Set(digits.value.flatMap((other, cell) => (other === digit ? [cell] : []))) };
}

/** The cursor moves the focus, if the board has it. */
function useFocus(grid: { current: HTMLTableElement | null }): void {
  const { cursor } = selection.value;
  useEffect(() => {
    const cell = grid.current?.querySelector<HTMLElement>(`[data-cell="${cursor}"]`);
    if (cell && grid.current?.contains(document.activeElement)) cell.focus({ preventScroll: fits.value });
  }, [cursor]);
}

/** Two fingers enlarge and move the board; the first of them has selected nothing. */
function usePinch(frame: { current: HTMLElement | null }): void {
  useEffect(() => {
    const at = frame.current!;
    let part: typeof import("./pinch") | null = null;
    const touch = (event: TouchEvent) => {
      if (!part) void import("./pinch").then((loaded) => { part = loaded; });
      if (event.touches.length === 2) {
        if (event.cancelable) event.preventDefault();
        if (dragging && before) selection.value = before;
        dragging = false;
      }
      part?.pinch(at, event.touches);
    };
    for (const name of ["touchstart", "touchmove", "touchend", "touchcancel"] as const) {
      at.addEventListener(name, touch, { passive: false });
    }
  }, []);
}

/** Keeps `fits` up to date. */
function useFit(frame: { current: HTMLElement | null }): void {
  useEffect(() => {
    const at = frame.current!;
    const watch = new ResizeObserver(() => { fits.value = at.scrollWidth <= at.clientWidth && at.scrollHeight <= at.clientHeight; });
    for (const one of [at, at.firstElementChild!]) watch.observe(one);
  }, []);
}

export function Board() {
  const grid = useRef<HTMLTableElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useFocus(grid);
  useFit(frame);
  usePinch(frame);
  const { shape } = puzzle.value;
  const { cursor, cells } = selection.value;
  void rulesTold.value;
  const chosen = {
    same: cells.size === 1 && !showing.value ? digits.value[cursor] : 0,
    peers: new Set(cells.size === 1 && !showing.value ? peersOf(shape, cursor) : []),
    clash: clashesOf(game.value),
    wrong: mistaken.value,
  };
  const lines = Array.from({ length: shape.order }, (_, at) => at);
  return (
    <div class={classes("frame", shape.order > 9 && "wide", shape.order > 16 && "huge", (shape.rules || puzzle.value.link) && "ruled",
      fits.value && "fits", several.value && "several")}
      ref={frame} style={{ "--order": shape.order, "--zoom": zoom.value }}>
      <div class="sheet">
        <table class={classes("board", layer.value !== "none" && "penciled", showing.value?.title && "away")} role="grid" ref={grid}
          aria-label={boardName(shape)} aria-multiselectable="true" aria-rowcount={shape.order
            + 1} aria-colcount={shape.order + 1}
          onPointerDown={press} onPointerMove={drag} onPointerUp={() => { dragging = false; }} onDblClick={selectSame}>
          <thead>
            <tr role="row"><td role="presentation" />
              {lines.map((column) => <th role="columnheader" scope="col" key={column}>{columnLabel(column)}</th>)}</tr>
          </thead>
          <tbody>
            {lines.map((row) => (
              <tr role="row" key={row}>
                <th role="rowheader" scope="row">{row + 1}</th>
                {lines.map((column) => <Cell key={column} {...look(row * shape.order + column, chosen)} />)}
              </tr>
            ))}
          </tbody>
        </table>
        {shape.more !== undefined && (shape.rules ? <Drawn /> : <Markings />)}
        {puzzle.value.link !== undefined && <Paper />}
        <Signs shape={shape} />
        {claims.value.length > 0 && fog.value.size === 0 && <Frames />}
      </div>
    </div>
  );
}
