// Dialogs: the list of commands; the keys and the link to share come when they are wanted.

import { useState } from "preact/hooks";
import { keyRows, keyText } from "../keys";
import { words } from "../words";
import { focusBoard, run } from "./acts";
import { dialog, tab } from "./desk/page";
import { Dialog } from "./dialog";
import { later } from "./later";

function Commands() {
  const [filter, setFilter] = useState("");
  const rows = keyRows.filter((row) => row.command && (row.panel === undefined || row.panel === tab.value)
    && row.words.toLowerCase().includes(filter.toLowerCase()));
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

const Keys = later(() => import("./keysDialog").then((part) => part.Keys), true);
const Share = later(() => import("./share").then((part) => part.Share), true);

export function Dialogs() {
  switch (dialog.value) {
    case "keys": return <Keys />;
    case "commands": return <Commands />;
    case "share": return <Share />;
    default: return null;
  }
}
