// A series of pictures: the engine's picture of each step of a path, with its sentence below, to look at or to print.

import { signal } from "@preact/signals";
import type { Step } from "../model/finding";
import { words } from "../wordsLater";
import { asked, puzzle, puzzleText } from "./desk/board";
import { answered, crew } from "./desk/engine";
import { printAlone } from "./later";

const w = words.series;
const most = 12;
interface Picture { readonly at: number; readonly url: string; readonly words: string }
const made = signal<{ of: string; list: readonly Picture[] } | null>(null);
const busy = signal<AbortController | null>(null);

async function make(from: number, steps: readonly Step[], told: (step: Step) => string): Promise<void> {
  const stop = busy.value = new AbortController();
  const of = puzzleText.value;
  made.value = { of, list: [] };
  try {
    for (let at = from; at < Math.min(from + most, steps.length); at += 1) {
      const answer = answered(await crew.beside({ ask: "draw", theme: "light", path: at + 1, ...asked(puzzle.value) }, stop.signal));
      if (!answer || of !== puzzleText.value) return;
      const url = `data:image/svg+xml,${encodeURIComponent(answer.svg)}`;
      made.value = { of, list: [...made.value!.list, { at, url, words: told(steps[at]) }] };
    }
  } finally {
    if (busy.value === stop) busy.value = null;
  }
}

/** Pictures of the steps from the chosen one on. */
export function Series({ steps, from, told }: { steps: readonly Step[]; from: number; told: (step: Step) => string }) {
  const start = Math.max(0, from);
  const list = made.value?.of === puzzleText.value ? made.value.list : [];
  return (
    <section class="series" aria-label={w.title}>
      <p class="row">
        {busy.value ? <button onClick={() => busy.value?.abort()}>{w.stop}</button>
          : <button onClick={() => void make(start, steps, told)}>{w.make(start + 1, Math.min(start + most, steps.length))}</button>}
        {list.length > 0 && !busy.value && <button onClick={() => void printAlone()}>{w.print}</button>}
      </p>
      {list.length > 0 && <div class="worksheet"><div class="pictures">{list.map(({ at, url, words: said }) =>
        <figure key={at}><img src={url} alt={w.alt(at + 1)} /><figcaption>{at + 1}. {said}</figcaption></figure>)}</div></div>}
    </section>
  );
}
