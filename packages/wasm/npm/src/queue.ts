// Jobs in order, one at a time; cancelling one terminates its Worker, and the next job gets a new one.

import { Desk, type Done, type Job, type Modules } from "./desk.js";
import type { Further } from "./instance.js";
import { compile, type Source } from "./source.js";
import type { Reply, Request } from "./worker.js";

/** The part of a Worker's interface in use. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}
export type MakeWorker = () => WorkerLike | Promise<WorkerLike>;

export interface JobOptions {
  /** Cancels the job: at once in a Worker, in this thread only before it begins. */
  signal?: AbortSignal | undefined;
  /** Receives events. */
  onEvent?: ((event: Record<string, unknown>) => void) | undefined;
}

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
  // The module to which questions of each word were passed on: later ones go there directly, since it includes the first.
  private readonly handedOn = new Map<string | undefined, Further>();
  private next = 1;

  private constructor(
    modules: Modules,
    private readonly further: Partial<Record<Further, Source | undefined>>,
    private readonly makeWorker: MakeWorker | undefined,
  ) {
    this.modules = modules;
    if (makeWorker === undefined) this.desk = new Desk(modules);
  }

  static async open(
    which: "core" | "check",
    source: Source,
    further: Partial<Record<Further, Source | undefined>>,
    worker: MakeWorker | undefined,
  ): Promise<Queue> {
    const queue = new Queue({ [which]: await compile(source) }, further, worker);
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

  // The first job in the queue is running.
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
    const word = wordOf(entry.job);
    let done = await this.send(entry, this.handedOn.get(word) ?? "core");
    while (done.elsewhere !== undefined) {
      let which = done.elsewhere;
      // deduku-more.wasm includes the others; it is used if it is loaded already or they have no source.
      if (this.modules.more || !this.further[which]) which = "more";
      try {
        await this.fetch(which);
      } catch (error) {
        const text = `deduku-${which}.wasm, which this question needs, cannot be had: ${error instanceof Error ? error.message : error}`;
        return { text: JSON.stringify({ error: { kind: "internal", text } }) };
      }
      this.handedOn.set(word, which);
      done = await this.send(entry, which);
    }
    return done;
  }

  private async fetch(which: Further): Promise<void> {
    if (this.modules[which]) return;
    const modules: Modules = { [which]: await compile(this.further[which]!) };
    Object.assign(this.modules, modules);
    this.worker?.postMessage({ modules } satisfies Request);
    if (this.desk) Object.assign(this.desk.modules, modules);
  }

  private async send(entry: Waiting, which: "core" | Further): Promise<Done> {
    const { signal, onEvent } = entry.options;
    const tell = (text: string) => onEvent?.(JSON.parse(text) as Record<string, unknown>);
    if (this.desk !== undefined) return this.desk.run(entry.job, tell, which);
    const worker = this.worker ?? (await this.hire());
    if (signal?.aborted) throw reasonOf(signal); // during the start of the Worker
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
      worker.postMessage({ id, job: entry.job, which } satisfies Request);
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

// The key of `handedOn`; the answer does not depend on it.
const wordOf = (job: Job) => (job.kind === "ask" ? /"ask": *"\w+/.exec(job.question)?.[0] : job.kind);

function reasonOf(signal: AbortSignal | undefined): unknown {
  const reason: unknown = signal?.reason;
  return reason instanceof Error && reason.name === "AbortError"
    ? reason
    : new DOMException("the question was given up", "AbortError");
}
