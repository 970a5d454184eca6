"""One question about many puzzles, on threads; answers in order, with a bounded number in memory.

    puzzles --> [ 4 x threads running or done ] --> next(answers)
"""

from __future__ import annotations

import os
from collections import deque
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any, Iterable, Iterator, Optional

from ._answers import Answer, Error, Puzzle, one_word, question, read_answer, words
from ._session import Session, Workers

if TYPE_CHECKING:
    import pandas


def _answer(session: Session, word: str, puzzle: Puzzle, members: dict[str, Any]) -> bytes:
    return session.ask(question(word, puzzle, members))


class Answers(Iterator[Answer]):
    """Answers in the order of the puzzles. An invalid puzzle raises Error in its place; the next call continues after it."""

    def __init__(self, word: str, puzzles: Iterable[Puzzle], threads: Optional[int], members: dict[str, Any]) -> None:
        if threads is not None and threads < 1:
            raise Error("request", f"threads={threads}", "threads", expected="a number from 1")
        workers = threads or os.cpu_count() or 1
        self._word = word
        self._puzzles = iter(puzzles)
        self._members = members
        self._number = 0
        self._window: deque[Future[bytes]] = deque()
        self._most = 4 * workers
        self._workers = Workers(workers)

    def __iter__(self) -> Answers:
        return self

    def __next__(self) -> Answer:
        while len(self._window) < self._most:
            try:
                puzzle = next(self._puzzles)
            except StopIteration:
                break
            self._number += 1
            members = {**self._members, "number": self._number}
            self._window.append(self._workers.submit(_answer, self._word, puzzle, members))
        if not self._window:
            self.close()
            raise StopIteration
        try:
            text = self._window[0].result()
        except (KeyboardInterrupt, SystemExit):
            self.close()
            raise
        except BaseException:
            self._window.popleft()
            raise
        self._window.popleft()
        return read_answer(text)

    def close(self) -> None:
        """Cancels all running questions; there are no more answers."""
        self._puzzles = iter(())
        self._window.clear()
        self._workers.stop()

    def __enter__(self) -> Answers:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        if hasattr(self, "_workers"):
            self._workers.stop(wait=False)  # any thread may collect it, one of the workers too

    def to_frame(self) -> pandas.DataFrame:
        """All remaining answers as a pandas table, a row for each puzzle; nested members as "hdp.level"."""
        import pandas

        return pandas.json_normalize(list(self))


def many(word: str, puzzles: Iterable[Puzzle], /, *, threads: Optional[int] = None, **members: Any) -> Answers:
    """Asks a question of doc/session.md about each puzzle: ``many("hdp", puzzles, depth=2)``."""
    if "by" in members:
        members["by"] = words(members["by"]) if word == "rate" else one_word(members["by"])
    return Answers(word, puzzles, threads, members)
