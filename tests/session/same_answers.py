#!/usr/bin/env python3
"""The program's --json and the answers of the session are equal except for times.

   same_answers.py DEDUKU ASK PUZZLES [MOST]      DEDUKU: the program, ASK: the C program in this folder

Every row: the arguments of the command, the question. Puzzles are lines of a file.
"""
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from questions import QUESTIONS, ROWS, chain, plain_questions

deduku, ask, puzzles_file = sys.argv[1:4]
most = int(sys.argv[4]) if len(sys.argv) > 4 else 10
puzzles = [line.split()[0] for line in Path(puzzles_file).read_text().splitlines() if line.strip() and not line.startswith('#')][:most]
# Without times, and without nodes of `solve`, as boards of lists share lanes.
def without_times(value):
    if isinstance(value, dict):
        left = {"seconds", "nodes"} if value.get("command") == "solve" else {"seconds"}
        return {k: without_times(v) for k, v in value.items() if k not in left}
    return [without_times(v) for v in value] if isinstance(value, list) else value


def program(arguments, folder):
    chain_file = folder / "chain"
    chain_file.write_text(chain + "\n")
    out = []
    arguments = [str(chain_file) if word == "CHAIN" else word for word in arguments]
    if "PUZZLE" in arguments:
        calls = [[puzzle if word == "PUZZLE" else word for word in arguments] for puzzle in puzzles]
    else:
        (folder / "puzzles").write_text("\n".join(puzzles) + "\n")
        calls = [arguments + [str(folder / "puzzles")]]
    for call in calls:
        ran = subprocess.run([deduku, *call, "--json", "-j", "1"], capture_output=True, text=True, check=False)
        out += [json.loads(line) for line in ran.stdout.splitlines()]
    return out


def session(question):
    lines = "".join(json.dumps({**question, "puzzle": puzzle, "number": number}) + "\n"
                    for number, puzzle in enumerate(puzzles, 1))
    ran = subprocess.run([ask], input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in ran.stdout.splitlines()]


def main():
    failed = compared = 0
    table = json.loads(subprocess.run([ask], input='{"ask":"questions"}\n', capture_output=True, text=True, check=True).stdout)
    rows = ROWS + [([plain["ask"]], plain) for plain in plain_questions(table["questions"], QUESTIONS)]
    with tempfile.TemporaryDirectory() as name:
        for arguments, question in rows:
            theirs, ours = program(arguments, Path(name)), session(question)
            if "PUZZLE" in arguments:  # one run each: every puzzle is the first
                for answer in ours:
                    answer["number"] = 1
            if len(theirs) != len(puzzles):
                print(f"{' '.join(arguments)}: {len(theirs)} objects for {len(puzzles)} puzzles")
                failed += 1
            for one, other in zip(theirs, ours):
                compared += 1
                if without_times(one) == without_times(other):
                    continue
                failed += 1
                differing = [k for k in {**one, **other} if without_times(one.get(k)) != without_times(other.get(k))]
                print(f"{' '.join(arguments)}: {one.get('puzzle')}: {differing}: "
                      f"{ {k: (str(one.get(k))[:200], str(other.get(k))[:200]) for k in differing[:3]} }")
    print(f"{compared} answers compared, {failed} differ")
    return 1 if failed or compared < len(rows) * len(puzzles) else 0


if __name__ == "__main__":
    sys.exit(main())
