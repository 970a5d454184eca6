// The decision graph of the player's lines, drawn when it is opened.

import { signal } from "@preact/signals";
import { textOf } from "../../model/hand";
import { asked, puzzle, puzzleText } from "../desk/board";
import { answered, crew } from "../desk/engine";
import { Drawn, Graph } from "../graph";
import { useFound } from "../show";
import { state } from "./work";
import { say } from "./words";

const wanted = signal(false);

export function LinesGraph() {
  const { lines } = state.value;
  return (
    <details open={wanted.value} onToggle={(event) => { wanted.value = event.currentTarget.open; }}>
      <summary>{say.graph}</summary>
      {wanted.value && (lines.length === 0 ? <p class="note">{say.graphNone}</p> : <Shown text={textOf(lines)} />)}
    </details>
  );
}

function Shown({ text }: { text: string }) {
  const drawn = useFound<Drawn>(`${puzzleText.value} ${text}`, async () => {
    const answer = answered(await crew.quick("hand-graph", { ask: "draw", graph: "lines", lines: text, ...asked(puzzle.value) }));
    return answer && (answer as unknown as Drawn);
  });
  return drawn && <Graph drawn={drawn} name="lines" />;
}
