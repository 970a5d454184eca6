// The parts of a report: their questions to the engine, and their display.

import type { ComponentChildren } from "preact";
import type { Verdict } from "../model/ticks";
import { words } from "../words";
import { words as later } from "../wordsLater";
import { ChainTips } from "./hand/tips";
import { Checker } from "./checker";
import { program } from "./desk/engine";
import { Drawn, Graph, pictureOf } from "./graph";
import { showStage, Stages, viewNamed, Whole, wholeOf } from "./reportStages";

const w = later.report;

export type Answer = Record<string, any>;
/** The results of other parts. */
export interface Known { readonly verdict: Verdict | null; readonly whole: Whole | null }
export interface Part {
  readonly questions: readonly { readonly ask: string; readonly [member: string]: unknown }[];
  view(answers: readonly Answer[], known: Known): ComponentChildren;
}
export type Name = keyof typeof w.parts;

/** Two parts show results of the second, which not every board has. */
const [ratings, explainer] = [{ ask: "rate", by: ["hdp", "steps"] }, { ask: "rate", by: ["se"] }];

export const parts: Readonly<Record<Name, Part>> = {
  puzzle: { questions: [{ ask: "draw" }, { ask: "solve", seconds: 20 }], view: ([drawn, solved]) =>
    <PuzzlePart drawn={drawn} solved={solved} /> },
  hdp: { questions: [{ ask: "hdp" }, { ask: "draw", graph: "analysis" }, { ask: "draw", graph: "reduction" }],
    view: ([hdp, analysis, reduction], known) => <Chains hdp={hdp} graphs={{ analysis, reduction }} known={known} /> },
  reasonable: { questions: [{ ask: "rate", by: ["reasonable"] }], view: ([rated]) => <p>
    {rated.reasonable ? w.suffices : w.suffices_not}</p> },
  steps: { questions: [{ ask: "steps", series: "hardest" }], view: ([steps]) => <p>
    {steps.rated?.label ? w.label(steps.rated.label, steps.rated.rating, steps.order, steps.steps) : w.noLabel}</p> },
  scenarios: { questions: [{ ask: "scenarios" }], view: ([found]) => <p>
    {found.contradiction ?? w.array(found.all, found.data, found.fixpoint, found.passes.length)}</p> },
  path: { questions: [{ ask: "path" }], view: ([path]) => <><p>{path.text}</p><p>{techniques(path.steps)}</p>
    {lines(w.steps, path.steps.map((step: Answer) => step.line))}</> },
  se: { questions: [explainer], view: ([rated]) => <p>
    {typeof rated.se?.er === "number" ? w.se(rated.se.er, rated.se.ep, rated.se.ed) : rated.se?.outcome
    ?? words.header.solutions["unknown"]}</p> },
  rate: { questions: [ratings, explainer], view: ([rated, more]) => <Ratings rated={{ ...rated, se: more["se"] }} /> },
  proof: { questions: [{ ask: "prove" }], view: ([proved], { verdict }) => <ProofPart proved={proved} verdict={verdict} /> },
  stages: { questions: [{ ask: "analyze", page: true }], view: (_, { whole }) => whole && <><Stages of={whole} /><Terms of={whole} /></> },
};
export const names = Object.keys(parts) as Name[];
export { wholeOf };

function PuzzlePart({ drawn, solved }: { drawn: Answer; solved: Answer }) {
  return (
    <>
      {!drawn["error"] && <img class="drawn" src={pictureOf(drawn["svg"])} alt={`${drawn["title"]}. ${drawn["description"]}`} />}
      <p>{words.header.solutions[{ unique: "1", none: "0", several: "2+" }[solved["result"] as string] ?? "unknown"]}</p>
      <p><code>{solved["puzzle"]}</code></p>
      {solved["solution"] && <details><summary>{w.solution}</summary><code>{solved["solution"]}</code></details>}
    </>
  );
}

function lines(title: string, all: readonly string[]): ComponentChildren {
  return <details><summary>{`${title} (${all.length})`}</summary><ol class="lines">
    {all.map((line, at) => <li key={at}><code>{line}</code></li>)}</ol></details>;
}

/** Sections of the method; a line links to its position when the stages are available. */
const sectionViews = { analysis: "analysis", pair_reduction: "pair", deep: "deep", constraint: "constraint" } as const;

function Chains({ hdp, graphs, known: { whole } }: { hdp: Answer; graphs: Readonly<Record<string, Answer>>; known: Known }) {
  return (
    <>
      <p>{w.level(hdp["level"], hdp["nesting"])}</p>
      {(Object.keys(sectionViews) as (keyof typeof sectionViews)[]).filter((name) => hdp[name]).map((name) => {
        const all = hdp[name].lines as string[];
        const view = whole ? viewNamed(whole, sectionViews[name]) : -1;
        return (
          <div key={name}>
            <p>{w.section(w.sections[name], hdp[name].chains, hdp[name].opened)}</p>
            {all.length > 0 && <details><summary>{`${w.lines} (${all.length})`}</summary><ChainTips />
              <ol class="lines chains">{all.map((line, at) => (
              <li key={at}>{whole && view >= 0 ? <button class="link" onClick={() => showStage(whole, view, at)}><code>
                {line}</code></button> : <code>{line}</code>}</li>
            ))}</ol></details>}
          </div>
        );
      })}
      {hdp["pairs"].length > 0 && <p>{w.pairs} {hdp["pairs"].join("   ")}</p>}
      {Object.entries(w.graphs).map(([name, title]) => !graphs[name]["error"] && <section key={name} class="one"><h3>{title}</h3>
        <Graph drawn={graphs[name] as Drawn} name={name} /></section>)}
    </>
  );
}

function techniques(steps: readonly Answer[]): string {
  const counts = new Map<string, number>();
  for (const step of steps) counts.set(step["name"], (counts.get(step["name"]) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${name} ${count}`).join(", ");
}

/** The options of each number. */
function Ratings({ rated }: { rated: Answer }) {
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={w.parts.rate}>
      <table class="counts">
        <thead><tr>{w.ratings.map((name) => <th scope="col" key={name}>{name}</th>)}</tr></thead>
        <tbody>{(["hdp", "steps", "se"] as const).filter((name) => rated[name]).map((name) => (
          <tr key={name}><th scope="row">{later.rate.by[name]}</th><td>{rated[name].options}</td><td>{rated[name].options_hash}</td></tr>
        ))}</tbody>
      </table>
      <p class="note">{program.value}</p>
    </div>
  );
}

function ProofPart({ proved, verdict }: { proved: Answer; verdict: Verdict | null }) {
  if (proved["result"] !== "proved") return <p>{proved["why"] ?? proved["result"]}</p>;
  return (
    <>
      <p>{w.proved(proved["deductions_in_all"], proved["bytes"])}</p>
      <p class={verdict ? (verdict.accepted ? "good" : "bad") : "note"}>
        {verdict ? (verdict.accepted ? w.accepted : `${w.refused} ${verdict.rule ?? ""}`) : w.checking} <Checker /></p>
    </>
  );
}

function Terms({ of }: { of: Whole }) {
  return <details><summary>{w.terms}</summary><dl>
    {of.terms.map(([word, meaning]) => [<dt key={word}>{word}</dt>, <dd key={meaning}>{meaning}</dd>])}</dl></details>;
}
