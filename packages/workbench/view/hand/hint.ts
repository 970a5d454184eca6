// Staged hints for HDP by hand: the pair, the reduction candidate, the refuted branch, the line; then it is written.

import { computed, signal } from "@preact/signals";
import { above, innermost, readChain, readLine } from "../../model/chain";
import type { Branch } from "../../model/handwork";
import { askBranch, branch, goOn, marked, state, take, tell, warn } from "./work";
import { say } from "./words";

interface Staged { readonly of: object; readonly stages: readonly string[]; readonly cells: readonly (readonly string[])[];
  readonly line: string; readonly stage: number }

const current = signal<Staged | null>(null);
/** The hint, while it applies to the position shown. */
export const hint = computed(() => (current.value && current.value.of === state.value ? current.value : null));

/** The texts of the stages of a line. */
async function stagesOf(line: string, at: string): Promise<Pick<Staged, "stages" | "cells">> {
  const read = readLine(line)!;
  const last = innermost(read.chain);
  const link = read.chain[read.chain.length - 1];
  const falls = say.hints.falls[read.end] ?? say.hints.falls["UNS"];
  if (last < 0 || !link.hypothesis) {
    const under = last < 0 ? say.level0 : `# ${read.chain[last].text}`;
    return { stages: [say.hints.facts(under), say.hints.noPair, falls(under), line],
      cells: [[], [], last < 0 ? [] : [read.chain[last].cell], [link?.cell ?? ""]] };
  }
  // The decision of the line, at its position.
  const chain = line.replace(/^\S+ /, "").split(" => ")[0];
  const facts = read.chain.slice(0, last).map(({ hypothesis, text }, at) =>
    (hypothesis ? `${at > 0 ? " " : ""}# ${text}` : `${at > 0 ? " + " : ""}${text}`)).join("");
  const parent: Branch | null = await askBranch("hand-hint", facts || above(chain), { decisions: true });
  const offer = parent?.decisions?.find((one) => [one.first, one.second].some((tried) => tried.statement === link.text));
  const first = facts === at ? "" : facts.startsWith(at) ? say.hints.suppose(facts.slice(at.length).trim())
    : say.hints.goTo(facts || say.level0);
  const supposed = facts === at ? [] : read.chain.slice(0, last).filter(({ hypothesis }) => hypothesis).map(({ cell }) => cell);
  return {
    stages: [
      `${first}${offer ? say.hints.pair(offer.pair, offer.house) : say.hints.cell(link.cell)}`,
      offer ? say.hints.candidate(offer.cell, offer.first.statement, offer.second.statement) : say.hints.cell(link.cell),
      falls(`# ${link.text}`), line,
    ],
    cells: [[...supposed, offer ? offer.pair.split(":")[0] : link.cell], offer ? [offer.pair.split(":")[0], link.cell] : [link.cell],
      [link.cell], [link.cell]],
  };
}

/** Shows the next stage, or all of them; after the last one the line is written. */
export async function nextHint(all = false): Promise<void> {
  const here = branch.value;
  const of = state.value;
  if (!here) return;
  const known = hint.value;
  if (known && known.stage === 4) return take(known.line);
  let staged = known;
  if (!staged) {
    const line = here.outcome !== "open" && here.line ? here.line : (await goOn())?.[0];
    if (of !== state.value) return;
    if (!line || readChain(line).length === 0) return warn(say.programNothing);
    staged = { of, line, stage: 0, ...(await stagesOf(line, here.at)) };
    if (of !== state.value) return;
  }
  const stage = all ? 4 : staged.stage + 1;
  current.value = { ...staged, stage };
  marked.value = { of, cells: staged.cells[stage - 1] };
  tell(staged.stages[stage - 1]);
}
