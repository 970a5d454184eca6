#!/usr/bin/env python3
"""Puzzles of other programs as lines with rules: makes data/rules/*.tsv.

   translate.py iss LIST.tsv.xz           constraint strings of Interactive Sudoku Solver; rows whose scope is `now`
   translate.py f-puzzles LIST.tsv        links of f-puzzles: title, the text after load=, solution

Both print name, puzzle, count (of solutions; empty: unknown) and solution. Puzzles with a constraint that has no rule are
named and omitted.
"""
import json
import lzma
import re
import sys

ISS_HEAD = """# Puzzles of the Interactive Sudoku Solver, as lines with rules: constraint strings of data/collections.js and
# data/example_puzzles.js at e373f98 of https://github.com/sigh/Interactive-Sudoku-Solver, translated by tests/rules/translate.py.
# MIT License
# Copyright (c) 2023 sigh <https://github.com/sigh>
# Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files
# (the \"Software\"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify,
# merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is
# furnished to do so, subject to the following conditions:
# The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.
# THE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
# MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE
# LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN
# CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
"""
F_PUZZLES_HEAD = """# Puzzles set with f-puzzles, each by the setter its name says, as lines with rules, translated by tests/rules/translate.py;
# titles and solutions as in the tests of https://github.com/dclamage/SudokuSolver at 226e55b. Puzzles are facts; no licence is stated.
"""
SYMBOLS = "123456789ABCDEFGHIJKLMNOP"


def column(c):
    return chr(ord("A") + c)


def cell(at):
    return f"{column(at[1])}{at[0] + 1}"


def cells(group):
    return " ".join(cell(at) for at in group)


def touch(a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1


class Unknown(Exception):
    """A constraint without a rule."""


class Puzzle:
    def __init__(self, size):
        self.size = size
        self.givens = {}
        self.houses = ""
        self.rules = []

    def add(self, name, *groups, value=""):
        self.rules.append(f"{name}{' ' if value != '' else ''}{value}: " + " = ".join(cells(group) for group in groups))

    def line(self):
        def symbol(at):
            digits = "".join(SYMBOLS[d - 1] for d in self.givens.get(at, []))
            return digits if len(digits) == 1 else f"[{digits}]" if digits else "."
        board = "".join(symbol((r, c)) for r in range(self.size) for c in range(self.size))
        return board + (f" houses:{self.houses}" if self.houses else "") + (" rules:" + "; ".join(self.rules) if self.rules else "")


# Interactive Sudoku Solver ---------------------------------------------------------------------------------------------

def iss_cell(text):
    found = re.fullmatch(r"[Rr](\w)[Cc](\w)", text)
    if not found:
        raise Unknown(text)
    return tuple(int(number, 36) - 1 for number in found.groups())


def iss_pairs(group):
    """The pairs of touching cells of a list, in the order of the list."""
    return [(a, b) for i, a in enumerate(group) for b in group[i + 1:] if touch(a, b)]


def iss_diagonal(at, size):
    """The cell at the edge determines the direction of a little killer: left down right, right up left, top down left, bottom up right."""
    r, c = at
    if c == 0 and r < size - 1:
        return "down-right"
    if c == size - 1 and r > 0:
        return "up-left"
    return "down-left" if r == 0 else "up-right"


def iss_line(text):
    return f"row {text[1:]}" if text[0] == "R" else f"column {column(int(text[1:]) - 1)}"


LINES = {"Thermo": "thermo", "Renban": "renban", "Palindrome": "palindrome", "DoubleArrow": "double-arrow", "Zipper": "zipper",
         "RegionSumLine": "region-sum", "Between": "between"}
WHOLE = {"AntiKnight": "anti-knight", "AntiKing": "anti-king", "AntiConsecutive": "non-consecutive", "StrictKropki": "all-dots",
         "StrictXV": "all-xv", "DisjointSets": "disjoint-groups", "Windoku": "windows"}
PAIRS = {"WhiteDot": "white", "BlackDot": "black", "X": "x", "V": "v", "GreaterThan": "greater"}


def iss_both_ends(puzzle, name, args):
    line = iss_line(args[0])
    other = " from right" if args[0][0] == "R" else " from bottom"
    for value, end in zip(args[1:], ("", other)):
        if value:
            puzzle.rules.append(f"{name} {value}: {line}{end}")


def iss_rule(puzzle, kind, args):
    if kind == "":
        for given in args:
            at, *digits = given.split("_")
            puzzle.givens[iss_cell(at)] = [int(d) for d in digits]
    elif kind in WHOLE:
        puzzle.rules.append(WHOLE[kind])
    elif kind in LINES:
        puzzle.add(LINES[kind], map(iss_cell, args))
    elif kind in PAIRS:
        for pair in iss_pairs([iss_cell(text) for text in args]):
            puzzle.add(PAIRS[kind], pair)
    elif kind == "Cage":
        puzzle.add("killer", map(iss_cell, args[1:]), value="" if args[0] == "0" else args[0])
    elif kind == "Sum":
        puzzle.add("sum", map(iss_cell, args[1:]), value=args[0])
    elif kind in ("Whisper", "Lockout", "Modular"):
        puzzle.add({"Whisper": "whispers"}.get(kind, kind.lower()), map(iss_cell, args[1:]), value=args[0])
    elif kind == "Arrow":
        puzzle.add("arrow", [iss_cell(args[0])], map(iss_cell, args[1:]))
    elif kind == "PillArrow":
        size = int(args[0])
        group = [iss_cell(text) for text in args[1:]]
        puzzle.add("arrow", sorted(group[:size]), group[size:])  # read from left to right, or down
    elif kind == "LittleKiller":
        at = iss_cell(args[1])
        puzzle.rules.append(f"little-killer {args[0]}: {cell(at)} {iss_diagonal(at, puzzle.size)}")
    elif kind == "Quad":
        r, c = iss_cell(args[0])
        puzzle.add("quad", [(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)], value=" ".join(args[1:]))
    elif kind == "Sandwich":
        puzzle.rules.append(f"sandwich {args[0]}: {iss_line(args[1])}")
    elif kind in ("XSum", "NumberedRoom", "Skyscraper"):
        iss_both_ends(puzzle, {"XSum": "x-sum", "Skyscraper": "skyscraper"}.get(kind, "numbered-room"), args)
    elif kind == "Indexing":
        puzzle.add({"R": "row-indexer", "C": "column-indexer"}[args[0]], map(iss_cell, args[1:]))
    elif kind == "Diagonal":
        puzzle.rules.append("diagonal up" if args[0] == "1" else "diagonal down")
    elif kind == "Jigsaw":
        # Besides the boxes.
        for region in sorted(set(args[0])):
            puzzle.add("extra-region", [divmod(k, puzzle.size) for k, name in enumerate(args[0]) if name == region])
    else:
        raise Unknown(kind)


def iss(path):
    print(ISS_HEAD + "name\tpuzzle\tcount\tsolution")
    with lzma.open(path, "rt", encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file][1:]
    for row in (dict(zip(rows[0], row)) for row in rows[1:]):
        if row["scope"] != "now":
            continue
        puzzle = Puzzle(9)
        for part in re.split(r"\.(?=[A-Za-z~])", row["constraints"])[1:]:
            kind, *args = part.split("~")
            iss_rule(puzzle, kind, args)
        yield row["name"], puzzle, row["count"], row["solution"]


# f-puzzles -------------------------------------------------------------------------------------------------------------

def unpack(text):
    """Unpacks lz-string: six bits a letter, the lowest bit of a number first."""
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    bits = "".join(format(letters.index(c), "06b") for c in text.replace(" ", "+") if c != "=")
    at = 0

    def take(count):
        nonlocal at
        at += count
        return int(bits[at - count:at][::-1], 2)
    words = {}
    width, left, number = 3, 4, 3
    out = before = ""
    code = take(2)
    while code != 2:
        fresh = code < 2
        if fresh:
            words[number] = chr(take(16 if code else 8))
            code, number, left = number, number + 1, left - 1
            if left == 0:
                left, width = 1 << width, width + 1
        word = words.get(code) or before + before[0]
        out += word
        if before:
            words[number] = before + word[0]
            number, left = number + 1, left - 1
            if left == 0:
                left, width = 1 << width, width + 1
        else:
            left = 4
        before = word
        code = take(width)
    return out


def f_cell(text):
    return tuple(int(number) - 1 for number in re.fullmatch(r"R(\d+)C(\d+)", text).groups())


def f_ratios(dots):
    """The negative rule is about the ratios of the dots."""
    ratios = sorted({int(dot.get("value") or 2) for dot in dots}) or [2]
    return "all-dots black" if ratios == [2] else "all-ratios " + " ".join(map(str, ratios))


def f_group(texts):
    return [f_cell(text) for text in texts]


F_LINES = {"thermometer": "thermo", "slowthermometer": "slow-thermo", "palindrome": "palindrome", "betweenline": "between",
           "lockout": "lockout", "renban": "renban", "regionsumline": "region-sum", "entropicline": "entropic",
           "modularline": "modular", "nabner": "nabner", "doublearrow": "double-arrow", "zipperline": "zipper"}
F_GROUPS = {"extraregion": "extra-region", "rowindexer": "row-indexer", "columnindexer": "column-indexer",
            "boxindexer": "box-indexer"}
F_WHOLE = {"diagonal+": "diagonal up", "diagonal-": "diagonal down", "antiknight": "anti-knight", "antiking": "anti-king",
           "disjointgroups": "disjoint-groups", "nonconsecutive": "non-consecutive"}
F_PAIRS = {"difference": "white", "ratio": "black"}
F_OUTSIDE = {"sandwichsum": "sandwich", "xsum": "x-sum", "skyscraper": "skyscraper"}
F_LOOKS = {"size", "title", "author", "ruleset", "grid", "line", "rectangle", "circle", "text", "cage", "solution", "disabledlogic",
           "truecandidatesoptions", "highlightConflicts"}


def f_side(at, size):
    r, c = at
    if r in (-1, size):
        return f"column {column(c)}" + (" from bottom" if r == size else "")
    return f"row {r + 1}" + (" from right" if c == size else "")


def f_rule(puzzle, key, one):
    if key in F_LINES:
        for line in one["lines"]:
            puzzle.add(F_LINES[key], f_group(line))
    elif key == "whispers":
        for line in one["lines"]:
            puzzle.add("whispers", f_group(line), value=one.get("value", ""))
    elif key in F_GROUPS:
        puzzle.add(F_GROUPS[key], f_group(one["cells"]))
    elif key in F_PAIRS:
        puzzle.add(F_PAIRS[key], f_group(one["cells"]), value=one.get("value", ""))
    elif key == "killercage":
        puzzle.add("killer", f_group(one["cells"]), value=one.get("value", ""))
    elif key == "xv":
        puzzle.add(one["value"].lower(), f_group(one["cells"]))
    elif key == "quadruple":
        puzzle.add("quad", f_group(one["cells"]), value=" ".join(map(str, one["values"])))
    elif key == "clone":
        puzzle.add("clone", f_group(one["cells"]), f_group(one["cloneCells"]))
    elif key in ("odd", "even", "minimum", "maximum"):
        puzzle.add(key, [f_cell(one["cell"])])
    elif key == "arrow":
        for line in one["lines"]:
            puzzle.add("arrow", sorted(f_group(one["cells"])), f_group(line[1:]))
    elif key == "littlekillersum":
        way = {"U": "up", "D": "down", "L": "left", "R": "right"}
        direction = "-".join(way[letter] for letter in one["direction"])
        puzzle.rules.append(f"little-killer {one['value']}: {cell(f_cell(one['cells'][0]))} {direction}")
    elif key in F_OUTSIDE:
        puzzle.rules.append(f"{F_OUTSIDE[key]} {one['value']}: {f_side(f_cell(one['cell']), puzzle.size)}")
    else:
        raise Unknown(key)


def f_regions(puzzle, grid):
    """The regions, if some cells are not in the region of their box, which is not stated."""
    size = puzzle.size
    height = max(h for h in range(1, size) if size % h == 0 and h * h <= size)
    width = size // height
    if any("region" in one for row in grid for one in row):
        puzzle.houses = "".join(SYMBOLS[grid[r][c].get("region", r // height * height + c // width)]
                                for r in range(size) for c in range(size))


def f_numbers(text, size):
    """A solution of concatenated numbers, read as the only one with different numbers in rows and columns."""
    if len(text) == size * size:
        return text
    width = len(text) // size

    def splits(row, seen):
        if not row:
            yield seen
        for count in (1, 2):
            if len(row) >= count and row[0] != "0" and 1 <= int(row[:count]) <= size and int(row[:count]) not in seen:
                yield from splits(row[count:], seen + [int(row[:count])])

    def boards(r, above):
        if r == size:
            yield above
            return
        for row in splits(text[r * width:(r + 1) * width], []):
            if len(row) == size and all(row[c] != other[c] for other in above for c in range(size)):
                yield from boards(r + 1, above + [row])
    found = list(boards(0, []))
    if len(found) != 1:
        raise Unknown(f"a solution that can be read in {len(found)} ways")
    return "".join(SYMBOLS[number - 1] for row in found[0] for number in row)


def f_puzzles(path):
    print(F_PUZZLES_HEAD + "name\tpuzzle\tcount\tsolution")
    with open(path, encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file][2:]
    for title, link, solution in rows:
        data = json.loads(unpack(link))
        puzzle = Puzzle(data["size"])
        parities = []
        for r, row in enumerate(data["grid"]):
            for c, one in enumerate(row):
                if one.get("given") and "value" in one:
                    puzzle.givens[r, c] = [int(one["value"])]
                if "parity" in one:
                    parities.append((one["parity"].lower(), (r, c)))
        f_regions(puzzle, data["grid"])
        try:
            for key, value in data.items():
                if key == "nonconsecutive" and value and data.get("ratio"):
                    puzzle.rules += ["all-dots white"]
                elif key in F_WHOLE:
                    puzzle.rules += [F_WHOLE[key]] if value else []
                elif key == "negative":
                    puzzle.rules += [{"ratio": f_ratios(data.get("ratio", [])), "xv": "all-xv"}[kind] for kind in value]
                elif key not in F_LOOKS:
                    for one in value:
                        f_rule(puzzle, key, one)
        except Unknown as unknown:
            print(f"{title}: {unknown}", file=sys.stderr)
            continue
        for parity, at in parities:
            puzzle.add(parity, [at])
        yield title, puzzle, "1", f_numbers(solution, puzzle.size)


def main():
    if len(sys.argv) != 3 or sys.argv[1] not in ("iss", "f-puzzles"):
        sys.exit(__doc__)
    for name, puzzle, count, solution in (iss if sys.argv[1] == "iss" else f_puzzles)(sys.argv[2]):
        print(name.strip(), puzzle.line(), count, solution, sep="\t")


if __name__ == "__main__":
    main()
