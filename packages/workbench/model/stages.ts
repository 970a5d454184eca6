// The stages of a report (src/report/html/report_data.hpp): each view is one method, each stage a position with its
// marks.
//
//   {id: "deep", name: "HDP: Deep Pair Reduction", stages: [
//     {title: "Line 1: ..", words: "Suppose ..", cells: "80,2b,..", gone: [3, 7]}, ..]}

import { noScene, Scene } from "./finding";
import { bit, Candidate, cellCount, housesOf, Shape } from "./shape";

export interface Stage {
  readonly title: string;
  readonly words?: string;
  readonly cells?: string;  // sets of digits as hexadecimal numbers; default: the previous stage minus its eliminations
  readonly gone?: readonly number[];
  readonly kept?: readonly number[];
  readonly base?: readonly number[];
  readonly cover?: readonly number[];
  readonly empty?: number;
  readonly hypotheses?: readonly (readonly [number, number])[];
}
export interface View { readonly id: string; readonly name: string; readonly stages: readonly Stage[] }

const candidate = (shape: Shape, number: number): Candidate =>
  ({ cell: Math.floor(number / shape.order), digit: (number % shape.order) + 1 });

/** Sets of digits of every cell at a stage. */
export function positionAt(shape: Shape, view: View, at: number): number[] {
  let marks = new Array<number>(cellCount(shape)).fill(0);
  for (const [index, stage] of view.stages.slice(0, at + 1).entries()) {
    if (stage.cells) marks = stage.cells.split(",").map((set) => parseInt(set, 16));
    if (index === at) break;
    for (const { cell, digit } of (stage.gone ?? []).map((number) => candidate(shape, number))) marks[cell] &= ~bit(digit);
  }
  return marks;
}

/** Sectors are cells, then the places of a digit in a house, by houses: row 1 .., column A .., box 1 .. */
function sectors(shape: Shape, all: readonly number[]): { cells: number[]; houses: number[] } {
  const cells = all.filter((sector) => sector < cellCount(shape));
  const houses = all.filter((sector) => sector >= cellCount(shape)).map((sector) => Math.floor((sector - cellCount(shape)) / shape.order));
  return { cells, houses: [...new Set(houses)].filter((house) => house < housesOf(shape).length) };
}

export function stageScene(shape: Shape, stage: Stage): Scene {
  const base = sectors(shape, [...(stage.base ?? []), ...(stage.empty === undefined ? [] : [stage.empty])]);
  const cover = sectors(shape, stage.cover ?? []);
  return {
    ...noScene, base: base.houses, cover: cover.houses, cells: [...base.cells, ...cover.cells],
    rings: (stage.kept ?? []).map((number) => ({ ...candidate(shape, number), sign: "reason" as const })),
    removed: (stage.gone ?? []).map((number) => candidate(shape, number)),
    levels: (stage.hypotheses ?? []).map(([cell, level]) => ({ cell, level })),
  };
}
