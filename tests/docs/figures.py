#!/usr/bin/env python3
"""Figures stated on several pages are the same there, and those that can be counted are correct.

   figures.py ROOT BIN
"""
import json
import re
import subprocess
import sys
from pathlib import Path

root, programs = Path(sys.argv[1]), Path(sys.argv[2])
wrong = []


def page(name):
    return (root / name).read_text()


def found(name, pattern):
    """The groups of the only match on a page."""
    places = re.findall(pattern, page(name))
    if len(places) != 1:
        wrong.append(f"{name}: {pattern}: {len(places)} places")
        return None
    return places[0] if isinstance(places[0], tuple) else (places[0],)


def same(what, one, other):
    if one is not None and other is not None and [str(x) for x in one] != [str(x) for x in other]:
        wrong.append(f"{what}: {one} and {other}")


def said(*words):
    return subprocess.run([programs / "deduku", *words], capture_output=True, text=True, check=False).stdout


def rows(name, start):
    """The cells of the lines of a table, without its head."""
    lines = page(name).split(start, 1)[1].splitlines()
    table = []
    for line in lines[2:]:
        if not line.startswith("|"):
            break
        table.append([cell.strip() for cell in line.strip("|").split("|")])
    return table


# Speeds: README has the smallest and the largest ratio of each column.
speeds = rows("doc/performance.md", "| list |")
ratios = [sorted(float(row[column]) for row in speeds) for column in (3, 4)]
same("ratios of speeds", found("README.md", r"\[([\d.]+) to ([\d.]+) with AVX2 \(Zen 4\), ([\d.]+) to ([\d.]+) with AVX-512"),
     [ratios[0][0], ratios[0][-1], ratios[1][0], ratios[1][-1]])
for row in speeds:
    if abs(float(row[2]) / float(row[1]) - float(row[3])) > 0.06 * float(row[3]):
        wrong.append(f"doc/performance.md: {row}: not its ratio")

# HoDoKu: README has the sums of the table.
levels = rows("doc/methods/hodoku.md", "| puzzles | level the same |")
numbers = [[int(re.match(r"\d+", cell).group()) if re.match(r"\d", cell) else 0 for cell in row[1:3]] for row in levels]
totals = [max(sum(row[i] for row in numbers[:-1]), numbers[-1][i]) if "all" in levels[-1][0] else sum(row[i] for row in numbers) for i in (0, 1)]
same("HoDoKu's levels and scores", found("README.md", r"equal for (\d+) of 300 puzzles, and its score for (\d+)"), totals)

# Counts of techniques, rules and questions.
techniques = len(said("list", "--json").splitlines())
same("techniques", found("README.md", r"\[(\d+) techniques\]"), [techniques])
rules = sum(cell.count("`") // 2 for row in rows("doc/formats.md", "| rule |") for cell in row[:1])
same("rules", found("README.md", r"\[(\d+) rules"), [rules])
same("rules", found("doc/CHANGELOG.md", r"\*\*Rules\*\*: (\d+) rules"), [rules])


# Certificates: the shortest and the longest of a list; the pages have the same range.
sizes = [len(line) for line in said("certificate", str(root / "data" / "random_minimal_200.txt")).splitlines()]
ranges = found("doc/certificate.md", r"(\d+) to (\d+) characters for random minimal puzzles, \d+ to (\d+) for hardest_1106")
same("lengths of certificates", ranges and ranges[:2], [min(sizes), max(sizes)])
same("lengths of certificates", found("doc/proofs.md", r"a search tree, (\d+) to (\d+) characters"), ranges and [ranges[0], ranges[2]])

print("\n".join(wrong) or "all figures agree")
sys.exit(1 if wrong else 0)
