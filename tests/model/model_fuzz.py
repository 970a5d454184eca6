#!/usr/bin/env python3
"""Random runs of the programs against rules that always hold.

  model_fuzz.py --bin build/release/bin --data data --seconds 60
  model_fuzz.py --bin build/release/bin --data data --replay found/3f2a.json      a failing case, once more

A case is a command, its options, a file of puzzles and what happens to the run: a signal, a limit, a full disk, other
threads. What a run may do is written down here and not taken from the program: the documented statuses, whole lines, a
line for each puzzle in their order, solutions that are solutions, the same with -j 1 and -j 8, in text and JSON, in any
format, proofs that deduku-check accepts, an end within a second of the limit. A case that breaks a rule is made smaller
as long as it breaks the same one, and kept.
"""
import argparse
import hashlib
import json
import multiprocessing
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

STATUSES = {0, 1, 2, 65, 70, 130}
HANG = 30  # seconds after which a run without limit is a hang
SIGNS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
BOXES = {4: (2, 2), 6: (2, 3), 8: (2, 4), 9: (3, 3), 10: (2, 5), 12: (3, 4), 16: (4, 4)}


class Broken(Exception):
    """A rule is broken: its name, and how."""

    def __init__(self, rule, how):
        super().__init__(f"{rule}: {how}")
        self.rule = rule


# ---- puzzles ---------------------------------------------------------------------------------------------------------

def solved_grid(rng, n):
    """A random solution: the usual pattern, shuffled in ways that keep it one."""
    height, width = BOXES[n]
    base = [[(width * (r % height) + r // height + c) % n for c in range(n)] for r in range(n)]
    bands = rng.sample(range(n // height), n // height)
    stacks = rng.sample(range(n // width), n // width)
    rows = [b * height + r for b in bands for r in rng.sample(range(height), height)]
    columns = [s * width + c for s in stacks for c in rng.sample(range(width), width)]
    digits = rng.sample(range(n), n)
    return [digits[base[r][c]] for r in rows for c in columns]


def random_puzzle(rng, corpus):
    kind = rng.random()
    if kind < 0.45 and corpus:
        return rng.choice(corpus)
    n = rng.choice([4, 4, 4, 6, 6, 8, 9, 9, 9, 9, 10, 12, 16] if kind < 0.97 else [9])
    grid = solved_grid(rng, n)
    share = rng.choice([0.25, 0.35, 0.45, 0.6, 0.9, 1.0]) if n <= 10 else rng.choice([0.55, 0.7, 0.9])
    cells = [SIGNS[d] if rng.random() < share else "." for d in grid]
    if rng.random() < 0.1:  # a mistake in it
        cells[rng.randrange(len(cells))] = rng.choice(SIGNS[:n])
    if rng.random() < 0.03:
        cells = ["."] * len(cells)
    return "".join(cells)


def order_of(line):
    n = round(len(line) ** 0.5)
    return n if n * n == len(line) and n in BOXES else 0


def solution_problem(puzzle, solution):
    """What is wrong with a solution; None if nothing is."""
    n = order_of(puzzle)
    if len(solution) != len(puzzle) or any(s not in SIGNS[:n] for s in solution):
        return "no grid"
    height, width = BOXES[n]
    for i, (given, digit) in enumerate(zip(puzzle, solution)):
        if given != "." and given != digit:
            return f"given {i} is another one"
    for part in (lambda i: i // n, lambda i: i % n, lambda i: (i // n // height, i % n // width)):
        houses = {}
        for i, digit in enumerate(solution):
            houses.setdefault(part(i), set()).add(digit)
        if any(len(digits) != n for digits in houses.values()):
            return "a house lacks a digit"
    return None


def count_4x4(puzzle):
    """Solutions of a 4x4 by trying all."""
    cells = list(puzzle)

    def peers(i):
        r, c = divmod(i, 4)
        return [j for j in range(16) if j != i and (j // 4 == r or j % 4 == c or (j // 8 == i // 8 and j % 4 // 2 == c // 2))]

    for i in range(16):
        if cells[i] != "." and any(cells[j] == cells[i] for j in peers(i)):
            return 0

    def go(i):
        while i < 16 and cells[i] != ".":
            i += 1
        if i == 16:
            return 1
        total = 0
        for digit in "1234":
            if all(cells[j] != digit for j in peers(i)):
                cells[i] = digit
                total += go(i + 1)
                cells[i] = "."
        return total

    return go(0)


# ---- cases -----------------------------------------------------------------------------------------------------------

def options_of(rng, command):
    """Options that keep what the rules say of the command."""
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
        "convert": [["--to", pick(["line", "sdk", "pencilmarks"])]],
        "explain": [[], ["--chain"]],
    }
    words = list(pick(table[command]))
    if rng.random() < 0.2:
        words += ["--coords", pick(["sheet", "sheet-up", "rc", "rows"])]
    return words


COMMANDS = ["solve"] * 5 + ["hdp", "steps", "rate", "scenarios", "prove", "certificate", "analyze", "draw", "convert",
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
    if command not in ("solve", "convert"):  # what takes long on large boards
        puzzles = [p for p in puzzles if len(p) <= 100] or ["...43.1..1..4..."]
    options = [] if command == "index" else options_of(rng, command)
    return {"command": command, "event": event, "options": options, "puzzles": puzzles, "seed": rng.randrange(1 << 30)}


# ---- runs ------------------------------------------------------------------------------------------------------------

class Run:
    def __init__(self, status, out, err, seconds):
        self.status, self.out, self.err, self.seconds = status, out, err, seconds


class Machine:
    """Runs programs in a folder of its own, and counts them."""

    def __init__(self, folder, programs):
        self.folder, self.programs, self.runs = folder, programs, 0

    def start(self, words, **more):
        self.runs += 1
        return subprocess.Popen([os.path.join(self.programs, words[0]), *words[1:]], cwd=self.folder,
                                stdin=more.pop("stdin", subprocess.DEVNULL),
                                stdout=more.pop("stdout", subprocess.PIPE), stderr=subprocess.PIPE, **more)

    def run(self, words, limit=HANG, data=None, stop=None, **more):
        """`stop`: (seconds, signal)."""
        began = time.monotonic()
        if data is not None:
            more["stdin"] = subprocess.PIPE
        process = self.start(words, **more)
        if stop:
            try:
                process.wait(stop[0])
            except subprocess.TimeoutExpired:
                process.send_signal(stop[1])
        try:
            out, err = process.communicate(data, timeout=limit)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            raise Broken("ends", f"still running after {limit} s: {' '.join(words)}")
        return Run(process.returncode, out or b"", err, time.monotonic() - began)


def without_times(out):
    out = re.sub(rb'"seconds":[-0-9.e]+', b'"seconds":0', out)
    out = re.sub(rb"(?m)^TIME .*$", b"TIME", out)
    out = re.sub(rb"\b[0-9.]+ (ms|s)\b", b"T", out)
    return re.sub(rb"(?m)^  time +.*$", b"  time", out)


def check_run(run, words, allowed=STATUSES - {70, 130}):
    said = " ".join(words)
    if run.status not in allowed:
        raise Broken("status", f"{run.status} of {said}: {run.err[-300:]!r}")
    if run.out and not run.out.endswith(b"\n") and "--as" not in words:
        raise Broken("whole lines", f"{run.out[-80:]!r} of {said}")
    if b"internal error" in run.err:
        raise Broken("no internal error", f"{run.err[-300:]!r} of {said}")
    if run.status in (2, 65) and not run.err:
        raise Broken("errors say why", said)


def words_of(case, *more, file="puzzles.txt"):
    words = ["deduku", case["command"], *case["options"], *more, file]
    return words + ["A1"] if case["command"] == "explain" else words


def lines_of(out):
    return out.decode().splitlines()


# ---- rules -----------------------------------------------------------------------------------------------------------

def check_results(case, run, as_json):
    """A result for each puzzle, in order, and true."""
    puzzles, command = case["puzzles"], case["command"]
    if as_json:
        objects = [json.loads(line) for line in lines_of(run.out)]
        if len(objects) != len(puzzles):
            raise Broken("a result each", f"{len(objects)} objects, {len(puzzles)} puzzles")
        for i, (found, puzzle) in enumerate(zip(objects, puzzles)):
            if found["number"] != i + 1 or found["command"] != command or found["puzzle"] != puzzle:
                raise Broken("order", f"object {i + 1}: {found['number']} {found['puzzle']}")
        if command == "solve":
            for found, puzzle in zip(objects, puzzles):
                check_solution(puzzle, str(found["solutions"]) if found["exact"] else None, found["solution"] or "-")
        return
    if command == "solve" and "--all" not in case["options"]:
        lines = lines_of(run.out)
        if [line.split("\t")[0] for line in lines] != puzzles:
            raise Broken("order", f"{len(lines)} lines for {len(puzzles)} puzzles, or others")
        for line in lines:
            puzzle, number, solution = line.split("\t")
            check_solution(puzzle, number if number.isdigit() else None, solution)
    if command in ("rate", "certificate", "steps"):
        lines = [line for line in lines_of(run.out) if not line.startswith("#")]
        if len(lines) != len(puzzles):
            raise Broken("a result each", f"{len(lines)} lines, {len(puzzles)} puzzles")
        if command != "certificate" and [line.split("\t")[0] for line in lines] != puzzles:
            raise Broken("order", "of lines")
    if command == "certificate":
        for puzzle, line in zip(puzzles, lines_of(run.out)):
            if line != "-":
                machine_check(case, puzzle, line)


def check_solution(puzzle, number, solution):
    if solution != "-":
        problem = solution_problem(puzzle, solution)
        if problem:
            raise Broken("solutions are solutions", f"{puzzle} {solution}: {problem}")
    if number is not None and len(puzzle) == 16:
        real = count_4x4(puzzle)
        if str(real) != number:
            raise Broken("counts are true", f"{puzzle}: {number}, not {real}")
    if number == "0" and solution != "-":
        raise Broken("counts are true", f"{puzzle}: none, but {solution}")


def machine_check(case, puzzle, proof):
    run = case["machine"].run(["deduku-check", puzzle, proof])
    if run.status != 0 or not run.out.startswith(b"accepted"):
        raise Broken("proofs are accepted", f"{puzzle} {proof[:80]}: {run.out!r} {run.err!r}")
    return run.out.decode().strip()


def plain(case, machine, rng):
    words = words_of(case)
    run = machine.run(words)
    check_run(run, words)
    check_results(case, run, False)


def threads(case, machine, rng):
    results = []
    for count in (1, 8, rng.choice([2, 3, 5])):
        words = words_of(case, "-j", str(count), *(["--json"] if case["seed"] % 2 else []))
        run = machine.run(words)
        check_run(run, words)
        results.append((run.status, without_times(run.out)))
    if "--timeout" not in case["options"] and any(result != results[0] for result in results):
        raise Broken("any number of threads", f"{[(s, len(o)) for s, o in results]} of {' '.join(words)}")


def as_json(case, machine, rng):
    text, objects = (machine.run(words_of(case, *more)) for more in ([], ["--json"]))
    check_run(text, words_of(case))
    check_run(objects, words_of(case, "--json"))
    if text.status != objects.status and "--timeout" not in case["options"]:
        raise Broken("text and JSON agree", f"status {text.status} and {objects.status}")
    if case["command"] in ("explain", "draw"):
        for line in lines_of(objects.out):
            json.loads(line)
        return
    check_results(case, objects, True)
    if case["command"] == "solve" and "--all" not in case["options"] and "--timeout" not in case["options"]:
        rows = [line.split("\t") for line in lines_of(text.out)]
        for row, found in zip(rows, map(json.loads, lines_of(objects.out))):
            if (found["solution"] or "-") != row[2] or (found["exact"] and str(found["solutions"]) != row[1]):
                raise Broken("text and JSON agree", f"{row} {found}")


def stopped(case, machine, rng):
    streams = "--all" in case["options"]
    words = words_of(case, "-j", rng.choice(["1", "2", "8"]), *(["--json"] if not streams and rng.random() < 0.4 else []))
    whole = machine.run(words)
    check_run(whole, words)
    number = rng.choice([signal.SIGINT, signal.SIGTERM])
    run = machine.run(words, stop=(rng.random() * min(whole.seconds, 2) * 1.1, number), limit=10)
    # Before it catches signals, a program ends by them.
    if run.status == -number and not run.out:
        return
    check_run(run, words, {0, 1, 2, 65, 130})
    if "--timeout" in case["options"]:
        return
    found = without_times(run.out)
    if case["command"] in ("scenarios", "prove"):
        # These write what they have while they work; what was begun is ended as not decided.
        if "--json" not in words:
            return
        found = found[:found.rfind(b"\n", 0, -1) + 1]
    if not without_times(whole.out).startswith(found):
        raise Broken("a stop leaves a beginning", f"{len(run.out)} bytes of {len(whole.out)}, {' '.join(words)}")


def limited(case, machine, rng):
    options = [o for i, o in enumerate(case["options"]) if o != "--timeout" and (i == 0 or case["options"][i - 1] != "--timeout")]
    limit = rng.choice([0.02, 0.1, 0.3])
    words = words_of(dict(case, options=options), "--timeout", str(limit))
    run = machine.run(words)
    check_run(run, words)
    if run.seconds > limit * len(case["puzzles"]) + 1 + SLACK * len(case["puzzles"]):
        raise Broken("limits are kept", f"{run.seconds:.1f} s for {len(case['puzzles'])} x {limit} s: {' '.join(words)}")


def full(case, machine, rng):
    words = words_of(case)
    usual = machine.run(words)
    with open("/dev/full", "wb") as device:
        run = machine.run(words, stdout=device)
    if usual.out and run.status != 70:
        raise Broken("lost output is an error", f"{run.status} of {' '.join(words)} >/dev/full")
    check_run(run, words, STATUSES - {130})


def closed(case, machine, rng):
    """Some of the three standard descriptors are closed."""
    gone = rng.sample([0, 1, 2], rng.randrange(1, 4))
    words = words_of(case)
    usual = machine.run(words)
    shell = " ".join(f"{d}{'<' if d == 0 else '>'}&-" for d in gone)
    machine.runs += 1
    process = subprocess.run(["bash", "-c", f'exec "$0" "$@" {shell}', os.path.join(machine.programs, "deduku"), *words[1:]],
                             cwd=machine.folder, stdin=subprocess.DEVNULL, capture_output=True, timeout=HANG)
    wanted = 70 if 1 in gone and usual.out else usual.status
    if process.returncode != wanted and "--timeout" not in words:
        raise Broken("closed descriptors", f"{process.returncode} instead of {wanted}: {' '.join(words)} {shell}")


def piped(case, machine, rng):
    """The reader of the results goes early."""
    process = machine.start(words_of(case))
    process.stdout.read(rng.choice([0, 1, 100]))
    process.stdout.close()
    process.stdout = None
    try:
        _, err = process.communicate(timeout=HANG)
    except subprocess.TimeoutExpired:
        process.kill()
        raise Broken("ends", "when nobody reads")
    if process.returncode not in (0, 1, 2, 65):
        raise Broken("status", f"{process.returncode} when nobody reads: {err[-200:]!r}")


def formats(case, machine, rng):
    """The same puzzles in another format have the same results."""
    line = machine.run(["deduku", "solve", "puzzles.txt"])
    for form in ("sdk", "pencilmarks"):
        text = machine.run(["deduku", "convert", "--to", form, "puzzles.txt"])
        check_run(text, ["convert", form])
        data = text.out.replace(b"\n", rng.choice([b"\n", b"\r\n", b"\r"]))
        run = machine.run(["deduku", "solve", "-"], data=data)
        check_run(run, ["solve", form])
        mine = [row.split("\t")[1:] for row in lines_of(run.out)]
        if form == "sdk" and mine != [row.split("\t")[1:] for row in lines_of(line.out)]:
            raise Broken("formats agree", f"{form}: {len(mine)} results")
    back = machine.run(["deduku", "convert", "-"], data=machine.run(["deduku", "convert", "--to", "sdk", "puzzles.txt"]).out)
    if [row.split(" ")[0] for row in lines_of(back.out)] != case["puzzles"]:
        raise Broken("formats agree", "sdk and back")


def garbage(case, machine, rng):
    """Damaged input: the statuses, whole lines, an end."""
    text = bytearray("\n".join(case["puzzles"]).encode())
    for _ in range(rng.randrange(1, 12)):
        at = rng.randrange(len(text))
        what = rng.random()
        if what < 0.4:
            text[at] = rng.randrange(256)
        elif what < 0.6:
            del text[at:at + rng.randrange(1, 20)]
        elif what < 0.8:
            text[at:at] = rng.choice([b"#", b"|", b"\n\n", b"[Puzzle]\n", b"\x1b[2J", b",", b"\t", b"\r", b"-----", b"\xff\x00"])
        else:
            text[at:at] = text[at // 2:at]
        text = text or bytearray(b"\n")
    words = words_of(case, file="-")
    run = machine.run(words, data=bytes(text))
    check_run(run, words)
    if b"\x1b" in run.err:
        raise Broken("nothing steers the terminal", repr(run.err[:100]))


def usage(case, machine, rng):
    """A wrong word somewhere on the line."""
    words = words_of(case)
    wrong = rng.choice(["--no-such", "--timeout=x", "-j0", "--format=xml", "--limit=-1", "--coords=up", "--box=3x", "nofile.txt"])
    words.insert(rng.randrange(1, len(words) + 1), wrong)
    run = machine.run(words)
    check_run(run, words)
    if run.status not in (2, 65):
        raise Broken("wrong lines are refused", f"{run.status} of {' '.join(words)}")
    if run.status == 2 and run.out:
        raise Broken("wrong lines are refused", f"prints: {' '.join(words)}")


def files(case, machine, rng):
    """Result files, also of runs that are killed: whole, without leftovers, and what is missing comes with the next run."""
    command = case["command"]
    extension = {"prove": ".jsonl", "draw": ".svg", "analyze": ".html"}.get(command, "")
    place = ["--html", "out/"] if command == "analyze" else ["-o", "out/"]
    options = case["options"] if command == "prove" else []
    words = ["deduku", command, *options, *place, "puzzles.txt"]
    for _ in range(rng.randrange(0, 3)):
        machine.run(words, stop=(rng.random() * 0.1, rng.choice([signal.SIGKILL, signal.SIGINT, signal.SIGTERM])))
    run = machine.run(words)
    check_run(run, words)
    out = os.path.join(machine.folder, "out")
    names = sorted(os.path.join(where, name) for where, _, some in os.walk(out) for name in some)
    if any(name.endswith(".deduku-part") for name in names):
        raise Broken("no leftovers", str(names))
    if command == "index":
        rows = {line.split("\t")[0] for line in open(os.path.join(out, "index.tsv")) if not line.startswith("#")}
        if rows != {str(i + 1) for i in range(len(case["puzzles"]))}:
            raise Broken("a row each", f"{sorted(rows)} of {len(case['puzzles'])}")
        if machine.run(words).out:
            raise Broken("nothing is made twice", "index")
    for i, puzzle in enumerate(case["puzzles"]):
        name = os.path.join(out, f"puzzles/{i + 1:06}.html" if command == "index" else f"{i + 1:04}{extension}")
        if command == "prove":
            if os.path.exists(name):
                machine_check(case, puzzle, name)
        elif not open(name, "rb").read().rstrip().endswith((b"</html>", b"</svg>")):
            raise Broken("files are whole", name)


def small_disk(case, machine, rng):
    """Files may not grow beyond some bytes: what is there is whole, or from before."""
    if case["command"] not in ("prove", "draw", "analyze"):
        case = dict(case, command="prove", options=[])
    target = {"prove": "p.jsonl", "draw": "p.svg", "analyze": "p.html"}[case["command"]]
    option = "--html" if case["command"] == "analyze" else "-o"
    puzzle = case["puzzles"][0]
    path = os.path.join(machine.folder, target)
    with open(path, "w") as file:
        file.write("old")
    size = rng.choice([0, 100, 4096, 20000, 100000])
    words = ["deduku", case["command"], option, target, puzzle]
    run = machine.run(words, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size)))
    check_run(run, words, {0, 1, 70})
    text = open(path, "rb").read()
    if run.status == 70 and text != b"old":
        raise Broken("a good file stays", f"{len(text)} bytes instead: {' '.join(words)}")
    if run.status == 0 and text == b"old":
        raise Broken("status 0 over a missing file", " ".join(words))
    if os.path.exists(path + ".deduku-part"):
        raise Broken("no leftovers", target)
    if case["command"] == "prove" and text != b"old":
        machine_check(case, puzzle, path)


RULES = {"plain": plain, "threads": threads, "json": as_json, "signal": stopped, "timeout": limited, "full": full,
         "closed": closed, "files": files, "format": formats, "garbage": garbage, "usage": usage, "pipe": piped,
         "size": small_disk}
SLACK = 0.3  # seconds a puzzle; --slack


# ---- trying and shrinking --------------------------------------------------------------------------------------------

def attempt(case, programs):
    """Runs of the case, and the rule it breaks (or None)."""
    folder = tempfile.mkdtemp(prefix="deduku-model-")
    machine = Machine(folder, programs)
    case = dict(case, machine=machine)
    try:
        with open(os.path.join(folder, "puzzles.txt"), "w") as file:
            file.write("\n".join(case["puzzles"]) + "\n")
        RULES[case["event"]](case, machine, random.Random(case["seed"]))
        return machine.runs, None
    except Broken as broken:
        return machine.runs, broken
    except Exception as error:  # an answer that cannot even be read
        return machine.runs, Broken("answers can be read", f"{type(error).__name__}: {error}")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def smaller(case):
    puzzles, options = case["puzzles"], case["options"]
    for size in (len(puzzles) // 2, len(puzzles) // 4, 1):
        for at in range(0, len(puzzles), size) if 0 < size < len(puzzles) else ():
            yield dict(case, puzzles=puzzles[:at] + puzzles[at + size:])
    for at in range(len(options)):
        if options[at].startswith("-"):
            end = at + 1 + (at + 1 < len(options) and not options[at + 1].startswith("-"))
            yield dict(case, options=options[:at] + options[end:])
    for i, puzzle in enumerate(puzzles):
        if len(puzzle) > 16:
            yield dict(case, puzzles=puzzles[:i] + ["...43.1..1..4..."] + puzzles[i + 1:])


def shrink(case, broken, programs, seconds=30):
    end = time.monotonic() + seconds
    progress = True
    while progress and time.monotonic() < end:
        progress = False
        for candidate in smaller(case):
            _, again = attempt(candidate, programs)
            if again is not None and again.rule == broken.rule:
                case, broken, progress = candidate, again, True
                break
            if time.monotonic() > end:
                break
    return case, broken


def read_corpus(folder):
    corpus = []
    for name in ("sample_singles.txt", "random_minimal_200.txt", "sample_clue17.txt", "top1465.txt",
                 "sample_hardest_11plus.txt", "sample_multi_serg.txt"):
        with open(os.path.join(folder, name)) as file:
            for line in file:
                line = line.split("#")[0].strip()[:81].replace("0", ".")
                if len(line) == 81 and all(c == "." or c in "123456789" for c in line):
                    corpus.append(line)
    return corpus


def work(job):
    programs, data, seconds, seed, most, found = job
    rng, corpus, end = random.Random(seed), read_corpus(data), time.monotonic() + seconds
    runs = cases = 0
    failures = []
    while time.monotonic() < end and runs < most and len(failures) < 10:
        case = random_case(rng, corpus)
        made, broken = attempt(case, programs)
        runs, cases = runs + made, cases + 1
        if broken is not None:
            case, broken = shrink(case, broken, programs)
            os.makedirs(found, exist_ok=True)
            text = json.dumps(case, indent=1)
            name = os.path.join(found, hashlib.sha256(text.encode()).hexdigest()[:12] + ".json")
            with open(name, "w") as file:
                file.write(text + "\n")
            failures.append(f"{broken}\n  {name}")
    return runs, cases, failures


def main():
    parser = argparse.ArgumentParser(description="Random runs of the programs against rules that always hold.")
    parser.add_argument("--bin", required=True)
    parser.add_argument("--data", required=True)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--runs", type=int, default=1 << 60, help="at most so many runs of the programs")
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--found", default="found", help="folder for failing cases")
    parser.add_argument("--slack", type=float, default=0.3, help="seconds a puzzle may end after its limit")
    parser.add_argument("--replay", help="one case again")
    arguments = parser.parse_args()
    global SLACK
    SLACK = arguments.slack
    programs = os.path.abspath(arguments.bin)
    if arguments.replay:
        with open(arguments.replay) as file:
            _, broken = attempt(json.load(file), programs)
        print(broken or "holds")
        return 1 if broken else 0
    seed = arguments.seed if arguments.seed is not None else int.from_bytes(os.urandom(4), "big")
    share = -(-arguments.runs // arguments.workers)
    jobs = [(programs, os.path.abspath(arguments.data), arguments.seconds, f"{seed}-{i}", share, arguments.found)
            for i in range(arguments.workers)]
    with multiprocessing.Pool(arguments.workers) as pool:
        results = pool.map(work, jobs)
    failures = [failure for result in results for failure in result[2]]
    print(f"{sum(r[0] for r in results)} runs of {sum(r[1] for r in results)} cases, seed {seed}: {len(failures)} failed")
    for failure in failures:
        print(failure)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
