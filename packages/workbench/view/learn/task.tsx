// A position on the board: its candidates, the marks, the verdicts, the answer.

import { claimOf, isRight, Judged, missing } from "../../model/practice";
import { cellName, digitName, digitsOf } from "../../model/shape";
import { puzzle, selection } from "../desk/board";
import { Motion } from "../motion";
import { classes } from "../show";
import { claimText, say } from "./words";
import { busy, check, clearMarks, enter, exercise, find, judged, marked, reason, showAnswer, showKeeping, summary } from "./work";

export function Position() {
  return (
    <>
      <Task />
      {judged.value && <Verdicts list={judged.value} />}
      {find.value >= 0 && <Answer />}
    </>
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
      {steps.length > 1 && <p class="note">{say.find(find.value + 1, steps.length)}</p>}
      <Told line={steps[find.value].line} />
      <Motion />
    </div>
  );
}

/** A step in words, and below in notation; in notation alone if there are no words for it. */
export const Told = ({ line }: { line: string }) => (
  <>
    {reason.value && <p class="reason">{reason.value}</p>}
    <p class={classes("notation", reason.value !== "" && "note")}>{line}</p>
  </>
);
