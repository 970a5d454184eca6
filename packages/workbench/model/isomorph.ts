// Random isomorphs of a puzzle: digits renamed, rows and columns of a band and bands exchanged, possibly transposed.
// Invariant ratings stay the same.

import { allDigits, bit, columnOf, digitsOf, housesOf, rowOf, Shape } from "./shape";

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

/** A rotation, reflection or both: for each cell its source, if houses are mapped to houses. */
function turns(shape: Shape): number[][] {
  const last = shape.order - 1;
  const texts = (houses: readonly (readonly number[])[]) => houses.map((house) => [...house].sort((a, b) => a - b).join()).sort().join(";");
  const before = texts(housesOf(shape));
  return upTo(8).map((turn) => upTo(shape.order ** 2).map((cell) => {
    const [a, b] = turn & 1 ? [columnOf(shape, cell), rowOf(shape, cell)] : [rowOf(shape, cell), columnOf(shape, cell)];
    return (turn & 2 ? last - a : a) * shape.order + (turn & 4 ? last - b : b);
  })).filter((from) => texts(housesOf(shape).map((house) => house.map((cell) => from[cell]))) === before);
}

/** The sets of a position, transformed; boards with other houses are only rotated or reflected, if that keeps the houses. */
export function scramble(shape: Shape, sets: readonly number[], random: Random): number[] {
  if (shape.more !== undefined) {
    const [names, [from]] = [shuffled(digitsOf(allDigits(shape)), random), shuffled(turns(shape), random)];
    return from.map((cell) => renamed(sets[cell], names));
  }
  const rows = lineOrder(shape.order, shape.boxHeight, random);
  const columns = lineOrder(shape.order, shape.boxWidth, random);
  const names = shuffled(digitsOf(allDigits(shape)), random);
  const turned = shape.boxHeight === shape.boxWidth && random() < 0.5;
  return sets.map((_, cell) => {
    const [row, column] = turned ? [columnOf(shape, cell), rowOf(shape, cell)] : [rowOf(shape, cell), columnOf(shape, cell)];
    return renamed(sets[rows[row] * shape.order + columns[column]], names);
  });
}

const renamed = (set: number, names: readonly number[]): number => digitsOf(set).reduce((all, digit) => all | bit(names[digit - 1]), 0);
