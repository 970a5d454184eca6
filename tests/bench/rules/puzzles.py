#!/usr/bin/env python3
"""Reads the output of iss.mjs, prints its puzzles as puzzles with rules: collection, name, puzzle, status, solutions, ms, guesses.

Puzzles with a constraint that has no rule are omitted; standard error has their number.
"""
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "rules"))
import translate  # noqa: E402


def main():
    out = 0
    for line in sys.stdin:
        collection, name, constraints, *rest = line.rstrip("\n").split("\t")
        puzzle = translate.Puzzle(9)
        try:
            for part in re.split(r"\.(?=[A-Za-z~])", constraints)[1:]:
                kind, *args = part.split("~")
                translate.iss_rule(puzzle, kind, args)
            print("\t".join([collection, name, puzzle.line(), *rest]))
        except (translate.Unknown, ValueError, IndexError, KeyError):
            out += 1
    print(out, "left out", file=sys.stderr)


if __name__ == "__main__":
    main()
