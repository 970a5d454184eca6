// A small board with the candidates of a position; cells that matter are framed.

import { boxOf, cellCount, columnOf, digitName, digitsOf, rowOf } from "../../model/shape";
import { puzzle } from "../desk/board";
import { classes } from "../show";

export function MiniBoard({ marks, framed }: { marks: readonly number[]; framed: ReadonlySet<number> }) {
  const { shape } = puzzle.value;
  return (
    <div class="mini" style={{ "--order": shape.order }} aria-hidden="true">
      {Array.from({ length: cellCount(shape) }, (_, cell) => {
        const digits = digitsOf(marks[cell]);
        return (
          <span key={cell} class={classes(digits.length === 1 && "one", digits.length === 0 && "none", framed.has(cell) && "framed",
            boxOf(shape, cell) % 2 === 1 && "odd",
            columnOf(shape, cell) % shape.boxWidth === 0 && "box-left", rowOf(shape, cell) % shape.boxHeight === 0 && "box-top")}>
              {digits.map(digitName).join("")}</span>
        );
      })}
    </div>
  );
}
