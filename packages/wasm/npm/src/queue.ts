// Jobs in order, one at a time; one that is given up ends the Worker it runs in, and the next gets a fresh one.

import { Desk, type Done, type Job, type Modules } from "./desk.js";
import { compile, type Source } from "./source.js";
import type { Reply, Request } from "./worker.js";

/** What is used of a Worker. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}
export type MakeWorker = () => WorkerLike | Promise<WorkerLike>;

export interface JobOptions {
  /** Ends the job: at once behind a Worker, in this thread only before it begins. */
  signal?: AbortSignal | undefined;
  /** Hears what is found on the way. */
  onEvent?: ((event: Record<string, unknown>) => void) | undefined;
}

const longestKind = 200;

interface Waiting {
  job: Job;
  options: JobOptions;
  resolve(done: Done): void;
  reject(reason: unknown): void;
}

export class Queue {
  private readonly waiting: Waiting[] = [];
  private busy = false;
  private closed = false;
  private desk?: Desk;
  private worker?: WorkerLike | undefined;
  private readonly modules: Modules;
  // Questions that the first module handed on: the same about another puzzle goes to the other module at once.
  private readonly further = new Set<string>();
  private next = 1;

  private constructor(
    modules: Modules,
    private readonly more: Source | undefined,
    private readonly makeWorker: MakeWorker | undefined,
  ) {
    this.modules = modules;
    if (makeWorker === undefined) this.desk = new Desk(modules);
  }

  static async open(
    which: "core" | "check",
    source: Source,
    more: Source | undefined,
    worker: MakeWorker | undefined,
  ): Promise<Queue> {
    const queue = new Queue({ [which]: await compile(source) }, more, worker);
    if (worker !== undefined) await queue.hire();
    return queue;
  }

  run(job: Job, options: JobOptions = {}): Promise<Done> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new Error("it was closed"));
      if (options.signal?.aborted) return reject(reasonOf(options.signal));
      const entry: Waiting = { job, options, resolve, reject };
      options.signal?.addEventListener("abort", () => this.giveUp(entry), { once: true });
      this.waiting.push(entry);
      void this.work();
    });
  }

  close(): void {
    this.closed = true;
    this.worker?.terminate();
    for (const entry of this.waiting.splice(0)) entry.reject(new Error("it was closed"));
  }

  // The first of those that wait is at work.
  private async work(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (let entry = this.waiting[0]; entry !== undefined; entry = this.waiting[0]) {
      try {
        const done = await this.runOne(entry);
        if (this.waiting[0] === entry) this.waiting.shift();
        entry.resolve(done);
      } catch (reason) {
        if (this.waiting[0] === entry) this.waiting.shift();
        entry.reject(reason);
      }
    }
    this.busy = false;
  }

  private async runOne(entry: Waiting): Promise<Done> {
    const kind = kindOf(entry.job);
    const done = await this.send(entry, this.modules.more !== undefined && this.further.has(kind));
    if (done.more === undefined) return done;
    if (kind.length < longestKind) this.further.add(kind);
    try {
      await this.fetchMore();
    } catch (error) {
      const text = `deduku-more.wasm, which this question needs, cannot be had: ${error instanceof Error ? error.message : error}`;
      return { text: JSON.stringify({ error: { kind: "internal", text } }) };
    }
    return this.send(entry, true);
  }

  private async fetchMore(): Promise<void> {
    if (this.modules.more !== undefined) return;
    if (this.more === undefined) throw new Error("nobody said where it is");
    this.modules.more = await compile(this.more);
    this.worker?.postMessage({ modules: { more: this.modules.more } } satisfies Request);
    if (this.desk !== undefined) this.desk.modules.more = this.modules.more;
  }

  private async send(entry: Waiting, more: boolean): Promise<Done> {
    const { signal, onEvent } = entry.options;
    const tell = (text: string) => onEvent?.(JSON.parse(text) as Record<string, unknown>);
    if (this.desk !== undefined) return this.desk.run(entry.job, tell, more);
    const worker = this.worker ?? (await this.hire());
    if (signal?.aborted) throw reasonOf(signal); // while the Worker was made
    const id = this.next++;
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Reply>) => {
        if (data.id !== id) return;
        if (data.event !== undefined) tell(data.event);
        if (data.done !== undefined) resolve(data.done);
      };
      worker.onerror = () => {
        this.dismiss();
        resolve({ trap: "internal" });
      };
      signal?.addEventListener("abort", () => reject(reasonOf(signal)), { once: true });
      worker.postMessage({ id, job: entry.job, more } satisfies Request);
    });
  }

  private giveUp(entry: Waiting): void {
    const at = this.waiting.indexOf(entry);
    if (at < 0) return;
    if (at === 0 && this.busy) this.dismiss(); // `send` rejects it
    else {
      this.waiting.splice(at, 1);
      entry.reject(reasonOf(entry.options.signal));
    }
  }

  private async hire(): Promise<WorkerLike> {
    const worker = await this.makeWorker!();
    worker.postMessage({ modules: this.modules } satisfies Request);
    this.worker = worker;
    return worker;
  }

  private dismiss(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }
}

/** What is asked, whatever the puzzle is. */
const kindOf = (job: Job): string =>
  job.kind === "ask" ? job.question.replace(/"puzzle"\s*:\s*"(?:[^"\\]|\\.)*"/, "") : job.kind;

function reasonOf(signal: AbortSignal | undefined): unknown {
  const reason: unknown = signal?.reason;
  return reason instanceof Error && reason.name === "AbortError"
    ? reason
    : new DOMException("the question was given up", "AbortError");
}
