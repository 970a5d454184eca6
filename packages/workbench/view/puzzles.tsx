// Puzzles in and out: pasted, dropped, opened from a file, kept, exported; and what was done with this one.

import { signal } from "@preact/signals";
import type { Game, Puzzle } from "../model/game";
import { clashes, goTo, newGame, puzzleLine, samePuzzle } from "../model/game";
import { mostLines, newHand, next } from "../model/hand";
import { exportText, idOf, importText, restore, store } from "../model/library";
import { boardOf, chainIn, kindOf, longestText, Read } from "../model/paste";
import { readLine } from "../model/line";
import { readLink } from "../model/share";
import { allDigits, cellCount, cellName, shapeOf, usualShape } from "../model/shape";
import { examples } from "../examples";
import { words } from "../words";
import { crew, game, openGame, play, say, tab, tabNames, Tab, warn } from "./desk";
import { canStore, forget, keep, stored } from "./store";
import { saveFile } from "./show";

const text = signal("");
const found = signal<readonly Puzzle[]>([]);
const problem = signal("");
const shownAtMost = 100;

/** The puzzle as it was left in this browser, or a new game. */
function gameOf(puzzle: Puzzle): Game {
  const fresh = newGame(puzzle);
  const kept = stored.value.find((one) => one.id === idOf(fresh));
  return (kept && restore(kept)) ?? fresh;
}

export function openPuzzle(puzzle: Puzzle): void {
  const opened = gameOf(puzzle);
  openGame(opened);
  const twice = [...clashes(opened)].map((cell) => cellName(puzzle.shape, cell));
  const name = puzzle.name || words.untitled;
  say(twice.length > 0 ? words.puzzles.clashing(twice.join(", ")) : words.puzzles.opened(name));
}

function fail(why: string): void {
  problem.value = why;
  tab.value = "puzzles";
  warn(why);
}

/** Takes in any text: a link, a proof, saved games, puzzles. */
export async function takeText(pasted: string): Promise<void> {
  const w = words.puzzles;
  found.value = [];
  problem.value = "";
  if (pasted.trim() === "") return fail(w.nothing);
  if (pasted.length > longestText) return fail(w.tooLong);
  const kind = kindOf(pasted);
  if (kind === "certificate" || kind === "proof") {
    tab.value = "proof";
    say(w.looks(w.kinds[kind]));
    return (await import("./proof")).takeProof(pasted.trim());
  }
  if (kind === "chain") return takeChain(pasted);
  if (kind === "games") return takeGames(pasted);
  if (kind === "link") return openLink(pasted.trim().slice(pasted.trim().indexOf("#")));
  return takePuzzles(pasted);
}

/** Lines take the place of those that are there; undo brings these back. */
function takeChain(pasted: string): void {
  const { lines, puzzle } = chainIn(pasted);
  if (lines.length > mostLines) return fail(words.puzzles.tooManyLines(mostLines));
  if (puzzle && !samePuzzle(puzzle, game.value.puzzle)) openPuzzle(puzzle);
  game.value = { ...game.value, hand: next(game.value.hand ?? newHand, { lines, at: "", program: [] }) };
  tab.value = "hdp";
  say(words.puzzles.looks(words.puzzles.kinds.chain));
}

async function takeGames(pasted: string): Promise<void> {
  const read = importText(pasted);
  if (!read) return fail(words.puzzles.games(0, 1));
  for (const one of read.games) await keep(store(one, Date.now()));
  if (read.games.length === 1) openGame(read.games[0]);
  tab.value = "puzzles";
  say(words.puzzles.games(read.games.length, read.bad));
}

async function takePuzzles(pasted: string): Promise<void> {
  const w = words.puzzles;
  const answer = await crew.quick("read", { ask: "read", text: pasted });
  if (!answer) return;
  if (answer.error) return fail(answer.error.text);
  const boards = (answer.puzzles as Read[]).map(boardOf);
  const good = boards.filter((board): board is Puzzle => typeof board === "object" && "allowed" in board);
  if (good.length === 0) {
    const bad = boards[0];
    if (bad === undefined) return fail(w.nothing);
    if ("houses" in bad) return fail(w.houses(bad.houses));
    if ("order" in bad) return fail(w.tooBig(bad.order));
    return fail("text" in bad ? w.unreadable(bad.text, bad.at?.line ?? 1, bad.at?.column ?? 1, bad.expected ?? "") : w.nothing);
  }
  if (good.length === 1) return openPuzzle(good[0]);
  found.value = good;
  tab.value = "puzzles";
  say(w.found(good.length));
}

/** Opens what a fragment says; false if it says nothing. */
export async function openLink(fragment: string): Promise<void> {
  const link = await readLink(fragment);
  if (!link) return;
  if ("wrong" in link) return fail(words.link.wrong[link.wrong] ?? words.link.wrong.other);
  const { puzzle, layers, certificate, lines, at } = link;
  const start = newGame(puzzle);
  const changed = Object.values(layers).some((layer) => layer.some((value) => value !== 0));
  if (changed) openGame({ ...start, layers, edits: editsOf(layers), at: editsOf(layers).length });
  else openPuzzle(puzzle);
  // Undo leads back to the board without them.
  if (lines.length > 0 || at !== "") game.value = { ...game.value, hand: next(newHand, { lines, at, program: [] }) };
  if ((tabNames as string[]).includes(link.tab)) tab.value = link.tab as Tab;
  if (certificate !== "") {
    tab.value = "proof";
    (await import("./proof")).takeProof(certificate);
  }
}

/** What a link brings is one step, so it can be undone. */
function editsOf(layers: Game["layers"]): Game["edits"] {
  const changes = (Object.keys(layers) as (keyof typeof layers)[]).flatMap((layer) =>
    layers[layer].flatMap((to, cell) => (to !== 0 ? [{ layer, cell, from: 0, to }] : [])));
  return [{ words: words.puzzles.kinds.link, changes }];
}

export async function takeFile(file: File): Promise<void> {
  if (file.size > longestText) return fail(words.puzzles.tooLong);
  await takeText(await file.text());
}

export function PuzzlesPanel() {
  const w = words.puzzles;
  return (
    <>
      <p class="intro">{w.intro}</p>
      <label class="field">{w.text}<textarea rows={4} spellcheck={false} value={text.value} onInput={(event) => { text.value = event.currentTarget.value; }} /></label>
      <p class="row">
        <button class="primary" onClick={() => void takeText(text.value)}>{w.read}</button>
        <label class="button">{w.file}<input type="file" onChange={(event) => { const file = event.currentTarget.files?.[0]; if (file) void takeFile(file); event.currentTarget.value = ""; }} /></label>
      </p>
      {problem.value && <p class="bad">{problem.value}</p>}
      {found.value.length > 0 && <Found />}
      <h2>{w.examples}</h2>
      <p class="row">{examples.map(({ name, line }) => <button key={name} onClick={() => openExample(name, line)}>{name}</button>)}</p>
      <Blank />
      <Kept />
      <History />
    </>
  );
}

function openExample(name: string, line: string): void {
  const shape = usualShape(Math.sqrt(line.length));
  openPuzzle({ shape, allowed: readLine(shape, line)!, name });
}

function Found() {
  const w = words.puzzles;
  return (
    <>
      <p>{w.found(found.value.length)}</p>
      <ol class="list">{found.value.slice(0, shownAtMost).map((one, at) => (
        <li key={at}><button class="link" onClick={() => openPuzzle(one)}>{one.name || puzzleLine(one).slice(0, 40)}</button></li>
      ))}</ol>
      {found.value.length > shownAtMost && <p class="note">{w.more(found.value.length - shownAtMost)}</p>}
    </>
  );
}

/** An empty board of any size, to type a puzzle in. */
function Blank() {
  const w = words.puzzles;
  const shapes = [[2, 2], [2, 3], [2, 4], [3, 3], [2, 5], [3, 4], [2, 6], [3, 5], [4, 4], [4, 5], [4, 6], [5, 5]].map(([high, wide]) => shapeOf(high, wide));
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
  const w = words.puzzles;
  const open = (value: unknown) => { const kept = restore(value); if (kept) openGame(kept); };
  return (
    <>
      <h2>{w.stored}</h2>
      {!canStore.value && <p class="note">{w.notStored}</p>}
      {stored.value.length === 0 ? <p class="note">{w.none}</p> : (
        <ul class="list">{stored.value.slice(0, shownAtMost).map((one) => (
          <li key={one.id}>
            <button class="link" onClick={() => open(one)}>{one.name || one.line.slice(0, 30)}</button>
            <button class="small" aria-label={`${w.remove}: ${one.name || one.line.slice(0, 30)}`} onClick={() => void forget(one.id)}>{w.remove}</button>
          </li>
        ))}</ul>
      )}
      <p class="row"><button onClick={() => saveFile("deduku-games.json", exportText([store(game.value, Date.now()), ...stored.value.filter((one) => one.id !== idOf(game.value))]))}>{w.exportAll}</button></p>
    </>
  );
}

/** Every step that was done, to go back to by a click. */
function History() {
  const { edits, at } = game.value;
  if (edits.length === 0) return null;
  return (
    <details>
      <summary>{words.puzzles.history}</summary>
      <ol class="history" start={0}>
        {[words.puzzles.start, ...edits.map((edit) => edit.words)].map((what, step) => (
          <li key={step}><button class="link" aria-current={step === at ? "step" : undefined} onClick={() => play(goTo(game.value, step))}>{what}</button></li>
        ))}
      </ol>
    </details>
  );
}
