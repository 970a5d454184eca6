// The hypothesis array and scenarios: all combinations of digits for some cells; the survivors are compared.
//
//   B1 C1
//   2  2   dead: a cell is empty      253 left
//   2  4   unfinished                 235 left       in common: candidates of at least one survivor

import { computed, signal } from "@preact/signals";
import { noScene } from "../model/finding";
import { newGame } from "../model/game";
import { readPosition } from "../model/line";
import { cellName, digitName, digitNamed, digitsOf, setOf } from "../model/shape";
import { asked, game, openGame, puzzle, puzzleText, selection } from "./desk/board";
import { answered, crew } from "./desk/engine";
import { showing } from "./desk/shown";
import { say, warn } from "./desk/voice";
import { words as later } from "../wordsLater";

const w = later.scenarios;

interface Row { readonly digits: readonly number[]; readonly ending: keyof typeof w.endings; readonly left: number }
interface Round { readonly start: number; readonly scenarios: number; readonly dead_empty: number; readonly dead_place: number;
  readonly complete: number; readonly unfinished: number; readonly groups: number; readonly extended: number; readonly fixpoint: number }
interface Run { readonly of: string; readonly answer: Record<string, any>; readonly rounds: readonly Round[] }

const cells = signal("");
const rule11 = signal(false);
const drop = signal("both");
const picked = signal<Run | null>(null);
const extended = signal<Run | null>(null);
const busy = signal<AbortController | null>(null);
const filter = signal("");

const fresh = (run: Run | null): Run | null => (run && run.of === puzzleText.value ? run : null);
const table = computed(() => fresh(picked.value));
const rounds = computed(() => fresh(extended.value));

async function ask(more: Record<string, unknown>, put: (run: Run) => void): Promise<void> {
  const of = puzzleText.value;
  const stop = new AbortController();
  busy.value = stop;
  let so: readonly Round[] = [];
  const listen = (event: Record<string, any>) => {
    if (!event["round"] || of !== puzzleText.value) return;
    so = [...so, event["round"]];
    put({ of, answer: {}, rounds: so });
  };
  const answer = answered(await crew.long({ ask: "scenarios", ...(rule11.value && { rule11: true }), ...more, ...asked(puzzle.value) },
    stop.signal, listen));
  if (busy.value === stop) busy.value = null;
  if (!answer || of !== puzzleText.value) return;
  put({ of, answer, rounds: answer.rounds ?? [] });
  say(answer.contradiction ?? w.done(answer.scenarios ?? 0, answer.state.includes("[")));
}

function runPicked(): void {
  const names = cells.value.trim() === ""
    ? [...selection.value.cells].filter((cell) => (puzzle.value.allowed[cell] & (puzzle.value.allowed[cell] - 1)) !== 0)
    .map((cell) => cellName(puzzle.value.shape, cell)).join(",") : cells.value.replace(/[\s,;]+/g, ",").toUpperCase();
  if (names === "") return warn(w.none);
  filter.value = "";
  void ask({ pick: names, table: true }, (run) => { picked.value = run; });
}

/** The array alone, the scenarios of some cells ("B1,C1"), or rounds over all cells or pairs of them. */
export function runScenarios(how: { pick?: string; extend?: string }): Promise<void> {
  cells.value = how.pick ?? "";
  filter.value = "";
  if (how.extend) return extendBy(how.extend);
  return ask(how.pick ? { pick: how.pick, table: true } : {}, (run) => { picked.value = run; });
}

function extendBy(extend: string): Promise<void> {
  extended.value = null;
  return ask({ extend, drop: drop.value }, (told) => { extended.value = told; });
}

/** Shows a state of the array on the board. */
function show(state: string, title: string, before?: string): void {
  const { shape } = puzzle.value;
  const marks = readPosition(shape, state.replace(/\[\]/g, "."));
  const earlier = before ? readPosition(shape, before) : null;
  if (!marks) return;
  showing.value = { scene: noScene, marks, title, arrows: 0, ...(earlier && { lost: earlier.map((set, cell) => set & ~marks[cell]) }) };
}

/** The digits that a cell may hold at all: input for several values. */
function allow(text: string): void {
  const { shape, name } = puzzle.value;
  const digits = [...text.replace(/[\s,[\]]/g, "")].map((letter) => digitNamed(shape, letter));
  if (digits.length === 0 || digits.includes(null)) return warn(w.badDigits);
  const set = setOf(digits as number[]);
  const allowed = game.value.puzzle.allowed.map((old, cell) => (selection.value.cells.has(cell) ? set : old));
  openGame(newGame({ shape, allowed, name }));
  say(w.allowed);
}

export function ScenariosPanel() {
  const run = table.value;
  return (
    <div class="hand">
      <p class="intro">{w.intro}</p>
      <div class="row">
        <label>{w.cells}{" "}<input size={24} value={cells.value} placeholder={w.chosen}
          onInput={(event) => { cells.value = event.currentTarget.value; }} /></label>
        <label><input type="checkbox" checked={rule11.value}
          onChange={(event) => { rule11.value = event.currentTarget.checked; }} /> {w.rule11}</label>
        {busy.value ? <button onClick={() => busy.value?.abort()}>{w.stop}</button> : <button class="primary" onClick={runPicked}>
          {w.run}</button>}
      </div>
      {run && run.answer.contradiction && <p class="bad">{run.answer.contradiction}</p>}
      {run && <Passes answer={run.answer} />}
      {run && run.answer.table && <Table answer={run.answer} />}
      <Extend />
      <Data />
    </div>
  );
}

function Passes({ answer }: { answer: Record<string, any> }) {
  const passes = (answer.passes ?? []) as Record<string, number>[];
  const parts = Object.keys(w.parts).filter((part) => part !== "rules" || passes.some((pass) => part in pass));
  return (
    <details>
      <summary>{w.array(answer.all, answer.data, answer.fixpoint)}</summary>
      <table class="counts">
        <thead><tr><th scope="col">{w.pass}</th>
          {parts.map((part) => <th scope="col" key={part}>{w.parts[part]}</th>)}</tr></thead>
        <tbody>{passes.map((pass, at) => <tr key={at}><th scope="row">{at + 1}</th>
          {parts.map((part) => <td key={part}>{pass[part] ?? ""}</td>)}</tr>)}</tbody>
      </table>
    </details>
  );
}

function Table({ answer }: { answer: Record<string, any> }) {
  const rows = answer.table as Row[];
  const kinds = Object.keys(w.endings) as (keyof typeof w.endings)[];
  return (
    <>
      <ul class="endings">{kinds.map((kind) => (
        <li key={kind}><button aria-pressed={filter.value === kind} onClick={() => { filter.value = filter.value === kind ? "" : kind; }}>
          {w.endings[kind]} <b>{answer[kind.replace("-", "_")]}</b></button></li>
      ))}</ul>
      <p class="row">
        {answer.common && <button onClick={() => show(answer.common, w.common, answer.state)}>{w.showCommon}</button>}
        <span class="note">{answer.common ? w.gone(lostBetween(answer.state, answer.common)) : w.allDead}</span>
      </p>
      <div class="scroll" tabIndex={0} role="region" aria-label={w.table}>
        <table class="counts scenarios">
          <thead><tr>{(answer.picked as string[]).map((name) => <th scope="col" key={name}>{name}</th>)}<th scope="col">{w.ending}</th>
            <th scope="col">{w.left}</th></tr></thead>
          <tbody>{rows.filter((row) => filter.value === "" || row.ending === filter.value).map((row) => (
            <tr key={row.digits.join()} class={row.ending}>{row.digits.map((digit, at) => <td key={at}>{digitName(digit)}</td>)}<td>
              {w.endings[row.ending]}</td><td>{row.left}</td></tr>
          ))}</tbody>
        </table>
      </div>
      {answer.scenarios > rows.length && <p class="note">{w.more(answer.scenarios - rows.length)}</p>}
    </>
  );
}

/** The number of candidates of a position that a later one lacks. */
function lostBetween(before: string, afterwards: string): number {
  const { shape } = puzzle.value;
  const [a, b] = [readPosition(shape, before), readPosition(shape, afterwards)];
  return a && b ? a.reduce((sum, set, cell) => sum + digitsOf(set & ~b[cell]).length, 0) : 0;
}

function Extend() {
  const run = rounds.value;
  const start = (extend: string) => void extendBy(extend);
  return (
    <section>
      <h2>{w.rounds}</h2>
      <p class="note">{w.roundsHelp}</p>
      <p class="row">
        <button disabled={busy.value !== null} onClick={() => start("singles")}>{w.singles}</button>
        <button disabled={busy.value !== null} onClick={() => start("pairs")}>{w.pairs}</button>
        <label>{w.drop}{" "}<select value={drop.value} onChange={(event) => { drop.value = event.currentTarget.value; }}>
          {Object.entries(w.drops).map(([key, name]) => <option key={key} value={key}>{name}</option>)}</select></label>
        {busy.value && <button onClick={() => busy.value?.abort()}>{w.stop}</button>}
      </p>
      {run && (
        <div class="scroll" tabIndex={0} role="region" aria-label={w.rounds}>
          <table class="counts rounds">
            <thead><tr><th scope="col">{w.round}</th>{w.columns.map((name) => <th scope="col" key={name}>{name}</th>)}</tr></thead>
            <tbody>{run.rounds.map((round, at) => (
              <tr key={at}><th scope="row">{at + 1}</th>
                {[round.start, round.scenarios, round.dead_empty, round.dead_place, round.complete, round.unfinished, round.groups,
                round.extended, round.fixpoint].map((count, column) => <td key={column}>{count}</td>)}</tr>
            ))}</tbody>
          </table>
        </div>
      )}
      {run?.answer.state && <p class="row"><button onClick={() => show(run.answer.state, w.after)}>
        {w.showState}</button> <span class={run.answer.extended === run.answer.data ? "note" : "good"}>
        {w.truths(run.answer.extended ?? run.answer.fixpoint)}</span></p>}
    </section>
  );
}

function Data() {
  const set = (event: SubmitEvent) => {
    event.preventDefault();
    allow(String(new FormData(event.currentTarget as HTMLFormElement).get("digits")));
  };
  const { cursor } = selection.value;
  const now = puzzle.value.allowed[cursor];
  return (
    <details>
      <summary>{w.data}</summary>
      <p class="note">{w.dataHelp}</p>
      <form class="row" onSubmit={set}>
        <label>{w.digitsOf(cellName(puzzle.value.shape, cursor))}{" "}<input name="digits" key={`${cursor} ${now}`}
          defaultValue={digitsOf(now).map(digitName).join("")} /></label>
        <button type="submit">{w.set}</button>
      </form>
    </details>
  );
}
