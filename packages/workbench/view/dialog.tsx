// A dialog over the page: Escape or a click outside closes it and returns the focus to the board.

import { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { words } from "../wordsLater";
import { focusBoard } from "./acts";
import { dialog } from "./desk/page";

/** With touch, a field that has the focus would open a keyboard over the dialog. */
const byFinger = matchMedia("(pointer: coarse)").matches;

export function Dialog({ title, children }: { title: string; children: ComponentChildren }) {
  const at = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    at.current?.showModal();
    if (byFinger) at.current?.focus();
  }, []);
  const close = () => { dialog.value = ""; focusBoard(); };
  return (
    <dialog ref={at} tabIndex={-1} aria-label={title} onClose={close}
      onClick={(event) => { if (event.target === at.current) at.current?.close(); }}>
      <h2>{title}</h2>
      {children}
      <p class="row"><button onClick={() => at.current?.close()}>{words.close}</button></p>
    </dialog>
  );
}
