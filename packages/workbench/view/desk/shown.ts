// What a panel shows over the board: signs, a position, a digit that is looked for.

import { signal } from "@preact/signals";
import type { Scene } from "../../model/finding";

/** What a panel shows on the board: signs over the marks of a position; `title`: a position that is not the player's. */
export interface Showing {
  readonly scene: Scene;
  readonly marks: readonly number[] | null;
  readonly title: string;
  readonly arrows: number;  // so many of the scene's arrows: slow motion
  readonly lost?: readonly number[];  // candidates that this position has no more, shown as gone
  readonly own?: true;                // the panel's own board: nothing to go back from
}

export const showing = signal<Showing | null>(null);
export const highlighted = signal(0);
export const ghosts = signal(false);
export const zoom = signal(0);
/** Digits that were chosen in the cell under the cursor, for a hypothesis. */
export const lifted = signal(0);
