#!/usr/bin/env python3
"""Canonical forms of boards with rules, and what `rate --labels` finds twice.

   forms.py PROGRAM ROOT [BOARDS] [SEED]

Isomorphs of classic puzzles are planted in a list: each is found, nothing else. Random boards of 4x4 and 6x6 are turned and mirrored by renaming the cells in their text: the form stays, `rate --labels` finds the
double in its list and the leak in another. The form, read as a puzzle, has as many solutions as the puzzle. A board with one given
changed has another form.
"""
import json
import random as randoms
import re
import subprocess
import sys
from pathlib import Path

import oracle
from oracle import name
from truth import Case

# Rules of cells alone: their text is turned by renaming the cells.
LOCAL = {"killer", "sum", "thermo", "slow-thermo", "arrow", "renban", "whispers", "palindrome", "white", "black", "odd", "even", "between",
         "zipper", "equal-sums", "extra-region", "minimum", "maximum", "modular", "anti-knight", "anti-king", "diagonal"}


def run(program, words, text):
    return subprocess.run([program, *words], input=text, capture_output=True, text=True, check=False)


def turned(random, case):
    """The line of an image of the board by a symmetry of the square; None if it has rules that renaming does not turn."""
    n = case.n
    if case.houses or any(rule.split()[0].strip(":") not in LOCAL or " from " in rule or "down" in rule or "up" in rule for rule in case.rules):
        return None
    flip_rows, flip_columns = random.random() < 0.5, random.random() < 0.5
    across = n == 4 and random.random() < 0.5  # boxes of 6x6 boards are not square

    def image(cell):
        r, c = (n - 1 - cell[0] if flip_rows else cell[0]), (n - 1 - cell[1] if flip_columns else cell[1])
        return (c, r) if across else (r, c)

    def renamed(match):
        return name(image((int(match[2]) - 1, oracle.NAMES.index(match[1]))))

    rules = [re.sub(r"\b([A-F])([1-6])\b", renamed, rule) for rule in case.rules]
    random.shuffle(rules)
    return case.cells({image(c): d for c, d in case.givens.items()}) + " rules:" + "; ".join(rules)


def isomorph(random, line):
    """Rows, columns and digits of a classic puzzle exchanged, and perhaps transposed."""
    def order():
        return [3 * band + i for band in random.sample(range(3), 3) for i in random.sample(range(3), 3)]

    rows, columns, digits = order(), order(), dict(zip(".123456789", "." + "".join(random.sample("123456789", 9))))
    across = random.random() < 0.5
    return "".join(digits[line[9 * columns[c] + rows[r] if across else 9 * rows[r] + columns[c]]] for r in range(9) for c in range(9))


def planted(program, root, random):
    """What is wrong with the leaks and doubles found in lists with planted isomorphs."""
    lines = [line.split()[0] for line in (root / "data/random_minimal_200.txt").read_text().splitlines() if line[:1] in "123456789."]
    random.shuffle(lines)
    train, test = lines[:120], lines[120:]
    leaks = random.sample(range(len(test)), 25)
    for at in leaks:
        test[at] = isomorph(random, random.choice(train))
    doubles = random.sample([at for at in range(1, len(test)) if at not in leaks], 15)
    for at in doubles:
        test[at] = isomorph(random, test[random.choice([i for i in range(at) if i not in leaks + doubles] or [0])])
    Path("train.txt").write_text("".join(line + "\n" for line in train))
    told = run(program, ["rate", "--labels", "--by", "unique", "--against", "train.txt"], "".join(line + "\n" for line in test))
    rows = [line.split("\t") for line in told.stdout.splitlines() if not line.startswith("#")]
    found = {at for at, row in enumerate(rows) if row[-1] != "-"}
    twice = {at for at, row in enumerate(rows) if row[-2] != "-"}
    if 0 in leaks:  # what repeats it has leaked, too
        found -= {at for at in doubles if rows[at][-2] == "1"}
    forms = [row[-3] for row in rows]
    repeated = {at for at in range(len(forms)) if forms[at] in forms[:at]}
    print(f"planted: leaks {len(leaks)}, doubles {len(doubles)}; found: {len(found)}, {len(twice)}")
    return [f"leaks {sorted(found ^ set(leaks))}"] * (found != set(leaks)) + [f"doubles {sorted(twice ^ repeated)}"] * (
        twice != repeated or not set(doubles) <= twice)


def main():
    program, root = sys.argv[1], Path(sys.argv[2])
    most, seed = int((sys.argv[3:] + ["40"])[0]), int((sys.argv[4:] + ["1"])[0])
    random = randoms.Random(seed)
    pairs = []
    wrong = planted(program, root, random)
    while len(pairs) < most:
        case = Case(random)
        image = turned(random, case)
        if image and case.givens:
            pairs.append((case.line(), image))
    lines = "".join(a + "\n" + b + "\n" for a, b in pairs)
    told = run(program, ["rate", "--labels", "--by", "unique", "--json"], lines)
    rows = [json.loads(line) for line in told.stdout.splitlines()]
    if len(rows) != 2 * most:
        sys.exit(f"{len(rows)} answers of {2 * most}: {told.stderr[:500]}")
    for (a, b), first, second in zip(pairs, rows[::2], rows[1::2]):
        if first["form"] != second["form"]:
            wrong.append(f"two forms: {a}\n   and {b}\n   {first['form']}\n   {second['form']}")
        elif second["double"] is None or second["double"] > first["number"]:
            wrong.append(f"no double: {b}")
    limit = ["solve", "--limit", "1000", "--count", "--json"]
    counts = [[json.loads(line)["solutions"] for line in run(program, limit, "\n".join(texts) + "\n").stdout.splitlines()]
              for texts in ([a for a, _ in pairs], [row["form"] for row in rows[::2]])]
    if counts[0] != counts[1] or len(counts[0]) != most:
        bad = [(a, r["form"], x, y) for (a, _), r, x, y in zip(pairs, rows[::2], *counts) if x != y]
        wrong.append(f"other solutions: {bad[:3]} {len(counts[0])} {len(counts[1])}")
    with open("against.txt", "w", encoding="utf-8") as file:
        file.write("".join(b + "\n" for _, b in pairs[::2]))
    told = run(program, ["rate", "--labels", "--by", "unique", "--against", "against.txt"], "".join(a + "\n" for a, _ in pairs))
    leaks = [line.rsplit("\t", 1)[1] for line in told.stdout.splitlines() if not line.startswith("#")]
    others = {row["form"] for row in rows[::4]}
    for at, leak in enumerate(leaks):
        if (leak != "-") != (rows[2 * at]["form"] in others):
            wrong.append(f"leak {leak}: {pairs[at][0]}")
    print(f"boards: {most}, seed {seed}; forms: {len({row['form'] for row in rows})}; leaks {sum(x != '-' for x in leaks)}")
    for each in wrong[:6]:
        print("wrong:", each)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
