// Messages: one sentence about an event or an error; shown, and read aloud.

import { signal } from "@preact/signals";

export const said = signal("");
export const alarm = signal("");
const longest = 400;

/** Clears an earlier error. Repeated texts are read again. */
export const say = (text: string): void => {
  const short = text.length > longest ? `${text.slice(0, longest - 3)} ..` : text;
  alarm.value = "";
  said.value = said.value === short ? `${short}\u00a0` : short;
};
export const warn = (text: string): void => {
  said.value = "";
  alarm.value = text;
};
