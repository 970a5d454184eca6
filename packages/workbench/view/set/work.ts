// Actions of a setter: the tool, its cells, and rules placed, changed and removed. The engine reads a rule before it is placed
// and states it in words; a rule that it cannot read changes nothing.

import { computed, effect, signal, untracked } from "@preact/signals";
import type { AnyAnswer } from "deduku";
import { clear } from "../../model/game";
import { drawRegions, joined, plainValue, ruleText, rulePartsOf, Text, textOf, weightedText, withText } from "../../model/setRules";
import { cellsText, known, readsValues, Tool, toolFor, tools, valueKinds } from "../../model/setTools";
import { only, Selection } from "../../model/selection";
import { boxText, cellCount, cellNamed, sameShape, Shape, usualShape } from "../../model/shape";
import { isDrawing } from "../../model/jigsaw";
import { focusBoard } from "../acts";
import { game, play, puzzle, selection } from "../desk/board";
import { crew, engineState } from "../desk/engine";
import { register, tab } from "../desk/page";
import { showing } from "../desk/shown";
import { say, warn } from "../desk/voice";
import { make } from "../jigsaw";
import { openWhy } from "../why";
import { words as w } from "./words";

export const tool = signal<Tool>(tools[0]);
export const value = signal("");
/** The number of cells in an arrow's circle. */
export const circle = signal(1);
/** Whether the rule reads values, where cells have some, instead of digits. */
export const ofValues = signal(true);
/** The number of the rule being changed; -1: none. */
export const changing = signal(-1);
const typed = signal<{ at: Selection; text: string } | null>(null);

export const setting = computed(() => game.value.set !== undefined);
export const text = computed(() => textOf(puzzle.value.shape));
/** The kind of cells of another value, such as doublers; null: none. */
export const valueKind = computed(() => valueKinds.find(([, rules]) => rules.every((rule) => text.value.rules.includes(rule))) ?? null);
/** Whether the tool can read values on this board. */
export const canReadValues = computed(() => text.value.rules.some((rule) => rule.startsWith("value v ")) && readsValues(tool.value.rule));
/** The cells of the current rule: those selected, or those typed since. */
export const cells = computed(() => (typed.value?.at === selection.value ? typed.value.text
  : cellsText(puzzle.value.shape, tool.value.gesture, [...selection.value.cells], circle.value, valueKind.value?.[0])));
export const typeCells = (what: string): void => { typed.value = { at: selection.value, text: what }; };

// --- the engine's words for rules -----------------------------------------------------------------------------------

export interface Told { readonly words: string; readonly cells: readonly number[] }
const told = new Map<string, Told>();
/** Counts the descriptions received. */
const heard = signal(0);
const keyOf = (shape: Shape, rule: string): string => `${shape.order} ${textOf(shape).houses} ${rule}`;

/** A rule in words, with its cells; its text until the engine's words arrive. */
export function toldOf(rule: string): Told {
  void heard.value;
  return told.get(keyOf(puzzle.value.shape, rule)) ?? { words: rule, cells: [] };
}

/** The engine's answer about these houses and rules; null: it is not there. */
async function asking(shape: Shape, next: Text): Promise<AnyAnswer | null> {
  const line = [".".repeat(cellCount(shape)), joined(next)].join(" ").trim();
  const answer = await crew.beside({ ask: "rules", max_nodes: 1, puzzle: line, box: boxText(usualShape(shape.order)) },
    new AbortController().signal);
  if (answer && !answer.absent) return answer;
  engineState.value = "failed";
  return null;
}

/** What is wrong with these rules: "" if nothing is; null: not known. The line is that of the rule. */
export async function checkRules(rules: readonly string[]): Promise<string | null> {
  const { shape } = puzzle.value;
  for (const [at, rule] of [rules, ...rules.map((one) => [one])].entries()) {
    const answer = await asking(shape, { houses: textOf(shape).houses, rules: rule });
    if (!answer) return null;
    if (at === 0 && !answer.error) return "";
    if (at > 0 && answer.error) return w.wrongLine(at, answer.error.text, answer.error.expected ?? "");
    if (at === rules.length) return w.wrong(answer.error?.text ?? "", answer.error?.expected ?? "");
  }
  return "";
}

/** The rules in the engine's spelling, each with its words; errors are shown. */
async function read(shape: Shape, next: Text): Promise<Text | null> {
  const answer = await asking(shape, next);
  if (!answer) return null;
  if (answer.error) {
    warn(w.wrong(answer.error.text, answer.error.expected ?? ""));
    return null;
  }
  for (const { rule, words, groups } of answer.sentences as { rule: string; words: string; groups: string[][] }[]) {
    told.set(`${shape.order} ${next.houses} ${rule}`, { words, cells: groups.flat().flatMap((name) =>
      cellNamed(shape, name.slice(name.indexOf(".") + 1)) ?? []) });
  }
  heard.value += 1;
  return { houses: next.houses, rules: answer.sentences.map(({ rule }: { rule: string }) => rule) };
}

effect(() => {
  const { rules } = text.value;
  const { shape } = puzzle.value;
  if (!setting.value || engineState.value !== "ready" || rules.every((rule) => told.has(keyOf(shape, rule)))) return;
  untracked(() => void read(shape, text.value));
});

// --- rules placed, changed, removed ---------------------------------------------------------------------------------

let queue: Promise<unknown> = Promise.resolve();
/** One after another, in the order of requests. */
const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
  const mine = queue.then(act);
  queue = mine.catch(() => undefined);
  return mine;
};

/** The rules with one more. An equal rule is removed instead; one with the same cells and another value is changed. */
function merged(rules: readonly string[]): { rules: string[]; said: (rule: string) => string } {
  const last = rules[rules.length - 1];
  const [mine, before] = [rulePartsOf(last), rules.slice(0, -1)];
  const alone = mine.cells !== "" && toolFor(mine.name)?.value?.free !== true;
  const same = before.findIndex((rule) => { const { name, cells: at } = rulePartsOf(rule); return rule === last
    || (alone && name === mine.name && at === mine.cells); });
  if (same < 0) return { rules: [...rules], said: w.added };
  if (before[same] === last) return { rules: before.filter((_, at) => at !== same), said: w.removed };
  return { rules: before.map((rule, at) => (at === same ? last : rule)), said: w.changed };
}

/** Places a rule, or replaces another by it. */
export const put = (rule: string, at = -1): Promise<boolean> => inTurn(async function again(): Promise<boolean> {
  const { shape } = puzzle.value;
  const { houses, rules } = textOf(shape);
  const next = await read(shape, { houses, rules: at < 0 ? [...rules, rule] : rules.map((one, place) => (place === at ? rule : one)) });
  if (!next) return false;
  if (!sameShape(puzzle.value.shape, shape)) return again();
  const written = at < 0 ? next.rules[next.rules.length - 1] : next.rules[at];
  const { rules: made, said } = at < 0 ? merged(next.rules) : { rules: next.rules, said: w.changed };
  play(withText(game.value, said(written), { houses, rules: made }));
  say(said === w.removed ? w.removedSaid(toldOf(written).words) : toldOf(written).words);
  return true;
});

/** Places several rules, as one step. */
export const putAll = (said: string, change: (rules: readonly string[]) => readonly string[]): Promise<boolean> => inTurn(async () => {
  const { shape } = puzzle.value;
  const now = textOf(shape);
  const next = await read(shape, { ...now, rules: change(now.rules) });
  if (!next || !sameShape(puzzle.value.shape, shape)) return false;
  play(withText(game.value, said, next));
  say(said);
  return true;
});

export function remove(at: number): void {
  const { houses, rules } = text.value;
  const { words } = toldOf(rules[at]);
  play(withText(game.value, w.removed(rules[at]), { houses, rules: rules.filter((_, place) => place !== at) }));
  changing.value = -1;
  say(w.removedSaid(words));
}

/** Loads a rule of the list into the tool, to be placed again. */
export function change(at: number): void {
  const rule = text.value.rules[at];
  const parts = rulePartsOf(rule);
  const fit = toolFor(valueKind.value && parts.cells.startsWith(`${valueKind.value[0]}.`) ? known : parts.name);
  tool.value = fit ?? toolFor("text")!;
  const { plain, ofValues: reads } = plainValue(parts.value);
  value.value = fit ? plain.replace(fit.value?.sign ?? "", "") : "";
  ofValues.value = reads;
  const [first] = toldOf(rule).cells;
  if (first !== undefined) selection.value = { cells: new Set(toldOf(rule).cells), cursor: first };
  typeCells(fit ? parts.cells : rule);
  changing.value = at;
  document.getElementById(fit?.value ? "set-value" : "set-cells")?.focus();
}

export function choose(rule: string): void {
  tool.value = toolFor(rule) ?? tools[0];
  value.value = "";
  ofValues.value = true;
  changing.value = -1;
  typed.value = null;
}

/** The value as the rule has it: "= 2", "15 of v". */
function valueText(): string {
  const { value: kind } = tool.value;
  const own = value.value.trim();
  return [own && `${kind?.sign ?? ""}${own}`, canReadValues.value && ofValues.value && "of v"].filter(Boolean).join(" ");
}

/** Cells of another value, or none; layers come before all other rules, and known cells are of the new kind. */
export function putValues(name: string): Promise<boolean> {
  const [kind, old] = valueKind.value ?? ["", []];
  const next = valueKinds.find(([one]) => one === name)?.[1] ?? [];
  const own = new RegExp(`\\b${kind || "-"}\\.`, "g");
  if (name === "" && tool.value.rule === known) choose("given");
  const kept = (rule: string) => !old.includes(rule) && (name !== "" || rule.search(own) < 0);
  return putAll(w.values.said(name), (all) => [...next, ...all.filter(kept).map((rule) =>
    (name !== "" ? rule.replace(own, `${name}.`) : rule.replace(/^([^:]*?) of v(?=:|$)/, "$1")))]);
}

/** The current rule, as text. */
function ruleHere(): string {
  const { rule, gesture } = tool.value;
  if (gesture === "text") return cells.value;
  if (gesture === "own") return ruleText("only", value.value.trim() || "1", cells.value);
  return (gesture === "ordered" ? weightedText : ruleText.bind(null, rule))(valueText(), cells.value);
}

/** Places the current rule. */
export async function place(): Promise<void> {
  const { gesture } = tool.value;
  if (gesture === "digits") return say(w.digitsHelp);
  if (gesture === "region") return isDrawing(puzzle.value.shape) ? make() : play(drawRegions(game.value, w.regions.drawn));
  const at = changing.value;
  const what = ruleHere();
  changing.value = -1;
  if (!await put(what, at)) { changing.value = at; return; }
  typed.value = null;
  if (tool.value.value?.ask) value.value = "";
  selection.value = only(selection.value.cursor);
}

/** The same from the board: a value that the rule needs is requested first. */
export function placeFromBoard(): void {
  const asks = tool.value.value;
  if (!asks?.ask) return void place();
  const field = document.querySelector<HTMLInputElement>("#set-value");
  field?.focus();
  field?.select();
  say(w.value(asks.words));
}

/** Clears the selected cells: digits and marks, then the last rule of the cursor's cell. */
function clearHere(): void {
  if (showing.value?.title) return;
  const before = game.value;
  play(clear(before, [...selection.value.cells]));
  if (game.value !== before || !setting.value) return;
  const at = text.value.rules.map((rule) => toldOf(rule).cells.includes(selection.value.cursor)).lastIndexOf(true);
  if (at >= 0) remove(at);
}

/** Enter on the board: places the rule; makes a region of a jigsaw being drawn; otherwise asks why. */
function enter(): void {
  if (setting.value) placeFromBoard();
  else if (isDrawing(puzzle.value.shape)) make();
  else openWhy();
}

register("set", { placeRule: enter, clear: clearHere, setTool: () => document.getElementById("set-tool")?.focus() });

/** Enter in a field of the tool returns the focus to the board. */
export async function placeFromField(): Promise<void> {
  await place();
  if (tab.value === "set") focusBoard({ preventScroll: true });
}
