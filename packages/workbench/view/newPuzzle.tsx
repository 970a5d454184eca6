// New puzzles of a kind and a level, made by the engine.

import { signal } from "@preact/signals";
import { boardOf } from "../model/paste";
import { randomRegions } from "../model/regions";
import { words } from "../wordsLater";
import { answered, crew } from "./desk/engine";
import { tab } from "./desk/page";
import { warn } from "./desk/voice";
import { needHouses } from "./houses";
import { openPasted } from "./taking";

const w = words.fresh;
type Kind = keyof typeof w.kinds;
/** Rules that are drawn at random. */
const rules: Readonly<Record<Kind, string | null>> = { classic: null, jigsaw: null, killer: "killer", thermo: "thermo", arrow: "arrow",
  mixed: "killer,thermo,kropki" };
/** By the minutes that people need (with rules, by kinds of steps), or by a condition on the columns of `rate`. */
interface Level { readonly name: string; readonly difficulty?: string; readonly where?: string; readonly kinds?: readonly Kind[] }
const levels: readonly Level[] = [
  { name: "any" },
  { name: "singles only", where: "hardest = naked-single or hardest = hidden-single", kinds: ["classic", "jigsaw"] },
  ...["gentle", "easy", "medium", "hard", "very hard"].map((name) => ({ name, difficulty: name.replace(" ", "-") })),
];
const seconds = 30;
const kind = signal<Kind>("classic");
const level = signal(levels[0].name);
const busy = signal<AbortController | null>(null);

const offered = () => levels.filter(({ kinds }) => !kinds || kinds.includes(kind.value));

const chosen = () => offered().find(({ name }) => name === level.value) ?? levels[0];
/** "Killer, hard"; "Killer" of any level. */
export const label = (): string => (chosen() === levels[0] ? w.kinds[kind.value] : w.name(w.kinds[kind.value], chosen().name));

/** A puzzle of the kind and the level that are chosen, as a line; null: stopped, or none was found. */
export async function newPuzzle(signal: AbortSignal): Promise<string | null> {
  const { difficulty, where } = chosen();
  const drawn = rules[kind.value];
  const answer = answered(await crew.long({ ask: "generate", seed: Math.floor(Math.random() * 2 ** 31), seconds,
    ...(difficulty && { difficulty }), ...(where && { where }), ...(drawn && { rules: drawn.split(","), symmetry: "rotation-180" }),
    ...(kind.value === "jigsaw" && { houses: randomRegions(9, Math.random) }) }, signal));
  const puzzle = (answer as { puzzles?: string[] } | null)?.puzzles?.[0] ?? null;
  if (answer && !puzzle) warn(w.none);
  return puzzle;
}

async function make(): Promise<void> {
  const stop = busy.value = new AbortController();
  try {
    const puzzle = await newPuzzle(stop.signal);
    if (!puzzle) return;
    await needHouses();
    const board = boardOf({ puzzle, box: [3, 3], name: label() });
    if (!("allowed" in board)) return;
    openPasted({ puzzle: board });
    tab.value = "hint";
  } finally {
    if (busy.value === stop) busy.value = null;
  }
}

export function NewPuzzle() {
  return (
    <form class="row new-puzzle" onSubmit={(event) => { event.preventDefault(); void make(); }}>
      <h2>{w.title}</h2>
      <select aria-label={w.kind} value={kind.value} onChange={(event) => { kind.value = event.currentTarget.value as Kind; }}>
        {Object.entries(w.kinds).map(([key, name]) => <option key={key} value={key}>{name}</option>)}</select>
      <select aria-label={w.level} value={level.value} onChange={(event) => { level.value = event.currentTarget.value; }}>
        {offered().map(({ name }) => <option key={name} value={name}>{name}</option>)}</select>
      {busy.value ? <button type="button" onClick={() => busy.value?.abort()}>{w.stop}</button>
        : <button type="submit">{w.make}</button>}
      {busy.value && <span class="waiting">{w.making}</span>}
    </form>
  );
}
