// Progress: kept in the browser, saved as a file on request.

import { signal } from "@preact/signals";
import { readScores, Scores, scoreText } from "../../model/practice";
import { saveFile } from "../show";

const name = "deduku-practice";

export const kept = signal(true);
export const scores = signal<Scores>(read());

function read(): Scores {
  try {
    return readScores(localStorage.getItem(name) ?? "");
  } catch {
    return {};
  }
}

export function setScores(to: Scores): void {
  scores.value = to;
  try {
    localStorage.setItem(name, scoreText(to));
  } catch {
    kept.value = false;
  }
}

export const exportScores = (): void => saveFile(`${name}.json`, scoreText(scores.value));
