// The English texts of the page. Those of panels loaded later are in wordsLater.ts and view/hand/words.ts; the engine
// supplies its own texts.

import type { Mode } from "./model/game";

export const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

export const words = {
  title: "Deduku",
  tagline: "a Sudoku board that answers why",
  untitled: "Puzzle",
  header: {
    skip: "To the board",
    engine: { loading: "engine loading", ready: "engine ready", failed: "the engine could not start: marks and undo work, hints do not",
      again: "Try again" },
    open: "Open", share: "Share", print: "Print", commands: "Menu", keys: "Keys and settings", stop: "Stop",
    solutions: { "0": "no solution", "1": "one solution", "2+": "several solutions",
      unknown: "solutions not counted" } as Record<string, string>,
  },
  board: {
    name: (order: number) => `Sudoku board, ${order} by ${order}`,
    kinds: { region: "regions instead of boxes", diagonal: "diagonals", window: "windows", group: "groups",
      other: "further houses" } as Record<string, string>, rules: "rules", region: (n: number) => `region ${n}`,
    fog: "in the fog", given: "given", empty: "empty", clash: "twice in a house", wrong: "wrong", colour: (n: number) => `colour ${n}`,
    candidates: "candidates", gone: "gone", chosen: "chosen", corner: "corner", centre: "centre", struck: "struck out",
      noCandidates: "no candidates left",
    showing: "Showing", kept: "Your own board is kept.",
    back: "Back to your board",
  },
  edit: {
    mine: "changes of this tab",
    cells: (n: number) => `${n} cells`, written: (where: string, digit: string) => `${where} = ${digit}`, cleared: (where: string) =>
      `${where} cleared`,
    region: (where: string, n: number) => `${where}: ${n === 0 ? "no region" : `region ${n}`}`, boxes: "boxes as regions",
    mark: (where: string, digit: string, layer: string, off: boolean) => `${where}: ${digit} ${off ? "not " : ""}${layer}`,
    layers: { corner: "corner", centre: "centre", struck: "struck out" }, colour: (where: string, colour: number) =>
      `${where}: colour ${colour || "off"}`,
  },
  pad: {
    name: "Number pad",
    modes: { digit: "Digit", corner: "Corner", centre: "Centre", struck: "Strike", colour: "Colour" } as Record<Mode, string>,
    mode: "What the digits write", several: "Several", larger: "Larger cells", smaller: "Smaller cells", up: "Back to the pad",
    clear: "Clear", undo: "Undo", redo: "Redo", hint: "Hint", check: "Check", why: "Why",
    layer: "Candidates", layers: { none: "None", peers: "Peers", left: "Left" },
    layerHelp: { none: "no candidates but your own marks", peers: "what digits in the same row, column, box or cage leave",
      left: "what singles and the like leave, all followed to their end" },
    intoAll: "With several cells selected, a digit is written into all of them",
    tidy: "Writing a digit takes it out of marks around it",
    ghosts: "Show candidates that are gone, too",
  },
  tabs: { hint: "Hint", path: "Path", why: "Why", hdp: "HDP", scenarios: "Scenarios", steps: "Steps", rate: "Ratings", report: "Report",
    proof: "Proof", puzzles: "Puzzles", learn: "Learn", set: "Set" },
  groups: { play: "Play", learn: "Learn", set: "Set", study: "Study" },
  panels: "Panels",
  later: { waits: "loading ..", failed: "This part of the page could not be loaded. Is there a network?" },
  hint: {
    intro: "A hint comes in four stages, and each says a little more. The fifth press applies it.",
    next: ["Where to look", "What it is called", "Which cells", "The whole step", "Apply it"],
    all: "All at once", stage: (n: number) => `Stage ${n} of 4`,
    done: "Every cell is filled, and all is right.",
    check: "Check the board", checks: ["", "Which cells?", "Why?"],
    some: (n: number) => n === 1 ? "One thing is wrong." : `${n} things are wrong.`, at: (cells: string) => `Wrong: ${cells}.`,
    compared: (cell: string) => `The solution in the link has another digit in ${cell}.`,
    unknown: "Not all rules of this puzzle are understood: hints know only those listed above the board.",
    keptRight: (n: number) => `${many(n, "right digit")} written later kept`, backKept: (n: number) => `${many(n, "step")} taken back.`,
    clean: "Nothing is wrong so far.", mistakes: (n: number) =>
      `${many(n, "thing")} ${n === 1 ? "is" : "are"} wrong:`,
    back: "Back to before the mistake", backDone: (n: number) => `${many(n, "step")} taken back; redo brings them again.`,
    backNone: "Nothing to take back: the mistake is in the puzzle itself.",
    fits: "Nothing is wrong so far: the puzzle has several solutions, and the board fits at least one.",
    several: "The puzzle does not have exactly one solution, so no digit can be called right or wrong.",
    applied: (line: string) => `Applied: ${line}`,
    ifUnique: "Holds if there is exactly one solution.",
    typed: "This board has no givens yet. Type in the puzzle, then take it as it is: what stands there becomes given.",
      asGivens: "Take it as the puzzle",
    first: "Put this right first, then ask for a hint again.",
  },
  motion: { name: "Slow motion", back: "Back", on: "On", play: "Play", pause: "Pause", all: "All", link: (at: number, of: number) =>
    `link ${at} of ${of}` },
  why: {
    intro: "Choose a cell, then a digit: why it is there, or why it cannot be. The answer goes back to the givens.",
    cell: (cell: string) => `Digits of ${cell}`, ask: (digit: string, cell: string, not = false) =>
      `Why ${not ? "not " : ""}${digit} in ${cell}?`,
    alive: "still a candidate", dead: "no candidate any more",
    thinking: "thinking ..", premises: (n: number) => `It rests on ${many(n, "step")}:`,
    givens: (n: number) => `${many(n, "step")} from the givens alone`,
    none: "The givens show it at once.", suppose: (what: string) => `Suppose ${what}`, end: "That ends it:", open: "This branch goes on.",
    method: (name: string) =>
      `Found by: ${({ reasonable: "two simple rules", path: "techniques", hdp: "chains of hypotheses",
      search: "a complete search" } as Record<string, string>)[name] ?? name}.`, because: (what: string) => `Why ${what}?`,
    undecided: "Neither shown nor refuted by any method that was tried.",
    accepted: "The checker accepts the proof of this.", refused: "The checker does not accept this proof:", back: "Back to",
    left: (digits: string) => `Left in the cell: ${digits}.`,
  },
  puzzles: {
    found: (n: number) => `${many(n, "puzzle")} found:`,
    looks: (what: string) => `Taken for: ${what}.`, opened: (name: string) => `Opened: ${name}.`,
    reached: "What the text has filled in", withState: "What had been filled in is there, too; undo takes it out.",
    kinds: { link: "a link of the workbench", certificate: "a certificate", proof: "a proof", games: "saved games", chain: "HDP chains",
      puzzle: "a puzzle", puzzles: "a list of puzzles" },
    games: (n: number, bad: number) => `${many(n, "game")} taken in${bad > 0 ? `, ${bad} could not be read` : ""}.`,
    tooBig: (order: number) => `A board of ${order} by ${order}: the workbench takes 4 by 4 to 25 by 25.`,
    houses: "The part of the page for such boards could not be loaded. Is there a network?",
    tooLong: "That is more than 4 MB of text: the workbench reads one list of that size at most.",
    unreadable: (text: string, line: number, column: number, expected: string) =>
      `Line ${line}, column ${column}: ${text}${expected ? `; expected ${expected}` : ""}.`,
    nothing: "There is nothing to read.",
    short: "This is a short link: the puzzle is on the site only. Open it in SudokuPad, choose Share there and then copy the long " +
      "address, or paste the text of sudokupad.app/api/puzzle/ with the same name behind it.",
    none: "This is no puzzle: a puzzle has at least 16 cells, such as 53..7.... in nine rows. Paste its digits with a dot for each empty " +
      "cell, or a link of SudokuPad, f-puzzles or SudokuWiki.",
    clashing: (cells: string) => `The same digit is twice in a row, column or box: ${cells}. It is opened all the same.`,
  },
  said: {
    undo: (what: string) => `Undone: ${what}`, redo: (what: string) => `Again: ${what}`, undoNone: "Nothing to undo.",
      redoNone: "Nothing to do again.",
    givens: "What stands on the board is the puzzle now.",
      loosened: "The givens can be changed now; take the board as the puzzle when it is right.", solution: "The solution",
    mode: (mode: string) => `Digits write: ${mode}`, layer: (layer: string) => `Candidates: ${layer}`,
      contradiction: "These digits contradict each other: a cell has no candidate left.",
    restart: "From the beginning",
    solved: "Solved: every cell is filled and nothing is wrong.", filled: "Every cell is filled, but something is wrong.",
    elsewhere: "Continued in another tab: this is its board.",
      both: "Also changed in another tab: both changes are here.",
    several: (on: boolean) => on ? "Each press adds a cell to the selection" : "A press selects one cell",
    selected: (n: number) => `${many(n, "cell")} selected`, cleared: "Nothing selected", copied: "Copied.",
      cannotCopy: "The browser does not let the page copy: select the text and copy it.",
    crashed: "The engine stopped at this question and was started again. Nothing of yours is lost.",
      memory: "The question took more memory than a page may have. The engine was started again; nothing of yours is lost.",
    highlight: (digit: string) => `Cells with ${digit} are marked`, noHighlight: "No digit is marked", ghosts: (on: boolean) =>
      on ? "Candidates that are gone are shown" : "Candidates that are gone are hidden",
    twoDigits: "Type the digit to mark",
  },
} as const;

export const join = (...parts: (string | false | null | undefined)[]): string => parts.filter((part) => part).join(", ");
