// The panel of puzzles: reading one, examples and empty boards, stored puzzles, and the history of the current one.

import { signal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { digitsOnBoard, givenAt, goTo, newGame, puzzleKey, puzzleLine } from "../model/game";
import { exportText, idOf, restore, store, Stored } from "../model/library";
import { clockText, timesTable } from "../model/times";
import { allDigits, cellCount, shapeOf, usualShape } from "../model/shape";
import { examples, otherHouses } from "../examplesLater";
import { boardOf } from "../model/paste";
import { words } from "../words";
import { words as later } from "../wordsLater";
import { game, openGame, play } from "./desk/board";
import { tab } from "./desk/page";
import { needHouses } from "./houses";
import { times } from "./clock";
import { inOrder, Order, Told, useMinutes } from "./minutes";
import { NewPuzzle } from "./newPuzzle";
import { ReadingPart } from "./reading/part";
import { Sessions } from "./sessionBar";
import { canStore, forget, stored } from "./store";
import { saveFile, toPad, toSight } from "./show";
import { Worksheet } from "./worksheet";
import { found, openPasted, problem, takeFile, takeText } from "./taking";

const w = later.puzzles;
const text = signal("");
const shownAtMost = 100;

export function PuzzlesPanel() {
  return (
    <>
      <ReadingPart />
      <NewPuzzle />
      <Worksheet />
      <p class="intro">{w.intro}</p>
      <label class="field">{w.text}<textarea rows={4} spellcheck={false} value={text.value}
        onInput={(event) => { text.value = event.currentTarget.value; }} /></label>
      <p class="row">
        <button class="primary" onClick={() => void takeText(text.value)}>{w.read}</button>
        <label class="button">{w.file}<input type="file"
          onChange={(event) => { const file = event.currentTarget.files?.[0]; if (file) void takeFile(file);
          event.currentTarget.value = ""; }} /></label>
      </p>
      {problem.value && <p class="bad">{problem.value}</p>}
      {found.value.length > 0 && <Found />}
      <h2>{w.examples}</h2>
      <p class="row">{[...examples, ...otherHouses].map(({ name, line }) =>
        <button key={name} onClick={() => void openExample(name, line)}>{name}</button>)}</p>
      <Sessions />
      <Blank />
      <Kept />
      <History />
    </>
  );
}

async function openExample(name: string, line: string): Promise<void> {
  if (line.includes(" ")) await needHouses();
  const shape = usualShape(Math.sqrt(line.split(" ", 1)[0].length));
  const board = boardOf({ puzzle: line, name, box: [shape.boxHeight, shape.boxWidth] });
  if ("allowed" in board) openPasted({ puzzle: board });
}

function Found() {
  const shown = found.value.slice(0, shownAtMost);
  const at = useRef<HTMLElement>(null);
  useMinutes(shown.map(({ puzzle }) => puzzle));
  // The list can be below the screen.
  useEffect(() => { if (at.current) toSight(at.current); }, [found.value]);
  return (
    <section ref={at} aria-label={words.puzzles.found(found.value.length)}>
      <p class="row">{words.puzzles.found(found.value.length)} <Order /></p>
      <ol class="list">{inOrder(shown, ({ puzzle }) => puzzleKey(puzzle)).map((one, at) => (
        <li key={at}><button class="link" onClick={() => openPasted(one)}>
          {one.puzzle.name || puzzleLine(one.puzzle).slice(0, 40)}</button> <Told id={puzzleKey(one.puzzle)} /></li>
      ))}</ol>
      {found.value.length > shownAtMost && <p class="note">{w.more(found.value.length - shownAtMost)}</p>}
    </section>
  );
}

/** An empty board of any size, for typing a puzzle. */
function Blank() {
  const shapes = [[2, 2], [2, 3], [2, 4], [3, 3], [2, 5], [3, 4], [2, 6], [3, 5], [4, 4], [4, 5], [4, 6], [5, 5]].map(([high, wide]) =>
    shapeOf(high, wide));
  const start = (value: string) => {
    const shape = shapes.find((one) => `${one.boxHeight}x${one.boxWidth}` === value);
    if (!shape) return;
    openGame(newGame({ shape, allowed: new Array<number>(cellCount(shape)).fill(allDigits(shape)), name: "" }));
    tab.value = "hint";
  };
  return (
    <form class="row" onSubmit={(event) => { event.preventDefault(); start(String(new FormData(event.currentTarget).get("size"))); }}>
      <label>{w.blank}{" "}
        <select name="size">{shapes.map((shape) => {
          const box = `${shape.boxHeight}x${shape.boxWidth}`;
          return <option key={box} value={box} selected={box === "3x3"}>{`${shape.order} × ${shape.order} (${box})`}</option>;
        })}</select>
      </label>
      <button type="submit">{w.blankOpen}</button>
    </form>
  );
}

function Kept() {
  const open = (value: unknown) => { const kept = restore(value); if (kept) { openGame(kept); toPad(); } };
  const shown = stored.value.slice(0, shownAtMost);
  const ids = shown.map(({ id }) => id).join("\n");
  const puzzles = () => shown.flatMap((one) => { const kept = one.set === undefined && restore(one); return kept ? [kept.puzzle] : []; });
  useMinutes(useMemo(puzzles, [ids]));
  return (
    <>
      <h2>{w.stored}</h2>
      {shown.length > 1 && <p class="row"><Order /></p>}
      {!canStore.value && <p class="note">{w.notStored}</p>}
      {stored.value.length === 0 ? <p class="note">{w.none}</p> : (
        <ul class="list kept">{inOrder(shown, ({ id }) => id).map((one) => (
          <li key={one.id}>
            <button class="link" onClick={() => open(one)}>{one.name || one.line.slice(0, 30)}</button>
            <Told id={one.id} />
            <small>{w.progress(progressOf(one), times.value[one.id] ? clockText(times.value[one.id].seconds) : "",
              Boolean(times.value[one.id]?.done))}{" "}
              <time dateTime={new Date(one.touched).toISOString()}>{dateOf(one.touched)}</time></small>
            <button class="small" aria-label={`${w.remove}: ${one.name || one.line.slice(0, 30)}`} onClick={() => void forget(one.id)}>
              {w.remove}</button>
          </li>
        ))}</ul>
      )}
      <p class="row"><button onClick={() =>
        saveFile("deduku-games.json",
        exportText([store(game.value, Date.now()), ...stored.value.filter((one) => one.id !== idOf(game.value))]))}>
        {w.exportAll}</button></p>
      <SaveTimes />
    </>
  );
}

const dateOf = (touched: number): string => new Date(touched).toLocaleDateString(undefined,
  { day: "numeric", month: "short", year: "numeric" });

/** The part of the open cells that have a digit, in percent. */
function progressOf(one: Stored): number {
  const game = restore(one);
  if (!game || game.set) return 0;
  const open = digitsOnBoard(game).filter((_, cell) => givenAt(game.puzzle, cell) === 0);
  return open.length === 0 ? 100 : Math.round((100 * open.filter((digit) => digit !== 0).length) / open.length);
}

/** The times of finished games, for others to compare. */
function SaveTimes() {
  const done = Object.values(times.value).filter((time) => time.done).length;
  return <>{done > 0 && <p class="row"><span class="note">{later.clock.times(done)}</span>
    <button onClick={() => saveFile("deduku-times.tsv", timesTable(times.value))}>{later.clock.save}</button></p>}</>;
}

/** Every edit; a click returns to it. */
function History() {
  const { edits, at } = game.value;
  if (edits.length === 0) return null;
  return (
    <details>
      <summary>{w.history}</summary>
      <ol class="history" start={0}>
        {[w.start, ...edits.map((edit) => edit.words)].map((what, step) => (
          <li key={step}><button class="link" aria-current={step === at ? "step" : undefined} onClick={() => play(goTo(game.value, step))}>
            {what}</button></li>
        ))}
      </ol>
    </details>
  );
}
