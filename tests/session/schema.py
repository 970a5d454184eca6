#!/usr/bin/env python3
"""The schema of questions and answers (doc/json.schema.json) accepts those of the session, and refuses invalid ones.

   schema.py ASK PUZZLES N   ASK as in same_answers.py; PUZZLES: a list not used for making the schema, of which the
                             first N are used

Without python3-jsonschema it prints a message and asserts nothing: status 77, which CMake shows as skipped.
"""
import copy
import json
import subprocess
import sys
from pathlib import Path

from questions import NO_PUZZLE, QUESTIONS

try:
    import jsonschema
except ImportError:
    print("skipped: python3-jsonschema is not installed")
    sys.exit(77)

ask, puzzles_file, most = sys.argv[1:4]
schema = json.loads((Path(__file__).resolve().parents[2] / "doc" / "json.schema.json").read_text())
puzzles = [line.split()[0] for line in Path(puzzles_file).read_text().splitlines()
           if line.strip() and not line.startswith("#")][:int(most)]


def validator(name):
    return jsonschema.Draft7Validator({**schema["definitions"][name], "definitions": schema["definitions"]})


VALIDATORS = {name: validator(name) for name in schema["definitions"]}


def asked(questions):
    lines = "".join(json.dumps(question) + "\n" for question in questions)
    ran = subprocess.run([ask], input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in ran.stdout.splitlines()]


def failure(question, answer):
    word = question["ask"].capitalize()
    for name, value in ((word + "Question", question), (word + "Answer", answer)):
        error = next(VALIDATORS[name].iter_errors(value), None)
        if error is not None:
            return f"{name}: {list(error.absolute_path)}: {error.message[:200]}"
    return None


def main():
    questions = [q if "puzzle" in q or q["ask"] in NO_PUZZLE else {**q, "puzzle": puzzle}
                 for q in QUESTIONS for puzzle in puzzles]
    failed = held = refused = 0
    for question, answer in zip(questions, asked(questions)):
        if "error" in answer:
            refused += 1
            failed += not VALIDATORS["Problem"].is_valid(answer["error"])
            continue
        problem = failure(question, answer)
        held += problem is None
        if problem is not None:
            failed += 1
            print(problem)
        # Errors are detected: an additional member, a missing one, one of another type.
        for spoil in (lambda a: a.update(unknown=1), lambda a: a.pop("program"), lambda a: a.update(program=1)):
            wrong = copy.deepcopy(answer)
            spoil(wrong)
            if failure(question, wrong) is None:
                failed += 1
                print(f"accepted: {question['ask']} spoiled")
    print(f"{held} answers as the schema says, {refused} refusals, {failed} failed")
    return 1 if failed or held < 60 * len(puzzles) else 0


if __name__ == "__main__":
    sys.exit(main())
