// The sources of the modules: files next to the page, or, in the single-file page, texts inside it: the
// module that answers everything, and the checker, both compressed.

import type { Sources } from "../engine/crew";

function inside(name: string): string | null {
  return document.getElementById(name)?.textContent?.trim() ?? null;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const lazily = (name: string) => () => new Response(new Blob([bytesOf(inside(name) ?? "")]).stream()
  .pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();

export function sources(): Sources {
  const workerText = inside("worker.js");
  if (workerText === null) {
    const beside = (name: string) => new URL(name, document.baseURI);
    return {
      core: beside("deduku.wasm"), hint: beside("deduku-hint.wasm"), more: beside("deduku-more.wasm"), check: beside("deduku-check.wasm"),
      worker: () => new Worker(beside("worker.js")),
    };
  }
  const script = URL.createObjectURL(new Blob([new TextDecoder().decode(bytesOf(workerText))], { type: "text/javascript" }));
  return {
    core: lazily("deduku-more.wasm"), check: lazily("deduku-check.wasm"),
    worker: () => new Worker(script),
  };
}
