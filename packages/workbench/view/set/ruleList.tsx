// The rules in words: a click on one frames its cells; each can be changed or removed.

import { say } from "../desk/voice";
import { frame, framedRules } from "./answers";
import { change, remove, text, toldOf } from "./work";
import { words as w } from "./words";

export function RuleSentence({ rule }: { rule: string }) {
  const { words } = toldOf(rule);
  return <button class="link" aria-pressed={framedRules.value.includes(rule)}
    onClick={() => say(frame(rule) ? words : "")}>{words}</button>;
}

export function RuleList() {
  const { rules } = text.value;
  const onKey = (event: KeyboardEvent, at: number) => {
    if (event.key !== "Delete") return;
    event.preventDefault();
    remove(at);
  };
  return (
    <section class="set-rules" aria-label={w.list(rules.length)}>
      <h2>{w.list(rules.length)}</h2>
      {rules.length === 0 ? <p class="note">{w.none}</p> : (
        <ol>{rules.map((rule, at) => (
          <li key={`${at} ${rule}`} onKeyDown={(event) => onKey(event, at)}>
            <RuleSentence rule={rule} />
            <span class="row">
              <button class="small" aria-label={`${w.edit}: ${toldOf(rule).words}`} onClick={() => change(at)}>{w.edit}</button>
              <button class="small" aria-label={`${w.remove}: ${toldOf(rule).words}`} onClick={() => remove(at)}>{w.remove}</button>
            </span>
          </li>
        ))}</ol>
      )}
    </section>
  );
}
