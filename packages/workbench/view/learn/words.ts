// The English words of the panel Learn.

import type { Step } from "../../model/finding";
import { many } from "../../words";

export const say = {
  choose: "Lessons or practice", parts: { lessons: "Lessons", practice: "Practice" },
  lessons: {
    name: "Lesson", option: (number: number, title: string, found: number, of: number) =>
      `${number}. ${title}${found > 0 ? ` (${found} of ${of})` : ""}`,
    open: "Open the lesson", previous: "Previous", next: "Next lesson", examples: "Examples", exercises: "Exercises",
    example: (n: number) => `Example ${n}`, exercise: (n: number, found: boolean) => `Exercise ${n}${found ? ", found" : ""}`,
    back: "Back", on: "On", stage: (at: number, of: number) => `stage ${at} of ${of}`, nextExercise: "Next exercise",
    found: (n: number, of: number) => `${n} of ${of} exercises found.`,
  },
  stages: ({ houses, cells, line }: Step, stage: number): string =>
    stage === 1 ? `Look at ${(houses.length > 0 ? houses : cells).join(", ")}.`
      : stage === 2 && cells.length > 0 ? `Look at ${cells.join(", ")}.` : line,
  intro: "Practise a technique on positions in which it is the next step: nothing easier finds anything there. Your own board comes " +
    "back when you leave this panel.",
  technique: "Technique", begin: "Get a position", next: "Next position", stop: "Stop", making: "making a position ..",
  none: "No position was found; try again.", unreadable: "This position cannot be shown.",
  task: (name: string, places: boolean) => places
    ? `${name}: mark the digit that it writes.` : `${name}: mark the candidates that it removes.`,
  help: "Select a cell, then click a candidate in it, type the digit or press it here.",
  digits: (cell: string) => `Candidates of ${cell}`, solved: "This cell has its digit.",
  marked: (claims: string) => `Marked: ${claims}.`, nothing: "Mark a candidate first.",
  bar: (name: string) => `Learn: ${name}`,
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

/** "B1!=8" in readable form. */
export const claimText = (claim: string): string => claim.replace("!=", " ≠ ").replace(/(?<!≠ )=/, " = ");
