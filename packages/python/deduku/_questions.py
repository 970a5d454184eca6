"""The questions one by one. Every function takes a puzzle as text in any format, or as numbers with 0 for empty cells.

All of them also take `coords` ("sheet", "sheet-up", "rc", "rows": names of cells), `box` ("2x3"), `seconds` and
`max_nodes` (limits), and raise Error. What an answer holds: doc/json.md.
"""

from __future__ import annotations

import json
from typing import Any, Iterable, Mapping, Optional, Sequence, Union

from ._answers import Answer, Puzzle, ask
from ._many import Answers, many
from ._pictures import Picture


def read(text: str, **common: Any) -> list[Answer]:
    """All puzzles of a text in any format: `puzzle`, `box`, `name`, `comment`, or `error` each."""
    return [Answer(puzzle) for puzzle in ask("read", text=text, **common)["puzzles"]]


def candidates(puzzle: Puzzle, marks: Optional[str] = None, **common: Any) -> Answer:
    """The digits left for each cell, by `marks`: "none", "peers" or "left" (after singles, locked ones, subsets)."""
    return ask("candidates", puzzle, marks=marks, **common)


def convert(puzzle: Puzzle, to: str, **common: Any) -> str:
    """The puzzle in another format: "sdk", "pencilmarks", "f-puzzles", "latex", .. (doc/formats.md)."""
    return str(ask("convert", puzzle, to=to, **common)["text"])


def canon(puzzle: Puzzle, form: Optional[str] = None, **common: Any) -> Answer:
    """The canonical form: "minlex", "gsf", "pattern", "maxlex" or "solution"; `text`, `automorphisms`, `map`."""
    return ask("canon", puzzle, form=form, **common)


def minimal(puzzle: Puzzle, reduce: Optional[bool] = None, **common: Any) -> Answer:
    """Which clues are not needed: `result`, `redundant`; with `reduce` what is left without them, `reduced`."""
    return ask("minimal", puzzle, reduce=reduce, **common)


def generate(puzzles: int = 1, *, by: Optional[str] = None, symmetry: Optional[str] = None, pattern: Optional[str] = None,
             seed: Optional[int] = None, most_clues: Optional[int] = None, most_solutions: Optional[int] = None,
             **common: Any) -> list[str]:  # fmt: skip
    """New 9x9 puzzles with one solution each, as lines; `by` "top-down", "controlled-bias", "pattern"."""
    answer = ask("generate", puzzles=puzzles, by=by, symmetry=symmetry, pattern=pattern, seed=seed, most_clues=most_clues,
                 most_solutions=most_solutions, **common)  # fmt: skip
    return [str(line) for line in answer["puzzles"]]


def analyze(puzzle: Puzzle, *, choose: Optional[str] = None, walk: Optional[str] = None, depth: Optional[int] = None,
            **common: Any) -> Answer:  # fmt: skip
    """What each method says of a puzzle."""
    return ask("analyze", puzzle, choose=choose, walk=walk, depth=depth, **common)


def rate(puzzle: Puzzle, *, by: Optional[Sequence[str]] = None, series: Optional[str] = None, count: Optional[str] = None,
         se_profile: Optional[str] = None, unchecked: Optional[bool] = None, **common: Any) -> Answer:  # fmt: skip
    """Measures of hardness: all but those that take long, or `by`: "unique", "hdp", "steps", "reasonable", "se", .."""
    return ask("rate", puzzle, by=None if by is None else list(by), series=series, count=count, se_profile=se_profile,
               unchecked=unchecked, **common)  # fmt: skip


def hdp(puzzle: Puzzle, *, choose: Optional[str] = None, walk: Optional[str] = None, depth: Optional[int] = None,
        log: Optional[bool] = None, **common: Any) -> Answer:  # fmt: skip
    """HDP chains: `level`, positions, lines, pairs."""
    return ask("hdp", puzzle, choose=choose, walk=walk, depth=depth, log=log, **common)


def replay(puzzle: Puzzle, lines: str, **common: Any) -> Answer:
    """Checks lines of HDP chains that somebody wrote."""
    return ask("replay", puzzle, lines=lines, **common)


def branch(puzzle: Puzzle, lines: Optional[str] = None, *, at: Optional[str] = None, suppose: Optional[str] = None,
           facts: Optional[str] = None, **common: Any) -> Answer:  # fmt: skip
    """Where a chain of hypotheses leads after these lines; `suppose`: one more on top."""
    return ask("branch", puzzle, lines=lines, at=at, facts=facts, **{"try": suppose}, **common)


def steps(puzzle: Puzzle, *, order: Optional[str] = None, series: Optional[str] = None, count: Optional[str] = None,
          unbatched: Optional[bool] = None, trace: Optional[bool] = None, **common: Any) -> Answer:  # fmt: skip
    """How many steps an order of techniques takes: "T1H1", or a series such as "hardest"."""
    return ask("steps", puzzle, order=order, series=series, count=count, unbatched=unbatched, trace=trace, **common)


def path(puzzle: Puzzle, *, by: Optional[str] = None, order: Optional[str] = None, only: Optional[str] = None,
         stop_at: Optional[str] = None, notation: Optional[str] = None, proof: Optional[bool] = None,
         **common: Any) -> Answer:  # fmt: skip
    """The whole way of a person, the easiest technique at each step; `.text` has a line a step."""
    return ask("path", puzzle, by=by, order=order, only=only, stop_at=stop_at, notation=notation, proof=proof, **common)


def hint(puzzle: Puzzle, *, order: Optional[str] = None, only: Optional[str] = None, **common: Any) -> Answer:
    """The next step: `where` to look, which `technique`, which `cells`, the whole `sentence`; first what is wrong."""
    return ask("hint", puzzle, order=order, only=only, **common)


def scenarios(puzzle: Puzzle, *, pick: Optional[str] = None, extend: Optional[str] = None, **more: Any) -> Answer:
    """Opasnet's hypothesis array, scenarios of picked cells, and what they have in common."""
    return ask("scenarios", puzzle, pick=pick, extend=extend, **more)


def explain(puzzle: Puzzle, *queries: str, sets: Optional[Iterable[Sequence[str]]] = None, chain: Optional[bool] = None,
            method: Optional[str] = None, order: Optional[str] = None, words: Optional[str] = None,
            **common: Any) -> Answer:  # fmt: skip
    """Why a digit is, or is not, in a cell: ``explain(puzzle, "I8!=3", "A1")``; `.text` has the sentences."""
    return ask("explain", puzzle, queries=list(queries), sets=None if sets is None else [list(one) for one in sets],
               chain=chain, method=method, order=order, words=words, **common)  # fmt: skip


def prove(puzzle: Puzzle, *, goal: Optional[str] = None, by: Optional[str] = None, order: Optional[str] = None,
          as_: Optional[str] = None, **more: Any) -> Answer:  # fmt: skip
    """A proof that independent checkers accept: the list `proof`, lines of a ledger or of the format `as_`."""
    return ask("prove", puzzle, goal=goal, by=by, order=order, **{**more, "as": as_})


def certificate(puzzle: Puzzle, *, effort: Optional[int] = None, **common: Any) -> Answer:
    """A line to publish beside a puzzle, by which others check that there is one solution: `certificate`."""
    return ask("certificate", puzzle, effort=effort, **common)


def check(puzzle: Puzzle, proof: Union[str, Sequence[Any], Mapping[str, Any]], **common: Any) -> Answer:
    """Whether a proof holds: the text of a ledger, its lines, the answer of `prove`, or a certificate. `verdict`."""
    if isinstance(proof, Mapping):
        proof = proof["proof"] if "proof" in proof else proof["certificate"]
    if not isinstance(proof, str):
        proof = "".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in proof)
    return ask("check", puzzle, proof=proof, **common)


def draw(puzzle: Puzzle, *, marks: Optional[str] = None, stage: Optional[int] = None, path: Optional[int] = None,
         by: Optional[str] = None, graph: Optional[str] = None, unfold: Optional[bool] = None, theme: Optional[str] = None,
         **common: Any) -> Picture:  # fmt: skip
    """A picture of the puzzle, of a step of its path or proof, or of its decision graph."""
    answer = ask("draw", puzzle, marks=marks, stage=stage, path=path, by=by, graph=graph, unfold=unfold, theme=theme, **common)
    return Picture(answer["svg"], answer["title"], answer["description"])


def techniques() -> list[dict[str, Any]]:
    """The rows of the table of techniques."""
    rows: list[dict[str, Any]] = ask("list")["techniques"]
    return rows


def analyze_many(puzzles: Iterable[Puzzle], *, threads: Optional[int] = None, **members: Any) -> Answers:
    """`analyze` of each puzzle, in order, on threads (None: all cores)."""
    return many("analyze", puzzles, threads=threads, **members)


def rate_many(puzzles: Iterable[Puzzle], *, threads: Optional[int] = None, **members: Any) -> Answers:
    """`rate` of each puzzle, in order, on threads (None: all cores); ``.to_frame()`` makes a table of pandas."""
    return many("rate", puzzles, threads=threads, **members)


def hdp_many(puzzles: Iterable[Puzzle], *, threads: Optional[int] = None, **members: Any) -> Answers:
    """`hdp` of each puzzle, in order, on threads (None: all cores)."""
    return many("hdp", puzzles, threads=threads, **members)


def path_many(puzzles: Iterable[Puzzle], *, threads: Optional[int] = None, **members: Any) -> Answers:
    """`path` of each puzzle, in order, on threads (None: all cores)."""
    return many("path", puzzles, threads=threads, **members)


def prove_many(puzzles: Iterable[Puzzle], *, threads: Optional[int] = None, **members: Any) -> Answers:
    """`prove` of each puzzle, in order, on threads (None: all cores)."""
    return many("prove", puzzles, threads=threads, **members)
