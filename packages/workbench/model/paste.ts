// What a pasted text is: told by its first characters. What is none of ours goes to the engine's reader, which knows every
// format of doc/formats.md.

import { largest, shapeFrom, shapeOf, shapeWith, smallest } from "./shape";
import { readLine } from "./line";
import type { Puzzle } from "./game";
import { formatName } from "./library";

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

/** Lines of HDP chains, and the puzzle that stands in their head: "# 3x3 8..........36..", perhaps with its houses behind it. */
export function chainIn(text: string): { lines: string[]; puzzle: Puzzle | null } {
  const all = text.replace(/\r/g, "").split("\n").map((line) => line.trimEnd()).filter((line) => line !== "");
  const head = all.findIndex((line) => !line.startsWith("#"));
  const lines = [...all.slice(0, head).filter((line) => line.startsWith("# bookmark ")), ...all.slice(Math.max(0, head))];
  for (const line of all.slice(0, head)) {
    const match = /^# (\d{1,2}x\d{1,2}) (\S+)(?: ((?:houses|rules):.+))?$/.exec(line);
    const shape = match && shapeFrom(match[1], match[3]);
    const allowed = shape && readLine(shape, match[2]);
    if (shape && allowed && !allowed.includes(0)) return { lines, puzzle: { shape, allowed, name: "" } };
  }
  return { lines, puzzle: null };
}

export interface Read { readonly puzzle?: string; readonly box?: readonly number[]; readonly name?: string; readonly state?: string;
  readonly error?: ReadError }
export interface ReadError { readonly text: string; readonly at?: { readonly line: number; readonly column: number };
  readonly expected?: string }

/** A puzzle of an answer of `read` as a board; a word for why it is none. */
export function boardOf(read: Read): Puzzle | { order: number } | { houses: string } | ReadError {
  if (read.error) return read.error;
  const [cells, more] = (read.puzzle ?? "").split(/ (.*)/);
  const order = read.box ? read.box[0] * read.box[1] : Math.sqrt(cells.replace(/\[[^\]]*\]/g, ".").length);
  if (order < smallest || order > largest) return { order };
  const shape = more ? shapeWith(order, more) : read.box ? shapeOf(read.box[0], read.box[1]) : null;
  const allowed = shape && readLine(shape, cells);
  return allowed ? { shape, allowed, name: (read.name ?? "").slice(0, 200) } : { houses: rulesIn(more ?? "") };
}

/** What it has besides houses of as many cells as digits: "houses:AABB.. rules:killer 3: A1 A2; thermo: .." has killer, thermo. */
function rulesIn(more: string): string {
  const rules = (/\brules:(.*)/.exec(more)?.[1] ?? "").split(";").flatMap((rule) => /[a-z-]+/.exec(rule)?.[0] ?? []);
  return [...new Set(rules)].join(", ").slice(0, 60);
}
