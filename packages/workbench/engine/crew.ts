// The engines of the page: a quick one for the board, three long-running ones for ratings, reports and reading, and the checker. Each
// runs in a separate Worker, all but the first started on first use, so the board never waits for a rating. They share compiled
// modules, so code optimized for one is fast in all.
//
//   crew.quick("marks", {ask: "candidates", ..})    a newer question of the same lane replaces an older one
//   crew.long({ask: "rate", ..}, signal)            runs until done, or until the signal stops it
//   crew.beside({ask: "analyze", ..}, signal)       the same, in parallel with a long one
//   crew.apart({ask: "reading", ..}, signal)        the same, in parallel with both: for published puzzles
//   crew.check(puzzle, proof)                       by deduku-check.wasm, which shares no code with the engine

import { AnyAnswer, AnyQuestion, Checker, compile, Engine, open, openChecker, Source, Verdict } from "deduku";

/** If only `core` is given, it answers everything. */
export interface Sources {
  readonly core: Source; readonly hint?: Source; readonly more?: Source; readonly check: Source; readonly worker: () => Worker;
}

/** The time that a superseded question has to finish before its engine is restarted. */
const patience = 150;

/** Opened on first use; after a failure, the next use tries again. */
class Opened<T> {
  private kept: Promise<T> | null = null;

  constructor(private readonly open: () => Promise<T>) {}

  get(): Promise<T> {
    this.kept ??= this.open().catch((error: unknown) => {
      this.kept = null;
      throw error;
    });
    return this.kept;
  }
}

/** The answer if no engine is available. */
const absent = (error: unknown): AnyAnswer => ({ absent: true, error: { kind: "internal", text: String(error) } });

export class Crew {
  private readonly lanes = new Map<string, AbortController>();
  private readonly quickEngine: Opened<Engine>;
  /** Whether a hint would have to wait. */
  readonly hint: Opened<WebAssembly.Module>;
  private readonly longEngine: Opened<Engine>;
  private readonly besideEngine: Opened<Engine>;
  private readonly apartEngine: Opened<Engine>;
  private readonly checker: Opened<Checker>;

  constructor({ worker, check, ...modules }: Sources) {
    const core = new Opened(() => compile(modules.core));
    const later = (source?: Source) => source === undefined ? core : new Opened(() => compile(source));
    const [hint, more] = [later(modules.hint), later(modules.more)];
    this.hint = hint;
    const engine = () => new Opened(() => open({ core: () => core.get(), hint: () => hint.get(), more: () => more.get(), worker }));
    [this.quickEngine, this.longEngine, this.besideEngine, this.apartEngine] = [engine(), engine(), engine(), engine()];
    this.checker = new Opened(() => openChecker({ check, worker }));
    void this.quickEngine.get().catch(() => undefined);
  }

  /** The engine's version data; rejects if it cannot be opened, and tries again the next time. */
  ready(): Promise<Record<string, unknown>> {
    return this.quickEngine.get().then((engine) => engine.version());
  }

  /** null: replaced by a newer question. */
  async quick(lane: string, question: AnyQuestion): Promise<AnyAnswer | null> {
    const stop = new AbortController();
    const older = this.lanes.get(lane);
    if (older) setTimeout(() => older.abort(), patience);
    this.lanes.set(lane, stop);
    try {
      const answer = await (await this.quickEngine.get()).ask(question, { signal: stop.signal });
      return this.lanes.get(lane) === stop ? answer : null;
    } catch (error) {
      return isAbort(error) ? null : absent(error);
    } finally {
      if (this.lanes.get(lane) === stop) this.lanes.delete(lane);
    }
  }

  /** null: it was stopped. */
  long(question: AnyQuestion, signal: AbortSignal, onEvent?: (event: Record<string, any>) => void): Promise<AnyAnswer | null> {
    return this.slowly(this.longEngine, question, signal, onEvent);
  }

  beside(question: AnyQuestion, signal: AbortSignal): Promise<AnyAnswer | null> {
    return this.slowly(this.besideEngine, question, signal);
  }

  apart(question: AnyQuestion, signal: AbortSignal): Promise<AnyAnswer | null> {
    return this.slowly(this.apartEngine, question, signal);
  }

  private async slowly(by: Opened<Engine>, question: AnyQuestion, signal: AbortSignal, onEvent?: (event: Record<string, any>) =>
    void): Promise<AnyAnswer | null> {
    try {
      const answer = await (await by.get()).ask(question, { signal, onEvent });
      return signal.aborted ? null : answer;
    } catch (error) {
      return isAbort(error) ? null : absent(error);
    }
  }

  async check(puzzle: string, proof: string): Promise<Verdict> {
    return (await this.checker.get()).check(puzzle, proof);
  }
}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === "AbortError";
