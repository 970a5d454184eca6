// The English words of panels that come when they are first opened.

import { many } from "./words";

export const words = {
  rate: {
    intro: "How hard the puzzle is, by four measures. Each says how it was made.",
    make: "Rate the puzzle", stop: "Stop", by: { hdp: "HDP level", steps: "Step model", reasonable: "Two rules suffice", se: "Sudoku Explainer" } as Record<string, string>,
    help: { hdp: "how deep chains of hypotheses have to go", steps: "Fowler's label and rating", reasonable: "singles, locked candidates and subsets are enough", se: "ER / EP / ED: hardest step, hardest before the first digit, first step" } as Record<string, string>,
    made: "made by", options: "options", hash: "hash", program: "program", time: "time", yes: "yes", no: "no", none: "none", waiting: "..",
    measure: "Measure", here: "This puzzle", there: "Scrambled", same: "same", differs: "differs",
    scramble: "Scramble and compare", scrambleHelp: "Digits renamed, rows, columns and bands exchanged: the same puzzle in other clothes. A rating that means something stays. (The Explainer's may move by a tenth: it takes the first of several equal chains.)",
    open: "Open the scrambled puzzle", took: (seconds: number) => `${seconds < 0.1 ? seconds.toFixed(3) : seconds.toFixed(1)} s`,
  },
  proof: {
    intro: "Show a stranger that the puzzle has exactly one solution. Both kinds are checked here by a second, much smaller program.",
    certificate: "Certificate", certificateHelp: "One line to publish beside the puzzle.", make: "Make a certificate", makeProof: "Make a proof",
    proof: "Proof", proofHelp: "Every deduction, as lines that can be checked without searching.",
    text: "Certificate or proof", paste: "Paste one here, or make one above.", check: "Check it", copy: "Copy", save: "Save as a file",
    accepted: "Accepted:", refused: "Refused:", size: (bytes: number) => bytes < 2000 ? many(bytes, "character") : `${Math.round(bytes / 1000)} KB`,
    claims: { unique: "the puzzle has exactly one solution", solution: "the grid is a solution", "no-solution": "the puzzle has no solution", "not-unique": "the puzzle has not exactly one solution", false: "the candidates it names are in no solution" } as Record<string, string>,
    tree: (nodes: number, depth: number) => `${many(nodes, "position")} in its search tree, ${depth} deep`,
    deductions: (n: number) => many(n, "deduction"), line: (line: number) => `line ${line}`,
    where: (path: string) => `, ${path}`, empty: "There is nothing to check.",
  },
  link: {
    title: "Share this board", text: "Text", copy: "Copy", as: "As",
    formats: { ours: "a link of the workbench", line: "one line", sdk: "rows", pencilmarks: "pencil marks", "f-puzzles": "a link of f-puzzles", sudokupad: "a link of SudokuPad" } as Record<string, string>, copied: "Copied.",
    marks: "with what I have filled in", help: "All of the puzzle is in the link itself, behind the #. Nothing is sent anywhere.",
    long: (length: number) => `The link has ${length} characters, more than some programs take. Save the games as a file instead (Puzzles).`,
  },
} as const;
