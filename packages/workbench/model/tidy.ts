// Removes unnecessary parts of HDP lines: facts that a line names but does not use, then lines on which nothing depends.
//
//   DIS # I8: 3,9 + B1: 6 # A2: 1,2 => CTR => A2: 5,9      becomes      DIS # I8: 3,9 # A2: 1,2 => CTR => A2: 5,9
//
// The engine (replay) decides for every single fact and line whether the shorter text still proves the same.

import { readLine, writeChain } from "./chain";
import type { Read } from "./handwork";

export interface Replayed { readonly lines: readonly Read[]; readonly solution: string | null;
  readonly levels: { readonly outcome: string } }
export type Replay = (lines: readonly string[]) => Promise<Replayed | null>;

/** A line without one of the facts it names, the last one first. */
export function withoutFacts(text: string): string[] {
  const line = readLine(text);
  if (!line || (line.mark !== "DIS" && line.mark !== "PRF")) return [];
  const facts = line.chain.flatMap((link, at) => (link.hypothesis ? [] : [at])).reverse();
  const [, ...ends] = text.split(" => ");
  return facts.filter(() => line.chain.length > 1)
    .map((gone) => [`${line.mark} ${writeChain(line.chain.filter((_, at) => at !== gone))}`.trimEnd(), ...ends].join(" => "));
}

/** Whether every line still has the same result, without facts that it does not name. */
function asGood(before: Replayed, after: Replayed, gone: number): boolean {
  if (before.solution !== after.solution || before.levels.outcome !== after.levels.outcome) return false;
  const rest = before.lines.filter((_, at) => at !== gone);
  return rest.length === after.lines.length && rest.every((line, at) => after.lines[at].verdict === line.verdict
    && after.lines[at].why === line.why);
}

const settles = (text: string): boolean => /^(DIS|PRF)\b/.test(text);

/** The same proof, shortened; null if the engine is not available. `stop` ends it between two questions. */
export async function tidied(lines: readonly string[], replay: Replay, stop: () => boolean): Promise<readonly string[] | null> {
  let now = lines;
  let known = await replay(now);
  if (!known) return null;
  const attempt = async (next: readonly string[], gone: number): Promise<boolean> => {
    const after = await replay(next);
    if (!after || !known || !asGood(known, after, gone)) return false;
    [now, known] = [next, after];
    return true;
  };
  // A fact may be necessary until another one that names it is removed: from the last line to the first.
  for (let at = now.length - 1; at >= 0; at -= 1) {
    for (let tried = 0; !stop();) {
      const shorter = withoutFacts(now[at])[tried];
      if (shorter === undefined) break;
      if (!(await attempt(now.map((text, each) => (each === at ? shorter : text)), -1))) tried += 1;
    }
  }
  // An unused line may be the intended result, so lines are only removed from a complete proof.
  const whole = known.solution !== null || known.levels.outcome !== "open";
  for (let at = now.length - 1; whole && at >= 0 && !stop();
    at -= 1) if (settles(now[at])) await attempt(now.filter((_, each) => each !== at), at);
  return stop() ? null : now;
}
