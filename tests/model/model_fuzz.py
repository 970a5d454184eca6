#!/usr/bin/env python3
"""Random runs of the programs against invariants.

  model_fuzz.py --bin build/release/bin --data data --seconds 60
  model_fuzz.py --bin build/release/bin --data data --replay found/3f2a.json      repeats a failing case

A case is a command, its options, a file of puzzles and an event: a signal, a limit, a full disk, another number of
threads. The rules are written here, not taken from the program: the documented statuses, whole lines, a line for each
puzzle in order, correct solutions, the same with -j 1 and -j 8, in text and JSON, in any format, proofs that
deduku-check accepts, an end within a second of the limit. A case that breaks a rule is reduced while it breaks the same
one, and kept.
"""
import argparse
import hashlib
import json
import multiprocessing
import os
import random
import sys
import time

from cases import random_case
from puzzles import read_corpus
from runs import Machine
from shrinking import attempt, shrink


def work(job):
    programs, data, seconds, seed, most, found = job
    rng, corpus, end = random.Random(seed), read_corpus(data), time.monotonic() + seconds
    runs = cases = 0
    failures = []
    while time.monotonic() < end and runs < most and len(failures) < 10:
        case = random_case(rng, corpus)
        made, broken = attempt(case, programs)
        runs, cases = runs + made, cases + 1
        if broken is not None:
            case, broken = shrink(case, broken, programs)
            os.makedirs(found, exist_ok=True)
            text = json.dumps(case, indent=1)
            name = os.path.join(found, hashlib.sha256(text.encode()).hexdigest()[:12] + ".json")
            with open(name, "w") as file:
                file.write(text + "\n")
            failures.append(f"{broken}\n  {name}")
    return runs, cases, failures


def main():
    parser = argparse.ArgumentParser(description="Random runs of the programs against rules that always hold.")
    parser.add_argument("--bin", required=True)
    parser.add_argument("--data", required=True)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--runs", type=int, default=1 << 60, help="at most so many runs of the programs")
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--found", default="found", help="folder for failing cases")
    parser.add_argument("--slack", type=float, default=0.3, help="seconds a puzzle may end after its limit")
    parser.add_argument("--replay", help="one case again")
    arguments = parser.parse_args()
    Machine.slack = arguments.slack
    programs = os.path.abspath(arguments.bin)
    if arguments.replay:
        with open(arguments.replay) as file:
            _, broken = attempt(json.load(file), programs)
        print(broken or "holds")
        return 1 if broken else 0
    seed = arguments.seed if arguments.seed is not None else int.from_bytes(os.urandom(4), "big")
    share = -(-arguments.runs // arguments.workers)
    jobs = [(programs, os.path.abspath(arguments.data), arguments.seconds, f"{seed}-{i}", share, arguments.found)
            for i in range(arguments.workers)]
    with multiprocessing.Pool(arguments.workers) as pool:
        results = pool.map(work, jobs)
    failures = [failure for result in results for failure in result[2]]
    print(f"{sum(r[0] for r in results)} runs of {sum(r[1] for r in results)} cases, seed {seed}: {len(failures)} failed")
    for failure in failures:
        print(failure)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
