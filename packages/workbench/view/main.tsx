// The start of the page: board first, then the stored or linked game, then the engine.

import { computed, effect, untracked } from "@preact/signals";
import { render } from "preact";
import { words } from "../words";
import { App, listenToKeys, outsideBoard } from "./app";
import { asked, game, solutions, subject } from "./desk/board";
import { answered, crew, engineState, program } from "./desk/engine";
import { refreshLeft } from "./desk/marks";
import { keptTab, tab } from "./desk/page";
import { layer } from "./desk/settings";
import { alarm, warn } from "./desk/voice";
import "./desk/settings";
import { keepChanges, resume } from "./store";
import { openLink, takeFile, takeText } from "./taking";

const inField = (event: Event): boolean => event.target instanceof Element && event.target.closest("input, textarea") !== null;

function listen(): void {
  listenToKeys();
  addEventListener("pointerdown", outsideBoard);
  addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain");
    if (inField(event) || !text) return;
    event.preventDefault();
    void takeText(text);
  });
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData("text/plain");
    if (file) void takeFile(file);
    else if (text) void takeText(text);
  });
  addEventListener("hashchange", () => void openLink(location.hash));
}

/** The number of solutions, requested once for each puzzle; while one is being set, its panel reports it. */
function watchPuzzle(): void {
  const set = computed(() => game.value.set !== undefined && tab.value === "set");
  effect(() => {
    const of = subject.value;
    if (set.value) return;
    solutions.value = "";
    void untracked(async () => {
      const answer = answered(await crew.quick("count", { ask: "solve", seconds: 5, ...asked(of) }));
      const told: Record<string, string> = { unique: "1", none: "0", several: "2+", unknown: "unknown" };
      if (answer && of === subject.value) solutions.value = told[answer.result] ?? "unknown";
    });
  });
  effect(() => {
    if (game.value && layer.value === "left") void untracked(refreshLeft);
  });
}

async function start(): Promise<void> {
  render(<App wake={() => void wake()} />, document.getElementById("app")!);
  performance.mark("board");
  listen();
  const linked = location.hash.includes("p=");
  const resumed = linked ? false : await resume();
  if (linked) await openLink(location.hash);
  else tab.value = keptTab() ?? (resumed ? tab.value : "hint");
  keepChanges();
  addEventListener("online", () => { if (engineState.value === "failed") void wake(); });
  await wake();
}

let watching = false;

/** Opens the engine; tries again after a failure. */
async function wake(): Promise<void> {
  engineState.value = "loading";
  try {
    const about = await crew.ready();
    performance.mark("engine");
    program.value = `deduku ${String(about["library"] ?? "")}`.trim();
    engineState.value = "ready";
    alarm.value = "";
    if (!watching) watchPuzzle();
    watching = true;
  } catch {
    engineState.value = "failed";
    warn(words.header.engine.failed);
  }
}

// Parts for later use are loaded long after the board responds.
void start().then(() => setTimeout(() => void import("./keep").then((part) => part.keep()).catch(() => undefined), 2000));
