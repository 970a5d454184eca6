// Three dialogs: the keys, the list of commands, the link to share.

import { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { keyRows, keyText } from "../keys";
import { longLink, writeLink } from "../model/share";
import { noLayers } from "../model/game";
import { words } from "../words";
import { acts, focusBoard } from "./acts";
import { asked, crew, dialog, game, letters, say, tab } from "./desk";
import { copyText, useFound } from "./show";
import { theme, Theme } from "./settings";

function Dialog({ title, children }: { title: string; children: ComponentChildren }) {
  const at = useRef<HTMLDialogElement>(null);
  useEffect(() => { at.current?.showModal(); }, []);
  const close = () => { dialog.value = ""; focusBoard(); };
  return (
    <dialog ref={at} aria-label={title} onClose={close} onClick={(event) => { if (event.target === at.current) at.current?.close(); }}>
      <h2>{title}</h2>
      {children}
      <p class="row"><button onClick={() => at.current?.close()}>{words.link.close}</button></p>
    </dialog>
  );
}

function Keys() {
  const w = words.keys;
  return (
    <Dialog title={w.title}>
      <label class="row"><input type="checkbox" checked={letters.value} onChange={(event) => { letters.value = event.currentTarget.checked; }} /> {words.pad.letters}</label>
      <label class="row">{words.header.theme}{" "}
        <select value={theme.value} onChange={(event) => { theme.value = event.currentTarget.value as Theme; }}>
          {Object.entries(words.themes).map(([key, name]) => <option key={key} value={key}>{name}</option>)}
        </select>
      </label>
      <table class="keytable">
        <thead><tr><th scope="col">{w.key}</th><th scope="col">{w.act}</th></tr></thead>
        <tbody>{keyRows.filter((row) => row.keys.length > 0).map((row) => (
          <tr key={row.act}><td>{row.keys.map((key, at) => <span key={key}>{at > 0 && " "}<kbd>{keyText(key)}</kbd></span>)}</td><td>{row.words}</td></tr>
        ))}</tbody>
      </table>
      <p class="note">{w.digits}</p>
    </Dialog>
  );
}

function Commands() {
  const [filter, setFilter] = useState("");
  const rows = keyRows.filter((row) => row.command && row.words.toLowerCase().includes(filter.toLowerCase()));
  const run = (act: string) => { dialog.value = ""; focusBoard(); acts[act](0); };
  return (
    <Dialog title={words.commands.title}>
      <label class="field">{words.commands.filter}
        <input type="search" value={filter} onInput={(event) => setFilter(event.currentTarget.value)} onKeyDown={(event) => { if (event.key === "Enter" && rows[0]) { event.preventDefault(); run(rows[0].act); } }} />
      </label>
      <ul class="commands">{rows.map((row) => (
        <li key={row.act}><button onClick={() => run(row.act)}><span>{row.words}</span>{row.keys[0] && <kbd>{keyText(row.keys[0])}</kbd>}</button></li>
      ))}</ul>
    </Dialog>
  );
}

/** The puzzle in the notation of another program, by the engine. */
async function converted(to: string): Promise<string | null> {
  const answer = await crew.quick("convert", { ask: "convert", to, ...asked(game.value.puzzle) });
  return answer && (answer.error?.text ?? answer.text.trim());
}

function Share() {
  const [marks, setMarks] = useState(true);
  const [format, setFormat] = useState("ours");
  const { puzzle, layers } = game.value;
  const found = useFound(`${format} ${marks} ${game.value.at}`, async () => format === "ours"
    ? location.href.replace(/#.*$/, "") + await writeLink(puzzle, marks ? layers : noLayers(puzzle.shape), tab.value) : converted(format));
  const text = found ?? "";
  const w = words.link;
  return (
    <Dialog title={w.title}>
      <label class="row">{w.as}{" "}
        <select value={format} onChange={(event) => setFormat(event.currentTarget.value)}>{Object.entries(w.formats).map(([key, name]) => <option key={key} value={key}>{name}</option>)}</select>
      </label>
      {format === "ours" && <p class="note">{w.help}</p>}
      {format === "ours" && <label class="row"><input type="checkbox" checked={marks} onChange={(event) => setMarks(event.currentTarget.checked)} /> {w.marks}</label>}
      <label class="field">{w.text}<textarea readOnly rows={4} value={text} onFocus={(event) => event.currentTarget.select()} /></label>
      {format === "ours" && text.length > longLink && <p class="bad">{w.long(text.length)}</p>}
      <p class="row"><button class="primary" onClick={() => void copyText(text).then((done) => say(done ? w.copied : words.said.cannotCopy))}>{w.copy}</button></p>
    </Dialog>
  );
}

export function Dialogs() {
  switch (dialog.value) {
    case "keys": return <Keys />;
    case "commands": return <Commands />;
    case "share": return <Share />;
    default: return null;
  }
}
