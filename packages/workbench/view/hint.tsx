// Hints in stages, checking the board, and returning to the position before a mistake.

import { computed, effect, signal } from "@preact/signals";
import { applyFinding, asGivens, filled, givenAt, goTo, isFull, lastGood, stateText } from "../model/game";
import type { Game } from "../model/game";
import { conclusion, Scene, sceneAtStage, sceneOf, Step } from "../model/finding";
import { readPosition } from "../model/line";
import { boxText, cellNamed, digitName } from "../model/shape";
import { only } from "../model/selection";
import { cellsOfAnswer, Reason } from "../model/why";
import { words } from "../words";
import { asked, game, openGame, play, puzzle, selection } from "./desk/board";
import { answered, complete, crew } from "./desk/engine";
import { tab } from "./desk/page";
import { tidy } from "./desk/settings";
import { showing } from "./desk/shown";
import { say, warn } from "./desk/voice";
import { Linked } from "./linked";
import { Motion } from "./motion";
import { askWhy } from "./why";

interface Mistake { kind: string; cell: string; digit: number; text: string; chain?: readonly Reason[] }
interface Hint { mistakes: Mistake[]; finished: boolean; step: Step | null; text?: string; before: string | null; where: string;
  look: readonly string[]; technique: string; cells: string; sentence: string; solutions: string }

interface Asked { readonly of: Game; readonly hint: Hint; readonly stage: number; readonly checked: boolean }

const current = signal<Asked | null>(null);
/** The hint, while it applies to the board. */
const fresh = computed(() => (current.value && current.value.of === game.value ? current.value : null));

/** Cells that the last check found wrong, while the board is unchanged. */
export const mistaken = computed<ReadonlySet<number>>(() =>
  new Set(fresh.value?.hint.mistakes.flatMap(({ cell }) => cellNamed(puzzle.value.shape, cell) ?? [])));

let asking: { readonly of: Game; readonly ahead: boolean; readonly hint: Promise<Hint | null> } | null = null;

/** The hint for the current board, requested once; `ahead`: before the player asks, so that errors are not reported. */
function askHint(ahead = false): Promise<Hint | null> {
  const of = game.value;
  if (asking?.of === of && (ahead || !asking.ahead)) return asking.hint;
  const early = asking?.of === of ? asking.hint : Promise.resolve(null);
  const mine = { of, ahead, hint: early.then((found) => found ?? hintOf(of, ahead)).then((hint) => {
    if (!hint && asking === mine) asking = null;
    return hint;
  }) };
  asking = mine;
  return mine.hint;
}

async function hintOf(of: Game, ahead: boolean): Promise<Hint | null> {
  const answer = await crew.quick("hint", { ask: "hint", puzzle: stateText(of), box: boxText(of.puzzle.shape) });
  const good = ahead ? answer && !answer.error && answer : answered(answer);
  return good && of === game.value ? (good as unknown as Hint) : null;
}

const stageText = (hint: Hint, stage: number): string => [hint.where, hint.technique, hint.cells, hint.sentence][stage - 1] ?? "";

function showStage(hint: Hint, stage: number): void {
  const { shape } = puzzle.value;
  const position = hint.before && readPosition(shape, hint.before);
  if (!hint.step || !position) return;
  const scene: Scene = sceneAtStage(shape, stage, hint.look, sceneOf(shape, hint.step, position));
  showing.value = { scene, marks: stage >= 3 ? position : null, title: "", arrows: scene.arrows.length };
}

/** Shows the next stage, or all of them; after the last stage the hint is applied. */
export async function nextStage(all = false): Promise<void> {
  tab.value = "hint";
  const known = fresh.value;
  if (known?.hint.step && known.stage === 4) return applyHint(known.hint.step);
  const hint = known?.hint ?? (await askHint());
  if (!hint) return;
  const stage = !hint.step || hint.mistakes.length > 0 ? 0 : all ? 4 : Math.min(4, (fresh.value?.stage ?? 0) + 1);
  current.value = { of: game.value, hint, stage, checked: hint.mistakes.length > 0 };
  if (stage > 0) showStage(hint, stage);
  say(outcome(hint) ?? stageText(hint, stage));
}

function applyHint(step: Step): void {
  const { placed, removed } = conclusion(puzzle.value.shape, step);
  play(applyFinding(game.value, step.line, placed, removed, tidy.value));
  if (placed) selection.value = only(placed.cell);
  say(words.hint.applied(step.line));
}

/** The text if there is no step. */
function outcome(hint: Hint): string | null {
  if (hint.mistakes.length > 0) return `${words.hint.mistakes(hint.mistakes.length)} ${hint.mistakes[0].text}`;
  if (hint.step) return null;
  return hint.finished ? words.hint.done : (hint.text ?? "");
}

export async function checkBoard(): Promise<void> {
  tab.value = "hint";
  const hint = await askHint();
  if (!hint) return;
  current.value = { of: game.value, hint, stage: 0, checked: true };
  const decided = hint.mistakes.length > 0 || hint.finished || hint.solutions === "0";
  say(decided ? outcome(hint)! : clean(hint));
}

/** The text if nothing is wrong. */
const clean = ({ solutions }: Hint): string =>
  solutions === "1" ? words.hint.clean : solutions === "2+" ? words.hint.fits : words.hint.several;

/** The digits of the only solution; otherwise reports that there is none or several. */
async function solution(): Promise<number[] | null> {
  const answer = answered(await crew.quick("solution", { ask: "solve", ...asked(puzzle.value) }));
  const sets = answer?.result === "unique" ? readPosition(puzzle.value.shape, answer.solution) : null;
  if (answer && !sets) warn(words.hint.several);
  return sets && sets.map((set) => Math.log2(set) + 1);
}

export async function writeSolution(): Promise<void> {
  const digits = await solution();
  if (digits) play(filled(game.value, words.said.solution, digits));
}

export async function beforeMistake(): Promise<void> {
  const digits = await solution();
  if (!digits) return;
  const at = lastGood(game.value, digits);
  const back = game.value.at - at;
  play(goTo(game.value, at));
  say(back > 0 ? words.hint.backDone(back) : words.hint.backNone);
}

/** Makes the typed digits the puzzle. */
export function takeAsPuzzle(): void {
  openGame(asGivens(game.value));
  say(words.said.givens);
}

/** Prepares the hint in advance, if that takes only a moment. */
const looks = 150;
effect(() => {
  const { puzzle: { shape } } = game.value;
  if (!complete.value || tab.value !== "hint" || shape.order > 9) return;
  const timer = setTimeout(() => void askHint(true), looks);
  return () => clearTimeout(timer);
});

/** A full board is checked once, without a request. */
effect(() => {
  const of = game.value;
  if (of.at > 0 && of.at === of.edits.length && isFull(of)) {
    void askHint().then((hint) => { if (hint) say(hint.finished && hint.mistakes.length === 0 ? words.said.solved : words.said.filled); });
  }
});

export function HintPanel() {
  const { hint, stage, checked } = fresh.value ?? { hint: null, stage: 0, checked: false };
  const w = words.hint;
  const bare = !puzzle.value.shape.rules && puzzle.value.allowed.every((_, cell) => givenAt(puzzle.value, cell) === 0);
  return (
    <>
      <p class="row">
        <button class="steady primary" onClick={() => void nextStage()}>{w.next[stage]}</button>
        <button disabled={stage === 4} onClick={() => void nextStage(true)}>{w.all}</button>
        <button onClick={() => void checkBoard()}>{w.check}</button>
      </p>
      {stage === 0 && <p class="intro">{w.intro}</p>}
      {bare && <p class="chosen screen">{w.typed} <button onClick={takeAsPuzzle}>{w.asGivens}</button></p>}
      {hint && stage > 0 && (
        <ol class="stages">{[1, 2, 3, 4].filter((at) => at <= stage).map((at) => <li key={at} class={at === stage ? "now" : ""}>
          {stageText(hint, at)}</li>)}</ol>
      )}
      {hint && stage === 4 && hint.step?.if_unique && <p class="note">{w.ifUnique}</p>}
      {stage === 4 && <Motion />}
      {hint && hint.mistakes.length > 0 && <Mistakes list={hint.mistakes} />}
      {hint && hint.mistakes.length === 0 && !hint.step && <p class="note">{outcome(hint)}</p>}
      {hint && checked && hint.mistakes.length === 0 && hint.step && <p class="good">{clean(hint)}</p>}
    </>
  );
}

function Mistakes({ list }: { list: readonly Mistake[] }) {
  const { shape } = puzzle.value;
  const ask = ({ cell: name, digit }: Mistake) => {
    const cell = cellNamed(shape, name);
    if (cell === null) return;
    selection.value = only(cell);
    void askWhy(cell, digit);
  };
  return (
    <div class="bad">
      <p>{words.hint.mistakes(list.length)}</p>
      <ul>{list.map((mistake) => (
        <li key={mistake.cell + mistake.kind}>
          <Linked text={mistake.text} cells={cellsOfAnswer(shape, mistake)} />{" "}
          <button class="link" onClick={() => ask(mistake)}>
            {words.why.ask(digitName(mistake.digit), mistake.cell, mistake.kind !== "mark")}</button>
        </li>
      ))}</ul>
      <p class="row"><button onClick={() => void beforeMistake()}>{words.hint.back}</button></p>
      <p class="note">{words.hint.first}</p>
    </div>
  );
}
