// What a pasted text is: told by its first characters. What is none of ours goes to the engine's reader, which knows every
// format of doc/formats.md.

import { largest, shapeOf, smallest } from "./shape";
import { readLine } from "./line";
import type { Puzzle } from "./game";
import { formatName } from "./library";

export type Kind = "link" | "certificate" | "proof" | "games" | "puzzle";

/** Longest text that is read, in characters. */
export const longestText = 4 << 20;

export function kindOf(text: string): Kind {
  const start = text.trimStart().slice(0, 400);
  if (/^deduku-(unique|none)-1\./.test(start)) return "certificate";
  if (/^\{\s*"format"\s*:\s*"deduku-proof"/.test(start)) return "proof";
  if (new RegExp(`^\\{\\s*"format"\\s*:\\s*"${formatName}"`).test(start)) return "games";
  if (/^(?:[a-z]+:\/\/\S*)?#(?:\S*&)?p=/.test(start)) return "link";
  return "puzzle";
}

export interface Read { readonly puzzle?: string; readonly box?: readonly number[]; readonly name?: string; readonly error?: ReadError }
export interface ReadError { readonly text: string; readonly at?: { readonly line: number; readonly column: number }; readonly expected?: string }

/** A puzzle of an answer of `read` as a board; a word for why it is none. */
export function boardOf(read: Read): Puzzle | { order: number } | { houses: string } | ReadError {
  if (read.error) return read.error;
  if (!read.box || read.puzzle === undefined) return { houses: housesIn(read) };
  const shape = shapeOf(read.box[0], read.box[1]);
  if (shape.order < smallest || shape.order > largest) return { order: shape.order };
  const allowed = readLine(shape, read.puzzle);
  return allowed ? { shape, allowed, name: (read.name ?? "").slice(0, 200) } : { houses: housesIn(read) };
}

/** What its houses are, by name: "houses:AABB..+diagonals" has jigsaw regions and diagonals. */
function housesIn({ puzzle }: Read): string {
  const [base, ...more] = (/\bhouses:(\S+)/.exec(puzzle ?? "")?.[1] ?? "").split("+");
  const regions = base === "boxes" ? [] : [base.startsWith("[") ? "listed one by one" : "jigsaw regions"];
  return [...regions, ...more].join(", ").slice(0, 60);
}
