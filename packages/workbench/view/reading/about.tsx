// What was published with the puzzle: author and paragraph, the verdict on its reading, and what it was read without.

import { aboutOf } from "../../model/reading";
import { words as later } from "../../wordsLater";
import { puzzle } from "../desk/board";
import { isReading } from "../desk/page";
import { call, isFine, isOnBoard, shown, stop, verdictOf } from "./work";

const w = later.reading;

function Verdict() {
  const now = shown.value;
  if (!now?.opened || !isOnBoard.value) return null;
  return (
    <p><span class={isFine(now.reading) ? "good" : "bad"}>{verdictOf(now.reading)}</span>{" "}
      <button class="link" onClick={call}>{w.see}</button></p>
  );
}

export function About() {
  const { about = "", name } = puzzle.value;
  const { author, rules, notes } = aboutOf(about);
  return (
    <section class="about" aria-label={w.about}>
      {isReading.value && <p class="row"><span class="waiting">{w.reading}</span>
        <button class="small" onClick={stop}>{w.cancel}</button></p>}
      {notes.map((note) => <p key={note} class="note">{note}</p>)}
      <Verdict />
      {(rules || author) && <details><summary>{w.published(name, author)}</summary><p class="paragraph">{rules}</p></details>}
    </section>
  );
}
