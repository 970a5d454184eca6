// Small helpers of several views.

import { useEffect, useState } from "preact/hooks";

export const classes = (...names: (string | false | null | undefined | 0)[]): string => names.filter((name) => name).join(" ");

export const wantsLessMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The height at the top of the screen that a board in its fixed place covers. */
export const covered = (): number => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/** Back to board and pad, where a puzzle is opened from below them. */
export function toPad(): void {
  const keys = document.querySelector(".pad .keys");
  if (keys && keys.getBoundingClientRect().top < covered()) scrollTo({ top: 0 });
}

/** Scrolls to a part that is above, below or at the end of the screen; one in sight stays where it is. */
export function toSight(part: Element): void {
  const { top } = part.getBoundingClientRect();
  if (top < covered() || top > 0.6 * innerHeight) part.scrollIntoView({ block: "start" });
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function saveFile(name: string, text: string | Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(text instanceof Blob ? text : new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A result computed asynchronously from a value, again when it changes; null until it is available. */
export function useFound<T>(key: string, find: () => Promise<T | null>): T | null {
  const [found, set] = useState<{ key: string; value: T } | null>(null);
  useEffect(() => {
    let wanted = true;
    void find().then((value) => { if (wanted && value !== null) set({ key, value }); });
    return () => { wanted = false; };
  }, [key]);
  return found && found.key === key ? found.value : null;
}
