"""Many boards at once: 81 bytes each, solved without conversion to text.

    numpy array (n, 81) uint8  --no copy-->  library  -->  first (n, 81), counts (n,)
    list of str                --joined--->  library  -->  list of str, list of int

Likewise canonical forms.
"""

from __future__ import annotations

import ctypes
import os
from typing import Any, Callable, Mapping, NamedTuple, Optional, Sequence, Sized, Union

from ._answers import Error, Rules, known, question, read_answer
from ._session import Session, Workers, call

CELLS = 81
#: The number of boards that justify another thread.
_PIECE = 16384
#: The number of texts solved at a time.
_AT_HAND = 4096
_MOST = 255

Boards = Union[str, bytes, bytearray, memoryview, Sequence[str], Any]


class Solutions(NamedTuple):
    """The results for boards, in the form of the input.

    first   the first solution: text, or None if there is none; for an array an array, zeros if there is none
    counts  the number of solutions, at most `limit`; None if `seconds` or `max_nodes` was reached before
    """

    first: Any
    counts: Any


def _pieces(n: int, threads: int, least: int) -> list[tuple[int, int]]:
    size = max(least, -(-n // (4 * threads)))
    return [(at, min(at + size, n)) for at in range(0, n, size)]


Piece = Callable[[Session, int, int], int]


def _run(n: int, threads: Optional[int], piece: Piece, least: int = _PIECE) -> int:
    """Processes boards in pieces of at least so many; each returns the number of boards done, from the first on."""
    if threads is not None and threads < 1:
        raise Error("request", f"threads={threads}", "threads", expected="a number from 1")
    workers = threads or os.cpu_count() or 1
    parts = _pieces(n, workers, least)
    if workers == 1 or len(parts) <= 1:
        return call(lambda session: piece(session, 0, n))
    return _side_by_side(parts, min(workers, len(parts)), piece)


def _check_limit(limit: int) -> None:
    if not 1 <= limit <= _MOST:
        raise Error("request", f"limit={limit}", "limit", expected=f"a number from 1 to {_MOST}")


def _run_solve(boards: int, n: int, limit: int, first: Optional[int], counts: Optional[int], threads: Optional[int]) -> int:
    """Solves boards at an address; returns the number of boards done, from the first on."""
    _check_limit(limit)

    def piece(session: Session, begin: int, end: int) -> int:
        return begin + session.solve_many(
            boards + begin * CELLS, end - begin, limit,
            None if first is None else first + begin * CELLS, None if counts is None else counts + begin,
        )  # fmt: skip

    return _run(n, threads, piece)


def _side_by_side(parts: list[tuple[int, int]], workers: int, piece: Piece) -> int:
    """Processes the pieces on threads; returns the number of boards before the first failure."""
    team = Workers(workers)
    try:
        futures = [(team.submit(piece, begin, end), end) for begin, end in parts]
        for future, end in futures:
            done = future.result()
            if done < end:
                return done
        return parts[-1][1]
    finally:
        team.stop()


def _wrong_board(number: int, found: str) -> Error:
    return Error("puzzle", f"board {number}: found {found}", expected="81 cells: digits, 0 or . for empty ones")


def _check_done(done: int, cells: Any, n: int, number: int = 0) -> None:
    """Raises an error unless all n boards are done; `number` is that of the first."""
    if done == n:
        return
    bad = next(byte for byte in bytes(cells[done * CELLS : (done + 1) * CELLS]) if not _is_cell(byte))
    raise _wrong_board(number + done, repr(chr(bad)) if 32 <= bad < 127 else f"the byte {bad}")


def _is_cell(byte: int) -> bool:
    return byte <= 9 or 48 <= byte <= 57 or byte == 46


_DIGITS = bytes(i + 48 if i < 10 else i for i in range(256))
_BLANKS = bytes(46 if i == 0 else _DIGITS[i] for i in range(256))


def _address(buffer: Any) -> int:
    return ctypes.addressof(ctypes.c_char.from_buffer(buffer))


def _solve_bytes(cells: Union[bytes, bytearray], limit: int, threads: Optional[int], first: bool) -> tuple[bytearray, bytearray]:
    n, rest = divmod(len(cells), CELLS)
    if rest:
        raise Error("puzzle", f"found {len(cells)} bytes", expected="81 for each board")
    solutions, counts = bytearray(n * CELLS if first else 0), bytearray(n)
    if n == 0:
        return solutions, counts
    # Read only: ctypes keeps the object alive during the call.
    boards = ctypes.cast(ctypes.c_char_p(bytes(cells)), ctypes.c_void_p).value if isinstance(cells, bytes) else _address(cells)
    assert boards is not None
    done = _run_solve(boards, n, limit, _address(solutions) if first else None, _address(counts), threads)
    _check_done(done, cells, n)
    return solutions, counts


def _plain(boards: Any) -> Any:
    """The array as uint8 in C order; the same object if it already is."""
    import numpy

    if boards.dtype == numpy.uint8:
        return numpy.ascontiguousarray(boards)
    fits = boards.dtype.kind in "iufb" and bool(((boards >= 0) & (boards <= _MOST)).all())
    cells = numpy.ascontiguousarray(boards).astype(numpy.uint8) if fits else None
    if cells is None or not (cells == boards).all():
        raise Error("request", f"an array of {boards.dtype}", expected="whole numbers from 0 to 9")
    return cells


def _shape_of_boards(boards: Any) -> tuple[int, ...]:
    """The shape of an array without the axes of a board."""
    import numpy

    shape: tuple[int, ...] = boards.shape
    if shape[-1:] == (CELLS,) and len(shape) <= 2:
        return shape[:-1]
    if shape[-2:] == (9, 9) and len(shape) <= 3:
        return shape[:-2]
    raise Error("request", f"an array of shape {shape}", expected="(n, 81), (n, 9, 9), (81,) or (9, 9)")


def _solve_array(boards: Any, limit: int, threads: Optional[int], first: bool) -> Solutions:
    import numpy

    boards = _plain(boards)
    counted, shape = _shape_of_boards(boards), boards.shape
    solutions = numpy.zeros(shape if first else (0,), numpy.uint8)
    counts = numpy.zeros(counted, numpy.uint8)
    n = boards.size // CELLS
    if n > 0:
        done = _run_solve(boards.ctypes.data, n, limit, solutions.ctypes.data if first else None, counts.ctypes.data, threads)
        _check_done(done, boards.reshape(-1), n)
    return Solutions(solutions, counts)


def _solve_list(boards: Sequence[Any], limit: int, threads: Optional[int], common: Mapping[str, Any]) -> Solutions:
    n = len(boards)
    solutions = Solutions([None] * n, [0] * n)

    def piece(session: Session, begin: int, end: int) -> int:
        # As many as fit in the cache: another pass over all texts costs as much as solving some.
        for at in range(begin, end, _AT_HAND):
            some = slice(at, min(at + _AT_HAND, end))
            if not common and _is_plain(boards[some]):
                solutions.first[some], solutions.counts[some] = _solve_texts(session, boards[some], at, limit)
            else:
                solutions.first[some], solutions.counts[some] = _solve_each(session, boards[some], at, limit, common)
        return end

    _run(n, threads, piece, 1 if common else _PIECE)
    return solutions


def _is_plain(boards: Sequence[Any]) -> bool:
    """Whether all are texts of 81 characters."""
    return set(map(type, boards)) == {str} and set(map(len, boards)) == {CELLS}


_LINES = [slice(at, at + CELLS) for at in range(0, _AT_HAND * CELLS, CELLS)]

_First = list[Optional[str]]


def _solve_texts(session: Session, boards: Sequence[str], number: int, limit: int) -> tuple[_First, list[int]]:
    """Joins plain boards to bytes; `number` is that of the first, for errors."""
    try:
        cells = bytearray("".join(boards), "ascii")
    except UnicodeEncodeError as error:
        raise _wrong_board(number + error.start // CELLS, repr(error.object[error.start])) from None
    counts = bytearray(len(boards))
    solutions = bytearray(len(cells))
    done = session.solve_many(_address(cells), len(boards), limit, _address(solutions), _address(counts))
    _check_done(done, cells, len(boards), number)
    text = solutions.translate(_DIGITS).decode("ascii")
    first: _First = list(map(text.__getitem__, _LINES[: len(boards)]))
    if 0 in counts:
        first = [line if count else None for line, count in zip(first, counts)]
    return first, list(counts)


def _solve_each(
    session: Session, boards: Sequence[Any], number: int, limit: int, common: Mapping[str, Any]
) -> tuple[_First, list[Optional[int]]]:
    each = [_solve_one(session, board, limit, common, f"board {i}: ") for i, board in enumerate(boards, number)]
    return [one.first for one in each], [one.counts for one in each]


def _ask(session: Session, word: str, board: Any, members: Mapping[str, Any], where: str = "") -> Mapping[str, Any]:
    """The answer to a question; errors of the board begin with `where`."""
    try:
        return read_answer(session.ask(question(word, board, members)))
    except Error as error:
        if not where or error.kind != "puzzle":
            raise
        raise Error(error.kind, where + error.text, error.member, error.line, error.column, error.expected) from None


def _solve_one(session: Session, board: Any, limit: Optional[int], common: Mapping[str, Any], where: str = "") -> Solutions:
    """Solves a puzzle; `limit` None: counts all solutions."""
    wanted: dict[str, Any] = {"count": True} if limit is None else {"limit": limit}
    answer = _ask(session, "solve", board, {**wanted, **common}, where)
    found = answer["solutions"]
    decided = answer["exact"] or (limit is not None and found >= limit)
    return Solutions(answer["solution"], (found if limit is None else min(found, limit)) if decided else None)


def _is_bulk(boards: Any) -> bool:
    return isinstance(boards, (bytes, bytearray, memoryview)) or hasattr(boards, "__array_interface__")


def _not_in_bulk(common: Mapping[str, Any]) -> Error:
    name = next(iter(common))
    return Error("request", f"{name}= with boards as an array or bytes", name, expected="puzzles as text or as lists of numbers")


def _solve(boards: Boards, limit: Optional[int], threads: Optional[int], first: bool, common: Mapping[str, Any]) -> Solutions:
    _check_limit(_MOST if limit is None else limit)
    most = _MOST if limit is None else limit
    if common and _is_bulk(boards):
        raise _not_in_bulk(common)
    if isinstance(boards, (bytes, bytearray, memoryview)):
        cells = bytes(boards) if isinstance(boards, memoryview) else boards
        solutions, counts = _solve_bytes(cells, most, threads, first)
        return Solutions(bytes(solutions), bytes(counts))
    if hasattr(boards, "__array_interface__"):
        return _solve_array(boards, most, threads, first)
    listed = boards if isinstance(boards, (str, list)) else list(boards)
    if isinstance(listed, str) or _is_one_puzzle(listed):
        return call(lambda session: _solve_one(session, listed, limit, common))
    if "rules" in common:
        raise Error("request", "rules go with one puzzle", "rules", expected="a puzzle as text, or as numbers")
    return _solve_list(listed, most, threads, common)


def _is_one_puzzle(listed: Sequence[Any]) -> bool:
    """Whether they are numbers, or rows of numbers, equally many."""
    if not listed or any(isinstance(item, str) for item in listed):
        return False
    return not any(isinstance(item, Sized) for item in listed) or all(
        isinstance(item, Sized) and len(item) == len(listed) for item in listed
    )


def _members(rules: Optional[Rules], common: Mapping[str, Any]) -> Mapping[str, Any]:
    members = {**known(common), "rules": rules}
    return {name: value for name, value in members.items() if value is not None}


def solve(
    boards: Boards, limit: int = 2, *, threads: Optional[int] = None, rules: Optional[Rules] = None, **common: Any
) -> Solutions:
    """First solution and number of solutions of one board or of many.

    boards   a puzzle as text in any format and of any size, or as numbers, 0 for empty cells, flat or in rows; a list of
             such puzzles; a NumPy array, (n, 81) or (n, 9, 9), which is not copied if it is uint8 in C order; or bytes,
             81 a board, digits or their characters
    limit    the most solutions to look for in each, 1 to 255; with 1, uniqueness is unknown
    threads  the number of threads; None: all cores
    rules    for one puzzle, in addition to its own: text as in doc/formats.md, or a list of texts or of
             {"rule": "killer", "values": [15], "cells": ["A1", "A2"]}
    common   `seconds` and `max_nodes`, limits of each puzzle, and `box`; not for arrays and bytes

    Raises Error with the number of the first board that cannot be read.

    >>> solve("...43.1..1..4...")
    Solutions(first='1234341221434321', counts=1)
    """
    return _solve(boards, limit, threads, True, _members(rules, common))


def count(
    boards: Boards, limit: Optional[int] = None, *, threads: Optional[int] = None, rules: Optional[Rules] = None, **common: Any
) -> Any:
    """The number of solutions of each board, at most `limit` (1 to 255): a number, a list, bytes or an array.

    Without `limit`, the number for one puzzle as text or numbers is exact; that of others is at most 255. Other arguments are
    those of `solve`; the number is None if `seconds` or `max_nodes` was reached before.
    """
    return _solve(boards, limit, threads, False, _members(rules, common)).counts


class Forms(NamedTuple):
    """Canonical forms of boards, in the form of the input, and the number of automorphisms of each; None or zeros, and 0,
    if there is no form; None and None if `seconds` or `max_nodes` was reached before."""

    forms: Any
    automorphisms: Any


def _run_forms(boards: int, n: int, form: str, forms: int, automorphisms: int, threads: Optional[int]) -> int:
    def piece(session: Session, begin: int, end: int) -> int:
        return begin + session.canon_many(
            boards + begin * CELLS, end - begin, form, forms + begin * CELLS, automorphisms + begin * 4
        )

    return _run(n, threads, piece)


_FORMS = ("minlex", "gsf", "pattern", "maxlex", "solution")


def forms(boards: Any, form: str = "minlex", *, threads: Optional[int] = None, **common: Any) -> Forms:
    """Canonical forms of 9x9 boards: equal for all isomorphs.

    boards   a text of 81 characters, a list of such texts, or a NumPy array of uint8, (n, 81) or (n, 9, 9), which is not copied
    form     "minlex", "gsf", "pattern", "maxlex" or "solution" (of puzzles with one solution): doc/canon.md
    threads  the number of threads; None: all cores
    common   `seconds` and `max_nodes`, limits of each board; not for arrays

    There is no form if a digit appears twice in a row or column, and for "solution" without exactly one solution. With limits,
    the number of automorphisms is None if they were reached before.
    """
    if form not in _FORMS:
        raise Error("request", f"'{form}'", "form", expected=", ".join(_FORMS))
    if isinstance(boards, str):
        one = forms([boards], form, **common)
        return Forms(one.forms[0], one.automorphisms[0])
    limits = _members(None, common)
    if hasattr(boards, "__array_interface__"):
        if limits:
            raise _not_in_bulk(limits)
        return _forms_of_array(boards, form, threads)
    texts = list(boards)
    for i, text in enumerate(texts):
        if not isinstance(text, str) or len(text) != CELLS or not text.isascii():
            raise _wrong_board(i, repr(text)[:60])
    return _forms_within(texts, form, threads, limits) if limits else _forms_of_texts(texts, form, threads)


def _forms_of_array(boards: Any, form: str, threads: Optional[int]) -> Forms:
    import numpy

    boards = _plain(boards)
    counted = _shape_of_boards(boards)
    out = numpy.zeros(boards.shape, numpy.uint8)
    ways = numpy.zeros(counted, numpy.uint32)
    n = boards.size // CELLS
    if n > 0:
        done = _run_forms(boards.ctypes.data, n, form, out.ctypes.data, ways.ctypes.data, threads)
        _check_done(done, boards.reshape(-1), n)
    return Forms(out, ways)


def _has_twice(text: str) -> bool:
    """Whether a digit appears twice in a row or column."""
    lines = [text[i : i + 9] for i in range(0, CELLS, 9)] + [text[i::9] for i in range(9)]
    return any(line.count(digit) > 1 for line in lines for digit in "123456789")


def _forms_within(texts: Sequence[str], form: str, threads: Optional[int], limits: Mapping[str, Any]) -> Forms:
    """Likewise, each board within the limits."""
    found: list[Any] = [None] * len(texts)
    ways: list[Optional[int]] = [0] * len(texts)

    def piece(session: Session, begin: int, end: int) -> int:
        for i in range(begin, end):
            if _has_twice(texts[i]):
                continue
            answer = _ask(session, "canon", texts[i], {"form": form, **limits}, f"board {i}: ")
            found[i] = answer["text"]
            ways[i] = answer.get("automorphisms", None if answer.get("why", "").startswith("unknown") else 0)
        return end

    _run(len(texts), threads, piece, 1)
    return Forms(found, ways)


def _forms_of_texts(texts: Sequence[str], form: str, threads: Optional[int]) -> Forms:
    n = len(texts)
    cells = bytearray("".join(texts).encode("ascii"))
    out, ways = bytearray(n * CELLS), (ctypes.c_uint32 * n)()
    if n > 0:
        _check_done(_run_forms(_address(cells), n, form, _address(out), ctypes.addressof(ways), threads), cells, n)
    text = out.translate(_BLANKS).decode("ascii")
    lines = [text[i * CELLS : (i + 1) * CELLS] if ways[i] else None for i in range(n)]
    return Forms(lines, list(ways))
