// Where one is on the page: the panel, the dialog, the session that is replayed; what the open panel does itself.

import type { VNode } from "preact";
import { computed, effect, signal } from "@preact/signals";
import { words } from "../../words";

export type Tab = keyof typeof words.tabs;
export const tabNames = Object.keys(words.tabs) as Tab[];
export const tab = signal<Tab>("hint");

/** What people come for, and the panels for it. */
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

export const dialog = signal<"" | "keys" | "commands" | "share">("");

type Acts = Readonly<Record<string, () => void>>;
const acts = new Map<Tab, Acts>();
/** What a panel does, while it is open, in the place of acts of these names (keys.ts). */
export const register = (of: Tab, own: Acts): void => { acts.set(of, own); };
export const ownAct = (name: string): (() => void) | undefined => acts.get(tab.value)?.[name];

/** A panel that takes over the board while it is open: digits and clicks on marks are its own. */
export interface Workspace {
  enter(digit: number): void;
  /** What stands over the board. */
  readonly bar: () => VNode | null;
}

export const workspace = signal<Workspace | null>(null);

/** A session of somebody else's, replayed step by step (view/sessions.ts). */
export interface Session { readonly name: string; readonly steps: readonly { readonly words: string; readonly go: () => unknown }[];
  readonly at: number }
export const session = signal<Session | null>(null);
