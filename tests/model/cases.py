"""A case: a command, its options, a file of puzzles, and an event during the run.

  {"command": "solve", "event": "signal", "options": ["--limit", "3"], "puzzles": [..], "seed": 7}
"""
from puzzles import random_puzzle


def options_of(rng, command):
    """Options under which the rules of the command still hold."""
    pick = rng.choice
    table = {
        "solve": [[], ["--limit", str(rng.randrange(1, 9))], ["--max-nodes", str(pick([0, 1, 5, 50]))],
                  ["--all", "--limit", "20"], ["--count", "--timeout", "2"]],
        "hdp": [[], ["--section", pick(["analysis", "pair", "deep", "constraint", "pairs", "positions", "level", "log"])],
                ["--choose", "most-pairs"], ["--walk", "depth"], ["--max-nodes", "30"]],
        "steps": [["-q", pick(["inferior", "ulterior", "superior-plus", "hardest"])], ["-Z", "hardest"],
                  ["-q", "hardest", "--unbatched"]],
        "rate": [[], ["--by", pick(["hdp", "steps", "reasonable", "unique"])], ["--max-nodes", "20"]],
        "scenarios": [[], ["--rule11"], ["--pick", "auto", "--sample", "20"], ["--extend", "singles", "--max-nodes", "500"]],
        "prove": [[], ["--by", pick(["hdp", "search", "steps", "reasonable"])], ["--goal", pick(["unique", "solution", "none"])],
                  ["--max-nodes", "40"]],
        "certificate": [[], ["-e", pick("123")], ["--max-nodes", "10"]],
        "analyze": [[], ["--max-nodes", "100"], ["--color", "always"]],
        "draw": [[], ["--marks", pick(["peers", "left"])], ["--stage", pick("012")], ["--graph", pick(["analysis", "reduction"])]],
        "path": [[], ["--notation", pick(["rc", "hodoku", "eureka"])], ["--only", "singles,naked-pair"],
                 ["--stop-at", "pointing"], ["--max-nodes", "30"]],
        "hint": [[], ["--stage", pick(["where", "technique", "cells", "sentence"])], ["--max-nodes", "3"]],
        "convert": [["--to", pick(["line", "sdk", "pencilmarks"])]],
        "explain": [[], ["--chain"]],
    }
    words = list(pick(table[command]))
    if rng.random() < 0.2:
        words += ["--coords", pick(["sheet", "sheet-up", "rc", "rows"])]
    return words


COMMANDS = ["solve"] * 5 + ["hdp", "steps", "rate", "scenarios", "prove", "certificate", "analyze", "draw", "convert", "path", "hint",
                            "explain"]
EVENTS = ["plain"] * 4 + ["threads"] * 3 + ["json"] * 3 + ["signal"] * 3 + ["timeout", "full", "closed", "files", "files",
                                                                      "format", "garbage", "usage", "pipe", "size"]


def random_case(rng, corpus):
    command = rng.choice(COMMANDS)
    event = rng.choice(EVENTS)
    if event == "files":
        command = rng.choice(["prove", "prove", "index", "draw", "analyze"])
    quick = command in ("solve", "convert", "certificate", "hdp")
    most = rng.choice([1, 2, 5, 30 if quick else 6])
    puzzles = [random_puzzle(rng, corpus) for _ in range(rng.randrange(1, most + 1))]
    if command not in ("solve", "convert"):  # the others take long on large boards
        puzzles = [p for p in puzzles if len(p) <= 100] or ["...43.1..1..4..."]
    options = [] if command == "index" else options_of(rng, command)
    return {"command": command, "event": event, "options": options, "puzzles": puzzles, "seed": rng.randrange(1 << 30)}
