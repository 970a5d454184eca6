"""Questions in, answers out, a line each, by the Python package, like tests/session/ask.c for C.

   ask.py < questions          ask.py --again N < questions          ask.py --solve-many LIMIT < boards          ask.py --version
"""

import json
import re
import sys

import deduku


def answer(line):
    """By the package's functions if they support the question."""
    try:
        question = json.loads(line)
    except (ValueError, RecursionError):
        return deduku.ask_json(line)
    if not isinstance(question, dict) or not isinstance(question.get("ask"), str) or None in question.values():
        return deduku.ask_json(line)
    members = {name: value for name, value in question.items() if name != "ask"}
    try:
        return json.dumps(deduku.ask(question["ask"], **members))
    except deduku.Error as error:
        return json.dumps({"error": {"kind": error.kind, "text": error.text, "member": error.member}})


def solve_many(limit):
    boards = sys.stdin.read().splitlines()
    status = 0
    try:
        solved = deduku.solve(boards, limit)
    except deduku.Error as error:
        status = 1
        boards = boards[: int(re.fullmatch(r"board (\d+): found .*", error.text).group(1))]
        solved = deduku.solve(boards, limit)
    for first, count in zip(*solved):
        print(f"{count}\t{first or '0' * 81}")
    return status


def main(arguments):
    if arguments[:1] == ["--version"]:
        print(json.dumps(deduku.version()))
    elif arguments[:1] == ["--solve-many"]:
        return solve_many(int(arguments[1]))
    else:
        again = int(arguments[1]) if arguments[:1] == ["--again"] else 1
        for line in sys.stdin.buffer:
            for _ in range(again):
                said = answer(line.rstrip(b"\n"))
            print(said)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
