"""The questions one by one; made by scripts/schema from the rows that `questions` answers with.

Every function takes a puzzle as text in any format, or as numbers with 0 for empty cells. All of them also take `rules`
(in addition to those of the puzzle), `coords` ("sheet", "sheet-up", "rc", "rows": names of cells), `box` ("2x3"),
`seconds` and `max_nodes` (limits), and raise Error. What an answer holds: doc/json.md.
"""

from __future__ import annotations

from typing import Any, Iterable, Literal, Mapping, Optional, Sequence, Union

from ._answers import Answer, Proof, Puzzle, ask, known, listed, one_word, proof_text, records, seed_or_another, words
from ._many import Answers, many
from ._pictures import Picture

__all__ = [
    "read", "reading", "candidates", "hdp", "replay", "branch", "steps", "rate", "path", "trace", "hint",
    "scenarios", "explain", "judge", "prove", "certificate", "check", "analyze", "draw", "convert", "canon",
    "minimal", "rules", "practice", "generate", "analyze_many", "rate_many", "hdp_many", "path_many", "prove_many"
]


def read(text: str, **common: Any) -> list[Answer]:
    """The puzzles in a text, or its errors.

    text: any number of puzzles, in any known formats
    """
    answer = ask("read", **{"text": text}, **known(common))
    return list(map(Answer, answer["puzzles"]))


def reading(text: str, **common: Any) -> Answer:
    """The words and drawings of a published puzzle as rules.

    text: a link of SudokuPad or f-puzzles, or its JSON
    """
    return ask("reading", **{"text": text}, **known(common))


def candidates(puzzle: Puzzle, marks: Optional[Literal["none", "peers", "left"]] = None, **common: Any) -> Answer:
    """The candidates that the givens leave.

    marks: none: the digits the puzzle allows; peers: those no given excludes; left: those that singles, locked candidates and subsets leave, and the simplest techniques of rules (left)
    """
    return ask("candidates", puzzle, **{"marks": marks}, **known(common))


def hdp(
    puzzle: Puzzle, *, choose: Optional[Literal["list", "most-pairs"]] = None, walk: Optional[Literal["breadth",
    "depth"]] = None, depth: Optional[int] = None, log: Optional[bool] = None, **common: Any
) -> Answer:
    """Hypothesis / disproof / proof chains by pair reduction.

    choose: order of hypotheses (list)
    walk: depth: also show the result of following every branch at once (breadth)
    depth: nesting of hypotheses in a branch (1)
    log: add the lines of the reduction log
    """
    return ask("hdp", puzzle, **{"choose": choose, "walk": walk, "depth": depth, "log": log}, **known(common))


def replay(puzzle: Puzzle, lines: str, *, marks: Optional[bool] = None, **common: Any) -> Answer:
    """Whether the lines of a chain hold.

    lines: chain lines, in the notation of the method
    marks: add the candidates after each line
    """
    return ask("replay", puzzle, **{"lines": lines, "marks": marks}, **known(common))


def branch(
    puzzle: Puzzle, lines: Optional[str] = None, *, at: Optional[str] = None, facts: Optional[Literal["named", "all"]] =
    None, suppose: Optional[str] = None, decisions: Optional[bool] = None, steps: Optional[bool] = None, go_on:
    Optional[bool] = None, depth: Optional[int] = None, **common: Any
) -> Answer:
    """The position after a chain of hypotheses, and possible continuations.

    lines: chain lines so far; invalid lines are ignored
    at: position: "I8: 2,7 # G7: 5"; default: level 0
    facts: all: add every fact that holds there (named)
    suppose: a further hypothesis: "G4: 6"
    decisions: add the decisions of pair reduction there, with both branches
    steps: add the steps of autosolve
    go_on: with the lines that the program finds from there on
    depth: nesting of hypotheses in a branch (1)
    """
    return ask(
        "branch", puzzle, **{"lines": lines, "at": at, "facts": facts, "try": suppose, "decisions": decisions, "steps":
        steps, "go_on": go_on, "depth": depth}, **known(common)
    )


def steps(
    puzzle: Puzzle, *, order: Optional[str] = None, series: Optional[str] = None, count: Optional[Literal["passes",
    "productive"]] = None, unbatched: Optional[bool] = None, trace: Optional[bool] = None, **common: Any
) -> Answer:
    """Steps that an order of constraints takes, and the rating of a series.

    order: order to run: T1H1{B2:H1}P4(T1H1), or inferior, ulterior, superior-plus
    series: orders joined by ||; the first that solves the puzzle gives label V(n) and rating; or hardest
    count: passes of propositions that count as steps: all, or those with a move (passes)
    unbatched: one move at a time inside propositions, one tuple of a house at a time outside, as in the author's program; not invariant under isomorphism
    trace: also print the finds of each step and the result of each proposition
    """
    return ask(
        "steps", puzzle, **{"order": order, "series": series, "count": count, "unbatched": unbatched, "trace": trace},
        **known(common)
    )


def rate(
    puzzle: Puzzle, by: Optional[Sequence[str]] = None, *, series: Optional[str] = None, count:
    Optional[Literal["passes", "productive"]] = None, unbatched: Optional[bool] = None, se_profile:
    Optional[Literal["se121", "sukaku"]] = None, unchecked: Optional[bool] = None, **common: Any
) -> Answer:
    """Measures of hardness.

    by: only these measures
    series: series of orders for label and rating, as for 'steps'; hardest: without label 8, an addition of Deduku; on boards with rules by default hardest-rules (hardest-plus)
    count: passes of propositions that count as steps: all, or those with a move (passes)
    unbatched: one move at a time inside propositions, one tuple of a house at a time outside, as in the author's program; not invariant under isomorphism
    se_profile: search order of Sudoku Explainer, where versions differ (se121)
    unchecked: also rate puzzles without exactly one solution by 'se'
    """
    return ask(
        "rate", puzzle, **{"by": words(by), "series": series, "count": count, "unbatched": unbatched, "se_profile":
        se_profile, "unchecked": unchecked}, **known(common)
    )


def path(
    puzzle: Puzzle, *, by: Optional[Literal["order", "se", "hodoku"]] = None, se_profile: Optional[Literal["se121",
    "sukaku"]] = None, order: Optional[str] = None, only: Optional[str] = None, stop_at: Optional[str] = None, notation:
    Optional[Literal["sheet", "rc", "hodoku", "eureka"]] = None, words: Optional[Literal["none", "short", "full"]] =
    None, coarse: Optional[bool] = None, whole: Optional[bool] = None, proof: Optional[bool] = None, **common: Any
) -> Answer:
    """A human-style solving path: the easiest technique at each step.

    by: order of techniques: by difficulty, or as Sudoku Explainer 1.2.1 (with its ratings) or HoDoKu (order)
    se_profile: search order of Sudoku Explainer, where versions differ (se121)
    order: techniques to try first, in this order: naked-pair,x-wing; then all others
    only: use only these techniques, in this order
    stop_at: stop where this technique or a harder one is needed
    notation: notation of steps (sheet)
    words: steps in sentences; full: with what each rule says, and the cells that exclude the other digits of a single (none)
    coarse: successive looks at rules together, as one step
    whole: on boards with rules: also steps on which no digit rests
    proof: add a ledger of all steps, as member proof
    """
    return ask(
        "path", puzzle, **{"by": by, "se_profile": se_profile, "order": order, "only": only, "stop_at": stop_at,
        "notation": notation, "words": words, "coarse": coarse, "whole": whole, "proof": proof}, **known(common)
    )


def trace(
    puzzle: Puzzle, *, words: Optional[Literal["short", "full"]] = None, candidates: Optional[bool] = None, proof:
    Optional[bool] = None, shuffle: Optional[int] = None, seed: Optional[int] = None, order: Optional[str] = None, only:
    Optional[str] = None, stop_at: Optional[str] = None, **common: Any
) -> Answer:
    """A path as data for training: a record for each step, with positions and proof.

    words: short: each step on a line; full: in a sentence, too (full)
    candidates: positions with the candidates of each cell: 5[24]3
    proof: add to each step the lines of a ledger that prove it; those of all steps together are a ledger
    shuffle: N random isomorphs of each puzzle instead of it; none of boards with rules (0)
    seed: random seed for the isomorphs (1)
    order: techniques to try first, in this order: naked-pair,x-wing; then all others
    only: use only these techniques, in this order
    stop_at: stop where this technique or a harder one is needed
    """
    return ask(
        "trace", puzzle, **{"words": words, "candidates": candidates, "proof": proof, "shuffle": shuffle, "seed": seed,
        "order": order, "only": only, "stop_at": stop_at}, **known(common)
    )


def hint(puzzle: Puzzle, *, order: Optional[str] = None, only: Optional[str] = None, **common: Any) -> Answer:
    """The next step in stages; mistakes on the board first.

    order: techniques to try first, in this order: naked-pair,x-wing; then all others
    only: use only these techniques, in this order
    """
    return ask("hint", puzzle, **{"order": order, "only": only}, **known(common))


def scenarios(
    puzzle: Puzzle, *, pick: Optional[str] = None, sample: Optional[int] = None, seed: Optional[int] = None, table:
    Optional[bool] = None, rule11: Optional[bool] = None, extend: Optional[Literal["singles", "pairs"]] = None, apply:
    Optional[Literal["rounds", "at-once"]] = None, drop: Optional[Literal["both", "empty"]] = None, unique:
    Optional[Literal["snapshot", "sequence"]] = None, **common: Any
) -> Answer:
    """The hypothesis array pass by pass, and scenarios of picked cells.

    pick: cells to combine, separated by commas; auto: cells with few digits, up to 1000 scenarios
    sample: N random scenarios instead of all
    seed: random seed for the scenarios (1)
    table: with 'pick': result of each scenario (the first 1000), and the candidates common to the survivors
    rule11: also use naked pairs
    extend: E2 in rounds: remove candidates that are false in all scenarios of a cell, or of a pair of cells (of 'pick', or all)
    apply: E2: apply conclusions from the next round on, or at once (rounds)
    drop: E2: drop both kinds of dead scenarios, or, as in the source, only those with an empty cell (both)
    unique: rules 8-10 use one array, or rows, columns and areas in sequence (snapshot)
    """
    return ask(
        "scenarios", puzzle, **{"pick": pick, "sample": sample, "seed": seed, "table": table, "rule11": rule11,
        "extend": extend, "apply": apply, "drop": drop, "unique": unique}, **known(common)
    )


def explain(
    puzzle: Puzzle, *queries: str, sets: Optional[Iterable[Sequence[str]]] = None, chain: Optional[bool] = None, method:
    Optional[str] = None, order: Optional[str] = None, voice: Optional[Literal["plain", "source"]] = None, words:
    Optional[Literal["plain", "source"]] = None, **common: Any
) -> Answer:
    """Why a digit is, or is not, in a cell.

    queries: I4=4 or I4!=4: is it true? I4: which digit?
    sets: ["A1,B1", "2"]: bounds on the number of these cells that hold the digit
    chain: add all premises needed, in order, back to the givens
    method: method that finds the answer (auto: reasonable, path, hdp and search in turn, until all is decided) (auto)
    order: order of 'method' steps, or a series: the first order that solves the puzzle (T1H1BTHWXY)
    voice: plain words, or those of the source of Reasonable Sudoku (plain)
    words: the older name of voice (plain)
    """
    return ask(
        "explain", puzzle, **{"queries": list(queries), "sets": listed(sets), "chain": chain, "method": method, "order":
        order, "voice": voice, "words": words}, **known(common)
    )


def judge(
    puzzle: Puzzle, claim: Optional[str] = None, *, claims: Optional[Iterable[Union[str, Mapping[str, Any]]]] = None,
    state: Optional[str] = None, technique: Optional[str] = None, cells: Optional[str] = None, proof: Optional[bool] =
    None, order: Optional[str] = None, only: Optional[str] = None, **common: Any
) -> Answer:
    """Check a claim about a board in play, or each step of an answer, with the steps that show it.

    claim: I4=4 or I4!=4: the cell does, or does not, hold the digit
    claims: instead of 'claim': the steps of a whole answer, as 'trace' writes them, each on the position after those before
    state: the board in play on one line, as 'before' and 'after' of a trace, instead of [State]
    technique: technique claimed to show it: xy-wing, T2
    cells: with 'technique': cells of its pattern, A1,B4
    proof: add a proof from the givens, for the checker: that the claim is true, or false
    order: techniques to try first, in this order: naked-pair,x-wing; then all others
    only: use only these techniques, in this order
    """
    return ask(
        "judge", puzzle, **{"claim": claim, "claims": records(claims), "state": state, "technique": technique, "cells":
        cells, "proof": proof, "order": order, "only": only}, **known(common)
    )


def prove(
    puzzle: Puzzle, *, goal: Optional[str] = None, by: Optional[str] = None, order: Optional[str] = None, as_:
    Optional[Literal["ledger", "veripb", "drat", "lrat"]] = None, formula: Optional[bool] = None, **common: Any
) -> Answer:
    """A proof that an independent checker accepts.

    goal: what to prove: solution, unique, none, or CELL!=DIGIT,.. (auto: unique or none if true, else a solution) (auto)
    by: method that finds the proof (auto: the smaller of the proofs by search and HDP, if both are found quickly) (auto)
    order: order of 'by' steps, or a series: the first order that solves the puzzle (hardest)
    as_: format: deduku-proof JSON lines, VeriPB, DRAT, LRAT (ledger)
    formula: add the formula that the proof refutes
    """
    return ask(
        "prove", puzzle, **{"goal": goal, "by": one_word(by), "order": order, "as": as_, "formula": formula},
        **known(common)
    )


def certificate(puzzle: Puzzle, *, effort: Optional[int] = None, **common: Any) -> Answer:
    """A line of text that shows there is one solution, or none.

    effort: 1 to 12: effort to find a short certificate (12 takes some hundred times as long) (4)
    """
    return ask("certificate", puzzle, **{"effort": effort}, **known(common))


def check(puzzle: Puzzle, proof: Proof, **common: Any) -> Answer:
    """Whether a proof or a certificate holds.

    proof: the lines of a ledger, or a certificate
    """
    return ask("check", puzzle, **{"proof": proof_text(proof)}, **known(common))


def analyze(
    puzzle: Puzzle, *, choose: Optional[Literal["list", "most-pairs"]] = None, walk: Optional[Literal["breadth",
    "depth"]] = None, depth: Optional[int] = None, page: Optional[bool] = None, **common: Any
) -> Answer:
    """Everything about a puzzle.

    choose: order of hypotheses (list)
    walk: depth: also show the result of following every branch at once (breadth)
    depth: nesting of hypotheses in a branch (1)
    page: add the HTML report, a self-contained page, as text
    """
    return ask("analyze", puzzle, **{"choose": choose, "walk": walk, "depth": depth, "page": page}, **known(common))


def draw(
    puzzle: Puzzle, *, marks: Optional[Literal["none", "peers", "left"]] = None, stage: Optional[int] = None, path:
    Optional[int] = None, by: Optional[str] = None, graph: Optional[Literal["analysis", "reduction", "lines"]] = None,
    lines: Optional[str] = None, unfold: Optional[bool] = None, no_coords: Optional[bool] = None, theme:
    Optional[Literal["auto", "light", "dark"]] = None, **common: Any
) -> Picture:
    """A picture of the board, of a step, of a decision graph.

    marks: pencil marks: none, all not excluded by givens, or those left by singles, locked candidates and subsets, and the simplest techniques of rules (none)
    stage: step K of the proof (0 = the start), in the position before it
    path: step K of the path (0 = the start), in the position before it
    by: method of the proof, as in prove; se: also of the path (auto)
    graph: decision graph of HDP chains, or of custom lines
    lines: for the graph 'lines': chain lines; invalid lines are ignored
    unfold: also show each decision without a conclusion
    no_coords: without the names of rows and columns
    theme: dark: light on dark; auto: follows the reader's system (auto)
    """
    answer = ask(
        "draw", puzzle, **{"marks": marks, "stage": stage, "path": path, "by": one_word(by), "graph": graph, "lines":
        lines, "unfold": unfold, "no_coords": no_coords, "theme": theme}, **known(common)
    )
    return Picture(answer["svg"], answer["title"], answer["description"])


def convert(
    puzzle: Puzzle, to: Optional[Literal["line", "sdk", "rules", "pencilmarks", "hodoku", "f-puzzles", "sudokupad",
    "iss", "iss-link", "killer", "sdm", "sdx", "ss", "opensudoku", "csv", "latex", "html"]] = None, *, with_solution:
    Optional[bool] = None, **common: Any
) -> str:
    """The puzzle in another format.

    to: output format (line)
    with_solution: with its only solution, in links of f-puzzles and SudokuPad
    """
    answer = ask("convert", puzzle, **{"to": to, "with_solution": with_solution}, **known(common))
    return str(answer["text"])


def canon(
    puzzle: Puzzle, form: Optional[Literal["minlex", "gsf", "pattern", "maxlex", "solution"]] = None, **common: Any
) -> Answer:
    """The canonical form, and the map that leads there.

    form: canonical form, see doc/canon.md (minlex)
    """
    return ask("canon", puzzle, **{"form": form}, **known(common))


def minimal(puzzle: Puzzle, reduce: Optional[bool] = None, *, of_rules: Optional[bool] = None, **common: Any) -> Answer:
    """Whether every given, or every rule, is needed, and which are redundant.

    reduce: remove redundant givens, from the first cell to the last
    of_rules: rules, not givens: those that can be omitted together, from the first to the last
    """
    return ask("minimal", puzzle, **{"reduce": reduce, "of_rules": of_rules}, **known(common))


def rules(puzzle: Puzzle, **common: Any) -> Answer:
    """State rules in words; find contradictory and superfluous ones.
    """
    return ask("rules", puzzle, **known(common))


def practice(
    technique: str, *, positions: Optional[int] = None, text: Optional[str] = None, tries: Optional[int] = None, seed:
    Optional[int] = None, **common: Any
) -> Answer:
    """Positions in which a technique is the next step.

    technique: technique to practise: x-wing, T2
    positions: number of positions, at most 1000 (5)
    text: puzzles for the positions, in any format; by default, puzzles are generated
    tries: puzzles to generate before isomorphs of the example fill the rest (1000)
    seed: random seed; the same seed gives the same positions (another one for each call)
    """
    return ask(
        "practice", **{"technique": technique, "positions": positions, "text": text, "tries": tries, "seed":
        seed_or_another(seed)}, **known(common)
    )


def generate(
    puzzles: Optional[int] = None, *, by: Optional[Literal["top-down", "controlled-bias", "pattern"]] = None, symmetry:
    Optional[Literal["none", "rotation-180", "rotation-90", "diagonal", "antidiagonal", "horizontal", "vertical",
    "both-diagonals", "both-lines"]] = None, pattern: Optional[str] = None, most_clues: Optional[int] = None,
    most_solutions: Optional[int] = None, houses: Optional[str] = None, rules: Optional[Sequence[str]] = None, where:
    Optional[str] = None, difficulty: Optional[Literal["any", "people", "gentle", "easy", "medium", "hard",
    "very-hard"]] = None, tries: Optional[int] = None, seed: Optional[int] = None, **common: Any
) -> list[str]:
    """New puzzles, each with exactly one solution.

    puzzles: number of puzzles, at most 10000 (1)
    by: method: doc/generate.md (top-down)
    symmetry: top-down: symmetry of the cells with givens, and of killer cages (none)
    pattern: pattern: 81 characters; . or 0 is a blank, anything else a given
    most_clues: controlled-bias: give up puzzles with more givens; 81: never (31)
    most_solutions: pattern: rests with more are not looked at (2000)
    houses: top-down: houses of the board, as after 'houses:' in a puzzle: boxes+diagonals, boxes+windoku, a map of regions, [[0,1,..],..]; 'box' is the size of boxes
    rules: rules to draw: killer, thermo, arrow, whispers, renban, n-sum-line, kropki, xv, counting-circles, x-sum, skyscraper, sandwich, doublers
    where: only puzzles that satisfy a condition on columns of 'rate': 'hardest = swordfish', 'te >= 2 and hdp >= hard'; see 'catalog'
    difficulty: only puzzles of this level of 'rate 'by' time', top-down with more givens if necessary; not calibrated on boards other than 9x9 with boxes, by the kinds of steps with rules; people: at most hard, with rules without trial (any)
    tries: stop after about N attempts (default: never; with a difficulty on other boards after 100 for each puzzle)
    seed: random seed; the same seed gives the same puzzles, with any number of threads (another one for each call)
    """
    answer = ask(
        "generate", **{"puzzles": puzzles, "by": by, "symmetry": symmetry, "pattern": pattern, "most_clues": most_clues,
        "most_solutions": most_solutions, "houses": houses, "rules": rules, "where": where, "difficulty": difficulty,
        "tries": tries, "seed": seed_or_another(seed)}, **known(common)
    )
    return list(map(str, answer["puzzles"]))


def analyze_many(puzzles: Iterable[Puzzle], *, threads: Optional[int] = None, **members: Any) -> Answers:
    """`analyze` of each puzzle, in order, on threads (None: all cores); ``.to_frame()`` makes a table of pandas."""
    return many("analyze", puzzles, threads=threads, **members)


def rate_many(puzzles: Iterable[Puzzle], *, threads: Optional[int] = None, **members: Any) -> Answers:
    """`rate` of each puzzle, in order, on threads (None: all cores); ``.to_frame()`` makes a table of pandas."""
    return many("rate", puzzles, threads=threads, **members)


def hdp_many(puzzles: Iterable[Puzzle], *, threads: Optional[int] = None, **members: Any) -> Answers:
    """`hdp` of each puzzle, in order, on threads (None: all cores); ``.to_frame()`` makes a table of pandas."""
    return many("hdp", puzzles, threads=threads, **members)


def path_many(puzzles: Iterable[Puzzle], *, threads: Optional[int] = None, **members: Any) -> Answers:
    """`path` of each puzzle, in order, on threads (None: all cores); ``.to_frame()`` makes a table of pandas."""
    return many("path", puzzles, threads=threads, **members)


def prove_many(puzzles: Iterable[Puzzle], *, threads: Optional[int] = None, **members: Any) -> Answers:
    """`prove` of each puzzle, in order, on threads (None: all cores); ``.to_frame()`` makes a table of pandas."""
    return many("prove", puzzles, threads=threads, **members)
