// The engine and its state.

import { signal } from "@preact/signals";
import { Crew } from "../../engine/crew";
import { words } from "../../words";
import { sources } from "../sources";
import { warn } from "./voice";

export const crew = new Crew(sources());
export const engineState = signal<"loading" | "ready" | "failed">("loading");
/** Whether everything that questions need is loaded. */
export const complete = signal(false);
export const program = signal("");

/** An answer without an error; otherwise the error is shown. */
export function answered<T extends { absent?: boolean; error?: { kind: string; text: string } }>(answer: T | null): T | null {
  if (!answer) return null;
  if (!answer.error) return answer;
  const { kind, text } = answer.error;
  if (answer.absent) engineState.value = "failed";
  warn(answer.absent ? words.header.engine.failed : kind === "internal" ? words.said.crashed : kind === "memory"
    ? words.said.memory : text);
  return null;
}
