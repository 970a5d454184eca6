// The pad: all actions of keys on the board, for touch and mouse.

import { useEffect, useRef } from "preact/hooks";
import { colours, digitsOnBoard, Mode } from "../model/game";
import { allDigits, digitName, digitsOf } from "../model/shape";
import { words } from "../words";
import { acts, enter, focusBoard, layersOf, run, setLayer } from "./acts";
import { game, held, mode, puzzle, several } from "./desk/board";
import { intoAll, layer, tidy } from "./desk/settings";
import { ghosts, padAway, zoom } from "./desk/shown";
import { classes, covered } from "./show";

const modes: readonly Mode[] = ["digit", "corner", "centre", "struck", "colour"];

/** A click with the mouse returns the focus to the board, so that the next digit can be typed. */
function giveBack(event: MouseEvent): void {
  const button = (event.target as Element).closest("button");
  if (button && (event as PointerEvent).pointerType === "mouse") focusBoard({ preventScroll: true });
}

export function Pad() {
  const w = words.pad;
  const at = useRef<HTMLElement>(null);
  useEffect(() => {
    // Behind the board it is out of sight, too.
    const watch = new IntersectionObserver(([seen]) => { padAway.value = !seen.isIntersecting; },
      { rootMargin: `-${covered()}px 0px 0px` });
    watch.observe(at.current!);
    return () => { watch.disconnect(); padAway.value = false; };
  }, []);
  const now = held.value ?? mode.value;
  const { shape } = puzzle.value;
  const counts = digitsOnBoard(game.value);
  const keys = now === "colour" ? Array.from({ length: colours }, (_, at) => at + 1) : digitsOf(allDigits(shape));
  return (
    <section class="pad" ref={at} aria-label={w.name} data-region="pad" onClick={giveBack}>
      <div class="modes" role="group" aria-label={w.mode}>
        {modes.map((each) => (
          <button key={each} aria-pressed={now === each} onClick={() => { mode.value = each; }}>{w.modes[each]}</button>
        ))}
        <button class="several" aria-pressed={several.value} onClick={() => acts.several(0)}>{w.several}</button>
      </div>
      <div class={classes("keys", keys.length > 9 && "many")} role="group" aria-label={w.modes[now]}>
        {keys.map((digit) => (
          <button key={digit} class={classes("key", now, now === "colour" && `colour${digit}`, now === "digit"
            && counts.filter((one) => one === digit).length >= shape.order && "done")}
            onClick={() => enter(digit, now)}>{now === "colour" ? digit : digitName(digit)}</button>
        ))}
      </div>
      <div class="actions">
        {(["undo", "redo", "clear", "check", "hint", "why"] as const).map((act) =>
          <button key={act} class={act === "hint" ? "primary" : ""} onClick={() => run(act)}>{w[act]}</button>)}
        {(shape.order > 9 || zoom.value > 0) && ((["larger", "smaller"] as const).map((act) =>
          <button key={act} aria-label={w[act]} onClick={() => run(act)}>{act === "larger" ? "+" : "\u2212"}</button>))}
      </div>
      <details class="more">
        <summary>{`${w.layer}: ${w.layers[layer.value]}`}</summary>
        <fieldset>
          <legend>{w.layer}</legend>
          {layersOf(shape).map((each) => (
            <label key={each}><input type="radio" name="layer" checked={layer.value === each}
              onChange={() => setLayer(each)} /> {w.layers[each]} <small>{w.layerHelp[each]}</small></label>
          ))}
        </fieldset>
        <label><input type="checkbox" checked={ghosts.value} onChange={() => acts.ghosts(0)} /> {w.ghosts}</label>
        <label><input type="checkbox" checked={tidy.value}
          onChange={(event) => { tidy.value = event.currentTarget.checked; }} /> {w.tidy}</label>
        <label><input type="checkbox" checked={intoAll.value}
          onChange={(event) => { intoAll.value = event.currentTarget.checked; }} /> {w.intoAll}</label>
      </details>
    </section>
  );
}
