// A worksheet: several new puzzles of one kind and level on paper, and their answers on a page of their own.

import { signal } from "@preact/signals";
import { words } from "../wordsLater";
import { answered, crew } from "./desk/engine";
import { label, newPuzzle } from "./newPuzzle";
import { printAlone } from "./later";

const w = words.worksheet;
const counts = [2, 4, 6] as const;
interface Sheet { readonly title: string; readonly puzzles: readonly string[]; readonly answers: readonly string[] }

const count = signal<number>(counts[1]);
const sheet = signal<Sheet | null>(null);
const busy = signal<AbortController | null>(null);

async function picture(puzzle: string, signal: AbortSignal): Promise<string | null> {
  const answer = await crew.beside({ ask: "draw", theme: "light", puzzle, box: "3x3" }, signal);
  return answer && !answer.error ? `data:image/svg+xml,${encodeURIComponent(answer.svg)}` : null;
}

async function make(): Promise<void> {
  const stop = busy.value = new AbortController();
  const [puzzles, answers]: [string[], string[]] = [[], []];
  sheet.value = null;
  try {
    for (let at = 0; at < count.value; at += 1) {
      const puzzle = await newPuzzle(stop.signal);
      const solved = puzzle && answered(await crew.beside({ ask: "solve", puzzle, box: "3x3" }, stop.signal));
      if (!puzzle || !solved) return;
      const [, more = ""] = puzzle.split(/ (.*)/s);
      const filled = `${solved.solution.split(" ", 1)[0]} ${more}`.trim();
      const pictures = [await picture(puzzle, stop.signal), await picture(filled, stop.signal)];
      if (!pictures[0] || !pictures[1]) return;
      puzzles.push(pictures[0]);
      answers.push(pictures[1]);
    }
    sheet.value = { title: label(), puzzles, answers };
  } finally {
    if (busy.value === stop) busy.value = null;
  }
}

const Pictures = ({ of, name }: { of: readonly string[]; name: (at: number) => string }) => <>{of.map((url, at) =>
  <figure key={at}><img src={url} alt={name(at + 1)} /><figcaption>{name(at + 1)}</figcaption></figure>)}</>;

export function Worksheet() {
  const now = sheet.value;
  return (
    <details class="worksheets">
      <summary>{w.title}</summary>
      <p class="note">{w.help}</p>
      <p class="row">
        <label>{w.count}{" "}<select value={count.value} onChange={(event) => { count.value = Number(event.currentTarget.value); }}>
          {counts.map((n) => <option key={n} value={n}>{n}</option>)}</select></label>
        {busy.value ? <button onClick={() => busy.value?.abort()}>{words.fresh.stop}</button>
          : <button onClick={() => void make()}>{w.make}</button>}
        {busy.value && <span class="waiting">{words.fresh.making}</span>}
        {now && <button onClick={() => void printAlone()}>{w.print}</button>}
      </p>
      {now && <section class="worksheet" aria-label={w.title}>
        <h2>{now.title}</h2>
        <div class="pictures"><Pictures of={now.puzzles} name={w.puzzle} /></div>
        <div class="answers"><h2>{w.answers}</h2><div class="pictures"><Pictures of={now.answers} name={w.answer} /></div></div>
      </section>}
    </details>
  );
}
