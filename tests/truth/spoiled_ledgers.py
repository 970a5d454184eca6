#!/usr/bin/env python3
"""Spoiled ledgers of random boards with rules: the checker accepts no claim that the solutions of the board refute.

   spoiled_ledgers.py ASK [LEDGERS] [SEED]      ASK: the C program of tests/session

A line dropped, doubled or exchanged with another, a number or a list in it changed, the end cut off; or the ledger of a
board for another with a rule less, of which its claim is false.
"""
import copy
import json
import random as randoms
import sys

from truth import Case, answers_of

KINDS = ["drop", "exchange", "double", "cut", "change", "change", "change"]
CLAIMS = {"no-solution": lambda n: n == 0, "unique": lambda n: n == 1, "solution": lambda n: n > 0}


def as_text(lines):
    return "".join((x if isinstance(x, str) else json.dumps(x, separators=(",", ":"))) + "\n" for x in lines)


def places(value, at=()):
    """The paths to all lists, numbers and texts in a JSON value."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, at + (key,))
        return
    yield at
    if isinstance(value, list):
        for i, inner in enumerate(value):
            yield from places(inner, at + (i,))


def changed(random, old, n):
    if isinstance(old, int):
        return max(0, old + random.choice([-2, -1, 1, 2]))
    if isinstance(old, str):
        return old[:-1]
    if not old:
        return [random.randrange(n)]
    if random.random() < 0.6:
        k = random.randrange(len(old))
        return old[:k] + old[k + 1:]
    return old + [copy.deepcopy(random.choice(old))]


def change(random, line, n):
    at = random.choice([p for p in places(line) if p])
    inner = line
    for key in at[:-1]:
        inner = inner[key]
    inner[at[-1]] = changed(random, inner[at[-1]], n)


def spoil(random, ledger, n):
    lines = copy.deepcopy(ledger)
    kind = random.choice(KINDS)
    k, other = random.randrange(1, len(lines)), random.randrange(1, len(lines))
    if kind == "drop":
        del lines[k]
    elif kind == "exchange":
        lines[k], lines[other] = lines[other], lines[k]
    elif kind == "double":
        lines.insert(k, copy.deepcopy(lines[other]))
    elif kind == "cut":
        del lines[k:]
    else:
        change(random, lines[random.randrange(len(lines))], n)
    return lines


def with_a_rule_less(random, case):
    """The board without one of its rules, if that changes the number of solutions; else None."""
    less = copy.copy(case)
    k = random.randrange(len(case.rules))
    less.rules, less.holds = case.rules[:k] + case.rules[k + 1:], case.holds[:k] + case.holds[k + 1:]
    less.solutions = [g for g in less.every if all(good(g) for good in less.holds)]
    return less if less.rules and min(2, len(less.solutions)) != len(case.solutions) else None


def false_claim(case, answer):
    """An accepted claim that the solutions refute."""
    if not CLAIMS[answer["proved"]](len(case.solutions)):
        return True
    return "grid" in answer and answer["grid"] not in [[g[c] for c in sorted(g)] for g in case.solutions]


def trials(random, cases, ledgers):
    """Pairs of a board and a ledger for it that is spoiled or belongs to another board."""
    for case, ledger in zip(cases, ledgers):
        for _ in range(6):
            yield case, spoil(random, ledger, case.n)
        less = with_a_rule_less(random, case)
        if less:
            yield less, ledger


def main():
    ask, most = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 200
    random = randoms.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    numbers = {"accepted": 0, "refused": 0, "error": 0}
    wrong = 0
    while sum(numbers.values()) < most:
        cases = [c for c in (Case(random) for _ in range(40)) if len(c.solutions) < 2]
        ledgers = [a["proof"] for a in answers_of(ask, [{"ask": "prove", "puzzle": c.line()} for c in cases])]
        whole = answers_of(ask, [{"ask": "check", "puzzle": c.line(), "proof": as_text(x)} for c, x in zip(cases, ledgers)])
        refused = [a for a in whole if a.get("verdict") != "accepted"]
        for answer in refused:
            print(f"refused unspoiled: {answer}")
        spoiled = list(trials(random, cases, ledgers))
        asked = [{"ask": "check", "puzzle": c.line(), "proof": as_text(x)} for c, x in spoiled]
        for (case, _), question, answer in zip(spoiled, asked, answers_of(ask, asked)):
            verdict = answer.get("verdict", "error")
            numbers[verdict] += 1
            if verdict == "accepted" and false_claim(case, answer):
                print(f"accepted: {answer['proved']}, with {len(case.solutions)} solutions: {json.dumps(question)}")
                wrong += 1
        wrong += len(refused)
    print(f"spoiled ledgers: {numbers['refused'] + numbers['error']} refused, {numbers['accepted']} accepted, {wrong} wrong")
    return 1 if wrong or not numbers["refused"] else 0


if __name__ == "__main__":
    sys.exit(main())
