// Simple steps of a path that follow each other are one row of a list.
//
//   1 look  2 look  3 look  4 naked pair  5 single  6 single     ->     1 to 3: looks   4   5 to 6: singles

import type { Step } from "./finding";

/** Steps from 0; `what`: "singles", "looks", or "" for one step. */
export interface Run { readonly from: number; readonly to: number; readonly what: string }

const singles: readonly string[] = ["naked-single", "hidden-single", "full-house"];
const least = 3;

/** The runs of at least three singles, and the given runs of looks at rules, between single steps. */
export function runsOf(steps: readonly Step[], looks: readonly Run[]): readonly Run[] {
  const isSingle = (at: number) => singles.includes(steps[at]?.technique ?? "");
  const runs: Run[] = [];
  for (let from = 0; from < steps.length; from += 1) {
    let to = looks.find((run) => run.from === from)?.to ?? from;
    const what = to > from ? "looks" : "singles";
    if (to === from && isSingle(from)) while (isSingle(to + 1)) to += 1;
    if (to - from + 1 < least) to = from;
    runs.push({ from, to, what: to > from ? what : "" });
    from = to;
  }
  return runs;
}
