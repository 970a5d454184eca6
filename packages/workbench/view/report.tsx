// Everything about the puzzle on one page, filled from top to bottom as the methods end, and saved as a file of its own.
//
//   The puzzle       picture, number of solutions            done, 0.01 s
//   HDP chains       level, lines, decision graph            at work ..
//   Step model       ..                                      waiting

import "./app";  // all that is there already is one script
import { computed, signal } from "@preact/signals";
import { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { checkable, Verdict } from "../model/ticks";
import { asked, crew, game, program, puzzle, puzzleText, say } from "./desk";
import { Checker } from "./checker";
import { saveFile } from "./show";
import { words } from "../words";
import { words as later } from "../wordsLater";

const w = later.report;

type Answer = Record<string, any>;
interface Part { readonly questions: readonly { readonly ask: string; readonly [member: string]: unknown }[]; view(answers: readonly Answer[]): ComponentChildren }
type Name = keyof typeof w.parts;

const scale = signal(0);  // of the decision graph; 0: as wide as the page

const parts: Readonly<Record<Name, Part>> = {
  puzzle: { questions: [{ ask: "draw" }, { ask: "solve", seconds: 20 }], view: ([drawn, solved]) => <><Picture drawn={drawn} /><p>{words.header.solutions[{ unique: "1", none: "0", several: "2+" }[solved.result as string] ?? "unknown"]}</p><p><code>{solved.puzzle}</code></p>{solved.solution && <details><summary>{w.solution}</summary><code>{solved.solution}</code></details>}</> },
  hdp: { questions: [{ ask: "hdp" }, { ask: "draw", graph: "reduction" }], view: ([hdp, graph]) => <><p>{w.level(hdp.level, hdp.nesting)}</p>{sections(hdp)}{!graph.error && <Graph drawn={graph} />}</> },
  reasonable: { questions: [{ ask: "rate", by: ["reasonable"] }], view: ([rated]) => <p>{rated.reasonable ? w.suffices : w.suffices_not}</p> },
  steps: { questions: [{ ask: "steps", series: "hardest" }], view: ([steps]) => <p>{steps.rated?.label ? w.label(steps.rated.label, steps.rated.rating, steps.order, steps.steps) : w.noLabel}</p> },
  scenarios: { questions: [{ ask: "scenarios" }], view: ([found]) => <p>{found.contradiction ?? w.array(found.all, found.data, found.fixpoint, found.passes.length)}</p> },
  path: { questions: [{ ask: "path" }], view: ([path]) => <><p>{path.text}</p><p>{techniques(path.steps)}</p>{lines(w.steps, path.steps.map((step: Answer) => step.line))}</> },
  se: { questions: [{ ask: "rate", by: ["se"] }], view: ([rated]) => <p>{typeof rated.se?.er === "number" ? w.se(rated.se.er, rated.se.ep, rated.se.ed) : rated.se?.outcome ?? words.header.solutions["unknown"]}</p> },
  proof: { questions: [{ ask: "prove" }], view: ([proved]) => <ProofPart proved={proved} /> },
};
const names = Object.keys(parts) as Name[];

interface Done { readonly answers: readonly Answer[]; readonly seconds: number }
interface Sheet { readonly of: string; readonly done: Readonly<Partial<Record<Name, Done>>>; readonly verdict: Verdict | null }

const sheet = signal<Sheet | null>(null);
const busy = signal<AbortController | null>(null);
const now = signal<Name | null>(null);
const known = computed(() => (sheet.value?.of === puzzleText.value ? sheet.value : null));

async function make(): Promise<void> {
  const of = puzzleText.value;
  const stop = new AbortController();
  busy.value?.abort();
  busy.value = stop;
  sheet.value = { of, done: {}, verdict: null };
  for (const name of names) {
    now.value = name;
    const answers: Answer[] = [];
    let seconds = 0;
    for (const question of parts[name].questions) {
      const answer = await crew.long({ ...question, ...asked(puzzle.value) }, stop.signal);
      if (!answer || stop.signal.aborted || of !== puzzleText.value) return ended(stop);
      seconds += answer["seconds"] ?? 0;
      answers.push(answer);
    }
    sheet.value = { ...sheet.value!, done: { ...sheet.value!.done, [name]: { answers, seconds } } };
  }
  ended(stop);
  const proof = sheet.value?.done.proof?.answers[0];
  if (proof?.["result"] === "proved") {
    const verdict = await crew.check(checkable(puzzle.value), proof["proof"].map((line: unknown) => JSON.stringify(line)).join("\n"));
    if (sheet.value?.of === of) sheet.value = { ...sheet.value, verdict };
  }
  say(w.made);
}

function ended(stop: AbortController): void {
  if (busy.value === stop) busy.value = null;
  now.value = null;
}

// --- the parts ------------------------------------------------------------------------------------------------------

const pictureOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

function Picture({ drawn }: { drawn: Answer }) {
  return drawn["error"] ? null : <img class="drawn" src={pictureOf(drawn["svg"])} alt={`${drawn["title"]}. ${drawn["description"]}`} />;
}

function lines(title: string, all: readonly string[]): ComponentChildren {
  return <details><summary>{`${title} (${all.length})`}</summary><ol class="lines">{all.map((line, at) => <li key={at}><code>{line}</code></li>)}</ol></details>;
}

function sections(hdp: Answer): ComponentChildren {
  return (["analysis", "pair_reduction", "deep", "constraint"] as const).filter((name) => hdp[name]).map((name) => (
    <div key={name}><p>{w.section(w.sections[name], hdp[name].chains, hdp[name].opened)}</p>{hdp[name].lines.length > 0 && lines(w.lines, hdp[name].lines)}</div>
  ));
}

function techniques(steps: readonly Answer[]): string {
  const counts = new Map<string, number>();
  for (const step of steps) counts.set(step["name"], (counts.get(step["name"]) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${name} ${count}`).join(", ");
}

function ProofPart({ proved }: { proved: Answer }) {
  const verdict = known.value?.verdict;
  if (proved["result"] !== "proved") return <p>{proved["why"] ?? proved["result"]}</p>;
  return (
    <>
      <p>{w.proved(proved["deductions_in_all"], proved["bytes"])}</p>
      <p class={verdict ? (verdict.accepted ? "good" : "bad") : "note"}>{verdict ? (verdict.accepted ? w.accepted : `${w.refused} ${verdict.rule ?? ""}`) : w.checking} <Checker /></p>
    </>
  );
}

/** The decision graph: as wide as the page, or larger; + - 0 while it has the focus. */
function Graph({ drawn }: { drawn: Answer }) {
  const wide = Number(/viewBox="0 0 ([\d.]+)/.exec(drawn["svg"])?.[1] ?? 800);
  const zoom = (by: number) => { scale.value = by === 0 ? 0 : Math.max(0.25, Math.min(3, (scale.value || 0.5) * by)); };
  const keys = (event: KeyboardEvent) => {
    const by = { "+": 1.25, "=": 1.25, "-": 0.8, "0": 0 }[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    zoom(by);
  };
  return (
    <figure class="graph">
      <p class="row screen">{w.graph} <button onClick={() => zoom(0)} aria-pressed={scale.value === 0}>{w.fit}</button><button onClick={() => zoom(1.25)}>{w.larger}</button><button onClick={() => zoom(0.8)}>{w.smaller}</button></p>
      <div class="pane" tabIndex={0} role="region" aria-label={`${drawn["title"]}. ${drawn["description"]}`} onKeyDown={keys}>
        <img src={pictureOf(drawn["svg"])} alt={drawn["description"]} {...(scale.value === 0 ? { class: "fit" } : { width: Math.round(wide * scale.value) })} />
      </div>
    </figure>
  );
}

// --- the whole ------------------------------------------------------------------------------------------------------

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:1rem auto;padding:0 1rem;color:#1c1d1f;background:#fff}code{font-size:.85rem;overflow-wrap:anywhere}img{max-width:100%}section{border-top:1px solid #c9c6bf;margin-top:1rem}.screen{display:none}figure{margin:0}small{color:#55585e}`;

/** The report as a page without a script, whatever the screen shows of it. */
function page(body: HTMLElement): string {
  const copy = body.cloneNode(true) as HTMLElement;
  for (const image of copy.querySelectorAll("img")) image.removeAttribute("width");
  for (const tabbed of copy.querySelectorAll("[tabindex]")) tabbed.removeAttribute("tabindex");
  const title = document.createElement("title");
  title.textContent = `${puzzle.value.name || words.untitled}: ${w.title}`;
  const heading = document.createElement("h1");
  heading.textContent = title.textContent;
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"><meta name="viewport" content="width=device-width, initial-scale=1">${title.outerHTML}<style>${style}</style></head><body>${heading.outerHTML}${copy.innerHTML}<p><small>${program.value}</small></p></body></html>\n`;
}

export function ReportPanel() {
  const body = useRef<HTMLDivElement>(null);
  const made = known.value;
  const count = made ? names.filter((name) => made.done[name]).length : 0;
  return (
    <div class="hand report">
      <p class="intro">{w.intro}</p>
      <p class="row">
        {busy.value ? <button onClick={() => busy.value?.abort()}>{words.header.stop}</button> : <button class={made ? "" : "primary"} onClick={() => void make()}>{w.make}</button>}
        <button disabled={count === 0} onClick={() => body.current && saveFile(`${game.value.puzzle.name || "report"}.html`, page(body.current))}>{w.save}</button>
        {busy.value && <span class="waiting"><progress max={names.length} value={count} aria-label={w.title} /> {now.value && w.parts[now.value]}</span>}
      </p>
      {made && (
        <div ref={body}>{names.map((name) => {
          const done = made.done[name];
          return (
            <section key={name} id={`report-${name}`}>
              <h2>{w.parts[name]} {done && <small>{later.rate.took(done.seconds)}</small>}</h2>
              {done ? (done.answers[0]?.["error"] ? <p class="bad">{done.answers[0]["error"].text}</p> : parts[name].view(done.answers)) : <p class="waiting">{now.value === name ? w.atWork : w.waits}</p>}
            </section>
          );
        })}</div>
      )}
    </div>
  );
}
