// Keys: from events to actions (keys.ts).

import { keyName, rowFor } from "../keys";
import { acts, run } from "./acts";
import { held, puzzle } from "./desk/board";
import { dialog, tab, workspace } from "./desk/page";
import { letters } from "./desk/settings";

function onKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const typing = target.closest("input, textarea, select, dialog") !== null;
  if (event.isComposing || (typing && event.key !== "F6")) return;
  const onBoard = target.closest(".board") !== null || target === document.body;
  if (!onBoard && event.key === "Escape" && dialog.value === "") { acts.escape(0); return; }
  const pressed = keyName(event, puzzle.value.shape.order);
  // On many keyboards # is Shift and 3: if # has a meaning here, it is not a corner mark.
  const { name, digit } = event.key === "#" && workspace.value ? { name: "#", digit: 0 } : pressed;
  const row = rowFor(name, onBoard, letters.value, tab.value);
  if (!row || (row.act === "print")) return;
  event.preventDefault();
  run(row.act, digit);
}

/** While a modifier is held the pad shows the mode that it selects. */
function onModifier(event: KeyboardEvent): void {
  const control = event.ctrlKey || event.metaKey;
  held.value = event.altKey ? (event.shiftKey ? null : "struck") : control && event.shiftKey ? "colour" : control
    ? "centre" : event.shiftKey ? "corner" : null;
}

export function listenToKeys(): void {
  addEventListener("keydown", onKey);
  addEventListener("keydown", onModifier);
  addEventListener("keyup", onModifier);
  addEventListener("blur", () => { held.value = null; });
}
