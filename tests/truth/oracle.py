"""Small boards with rules and all their solutions, by definitions of the rules that use nothing of the program.

    1...            killer 5: A2 B2        288 grids of 4x4, 576 Latin squares for jigsaws,
    ....   rules    thermo: A1-B2-C3       6x6 by filling cells; those that break a rule are struck out
"""
import itertools

NAMES = "ABCDEFGHIJ"
DIRECTIONS = [(0, 1), (1, 0), (0, -1), (-1, 0)]


def name(cell):
    return f"{NAMES[cell[1]]}{cell[0] + 1}"


def names(cells):
    return " ".join(name(c) for c in cells)


def boxes(n, height, width):
    """The box of each cell, row by row."""
    return [(r // height) * (n // width) + c // width for r in range(n) for c in range(n)]


def grids(n, region, givens, most):
    """Grids of n digits, different in rows, columns and regions, with these givens {cell: digit}; None if more than `most`."""
    houses = {}
    for r, c in itertools.product(range(n), repeat=2):
        houses[r, c] = (("r", r), ("c", c), ("b", region[r * n + c]))
    used = {h: set() for hs in houses.values() for h in hs}
    grid = {}
    for cell, digit in givens.items():
        if any(digit in used[h] for h in houses[cell]):
            return []
        for h in houses[cell]:
            used[h].add(digit)
        grid[cell] = digit
    found = []

    def fill():
        best, digits = None, None
        for cell, hs in houses.items():
            if cell in grid:
                continue
            left = [d for d in range(1, n + 1) if not any(d in used[h] for h in hs)]
            if best is None or len(left) < len(digits):
                best, digits = cell, left
                if len(left) < 2:
                    break
        if best is None:
            found.append(dict(grid))
            return len(found) <= most
        for d in digits:
            grid[best] = d
            for h in houses[best]:
                used[h].add(d)
            going = fill()
            for h in houses[best]:
                used[h].discard(d)
            del grid[best]
            if not going:
                return False
        return True

    return found if fill() else None


def neighbours(n, cell):
    r, c = cell
    return [(r + dr, c + dc) for dr, dc in DIRECTIONS if 0 <= r + dr < n and 0 <= c + dc < n]


def walk(random, n, length, king=True):
    """Cells of a line: each touches the one before, also diagonally if `king`."""
    steps = [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if (a, b) != (0, 0) and (king or a == 0 or b == 0)]
    while True:
        line = [(random.randrange(n), random.randrange(n))]
        while len(line) < length:
            r, c = line[-1]
            ways = [(r + a, c + b) for a, b in steps if 0 <= r + a < n and 0 <= c + b < n and (r + a, c + b) not in line]
            if not ways:
                break
            line.append(random.choice(ways))
        if len(line) == length:
            return line


def pairs(line):
    return list(zip(line, line[1:]))


def moves(n, offsets):
    return [((r, c), (r + a, c + b)) for r in range(n) for c in range(n) for a, b in offsets if 0 <= r + a < n and 0 <= c + b < n]


def sandwich(values, n):
    low, high = sorted((values.index(1), values.index(n)))
    return sum(values[low + 1:high])


def side(random, n):
    """A row or column seen from one end: words and cells."""
    k = random.randrange(n)
    row, back = random.random() < 0.5, random.random() < 0.5
    cells = [(k, i) if row else (i, k) for i in range(n)]
    words = f"row {k + 1}" if row else f"column {k + 1}"
    return (words + (" from right" if row else " from bottom"), cells[::-1]) if back else (words, cells)


# Each takes the random generator, n, the regions, and a grid that the rule should usually hold in; returns its text and
# whether a grid obeys it.
def cage(random, n, g):
    for _ in range(60):
        cells = walk(random, n, random.randint(2, min(4, n)), king=False)
        if len({g[c] for c in cells}) == len(cells):
            break
    return cells


def killer(random, n, region, g):
    cells = cage(random, n, g)
    total = sum(g[c] for c in cells)
    return f"killer {total}: {names(cells)}", lambda h: len({h[c] for c in cells}) == len(cells) and sum(h[c] for c in cells) == total


def bare_killer(random, n, region, g):
    cells = cage(random, n, g)
    return f"killer: {names(cells)}", lambda h: len({h[c] for c in cells}) == len(cells)


def sum_cage(random, n, region, g):
    cells = walk(random, n, random.randint(1, 4), king=False)
    total = sum(g[c] for c in cells)
    return f"sum {total}: {names(cells)}", lambda h: sum(h[c] for c in cells) == total


def rising(key, good, length=(2, 4)):
    def make(random, n, region, g):
        for _ in range(60):
            line = walk(random, n, random.randint(*length))
            if all(good(g[a], g[b]) for a, b in pairs(line)):
                break
        return f"{key}: {names(line)}", lambda h: all(good(h[a], h[b]) for a, b in pairs(line))
    return make


def whispers(random, n, region, g):
    line = walk(random, n, random.randint(2, 4))
    least = max(1, min(abs(g[a] - g[b]) for a, b in pairs(line)))
    return f"whispers {least}: {names(line)}", lambda h: all(abs(h[a] - h[b]) >= least for a, b in pairs(line))


def renban(random, n, region, g):
    def good(h, line):
        digits = [h[c] for c in line]
        return len(set(digits)) == len(digits) and max(digits) - min(digits) == len(digits) - 1
    for _ in range(60):
        line = walk(random, n, random.randint(2, 3))
        if good(g, line):
            break
    return f"renban: {names(line)}", lambda h: good(h, line)


def ends(key, good, least):
    def make(random, n, region, g):
        for _ in range(60):
            line = walk(random, n, random.randint(least, least + 1))
            if good([g[c] for c in line], n):
                break
        return f"{key}: {names(line)}", lambda h: good([h[c] for c in line], n)
    return make


def zipped(d, n):
    sums = {d[i] + d[-1 - i] for i in range(len(d) // 2)}
    return len(sums) == 1 and (len(d) % 2 == 0 or d[len(d) // 2] in sums)


def lows(d, n):
    third = n // 3
    return all(len({(x - 1) // third for x in d[i:i + 3]}) == 3 for i in range(len(d) - 2))


def arrow(random, n, region, g):
    for _ in range(60):
        line = walk(random, n, random.randint(2, 4))
        if g[line[0]] == sum(g[c] for c in line[1:]):
            break
    return f"arrow: {name(line[0])} = {names(line[1:])}", lambda h: h[line[0]] == sum(h[c] for c in line[1:])


def pair(key, good):
    def make(random, n, region, g):
        for _ in range(60):
            a, b = walk(random, n, 2, king=False)
            if good(g[a], g[b], n):
                break
        return f"{key}: {name(a)} {name(b)}", lambda h: good(h[a], h[b], n)
    return make


def marks(key, good):
    def make(random, n, region, g):
        cells = [c for c in g if good(g[c])] or [(0, 0)]
        cells = random.sample(cells, min(len(cells), random.randint(1, 3)))
        return f"{key}: {names(cells)}", lambda h: all(good(h[c]) for c in cells)
    return make


def apart(key, offsets, good):
    def make(random, n, region, g):
        every = moves(n, offsets)
        return key, lambda h: all(good(h[a], h[b]) for a, b in every)
    return make


def diagonal(random, n, region, g):
    down = random.random() < 0.5
    cells = [(i, i if down else n - 1 - i) for i in range(n)]
    return f"diagonal {'down' if down else 'up'}", lambda h: len({h[c] for c in cells}) == n


def extreme(key, good):
    def make(random, n, region, g):
        cells = [c for c in g if all(good(g[c], g[x]) for x in neighbours(n, c))] or [(0, 0)]
        cell = random.choice(cells)
        return f"{key}: {name(cell)}", lambda h: all(good(h[cell], h[x]) for x in neighbours(n, cell))
    return make


def sandwich_sum(random, n, region, g):
    k = random.randrange(n)
    row = random.random() < 0.5
    cells = [(k, i) if row else (i, k) for i in range(n)]
    total = sandwich([g[c] for c in cells], n)
    return f"sandwich {total}: {'row' if row else 'column'} {k + 1}", lambda h: sandwich([h[c] for c in cells], n) == total


def x_sum(random, n, region, g):
    words, cells = side(random, n)
    total = sum(g[c] for c in cells[:g[cells[0]]])
    return f"x-sum {total}: {words}", lambda h: sum(h[c] for c in cells[:h[cells[0]]]) == total


def numbered_room(random, n, region, g):
    words, cells = side(random, n)
    digit = g[cells[g[cells[0]] - 1]]
    return f"numbered-room {digit}: {words}", lambda h: h[cells[h[cells[0]] - 1]] == digit


def quad(random, n, region, g):
    r, c = random.randrange(n - 1), random.randrange(n - 1)
    cells = [(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)]
    digits = sorted(random.sample([g[x] for x in cells], random.randint(1, 3)))
    return (f"quad {' '.join(map(str, digits))}: {names(cells)}",
            lambda h: all([h[x] for x in cells].count(d) >= digits.count(d) for d in digits))


def little_killer(random, n, region, g):
    start = random.randrange(1, n - 1)
    cells = [(i, start + i) for i in range(n - start)]
    total = sum(g[c] for c in cells)
    return f"little-killer {total}: {name(cells[0])} down-right", lambda h: sum(h[c] for c in cells) == total


def clone(random, n, region, g):
    a, b = random.sample(sorted(g), 2)
    for _ in range(40):
        if g[a] == g[b]:
            break
        a, b = random.sample(sorted(g), 2)
    return f"clone: {name(a)} = {name(b)}", lambda h: h[a] == h[b]


def equal_sums(random, n, region, g):
    for _ in range(80):
        cells = random.sample(sorted(g), 4)
        k = random.randint(1, 3)
        if sum(g[c] for c in cells[:k]) == sum(g[c] for c in cells[k:]):
            break
    return (f"equal-sums: {names(cells[:k])} = {names(cells[k:])}",
            lambda h: sum(h[c] for c in cells[:k]) == sum(h[c] for c in cells[k:]))


def extra_region(random, n, region, g):
    cells = walk(random, n, random.randint(2, n))
    return f"extra-region: {names(cells)}", lambda h: len({h[c] for c in cells}) == len(cells)


def region_sum(random, n, region, g):
    for _ in range(80):
        line = walk(random, n, random.randint(3, 5))
        parts = [[line[0]]]
        for a, b in pairs(line):
            if region[a[0] * n + a[1]] == region[b[0] * n + b[1]]:
                parts[-1].append(b)
            else:
                parts.append([b])
        if len(parts) > 1 and len({sum(g[c] for c in p) for p in parts}) == 1:
            break
    return f"region-sum: {names(line)}", lambda h: len({sum(h[c] for c in p) for p in parts}) == 1


def row_indexer(random, n, region, g):
    cells = [(r, c) for r, c in g if g[g[r, c] - 1, c] == r + 1] or [(0, 0)]
    r, c = random.choice(cells)
    return f"row-indexer: {name((r, c))}", lambda h: h[h[r, c] - 1, c] == r + 1


def all_dots(random, n, region, g):
    """With every white dot drawn, no other neighbours differ by 1."""
    every = moves(n, [(0, 1), (1, 0)])
    dots = [(a, b) for a, b in every if abs(g[a] - g[b]) == 1]
    rest = [p for p in every if p not in dots]
    text = "; ".join([f"white: {name(a)} {name(b)}" for a, b in dots] + ["all-dots white"])
    return text, lambda h: all(abs(h[a] - h[b]) == 1 for a, b in dots) and all(abs(h[a] - h[b]) != 1 for a, b in rest)


def differ(x, y):
    return x != y


KNIGHT, KING, BESIDE = [(1, 2), (2, 1), (-1, 2), (-2, 1)], [(1, 1), (-1, 1), (0, 1), (1, 0)], [(0, 1), (1, 0)]
LOCAL = [killer, killer, killer, bare_killer, sum_cage, rising("thermo", lambda x, y: x < y), rising("slow-thermo", lambda x, y: x <= y),
         whispers, renban, arrow, arrow,
         ends("palindrome", lambda d, n: d == d[::-1], 2), ends("zipper", zipped, 3),
         ends("double-arrow", lambda d, n: d[0] + d[-1] == sum(d[1:-1]), 3),
         ends("between", lambda d, n: all(min(d[0], d[-1]) < x < max(d[0], d[-1]) for x in d[1:-1]), 3),
         ends("lockout 2", lambda d, n: abs(d[0] - d[-1]) >= 2 and not any(min(d[0], d[-1]) <= x <= max(d[0], d[-1]) for x in d[1:-1]), 3),
         ends("nabner", lambda d, n: all(abs(x - y) > 1 for x, y in itertools.combinations(d, 2)), 2),
         ends("modular 2", lambda d, n: all(x % 2 != y % 2 for x, y in zip(d, d[1:])), 2),
         pair("white", lambda x, y, n: abs(x - y) == 1), pair("black", lambda x, y, n: x == 2 * y or y == 2 * x),
         pair("white 2", lambda x, y, n: abs(x - y) == 2), pair("v", lambda x, y, n: x + y == 5),
         pair("greater", lambda x, y, n: x > y),
         marks("odd", lambda x: x % 2 == 1), marks("even", lambda x: x % 2 == 0),
         extreme("minimum", lambda x, y: x < y), extreme("maximum", lambda x, y: x > y),
         sandwich_sum, x_sum, numbered_room, quad, little_killer, clone, equal_sums, extra_region, region_sum, row_indexer]
WHOLE = [diagonal, apart("anti-knight", KNIGHT, differ), apart("anti-king", KING, differ),
         apart("non-consecutive", BESIDE, lambda x, y: abs(x - y) != 1), all_dots]
SIX = [ends("entropic", lows, 3), pair("x", lambda x, y, n: x + y == 10)]
