// Games are stored in the browser (IndexedDB), each with all its undo steps. If storage is refused, the page works without it.

import { effect, signal } from "@preact/signals";
import { restore, store, Stored } from "../model/library";
import { game, openGame } from "./desk/board";
import { needHouses } from "./houses";

export const stored = signal<readonly Stored[]>([]);
export const canStore = signal(true);

const pause = 300;

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("deduku", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("puzzles", { keyPath: "id" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function use<T>(how: IDBTransactionMode, what: (of: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  try {
    const open = await database();
    return await new Promise<T>((resolve, reject) => {
      const request = what(open.transaction("puzzles", how).objectStore("puzzles"));
      request.transaction!.oncomplete = () => { open.close(); resolve(request.result); };
      request.transaction!.onabort = () => { open.close(); reject(request.error); };
    });
  } catch {
    canStore.value = false;
    return null;
  }
}

const isStored = (value: unknown): value is Stored => restore(value) !== null;

export async function readStored(): Promise<void> {
  const all = (await use<unknown[]>("readonly", (of) => of.getAll())) ?? [];
  if (all.some((one) => typeof one === "object" && one !== null && ("more" in one || "set" in one))) await needHouses();
  stored.value = all.filter(isStored).sort((a, b) => b.touched - a.touched);
}

export async function keep(one: Stored): Promise<void> {
  await use("readwrite", (of) => of.put(one));
  stored.value = [one, ...stored.value.filter((other) => other.id !== one.id)];
}

export async function forget(id: string): Promise<void> {
  await use("readwrite", (of) => of.delete(id));
  stored.value = stored.value.filter((one) => one.id !== id);
}

/** The last game, as it was left. */
export async function resume(): Promise<boolean> {
  await readStored();
  const last = stored.value[0] && restore(stored.value[0]);
  if (last) openGame(last);
  return Boolean(last);
}

/** Stores changes from now on, a moment later, and immediately when the page is left. */
export function keepChanges(): void {
  let timer = 0;
  let waiting = false;
  const write = () => {
    if (!waiting || game.value.lent) return;
    waiting = false;
    void keep(store(game.value, Date.now()));
  };
  let before = game.value;
  effect(() => {
    if (game.value === before) return;
    before = game.value;
    waiting = true;
    clearTimeout(timer);
    timer = window.setTimeout(write, pause);
  });
  addEventListener("pagehide", write);
  document.addEventListener("visibilitychange", () => { if (document.hidden) write(); });
}
