#!/usr/bin/env python3
"""One word, one type: the names of types in headers.

   types.py SRC INCLUDE        every type of a namespace, in the headers of the library and of its rooms, has a name of its own

Types inside classes and types of one .cpp file are not counted: nobody else sees them.
"""
import collections
import pathlib
import re
import sys

TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\'|[{};]|[^{};"\'/]+|.', re.S)
TYPE = re.compile(r"\b(?:struct|class|enum(?: class)?|union)\s+(?:alignas\([^)]*\)\s*)?(?:\[\[\w+\]\]\s*)?([A-Z]\w*)(?:\s+final)?\s*(?::[^:].*)?$", re.S)
ALIAS = re.compile(r"^\s*(?:template\s*<[^;]*>\s*)?using\s+([A-Z]\w*)\s*=", re.S)


def types_of(text):
    """The types that a header defines in a namespace, with the namespace and the line: (namespace, name, line)."""
    found, open_, head, line, start = [], [], "", 1, 1
    for token in TOKEN.finditer(text):
        word = token.group(0)
        if word == "{":
            space = re.search(r"\bnamespace\s*([\w:]*)\s*$", head)
            inside = all(kind is not None for kind in open_)
            kind = TYPE.search(re.sub(r"^.*[;}]", "", head, flags=re.S)) if inside and not space else None
            if kind:
                found.append(("::".join(o for o in open_ if o), kind.group(1), line))
            open_.append(space.group(1) if space else None)
            head = ""
        elif word == "}":
            if open_:
                open_.pop()
            head = ""
        elif word == ";":
            alias = ALIAS.search(head)
            if alias and all(kind is not None for kind in open_):
                found.append(("::".join(o for o in open_ if o), alias.group(1), line))
            head = ""
        elif not word.startswith(("//", "/*")):
            head += word
            # Directives of the preprocessor end with their line.
            head = re.sub(r"(?m)^\s*#(?:[^\n\\]|\\.)*\n", "", head)
        line += word.count("\n")
    return found


def headers(folders):
    for folder in folders:
        yield from sorted(p for p in pathlib.Path(folder).rglob("*.hpp") if not p.stem.endswith("_test"))


def main():
    where = collections.defaultdict(list)
    for path in headers(sys.argv[1:]):
        for space, name, line in types_of(path.read_text()):
            where[name].append((f"{path}:{line}", space))
    twice = {name: places for name, places in where.items() if len(places) > 1}
    for name, places in sorted(twice.items()):
        print(f"{name} is declared {len(places)} times: " + ", ".join(f"{place} ({space})" for place, space in places))
    print(f"{len(where)} names of types, {len(twice)} of them twice")
    return 1 if twice or not where else 0


if __name__ == "__main__":
    sys.exit(main())
