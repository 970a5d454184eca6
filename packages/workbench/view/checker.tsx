// Who checks: the module by its hash, so that anybody can compare it with one built elsewhere.

import { words } from "../wordsLater";

declare const CHECKER_HASH: string;  // SHA-256 of deduku-check.wasm, put in by the build

export function Checker() {
  return (
    <details class="checker">
      <summary>{words.checker.by(CHECKER_HASH.slice(0, 8))}</summary>
      <p class="note">{words.checker.help}</p>
      <code>{CHECKER_HASH}</code>
    </details>
  );
}
