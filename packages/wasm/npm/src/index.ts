// Deduku in browsers and node: questions and answers as plain objects, boards in bulk, and the independent checker.
//
//   import { open } from "deduku";
//   const deduku = await open();
//   const { hdp } = await deduku.ask({ ask: "hdp", puzzle: "8..........36......7..9.2...5...7......." + ".." });
//   hdp.level

import type { Answer, AnyAnswer, AnyQuestion, Problem, QuestionOf, Word } from "./types.js";
import { Queue, type JobOptions, type MakeWorker } from "./queue.js";
import type { Source } from "./source.js";
import type { Done, Job } from "./desk.js";
import type { Form, Forms, Solved } from "./instance.js";
import { nodeWorker } from "./node.js";

export type { Answer, AnyAnswer, AnyQuestion, Problem, Question, QuestionOf, Refused, Word } from "./types.js";
export type { JobOptions as AskOptions, MakeWorker, WorkerLike } from "./queue.js";
export type { Form, Forms, Solved } from "./instance.js";
export type { Source } from "./source.js";
/** A compiled module for several engines, which share its optimized code. */
export { compile } from "./source.js";

type Many<T> = Iterable<T> | AsyncIterable<T>;

export interface Engine {
  /** The answer; its member `error` reports an invalid question. Rejects only with an AbortError. */
  ask<W extends Word>(question: QuestionOf<W> & { ask: W }, options?: JobOptions): Promise<Answer<W>>;
  /** A question built at run time: an object, or JSON as text. */
  ask(question: AnyQuestion | string, options?: JobOptions): Promise<AnyAnswer>;
  /** Answers in the order of the questions, each as soon as it is available; questions are answered one at a time. */
  askMany<W extends Word>(questions: Many<QuestionOf<W> & { ask: W }>, options?: JobOptions): AsyncGenerator<Answer<W>>;
  askMany(questions: Many<AnyQuestion>, options?: JobOptions): AsyncGenerator<AnyAnswer>;
  /** Boards of 9x9, 81 bytes each: digits 0 to 9, their characters, or '.'. Looks for up to `limit` solutions (2). */
  solveMany(boards: Uint8Array, limit?: number, options?: JobOptions): Promise<Solved>;
  /** Canonical forms of such boards: equal for all isomorphs. */
  forms(boards: Uint8Array, form?: Form, options?: JobOptions): Promise<Forms>;
  version(): Promise<{ library: string; schema: number; kernel: string; features: string[] }>;
  /** Terminates the Worker; pending questions are rejected. */
  close(): void;
}

export interface OpenOptions {
  /** deduku.wasm; by default the one next to this file. */
  core?: Source;
  /** deduku-hint.wasm: hints and paths by all techniques; fetched when a question first needs it. By default the one next to this
   * file; if only `more` is given, none, since `more` includes it. */
  hint?: Source;
  /** deduku-rate.wasm: measures, the step model, scenarios and pictures; fetched likewise. */
  rate?: Source;
  /** deduku-more.wasm, fetched when a question first needs it; by default the one next to this file. */
  more?: Source;
  /** true: use a Worker, which keeps the page responsive and questions cancellable; or a function that makes one. */
  worker?: boolean | MakeWorker;
}

const beside = (name: string): Source => () => new URL(`./${name}`, import.meta.url);

function makeWorker(wanted: boolean | MakeWorker | undefined): MakeWorker | undefined {
  if (typeof wanted === "function") return wanted;
  if (wanted !== true) return undefined;
  const url = () => new URL("./worker.js", import.meta.url);
  return typeof Worker === "undefined" ? () => nodeWorker(url()) : () => new Worker(url(), { type: "module" });
}

function problem(kind: "memory" | "internal"): { error: Problem } {
  const text = kind === "memory" ? "there is not enough memory" : "the engine broke down; the next question gets a new one";
  return { error: { kind, text } };
}

function objectOf(done: Done): object {
  return done.text === undefined ? problem(done.trap ?? "internal") : (JSON.parse(done.text) as object);
}

/** An engine: in this thread, or in a Worker. */
export async function open(options: OpenOptions = {}): Promise<Engine> {
  const queue = await Queue.open(
    "core",
    options.core ?? beside("deduku.wasm"),
    {
      hint: options.hint ?? (options.more ? undefined : beside("deduku-hint.wasm")),
      rate: options.rate ?? (options.more ? undefined : beside("deduku-rate.wasm")),
      more: options.more ?? beside("deduku-more.wasm"),
    },
    makeWorker(options.worker),
  );
  const ask = async (question: AnyQuestion | string, how?: JobOptions) => {
    const text = typeof question === "string" ? question : JSON.stringify(question);
    return objectOf(await queue.run({ kind: "ask", question: text }, how)) as AnyAnswer;
  };
  const engine = {
    ask,
    async *askMany(questions: Many<AnyQuestion>, how?: JobOptions) {
      for await (const question of questions) yield await ask(question, how);
    },
    async solveMany(boards: Uint8Array, limit = 2, how?: JobOptions) {
      const { solved, trap } = await queue.run({ kind: "solve", boards, limit }, how);
      if (solved === undefined) throw new Error(problem(trap ?? "internal").error.text);
      return solved;
    },
    async forms(boards: Uint8Array, form: Form = "minlex", how?: JobOptions) {
      const { forms, trap } = await queue.run({ kind: "canon", boards, form }, how);
      if (forms === undefined) throw new Error(problem(trap ?? "internal").error.text);
      return forms;
    },
    async version() {
      return JSON.parse((await queue.run({ kind: "version" })).text ?? "{}");
    },
    close: () => queue.close(),
  };
  return engine as Engine; // the overloads are more specific than the code
}

/** The checker's answer, as `deduku-check --json`. */
export interface Verdict {
  accepted: boolean;
  proved?: "solution" | "unique" | "no-solution" | "false" | "not-unique";
  grid?: number[];
  candidates?: number[];
  if?: "unique";
  line?: number;
  path?: string;
  rule?: string;
  detail?: string;
  /** The puzzle is invalid. */
  error?: string;
}

export interface Checker {
  /** `puzzle`: one character per cell, row by row ('.' or 0 empty, 1 to 9, then A, B, ..), or the header of a ledger as text;
   * `box`: height and width, if the size is ambiguous. `proof`: a ledger or a certificate. */
  check(puzzle: string, proof: string, options?: JobOptions & { box?: [number, number] }): Promise<Verdict>;
  close(): void;
}

/** {"format":"deduku-proof","version":1,"box":[3,3],"givens":[8,0,0,..]}; the checker validates it. */
function headerOf(puzzle: string, box?: [number, number]): string {
  if (puzzle.trimStart().startsWith("{")) return puzzle.trim().split("\n", 1)[0]!;
  const givens = [...puzzle.trim()].map((sign) => (sign === "." ? 0 : parseInt(sign, 36)));
  const n = Math.round(Math.sqrt(givens.length));
  let height = Math.floor(Math.sqrt(n));
  while (height > 1 && n % height !== 0) --height;
  return JSON.stringify({ format: "deduku-proof", version: 1, box: box ?? [height, n / Math.max(height, 1)], givens });
}

function verdictOf(done: Done): Verdict {
  const { verdict, version: _, ...said } = objectOf(done) as Record<string, unknown>;
  const error = said["error"] as string | Problem | undefined;
  if (error !== undefined) return { accepted: false, error: typeof error === "string" ? error : error.text };
  return { ...said, accepted: verdict === "accepted" };
}

/** The independent checker, a separate module. */
export async function openChecker(options: { check?: Source; worker?: boolean | MakeWorker } = {}): Promise<Checker> {
  const source = options.check ?? beside("deduku-check.wasm");
  const queue = await Queue.open("check", source, {}, makeWorker(options.worker));
  return {
    async check(puzzle, proof, how) {
      const job: Job = { kind: "check", header: headerOf(puzzle, how?.box), proof };
      return verdictOf(await queue.run(job, how));
    },
    close: () => queue.close(),
  };
}
