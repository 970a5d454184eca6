// Who answers: a quick engine for the board, a long one for ratings and proofs, and the checker. Each runs in a Worker of its
// own, the last two from their first use, so the board never waits for a rating.
//
//   crew.quick("marks", {ask: "candidates", ..})    a newer question of the same lane takes the place of an older one
//   crew.long({ask: "rate", ..}, signal)            until it is done, or the signal stops it
//   crew.check(puzzle, proof)                       by deduku-check.wasm, which shares no code with the engine

import { AnyAnswer, AnyQuestion, Checker, Engine, open, openChecker, Source, Verdict } from "deduku";

export interface Sources { readonly core: Source; readonly more: Source; readonly check: Source; readonly worker: () => Worker }

/** A question that nobody waits for any more is let finish for so long before its engine is started anew. */
const patience = 150;

export class Crew {
  private readonly lanes = new Map<string, AbortController>();
  private readonly quickEngine: Promise<Engine>;
  private longEngine: Promise<Engine> | null = null;
  private checker: Promise<Checker> | null = null;

  constructor(private readonly sources: Sources) {
    this.quickEngine = open(sources);
  }

  ready(): Promise<Record<string, unknown>> {
    return this.quickEngine.then((engine) => engine.version());
  }

  /** null: a newer question took its place. */
  async quick(lane: string, question: AnyQuestion): Promise<AnyAnswer | null> {
    const stop = new AbortController();
    const older = this.lanes.get(lane);
    if (older) setTimeout(() => older.abort(), patience);
    this.lanes.set(lane, stop);
    try {
      const answer = await (await this.quickEngine).ask(question, { signal: stop.signal });
      return this.lanes.get(lane) === stop ? answer : null;
    } catch (error) {
      if (isAbort(error)) return null;
      throw error;
    } finally {
      if (this.lanes.get(lane) === stop) this.lanes.delete(lane);
    }
  }

  /** null: it was stopped. */
  async long(question: AnyQuestion, signal: AbortSignal, onEvent?: (event: Record<string, any>) => void): Promise<AnyAnswer | null> {
    this.longEngine ??= open(this.sources);
    try {
      const answer = await (await this.longEngine).ask(question, { signal, onEvent });
      return signal.aborted ? null : answer;
    } catch (error) {
      if (isAbort(error)) return null;
      throw error;
    }
  }

  async check(puzzle: string, proof: string): Promise<Verdict> {
    this.checker ??= openChecker({ check: this.sources.check, worker: this.sources.worker });
    return (await this.checker).check(puzzle, proof);
  }
}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === "AbortError";
