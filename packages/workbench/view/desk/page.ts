// The state of the page: the panel, the dialog, the session being replayed, and actions of the open panel.

import type { VNode } from "preact";
import { computed, effect, signal } from "@preact/signals";
import { words } from "../../words";

export type Tab = keyof typeof words.tabs;
export const tabNames = Object.keys(words.tabs) as Tab[];
export const tab = signal<Tab>("hint");

/** The groups of panels, by purpose. */
export const groups: Readonly<Record<keyof typeof words.groups, readonly Tab[]>> = {
  play: ["hint", "why", "path", "puzzles"], learn: ["learn"], set: ["set"],
  study: ["rate", "hdp", "scenarios", "steps", "report", "proof"],
};
export type Group = keyof typeof groups;
export const groupNames = Object.keys(groups) as Group[];
export const group = computed(() => groupNames.find((name) => groups[name].includes(tab.value))!);
const last = new Map<Group, Tab>();
effect(() => { last.set(group.value, tab.value); });
/** Opens the panel of a group that was open last. */
export const openGroup = (name: Group): void => { tab.value = last.get(name) ?? groups[name][0]; };

const again = "deduku-panel";
/** Opens this panel again after the page was loaded anew in this tab, until the returned function is called. */
export function keepTab(name: Tab): () => void {
  const keep = (value: string) => {
    try {
      sessionStorage.setItem(again, value);
    } catch {
      // The page opens as usual.
    }
  };
  keep(name);
  return () => keep("");
}
export function keptTab(): Tab | undefined {
  try {
    return tabNames.find((name) => name === sessionStorage.getItem(again));
  } catch {
    return undefined;
  }
}

/** Whether a published puzzle is being read. */
export const isReading = signal(false);

export const dialog = signal<"" | "keys" | "commands" | "share" | "done">("");

type Acts = Readonly<Record<string, () => void>>;
const acts = new Map<Tab, Acts>();
/** Actions of a panel that replace the usual ones of these names while it is open (keys.ts). */
export const register = (of: Tab, own: Acts): void => { acts.set(of, own); };
export const ownAct = (name: string): (() => void) | undefined => acts.get(tab.value)?.[name];

/** A panel that controls the board while it is open: it receives digits and clicks on marks. */
export interface Workspace {
  enter(digit: number): void;
  /** The bar above the board. */
  readonly bar: () => VNode | null;
}

export const workspace = signal<Workspace | null>(null);

/** A published session, replayed step by step (view/sessions.ts). */
export interface Session { readonly name: string; readonly steps: readonly { readonly words: string; readonly go: () => unknown }[];
  readonly at: number }
export const session = signal<Session | null>(null);
