#!/usr/bin/env python3
"""Traces by their own definition, by the checkers and by the judge; those of isomorphs; and spoiled ones, which must be found.

   traces.py ASK ROOT [TRACES] [SEED]      ASK: the C program of tests/session

A trace is right if its positions chain from the givens to the solution, each step changes its position by what it places and
removes and what that implies, the lines of its proof remove just this, all lines together are a ledger that the checker accepts,
and the judge says of each step with a technique that it follows. Puzzles: those of people, random minimal ones, boards with rules.
"""
import copy
import itertools
import json
import random as randoms
import re
import sys
from collections import Counter
from pathlib import Path

from truth import answers_of

NAMES = "ABCDEFGHI"
CELLS = list(itertools.product(range(9), repeat=2))
PEERS = {(r, c): {(x, y) for x, y in CELLS if (x, y) != (r, c) and (x == r or y == c or (x // 3, y // 3) == (r // 3, c // 3))}
         for r, c in CELLS}
ISOMORPHS = 6


def candidate(text):
    cell, sign, digit = re.fullmatch(r"([A-I]\d)(!?=)(\d)", text).groups()
    return (int(cell[1]) - 1, NAMES.index(cell[0])), sign == "=", int(digit)


def position(text):
    """For each cell its digits, and whether it is written."""
    words = re.findall(r"\[\d*\]|[\d.]", text.split()[0])
    assert len(words) == 81, text
    return {cell: (set(range(1, 10)) if w == "." else {int(d) for d in w.strip("[]")}, w.isdigit()) for cell, w in zip(CELLS, words)}


def digits(place):
    return {cell: left for cell, (left, _) in place.items()}


def claims(step):
    """Those about cells of the grid: a position has no cells of rules."""
    placed = [step["placed"]] if step["placed"] else []
    texts = placed + step["removed"] + step.get("written", [])
    return [candidate(text) for text in texts if re.match(r"[A-I]\d!?=", text)]


def changed(before, step):
    """The position after a step, on a board of rows, columns and boxes alone."""
    after = {cell: (set(left), written) for cell, (left, written) in before.items()}
    for cell, is_it, digit in claims(step):
        if not is_it:
            after[cell][0].discard(digit)
            continue
        after[cell] = ({digit}, True)
        for peer in PEERS[cell]:
            after[peer][0].discard(digit)
    return after


def problem(trace):
    """The first thing wrong with a trace, by its positions and the lines of its proof; or empty."""
    steps = trace["steps"]
    plain = " " not in trace["puzzle"]
    if [s["step"] for s in steps] != list(range(1, len(steps) + 1)) or any(s["of"] != len(steps) for s in steps):
        return "numbers of steps"
    left = None  # what the lines of the proof have left
    before = position(steps[0]["before"])
    givens = position(trace["puzzle"])
    if any(written and before[cell] != (is_it, True) for cell, (is_it, written) in givens.items()):
        return "not begun at the givens"
    for step in steps:
        if position(step["before"]) != before:
            return f"step {step['step']}: not begun where the step before ended"
        after = position(step["after"])
        for cell, is_it, digit in claims(step):
            if digit not in before[cell][0] or (digit in after[cell][0]) != is_it or (is_it and after[cell] != ({digit}, True)):
                return f"step {step['step']}: its position is not changed by {step['line']}"
        if plain and changed(before, step) != after:
            return f"step {step['step']}: another position after it"
        for line in step["proof"]:
            if "givens" in line:
                left = {c: set(range(1, 10)) if g == 0 else {g} if isinstance(g, int) else set(g) for c, g in zip(CELLS, line["givens"])}
            for number in line.get("removes", []):
                if number < 729:
                    left[CELLS[number // 9]].discard(number % 9 + 1)
        if left != digits(after):
            return f"step {step['step']}: its proof leads to another position"
        before = after
    if trace["outcome"] == "solved" and not all(written for _, written in before.values()):
        return "not solved"
    return ""


def ledger(trace):
    return "".join(json.dumps(line) + "\n" for step in trace["steps"] for line in step["proof"])


def image(mapping, trace):
    """Cells and digits of a trace, by the map of an isomorph."""
    def turned(cell):
        row, column = mapping["rows"][cell[0]] - 1, mapping["columns"][cell[1]] - 1
        return (column, row) if mapping["transposed"] else (row, column)

    def said(step):
        return (step["technique"], {(turned(c), i, mapping["digits"][d - 1]) for c, i, d in claims(step)},
                {turned((int(c[1]) - 1, NAMES.index(c[0]))) for c in step["cells"]}, {mapping["digits"][d - 1] for d in step["digits"]},
                {turned(c): ({mapping["digits"][d - 1] for d in left}, w) for c, (left, w) in position(step["after"]).items()})
    return [said(step) for step in trace["steps"]]


NONE = {"rows": range(1, 10), "columns": range(1, 10), "digits": range(1, 10), "transposed": False}


def spoil(random, trace):
    """One step with a mistake, and its kind."""
    out = copy.deepcopy(trace)
    k = random.randrange(len(out["steps"]))
    step = out["steps"][k]
    kind = random.choice(["digit", "position", "line", "removes", "lost", "doubled"])
    before = position(step["before"])
    if kind == "digit":  # another candidate of the cell instead
        cell, is_it, digit = claims(step)[0]
        others = sorted(before[cell][0] - {digit})
        if not others:
            kind = "lost"
        else:
            new = f"{NAMES[cell[1]]}{cell[0] + 1}{'=' if is_it else '!='}{random.choice(others)}"
            if step["placed"]:
                step["placed"] = new
            elif step["removed"]:
                step["removed"][0] = new
            else:
                step["written"][0] = new
            if not is_it and new in step["removed"][1:]:
                kind = "lost"
    if kind == "position":
        cell = random.choice(CELLS)
        words = re.findall(r"\[\d*\]|[\d.]", step["after"])
        old = words[CELLS.index(cell)]
        words[CELLS.index(cell)] = random.choice([w for w in [*"123456789", "[12]", "[345]"] if w != old])
        step["after"] = "".join(words)
    if kind in ("line", "removes"):
        lines = [line for line in step["proof"] if line.get("removes")]
        if not lines:
            kind = "lost"
        elif kind == "line":
            step["proof"].remove(random.choice(lines))
        else:
            line = random.choice(lines)
            line["removes"] = line["removes"][:-1] + [(line["removes"][-1] + random.choice([1, 9, 81])) % 729]
    if kind == "lost":
        del out["steps"][k]
    if kind == "doubled":
        out["steps"].insert(k, copy.deepcopy(step))
    return out, kind


def lines_of(file):
    return [line for line in file.read_text().splitlines() if line and not line.startswith("#")]


def puzzles(root, random):
    """Puzzles, and how many isomorphs of each: those of people, every sixth a random minimal one, some with rules or other houses."""
    people = [line.split("\t")[0] for line in lines_of(root / "data/human/times.tsv")[1:]]
    minimal = [line.split()[0] for line in lines_of(root / "data/random_minimal_200.txt")]
    ruled = [line.split("\t")[1] for line in lines_of(root / "data/rules/f-puzzles.tsv")[1:]]
    housed = [line.split(" #")[0] for name in ("jigsaw", "x", "windoku") for line in lines_of(root / f"data/houses/{name}.txt")[:20]]
    ruled, housed = ([line for line in some if re.match(r"[1-9.]{81} ", line)] for some in (ruled, housed))
    for some in (people, minimal, ruled, housed):
        random.shuffle(some)
    for i in range(len(people)):
        if i % 10 == 7:
            yield (ruled if i % 20 == 7 else housed)[i // 20 % min(len(ruled), len(housed))], 0 if i % 20 == 7 else ISOMORPHS
        else:
            yield (minimal[i // 6 % len(minimal)] if i % 6 == 5 else people[i]), ISOMORPHS
    yield from puzzles(root, random)


class Findings:
    """What is wrong, and what was seen."""

    def __init__(self, ask, random):
        self.ask, self.random = ask, random
        self.wrong, self.verdicts, self.kinds, self.done, self.ruled = [], Counter(), Counter(), 0, 0

    def look_at(self, some, seed):
        """The traces of these puzzles."""
        # Boards with rules, whose proofs may be long, have a limit: the steps so far are looked at.
        asked = [{"ask": "trace", "puzzle": p, "candidates": True, "proof": True, "seed": seed, "shuffle": n,
                  **({"seconds": 10} if " rules:" in p else {})}
                 for p, isomorphs in some for n in ([0, isomorphs] if isomorphs else [0])]
        checks, judged = [], []
        for question, answer in zip(asked, answers_of(self.ask, asked)):
            for trace in answer["traces"]:
                self.chain(trace, checks)
            if not question["shuffle"]:
                original = answer["traces"][0]
                judged.append(original)
                self.ruled += " " in original["puzzle"]
            for trace in answer["traces"] if question["shuffle"] else []:
                if image(trace["isomorph"], original) != image(NONE, trace):
                    self.wrong.append(f"{trace['puzzle']}: not the image of {original['puzzle']}")
        self.check(checks)
        self.judge(judged)

    def chain(self, trace, checks):
        """The positions of a trace, and a spoiled one."""
        if not trace["steps"]:
            return
        if why := problem(trace):
            self.wrong.append(f"{trace['puzzle']}: {why}")
        checks.append((trace, "", True))
        spoiled, kind = spoil(self.random, trace)
        self.kinds[kind] += 1
        if not problem(spoiled):
            checks.append((spoiled, kind, False))
        self.done += 1

    def check(self, checks):
        """The ledgers: of spoiled traces, too, if their positions are as they should be."""
        told = answers_of(self.ask, [{"ask": "check", "puzzle": t["puzzle"], "proof": ledger(t)} for t, _, _ in checks])
        for (trace, kind, good), answer in zip(checks, told):
            if (answer.get("verdict", "") == "accepted") != good:
                self.wrong.append(f"{trace['puzzle']} {kind}: {answer.get('verdict')} {answer.get('reason', answer.get('error', ''))}")

    def judge(self, judged):
        """Each step with a technique follows."""
        judged = [trace for trace in judged if trace["steps"]]
        told = answers_of(self.ask, [{"ask": "judge", "puzzle": t["puzzle"], "claims": t["steps"]} for t in judged])
        for trace, answer in zip(judged, told):
            for step, verdict in zip(trace["steps"], answer["verdicts"]):
                self.verdicts[verdict["verdict"]] += 1
                if step["technique"] and verdict["verdict"] != "follows":
                    self.wrong.append(f"{trace['puzzle']} step {step['step']}: {verdict['verdict']}: {step['line']}: {verdict['text']}")
            if answer["after"] != trace["steps"][-1]["after"]:
                self.wrong.append(f"{trace['puzzle']}: the judge ends elsewhere")


def main():
    ask, root = sys.argv[1], Path(sys.argv[2])
    most, seed = int((sys.argv[3:] + ["60"])[0]), int((sys.argv[4:] + ["1"])[0])
    random = randoms.Random(seed)
    source, found = puzzles(root, random), Findings(ask, random)
    while found.done < most:
        found.look_at(list(itertools.islice(source, 10)), seed)
    print(f"traces: {found.done}, seed {seed}; puzzles with rules or other houses: {found.ruled}; steps judged: "
          f"{sum(found.verdicts.values())}, {dict(found.verdicts)}; spoiled: {dict(found.kinds)}")
    for each in found.wrong[:10]:
        print("wrong:", each[:600])
    sys.exit(1 if found.wrong else 0)


if __name__ == "__main__":
    main()
