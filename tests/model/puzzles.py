"""Random puzzles, and facts about them by brute force, independent of the program.

  random_puzzle(rng, corpus)    "...43.1..1..4..."
  count_4x4(puzzle)             the number of solutions
"""
import os

SIGNS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
BOXES = {4: (2, 2), 6: (2, 3), 8: (2, 4), 9: (3, 3), 10: (2, 5), 12: (3, 4), 16: (4, 4)}


def solved_grid(rng, n):
    """A random solution: the usual pattern, shuffled by isomorphisms."""
    height, width = BOXES[n]
    base = [[(width * (r % height) + r // height + c) % n for c in range(n)] for r in range(n)]
    bands = rng.sample(range(n // height), n // height)
    stacks = rng.sample(range(n // width), n // width)
    rows = [b * height + r for b in bands for r in rng.sample(range(height), height)]
    columns = [s * width + c for s in stacks for c in rng.sample(range(width), width)]
    digits = rng.sample(range(n), n)
    return [digits[base[r][c]] for r in rows for c in columns]


def random_puzzle(rng, corpus):
    kind = rng.random()
    if kind < 0.45 and corpus:
        return rng.choice(corpus)
    n = rng.choice([4, 4, 4, 6, 6, 8, 9, 9, 9, 9, 10, 12, 16] if kind < 0.97 else [9])
    grid = solved_grid(rng, n)
    share = rng.choice([0.25, 0.35, 0.45, 0.6, 0.9, 1.0]) if n <= 10 else rng.choice([0.55, 0.7, 0.9])
    cells = [SIGNS[d] if rng.random() < share else "." for d in grid]
    if rng.random() < 0.1:  # an error in it
        cells[rng.randrange(len(cells))] = rng.choice(SIGNS[:n])
    if rng.random() < 0.03:
        cells = ["."] * len(cells)
    return "".join(cells)


def order_of(line):
    n = round(len(line) ** 0.5)
    return n if n * n == len(line) and n in BOXES else 0


def solution_problem(puzzle, solution):
    """The error of a solution; None if it is correct."""
    n = order_of(puzzle)
    if len(solution) != len(puzzle) or any(s not in SIGNS[:n] for s in solution):
        return "no grid"
    height, width = BOXES[n]
    for i, (given, digit) in enumerate(zip(puzzle, solution)):
        if given != "." and given != digit:
            return f"given {i} is another one"
    for part in (lambda i: i // n, lambda i: i % n, lambda i: (i // n // height, i % n // width)):
        houses = {}
        for i, digit in enumerate(solution):
            houses.setdefault(part(i), set()).add(digit)
        if any(len(digits) != n for digits in houses.values()):
            return "a house lacks a digit"
    return None


def count_4x4(puzzle):
    """The solutions of a 4x4 by trying all."""
    cells = list(puzzle)

    def peers(i):
        r, c = divmod(i, 4)
        return [j for j in range(16) if j != i and (j // 4 == r or j % 4 == c or (j // 8 == i // 8 and j % 4 // 2 == c // 2))]

    for i in range(16):
        if cells[i] != "." and any(cells[j] == cells[i] for j in peers(i)):
            return 0

    def go(i):
        while i < 16 and cells[i] != ".":
            i += 1
        if i == 16:
            return 1
        total = 0
        for digit in "1234":
            if all(cells[j] != digit for j in peers(i)):
                cells[i] = digit
                total += go(i + 1)
                cells[i] = "."
        return total

    return go(0)


def read_corpus(folder):
    corpus = []
    for name in ("sample_singles.txt", "random_minimal_200.txt", "sample_clue17.txt", "top1465.txt",
                 "sample_hardest_11plus.txt", "sample_multi_serg.txt"):
        with open(os.path.join(folder, name)) as file:
            for line in file:
                line = line.split("#")[0].strip()[:81].replace("0", ".")
                if len(line) == 81 and all(c == "." or c in "123456789" for c in line):
                    corpus.append(line)
    return corpus
