#!/usr/bin/env python3
"""Makes the page doc/dev/path-steps.md: steps beside HoDoKu's wording of the same step, some of them as hints.

    scripts/beside_hodoku.py BIN/deduku data/golden/hodoku_steps.tsv > doc/dev/path-steps.md

Up to two steps of each technique that Deduku also finds first; the first of ten techniques in stages."""
import re
import subprocess
import sys
import tempfile

KEYS = {  # HoDoKu's names that differ from Deduku's
    "Locked Candidates Type 1 (Pointing)": "pointing",
    "Locked Candidates Type 2 (Claiming)": "claiming",
    "Naked Quadruple": "naked-quad",
    "Hidden Quadruple": "hidden-quad",
    "Bivalue Universal Grave + 1": "bivalue-grave-plus-one",
    "2-String Kite": "two-string-kite",
    "AIC": "aic-1",
}
HEAD = """# Steps beside HoDoKu's

Each line is a position of [data/golden/hodoku_steps.tsv](../../data/golden/hodoku_steps.tsv), where HoDoKu 2.3 found the
step on the right; on the left `deduku path --only KEY` on the same position. Made by `scripts/beside_hodoku.py`, pinned.

| Deduku | HoDoKu |
|---|---|
"""
HINTS = """
## As hints

What `deduku hint --only KEY` says of the same positions, stage by stage.
"""


def key_of(title):
    test = re.match(r"Uniqueness Test (\d)", title)
    return f"unique-rectangle-{test[1]}" if test else KEYS.get(title, title.lower().replace(" ", "-"))


def parts(line):
    """A line with its eliminations in a fixed order."""
    seen, _, gone = line.partition("=> ")
    return seen.split(": ", 1)[-1], sorted(gone.split(", "))


def main():
    program, table = sys.argv[1:]

    def run(*words):
        return subprocess.run([program, *words], capture_output=True, text=True, check=False).stdout

    rows, hints, count = [], [], {}
    for line in open(table, encoding="utf-8"):
        if line.startswith("#"):
            continue
        puzzle, position, theirs = line.rstrip("\n").split("\t")
        title = re.split(r": | =>", theirs)[0]
        key = key_of(title)
        first = run("path", "--only", key, "--notation", "hodoku", position).split("\n")[0].split("  ", 1)[-1]
        if parts(first) != parts(theirs) or count.get(title, 0) == 2:
            continue
        count[title] = count.get(title, 0) + 1
        ours = run("path", "--only", key, position).split("\n")[0].split("  ", 1)[-1]
        rows.append(f"| {ours} | {theirs} |")
        if count[title] == 1 and "Single" not in title and "House" not in title:
            hints.append((theirs, key, puzzle, position))
    print(HEAD + "\n".join(rows[:40]) + "\n" + HINTS, end="")
    step = max(1, len(hints) // 10)
    for theirs, key, puzzle, position in hints[::step][:10]:
        cells = re.findall(r"\[\d+\]|.", position)
        lines = lambda all_cells: "\n".join("".join(all_cells[i:i + 9]) for i in range(0, 81, 9))
        with tempfile.NamedTemporaryFile("w", suffix=".sdk") as file:
            file.write(f"[Puzzle]\n{lines(puzzle)}\n[State]\n{lines(cells)}\n")
            file.flush()
            print(f"\nHoDoKu: {theirs}\n\n```\n{run('hint', '--only', key, file.name)}```")


main()
