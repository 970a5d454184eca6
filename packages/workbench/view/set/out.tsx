// Output of the puzzle: text and links by the dialog of the page, pictures by the engine, paper.

import { wordsIn } from "../../model/linkData";
import { longestAbout } from "../../model/library";
import { aboutOf } from "../../model/reading";
import { acts } from "../acts";
import { asked, game, puzzle, subject } from "../desk/board";
import { answered, crew } from "../desk/engine";
import { saveFile } from "../show";
import { words } from "./words";

const w = words.out;
const scale = 2;

async function picture(): Promise<string | null> {
  const answer = answered(await crew.beside({ ask: "draw", theme: "light", ...asked(subject.value) }, new AbortController().signal));
  return answer && answer.svg;
}

const fileName = (): string => (puzzle.value.name.replace(/[^\p{L}\p{N} -]/gu, "").trim() || "puzzle");

async function saveSvg(): Promise<void> {
  const svg = await picture();
  if (svg) saveFile(`${fileName()}.svg`, svg);
}

/** The same picture in points, twice as large. */
async function savePng(): Promise<void> {
  const svg = await picture();
  if (!svg) return;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width * scale, image.height * scale];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const data = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (data) saveFile(`${fileName()}.png`, data);
}

const rename = (name: string): void => { game.value = { ...game.value, puzzle: { ...puzzle.value, name: name.slice(0, 200) } }; };

/** The setter's name and words, kept as those of a published puzzle are. */
function describe(change: { author?: string; rules?: string }): void {
  const { author, rules } = { ...aboutOf(puzzle.value.about ?? ""), ...change };
  const line = (text: string) => text.replace(/\s*\n\s*/g, " ").trim();
  const about = [author && `Author: ${line(author)}`, rules && `Rules: ${line(rules)}`].filter(Boolean).join("\n").slice(0, longestAbout);
  const { about: _, ...rest } = puzzle.value;
  game.value = { ...game.value, puzzle: { ...rest, ...(about && { about }) } };
}

/** The sentences of the rules, one for each kind, as the engine writes them into links. */
async function ourWords(): Promise<void> {
  const answer = answered(await crew.quick("words", { ask: "convert", to: "sudokupad", ...asked(subject.value) }));
  if (answer) describe({ rules: wordsIn(answer.text) });
}

export function Out() {
  const { author, rules } = aboutOf(puzzle.value.about ?? "");
  return (
    <section aria-label={w.title}>
      <h2>{w.title}</h2>
      <label class="field">{w.name}<input value={puzzle.value.name} onChange={(event) => rename(event.currentTarget.value)} /></label>
      <label class="field">{w.author}<input value={author} onChange={(event) => describe({ author: event.currentTarget.value })} /></label>
      <label class="field">{w.words}<textarea rows={3} value={rules} placeholder={w.wordsHelp}
        onChange={(event) => describe({ rules: event.currentTarget.value })} /></label>
      <p class="row"><button onClick={() => void ourWords()}>{w.fill}</button></p>
      <p class="row"><button onClick={() => acts.share(0)}>{w.share}</button><button onClick={() => void saveSvg()}>{w.svg}</button>
        <button onClick={() => void savePng()}>{w.png}</button><button onClick={() => acts.print(0)}>{w.print}</button></p>
    </section>
  );
}
