// Unpacks LZMA: modules in the single-file page are a fifth smaller than with gzip, which browsers unpack themselves. The form is that
// of `xz --format=raw --lzma1=lc=4,lp=0,pb=0`, the number of bytes is known. https://7-zip.org/sdk.html has the definition.
//
//   bit 0    literal      a byte, by the byte before it; after a match also by the byte at its distance
//   10       match        a length, and a distance in slots of powers of two
//   11       again        one of the last four distances, with a length of its own; or one byte

const literalBits = 4;
/** Where the probabilities of each kind of decision begin. */
const at = { match: 0, again: 12, first: 24, second: 36, third: 48, longer: 60, slot: 72, special: 328, align: 443, length: 459,
  repeated: 733, literal: 1007 };
/** The same among those of a length. */
const within = { choice: 0, second: 1, low: 2, middle: 10, high: 18 };

/** Bytes that were packed; `count`: their number. Damaged input gives other bytes, or an error. */
export function unpack(packed: Uint8Array, count: number): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(count);
  const chances = new Uint16Array(at.literal + (0x300 << literalBits)).fill(1024);
  let [read, range, code] = [5, 0xffffffff, 0];
  for (let byte = 1; byte < 5; byte += 1) code = ((code << 8) | packed[byte]) >>> 0;

  const refill = () => {
    if (range >= 0x1000000) return;
    range = (range << 8) >>> 0;
    code = ((code << 8) | packed[read++]) >>> 0;
  };
  const bit = (chance: number): number => {
    const now = chances[chance];
    const bound = (range >>> 11) * now;
    const zero = code < bound;
    if (zero) {
      range = bound;
      chances[chance] = now + ((2048 - now) >>> 5);
    } else {
      range -= bound;
      code -= bound;
      chances[chance] = now - (now >>> 5);
    }
    refill();
    return zero ? 0 : 1;
  };
  const tree = (chance: number, bits: number): number => {
    let node = 1;
    for (let left = bits; left > 0; left -= 1) node = (node << 1) | bit(chance + node);
    return node - (1 << bits);
  };
  const backwards = (chance: number, bits: number): number => {
    let [node, value] = [1, 0];
    for (let place = 0; place < bits; place += 1) {
      const now = bit(chance + node);
      node = (node << 1) | now;
      value |= now << place;
    }
    return value;
  };
  const even = (bits: number): number => {
    let value = 0;
    for (let left = bits; left > 0; left -= 1) {
      range >>>= 1;
      const one = code >= range;
      if (one) code -= range;
      refill();
      value = (value << 1) | (one ? 1 : 0);
    }
    return value;
  };
  const length = (chance: number): number => bit(chance + within.choice) === 0 ? 2 + tree(chance + within.low, 3)
    : bit(chance + within.second) === 0 ? 10 + tree(chance + within.middle, 3) : 18 + tree(chance + within.high, 8);
  const distance = (long: number): number => {
    const slot = tree(at.slot + (Math.min(long - 2, 3) << 6), 6);
    if (slot < 4) return slot;
    const bits = (slot >>> 1) - 1;
    const base = (2 | (slot & 1)) << bits;
    return slot < 14 ? base + backwards(at.special + base - slot, bits) : base + (even(bits - 4) << 4) + backwards(at.align, 4);
  };

  let [state, done] = [0, 0];
  const last = [0, 0, 0, 0];  // distances, less 1
  const literal = (): void => {
    const chance = at.literal + 0x300 * ((done > 0 ? out[done - 1] : 0) >>> (8 - literalBits));
    let node = 1;
    if (state >= 7) {
      for (let other = out[done - last[0] - 1]; node < 0x100; other <<= 1) {
        const wanted = (other >>> 7) & 1;
        const now = bit(chance + ((1 + wanted) << 8) + node);
        node = (node << 1) | now;
        if (wanted !== now) break;
      }
    }
    while (node < 0x100) node = (node << 1) | bit(chance + node);
    out[done++] = node;
    state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
  };
  const copy = (long: number): void => {
    const from = done - last[0] - 1;
    if (from < 0) throw new RangeError("damaged");
    for (let byte = 0; byte < long && done < count; byte += 1) out[done++] = out[from + byte];
  };
  /** Brings one of the last distances to the front; true if it is only one byte. */
  const again = (): boolean => {
    if (bit(at.first + state) === 0) return bit(at.longer + state) === 0;
    const which = bit(at.second + state) === 0 ? 1 : 2 + bit(at.third + state);
    last.unshift(...last.splice(which, 1));
    return false;
  };
  while (done < count) {
    if (bit(at.match + state) === 0) literal();
    else if (bit(at.again + state) === 0) {
      const long = length(at.length);
      state = state < 7 ? 7 : 10;
      last.unshift(distance(long));
      last.length = 4;
      copy(long);
    } else if (again()) {
      state = state < 7 ? 9 : 11;
      copy(1);
    } else {
      const long = length(at.repeated);
      state = state < 7 ? 8 : 11;
      copy(long);
    }
  }
  return out;
}
