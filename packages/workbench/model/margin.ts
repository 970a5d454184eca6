// Boards with a margin: a canvas of 11x11 cells, of which the regions fill 9x9. The reader of the engine sees the square, too.
//
//   . . . . .        clues stand in cells around the board
//   . 1 2 . .        regions:  aa bb     of a canvas of 5x5, so the board is 4x4
//   . . . . .
import { get, Item, item, items, list, places, point, Point, text, Value } from "./linkData";

interface Square { readonly top: number; readonly left: number; readonly size: number; readonly regions: readonly (readonly Point[])[] }

/** The square that as many regions as they have cells fill, if it is not the whole canvas. */
function squareOf(rows: readonly Value[], all: readonly (readonly Point[])[]): Square | null {
  const width = Math.max(0, ...rows.map((row) => list(row).length));
  for (const size of new Set(all.map((region) => region.length))) {
    const regions = all.filter((region) => region.length === size);
    const cells = regions.flat();
    const [top, left] = [0, 1].map((axis) => Math.min(...cells.map((at) => at[axis]!)));
    const isFilled = regions.length === size && new Set(cells.map(String)).size === size * size &&
      cells.every(([row, column]) => row < top + size && column < left + size);
    const isInside = top + size <= rows.length && left + size <= width;
    if (isFilled && isInside && (size !== rows.length || size !== width)) return { top, left, size, regions };
  }
  return null;
}

/** What stands in a cell of the margin. */
const wordsOf = (cell: Item): string => [get(cell, "value", "v"), ...["centremarks", "pencilMarks", "cornermarks"].flatMap((name) =>
  list(get(cell, name)))].map(text).join("").trim();

/** The data of the square alone, its coordinates from the corner of the square; the same data if there is no margin. */
export function withoutMargin(root: Item): Item {
  const rows = list(get(root, "cells", "ce"));
  const square = squareOf(rows, list(get(root, "regions", "re")).map(places));
  if (!square) return root;
  const { top, left, size, regions } = square;
  const isInside = (row: number, column: number) => row >= top && column >= left && row < top + size && column < left + size;
  const moved = (value: Value): Value => {
    const at = point(value);
    return at ? [at[0] - top, at[1] - left] : typeof value === "string" || !Array.isArray(value) ? value : value.map(moved);
  };
  const beside = rows.flatMap((row, down) => list(row).flatMap((cell, across) => {
    const said = wordsOf(item(cell) ?? {});
    return said && !isInside(down, across) ? [{ center: [down + 0.5 - top, across + 0.5 - left], text: said }] : [];
  }));
  const solution = (said: Value): Value => {
    const [all, width] = [text(said), Math.max(...rows.map((row) => list(row).length))];
    const start = all.length - rows.length * width;
    return start < 0 ? said : all.slice(0, start) + [...Array(size).keys()].map((row) =>
      all.slice(start + (top + row) * width + left).slice(0, size)).join("");
  };
  const shapes = (...names: readonly string[]) => items(get(root, ...names)).map((one) =>
    ({ ...one, center: moved(get(one, "center", "ct")) }));
  const ways = (...names: readonly string[]) => items(get(root, ...names)).map((one) =>
    ({ ...one, wayPoints: moved(get(one, "wayPoints", "wp")) }));
  const metadata = item(get(root, "metadata")) ?? {};
  return { ...root, corner: [-top, -left], cells: rows.slice(top, top + size).map((row) => list(row).slice(left, left + size)),
    regions: regions.map(moved), underlays: shapes("underlays", "u"), overlays: [...shapes("overlays", "o"), ...beside],
    lines: ways("lines", "l"), arrows: ways("arrows", "a"), foglight: moved(get(root, "foglight")),
    cages: items(get(root, "cages", "ca")).map((cage) => ({ ...cage, cells: moved(get(cage, "cells", "ce")),
      value: /^solution:/i.test(text(get(cage, "value", "v"))) ? solution(get(cage, "value", "v")) : get(cage, "value", "v") })),
    solution: solution(get(root, "solution")), metadata: { ...metadata, solution: solution(get(metadata, "solution")) } };
}
