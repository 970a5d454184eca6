// Hints in stages, checking the board, and returning to the position before a mistake.

import { computed, effect, signal } from "@preact/signals";
import { applyFinding, asGivens, digitAt, edit, filled, givenAt, goTo, isFull, lastGood, stateText, wrongCells } from "../model/game";
import type { Change, Game } from "../model/game";
import { conclusion, Scene, sceneAtStage, sceneOf, Step } from "../model/finding";
import { readPosition } from "../model/line";
import { boxText, cellName, cellNamed, digitName } from "../model/shape";
import { only } from "../model/selection";
import { cellsOfAnswer, Reason } from "../model/why";
import { words } from "../words";
import { asked, finished, game, openGame, play, published, puzzle, selection } from "./desk/board";
import { answered, complete, crew } from "./desk/engine";
import { tab } from "./desk/page";
import { layer, tidy } from "./desk/settings";
import { showing } from "./desk/shown";
import { say, warn } from "./desk/voice";
import { Linked } from "./linked";
import { Motion } from "./motion";
import { askWhy } from "./why";

interface Mistake { kind: string; cell: string; digit: number; text: string; chain?: readonly Reason[] }
interface Hint { mistakes: Mistake[]; finished: boolean; step: Step | null; text?: string; before: string | null; where: string;
  look: readonly string[]; technique: string; cells: string; sentence: string; solutions: string }

/** `checked`: how much of a check is told: 0 nothing, 1 whether something is wrong, 2 which cells, 3 why. */
interface Asked { readonly of: Game; readonly hint: Hint; readonly stage: number; readonly checked: number }

const current = signal<Asked | null>(null);
/** The hint, while it applies to the board. */
const fresh = computed(() => (current.value && current.value.of === game.value ? current.value : null));

/** Cells that the last check found wrong, while the board is unchanged. */
export const mistaken = computed<ReadonlySet<number>>(() =>
  new Set((fresh.value?.checked ?? 0) < 2 ? []
    : fresh.value!.hint.mistakes.flatMap(({ cell }) => cellNamed(puzzle.value.shape, cell) ?? [])));

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

/** The hint that a player asked for: for the board as it is when the answer comes. */
async function hintNow(): Promise<Hint | null> {
  for (;;) {
    const of = game.value;
    const hint = await askHint();
    if (hint || of === game.value) return hint;
  }
}

const stageText = (hint: Hint, stage: number): string => [hint.where, hint.technique, hint.cells, hint.sentence][stage - 1] ?? "";

function showStage(hint: Hint, stage: number): void {
  const { shape } = puzzle.value;
  const position = hint.before && readPosition(shape, hint.before);
  if (!hint.step || !position) return;
  const scene: Scene = sceneAtStage(shape, stage, hint.look, sceneOf(shape, hint.step, position));
  // Only the cells that the step is about: a board without candidates is not filled with them.
  const { rings, removed, placed, cells } = scene;
  const about = [...rings, ...removed, ...placed ? [placed] : []].map(({ cell }) => cell);
  const only = layer.value === "none" && { only: new Set([...cells, ...about]) };
  showing.value = { scene, marks: stage >= 3 ? position : null, title: "", arrows: scene.arrows.length, ...only };
}

/** Shows the next stage, or all of them; after the last stage the hint is applied. */
export async function nextStage(all = false): Promise<void> {
  tab.value = "hint";
  const known = fresh.value;
  if (known?.hint.step && known.stage === 4) return applyHint(known.hint.step, inShort(known.hint));
  const hint = known?.hint ?? (await hintNow());
  if (!hint) return;
  const stage = !hint.step || hint.mistakes.length > 0 ? 0 : all ? 4 : Math.min(4, (fresh.value?.stage ?? 0) + 1);
  current.value = { of: game.value, hint, stage, checked: hint.mistakes.length > 0 ? 3 : 0 };
  if (stage > 0) showStage(hint, stage);
  say(outcome(hint) ?? stageText(hint, stage));
}

/** "Skyscraper. So G7 and A9 are not 7." */
const inShort = ({ technique, sentence }: Hint): string => `${technique} ${/So [^.]*\.$/.exec(sentence)?.[0] ?? sentence}`.slice(0, 400);

function applyHint(step: Step, said: string): void {
  const { placed, removed } = conclusion(puzzle.value.shape, step);
  play(applyFinding(game.value, said, placed, removed, tidy.value));
  if (placed) selection.value = only(placed.cell);
  say(words.hint.applied(said));
}

/** The text if there is no step. */
function outcome(hint: Hint): string | null {
  if (hint.mistakes.length > 0) return `${words.hint.mistakes(hint.mistakes.length)} ${hint.mistakes[0].text}`;
  if (hint.step) return null;
  return hint.finished ? words.hint.done : (hint.text ?? "");
}

export async function checkBoard(): Promise<void> {
  tab.value = "hint";
  const known = fresh.value?.checked ? fresh.value : null;
  const asked = known?.hint ?? await hintNow();
  if (!asked) return;
  const hint = asked.mistakes.length > 0 || asked.solutions === "1" ? asked : { ...asked, mistakes: comparedMistakes() };
  const checked = Math.min(3, (known?.checked ?? 0) + 1);
  current.value = { of: game.value, hint, stage: 0, checked };
  if (hint.mistakes.length > 0 && checked < 3) return say(wrongText(hint, checked));
  const decided = hint.mistakes.length > 0 || hint.finished || hint.solutions === "0";
  say(decided ? outcome(hint)! : clean(hint));
}

/** Digits that the solution in the published link does not have; the puzzle as it was read may have several. */
function comparedMistakes(): Mistake[] {
  const right = published.value;
  const { shape } = puzzle.value;
  return !right ? [] : wrongCells(game.value, right).map((cell) => ({ kind: "digit", cell: cellName(shape, cell),
    digit: digitAt(game.value, cell), text: words.hint.compared(cellName(shape, cell)) }));
}

/** Whether something is wrong, or which cells. */
const wrongText = ({ mistakes }: Hint, checked: number): string => checked === 1 ? words.hint.some(mistakes.length)
  : words.hint.at([...new Set(mistakes.map(({ cell }) => cell))].join(", "));

/** The text if nothing is wrong. */
const clean = ({ solutions }: Hint): string =>
  solutions === "1" ? words.hint.clean : solutions === "2+" ? words.hint.fits : words.hint.several;

/** The digits of the only solution; otherwise reports that there is none or several. */
async function solution(): Promise<number[] | null> {
  const answer = answered(await crew.quick("solution", { ask: "solve", ...asked(puzzle.value) }));
  const sets = answer?.result === "unique" ? readPosition(puzzle.value.shape, answer.solution) : null;
  if (answer && !sets && published.value) return [...published.value];
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
  const before = goTo(game.value, at);
  // Right digits that were written later stay.
  const right = game.value.layers.digit.flatMap((to, cell): Change[] => (to !== 0 && to === digits[cell] && before.layers.digit[cell] === 0
    ? [{ layer: "digit", cell, from: 0, to }] : []));
  play(edit(before, words.hint.keptRight(right.length), right));
  say(right.length > 0 ? `${words.hint.backKept(back)} ${words.hint.keptRight(right.length)}.` : back > 0
    ? words.hint.backDone(back) : words.hint.backNone);
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
    void askHint().then((hint) => {
      if (!hint) return;
      const right = published.peek() ? wrongCells(of, published.peek()!).length === 0 : hint.finished && hint.mistakes.length === 0;
      say(right ? words.said.solved : words.said.filled);
      if (right && !of.set && !of.lent) finished.value = of;
    });
  }
});

export function HintPanel() {
  const { hint, stage, checked } = fresh.value ?? { hint: null, stage: 0, checked: 0 };
  const w = words.hint;
  const bare = !puzzle.value.shape.rules && puzzle.value.allowed.every((_, cell) => givenAt(puzzle.value, cell) === 0);
  return (
    <>
      <p class="row">
        <button class="steady primary" onClick={() => void nextStage()}>{w.next[stage]}</button>
        <button disabled={stage === 4} onClick={() => void nextStage(true)}>{w.all}</button>
        <button class="steady" onClick={() => void checkBoard()}>{hint && hint.mistakes.length > 0 && w.checks[checked] || w.check}</button>
      </p>
      {stage === 0 && <p class="intro">{w.intro}</p>}
      {/^Read without/m.test(puzzle.value.about ?? "") && <p class="unknown">{w.unknown}</p>}
      {bare && <p class="chosen screen">{w.typed} <button onClick={takeAsPuzzle}>{w.asGivens}</button></p>}
      {hint && stage > 0 && (
        <ol class="stages">{[1, 2, 3, 4].filter((at) => at <= stage).map((at) => <li key={at} class={at === stage ? "now" : ""}>
          {stageText(hint, at)}</li>)}</ol>
      )}
      {hint && stage === 4 && hint.step?.if_unique && <p class="note">{w.ifUnique}</p>}
      {stage === 4 && <Motion />}
      {hint && hint.mistakes.length > 0 && checked < 3 && <div class="bad"><p>{wrongText(hint, checked)}</p>
        <p class="row"><button onClick={() => void beforeMistake()}>{w.back}</button></p></div>}
      {hint && hint.mistakes.length > 0 && checked === 3 && <Mistakes list={hint.mistakes} />}
      {hint && hint.mistakes.length === 0 && !hint.step && <p class="note">{outcome(hint)}</p>}
      {hint && checked > 0 && hint.mistakes.length === 0 && hint.step && <p class="good">{clean(hint)}</p>}
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
