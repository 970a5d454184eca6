// A lesson: its idea, examples to step through, exercises to mark.
//
//   [15. XY-Wing (3 of 10) v] [Next lesson]
//   A pivot cell has two candidates, x and y. ..
//   Examples  (1) 2 3      Exercises  1+ 2+ 3+ 4 ..

import { signal } from "@preact/signals";
import lessons from "lessons";
import { done } from "../../model/practice";
import { unpacked } from "../../model/unpack";
import { Motion } from "../motion";
import { progress } from "./progress";
import { Position, Told } from "./task";
import { say } from "./words";
import { begin, beginExample, busy, exercise, lastStage, place, setStage, stage } from "./work";

const w = say.lessons;
/** The lesson that was open before the page was loaded again, in this tab. */
const kept = "deduku-lesson";
function before(): number {
  try {
    return Math.max(0, lessons.findIndex(({ name }) => name === sessionStorage.getItem(kept)));
  } catch {
    return 0;
  }
}
const chosen = signal(before());
const opened = signal(-1);   // the lesson whose positions are on the board
const example = signal(-1);  // its example, if it is one

/** The complete first example: the picture of the lesson. */
function openLesson(at: number): void {
  chosen.value = at;
  try {
    sessionStorage.setItem(kept, lessons[at].name);
  } catch {
    // It is not kept.
  }
  openExample(0, lastStage);
}

function openExample(number: number, from: number): void {
  const { key, examples } = lessons[chosen.value];
  opened.value = chosen.value;
  example.value = number;
  void beginExample(key, unpacked(examples[number]), from);
}

function openExercise(number: number): void {
  const { key, name, exercises } = lessons[chosen.value];
  opened.value = chosen.value;
  example.value = -1;
  void begin(key, { lesson: name, number, text: unpacked(exercises[number]) });
}

/** One stage forward or back; no effect without an example on the board. */
export function stepExample(by: 1 | -1): void {
  if (stage.value > 0) setStage(stage.value + by);
}

export function Lessons() {
  const lesson = lessons[chosen.value];
  const isOpen = opened.value === chosen.value && exercise.value !== null;
  return (
    <>
      <Choice />
      <h2>{lesson.title}</h2>
      <p class="idea">{lesson.idea.join(" ")}</p>
      {!isOpen && <p class="row"><button class="primary" onClick={() => openLesson(chosen.value)}>{w.open}</button></p>}
      {isOpen && <Parts />}
      {busy.value === "making" && <p class="waiting">{say.making}</p>}
      {isOpen && stage.value > 0 && <Example />}
      {isOpen && place.value && <Exercise />}
    </>
  );
}

function Choice() {
  const found = (name: string) => done(progress.value, name).length;
  return (
    <p class="row">
      <select aria-label={w.name} value={chosen.value} onChange={(event) => openLesson(Number(event.currentTarget.value))}>
        {lessons.map(({ name, title, exercises }, at) => <option key={name} value={at}>
          {w.option(at + 1, title, found(name), exercises.length)}</option>)}
      </select>
      <button disabled={chosen.value === 0} onClick={() => openLesson(chosen.value - 1)}>{w.previous}</button>
      <button disabled={chosen.value === lessons.length - 1} onClick={() => openLesson(chosen.value + 1)}>{w.next}</button>
    </p>
  );
}

function Parts() {
  const { name, examples, exercises } = lessons[chosen.value];
  const found = done(progress.value, name);
  return (
    <>
      <div class="digits" role="group" aria-label={w.examples}><span class="name">{w.examples}</span>
        {examples.map((_, at) => <button key={at} class="key" aria-label={w.example(at + 1)}
          aria-pressed={stage.value > 0 && example.value === at} onClick={() => openExample(at, 1)}>{at + 1}</button>)}</div>
      <div class="digits" role="group" aria-label={w.exercises}><span class="name">{w.exercises}</span>
        {exercises.map((_, at) => <button key={at} class={found.includes(at) ? "key set" : "key"}
          aria-label={w.exercise(at + 1, found.includes(at))} aria-pressed={place.value?.number === at}
          onClick={() => openExercise(at)}>{at + 1}</button>)}</div>
      <p class="note found">{w.found(found.length, exercises.length)}</p>
    </>
  );
}

function Example() {
  const [step] = exercise.value!.steps;
  return (
    <div class="chosen">
      <p class="row">
        <button disabled={stage.value === 1} onClick={() => stepExample(-1)}>{w.back}</button>
        <button class="primary" disabled={stage.value === lastStage} onClick={() => stepExample(1)}>{w.on}</button>
        <span class="count">{w.stage(stage.value, lastStage)}</span>
      </p>
      {stage.value === lastStage ? <><Told line={step.line} /><Motion /></> : <p class="stage">{say.stages(step, stage.value)}</p>}
    </div>
  );
}

function Exercise() {
  const { exercises } = lessons[chosen.value];
  const { number } = place.value!;
  return (
    <>
      <Position />
      {number + 1 < exercises.length && <p class="row"><button onClick={() => openExercise(number + 1)}>{w.nextExercise}</button></p>}
    </>
  );
}
