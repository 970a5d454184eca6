// Proofs and certificates: made by the engine or pasted, checked by a program that shares no code with the engine.

import { signal } from "@preact/signals";
import { checkable, Verdict } from "../model/ticks";
import { words } from "../words";
import { words as later } from "../wordsLater";
import { asked, puzzle } from "./desk/board";
import { answered, crew } from "./desk/engine";
import { say, warn } from "./desk/voice";
import { Checker } from "./checker";
import { copyText, saveFile } from "./show";

const text = signal("");
const about = signal("");
const verdict = signal<{ of: string; puzzle: string; said: Verdict } | null>(null);
const busy = signal<AbortController | null>(null);

async function ask(question: { ask: string; [member: string]: unknown }): Promise<Record<string, any> | null> {
  const stop = new AbortController();
  busy.value = stop;
  try {
    return answered(await crew.long({ ...question, ...asked(puzzle.value) }, stop.signal));
  } finally {
    busy.value = null;
  }
}

async function makeCertificate(): Promise<void> {
  const answer = await ask({ ask: "certificate" });
  if (!answer) return;
  about.value = answer.certificate ? later.proof.tree(answer.nodes, answer.depth) : (answer.why ?? answer.result);
  text.value = answer.certificate ?? "";
  if (answer.certificate) await checkText();
  else warn(about.value);
}

async function makeProof(): Promise<void> {
  const answer = await ask({ ask: "prove" });
  if (!answer) return;
  const proved = answer.result === "proved";
  about.value = proved ? later.proof.deductions(answer.deductions_in_all) : (answer.why ?? answer.result);
  text.value = proved ? answer.proof.map((line: unknown) => JSON.stringify(line)).join("\n") : "";
  if (proved) await checkText();
  else warn(about.value);
}

export async function checkText(): Promise<void> {
  const of = text.value.trim();
  if (of === "") return warn(later.proof.empty);
  const on = checkable(puzzle.value);
  const told = await crew.check(on, of);
  verdict.value = { of, puzzle: on, said: told };
  say(sentence(told));
}

function sentence(told: Verdict & { path?: string; detail?: string; error?: string; if?: string }): string {
  const w = later.proof;
  if (told.accepted) return `${w.accepted} ${w.claims[told.proved ?? ""] ?? told.proved ?? ""}.`;
  if (told.error) return `${w.refused} ${told.error}.`;
  const place = told.line ? `${w.line(told.line)}${told.path ? w.where(told.path) : ""}: ` : "";
  return `${w.refused} ${place}${told.rule ?? ""}${told.detail ? ` (${told.detail})` : ""}.`;
}

/** Takes a proof pasted elsewhere on the page. */
export function takeProof(pasted: string): void {
  text.value = pasted;
  about.value = "";
  void checkText();
}

export function ProofPanel() {
  const w = later.proof;
  const shown = verdict.value && verdict.value.of === text.value.trim() && verdict.value.puzzle === checkable(puzzle.value)
    ? verdict.value.said : null;
  return (
    <>
      <p class="intro">{w.intro}</p>
      <p class="row">
        <button class="primary" disabled={Boolean(busy.value)} onClick={() => void makeCertificate()}>{w.make}</button>
        <button disabled={Boolean(busy.value)} onClick={() => void makeProof()}>{w.makeProof}</button>
        {busy.value && <button onClick={() => busy.value?.abort()}>{words.header.stop}</button>}
      </p>
      <dl class="kinds"><dt>{w.certificate}</dt><dd>{w.certificateHelp}</dd><dt>{w.proof}</dt><dd>{w.proofHelp}</dd></dl>
      <label class="field">{w.text}
        <textarea rows={8} spellcheck={false} placeholder={w.paste} value={text.value}
          onInput={(event) => { text.value = event.currentTarget.value; about.value = ""; }} />
      </label>
      <p class="row">
        <button onClick={() => void checkText()}>{w.check}</button>
        <button disabled={text.value === ""}
          onClick={() => void copyText(text.value).then((done) => say(done ? words.said.copied : words.said.cannotCopy))}>{w.copy}</button>
        <button disabled={text.value === ""}
          onClick={() => saveFile(text.value.startsWith("{") ? "proof.jsonl" : "certificate.txt", text.value)}>{w.save}</button>
        {text.value !== "" && <span class="count">{w.size(text.value.length)}{about.value ? `, ${about.value}` : ""}</span>}
      </p>
      {shown && <p class={shown.accepted ? "good" : "bad"}>{sentence(shown)} <Checker /></p>}
    </>
  );
}
