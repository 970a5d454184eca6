"""The Python package in use. tests/session compares the contents of answers with the program's."""

import gc
import inspect
import json
import random
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
import unittest
from itertools import count, islice
from pathlib import Path

import deduku

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "session"))
from questions import NO_PUZZLE, PUZZLES, QUESTIONS  # noqa: E402

try:
    import numpy
except ImportError:
    numpy = None
try:
    import pandas
except ImportError:
    pandas = None

DATA = Path(__file__).resolve().parents[2] / "data"
HARDEST = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
SOLVED = "812753649943682175675491283154237896369845721287169534521974368438526917796318452"
SMALL = "...43.1..1..4..."


def puzzles():
    lines = (DATA / "random_minimal_200.txt").read_text().splitlines()
    return [line.split()[0] for line in lines if line and not line.startswith("#")]


class Boards(unittest.TestCase):
    def test_texts_of_all_kinds(self):
        self.assertEqual(deduku.solve(HARDEST), (SOLVED, 1))
        self.assertEqual(deduku.solve(SMALL), ("1234341221434321", 1))
        self.assertEqual(deduku.solve("11" + "." * 79), (None, 0))
        self.assertEqual(deduku.solve("." * 81, 5).counts, 5)
        self.assertEqual(deduku.solve([HARDEST, HARDEST.replace(".", "0"), "11" + "." * 79]), ([SOLVED, SOLVED, None], [1, 1, 0]))
        self.assertEqual(deduku.solve([SMALL, HARDEST]), (["1234341221434321", SOLVED], [1, 1]))
        self.assertEqual(deduku.solve([]), ([], []))

    def test_rules_of_an_argument(self):
        blank, written = "." * 16, "." * 16 + " rules:killer 3: C1 D1; thermo: A2-D2"
        killer, thermo = {"rule": "killer", "values": [3], "cells": ["C1", "D1"]}, {"rule": "thermo", "cells": "A2-D2"}
        answer = deduku.true_candidates(written, 100)
        self.assertEqual(answer["true_candidates"][:3], [[3, 4], [3, 4], [1, 2]])
        for rules in ("killer 3: C1 D1; thermo: A2-D2", "killer 3: C1 D1\nthermo: A2-D2", [killer, thermo],
                      ["killer 3: C1 D1", thermo], deduku.rules(written)["sentences"]):
            self.assertEqual(deduku.true_candidates(blank, 100, rules=rules)["counts"], answer["counts"])
        self.assertEqual(deduku.true_candidates(written.split(";")[0], 100, rules=thermo)["counts"], answer["counts"])
        self.assertEqual(deduku.count(blank, rules=[killer, thermo]), deduku.count(written))
        self.assertEqual(deduku.solve(blank, rules=[killer, thermo]), deduku.solve(written))
        arrow = {"rule": "arrow", "groups": [["A1"], "B1 C1"]}
        self.assertEqual(deduku.rules(blank, rules=arrow)["sentences"][0]["rule"], "arrow: A1 = B1 C1")
        link = deduku.convert(written, "f-puzzles")
        self.assertEqual(deduku.count(link, rules="odd: A1"), deduku.count(written + "; odd: A1"))

    def test_wrong_rules_have_a_place(self):
        with self.assertRaisesRegex(deduku.Error, "^2:11: found 'A1Z9'") as caught:
            deduku.hint("." * 16, rules=["anti-king", "killer 3: A1Z9"])
        self.assertEqual(caught.exception.member, "rules")
        with self.assertRaisesRegex(deduku.Error, "a rule lacks the member 'rule'"):
            deduku.hint("." * 16, rules={"values": [3]})
        with self.assertRaisesRegex(deduku.Error, "rules go with one puzzle"):
            deduku.solve([SMALL, SMALL], rules="anti-king")

    def test_counts(self):
        self.assertEqual(deduku.count("." * 16), 288)  # published: the number of 4x4 grids
        self.assertEqual(deduku.count([HARDEST, "." * 81], 7), [1, 7])

    def test_bytes(self):
        solved, counts = deduku.solve(HARDEST.encode())
        self.assertEqual((bytes(d + 48 for d in solved).decode(), counts), (SOLVED, b"\x01"))
        self.assertEqual(deduku.solve(bytearray(81)).counts, b"\x02")
        self.assertEqual(deduku.solve(b""), (b"", b""))
        with self.assertRaisesRegex(deduku.Error, "found 80 bytes, expected 81 for each board"):
            deduku.solve(b"." * 80)

    def test_what_is_wrong_is_named(self):
        with self.assertRaisesRegex(deduku.Error, "board 1: found 'x'"):
            deduku.solve([HARDEST, "x" * 81])
        with self.assertRaisesRegex(deduku.Error, "board 2: found '\u2460'"):
            deduku.solve([HARDEST, HARDEST, "\u2460" * 81])
        with self.assertRaisesRegex(deduku.Error, "board 1: found 'bad'"):
            deduku.solve([SMALL, "bad"])
        for limit in (0, 256, -1):
            with self.assertRaisesRegex(deduku.Error, "limit"):
                deduku.solve([HARDEST], limit)
        with self.assertRaisesRegex(deduku.Error, "threads"):
            deduku.solve([HARDEST], threads=0)

    def test_numbers_are_puzzles(self):
        cells = [int(c) if c.isdigit() else 0 for c in HARDEST]
        rows = [cells[i : i + 9] for i in range(0, 81, 9)]
        self.assertEqual(deduku.solve(cells), (SOLVED, 1))
        self.assertEqual(deduku.solve(tuple(rows)), (SOLVED, 1))
        self.assertEqual(deduku.solve([cells, rows, SMALL]), ([SOLVED, SOLVED, "1234341221434321"], [1, 1, 1]))
        with self.assertRaisesRegex(deduku.Error, "found"):
            deduku.solve([1, 2])
        self.assertEqual(deduku.solve([float(cell) for cell in cells]), (SOLVED, 1))
        self.assertEqual(deduku.hdp([HARDEST[i : i + 9] for i in range(0, 81, 9)])["puzzle"], HARDEST)
        self.assertEqual(deduku.hdp(HARDEST.encode())["puzzle"], HARDEST)
        self.assertEqual(deduku.count([[0] * 4] * 4), 288)

    def test_other_values_are_no_digits(self):
        for wrong in (1.5, -5, 10, 257, float("inf"), -float("inf"), float("nan"), None, "a", "1.5", [1]):
            cells = [0] * 4 + [wrong] + [0] * 76
            for ask in (deduku.solve, deduku.count, deduku.rate, lambda board: deduku.solve([HARDEST, board])):
                with self.subTest(wrong), self.assertRaisesRegex(deduku.Error, "found") as caught:
                    ask([cells[i : i + 9] for i in range(0, 81, 9)])
                self.assertEqual((caught.exception.line, caught.exception.column), (1, 5))
        with self.assertRaisesRegex(deduku.Error, "board 1: found -5, expected a whole number from 0 to 9"):
            deduku.solve([HARDEST, [-5] + [0] * 80])
        with self.assertRaisesRegex(deduku.Error, "found 5, expected a whole number from 0 to 4"):
            deduku.hdp([5] + [0] * 15)
        with self.assertRaisesRegex(deduku.Error, "found a row of 8 cells, expected 9 rows of 9 cells"):
            deduku.hdp([[0] * 9] * 8 + [[0] * 8])
        with self.assertRaisesRegex(deduku.Error, "found 5, expected text, or numbers"):
            deduku.hdp(5)

    def test_limits(self):
        hard = "." * 80 + "1"
        self.assertEqual(deduku.solve(HARDEST, seconds=60), (SOLVED, 1))
        self.assertEqual(deduku.solve([SMALL, hard], max_nodes=1), (["1234341221434321", None], [1, None]))
        self.assertEqual(deduku.solve(hard, 1, seconds=60).counts, 1)
        self.assertIsNone(deduku.count(hard, max_nodes=1))
        self.assertIsNone(deduku.count(hard, seconds=0.05))
        self.assertEqual(deduku.count([SMALL, "." * 16], 3, max_nodes=1000), [1, 3])
        self.assertEqual(deduku.solve("." * 36, 1, box="3x2").counts, 1)
        self.assertEqual(len(deduku.techniques(seconds=60)), len(deduku.techniques()))
        self.assertEqual(deduku.forms(puzzles()[:9], seconds=60), deduku.forms(puzzles()[:9]))
        twice = "11" + "." * 79
        self.assertEqual(deduku.forms([twice, HARDEST], "gsf", seconds=60), deduku.forms([twice, HARDEST], "gsf"))
        self.assertEqual(deduku.forms([HARDEST], "solution", max_nodes=0), ([None], [None]))
        self.assertEqual(deduku.forms(HARDEST), tuple(part[0] for part in deduku.forms([HARDEST])))
        with self.assertRaisesRegex(deduku.Error, "seconds= with boards as an array or bytes"):
            deduku.solve(HARDEST.encode(), seconds=1)
        with self.assertRaisesRegex(TypeError, "did you mean 'seconds'"):
            deduku.solve(HARDEST, second=1)

    @unittest.skipIf(numpy is None, "no NumPy here")
    def test_arrays_of_other_types_are_converted(self):
        board = numpy.array([int(c) if c.isdigit() else 0 for c in HARDEST])
        wanted = [int(c) for c in SOLVED]
        for boards in (board, board.astype(float), numpy.stack([board, board], 1).astype(numpy.uint8).T, board.reshape(9, 9).T.T):
            self.assertEqual(deduku.solve(boards).first.reshape(-1)[:81].tolist(), wanted)
        for wrong in (board - 1, board + 0.5, board + 300, board.astype(str), board + numpy.inf, board * numpy.nan, board - 1.0):
            with self.assertRaisesRegex(deduku.Error, "expected whole numbers from 0 to 9"):
                deduku.solve(wrong)

    def test_threads_change_nothing(self):
        many = (puzzles() + ["11" + "." * 79, "." * 80 + "1"]) * 400  # 80,800
        alone = deduku.solve(many, threads=1)
        self.assertEqual(deduku.solve(many, threads=3), alone)
        self.assertEqual(alone.counts[:3], [1, 1, 1])
        with self.assertRaisesRegex(deduku.Error, "board 80000: found '#'"):
            deduku.solve(many[:80_000] + ["#" * 81] + many[:500], threads=3)


class Forms(unittest.TestCase):
    def test_texts_as_the_question_has_them(self):
        some = puzzles()[:20]
        for form in ("minlex", "gsf", "pattern", "maxlex", "solution"):
            wanted = [deduku.canon(puzzle, form) for puzzle in some]
            found = deduku.forms(some, form)
            self.assertEqual(found.forms, [answer["text"] for answer in wanted])
            self.assertEqual(found.automorphisms, [answer["automorphisms"] for answer in wanted])

    def test_where_there_is_none(self):
        twice, several = "11" + "." * 79, "1" + "." * 80
        self.assertEqual(deduku.forms([twice]), ([None], [0]))
        self.assertEqual(deduku.forms([several, HARDEST], "solution").forms[0], None)
        self.assertEqual(deduku.forms([]), ([], []))

    def test_many_threads(self):
        many = puzzles() * 200
        self.assertEqual(deduku.forms(many, threads=3), deduku.forms(many, threads=1))

    def test_what_is_wrong_is_named(self):
        with self.assertRaisesRegex(deduku.Error, "'round', expected minlex, gsf"):
            deduku.forms(puzzles(), "round")
        with self.assertRaisesRegex(deduku.Error, "board 1: found 'xx'"):
            deduku.forms([HARDEST, "xx"])
        with self.assertRaisesRegex(deduku.Error, "board 2: found 'x'"):
            deduku.forms([HARDEST, HARDEST, "x" * 81])

    @unittest.skipIf(numpy is None, "numpy is not installed (python3-numpy)")
    def test_arrays(self):
        boards = numpy.array([[int(c) if c != "." else 0 for c in p] for p in puzzles()], numpy.uint8)
        found = deduku.forms(boards.reshape(200, 9, 9), "gsf")
        lines = ["".join(map(str, row)).replace("0", ".") for row in found.forms.reshape(200, 81)]
        texts = deduku.forms(puzzles(), "gsf")
        self.assertEqual((lines, list(found.automorphisms)), (texts.forms, texts.automorphisms))


class Making(unittest.TestCase):
    def test_new_puzzles_are_minimal(self):
        made = deduku.generate(5, seed=7, symmetry="none")
        self.assertEqual(len(set(made)), 5)
        for puzzle in made:
            self.assertEqual(deduku.minimal(puzzle)["result"], "minimal")
        self.assertEqual(deduku.generate(2, seed=7), made[:2])
        self.assertNotEqual(deduku.generate(), deduku.generate())  # another seed in each call

    def test_new_puzzles_with_a_condition(self):
        made = deduku.generate(3, seed=7, where="te = 1 and hardest != naked-single", seconds=60)
        self.assertEqual(len(made), 3)
        for puzzle in made:
            rated = deduku.rate(puzzle, by="te,path")
            self.assertEqual(rated["te"]["te"], 1)
            self.assertNotEqual(rated["path"]["hardest"], "naked-single")
        self.assertEqual(deduku.generate(1, where="te = 0 and te is unknown or er > 11.8", tries=200), [])
        with self.assertRaisesRegex(deduku.Error, "'swordfsh' is not a value of hardest; did you mean 'swordfish'?"):
            deduku.generate(where="hardest = swordfsh")
        with self.assertRaisesRegex(deduku.Error, "never true: no value of te satisfies it"):
            deduku.generate(where="te > 3 and te < 2")

    def test_reduced(self):
        answer = deduku.minimal("...43.12.1..4...", reduce=True)
        self.assertEqual((answer["result"], answer["reduced"]), ("minimal", "...4..12.1..4..."))


@unittest.skipIf(numpy is None, "numpy is not installed (python3-numpy)")
class Arrays(unittest.TestCase):
    def boards(self):
        return numpy.array([[int(c) if c != "." else 0 for c in p] for p in puzzles()], numpy.uint8)

    def test_shapes(self):
        boards = self.boards()
        first, counts = deduku.solve(boards)
        self.assertEqual(["".join(map(str, row)) for row in first], deduku.solve(puzzles()).first)
        self.assertTrue((counts == 1).all())
        for shape, counted in (((200, 9, 9), (200,)), ((200, 81), (200,))):
            solved = deduku.solve(boards.reshape(shape))
            self.assertEqual((solved.first.shape, solved.counts.shape), (shape, counted))
            self.assertTrue((solved.first.reshape(200, 81) == first).all())
        for shape in ((81,), (9, 9)):
            solved = deduku.solve(boards[3].reshape(shape))
            self.assertEqual((solved.first.shape, int(solved.counts)), (shape, 1))
            self.assertTrue((solved.first.reshape(81) == first[3]).all())
        self.assertEqual(deduku.solve(numpy.zeros((0, 81), numpy.uint8)).first.shape, (0, 81))
        self.assertTrue((deduku.count(boards) == 1).all())

    def test_characters_and_what_cannot_be_written(self):
        text = numpy.frombuffer("".join(puzzles()).encode(), numpy.uint8).reshape(-1, 81)
        self.assertFalse(text.flags.writeable)
        self.assertTrue((deduku.solve(text).first == deduku.solve(self.boards()).first).all())

    def test_boards_stay_as_they_are(self):
        boards = self.boards()
        before = boards.copy()
        deduku.solve(boards)
        self.assertTrue((boards == before).all())

    def test_what_is_wrong_is_named(self):
        boards = self.boards()
        for wrong, text in (
            (boards.astype(numpy.int64) - 1, "an array of int64, expected whole numbers from 0 to 9"),
            (boards[:, :80].copy(), r"shape \(200, 80\), expected \(n, 81\)"),
            (boards.reshape(2, 100, 81), r"shape \(2, 100, 81\)"),
        ):
            with self.assertRaisesRegex(deduku.Error, text):
                deduku.solve(wrong)
        boards[7, 80] = 10
        with self.assertRaisesRegex(deduku.Error, "board 7: found the byte 10"):
            deduku.solve(boards)


class Questions(unittest.TestCase):
    def test_errors_have_their_place(self):
        with self.assertRaises(deduku.Error) as caught:
            deduku.rate("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4$.")
        self.assertEqual((caught.exception.kind, caught.exception.line, caught.exception.member), ("puzzle", 1, "puzzle"))
        self.assertIn("1:80: ", str(caught.exception))
        self.assertIsInstance(caught.exception, ValueError)
        again = pickle.loads(pickle.dumps(caught.exception))
        self.assertEqual((str(again), again.column), (str(caught.exception), caught.exception.column))
        with self.assertRaisesRegex(TypeError, "unexpected keyword argument 'second'; did you mean 'seconds'"):
            deduku.hdp(HARDEST, second=2)
        with self.assertRaisesRegex(deduku.Error, "did you mean 'depth'"):
            deduku.ask("hdp", HARDEST, deepth=2)
        with self.assertRaisesRegex(deduku.Error, "cannot be written as JSON"):
            deduku.ask("hdp", HARDEST, depth=object())

    def test_numbers_are_puzzles_too(self):
        rows = [[int(c) if c != "." else 0 for c in HARDEST[i : i + 9]] for i in range(0, 81, 9)]
        self.assertEqual(deduku.hdp(rows)["puzzle"], HARDEST)
        self.assertEqual(deduku.hdp(sum(rows, []))["level"], "hard")
        wide = [[0] * 16 for _ in range(16)]
        wide[0][0] = 16
        self.assertEqual(deduku.candidates(wide, "peers")["candidates"][0], [16])

    def test_sentences(self):
        self.assertEqual(deduku.explain(SMALL, "A1", "B2!=3").text,
                         "A1 is 1: the only place for 1 in column A\nB2 is not 3: A2 is given as 3 and sees it")  # fmt: skip
        self.assertEqual(deduku.hint(SMALL).text.splitlines()[-1], "2 is the only candidate left in B1. So B1 is 2.")
        self.assertTrue(deduku.path(SMALL).text.startswith("Naked Single: B1=2\n"))
        shown = deduku.explain(SMALL, "A1")._repr_html_()
        self.assertEqual(shown, "<pre>A1 is 1: the only place for 1 in column A</pre>")
        self.assertEqual(deduku.Answer(text="<b>")._repr_html_(), "<pre>&lt;b&gt;</pre>")

    def test_every_answer_has_a_text(self):
        for question in QUESTIONS:
            for puzzle in [None] if question["ask"] in NO_PUZZLE or "puzzle" in question else PUZZLES:
                asked = {**question, "max_nodes": 2000} | ({} if puzzle is None else {"puzzle": puzzle})
                answer = deduku.Answer(json.loads(deduku.ask_json(json.dumps(asked))))
                with self.subTest(asked):
                    self.assertTrue(answer.text)
        wrong = deduku.explain(SMALL, "A1", "Z9", sets=[["Q1", "2"], ["A1,B1", "2"]])
        self.assertEqual(wrong.text.splitlines(), [
            "A1 is 1: the only place for 1 in column A", "'Z9' is not a cell of a 4x4 board, expected A1 to D4",
            "'Q1' is not a cell of a 4x4 board, expected A1 to D4", "2 is once in A1 and B1: they hold all its places in row 1"])

    def test_required_members_have_a_place(self):
        self.assertTrue(deduku.judge(SMALL, "A1=1")["text"])
        self.assertEqual(len(deduku.practice("naked-single", positions=1)["positions"]), 1)
        for row in deduku.ask("questions")["questions"]:
            function = inspect.signature(getattr(deduku, row["ask"], lambda puzzle=None: None))
            for member in row["members"]:
                if member["required"]:
                    self.assertEqual(function.parameters[member["name"]].kind, inspect.Parameter.POSITIONAL_OR_KEYWORD, row["ask"])

    def test_traces(self):
        steps = list(deduku.traces([SMALL, HARDEST], candidates=True, threads=2))
        self.assertEqual({step["puzzle"] for step in steps}, {SMALL, HARDEST})
        self.assertEqual([step["line"] for step in steps if step["puzzle"] == SMALL],
                         [step["line"] for step in deduku.path(SMALL)["steps"]])  # fmt: skip
        turned = list(deduku.traces([SMALL], words="short", shuffle=3, seed=2))
        self.assertEqual({step["original"] for step in turned}, {SMALL})
        self.assertEqual([step["technique"] for step in turned], 3 * [s["technique"] for s in steps if s["puzzle"] == SMALL])
        with self.assertRaises(deduku.Error):
            list(deduku.traces(["8...x"]))

    # The steps of a path are the moves of a game; the verdict on any claim is that of the solution.
    def test_games(self):
        rules = "1............... rules:killer 4: A1 B1; thermo: D1-D3; killer 3: B3 B4"
        small = "................ board:4x4 digits:0-3 houses:lines rules:killer 0: A1; thermo: A1-D1; white: A2 B2; sum 6: A4 B4 C4 D4"
        large = "." * 256
        for puzzle in (SMALL, HARDEST, rules):
            game = deduku.Game(puzzle)
            solution = deduku.ask("solve", puzzle)["solution"].split()[0]
            right = dict(zip(game.cells, solution))
            chance = random.Random(4)
            for claim in chance.sample(game.legal_claims(), 12):
                cell, digit = claim.replace("!", "").split("=")
                true = (right[cell] == digit) == ("!" not in claim)
                move = game.step(claim)
                with self.subTest(claim, puzzle=puzzle):
                    self.assertEqual(move.verdict in ("follows", "true", "known"), true, move)
                    self.assertEqual(move.reward < 0, not true)
                    self.assertEqual(move.counterexample is None, true)
            game.reset()
            for step in deduku.path(puzzle)["steps"]:
                move = game.step(step)
                self.assertEqual(move.verdict, "follows" if step["technique"] else "true", step["line"])
            self.assertTrue(move.done and game.solved)
            self.assertEqual(game.cells, {cell: int(digit) for cell, digit in right.items()})
            self.assertEqual((game.candidates, game.legal_claims()), ({}, []))
        wide = deduku.Game(large)
        self.assertEqual((list(wide.cells)[-1], wide.candidates["P16"][-1]), ("P16", 16))
        self.assertEqual(wide.step("P16=16").verdict, "open")
        zeros = deduku.Game(small)
        self.assertEqual((zeros.step("A1=0").verdict, zeros.cells["A1"]), ("follows", 0))
        self.assertEqual(zeros.candidates["A4"], [1, 2, 3])
        self.assertEqual(zeros.step("nonsense").verdict, "unreadable")

    def test_proofs(self):
        proof = deduku.prove(HARDEST, by="hdp")
        self.assertEqual(deduku.check(HARDEST, proof)["proved"], "unique")
        self.assertEqual(deduku.prove(HARDEST, by=["hdp"])["proof"], proof["proof"])
        self.assertEqual(deduku.check(HARDEST, proof["proof"])["verdict"], "accepted")
        self.assertEqual(deduku.check(SMALL, proof)["verdict"], "refused")
        self.assertEqual(deduku.check(HARDEST, deduku.certificate(HARDEST))["verdict"], "accepted")
        self.assertTrue(deduku.prove(SMALL, as_="drat")["proof"])

    def test_words_are_lists_too(self):
        wanted = deduku.rate(HARDEST, by=["hdp", "unique"])["hdp"]
        self.assertEqual(deduku.rate(HARDEST, by="hdp, unique")["hdp"], wanted)
        self.assertEqual([a["hdp"] for a in deduku.rate_many([HARDEST], by="hdp")], [wanted])

    def test_pictures(self):
        picture = deduku.draw(SMALL, path=1)
        self.assertEqual(picture._repr_svg_()[:4], "<svg")
        self.assertIn("Naked Single", picture.title)
        self.assertEqual(repr(picture), f"<Picture: {picture.title}>")

    def test_reading_and_techniques(self):
        found = deduku.read(f"{SMALL}  # small\n{HARDEST}\nnonsense\n")
        self.assertEqual([p["puzzle"] for p in found[:2]], [SMALL, HARDEST])
        self.assertRegex(found[2].text, "^3:1: found 'nonsense', expected a puzzle")
        self.assertEqual((found[0]["comment"], found[2]["error"]["at"]), ("small", {"line": 3, "column": 1}))
        self.assertIn("two-string-kite", {row["key"] for row in deduku.techniques()})

    def test_limits(self):
        self.assertEqual(deduku.hdp(HARDEST, max_nodes=3)["level"], "unknown")
        self.assertEqual(deduku.__version__, deduku.version()["library"])


class Many(unittest.TestCase):
    def test_answers_come_in_order(self):
        all_of_them = list(deduku.hdp_many(puzzles(), threads=4))
        self.assertEqual([a["puzzle"] for a in all_of_them], puzzles())
        self.assertEqual([a["number"] for a in all_of_them], list(range(1, 201)))
        self.assertEqual(all_of_them[7]["level"], deduku.hdp(puzzles()[7])["level"])

    def test_an_error_has_its_turn(self):
        answers = deduku.rate_many([HARDEST, "nonsense", SMALL], by=["hdp"])
        self.assertEqual(next(answers)["hdp"]["level"], "hard")
        with self.assertRaises(deduku.Error):
            next(answers)
        self.assertEqual(next(answers)["puzzle"], SMALL)
        self.assertEqual(list(answers), [])

    def test_no_more_is_taken_than_is_at_work(self):
        taken = count()
        last = 0

        def endless():
            nonlocal last
            for last in taken:
                yield HARDEST

        with deduku.hdp_many(endless(), threads=2) as answers:
            self.assertEqual(len(list(islice(answers, 20))), 20)
            self.assertLess(last, 30)
        self.assertEqual(list(answers), [])

    def test_threads_end_with_the_iterator(self):
        before = threading.active_count()
        for _ in range(30):
            self.assertEqual(next(deduku.rate_many([HARDEST] * 9, by="unique", threads=2))["puzzle"], HARDEST)
            # The first answer comes at once, the second would take minutes.
            self.assertEqual(next(deduku.many("solve", [SMALL] + ["." * 81] * 9, threads=2, count=True))["solutions"], 1)
        gc.collect()
        ends = time.monotonic() + 60
        while threading.active_count() > before and time.monotonic() < ends:
            time.sleep(0.01)
        self.assertLessEqual(threading.active_count(), before)

    @unittest.skipIf(pandas is None, "pandas is not installed (python3-pandas)")
    def test_tables(self):
        table = deduku.rate_many(puzzles()[:5], by=["hdp", "steps"]).to_frame()
        self.assertEqual(list(table["puzzle"]), puzzles()[:5])
        self.assertEqual(list(table["hdp.level"]), [deduku.hdp(p)["level"] for p in puzzles()[:5]])


class Interruption(unittest.TestCase):
    """Ctrl-C during a question that would take minutes."""

    JOBS = {
        "bulk": "deduku.solve(['.' * 81] * 3_000_000, 255)",
        "bulk on one thread": "deduku.solve(['.' * 81] * 3_000_000, 255, threads=1)",
        "question": "deduku.count('.' * 81)",
        "many": "list(deduku.many('solve', ['.' * 81] * 100, threads=3, count=True))",
    }

    def test_it_ends_and_the_next_call_works(self):
        for name, job in self.JOBS.items():
            program = (
                "import deduku\n"
                "print('begun', flush=True)\n"
                f"try:\n    {job}\n    print('ended by itself')\n"
                "except KeyboardInterrupt:\n    print('interrupted', flush=True)\n"
                f"print(deduku.solve({SMALL!r}).counts, flush=True)\n"
            )
            with self.subTest(name):
                run = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, env=os.environ)
                self.assertEqual(run.stdout.readline(), "begun\n")
                time.sleep(1.5)
                run.send_signal(signal.SIGINT)
                asked = time.monotonic()
                self.assertEqual(run.communicate(timeout=60)[0].splitlines(), ["interrupted", "1"])
                print(f"{name}: {time.monotonic() - asked:.2f} s after Ctrl-C", file=sys.stderr)


class OtherDoors(unittest.TestCase):
    def test_the_program_says_the_same_version(self):
        program = os.environ.get("DEDUKU")
        if program is None:
            self.skipTest("DEDUKU, the program, is not set")
        said = json.loads(subprocess.run([program, "--version", "--json"], capture_output=True, check=True).stdout)
        for member in ("library", "schema", "kernel", "features"):
            self.assertEqual(said[member], deduku.version()[member])


if __name__ == "__main__":
    unittest.main()
