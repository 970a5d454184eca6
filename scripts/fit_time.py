#!/usr/bin/env python3
"""Fits the numbers of the rating `time` to solving times of people, and prints them with their errors.

    scripts/fit_time.py                     data/human/times.tsv: five parts in turn, two thirds against one third, all
    scripts/fit_time.py --write             the same, and writes src/method/time/numbers.hpp

The rounds are found here by their definition (doc/methods/time.md), with sets, independently of the program; a test
compares both. The fit is least squares on logarithms of seconds (Levenberg and Marquardt). All numbers are positive, and
harder kinds of rounds never cost less than easier ones. It takes about half a minute.
"""
import math
import os
import random
import sys
from itertools import combinations

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

# ---- rounds, by definition

ROWS = [[9 * r + c for c in range(9)] for r in range(9)]
COLUMNS = [[9 * r + c for r in range(9)] for c in range(9)]
BOXES = [[9 * (3 * (b // 3) + i // 3) + 3 * (b % 3) + i % 3 for i in range(9)] for b in range(9)]
HOUSES = BOXES + ROWS + COLUMNS
PEERS = [sorted({p for house in HOUSES if cell in house for p in house} - {cell}) for cell in range(81)]
KINDS = ["box", "line", "naked", "locked", "pairs", "triples", "assumption", "long_assumption", "stuck"]


class Position:
    def __init__(self, text):
        self.candidates = [set(range(1, 10)) for _ in range(81)]
        self.placed = [False] * 81
        for cell, digit in enumerate(text):
            if digit in "123456789":
                self.place(cell, int(digit))

    def copy(self):
        out = object.__new__(Position)
        out.candidates = [set(cell) for cell in self.candidates]
        out.placed = list(self.placed)
        return out

    def place(self, cell, digit):
        self.candidates[cell] = {digit}
        self.placed[cell] = True
        for peer in PEERS[cell]:
            self.candidates[peer].discard(digit)

    def open_cells(self):
        return [cell for cell in range(81) if not self.placed[cell]]

    def hidden_singles(self, houses):
        out = set()
        for house in houses:
            for digit in range(1, 10):
                places = [cell for cell in house if digit in self.candidates[cell]]
                if len(places) == 1 and not self.placed[places[0]]:
                    out.add((places[0], digit))
        return out

    def naked_singles(self):
        return {(cell, min(self.candidates[cell])) for cell in self.open_cells() if len(self.candidates[cell]) == 1}

    def locked(self):
        out = set()
        for box in BOXES:
            for line in ROWS + COLUMNS:
                both = set(box) & set(line)
                for inside, outside in ((box, line), (line, box)):
                    for digit in range(1, 10):
                        places = {cell for cell in inside if digit in self.candidates[cell]}
                        if len(places) > 1 and places <= both:
                            out |= {(c, digit) for c in outside if c not in both and digit in self.candidates[c]}
        return out

    def subsets(self, size):
        out = set()
        for house in HOUSES:
            cells = [cell for cell in house if not self.placed[cell]]
            for chosen in combinations([c for c in cells if 2 <= len(self.candidates[c]) <= size], size):
                digits = set().union(*(self.candidates[cell] for cell in chosen))
                if len(digits) == size:
                    out |= {(c, d) for c in cells if c not in chosen for d in digits & self.candidates[c]}
            places = {d: {cell for cell in cells if d in self.candidates[cell]} for d in range(1, 10)}
            for chosen in combinations([d for d in places if 2 <= len(places[d]) <= size], size):
                inside = set().union(*(places[digit] for digit in chosen))
                if len(inside) == size:
                    out |= {(c, d) for c in inside for d in self.candidates[c] - set(chosen)}
        return out

    def contradicts(self, with_subsets):
        """Whether singles (and locked candidates and subsets) lead to a contradiction. Changes the position."""
        while True:
            if any(not cell for cell in self.candidates):
                return True
            if any(not any(d in self.candidates[c] for c in house) for house in HOUSES for d in range(1, 10)):
                return True
            singles = self.hidden_singles(HOUSES) | self.naked_singles()
            for cell, digit in singles:
                if digit not in self.candidates[cell]:
                    return True
                self.place(cell, digit)
            if singles:
                continue
            if not with_subsets:
                return False
            removals = self.locked() or self.subsets(2) or self.subsets(3) or self.subsets(4)
            if not removals:
                return False
            self.remove(removals)

    def remove(self, removals):
        for cell, digit in removals:
            self.candidates[cell].discard(digit)

    def refuted(self, with_subsets):
        out = set()
        for cell in self.open_cells():
            for digit in self.candidates[cell]:
                assumed = self.copy()
                assumed.place(cell, digit)
                if assumed.contradicts(with_subsets):
                    out.add((cell, digit))
        return out


def rounds_of(text):
    """A list of (kind, open cells, hidden singles in boxes, in rows and columns, naked singles, moves)."""
    position = Position(text)
    out = []
    while cells := position.open_cells():
        singles = [position.hidden_singles(BOXES), position.hidden_singles(ROWS + COLUMNS), position.naked_singles()]
        counts = (len(cells), *map(len, singles))
        for kind, found in zip(KINDS, singles):
            if found:
                break
        if found:
            for cell, digit in found:
                position.place(cell, digit)
        else:
            finders = [position.locked, lambda: position.subsets(2), lambda: position.subsets(3),
                       lambda: position.refuted(False), lambda: position.refuted(True), set]
            for kind, finder in zip(KINDS[3:], finders):
                found = finder()
                if found:
                    break
            position.remove(found)
        out.append((kind, *counts, len(found)))
        if kind == "stuck":
            break
    return out


# ---- the formula

NAMES = ["cell", "unit", "line", "naked", "locked", "subset", "assumption"]


def read_data(path):
    out = []
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            fields = line.rstrip("\n").split("\t")
            if line.startswith(("#", "puzzle")) or len(fields) < 5:
                continue
            out.append({"puzzle": fields[0], "players": int(fields[1]), "seconds": float(fields[2]),
                        "d_to": None if fields[3] == "-" else float(fields[3])})
    return out


def sums_of(rounds):
    """What the formula needs of the rounds."""
    singles, others = [], [0, 0, 0]
    for kind, cells, boxes, lines, naked, _ in rounds:
        at = KINDS.index(kind)
        if at < 3:
            singles.append((cells, boxes, lines, naked))
        else:
            others[0 if at == 3 else 1 if at < 6 else 2] += cells * (cells + 1) / 2 if kind == "stuck" else cells
    return rounds[0][1] if rounds else 0, singles, others


def numbers_of(x):
    """From logarithms, which keep the numbers positive and in order."""
    e = [math.exp(max(-20.0, min(20.0, value))) for value in x]
    return [e[0], e[1], e[2], e[2] * e[3], e[4], e[4] + e[5], e[4] + e[5] + e[6]]


def work_of(sums, numbers):
    _, _, line, naked, *weights = numbers
    work = sum(cells / (b + line * l + naked * n) for cells, b, l, n in sums[1])
    return work + sum(weight * cells for weight, cells in zip(weights, sums[2]))


def seconds_of(sums, numbers):
    return numbers[0] * sums[0] + numbers[1] * math.sqrt(work_of(sums, numbers))


# ---- the fit

START = [1.2, 2.6, -1.2, -1.6, 1.4, 3.4, 1.0]


def solve(matrix, right):
    n = len(right)
    rows = [list(matrix[i]) + [right[i]] for i in range(n)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(i + 1, n):
            factor = rows[k][i] / rows[i][i]
            rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i])]
    for i in reversed(range(n)):
        rows[i][n] = (rows[i][n] - sum(rows[i][k] * rows[k][n] for k in range(i + 1, n))) / rows[i][i]
    return [row[n] for row in rows]


def fit(data):
    def residuals(x):
        numbers = numbers_of(x)
        return [math.log(seconds_of(d["sums"], numbers) / d["seconds"]) for d in data]

    x, damping, step = list(START), 1.0, 1e-5
    here = residuals(x)
    loss = sum(r * r for r in here)
    for _ in range(60):
        slopes = []
        for j in range(len(x)):
            moved = list(x)
            moved[j] += step
            slopes.append([(a - b) / step for a, b in zip(residuals(moved), here)])
        normal = [[sum(a * b for a, b in zip(p, q)) for q in slopes] for p in slopes]
        right = [-sum(a * b for a, b in zip(p, here)) for p in slopes]
        for i in range(len(x)):
            normal[i][i] += damping * (normal[i][i] + 1e-3)
        tried = [a + b for a, b in zip(x, solve(normal, right))]
        there = residuals(tried)
        fresh = sum(r * r for r in there)
        if fresh < loss:
            done = loss - fresh < 1e-7 * loss
            x, here, loss, damping = tried, there, fresh, damping / 3
            if done:
                break
        else:
            damping *= 4
            if damping > 1e8:
                break
    return numbers_of(x)


# ---- figures

def ranks(values):
    order = sorted(range(len(values)), key=lambda i: values[i])
    out, i = [0.0] * len(values), 0
    while i < len(order):
        j = i
        while j < len(order) and values[order[j]] == values[order[i]]:
            j += 1
        for k in range(i, j):
            out[order[k]] = (i + j - 1) / 2
        i = j
    return out


def pearson(a, b):
    mean_a, mean_b = sum(a) / len(a), sum(b) / len(b)
    joint = sum((x - mean_a) * (y - mean_b) for x, y in zip(a, b))
    return joint / math.sqrt(sum((x - mean_a) ** 2 for x in a) * sum((y - mean_b) ** 2 for y in b))


def spearman(a, b):
    return pearson(ranks(a), ranks(b))


def median(values):
    values = sorted(values)
    return (values[(len(values) - 1) // 2] + values[len(values) // 2]) / 2


def figures(name, data, predicted):
    seconds = [d["seconds"] for d in data]
    rated = [i for i, d in enumerate(data) if d["d_to"] is not None]
    many = [i for i, d in enumerate(data) if d["players"] >= 20]
    errors = [abs(p / s - 1) for p, s in zip(predicted, seconds)]
    print(f"{name:34} {len(data):4} puzzles   rank correlation with D_TO "
          f"{spearman([predicted[i] for i in rated], [data[i]['d_to'] for i in rated]):.3f} ({len(rated)}), "
          f"with mean times {spearman(predicted, seconds):.3f}, of 20 players or more "
          f"{spearman([predicted[i] for i in many], [seconds[i] for i in many]):.3f} ({len(many)}); "
          f"half within {100 * median(errors):.1f} %")


def predict(data, numbers):
    return [seconds_of(d["sums"], numbers) for d in data]


def spread_of(data, predicted):
    """The factor that holds two thirds of the puzzles, up and down."""
    away = sorted(abs(math.log(p / d["seconds"])) for d, p in zip(data, predicted))
    return math.exp(away[len(away) * 2 // 3])


def held_out(data, parts):
    """Each part predicted by a fit to the others."""
    predicted = [0.0] * len(data)
    for part in range(parts):
        numbers = fit([d for i, d in enumerate(data) if i % parts != part])
        for i in range(part, len(data), parts):
            predicted[i] = seconds_of(data[i]["sums"], numbers)
    return predicted


def rounded(value):
    return float(f"{value:.3g}")


HEADER = """// The numbers of the rating, written by scripts/fit_time.py --write: do not edit.
#pragma once

namespace deduku::time {{

/// Fitted to {count} puzzles of data/human/times.tsv.
struct TimeNumbers {{
    /// Seconds for each open cell, and for the square root of the work.
    double cell = {cell};
    double unit = {unit};
    /// A hidden single in a row or column, and a naked single, compared with a hidden single in a box.
    double line = {line};
    double naked = {naked};
    /// The work of a round for each open cell: locked candidates; pairs or triples; assumptions.
    double locked = {locked};
    double subset = {subset};
    double assumption = {assumption};
    /// Two thirds of the puzzles took between 1 / spread and spread times as long as predicted.
    double spread = {spread};
}};

}}  // namespace deduku::time
"""


def main():
    data = read_data(os.path.join(ROOT, "data", "human", "times.tsv"))
    random.Random(1).shuffle(data)
    for d in data:
        d["sums"] = sums_of(rounds_of(d["puzzle"]))
    fives = held_out(data, 5)
    spread = spread_of(data, fives)
    figures("fitted on four fifths, five times", data, fives)
    own, rest = data[: len(data) * 2 // 3], data[len(data) * 2 // 3:]
    numbers = fit(own)
    figures("two thirds, fitted on them", own, predict(own, numbers))
    figures("the other third", rest, predict(rest, numbers))
    inside = sum(1 / spread <= p / d["seconds"] <= spread for d, p in zip(rest, predict(rest, numbers)))
    print(f"of the other third, {100 * inside / len(rest):.0f} % within the range")
    unfitted = [1, 1, 0.5, 0.25, 0, 0, 0]
    for name, some in (("the other third", rest), ("all", data)):
        figures(f"{name}, sum not fitted", some, [work_of(d["sums"], unfitted) for d in some])
    numbers = [rounded(value) for value in fit(data)]
    figures("fitted on all", data, predict(data, numbers))
    named = dict(zip(NAMES, numbers), spread=rounded(spread), count=len(data))
    print({name: value for name, value in named.items() if name != "count"})
    if "--write" in sys.argv[1:]:
        path = os.path.join(ROOT, "src", "method", "time", "numbers.hpp")
        with open(path, "w", encoding="utf-8") as out:
            out.write(HEADER.format(**named))


if __name__ == "__main__":
    main()
