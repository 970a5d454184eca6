// The engine's answers about the puzzle after every change while the panel is open: first the number of solutions, then the true
// candidates, then the contradiction or the superfluous rules. A change cancels the questions under way.
//
//   change, 80 ms ->  solve 0, 1, 2+   ->  true candidates   ->  number up to 1000 | contradiction | superfluous rules

import { computed, effect, signal, untracked } from "@preact/signals";
import { AnyAnswer, AnyQuestion } from "deduku";
import { setsOf, noScene } from "../../model/finding";
import { puzzleKey } from "../../model/game";
import { readPosition } from "../../model/line";
import { cellNamed } from "../../model/shape";
import { textOf } from "../../model/setRules";
import { words } from "../../wordsLater";
import { asked, solutions, subject } from "../desk/board";
import { crew, engineState } from "../desk/engine";
import { tab } from "../desk/page";
import { showing, Showing } from "../desk/shown";
import { setting, toldOf } from "./work";

export type Count = "none" | "unique" | "several" | "unknown";
/** `counts`: for each digit in `sets`, the number of solutions with it, up to the limit; `finished`: no digit is missing. */
export interface Truths { readonly sets: readonly number[]; readonly counts: readonly (readonly number[])[]; readonly finished: boolean }
/** `rules`: as text; `givens`: names of cells. */
export interface Contradiction { readonly rules: readonly string[]; readonly givens: readonly string[]; readonly irreducible: boolean }
export interface Answers {
  readonly of: string;
  readonly count?: Count;
  readonly many?: { readonly solutions: number; readonly exact: boolean };
  readonly truths?: Truths;
  readonly contradiction?: Contradiction;
  readonly superfluous?: readonly string[];
  readonly rating?: string;
  readonly busy: boolean;
  readonly took: number;  // milliseconds from the change to the true candidates
}

/** The number of solutions in the page's head. */
const inHead: Readonly<Record<Count, string>> = { none: "0", unique: "1", several: "2+", unknown: "unknown" };
export const countLimit = 1000;
export const truthLimit = 100;
const seconds = 10;
const pause = 80;

const of = computed(() => puzzleKey(subject.value));
const found = signal<Answers | null>(null);
/** The answers for the current puzzle. */
export const answers = computed(() => (found.value?.of === of.value ? found.value : null));
/** Whether the true candidates are shown on the board. */
export const shows = signal(false);

let stopping = new AbortController();
export function stop(): void {
  stopping.abort();
  if (found.value) found.value = { ...found.value, busy: false };
}

async function ask(question: AnyQuestion, signal: AbortSignal): Promise<AnyAnswer | null> {
  const answer = await crew.long({ seconds, ...question, ...asked(subject.value) }, signal);
  if (answer?.absent) engineState.value = "failed";
  return answer && !answer.error ? answer : null;
}

async function find(text: string, { signal }: AbortController): Promise<void> {
  const start = performance.now();
  const tell = (more: Partial<Answers>) => {
    if (text === of.value && !signal.aborted) found.value = { busy: true, took: 0, ...found.value, ...more, of: text };
  };
  found.value = { of: text, busy: true, took: 0 };
  solutions.value = "";
  const solved = await ask({ ask: "solve" }, signal);
  const count = (solved?.result ?? "unknown") as Count;
  tell({ count });
  if (!signal.aborted) solutions.value = inHead[count];
  if (count === "none") {
    const told = await ask({ ask: "rules" }, signal);
    if (told?.contradiction) tell({ contradiction: contradictionIn(told) });
  } else if (!signal.aborted) {
    const truths = count === "unique" ? onlyOne(readPosition(subject.value.shape, solved!.solution) ?? [])
      : truthsIn(await ask({ ask: "solve", true_candidates: true, limit: truthLimit }, signal));
    if (truths) tell({ truths, took: performance.now() - start });
    if (count === "several") {
      const more = await ask({ ask: "solve", limit: countLimit, seconds: 2 }, signal);
      if (more?.solutions !== undefined) tell({ many: { solutions: more.solutions, exact: more.exact } });
    } else if (count === "unique" && textOf(subject.value.shape).rules.length > 0) {
      const told = await ask({ ask: "rules" }, signal);
      if (told) tell({ superfluous: told.superfluous.map((rule: number) => told.sentences[rule - 1].rule) });
    }
  }
  tell({ busy: false });
}

const onlyOne = (sets: readonly number[]): Truths => ({ sets, counts: sets.map(() => [1]), finished: true });
const truthsIn = (told: AnyAnswer | null): Truths | null =>
  told && { sets: setsOf(told.true_candidates), counts: told.counts, finished: told.finished };
const contradictionIn = ({ contradiction, sentences }: AnyAnswer): Contradiction => ({ irreducible: contradiction.irreducible,
  rules: contradiction.rules.map((rule: number) => sentences[rule - 1].rule), givens: contradiction.givens });

effect(() => {
  const text = of.value;
  if (tab.value !== "set" || !setting.value || engineState.value !== "ready") return;
  const mine = stopping = new AbortController();
  const timer = setTimeout(() => untracked(() => { if (found.value?.of !== text || !found.value.count) void find(text, mine); }), pause);
  return () => { clearTimeout(timer); stopping.abort(); };
});

/** The difficulty: minutes and level, length of the solving path and its hardest technique. */
export async function rate(): Promise<void> {
  const text = of.value;
  if (stopping.signal.aborted) stopping = new AbortController();
  const { signal } = stopping;
  const time = (await crew.long({ ask: "rate", by: ["time"], ...asked(subject.value) }, signal))?.["time"];
  const told = await crew.long({ ask: "path", ...asked(subject.value) }, signal);
  const minutes = typeof time?.minutes === "number" ? `${words.puzzles.minutes(time)}; ` : "";
  if (told && text === of.value && found.value) found.value = { ...found.value, rating: `${minutes}${told.error?.text ?? told.text}` };
}

// --- on the board ---------------------------------------------------------------------------------------------------

const shown = signal<Showing | null>(null);
/** Whether this panel's results are on the board. */
export const isShown = computed(() => showing.value !== null && showing.value === shown.value);
const framed = signal<readonly string[]>([]);
/** The rules whose cells are framed, while they are. */
export const framedRules = computed<readonly string[]>(() => (isShown.value ? framed.value : []));

function show(rules: readonly string[], cells: readonly string[] = []): void {
  const marks = shows.value ? answers.value?.truths?.sets ?? null : null;
  const frames = rules.map((rule) => toldOf(rule).cells).filter((all) => all.length > 0);
  const at = cells.flatMap((name) => cellNamed(subject.value.shape, name) ?? []);
  framed.value = rules;
  shown.value = marks || frames.length > 0 || at.length > 0
    ? { scene: { ...noScene, rules: frames, cells: at }, marks, title: "", arrows: 0 } : null;
  showing.value = shown.value;
}

/** Adds or removes the frame around the cells of a rule. */
export function frame(rule: string): boolean {
  const again = framedRules.value.length === 1 && framedRules.value[0] === rule;
  show(again ? [] : [rule]);
  return !again;
}

export function showTruths(): void {
  shows.value = !(shows.value && isShown.value);
  show(framedRules.value);
}

effect(() => {
  const now = answers.value;
  if (tab.value !== "set" || !now) return;
  const { contradiction } = now;
  if (contradiction) untracked(() => show(contradiction.rules, contradiction.givens.map((name) => name.split("=")[0])));
  else if (shows.value && now.truths) untracked(() => show(framedRules.value));
});
