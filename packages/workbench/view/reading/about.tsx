// Above the board: author and rules in short; unfolded, the words of the publication, how it was read, and each rule in words, which
// frames its cells. Drawings of others can be changed for ours, and fog switched off.
//
//   > by Deduku: Thermometer (2), Killer cage (3); normal rules

import { useEffect, useRef } from "preact/hooks";
import { aboutOf } from "../../model/reading";
import { rulePartsOf, textOf } from "../../model/setRules";
import { boardRules, toolFor } from "../../model/setTools";
import type { Shape } from "../../model/shape";
import { words as later } from "../../wordsLater";
import { puzzle } from "../desk/board";
import { isReading } from "../desk/page";
import { authors, foggy } from "../desk/shown";
import { RuleList } from "../rules";
import { choose, drawings, hasTwo } from "./paper";
import { call, isFine, isOnBoard, shown, stop, verdictOf } from "./work";

const w = later.reading;

/** A layer by its own name; values and the like are told with it. */
const layerName = (rule: string): string | undefined => /^layer (\S+)/.exec(rule)?.[1];

/** Whether parts are not understood: not what was assumed, nor drawings left out that the words explain, nor colours. */
const isLacking = (notes: readonly string[], rules: string): boolean => notes.some((note) => note.startsWith("Read without")
  || (rules === "" && /^Left out: (?!colours of cells$)/.test(note)));

/** "Killer cage (24), both diagonals; normal rules". */
function inShort(shape: Shape): string {
  const { houses, rules } = textOf(shape);
  const named = new Map<string, number>();
  for (const rule of rules) {
    if (rule.startsWith("value ")) continue;
    const name = layerName(rule) ?? boardRules(shape.order).find(([key]) => key === rule)?.[1] ?? toolFor(rulePartsOf(rule).name)?.name
      ?? rulePartsOf(rule).name.replaceAll("-", " ");
    named.set(name, (named.get(name) ?? 0) + 1);
  }
  return w.short([...named].map(([name, n]) => (n > 1 ? `${name} (${n})` : name)).join(", "), houses !== "");
}

function Verdict({ fold }: { fold: () => void }) {
  const now = shown.value;
  if (!now?.opened || !isOnBoard.value) return null;
  // On a low screen the unfolded text lies over the panel.
  const see = () => { call(); if (innerHeight <= 500) fold(); };
  return (
    <p><span class={isFine(now.reading) ? "good" : "bad"}>{verdictOf(now.reading)}</span>{" "}
      <button class="link" onClick={see}>{w.see}</button></p>
  );
}

/** Two pictures, and fog. */
function Switches() {
  const pictures = [true, false] as const;
  return (
    <p class="row">
      {hasTwo.value && <><span>{w.drawn}</span>{pictures.map((by) => <button key={String(by)}
        aria-pressed={authors.value === by} onClick={() => choose(by)}>{w.drawnBy[by ? "author" : "own"]}</button>)}</>}
      {drawings.value?.fog && <label><input type="checkbox" checked={foggy.value}
        onChange={(event) => { foggy.value = event.currentTarget.checked; }} /> {w.fog}</label>}
    </p>
  );
}

/** Paper has the rules in words. */
function useUnfoldedOnPaper(at: { current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    let was = false;
    const before = () => { if (at.current) { was = at.current.open; at.current.open = true; } };
    const after = () => { if (at.current) at.current.open = was; };
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    return () => { removeEventListener("beforeprint", before); removeEventListener("afterprint", after); };
  }, []);
}

export function About() {
  const at = useRef<HTMLDetailsElement>(null);
  useUnfoldedOnPaper(at);
  const { about = "", shape } = puzzle.value;
  const { author, rules, notes } = aboutOf(about);
  const line = [author && w.by(author), shape.more !== undefined && inShort(shape), isLacking(notes, rules) && w.partly]
    .filter(Boolean).join(": ");
  return (
    <section class="about" aria-label={w.about}>
      {isReading.value && <p class="row"><span class="waiting">{w.reading}</span>
        <button class="small" onClick={stop}>{w.cancel}</button></p>}
      <details class="rule-list" ref={at}>
        <summary>{line || w.about}</summary>
        <div class="unfolded">
          {notes.filter((note) => !drawings.value || !note.startsWith("Left out")).map((note) => <p key={note} class="note">{note}</p>)}
          <Verdict fold={() => { at.current!.open = false; }} />
          {rules && <p class="paragraph">{rules}</p>}
          {(hasTwo.value || drawings.value?.fog) && <Switches />}
          {shape.rules && <RuleList />}
        </div>
      </details>
    </section>
  );
}
