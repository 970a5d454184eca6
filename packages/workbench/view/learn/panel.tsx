// The panel that teaches: a technique is chosen, marked on the board, judged.
//
//   [X-Wing v] [Next position]
//   X-Wing: mark the candidates that it removes.
//   [B1] 2 (8) 4                               [Check] [Clear marks] [Show the answer]
//   B1 ≠ 8 follows by X-Wing
//   Progress   X-Wing 3 of 4

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import techniques from "techniques";
import { claimOf, isRight, Judged, missing } from "../../model/practice";
import { cellName, digitName, digitsOf } from "../../model/shape";
import { puzzle, selection } from "../desk/board";
import { register } from "../desk/page";
import { classes } from "../show";
import { Motion } from "../motion";
import { Bar } from "./bar";
import { exportScores, kept, scores, setScores } from "./scores";
import { claimText, say } from "./words";
import { begin, busy, check, clearMarks, enter, exercise, find, halt, judged, marked, open, showAnswer, showKeeping,
  summary } from "./work";

register("learn", { why: () => void check(), clear: clearMarks, hint: showAnswer, hintAll: showAnswer, solution: showAnswer });

const wanted = signal(techniques[0].key);

export function LearnPanel() {
  useEffect(() => open(Bar), []);
  return (
    <div class="hand learn">
      <p class="intro">{say.intro}</p>
      <Choice />
      {exercise.value && <Task />}
      {judged.value && <Verdicts list={judged.value} />}
      {find.value >= 0 && <Answer />}
      <Progress />
    </div>
  );
}

function Choice() {
  const start = (event: SubmitEvent) => {
    event.preventDefault();
    void begin(wanted.value);
  };
  return (
    <form class="row" onSubmit={start}>
      <select aria-label={say.technique} value={wanted.value} onChange={(event) => { wanted.value = event.currentTarget.value; }}>
        {techniques.map(({ key, name }) => <option key={key} value={key}>{name}</option>)}
      </select>
      {busy.value === "making"
        ? <button type="button" class="steady" onClick={halt}>{say.stop}</button>
        : <button type="submit" class={exercise.value ? "steady" : "steady primary"}>{exercise.value ? say.next : say.begin}</button>}
      {busy.value === "making" && <span class="waiting">{say.making}</span>}
    </form>
  );
}

function Task() {
  const of = exercise.value!;
  return (
    <>
      <p class="sentence">{say.task(of.name, of.places)}</p>
      <p class="note">{say.help}</p>
      <Digits />
      <p class="note marked">{marked.value.length > 0 && say.marked(marked.value.map((one) => claimText(claimOf(of, one))).join(", "))}</p>
      <p class="row">
        <button class="primary" disabled={busy.value !== ""} onClick={() => void check()}>{say.check}</button>
        <button disabled={marked.value.length === 0} onClick={clearMarks}>{say.clear}</button>
        <button onClick={showAnswer}>{say.answer}</button>
        {busy.value === "judging" && <span class="waiting">{say.judging}</span>}
      </p>
    </>
  );
}

function Digits() {
  const { cursor } = selection.value;
  const of = exercise.value!;
  const { shape } = puzzle.value;
  const name = cellName(shape, cursor);
  const isOpen = of.game.layers.digit[cursor] === 0 && (puzzle.value.allowed[cursor] & (puzzle.value.allowed[cursor] - 1)) !== 0;
  const isMarked = (digit: number) => marked.value.some((one) => one.cell === cursor && one.digit === digit);
  return (
    <div class="digits" role="group" aria-label={say.digits(name)}>
      <span class="name">{name}</span>
      {isOpen ? digitsOf(of.marks[cursor]).map((digit) => (
        <button key={digit} class="key" aria-label={`${name} ${digitName(digit)}`} aria-pressed={isMarked(digit)}
          onClick={() => enter(digit)}>{digitName(digit)}</button>
      )) : <span class="note">{say.solved}</span>}
    </div>
  );
}

function Verdicts({ list }: { list: readonly Judged[] }) {
  const of = exercise.value!;
  const rest = missing(of, list.map(({ claim }) => claim));
  return (
    <div class={classes("outcome", isRight(list) ? "good" : "fallen")}>
      <p><b>{summary(of, list)}</b> {isRight(list) && rest.length > 0 && say.more(rest.map(claimText).join(", "))}</p>
      <ul class="verdicts">{list.map((one) => (
        <li key={one.claim} class={one.verdict}>
          <b>{claimText(one.claim)}</b> {say.verdict[one.verdict](one.verdict === "technique" ? of.name : one.by, one.steps)}.{" "}
          <span class="note">{one.text}</span>{" "}
          {one.keeps !== "" && <button class="link" onClick={() => showKeeping(one)}>{say.keeps}</button>}
        </li>
      ))}</ul>
    </div>
  );
}

function Answer() {
  const { steps } = exercise.value!;
  return (
    <div class="chosen">
      <p>{steps.length > 1 && <small>{say.find(find.value + 1, steps.length)}: </small>}{steps[find.value].line}</p>
      <Motion />
    </div>
  );
}

function Progress() {
  const names = new Map(techniques.map(({ key, name }) => [key, name]));
  const rows = Object.entries(scores.value);
  return (
    <section>
      <h2>{say.scores}</h2>
      {!kept.value && <p class="note">{say.notKept}</p>}
      {rows.length === 0 ? <p class="note">{say.noScores}</p> : (
        <>
          <table class="counts progress">
            <thead><tr><th scope="col">{say.technique}</th><th scope="col">{say.seen}</th><th scope="col">{say.rightly}</th></tr></thead>
            <tbody>{rows.map(([key, { seen, right }]) =>
              <tr key={key}><th scope="row">{names.get(key) ?? key}</th><td>{seen}</td><td>{right}</td></tr>)}</tbody>
          </table>
          <p class="row"><button onClick={exportScores}>{say.save}</button>
            <button onClick={() => setScores({})}>{say.reset}</button></p>
        </>
      )}
    </section>
  );
}
