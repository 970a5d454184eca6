// The notation of HDP chains, as the engine writes it (doc/methods/hdp.md):
//
//   DIS I8: 2,7 # G7: 5 + G4: 1,8 # A4: 2,9 => CTR => A4: 1,3
//   mark  fact  hypothesis  fact   hypothesis   end    conclusion
//
// The engine reads typed text; this module reads its output, so nothing has to be checked again.

import { bit, cellNamed, digitsOf, Shape } from "./shape";

export interface Link { readonly text: string; readonly cell: string; readonly digits: readonly number[]; readonly hypothesis: boolean }

export interface Line {
  readonly mark: string;
  readonly chain: readonly Link[];
  readonly end: "CTR" | "SOL" | "UNS" | "";
  readonly conclusion: string;  // "" without one
}

/** "I8: 2,7 # G7: 5 + G4: 1,8": its statements in order. */
export function readChain(text: string): Link[] {
  const links: Link[] = [];
  for (const [, sign, cell, list] of text.matchAll(/([#+]?)\s*([A-Z]+\d+): (\d+(?:,\d+)*)/g)) {
    links.push({ text: `${cell}: ${list}`, cell, digits: list.split(",").map(Number), hypothesis: sign === "#" });
  }
  return links;
}

export const writeChain = (links: readonly Link[]): string =>
  links.map((link, at) => (link.hypothesis ? `${at > 0 ? " " : ""}# ${link.text}` : `${at > 0 ? " + " : ""}${link.text}`)).join("");

export function readLine(text: string): Line | null {
  const match = /^(STA|INC|HYP|DIS|PRF)\b ?(.*?)(?: ?=> (CTR|SOL|UNS)(?: => (.+))?)?$/.exec(text);
  if (!match) return null;
  return { mark: match[1], chain: readChain(match[2]), end: (match[3] ?? "") as Line["end"], conclusion: match[4] ?? "" };
}

/** "G7: 3,9" from a cell and a set of digits. */
export const statement = (cell: string, digits: number): string => `${cell}: ${digitsOf(digits).join(",")}`;

/** The prefixes of a chain: each has one more statement. */
export const prefixes = (links: readonly Link[]): string[] => links.map((_, at) => writeChain(links.slice(0, at + 1)));

/** The index of the innermost hypothesis; -1: there is none. */
export const innermost = (links: readonly Link[]): number => links.reduce((last, link, at) => (link.hypothesis ? at : last), -1);

/** One level up, without its facts. */
export const above = (chain: string): string => {
  const links = readChain(chain);
  const last = innermost(links);
  return last < 0 ? "" : writeChain(links.slice(0, last));
};

/** The hypotheses alone: they identify a level, independent of its facts. */
export const levelOf = (chain: string): string => readChain(chain).filter((link) => link.hypothesis).map((link) => link.text).join(" # ");

/** The same statement with the other digits of a set; "" if there are none. */
export function opposite(shape: Shape, link: Link, marks: readonly number[]): string {
  const cell = cellNamed(shape, link.cell);
  if (cell === null) return "";
  const rest = link.digits.reduce((left, digit) => left & ~bit(digit), marks[cell]);
  return rest === 0 ? "" : statement(link.cell, rest);
}
