// The English words of HDP by hand.

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
const outcomes: Record<string, string> = { contradiction: "CTR", solution: "SOL" };

export const say = {
  name: "HDP by hand",
  intro: "Suppose digits in a cell and see what follows. What contradicts itself proves the rest. Every act is a line of the notation, " +
    "and every line can be typed.",
  help: "Choose a cell, then some of its digits (type or click them), then Suppose. If nothing is left anywhere, take over what follows; " +
    "else suppose more, or look at the other branch.",
  digits: (cell: string) => `Digits of ${cell} to suppose`, digit: (digit: string, cell: string) => `${digit} in ${cell}`,
  open: "Suppose", openWhat: (what: string) => `Suppose ${what}`, accept: "Take over", leave: "Leave it undecided", other: "Other branch",
    up: "One level up", root: "Level 0",
  undo: "Undo", redo: "Redo",
  nothingChosen: "Choose a cell and some of its digits first.", all: "These are all digits of the cell: nothing would be supposed.",
  solved: "This cell has one digit: nothing can be supposed there.", noOther: "There is no hypothesis here that has another branch.",
  position: { root: "level 0", contradiction: "contradiction", solution: "solved" },
  pairs: (n: number) => many(n, "pair"), result: (outcome: string, pairs: number) => outcomes[outcome] ?? many(pairs, "pair"),
  uns: (pairs: number) => `open (UNS): ${many(pairs, "pair")}`,
  steps: "How autosolve went on", step: (at: number, of: number) => `step ${at} of ${of}`, back: "Back", on: "On",
    play: "Play", pause: "Pause",
  fell: (hypothesis: string, line: string, facts: number) =>
    `It falls: ${hypothesis}${line}${facts > 0 ? `, ${many(facts, "fact")} ago` : ""}.`,
  inLine: (line: number) => ` (line ${line})`,
  follows: (line: string) => `What follows: ${line}`, followsNothing: "Nothing follows yet.",

  proved: "This is a solution. Whether it is the only one is shown when each hypothesis that it stands on has been refuted on " +
    "its other side.",
  contradictory: "The puzzle has no solution: level 0 contradicts itself.",
  decisions: "Decisions", decisionsHelp: "Either the pair is in this cell, too, or its digits are not: of two branches one holds.",
    noDecisions: "No pair here has a reduction candidate.",
  order: "Order", orders: { list: "as the method lists them", pairs: "most pairs first",
    conclusive: "conclusive first" } as Record<string, string>,
  by: (pair: string, house: string) => `by ${pair} in ${house}`,
  lines: "Lines", noLines: "No lines yet.", edit: "Edit as text", done: "Done", copy: "Copy", copyPuzzle: "Copy with the puzzle",
    save: "Save as .hdp", clear: "Clear",
  text: "Lines of the notation", column: (column: number, expected: string) => `column ${column}: expected ${expected}`,
  verdicts: { holds: "holds", fails: "does not hold", skipped: "not a line of the proof", pending: "open" } as Record<string, string>,
  byProgram: "by program", withdraw: "Withdraw", withdrawn: (n: number) => `${many(n, "line")} withdrawn; undo brings them back.`,
  at: (chain: string) => `Position ${chain || "of level 0"}`,
  playback: "Play through", playing: (at: number, of: number) => `line ${at} of ${of}`,
  program: "One line by program", section: "All by program", programNothing: "The program finds nothing from here on.",
    programmed: (n: number) => `${many(n, "line")} by program.`,
  tidy: "Tidy", tidying: "tidying ..", tidyNothing: "Every fact and every line is needed.",
  tidied: (characters: number, lines: number) =>
    `${many(characters, "character")} less${lines > 0 ? `, ${many(lines, "line")} that nothing rested on among them`
    : ""}; undo brings them back.`,
  byItself: "Take over a contradiction without asking",
  hints: {
    name: "Hint", next: ["Hint: which pair", "Hint: what to decide", "Hint: which branch", "Hint: the line", "Write the line"],
    pair: (pair: string, house: string) => `Look at the pair ${pair} in ${house}`, cell: (cell: string) => `Look at ${cell}`,
      suppose: (chain: string) => `First suppose ${chain}. `, goTo: (chain: string) => `First go to ${chain}. `,
    candidate: (cell: string, first: string, second: string) => `Decide ${cell}, its reduction candidate: either ${first} or ${second}.`,
    facts: (under: string) => `Look at what is known under ${under}.`, noPair: "No pair is needed: the facts alone decide.",
    falls: { CTR: (what: string) => `${what} falls: suppose it, and nothing is left somewhere.`, SOL: (what: string) =>
      `${what} solves the puzzle.`, UNS: (what: string) => `${what} is worth a try.` } as Record<string, (what: string) => string>,
  },
  graph: "Decision graph of the lines", graphNone: "No line yet has anything to draw.",
  tree: "Tree of hypotheses", level0: "Level 0", settled: (line: number) => `line ${line}`,
  bookmarks: "Bookmarks", bookmarkName: "Name of this position", bookmark: "Keep it", noBookmarks: "None yet.", marked: (name: string) =>
    `Kept: ${name}.`, unmark: "Remove",
  split: "Both branches", splitHelp: "Cells that differ are framed.",
  result2: "Result", level: "Level of these lines", levelProgram: "Level by program", chains: (n: number) => many(n, "chain"),
  status: "Status", count: "Count",
  levels: { easy: "easy: autosolve alone", medium: "medium: single decisions", hard: "hard: decisions under a hypothesis",
    deep: "deep: constraint pairs", "very-deep": "very deep: constraint pairs and more", unsolved: "unsolved",
    unknown: "unknown" } as Record<string, string>,
  nested: (n: number) => ` + ${n} nested`, unfinished: "not finished",
  examples: "Published chains", examplesHelp: "Chains of the document and of the pages published with it; each opens its puzzle.",
  removed: (line: string) => `${line} was not written.`, moved: (at: string, outcome: string) => `${at || "Level 0"}: ${outcome}`,
  changed: (n: number) => `${many(n, "cell")} changed`, copied: "Copied.", cannot: "That cannot be looked at:",
} as const;
