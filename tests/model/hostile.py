#!/usr/bin/env python3
"""Hostile runs of all commands: any options with any values, dangerous names, damaged files, devices, pipes.

  hostile.py --bin build/release/bin --data data --runs 10000
  hostile.py --bin build/release/bin --data data --seed 7 --only 4711      repeats one run, with its output

Commands and options are read from the help of the program, so that new ones are tried without a change here. Every
run ends soon with a documented status, gives the reason for a refusal, sends no control characters to a terminal, needs
no more memory than trust.md allows, and its JSON is valid.
"""
import argparse
import json
import multiprocessing
import os
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time

from puzzles import random_puzzle, read_corpus

HARDEST = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
LIMIT = 0.3  # seconds a puzzle may take
HANG = 20  # seconds after which a run counts as hanging: for a dozen puzzles on a busy machine
MEMORY = 2 << 30  # bytes of address space
NAMES = ["a\nb", "a\rb", "\x1b[31mred", "\x1b]0;t\x07", "-", "--", "-x", "--help", "*", "a b", "'", '"', "$(id)", "%s%n", "\u202e", "\ufffe",
         "\u00e4\u4e2d", "a" * 300, "x/y", "x/", ".", "..", "/", "/dev/null", "/dev/full", "/dev/zero/x", "no-such", "", " ", "#D", "#Dplain",
         "\udc80\udcff", "\x7f", "\x00".strip("\x00"), "con", "a,b", "a;b", "r1c1", "0", "1e9"]
NUMBERS = ["0", "1", "2", "3", "7", "64", "65", "255", "256", "1000", "-1", "+1", "1.5", "0.0001", "1e3", "1e400", "nan", "inf", "0x10", "007",
           "18446744073709551615", "18446744073709551616", "99999999999999999999999", "x", "", " 1", "1 ", "٣"]
WORDS = ["er", "se", "hdp", "line", "sdk", "hodoku", "f-puzzles", "9x9", "3x3", "2x2", "1x64", "64x1", "8x8", "A1", "I9=3", "r1c1", "te >= 2",
         "er > 7 and hdp >= hard", "hardest=xy-wing", "not (", "((((", "A1,B1", "singles", "swordfish", "+H1", "V(2)", "minlex", "pattern", "json",
         "never", "always", "sheet", "rc", "-1+1", "-2+2", "17..20", "20..17", "." * 81, "x" * 81, "1" * 80, HARDEST, ".4..........2..."]
# Limits for commands that would otherwise run long, or until they are stopped.
ENOUGH = {"generate": ["-n", "1", "--for", "1"], "bench": ["--seconds", "0.01"], "batch": []}


def said(programs, words):
    return subprocess.run([programs + "/deduku", *words], capture_output=True, text=True, timeout=HANG, check=False).stdout


def commands_of(programs):
    """All commands, and the names of the options of each with their values: {"solve": [("--limit", "N"), ..]}."""
    top = said(programs, ["--help"])
    names = re.findall(r"(?m)^  ([a-z]+) +\S", top.split("Commands:")[1].split("Common options:")[0])
    pattern = r"(?m)^ +(?:-\w, )?(--[a-z-]+)(?: ([A-Z+<-][^ ]*|[a-z0-9-]+\|[^ ]+))?"
    common = re.findall(pattern, top.split("Common options:")[1])
    table = {}
    for name in names:
        parts = re.findall(rf"(?m)^  (?:deduku )?{name} ([a-z]+)", said(programs, [name, "--help"])) or [""]
        table[name] = (sorted(set(parts) - {"plan"}) + ["plan"] if "plan" in parts else parts,
                       re.findall(pattern, said(programs, [name, "--help"]).split("Options:")[-1]), common)
    return table


def value(rng, takes):
    if "|" in takes and rng.random() < 0.6:
        return rng.choice(takes.split("|"))
    if takes in ("N", "S", "K") and rng.random() < 0.8:
        return rng.choice(NUMBERS)
    return rng.choice(rng.choice([NAMES, NUMBERS, WORDS, WORDS]))


def damaged(rng, corpus):
    """A file of puzzles with an error, or something else."""
    kind = rng.random()
    if kind < 0.1:
        return rng.randbytes(rng.randrange(3000))
    text = bytearray("\n".join(random_puzzle(rng, corpus) for _ in range(rng.randrange(1, 6))).encode())
    if kind < 0.2:
        return bytes(text)
    for _ in range(rng.randrange(1, 8)):
        at = rng.randrange(len(text) + 1)
        piece = rng.choice([b"#D\x1b[2J\n", b"#Da\rb\n", b"|", b"\n\n", b"[Puzzle]\n", b"[State]\n", b"[Rules]\n", b",", b"\t", b"\x00", b"\xff\xfe", b"{",
                            b'{"puzzle":', b"[[", b"https://sudokupad.app/scl", b"r1c1=5 ", b"\\begin{sudoku}\n", b" rules:killer 5: A1 A2", b"<opensudoku>",
                            b" houses:boxes+diagonals", b"puzzle,name\n", b":0000:x:", b"\xe2\x80\xae", b"." * 4096, b"1" * 256])
        if rng.random() < 0.3:
            del text[at:at + rng.randrange(40)]
        else:
            text[at:at] = piece
    return bytes(text)


def run_of(rng, corpus, table, folder):
    """The command line of a run, and its input."""
    command = rng.choice(sorted(table))
    parts, options, common = table[command]
    words = [command] + [part for part in [rng.choice(parts)] if part]
    for _ in range(rng.choice([0, 1, 1, 2, 3])):
        name, takes = rng.choice(options + common if options else common)
        if name in ("--help", "--version", "--color", "--timeout"):
            continue
        words.append(name if not takes else name + "=" + value(rng, takes))
    words += ENOUGH.get(command, [])
    words += ["--timeout", str(LIMIT), "--color", "never"]
    for _ in range(rng.choice([0, 1, 1, 1, 2])):
        kind = rng.random()
        if kind < 0.35:
            words.append(random_puzzle(rng, corpus))
        elif kind < 0.7:
            name = rng.choice(["list.txt", "\x1b[31m.txt", "a\nb.txt", "#D", "name with blank"])
            with open(os.path.join(folder, name), "wb") as file:
                file.write(damaged(rng, corpus))
            words.append(name)
        elif kind < 0.75 and not os.path.exists(os.path.join(folder, "directory")):
            os.mkdir(os.path.join(folder, "directory"))
            words.append("directory")
        else:
            operand = rng.choice(rng.choice([NAMES, WORDS]))
            words.append("/dev/null" if operand == "/dev/full" else operand)  # reading it never ends
    return [word.replace("\x00", "") for word in words], damaged(rng, corpus)


def broken_rule(words, run, seconds):
    """The rule that a run breaks; None if it keeps all."""
    status, out, err = run
    writes = any("/dev/full" in word or word in ("/", "..") for word in words)
    if status not in (0, 1, 2, 65, 70):
        return f"status {status}"
    if status == 70 and not writes and not re.search(rb"annot (write|make|create|open|rename|read|lock)|o such file|s a directory|too long|memory", err):
        return "status 70 without a reason"
    if b"internal error" in err and b"emory" not in err:
        return "internal error"
    if status in (2, 65, 70) and not err.strip():
        return f"status {status} in silence"
    if b"\x1b" in err.replace(b"\x1b[K", b"" if "--progress=always" in words else b"\x1b[K"):
        return "escape codes on stderr"
    if b"\x1b" in out and words[0] != "help" and not out.startswith((b"\x89PNG", b"%PDF")):
        return "escape codes on stdout"
    if seconds > HANG / 2:
        return f"{seconds:.0f} s"
    if "--json" in words and "--help" not in words and status in (0, 1) and words[0] not in ("help", "catalog", "batch"):
        for line in out.splitlines():
            try:
                json.loads(line)
            except ValueError:
                return f"no JSON: {line[:80]!r}"
    return None


def one(programs, table, corpus, seed, number):
    rng = random.Random(f"{seed}-{number}")
    with tempfile.TemporaryDirectory() as folder:
        words, text = run_of(rng, corpus, table, folder)
        began = time.monotonic()
        process = subprocess.Popen([os.path.join(programs, "deduku"), *(os.fsencode(word) if word.isascii() else word.encode("utf-8", "surrogateescape")
                                                                          for word in words)],
                                   cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
                                   preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY)))
        try:
            out, err = process.communicate(text, timeout=HANG)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            out, err = process.communicate()
            return words, f"still running after {HANG} s", out, err
        return words, broken_rule(words, (process.returncode, out, err), time.monotonic() - began), out, err


def work(job):
    programs, data, table, seed, numbers = job
    corpus = read_corpus(data)
    found = []
    for number in numbers:
        words, broken, _, err = one(programs, table, corpus, seed, number)
        if broken:
            found.append(f"run {number}: {broken}: {words} {err[-200:]!r}")
    return found


def main():
    parser = argparse.ArgumentParser(description="Hostile runs over all commands.")
    parser.add_argument("--bin", required=True)
    parser.add_argument("--data", required=True)
    parser.add_argument("--runs", type=int, default=10_000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only", type=int, help="this run alone, with what it said")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    programs, data = os.path.abspath(arguments.bin), os.path.abspath(arguments.data)
    table = commands_of(programs)
    assert len(table) > 20 and sum(len(options) for _, options, _ in table.values()) > 100, "the help was not understood"
    if arguments.only is not None:
        words, broken, out, err = one(programs, table, read_corpus(data), arguments.seed, arguments.only)
        print(words, broken, out[:2000], err[:2000], sep="\n")
        return 1 if broken else 0
    jobs = [(programs, data, table, arguments.seed, range(at, min(at + 50, arguments.runs))) for at in range(0, arguments.runs, 50)]
    with multiprocessing.Pool(arguments.workers) as pool:
        found = 0
        for failures in pool.imap_unordered(work, jobs):
            found += len(failures)
            for failure in failures:
                print(failure, flush=True)
    print(f"{arguments.runs} runs over {len(table)} commands, seed {arguments.seed}: {found} failed")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
