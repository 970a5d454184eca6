// A decision graph, initially in a legible size, in a scrollable frame; keys + - 0 and f while it has the focus.

import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { words as later } from "../wordsLater";
import { saveFile } from "./show";

const w = later.graph;

export interface Drawn { readonly svg: string; readonly title: string; readonly description: string }

/** Names in a graph are 10 units high: at this size they are easily legible. */
const readable = 1.1;
const [smallest, largest] = [0.1, 4];

/** The graph that fills the window. */
const wide = signal("");

export const pictureOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export function Graph({ drawn, name }: { drawn: Drawn; name: string }) {
  const [scale, set] = useState<number | "whole">(readable);
  const [, across] = /viewBox="0 0 ([\d.]+)/.exec(drawn.svg) ?? ["", "800"];
  const whole = wide.value === name;
  const frame = useRef<HTMLDivElement>(null);
  // Starts at the root, where the first arrow begins.
  const [, root] = /class="edge[^>]*><path d="M([\d.]+)/.exec(drawn.svg) ?? ["", "0"];
  useEffect(() => {
    const at = frame.current;
    if (at && typeof scale === "number") at.scrollLeft = Number(root) * scale - at.clientWidth / 2;
  }, [drawn, scale === readable]);
  const zoom = (by: number, from: HTMLElement | null) => {
    const now = scale === "whole" ? (from?.querySelector("img")?.clientWidth ?? Number(across)) / Number(across) : scale;
    set(Math.max(smallest, Math.min(largest, now * by)));
  };
  const keys = (event: KeyboardEvent) => {
    const pane = event.currentTarget as HTMLElement;
    const acts: Record<string, () => void> = {
      "+": () => zoom(1.25, pane), "=": () => zoom(1.25, pane), "-": () => zoom(0.8, pane), 0: () => set(readable), f: () => set("whole"),
      ...(whole && { Escape: () => { wide.value = ""; } }),
    };
    const act = acts[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const pane = (event: Event) => (event.currentTarget as HTMLElement).closest("figure")!.querySelector<HTMLElement>(".pane");
  return (
    <figure class={whole ? "graph window" : "graph"}>
      <p class="row screen">
        <button onClick={() => set(readable)} aria-pressed={scale === readable}>{w.readable}</button>
        <button onClick={() => set("whole")} aria-pressed={scale === "whole"}>{w.whole}</button>
        <button onClick={(event) => zoom(1.25, pane(event))}>{w.larger}</button>
        <button onClick={(event) => zoom(0.8, pane(event))}>{w.smaller}</button>
        <button aria-pressed={whole} onClick={(event) => { const at = pane(event); wide.value = whole ? "" : name; at?.focus(); }}>
          {w.window}</button>
        <button onClick={() => saveFile(`${drawn.title}.svg`, drawn.svg)}>{w.save}</button>
      </p>
      <div class="pane" ref={frame} tabIndex={0} role="region" aria-label={`${drawn.title}. ${drawn.description}`} onKeyDown={keys}>
        <img src={pictureOf(drawn.svg)}
          alt={drawn.description} {...(scale === "whole" ? { class: "fit" } : { width: Math.round(Number(across) * scale) })} />
      </div>
      <p class="note screen">{w.keys}</p>
    </figure>
  );
}
