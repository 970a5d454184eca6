// The engine's answers about the current puzzle (answers.ts), in words.

import { useState } from "preact/hooks";
import { cellName, digitName, digitsOf } from "../../model/shape";
import { puzzle, selection } from "../desk/board";
import { answers, Answers, isShown, rate, showTruths, shows, stop, truthLimit } from "./answers";
import { RuleSentence } from "./ruleList";
import { words } from "./words";

const w = words.answers;

function counted({ count, many }: Answers): string {
  if (count === "unknown") return w.unknown;
  if (count !== "several") return w.counts[count ?? ""] ?? w.waits;
  return many ? w.several(many.solutions, many.exact) : w.two;
}

export function AnswerPart() {
  const now = answers.value;
  return (
    <section class="set-answers" aria-label={w.title} aria-busy={now?.busy !== false}>
      <p class="row"><output class={{ none: "bad", unique: "good", several: "", unknown: "" }[now?.count ?? "unknown"]}>
        {now ? counted(now) : w.waits}</output>
        {now?.busy && now.count && <button class="small" onClick={stop}>{w.stop}</button>}
        {now && now.took > 0 && <small class="note">{w.took(now.took)}</small>}</p>
      {now?.truths && <TruthPart now={now} />}
      {now?.contradiction ? <ContradictionPart now={now} /> : now?.count === "none" && now.busy && <p class="waiting">{w.searching}</p>}
      {now?.superfluous ? <Superfluous rules={now.superfluous} />
        : now?.count === "unique" && now.busy && <p class="waiting">{w.checking}</p>}
      {now?.count === "unique" && <Rating now={now} />}
    </section>
  );
}

function TruthPart({ now }: { now: Answers }) {
  const { sets, counts, finished } = now.truths!;
  const { cursor } = selection.value;
  const digits = digitsOf(sets[cursor] ?? 0).map((digit, at) => (now.count === "unique" ? digitName(digit)
    : w.digit(digitName(digit), counts[cursor][at], truthLimit)));
  return (
    <>
      <p class="row"><button aria-pressed={shows.value && isShown.value} onClick={showTruths}>{w.show}</button></p>
      <p class="note truths">{finished ? w.truths : w.partly} {w.cell(cellName(puzzle.value.shape, cursor), digits.join(", "))}</p>
    </>
  );
}

function ContradictionPart({ now: { contradiction } }: { now: Answers }) {
  const { rules, givens, irreducible } = contradiction!;
  return (
    <div class="bad">
      <p>{irreducible ? w.contradiction : w.loose}</p>
      <ul>{rules.map((rule) => <li key={rule}><RuleSentence rule={rule} /></li>)}
        {givens.length > 0 && <li>{w.givens(givens.join(", "))}</li>}</ul>
    </div>
  );
}

const Superfluous = ({ rules }: { rules: readonly string[] }) => rules.length === 0 ? <p class="note">{w.needed}</p> : (
  <>
    <p>{w.superfluous}</p>
    <ul>{rules.map((rule, at) => <li key={at}><RuleSentence rule={rule} /></li>)}</ul>
  </>
);

function Rating({ now }: { now: Answers }) {
  const [busy, setBusy] = useState(false);
  const go = () => { setBusy(true); void rate().finally(() => setBusy(false)); };
  return <p class="row"><button onClick={go} disabled={busy}>{w.rate}</button> <output>{busy ? w.rating : now.rating}</output></p>;
}
