"""Runs of the programs in a separate folder, and the rules for all of them, whatever the question."""
import os
import re
import subprocess
import time

STATUSES = {0, 1, 2, 65, 70, 130}
HANG = 30  # seconds after which a run without limit is a hang


class Broken(Exception):
    """A rule is broken: its name and the details."""

    def __init__(self, rule, how):
        super().__init__(f"{rule}: {how}")
        self.rule = rule


class Run:
    def __init__(self, status, out, err, seconds):
        self.status, self.out, self.err, self.seconds = status, out, err, seconds


class Machine:
    """Runs programs in a separate folder, and counts them."""
    slack = 0.3  # seconds that a puzzle may take beyond its limit

    def __init__(self, folder, programs):
        self.folder, self.programs, self.runs = folder, programs, 0

    def start(self, words, **more):
        self.runs += 1
        return subprocess.Popen([os.path.join(self.programs, words[0]), *words[1:]], cwd=self.folder,
                                stdin=more.pop("stdin", subprocess.DEVNULL),
                                stdout=more.pop("stdout", subprocess.PIPE), stderr=subprocess.PIPE, **more)

    def run(self, words, limit=HANG, data=None, stop=None, **more):
        """`stop`: (seconds, signal)."""
        began = time.monotonic()
        if data is not None:
            more["stdin"] = subprocess.PIPE
        process = self.start(words, **more)
        if stop:
            try:
                process.wait(stop[0])
            except subprocess.TimeoutExpired:
                process.send_signal(stop[1])
        try:
            out, err = process.communicate(data, timeout=limit)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            raise Broken("ends", f"still running after {limit} s: {' '.join(words)}")
        return Run(process.returncode, out or b"", err, time.monotonic() - began)


def without_times(out):
    out = re.sub(rb'"seconds":[-0-9.e]+', b'"seconds":0', out)
    out = re.sub(rb"(?m)^TIME .*$", b"TIME", out)
    out = re.sub(rb"\b[0-9.]+ (ms|s)\b", b"T", out)
    return re.sub(rb"(?m)^  time +.*$", b"  time", out)


def check_run(run, words, allowed=STATUSES - {70, 130}):
    said = " ".join(words)
    if run.status not in allowed:
        raise Broken("status", f"{run.status} of {said}: {run.err[-300:]!r}")
    if run.out and not run.out.endswith(b"\n") and "--as" not in words:
        raise Broken("whole lines", f"{run.out[-80:]!r} of {said}")
    if b"internal error" in run.err:
        raise Broken("no internal error", f"{run.err[-300:]!r} of {said}")
    if run.status in (2, 65) and not run.err:
        raise Broken("errors say why", said)


def words_of(case, *more, file="puzzles.txt"):
    words = ["deduku", case["command"], *case["options"], *more, file]
    return words + ["A1"] if case["command"] == "explain" else words


def lines_of(out):
    return out.decode().splitlines()
