// A small board with the candidates of a position; relevant cells are framed.

import { cellCount, digitName, digitsOf } from "../../model/shape";
import { edges, puzzle } from "../desk/board";
import { classes } from "../show";

export function MiniBoard({ marks, framed }: { marks: readonly number[]; framed: ReadonlySet<number> }) {
  const { shape } = puzzle.value;
  return (
    <div class="mini" style={{ "--order": shape.order }} aria-hidden="true">
      {Array.from({ length: cellCount(shape) }, (_, cell) => {
        const digits = digitsOf(marks[cell]);
        return (
          <span key={cell} class={classes(digits.length === 1 && "one", digits.length === 0 && "none", framed.has(cell) && "framed",
            edges.value[cell])}>
              {digits.map(digitName).join("")}</span>
        );
      })}
    </div>
  );
}
