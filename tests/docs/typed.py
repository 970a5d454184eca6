#!/usr/bin/env python3
"""The output shown in README and doc/ is the program's: every line after "$ " is run, its output compared.

   typed.py ROOT BIN [FILE..]      BIN: the folder of the programs; FILE: these pages only

In a block of code, "$ COMMAND" is run in a separate folder for each page, with ./deduku and data/. Its output is below it:
".." means some omitted lines, or the rest of a line. Of times and speeds only the place is compared.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

# Options that make sanitizers ignore other libraries.
SANITIZERS = {name: value for name, value in os.environ.items() if name.endswith("SAN_OPTIONS")}
LONGEST = 600 if SANITIZERS else 120  # seconds a command: one whose condition is never true would not end
TIMES = re.compile(r"\d+(\.\d+)?(?= ms| s\b)|\d+\.\d+(?=[,)])")


def blocks(text):
    return re.findall(r"^```[a-z]*\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def commands(block):
    """Pairs of a command and the lines below it."""
    pairs = []
    for line in block.splitlines():
        if line.startswith("$ "):
            pairs.append((line[2:], []))
        elif pairs:
            pairs[-1][1].append(line.rstrip())
    return pairs


def plain(line, command):
    line = TIMES.sub("#", line.rstrip())
    return re.sub(r"\s+\d+\.\d+$|\bAVX\w*|SSE\w*", "#", line) if " bench " in command else line


def fits(shown, said):
    if not shown:
        return not said
    if shown[0].strip() == "..":
        return fits(shown[1:], said) or (bool(said) and fits(shown, said[1:]))
    if not said:
        return False
    one = shown[0]
    same = said[0].startswith(one[:-2]) if one.endswith("..") else said[0] == one
    return same and fits(shown[1:], said[1:])


def check(page, root, programs):
    failed = typed = 0
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        (place / "data").symlink_to(root / "data")
        (place / "deduku").symlink_to(programs / "deduku")
        assigned = ""
        for command, shown in (pair for block in blocks(page.read_text(encoding="utf-8")) for pair in commands(block)):
            command = command.split("   # ")[0]
            if re.fullmatch(r"\w+=\S+", command):
                assigned += command + "; "
                continue
            if shutil.which(command.split()[0], path=f"{place}:{programs}") is None and not command.startswith("./deduku"):
                continue  # other programs: cmake, pip, a public checker
            if "--with proved" in command and shutil.which("deduku-check-proved", path=str(programs)) is None:
                print(f"skipped, deduku-check-proved is not built: $ {command}")
                continue
            try:
                ran = subprocess.run(["bash", "-c", assigned + command], cwd=place, capture_output=True, text=True, check=False,
                                     timeout=LONGEST,
                                     env={"PATH": f"{programs}:/usr/bin:/bin", "LC_ALL": "C", "HOME": name, **SANITIZERS})
            except subprocess.TimeoutExpired:
                typed, failed = typed + 1, failed + 1
                print(f"{page.relative_to(root)}: $ {command}\n    does not end within {LONGEST} s")
                continue
            said = [plain(line, command) for line in (ran.stdout + ran.stderr).splitlines()]
            wanted = [plain(line, command) for line in shown]
            while wanted and not wanted[-1]:
                wanted.pop()
            typed += 1
            if not fits(wanted, said):
                failed += 1
                print(f"{page.relative_to(root)}: $ {command}\n" + "".join(f"    {line}\n" for line in said[:40]))
    return typed, failed


def main():
    root, programs = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    pages = [Path(p).resolve() for p in sys.argv[3:]] or [root / "README.md", *sorted((root / "doc").rglob("*.md"))]
    typed = failed = 0
    for page in pages:
        one, wrong = check(page, root, programs)
        typed, failed = typed + one, failed + wrong
    print(f"{typed} commands typed, {failed} answers differ")
    assert fits(["a", "..", "c"], ["a", "b", "c"]) and not fits(["a", "c"], ["a", "b", "c"]) and not fits(["a"], [])
    return 1 if failed or (typed < 25 and not sys.argv[3:]) else 0


if __name__ == "__main__":
    sys.exit(main())
