// The outline of a set of cells as the path of a picture, drawn inside it at a distance.
//
//   +-----+            a walk along each side without a cell of the set beyond it, with the set to the right;
//   |  +--+            of two continuations, the one along the same cell
//   +--+

/** East, south, west, north: the direction of a side of a cell, and the corner of the cell where it starts. */
const ways = [[1, 0], [0, 1], [-1, 0], [0, -1]] as const;
const starts = [[0, 0], [1, 0], [1, 1], [0, 1]] as const;

export function outline(order: number, cells: readonly number[], unit: number, inset: number): string {
  const inside = new Set(cells);
  const has = (column: number, row: number) => column >= 0 && row >= 0 && column < order && row < order && inside.has(row * order + column);
  const open = new Set(cells.flatMap((cell) => {
    const [column, row] = [cell % order, Math.floor(cell / order)];
    return ways.flatMap((_, way) => {
      const [away, down] = ways[(way + 3) % 4];
      return has(column + away, row + down) ? [] : [`${column + starts[way][0]} ${row + starts[way][1]} ${way}`];
    });
  }));
  let path = "";
  for (const first of open) {
    let [x, y, way] = first.split(" ").map(Number);
    let sign = "M";
    while (open.delete(`${x} ${y} ${way}`)) {
      [x, y] = [x + ways[way][0], y + ways[way][1]];
      const side = (to: number) => `${x} ${y} ${to}`;
      const next = [1, 0, 3].map((turn) => (way + turn) % 4).find((to) => open.has(side(to)) || side(to) === first) ?? way;
      if (next !== way) {
        // The inside is to the right of both sides.
        const [across, down] = [0, 1].map((axis) => ways[(way + 1) % 4][axis] + ways[(next + 1) % 4][axis]);
        path += `${sign}${x * unit + across * inset} ${y * unit + down * inset}`;
        sign = "L";
      }
      way = next;
    }
    path += "Z";
  }
  return path;
}
