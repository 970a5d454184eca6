// The English texts of panels that are loaded when first opened.

import { many } from "./words";

export const words = {
  path: {
    intro: "The whole way to the solution, easiest technique first. A second program, which knows no technique, checks every step.",
    by: { order: "Human-style path", se: "Sudoku Explainer's steps", hodoku: "HoDoKu's steps",
      rules: "By two rules alone (Reasonable)" } as Record<string, string>,
    make: "Show the path", solution: "Fill in the solution", again: "Make it again", steps: (n: number) => many(n, "step"),
    checking: "the checker reads the proof ..",
    checked: (held: number, all: number) => held === all ? `all ${all} steps accepted` : `${held} of ${all} steps accepted`,
    holds: "accepted by the checker", fails: "not accepted by the checker", waits: "not checked yet",
    ledger: (line: number) => `Line ${line} of the proof`, ledgerNone: "The proof does not show this step.",
    filter: "Only steps of", every: "every technique", step: (at: number, of: number) => `step ${at} of ${of}`,
    previous: "Previous step", next: "Next step",
  },
  keys: {
    title: "Keys and settings", act: "What it does", key: "Key", theme: "Colours",
      themes: { system: "System", light: "Light", dark: "Dark" }, letters: "Letters are keys",
    digits: "On boards above 9 letters are digits: then the letters below that are digits write them; use the buttons or the menu.",
  },
  checker: {
    by: (hash: string) => `by deduku-check.wasm ${hash} ..`,
    help: "A program of its own that knows no technique and shares no code with the engine. Its SHA-256, to compare with one " +
      "built elsewhere:",
  },
  commands: { title: "Menu", filter: "Find" }, close: "Close",
  graph: {
    readable: "Readable", whole: "Whole", larger: "Larger", smaller: "Smaller", window: "Full window", save: "Save as SVG",
    keys: "While the graph has the focus: + and - for its size, 0 readable, f the whole, arrows to move it.",
  },
  rate: {
    intro: "How hard the puzzle is, by four measures, or by all eleven. Each says how it was made.",
    make: "Rate the puzzle", all: "By every measure", stop: "Stop",
      by: { hdp: "HDP level", steps: "Step model", reasonable: "Two rules suffice", se: "Sudoku Explainer", path: "Path", hodoku: "HoDoKu",
      te: "Trial and error", backdoor: "Backdoors", b: "B rating", bxb: "BxB rating",
      "er-minlex": "ER of the minlex form" } as Record<string, string>,
    help: { hdp: "how deep chains of hypotheses have to go", steps: "Fowler's label and rating",
      reasonable: "singles, locked candidates and subsets are enough",
      se: "ER / EP / ED: hardest step, hardest before the first digit, first step",
      path: "the hardest technique needed, and the points of all steps", hodoku: "its level and score",
      te: "levels of trial and error on singles", backdoor: "the fewest cells whose digits let singles solve the rest",
      b: "the longest braid inside one level of trial and error", bxb: "the same with braids inside braids",
      "er-minlex": "the Explainer's rating of the one form that all scrambles share" } as Record<string, string>,
    made: "made by", options: "options", hash: "hash", program: "program", time: "time", yes: "yes", no: "no", none: "none", waiting: "..",
    measure: "Measure", here: "This puzzle", there: "Scrambled", same: "same", differs: "differs",
    scramble: "Scramble and compare",
      scrambleHelp: "Digits renamed, rows, columns and bands exchanged: an isomorph of the puzzle. Invariant ratings stay the same. " +
      "(The Explainer's may change by a tenth: it takes the first of several equal chains.)",
    guesses: (n: number) => many(n, "guess", "guesses"), backdoors: (cells: number, sets: number) =>
      `${many(cells, "cell")}, ${many(sets, "way")}`,
    turned: "On a board with houses of its own digits are renamed, and it is turned or mirrored where that keeps its houses.",
    open: "Open the scrambled puzzle", took: (seconds: number) => `${seconds < 0.1 ? seconds.toFixed(3) : seconds.toFixed(1)} s`,
  },
  proof: {
    intro: "Prove that the puzzle has exactly one solution. Both kinds of proof are checked here by a second, much smaller program.",
    certificate: "Certificate", certificateHelp: "One line to publish beside the puzzle.", make: "Make a certificate",
      makeProof: "Make a proof",
    proof: "Proof", proofHelp: "Every deduction, as lines that can be checked without searching.",
    text: "Certificate or proof", paste: "Paste one here, or make one above.", check: "Check it", copy: "Copy", save: "Save as a file",
    accepted: "Accepted:", refused: "Refused:", size: (bytes: number) => bytes < 2000
      ? many(bytes, "character") : `${Math.round(bytes / 1000)} KB`,
    claims: { unique: "the puzzle has exactly one solution", solution: "the grid is a solution",
      "no-solution": "the puzzle has no solution", "not-unique": "the puzzle has not exactly one solution",
      false: "the candidates it names are in no solution" } as Record<string, string>,
    tree: (nodes: number, depth: number) => `${many(nodes, "position")} in its search tree, ${depth} deep`,
    deductions: (n: number) => many(n, "deduction"), line: (line: number) => `line ${line}`,
    where: (path: string) => `, ${path}`, empty: "There is nothing to check.",
  },
  link: {
    wrong: { length: "This link is too long to be one of ours.", p: "The board in this link cannot be read.",
      b: "The size of the boxes in this link cannot be read.", h: "The houses in this link cannot be read.",
      s: "The marks in this link are damaged, so it was not opened.",
      l: "The lines in this link are damaged, so it was not opened.", other: "This link is damaged." } as Record<string, string>,
    title: "Share this board", text: "Text", copy: "Copy", as: "As",
    formats: { ours: "a link of the workbench", line: "one line", sdk: "rows", pencilmarks: "pencil marks",
      "f-puzzles": "a link of f-puzzles", sudokupad: "a link of SudokuPad", "iss-link": "a link of Interactive Sudoku Solver",
      rules: "rules, one a line" } as Record<string, string>, copied: "Copied.",
    marks: "with what I have filled in", help: "All of the puzzle is in the link itself, behind the #. Nothing is sent anywhere.",
    long: (length: number) =>
      `The link has ${length} characters, more than some programs take. Save the games as a file instead (Puzzles).`,
  },
  scenarios: {
    intro: "Some cells get their digits all at once, every combination is followed by the simplest rules, and what survives is compared. " +
      "What no survivor has is false.",
    cells: "Cells", chosen: "those chosen on the board", rule11: "naked pairs, too", run: "Run the scenarios", stop: "Stop",
      none: "Choose open cells on the board, or write their names: B1,C1.",
    done: (n: number, open: boolean) => `${many(n, "scenario")}; ${open ? "the board is still open" : "every cell has its digit"}.`,
    array: (all: number, data: number, fixpoint: number) => `${all} hypotheses, ${data} after the data, ${fixpoint} after the rules`,
    pass: "Pass", parts: { start: "before", pairs: "rules 1-7", unique: "rules 8-10", rule11: "rule 11",
      rules: "rules of the board" } as Record<string, string>,
    endings: { "dead-empty": "dead: a cell is empty", "dead-place": "dead: a digit has no place", complete: "complete",
      unfinished: "open" },
    ending: "What becomes of it", left: "Hypotheses left", table: "Scenarios", common: "what the survivors have in common",
      showCommon: "Show what they have in common",
    gone: (n: number) => (n === 0 ? "Every hypothesis is in some survivor: nothing is shown."
      : `${many(n, "hypothesis", "hypotheses")} in no survivor: false.`), allDead: "None survives: the puzzle has no solution.",
    more: (n: number) => `.. and ${n} more`,
    rounds: "In rounds, to the end",
      roundsHelp: "All open cells one by one, or all pairs of them: what no scenario of a group has is false, then the rules, then " +
      "the next round.",
    singles: "Every cell", pairs: "Every pair of cells", drop: "Dead are",
      drops: { both: "both kinds", empty: "those with an empty cell" } as Record<string, string>,
    round: "Round", columns: ["hypotheses", "scenarios", "dead: empty", "dead: place", "complete", "open", "groups that show something",
      "then", "after the rules"],
    after: "what is left after the rounds", showState: "Show what is left", truths: (n: number) => `${n} hypotheses are left.`,
    data: "Data of several values",
      dataHelp: "A cell of the puzzle may be limited to some digits: choose cells on the board and write 3578. All digits make it open " +
      "again. The notes on the board are given up.",
    digitsOf: (cell: string) => `Digits that ${cell} may have`, set: "Set", badDigits: "Write the digits of this board, such as 3578.",
      allowed: "The puzzle was changed.",
  },
  markings: { groups: "Disjoint groups: cells at the same place of their boxes differ.",
    lines: "Not every row and column has all digits." },
  rules: { title: (n: number) => many(n, "rule"), all: "A rule for the whole board: no cells to frame." },
  puzzles: {
    intro: "Paste anything: 81 characters, rows, pencil marks, CSV, jigsaws and other houses, links of f-puzzles, SudokuPad, " +
      "SudokuWiki, our own links. Files can be dropped on the page.",
    text: "A puzzle in any notation", read: "Read it", file: "Open a file", examples: "Examples", stored: "Kept in this browser",
      none: "nothing yet",
    notStored: "This browser keeps nothing here: save your games as a file.",
    remove: "Remove", exportAll: "Save all as one file", blank: "Empty board", blankOpen: "Start",
    jigsaw: {
      title: "Draw a jigsaw", size: "Jigsaw to draw", start: "Draw", name: "Jigsaw, being drawn",
      help: (order: number) =>
        `Select ${order} cells on the board and make them a region; ${order} regions fill it. Undo takes a step back.`,
      make: "Make them a region", out: "Take them out", boxes: "Begin with boxes", add: "Add the selected cells",
      region: (n: number) => `Region ${n}`, cells: (n: number) => many(n, "cell"), free: (n: number) => n === 1
        ? "1 cell is in no region." : `${n} cells are in no region.`,
      lacks: (n: number) => `${n} too few`, over: (n: number) => `${n} too many`, pieces: (n: number) => `in ${n} pieces`,
      full: (order: number) => `There are ${order} regions already: add the cells to one of them.`,
      none: "Select cells on the board first.",
      diagonals: "both diagonals, too", windows: "the four windows, too", play: "Play on it", ready: "Every region is complete.",
      not: (what: string) => `The board is not complete: ${what}`,
    },
    tooManyLines: (most: number) => `The workbench takes chains of at most ${most} lines.`,
    more: (n: number) => `.. and ${n} more`, history: "What you did", start: "Start",
  },
  sessions: {
    title: "Puzzles of the sources, with their sessions",
      help: "What was published with these puzzles, done again here step by step. The numbers in the text are the published ones; the " +
      "panel shows what comes out.",
    back: "Back", on: "On", end: "End", step: (at: number, of: number) => `${at} of ${of}`,
    sources: { fowler: "G. Fowler: the step model", brand: "M. Brand: Reasonable Sudoku",
      opasnet: "Opasnet: the hypothesis array and scenarios", deverin: "M. Deverin: hidden conjugate singletons",
      scherer: "W. Scherer: HDP chains" },
    order: (order: string) => `Four puzzles, order ${order}`, counted: (steps: number, order: string) =>
      `Published 2006-2007 for the order ${order}: ${steps} step${steps === 1 ? "" : "s"}.`,
    ocean: "ocean-01 2, a row of the table", oceanPuzzle: "The only puzzle of the published table that is not lost.",
      oceanRun: "The series as published. Published: label 6, 9 steps, rating 99699. The author's program met a girth of 18 here; " +
      "propositions that are followed all at once, which no renaming changes, meet 35: 99707.",
    lastName: "The riddle's last example",
      last: ["99 candidates are left after reading.",
      "The two rules end after one removal: 98 candidates (rows were counted from the bottom there, here from the top).",
      "Any one assumption decides: D7 (the riddle's D3) is 1 completes the board, D7 is 2 contradicts.",
      "Other techniques do: colouring the digit 2, then the two rules."],
    askedName: "Four questions to the riddle's program", asked: (cell: string, digit: number) => `explain ${cell} ${digit}`,
      askedHelp: "A board on which the four published answers hold (the riddle's own is not known; its rows were counted from the bottom).",
    arrayNames: { inkala2012: "World's Hardest", wikipedia: "Wikipedia's example",
      top95_1: "The first of top95" } as Record<string, string>,
    array: (full: number, data: number, fixpoint: number) =>
      `The array: ${full} hypotheses, ${data} after the data, ${fixpoint} after the rules.`,
    two: "All digits of B1 and C1 at once: 20 scenarios; the 4 with equal digits are dead, the others go on.",
      singles: "Every cell by itself: 254 scenarios, and nothing new.",
      pairs: "Every pair of cells, in rounds: 275, 262, 242, 81. The puzzle is solved.",
    conjugatesName: "The example of October 2005", conjugates: ["The position: digit 5 has three places in box 2 and in box 4.",
      "One step of the method: D1 and C4 are not 5 (A4 and D3, as rows were letters there).",
      "With singles the method finishes the puzzle."],
    chains: "28 chains, each with its puzzle, stand in the panel HDP:", openHdp: "Open the first",
  },
  steps: {
    intro: "Fowler's step model: groups of techniques in order, each run until it finds nothing; P tries single candidates by the " +
      "techniques in its brackets. The first order that solves gives the label.",
    order: "Order", typed: "Write an order, such as T1H1B2P(T1H1)",
      orders: { hardest: "Series: hardest", "hardest-plus": "Series: hardest-plus", "hardest-rules": "Series: hardest-rules",
        inferior: "Order: inferior",
        ulterior: "Order: ulterior", "superior-plus": "Order: superior-plus" } as Record<string, string>,
    run: "Run", stop: "Stop", outcome: { solved: "solved", stuck: "stuck", contradiction: "contradiction",
      unknown: "cut short" } as Record<string, string>,
    summary: (outcome: string, steps: number, order: string) => `${order}: ${outcome} after ${many(steps, "step")}.`,
    label: (label: string, rating: string, number: number, of: number) =>
      `Order ${number} of ${of} in the series is the first that solves: label V(${label})${rating ? `, rating ${rating}` : ""}.`,
      noLabel: (of: number) => `None of the ${of} orders of the series solves it: no label.`,
    failed: (n: number) => `The ${many(n, "order")} before it got stuck.`,
    girth: (n: number) => `Girth ${n}: the longest proposition took ${many(n, "round")}.`, step: (at: number, of: number) =>
      `step ${at} of ${of}`,
    width: (n: number) => `propositions in cells of ${n}`, verdicts: { contradiction: "contradiction", solution: "solution",
      open: "open" } as Record<string, string>,
    removed: (n: number) => many(n, "candidate") + " gone", back: "Back", on: "On", girthOf: (n: number) =>
      `girth ${n}`, tested: (n: number) => `${many(n, "proposition")} tested`,
  },
  report: {
    title: "Report", intro: "Everything about the puzzle on one page, filled from top to bottom as the methods end. The file is the " +
      "report that deduku analyze --html writes: it needs no network and no Deduku.",
    make: "Make the report", save: "Save as a file", made: "The report is complete.", atWork: "at work ..", waits: "waiting",
    parts: { puzzle: "The puzzle", hdp: "HDP chains", reasonable: "Two rules", steps: "Step model", scenarios: "Hypothesis array",
      path: "Path of a person", se: "Sudoku Explainer", rate: "How the ratings were made", proof: "Proof",
      stages: "Every stage, on the board" },
    ratings: ["Rating", "Options", "Hash of the options"], pairs: "Pairs:", terms: "Words of this field",
    method: "Method", back: "Back", on: "On", stage: (at: number, of: number) => (at === 0 ? many(of, "stage") : `stage ${at} of ${of}`),
      stagesHelp: "Each step of each method with its position; the lines of HDP chains above lead here, too.",
    solution: "Solution", level: (level: string, nesting: number) => `Level: ${level}${nesting > 0 ? ` + ${nesting} nested` : ""}.`,
    sections: { analysis: "Analysis", pair_reduction: "Pair reduction", deep: "Deep pair reduction",
      constraint: "Constraint pair reduction" },
    section: (name: string, chains: number, opened: number) =>
      `${name}: ${many(chains, "chain")}, ${many(opened, "branch", "branches")} opened.`, lines: "Lines",
    graphs: { analysis: "Decision graph of the analysis", reduction: "Decision graph of the reductions" },
    suffices: "Singles, locked candidates and subsets are enough.", suffices_not: "Singles, locked candidates and subsets are not enough.",
    label: (label: number, rating: number | null, order: string, steps: number) =>
      `V(${label})${rating === null ? "" : `, rating ${rating}`}: solved by ${order} in ${many(steps, "step")}.`,
      noLabel: "No order of the series solves it.",
    array: (all: number, data: number, fixpoint: number, passes: number) =>
      `${all} hypotheses, ${data} after the data, ${fixpoint} after ${many(passes, "pass", "passes")} of the rules.`,
    steps: "Steps", se: (er: number, ep: number, ed: number) => `ER ${er.toFixed(1)}, EP ${ep.toFixed(1)}, ED ${ed.toFixed(1)}.`,
    proved: (deductions: number, bytes: number) =>
      `There is exactly one solution: ${many(deductions, "deduction")}, ${Math.round(bytes / 1000)} KB.`,
      checking: "the checker reads it ..", accepted: "Accepted by the checker.", refused: "Refused by the checker:",
  },
} as const;
