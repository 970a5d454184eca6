// Runs jobs one at a time, in this thread or in a Worker; keeps the instances and replaces failed ones.
//
//   job {ask: '..'}  ->  {text: '..'}    {elsewhere: "more"}: needs deduku-more.wasm, to be asked again with it
//                                        {trap: '..'}: the instance failed, the next job gets a new one

import { boardSize, CheckerInstance, Elsewhere, Session, type Form, type Forms, type Further, type Solved, type Tell } from "./instance.js";

export type Job =
  | { kind: "ask"; question: string }
  | { kind: "solve"; boards: Uint8Array; limit: number }
  | { kind: "canon"; boards: Uint8Array; form: Form }
  | { kind: "version" }
  | { kind: "check"; header: string; proof: string };

export interface Done {
  text?: string;
  solved?: Solved;
  forms?: Forms;
  elsewhere?: Further;
  trap?: "internal" | "memory";
}

export interface Modules {
  core?: WebAssembly.Module;
  hint?: WebAssembly.Module;
  rate?: WebAssembly.Module;
  more?: WebAssembly.Module;
  check?: WebAssembly.Module;
}

// Larger instances are replaced, since memory is never released.
const largest = 128 << 20;
// Near the limit of a module (512 MiB), a trap means that memory ran out.
const nearlyFull = 448 << 20;
// The number of boards given to a module at once.
const portion = 1 << 17;

export class Desk {
  readonly modules: Modules;
  private instances: Partial<Record<"core" | Further, Session>> & { check?: CheckerInstance } = {};
  private heard: Tell = () => {};

  constructor(modules: Modules) {
    this.modules = { ...modules };
  }

  run(job: Job, tell: Tell, which: "core" | Further): Done {
    this.heard = tell;
    try {
      const done = this.attempt(job, which);
      this.dropLarge();
      return done;
    } catch (error) {
      if (error instanceof Elsewhere) {
        delete this.instances[which];
        return { elsewhere: error.module };
      }
      const full = Object.values(this.instances).some((each) => each.size >= nearlyFull);
      this.instances = {};
      return { trap: full || (error instanceof RangeError && error.message === "no memory") ? "memory" : "internal" };
    }
  }

  private attempt(job: Job, which: "core" | Further): Done {
    if (job.kind === "check") {
      const checker = (this.instances.check ??= new CheckerInstance(this.module("check")));
      return { text: checker.check(job.header, job.proof) };
    }
    const session = this.session(which);
    if (job.kind === "ask") return { text: session.ask(job.question) };
    if (job.kind === "version") return { text: session.version() };
    if (job.kind === "canon") return { forms: this.forms(session, job.boards, job.form) };
    return { solved: this.solve(session, job.boards, job.limit) };
  }

  private session(which: "core" | Further): Session {
    return (this.instances[which] ??= new Session(this.module(which), (event) => this.heard(event)));
  }

  private module(which: keyof Modules): WebAssembly.Module {
    const found = this.modules[which];
    if (found === undefined) throw new Error(`module ${which} is not there`);
    return found;
  }

  /** Processes boards in portions: `work` returns how many of its portion are done. Returns the total. */
  private inPortions(boards: Uint8Array, work: (some: Uint8Array, before: number) => number): number {
    const n = Math.floor(boards.length / boardSize);
    const tell = this.heard;
    const say = (count: number) => tell(JSON.stringify({ progress: { done: count, total: n, unit: "boards" } }));
    let done = 0;
    // The module counts boards of its portion.
    this.heard = (event) => say(done + (JSON.parse(event) as { progress: { done: number } }).progress.done);
    while (done < n) {
      const end = Math.min(n, done + portion);
      done += work(boards.subarray(done * boardSize, end * boardSize), done);
      if (done < end) break;
      say(done);
    }
    return done;
  }

  private solve(session: Session, boards: Uint8Array, limit: number): Solved {
    const n = Math.floor(boards.length / boardSize);
    const [first, counts] = [new Uint8Array(n * boardSize), new Uint8Array(n)];
    const done = this.inPortions(boards, (some, before) => {
      const part = session.solveMany(some, limit);
      first.set(part.first, before * boardSize);
      counts.set(part.counts, before);
      return part.done;
    });
    return { first: first.subarray(0, done * boardSize), counts: counts.subarray(0, done), done };
  }

  private forms(session: Session, boards: Uint8Array, form: Form): Forms {
    const n = Math.floor(boards.length / boardSize);
    const [forms, automorphisms] = [new Uint8Array(n * boardSize), new Uint32Array(n)];
    const done = this.inPortions(boards, (some, before) => {
      const part = session.forms(some, form);
      forms.set(part.forms, before * boardSize);
      automorphisms.set(part.automorphisms, before);
      return part.done;
    });
    return { forms: forms.subarray(0, done * boardSize), automorphisms: automorphisms.subarray(0, done), done };
  }

  private dropLarge(): void {
    for (const [which, each] of Object.entries(this.instances))
      if (each.size > largest) delete this.instances[which as keyof Modules];
  }
}
