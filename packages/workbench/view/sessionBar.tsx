// The published sessions: a list to choose from, and above the panel the step shown.

import { signal } from "@preact/signals";
import { words as later } from "../wordsLater";
import { session } from "./desk/page";
import { goStep, Source, sources } from "./sessions";

const w = later.sessions;
const all = signal<readonly Source[]>([]);

export function Sessions() {
  return (
    <details id="sessions" onToggle={() => void sources().then((read) => { all.value = read; })}>
      <summary>{w.title}</summary>
      <p class="note">{w.help}</p>
      {all.value.map((source) => (
        <div key={source.name}>
          <h3>{source.name}</h3>
          <p class="row">{source.sessions.map((one) => <button key={one.name} onClick={() => goStep(one, 0)}>{one.name}</button>)}</p>
        </div>
      ))}
    </details>
  );
}

export function SessionBar() {
  const now = session.value;
  if (!now) return <></>;
  return (
    <div class="session" role="group" aria-label={now.name}>
      <p class="row motion">
        <b>{now.name}</b>
        <button onClick={() => goStep(now, now.at - 1)} disabled={now.at === 0}>{w.back}</button>
        <button class="primary" onClick={() => goStep(now, now.at + 1)} disabled={now.at >= now.steps.length - 1}>{w.on}</button>
        <span class="count">{w.step(now.at + 1, now.steps.length)}</span>
        <button onClick={() => { session.value = null; }}>{w.end}</button>
      </p>
      <p class="words" role="status">{now.steps[now.at].words}</p>
    </div>
  );
}
