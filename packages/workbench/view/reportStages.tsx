// The last part of a report: the page that `deduku analyze --html` writes, and its stages on the board.
//
//   Method [HDP: Deep Pair Reduction v]   [Back] [On]   line 4 of 25
//   Suppose I8 is 3 or 9. Then B1 is 6, ..

import { signal } from "@preact/signals";
import { positionAt, stageScene, View } from "../model/stages";
import { words as later } from "../wordsLater";
import { puzzle } from "./desk/board";
import { showing } from "./desk/shown";
import { say } from "./desk/voice";

const w = later.report;

export interface Whole { readonly html: string; readonly views: readonly View[]; readonly terms: readonly (readonly [string, string])[] }

/** The parsed page, without its style, which this page's policy refuses. Only its texts are used in this page. */
export function wholeOf(html: string): Whole {
  const page = new DOMParser().parseFromString(html.replace(/<style>[\s\S]*?<\/style>/g, ""), "text/html");
  const text = (of: string) => [...page.querySelectorAll(of)].map((one) => one.textContent ?? "");
  const meanings = text("dl dd");
  return { html, views: JSON.parse(page.getElementById("data")?.textContent ?? "{}").views ?? [], terms: text("dl dt")
    .map((word, at) => [word, meanings[at] ?? ""]) };
}

export const at = signal<{ of: Whole; view: number; stage: number } | null>(null);

export function showStage(of: Whole, view: number, stage: number): void {
  const shown = of.views[view]?.stages[stage];
  if (!shown) return;
  at.value = { of, view, stage };
  showing.value = { scene: stageScene(puzzle.value.shape, shown), marks: positionAt(puzzle.value.shape, of.views[view], stage),
    title: shown.title, arrows: 0 };
  say(`${shown.title}. ${shown.words ?? ""}`);
}

/** The stage of a line of chains; -1: none. */
export const viewNamed = (of: Whole, id: string): number => of.views.findIndex((view) => view.id === id);

export function Stages({ of }: { of: Whole }) {
  const { view, stage } = at.value?.of === of ? at.value : { view: 0, stage: -1 };
  const stages = of.views[view]?.stages ?? [];
  const now = showing.value?.title ? stages[stage] : undefined;
  return (
    <>
      <p class="row motion screen">
        <label>{w.method}{" "}<select value={view} onChange={(event) => showStage(of, Number(event.currentTarget.value), 0)}>
          {of.views.map((one, index) => <option key={one.id} value={index}>{one.name}</option>)}</select></label>
        <button onClick={() => showStage(of, view, stage - 1)} disabled={stage <= 0}>{w.back}</button>
        <button onClick={() => showStage(of, view, stage + 1)} disabled={stage >= stages.length - 1}>{w.on}</button>
        <span class="count">{w.stage(stage + 1, stages.length)}</span>
      </p>
      <p class="note">{now ? <><b>{now.title}</b> {now.words}</> : w.stagesHelp}</p>
    </>
  );
}
