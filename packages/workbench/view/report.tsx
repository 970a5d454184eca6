// A report on the puzzle on one page, filled from top to bottom as the methods finish, and saved as the file that
// `deduku analyze --html` writes.
//
//   The puzzle       picture, number of solutions            done, 0.01 s
//   HDP chains       level, lines, decision graphs           running ..
//   Step model       ..                                      waiting

import { computed, signal } from "@preact/signals";
import { checkable, Verdict } from "../model/ticks";
import { asked, game, puzzle, puzzleText } from "./desk/board";
import { crew } from "./desk/engine";
import { say } from "./desk/voice";
import { Answer, Name, names, parts, wholeOf } from "./reportParts";
import type { Whole } from "./reportStages";
import { saveFile } from "./show";
import { words } from "../words";
import { words as later } from "../wordsLater";

const w = later.report;

interface Done { readonly answers: readonly Answer[]; readonly seconds: number }
interface Sheet { readonly of: string; readonly done: Readonly<Partial<Record<Name, Done>>>; readonly verdict: Verdict | null;
  readonly whole: Whole | null }

const sheet = signal<Sheet | null>(null);
const busy = signal<AbortController | null>(null);
const now = signal<readonly Name[]>([]);
const known = computed(() => (sheet.value?.of === puzzleText.value ? sheet.value : null));

/** The slowest part, and the last one, which requests everything again as a file: made by the other engine meanwhile. */
const apart: readonly Name[] = ["se", "rate", "stages"];

type Question = (typeof parts)[Name]["questions"][number];
type Ask = (question: Question) => Promise<Answer | null>;

/** Asks each question only once. */
function once(ask: Ask): Ask {
  const answers = new Map<Question, Promise<Answer | null>>();
  return (question) => {
    const answer = answers.get(question) ?? ask(question);
    answers.set(question, answer);
    return answer;
  };
}

/** The answers of a part; null if it was stopped, or another puzzle was opened. */
async function work(name: Name, of: string, stop: AbortController, ask: Ask): Promise<Done | null> {
  const answers: Answer[] = [];
  let seconds = 0;
  for (const question of parts[name].questions) {
    const answer = await ask(question);
    if (!answer || stop.signal.aborted || of !== puzzleText.value) return null;
    seconds += answer["seconds"] ?? 0;
    answers.push(answer);
  }
  return { answers, seconds };
}

async function make(): Promise<void> {
  const of = puzzleText.value;
  const stop = new AbortController();
  busy.value?.abort();
  busy.value = stop;
  now.value = [];
  sheet.value = { of, done: {}, verdict: null, whole: null };
  try {
    const rows = await Promise.all([
      fill(names.filter((name) => !apart.includes(name)), of, stop,
        once((question) => crew.long({ ...question, ...asked(puzzle.value) }, stop.signal))),
      fill(apart, of, stop, once((question) => crew.beside({ ...question, ...asked(puzzle.value) }, stop.signal))),
    ]);
    if (rows.every((filled) => filled)) say(w.made);
  } finally {
    if (busy.value === stop) busy.value = null;
  }
}

/** Makes part after part, and the checker's verdict on the proof; false if it was stopped. */
async function fill(row: readonly Name[], of: string, stop: AbortController, ask: Ask): Promise<boolean> {
  let checked: Promise<void> | undefined;
  for (const name of row) {
    now.value = [...now.value, name];
    const done = await work(name, of, stop, ask);
    if (busy.value === stop) now.value = now.value.filter((other) => other !== name);
    if (!done) return false;
    const page = name === "stages" ? done.answers[0]["page"] : undefined;
    sheet.value = { ...sheet.value!, done: { ...sheet.value!.done, [name]: done }, ...(page && { whole: wholeOf(page) }) };
    if (name === "proof") checked = check(of, done.answers[0]);
  }
  await checked;
  return true;
}

async function check(of: string, proof: Answer): Promise<void> {
  if (proof["result"] !== "proved") return;
  const verdict = await crew.check(checkable(puzzle.value), proof["proof"].map((line: unknown) => JSON.stringify(line)).join("\n"));
  if (sheet.value?.of === of) sheet.value = { ...sheet.value, verdict };
}

export function ReportPanel() {
  const made = known.value;
  const count = made ? names.filter((name) => made.done[name]).length : 0;
  const whole = made?.whole;
  // A part is shown after all earlier ones, so that nothing moves while it is read.
  const missing = made ? names.findIndex((name) => !made.done[name]) : 0;
  const shown = missing < 0 ? names : names.slice(0, missing);
  return (
    <div class="hand report">
      <p class="intro">{w.intro}</p>
      <p class="row">
        {busy.value ? <button onClick={() => busy.value?.abort()}>{words.header.stop}</button> : <button class={made ? "" : "primary"}
          onClick={() => void make()}>{w.make}</button>}
        <button disabled={!whole} onClick={() => whole && saveFile(`${game.value.puzzle.name || "report"}.html`, whole.html)}>
          {w.save}</button>
        {busy.value && <span class="waiting"><progress max={names.length} value={count}
          aria-label={w.title} /> {now.value[0] && w.parts[now.value[0]]}</span>}
      </p>
      {made && names.map((name) => {
        const done = shown.includes(name) ? made.done[name] : undefined;
        return (
          <section key={name} id={`report-${name}`}>
            <h2>{w.parts[name]} {done && <small>{later.rate.took(done.seconds)}</small>}</h2>
            {done ? (done.answers[0]?.["error"] ? <p class="bad">
              {done.answers[0]["error"].text}</p> : parts[name].view(done.answers, { verdict: made.verdict, whole: made.whole })) : <p
              class="waiting">{now.value.includes(name) ? w.atWork : w.waits}</p>}
          </section>
        );
      })}
    </div>
  );
}
