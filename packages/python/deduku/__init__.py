"""Deduku: solves, explains, proves and rates Sudokus of any order.

    >>> import deduku
    >>> deduku.solve("...43.1..1..4...")
    Solutions(first='1234341221434321', counts=1)
    >>> print(deduku.explain("...43.1..1..4...", "A1").text)
    A1 is 1: the only place for 1 in column A

All JSON answers of the program `deduku` are available as dictionaries (doc/python.md).
"""

from __future__ import annotations

import json as _json
from typing import Any as _Any

from ._answers import Answer, Error, Puzzle, Rules, ask, ask_json, techniques
from ._boards import Boards, Forms, Solutions, count, forms, solve
from ._library import library as _library
from ._many import Answers, many
from ._models import REWARDS, Claim, Game, Move, traces
from ._pictures import Picture
from ._setting import estimate, true_candidates
from . import _questions
from ._questions import *  # noqa: F403


def version() -> dict[str, _Any]:
    """The versions of library and schema, the kernel in use, and the optional features."""
    said: dict[str, _Any] = _json.loads(_library.deduku_version())
    return said


__version__: str = version()["library"]

__all__ = [
    "REWARDS", "Answer", "Answers", "Boards", "Claim", "Error", "Forms", "Game", "Move", "Picture", "Puzzle", "Rules",
    "Solutions", "ask", "ask_json", "count", "estimate", "forms", "many", "solve", "techniques", "traces", "true_candidates",
    "version",
]  # fmt: skip
__all__ += _questions.__all__
