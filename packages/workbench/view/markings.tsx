// Signs on boards with other houses: frames and letters of further houses; houses that are not drawn are stated in words.
// Shades and diagonals are backgrounds of cells (board.css), so digits are above them; with forced colours, lines.

import { disjointGroups } from "../model/houses";
import { outline } from "../model/outline";
import { everyHouse, House, Shape } from "../model/shape";
import { words as later } from "../wordsLater";
import { puzzle } from "./desk/board";
import { unit } from "./signs";

const letters = "abcdefghijklmnopqrstuvwxyz";

/** Each frame is inside the frames of houses that share cells with it. */
function framed(shape: Shape, houses: readonly House[]): { path: string; letters: { cell: number; letter: string; before: number }[] }[] {
  const taken = new Map<number, number>();
  const lettered = new Map<number, number>();
  const scattered = houses.filter((house) => isScattered(shape, house));
  return houses.map((house) => {
    const inset = Math.min(4 * (1 + Math.max(...house.cells.map((cell) => taken.get(cell) ?? 0))), 20);
    for (const cell of house.cells) taken.set(cell, inset / 4);
    const letter = scattered.length > 1 ? letters[scattered.indexOf(house) % 26] : undefined;
    return { path: outline(shape.order, house.cells, unit, inset), letters: letter === undefined ? [] : house.cells.map((cell) => {
      const before = lettered.get(cell) ?? 0;
      lettered.set(cell, before + 1);
      return { cell, letter, before };
    }) };
  });
}

const isScattered = (shape: Shape, { cells }: House): boolean => outline(shape.order, cells, unit, 0).split("Z").length > 2;

export function Markings() {
  const { shape } = puzzle.value;
  const size = shape.order * unit;
  const houses = everyHouse(shape);
  const w = later.markings;
  const lines = houses.filter(({ kind }) => kind === "row" || kind === "column").length;
  return (
    <>
      <svg class="signs markings" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        {houses.filter(({ kind }) => kind === "diagonal").map(({ name, cells }) =>
          <path key={name} class="diagonal" d={cells[0] === 0 ? `M0 0L${size} ${size}` : `M0 ${size}L${size} 0`} />)}
        {framed(shape, houses.filter(({ shaded }) => shaded)).map((house, at) => (
          <g key={at}>
            <path class="extra-frame" d={house.path} />
            {house.letters.map(({ cell, letter, before }) => <text key={cell} x={(cell % shape.order) * unit + 4 + 9 * before}
              y={Math.floor(cell / shape.order) * unit + 12}>{letter}</text>)}
          </g>
        ))}
      </svg>
      {disjointGroups(houses).length > 0 && <p class="note rules">{w.groups}</p>}
      {lines < 2 * shape.order && <p class="note rules">{w.lines}</p>}
    </>
  );
}
