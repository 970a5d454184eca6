// The panel Learn: lessons, and positions of any technique.
//
//   (Lessons) (Practice)
//   [X-Wing v] [Next position]
//   X-Wing: mark the candidates that it removes.
//   [B1] 2 (8) 4                               [Check] [Clear marks] [Show the answer]
//   B1 ≠ 8 follows by X-Wing
//   Progress   X-Wing 3 of 4

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import techniques from "techniques";
import { noProgress } from "../../model/practice";
import { keepTab, register } from "../desk/page";
import { Bar } from "./bar";
import { Lessons, stepExample } from "./lessons";
import { exportProgress, kept, progress, setProgress } from "./progress";
import { Position } from "./task";
import { say } from "./words";
import { begin, busy, check, clearMarks, exercise, halt, open, place, showAnswer, stage } from "./work";

register("learn", { why: () => void check(), clear: clearMarks, hint: showAnswer, hintAll: showAnswer, solution: showAnswer,
  back: () => stepExample(-1), on: () => stepExample(1) });

const wanted = signal(techniques[0].key);
const shown = signal<keyof typeof say.parts>("lessons");

export function LearnPanel() {
  useEffect(() => open(Bar), []);
  useEffect(() => keepTab("learn"), []);
  return (
    <div class="hand learn">
      <p class="row" role="group" aria-label={say.choose}>{(Object.keys(say.parts) as (keyof typeof say.parts)[]).map((part) =>
        <button key={part} aria-pressed={shown.value === part} onClick={() => { shown.value = part; }}>{say.parts[part]}</button>)}</p>
      {shown.value === "lessons" ? <Lessons /> : <Practice />}
      <Progress />
    </div>
  );
}

function Practice() {
  const isFree = exercise.value && !place.value && stage.value === 0;
  return (
    <>
      <p class="intro">{say.intro}</p>
      <Choice again={Boolean(isFree)} />
      {isFree && <Position />}
    </>
  );
}

function Choice({ again }: { again: boolean }) {
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
        : <button type="submit" class={again ? "steady" : "steady primary"}>{again ? say.next : say.begin}</button>}
      {busy.value === "making" && <span class="waiting">{say.making}</span>}
    </form>
  );
}

function Progress() {
  const names = new Map(techniques.map(({ key, name }) => [key, name]));
  const rows = Object.entries(progress.value.techniques);
  return (
    <details open={shown.value === "practice"}>
      <summary>{say.scores}</summary>
      {!kept.value && <p class="note">{say.notKept}</p>}
      {rows.length === 0 ? <p class="note">{say.noScores}</p> : (
        <>
          <table class="counts progress">
            <thead><tr><th scope="col">{say.technique}</th><th scope="col">{say.seen}</th><th scope="col">{say.rightly}</th></tr></thead>
            <tbody>{rows.map(([key, { seen, right }]) =>
              <tr key={key}><th scope="row">{names.get(key) ?? key}</th><td>{seen}</td><td>{right}</td></tr>)}</tbody>
          </table>
          <p class="row"><button onClick={exportProgress}>{say.save}</button>
            <button onClick={() => setProgress(() => noProgress)}>{say.reset}</button></p>
        </>
      )}
    </details>
  );
}
