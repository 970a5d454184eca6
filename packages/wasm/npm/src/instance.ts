// An instance of a module, with its imports: a clock, a receiver of events, and exits.
//
//   new Session(module, tell).ask('{"ask":"solve",..}')   ->   '{"version":1,..}'
//
// An instance is never used again after an exit (Elsewhere, a trap).

/** Modules for questions that the first cannot answer: deduku-hint.wasm, deduku-rate.wasm, deduku-more.wasm. */
export type Further = "hint" | "rate" | "more";

/** The question needs another module. */
export class Elsewhere extends Error {
  constructor(readonly module: Further) {
    super();
  }
}

export type Tell = (event: string) => void;

interface Memory {
  memory: WebAssembly.Memory;
  allocate(size: number): number;
  release(at: number): void;
  _initialize?(): void;
}
interface SessionExports extends Memory {
  open(): number;
  ask(session: number, question: number, length: number, answerLength: number): number;
  solve_many(session: number, boards: number, n: number, limit: number, first: number, counts: number): number;
  canon_many(session: number, boards: number, n: number, form: number, forms: number, automorphisms: number): number;
  version(): number;
}
interface CheckerExports extends Memory {
  check(header: number, headerLength: number, proof: number, proofLength: number): number;
}

export const boardSize = 81;
const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** Bytes in the memory of a module. */
abstract class Instance<Exports extends Memory> {
  protected readonly exports: Exports;

  constructor(module: WebAssembly.Module, tell: Tell) {
    // Output of the C library, only after a fault; it is dropped.
    const badDescriptor = () => 8;
    const elsewhere = (which: Further) => () => {
      throw new Elsewhere(which);
    };
    const imports = {
      deduku: {
        now: () => performance.now() / 1000,
        stop: () => 0,
        tell: (at: number, length: number) => tell(this.textAt(at, length)),
        hint: elsewhere("hint"),
        rate: elsewhere("rate"),
        more: elsewhere("more"),
      },
      wasi_snapshot_preview1: { fd_write: badDescriptor, fd_close: badDescriptor, fd_seek: badDescriptor },
    };
    this.exports = new WebAssembly.Instance(module, imports).exports as unknown as Exports;
    this.exports._initialize?.();
  }

  /** Bytes of memory in use; memory is never released. */
  get size(): number {
    return this.exports.memory.buffer.byteLength;
  }

  protected get bytes(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.exports.memory.buffer as ArrayBuffer);
  }
  protected textAt(at: number, length: number): string {
    return decoder.decode(this.bytes.subarray(at, at + length));
  }
  /** A zero-terminated text. */
  protected textFrom(at: number): string {
    return this.textAt(at, this.bytes.indexOf(0, at) - at);
  }
  protected allocate(size: number): number {
    const at = this.exports.allocate(Math.max(size, 1));
    if (at === 0) throw new RangeError("no memory");
    return at;
  }
  /** Copies the bytes into memory; returns their address, to be released. */
  protected put(bytes: Uint8Array): number {
    const at = this.allocate(bytes.length);
    this.bytes.set(bytes, at);
    return at;
  }
}

export interface Solved {
  /** 81 digits for each board, zeros if there is no solution. */
  first: Uint8Array<ArrayBuffer>;
  /** The number of solutions, at most 255. */
  counts: Uint8Array<ArrayBuffer>;
  /** Boards done, from the first on: fewer if one has a byte that is no cell. */
  done: number;
}

export type Form = "minlex" | "gsf" | "pattern" | "maxlex" | "solution";

export interface Forms {
  /** 81 digits for each board, 0 for a blank; zeros if there is no form: a digit appears twice in a row or column, or,
   * for "solution", there is not exactly one solution. */
  forms: Uint8Array<ArrayBuffer>;
  /** The number of automorphisms; 0 if there is no form. */
  automorphisms: Uint32Array<ArrayBuffer>;
  /** Boards done, from the first on: fewer if one has a byte that is no cell. */
  done: number;
}

export class Session extends Instance<SessionExports> {
  private readonly session: number;

  constructor(module: WebAssembly.Module, tell: Tell) {
    super(module, tell);
    this.session = this.exports.open();
  }

  ask(question: string): string {
    const bytes = encoder.encode(question);
    const at = this.put(bytes);
    const lengthAt = this.allocate(4);
    const answer = this.exports.ask(this.session, at, bytes.length, lengthAt);
    const length = new DataView(this.exports.memory.buffer).getUint32(lengthAt, true);
    const text = this.textAt(answer, length);
    this.exports.release(at);
    this.exports.release(lengthAt);
    return text;
  }

  solveMany(boards: Uint8Array, limit: number): Solved {
    const n = Math.floor(boards.length / boardSize);
    const at = this.put(boards.subarray(0, n * boardSize));
    const firstAt = this.allocate(n * boardSize);
    const countsAt = this.allocate(n);
    const done = this.exports.solve_many(this.session, at, n, limit, firstAt, countsAt);
    const first = this.bytes.slice(firstAt, firstAt + done * boardSize);
    const counts = this.bytes.slice(countsAt, countsAt + done);
    for (const each of [at, firstAt, countsAt]) this.exports.release(each);
    return { first, counts, done };
  }

  forms(boards: Uint8Array, form: Form): Forms {
    const n = Math.floor(boards.length / boardSize);
    const at = this.put(boards.subarray(0, n * boardSize));
    const wordAt = this.put(encoder.encode(`${form}\0`));
    const formsAt = this.allocate(n * boardSize);
    const waysAt = this.allocate(n * 4);
    const done = this.exports.canon_many(this.session, at, n, wordAt, formsAt, waysAt);
    const forms = this.bytes.slice(formsAt, formsAt + done * boardSize);
    const automorphisms = new Uint32Array(this.bytes.slice(waysAt, waysAt + done * 4).buffer);
    for (const each of [at, wordAt, formsAt, waysAt]) this.exports.release(each);
    return { forms, automorphisms, done };
  }

  version(): string {
    return this.textFrom(this.exports.version());
  }
}

export class CheckerInstance extends Instance<CheckerExports> {
  constructor(module: WebAssembly.Module) {
    super(module, () => {});
  }

  check(header: string, proof: string): string {
    const [one, other] = [encoder.encode(header), encoder.encode(proof)];
    const [oneAt, otherAt] = [this.put(one), this.put(other)];
    const text = this.textFrom(this.exports.check(oneAt, one.length, otherAt, other.length));
    this.exports.release(oneAt);
    this.exports.release(otherAt);
    return text;
  }
}
