// Messages: one sentence about an event or an error; shown, and read aloud.

import { effect, signal } from "@preact/signals";
import { tab } from "./page";

export const said = signal("");
export const alarm = signal("");
const longest = 400;

/** A message belongs to the panel that was open. */
effect(() => { if (tab.value) said.value = alarm.value = ""; });

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
