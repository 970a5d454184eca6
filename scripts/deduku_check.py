#!/usr/bin/env python3
"""A second checker of ledgers, short enough to be read in full.

    deduku_check.py [--box HxW] PUZZLE PROOF

PUZZLE is a file or the text itself: one character per cell, row by row, "." for an empty one, "[357]" for one of several
digits; or the header of a ledger, for a board with other houses. PROOF is a file. Either may be "-", standard
input. The answer is "accepted: ..", exit status 0, or "refused: line, place: why", 1; 2 usage, 65 an operand that
cannot be read. The exact conditions: doc/ledger-format.md.
"""
import os, re, sys

MAX_LINE, MAX_HEADER, MAX_FIRST_HEADER, MAX_LINES = 1 << 27, 1 << 24, 1 << 21, 65536
TOKEN = r"""[ \t\r]* (?: ([]{},:[]) | (0 | SIGN [1-9][0-9]{0,8}) (?![0-9])
    | "( [^"\\\x00-\x1f]* (?: \\ (?: ["\\/bfnrt] | u[0-9a-fA-F]{4} ) [^"\\\x00-\x1f]* )* )" | (\Z) )"""
TOKENS = [re.compile(TOKEN.replace("SIGN", sign), re.VERBOSE) for sign in ("", "-?")]  # versions 2 and 3 have signs


class Refused(ValueError): """A condition does not hold."""


def require(holds, rule):
    if not holds:
        raise Refused(rule)


def read_json(line, second):
    """A line: numbers, strings as written, lists, and objects as tuples of pairs (key, value)."""
    place, tokens = 0, TOKENS[second]

    def token():
        nonlocal place
        match = tokens.match(line, place)
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
    """The values of these keys of an object (None if missing); other keys must start with x-."""
    require(type(thing) is tuple, "a value of the wrong kind")
    pairs = [pair for pair in thing if not pair[0].startswith("x-")]
    found = dict(pairs)
    good = len(found) == len(pairs) and set(names) - set(optional) <= set(found) <= set(names)
    require(good, "a missing, unknown or repeated key")
    return [found.get(name) for name in names]


def number(value, limit):
    require(type(value) is int and 0 <= value < limit, f"not a number below {limit}")
    return value


def items(value):
    require(type(value) is list, "a value of the wrong kind")
    return value


def number_set(value, limit):
    out = [number(item, limit) for item in items(value)]
    require(out, "an empty list")
    require(len(set(out)) == len(out), "a list with repeats")
    return set(out)


def pairs(value, limit):
    """[[number, whole number],..] without repeated numbers."""
    out = [items(pair) for pair in items(value)]
    require(all(len(pair) == 2 and type(pair[1]) is int for pair in out), "not a pair of numbers")
    require(len({number(first, limit) for first, _ in out}) == len(out), "a list with repeats")
    return out


class Checker:
    """Candidate v = first[cell] + digit; sector s = cell, or C + house * N + digit on a board of C cells. A line is a list
    of (candidate, weight) and two bounds, None for none: all sectors, then those of the header and of cases."""

    def __init__(self, puzzle):
        self.puzzle, self.n, self.proved, self.path, self.twins = puzzle, 0, None, [], False

    def line(self, text):
        require(len(text) <= (MAX_LINE if self.n else MAX_HEADER), "the line is longer than 128 MiB (header: 2 or 16)")
        if not self.n:
            self.second = is_second(text)
            require(self.second or len(text) <= MAX_FIRST_HEADER, "the line is longer than 2 MiB")
        require(self.proved is None, "a line after the claim")
        require(text.strip(" \t\r"), "a blank line")
        thing = read_json(text, self.second)
        (self.header if not self.n else self.step if find(thing, "claim") is None else self.claim)(thing)

    def header(self, thing):
        known = find(thing, "format") == "deduku-proof" and find(thing, "version") in (None, 1, 2, 3)
        require(known, "not a header of deduku-proof, version 1, 2 or 3")
        own = self.second or find(thing, "box") is None  # houses of its own
        third = ("values", "helpers", "cells") if find(thing, "version") == 3 else ()  # keys of version 3
        names = ("digits", "houses", "lines", "choices")[:4 if self.second else 2] if own else ("box",)
        givens, *board = fields(thing, "givens", *names, "format", "version", *third, optional=third)
        box = (1, number(board[0], 65)) if own else tuple(number(side, 65) for side in items(board[0])[:3])
        require(len(box) == 2 and 2 <= box[0] * box[1] <= 64, "not the box of a board with 2 to 64 digits")
        n, self.n, c = box[0] * box[1], box[0] * box[1], len(items(givens))
        stated = number(board[-1], 4097) if third and board[-1] is not None else 0
        require(stated or not third or board[-1] is None, "a grid without cells")
        grid = stated or (n * n if third or not own else c)  # cells; those after them are of their own
        values = [n] * grid if not third or board[-3] is None else [number(item, 65) for item in items(board[-3])]
        require(values[:grid] == [n] * grid and 0 not in values, "not the values of a grid and of cells of their own")
        require(0 < c == len(values) <= (8192 if third else 4096), "the givens are not one for each cell")
        cells = list(map(self.given, givens, values))
        self.houses = [number_set(house, grid) for house in items(board[1])] if own else box_houses(*box)
        self.helpers = [number(cell, c) for cell in items(board[-2])] if third and board[-2] is not None else []
        require(self.helpers == sorted(set(self.helpers)) and all(cell >= grid for cell in self.helpers),
                "helpers that do not ascend, or a helper in the grid")
        require(not own or (len(self.houses) > 0 or stated) and len(self.houses) <= (8192 if self.second else 1024), "not 1 to 1024 (8192) houses")
        require(all(len(house) <= n for house in self.houses), "a house with more cells than digits")
        self.first, self.cell_of, self.grid = [0], [], 0 if stated else grid  # cells with names
        for cell, most in enumerate(values):
            self.cell_of += [cell] * most
            self.first.append(len(self.cell_of))
        self.start = bytearray(digit in cell for cell, most in zip(cells, values) for digit in range(1, most + 1))
        self.living, self.cells, self.sectors = bytearray(self.start), c, c + len(self.houses) * n
        lines = self.read_lines(board[2]) if self.second else []
        require(len(lines) <= MAX_LINES, "more than 65536 lines in force")
        choices = items(board[3]) if self.second else []
        self.choices = [[self.read_lines(case) for case in items(cases)] for cases in choices]
        require(all(self.choices), "a choice without cases")
        self.lines = list(lines)
        self.start_of = (box, own and self.houses, cells, lines, self.choices, values, self.helpers, stated)
        require(self.puzzle in (None, self.start_of), "the header states another puzzle")

    def given(self, cell, most):
        digits = {number(cell, most + 1)} if type(cell) is not list else number_set(cell, most + 1)
        require(cell == 0 or 0 not in digits and (len(digits) > 1) == (type(cell) is list), "not what a cell may hold")
        return digits if cell else set(range(1, most + 1))

    def candidates(self, cell):
        return range(self.first[cell], self.first[cell + 1])

    def read_lines(self, value):
        out = []
        for thing in items(value):
            terms, *bounds = fields(thing, "terms", "least", "most", optional=("least", "most"))
            terms = pairs(terms, len(self.start))
            require(all(0 < abs(weight) < 10**6 for _, weight in terms), "a weight that is 0 or of more than 6 digits")
            require(all(bound is None or type(bound) is int for bound in bounds), "a value of the wrong kind")
            out.append((terms, *bounds))
        return out

    def in_force(self, s):
        """The terms and bounds of a sector or line. A house with fewer cells than digits has a digit at most once."""
        house, digit = divmod(s - self.cells, self.n)
        if s < self.cells:
            return [(v, 1) for v in self.candidates(s)], 1, 1
        if s < self.sectors:
            house = self.houses[house]
            return [(self.first[cell] + digit, 1) for cell in house], int(len(house) == self.n), 1
        return self.lines[s - self.sectors]

    def all_in_force(self):
        return map(self.in_force, range(self.sectors + len(self.lines)))

    def number_of(self, value):
        return number(value, self.sectors + len(self.lines))

    def at_most_one(self, s):
        terms, _, most = self.in_force(s)
        return most == 1 and all(weight == 1 for _, weight in terms)

    def exactly_one(self, s):
        return self.in_force(s)[1] == 1 and self.at_most_one(s)

    def sector(self, value):
        """The members of a sector or line of which exactly one is true."""
        s = self.number_of(value)
        require(self.exactly_one(s), "not a sector of exactly one")
        return [v for v, _ in self.in_force(s)[0]]

    def total(self, lines):
        """The weights of candidates in the sum of lines times factors."""
        out = {}
        for s, factor in lines:
            for v, weight in self.in_force(s)[0]:
                out[v] = out.get(v, 0) + factor * weight
        return out

    def dead(self, candidates):
        return not any(self.living[v] for v in candidates)

    def step(self, thing):
        require(find(thing, "format") is None, "a second header")
        kinds = {"cover": self.cover, "split": self.split, "sum": self.sum, "choice": self.cases}
        kind = next((name for name in list(kinds)[:4 if self.second else 2] if find(thing, name) is not None), None)
        require(kind, "not a cover, a split (version 2: a sum, a choice) or, at the end, a claim")
        removes = number_set(find(thing, "removes"), len(self.living))
        require(all(self.living[v] for v in removes), "a removed candidate is dead already")
        kinds[kind](thing, removes)
        for v in removes:
            self.living[v] = 0

    def cover(self, thing, removes):
        """k base and k cover sectors: candidates in more cover than base sectors are false, if none are in fewer."""
        lists = items(fields(thing, "cover", "removes")[0])
        lists = [number_set(each, self.sectors + len(self.lines)) for each in lists]
        require(len(lists) == 2 and len(lists[0]) == len(lists[1]), "not two lists of equal length")
        require(all(map(self.exactly_one, lists[0])), "not a sector of exactly one")
        require(all(map(self.at_most_one, lists[1])), "not a sector of at most one")
        weight = self.total([(s, -1) for s in lists[0]] + [(s, 1) for s in lists[1]])
        for v, balance in weight.items():
            require(not self.living[v] or balance >= 0, "a living candidate is more in base than cover")
        require(all(weight.get(v, 0) > 0 for v in removes), "a removed candidate is not more in cover than base")

    def sum(self, thing, removes):
        """Lines times factors, added up: true candidates weigh at least the bounds. A candidate is false if the sum
        cannot reach them with it, even with the largest weights in all other cells."""
        listed, _, over = fields(thing, "sum", "removes", "over", optional=("over",))
        require(over is None or type(over) is int and over >= 2, "over is not a number from 2")
        lines = pairs(listed, self.sectors + len(self.lines))
        require(lines, "an empty list")
        require(all(0 < abs(factor) < 10**4 for _, factor in lines), "a factor that is 0 or of more than 4 digits")
        bounds = [self.in_force(s)[1 if factor > 0 else 2] for s, factor in lines]
        require(None not in bounds, "a line without the bound that its factor needs")
        up = lambda x: -(-x // (over or 1))  # rounded up
        bound = up(sum(factor * limit for (_, factor), limit in zip(lines, bounds)))
        weight = {v: up(w) for v, w in self.total(lines).items()}
        largest = {cell: max((weight.get(v, 0) for v in self.candidates(cell) if self.living[v]), default=0)
                   for cell in {self.cell_of[v] for v in weight}}
        most = sum(largest.values())
        for v in removes:
            require(most - largest.get(self.cell_of[v], 0) + weight.get(v, 0) < bound,
                    "a removed candidate does not break the sum")

    def split(self, thing, removes):
        """Branches that keep all living members of a sector: candidates dead in every open one are false."""
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
            self.follow(steps, empty, twin, removes)
            ends.append(twin if empty is None else empty)
            self.living = before
            self.path.pop()
        require(all(v in kept for v in members if self.living[v]), "a living member is kept in no branch")
        require(None in ends or removes <= set(members), "all branches closed, but not in the sector")

    def cases(self, thing, removes):
        """A branch for each case of a choice, in which its lines are in force."""
        choice, branches, _ = fields(thing, "choice", "branches", "removes")
        cases = self.choices[number(choice, len(self.choices))]
        require(len(items(branches)) == len(cases), "not as many branches as cases")
        for i, (branch, lines) in enumerate(zip(branches, cases)):
            self.path.append(f"branch {i}")
            steps, empty, twin = fields(branch, "steps", "empty", "twin", optional=("empty", "twin"))
            require(empty is None or twin is None, "a branch that ends twice")
            before, around = bytearray(self.living), len(self.lines)
            require(around + len(lines) <= MAX_LINES, "more than 65536 lines in force")
            self.lines += lines
            self.follow(steps, empty, twin, removes)
            self.living = before
            del self.lines[around:]
            self.path.pop()

    def follow(self, steps, empty, twin, removes):
        """The steps of a branch and its end."""
        for j, step in enumerate(items(steps)):
            self.path.append(f"step {j}")
            self.step(step)
            self.path.pop()
        if twin is not None:
            self.twin(twin)
        require(twin is not None or self.dead(removes if empty is None else self.sector(empty)),
                "a removed candidate lives in an open branch, or a member of the sector said to be empty")

    def twin(self, value):
        """[T, F]: every solution here has T, and replacing it by F gives a second one."""
        require(not self.choices, "a twin where there are choices")
        both = [number_set(each, len(self.living)) for each in items(value)]
        require(len(both) == 2, "not two lists of candidates")
        forced = lambda v: [u for u in self.candidates(self.cell_of[v]) if self.living[u]] == [v]
        require(all(forced(v) for v in both[0]), "a candidate of T is not the only living one of its cell")
        require(all(self.start[v] for v in both[1]), "a candidate of F is not allowed by the givens")
        require(not both[0] & both[1], "a candidate of T and of F")
        require(not {self.cell_of[v] for v in both[0]} <= set(self.helpers), "a twin of helpers alone")
        for terms, _, _ in self.all_in_force():  # stricter than needed for houses of a few cells
            require(sum(w * ((v in both[1]) - (v in both[0])) for v, w in terms) == 0, "another sum for F than for T")
        self.twins = True

    def claim(self, thing):
        kind = find(thing, "claim")
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
            self.proved += "".join(map(self.name, listed))
        else:
            grid = [number(digit, 65) for digit in items(value)]
            require(len(grid) == self.cells, "the grid has not one digit for each cell")
            require(all(0 < digit <= len(self.candidates(cell)) for cell, digit in enumerate(grid)), "no digit of a cell")
            true = {self.first[cell] + digit - 1 for cell, digit in enumerate(grid)}
            require(all(self.start[v] for v in true), "the grid contradicts a given")
            within = lambda total, least, most: (least is None or least <= total) and (most is None or total <= most)
            holds = lambda line: within(sum(weight for v, weight in line[0] if v in true), *line[1:])
            require(all(map(holds, self.all_in_force())), "the grid breaks a line, or has a digit twice in a house")
            for cases in self.choices:
                require(any(all(map(holds, lines)) for lines in cases), "the grid breaks every case of a choice")
            outside = {self.cell_of[v] for v in range(len(self.start)) if self.living[v] and v not in true}
            require(kind == "solved" or outside <= set(self.helpers), "a candidate outside the grid is living")

    def name(self, v):
        """ r1c1=4, or cell 81=2 for a cell of its own."""
        n, cell = self.n, self.cell_of[v]
        place = f"r{cell // n + 1}c{cell % n + 1}" if cell < self.grid else f"cell {cell}"
        return f" {place}={v - self.first[cell] + 1}"


def is_second(text):
    """Whether a header states version 2 or 3, which have signs."""
    try:
        return find(read_json(text, True), "version") in (2, 3)
    except Refused:
        return False


def box_houses(height, width):
    """The cells of the rows, columns and boxes."""
    n = height * width
    rows = [list(range(row * n, row * n + n)) for row in range(n)]
    boxes = [sum((row[x : x + width] for row in rows[y : y + height]), [])
             for y in range(0, n, height) for x in range(0, n, width)]
    return rows + [list(column) for column in zip(*rows)] + boxes


def check(puzzle, file):
    """The answer to a binary file about a puzzle, or about any puzzle if None."""
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
    """(height and width, False or houses, the set of digits of each cell, ..); a ValueError if the text is no puzzle."""
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
    return (height, width), False, cells, [], [], [n] * n ** 2, [], 0


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
