// What the signs of HDP chains mean, beside the chains; the explanation of a line is also its tip.

import { words } from "../../wordsLater";

const w = words.chainSigns;

/** "DIS: disproof: ..": the explanation of a line's first word; none for other lines. */
export const tipOf = (line: string): string | undefined => {
  const [word] = line.split(" ", 1);
  const found = w.signs.find(([sign]) => sign === word);
  return found && `${found[0]}: ${found[1]}`;
};

export function ChainTips() {
  return (
    <details class="tips">
      <summary>{w.title}</summary>
      <dl class="kinds">{w.signs.map(([sign, meaning]) => <><dt><code>{sign}</code></dt><dd>{meaning}</dd></>)}</dl>
      <p class="note"><code>{w.example}</code> {w.means}</p>
    </details>
  );
}
