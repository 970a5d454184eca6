// Progress: stored in the browser, saved as a file on request.

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

export function setProgress(to: Progress): void {
  progress.value = to;
  try {
    localStorage.setItem(name, progressText(to));
  } catch {
    kept.value = false;
  }
}

export const exportProgress = (): void => saveFile(`${name}.json`, progressText(progress.value));
