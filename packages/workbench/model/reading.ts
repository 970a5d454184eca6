// How a published puzzle was read (the engine's question `reading`): what each sentence explains on the board.
//
//   2  Digits on a thermometer increase from the bulb.   ->  row 2, its things: a line, a circle in its first cell
//   white dot at E2 .. F2, of no sentence                ->  open, signed ?
//
//   pointed at row 2    frames around its things, each signed 2        at nothing    the signs alone; frames around open things

import { cellNamed, Shape } from "./shape";

export interface ReadSentence { readonly text: string; readonly sense: "rule" | "no rule" | "not understood";
  readonly rules: readonly string[]; readonly words: readonly string[] }
/** `sentence`: from 1; missing: it is open, or decoration. */
export interface ReadThing { readonly kind: string; readonly words: string; readonly cells: readonly string[]; readonly sentence?: number;
  readonly decoration?: boolean }
export interface Reading {
  readonly title?: string;
  readonly author?: string;
  readonly paragraph?: string;
  readonly verdict: string;
  readonly sentences: readonly ReadSentence[];
  readonly things: readonly ReadThing[];
  readonly assumptions: readonly string[];
  readonly missing: readonly string[];
  readonly puzzle: string | null;  // rules text
}

/** A part of the reading that the player points at: a sentence by its number, or an open thing by its place in the list. */
export interface Pointed { readonly sentence?: number; readonly open?: number }

/** A thing on the board. `sign`: the number of its sentence, or ?; `place`: its place among the signs of its first cell. */
export interface Claim { readonly cells: readonly number[]; readonly sign: string; readonly open: boolean; readonly framed: boolean;
  readonly place: number }

export const openThings = ({ things }: Reading): ReadThing[] => things.filter(({ sentence, decoration }) => !sentence && !decoration);

/** Whether all cells of a thing are also those of another one of its sentence, such as of a circle at the end of a line. */
const isPart = (thing: ReadThing, at: number, { things }: Reading): boolean => things.some((other, index) => index !== at
  && thing.sentence !== undefined && other.sentence === thing.sentence && thing.cells.every((cell) => other.cells.includes(cell))
  && (other.cells.length > thing.cells.length || index < at));

/** The things that a sentence explains, without parts of others. */
export const thingsOf = (reading: Reading, number: number): ReadThing[] =>
  reading.things.filter((thing, at) => thing.sentence === number && !isPart(thing, at, reading));

/** What is missing besides sentences and things, which are listed themselves. */
export const otherMissing = ({ missing }: Reading): string[] =>
  missing.filter((text) => !/^(not understood: "|no sentence explains )/.test(text));

export const missingCount = (reading: Reading): number => otherMissing(reading).length + openThings(reading).length
  + reading.sentences.filter(({ sense }) => sense === "not understood").length;

/** The things to be shown. */
export function claimsOf(reading: Reading, shape: Shape, { sentence, open }: Pointed): Claim[] {
  const away = openThings(reading);
  const wanted = reading.things.filter((thing, at) => !thing.decoration && thing.cells.length > 0 && !isPart(thing, at, reading)
    && (sentence ? thing.sentence === sentence : open === undefined || thing === away[open]));
  const taken = new Map<number, string[]>();
  return wanted.map((thing) => {
    const cells = thing.cells.flatMap((name) => cellNamed(shape, name) ?? []);
    const sign = thing.sentence ? String(thing.sentence) : "?";
    const signs = taken.get(cells[0]) ?? [];
    if (!signs.includes(sign)) taken.set(cells[0], [...signs, sign]);
    return { cells, sign, open: !thing.sentence, framed: Boolean(sentence) || !thing.sentence,
      place: taken.get(cells[0])!.indexOf(sign) };
  });
}

/** The lines of Puzzle.about. */
export interface About { readonly author: string; readonly rules: string; readonly notes: readonly string[] }
export function aboutOf(text: string): About {
  const lines = text.split("\n");
  const after = (word: string) => lines.find((line) => line.startsWith(word))?.slice(word.length) ?? "";
  return { author: after("Author: "), rules: after("Rules: "), notes: lines.filter((line) => /^(Read|Left out)/.test(line)) };
}
