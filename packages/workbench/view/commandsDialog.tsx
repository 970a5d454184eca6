// The menu: commands by name, those for the whole page first.

import { useState } from "preact/hooks";
import { keyRows, keyText } from "../keys";
import { words } from "../wordsLater";
import { focusBoard, run } from "./acts";
import { dialog, tab } from "./desk/page";
import { Dialog } from "./dialog";

const first = ["keys", "print", "share", "open"];
const rank = (act: string): number => -first.indexOf(act);

export function Commands() {
  const [filter, setFilter] = useState("");
  const rows = keyRows.filter((row) => row.command && (row.panel === undefined || row.panel === tab.value)
    && row.words.toLowerCase().includes(filter.toLowerCase())).sort((a, b) => rank(a.act) - rank(b.act));
  const choose = (act: string) => { dialog.value = ""; focusBoard(); run(act); };
  return (
    <Dialog title={words.commands.title}>
      <label class="field">{words.commands.filter}
        <input type="search" value={filter} onInput={(event) => setFilter(event.currentTarget.value)}
          onKeyDown={(event) => { if (event.key === "Enter" && rows[0]) { event.preventDefault(); choose(rows[0].act); } }} />
      </label>
      <ul class="commands">{rows.map((row) => (
        <li key={row.act}><button onClick={() => choose(row.act)}><span>{row.words}</span>
          {row.keys[0] && <kbd>{keyText(row.keys[0])}</kbd>}</button></li>
      ))}</ul>
    </Dialog>
  );
}
