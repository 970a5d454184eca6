// What a panel shows on the board: signs, a position, a highlighted digit.

import { signal } from "@preact/signals";
import type { Scene } from "../../model/finding";
import type { Claim } from "../../model/reading";

/** What a panel shows on the board: signs over the marks of a position; `title`: for a position that is not the player's. */
export interface Showing {
  readonly scene: Scene;
  readonly marks: readonly number[] | null;
  readonly title: string;
  readonly arrows: number;  // the number of arrows shown: slow motion
  readonly lost?: readonly number[];  // candidates missing in this position, shown as removed
  readonly only?: ReadonlySet<number>;  // the cells that show these marks
  readonly own?: true;                // the panel's own board: there is no way back from it
}

/** Frames and numbers of things of a published puzzle (view/reading/frames.tsx). */
export const claims = signal<readonly Claim[]>([]);

export const showing = signal<Showing | null>(null);
export const highlighted = signal(0);
export const ghosts = signal(false);
export const zoom = signal(0);
/** Whether the whole board is in sight: a finger then selects cells; otherwise it moves the board in its frame. */
export const fits = signal(true);
/** The picture of a published puzzle (view/reading/paper.tsx): whether it takes the place of ours, whether its fog is there, the cells
 * under fog, and the room that it needs beside the board, in cells. */
export const authors = signal(false);
export const foggy = signal(true);
export const fog = signal<ReadonlySet<number>>(new Set());
export const outside = signal<{ readonly before: number; readonly behind: number } | null>(null);
/** Whether the pad is out of sight, above the part of the page that is read. */
export const padAway = signal(false);
/** Digits selected in the cell under the cursor, for a hypothesis. */
export const lifted = signal(0);
