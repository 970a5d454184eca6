// Games are stored in the browser (IndexedDB), each with all its undo steps. If storage is refused, the page works without it.
// Tabs share the games: each announces the one it stored, the others show it, and none replaces a state that it has not read.

import { effect, signal } from "@preact/signals";
import { Game, newGame } from "../model/game";
import { idOf, restore, store, Stored } from "../model/library";
import { words } from "../words";
import { game, openGame } from "./desk/board";
import { showing } from "./desk/shown";
import { say, warn } from "./desk/voice";
import { needHouses } from "./houses";

/** The stored games as this tab last read or wrote them. */
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

/** Those that are valid games. */
async function valid(all: readonly unknown[]): Promise<Stored[]> {
  if (all.some((one) => typeof one === "object" && one !== null && ("more" in one || "set" in one))) await needHouses();
  return all.filter((one): one is Stored => restore(one) !== null);
}

export async function readStored(): Promise<void> {
  stored.value = (await valid((await use<unknown[]>("readonly", (of) => of.getAll())) ?? [])).sort((a, b) => b.touched - a.touched);
}

const known = (id: string): Stored | undefined => stored.value.find((one) => one.id === id);
const list = (id: string, first: readonly Stored[]): void => { stored.value = [...first, ...stored.value.filter((one) => one.id !== id)]; };

const note = "deduku-stored";
/** Tells other tabs that they should read a game. */
function announce(id: string): void {
  try {
    localStorage.setItem(note, `${Date.now()} ${id}`);
  } catch {
    // They read it when they are next looked at.
  }
}

export async function keep(one: Stored): Promise<void> {
  await use("readwrite", (of) => of.put(one));
  list(one.id, [one]);
  announce(one.id);
}

export async function forget(id: string): Promise<void> {
  await use("readwrite", (of) => of.delete(id));
  list(id, []);
  announce(id);
}

/** The last game, as it was left. */
export async function resume(): Promise<boolean> {
  await readStored();
  const last = stored.value[0] && restore(stored.value[0]);
  if (last) openGame(last);
  return Boolean(last);
}

const same = (a: Stored | undefined, b: Stored): boolean => JSON.stringify({ ...a, touched: 0 }) === JSON.stringify({ ...b, touched: 0 });

/** Stores changes from now on, a moment later, and immediately when the page is left; shows those of other tabs. */
export function keepChanges(): void {
  let timer = 0;
  let waiting = false;
  let writing = 0;
  /** Changes are stored one after the other, so that none meets an earlier one as that of another tab. */
  let earlier = Promise.resolve();
  /** Another tab stored the game while this one had a change of its own. */
  let missed = false;
  let before = game.value;
  /** Shows the board that another tab stored. */
  const show = (theirs: Game) => {
    before = theirs;
    if (!showing.value?.own) showing.value = null;
    game.value = theirs;
    say(words.said.elsewhere);
  };
  /** Another tab has stored the game since this one read it. */
  const meet = async (theirs: Stored, one: Stored) => {
    const { joined } = await import("../model/tabs");
    const other = restore(theirs);
    const read = known(one.id) ?? store(newGame(game.value.puzzle), 0);
    list(one.id, [theirs]);
    if (!other || idOf(game.value) !== one.id) return;
    if (same(read, store(game.value, 0))) return show(other);
    game.value = joined(restore(read)!, other, game.value, words.edit.mine);
    say(words.said.both);
  };
  const write = async (of = game.value) => {
    if (!waiting || of.lent) return;
    waiting = false;
    writing++;
    await (earlier = earlier.then(() => put(of)));
    if (--writing > 0 || !missed) return;
    missed = false;
    await hear(idOf(of));
  };
  const put = async (of: Game) => {
    const one = store(of, Date.now());
    const read = known(one.id);
    let theirs: Stored | undefined;
    await use("readwrite", (of) => {
      const now = of.get(one.id);
      now.onsuccess = () => { if (now.result && now.result.touched !== read?.touched) theirs = now.result; else of.put(one); };
      return now;
    });
    if (theirs) return meet(theirs, one).catch(() => warn(words.later.failed));
    list(one.id, [one]);
    announce(one.id);
  };
  const hear = async (id: string) => {
    const [one] = await valid([await use<unknown>("readonly", (of) => of.get(id))]);
    const isOpen = id === idOf(game.value);
    // An own change of this game meets the other one when it is stored.
    const busy = isOpen && (waiting || writing > 0);
    missed ||= busy;
    if (!canStore.value || game.value.lent || busy) return;
    const read = known(id);
    list(id, one ? [one] : []);
    if (isOpen && one && !same(read, one)) show(restore(one)!);
  };
  effect(() => {
    if (game.value === before) return;
    // The last change of a game is stored before another one is opened.
    if (before.puzzle !== game.value.puzzle && idOf(before) !== idOf(game.value)) void write(before);
    before = game.value;
    waiting = true;
    clearTimeout(timer);
    timer = window.setTimeout(() => void write(), pause);
  });
  addEventListener("pagehide", () => void write());
  addEventListener("storage", ({ key, newValue }) => { if (key === note && newValue) void hear(newValue.replace(/^\d+ /, "")); });
  document.addEventListener("visibilitychange", () => void (document.hidden ? write() : hear(idOf(game.value))));
}
