// Dialogs: the keys, the list of commands; the link to share comes when it is wanted.

import { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { keyRows, keyText } from "../keys";
import { words } from "../words";
import { focusBoard, run } from "./acts";
import { dialog, letters, tab } from "./desk";
import { later } from "./later";
import { theme, Theme } from "./settings";

export function Dialog({ title, children }: { title: string; children: ComponentChildren }) {
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
  const rows = keyRows.filter((row) => row.command && (row.panel === undefined || row.panel === tab.value) && row.words.toLowerCase().includes(filter.toLowerCase()));
  const choose = (act: string) => { dialog.value = ""; focusBoard(); run(act); };
  return (
    <Dialog title={words.commands.title}>
      <label class="field">{words.commands.filter}
        <input type="search" value={filter} onInput={(event) => setFilter(event.currentTarget.value)} onKeyDown={(event) => { if (event.key === "Enter" && rows[0]) { event.preventDefault(); choose(rows[0].act); } }} />
      </label>
      <ul class="commands">{rows.map((row) => (
        <li key={row.act}><button onClick={() => choose(row.act)}><span>{row.words}</span>{row.keys[0] && <kbd>{keyText(row.keys[0])}</kbd>}</button></li>
      ))}</ul>
    </Dialog>
  );
}

const Share = later(() => import("./share").then((part) => part.Share), true);

export function Dialogs() {
  switch (dialog.value) {
    case "keys": return <Keys />;
    case "commands": return <Commands />;
    case "share": return <Share />;
    default: return null;
  }
}
