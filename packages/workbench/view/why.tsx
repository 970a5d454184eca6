// Why a digit is, or is not, in a cell: a sentence, and everything it depends on, back to the givens.

import { signal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Branch, cellsOf, cellsOfAnswer, Explained, isSettled, methods, methodsWithRules, parted, Reason, reasonScene, removals,
  withMarks } from "../model/why";
import { Candidate, cellName, digitName, digitsOf, has, allDigits } from "../model/shape";
import { digitsOnBoard, peerMarks } from "../model/game";
import { checkable, Verdict } from "../model/ticks";
import { words } from "../words";
import { asked, game, puzzle, puzzleText, selection } from "./desk/board";
import { answered, crew } from "./desk/engine";
import { digits, marks } from "./desk/marks";
import { tab } from "./desk/page";
import { showing } from "./desk/shown";
import { say } from "./desk/voice";
import { Linked } from "./linked";
import { classes } from "./show";

interface Why { readonly of: string; readonly asked: Candidate; readonly answer: Explained | null; readonly method: string;
  readonly verdict: Verdict | null }

const trail = signal<readonly Why[]>([]);
const focusWanted = signal(0);
const stop = signal<AbortController | null>(null);

const sameQuestion = (a: Candidate, b: Candidate): boolean => a.cell === b.cell && a.digit === b.digit;

/** Opens the panel at a cell, with its digits in focus. */
export function openWhy(): void {
  tab.value = "why";
  focusWanted.value += 1;
}

/** Asks one method after another until one has an answer;
  all except the first may take long, and the board does not wait for them. `further`: a premise of what is shown. */
export async function askWhy(cell: number, digit: number, further = false): Promise<void> {
  tab.value = "why";
  const of = puzzle.value;
  const text = puzzleText.value;
  const asking: Candidate = { cell, digit };
  const before = further ? trail.value : [];
  trail.value = [...before, { of: text, asked: asking, answer: null, method: "", verdict: null }];
  const query = `${cellName(of.shape, cell)}=${digit}`;
  stop.value?.abort();
  const mine = new AbortController();
  stop.value = mine;
  let found: Explained | null = null;
  let method = "";
  const ways = of.shape.rules ? methodsWithRules : methods;
  for (const by of ways) {
    const question = { ask: "explain", queries: [query], chain: true, method: by, ...asked(of) };
    const answer = answered(by === methods[0] ? await crew.quick("why", question) : await crew.long(question, mine.signal));
    if (!answer || mine.signal.aborted || text !== puzzleText.value) return given(mine);
    found = contradicted(answer) ?? answer.answers?.[0] ?? null;
    method = by;
    if (found && isSettled(found)) break;
  }
  stop.value = null;
  const now = trail.value[trail.value.length - 1];
  if (!found || !now || !sameQuestion(now.asked, asking)) return;
  trail.value = [...before, { of: text, asked: asking, answer: found, method, verdict: null }];
  showing.value = null;
  say(found.text);
  if (found.proof) await checkWhy(found.proof);
}

/** It was stopped, or replaced by another question. */
function given(up: AbortController): void {
  if (stop.value === up) stop.value = null;
  trail.value = trail.value.filter((why) => why.answer !== null || stop.value !== null);
}

/** A puzzle without a solution: the proof of that is the answer to every question. */
function contradicted(answer: Record<string, any>): Explained | null {
  const { contradiction } = answer;
  return contradiction ? { query: "", verdict: "is not", ...contradiction } : null;
}

async function checkWhy(proof: readonly object[]): Promise<void> {
  const before = trail.value;
  const verdict = await crew.check(checkable(puzzle.value), proof.map((line) => JSON.stringify(line)).join("\n"));
  if (trail.value === before) trail.value = [...before.slice(0, -1), { ...before[before.length - 1], verdict }];
}

export function WhyPanel() {
  const { cursor } = selection.value;
  const { shape } = puzzle.value;
  const known = trail.value.filter((why) => why.of === puzzleText.value);
  const last = known[known.length - 1];
  return (
    <>
      <p class="intro">{words.why.intro}</p>
      <Digits cell={cursor} asked={last?.asked} />
      {known.length > 1 && (
        <p class="trail">{words.why.back}{" "}
          {known.slice(0, -1).map((why, at) => (
            <button key={at} class="link" onClick={() => { trail.value = known.slice(0, at + 1); showing.value = null; }}>
              {nameOf(why.asked)}</button>
          ))}
        </p>
      )}
      {last && <h2>{words.why.ask(digitName(last.asked.digit), cellName(shape, last.asked.cell), last.answer?.verdict === "is not")}</h2>}
      {last && (last.answer ? <AnswerView why={last} answer={last.answer} /> : <p class="waiting">
        {words.why.thinking} <button onClick={() => stop.value?.abort()}>{words.header.stop}</button></p>)}
    </>
  );
}

const nameOf = ({ cell, digit }: Candidate): string => `${cellName(puzzle.value.shape, cell)}=${digitName(digit)}`;

/** The digits of a cell as a toolbar: arrow keys move, Enter asks. */
function Digits({ cell, asked: now }: { cell: number; asked: Candidate | undefined }) {
  const bar = useRef<HTMLDivElement>(null);
  const { shape } = puzzle.value;
  const left = (marks.value ?? peerMarks(puzzle.value, digitsOnBoard(game.value)))[cell];
  useEffect(() => { if (focusWanted.value > 0) bar.current?.querySelector("button")?.focus(); }, [focusWanted.value]);
  const move = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const buttons = [...(bar.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (!by || at < 0) return;
    event.preventDefault();
    buttons[(at + by + buttons.length) % buttons.length].focus();
  };
  return (
    <div class="digits" role="toolbar" aria-label={words.why.cell(cellName(shape, cell))} ref={bar} onKeyDown={move}>
      <span class="name">{cellName(shape, cell)}</span>
      {digitsOf(allDigits(shape)).map((digit) => {
        const alive = has(left, digit);
        return (
          <button key={digit} class={classes("key", !alive && "gone", digits.value[cell] === digit && "set")}
            aria-pressed={now?.cell === cell && now.digit === digit}
            aria-label={`${words.why.ask(digitName(digit), cellName(shape, cell))} ${alive ? words.why.alive : words.why.dead}`}
            onClick={() => void askWhy(cell, digit)}>{digitName(digit)}</button>
        );
      })}
    </div>
  );
}

function AnswerView({ why, answer }: { why: Why; answer: Explained }) {
  const w = words.why;
  const { shape, allowed } = puzzle.value;
  const { givens, steps } = useMemo(() => parted(withMarks(shape, allowed, answer.chain ?? [])), [answer]);
  const { verdict } = why;
  return (
    <div class="answer">
      <p class="sentence"><Linked text={answer.text} cells={cellsOfAnswer(shape, answer)} /></p>
      {answer.left && answer.left.length > 1 && <p class="note">{w.left(answer.left.map(digitName).join(" "))}</p>}
      {!isSettled(answer) && <p class="note">{w.undecided}</p>}
      {answer.chain && answer.chain.length === 0 && <p class="note">{w.none}</p>}
      {verdict && <p class={verdict.accepted ? "good" : "bad"}>{verdict.accepted ? w.accepted : `${w.refused} ${verdict.rule ?? ""}`}</p>}
      {steps.length + givens.length > 0 && <p>{w.premises(steps.length + givens.length)}</p>}
      {givens.length > 0 && <details class="givens"><summary>{w.givens(givens.length)}</summary><Steps steps={givens} /></details>}
      <Steps steps={steps} />
      <p class="note">{w.method(why.method)}</p>
    </div>
  );
}

function Steps({ steps }: { steps: readonly Reason[] }) {
  return <ol class="reasons">{steps.map((step, at) => <li key={at}><ReasonView step={step} /></li>)}</ol>;
}

function ReasonView({ step }: { step: Reason }) {
  const { shape } = puzzle.value;
  const show = () => { showing.value = { scene: reasonScene(shape, step), marks: step.marks ?? null, title: "", arrows: 0 };
    say(step.text); };
  return (
    <>
      <button class="link show" onClick={show} aria-label={`${step.kind}: ${step.text}`}>{step.kind}</button>{" "}
      <Linked text={step.text} cells={cellsOf(shape, step)} />{" "}
      <span class="asks">{removals(shape, step).slice(0, 8).map((removed) => (
        <button key={nameOf(removed)} class="link why" aria-label={words.why.because(nameOf(removed).replace("=", " ≠ "))}
          onClick={() => void askWhy(removed.cell, removed.digit, true)}>{nameOf(removed).replace("=", "≠")}</button>
      ))}</span>
      {step.branches?.map((branch, at) => <BranchView key={at} branch={branch} />)}
    </>
  );
}

function BranchView({ branch }: { branch: Branch }) {
  return (
    <details class="branch">
      <summary>{words.why.suppose(branch.suppose.join(", "))}</summary>
      <Steps steps={branch.steps} />
      <p>{branch.end ? <>{words.why.end} <Linked text={branch.end} cells={branch.cells} /></> : words.why.open}</p>
    </details>
  );
}
