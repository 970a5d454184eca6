// Practising a technique: a position, the player's marks, and the engine's verdict on each mark.
//
//   X-Wing, B1 and D6 are not 8     B1!=8 marked -> one step, X-Wing      score {x-wing: {seen: 1, right: 1}}

import type { Step } from "./finding";
import { newGame, noLayers, Puzzle, reachedBy, stateText } from "./game";
import type { Game } from "./game";
import { readPosition } from "./line";
import { boardOf } from "./paste";
import { Candidate, cellName, usualShape } from "./shape";

/** A position from the engine's `practice` (doc/json.md). */
export interface Told { readonly puzzle: string; readonly state: string; readonly steps: readonly Step[] }

export interface Exercise {
  readonly technique: string;       // its key
  readonly name: string;
  readonly steps: readonly Step[];  // all finds of the technique; for singles the first
  readonly game: Game;              // the board shown, with digits only
  readonly marks: readonly number[];
  readonly text: string;            // the position as input for the engine
  readonly places: boolean;         // whether the technique places digits; else it removes candidates
}

/** null: the puzzle cannot be read here. */
export function exerciseOf(technique: string, name: string, { puzzle: line, state, steps }: Told): Exercise | null {
  const { boxHeight, boxWidth } = usualShape(Math.sqrt(line.split(" ", 1)[0].length));
  const puzzle = boardOf({ puzzle: line, name, box: [boxHeight, boxWidth] });
  if (!("allowed" in puzzle)) return null;
  const marks = readPosition(puzzle.shape, state);
  const reached = reachedBy(newGame(puzzle), name, state);
  if (!marks || !reached) return null;
  return { technique, name, steps, game: digitsAlone(puzzle, reached), marks, text: stateText(reached),
    places: steps.some((step) => step.placed !== null) };
}

const digitsAlone = (puzzle: Puzzle, { layers }: Game): Game =>
  ({ ...newGame(puzzle), layers: { ...noLayers(puzzle.shape), digit: layers.digit }, lent: true });

/** "B1!=8", "G6=3": a mark as a claim. */
export const claimOf = ({ game: { puzzle }, places }: Exercise, { cell, digit }: Candidate): string =>
  `${cellName(puzzle.shape, cell)}${places ? "=" : "!="}${digit}`;

export type Verdict = "technique" | "other" | "later" | "unshown" | "false" | "unknown";
export interface Judged {
  readonly claim: string;
  readonly verdict: Verdict;
  readonly by: string;      // technique of the step that shows it
  readonly steps: number;   // number of steps that lead to it
  readonly text: string;    // the engine's sentence
  readonly keeps: string;   // a solution in which the mark is false, or empty
}

interface Answer { readonly standing: string; readonly by_technique?: boolean; readonly steps: readonly Step[]; readonly text: string;
  readonly counterexample?: string }

/** The engine's answer to `judge` about a mark. */
export function judgedOf({ steps: finds }: Exercise, claim: string, answer: Answer): Judged {
  const { standing, steps, text, counterexample = "" } = answer;
  const own = answer.by_technique === true || finds.some((step) => step.placed === claim || step.removed.includes(claim));
  const verdicts: Readonly<Record<string, Verdict>> = { said: "technique", "one step": own ? "technique" : "other", "more steps": "later",
    unshown: "unshown", wrong: "false", open: "false" };
  const step = standing === "more steps" ? steps[steps.length - 1] : steps[0];
  return { claim, verdict: verdicts[standing] ?? "unknown", by: step?.name ?? "", steps: steps.length, text, keeps: counterexample };
}

/** Right: every mark follows, and the technique shows at least one of them. */
export const isRight = (judged: readonly Judged[]): boolean =>
  judged.some(({ verdict }) => verdict === "technique")
  && judged.every(({ verdict }) => verdict === "technique" || verdict === "other" || verdict === "later");

/** The remaining eliminations of the find with most of the marks. */
export function missing({ steps }: Exercise, claims: readonly string[]): string[] {
  const rest = steps.filter(({ placed }) => placed === null).map(({ removed }) => removed.filter((one) => !claims.includes(one)))
    .filter((left, at) => left.length < steps[at].removed.length);
  return rest.reduce<string[] | null>((best, left) => (best && best.length <= left.length ? best : left), null) ?? [];
}

export interface Count { readonly seen: number; readonly right: number }
export type Scores = Readonly<Record<string, Count>>;

export const counted = (scores: Scores, technique: string, right: boolean): Scores => {
  const { seen, right: before } = Object.hasOwn(scores, technique) ? scores[technique] : { seen: 0, right: 0 };
  return { ...scores, [technique]: { seen: seen + 1, right: before + (right ? 1 : 0) } };
};

const isCount = (value: unknown): value is Count => {
  const { seen, right } = (value ?? {}) as Partial<Count>;
  return Number.isInteger(seen) && Number.isInteger(right) && right! >= 0 && seen! >= right!;
};

/** A player's progress: counts by technique, and the solved exercises of each lesson. */
export interface Progress { readonly techniques: Scores; readonly lessons: Readonly<Record<string, readonly number[]>> }
export const noProgress: Progress = { techniques: {}, lessons: {} };

export const done = ({ lessons }: Progress, lesson: string): readonly number[] =>
  (Object.hasOwn(lessons, lesson) ? lessons[lesson] : []);
export const withDone = (of: Progress, lesson: string, exercise: number): Progress =>
  ({ ...of, lessons: { ...of.lessons, [lesson]: [...new Set([...done(of, lesson), exercise])].sort((a, b) => a - b) } });

const isList = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isInteger);
const only = <T>(of: unknown, fits: (value: unknown) => value is T): Record<string, T> =>
  Object.fromEntries(Object.entries(of ?? {}).filter((pair): pair is [string, T] => fits(pair[1])));

/** The progress from a stored text; invalid parts are ignored. */
export function readProgress(text: string): Progress {
  try {
    const { format, techniques, lessons } = JSON.parse(text);
    return format === progressFormat ? { techniques: only(techniques, isCount), lessons: only(lessons, isList) } : noProgress;
  } catch {
    return noProgress;
  }
}

const progressFormat = "deduku-practice";
export const progressText = ({ techniques, lessons }: Progress): string =>
  JSON.stringify({ format: progressFormat, version: 1, techniques, lessons });
