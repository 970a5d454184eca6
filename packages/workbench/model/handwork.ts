// Edits of lines in HDP by hand, and the engine's answers (doc/json-methods.md, branch).
//
//   HYP # I8: 3,9 # B1: 1,2            accepted: DIS # I8: 3,9 # B1: 1,2 => CTR => B1: 6; new position: # I8: 3,9 + B1: 6

import { innermost, levelOf, readChain, readLine, writeChain } from "./chain";
import type { State } from "./hand";

export interface Tried { readonly statement: string; readonly outcome: string; readonly pairs: number }
export interface Offer { readonly pair: string; readonly house: string; readonly cell: string; readonly first: Tried;
  readonly second: Tried }
export interface Shown { readonly statement: string; readonly line: number }
export interface Level {
  readonly hypothesis: string | null;
  readonly at: string;
  readonly outcome: "open" | "contradiction" | "solution";
  readonly pairs: number;
  readonly opened: number | null;
  readonly settled: number | null;
  readonly facts: readonly Shown[];
  readonly levels: readonly Level[];
}
export interface Read {
  readonly number: number;
  readonly text: string;
  readonly verdict: "holds" | "fails" | "skipped";
  readonly why: string;
  readonly line?: string;
  readonly column?: number;
  readonly expected?: string;
  readonly after?: string;
  readonly marks?: readonly (readonly number[])[];
}
/** The engine's answer about a position. */
export interface Branch {
  readonly at: string;
  readonly outcome: Level["outcome"];
  readonly end: string | null;
  readonly end_cells: readonly string[];
  readonly pairs: readonly string[];
  readonly marks: readonly (readonly number[])[];
  readonly before: readonly (readonly number[])[];
  readonly line: string | null;
  readonly words: string | null;
  readonly lines: readonly Read[];
  readonly levels: Level;
  readonly solution: string | null;
  readonly decisions?: readonly Offer[];
  readonly steps?: readonly { readonly text: string; readonly removes: readonly string[] }[];
}

const isOpen = (text: string, level: string): boolean => {
  const line = readLine(text);
  return line?.mark === "HYP" && levelOf(writeChain(line.chain)) === level;
};

/** Adds a hypothesis: a new line, unless its level was opened before. */
export function opened(state: State, chain: string): State {
  const level = levelOf(chain);
  const known = state.lines.some((text) =>
    { const line = readLine(text); return line !== null && levelOf(writeChain(line.chain)) === level; });
  return { ...state, lines: known ? state.lines : [...state.lines, `HYP ${chain}`], at: chain };
}

/** Leaves the hypothesis undecided: INC instead of HYP. */
export function left(state: State, chain: string, to: string): State {
  const level = levelOf(chain);
  const lines = state.lines.map((text) => (isOpen(text, level) ? text.replace("HYP", "INC") : text));
  return { ...state, lines: lines.some((text, at) => text !== state.lines[at]) ? lines : state.lines, at: to };
}

/** Adds a conclusion: DIS or PRF, at the end, since it may depend on all earlier lines; the open hypothesis that it settles is
 * removed, with those under it. */
export function accepted(state: State, line: string): State {
  const read = readLine(line);
  const settled = read ? levelOf(writeChain(read.chain)) : "";
  const under = (text: string) => {
    const each = readLine(text);
    const level = each && (each.mark === "HYP" || each.mark === "INC") ? levelOf(writeChain(each.chain)) : "";
    return level !== "" && settled !== "" && (level === settled || level.startsWith(`${settled} # `));
  };
  return { ...state, lines: [...state.lines.filter((text) => !under(text)), line], at: read ? after(line) : state.at };
}

/** The position after a line. */
export function after(text: string): string {
  const line = readLine(text);
  if (!line) return "";
  const last = innermost(line.chain);
  if (line.mark !== "DIS" || line.conclusion === "" || last < 0) return writeChain(line.chain);
  return writeChain([...line.chain.slice(0, last), ...readChain(line.conclusion)]);
}

/** Lines that depend on the one at `at` (from 0), by the verdicts with and without it. `without` lacks that line. */
export function resting(withIt: readonly Read[], without: readonly Read[], at: number): number[] {
  return withIt.flatMap((line, index) => {
    if (index === at) return [];
    const again = without[index < at ? index : index - 1];
    return line.verdict === "holds" && again?.verdict === "fails" ? [index] : [];
  });
}

export const withoutLines = (state: State, gone: readonly number[]): State =>
  ({ ...state, lines: state.lines.filter((_, at) => !gone.includes(at)) });

// --- bookmarks ------------------------------------------------------------------------------------------------------

export interface Bookmark { readonly name: string; readonly at: string; readonly line: number }

/** Names are lines that replay skips: "# bookmark NAME = CHAIN". */
export const bookmark = (name: string, at: string): string =>
  `# bookmark ${name.replace(/[=\s]+/g, " ").trim().slice(0, 80)} = ${at}`.trimEnd();

export function bookmarks(lines: readonly string[]): Bookmark[] {
  return lines.flatMap((text, line) => {
    const match = /^# bookmark ([^=]*)=(.*)$/.exec(text);
    return match ? [{ name: match[1].trim(), at: match[2].trim(), line }] : [];
  });
}

// --- level reached --------------------------------------------------------------------------------------------------

/** "easy", "medium", "hard", "deep": the deepest method that lines use. Autosolve alone; decisions by autosolve; hypotheses
 * with facts under them; constraint pairs. `extra`: nesting of hypotheses beyond two. */
export function levelUsed(lines: readonly string[]): { level: string; extra: number } {
  const read = lines.flatMap((text) => { const line = readLine(text); return line && (line.mark === "DIS" || line.mark === "PRF")
    ? [line] : []; });
  const depth = (links: readonly { hypothesis: boolean }[]) => links.filter((link) => link.hypothesis).length;
  const deepest = Math.max(0, ...read.map((line) => depth(line.chain)));
  const byFacts = read.some((line) => { const last = innermost(line.chain); return last >= 0 && last < line.chain.length - 1; });
  const elsewhere = read.some((line) => {
    const last = innermost(line.chain);
    return last >= 0 && line.conclusion !== "" && readChain(line.conclusion)[0].cell !== line.chain[last].cell;
  });
  const nested = deepest > 1 || byFacts;
  if (elsewhere) return { level: nested ? "very-deep" : "deep", extra: Math.max(0, deepest - 2) };
  return { level: nested ? "hard" : deepest === 1 ? "medium" : "easy", extra: Math.max(0, deepest - 2) };
}

/** The chains of a proof: every line with a conclusion. */
export const chainCount = (lines: readonly string[]): number => lines.filter((text) => /^(DIS|PRF)\b/.test(text)).length;

/** The status line of the method: the facts of level 0; after a proof, its chain up to the statement that solved it, as
 * a fact. */
export function statusLine(lines: readonly string[], levels: Level | null): string {
  const proof = lines.map(readLine).filter((line) => line?.mark === "PRF").pop();
  if (!proof) return levels && levels.facts.length > 0 ? `STA ${levels.facts.map((fact) => fact.statement).join(" + ")}` : "";
  const last = innermost(proof.chain);
  const upTo = last < 0 ? proof.chain : proof.chain.slice(0, last + 1)
    .map((link, at) => (at === last ? { ...link, hypothesis: false } : link));
  return upTo.length > 0 ? `STA ${writeChain(upTo)}` : "";
}

/** Levels from level 0 down, with the depth of each. */
export function flat(level: Level, depth = 0): { level: Level; depth: number }[] {
  return [{ level, depth }, ...level.levels.flatMap((below) => flat(below, depth + 1))];
}
