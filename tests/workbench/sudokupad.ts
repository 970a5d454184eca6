// Links of SudokuPad as written by its own programs, made here without the engine: the inverse of its reader.
//
//   {cells: [[{value: 5}, {}], ..], metadata: {title: "It's"}}
//     -> short names, {} omitted, ' for ":        {ce:[[{v:5},],..],metadata:{t:'It\'s'}}
//     -> packed by LZ78 with a growing code length, in the alphabet of base64       scl/N4Ig..

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Codes of a growing length, lowest bit first; 6 bits make a letter, highest bit first. */
class Bits {
  private readonly bits: number[] = [];

  add(value: number, length: number): void {
    for (let at = 0; at < length; at += 1) this.bits.push((value >> at) & 1);
  }

  text(): string {
    const padded = [...this.bits, ...new Array<number>(6 - (this.bits.length % 6)).fill(0)];
    let out = "";
    for (let at = 0; at < padded.length; at += 6) out += letters[parseInt(padded.slice(at, at + 6).join(""), 2)];
    return out + "=".repeat((4 - (out.length % 4)) % 4);
  }
}

/** Code 0 or 1: a new character of 8 or 16 bits follows. 2: the end. All others are numbers of earlier words. */
export function packed(text: string): string {
  const out = new Bits();
  const known = new Map<string, number>();
  const fresh = new Set<string>();
  let [length, room] = [2, 2];
  const grow = () => {
    room -= 1;
    if (room === 0) room = 2 ** length++;
  };
  const put = (word: string) => {
    if (fresh.delete(word)) {
      const code = word.charCodeAt(0);
      out.add(code < 256 ? 0 : 1, length);
      out.add(code, code < 256 ? 8 : 16);
      grow();
    } else {
      out.add(known.get(word)!, length);
    }
    grow();
  };
  let word = "";
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (!known.has(letter)) {
      known.set(letter, known.size + 3);
      fresh.add(letter);
    }
    if (known.has(word + letter)) {
      word += letter;
      continue;
    }
    put(word);
    known.set(word + letter, known.size + 3);
    word = letter;
  }
  if (word !== "") put(word);
  out.add(2, length);
  return out.text();
}

const shortNames: Record<string, string> = {
  cells: "ce", value: "v", regions: "re", cages: "ca", lines: "l", arrows: "a", underlays: "u", overlays: "o", title: "t", color: "c", center: "ct", width: "w",
  height: "h", wayPoints: "wp", thickness: "th", headLength: "hl", cellSize: "cs", rounded: "r", text: "te", backgroundColor: "c2", borderColor: "c1", fontSize: "fs",
};

/** The short form: no empty lists, short names without quotes, {} omitted, t and f, one kind of quotes. */
export function zipped(value: unknown): string {
  const quoted = (text: string) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'").replaceAll('"', "\\'").replaceAll("\n", "\\n")}'`;
  const empty = (item: unknown) => typeof item === "object" && item !== null && !Array.isArray(item) && Object.keys(item).length === 0;
  const write = (item: unknown, inList: boolean): string => {
    if (Array.isArray(item)) return `[${item.map((one) => write(one, true)).join(",")}]`;
    if (typeof item === "string") return /^#[0-9a-f]{6}$/i.test(item) && !inList ? item.slice(1) : String(parseInt(item, 10)) === item ? item : quoted(item);
    if (typeof item === "boolean") return inList ? String(item) : item ? "t" : "f";
    if (typeof item !== "object" || item === null) return String(item);
    if (inList && empty(item)) return "";
    const members = Object.entries(item).filter(([, member]) => !(Array.isArray(member) && member.length === 0));
    return `{${members.map(([name, member]) => `${shortNames[name] ?? name}:${write(member, false)}`).join(",")}}`;
  };
  return write(value, false);
}

/** A puzzle of digits and dots in SudokuPad's form. */
export function padOf(line: string, more: object = {}, cell: (at: number) => object = () => ({})): object {
  const order = Math.sqrt(line.length);
  const side = [...Array(order).keys()];
  const box = Math.sqrt(order);
  const cells = side.map((row) => side.map((column) => (line[row * order + column] === "." ? cell(row * order + column) : { value: line[row * order + column] })));
  const regions = side.map((at) => side.map((within) => [Math.floor(at / box) * box + Math.floor(within / box), (at % box) * box + (within % box)]));
  return { id: "test", cellSize: 50, cells, regions, cages: [], lines: [], ...more };
}
