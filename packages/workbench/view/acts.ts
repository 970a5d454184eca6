// The actions of keys, buttons and commands, by name (keys.ts lists them).

import { clear, loosened, Mode, noLayers, onTop, paint, toggleMark, writeDigit, colours } from "../model/game";
import { cellCount, digitName, Shape } from "../model/shape";
import { moved, Move, only, toggled, withCell } from "../model/selection";
import { words } from "../words";
import { doAgain, game, mode, openGame, play, puzzle, restarts, selection, several, takeBack } from "./desk/board";
import { digits, refreshLeft } from "./desk/marks";
import { dialog, ownAct, tab, tabNames, workspace } from "./desk/page";
import { intoAll, layer, MarkLayer, tidy } from "./desk/settings";
import { ghosts, highlighted, showing, zoom } from "./desk/shown";
import { say } from "./desk/voice";
import { beforeMistake, checkBoard, nextStage, takeAsPuzzle, writeSolution } from "./hint";
import { style } from "./later";
import { stepArrows } from "./motion";
import { openWhy } from "./why";

let digitAwaited = false;

/** Writes a digit in the current mode; a digit typed into several cells becomes a centre mark. */
export function enter(digit: number, as: Mode): void {
  const { shape } = puzzle.value;
  const cells = [...selection.value.cells];
  if (digitAwaited) return highlight(digit);
  if (workspace.value) return workspace.value.enter(digit);
  if (showing.value?.title || cells.length === 0 || digit > (as === "colour" ? colours : shape.order)) return;
  const to = as === "digit" && cells.length > 1 && !intoAll.value ? "centre" : as;
  if (to === "digit") play(writeDigit(game.value, cells, digit, tidy.value));
  else if (to === "colour") play(paint(game.value, cells, digit));
  else play(toggleMark(game.value, cells, to, digit));
  sayCell();
}

/** The cursor's cell in words: the label that the board gives it. */
function sayCell(): void {
  requestAnimationFrame(() => {
    const label = document.querySelector(`[data-cell="${selection.value.cursor}"]`)?.getAttribute("aria-label");
    if (label) say(label);
  });
}

function highlight(digit: number): void {
  digitAwaited = false;
  highlighted.value = highlighted.value === digit ? 0 : digit;
  say(highlighted.value === 0 ? words.said.noHighlight : words.said.highlight(digitName(digit)));
}

function awaitDigit(): void {
  if (highlighted.value !== 0) return highlight(highlighted.value);
  digitAwaited = true;
  say(words.said.twoDigits);
}

const move = (where: Move) => (): void => { selection.value = only(moved(puzzle.value.shape, selection.value.cursor, where)); };
const extend = (where: Move) => (): void =>
  { selection.value = withCell(selection.value, moved(puzzle.value.shape, selection.value.cursor, where)); };
const setMode = (to: Mode) => (): void => { mode.value = to; say(words.said.mode(words.pad.modes[to])); };

function selectWhere(wanted: (cell: number) => boolean): void {
  const cells = new Set(digits.value.flatMap((_, cell) => (wanted(cell) ? [cell] : [])));
  selection.value = { ...selection.value, cells };
  say(words.said.selected(cells.size));
}

export function setLayer(to: MarkLayer): void {
  layer.value = to;
  if (to === "left") void refreshLeft();
  say(words.said.layer(words.pad.layers[to]));
}

/** Boards with rules lack "left": the engine has no answer about singles there. */
export const layersOf = ({ rules }: Shape): MarkLayer[] => (rules ? ["none", "peers"] : ["none", "peers", "left"]);

function nextLayer(): void {
  const order = layersOf(puzzle.value.shape);
  setLayer(order[(order.indexOf(layer.value) + 1) % order.length]);
}

function escape(): void {
  digitAwaited = false;
  if (dialog.value !== "") dialog.value = "";
  else if (showing.value) showing.value = null;
  else if (selection.value.cells.size > 1) { selection.value = only(selection.value.cursor); say(words.said.cleared); }
  focusBoard();
}

export function focusBoard(options?: FocusOptions): void {
  document.querySelector<HTMLElement>(".board [tabindex='0']")?.focus(options);
}

/** Everything written is taken back, as one step that can be undone. */
function restart(): void {
  play(onTop(game.value, words.said.restart, noLayers(puzzle.value.shape)));
  restarts.value += 1;
  say(words.said.restart);
}

/** F6: moves to the next region of the page. */
function nextRegion(): void {
  const regions = [...document.querySelectorAll<HTMLElement>("[data-region]")];
  const now = regions.findIndex((region) => region.contains(document.activeElement));
  const next = regions[(now + 1) % regions.length];
  next?.querySelector<HTMLElement>("[tabindex='0'], button:not([disabled]), select, textarea")?.focus();
}

/** The open panel's action of this name instead of the usual one, if it has one. */
export const run = (act: string, digit = 0): void => (ownAct(act) ?? acts[act])?.(digit);

export const acts: Readonly<Record<string, (digit: number) => void>> = {
  up: move("up"), down: move("down"), left: move("left"), right: move("right"),
  home: move("home"), end: move("end"), top: move("top"), bottom: move("bottom"),
  extendUp: extend("up"), extendDown: extend("down"), extendLeft: extend("left"), extendRight: extend("right"),
  toggleCell: () => { selection.value = toggled(selection.value, selection.value.cursor);
    say(words.said.selected(selection.value.cells.size)); },
  selectAll: () => selectWhere((cell) => cell < cellCount(puzzle.value.shape)),
  invert: () => { const { cells } = selection.value; selectWhere((cell) => !cells.has(cell)); },
  enter: (digit) => enter(digit, mode.value),
  enterCorner: (digit) => enter(digit, "corner"),
  enterCentre: (digit) => enter(digit, "centre"),
  enterColour: (digit) => enter(digit, "colour"),
  enterStruck: (digit) => enter(digit, "struck"),
  several: () => { several.value = !several.value; say(words.said.several(several.value)); },
  modeDigit: setMode("digit"), modeCorner: setMode("corner"), modeCentre: setMode("centre"), modeColour: setMode("colour"),
    modeStruck: setMode("struck"),
  clear: () => { if (!showing.value?.title) { play(clear(game.value, [...selection.value.cells])); sayCell(); } },
  highlight: awaitDigit,
  layer: nextLayer,
  ghosts: () => { ghosts.value = !ghosts.value; say(words.said.ghosts(ghosts.value)); },
  why: openWhy,
  hint: () => void nextStage(),
  hintAll: () => void nextStage(true),
  check: () => void checkBoard(),
  beforeMistake: () => void beforeMistake(),
  restart,
  givens: takeAsPuzzle,
  loosen: () => { openGame(loosened(game.value, words.said.loosened)); say(words.said.loosened); },
  solution: () => void writeSolution(),
  back: () => { stepArrows(-1); },
  on: () => { stepArrows(1); },
  commands: () => { dialog.value = "commands"; },
  keys: () => { dialog.value = "keys"; },
  undo: takeBack,
  redo: doAgain,
  tab: (digit) => { if (!tabNames[digit - 1]) return;
    tab.value = tabNames[digit - 1];
    requestAnimationFrame(() => document.getElementById(`tab-${tab.value}`)?.focus()); },
  region: nextRegion,
  escape,
  open: () => { tab.value = "puzzles"; document.getElementById("panel")?.focus(); },
  share: () => { dialog.value = "share"; },
  print: () => void style().then(() => window.print()),
  larger: () => { zoom.value = Math.min(6, Math.floor(zoom.value) + 1); },
  smaller: () => { zoom.value = Math.max(0, Math.ceil(zoom.value) - 1); },
};
