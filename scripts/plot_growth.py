#!/usr/bin/env python3
"""Draws how the cost of the two-rule fixpoint grows with the board, as SVG.

    reasonable_bench --benchmark_format=csv --benchmark_filter='components|enumeration' > growth.csv
    scripts/plot_growth.py growth.csv > doc/reasonable-growth.svg
    scripts/plot_growth.py --table growth.csv         the same figures as a Markdown table

Reads the benchmark's lines NAME/HOLES/N (from a file or standard input) and the counter s/board. A reference, a plain
prototype measured elsewhere at 50 % holes, is drawn with them. Both axes are logarithmic, so a straight line is a
power of N, and an upward bend is worse than any power. Standard library only.
"""
import csv
import math
import sys

# Seconds per board at 50 % holes, by N.
REFERENCE = {
    "subsets of open cells": {9: .00008, 16: .0007, 25: .036, 36: 8.2},
    "a matching for every edge": {9: .00011, 16: .0012, 25: .0071, 36: .029, 49: .13, 64: .38},
    "naked + hidden, pruned": {9: .00008, 16: .0007, 25: .0018, 36: .0035, 49: .012, 64: .040},
    "components": {9: .00008, 16: .0006, 25: .0013, 36: .0024, 49: .0093, 64: .0114},
}
SIZES = [9, 16, 25, 36, 49, 64]
HOLES = [35, 42, 50]
COLOURS = {"components": ["#9ecae1", "#4292c6", "#08519c"], "enumeration": ["#fdbe85", "#f5812f", "#a63603"]}
GREYS = ["#bbbbbb", "#999999", "#777777", "#444444"]

LEFT, TOP, WIDTH, HEIGHT = 80, 50, 520, 440
LOW, HIGH = 1e-6, 10.0


def read(lines):
    """{(name, holes): {N: seconds}}"""
    out = {}
    rows = csv.reader(line for line in lines if line.startswith(("name,", '"')))
    head = next(rows)
    for row in rows:
        parts = row[0].split("/")
        if len(parts) == 3 and parts[0] in COLOURS:
            seconds = float(row[head.index("s/board")])
            out.setdefault((parts[0], int(parts[1])), {})[int(parts[2])] = seconds
    return out


def x_of(n):
    return LEFT + WIDTH * math.log(n / SIZES[0]) / math.log(SIZES[-1] / SIZES[0])


def y_of(seconds):
    return TOP + HEIGHT * math.log(HIGH / seconds) / math.log(HIGH / LOW)


def seconds_text(seconds):
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= 0.999 * size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds:.1e} s"


def text(x, y, words, anchor="start", size=12, colour="#222222"):
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}" fill="{colour}">{words}</text>'


def line(points, colour, dash="", width=2.0):
    path = " ".join(f"{x_of(n):.1f},{y_of(s):.1f}" for n, s in sorted(points.items()))
    dots = "".join(f'<circle cx="{x_of(n):.1f}" cy="{y_of(s):.1f}" r="{width + 0.8:.1f}" fill="{colour}"/>'
                   for n, s in sorted(points.items()))
    return f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="{width}" {dash}/>{dots}'


def axes():
    out = [f'<rect x="{LEFT}" y="{TOP}" width="{WIDTH}" height="{HEIGHT}" fill="none" stroke="#888888"/>']
    for n in SIZES:
        out.append(f'<line x1="{x_of(n):.1f}" y1="{TOP}" x2="{x_of(n):.1f}" y2="{TOP + HEIGHT}" stroke="#eeeeee"/>')
        out.append(text(x_of(n), TOP + HEIGHT + 18, n, "middle"))
    for power in range(round(math.log10(LOW)), round(math.log10(HIGH)) + 1):
        y = y_of(10.0 ** power)
        out.append(f'<line x1="{LEFT}" y1="{y:.1f}" x2="{LEFT + WIDTH}" y2="{y:.1f}" stroke="#eeeeee"/>')
        out.append(text(LEFT - 8, y + 4, seconds_text(10.0 ** power), "end"))
    out.append(text(LEFT + WIDTH / 2, TOP + HEIGHT + 40, "N: digits of the board (N x N cells)", "middle"))
    out.append(text(LEFT, TOP - 22, "Cost of the two-rule fixpoint, seconds a board", size=15))
    return out


def plot(measured):
    out = ['<svg xmlns="http://www.w3.org/2000/svg" width="880" height="560" viewBox="0 0 880 560" '
           'font-family="sans-serif">', '<rect width="880" height="560" fill="white"/>']
    out += axes()
    legend = []
    for (name, points), colour in zip(REFERENCE.items(), GREYS):
        dash = 'stroke-dasharray="3 4"'
        out.append(line(points, colour, dash, 1.2))
        legend.append((name, colour, dash))
    first = len(legend)
    for name in ("enumeration", "components"):
        for holes, colour in zip(reversed(HOLES), reversed(COLOURS[name])):
            dash = 'stroke-dasharray="7 3"' if name == "enumeration" else ""
            out.append(line(measured[name, holes], colour, dash))
            legend.append((f"{name}, {holes} % holes", colour, dash))
    x, y = LEFT + WIDTH + 24, TOP + 14
    for i, (words, colour, dash) in enumerate(legend):
        if i in (0, first):
            out.append(text(x, y, "reference, 50 % holes" if i == 0 else "measured", size=13))
            y += 22
        out.append(f'<line x1="{x}" y1="{y - 4}" x2="{x + 30}" y2="{y - 4}" stroke="{colour}" '
                   f'stroke-width="2" {dash}/>')
        out.append(text(x + 38, y, words))
        y += 20 if i + 1 != first else 32
    out.append("</svg>")
    return "\n".join(out) + "\n"


def exponent(points):
    """The slope of the best-fitting straight line in the logarithms."""
    xs = [math.log(n) for n in sorted(points)]
    ys = [math.log(points[n]) for n in sorted(points)]
    mx, my = sum(xs) / len(xs), sum(ys) / len(ys)
    return sum((x - mx) * (y - my) for x, y in zip(xs, ys)) / sum((x - mx) ** 2 for x in xs)


def table(measured):
    out = ["| finder, holes | " + " | ".join(f"N = {n}" for n in SIZES) + " | power of N |", "|---" * 8 + "|"]
    for name in ("components", "enumeration"):
        for holes in HOLES:
            points = measured[name, holes]
            cells = " | ".join(seconds_text(points[n]) for n in SIZES)
            out.append(f"| {name}, {holes} % | {cells} | {exponent(points):.1f} |")
    for name in ("components", "naked + hidden, pruned"):
        points = REFERENCE[name]
        cells = " | ".join(seconds_text(points[n]) for n in SIZES)
        out.append(f"| reference: {name}, 50 % | {cells} | {exponent(points):.1f} |")
    return "\n".join(out) + "\n"


def main(words):
    draw = plot
    if words and words[0] == "--table":
        draw = table
        words = words[1:]
    if words:
        with open(words[0], encoding="utf-8") as file:
            measured = read(file)
    else:
        measured = read(sys.stdin)
    missing = [f"{name}/{holes}" for name in COLOURS for holes in HOLES if (name, holes) not in measured]
    if missing:
        sys.exit("plot_growth.py: no figures for " + ", ".join(missing))
    sys.stdout.write(draw(measured))


main(sys.argv[1:])
