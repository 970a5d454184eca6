// The published chains: each opens its puzzle with its lines, for replay.

import { signal } from "@preact/signals";
import { openGame } from "../desk/board";
import { tab } from "../desk/page";
import { newGame } from "../../model/game";
import { newHand, next } from "../../model/hand";
import { readLine } from "../../model/line";
import { usualShape } from "../../model/shape";
import { say } from "./words";

interface Published { readonly name: string; readonly source: string; readonly line: string; readonly lines: readonly string[] }

const all = signal<readonly Published[]>([]);

const load = async (): Promise<void> => { if (all.value.length === 0) all.value = (await import("published")).default.chains; };

function openOne({ name, line, lines }: Published): void {
  const shape = usualShape(9);
  openGame({ ...newGame({ shape, allowed: readLine(shape, line)!, name }), hand: next(newHand, { lines, at: "", program: [] }) });
  tab.value = "hdp";
}

export function Examples() {
  return (
    <details onToggle={() => void load()}>
      <summary>{say.examples}</summary>
      <p class="note">{say.examplesHelp}</p>
      <ul class="list published">
        {all.value.map((one) => <li key={one.name}><button class="link" onClick={() => openOne(one)}>{one.name}</button> <small>
        {one.source}</small></li>)}</ul>
    </details>
  );
}
