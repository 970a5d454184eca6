// Cages from a solution: the board's own if it is full, else one of the engine's.

import { useState } from "preact/hooks";
import { readPosition } from "../../model/line";
import { fullBoard, proposedCages, ruleText, withSums } from "../../model/setRules";
import { cellsText } from "../../model/setTools";
import { digitsOf } from "../../model/shape";
import { asked, game, puzzle, subject } from "../desk/board";
import { answered, crew } from "../desk/engine";
import { warn } from "../desk/voice";
import { putAll, text, toldOf } from "./work";
import { words } from "./words";

const w = words.cages;

async function solution(): Promise<readonly number[] | null> {
  const full = fullBoard(game.value);
  if (full) return full;
  const answer = answered(await crew.quick("solution", { ask: "solve", seconds: 10, ...asked(subject.value) }));
  const sets = answer?.solution ? readPosition(puzzle.value.shape, answer.solution) : null;
  if (answer && !sets) warn(w.noSolution);
  return sets && sets.map((set) => digitsOf(set)[0]);
}

async function fill(): Promise<void> {
  const digits = await solution();
  if (!digits) return;
  const next = withSums(text.value.rules, (rule) => toldOf(rule).cells, digits);
  if (next.every((rule, at) => rule === text.value.rules[at])) return warn(w.none);
  await putAll(w.filled, () => next);
}

async function propose(most: number): Promise<void> {
  const digits = await solution();
  if (!digits) return;
  const { shape } = puzzle.value;
  const taken = new Set(text.value.rules.filter((rule) => rule.startsWith("killer")).flatMap((rule) => toldOf(rule).cells));
  const cages = proposedCages(shape, digits, taken, most, Math.random).map((cage) =>
    ruleText("killer", String(cage.reduce((sum, cell) => sum + digits[cell], 0)), cellsText(shape, "cells", cage)));
  await putAll(w.found(cages.length), (rules) => [...rules, ...cages]);
}

export function Cages() {
  const [most, setMost] = useState(4);
  return (
    <details class="cages">
      <summary>{w.title}</summary>
      <p class="row"><button onClick={() => void fill()}>{w.fill}</button></p>
      <p class="row"><button onClick={() => void propose(most)}>{w.find}</button>
        <label>{w.size}{" "}<select value={most} onChange={(event) => setMost(Number(event.currentTarget.value))}>
          {[2, 3, 4, 5, 6].map((n) => <option key={n} value={n}>{n}</option>)}</select></label></p>
    </details>
  );
}
