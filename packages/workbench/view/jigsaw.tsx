// Drawing a jigsaw: the selected cells become a region; missing and surplus cells are listed until every region is complete.

import { useState } from "preact/hooks";
import { drawBoxes, drawingBoard, drawnPuzzle, drawRegion, freeCells, isDrawing, nextRegion, Region,
  regionsDrawn } from "../model/jigsaw";
import { smallest } from "../model/shape";
import { only } from "../model/selection";
import { words } from "../words";
import { words as later } from "../wordsLater";
import { game, openGame, play, puzzle, selection } from "./desk/board";
import { tab } from "./desk/page";
import { say, warn } from "./desk/voice";
import { openPuzzle } from "./taking";

const w = later.puzzles.jigsaw;
const largestDrawn = 16;

/** Assigns the selected cells to a region; 0: to none. */
function draw(number: number): void {
  const { cells, cursor } = selection.value;
  if (cells.size === 0) return warn(w.none);
  if (number < 0) return warn(w.full(puzzle.value.shape.order));
  play(drawRegion(game.value, [...cells].sort((a, b) => a - b), number));
  selection.value = only(cursor);
  say(number === 0 ? words.edit.region(words.edit.cells(cells.size), 0) : sentence(number));
}

/** The selected cells become a new region, unless they are one already. */
export function make(): void {
  const { cells } = selection.value;
  const same = regionsDrawn(game.value).find((one) => one.cells.length === cells.size && one.cells.every((cell) => cells.has(cell)));
  if (same) say(sentence(same.number));
  else draw(nextRegion(game.value) || -1);
}

/** "Region 3: 8 cells, 1 too few". */
function sentence(number: number): string {
  const region = regionsDrawn(game.value).find((one) => one.number === number);
  return region ? [w.region(number), faults(region)].join(": ") : "";
}

function faults({ cells, pieces }: Region): string {
  const { order } = puzzle.value.shape;
  const lack = order - cells.length;
  return [w.cells(cells.length), lack > 0 && w.lacks(lack), lack < 0 && w.over(-lack), pieces > 1 && w.pieces(pieces)]
    .filter(Boolean).join(", ");
}

export function StartJigsaw() {
  const start = (order: number) => {
    if (!order) return;
    openGame(drawingBoard(order, w.name));
    say(w.help(order));
    document.getElementById("panel")?.scrollTo({ top: 0 });
  };
  return (
    <form class="row" onSubmit={(event) => { event.preventDefault();
      start(Number(new FormData(event.currentTarget).get("order"))); }}>
      <label>{w.size}{" "}
        <select name="order">{Array.from({ length: largestDrawn - smallest + 1 }, (_, at) => at + smallest).map((order) =>
          <option key={order} value={order} selected={order === 9}>{`${order} × ${order}`}</option>)}</select>
      </label>
      <button type="submit">{w.start}</button>
    </form>
  );
}

/** `use`: the action when the regions are complete; by default they are played. */
export function Jigsaw({ use }: { use?: { words: string; act: () => void } }) {
  const [more, setMore] = useState({ diagonals: false, windows: false });
  const { shape } = puzzle.value;
  if (!isDrawing(shape)) return null;
  const regions = regionsDrawn(game.value);
  const free = freeCells(game.value).length;
  const complete = free === 0 && regions.every(({ cells }) => cells.length === shape.order);
  const start = () => {
    const drawn = drawnPuzzle(game.value, `${more.diagonals ? "+diagonals" : ""}${more.windows ? "+windoku" : ""}`);
    const wrong = regions.find(({ cells }) => cells.length !== shape.order);
    if (!drawn) return warn(w.not(free > 0 || !wrong ? w.free(free) : `${sentence(wrong.number)}.`));
    tab.value = "hint";
    openPuzzle(drawn);
  };
  const box = (name: keyof typeof more) => (
    <label><input type="checkbox" checked={more[name]}
      onChange={(event) => setMore({ ...more, [name]: event.currentTarget.checked })} /> {w[name]}</label>
  );
  return (
    <section class="jigsaw" aria-label={w.title}>
      <h2>{w.title}</h2>
      <p class="note">{w.help(shape.order)}</p>
      <p class="row">
        <button class="primary" onClick={make}>{w.make}</button>
        <button onClick={() => draw(0)}>{w.out}</button>
        {regions.length === 0 && drawBoxes(game.value) !== game.value && <button onClick={() => play(drawBoxes(game.value))}>
          {w.boxes}</button>}
      </p>
      <ul class="list">{regions.map((region) => (
        <li key={region.number}>
          <span class={region.cells.length === shape.order ? "good" : region.cells.length > shape.order ? "bad" : ""}>
            {w.region(region.number)}: {faults(region)}</span>
          <button class="small" aria-label={`${w.add}: ${w.region(region.number)}`} onClick={() => draw(region.number)}>{w.add}</button>
        </li>
      ))}</ul>
      <p class={complete ? "good" : "note"}>{complete ? w.ready : free > 0 && w.free(free)}</p>
      <p class="row">{!use && box("diagonals")}{!use && shape.order === 9 && box("windows")}
        <button class={complete ? "primary" : ""} onClick={use?.act ?? start}>{use?.words ?? w.play}</button></p>
    </section>
  );
}
