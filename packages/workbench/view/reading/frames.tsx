// Things of a published puzzle on the board: frames, and signs at their first cells. The number of a sentence is in a circle; a
// thing that no sentence explains has a square with ? and a dashed frame.

import { outline } from "../../model/outline";
import { columnOf, rowOf } from "../../model/shape";
import { puzzle } from "../desk/board";
import { claims } from "../desk/shown";
import { classes } from "../show";
import { unit } from "../signs";

const radius = 10;

export function Frames() {
  const { shape } = puzzle.value;
  const { order } = shape;
  const size = order * unit;
  const signed = new Map(claims.value.map((claim) => [`${claim.cells[0]} ${claim.sign}`, claim]));
  return (
    <svg class="signs claims" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      {claims.value.map(({ cells, open, framed }, at) => framed
        && <path key={at} class={classes("claim", open && "open")} d={outline(order, cells, unit, 3)} />)}
      {[...signed].map(([key, { cells, sign, open, place }]) => {
        const x = columnOf(shape, cells[0]) * unit + unit - radius - 3 - 2 * radius * (place % 2);
        const y = rowOf(shape, cells[0]) * unit + radius + 3 + 2 * radius * Math.floor(place / 2);
        return (
          <g key={key} class={classes("sign", open && "open")}>
            {open ? <rect x={x - radius} y={y - radius} width={2 * radius} height={2 * radius} /> : <circle cx={x} cy={y} r={radius} />}
            <text x={x} y={y + 4.5}>{sign}</text>
          </g>
        );
      })}
    </svg>
  );
}
