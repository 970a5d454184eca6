// The user's settings, stored in the browser: colours, marks of the engine, keys. Unknown values are ignored.

import { effect, Signal, signal } from "@preact/signals";

export type Theme = "system" | "light" | "dark";
export type MarkLayer = "none" | "peers" | "left";
export const theme = signal<Theme>("system");
export const layer = signal<MarkLayer>("none");
export const tidy = signal(true);
export const letters = signal(true);
/** HDP by hand: conclusions of contradictions are written without confirmation. */
export const byItself = signal(false);



const name = "deduku-settings";
const rows: Readonly<Record<string, { of: Signal<any>; values: readonly unknown[] }>> = {
  theme: { of: theme, values: ["system", "light", "dark"] },
  layer: { of: layer, values: ["none", "peers", "left"] },
  letters: { of: letters, values: [true, false] },
  accept: { of: byItself, values: [true, false] },
  tidy: { of: tidy, values: [true, false] },
};

function read(): void {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? "{}");
    for (const [key, { of, values }] of Object.entries(rows)) if (Object.hasOwn(kept, key)
      && values.includes(kept[key])) of.value = kept[key];
  } catch {
    // Storage is unavailable or invalid: the defaults stay.
  }
}

read();
effect(() => {
  document.documentElement.dataset.theme = theme.value;
  const kept = JSON.stringify(Object.fromEntries(Object.entries(rows).map(([key, { of }]) => [key, of.value])));
  try {
    localStorage.setItem(name, kept);
  } catch {
    // Settings are not stored.
  }
});
