#!/usr/bin/env python3
"""Measures large boards: Deduku and CaDiCaL on the plain encoding, processor seconds, alternating on each board.

   tests/bench/large_boards.py [--percent 45 50] [--boards 5] [--limit 15] [--cadical cadical] PROGRAM ..

PROGRAM: a deduku, or several to compare. Boards are generated, always the same for the same number: a shuffled pattern
grid, of which the given percentage is kept.

   pattern 4x4   1 2 3 4      bands, rows in bands, stacks, columns in stacks       . 1 3 .
                 3 4 1 2      and digits in any order; then cells emptied:          2 . . 1  ..
                 2 3 4 1
                 4 1 2 3

A line for each: the board, then the time of each program; "-" if it found no solution within the limit. Every solution
is checked.
"""
import argparse
import random
import resource
import subprocess
import sys
import tempfile
from pathlib import Path


def board(side, percent, number):
    """Rows of digits, 0 = empty."""
    chance, size = random.Random(f"{side} {percent} {number}"), side * side

    def order():
        return [side * band + line for band in chance.sample(range(side), side) for line in chance.sample(range(side), side)]

    rows, columns, digits = order(), order(), chance.sample(range(1, size + 1), size)
    kept = set(chance.sample(range(size * size), round(size * size * percent / 100)))
    return [[digits[(r % side * side + r // side + c) % size] if i * size + j in kept else 0 for j, c in enumerate(columns)]
            for i, r in enumerate(rows)]


def houses(side):
    """The cells of every row, column and box."""
    size = side * side
    lines = range(size)
    return ([[(r, c) for c in lines] for r in lines] + [[(r, c) for r in lines] for c in lines] +
            [[(b // side * side + i // side, b % side * side + i % side) for i in lines] for b in lines])


def plain_clauses(rows, side):
    """Exactly one digit in every cell, and one place for every digit in every house."""
    size = side * side

    def variable(cell, digit):
        return (cell[0] * size + cell[1]) * size + digit

    cells = [(r, c) for r in range(size) for c in range(size)]
    digits = range(1, size + 1)
    sectors = [[variable(cell, d) for d in digits] for cell in cells]
    sectors += [[variable(cell, d) for cell in house] for house in houses(side) for d in digits]
    clauses = [[variable(cell, rows[cell[0]][cell[1]])] for cell in cells if rows[cell[0]][cell[1]]]
    for sector in sectors:
        clauses.append(sector)
        clauses += [[-a, -b] for i, a in enumerate(sector) for b in sector[i + 1:]]
    head = f"p cnf {size ** 3} {len(clauses)}\n"
    return head + "".join(" ".join(map(str, clause)) + " 0\n" for clause in clauses)


def solves(grid, rows, side):
    """Whether every digit is once in every house, and the givens are kept."""
    full = set(range(1, side * side + 1))
    return (all({grid[r][c] for r, c in house} == full for house in houses(side)) and
            all(given in (0, found) for givens, founds in zip(rows, grid) for given, found in zip(givens, founds)))


def run(words, limit):
    """The program's output, or None after the limit; and its processor seconds."""
    def limited():
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))

    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(words, capture_output=True, text=True, check=False, preexec_fn=limited)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    took = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return (done.stdout if done.returncode >= 0 else None), took


def of_deduku(said, side):
    """The grid of the line of `solve`."""
    letters, size = said.split("\t")[2].strip(), side * side
    alphabet = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    return [[alphabet.index(x) + 1 for x in letters[i * size:(i + 1) * size]] for i in range(size)]


def of_cadical(said, side):
    """The grid of the values' lines."""
    size = side * side
    true = [int(word) - 1 for line in said.splitlines() if line[:1] == "v" for word in line.split()[1:] if int(word) > 0]
    grid = [[0] * size for _ in range(size)]
    for number in true:
        grid[number // size // size][number // size % size] = number % size + 1
    return grid


def main():
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("programs", nargs="+")
    asked.add_argument("--side", type=int, default=6)
    asked.add_argument("--percent", type=int, nargs="+", default=[45, 50])
    asked.add_argument("--boards", type=int, nargs="+", default=[1, 2, 3, 4, 5], help="their numbers")
    asked.add_argument("--limit", type=int, default=15, help="seconds")
    asked.add_argument("--cadical", help="the program; left out if not given")
    wanted = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for percent in wanted.percent:
            for number in wanted.boards:
                rows = board(wanted.side, percent, number)
                puzzle, clauses = Path(folder, "board.txt"), Path(folder, "board.cnf")
                puzzle.write_text("\n".join(" ".join(str(d or ".") for d in row) for row in rows) + "\n")
                runs = [([program, "solve", "--limit", "1", "-j", "1", str(puzzle)], of_deduku) for program in wanted.programs]
                if wanted.cadical:
                    clauses.write_text(plain_clauses(rows, wanted.side))
                    runs.append(([wanted.cadical, "-q", str(clauses)], of_cadical))
                line = f"{percent} % {number:3}"
                for words, grid in runs:
                    said, took = run(words, wanted.limit)
                    if said is not None and not solves(grid(said, wanted.side), rows, wanted.side):
                        sys.exit(f"{words[0]}: no solution of board {number} of {percent} %")
                    line += f"  {took:6.2f}" if said is not None else "       -"
                print(line, flush=True)


if __name__ == "__main__":
    main()
