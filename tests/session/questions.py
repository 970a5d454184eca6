"""Questions of every kind, and puzzles of every kind for them."""

chain = "DIS # I8: 3,9 # B1: 1,2 => CTR => B1: 6"

# The arguments of a command, and the question with the same answer.
ROWS = [
    (["solve"], {"ask": "solve"}),
    (["solve", "--limit", "5"], {"ask": "solve", "limit": 5}),
    (["solve", "--all", "--limit", "3"], {"ask": "solve", "all": True, "limit": 3}),
    (["hdp"], {"ask": "hdp", "log": True}),
    (["hdp", "--section", "level", "--choose", "most-pairs", "--walk", "depth", "--depth", "2"],
     {"ask": "hdp", "choose": "most-pairs", "walk": "depth", "depth": 2}),
    (["hdp", "--replay", "CHAIN"], {"ask": "replay", "lines": chain + "\n"}),
    (["hdp", "--replay", "CHAIN", "--show", "boards"], {"ask": "replay", "lines": chain + "\n", "marks": True}),
    (["steps", "-Z", "hardest"], {"ask": "steps", "series": "hardest"}),
    (["steps", "-q", "T1H1", "--trace"], {"ask": "steps", "order": "T1H1", "trace": True}),
    (["rate"], {"ask": "rate"}),
    (["rate", "--by", "unique,hdp,reasonable"], {"ask": "rate", "by": ["unique", "hdp", "reasonable"]}),
    (["rate", "--by", "te,backdoor,er-minlex,time"], {"ask": "rate", "by": ["te", "backdoor", "er-minlex", "time"]}),
    (["rate", "--by", "time"], {"ask": "rate", "by": ["time"]}),
    (["rate", "--by", "path,b,bxb,bxbb"], {"ask": "rate", "by": ["path", "b", "bxb", "bxbb"]}),
    (["path"], {"ask": "path"}),
    (["path", "--notation", "eureka", "--stop-at", "x-wing", "--proof"],
     {"ask": "path", "notation": "eureka", "stop_at": "x-wing", "proof": True}),
    (["path", "--only", "naked-single,hidden-single", "--coords", "rc"],
     {"ask": "path", "only": "naked-single,hidden-single", "coords": "rc"}),
    (["path", "--by", "se", "--proof"], {"ask": "path", "by": "se", "proof": True}),
    (["trace"], {"ask": "trace"}),
    (["trace", "--words", "short", "--candidates", "--proof", "--stop-at", "x-wing"],
     {"ask": "trace", "words": "short", "candidates": True, "proof": True, "stop_at": "x-wing"}),
    (["rate", "--by", "se", "--se-profile", "sukaku"], {"ask": "rate", "by": ["se"], "se_profile": "sukaku"}),
    (["draw", "--path", "2", "--by", "se"], {"ask": "draw", "path": 2, "by": "se"}),
    (["hint"], {"ask": "hint"}),
    (["scenarios"], {"ask": "scenarios"}),
    (["scenarios", "--extend", "singles", "--max-nodes", "3000"],
     {"ask": "scenarios", "extend": "singles", "max_nodes": 3000}),
    (["scenarios", "--pick", "A1,B1,C3", "--table"], {"ask": "scenarios", "pick": "A1,B1,C3", "table": True}),
    (["scenarios", "--pick", "A1,B2"], {"ask": "scenarios", "pick": "A1,B2"}),
    (["explain", "PUZZLE", "A1", "B2!=3", "C3=4", "--set", "A1,B1", "2", "--chain"],
     {"ask": "explain", "queries": ["A1", "B2!=3", "C3=4"], "sets": [["A1,B1", "2"]], "chain": True}),
    (["judge", "PUZZLE", "A1=4"], {"ask": "judge", "claim": "A1=4"}),
    (["judge", "PUZZLE", "B2!=3", "--technique", "naked-pair"],
     {"ask": "judge", "claim": "B2!=3", "technique": "naked-pair"}),
    (["judge", "PUZZLE", "B2!=3", "--technique", "naked-pair", "--cells", "A1"],
     {"ask": "judge", "claim": "B2!=3", "technique": "naked-pair", "cells": "A1"}),
    (["prove"], {"ask": "prove"}),
    (["prove", "--by", "hdp", "--goal", "solution"], {"ask": "prove", "by": "hdp", "goal": "solution"}),
    (["prove", "--as", "lrat"], {"ask": "prove", "as": "lrat"}),
    (["certificate", "-e", "2"], {"ask": "certificate", "effort": 2}),
    (["analyze"], {"ask": "analyze"}),
    (["draw"], {"ask": "draw"}),
    (["draw", "--marks", "left", "--theme", "dark"], {"ask": "draw", "marks": "left", "theme": "dark"}),
    (["draw", "--path", "3"], {"ask": "draw", "path": 3}),
    (["draw", "--marks", "peers", "--no-coords"], {"ask": "draw", "marks": "peers", "no_coords": True}),
    (["convert", "--to", "pencilmarks"], {"ask": "convert", "to": "pencilmarks"}),
    (["convert", "--to", "f-puzzles"], {"ask": "convert", "to": "f-puzzles"}),
    (["convert", "--to", "sudokupad", "--with-solution"], {"ask": "convert", "to": "sudokupad", "with_solution": True}),
    (["canon"], {"ask": "canon"}),
    (["canon", "--form", "solution"], {"ask": "canon", "form": "solution"}),
    (["canon", "--form", "gsf"], {"ask": "canon", "form": "gsf"}),
    (["minimal"], {"ask": "minimal"}),
    (["minimal", "--reduce"], {"ask": "minimal", "reduce": True}),
    (["minimal", "--rules"], {"ask": "minimal", "of_rules": True}),
    (["minimal", "--rules", "--reduce"], {"ask": "minimal", "of_rules": True, "reduce": True}),
    (["solve", "--true-candidates"], {"ask": "solve", "true_candidates": True}),
    (["solve", "--true-candidates", "--limit", "3", "--max-nodes", "3000"],
     {"ask": "solve", "true_candidates": True, "limit": 3, "max_nodes": 3000}),
    (["solve", "--estimate", "5", "--seed", "2", "--max-nodes", "3000"],
     {"ask": "solve", "estimate": 5, "seed": 2, "max_nodes": 3000}),
    (["rules", "check"], {"ask": "rules"}),
    (["draw", "--graph", "analysis"], {"ask": "draw", "graph": "analysis"}),
]

HARDEST = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
HEADER = '{"format":"deduku-proof","version":1,"box":[2,2],"givens":[1,0,0,4,0,0,3,0,0,0,2,0,4,0,0,0]}\n'

# A board of SudokuPad with words, a cage, a line and a sentence that is not understood.
PUBLISHED = ('{"cells":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"cages":[{"cells":[[0,0],[0,1]],"value":"3"}],'
             '"lines":[{"wayPoints":[[2.5,0.5],[2.5,2.5]],"color":"#67f067","thickness":8}],"metadata":{"rules":'
             '"Digits in a cage sum to the number in its corner. Neighbours on a green line differ by at least 2. The snake bites."}}')
# A frame, which needs no sentence; a title and an author.
FRAMED = ('{"cells":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"cages":[{"cells":[[0,0],[0,1],[1,0],[1,1]]}],'
          '"metadata":{"title":"Framed","author":"Deduku","rules":"Digits cannot repeat on the diagonals."}}')

# Questions without an equivalent command.
MORE = [
    {"ask": "draw", "graph": "lines", "lines": chain},
    {"ask": "analyze", "page": True, "puzzle": "...43.1..1..4..."},
    {"ask": "read", "text": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79  name  # a comment"},
    {"ask": "read", "text": "53..7....6..195\n12.4/...."},
    {"ask": "read", "text": "#D In play\n[Puzzle]\n...4\n3.1.\n.1..\n4...\n[State]\n[1]..4\n3.12\n.1..\n4...\n"},
    {"ask": "list"},
    {"ask": "reading", "text": PUBLISHED},
    {"ask": "reading", "text": FRAMED},
    {"ask": "reading", "text": "...43.1..1..4..."},
    {"ask": "questions"},
    {"ask": "rate", "by": ["te", "backdoor", "er-minlex", "path", "b", "bxb", "bxbb", "time"], "max_nodes": 3},
    {"ask": "hint", "puzzle": "98.7.....6...5.8....4..8.6.7..9......5..8......6..4.3...2...4......1..2......23.6"},
    {"ask": "hint", "puzzle": "98.76.5..7.4.5.68......8...6...7.9....3....2....4.....1....7..5...6.51......1..9."},
    {"ask": "hint", "puzzle": "[Puzzle]\n....\n....\n....\n....\n[Rules]\nanti-knight\n[State]\n2134\n3412\n1243\n4321\n"},
    {"ask": "hint", "puzzle": "[Puzzle]\n....\n....\n....\n....\n[State]\n..1.\n.2..\n1...\n....\n"},
    {"ask": "rate", "puzzle": "1............... rules:killer 4: A1 B1; thermo: D1-D3; killer 3: B3 B4"},
    {"ask": "generate", "rules": ["killer"], "where": "er < 3"},
    {"ask": "generate", "puzzles": 3, "symmetry": "rotation-180"},
    {"ask": "generate", "puzzles": 2, "where": "te = 1", "tries": 500},
    {"ask": "generate", "where": "tee = 1"},
    {"ask": "practice", "technique": "naked-pair", "positions": 2, "seed": 3},
    {"ask": "trace", "puzzle": "98.76....5....49.........7.4...5..3..2.4..5.......2.492....93....61.........8...1"},
    {"ask": "trace", "shuffle": 2, "seed": 5, "puzzle": "...43.1..1..4..."},
    {"ask": "judge", "puzzle": "...43.1..1..4...", "state": "[12]..43.1..1..4...",
     "claims": [{"technique": "naked-single", "cells": ["B1"], "digits": [2], "placed": "B1=2"}, "Full House: C1=3 (row 1)",
                {"technique": "x-wing", "removed": ["A1!=2"]}, "A1=2", "because I say so", {"technique": "magic", "placed": "A1=1"}]},
    {"ask": "judge", "puzzle": "12..............", "claims": ["A2=3", "A2!=1", "C2=1"]},
    {"ask": "judge", "puzzle": "11..............", "claims": ["C2=1"]},
    {"ask": "practice", "technique": "hidden-single", "text": "...43.1..1..4..."},
    {"ask": "practice", "technique": "swordfsh"},
    {"ask": "candidates", "marks": "peers"},
    {"ask": "candidates"},
    {"ask": "prove", "goal": "none", "as": "opb", "formula": True},
    {"ask": "prove", "by": "path"},
    {"ask": "path", "order": "naked-single,hidden-single,locked"},
    {"ask": "draw", "stage": 1},
    {"ask": "draw", "coords": "rc", "puzzle": "1............... rules:killer 5: A2 B2; anti-king"},
    {"ask": "analyze", "coords": "rc", "puzzle": "1...3....3......................2..6 rules:diagonal up"},
    {"ask": "analyze", "puzzle": "1............... rules:killer 5: A2 B2; anti-king"},
    {"ask": "analyze", "max_nodes": 1},
    {"ask": "scenarios", "rule11": True, "extend": "singles", "puzzle": "1............... rules:killer 5: A2 B2; thermo: C3 D4"},
    {"ask": "scenarios", "puzzle": "1............... rules:killer 5: A2 B2; anti-king"},
    {"ask": "steps", "order": "T1H1LKDZI", "trace": True, "puzzle": "1............... rules:killer 5: A2 B2; thermo: C3 D4"},
    {"ask": "explain", "queries": ["A1"], "method": "hdp"},
    {"ask": "explain", "queries": ["B4", "D2!=1"], "chain": True,
     "puzzle": "1............... rules:killer 4: A1 B1; thermo: D1-D3; killer 3: B3 B4"},
    {"ask": "explain", "queries": ["A1", "I8!=3"], "method": "hdp", "chain": True, "puzzle": HARDEST},
    {"ask": "explain", "queries": ["D7=2", "F8"], "method": "reasonable", "chain": True, "puzzle":
     "4526783916.792.4588.94.5672.41.56789.687.95.479584..36583.94.67974.6.8.5126587943"},
    {"ask": "check", "proof": "deduku-unique-1.A-----"},
    {"ask": "check", "proof": "{}"},
    {"ask": "check", "puzzle": HARDEST, "proof": "deduku-unique-1.wb4mg9YG3IdO7TblT9zu71LhZ8WSM"},
    {"ask": "check", "puzzle": "1..4..3...2.4...", "proof": HEADER + '{"cover":[[0],[16]],"removes":[4]}\n{"claim":"false","candidates":[4]}\n'},
    {"ask": "replay", "lines": "PRF => SOL\nHYP # A1: 1,2\nnonsense"},
    {"ask": "scenarios", "pick": "A1,B1", "extend": "singles", "apply": True, "max_nodes": 2000},
    {"ask": "branch"},
    {"ask": "branch", "lines": chain + "\nHYP # A1 1", "at": "# I8: 3", "facts": "all", "try": "B5=38", "decisions": True, "steps": True},
    {"ask": "branch", "decisions": True, "go_on": True, "depth": 0, "max_nodes": 5000},
    {"ask": "branch", "at": "# A1: 1 + B1 6"},
]


def plain_questions(table, questions):
    """Those of the table that no other question asks, if they are about a puzzle and need nothing else."""
    asked = {question["ask"] for question in questions}
    return [{"ask": row["ask"]} for row in table
            if row["about_puzzle"] and row["ask"] not in asked and not any(member["required"] for member in row["members"])]


# Questions without a puzzle.
NO_PUZZLE = ("read", "reading", "list", "questions", "generate", "practice")
QUESTIONS = [{"seconds": 5, **question} for _, question in ROWS] + [
    question if question["ask"] in NO_PUZZLE else {"seconds": 5, **question} for question in MORE]

# One solution easy and hard, several, none, other sizes, marks, a board in play (with a mistake), solved, houses.
PUZZLES = [
    HARDEST,
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    "98.7.....6...7.8....54......65.8...9...6..57......9..6.46.3...8....4.3.......8.1.",
    "1........2........3........4........5........6........7........8........9........",
    "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
    "1..4..3...2.4...",
    "................",
    "..12.....3..4....5....6..1..5......6",
    "[Puzzle]\n53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n[State]\n"
    "534.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
    "[Puzzle]\n53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n[State]\n"
    "531.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
]
