"""Questions and answers: JSON objects in both directions (doc/session.md, doc/json.md), errors as exceptions."""

from __future__ import annotations

import difflib
import html
import json
import math
import random
from typing import Any, Iterable, Mapping, Optional, Sequence, Union

from ._session import Session, call

#: A puzzle: text in any format that Deduku reads, or numbers with 0 for empty cells, as one list or as rows.
Puzzle = Union[str, Iterable[Any]]


#: Rules in addition to those of a puzzle: text as in doc/formats.md, or a list of such texts or of
#: {"rule": "killer", "values": [15], "cells": ["A1", "A2"]}; "groups" is a list of lists of cells, for arrows.
Rules = Union[str, Mapping[str, Any], Sequence[Union[str, Mapping[str, Any]]]]

#: The text of a ledger, its lines, the answer of `prove` or `certificate`, or a certificate.
Proof = Union[str, Sequence[Any], Mapping[str, Any]]


class Error(ValueError):
    """An invalid question, puzzle or board.

    kind      "request", "puzzle", "size", "stopped", "memory" or "internal"
    member    the invalid argument, or ""
    line, column    the place in the text of a puzzle, from 1; 0 if there is none
    expected  the valid input, or ""
    """

    def __init__(self, kind: str, text: str, member: str = "", line: int = 0, column: int = 0, expected: str = "") -> None:
        place = f"{line}:{column}: " if line else ""
        super().__init__(f"{place}{text}" + (f", expected {expected}" if expected else ""))
        self.kind = kind
        self.text = text
        self.member = member
        self.line = line
        self.column = column
        self.expected = expected

    def __reduce__(self) -> tuple[Any, ...]:
        return (Error, (self.kind, self.text, self.member, self.line, self.column, self.expected))

    @classmethod
    def of(cls, error: Mapping[str, Any]) -> Error:
        """From the member `error` of an answer."""
        at = error.get("at", {})
        return cls(
            error["kind"], error["text"], error.get("member", ""), at.get("line", 0), at.get("column", 0),
            error.get("expected", ""),
        )  # fmt: skip


class Answer(dict[str, Any]):
    """The members of an answer as in doc/json.md; notebooks, and `text`, show its sentences."""

    @property
    def text(self) -> str:
        """The sentences of the answer, one a line; for an error, its message with the place."""
        if "error" in self:
            return str(Error.of(self["error"]))
        if "sentence" in self:
            lines = [mistake["text"] for mistake in self["mistakes"]]
            return "\n".join([*lines, self["where"], self["technique"], self["cells"], self["sentence"]])
        if isinstance(self.get("steps"), list) and "hardest" in self:
            return "\n".join([*(step["line"] for step in self["steps"]), self["text"]])
        if isinstance(self.get("answers"), list):
            return "\n".join(part["text"] if "text" in part else part["error"] for part in [*self["answers"], *self.get("sets", [])])
        if "text" in self:
            return str(self["text"])
        return json.dumps(self, indent=1, ensure_ascii=False)

    def _repr_html_(self) -> str:
        return f"<pre>{html.escape(self.text)}</pre>"


def puzzle_text(puzzle: Puzzle) -> str:
    """The puzzle as text that the library reads."""
    if isinstance(puzzle, str):
        return puzzle
    if isinstance(puzzle, (bytes, bytearray)) and max(puzzle, default=0) > 9:
        return puzzle.decode("utf-8", "replace")
    if not isinstance(puzzle, Iterable):
        raise Error("puzzle", f"found {_shown(puzzle)}", "puzzle", expected="text, or numbers with 0 for empty cells")
    listed = list(puzzle)
    n = len(listed)
    if n > 1 and all(isinstance(row, str) and len(row) == n for row in listed):
        return "\n".join(listed)
    if any(isinstance(row, Iterable) and not isinstance(row, str) for row in listed):
        rows = [_row(row, n) for row in listed]
    else:
        n = math.isqrt(n)
        if n * n != len(listed):
            raise Error("puzzle", f"found {len(listed)} cells", "puzzle", expected="N x N numbers, 0 for empty cells")
        rows = [listed[i : i + n] for i in range(0, n * n, n)] if n else []
    numbers = [_number(cell, i, j, n) for i, row in enumerate(rows, 1) for j, cell in enumerate(row, 1)]
    if n <= 9:
        return "".join(map(str, numbers)).replace("0", ".")
    return " ".join("." if number == 0 else str(number) for number in numbers)


def _row(row: Any, n: int) -> list[Any]:
    cells = list(row) if isinstance(row, Iterable) else [row]
    if len(cells) != n:
        raise Error("puzzle", f"found a row of {len(cells)} cells", "puzzle", expected=f"{n} rows of {n} cells")
    return cells


def _number(cell: Any, row: int, column: int, most: int) -> int:
    try:
        number = int(cell)
        good = (isinstance(cell, str) or bool(number == cell)) and 0 <= number <= most
    except (TypeError, ValueError, OverflowError):
        good = False
    if not good:
        raise Error("puzzle", f"found {_shown(cell)}", "puzzle", row, column, f"a whole number from 0 to {most}, 0 for empty cells")
    return number


def _shown(value: Any) -> str:
    return (repr(value) if isinstance(value, str) else str(value))[:60]


def rule_texts(rules: Rules) -> list[str]:
    """The rules as text that the library reads, one each."""
    if isinstance(rules, str):
        return [rules]
    return [_rule_text(rule) for rule in ([rules] if isinstance(rules, Mapping) else rules)]


def _rule_text(rule: Union[str, Mapping[str, Any]]) -> str:
    if isinstance(rule, str):
        return rule
    if "rule" not in rule:
        raise Error("request", "a rule lacks the member 'rule'", "rules", expected='{"rule": "killer", "values": [15], "cells": ["A1", "A2"]}')
    text = str(rule["rule"])
    if ":" in text:  # as in the answer of `rules`
        return text
    values = rule.get("values", [])
    cells = rule.get("cells", [])
    groups = rule["groups"] if "groups" in rule else [cells] if cells else []
    head = " ".join([text, *map(str, values if isinstance(values, (list, tuple)) else [values])])
    body = " = ".join(group if isinstance(group, str) else " ".join(map(str, group)) for group in groups)
    return f"{head}: {body}" if body else head


def proof_text(proof: Proof) -> str:
    """The lines as text that the library reads."""
    if isinstance(proof, Mapping):
        proof = proof["proof"] if "proof" in proof else proof["certificate"]
    if isinstance(proof, str):
        return proof
    return "".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in proof)


def listed(values: Optional[Iterable[Any]]) -> Optional[list[Any]]:
    """The values as lists, except texts."""
    return None if values is None else [value if isinstance(value, str) else list(value) for value in values]


def records(values: Optional[Iterable[Union[str, Mapping[str, Any]]]]) -> Optional[list[Any]]:
    """Steps as lists of texts and of dictionaries."""
    return None if values is None else [value if isinstance(value, str) else dict(value) for value in values]


def words(values: Union[str, Iterable[Any], None]) -> Optional[list[str]]:
    """A list of words, or one text with commas: "se,hdp"."""
    if values is None:
        return None
    return [word.strip() for word in values.split(",")] if isinstance(values, str) else list(values)


def seed_or_another(seed: Optional[int]) -> int:
    """The seed, or another one for each call."""
    return random.SystemRandom().randrange(10**9) if seed is None else seed


def one_word(value: Any) -> Any:
    """The word, or the only word of a list."""
    return value[0] if isinstance(value, (list, tuple)) and len(value) == 1 else value


#: The members of every question besides its own.
_COMMON = ("id", "rules", "coords", "box", "partly", "seconds", "max_nodes", "number")


def known(common: Mapping[str, Any]) -> Mapping[str, Any]:
    """The common members of questions; TypeError for any other, worded like Python's."""
    for name in common:
        if name not in _COMMON:
            close = difflib.get_close_matches(name, _COMMON, 1)
            raise TypeError(f"unexpected keyword argument '{name}'" + (f"; did you mean '{close[0]}'?" if close else ""))
    return common


def question(word: str, puzzle: Optional[Puzzle], members: Mapping[str, Any]) -> bytes:
    """The text of a question; members that are None are omitted."""
    asked: dict[str, Any] = {"ask": word}
    if puzzle is not None:
        asked["puzzle"] = puzzle_text(puzzle)
    asked.update({name: value for name, value in members.items() if value is not None})
    if "rules" in asked:
        asked["rules"] = rule_texts(asked["rules"])
    try:
        return json.dumps(asked, allow_nan=False).encode()
    except (TypeError, ValueError, RecursionError) as error:
        raise Error("request", f"the question cannot be written as JSON: {error}") from None


def read_answer(text: bytes) -> Answer:
    """The answer; raises it if it is an error."""
    answer = Answer(json.loads(text))
    if "error" in answer:
        raise Error.of(answer["error"])
    return answer


def ask_json(text: Union[str, bytes]) -> str:
    """The answer to a question, both as text (doc/session.md); errors are answers, too."""
    asked = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    return call(lambda session: session.ask(asked)).decode()


def ask(word: str, puzzle: Optional[Puzzle] = None, /, **members: Any) -> Answer:
    """Asks any question of doc/session.md: ``ask("hdp", puzzle, depth=2)``.

    Raises Error for invalid input, KeyboardInterrupt within a quarter of a second.
    """
    text = question(word, puzzle, members)

    def there(session: Session) -> bytes:
        return session.ask(text)

    return read_answer(call(there))


def techniques(**common: Any) -> list[dict[str, Any]]:
    """The rows of the table of techniques."""
    rows: list[dict[str, Any]] = ask("list", **known(common))["techniques"]
    return rows
