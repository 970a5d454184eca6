// Links are written here, and read by model/share.ts, which describes them.

import { Layers, layerNames, newGame, Puzzle, puzzleLine, stateText } from "./game";
import { alphabet, through } from "./share";
import { boxText, sameShape, usualShape } from "./shape";

export const longLink = 2000;

export function toBase64url(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const word = (bytes[at] << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const letters = Math.min(4, bytes.length - at + 1);
    for (let letter = 0; letter < letters; letter += 1) text += alphabet[(word >> (18 - 6 * letter)) & 63];
  }
  return text;
}

/** Layers as text, without empty cells: "digit 3:4 7:1;centre 5:24". */
export function writeLayers(layers: Layers): string {
  return layerNames.flatMap((layer) => {
    const cells = layers[layer].flatMap((value, cell) => (value !== 0 ? [`${cell}:${value}`] : []));
    return cells.length > 0 ? [`${layer} ${cells.join(" ")}`] : [];
  }).join(";");
}

export const pack = async (text: string): Promise<string> =>
  toBase64url(await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"), Infinity));

/** The puzzle with its title, author and words, as a file; for links of other programs. */
export const publishedText = (puzzle: Puzzle): string => [puzzle.name && `#D${puzzle.name}\n`,
  ...(puzzle.about ?? "").split("\n").map((line) => (/^Author: /.test(line) ? `#A${line.slice(8)}\n` : line && `#C${line}\n`)),
  stateText(newGame(puzzle)).replace(/\[State\][\s\S]*/, "")].join("");

export async function writeLink(puzzle: Puzzle, layers: Layers, tab: string, certificate = "", hand?: { lines: readonly string[];
  at: string }): Promise<string> {
  const { shape } = puzzle;
  const state = writeLayers(layers);
  const parts = [`p=${puzzleLine(puzzle).replace(/[[\]]/g, encodeURIComponent)}`];
  if (shape.more !== undefined) parts.push(`h=${encodeURIComponent(shape.more)}`);
  else if (shape.boxHeight === 1 || !sameShape(shape, usualShape(shape.order))) parts.push(`b=${boxText(shape)}`);
  if (state !== "") parts.push(`s=${await pack(state)}`);
  if (puzzle.name !== "") parts.push(`n=${encodeURIComponent(puzzle.name)}`);
  if (puzzle.about) parts.push(`i=${await pack(puzzle.about)}`);
  if (tab !== "" && tab !== "hint") parts.push(`t=${tab}`);
  if (certificate !== "") parts.push(`c=${encodeURIComponent(certificate)}`);
  if (hand && hand.lines.length > 0) parts.push(`l=${await pack(hand.lines.join("\n"))}`);
  if (hand && hand.at !== "") parts.push(`at=${encodeURIComponent(hand.at)}`);
  return `#${parts.join("&")}`;
}
