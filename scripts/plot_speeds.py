#!/usr/bin/env python3
"""Draws the speeds of doc/performance.md as bars, from the table on that page.

    scripts/plot_speeds.py doc/performance.md > doc/pictures/speeds.svg
"""
import re
import sys

LEFT, TOP, ROW, BAR, UNIT = 150, 46, 38, 13, 30
COLOURS = {"AVX2": "#4292c6", "AVX-512": "#08519c"}
GREY = "#777777"


def rows(page):
    """(list, ratio with AVX2, ratio with AVX-512) of each row of the first table."""
    return [(name, float(two), float(three)) for name, two, three in
            re.findall(r"^\| (\w+): .*\| ([\d.]+) \| ([\d.]+) \|$", page, re.MULTILINE)]


def text(x, y, words, **attributes):
    more = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in attributes.items())
    return f'<text x="{x}" y="{y}"{more}>{words}</text>'


def picture(table):
    height = TOP + ROW * len(table) + 10
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="660" height="{height}" viewBox="0 0 660 {height}" '
             'font-family="DejaVu Sans, sans-serif" font-size="12">',
             f'<rect width="660" height="{height}" fill="#ffffff"/>',
             text(LEFT, 18, "Speed, best other solver = 1", fill="#000000", font_size="14")]
    for i, (kind, colour) in enumerate(COLOURS.items()):
        parts.append(f'<rect x="{430 + 90 * i}" y="8" width="12" height="12" fill="{colour}"/>')
        parts.append(text(447 + 90 * i, 18, kind, fill="#000000"))
    for i, (name, *ratios) in enumerate(table):
        y = TOP + ROW * i
        parts.append(text(LEFT - 8, y + BAR + 4, name, text_anchor="end", fill="#000000"))
        for k, (ratio, colour) in enumerate(zip(ratios, COLOURS.values())):
            top = y + k * (BAR + 1)
            parts.append(f'<rect x="{LEFT}" y="{top}" width="{ratio * UNIT:.0f}" height="{BAR}" fill="{colour}"/>')
            parts.append(text(f"{LEFT + ratio * UNIT + 5:.0f}", top + BAR - 2, f"{ratio:.1f}", fill="#000000"))
    one = LEFT + UNIT
    parts.append(f'<path d="M{one} {TOP - 6}V{height - 8}" stroke="{GREY}" stroke-dasharray="4 3"/>')
    return "\n".join(parts + ["</svg>"])


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        print(picture(rows(file.read())))
