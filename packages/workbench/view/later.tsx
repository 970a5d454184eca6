// Parts of the page that are loaded on first use, with their style; the single-file page contains them.

import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { words } from "../words";

let styled: Promise<void> | null = null;

/** The style of all parts loaded later, and of print. */
export const style = (): Promise<void> => styled ??= document.getElementById("worker.js") !== null ? Promise.resolve()
  : new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = "later.css";
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });

/** Prints the sheets of the panel alone. */
export async function printAlone(): Promise<void> {
  await style();
  document.documentElement.classList.add("on-paper");
  window.print();
  document.documentElement.classList.remove("on-paper");
}

/** A panel loaded on first use; after a failure, the next use tries again. A dialog shows nothing while it loads. */
export function later(load: () => Promise<() => VNode>, dialog = false): () => VNode | null {
  let Loaded: (() => VNode) | null = null;
  return () => {
    const [state, set] = useState<"waits" | "there" | "failed">(Loaded ? "there" : "waits");
    useEffect(() => {
      if (Loaded) return;
      void style();
      load().then((part) => { Loaded = part; set("there"); }, () => set("failed"));
    }, []);
    if (Loaded) return <Loaded />;
    if (dialog && state !== "failed") return null;
    return <p class={state === "failed" ? "bad" : "waiting"}>{state === "failed" ? words.later.failed : words.later.waits}</p>;
  };
}
