#!/usr/bin/env python3
"""A second checker of certificates, as specified in doc/certificate.md.

    deduku_check_certificate.py [--box HxW] PUZZLE CERTIFICATE

PUZZLE is as for deduku_check.py, CERTIFICATE the text itself, a file or "-". The answer is "accepted: ..", exit status 0,
or "refused: why", 1; 2 usage, 65 an operand that cannot be read.
"""
import os, re, sys, zlib
from bisect import bisect_right
from itertools import accumulate

sys.dont_write_bytecode = True
from deduku_check import Refused, box_houses, read_puzzle, require

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
FORM = re.compile(r"\s*deduku-(unique|none)-([12])\.([A-Za-z0-9_-]{0,1024})([A-Za-z0-9_-]{4})\s*")


class Position:
    """The living candidates of each sector: v = cell * N + digit; s = cell, or N^2 + house * N + digit."""

    def __init__(self, n, houses, cells):
        self.n, self.sectors = n, [[v // n] for v in range(n ** 3)]
        self.members = [set() for _ in range(n * n + len(houses) * n)]
        for number, house in enumerate(houses):
            for cell in house:
                for digit in range(n):
                    self.sectors[cell * n + digit].append(n * n + number * n + digit)
        for v in range(n ** 3):
            for s in self.sectors[v]:
                self.members[s].add(v)
        self.kill(v for v in range(n ** 3) if v % n + 1 not in cells[v // n])

    def kill(self, dying):
        """Kills candidates and follows singles; returns all that died, in order."""
        dying, died, members, sectors = list(dying), [], self.members, self.sectors
        while dying:
            v = dying.pop()
            if v not in members[sectors[v][0]]:
                continue
            died.append(v)
            for s in sectors[v]:
                left = members[s]
                left.remove(v)
                if len(left) == 1:
                    for t in sectors[min(left)]:
                        dying += members[t] - left
        return died

    def revive(self, died):
        for v in died:
            for s in self.sectors[v]:
                self.members[s].add(v)


def solutions(position, number, nodes):
    """The solutions of the tree encoded by the number, and the rest of the number."""
    found, parts = [], [0, 0, 16, 4] + [1] * 61

    def walk(depth):
        nonlocal number, nodes
        counts = list(map(len, position.members))
        if 0 in counts:
            return
        if max(counts) == 1:
            found.append(sorted(v for members in position.members[:position.n ** 2] for v in members))
            return
        require(nodes > 0, "the tree has more nodes than its length allows")
        require(depth < 2000, "the tree is too deep")
        nodes -= 1
        ends = list(accumulate(map(parts.__getitem__, counts)))
        number, part = divmod(number, ends[-1])
        sector = bisect_right(ends, part)
        own = parts[counts[sector]]
        number = number * own + part - (ends[sector] - own)
        for v in sorted(position.members[sector]):
            died = position.kill(u for u in list(position.members[position.sectors[v][0]]) if u != v)
            walk(depth + 1)
            position.revive(died)

    walk(0)
    return found, number


def check(puzzle, text):
    sys.setrecursionlimit(10000)
    try:
        match = FORM.fullmatch(text)
        require(match, "not a certificate of version 1 or 2")
        kind, version, digits, checksum = match.groups()
        (height, width), houses, cells, lines, choices, values, helpers, stated = puzzle
        n = height * width
        require(not lines and not choices and not helpers and not stated and set(values) == {n} and all(len(house) == n for house in houses or []),
                "a certificate is about a board whose only rules are houses of N cells")
        require(bool(houses) == (version == "2"), "version 2 is about boards with houses of their own, version 1 about others")
        board = "".join("/" + ".".join(map(str, sorted(house))) for house in houses or [])
        board = f" {n}{board}," if houses else f" {height}x{width},"
        all_digits = set(range(1, n + 1))
        given = ("0" if cell == all_digits else "+".join(str(digit) for digit in sorted(cell)) for cell in cells)
        summed = text[match.start(0):match.start(4)].lstrip() + board + ",".join(given)
        crc = zlib.crc32(summed.encode("latin-1")) & 0xffffff
        want = "".join(ALPHABET[crc >> shift & 63] for shift in (18, 12, 6, 0))
        require(checksum == want, "the checksum is wrong: mistyped, or of another puzzle")
        number = 0
        for character in digits:
            number = number * 64 + ALPHABET.index(character)
        found, left = solutions(Position(n, houses or box_houses(height, width), cells), number, 16 + len(digits))
        require(left == 0, "the number says more than the tree needs")
        require(len(found) == (kind == "unique"), f"the tree has {len(found)} solutions")
        return "accepted: " + ("unique" if kind == "unique" else "no solution")
    except Refused as refused:
        return f"refused: {refused}"


def main(words):
    box = None
    if words[:1] == ["--box"] and len(words) == 4 and re.fullmatch("[1-9][0-9]?x[1-9][0-9]?", words[1]):
        box, words = tuple(int(side) for side in words[1].split("x")), words[2:]
    if len(words) != 2 or words == ["-", "-"]:
        return print(__doc__, file=sys.stderr) or 2
    try:
        puzzle, text = (sys.stdin.read(1 << 21) if word == "-" else open(word).read(1 << 21) if os.path.exists(word) else word
                        for word in words)
        answer = check(read_puzzle(puzzle, box), text)
    except (OSError, ValueError) as error:
        print(f"deduku_check_certificate.py: {error}", file=sys.stderr)
        return 65
    print(answer)
    return 0 if answer.startswith("accepted") else 1


if __name__ == "__main__": sys.exit(main(sys.argv[1:]))
