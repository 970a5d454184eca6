// A step of the engine (doc/json-methods.md, path), and how the board shows it:
//
//   hatched, solid frame    houses of the reason        ring            candidates it depends on
//   dotted, dashed frame    houses that cover them      struck out      candidates it removes
//   solid arrow             makes the next true         dashed arrow    makes the next false

import { Candidate, cellNamed, columnOf, digitsOf, has, houseNamed, reads, rowOf, Shape } from "./shape";

export interface Node { readonly says: string; readonly by: string; readonly from: readonly number[] }

export interface Step {
  readonly technique: string | null;
  readonly name: string;
  readonly line: string;
  readonly sentence?: string;
  readonly form: string;
  readonly digits: readonly number[];
  readonly cells: readonly string[];
  readonly houses: readonly string[];
  readonly cover: readonly string[];
  readonly fins: readonly string[];
  readonly others: readonly string[];
  readonly chain: readonly string[] | null;
  readonly loop: boolean;
  readonly placed: string | null;
  readonly removed: readonly string[];
  readonly strands?: readonly (readonly Node[])[];
  readonly points?: number;
  readonly rating?: number;
  readonly if_unique: boolean;
  readonly rules?: readonly string[];  // as text
  readonly before?: string;
}

export interface Ring extends Candidate { readonly sign: "reason" | "fin" | "other" }
export interface Arrow { readonly from: Candidate; readonly to: Candidate; readonly makes: "true" | "false"; readonly strand: number }

export interface Scene {
  readonly base: readonly number[];   // houses
  readonly cover: readonly number[];
  readonly cells: readonly number[];  // framed
  readonly rings: readonly Ring[];
  readonly arrows: readonly Arrow[];  // in the order of slow motion
  readonly removed: readonly Candidate[];
  readonly placed: Candidate | null;
  readonly rules?: readonly (readonly number[])[];  // the cells of each
  readonly levels?: readonly { cell: number; level: number }[];  // hypotheses, numbered from the outermost
}

export const noScene: Scene = { base: [], cover: [], cells: [], rings: [], arrows: [], removed: [], placed: null };

/** "A1=3", "A1!=3", "A1,B1=3" (a group), "A1=12" on large boards: the candidates, and whether they are true. */
export function readStatement(shape: Shape, text: string): { candidates: Candidate[]; yes: boolean } | null {
  const match = /^([A-Y0-9,]+?)(!?=)([1-9]\d?)$/.exec(text);
  const digit = match && Number(match[3]) <= shape.order ? Number(match[3]) : 0;
  if (!match || !digit) return null;
  const cells = match[1].split(",").map((name) => cellNamed(shape, name));
  if (cells.some((cell) => cell === null)) return null;
  return { candidates: cells.map((cell) => ({ cell: cell as number, digit })), yes: match[2] === "=" };
}

const candidatesOf = (shape: Shape, texts: readonly string[]): Candidate[] =>
  texts.flatMap((text) => readStatement(shape, text)?.candidates ?? []);

export const cellsNamed = (shape: Shape, names: readonly string[]): number[] => names.flatMap((name) => cellNamed(shape, name) ?? []);
export const housesNamed = (shape: Shape, names: readonly string[]): number[] => names.flatMap((name) => houseNamed(shape, name) ?? []);

/** The conclusion of a step: the digit written, the candidates struck out. */
export function conclusion(shape: Shape, step: Step): { placed: Candidate | null; removed: Candidate[] } {
  return { placed: (step.placed && readStatement(shape, step.placed)?.candidates[0]) || null, removed: candidatesOf(shape, step.removed) };
}

/** The display of a step on a position, given as sets of candidates. */
export function sceneOf(shape: Shape, step: Step, marks: readonly number[]): Scene {
  const { placed, removed } = conclusion(shape, step);
  const cells = cellsNamed(shape, step.cells);
  const arrows = step.chain ? chainArrows(shape, step.chain, step.loop) : (step.strands ?? [])
    .flatMap((strand, at) => strandArrows(shape, strand, at));
  const linked = arrows.flatMap(({ from, to }) => [from, to]);
  const rings: Ring[] = arrows.length > 0
    ? linked.map((candidate) => ({ ...candidate, sign: "reason" }))
    : [...ringsIn(cells, step.digits, marks, "reason"),
       ...ringsIn(cellsNamed(shape, step.fins), step.digits, marks, "fin"),
       ...ringsIn(cellsNamed(shape, step.others), step.digits, marks, "other")];
  const told = placed ? rings.filter((ring) => ring.cell !== placed.cell || ring.digit !== placed.digit) : rings;
  return { base: housesNamed(shape, step.houses), cover: housesNamed(shape, step.cover), cells, rings: distinct(told), arrows,
    removed, placed, rules: reads()?.cellsOfRules(shape, step.rules ?? []) };
}

function ringsIn(cells: readonly number[], digits: readonly number[], marks: readonly number[], sign: Ring["sign"]): Ring[] {
  return cells.flatMap((cell) => digits.filter((digit) => has(marks[cell], digit)).map((digit) => ({ cell, digit, sign })));
}

function distinct(rings: readonly Ring[]): Ring[] {
  const found = new Map(rings.map((ring) => [`${ring.cell}=${ring.digit}`, ring]));
  return [...found.values()];
}

/** Alternating strong and weak links, beginning with a strong one ("if not this, then that"). */
function chainArrows(shape: Shape, chain: readonly string[], loop: boolean): Arrow[] {
  const nodes = chain.map((text) => readStatement(shape, text)?.candidates ?? []);
  const ends = loop ? [...nodes, nodes[0]] : nodes;
  return ends.slice(1).flatMap((to, at) => arrowBetween(shape, ends[at], to, at % 2 === 0 ? "true" : "false", 0));
}

function strandArrows(shape: Shape, strand: readonly Node[], at: number): Arrow[] {
  const nodes = strand.map((node) => readStatement(shape, node.says));
  return strand.flatMap((node, to) => node.from.flatMap((from) => {
    const [first, second] = [nodes[from], nodes[to]];
    return first && second ? arrowBetween(shape, first.candidates, second.candidates, second.yes ? "true" : "false", at) : [];
  }));
}

/** One arrow between two groups: between their nearest cells. */
function arrowBetween(shape: Shape, from: readonly Candidate[], to: readonly Candidate[], makes: Arrow["makes"], strand: number): Arrow[] {
  const away = (a: Candidate, b: Candidate) =>
    Math.hypot(rowOf(shape, a.cell) - rowOf(shape, b.cell), columnOf(shape, a.cell) - columnOf(shape, b.cell));
  const pairs = from.flatMap((a) => to.map((b) => ({ a, b, way: away(a, b) })));
  if (pairs.length === 0) return [];
  const { a, b } = pairs.reduce((best, pair) => (pair.way < best.way ? pair : best));
  return a.cell === b.cell && a.digit === b.digit ? [] : [{ from: a, to: b, makes, strand }];
}

/** Early stages show less: the houses, then the name, then the cells, then everything. */
export function sceneAtStage(shape: Shape, stage: number, look: readonly string[], scene: Scene): Scene {
  if (stage >= 4) return scene;
  const looked = { ...noScene, base: housesNamed(shape, look) };
  return stage === 3 ? { ...looked, cells: scene.cells, rings: scene.rings, rules: scene.rules } : looked;
}

/** Digits that cells may still hold, as the engine's `candidates` lists them. */
export const setsOf = (lists: readonly (readonly number[])[]): number[] =>
  lists.map((digits) => digits.reduce((set, digit) => set | (1 << (digit - 1)), 0));

export const countOf = (sets: readonly number[]): number => sets.reduce((sum, set) => sum + digitsOf(set).length, 0);
