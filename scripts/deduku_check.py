#!/usr/bin/env python3
"""A second checker of ledgers, for whoever wants to read all that he trusts.

    deduku_check.py [--box HxW] PUZZLE PROOF

PUZZLE is a file or the text itself: one character a cell, row by row, "." for an empty one, "[357]" for one of several
digits; or the header of a ledger, for a board with houses of its own. PROOF is a file. Either may be "-", standard
input. The answer is "accepted: ..", exit status 0, or "refused: line, place: why", 1; 2 usage, 65 an operand that
cannot be read. The exact conditions: doc/ledger-format.md.
"""
import os, re, sys

MAX_LINE, MAX_HEADER = 1 << 27, 1 << 21
TOKEN = re.compile(r"""[ \t\r]* (?: ([]{},:[]) | (0 | [1-9][0-9]{0,8}) (?![0-9])
    | "( [^"\\\x00-\x1f]* (?: \\ (?: ["\\/bfnrt] | u[0-9a-fA-F]{4} ) [^"\\\x00-\x1f]* )* )" | (\Z) )""", re.VERBOSE)


class Refused(ValueError): """A condition does not hold."""


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


def fields(thing, *names, optional=()):
    """The values of these keys of an object (None if missing); besides them there are only keys that start with x-."""
    require(type(thing) is tuple, "a value of the wrong kind")
    pairs = [pair for pair in thing if not pair[0].startswith("x-")]
    found = dict(pairs)
    good = len(found) == len(pairs) and set(names) - set(optional) <= set(found) <= set(names)
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
    """Candidate v = cell * N + digit; sector s = cell, or C + house * N + digit on a board of C cells."""

    def __init__(self, puzzle):
        self.puzzle, self.n, self.proved, self.path, self.twins = puzzle, 0, None, [], False

    def line(self, text):
        require(len(text) <= (MAX_LINE if self.n else MAX_HEADER), "the line is longer than 128 MiB (header: 2)")
        require(self.proved is None, "a line after the claim")
        require(text.strip(" \t\r"), "a blank line")
        thing = read_json(text)
        (self.header if not self.n else self.step if find(thing, "claim") is None else self.claim)(thing)

    def header(self, thing):
        known = find(thing, "format") == "deduku-proof" and find(thing, "version") in (None, 1)
        require(known, "not a header of deduku-proof, version 1")
        own = find(thing, "box") is None  # houses of its own
        names = ("digits", "houses") if own else ("box",)
        givens, *board = fields(thing, "givens", *names, "format", "version")[:-2]
        box = (1, number(board[0], 65)) if own else tuple(number(side, 65) for side in items(board[0])[:3])
        require(len(box) == 2 and 2 <= box[0] * box[1] <= 64, "not the box of a board with 2 to 64 digits")
        n, self.n, c = box[0] * box[1], box[0] * box[1], len(items(givens))
        require(0 < c <= 4096 if own else c == n * n, "the givens are not one for each cell")
        cells = [self.given(cell) for cell in givens]
        houses = [number_set(house, c) for house in items(board[1])] if own else box_houses(*box)
        require(not own or 0 < len(houses) <= 1024, "not 1 to 1024 houses")
        require(all(len(house) <= n for house in houses), "a house with more cells than digits")
        self.start_of = (box, own and houses, cells)
        require(self.puzzle in (None, self.start_of), "the header states another puzzle")
        self.start = bytearray(digit in cell for cell in cells for digit in range(1, n + 1))
        self.living, self.members = bytearray(self.start), [range(cell * n, cell * n + n) for cell in range(c)]
        for house in houses:
            self.members += [[cell * n + digit for cell in house] for digit in range(n)]
        self.sectors = [[] for _ in self.start]
        for sector, members in enumerate(self.members):
            for v in members:
                self.sectors[v].append(sector)

    def given(self, cell):
        digits = {number(cell, self.n + 1)} if type(cell) is not list else number_set(cell, self.n + 1)
        require(cell == 0 or 0 not in digits and (len(digits) > 1) == (type(cell) is list), "not what a cell may hold")
        return digits if cell else set(range(1, self.n + 1))

    def sector(self, value):
        """The members of a sector of which exactly one is true: in a house with fewer cells than digits, at most."""
        value = number(value, len(self.members))
        require(len(self.members[value]) == self.n, "not a sector of exactly one")
        return self.members[value]

    def level(self, weight, rule):
        """No sector has more than it must have, or less; but less where it may."""
        for count, members in zip(weight, self.members):
            require(count == 0 or count < 0 and len(members) < self.n, rule)

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
        require(all(len(self.members[s]) == self.n for s in lists[0]), "not a sector of exactly one")
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
            keep, steps, empty, twin = fields(branch, "keep", "steps", "empty", "twin", optional=("empty", "twin"))
            require(empty is None or twin is None, "a branch that ends twice")
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
            if twin is not None:
                self.twin(twin)
            require(twin is not None or self.dead(removes if empty is None else self.sector(empty)),
                    "a removed candidate lives in an open branch, or a member of the sector said to be empty")
            ends.append(twin if empty is None else empty)
            self.living = before
            self.path.pop()
        require(all(v in kept for v in members if self.living[v]), "a living member is kept in no branch")
        require(None in ends or removes <= set(members), "all branches closed, but not in the sector")

    def twin(self, value):
        """[T, F]: every solution here has T, and with F in its place is a second one."""
        both = [number_set(each, len(self.living)) for each in items(value)]
        require(len(both) == 2, "not two lists of candidates")
        forced = lambda v: [u for u in self.members[v // self.n] if self.living[u]] == [v]
        require(all(forced(v) for v in both[0]), "a candidate of T is not the only living one of its cell")
        require(all(self.start[v] for v in both[1]), "a candidate of F is not allowed by the givens")
        require(not both[0] & both[1], "a candidate of T and of F")
        weight = [len(both[1].intersection(m)) - len(both[0].intersection(m)) for m in self.members]
        self.level(weight, "a sector that does not have as many of F as of T")
        self.twins = True

    def claim(self, thing):
        kind, n = find(thing, "claim"), self.n
        require(kind in ("solved", "unique", "no-solution", "false", "not-unique"), "not a claim")
        key = {"no-solution": "empty", "not-unique": "empty", "false": "candidates"}.get(kind, "grid")
        _, value, condition = fields(thing, "claim", key, "if", optional=("if",))
        require(condition is None or (kind, condition) == ("false", "unique"), "not a condition of this claim")
        require(condition or not self.twins or kind in ("solved", "not-unique"), "no condition after a twin")
        self.proved = {"solved": "solution"}.get(kind, kind.replace("-", " "))
        if key == "empty":
            require(self.dead(self.sector(value)), "the sector claimed empty has a living member")
        elif kind == "false":
            listed = [number(v, len(self.living)) for v in items(value)]
            require(self.dead(listed), "a candidate claimed false is living")
            self.proved += " if unique" * bool(condition)
            self.proved += "".join(f" r{v // n // n + 1}c{v // n % n + 1}={v % n + 1}" for v in listed)
        else:
            grid = [number(digit, n + 1) for digit in items(value)]
            require(len(grid) * n == len(self.start) and 0 not in grid, "the grid has not one digit for each cell")
            true = {cell * n + digit - 1 for cell, digit in enumerate(grid)}
            require(all(self.start[v] for v in true), "the grid contradicts a given")
            met = [len(true.intersection(members)) - 1 for members in self.members]
            self.level(met, "the grid does not have every digit once in every house")
            outside = [v for v in range(len(self.start)) if self.living[v] and v not in true]
            require(kind == "solved" or not outside, "a candidate outside the grid is living")


def box_houses(height, width):
    """The cells of the rows, columns and boxes."""
    n = height * width
    rows = [list(range(row * n, row * n + n)) for row in range(n)]
    boxes = [sum((row[x : x + width] for row in rows[y : y + height]), [])
             for y in range(0, n, height) for x in range(0, n, width)]
    return rows + [list(column) for column in zip(*rows)] + boxes


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
    """(height and width, False or houses, the set of digits of each cell); a ValueError if it is no such text."""
    if text.lstrip().startswith("{"):
        checker = Checker(None)
        checker.line(text.strip())
        return checker.start_of
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
    return (height, width), False, cells


def main(words):
    box = None
    if words[:1] == ["--box"] and len(words) == 4 and re.fullmatch("[1-9][0-9]?x[1-9][0-9]?", words[1]):
        box, words = tuple(int(side) for side in words[1].split("x")), words[2:]
    if len(words) != 2 or words == ["-", "-"]:
        return print(__doc__, file=sys.stderr) or 2
    try:
        text = words[0]
        if text == "-" or os.path.exists(text):
            text = (sys.stdin if text == "-" else open(text)).read(MAX_HEADER)
        with sys.stdin.buffer if words[1] == "-" else open(words[1], "rb") as file:
            answer = check(read_puzzle(text, box), file)
    except (OSError, ValueError) as error:
        print(f"deduku_check.py: {error}", file=sys.stderr)
        return 65
    print(answer)
    return 0 if answer.startswith("accepted") else 1


if __name__ == "__main__": sys.exit(main(sys.argv[1:]))
