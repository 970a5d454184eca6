#!/usr/bin/env python3
"""Canonical forms in bulk equal those of the program, and end before an invalid board.

   canon_many.py DEDUKU ASK PUZZLES
"""
import subprocess
import sys
from pathlib import Path

deduku, ask, puzzles_file = sys.argv[1:4]
puzzles = [line.split()[0] for line in Path(puzzles_file).read_text().splitlines() if line and not line.startswith("#")]
puzzles += ["." * 80 + "1", "12" + "." * 79]
text = "\n".join(puzzles) + "\n"


def run(*command, of=text):
    return subprocess.run(command, input=of, capture_output=True, text=True, check=False)


for form in ("minlex", "gsf", "pattern", "maxlex", "solution"):
    told = run(deduku, "canon", "--form", form, "-").stdout.splitlines()
    bulk = run(ask, "--canon-many", form).stdout.splitlines()
    assert len(told) == len(bulk) == len(puzzles), (form, len(told), len(bulk), len(puzzles))
    for line, mine in zip(told, bulk):
        automorphisms, cells = mine.split("\t")
        wanted, number = line.split("\t")
        if wanted == "-":
            assert (automorphisms, cells) == ("0", "0" * 81), (form, line, mine)
        else:
            assert (automorphisms, cells.replace("0", ".")) == (number, wanted), (form, line, mine)

twice = run(ask, "--canon-many", "minlex", of="11" + "." * 79 + "\n")
assert twice.stdout == "0\t" + "0" * 81 + "\n", twice
spoiled = run(ask, "--canon-many", "gsf", of="\n".join(puzzles[:3] + ["x" * 81] + puzzles[:3]) + "\n")
assert spoiled.returncode == 1 and len(spoiled.stdout.splitlines()) == 3, spoiled
assert run(ask, "--canon-many", "round").stdout == ""
print(f"{len(puzzles)} boards")
