// Random regions for a jigsaw: from boxes, cells change places between neighbouring regions as long as both stay in one piece.
//
//   AAABBB      AAABBB
//   AAABBB  ->  ACABBB     a cell of A for a cell of C
//   CCCDDD      CCADDD ..

import { regionsOf, usualShape } from "./shape";

const sides = (order: number, cell: number): number[] => [cell - order, cell + order, ...(cell % order > 0 ? [cell - 1] : []),
  ...(cell % order < order - 1 ? [cell + 1] : [])].filter((side) => side >= 0 && side < order * order);

function isWhole(order: number, regions: readonly number[], region: number): boolean {
  const cells = regions.flatMap((one, cell) => (one === region ? [cell] : []));
  const reached = new Set([cells[0]]);
  for (const cell of reached) for (const side of sides(order, cell)) if (regions[side] === region) reached.add(side);
  return reached.size === cells.length;
}

/** The letter of the region of each cell. `random`: 0 to 1. */
export function randomRegions(order: number, random: () => number, changes = 40): string {
  const regions = [...regionsOf(usualShape(order))];
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  for (let done = 0, tries = 0; done < changes && tries < 4000; tries += 1) {
    const cell = Math.floor(random() * order * order);
    const mine = regions[cell];
    const theirs = pick(sides(order, cell).map((side) => regions[side]).filter((region) => region !== mine));
    if (theirs === undefined) continue;
    const back = pick(regions.flatMap((region, other) => (region === theirs && other !== cell
      && sides(order, other).some((side) => regions[side] === mine) ? [other] : [])));
    if (back === undefined) continue;
    [regions[cell], regions[back]] = [theirs, mine];
    if (isWhole(order, regions, mine) && isWhole(order, regions, theirs)) done += 1;
    else [regions[cell], regions[back]] = [mine, theirs];
  }
  return regions.map((region) => String.fromCharCode(65 + region)).join("");
}
