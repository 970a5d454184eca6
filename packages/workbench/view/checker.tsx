// The hash of the checker's module, so that anybody can compare it with one built elsewhere.

import { words } from "../wordsLater";

declare const CHECKER_HASH: string;  // SHA-256 of deduku-check.wasm, inserted by the build

export function Checker() {
  return (
    <details class="checker">
      <summary>{words.checker.by(CHECKER_HASH.slice(0, 8))}</summary>
      <p class="note">{words.checker.help}</p>
      <code>{CHECKER_HASH}</code>
    </details>
  );
}
