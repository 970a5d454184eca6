// The table of all keys of the page, for the handlers, the page of keys, the list of commands and doc/workbench-keys.md.
//
//   {act: "undo", keys: ["Ctrl+z"], when: "anywhere", words: "undo"}
//
// `digit` means 1 to 9; on boards above 9 letters are digits, too. Keys "on the board" act only while it has
// the focus, and letters among them can be switched off.

export interface KeyRow {
  readonly act: string;
  readonly keys: readonly string[];
  readonly when: "board" | "anywhere";
  readonly words: string;
  readonly command?: true;  // listed among the commands
  readonly panel?: string;  // while this panel is open, instead of the key's usual meaning
}

export const keyRows: readonly KeyRow[] = [
  { act: "up", keys: ["ArrowUp"], when: "board", words: "one cell up" },
  { act: "down", keys: ["ArrowDown"], when: "board", words: "one cell down" },
  { act: "left", keys: ["ArrowLeft"], when: "board", words: "one cell to the left" },
  { act: "right", keys: ["ArrowRight"], when: "board", words: "one cell to the right" },
  { act: "home", keys: ["Home"], when: "board", words: "first cell of the row" },
  { act: "end", keys: ["End"], when: "board", words: "last cell of the row" },
  { act: "top", keys: ["PageUp"], when: "board", words: "first cell of the column" },
  { act: "bottom", keys: ["PageDown"], when: "board", words: "last cell of the column" },
  { act: "extendUp", keys: ["Shift+ArrowUp", "Ctrl+ArrowUp"], when: "board", words: "also select the cell above" },
  { act: "extendDown", keys: ["Shift+ArrowDown", "Ctrl+ArrowDown"], when: "board", words: "also select the cell below" },
  { act: "extendLeft", keys: ["Shift+ArrowLeft", "Ctrl+ArrowLeft"], when: "board", words: "also select the cell to the left" },
  { act: "extendRight", keys: ["Shift+ArrowRight", "Ctrl+ArrowRight"], when: "board", words: "also select the cell to the right" },
  { act: "toggleCell", keys: ["Space"], when: "board", words: "take the cell in or out of the selection" },
  { act: "selectAll", keys: ["Ctrl+a"], when: "board", words: "select all cells", command: true },
  { act: "invert", keys: ["Ctrl+i"], when: "board", words: "select the other cells", command: true },
  { act: "several", keys: [], when: "board", words: "select several cells, one press each", command: true },
  { act: "enter", keys: ["digit"], when: "board", words: "write what the mode says; in several cells a digit becomes a centre mark" },
  { act: "enterCorner", keys: ["Shift+digit"], when: "board", words: "corner mark" },
  { act: "enterCentre", keys: ["Ctrl+digit"], when: "board", words: "centre mark" },
  { act: "enterColour", keys: ["Ctrl+Shift+digit"], when: "board", words: "colour" },
  { act: "enterStruck", keys: ["Alt+digit"], when: "board", words: "strike a candidate out, or back" },
  { act: "modeDigit", keys: ["z"], when: "board", words: "digits write digits", command: true },
  { act: "modeCorner", keys: ["x"], when: "board", words: "digits write corner marks", command: true },
  { act: "modeCentre", keys: ["c"], when: "board", words: "digits write centre marks", command: true },
  { act: "modeColour", keys: ["v"], when: "board", words: "digits write colours", command: true },
  { act: "modeStruck", keys: ["s"], when: "board", words: "digits strike candidates out", command: true },
  { act: "clear", keys: ["Delete", "Backspace", "0"], when: "board", words: "clear", command: true },
  { act: "highlight", keys: ["'"], when: "board", words: "mark the cells of a digit: ' and the digit" },
  { act: "layer", keys: ["e"], when: "board", words: "candidates: none, peers, left", command: true },
  { act: "ghosts", keys: ["g"], when: "board", words: "show candidates that are gone, or hide them", command: true },
  { act: "why", keys: ["w", "Enter"], when: "board", words: "why: the digits of this cell", command: true },
  { act: "hint", keys: ["h"], when: "board", words: "hint: the next stage", command: true },
  { act: "hintAll", keys: ["Shift+h"], when: "board", words: "hint: the last stage at once", command: true },
  { act: "check", keys: ["k"], when: "board", words: "check the board", command: true },
  { act: "beforeMistake", keys: [], when: "anywhere", words: "back to before the mistake", command: true },
  { act: "restart", keys: [], when: "anywhere", words: "restart: take everything back, clock at zero", command: true },
  { act: "givens", keys: [], when: "anywhere", words: "take the digits on the board as the puzzle", command: true },
  { act: "loosen", keys: [], when: "anywhere", words: "change the givens", command: true },
  { act: "solution", keys: [], when: "anywhere", words: "write the solution", command: true },
  { act: "back", keys: [","], when: "board", words: "slow motion or path: one back", command: true },
  { act: "on", keys: ["."], when: "board", words: "slow motion or path: one on", command: true },
  { act: "hdpOpen", keys: ["#"], when: "board", words: "HDP: suppose the chosen digits", command: true, panel: "hdp" },
  { act: "hdpAccept", keys: ["Enter"], when: "board", words: "HDP: suppose the chosen digits; without any, take over what follows",
    command: true, panel: "hdp" },
  { act: "hdpLeave", keys: ["Backspace"], when: "board", words: "HDP: leave the hypothesis undecided", command: true, panel: "hdp" },
  { act: "hdpOther", keys: ["o"], when: "board", words: "HDP: the other branch; again, both side by side", command: true, panel: "hdp" },
  { act: "hdpUp", keys: ["u"], when: "board", words: "HDP: one level up", command: true, panel: "hdp" },
  { act: "hdpRoot", keys: ["r"], when: "board", words: "HDP: to level 0", command: true, panel: "hdp" },
  { act: "hdpDecisions", keys: ["d"], when: "board", words: "HDP: to the decisions", command: true, panel: "hdp" },
  { act: "hdpProgram", keys: ["p"], when: "board", words: "HDP: one line by program", command: true, panel: "hdp" },
  { act: "hdpSection", keys: ["Shift+p"], when: "board", words: "HDP: all the program finds from here", command: true, panel: "hdp" },
  { act: "hdpBookmark", keys: ["m"], when: "board", words: "HDP: name this position", command: true, panel: "hdp" },
  { act: "hdpBookmarks", keys: ["b"], when: "board", words: "HDP: to the bookmarks", command: true, panel: "hdp" },
  { act: "placeRule", keys: ["Enter"], when: "board", words: "Set: place the rule, or make a jigsaw's region, of the selected cells",
    command: true, panel: "set" },
  { act: "setTool", keys: ["t"], when: "board", words: "Set: choose the tool", command: true, panel: "set" },
  { act: "open", keys: [], when: "anywhere", words: "open a puzzle", command: true },
  { act: "commands", keys: ["/"], when: "board", words: "list of commands" },
  { act: "keys", keys: ["?"], when: "board", words: "these keys", command: true },
  { act: "undo", keys: ["Ctrl+z", "["], when: "anywhere", words: "undo", command: true },
  { act: "redo", keys: ["Ctrl+y", "Ctrl+Shift+z", "]"], when: "anywhere", words: "redo", command: true },
  { act: "tab", keys: ["Alt+Shift+digit"], when: "anywhere", words: "panel 1 to 9" },
  { act: "region", keys: ["F6"], when: "anywhere", words: "next region: head, board, pad, panel" },
  { act: "escape", keys: ["Escape"], when: "anywhere", words: "close; back to your board; select nothing" },
  { act: "share", keys: [], when: "anywhere", words: "share this board", command: true },
  { act: "print", keys: ["Ctrl+p"], when: "anywhere", words: "print", command: true },
  { act: "larger", keys: ["+"], when: "board", words: "larger cells", command: true },
  { act: "smaller", keys: ["-"], when: "board", words: "smaller cells", command: true },
];

export interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  getModifierState?(name: string): boolean;
}

/** "Ctrl+Shift+digit" and its digit, "Shift+h", "?", "ArrowUp": digits by the position of the key, others by its character. */
export function keyName(pressed: Pressed, order: number): { name: string; digit: number } {
  const place = /^(?:Digit|Numpad)([1-9])$/.exec(pressed.code);
  const letter = /^[a-z]$/i.test(pressed.key) ? pressed.key.toLowerCase() : "";
  const modified = pressed.ctrlKey || pressed.metaKey || pressed.altKey;
  const altGr = (pressed.ctrlKey && pressed.altKey) || pressed.getModifierState?.("AltGraph") === true;
  let digit = place && !altGr && (pressed.key.length === 1 || pressed.key === "Dead") ? Number(place[1]) : 0;
  if (letter !== "" && !modified && !pressed.shiftKey) {
    const value = letter.charCodeAt(0) - 87;
    if (value <= order) digit = value;
  }
  const sign = digit === 0 && letter === "" && pressed.key.length === 1 && pressed.key !== " ";
  const plain = sign && altGr;
  const modifiers = [
    (pressed.ctrlKey || pressed.metaKey) && !plain ? "Ctrl+" : "",
    pressed.altKey && !plain ? "Alt+" : "",
    pressed.shiftKey && !sign ? "Shift+" : "",
  ].join("");
  const base = digit > 0 ? "digit" : letter || (pressed.key === " " ? "Space" : pressed.key);
  return { name: modifiers + base, digit };
}

const isLetter = (name: string): boolean => /^(?:Shift\+)?[a-z]$|^[^A-Za-z0-9]$/.test(name);

/** The row of a key; null if there is none for the current focus. */
export function rowFor(name: string, onBoard: boolean, letters: boolean, panel = ""): KeyRow | null {
  if (!letters && isLetter(name)) return null;
  const rows = keyRows.filter((row) => row.keys.includes(name) && (row.when === "board" ? onBoard : onBoard || !isLetter(name)));
  return rows.find((row) => row.panel === panel) ?? rows.find((row) => row.panel === undefined) ?? null;
}

/** "Ctrl+ArrowUp" in readable form. */
export const keyText = (key: string): string =>
  key.replace("Arrow", "").replace(/\+([a-z])$/, (_, letter: string) => `+${letter.toUpperCase()}`).replace(/^[a-z]$/, (letter) =>
    letter.toUpperCase())
    .replace("digit", "1 .. 9").replace("Page", "Page ");

/** The table of doc/workbench-keys.md. */
export const keyTable = (): string =>
  ["| key | action |", "|---|---|", ...keyRows.filter((row) => row.keys.length > 0)
    .map((row) => `| ${row.keys.map((key) => `\`${keyText(key)}\``).join(" ")} | ${row.words} |`)].join("\n");
