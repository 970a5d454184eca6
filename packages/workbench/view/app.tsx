// The page: head, board, and next to it the pad and a panel.
//
//   +----------------------------------------------------------------+
//   | Deduku  Play Learn Set Study   World's Hardest  Open Share ..  |
//   +------------------------------+---------------------------------+
//   | board                        | pad                             |
//   |                              | Hint  Why  Path  Puzzles        |
//   | status                       | panel                           |
//   +------------------------------+---------------------------------+

import { VNode } from "preact";
import { words } from "../words";
import { acts, focusBoard } from "./acts";
import { Board } from "./board";
import { game, puzzle, selection, solutions } from "./desk/board";
import { engineState } from "./desk/engine";
import { Group, group, groupNames, groups, isReading, openGroup, session, tab, Tab, workspace } from "./desk/page";
import { coords } from "./desk/settings";
import { padAway, showing } from "./desk/shown";
import { alarm, said } from "./desk/voice";
import { Dialogs } from "./dialogs";
import { HintPanel } from "./hint";
import { later } from "./later";
import { Pad } from "./pad";
import "./taking";
import { WhyPanel } from "./why";

// Here, as is the reader of puzzles, so that parts loaded later find the table of keys in the first script.
export { listenToKeys } from "./keyboard";

/** Rarely needed panels are loaded when first opened. */
const panels: Readonly<Record<Tab, () => VNode | null>> = {
  hint: HintPanel, why: WhyPanel,
  path: later(() => import("./path").then((part) => part.PathPanel)),
  hdp: later(() => import("./hand/panel").then((part) => part.HandPanel)),
  scenarios: later(() => import("./scenarios").then((part) => part.ScenariosPanel)),
  steps: later(() => import("./steps").then((part) => part.StepsPanel)),
  rate: later(() => import("./rate").then((part) => part.RatePanel)),
  report: later(() => import("./report").then((part) => part.ReportPanel)),
  proof: later(() => import("./proof").then((part) => part.ProofPanel)),
  puzzles: later(() => import("./puzzles").then((part) => part.PuzzlesPanel)),
  learn: later(() => import("./learn/panel").then((part) => part.LearnPanel)),
  set: later(() => import("./set/panel").then((part) => part.SetPanel)),
};

const About = later(() => import("./reading/about").then((part) => part.About), true);
const Clock = later(() => import("./clock").then((part) => part.Clock), true);
const SessionBar = later(() => import("./sessionBar").then((part) => part.SessionBar), true);

/** A press beside board, pad and panel deselects. */
export function outsideBoard(event: Event): void {
  if (event.target instanceof Element && event.target.matches("html, body, main, .left, .frame, .sheet, #board")) {
    selection.value = { ...selection.value, cells: new Set() };
  }
}

/** From the text of a hint back to the board. */
function up(): void {
  scrollTo({ top: 0 });
  focusBoard({ preventScroll: true });
}

/** On a phone the panel of another group can be below the screen. */
function reach(): void {
  const panel = document.getElementById("panel")!;
  if (panel.getBoundingClientRect().top > innerHeight - 99) panel.scrollIntoView({ block: "nearest" });
}

function Head({ wake }: { wake: () => void }) {
  const w = words.header;
  const engine = engineState.value === "ready" ? w.solutions[solutions.value] ?? "" : w.engine[engineState.value];
  return (
    <header class="head" data-region="head">
      <a class="skip" href="#board" onClick={(event) => { event.preventDefault(); acts.escape(0); }}>{w.skip}</a>
      <h1>{words.title}</h1>
      <Tabs names={groupNames} now={group.value} id={groupId} text={words.groups} label={words.title}
        open={(name) => { openGroup(name); requestAnimationFrame(reach); }} />
      <p class="what"><b>{game.value.puzzle.name || words.untitled}</b> <span class={engineState.value === "failed" ? "bad" : ""}>
        {engine}</span>{" "}
        {game.value.at > 0 && <Clock />}{engineState.value === "failed" && <>{" "}<button onClick={wake}>{w.engine.again}</button></>}</p>
      <p class="row">
        <button onClick={() => acts.open(0)}>{w.open}</button>
        <button class="wider" onClick={() => acts.share(0)}>{w.share}</button>
        <button class="wider" onClick={() => acts.print(0)}>{w.print}</button>
        <button onClick={() => acts.commands(0)}>{w.commands}</button>
        <button class="wider" onClick={() => acts.keys(0)} aria-label={w.keys}>?</button>
      </p>
    </header>
  );
}

/** The status line, also read aloud. */
function Status() {
  return (
    <div class="status">
      {showing.value?.title && !showing.value.own && <p class="position"><span><i>
        {words.board.showing}</i> {showing.value.title}.<i> {words.board.kept}</i></span> <button onClick={() => { showing.value = null; }}>
        {words.board.back}</button></p>}
      <p role="status" aria-live="polite">{said.value}</p>
      <p role="alert" class="bad">{alarm.value}</p>
    </div>
  );
}

/** The groups of panels in which digits are written; in the others there is room for a panel's bar above the board. */
const writes: readonly Group[] = ["play", "set"];

/** A group of one panel is that panel's tab. */
const groupId = (name: Group): string => (groups[name].length > 1 ? `group-${name}` : `tab-${name}`);

interface Row<T extends string> { names: readonly T[]; now: T; id: (name: T) => string; text: Readonly<Record<T, string>>; label: string;
  open: (name: T) => void }

function Tabs<T extends string>({ names, now, id, text, label, open }: Row<T>) {
  const move = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = names[(names.indexOf(now) + by + names.length) % names.length];
    open(next);
    document.getElementById(id(next))?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={label} onKeyDown={move}>
      {names.map((each) => (
        <button key={each} id={id(each)} role="tab" aria-selected={now === each} aria-controls="panel" tabIndex={now === each ? 0 : -1}
          onClick={() => open(each)}>{text[each]}</button>
      ))}
    </div>
  );
}

export function App({ wake }: { wake: () => void }) {
  void coords.value;  // all texts are drawn again
  const { shape: { more }, about, link } = puzzle.value;
  const Panel = panels[tab.value];
  const panes = groups[group.value];
  return (
    <>
      <Head wake={wake} />
      <main>
        <div class="left">
          {workspace.value ? <workspace.value.bar /> : !writes.includes(group.value) && <p class="bar spare" />}
          {(about || link || more || isReading.value) && tab.value !== "set" && <div class="above"><About /></div>}
          <div data-region="board" id="board"><Board /></div>
          <Status />
        </div>
        <div class="side">
          {!workspace.value && writes.includes(group.value) && <Pad />}
          <section data-region="panel">
            {panes.length > 1 && <Tabs names={panes} now={tab.value} id={(name) => `tab-${name}`} text={words.tabs}
              label={words.groups[group.value]} open={(name) => { tab.value = name; }} />}
            {session.value && <SessionBar />}
            <div id="panel" class="panel" role="tabpanel" aria-labelledby={`tab-${tab.value}`} tabIndex={0}><Panel /></div>
          </section>
        </div>
      </main>
      {padAway.value && <button class="up" onClick={up}>{words.pad.up}</button>}
      <Dialogs />
    </>
  );
}
