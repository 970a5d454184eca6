// The level that the lines reached, and the level that the program needs.

import { useFound } from "../show";
import { asked, puzzle, puzzleText } from "../desk/board";
import { crew } from "../desk/engine";
import { chainCount, levelUsed, statusLine } from "../../model/handwork";
import { shown, state } from "./work";
import { say } from "./words";

interface Program { readonly level: string; readonly counts: readonly string[] }

/** The program's own sections of this puzzle. */
async function byProgram(): Promise<Program | null> {
  const answer = await crew.quick("hdp", { ask: "hdp", seconds: 10, ...asked(puzzle.value) });
  if (!answer || answer.error) return null;
  const sections = [answer.pair_reduction, answer.deep, answer.constraint].filter((section) => section);
  return { level: answer.level, counts: sections.map(({ chains, opened }) => countLine(chains, opened)) };
}

const countLine = (chains: number, opened: number): string =>
  `CNT ${String(chains).padStart(3)} HDP CHAINS / ${String(opened).padStart(3)} HYP OPENED`;

export function Result() {
  const { lines } = state.value;
  const program = useFound(puzzleText.value, byProgram);
  const known = shown.value!;
  const status = statusLine(lines, known.levels);
  const used = levelUsed(lines);
  const done = known.solution !== null || known.levels.outcome !== "open";
  const name = (level: string) => say.levels[level] ?? level;
  return (
    <section class="result" aria-label={say.result2}>
      <h2>{say.result2}</h2>
      <dl class="kinds">
        <dt>{say.level}</dt><dd>{done ? `${name(used.level)}${used.extra > 0 ? say.nested(used.extra) : ""}` : say.unfinished}</dd>
        <dt>{say.status}</dt><dd><code class="sta">{status || "-"}</code></dd>
        <dt>{say.count}</dt><dd class="cnt">{say.chains(chainCount(lines))}</dd>
        {program && <><dt>{say.levelProgram}</dt><dd>
          {name(program.level)}{program.counts.map((text) => <code key={text} class="program">{text}</code>)}</dd></>}
      </dl>
    </section>
  );
}
