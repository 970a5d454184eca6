"""The rounds, minutes and levels of the rating `time` beside those of scripts/fit_time.py, which finds the rounds by their
definition and shares nothing with the program but the numbers.

    times.py DEDUKU_ASK [EVERY]     every EVERY-th puzzle of data/human/times.tsv, and very hard ones
"""
import json
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "scripts"))
import fit_time  # noqa: E402

LIMITS = [(5, "gentle"), (7, "easy"), (10, "medium"), (15, "hard"), (float("inf"), "very-hard")]


def numbers_in_source():
    with open(os.path.join(ROOT, "src", "method", "time", "numbers.hpp"), encoding="utf-8") as text:
        found = dict(re.findall(r"double (\w+) = ([\d.]+);", text.read()))
    return [float(found[name]) for name in fit_time.NAMES], float(found["spread"])


def puzzles(every):
    data = fit_time.read_data(os.path.join(ROOT, "data", "human", "times.tsv"))
    out = [d["puzzle"] for d in data][::every]
    for name, step in (("random_minimal_200.txt", 4), ("hardest_1106.txt", 75), ("hardest_11plus_50.txt", 50)):
        with open(os.path.join(ROOT, "data", name), encoding="utf-8") as lines:
            lines = [line[:81] for line in lines if re.match(r"[.\d]{81}", line)]
        out += lines[:: step * every]
    return out


def main():
    ask, every = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1
    wanted = puzzles(every)
    questions = "".join(json.dumps({"ask": "rate", "by": ["time"], "puzzle": p}) + "\n" for p in wanted)
    answers = subprocess.run([ask], input=questions, capture_output=True, text=True, check=True).stdout.splitlines()
    assert len(answers) == len(wanted), f"{len(answers)} answers to {len(wanted)} questions"
    numbers, spread = numbers_in_source()
    kinds, wrong = set(), 0
    for puzzle, answer in zip(wanted, answers):
        time = json.loads(answer)["time"]
        rounds = fit_time.rounds_of(puzzle)
        kinds |= {r[0] for r in rounds}
        told = [tuple(r[name] for name in ("kind", "open", "boxes", "lines", "naked", "moves")) for r in time["rounds"]]
        minutes = fit_time.seconds_of(fit_time.sums_of(rounds), numbers) / 60
        level = next(word for limit, word in LIMITS if time["minutes"] < limit)
        near = all(abs(time[name] - value) < 0.0501 for name, value in
                   (("minutes", minutes), ("from", minutes / spread), ("to", minutes * spread)))
        if told != rounds or not near or time["level"] != level or not time["calibrated"]:
            wrong += 1
            print(f"{puzzle}: {minutes:.2f} minutes, {rounds}; the program: {time}")
    missing = set(fit_time.KINDS) - kinds
    print(f"{len(wanted)} puzzles, {wrong} differences; kinds of rounds that did not occur: {sorted(missing) or 'none'}")
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main())
