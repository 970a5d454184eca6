#!/usr/bin/env python3
"""The rules of model_fuzz.py detect programs that break them, and failing cases are reduced.

Usage: model_test.py FOLDER_OF_PROGRAMS DATA
"""
import os
import shutil
import sys
import tempfile

import model_fuzz

PUZZLES = ["...43.1..1..4...", "1...............", "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."]

# A wrapper of the real program, its fault, the event and the rule that it must break.
SPOILED = [
    ('"$real" "$@" | head -c -1; exit ${PIPESTATUS[0]}', "plain", "solve", [], "whole lines"),
    ('"$real" "$@"; exit 3', "plain", "solve", [], "status"),
    ('"$real" "$@" | tac; exit ${PIPESTATUS[0]}', "plain", "solve", [], "order"),
    ('"$real" "$@" | sed "s/\\t1\\t/\\t2\\t/"; exit ${PIPESTATUS[0]}', "plain", "solve", ["--limit", "9"], "counts are true"),
    ('"$real" "$@" | sed "s/12$/21/;s/34$/43/;s/1$/2/;s/3$/4/"; exit ${PIPESTATUS[0]}', "plain", "solve", [], "solutions are solutions"),
    ('"$real" "$@" | sed "s/unique-1[.]./unique-1.B/"; exit ${PIPESTATUS[0]}', "plain", "certificate", [], "proofs are accepted"),
    ('case "$*" in *"-j 8"*) "$real" "$@" | tac; exit ${PIPESTATUS[0]};; esac; exec "$real" "$@"', "threads", "hdp",
     ["--section", "deep"], "any number of threads"),
    ('"$real" "$@" | cat; exit ${PIPESTATUS[0]}', "full", "solve", [], "lost output is an error"),
    ('sleep 3; exec "$real" "$@"', "timeout", "solve", [], "limits are kept"),
    ('"$real" "$@"; s=$?; touch out/0001.jsonl.deduku-part; exit $s', "files", "prove", [], "no leftovers"),
    ('"$real" "$@"; s=$?; for f in out/*.jsonl; do head -n 2 "$f" >x; cp x "$f"; done; exit $s', "files", "prove", [],
     "proofs are accepted"),
    ('"$real" "$@"; exit 0', "usage", "solve", [], "wrong lines are refused"),
    ('"$real" "$@" | sed "s/.solutions.:1/\\"solutions\\":0/"; exit ${PIPESTATUS[0]}', "json", "solve", ["--limit", "3"],
     "counts are true"),
]


def spoiled_programs(folder, programs, body):
    os.makedirs(folder)
    os.symlink(os.path.join(programs, "deduku-check"), os.path.join(folder, "deduku-check"))
    with open(os.path.join(folder, "deduku"), "w") as file:
        file.write(f"#!/bin/bash\nreal={programs}/deduku\n{body}\n")
    os.chmod(os.path.join(folder, "deduku"), 0o755)


def main():
    programs = os.path.abspath(sys.argv[1])
    folder = tempfile.mkdtemp(prefix="deduku-model-test-")
    wrong = 0
    try:
        for i, (body, event, command, options, rule) in enumerate(SPOILED):
            spoiled = os.path.join(folder, str(i))
            spoiled_programs(spoiled, programs, body)
            case = {"command": command, "event": event, "options": options, "puzzles": PUZZLES, "seed": 1}
            _, fine = model_fuzz.attempt(case, programs)
            _, broken = model_fuzz.attempt(case, spoiled)
            if fine is not None or broken is None or broken.rule != rule:
                print(f"{body}\n  found {broken}, of the real program {fine}; expected {rule}")
                wrong += 1
        # Of many puzzles and options only those remain that break the rule.
        spoiled = os.path.join(folder, "small")
        spoiled_programs(spoiled, programs, 'grep -q "^1[.]*$" puzzles.txt && exit 3; exec "$real" "$@"')
        case = {"command": "solve", "event": "plain", "options": ["--limit", "3"], "puzzles": PUZZLES * 3, "seed": 1}
        _, broken = model_fuzz.attempt(case, spoiled)
        small, _ = model_fuzz.shrink(case, broken, spoiled)
        if small["puzzles"] != [PUZZLES[1]] or small["options"]:
            print(f"made no smaller than {small}")
            wrong += 1
        if len(model_fuzz.read_corpus(sys.argv[2])) < 1000:
            print("few puzzles in the corpus")
            wrong += 1
    finally:
        shutil.rmtree(folder)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
