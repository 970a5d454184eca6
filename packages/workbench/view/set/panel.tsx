// The panel Set: a tool and its cells, the engine's answers, the rules in words, and the output of the puzzle.

import { emptySetting, settingOf, useRegions } from "../../model/setRules";
import { boardRules, groups, valueKinds } from "../../model/setTools";
import { isDrawing } from "../../model/jigsaw";
import { focusBoard } from "../acts";
import { game, openGame, play, puzzle } from "../desk/board";
import { say } from "../desk/voice";
import { Jigsaw, StartJigsaw } from "../jigsaw";
import { takeAsPuzzle } from "../hint";
import { AnswerPart } from "./answerPart";
import { Cages } from "./cages";
import { Out } from "./out";
import { usePointer } from "./pointer";
import { RuleList } from "./ruleList";
import { RulesText } from "./rulesText";
import { canReadValues, cells, changing, choose, circle, ofValues, place, placeFromField, putAll, putValues, setting, text, tool,
  typeCells, value, valueKind } from "./work";
import { words as w } from "./words";

const sizes = [4, 6, 8, 9, 10, 12, 15, 16];

export function SetPanel() {
  usePointer();
  if (!setting.value) return <Start />;
  return (
    <div class="set">
      <ToolForm />
      {isDrawing(puzzle.value.shape) && <Jigsaw use={{ words: w.regions.use,
        act: () => play(useRegions(game.value, w.regions.used)) }} />}
      <AnswerPart />
      <RuleList />
      <BoardRules />
      <RulesText />
      <Cages />
      <Out />
      <p class="row"><button onClick={takeAsPuzzle}>{w.out.play}</button></p>
      <details><summary>{w.start.empty}</summary><Empty /></details>
    </div>
  );
}

function Start() {
  return (
    <div class="set">
      <p class="intro">{w.intro}</p>
      <p class="row"><button class="primary" onClick={() => openGame(settingOf(game.value, w.start.said))}>{w.start.of}</button></p>
      <Empty />
      <Jigsaw />
      <StartJigsaw />
      <p class="note">{w.start.help}</p>
    </div>
  );
}

function Empty() {
  const start = (order: number) => {
    openGame(emptySetting(order, w.start.name));
    say(w.help.digits);
  };
  return (
    <form class="row" onSubmit={(event) => { event.preventDefault(); start(Number(new FormData(event.currentTarget).get("size"))); }}>
      <label>{w.start.size}{" "}
        <select name="size">{sizes.map((order) =>
          <option key={order} value={order} selected={order === 9}>{`${order} × ${order}`}</option>)}</select></label>
      <button type="submit">{w.start.empty}</button>
    </form>
  );
}

/** Enter in a field places the rule. */
function byKey(event: KeyboardEvent): void {
  if (event.key !== "Enter" || event.isComposing) return;
  event.preventDefault();
  void placeFromField();
}

/** Escape returns to the board from every field, and Enter from the list of tools. */
function back(event: KeyboardEvent): void {
  if (event.key !== "Escape" && (event.key !== "Enter" || (event.target as Element).id !== "set-tool")) return;
  event.preventDefault();
  focusBoard({ preventScroll: true });
}

/** The tool, its cells, its value. */
function ToolForm() {
  const { gesture } = tool.value;
  const again = changing.value >= 0;
  const hasCells = gesture !== "digits" && gesture !== "region";
  return (
    <form class="tool" data-cells={hasCells} onKeyDown={back} onSubmit={(event) => { event.preventDefault(); void place(); }}>
      <ToolChoice />
      {hasCells && (
        <label class="field">{gesture === "text" ? w.text : w.cells}
          <input id="set-cells" value={cells.value} autocomplete="off" spellcheck={false}
            onInput={(event) => typeCells(event.currentTarget.value)} onKeyDown={byKey} /></label>
      )}
      <p class="note">{w.help[gesture]}</p>
      {gesture === "region" && !isDrawing(puzzle.value.shape) && <p class="row"><button type="submit">{w.regions.draw}</button>{" "}
        <span class="note">{w.regions.help}</span></p>}
      {hasCells && <p class="row">
        <button class="primary" type="submit">{again ? w.change : w.place}</button>
        {again && <button type="button" onClick={() => { changing.value = -1; }}>{w.cancel}</button>}
      </p>}
    </form>
  );
}

function ToolChoice() {
  const { gesture: now, value: asks } = tool.value;
  return (
    <p class="row">
      <label>{w.tool}{" "}
        <select id="set-tool" value={tool.value.rule} onChange={(event) => choose(event.currentTarget.value)}>
          {groups.map((group) => <optgroup key={group.name} label={group.name}>
            {group.tools.filter(({ gesture }) => gesture !== "own" || valueKind.value).map(({ rule, name }) =>
              <option key={rule} value={rule}>{name}</option>)}</optgroup>)}
        </select></label>
      {asks && <label>{asks.words}{" "}<input id="set-value" class="value" value={value.value} autocomplete="off"
        spellcheck={false} inputMode={asks.words.includes("such as") ? "text" : "numeric"}
        onInput={(event) => { value.value = event.currentTarget.value; }} onKeyDown={byKey} /></label>}
      {now === "circle" && <label>{w.circle}{" "}
        <select value={circle.value} onChange={(event) => { circle.value = Number(event.currentTarget.value); }}>
          {[1, 2, 3].map((n) => <option key={n} value={n}>{n}</option>)}</select></label>}
      {canReadValues.value && <label><input type="checkbox" checked={ofValues.value}
        onChange={(event) => { ofValues.value = event.currentTarget.checked; }} /> {w.values.read}</label>}
    </p>
  );
}

function BoardRules() {
  const { rules } = text.value;
  // A rule that this board cannot have is switched off again.
  const turn = (rule: string, name: string, by: HTMLInputElement) => void putAll(by.checked ? w.added(name) : w.removed(name), (all) =>
    (by.checked ? [...all, rule] : all.filter((one) => one !== rule))).then(() => { by.checked = text.value.rules.includes(rule); });
  const choose = (by: HTMLSelectElement) => void putValues(by.value).then(() => { by.value = valueKind.value?.[0] ?? ""; });
  return (
    <details class="board-rules">
      <summary>{w.board}</summary>
      <ul class="switches">{boardRules(puzzle.value.shape.order).map(([rule, name]) => (
        <li key={rule}><label><input type="checkbox" checked={rules.includes(rule)}
          onChange={(event) => turn(rule, name, event.currentTarget)} /> {name}</label></li>
      ))}</ul>
      <p class="row"><label>{w.values.title}{" "}
        <select value={valueKind.value?.[0] ?? ""} onChange={(event) => choose(event.currentTarget)}>
          <option value="">{w.values.none}</option>
          {valueKinds.map(([name]) => <option key={name} value={name}>{w.values.kinds[name]}</option>)}</select></label></p>
      <p class="note">{w.values.help}</p>
    </details>
  );
}

