#!/usr/bin/env python3
"""Random claims with random reasons about random boards with rules: what `judge` says of them beside all solutions.

   claims.py ASK [CLAIMS] [SEED]      ASK: the C program of tests/session

A claim is said to follow only if it is true in every solution; what is called false has a solution in which it is.
"""
import itertools
import json
import random as randoms
import sys
from collections import Counter

import oracle
from oracle import name
from truth import Case, answers_of

TRUE = {"follows", "follows otherwise", "true", "known"}
STEPS = 10  # of an answer


def reason(random, case, techniques):
    """A technique with cells and digits, all at random; singles as often as all others."""
    out = {"technique": random.choice([random.choice(techniques), random.choice(["naked-single", "hidden-single", "full-house"])])}
    cells = list(itertools.product(range(case.n), repeat=2))
    if random.random() < 0.5:
        out["cells"] = [name(c) for c in random.sample(cells, random.randint(1, 3))]
    if random.random() < 0.3:
        out["digits"] = random.sample(range(1, case.n + 1), random.randint(1, 2))
    return out


def one_claim(random, case):
    """Cell, whether it holds the digit, digit; true in some solution half of the time."""
    cell = (random.randrange(case.n), random.randrange(case.n))
    digit, is_it = random.randint(1, case.n), random.random() < 0.4
    if case.solutions and random.random() < 0.5:
        right = random.choice(case.solutions)[cell]
        digit = right if is_it else random.choice([d for d in range(1, case.n + 1) if d != right])
    return cell, is_it, digit


def text(claim):
    cell, is_it, digit = claim
    return f"{name(cell)}{'=' if is_it else '!='}{digit}"


def step(random, case, techniques):
    """A step as an object or as a line, and its claims."""
    claims = [one_claim(random, case) for _ in range(random.choice([1, 1, 1, 2]))]
    if random.random() < 0.2:
        return ", ".join(map(text, claims)), claims
    out = {"removed": [text(c) for c in claims if not c[1]], "placed": [text(c) for c in claims if c[1]]}
    return ({**out, **reason(random, case, techniques)} if random.random() < 0.85 else out), claims


def holds(solution, claims):
    return all((solution[cell] == digit) == is_it for cell, is_it, digit in claims)


def problem(case, claims, told):
    """What is wrong with a verdict, in words."""
    verdict = told["verdict"]
    if not case.solutions:
        return "" if verdict == "no solution" else f"no solution, but {verdict}"
    good = all(holds(s, claims) for s in case.solutions)
    if good:
        return "" if verdict in TRUE else f"true, but {verdict}"
    if verdict not in ("false", "open"):
        return f"not true, but {verdict}"
    other = told["counterexample"].split()[0]
    if not any(case.cells(s) == other and not holds(s, claims) for s in case.solutions):
        return f"no counterexample: {other}"
    return ""


def known_techniques(ask):
    """The keys of techniques, of those with sizes for size 2."""
    keys = [row["key"] for row in answers_of(ask, [{"ask": "list"}])[0]["techniques"]] + ["naked-pair", "hidden-pair", "x-wing"]
    told = answers_of(ask, [{"ask": "judge", "puzzle": "...43.1..1..4...", "claims": [{"technique": key, "placed": "A1=1"} for key in keys]}])
    out = [key for key, verdict in zip(keys, told[0]["verdicts"]) if verdict["verdict"] != "unreadable"]
    assert len(out) > 80, out
    return out


def main():
    ask, most, seed = sys.argv[1], int((sys.argv[2:] + ["500"])[0]), int((sys.argv[3:] + ["1"])[0])
    random = randoms.Random(seed)
    techniques = known_techniques(ask)
    wrong, seen, done = [], Counter(), 0
    while done < most:
        cases = [Case(random) for _ in range(20)]
        answers = [[step(random, case, techniques) for _ in range(STEPS)] for case in cases]
        questions = [{"ask": "judge", "puzzle": case.line(), "claims": [s for s, _ in steps]} for case, steps in zip(cases, answers)]
        for case, steps, question, told in zip(cases, answers, questions, answers_of(ask, questions)):
            if "error" in told:
                wrong.append(f"{told['error']} {json.dumps(question)}")
                continue
            for (said, claims), verdict in zip(steps, told["verdicts"]):
                seen[verdict["verdict"]] += 1
                if why := problem(case, claims, verdict):
                    wrong.append(f"{why}: {said} on {question['puzzle']}")
            follow = [v["verdict"] == "follows" for v in told["verdicts"]]
            score = told["score"]
            if score["follow"] != sum(follow) or score["steps"] != STEPS or score["first_failing"] != (
                    None if all(follow) else follow.index(False) + 1):
                wrong.append(f"score {score} of {follow}")
        done += len(cases) * STEPS
    print(f"claims: {done}, seed {seed}; " + "; ".join(f"{word}: {n}" for word, n in sorted(seen.items())))
    for each in wrong[:10]:
        print("wrong:", each)
    missing = {"follows", "follows otherwise", "false", "open", "true"} - set(seen)
    if missing and done >= 500:
        print("never seen:", missing)
    sys.exit(1 if wrong or (missing and done >= 500) else 0)


if __name__ == "__main__":
    main()
