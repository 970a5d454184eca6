// All rules as text, one a line; the engine reads them while they are typed.

import { useEffect, useState } from "preact/hooks";
import { puzzle } from "../desk/board";
import { checkRules, putAll, text } from "./work";
import { words } from "./words";

const w = words.rulesText;
const pause = 250;

export function RulesText() {
  const now = text.value.rules.join("\n");
  const [typed, setTyped] = useState<string | null>(null);
  const [verdict, setVerdict] = useState<{ of: string; rules: number; error: string } | null>(null);
  const shown = typed ?? now;
  const lines = shown.split("\n").map((line) => line.trim()).filter(Boolean);
  useEffect(() => {
    if (typed === null) return;
    let wanted = true;
    const timer = setTimeout(() => void checkRules(lines).then((error) => {
      if (wanted && error !== null) setVerdict({ of: typed, rules: lines.length, error });
    }), pause);
    return () => { wanted = false; clearTimeout(timer); };
  }, [typed, puzzle.value.shape]);
  const known = verdict?.of === shown ? verdict : null;
  const use = () => void putAll(w.used, () => lines).then((done) => { if (done) setTyped(null); });
  return (
    <details class="rules-text">
      <summary>{w.title}</summary>
      <label class="field">{w.help}<textarea rows={6} spellcheck={false} value={shown}
        onInput={(event) => setTyped(event.currentTarget.value)} /></label>
      {known && <p class={known.error ? "bad" : "good"} role="status">{known.error || w.good(known.rules)}</p>}
      <p class="row"><button disabled={typed === null || !known || known.error !== ""} onClick={use}>{w.use}</button></p>
    </details>
  );
}
