// The clock of the game, which runs while the page is looked at, and what is said at the end of a game.

import { effect, signal, untracked } from "@preact/signals";
import { wholeLine } from "../model/game";
import { idOf } from "../model/library";
import { clockText, readTimes, Times } from "../model/times";
import { words } from "../wordsLater";
import { acts } from "./acts";
import { Dialog } from "./dialog";
import { finished, game, restarts } from "./desk/board";
import { dialog } from "./desk/page";
import { timer } from "./desk/settings";

const name = "deduku-times";
const stored = (): Times => {
  try {
    return readTimes(localStorage.getItem(name));
  } catch {
    return {};
  }
};
export const times = signal<Times>(stored());
const w = words.clock;

const isCounted = (): boolean => !game.value.lent && !game.value.set;
const now = () => times.value[idOf(game.value)];

/** Other tabs count, too: only this game's time is written. */
function put(change: { seconds: number; done?: number }): void {
  const id = idOf(game.value);
  times.value = { ...stored(), [id]: { line: wholeLine(game.value.puzzle), ...change } };
  try {
    localStorage.setItem(name, JSON.stringify(times.value));
  } catch {
    // Times are not stored.
  }
}

setInterval(() => {
  if (!document.hidden && isCounted() && game.value.at > 0 && !now()?.done) put({ seconds: (now()?.seconds ?? 0) + 1 });
}, 1000);
addEventListener("storage", ({ key }) => { if (key === name) times.value = stored(); });

effect(() => {
  const of = finished.value;
  if (!of) return;
  untracked(() => {
    finished.value = null;
    if (now()?.done) return;
    put({ seconds: now()?.seconds ?? 0, done: Date.now() });
    dialog.value = "done";
  });
});
effect(() => { if (restarts.value > 0) untracked(() => put({ seconds: 0 })); });

export const Clock = () => <>{timer.value && isCounted() && <span class="clock" role="timer" aria-label={w.name}>
  {clockText(now()?.seconds ?? 0)}</span>}</>;

export function Done() {
  const close = () => { dialog.value = ""; };
  return (
    <Dialog title={w.solved}>
      <p class="solved" aria-hidden="true">✓</p>
      {game.value.puzzle.name && <p>{game.value.puzzle.name}</p>}
      <p>{w.took(clockText(now()?.seconds ?? 0))}</p>
      <p class="row">
        <button class="primary" onClick={() => { close(); setTimeout(() => acts.open(0)); }}>{w.next}</button>
        <button onClick={() => { close(); acts.restart(0); }}>{w.again}</button>
      </p>
    </Dialog>
  );
}
