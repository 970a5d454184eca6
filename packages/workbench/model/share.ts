// Links, read here and written by model/link.ts. All data is after the #, so it is never sent to a host:
//
//   #p=53..7....6..195...      the puzzle, on one line
//   &b=2x3                     boxes 2 high and 3 wide, if the size is ambiguous
//   &h=houses:AABB..           other houses, as after a puzzle
//   &s=7ZIxDsIwDEWv..          the player's digits, marks and colours (packed)
//   &n=World's%20Hardest       its name
//   &i=c3HxDFYw..              its author and words (packed)
//   &t=path                    the open panel
//   &c=deduku-unique-1.wb4..   a certificate, to be checked
//   &l=c3HxDFYw9bRSML..        lines of HDP by hand (packed), and &at= the position

import { cellCount, largest, Shape, shapeFrom, shapeWith, smallest, usualShape } from "./shape";
import { readLine } from "./line";
import { mostLines } from "./hand";
import { Layer, layerNames, Layers, noLayers, Puzzle } from "./game";

export interface Link {
  readonly puzzle: Puzzle;
  readonly layers: Layers;
  readonly tab: string;
  readonly certificate: string;
  readonly lines: readonly string[];
  readonly at: string;
}

const longestFragment = 100_000;

export const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

export function fromBase64url(text: string): Uint8Array | null {
  const bytes: number[] = [];
  let word = 0;
  let bits = 0;
  for (const letter of text) {
    const value = alphabet.indexOf(letter);
    if (value < 0) return null;
    word = ((word << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((word >> bits) & 255);
    }
  }
  return Uint8Array.from(bytes);
}

/** Reads layers; null unless every word is valid for the board. */
export function readLayers(shape: Shape, allowed: readonly number[], text: string): Layers | null {
  const layers = new Map<Layer, number[]>();
  for (const part of text === "" ? [] : text.split(";")) {
    const [name, ...words] = part.split(" ");
    const layer = layerNames.find((known) => known === name);
    if (!layer || layers.has(layer)) return null;
    const values = new Array<number>(cellCount(shape)).fill(0);
    for (const word of words) {
      const match = /^(\d{1,3}):(\d{1,9})$/.exec(word);
      if (!match || !fits(shape, allowed, layer, Number(match[1]), Number(match[2]))) return null;
      values[Number(match[1])] = Number(match[2]);
    }
    layers.set(layer, values);
  }
  return { ...noLayers(shape), ...Object.fromEntries(layers) };
}

/** Whether a cell of this puzzle may carry a value on a layer. */
export function fits(shape: Shape, allowed: readonly number[], layer: Layer, cell: number, value: number): boolean {
  if (!Number.isInteger(cell) || cell < 0 || cell >= cellCount(shape) || !Number.isInteger(value) || value < 0) return false;
  if (layer === "colour") return value <= 9 || (value % 16 === 0 && value < 512 * 16);
  if (layer === "region") return value <= shape.order;
  const given = (allowed[cell] & (allowed[cell] - 1)) === 0;
  if (given) return value === 0;
  return value <= (layer === "digit" ? shape.order : 2 ** shape.order - 1);
}

export async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream, limit: number): Promise<Uint8Array> {
  const reader = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      throw new RangeError("too long");
    }
    parts.push(value);
  }
  const all = new Uint8Array(length);
  parts.reduce((at, part) => (all.set(part, at), at + part.length), 0);
  return all;
}

/** null if the text is not packed, or unpacks to more than any board needs. */
export async function unpack(text: string): Promise<string | null> {
  const bytes = fromBase64url(text);
  if (!bytes) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await through(bytes, new DecompressionStream("deflate-raw"), 1 << 17));
  } catch {
    return null;
  }
}

/** The content of a fragment; the kind of its error; null if it is empty. */
export async function readLink(fragment: string): Promise<Link | { wrong: string } | null> {
  if (fragment.length > longestFragment) return { wrong: "length" };
  const said = new Map<string, string>();
  for (const part of fragment.replace(/^#/, "").split("&")) {
    const at = part.indexOf("=");
    if (at <= 0) continue;
    try {
      said.set(part.slice(0, at), decodeURIComponent(part.slice(at + 1)));
    } catch {
      return { wrong: part.slice(0, at) };
    }
  }
  const line = said.get("p");
  if (line === undefined) return null;
  const shape = shapeIn(said.get("b"), said.get("h"), line);
  const allowed = shape && readLine(shape, line);
  if (!shape || !allowed || allowed.includes(0)) return { wrong: shape ? "p" : said.has("h") ? "h" : "b" };
  const state = said.has("s") ? await unpack(said.get("s")!) : "";
  const layers = state === null ? null : readLayers(shape, allowed, state);
  if (!layers) return { wrong: "s" };
  const lines = said.has("l") ? await unpack(said.get("l")!) : "";
  if (lines === null || lines.split("\n").length > mostLines) return { wrong: "l" };
  const name = (said.get("n") ?? "").slice(0, 200);
  const about = said.has("i") ? await unpack(said.get("i")!) : "";
  const puzzle = { shape, allowed, name, ...(about && { about: about.slice(0, 30_000) }) };
  return { puzzle, layers, tab: said.get("t") ?? "", certificate: said.get("c") ?? "", lines: lines === ""
    ? [] : lines.split("\n"), at: (said.get("at") ?? "").slice(0, 5000) };
}

function shapeIn(box: string | undefined, more: string | undefined, line: string): Shape | null {
  if (box !== undefined && more === undefined) return shapeFrom(box, undefined);
  const cells = line.replace(/\[[^\]]*\]/g, ".").length;
  const order = Math.round(Math.sqrt(cells));
  if (order * order !== cells || order < smallest || order > largest) return null;
  if (more !== undefined) return shapeWith(order, more);
  const shape = usualShape(order);
  return shape.boxHeight > 1 ? shape : null;
}
