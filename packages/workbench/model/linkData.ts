// The data in a link of SudokuPad or f-puzzles, or in JSON, as plain values, and its parts by their long or short names.
//
//   {"cells":[[{"value":5},..],..],"metadata":{..}}    or {ce:[[{v:5},..],..],md:{..}}

export type Value = unknown;
export type Item = Readonly<Record<string, Value>>;
export type Point = readonly [down: number, across: number];

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const longest = 4 << 20;

/** A text packed by lz-string in base 64; null if it is not one. */
export function unpacked(packed: string): string | null {
  let at = 0;
  const bits = (count: number): number => {
    let value = 0;
    for (let place = 0; place < count; place += 1, at += 1) {
      value |= ((letters.indexOf(packed[Math.floor(at / 6)] ?? "A") >> (5 - (at % 6))) & 1) << place;
    }
    return value;
  };
  const letter = (kind: number): string => String.fromCharCode(bits(kind === 0 ? 8 : 16));
  const first = bits(2);
  if (first > 1) return first === 2 ? "" : null;
  const words: string[] = ["", "", "", letter(first)];
  let [before, out, size, room] = [words[3], words[3], 3, 4];
  while (at < packed.length * 6 && out.length < longest) {
    let code = bits(size);
    if (code === 2) return out;
    if (code < 2) {
      words.push(letter(code));
      code = words.length - 1;
      room -= 1;
    }
    if (room === 0) room = 2 ** size++;
    const word = words[code] ?? (code === words.length ? before + before[0] : null);
    if (word === null) return null;
    out += word;
    words.push(before + word[0]);
    before = word;
    room -= 1;
    if (room === 0) room = 2 ** size++;
  }
  return null;
}

/** JSON, or the short form without quotes: {ce:[[,{v:5}],..],t:'A title',c:#F}. null if it is neither. */
export function loose(text: string): Value {
  let at = 0;
  const skip = () => { while (/\s/.test(text[at] ?? "")) at += 1; return text[at]; };
  const quoted = (mark: string): string => {
    let out = "";
    for (at += 1; text[at] !== mark; at += 1) {
      if (at >= text.length) throw new SyntaxError();
      if (text[at] !== "\\") { out += text[at]; continue; }
      at += 1;
      const code = text[at] === "u" ? text.slice(at + 1, at + 5) : "";
      out += code ? String.fromCharCode(parseInt(code, 16)) : { n: "\n", t: "\t", r: "" }[text[at]] ?? text[at];
      at += code.length;
    }
    at += 1;
    return out;
  };
  const bare = (): Value => {
    const [word] = /^[^,:\]}\s]*/.exec(text.slice(at, at + 100))!;
    at += word.length;
    if (word === "t" || word === "true") return true;
    return word === "f" || word === "false" || word === "null" ? null : word !== "" && Number.isFinite(Number(word)) ? Number(word) : word;
  };
  const value = (): Value => {
    const sign = skip();
    if (sign === '"' || sign === "'") return quoted(sign);
    if (sign !== "[" && sign !== "{") return bare();
    const end = sign === "[" ? "]" : "}";
    const [list, named]: [Value[], Record<string, Value>] = [[], {}];
    for (at += 1; skip() !== end;) {
      if (at >= text.length) throw new SyntaxError();
      if (sign === "[") list.push(skip() === "," ? null : value());
      else {
        const key = String(value());
        if (skip() !== ":") throw new SyntaxError();
        at += 1;
        named[key] = value();
      }
      if (skip() === ",") at += 1;
      else if (text[at] !== end) throw new SyntaxError();
    }
    at += 1;
    return sign === "[" ? list : named;
  };
  try {
    return value();
  } catch {
    return null;
  }
}

/** The data of a link, or of JSON; null if there is none. */
export function dataOf(text: string): Item | null {
  const plain = text.trim();
  const code = /(?:fpuzzles|fpuz|scl|ctc|load=)([\w+/=%\- ]{20,})/.exec(plain)?.[1];
  let packed = code ?? "";
  try {
    for (let again = 0; again < 3 && packed.includes("%"); again += 1) packed = decodeURIComponent(packed);
  } catch {
    return null;
  }
  const json = plain.startsWith("{") ? plain : code ? unpacked(packed.replace(/ /g, "+").replace(/-/g, "+").replace(/_/g, "/")
    .replace(/=+$/, "")) : null;
  return json ? item(loose(json)) : null;
}

/** The paragraph of rules in a link. */
export const wordsIn = (link: string): string => {
  const root = dataOf(link);
  return root ? text(get(item(get(root, "metadata")) ?? {}, "rules") ?? get(root, "ruleset")) : "";
};

export const item = (value: Value): Item | null =>
  (typeof value === "object" && value !== null && !Array.isArray(value) ? value as Item : null);
export const list = (value: Value): readonly Value[] => (Array.isArray(value) ? value : []);
export const items = (value: Value): Item[] => list(value).map(item).filter((one) => one !== null);
export const get = (from: Item, ...names: readonly string[]): Value => names.map((name) =>
  (Object.hasOwn(from, name) ? from[name] : undefined)).find((value) => value !== undefined && value !== null);
export const text = (value: Value): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");
export const number = (value: Value, otherwise: number): number =>
  (value !== "" && Number.isFinite(Number(value)) && value !== null && value !== undefined ? Number(value) : otherwise);

export function point(value: Value): Point | null {
  const [down, across] = list(value).map((part) => number(part, NaN));
  return Number.isFinite(down) && Number.isFinite(across) && Math.abs(down) < 100 && Math.abs(across) < 100 ? [down, across] : null;
}

/** "R10C5", "r1c1r1c2" or [row, column] from 0: the places, in and outside the board. */
export function places(value: Value): Point[] {
  if (typeof value === "string") {
    return [...value.matchAll(/r(\d+)c(\d+)/gi)].map(([, row, column]) => [Number(row) - 1, Number(column) - 1]);
  }
  const one = list(value).length === 2 ? point(value) : null;
  return one ? [one] : list(value).flatMap(places);
}
