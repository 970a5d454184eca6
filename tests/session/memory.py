#!/usr/bin/env python3
"""Memory does not grow with the number of questions: the maximum of 300 rounds and of 100,000 questions.

   memory.py ASK [SLACK]      SLACK: KiB by which the second may exceed the first and a tenth; 512
"""
import json
import os
import subprocess
import sys

PUZZLE = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
QUESTIONS = [{"ask": "solve"}, {"ask": "hdp"}, {"ask": "hint"}, {"ask": "candidates"}, {"ask": "explain", "queries": ["A2"]},
             {"ask": "draw"}, {"ask": "slove"}, {"ask": "solve", "puzzle": "1"}]


def most_memory(rounds):
    lines = "".join(json.dumps({"puzzle": PUZZLE, **q}) + "\n" for q in QUESTIONS)
    child = subprocess.Popen(["/usr/bin/env", sys.argv[1], "--again", str(rounds)], stdin=subprocess.PIPE,
                             stdout=subprocess.DEVNULL)
    child.stdin.write(lines.encode())
    child.stdin.close()
    _, status, usage = os.wait4(child.pid, 0)
    assert status == 0, status
    return usage.ru_maxrss


few, many = most_memory(300 // len(QUESTIONS)), most_memory(100_000 // len(QUESTIONS))
print(f"{few} KiB, {many} KiB")
slack = int(sys.argv[2]) if len(sys.argv) > 2 else 512
assert many < few * 1.1 + slack, (few, many)
