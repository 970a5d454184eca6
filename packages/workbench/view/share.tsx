// The dialog with a link that contains the board, or the puzzle in other notations.

import { useState } from "preact/hooks";
import { longLink, publishedText, writeLink } from "../model/link";
import { noLayers } from "../model/game";
import { stateOf } from "../model/hand";
import { words } from "../words";
import { words as later } from "../wordsLater";
import { Dialog } from "./dialog";
import { asked, game, subject } from "./desk/board";
import { crew } from "./desk/engine";
import { tab, Tab } from "./desk/page";
import { copyText, useFound } from "./show";

/** Formats with title, author, words and a solution. */
const published: readonly string[] = ["f-puzzles", "sudokupad"];

/** The puzzle in the notation of another program, by the engine. */
async function converted(to: string, solution: boolean): Promise<string | null> {
  const { name, about } = subject.value;
  const text = published.includes(to) && (name || about) ? { puzzle: publishedText(subject.value) } : {};
  const answer = await crew.quick("convert", { ask: "convert", to, ...asked(subject.value), ...text,
    ...(solution && published.includes(to) && { with_solution: true }) });
  return answer && (answer.error?.text ?? answer.text.trim());
}

/** Panels for the sender alone: their links open in Play. */
const own: readonly Tab[] = ["set", "learn", "puzzles"];

export function Share() {
  const [marks, setMarks] = useState(true);
  const [format, setFormat] = useState("ours");
  const [solution, setSolution] = useState(false);
  const [copied, setCopied] = useState({ text: "", told: "" });
  const { layers: written, hand, set } = game.value;
  const puzzle = subject.value;
  const layers = set ? noLayers(puzzle.shape) : written;
  // A jigsaw being drawn has no other panel.
  const panel = own.includes(tab.value) && !layers.region.some(Boolean) ? "" : tab.value;
  const found = useFound(`${format} ${marks} ${solution} ${game.value.at} ${hand?.now}`, async () => format === "ours"
    ? location.href.replace(/#.*$/, "") + await writeLink(puzzle, marks ? layers : noLayers(puzzle.shape), panel, "", marks && hand
      ? stateOf(hand) : undefined) : converted(format, solution));
  const text = found ?? "";
  const w = later.link;
  return (
    <Dialog title={w.title}>
      <label class="row">{w.as}{" "}
        <select value={format} onChange={(event) => setFormat(event.currentTarget.value)}>
          {Object.entries(w.formats).map(([key, name]) => <option key={key} value={key}>{name}</option>)}</select>
      </label>
      {format === "ours" && <p class="note">{w.help}</p>}
      {format === "ours" && <label class="row"><input type="checkbox" checked={marks}
        onChange={(event) => setMarks(event.currentTarget.checked)} /> {w.marks}</label>}
      <label class="field">{w.text}<textarea readOnly rows={4} value={text} onFocus={(event) => event.currentTarget.select()} /></label>
      {published.includes(format) && <label class="row"><input type="checkbox" checked={solution}
        onChange={(event) => setSolution(event.currentTarget.checked)} /> {w.solution}</label>}
      {format === "ours" && text.length > longLink && <p class="bad">{w.long(text.length)}</p>}
      <p class="row"><button class="primary"
        onClick={() => void copyText(text).then((done) => setCopied({ text, told: done ? w.copied : words.said.cannotCopy }))}>
        {w.copy}</button> <output>{copied.text === text && copied.told}</output></p>
    </Dialog>
  );
}
