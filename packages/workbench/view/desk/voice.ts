// What is said: one sentence of what happened, or of what is wrong; shown, and read aloud.

import { signal } from "@preact/signals";

export const said = signal("");
export const alarm = signal("");
const longest = 400;

/** What was wrong before is settled by it. A text said twice is said anew. */
export const say = (text: string): void => {
  const short = text.length > longest ? `${text.slice(0, longest - 3)} ..` : text;
  alarm.value = "";
  said.value = said.value === short ? `${short}\u00a0` : short;
};
export const warn = (text: string): void => {
  said.value = "";
  alarm.value = text;
};
