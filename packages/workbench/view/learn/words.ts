// The English words of the panel that teaches.

import { many } from "../../words";

export const say = {
  intro: "Practise a technique on positions in which it is the next step: nothing easier finds anything there. Your own board comes " +
    "back when you leave this panel.",
  technique: "Technique", begin: "Get a position", next: "Next position", stop: "Stop", making: "making a position ..",
  none: "No position was found; try again.", unreadable: "This position cannot be shown.",
  task: (name: string, places: boolean) => places
    ? `${name}: mark the digit that it writes.` : `${name}: mark the candidates that it removes.`,
  help: "Select a cell, then click a candidate in it, type the digit or press it here.",
  digits: (cell: string) => `Candidates of ${cell}`, solved: "This cell has its digit.",
  marked: (claims: string) => `Marked: ${claims}.`, nothing: "Mark a candidate first.",
  bar: (name: string) => `Practice: ${name}`,
  check: "Check", clear: "Clear marks", answer: "Show the answer", judging: "checking ..",
  verdict: {
    technique: (by: string) => `follows by ${by}`,
    other: (by: string) => `follows in one step, but by ${by}`,
    later: (by: string, steps: number) => `follows, but only after ${many(steps, "step")}; the last is ${by}`,
    unshown: () => "is true, but no technique shows it from here",
    false: () => "is false",
    unknown: () => "could not be decided",
  },
  right: "Right.", notYet: (name: string) => `These marks follow, but ${name} shows none of them.`, wrong: "Not all of these marks follow.",
  more: (claims: string) => `The step does more: ${claims}.`,
  keeps: "Show the solution that keeps it", solution: (claim: string) => `a solution in which ${claim} is false`,
  find: (at: number, of: number) => `Find ${at} of ${of}`,
  scores: "Progress", seen: "Positions", rightly: "Right at first check", save: "Save as a file", reset: "Reset",
  noScores: "No positions checked yet.", notKept: "This browser keeps nothing here: save your progress as a file.",
} as const;

/** "B1!=8" as people write it. */
export const claimText = (claim: string): string => claim.replace("!=", " ≠ ").replace(/(?<!≠ )=/, " = ");
