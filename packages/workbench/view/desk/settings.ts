// The user's settings, stored in the browser: colours, marks of the engine, keys. Unknown values are ignored. Tabs share them: each
// stores only what was changed in it, and takes over what others change, except marks on the board.

import { effect, Signal, signal } from "@preact/signals";

export type Theme = "system" | "light" | "dark";
export type MarkLayer = "none" | "peers" | "left";
export const theme = signal<Theme>("system");
export const layer = signal<MarkLayer>("none");
export const tidy = signal(true);
export const letters = signal(true);
/** A digit typed with several cells selected is written into all of them; otherwise it is a centre mark. */
export const intoAll = signal(false);
export const timer = signal(true);
/** Names of cells: A1, or r1c1. */
export const coords = signal<"sheet" | "rc">("sheet");
/** HDP by hand: conclusions of contradictions are written without confirmation. */
export const byItself = signal(false);

const name = "deduku-settings";
const rows: Readonly<Record<string, { of: Signal<any>; values: readonly unknown[] }>> = {
  theme: { of: theme, values: ["system", "light", "dark"] },
  layer: { of: layer, values: ["none", "peers", "left"] },
  letters: { of: letters, values: [true, false] },
  accept: { of: byItself, values: [true, false] },
  tidy: { of: tidy, values: [true, false] },
  intoAll: { of: intoAll, values: [true, false] },
  coords: { of: coords, values: ["sheet", "rc"] },
  timer: { of: timer, values: [true, false] },
};

/** The valid settings in storage; none if it is unavailable or invalid. */
function read(): Record<string, unknown> {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? "{}");
    return Object.fromEntries(Object.entries(rows).flatMap(([key, { values }]) =>
      (values.includes(kept[key]) ? [[key, kept[key]]] : [])));
  } catch {
    return {};
  }
}

let known = read();
const take = (kept: Record<string, unknown>): void => { for (const key in kept) rows[key].of.value = kept[key]; };
take(known);
effect(() => {
  document.documentElement.dataset.theme = theme.value;
  const now = Object.entries(rows).map(([key, { of }]) => [key, of.value]);
  const changed = now.filter(([key, value]) => known[key] !== value);
  known = Object.fromEntries(now);
  try {
    localStorage.setItem(name, JSON.stringify({ ...read(), ...Object.fromEntries(changed) }));
  } catch {
    // Settings are not stored.
  }
});
addEventListener("storage", (event) => { if (event.key === name) take({ ...read(), layer: layer.value }); });
