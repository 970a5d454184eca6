"""Sessions of the library, one for each thread, and calls that Ctrl-C interrupts.

    main thread      submits the work and waits, so that it receives signals immediately
    helper thread    runs the library; a flag in memory stops it

Workers share long work; stopped, they end with the piece that each has begun.
"""

from __future__ import annotations

import ctypes
import os
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Callable, Optional, TypeVar

from ._library import library

T = TypeVar("T")


class Session:
    """A session for one thread."""

    def __init__(self) -> None:
        self._stop = ctypes.c_int32(0)
        self._handle = library.deduku_open_with_flag(ctypes.byref(self._stop))
        if not self._handle:
            raise MemoryError("no memory for a session of Deduku")

    def __del__(self) -> None:
        if getattr(self, "_handle", None):
            library.deduku_close(self._handle)

    def stop(self) -> None:
        """Stops the current and all later questions; callable from any thread."""
        self._stop.value = 1

    def resume(self) -> None:
        """Reverts `stop`."""
        self._stop.value = 0

    def ask(self, question: bytes) -> bytes:
        """The answer to a question, both JSON."""
        length = ctypes.c_size_t()
        answer = library.deduku_ask(self._handle, question, len(question), ctypes.byref(length))
        return ctypes.string_at(answer, length.value)

    def canon_many(self, boards: int, n: int, form: str, forms: int, automorphisms: int) -> int:
        """Canonical forms of boards at an address, written to addresses; returns the number of boards done."""
        return int(library.deduku_canon_many(self._handle, boards, n, form.encode(), forms, automorphisms))

    def solve_many(self, boards: int, n: int, limit: int, first: Optional[int], counts: Optional[int]) -> int:
        """Solves boards at an address, with results at addresses; returns the number of boards done."""
        return int(library.deduku_solve_many(self._handle, boards, n, limit, first, counts))


class Workers:
    """Threads with a session each. None of them refers to this object, so its owner can stop them when it is collected."""

    def __init__(self, threads: int) -> None:
        sessions: list[Session] = []
        own = threading.local()
        stopped = threading.Event()

        def begin() -> None:
            own.session = Session()
            sessions.append(own.session)
            if stopped.is_set():
                own.session.stop()

        self._sessions = sessions
        self._own = own
        self._stopped = stopped
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="deduku", initializer=begin)

    def submit(self, work: Callable[..., T], *arguments: Any) -> Future[T]:
        """Calls the work in one of the threads, with its session first."""
        own = self._own
        return self._pool.submit(lambda: work(own.session, *arguments))

    def stop(self, wait: bool = True) -> None:
        """Stops the current questions, drops those not yet begun and ends the threads; waits for them if `wait`."""
        self._stopped.set()
        for session in self._sessions:
            session.stop()
        self._pool.shutdown(wait=wait, cancel_futures=True)


_own = threading.local()


def own_session() -> Session:
    """The session of this thread."""
    if not hasattr(_own, "session"):
        _own.session = Session()
    session: Session = _own.session
    return session


_helper: Optional[ThreadPoolExecutor] = None


def _forget_helper() -> None:
    global _helper
    _helper = None


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget_helper)


def call(work: Callable[[Session], T]) -> T:
    """Calls the work with a session of its own thread; in the main thread so that Ctrl-C interrupts it."""
    global _helper
    if threading.current_thread() is not threading.main_thread():
        return work(own_session())
    if _helper is None:
        _helper = ThreadPoolExecutor(1, thread_name_prefix="deduku")
    used: list[Session] = []
    stopped = threading.Event()

    def there() -> T:
        session = own_session()
        session.resume()
        used.append(session)
        if stopped.is_set():
            session.stop()
        return work(session)

    future = _helper.submit(there)
    try:
        return future.result()
    except BaseException:
        if not future.done():
            stopped.set()
            for session in used:
                session.stop()
            future.exception()
        raise
