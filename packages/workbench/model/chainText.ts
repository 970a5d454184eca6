// HDP chains as a pasted text: their lines, and the puzzle in their heading.

import type { Puzzle } from "./game";
import { readLine } from "./line";
import { shapeFrom } from "./shape";

/** Lines of HDP chains, and the puzzle in their heading: "# 3x3 8..........36..", possibly followed by its houses. */
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
