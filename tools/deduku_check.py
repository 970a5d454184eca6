#!/usr/bin/env python3
"""A second checker of ledgers, for whoever wants to read all that he trusts.

    deduku_check.py [--box HxW] PUZZLE PROOF

PUZZLE is a file or the text itself: one character a cell, row by row, "." for an empty one, "[357]" for one of several
digits; PROOF is a file. Either may be "-", standard input. The answer is "accepted: ..", exit status 0, or "refused:
line, place: why", 1; 2 usage, 65 an operand that cannot be read. The exact conditions: doc/ledger-format.md.
"""
import os, re, sys

MAX_LINE = 1 << 27
TOKEN = re.compile(r"""[ \t\r]* (?: ([]{},:[]) | (0 | [1-9][0-9]{0,8}) (?![0-9])
    | "( [^"\\\x00-\x1f]* (?: \\ (?: ["\\/bfnrt] | u[0-9a-fA-F]{4} ) [^"\\\x00-\x1f]* )* )" | (\Z) )""", re.VERBOSE)


class Refused(Exception): """A condition does not hold."""


def require(holds, rule):
    if not holds:
        raise Refused(rule)


def read_json(line):
    """A line: numbers, strings as they are written, lists, and objects as tuples of pairs (key, value)."""
    place = 0

    def token():
        nonlocal place
        match = TOKEN.match(line, place)
        expect(match)
        place = match.end()
        return match.lastindex, match.group(match.lastindex)

    def expect(holds):
        require(holds, f"not the JSON of a ledger (about column {place + 1})")

    def value(first, depth):
        kind, text = first
        if kind in (2, 3):
            return int(text) if kind == 2 else text
        expect(text in ("[", "{") and depth < 803)  # a Split takes four levels
        items, end, item = [], "]" if text == "[" else "}", token()
        while item != (1, end):
            if items:
                expect(item == (1, ","))
                item = token()
            expect(end == "]" or item[0] == 3 and token() == (1, ":"))
            items.append(value(item, depth + 1) if end == "]" else (item[1], value(token(), depth + 1)))
            item = token()
        return items if end == "]" else tuple(items)

    out = value(token(), 0)
    expect(token()[0] == 4)
    return out


def find(thing, name):
    return next((value for key, value in thing if key == name), None) if type(thing) is tuple else None


def fields(thing, *names, optional=None):
    """The values of these keys of an object; besides them there are only keys that start with x-."""
    require(type(thing) is tuple, "a value of the wrong kind")
    pairs = [pair for pair in thing if not pair[0].startswith("x-")]
    found = dict(pairs)
    good = len(found) == len(pairs) and set(names) - {optional} <= set(found) <= set(names)
    require(good, "a missing, unknown or repeated key")
    return [found.get(name) for name in names]


def number(value, limit):
    require(type(value) is int and value < limit, f"not a number below {limit}")
    return value


def items(value):
    require(type(value) is list, "a value of the wrong kind")
    return value


def number_set(value, limit):
    out = [number(item, limit) for item in items(value)]
    require(out, "an empty list")
    require(len(set(out)) == len(out), "a list with repeats")
    return set(out)


class Checker:
    """Candidate v = cell * N + digit; sector s = cell, or N^2 + house * N + digit (rows, columns, boxes)."""

    def __init__(self, puzzle):
        self.puzzle, self.n, self.proved, self.path = puzzle, 0, None, []

    def line(self, text):
        require(len(text) <= MAX_LINE, "the line is longer than 128 MiB")
        require(self.proved is None, "a line after the claim")
        require(text.strip(" \t\r"), "a blank line")
        thing = read_json(text)
        (self.header if not self.n else self.step if find(thing, "claim") is None else self.claim)(thing)

    def header(self, thing):
        require(find(thing, "format") is not None, "the first line is not a header")
        name, version, box, givens = fields(thing, "format", "version", "box", "givens")
        require(name == "deduku-proof" and version == 1, "not deduku-proof of version 1")
        box = tuple(number(side, 65) for side in items(box))
        require(len(box) == 2 and 2 <= box[0] * box[1] <= 64, "not the box of a board with 2 to 64 digits")
        (height, width), self.n = box, box[0] * box[1]
        n, cells = self.n, [self.given(cell) for cell in items(givens)]
        require(len(cells) == n * n, "the givens are not one for each cell")
        require(self.puzzle in (None, (box, cells)), "the header states another puzzle")
        self.start = bytearray(digit in cell for cell in cells for digit in range(1, n + 1))
        self.living, self.sectors, self.members = bytearray(self.start), [], [[] for _ in range(4 * n * n)]
        for v in range(n ** 3):
            row, column, digit = v // n // n, v // n % n, v % n
            houses = (row, n + column, 2 * n + row // height * height + column // width)
            self.sectors.append([v // n] + [n * n + house * n + digit for house in houses])
            for sector in self.sectors[-1]:
                self.members[sector].append(v)

    def given(self, cell):
        digits = {number(cell, self.n + 1)} if type(cell) is not list else number_set(cell, self.n + 1)
        require(cell == 0 or 0 not in digits and (len(digits) > 1) == (type(cell) is list), "not what a cell may hold")
        return digits if cell else set(range(1, self.n + 1))

    def sector(self, value):
        return self.members[number(value, len(self.members))]

    def dead(self, candidates):
        return not any(self.living[v] for v in candidates)

    def step(self, thing):
        require(find(thing, "format") is None, "a second header")
        is_cover = find(thing, "cover") is not None
        require(is_cover or find(thing, "split") is not None, "not a cover, a split or, at the end, a claim")
        removes = number_set(find(thing, "removes"), len(self.living))
        require(all(self.living[v] for v in removes), "a removed candidate is dead already")
        (self.cover if is_cover else self.split)(thing, removes)
        for v in removes:
            self.living[v] = 0

    def cover(self, thing, removes):
        """k base and k cover sectors: what lies in more cover than base sectors is false, if nothing lies in less."""
        lists = [number_set(each, len(self.members)) for each in items(fields(thing, "cover", "removes")[0])]
        require(len(lists) == 2 and len(lists[0]) == len(lists[1]), "not two lists of equal length")
        balance = lambda v: sum((s in lists[1]) - (s in lists[0]) for s in self.sectors[v])
        for v in (v for s in lists[0] for v in self.members[s]):
            require(not self.living[v] or balance(v) >= 0, "a living candidate is more in base than cover")
        require(all(balance(v) > 0 for v in removes), "a removed candidate is not more in cover than base")

    def split(self, thing, removes):
        """Branches that keep all living members of a sector: what is dead in every open one is false."""
        on, branches, _ = fields(thing, "split", "branches", "removes")
        require(items(branches), "a split without branches")
        members, kept, ends = self.sector(on), set(), []
        for i, branch in enumerate(branches):
            self.path.append(f"branch {i}")
            keep, steps, empty = fields(branch, "keep", "steps", "empty", optional="empty")
            keep = number_set(keep, len(self.living))
            require(all(v in members and self.living[v] for v in keep), "a kept candidate is no living member")
            kept |= keep
            before = bytearray(self.living)
            for v in members:
                self.living[v] = v in keep
            for j, step in enumerate(items(steps)):
                self.path.append(f"step {j}")
                self.step(step)
                self.path.pop()
            require(self.dead(removes if empty is None else self.sector(empty)),
                    "a removed candidate lives in an open branch, or a member of the sector said to be empty")
            ends.append(empty)
            self.living = before
            self.path.pop()
        require(all(v in kept for v in members if self.living[v]), "a living member is kept in no branch")
        require(None in ends or removes <= set(members), "all branches closed, but not in the sector")

    def claim(self, thing):
        kind, n = find(thing, "claim"), self.n
        require(kind in ("solved", "unique", "no-solution", "false"), "not a claim")
        _, value = fields(thing, "claim", {"no-solution": "empty", "false": "candidates"}.get(kind, "grid"))
        self.proved = {"solved": "solution", "no-solution": "no solution"}.get(kind, kind)
        if kind == "no-solution":
            require(self.dead(self.sector(value)), "the sector claimed empty has a living member")
        elif kind == "false":
            listed = [number(v, len(self.living)) for v in items(value)]
            require(self.dead(listed), "a candidate claimed false is living")
            self.proved += "".join(f" r{v // n // n + 1}c{v // n % n + 1}={v % n + 1}" for v in listed)
        else:
            grid = [number(digit, n + 1) for digit in items(value)]
            require(len(grid) == n * n and 0 not in grid, "the grid has not one digit for each cell")
            true = {cell * n + digit - 1 for cell, digit in enumerate(grid)}
            require(all(self.start[v] for v in true), "the grid contradicts a given")
            met = {s for v in true for s in self.sectors[v]}
            require(len(met) == len(self.members), "the grid does not have every digit once in every house")
            outside = [v for v in range(n ** 3) if self.living[v] and v not in true]
            require(kind == "solved" or not outside, "a candidate outside the grid is living")


def check(puzzle, file):
    """The answer to a binary file about a puzzle, or with None about any."""
    sys.setrecursionlimit(10000)
    checker, count = Checker(puzzle), 0
    try:
        for count, line in enumerate(iter(lambda: file.readline(MAX_LINE + 2), b""), 1):
            checker.line(line.decode("latin-1").rstrip("\n"))
        count += 1
        require(checker.proved is not None, "the claim is missing" if count > 1 else "the first line is not a header")
        return "accepted: " + checker.proved
    except Refused as refused:
        return f"refused: line {', '.join([str(count)] + [' > '.join(checker.path)] * bool(checker.path))}: {refused}"


def read_puzzle(text, box=None):
    """((height, width), the set of digits of each cell); a ValueError if it is no such text."""
    text = "".join(line for line in text.splitlines() if not line.startswith("#"))
    cells = re.findall(r"\[([1-9A-Za-z]+)\]|([0-9A-Za-z.*_])", text)
    n = round(len(cells) ** 0.5)
    height, width = box or max((h, n // h) for h in range(1, 9) if n % h == 0 and h * h <= max(n, 1))

    def digits(symbols):
        if symbols in ".0*_" or (symbols in "Xx" and n < 33):
            return set(range(1, n + 1))
        return {int(c, 36) if n < 36 or not c.islower() else ord(c) - 61 for c in symbols}

    cells = [digits(several or one) for several, one in cells]
    if not 2 <= n <= 64 or len(cells) != n * n or height * width != n or any(max(cell) > n for cell in cells):
        raise ValueError("expected a puzzle of one character a cell")
    return (height, width), cells


def main(words):
    box = None
    if words[:1] == ["--box"] and len(words) == 4 and re.fullmatch("[1-9][0-9]?x[1-9][0-9]?", words[1]):
        box, words = tuple(int(side) for side in words[1].split("x")), words[2:]
    if len(words) != 2 or words == ["-", "-"]:
        return print(__doc__, file=sys.stderr) or 2
    try:
        text = sys.stdin.read() if words[0] == "-" else open(words[0]).read() if os.path.exists(words[0]) else words[0]
        with sys.stdin.buffer if words[1] == "-" else open(words[1], "rb") as file:
            answer = check(read_puzzle(text, box), file)
    except (OSError, ValueError) as error:
        print(f"deduku_check.py: {error}", file=sys.stderr)
        return 65
    print(answer)
    return 0 if answer.startswith("accepted") else 1


if __name__ == "__main__": sys.exit(main(sys.argv[1:]))
