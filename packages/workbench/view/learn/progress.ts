// Progress: stored in the browser, saved as a file on request. All tabs count together.

import { signal } from "@preact/signals";
import { noProgress, Progress, progressText, readProgress } from "../../model/practice";
import { saveFile } from "../show";

const name = "deduku-practice";

export const kept = signal(true);
export const progress = signal<Progress>(read());

function read(): Progress {
  try {
    return readProgress(localStorage.getItem(name) ?? "");
  } catch {
    return noProgress;
  }
}

addEventListener("storage", (event) => { if (event.key === name) progress.value = read(); });

/** Changes the progress as stored, which another tab may have changed. */
export function setProgress(change: (now: Progress) => Progress): void {
  progress.value = change(kept.value ? read() : progress.value);
  try {
    localStorage.setItem(name, progressText(progress.value));
  } catch {
    kept.value = false;
  }
}

export const exportProgress = (): void => saveFile(`${name}.json`, progressText(progress.value));
