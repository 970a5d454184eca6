// The complete path to the solution, with a tick for every step that the checker accepts.

import { computed, signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { conclusion, sceneOf, Step } from "../model/finding";
import { digitAt, ownMarks, puzzleKey } from "../model/game";
import { readPosition } from "../model/line";
import { has } from "../model/shape";
import { Run, runsOf } from "../model/runs";
import { checkable, Tick, ticks as ticksOf, Verdict } from "../model/ticks";
import { words } from "../words";
import { words as later } from "../wordsLater";
import { asked, game, puzzle, puzzleText } from "./desk/board";
import { answered, complete, crew } from "./desk/engine";
import { register } from "./desk/page";
import { showing } from "./desk/shown";
import { say } from "./desk/voice";
import { Told, useMinutes } from "./minutes";
import { classes } from "./show";
import { Motion, stepArrows } from "./motion";
import { Checker } from "./checker";
import { Series } from "./series";
import { writeSolution } from "./hint";

export type By = "order" | "se" | "hodoku" | "rules";

/** The techniques of Reasonable Sudoku: cells of a house with as many digits as cells, and a digit of one house within another. */
const rules = "naked-single,hidden-single,pointing,claiming,naked-pair,hidden-pair," +
  "naked-triple,hidden-triple,naked-quad,hidden-quad,all-different";
/** `looks`: successive steps that each look at one rule. */
interface Path { readonly of: string; readonly by: By; readonly steps: readonly Step[]; readonly proof: readonly object[];
  readonly text: string; readonly looks: readonly Run[] }

const by = signal<By>("order");
const made = signal<Path | null>(null);
const ticks = signal<{ of: Path; list: readonly Tick[] } | null>(null);
const busy = signal<AbortController | null>(null);
const soFar = signal(0);
const chosen = signal(-1);
const technique = signal("");
/** Whether steps are listed in sentences; null: on the human-style path. Whether simple steps that follow each other are one row of the
 * list; null: with rules. */
const wordy = signal<boolean | null>(null);
const folds = signal<boolean | null>(null);
const isWordy = computed(() => wordy.value ?? by.value === "order");
const isFolded = computed(() => folds.value ?? puzzle.value.shape.rules !== undefined);

const path = computed(() => (made.value && made.value.of === puzzleText.value && made.value.by === by.value ? made.value : null));
const pathTicks = computed(() => (path.value && ticks.value?.of === path.value ? ticks.value.list : null));

export async function makePath(how?: By): Promise<void> {
  if (how) by.value = how;
  const of = puzzle.value;
  const text = puzzleText.value;
  const way = by.value;
  const stop = new AbortController();
  busy.value = stop;
  soFar.value = 0;
  try {
    const answer = answered(await crew.long({ ask: "path", ...(way === "rules" ? { only: rules } : { by: way }), proof: true,
      words: "short", coarse: true, ...asked(of) }, stop.signal, (event) => { if (event["step"]) soFar.value += 1; }));
    if (!answer || text !== puzzleText.value) return;
    const result: Path = { of: text, by: way, steps: answer.steps ?? [], proof: answer.proof ?? [], text: answer.text ?? answer.outcome,
      looks: ((answer["coarse"] ?? []) as { first: number; steps: number }[]).filter(({ steps }) => steps > 1)
        .map(({ first, steps }) => ({ from: first - 1, to: first + steps - 2, what: "looks" })) };
    made.value = result;
    chosen.value = -1;
    technique.value = "";
    say(result.text);
    busy.value = null;
    await checkPath(result);
  } finally {
    if (busy.value === stop) busy.value = null;
  }
}

async function checkPath(of: Path): Promise<void> {
  if (of.proof.length === 0) return;
  const { shape, allowed } = puzzle.value;
  const verdict: Verdict = await crew.check(checkable(puzzle.value), of.proof.map((line) => JSON.stringify(line)).join("\n"));
  ticks.value = { of, list: ticksOf(shape, allowed, of.steps, of.proof, verdict) };
  say(later.path.checked(ticks.value.list.filter((tick) => tick.holds).length, of.steps.length));
}

function showStep(at: number): void {
  const steps = path.value?.steps ?? [];
  const step = steps[at];
  if (!step) return;
  const { shape } = puzzle.value;
  const position = step.before ? readPosition(shape, step.before) : null;
  if (!position) return;
  chosen.value = at;
  const scene = sceneOf(shape, step, position);
  showing.value = { scene, marks: position, title: later.path.step(at + 1, steps.length), arrows: scene.arrows.length };
  say(told(step));
}

/** One step forward or back; without a path, one arrow of what is shown. */
function stepPath(by: 1 | -1): void {
  const steps = path.value?.steps;
  if (!steps) { stepArrows(by); return; }
  let at = chosen.value + by;
  while (steps[at] && technique.value !== "" && steps[at].name !== technique.value) at += by;
  if (steps[at]) showStep(at);
}
/** The first step of which the player's board does not have the result yet. */
function fromMyBoard(): void {
  const { shape } = puzzle.value;
  const marks = ownMarks(game.value);
  const at = (path.value?.steps ?? []).findIndex((step) => {
    const { placed, removed } = conclusion(shape, step);
    return placed ? digitAt(game.value, placed.cell) === 0
      : removed.some(({ cell, digit }) => digitAt(game.value, cell) === 0 && has(marks[cell], digit));
  });
  if (at >= 0) showStep(at);
  else say(later.path.allDone);
}

/** The step in words, as the list has it. */
const told = (step: Step): string => (isWordy.value && step.sentence ? step.sentence : step.line);

register("path", { back: () => stepPath(-1), on: () => stepPath(1) });

export function PathPanel() {
  const w = later.path;
  const known = path.value;
  return (
    <>
      <p class="intro">{w.intro}</p>
      <p class="row">
        <select aria-label={words.tabs.path} value={by.value} onChange={(event) => { by.value = event.currentTarget.value as By; }}>
          {Object.entries(w.by).map(([key, name]) => <option key={key} value={key}>{name}</option>)}
        </select>
        {busy.value
          ? <button class="steady" onClick={() => busy.value?.abort()}>{words.header.stop}</button>
          : <button class={known ? "steady" : "steady primary"} onClick={() => void makePath()}>{known ? w.again : w.make}</button>}
        <button onClick={() => void writeSolution()}>{w.solution}</button>
        {busy.value && <span class="waiting">{soFar.value > 0 ? w.steps(soFar.value) : words.why.thinking}</span>}
      </p>
      {known && <Steps known={known} />}
    </>
  );
}

function Steps({ known }: { known: Path }) {
  const w = later.path;
  const list = useRef<HTMLOListElement>(null);
  const names = [...new Set(known.steps.map((step) => step.name))];
  const held = pathTicks.value?.filter((tick) => tick.holds).length;
  useMinutes(complete.value ? [puzzle.value] : []);  // the module for it is there
  useEffect(() => { list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" }); }, [chosen.value]);
  return (
    <>
      {complete.value && <p><Told id={puzzleKey(puzzle.value)} />{"\u00a0"}</p>}
      <p>{known.text}</p>
      <p class={held === known.steps.length ? "good" : "note"}>
        {held === undefined ? w.checking : w.checked(held, known.steps.length)} <Checker /></p>
      {known.steps.length > 0 && (
        <p class="row">
          <button onClick={() => stepPath(-1)} disabled={chosen.value <= 0}>{w.previous}</button>
          <button onClick={() => stepPath(1)} disabled={chosen.value >= known.steps.length - 1}>{w.next}</button>
          <button onClick={fromMyBoard}>{w.mine}</button>
          <label><input type="checkbox" checked={isFolded.value}
            onChange={(event) => { folds.value = event.currentTarget.checked; }} /> {w.fold}</label>
          <label><input type="checkbox" checked={isWordy.value}
            onChange={(event) => { wordy.value = event.currentTarget.checked; }} /> {w.sentences}</label>
          <select aria-label={w.filter} value={technique.value} onChange={(event) => { technique.value = event.currentTarget.value; }}>
            <option value="">{w.every}</option>
            {names.map((name) => <option key={name} value={name}>{name}</option>)}
          </select>
        </p>
      )}
      <Motion />
      {known.steps[chosen.value] && showing.value?.title && <Chosen known={known} at={chosen.value} />}
      <ol class={classes("steps", isWordy.value && "wordy")} ref={list}>
        {(isFolded.value && technique.value === "" ? runsOf(known.steps, known.looks)
          : known.steps.map((_, at) => ({ from: at, to: at, what: "" }))).map((run) => (run.to > run.from
          ? <Fold key={run.from} run={run} steps={known.steps} />
          : (technique.value === "" || known.steps[run.from].name === technique.value)
            && <StepRow key={run.from} step={known.steps[run.from]} at={run.from} tick={pathTicks.value?.[run.from]} />))}
      </ol>
      <Series steps={known.steps} from={chosen.value} told={told} />
    </>
  );
}

/** Simple steps that follow each other; open while one of them is shown. */
function Fold({ run: { from, to, what }, steps }: { run: Run; steps: readonly Step[] }) {
  return (
    <li class="fold"><details open={from <= chosen.value && chosen.value <= to}>
      <summary>{later.path.together(from + 1, to + 1, what)}</summary>
      <ol>{steps.slice(from, to + 1).map((step, at) =>
        <StepRow key={at} step={step} at={from + at} tick={pathTicks.value?.[from + at]} />)}</ol>
    </details></li>
  );
}

const longest = 320;
function StepRow({ step, at, tick }: { step: Step; at: number; tick: Tick | undefined }) {
  const w = later.path;
  return (
    <li value={at + 1}>
      <button class={classes("step", chosen.value === at && "now")} aria-current={chosen.value === at ? "step" : undefined}
        onClick={() => showStep(at)}>
        <span class={classes("tick", tick && (tick.holds ? "holds" : "fails"))} role="img"
          aria-label={tick ? (tick.holds ? w.holds : w.fails) : w.waits}>{tick ? (tick.holds ? "✓" : "✗") : "·"}</span>
        <span class="number">{at + 1}</span> <span class="line">
          {told(step).length > longest ? `${told(step).slice(0, longest - 2)} ..` : told(step)}</span>
        {step.rating !== undefined && <span class="points">{step.rating.toFixed(1)}</span>}
      </button>
    </li>
  );
}

/** The selected step in full, and the line of the proof for its tick. */
function Chosen({ known, at }: { known: Path; at: number }) {
  const step = known.steps[at];
  const tick = pathTicks.value?.[at];
  return (
    <div class="chosen">
      <p>{step.sentence ?? step.line}</p>
      {step.sentence && <p class="note">{step.line}</p>}
      {step.if_unique && <p class="note">{words.hint.ifUnique}</p>}
      {tick && (
        <details>
          <summary>{tick.line > 0 ? later.path.ledger(tick.line) : later.path.ledgerNone}</summary>
          <pre>{tick.line > 0 ? JSON.stringify(known.proof[tick.line - 1]) : ""}</pre>
        </details>
      )}
    </div>
  );
}

