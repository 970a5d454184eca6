#!/usr/bin/env python3
"""Measures the checkers of ledgers: processor time, the best of five, on the same ledgers.

   tests/bench/checkers.py [BIN]        BIN: the folder of the programs, build/release/bin

A ledger of some MB is one proof repeated, each time in a branch of its own Split:

   header, {"split":0,"branches":[{"keep":[..],"steps":[all]}, ..],"removes":[v]}, {"claim":"false","candidates":[v]}
"""
import json
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAMS = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build/release/bin")
BYTES = 4_000_000


def seconds(words, times=5):
    """The first words of the answer, and processor seconds."""
    best, said = float("inf"), ""
    for _ in range(times):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        said = subprocess.run(words, capture_output=True, text=True, check=False).stdout
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        best = min(best, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return " ".join(said.split()[:2]), best


def lengthened(lines):
    """The steps of a ledger, repeated."""
    header, steps = json.loads(lines[0]), [json.loads(line) for line in lines[1:-1]]
    digits = header["box"][0] * header["box"][1]
    cell, removed = header["givens"].index(0), steps[-1]["removes"][0]
    branch = {"keep": [cell * digits + digit for digit in range(digits)], "steps": steps}
    times = max(1, BYTES // sum(map(len, lines)))
    split = {"split": cell, "branches": [branch] * times, "removes": [removed]}
    claim = {"claim": "false", "candidates": [removed]}
    return [lines[0]] + [json.dumps(line, separators=(",", ":")) for line in (split, claim)]


def claim_alone(side):
    """A grid of boxes of side x side, half of it given, claimed as a solution: only the grid is checked."""
    n = side * side
    grid = [(r % side * side + r // side + c) % n + 1 for r in range(n) for c in range(n)]
    givens = [digit if i % 2 else 0 for i, digit in enumerate(grid)]
    header = {"format": "deduku-proof", "version": 1, "box": [side, side], "givens": givens}
    return [json.dumps(line, separators=(",", ":")) for line in (header, {"claim": "solved", "grid": grid})]


def ledgers():
    """Names and lines."""
    large = [line.split()[0] for line in (ROOT / "data/large.txt").read_text().splitlines() if line[0] != "#"]
    hard = next(line.split()[0] for line in (ROOT / "data/sample_hardest_1106.txt").read_text().splitlines() if line[0] != "#")
    proofs = [("9x9, hdp", hard, "hdp"), ("9x9, search", hard, "search"), ("16x16, search", large[0], "search"),
              ("25x25, search", next(p for p in large if len(p) == 625), "search")]
    for name, puzzle, method in proofs:
        words = [PROGRAMS / "deduku", "prove", "--by", method, puzzle]
        yield name, lengthened(subprocess.run(words, capture_output=True, text=True, check=True).stdout.splitlines())
    yield "64x64, a claim alone", claim_alone(8)


def main():
    checkers = [[PROGRAMS / "deduku-check"], [PROGRAMS / "deduku-check-proved"], [sys.executable, ROOT / "scripts/deduku_check.py"]]
    print(f"{'ledger':22}{'MB':>6}" + "".join(f"{Path(words[-1]).name:>22}{'':8}" for words in checkers))
    with tempfile.TemporaryDirectory() as folder:
        puzzle, proof = Path(folder) / "puzzle", Path(folder) / "proof"
        for name, lines in ledgers():
            puzzle.write_text(lines[0] + "\n")
            proof.write_text("\n".join(lines) + "\n")
            times = [seconds(words + [puzzle, proof], 5 if i < 2 else 1) for i, words in enumerate(checkers)]
            assert all(said.startswith("accepted") for said, _ in times), times
            columns = "".join(f"{taken:20.3f} s{taken / times[0][1]:7.1f}x" for _, taken in times)
            print(f"{name:22}{proof.stat().st_size / 1e6:6.2f}{columns}", flush=True)


if __name__ == "__main__":
    main()
