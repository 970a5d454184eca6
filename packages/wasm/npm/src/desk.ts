// Does jobs one at a time, in this thread or behind a Worker: it keeps the instances, and replaces those that were lost.
//
//   job {ask: '..'}  ->  {text: '..'}    {more: true}: needs deduku-more.wasm, to be asked again with it
//                                        {trap: '..'}: the instance was lost, the next job gets a fresh one

import { boardSize, CheckerInstance, Elsewhere, Session, type Solved, type Tell } from "./instance.js";

export type Job =
  | { kind: "ask"; question: string }
  | { kind: "solve"; boards: Uint8Array; limit: number }
  | { kind: "version" }
  | { kind: "check"; header: string; proof: string };

export interface Done {
  text?: string;
  solved?: Solved;
  more?: true;
  trap?: "internal" | "memory";
}

export interface Modules {
  core?: WebAssembly.Module;
  more?: WebAssembly.Module;
  check?: WebAssembly.Module;
}

// One that has grown beyond this is replaced, for memory is never given back.
const largest = 128 << 20;
// Near what a module may have (its limit is 512 MiB), a trap means that there was no more.
const nearlyFull = 448 << 20;
// So many boards go into a module at once.
const portion = 1 << 17;

export class Desk {
  readonly modules: Modules;
  private core?: Session | undefined;
  private more?: Session | undefined;
  private checker?: CheckerInstance | undefined;
  private heard: Tell = () => {};

  constructor(modules: Modules) {
    this.modules = { ...modules };
  }

  /** With `more`: by the module that has everything. */
  run(job: Job, tell: Tell, more: boolean): Done {
    this.heard = tell;
    try {
      const done = this.attempt(job, more);
      this.dropLarge();
      return done;
    } catch (error) {
      if (error instanceof Elsewhere) {
        this.core = undefined;
        return { more: true };
      }
      const full = [this.core, this.more, this.checker].some((each) => (each?.size ?? 0) >= nearlyFull);
      this.core = this.more = this.checker = undefined;
      return { trap: full || (error instanceof RangeError && error.message === "no memory") ? "memory" : "internal" };
    }
  }

  private attempt(job: Job, more: boolean): Done {
    if (job.kind === "check") {
      this.checker ??= new CheckerInstance(this.module("check"));
      return { text: this.checker.check(job.header, job.proof) };
    }
    const session = this.session(more);
    if (job.kind === "ask") return { text: session.ask(job.question) };
    if (job.kind === "version") return { text: session.version() };
    return { solved: this.solve(session, job.boards, job.limit) };
  }

  private session(more: boolean): Session {
    const tell: Tell = (event) => this.heard(event);
    if (more) return (this.more ??= new Session(this.module("more"), tell));
    return (this.core ??= new Session(this.module("core"), tell));
  }

  private module(which: keyof Modules): WebAssembly.Module {
    const found = this.modules[which];
    if (found === undefined) throw new Error(`module ${which} is not there`);
    return found;
  }

  private solve(session: Session, boards: Uint8Array, limit: number): Solved {
    const n = Math.floor(boards.length / boardSize);
    const out: Solved = { first: new Uint8Array(n * boardSize), counts: new Uint8Array(n), done: 0 };
    const tell = this.heard;
    const say = (done: number) => tell(JSON.stringify({ progress: { done, total: n, unit: "boards" } }));
    // The module counts within its portion.
    this.heard = (event) => say(out.done + (JSON.parse(event) as { progress: { done: number } }).progress.done);
    while (out.done < n) {
      const end = Math.min(n, out.done + portion);
      const part = session.solveMany(boards.subarray(out.done * boardSize, end * boardSize), limit);
      out.first.set(part.first, out.done * boardSize);
      out.counts.set(part.counts, out.done);
      out.done += part.done;
      if (out.done < end) break;
      say(out.done);
    }
    return { first: out.first.subarray(0, out.done * boardSize), counts: out.counts.subarray(0, out.done), done: out.done };
  }

  private dropLarge(): void {
    if ((this.core?.size ?? 0) > largest) this.core = undefined;
    if ((this.more?.size ?? 0) > largest) this.more = undefined;
    if ((this.checker?.size ?? 0) > largest) this.checker = undefined;
  }
}
