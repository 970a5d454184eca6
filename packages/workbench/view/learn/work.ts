// An exercise on the board: it is fetched, marked, judged and counted; at the end the player's own game is restored.

import type { VNode } from "preact";
import { effect, signal, untracked } from "@preact/signals";
import { conclusion, noScene, Scene, sceneAtStage, sceneOf, Step } from "../../model/finding";
import type { Game } from "../../model/game";
import { claimOf, counted, Exercise, exerciseOf, isRight, Judged, judgedOf, Told, withDone } from "../../model/practice";
import { readPosition } from "../../model/line";
import { only } from "../../model/selection";
import { Candidate, has } from "../../model/shape";
import { game, openGame, puzzle, selection } from "../desk/board";
import { answered, crew } from "../desk/engine";
import { workspace } from "../desk/page";
import { showing } from "../desk/shown";
import { say as tell, warn } from "../desk/voice";
import { needHouses } from "../houses";
import { setProgress } from "./progress";
import { claimText, say } from "./words";

export const exercise = signal<Exercise | null>(null);
export const marked = signal<readonly Candidate[]>([]);
export const judged = signal<readonly Judged[] | null>(null);
/** The find shown as an answer; -1: none. */
export const find = signal(-1);
/** The exercise of a lesson on the board; otherwise null. */
export const place = signal<{ readonly lesson: string; readonly number: number } | null>(null);
/** Stages of an example: the houses, the cells, the whole step; 0: a position to mark. */
export const stage = signal(0);
export const lastStage = 3;
/** The reason for the step of an example, or of the answer that is shown. */
export const reason = signal("");
export const busy = signal<"" | "making" | "judging">("");
let stop = new AbortController();
let own: Game | null = null;
let isCounted = false;
let isTold = false;
let bar: () => VNode | null = () => null;

/** The number of puzzles made for one position before a variant of the technique's example is used. */
const tries = 40;
const anySeed = (): number => Math.floor(Math.random() * 2 ** 31);

/** A position for a technique: from these puzzles, or a new one. */
async function fetchPosition(technique: string, text?: string): Promise<Exercise | null> {
  halt();
  busy.value = "making";
  const { signal } = stop;
  const from = text === undefined ? { tries, seed: anySeed() } : { text };
  const answer = answered(await crew.long({ ask: "practice", technique, positions: 1, ...from }, signal));
  if (signal.aborted) return null;
  busy.value = "";
  const told = answer?.positions?.[0] as Told | undefined;
  if (!told) {
    if (answer) warn(say.none);
    return null;
  }
  if (told.puzzle.includes(" ")) await needHouses();
  const made = exerciseOf(technique, answer!.name, told);
  if (!made) warn(say.unreadable);
  return made;
}

async function take(technique: string, text?: string): Promise<Exercise | null> {
  const made = await fetchPosition(technique, text);
  if (!made) return null;
  exercise.value = made;
  marked.value = [];
  judged.value = null;
  find.value = -1;
  stage.value = 0;
  place.value = null;
  isCounted = false;
  isTold = false;
  put(made);
  return made;
}

/** A position to mark: a new one, or one of a lesson. */
export async function begin(technique: string,
  of?: { readonly lesson: string; readonly number: number; readonly text: string }): Promise<void> {
  const made = await take(technique, of?.text);
  if (!made) return;
  place.value = of ?? null;
  tell(say.task(made.name, made.places));
}

/** A position with its step, shown in stages. */
export async function beginExample(technique: string, text: string, from: number): Promise<void> {
  const made = await take(technique, text);
  if (!made) return;
  find.value = 0;
  setStage(from);
  await giveReason(made, 0);
}

/** The same conclusions from the same cells; a hint may name the digits that are left for it. */
const isSame = (told: Step | undefined, step: Step): boolean => told !== undefined && (["technique", "cells", "removed", "placed"] as const)
  .every((part) => String(told[part]) === String(step[part]));

/** The sentence of a find, where the engine's hint is this find; otherwise its notation is said. */
async function giveReason(of: Exercise, at: number): Promise<void> {
  reason.value = "";
  const answer = await crew.long({ ask: "hint", only: of.technique, puzzle: of.text }, stop.signal);
  if (exercise.value !== of || find.value !== at) return;
  if (isSame(answer?.["step"], of.steps[at])) reason.value = String(answer?.sentence);
  if (stage.value === 0 || stage.value === lastStage) tell(reason.value || of.steps[at].line);
}

export function setStage(to: number): void {
  stage.value = Math.max(1, Math.min(lastStage, to));
  present();
  const step = exercise.value?.steps[0];
  if (step) tell((stage.value === lastStage && reason.value) || say.stages(step, stage.value));
}

export function halt(): void {
  stop.abort();
  stop = new AbortController();
  busy.value = "";
}

/** Puts the position on the board instead of the player's game. */
function put(of: Exercise): void {
  if (!game.value.lent) own = game.value;
  openGame(of.game);
  workspace.value = { enter, bar };
  selection.value = only(of.game.puzzle.allowed.findIndex((_, cell) => of.game.layers.digit[cell] === 0 && isOpen(of, cell)));
  present();
}

const isOpen = ({ marks, game: { puzzle: { allowed } } }: Exercise, cell: number): boolean =>
  (allowed[cell] & (allowed[cell] - 1)) !== 0 && marks[cell] !== 0;

/** Marks or unmarks a candidate, by a click or by its digit. */
export function enter(digit: number): void {
  const of = exercise.value;
  const { cursor: cell } = selection.value;
  if (!of || stage.value > 0 || of.game.layers.digit[cell] !== 0 || !isOpen(of, cell) || !has(of.marks[cell], digit)) return;
  const rest = marked.value.filter((one) => one.cell !== cell || one.digit !== digit);
  const added = rest.length === marked.value.length ? [{ cell, digit }] : [];
  marked.value = of.places ? added : [...rest, ...added];
  judged.value = null;
  find.value = -1;
  present();
  tell(marked.value.length === 0 ? say.nothing : say.marked(marked.value.map((one) => claimText(claimOf(of, one))).join(", ")));
}

export function clearMarks(): void {
  marked.value = [];
  judged.value = null;
  find.value = -1;
  present();
}

/** Marks as signs on the position, or a find of the answer. */
function present(): void {
  const of = exercise.value;
  if (!of || game.value.puzzle !== of.game.puzzle) return;
  const { shape } = puzzle.value;
  const step = of.steps[find.value];
  const scene: Scene = step ? staged(step, sceneOf(shape, step, of.marks))
    : { ...noScene, ...(of.places ? { placed: marked.value[0] ?? null } : { removed: marked.value }) };
  showing.value = { scene, marks: of.marks, title: "", arrows: scene.arrows.length, own: true };
}

function staged(step: Step, scene: Scene): Scene {
  if (stage.value === 0 || stage.value === lastStage) return scene;
  const houses = sceneAtStage(puzzle.value.shape, stage.value === 1 ? 1 : 3, step.houses, scene);
  return step.houses.length > 0 || stage.value > 1 ? houses : { ...houses, cells: scene.cells };
}

export async function check(): Promise<void> {
  const of = exercise.value;
  if (!of || busy.value !== "" || stage.value > 0) return;
  if (marked.value.length === 0) return warn(say.nothing);
  busy.value = "judging";
  const { signal } = stop;
  const list: Judged[] = [];
  for (const mark of marked.value) {
    const claim = claimOf(of, mark);
    const answer = answered(await crew.long({ ask: "judge", claim, technique: of.technique, puzzle: of.text }, signal));
    if (signal.aborted || exercise.value !== of) return;
    if (!answer) break;
    list.push(judgedOf(of, claim, answer as never));
  }
  busy.value = "";
  if (list.length < marked.value.length) return;
  judged.value = list;
  count(isRight(list));
  const at = place.value;
  if (at && isRight(list) && !isTold) setProgress((now) => withDone(now, at.lesson, at.number));
  tell(summary(of, list));
}

/** Only the first check counts, or opening the answer before it. */
function count(right: boolean): void {
  const of = exercise.value;
  if (!of || isCounted) return;
  isCounted = true;
  setProgress((now) => ({ ...now, techniques: counted(now.techniques, of.technique, right) }));
}

export const summary = (of: Exercise, list: readonly Judged[]): string => isRight(list) ? say.right
  : list.some(({ verdict }) => verdict === "false" || verdict === "unknown" || verdict === "unshown") ? say.wrong : say.notYet(of.name);

/** Shows the finds of the technique, one after another. */
export function showAnswer(): void {
  const of = exercise.value;
  if (!of || stage.value > 0) return;
  count(false);
  isTold = true;
  find.value = (find.value + 1) % of.steps.length;
  present();
  const { placed } = conclusion(puzzle.value.shape, of.steps[find.value]);
  if (placed) selection.value = only(placed.cell);
  void giveReason(of, find.value);
}

/** Shows a solution in which a mark is false, until its button is pressed again. */
export function showKeeping({ claim, keeps }: Judged): void {
  const marks = readPosition(puzzle.value.shape, keeps);
  if (marks) showing.value = { scene: noScene, marks, title: say.solution(claimText(claim)), arrows: 0 };
}

/** Active from the opening of the panel to that of another one. */
export function open(over: () => VNode | null): () => void {
  bar = over;
  if (exercise.value) put(exercise.value);
  const stops = [
    effect(() => { if (showing.value === null && exercise.value) untracked(present); }),
    effect(() => { if (!game.value.lent && exercise.value && workspace.value) untracked(end); }),
  ];
  return () => {
    for (const each of stops) each();
    leave();
  };
}

/** If another puzzle was opened, it stays. */
function end(): void {
  judged.value = null;
  find.value = -1;
  stage.value = 0;
  exercise.value = null;
  own = null;
  workspace.value = null;
  if (showing.value?.own) showing.value = null;
}

function leave(): void {
  halt();
  workspace.value = null;
  showing.value = null;
  if (game.value.lent && own) openGame(own);
}
