// The sources of the modules: files next to the page, or, in the single-file page, texts inside it: the
// module that answers everything, and the checker, both packed.

import type { Sources } from "../engine/crew";
import { unpack } from "../model/lzma";

declare const ONE_FILE: boolean;  // inserted by the build

const inside = (name: string): HTMLElement => document.getElementById(name)!;

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** In base64, with the number of unpacked bytes. */
const lazily = (name: string) => async () => {
  const { textContent, dataset } = inside(name);
  return unpack(bytesOf(textContent!.trim()), Number(dataset.bytes));
};

function besideThePage(): Sources {
  const beside = (name: string) => new URL(name, document.baseURI);
  return {
    core: beside("deduku.wasm"), hint: beside("deduku-hint.wasm"), more: beside("deduku-more.wasm"), check: beside("deduku-check.wasm"),
    worker: () => new Worker(beside("worker.js")),
  };
}

function insideThePage(): Sources {
  const script = URL.createObjectURL(new Blob([inside("worker.js").textContent!], { type: "text/javascript" }));
  return { core: lazily("deduku-more.wasm"), check: lazily("deduku-check.wasm"), worker: () => new Worker(script) };
}

export const sources = (): Sources => ONE_FILE ? insideThePage() : besideThePage();
