// Slow motion: the arrows of a chain, one after another, by hand or automatically.

import { useEffect, useState } from "preact/hooks";
import { words } from "../words";
import { puzzle } from "./desk/board";
import { showing } from "./desk/shown";
import { say } from "./desk/voice";
import { wantsLessMotion } from "./show";
import { cellName, digitName } from "../model/shape";

/** Shows one arrow more or less; false if there are none. */
export function stepArrows(by: 1 | -1): boolean {
  const shown = showing.value;
  if (!shown || shown.scene.arrows.length === 0) return false;
  const arrows = Math.max(0, Math.min(shown.scene.arrows.length, shown.arrows + by));
  showing.value = { ...shown, arrows };
  const arrow = shown.scene.arrows[arrows - 1];
  if (arrow) {
    const name = ({ cell, digit }: { cell: number; digit: number }) => `${cellName(puzzle.value.shape, cell)}=${digitName(digit)}`;
    say(`${words.motion.link(arrows, shown.scene.arrows.length)}: ${name(arrow.from)} → ${name(arrow.to)}`);
  }
  return true;
}

export function Motion() {
  const [playing, setPlaying] = useState(false);
  const shown = showing.value;
  const all = shown?.scene.arrows.length ?? 0;
  const at = shown?.arrows ?? 0;
  useEffect(() => {
    if (!playing) return;
    if (at >= all) { setPlaying(false); return; }
    const timer = setTimeout(() => stepArrows(1), wantsLessMotion() ? 1600 : 800);
    return () => clearTimeout(timer);
  }, [playing, at, all]);
  if (!shown || all === 0) return null;
  const set = (arrows: number) => { showing.value = { ...shown, arrows }; };
  const w = words.motion;
  return (
    <p class="row motion" role="group" aria-label={w.name}>
      <span>{w.name}</span>
      <button onClick={() => stepArrows(-1)} disabled={at === 0}>{w.back}</button>
      <button onClick={() => { if (!playing && at === all) set(0); setPlaying(!playing); }}>{playing ? w.pause : w.play}</button>
      <button onClick={() => stepArrows(1)} disabled={at === all}>{w.on}</button>
      <span class="count">{w.link(at, all)}</span>
    </p>
  );
}
