// The kind of a pasted text, from its first characters. Any other text goes to the engine's reader, which reads every
// format of doc/formats.md.

import { largest, shapeOf, shapeWith, smallest } from "./shape";
import { readLine } from "./line";
import type { Puzzle } from "./game";
import { formatName, longestAbout } from "./library";

export type Kind = "link" | "certificate" | "proof" | "games" | "chain" | "puzzle";

/** Longest text that is read, in characters. */
export const longestText = 4 << 20;

export function kindOf(text: string): Kind {
  const start = text.trimStart().slice(0, 400);
  if (/^deduku-(unique|none)-[12]\./.test(start)) return "certificate";
  if (/^\{\s*"format"\s*:\s*"deduku-proof"/.test(start)) return "proof";
  if (new RegExp(`^\\{\\s*"format"\\s*:\\s*"${formatName}"`).test(start)) return "games";
  if (/^(?:[a-z]+:\/\/\S*)?#(?:\S*&)?p=/.test(start)) return "link";
  if (/^(?:#.*\s+)*(?:STA|INC|HYP|DIS|PRF)\b.*[:=]/i.test(start)) return "chain";
  return "puzzle";
}

/** Whether a text may be a published puzzle: one link, or JSON. Its words and drawings may state rules (view/reading/work.ts). */
export const mayHaveWords = (text: string): boolean => /^\s*(\{|(https?:\/\/|scl|ctc|scf|fpuz)\S+\s*$)/.test(text);

export interface Read { readonly puzzle?: string; readonly box?: readonly number[]; readonly name?: string; readonly state?: string;
  readonly comment?: string; readonly error?: ReadError }
export interface ReadError { readonly text: string; readonly at?: { readonly line: number; readonly column: number };
  readonly expected?: string }

/** The lines of a comment that the page shows (Puzzle.about); a stored solution is not among them. */
const aboutOf = (comment: string): string =>
  comment.split("\n").filter((line) => /^(Author: |Rules: |Read |Left out: )/.test(line)).join("\n").slice(0, longestAbout);

/** A puzzle of an answer to `read` as a board; or the kind of its error. */
export function boardOf(read: Read): Puzzle | { order: number } | { houses: true } | ReadError {
  if (read.error) return read.error;
  const [cells, more] = (read.puzzle ?? "").split(/ (.*)/);
  const order = read.box ? read.box[0] * read.box[1] : Math.sqrt(cells.replace(/\[[^\]]*\]/g, ".").length);
  if (order < smallest || order > largest) return { order };
  const shape = more ? shapeWith(order, more) : read.box ? shapeOf(read.box[0], read.box[1]) : null;
  const allowed = shape && readLine(shape, cells);
  const about = aboutOf(read.comment ?? "");
  return allowed ? { shape, allowed, name: (read.name ?? "").slice(0, 200), ...(about && { about }) } : { houses: true };
}
