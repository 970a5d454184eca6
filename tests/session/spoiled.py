#!/usr/bin/env python3
"""Spoiled questions: each has an answer, and errors are values.

   spoiled.py ASK        ASK: the C program in this folder
"""
import json
import subprocess
import sys

KINDS = {"request", "puzzle", "line", "cell", "size", "stopped", "memory", "internal"}
PUZZLE = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."

# Members by the kind of their value.
FLAGS = [("branch", "decisions"), ("replay", "marks"), ("solve", "count"), ("solve", "all"), ("hdp", "log"), ("steps", "trace"), ("steps", "unbatched"),
         ("path", "proof"), ("explain", "chain"), ("scenarios", "rule11"), ("draw", "unfold"), ("prove", "formula")]
COUNTS = [("branch", "depth"), ("solve", "limit"), ("hdp", "depth"), ("scenarios", "sample"), ("scenarios", "seed"),
          ("certificate", "effort"), ("draw", "stage"), ("draw", "path"), ("solve", "max_nodes"), ("solve", "number")]
TEXTS = [("solve", "puzzle"), ("replay", "lines"), ("branch", "lines"), ("branch", "at"), ("branch", "try"), ("steps", "order"), ("steps", "series"), ("rate", "series"),
         ("path", "order"), ("path", "only"), ("path", "stop_at"), ("scenarios", "pick"), ("explain", "method"),
         ("prove", "goal"), ("prove", "by"), ("check", "proof"), ("read", "text"), ("solve", "box")]
CHOICES = [("branch", "facts"), ("hdp", "choose"), ("hdp", "walk"), ("steps", "count"), ("path", "notation"), ("scenarios", "extend"),
           ("scenarios", "apply"), ("explain", "words"), ("prove", "as"), ("draw", "marks"), ("draw", "theme"),
           ("solve", "coords"), ("candidates", "marks")]
LISTS = [("rate", "by"), ("explain", "queries"), ("explain", "sets")]

ANY = [{}, {"a": 1}, [[[]]], [None], 1e400, -1e308, "\u0000", "\ud800"]
WRONG = {"flag": [0, 1, "true", [], 0.5], "count": [-1, 1.5, "3", True, [], 18446744073709551616, -9223372036854775808],
         "text": [1, True, [], "", 0.1], "choice": [1, False, [], "no such word", "list|most-pairs", ""],
         "list": ["A1", 1, True, [1], [[1, 2]], [["A1"]]]}


def needed(ask):
    more = {"replay": {"lines": "HYP # A1: 1\n"}, "steps": {"order": "T1"}, "explain": {"queries": ["A1"]},
            "check": {"proof": "{}"}, "read": {"text": PUZZLE}}
    question = {"ask": ask, **more.get(ask, {})}
    return question if ask in ("read", "list") else {**question, "puzzle": PUZZLE}


def member_questions():
    for kind, members in (("flag", FLAGS), ("count", COUNTS), ("text", TEXTS), ("choice", CHOICES), ("list", LISTS)):
        for ask, member in members:
            for value in WRONG[kind] + [v for v in ANY if not (kind == "text" and isinstance(v, str))][:4]:
                yield {**needed(ask), member: value}, True


def whole_questions():
    yield from ((text, True) for text in (
        "", "{", "null", "[]", "1", '"solve"', "{}", '{"ask":1}', '{"ask":"SOLVE"}', '{"ask":"solve"}',
        '{"ask":"solve","puzzle":"1"}', '{"ask":"solve","puzzle":"' + "1" * 81 + "2" * 3 + '"}',
        '{"ask":"solve","puzzle":"' + "." * 65 * 65 + '"}', '{"ask":"solve","puzzle":"65"}',
        '{"ask":"solve","puzzle":"' + "x" * 100000 + '"}', "[" * 100000, '{"a":' * 50000, '{"ask":"solve","x":' + "[" * 5000 + "]" * 5000 + "}",
        '{"ask":"hint","puzzle":"' + PUZZLE + PUZZLE + '"}', '{"ask":"draw","puzzle":"' + PUZZLE + '","stage":99999}',
        '{"ask":"draw","puzzle":"' + PUZZLE + '","path":99999}', '{"ask":"draw","puzzle":"' + PUZZLE + '","path":1,"graph":"analysis"}',
        '{"ask":"certificate","puzzle":"' + PUZZLE + '","effort":13}', '{"ask":"hdp","puzzle":"' + PUZZLE + '","depth":65}',
        '{"ask":"scenarios","puzzle":"' + PUZZLE + '","pick":"A1,A1"}', '{"ask":"scenarios","puzzle":"' + PUZZLE + '","pick":"A1,J9"}',
        '{"ask":"explain","puzzle":"' + PUZZLE + '","queries":[]}', '{"ask":"explain","puzzle":"' + PUZZLE + '","queries":["?"]}',
        '{"ask":"steps","puzzle":"' + PUZZLE + '"}', '{"ask":"prove","puzzle":"' + PUZZLE + '","by":"unique"}',
        '{"ask":"prove","puzzle":"' + PUZZLE + '","goal":"Z99!=1"}', '{"ask":"rate","puzzle":"' + PUZZLE + '","by":["hdq"]}',
        '{"ask":"path","puzzle":"' + PUZZLE + '","order":"x-wing","only":"x-wing"}', '{"ask":"solve","puzzle":"' + PUZZLE + '","seconds":0}',
        '{"ask":"solve","all":true,"limit":1000001,"puzzle":"' + PUZZLE + '"}'))
    yield b'{"ask":"solve","puzzle":"\xff\xfe\xff"}', True
    yield b"\xff" * 300, True
    # Unusual but valid questions.
    yield '{"ask":"solve","ask":"list"}', False
    yield '{"ask":"check","puzzle":"' + PUZZLE + '","proof":"{}"}', False
    yield '{"ask":"read","text":"' + PUZZLE + ' 123"}', False
    yield '{"ask":"explain","puzzle":"' + PUZZLE + '","queries":["Z9=1"]}', False
    yield '{"ask":"solve","puzzle":"' + "." * 81 + '","limit":100000}', False
    yield '{"ask":"analyze","puzzle":"' + "." * 256 + '","max_nodes":50}', False
    yield '{"ask":"hint","puzzle":"' + "11" + "." * 79 + '"}', False


def as_bytes(question):
    if isinstance(question, bytes):
        return question
    text = question if isinstance(question, str) else json.dumps(question)
    return text.encode("utf-8", "surrogatepass")


def main():
    questions = list(member_questions()) + list(whole_questions())
    ran = subprocess.run([sys.argv[1]], input=b"".join(as_bytes(q) + b"\n" for q, _ in questions if as_bytes(q)),
                         capture_output=True, check=False, timeout=600)
    questions = [(q, wrong) for q, wrong in questions if as_bytes(q)]
    answers = ran.stdout.decode("utf-8").splitlines()
    failed = 0
    if ran.returncode != 0 or len(answers) != len(questions):
        print(f"status {ran.returncode}, {len(answers)} answers to {len(questions)} questions")
        failed += 1
    for (question, wrong), line in zip(questions, answers):
        answer = json.loads(line)
        error = answer.get("error")
        fine = (error is not None) == wrong and (error is None or (error["kind"] in KINDS and error["text"]))
        if error is not None and error["kind"] == "internal":
            fine = False
        if not fine:
            failed += 1
            print(f"{as_bytes(question)[:200]!r}: {line[:200]}")
    print(f"{len(questions)} questions, {failed} failed")
    return 1 if failed or len(questions) < 400 else 0


if __name__ == "__main__":
    sys.exit(main())
