// Minutes and level beside each puzzle of a list. The engine rates one after the other while the list is there.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Puzzle } from "../model/game";
import { puzzleKey } from "../model/game";
import { byMinutes, Minutes, MinutesOf, minutesText, readMinutes } from "../model/minutes";
import { words } from "../wordsLater";
import { asked } from "./desk/board";
import { crew, program } from "./desk/engine";

const name = "deduku-minutes";
const seconds = 10;
const w = words.puzzles;
const rated = signal<{ by: string; of: MinutesOf }>({ by: "", of: {} });

function known(): MinutesOf {
  if (rated.value.by === program.value) return rated.value.of;
  let text = null;
  try {
    text = localStorage.getItem(name);
  } catch {
    // Nothing is stored.
  }
  return readMinutes(text, program.value);
}

function put(id: string, minutes: Minutes | null): void {
  rated.value = { by: program.value, of: { ...known(), [id]: minutes } };
  try {
    localStorage.setItem(name, minutesText(program.value, rated.value.of));
  } catch {
    // Rated again the next time.
  }
}

/** The rating of a puzzle; null without exactly one solution; undefined if it was stopped. */
async function rate(puzzle: Puzzle, stop: AbortSignal): Promise<Minutes | null | undefined> {
  const answer = await crew.beside({ ask: "rate", by: ["time"], seconds, ...asked(puzzle) }, stop);
  if (!answer || answer.absent) return undefined;
  const told = answer["time"];
  return typeof told?.minutes === "number" ? { minutes: told.minutes, level: told.level, calibrated: told.calibrated } : null;
}

/** Rates the puzzles that are not rated yet, while the list is looked at. */
export function useMinutes(puzzles: readonly Puzzle[]): void {
  const keys = puzzles.map(puzzleKey);
  useEffect(() => {
    const stop = new AbortController();
    void (async () => {
      for (const [at, puzzle] of puzzles.entries()) {
        if (stop.signal.aborted || program.value === "") return;
        if (known()[keys[at]] !== undefined) continue;
        const minutes = await rate(puzzle, stop.signal);
        if (minutes !== undefined && !stop.signal.aborted) put(keys[at], minutes);
      }
    })();
    return () => stop.abort();
  }, [keys.join("\n"), program.value]);
}

export const minutesOf = (id: string): Minutes | null | undefined => known()[id];

/** "8 minutes, medium". */
export const Told = ({ id }: { id: string }) => {
  const told = minutesOf(id);
  return <>{told && <small class="minutes">{w.minutes(told)}</small>}</>;
};

/** Whether lists are in the order of minutes. */
const sorted = signal(false);
export const inOrder = <T,>(list: readonly T[], idOf: (one: T) => string): readonly T[] =>
  (sorted.value ? byMinutes(list, (one) => minutesOf(idOf(one))) : list);
export const Order = () => <label><input type="checkbox" checked={sorted.value}
  onChange={(event) => { sorted.value = event.currentTarget.checked; }} /> {w.shortest}</label>;
