// The rules of a board in the engine's words, one by one; a click on one frames its cells. The engine's description is requested
// once for each board (model/ruled.ts).

import { AnyQuestion } from "deduku";
import { effect, signal, untracked } from "@preact/signals";
import { newGame } from "../model/game";
import { ruledOf, tellRules, ToldRule } from "../model/ruled";
import { allDigits, cellCount, Shape } from "../model/shape";
import { noScene } from "../model/finding";
import { words as later } from "../wordsLater";
import { asked, puzzle, rulesTold } from "./desk/board";
import { answered, crew, engineState } from "./desk/engine";
import { showing, Showing } from "./desk/shown";
import { say } from "./desk/voice";

/** The board without its givens: the description does not depend on them. */
export const bareBoard = (shape: Shape): { puzzle: string; box: string } =>
  asked(newGame({ shape, allowed: new Array<number>(cellCount(shape)).fill(allDigits(shape)), name: "" }).puzzle);

/** A question about the rules, to an engine that does not wait for counts and hints, which can take seconds. */
export const askOfRules = (question: AnyQuestion): ReturnType<typeof crew.beside> =>
  crew.beside(question, new AbortController().signal).then(answered);

/** Each rule in words, and the board as in the header of proofs: that of a path by one technique is available immediately. */
async function learn(shape: Shape): Promise<void> {
  const board = bareBoard(shape);
  const told = await askOfRules({ ask: "rules", max_nodes: 1, ...board });
  const way = await askOfRules({ ask: "path", only: "naked-single", proof: true, ...board });
  const header = way?.proof?.[0];
  if (!told || !header || ruledOf(shape)) return;
  tellRules(shape, header, told.sentences);
  rulesTold.value += 1;
}

effect(() => {
  const { shape } = puzzle.value;
  if (shape.rules && engineState.value === "ready" && !ruledOf(shape)) untracked(() => void learn(shape));
});

/** The rule whose cells are framed, while they are. */
const framed = signal<{ rule: ToldRule; by: Showing } | null>(null);

function frame(rule: ToldRule): void {
  const again = framed.value?.rule === rule && showing.value === framed.value.by;
  if (again || rule.cells.length === 0) {
    showing.value = null;
    return say(again ? "" : later.rules.all);
  }
  const by: Showing = { scene: { ...noScene, rules: [rule.cells] }, marks: null, title: "", arrows: 0 };
  showing.value = by;
  framed.value = { rule, by };
  say(rule.words);
}

export function RuleList() {
  void rulesTold.value;
  const rules = ruledOf(puzzle.value.shape)?.rules ?? [];
  const now = framed.value && showing.value === framed.value.by ? framed.value.rule : null;
  return (
    <ol>{rules.map((rule, at) => (
      <li key={at}><button class="link" aria-pressed={now === rule} onClick={() => frame(rule)}>{rule.words}</button></li>
    ))}</ol>
  );
}
