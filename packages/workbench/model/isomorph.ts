// The same puzzle in other clothes: digits renamed, rows and columns of a band and bands exchanged, perhaps turned over.
// A rating that means something stays.

import { allDigits, bit, columnOf, digitsOf, rowOf, Shape } from "./shape";

export type Random = () => number;  // from 0 up to but not 1

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const list = [...items];
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
  return list;
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, at) => at);

/** Lines 0..order-1 in an order that keeps bands of `high` lines together. */
function lineOrder(order: number, high: number, random: Random): number[] {
  return shuffled(upTo(order / high), random).flatMap((band) => shuffled(upTo(high), random).map((line) => band * high + line));
}

/** The sets of a position, scrambled. */
export function scramble(shape: Shape, sets: readonly number[], random: Random): number[] {
  const rows = lineOrder(shape.order, shape.boxHeight, random);
  const columns = lineOrder(shape.order, shape.boxWidth, random);
  const names = shuffled(digitsOf(allDigits(shape)), random);
  const turned = shape.boxHeight === shape.boxWidth && random() < 0.5;
  return sets.map((_, cell) => {
    const [row, column] = turned ? [columnOf(shape, cell), rowOf(shape, cell)] : [rowOf(shape, cell), columnOf(shape, cell)];
    return digitsOf(sets[rows[row] * shape.order + columns[column]]).reduce((set, digit) => set | bit(names[digit - 1]), 0);
  });
}
