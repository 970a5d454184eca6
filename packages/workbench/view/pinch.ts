// Two fingers on the board: apart, its cells grow, together, they shrink; the place between them stays under them.
//
//   fingers 100 px apart, zoom 0    ->    150 px apart: cells 1.5 times as large, zoom 1.67

import { zoom } from "./desk/shown";

interface Grip { readonly apart: number; readonly zoom: number; readonly x: number; readonly y: number }
let grip: Grip | null = null;
let now = 0;

const most = 6;
/** The size of cells at a zoom (style/board.css). */
const sizeAt = (zoom: number): number => 1 + 0.3 * zoom;

/** The distance of two fingers, and the place between them in the frame. */
function between(frame: HTMLElement, fingers: TouchList): { apart: number; x: number; y: number } {
  const { left, top } = frame.getBoundingClientRect();
  const [one, other] = [fingers[0], fingers[1]];
  return { apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    x: (one.clientX + other.clientX) / 2 - left, y: (one.clientY + other.clientY) / 2 - top };
}

/** Receives the fingers on the frame of the board after each change. */
export function pinch(frame: HTMLElement, fingers: TouchList): void {
  if (fingers.length !== 2) {
    if (grip) zoom.value = now;
    grip = null;
    return;
  }
  const { apart, x, y } = between(frame, fingers);
  const size = sizeAt(grip ? now : zoom.value);
  if (!grip) {
    // The place on the board at zoom 0.
    now = zoom.value;
    grip = { apart: Math.max(apart, 20), zoom: now, x: (frame.scrollLeft + x) / size, y: (frame.scrollTop + y) / size };
    // What the first finger has begun, the page gives up.
    dispatchEvent(new PointerEvent("pointercancel"));
    return;
  }
  const to = Math.min(most, Math.max(0, (sizeAt(grip.zoom) * apart / grip.apart - 1) / 0.3));
  now = to < 0.1 ? 0 : to;
  frame.style.setProperty("--zoom", String(now));
  frame.scrollLeft = grip.x * sizeAt(now) - x;
  frame.scrollTop = grip.y * sizeAt(now) - y;
}
