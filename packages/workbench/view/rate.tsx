// The difficulty of the puzzle: every number with its options, and whether it is the same for a random isomorph.

import { signal } from "@preact/signals";
import type { Puzzle } from "../model/game";
import { newGame, puzzleKey, wholeLine } from "../model/game";
import { scramble } from "../model/isomorph";
import { words as later } from "../wordsLater";
import { asked, openGame, puzzle, puzzleText } from "./desk/board";
import { answered, crew, program } from "./desk/engine";
import { say } from "./desk/voice";

const usual = ["time", "hdp", "steps", "reasonable", "se"] as const;
/** Less common measures; some of them take long. */
const others = ["path", "hodoku", "te", "backdoor", "b", "bxb", "er-minlex"] as const;
/** Measures for boards with rules. */
const ofRules = ["time", "path", "hdp", "reasonable"] as const;
type Measure = (typeof usual)[number] | (typeof others)[number];
const measures = signal<readonly Measure[]>(usual);
interface Rated { readonly value: string; readonly options: string; readonly hash: string; readonly seconds: number }
type Ratings = Readonly<Partial<Record<Measure, Rated>>>;
interface Sheet { readonly of: string; readonly here: Ratings; readonly other: Puzzle | null; readonly there: Ratings }

const sheet = signal<Sheet | null>(null);
const busy = signal<AbortController | null>(null);

/** The value of a measure in words, from the object in the engine's answer. */
function read(measure: Measure, answer: Record<string, any>): Rated {
  const w = later.rate;
  const told = answer[measure];
  const common = { seconds: answer.seconds ?? 0, options: told?.options ?? w.none, hash: told?.options_hash ?? "" };
  const number = (value: unknown): string => (value === null || value === undefined ? w.none : String(value));
  if (measure === "path") return { ...common, value: told ? `${told.hardest ?? w.none}, ${number(told.score)}` : w.none };
  if (measure === "hodoku") return { ...common, value: told?.level
    ? `${told.level}, ${number(told.score)}${told.guesses > 0 ? `, ${w.guesses(told.guesses)}` : ""}` : (told?.outcome ?? w.none) };
  if (measure === "backdoor") return { ...common, value: told ? w.backdoors(told.backdoor, told.backdoors) : w.none };
  if (measure === "te" || measure === "b" || measure === "bxb") return { ...common, value: number(told?.[measure]) };
  if (measure === "er-minlex") return { ...common, value: number(answer["er-minlex"]?.er_minlex ?? answer["er_minlex"]?.er_minlex) };
  if (measure === "reasonable") return { ...common, value: told ? w.yes : w.no, options: w.none };
  if (!told) return { ...common, value: w.none };
  if (measure === "time") return { ...common, value: w.minutes(told) };
  if (measure === "hdp") return { ...common, value: told.level };
  if (measure === "steps") return { ...common, value: told.rating === null || told.rating === undefined
    ? (told.outcome ?? w.none) : `V(${told.label}) ${told.rating}` };
  return { ...common, value: told.er === null || told.er === undefined
    ? (told.outcome ?? w.none) : [told.er, told.ep, told.ed].map((n: number) => n.toFixed(1)).join(" / ") };
}

async function rateOne(of: Puzzle, stop: AbortSignal, put: (measure: Measure, rated: Rated) => void): Promise<void> {
  for (const measure of measures.value) {
    const told = await crew.long({ ask: "rate", by: [measure], ...asked(of) }, stop);
    if (stop.aborted) return;
    // A measure may not support the board: the answer says so.
    if (told?.error?.kind === "puzzle") {
      put(measure, { value: told.error.text, options: later.rate.none, hash: "", seconds: 0 });
      continue;
    }
    const answer = answered(told);
    put(measure, answer ? read(measure, answer) : { value: later.rate.none, options: later.rate.none, hash: "", seconds: 0 });
  }
}

async function work(job: (stop: AbortSignal) => Promise<void>): Promise<void> {
  const stop = new AbortController();
  busy.value?.abort();
  busy.value = stop;
  await job(stop.signal);
  if (busy.value === stop) busy.value = null;
}

export function rate(which: readonly Measure[] = measures.value): Promise<void> {
  const of = puzzle.value;
  measures.value = which;
  sheet.value = { of: puzzleKey(of), here: {}, other: null, there: {} };
  return work(async (stop) => {
    await rateOne(of, stop, (measure, rated) => { sheet.value = { ...sheet.value!, here: { ...sheet.value!.here, [measure]: rated } }; });
    if (!stop.aborted) say(which.map((measure) => `${later.rate.by[measure]}: ${sheet.value?.here[measure]?.value}`).join("; "));
  });
}

async function scrambled(): Promise<void> {
  const of = puzzle.value;
  const other: Puzzle = { ...of, allowed: scramble(of.shape, of.allowed, Math.random) };
  if (sheet.value?.of !== puzzleKey(of) || measures.value.some((measure) => !sheet.value?.here[measure])) await rate();
  sheet.value = { ...sheet.value!, other, there: {} };
  await work(async (stop) => {
    await rateOne(other, stop, (measure, rated) =>
      { sheet.value = { ...sheet.value!, there: { ...sheet.value!.there, [measure]: rated } }; });
    const { here, there } = sheet.value!;
    if (!stop.aborted) say(measures.value.map((measure) => `${later.rate.by[measure]}: ${here[measure]?.value === there[measure]?.value
      ? later.rate.same : later.rate.differs}`).join("; "));
  });
}

export function RatePanel() {
  const w = later.rate;
  const { order, rules, more } = puzzle.value.shape;
  const known = sheet.value?.of === puzzleText.value ? sheet.value : null;
  return (
    <>
      <p class="intro">{w.intro}</p>
      <p class="row">
        {busy.value ? <button onClick={() => busy.value?.abort()}>{w.stop}</button>
          : <button class="primary" onClick={() => void rate(rules ? ofRules : usual)}>{w.make}</button>}
        <button disabled={Boolean(busy.value) || order !== 9 || rules !== undefined} onClick={() => void rate([...usual, ...others])}>
          {w.all}</button>
        {!rules && <button disabled={Boolean(busy.value)} onClick={() => void scrambled()}>{w.scramble}</button>}
      </p>
      {!rules && <p class="note">{more === undefined ? w.scrambleHelp : w.turned}</p>}
      {known && <Table known={known} />}
      {known?.other && <Other other={known.other} />}
    </>
  );
}

function Table({ known }: { known: Sheet }) {
  const w = later.rate;
  return (
    <table class="ratings">
      <thead><tr><th scope="col">{w.measure}</th><th scope="col">{w.here}</th>{known.other && <th scope="col">{w.there}</th>}</tr></thead>
      <tbody>
        {measures.value.map((measure) => {
          const [here, there] = [known.here[measure], known.there[measure]];
          return (
            <tr key={measure}>
              <th scope="row">{w.by[measure]}<small>{w.help[measure]}</small></th>
              <td><b>{here?.value ?? w.waiting}</b>{here && <Made rated={here} />}</td>
              {known.other && <td>{there?.value ?? w.waiting} {here && there && <Verdict same={here.value === there.value} />}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const Verdict = ({ same }: { same: boolean }) => <span class={same ? "good" : "bad"}>{same ? later.rate.same : later.rate.differs}</span>;

function Made({ rated }: { rated: Rated }) {
  const w = later.rate;
  return (
    <details>
      <summary>{w.made}</summary>
      <dl>
        <dt>{w.program}</dt><dd>{program.value}</dd>
        <dt>{w.options}</dt><dd>{rated.options}</dd>
        {rated.hash && <><dt>{w.hash}</dt><dd>{rated.hash}</dd></>}
        <dt>{w.time}</dt><dd>{w.took(rated.seconds)}</dd>
      </dl>
    </details>
  );
}

function Other({ other }: { other: Puzzle }) {
  return (
    <div class="other">
      <code>{wholeLine(other)}</code>
      <p class="row"><button onClick={() => openGame(newGame(other))}>{later.rate.open}</button></p>
    </div>
  );
}
