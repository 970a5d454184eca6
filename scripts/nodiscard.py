#!/usr/bin/env python3
"""Finds functions in the library's headers that return a value and are not [[nodiscard]].

    scripts/nodiscard.py          lists them, file and line; status 1 if there are any
    scripts/nodiscard.py --fix    adds it to them

Checks functions of namespaces, one declaration a line as formatted by clang-format. Members of classes are not
checked: ignored results are obvious (`board.size();` alone does nothing). The result of a loop, for_each_.., which tells
whether it was stopped, may be ignored.
"""
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FUNCTION = re.compile(r"(?:(?:inline|constexpr|static) )*[\w:<>,\s*&\[\]()]*?[\w>*&] +[*&]?\w+$")
NOT_ONE = re.compile(
    r"(?:using|typedef|struct|class|enum|namespace|template|extern|friend|static_assert|union|explicit|void)\b"
    r"|(?:(?:inline|constexpr|static) )+void\b"
)


def lacks(code: str) -> bool:
    """Whether the line begins a function that returns a value which may be ignored."""
    head, paren, _ = code.partition("(")
    if not paren or "[[nodiscard]]" in code or "=" in head or " for_each_" in head:
        return False
    return bool(FUNCTION.match(head)) and not NOT_ONE.match(re.sub(r"^(\[\[\w+\]\] )+", "", code))


def places(lines: list[str]) -> list[int]:
    """Numbers of the lines, from 0, that lack one."""
    found, open_braces = [], []
    for number, line in enumerate(lines):
        code = re.sub(r'"(?:\\.|[^"\\])*"', '""', re.sub(r"//.*", "", line))
        if all(open_braces) and re.match(r"[A-Za-z_:\[<]", code) and lacks(code):
            found.append(number)
        for brace in re.finditer(r"[{}]", code):
            if brace.group() == "{":
                open_braces.append(bool(re.search(r"\bnamespace\b", code[: brace.start()])))
            elif open_braces:
                open_braces.pop()
    return found


def main() -> int:
    fix, missing = "--fix" in sys.argv[1:], 0
    library = [path for path in ROOT.glob("src/**/*.hpp") if not path.is_relative_to(ROOT / "src" / "cli")]
    for path in sorted([*library, *ROOT.glob("include/**/*.hpp")]):
        lines = path.read_text().split("\n")
        for number in places(lines):
            missing += 1
            print(f"{path.relative_to(ROOT)}:{number + 1}: not [[nodiscard]]: {lines[number].strip()}")
            lines[number] = "[[nodiscard]] " + lines[number]
        if fix:
            path.write_text("\n".join(lines))
    return 0 if fix or not missing else 1


if __name__ == "__main__":
    sys.exit(main())
