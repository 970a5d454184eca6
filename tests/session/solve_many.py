#!/usr/bin/env python3
"""Boards in bulk have the solutions of the program, and end before an invalid one.

   solve_many.py DEDUKU ASK PUZZLES
"""
import subprocess
import sys
from pathlib import Path

deduku, ask, puzzles_file = sys.argv[1:4]
puzzles = [line.split()[0] for line in Path(puzzles_file).read_text().splitlines() if line and not line.startswith("#")]
puzzles += ["." * 80 + "1", "11" + "." * 79]
text = "\n".join(puzzles) + "\n"

told = subprocess.run([deduku, "solve", "-"], input=text, capture_output=True, text=True, check=False).stdout.splitlines()
bulk = subprocess.run([ask, "--solve-many", "2"], input=text, capture_output=True, text=True, check=True).stdout.splitlines()
assert len(told) == len(bulk) == len(puzzles), (len(told), len(bulk), len(puzzles))
for line, mine in zip(told, bulk):
    puzzle, count, solution = line.split("\t")
    number, first = mine.split("\t")
    assert number == count.rstrip("+"), (line, mine)
    if count == "1":
        assert first == solution, (line, mine)
    elif count == "0":
        assert first == "0" * 81, (line, mine)
    else:
        assert all(given in (".", "0", digit) for given, digit in zip(puzzle, first)) and "0" not in first, (line, mine)

spoiled = "\n".join(puzzles[:3] + ["x" * 81] + puzzles[:3]) + "\n"
ran = subprocess.run([ask, "--solve-many", "2"], input=spoiled, capture_output=True, text=True, check=False)
assert ran.returncode == 1 and len(ran.stdout.splitlines()) == 3, ran
print(f"{len(puzzles)} boards")
