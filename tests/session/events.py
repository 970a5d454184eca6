#!/usr/bin/env python3
"""Events during a question are in the answer: steps of a path, measures, parts of the work.

   events.py ASK          ASK: the C program in this folder
"""
import json
import subprocess
import sys

PUZZLE = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."


KILLER = ("................ rules: thermo: A1 B1; killer 3: A1 B1; killer 7: C1 D1; killer 5: A2 A3; killer 5: B2 C2; "
          "killer 5: D2 D3; killer 5: B3 C3; killer 7: A4 B4; killer 3: C4 D4")


def asked(question, puzzle=PUZZLE):
    ran = subprocess.run([sys.argv[1], "--events"], input=json.dumps({**question, "puzzle": puzzle}) + "\n",
                         capture_output=True, text=True, check=True)
    *events, answer = [json.loads(line) for line in ran.stdout.splitlines()]
    return events, answer


def main():
    for by in ["order", "se", "hodoku"]:
        events, answer = asked({"ask": "path", "by": by})
        # The board before a step is sent only once.
        steps = [{k: v for k, v in step.items() if k != "before"} for step in answer["steps"]]
        assert steps and [e["step"] for e in events] == steps, by

    # With rules: first the walk from which steps are left out.
    events, answer = asked({"ask": "path"}, KILLER)
    walked = [e["progress"] for e in events if "progress" in e]
    assert walked and [e["progress"] for e in events[:len(walked)]] == walked
    assert [e["step"]["technique"] for e in events[len(walked):]] == [step["technique"] for step in answer["steps"]]
    assert all(a["done"] <= b["done"] for a, b in zip(walked, walked[1:]))
    assert walked[-1] == {"done": 16, "total": 16, "unit": "cells"} and answer["outcome"] == "solved"

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
    print("events: steps of 4 paths, 3 measures, 4 parts, rounds of scenarios")


if __name__ == "__main__":
    main()
