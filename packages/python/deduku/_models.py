"""For people who train and test models: traces of solving paths, and a game whose moves are claims with reasons.

    for step in traces(puzzles): ..                     a record for each step, as `deduku trace` prints them
    game = Game(puzzle); game.step("A1=3").reward       the reward of a claim is what can be proved about it
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from typing import Any, Iterable, Iterator, Literal, Mapping, Optional, Sequence, Union

from ._answers import Error, Puzzle, ask
from ._many import many

#: A claim with its reason: a line ("Naked Single: B1=2", "C2!=1") or a dictionary with technique, cells, digits, placed, removed.
Claim = Union[str, Mapping[str, Any]]

#: What a claim is worth by its verdict (doc/models.md).
REWARDS: Mapping[str, float] = {
    "follows": 1.0, "follows otherwise": 0.25, "true": 0.0, "known": 0.0, "unknown": 0.0,
    "false": -1.0, "open": -1.0, "no solution": -1.0, "unreadable": -1.0,
}  # fmt: skip


def traces(
    puzzles: Iterable[Puzzle], *, words: Literal["short", "full"] = "full", candidates: bool = False, proof: bool = False,
    shuffle: int = 0, seed: int = 1, threads: Optional[int] = None, **members: Any
) -> Iterator[dict[str, Any]]:
    """The steps of the solving path of each puzzle, in order, on threads (None: all cores).

    words: short: each step on a line; full: in a sentence, too
    candidates: positions with the candidates of each cell
    proof: add to each step the lines of a ledger that prove it
    shuffle: so many random isomorphs of each puzzle instead of it, drawn by `seed`

    A puzzle that cannot be read raises Error in its turn.
    """
    answers = many(
        "trace", puzzles, threads=threads, words=words, candidates=candidates, proof=proof, shuffle=shuffle, seed=seed, **members
    )
    for answer in answers:
        for trace in answer["traces"]:
            head = {"puzzle": trace["puzzle"], "outcome": trace["outcome"]}
            if "isomorph" in trace:
                head = {"puzzle": trace["puzzle"], "original": answer["puzzle"], "outcome": trace["outcome"]}
            for step in trace["steps"]:
                yield {**head, **step}


@dataclass(frozen=True)
class Move:
    """What came of a claim."""

    verdict: str  #: "follows", "follows otherwise", "true", "known", "false", "open", "unreadable", ..
    reward: float
    done: bool  #: all cells are filled
    text: str  #: the verdict in words
    state: str  #: the position after it
    technique: Optional[str] = None  #: the technique that shows it
    counterexample: Optional[str] = None  #: a solution in which it is false


class Game:
    """A board on which every move is a claim. True claims change the board, others leave it as it is.

    >>> game = Game("...43.1..1..4...")
    >>> game.step({"technique": "naked-single", "placed": "B1=2"}).verdict
    'follows'
    >>> game.step("A1=4").reward
    -1.0
    """

    def __init__(
        self, puzzle: Puzzle, *, rewards: Mapping[str, float] = REWARDS, rules: Optional[Sequence[str]] = None, **limits: Any
    ) -> None:
        self._common = {**limits, **({"rules": list(rules)} if rules else {})}
        self._rewards = {**REWARDS, **rewards}
        self._puzzle = puzzle
        first = self._judged("", "")
        self._start = self.state = str(first["after"])
        self.puzzle = str(first["puzzle"])  #: the puzzle on a line
        self.solved = bool(first["score"]["solved"])
        self._names = _names(self.puzzle, len(_cells(self.state)))

    def _judged(self, state: str, claim: Claim) -> dict[str, Any]:
        members: dict[str, Any] = {"claims": [dict(claim) if isinstance(claim, Mapping) else claim], **self._common}
        if state:
            members["state"] = state
        return ask("judge", self._puzzle, **members)

    def reset(self) -> str:
        """Back to the start; the state."""
        self.state = self._start
        self.solved = False
        return self.state

    @property
    def cells(self) -> dict[str, Optional[int]]:
        """The digit written in each cell, by its name; None in others."""
        return {name: _digit(text) for name, text in zip(self._names, _cells(self.state))}

    @property
    def candidates(self) -> dict[str, list[int]]:
        """The digits left for each cell that is not written."""
        every = self._digits()
        return {
            name: every if text == "." else [_value(d) for d in _marks(text)]
            for name, text in zip(self._names, _cells(self.state)) if _digit(text) is None
        }

    def legal_claims(self) -> list[str]:
        """All claims about candidates: that a digit is, or is not, in its cell. Most of them are false, or do not follow."""
        return [
            f"{cell}{sign}{digit}" for cell, digits in self.candidates.items() for digit in digits for sign in ("=", "!=")
            if sign == "=" or len(digits) > 1
        ]

    def step(self, claim: Claim) -> Move:
        """Judges a claim; with a reason, whether the reason shows it."""
        answer = self._judged(self.state, claim)
        told = answer["verdicts"][0]
        self.state = str(answer["after"])
        self.solved = bool(answer["score"]["solved"])
        verdict = str(told["verdict"])
        return Move(
            verdict, self._rewards[verdict], self.solved, str(told["text"]), self.state, told["technique"], told.get("counterexample")
        )

    def _digits(self) -> list[int]:
        count = re.search(r"digits:(\d+)-(\d+)", self.puzzle)
        if count:
            return list(range(int(count[1]), int(count[2]) + 1))
        board = re.search(r"board:(\d+)x(\d+)", self.puzzle)
        return list(range(1, (max(int(board[1]), int(board[2])) if board else math.isqrt(len(self._names))) + 1))


def _cells(state: str) -> list[str]:
    return re.findall(r"\[[^\]]*\]|[^\s\[\]]+" if " " in state else r"\[[^\]]*\]|.", state)


def _marks(text: str) -> list[str]:
    inner = text.strip("[]")
    return inner.split(",") if "," in inner else [inner] if inner.isdigit() and not text.startswith("[") else list(inner)


def _value(symbol: str) -> int:
    """Digits above 9 are letters, A-Z and a-z, or numbers."""
    if symbol.isdigit():
        return int(symbol)
    return ord(symbol) - ord("A") + 10 if symbol.isupper() else ord(symbol) - ord("a") + 36


def _digit(text: str) -> Optional[int]:
    return None if text == "." or text.startswith("[") else _value(text)


def _column(number: int) -> str:
    return chr(ord("A") + number) if number < 26 else _column(number // 26 - 1) + _column(number % 26)


def _names(puzzle: str, cells: int) -> list[str]:
    board = re.search(r"board:(\d+)x(\d+)", puzzle)
    rows, columns = (int(board[1]), int(board[2])) if board else (math.isqrt(cells), math.isqrt(cells))
    if rows * columns != cells:
        raise Error("internal", f"{cells} cells")
    return [f"{_column(c)}{r + 1}" for r in range(rows) for c in range(columns)]
