// HDP by hand: the position, the possible actions, the lines so far, the tree.
//
//   level 0 > # I8: 3,9 > + B1: 6              open, 4 pairs
//   [I8] 2 (3) 7 (9)   [Suppose I8: 3,9]       digits of the cell selected on the board
//   [Take over] [Other branch] [One level up] ..
//   Decisions   Lines   Tree   Bookmarks   Result   Published chains

import { useEffect } from "preact/hooks";
import { innermost, prefixes, readChain } from "../../model/chain";
import { bookmarks as bookmarksIn, flat, Level } from "../../model/handwork";
import { bit, cellName, digitName, digitsOf, has } from "../../model/shape";
import { puzzle, selection } from "../desk/board";
import { register } from "../desk/page";
import { byItself } from "../desk/settings";
import { lifted } from "../desk/shown";
import { classes } from "../show";
import { Bar } from "./bar";
import { Decisions } from "./decisions";
import { Examples } from "./examples";
import { hint, nextHint } from "./hint";
import { Lines } from "./lines";
import { ChainTips } from "./tips";
import { LinesGraph } from "./graph";
import { MiniBoard } from "./mini";
import { Result } from "./result";
import { accept, acts, begin, board, branch, canRedo, canUndo, chosen, enter, go, goCell, leave, mark, open, other, program, root, shown,
  split, state, stepAt, up, write } from "./work";
import { say } from "./words";

register("hdp", { ...acts, hint: () => void nextHint(), hintAll: () => void nextHint(true) });

export function HandPanel() {
  useEffect(() => begin(Bar), []);
  const found = shown.value;
  return (
    <div class="hand">
      <h2 class="sr">{say.name}</h2>
      <p class="intro">{say.intro}{state.value.lines.length === 0 && ` ${say.help}`}</p>
      {found && (
        <>
          <Where at={found.at} />
          <Outcome />
          <Digits />
          <Acts />
          <Hints />
          <Steps />
          <Split />
          <Decisions />
        </>
      )}
      <Lines />
      <ChainTips />
      {found && <Tree root={found.levels} />}
      {found && <LinesGraph />}
      <Bookmarks />
      {found && <Result />}
      <Examples />
    </div>
  );
}

/** The chain as links: each statement leads to the position after it. */
function Where({ at }: { at: string }) {
  const links = readChain(at);
  const ways = prefixes(links);
  return (
    <nav class="where" aria-label={say.at("")}>
      <button class="link" aria-current={links.length === 0 ? "location" : undefined} onClick={() => void go("")}>{say.level0}</button>
      {links.map((link, index) => (
        <button key={ways[index]} class="link" aria-current={index === links.length - 1 ? "location" : undefined}
          onClick={() => { goCell(link.cell); void go(ways[index]); }}>{`${link.hypothesis ? "#" : "+"} ${link.text}`}</button>
      ))}
    </nav>
  );
}

/** The state of the position. */
function Outcome() {
  const found = shown.value!;
  if (found.outcome === "open") return <p class="outcome"><b>{say.uns(found.pairs.length)}</b> <small>{found.pairs.join("  ")}</small></p>;
  const good = found.outcome === "solution";
  return (
    <div class={classes("outcome", good ? "good" : "fallen")}>
      <p><b>{good ? "SOL" : found.end}</b></p>
      {found.line && <p><code>{found.line}</code></p>}
      {good && innermost(readChain(found.at)) >= 0 && <p><small>{say.proved}</small></p>}
    </div>
  );
}

function Digits() {
  const { cursor } = selection.value;
  const { shape } = puzzle.value;
  const left = board.value?.[cursor] ?? 0;
  const name = cellName(shape, cursor);
  return (
    <div class="digits" role="group" aria-label={say.digits(name)}>
      <span class="name">{name}</span>
      {digitsOf(left).map((digit) => (
        <button key={digit} class="key" disabled={left === bit(digit)} aria-label={say.digit(digitName(digit), name)}
          aria-pressed={has(lifted.value, digit)} onClick={() => enter(digit)}>{digitName(digit)}</button>
      ))}
      <button class="primary" disabled={chosen.value === "" || !branch.value} onClick={() => void open()}>
        {chosen.value === "" ? say.open : say.openWhat(chosen.value)}</button>
    </div>
  );
}

function Acts() {
  const found = shown.value!;
  const under = innermost(readChain(found.at)) >= 0;
  const written = found.lines.some((line) => line.line === found.line && line.verdict === "holds");
  return (
    <>
      <p class="row">
        <button class={found.outcome !== "open" && !written ? "primary" : ""} disabled={!branch.value || found.outcome === "open"
          || written} onClick={() => void accept()}>{say.accept}</button>
        <button disabled={!under} onClick={() => void other()}>{say.other}</button>
        <button disabled={!under || found.outcome !== "open"} onClick={() => void leave()}>{say.leave}</button>
        <button disabled={!under} onClick={() => void up()}>{say.up}</button>
        <button disabled={found.at === ""} onClick={() => void root()}>{say.root}</button>
        <button disabled={!canUndo.value} onClick={acts.undo}>{say.undo}</button>
        <button disabled={!canRedo.value} onClick={acts.redo}>{say.redo}</button>
      </p>
      <p class="row">
        <button disabled={found.outcome !== "open"} onClick={() => void program(false)}>{say.program}</button>
        <button disabled={found.outcome !== "open"} onClick={() => void program(true)}>{say.section}</button>
        <button disabled={!branch.value} onClick={() => void nextHint()}>{say.hints.next[hint.value?.stage ?? 0]}</button>
      </p>
      <label class="row"><input type="checkbox" checked={byItself.value}
        onChange={(event) => { byItself.value = event.currentTarget.checked; }} /> {say.byItself}</label>
    </>
  );
}

function Hints() {
  const known = hint.value;
  if (!known) return null;
  return <ol class="stages" aria-label={say.hints.name}>
    {known.stages.slice(0, known.stage).map((text, at) => <li key={at} class={at + 1 === known.stage ? "now" : ""}>{text}</li>)}</ol>;
}

/** Slow motion: autosolve step by step. */
function Steps() {
  const steps = shown.value?.steps ?? [];
  const at = stepAt.value;
  if (steps.length === 0) return null;
  return (
    <details class="autosolve">
      <summary>{say.steps}</summary>
      <p class="row motion" role="group" aria-label={say.steps}>
        <button onClick={acts.back} disabled={at === 0}>{say.back}</button>
        <button onClick={acts.on} disabled={at === steps.length}>{say.on}</button>
        <span class="count">{say.step(at ?? steps.length, steps.length)}</span>
      </p>
      <ol>{steps.map((step, index) => <li key={index}><button class="link" aria-current={at === index ? "step" : undefined}
        onClick={() => { stepAt.value = index; }}>{step.text}</button></li>)}</ol>
    </details>
  );
}

function Split() {
  const two = split.value;
  const here = shown.value;
  const marks = board.value;
  if (!two || !here || !marks) return null;
  const differ = new Set(marks.flatMap((set, cell) => (set !== two.marks[cell] ? [cell] : [])));
  return (
    <section class="split" aria-label={say.split}>
      <h2>{say.split}</h2>
      <p class="note">{say.splitHelp} {say.changed(differ.size)}.</p>
      <div class="two">
        <figure><MiniBoard marks={marks} framed={differ} /><figcaption>
          {`${here.at}: ${say.result(here.outcome, here.pairs.length)}`}</figcaption></figure>
        <figure><MiniBoard marks={two.marks} framed={differ} /><figcaption><button class="link" onClick={() => void go(two.chain)}>
          {two.chain}</button>{`: ${say.result(two.outcome, two.pairs)}`}</figcaption></figure>
      </div>
    </section>
  );
}

/** Levels and their facts as a tree, navigated by arrow keys. */
function Tree({ root: top }: { root: Level }) {
  const move = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const items = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("[role=treeitem]")];
    const now = items.indexOf((event.target as HTMLElement).closest<HTMLElement>("[role=treeitem]")!);
    const depth = Number(items[now]?.ariaLevel);
    const to = by ? now + by : event.key === "Home" ? 0 : event.key === "End" ? items.length - 1
      : event.key === "ArrowRight" ? now + 1 : event.key === "ArrowLeft"
        ? items.findIndex((item, at) => at < now && Number(item.ariaLevel) === depth - 1
        && !items.slice(at + 1, now).some((between) => Number(between.ariaLevel) < depth)) : -1;
    if (to === -1 && !["ArrowLeft"].includes(event.key)) return;
    event.preventDefault();
    items[to]?.focus();
  };
  const nodes = flat(top);
  const here = nodes.findIndex(({ level }) => level.at === shown.value?.at);
  return (
    <section aria-label={say.tree}>
      <h2>{say.tree}</h2>
      <div role="tree" aria-label={say.tree} class="tree" onKeyDown={move}>
        {nodes.map(({ level, depth }, index) => (
          <div key={`${index} ${level.at}`} role="treeitem" aria-level={depth + 1} aria-selected={index === here}
            tabIndex={index === Math.max(0, here) ? 0 : -1}
            class={classes("node", level.outcome)} style={{ "--depth": depth }} onClick={() => void go(level.at)}
            onKeyDown={(event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); void go(level.at); } }}>
            <span class="what">{level.hypothesis ? `# ${level.hypothesis}` : say.level0}</span>{" "}
            <span class="how">{say.result(level.outcome, level.pairs)}{level.settled !== null && `, ${say.settled(level.settled)}`}</span>
            {level.facts.length > 0 && <span class="facts">{level.facts.map((fact) => ` + ${fact.statement}`).join("")}</span>}
          </div>
        ))}
      </div>
    </section>
  );
}

function Bookmarks() {
  const kept = bookmarksIn(state.value.lines);
  const keep = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const name = String(new FormData(form).get("name")).trim();
    if (name !== "") mark(name);
    form.reset();
  };
  return (
    <details id="hdp-bookmarks" open={kept.length > 0}>
      <summary>{say.bookmarks}</summary>
      <form class="row" id="hdp-mark" onSubmit={keep}>
        <input name="name" aria-label={say.bookmarkName} placeholder={say.bookmarkName} maxLength={80} />
        <button type="submit">{say.bookmark}</button>
      </form>
      {kept.length === 0 ? <p class="note">{say.noBookmarks}</p> : (
        <ul class="list">{kept.map(({ name, at, line }) => (
          <li key={line}>
            <button class="link" onClick={() => void go(at)}>{name}</button> <small>{at || say.level0}</small>
            <button class="small" aria-label={`${say.unmark}: ${name}`}
              onClick={() => write(state.value.lines.filter((_, index) => index !== line))}>{say.unmark}</button>
          </li>
        ))}</ul>
      )}
    </details>
  );
}
