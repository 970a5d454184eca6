#!/usr/bin/env python3
"""Namespaces are those of the folders: deduku, or deduku::NAME for a folder that the file lies in, or for the
file itself.

   spaces.py SRC               the sources below a folder, without tests; namespaces inside one of these are helpers of a room
"""
import pathlib
import re
import sys

OPENED = re.compile(r"^namespace deduku::(?!N_)(\w+)", re.M)


def offences(root):
    for path in sorted(root.rglob("*.?pp")):
        if path.stem.endswith("_test"):
            continue
        folders = {*path.relative_to(root).parts[:-1], path.stem}
        text = path.read_text()
        for found in OPENED.finditer(text):
            if found.group(1) not in folders:
                line = text.count("\n", 0, found.start()) + 1
                yield f"{path}:{line}: the namespace {found.group(1)} is neither a folder nor the name of this file"


def main():
    found = list(offences(pathlib.Path(sys.argv[1])))
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
