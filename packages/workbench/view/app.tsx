// The page: head, board with pad, panels.
//
//   +----------------------------------------------------------+
//   | Deduku  World's Hardest    one solution    Share Print ? |
//   +------------------------+---------------------------------+
//   | board                  | pad                             |
//   |                        | Hint  Path  Why  Ratings  ..    |
//   | status                 | panel                           |
//   +------------------------+---------------------------------+

import { VNode } from "preact";
import { words } from "../words";
import { acts } from "./acts";
import { Board } from "./board";
import { game, puzzle, solutions } from "./desk/board";
import { engineState } from "./desk/engine";
import { session, tab, Tab, tabNames, workspace } from "./desk/page";
import { showing } from "./desk/shown";
import { alarm, said } from "./desk/voice";
import { Dialogs } from "./dialogs";
import { HintPanel } from "./hint";
import { later } from "./later";
import { Pad } from "./pad";
import { WhyPanel } from "./why";

/** Panels that few need at once come when they are first opened. */
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
};

/** What these do needs a board whose only rules are houses of as many cells as digits. */
const withoutRules: readonly Tab[] = ["hdp", "scenarios", "steps", "rate"];
const Refused = later(() => import("./rules").then((part) => part.Refused));

const Rules = later(() => import("./rules").then((part) => part.Rules), true);
const SessionBar = later(() => import("./sessionBar").then((part) => part.SessionBar), true);

function Head({ wake }: { wake: () => void }) {
  const w = words.header;
  const engine = engineState.value === "ready" ? w.solutions[solutions.value] ?? "" : w.engine[engineState.value];
  return (
    <header class="head" data-region="head">
      <a class="skip" href="#board" onClick={(event) => { event.preventDefault(); acts.escape(0); }}>{w.skip}</a>
      <h1>{words.title}<small> {words.tagline}</small></h1>
      <p class="what"><b>{game.value.puzzle.name || words.untitled}</b> <span class={engineState.value === "failed" ? "bad" : ""}>
        {engine}</span>{engineState.value === "failed" && <>{" "}<button onClick={wake}>{w.engine.again}</button></>}</p>
      <p class="row">
        <button onClick={() => { tab.value = "puzzles"; document.getElementById("panel")?.focus(); }}>{w.open}</button>
        <button onClick={() => acts.share(0)}>{w.share}</button>
        <button class="printing" onClick={() => acts.print(0)}>{w.print}</button>
        <button onClick={() => acts.commands(0)}>{w.commands}</button>
        <button onClick={() => acts.keys(0)} aria-label={w.keys}>?</button>
      </p>
    </header>
  );
}

/** What is said aloud stands here, too. */
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

function Tabs() {
  const move = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    tab.value = tabNames[(tabNames.indexOf(tab.value) + by + tabNames.length) % tabNames.length];
    document.getElementById(`tab-${tab.value}`)?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={words.panels} onKeyDown={move}>
      {tabNames.map((each) => (
        <button key={each} id={`tab-${each}`} role="tab" aria-selected={tab.value === each} aria-controls="panel"
          tabIndex={tab.value === each ? 0 : -1}
          onClick={() => { tab.value = each; document.getElementById("panel")?.scrollIntoView({ block: "nearest" }); }}>
            {words.tabs[each]}</button>
      ))}
    </div>
  );
}

export function App({ wake }: { wake: () => void }) {
  const { rules } = puzzle.value.shape;
  const Panel = rules && withoutRules.includes(tab.value) ? Refused : panels[tab.value];
  return (
    <>
      <Head wake={wake} />
      <main>
        <div class="left">
          {workspace.value && <workspace.value.bar />}
          <div data-region="board" id="board"><Board /></div>
          <Status />
        </div>
        {!workspace.value && <Pad />}
        <section class="side" data-region="panel">
          {rules && <Rules />}
          <Tabs />
          {session.value && <SessionBar />}
          <div id="panel" class="panel" role="tabpanel" aria-labelledby={`tab-${tab.value}`} tabIndex={0}><Panel /></div>
        </section>
      </main>
      <Dialogs />
    </>
  );
}
