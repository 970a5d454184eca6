#!/usr/bin/env python3
"""Random boards with rules: everything that the session says about them is compared with all their solutions.

   truth.py ASK [BOARDS] [SEED]      ASK: the C program of tests/session

Boards have 4x4 and 6x6 cells, boxes or other regions, up to seven rules, some of them with no solution or with many, and
players' boards with right and wrong digits. The solutions come from oracle.py, which shares nothing with the program.
"""
import functools
import itertools
import json
import random as randoms
import re
import subprocess
import sys

import oracle
from oracle import boxes, grids, name

MOST = 600  # solutions of a 6x6 board before its rules; of a 4x4 there are at most 576


def depend_on_each_other(rules):
    """Whether one of the rules changes what another means: white dots, where neighbours may be consecutive; minima, or maxima,
    that are neighbours."""
    if "non-consecutive" in rules and any("white" in rule for rule in rules):
        return True
    marked = [rule.split(": ") for rule in rules if rule.startswith(("minimum", "maximum"))]
    spots = [(key, int(cell[1:]), oracle.NAMES.index(cell[0])) for key, cell in marked]
    return any(a[0] == b[0] and abs(a[1] - b[1]) + abs(a[2] - b[2]) == 1 for a, b in itertools.combinations(spots, 2))


class Case:
    """A board: text of the puzzle, all solutions, givens, a player's board."""

    def __init__(self, random):
        while True:
            self.n = random.choice([4, 4, 4, 4, 6])
            if self.build(random):
                return

    def build(self, random):
        n = self.n
        self.region = boxes(n, 2, n // 2)
        self.houses = ""
        if n == 4 and random.random() < 0.2:
            self.region = random.choice([[0, 0, 0, 1, 2, 0, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3], [0, 0, 1, 1, 2, 0, 0, 1, 2, 3, 3, 1, 2, 2, 3, 3],
                                         [0, 0, 0, 0, 1, 1, 2, 2, 1, 1, 2, 2, 3, 3, 3, 3]])
            self.houses = " houses:" + "".join("ABCD"[b] for b in self.region)
        whole = [self.shuffled(random)] if n == 6 else small_grids(tuple(self.region))
        if not whole:
            return False
        full = random.choice(whole)
        count = random.randint(0, 4) if n == 4 else random.randint(13, 20)
        self.givens = {c: full[c] for c in random.sample(sorted(full), count)}
        if random.random() < 0.06 and self.givens:
            cell = random.choice(sorted(self.givens))
            self.givens[cell] = random.randint(1, n)
        made = []
        for _ in range(random.randint(1, 7)):
            pool = oracle.LOCAL * 2 + oracle.WHOLE + (oracle.SIX if n == 6 else [])
            base = full if random.random() < 0.93 else random.choice(whole)
            made.append(random.choice(pool)(random, n, self.region, base))
        self.rules = [text for text, _ in made]
        self.holds = [good for _, good in made]
        if depend_on_each_other(self.rules):
            return False
        self.every = grids_of(n, self.region, self.givens)
        if self.every is None:
            return False
        self.solutions = [g for g in self.every if all(good(g) for good in self.holds)]
        self.full = full
        self.entries = {}
        free = [c for c in sorted(full) if c not in self.givens]
        base = random.choice(self.solutions) if self.solutions else full
        for c in random.sample(free, random.randint(0, min(len(free), 6))):
            self.entries[c] = base[c] if random.random() < 0.8 else random.randint(1, n)
        return True

    def shuffled(self, random):
        rows = [r + 2 * b for b in random.sample(range(3), 3) for r in random.sample(range(2), 2)]
        columns = [c + 3 * s for s in random.sample(range(2), 2) for c in random.sample(range(3), 3)]
        digits = random.sample(range(1, 7), 6)
        base = lambda r, c: (3 * (r % 2) + r // 2 + c) % 6
        return {(r, c): digits[base(rows[r], columns[c])] for r in range(6) for c in range(6)}

    def cells(self, digits):
        return "".join(str(digits.get(c, ".")) for c in itertools.product(range(self.n), repeat=2))

    def line(self):
        return self.cells(self.givens) + self.houses + " rules:" + "; ".join(self.rules)

    def in_play(self):
        regions = "[Regions]\n" + "\n".join(
            "".join("ABCD"[b] for b in self.region[r * self.n:(r + 1) * self.n]) for r in range(self.n)) + "\n" if self.houses else ""
        return (f"[Puzzle]\n{self.cells(self.givens)}\n{regions}[Rules]\n" + "\n".join(self.rules) +
                f"\n[State]\n{self.cells({**self.givens, **self.entries})}\n")


@functools.cache
def small_grids(region):
    return grids(4, region, {}, 600)


def grids_of(n, region, givens):
    """As `grids`; those of 4x4 are made once."""
    if n == 4:
        return [g for g in small_grids(tuple(region)) if all(g[c] == d for c, d in givens.items())]
    return grids(n, region, givens, MOST)


def candidate(n, text):
    """`C5=3` or `C5!=3`: cell, whether it is said to be, digit."""
    found = re.fullmatch(r"([A-J])(\d+)(!?=)(\d+)", text)
    return (int(found[2]) - 1, oracle.NAMES.index(found[1])), found[3] == "=", int(found[4])


def position(n, text):
    """The digits left in each cell of a position on a line."""
    words = re.findall(r"\[[0-9]*\]|[0-9.]", text.split()[0])
    assert len(words) == n * n, text
    every = set(range(1, n + 1))
    return {(i // n, i % n): every if w == "." else {int(x) for x in w.strip("[]")} for i, w in enumerate(words)}


class Judge:
    """Compares the answers about one board with its solutions; `wrong` collects what does not agree."""

    def __init__(self, case):
        self.case = case
        self.wrong = []

    def expect(self, good, *what):
        if not good:
            self.wrong.append(" ".join(str(w) for w in what)[:300])

    def true_in_all(self, text, solutions):
        cell, is_it, digit = candidate(self.case.n, text)
        return all((s[cell] == digit) == is_it for s in solutions)

    def is_solution(self, where, text):
        self.expect(text.split()[0] in [self.case.cells(s) for s in self.case.solutions], where, "no solution:", text)

    def step_holds(self, where, step, solutions):
        for said in ([step["placed"]] if step["placed"] else []) + step["removed"]:
            unique = step.get("if_unique") and len(self.case.solutions) != 1
            self.expect(unique or self.true_in_all(said, solutions), where, "false:", said, step["line"])

    def questions(self, random):
        case = self.case
        line, play = case.line(), case.in_play()
        free = [c for c in sorted(case.full) if c not in case.givens] or [(0, 0)]
        self.claims = [name(random.choice(free)) + random.choice(["=", "!="]) + str(random.randint(1, case.n)) for _ in range(4)]
        wrong = [c for c in case.entries if c in free and not any(s[c] == case.entries[c] for s in case.solutions)]
        if wrong:
            self.claims += [f"{name(wrong[0])}!={case.entries[wrong[0]]}", f"{name(wrong[0])}!={random.randint(1, case.n)}"]
        self.cell = name(random.choice(free))
        out = [({"ask": "solve", "count": True, "puzzle": line}, self.count), ({"ask": "solve", "puzzle": line}, self.solve),
               ({"ask": "solve", "true_candidates": True, "puzzle": line}, self.true_candidates),
               ({"ask": "rules", "puzzle": line}, self.rules), ({"ask": "path", "puzzle": line, "proof": True}, self.path),
               ({"ask": "hint", "puzzle": line}, self.hint), ({"ask": "hint", "puzzle": play}, self.hint),
               ({"ask": "explain", "puzzle": line, "queries": [self.cell]}, self.explain), ({"ask": "prove", "puzzle": line}, self.prove),
               ({"ask": "minimal", "puzzle": line}, self.minimal), ({"ask": "hdp", "puzzle": line}, self.hdp),
               ({"ask": "scenarios", "puzzle": line}, self.scenarios), ({"ask": "steps", "series": "hardest", "puzzle": line}, self.steps),
               ({"ask": "solve", "estimate": 50, "seed": 1, "puzzle": line}, self.estimate)]
        for claim in self.claims:
            out.append(({"ask": "judge", "claim": claim, "puzzle": play, "proof": True}, self.judge))
        return out

    def count(self, a):
        self.expect(a["solutions"] == len(self.case.solutions) and a["exact"], "count", a["solutions"], "not", len(self.case.solutions))

    def verdict(self, word):
        n = len(self.case.solutions)
        return word == ("none" if n == 0 else "unique" if n == 1 else "several")

    def solve(self, a):
        self.expect(self.verdict(a["result"]), "solve", a["result"])
        if a["solution"]:
            self.is_solution("solve", a["solution"])
        self.expect(bool(a["solution"]) == bool(self.case.solutions), "solve: solution")

    def true_candidates(self, a):
        want = [sorted({s[c] for s in self.case.solutions}) for c in itertools.product(range(self.case.n), repeat=2)]
        self.expect(a["true_candidates"] == want, "true candidates", a["true_candidates"], "not", want)

    def left(self, rules, givens):
        n = self.case.n
        every = self.case.every if len(givens) == len(self.case.givens) else grids_of(n, self.case.region, givens)
        return None if every is None else [g for g in every if all(self.case.holds[k](g) for k in rules)]

    def rules(self, a):
        case = self.case
        self.expect(self.verdict(a["result"]), "rules", a["result"])
        if any(";" in text for text in case.rules):
            return  # numbers of the rules differ from ours
        every = range(len(case.rules))
        if a["contradiction"]:
            rules = [k - 1 for k in a["contradiction"]["rules"]]
            cells = [(int(c[1:]) - 1, oracle.NAMES.index(c[0])) for c in a["contradiction"]["givens"]]
            givens = {c: case.givens[c] for c in cells}
            self.expect(self.left(rules, givens) in ([], None), "rules: no contradiction", a["contradiction"])
            if a["contradiction"]["irreducible"]:
                for k in rules:
                    self.expect(self.left([r for r in rules if r != k], givens) != [], "rules: reducible", a["contradiction"], "without", k)
                for c in cells:
                    self.expect(self.left(rules, {x: d for x, d in givens.items() if x != c}) != [], "rules: reducible", a["contradiction"])
        self.expect((a["contradiction"] is not None) == (not case.solutions), "rules: contradiction", a["contradiction"])
        if len(case.solutions) == 1:
            want = [k + 1 for k in every if len(self.left([r for r in every if r != k], case.givens)) == 1]
            self.expect(a["superfluous"] == want, "superfluous", a["superfluous"], "not", want)

    def path(self, a):
        n = len(self.case.solutions)
        for step in a["steps"]:
            self.step_holds("path", step, self.case.solutions)
        words = {0: {"contradiction"}, 1: {"solved"}}.get(n, {"stuck", "solved"} if any(s["if_unique"] for s in a["steps"]) else {"stuck"})
        self.expect(a["outcome"] in words, "path", a["outcome"], n, "solutions", a["text"])

    def standing(self, a):
        """Solutions that agree with the corrected board of an answer of `hint`."""
        if not a["before"]:
            return self.case.solutions if not self.entries_asked() else []
        left = position(self.case.n, a["before"])
        return [s for s in self.case.solutions if all(s[c] in digits for c, digits in left.items())]

    def hint(self, a):
        n = len(self.case.solutions)
        self.expect(a["solutions"] in ({0: "0", 1: "1"}.get(n, "2+"), "unknown"), "hint: solutions", a["solutions"], n)
        if n == 0:
            self.expect(a["step"] is None, "hint: a step without a solution", a["step"] and a["step"]["line"])
            return
        agreeing = self.standing(a)
        self.expect(agreeing, "hint: corrected board has no solution", a["before"], a.get("sentence"), a.get("text"))
        if a["step"]:
            self.step_holds("hint", a["step"], agreeing)
        for m in a["mistakes"]:
            if m["kind"] == "digit" and n == 1:
                cell = (int(m["cell"][1:]) - 1, oracle.NAMES.index(m["cell"][0]))
                self.expect(self.case.solutions[0][cell] != m["digit"], "hint: not a mistake", m)
        if n == 1:
            wrong = {name(c) for c, d in self.case.entries.items() if d != self.case.solutions[0][c]}
            said = {m["cell"] for m in a["mistakes"]}
            self.expect(a["puzzle"] is None or not self.entries_asked() or wrong <= said, "hint: mistakes", said, "not", wrong)
        self.expect(not a["finished"] or len(self.case.entries) + len(self.case.givens) == self.case.n ** 2, "hint: finished")

    def entries_asked(self):
        return "[State]" in self.asked.get("puzzle", "")

    def explain(self, a):
        for answer in a["answers"] if a.get("answers") else []:
            if answer.get("verdict") in ("is", "is not") and "digit" in answer:
                said = answer["cell"] + ("=" if answer["verdict"] == "is" else "!=") + str(answer["digit"])
                self.expect(self.true_in_all(said, self.case.solutions), "explain: false", said)
            cell = (int(answer["cell"][1:]) - 1, oracle.NAMES.index(answer["cell"][0]))
            if "left" in answer:
                self.expect(all(s[cell] in answer["left"] for s in self.case.solutions), "explain: left", answer["left"])
        self.expect(a["outcome"] != "contradiction" or not self.case.solutions, "explain: contradiction")

    def prove(self, a):
        n = len(self.case.solutions)
        self.expect(a["result"] == "proved", "prove", a["result"], n)
        self.expect(a["claim"] == {0: "no solution", 1: "unique"}.get(n, "solution"), "prove", a["claim"], n)

    def minimal(self, a):
        if len(self.case.solutions) != 1:
            return
        want = {name(c) for c in self.case.givens
                if len(self.left(range(len(self.case.rules)), {x: d for x, d in self.case.givens.items() if x != c}) or [0, 0]) == 1}
        self.expect(set(a["redundant"]) == want, "minimal", a["redundant"], "not", want)

    def hdp(self, a):
        if a["solution"]:
            self.is_solution("hdp", a["solution"])

    def scenarios(self, a):
        self.expect(a["contradiction"] is None or not self.case.solutions, "scenarios", a["contradiction"])

    def steps(self, a):
        if a.get("solution") and a["outcome"] == "solved":
            self.is_solution("steps", a["solution"])
        self.expect(a["outcome"] != "contradiction" or not self.case.solutions, "steps: contradiction")

    def estimate(self, a):
        n = len(self.case.solutions)
        if a["exact"]:
            self.expect(a["estimate"] == str(n), "estimate", a["estimate"], n)
        self.expect((a["log10"] is None) == (n == 0), "estimate", a["log10"], n)

    def judge(self, a):
        agreeing = [s for s in self.case.solutions if all(s[c] == d for c, d in self.kept.items())]
        everywhere = self.true_in_all(a["claim"], self.case.solutions)
        here = self.true_in_all(a["claim"], agreeing)
        cell, is_it, digit = candidate(self.case.n, a["claim"])
        nowhere = not any((s[cell] == digit) == is_it for s in agreeing)
        standing = a["standing"]
        if not self.case.solutions:
            self.expect(standing == "no solution", "judge: no solution:", standing, a["text"])
        elif standing in ("said", "one step", "more steps", "unshown"):
            self.expect(here, "judge: called true:", a["claim"], standing, a["text"])
        elif standing == "open":
            self.expect(not everywhere, "judge: called open:", a["claim"], a["text"])
        elif standing == "wrong":
            self.expect(nowhere or not here, "judge: called wrong:", a["claim"], a["text"])
        else:
            self.expect(False, "judge:", standing, a["text"])
        if standing in ("open", "wrong") and a.get("counterexample"):
            other = a["counterexample"].split()[0]
            self.expect(any(self.case.cells(s) == other and (s[cell] == digit) != is_it for s in self.case.solutions),
                        "judge: counterexample", other)

    def keep(self, hint):
        """Entries that the corrected board of the hint kept: what a claim is judged on."""
        left = position(self.case.n, hint["before"]) if hint.get("before") else {}
        self.kept = {c: d for c, d in self.case.entries.items() if left.get(c) == {d}}


def answers_of(ask, questions):
    ran = subprocess.run([ask], input="".join(json.dumps(q) + "\n" for q in questions), capture_output=True, text=True, check=False)
    lines = ran.stdout.splitlines()
    if ran.returncode or len(lines) != len(questions):
        sys.exit(f"the program ended with {ran.returncode} after {len(lines)} of {len(questions)} answers: {ran.stderr[:300]}")
    return [json.loads(line) for line in lines]


def compare(judge, question, find, answer):
    """What of an answer is wrong, in words."""
    known = len(judge.wrong)
    judge.asked = question
    if "error" in answer:
        judge.expect(False, question["ask"], "error:", answer["error"])
    else:
        if question["ask"] == "hint" and judge.entries_asked():
            judge.keep(answer)
        find(answer)
    return judge.wrong[known:]


def main():
    ask, boards = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 60
    random = randoms.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    failed = answers = 0
    numbers = {0: 0, 1: 0, 2: 0}
    for start in range(0, boards, 100):
        judges = [Judge(Case(random)) for _ in range(min(100, boards - start))]
        asked = [(j, question, find) for j in judges for question, find in j.questions(random)]
        for j in judges:
            numbers[min(2, len(j.case.solutions))] += 1
        for (j, question, find), answer in zip(asked, answers_of(ask, [question for _, question, _ in asked])):
            answers += 1
            for what in compare(j, question, find, answer):
                failed += 1
                print(f"{what}\n    {json.dumps(question)}")
    print(f"{boards} boards: {numbers[0]} without a solution, {numbers[1]} with one, {numbers[2]} with several; "
          f"{answers} answers, {failed} wrong")
    return 1 if failed or not all(numbers.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
