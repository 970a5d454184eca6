#!/usr/bin/env python3
"""Events during a question are in the answer: steps of a path, measures, parts of the work.

   events.py ASK          ASK: the C program in this folder
"""
import json
import subprocess
import sys

PUZZLE = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."


def asked(question):
    ran = subprocess.run([sys.argv[1], "--events"], input=json.dumps({**question, "puzzle": PUZZLE}) + "\n",
                         capture_output=True, text=True, check=True)
    *events, answer = [json.loads(line) for line in ran.stdout.splitlines()]
    return events, answer


def main():
    for by in ["order", "se", "hodoku"]:
        events, answer = asked({"ask": "path", "by": by})
        # The board before a step is sent only once.
        steps = [{k: v for k, v in step.items() if k != "before"} for step in answer["steps"]]
        assert steps and [e["step"] for e in events] == steps, by

    events, answer = asked({"ask": "rate", "by": ["hdp", "steps", "se"]})
    assert {e["member"] for e in events} == {"hdp", "steps", "se"}
    for event in events:
        told = {k: v for k, v in answer[event["member"]].items() if k in event["value"]}
        assert told == event["value"] and told, event["member"]

    events, answer = asked({"ask": "analyze"})
    assert [e["progress"] for e in events] == [{"done": k, "total": 4, "unit": "parts"} for k in range(1, 5)]

    events, answer = asked({"ask": "scenarios", "extend": "singles"})
    assert answer["rounds"] and [e["round"] for e in events] == answer["rounds"]

    events, answer = asked({"ask": "solve"})
    assert events == [] and answer["result"] == "unique"
    print("events: steps of 2 paths, 3 measures, 4 parts, rounds of scenarios")


if __name__ == "__main__":
    main()
