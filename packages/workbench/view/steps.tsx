// The step model: runs an order, steps through its groups on the board, and shows for a series the reason for its label.
//
//   T1  naked single B2          A1 <- T1
//   P   propositions in cells of 2: G8=3 open, girth 1 ..

import { computed, signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { noScene, readStatement } from "../model/finding";
import { givenAt, peerMarks } from "../model/game";
import { bit, Candidate } from "../model/shape";
import { asked, puzzle, puzzleText } from "./desk/board";
import { answered, crew } from "./desk/engine";
import { showing } from "./desk/shown";
import { say } from "./desk/voice";
import { classes } from "./show";
import { words as later } from "../wordsLater";

const w = later.steps;

interface Found { readonly name: string; readonly pattern: string; readonly removes: readonly string[] }
interface Tested { readonly candidate: string; readonly verdict: string; readonly girth: number }
interface Step { readonly group?: string; readonly found?: readonly Found[]; readonly width?: number; readonly tested?: readonly Tested[];
  readonly removed: readonly string[] }
interface Run { readonly of: string; readonly answer: Record<string, any>; readonly steps: readonly Step[] }

const named = signal("hardest");
/** Series for boards without and with rules. */
const ofHouses = ["hardest", "hardest-plus"], ofRules = ["hardest-rules"];
const choices = computed(() => Object.keys(w.orders).filter((name) => !(puzzle.value.shape.rules ? ofHouses : ofRules).includes(name)));
const chosen = computed(() => (choices.value.includes(named.value) ? named.value : choices.value[0]!));
const typed = signal("");
const made = signal<Run | null>(null);
const busy = signal<AbortController | null>(null);
const at = signal(-1);
const run = computed(() => (made.value?.of === puzzleText.value ? made.value : null));

async function start(): Promise<void> {
  const of = puzzleText.value;
  const stop = new AbortController();
  busy.value = stop;
  const order = typed.value.trim();
  const which = order !== "" ? { order } : chosen.value.startsWith("hardest") ? { series: chosen.value } : { order: chosen.value };
  const answer = answered(await crew.long({ ask: "steps", trace: true, ...which, ...asked(puzzle.value) }, stop.signal));
  if (busy.value === stop) busy.value = null;
  if (!answer || of !== puzzleText.value) return;
  made.value = { of, answer, steps: answer.trace ?? [] };
  at.value = -1;
  showing.value = null;
  say(w.summary(w.outcome[answer.outcome] ?? answer.outcome, answer.steps, answer.order));
}

/** Runs a series or an order by its name, or a typed order. */
export function runSteps(which: string): Promise<void> {
  named.value = which in w.orders ? which : named.value;
  typed.value = which in w.orders ? "" : which;
  return start();
}

const candidates = (texts: readonly string[]): Candidate[] =>
  texts.flatMap((text) => readStatement(puzzle.value.shape, text)?.candidates ?? []);

/** The board before a step, with its eliminations struck out. */
function show(to: number): void {
  const steps = run.value?.steps ?? [];
  const step = steps[to];
  if (!step) return;
  at.value = to;
  const marks = peerMarks(puzzle.value, puzzle.value.allowed.map((_, cell) => givenAt(puzzle.value, cell)));
  const lose = (gone: readonly Candidate[]) => { for (const { cell, digit } of gone) marks[cell] &= ~bit(digit); };
  for (const before of steps.slice(0, to)) lose(candidates(before.removed));
  const tested = candidates((step.tested ?? []).map((one) => one.candidate));
  showing.value = {
    scene: { ...noScene, removed: candidates(step.removed), rings: tested.map((candidate) => ({ ...candidate, sign: "reason" as const })),
      cells: [...new Set(tested.map((candidate) => candidate.cell))] },
    marks, title: w.step(to + 1, steps.length), arrows: 0,
  };
  say(`${nameOf(step)}: ${w.removed(step.removed.length)}`);
}

const nameOf = (step: Step): string => step.group ?? `P, ${w.width(step.width ?? 0)}`;

export function StepsPanel() {
  const known = run.value;
  return (
    <div class="hand">
      <p class="intro">{w.intro}</p>
      <form class="row" onSubmit={(event) => { event.preventDefault(); void start(); }}>
        <select aria-label={w.order} value={chosen.value}
          onChange={(event) => { named.value = event.currentTarget.value; typed.value = ""; }}>
          {choices.value.map((name) => <option key={name} value={name}>{w.orders[name]}</option>)}
        </select>
        <input size={30} aria-label={w.typed} placeholder={w.typed} value={typed.value}
          onInput={(event) => { typed.value = event.currentTarget.value; }} />
        {busy.value ? <button type="button" onClick={() => busy.value?.abort()}>{w.stop}</button> : <button type="submit" class="primary">
          {w.run}</button>}
      </form>
      {known && <Summary answer={known.answer} />}
      {known && known.steps.length > 0 && <List steps={known.steps} />}
    </div>
  );
}

/** The order of the series that solved the puzzle, which determines the label. */
function Summary({ answer }: { answer: Record<string, any> }) {
  const rated = answer.rated as { series: string; solved_by: number | null; label: number | null; rating: number | null } | undefined;
  const orders = rated ? rated.series.split("||").length : 0;
  return (
    <div>
      <p><b>{w.summary(w.outcome[answer.outcome] ?? answer.outcome, answer.steps, answer.order)}</b></p>
      {rated && <p>{rated.solved_by === null ? w.noLabel(orders) : w.label(String(rated.label), rated.rating === null
        ? "" : String(rated.rating), rated.solved_by, orders)}
        {rated.solved_by !== null && rated.solved_by > 1 && ` ${w.failed(rated.solved_by - 1)}`}</p>}
      {answer.girth > 0 && <p class="note">{w.girth(answer.girth)}</p>}
    </div>
  );
}

function List({ steps }: { steps: readonly Step[] }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => { list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" }); }, [at.value]);
  const now = showing.value?.title ? steps[at.value] : undefined;
  return (
    <>
      <p class="row motion">
        <button onClick={() => show(at.value - 1)} disabled={at.value <= 0}>{w.back}</button>
        <button onClick={() => show(at.value + 1)} disabled={at.value >= steps.length - 1}>{w.on}</button>
        <span class="count">{w.step(at.value + 1, steps.length)}</span>
      </p>
      {now && <Detail step={now} />}
      <ol class="steps" ref={list}>{steps.map((step, index) => (
        <li key={index} value={index + 1}>
          <button class={classes("step", at.value === index && "now")} aria-current={at.value === index ? "step" : undefined}
            onClick={() => show(index)}>
            <span class="number">{index + 1}</span> <span class="line">
              {`${nameOf(step)}: ${step.found ? step.found.slice(0, 3).map((found) => `${found.name} ${found.pattern}`).join("; ")
              + (step.found.length > 3 ? " .." : "") : w.tested(step.tested?.length ?? 0)}`}</span>
            <span class="points">{step.removed.length}</span>
          </button>
        </li>
      ))}</ol>
    </>
  );
}

function Detail({ step }: { step: Step }) {
  return (
    <div class="chosen">
      <p>{`${nameOf(step)}: ${w.removed(step.removed.length)}`}</p>
      <ul class="findings">
        {step.found?.map((found, index) => <li key={index}>{`${found.name} ${found.pattern}: ${found.removes.join(", ")}`}</li>)}
        {step.tested?.map((one, index) => <li key={index}>
          {`${one.candidate}: ${w.verdicts[one.verdict] ?? one.verdict}, ${w.girthOf(one.girth)}`}</li>)}
      </ul>
    </div>
  );
}
