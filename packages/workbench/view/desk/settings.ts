// What a user set, kept in the browser: colours, marks of the engine, keys. A value that is none of those known is passed over.

import { effect, Signal, signal } from "@preact/signals";

export type Theme = "system" | "light" | "dark";
export type MarkLayer = "none" | "peers" | "left";
export const theme = signal<Theme>("system");
export const layer = signal<MarkLayer>("none");
export const tidy = signal(true);
export const letters = signal(true);
/** HDP by hand: what a contradiction shows is written down without being asked. */
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
    // Nothing is kept here, or not by us: the page begins as it is.
  }
}

read();
effect(() => {
  document.documentElement.dataset.theme = theme.value;
  const kept = JSON.stringify(Object.fromEntries(Object.entries(rows).map(([key, { of }]) => [key, of.value])));
  try {
    localStorage.setItem(name, kept);
  } catch {
    // Then it is not kept.
  }
});
