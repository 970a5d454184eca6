// The dialog with all keys, and the settings.

import { keyRows, keyText } from "../keys";
import { words } from "../wordsLater";
import { coords, letters, theme, Theme, timer } from "./desk/settings";
import { Dialog } from "./dialog";

export function Keys() {
  const w = words.keys;
  return (
    <Dialog title={w.title}>
      <label class="row"><input type="checkbox" checked={letters.value}
        onChange={(event) => { letters.value = event.currentTarget.checked; }} /> {w.letters}</label>
      <label class="row"><input type="checkbox" checked={timer.value}
        onChange={(event) => { timer.value = event.currentTarget.checked; }} /> {w.timer}</label>
      <label class="row">{w.theme}{" "}
        <select value={theme.value} onChange={(event) => { theme.value = event.currentTarget.value as Theme; }}>
          {Object.entries(w.themes).map(([key, name]) => <option key={key} value={key}>{name}</option>)}
        </select>
      </label>
      <label class="row">{w.names}{" "}
        <select value={coords.value} onChange={(event) => { coords.value = event.currentTarget.value as "sheet" | "rc"; }}>
          <option value="sheet">{w.sheet}</option><option value="rc">{w.rc}</option></select></label>
      <table class="keytable">
        <thead><tr><th scope="col">{w.key}</th><th scope="col">{w.act}</th></tr></thead>
        <tbody>{keyRows.filter((row) => row.keys.length > 0).map((row) => (
          <tr key={row.act}><td>{row.keys.map((key, at) => <span key={key}>{at > 0 && " "}<kbd>{keyText(key)}</kbd></span>)}</td><td>
            {row.words}</td></tr>
        ))}</tbody>
      </table>
      <p class="note">{w.digits}</p>
    </Dialog>
  );
}
