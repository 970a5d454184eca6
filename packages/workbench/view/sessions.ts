// Puzzles of the five sources with their published results, as sessions: each step opens the panel that reproduces it.
//
//   Opasnet     array 729, 561, 275     scenarios of B1 and C1     every cell     every pair of cells

import { newGame } from "../model/game";
import { newHand, next } from "../model/hand";
import { readLine } from "../model/line";
import { cellNamed, usualShape } from "../model/shape";
import { words as later } from "../wordsLater";
import { openGame, puzzle } from "./desk/board";
import { session, Session, tab } from "./desk/page";
import { By, makePath } from "./path";
import { runScenarios } from "./scenarios";
import { runSteps } from "./steps";
import { askWhy } from "./why";

const w = later.sessions;
const shape = usualShape(9);

export interface Source { readonly name: string; readonly sessions: readonly Omit<Session, "at">[] }

/** Opens the puzzle, unless it is already on the board. */
function open(line: string, name: string): void {
  const allowed = readLine(shape, line)!;
  if (puzzle.value.shape.order !== 9
    || puzzle.value.allowed.some((set, cell) => set !== allowed[cell])) openGame(newGame({ shape, allowed, name }));
}

const by = (line: string, name: string) => {
  const at = (to: typeof tab.value, act: () => unknown) => () => { open(line, name); tab.value = to; return act(); };
  return {
    steps: (which: string) => at("steps", () => runSteps(which)),
    scenarios: (how: { pick?: string; extend?: string }) => at("scenarios", () => runScenarios(how)),
    path: (how: By) => at("path", () => makePath(how)),
    why: (cell: string, digit: number) => at("why", () => askWhy(cellNamed(shape, cell)!, digit)),
  };
};

/** The cell in the notation that counts rows from the bottom: I4. */
const fromBelow = (cell: string): string => `${cell[0]}${10 - Number(cell[1])}`;

export async function sources(): Promise<Source[]> {
  const { orders, arrays, position, riddle, chains } = (await import("published")).default;
  const ocean = by(".....1..2.1..3..4.5..6.......4.....1.7..8..3.2.....6..9....2.......4..7...35..8..", w.ocean);
  const last = by(riddle.last, w.lastName);
  const asked = by(riddle.line, w.askedName);
  const conjugates = by(position, w.conjugatesName);
  const [hardest] = chains;
  return [
    {
      name: w.sources.fowler,
      sessions: [
        ...Object.entries(orders)
          .map(([order, rows]) => ({ name: w.order(order),
          steps: rows.map(({ line, steps }, at) =>
          ({ words: w.counted(steps, order), go: by(line, `${order} ${at + 1}`).steps(order) })) })),
        { name: w.ocean, steps: [{ words: w.oceanPuzzle, go: ocean.steps("T1H1") }, { words: w.oceanRun, go: ocean.steps("hardest") }] },
      ],
    },
    {
      name: w.sources.brand,
      sessions: [
        { name: w.lastName, steps: [last.scenarios({}), last.path("rules"), last.scenarios({ pick: "D7" }),
          last.path("order")].map((go, at) => ({ words: w.last[at], go })) },
        { name: w.askedName, steps: riddle.asked.map(({ cell, digit }, at) =>
          ({ words: `${w.asked(fromBelow(cell), digit)}. ${at === 0 ? w.askedHelp : ""}`.trim(),
          go: asked.why(fromBelow(cell), digit) })) },
      ],
    },
    {
      name: w.sources.opasnet,
      sessions: arrays.filter(({ name }) => name in w.arrayNames).map(({ name, line, full, data, fixpoint }) => {
        const of = by(line, w.arrayNames[name]);
        const array = { words: w.array(full, data, fixpoint), go: of.scenarios({}) };
        const more = [{ words: w.two, go: of.scenarios({ pick: "B1,C1" }) }, { words: w.singles, go: of.scenarios({ extend: "singles" }) },
          { words: w.pairs, go: of.scenarios({ extend: "pairs" }) }];
        return { name: w.arrayNames[name], steps: name === "inkala2012" ? [array, ...more] : [array] };
      }),
    },
    { name: w.sources.deverin,
      sessions: [{ name: w.conjugatesName,
      steps: [conjugates.scenarios({}), conjugates.steps("C1"), conjugates.steps("T1H1C1")].map((go, at) =>
      ({ words: w.conjugates[at], go })) }] },
    {
      name: w.sources.scherer,
      sessions: [{
        name: hardest.name,
        steps: hardest.lines.map((line, at) => ({ words: line, go: () => {
          const allowed = readLine(shape, hardest.line)!;
          openGame({ ...newGame({ shape, allowed, name: hardest.name }),
            hand: next(newHand, { lines: hardest.lines.slice(0, at + 1), at: "", program: [] }) });
          tab.value = "hdp";
        } })),
      }],
    },
  ];
}

/** Performs a step of a session; opening a session performs the first. */
export function goStep(of: Omit<Session, "at">, at: number): void {
  session.value = { ...of, at };
  void of.steps[at]?.go();
}
