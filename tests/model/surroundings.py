"""Rules about the environment of a run: full disks, closed descriptors, readers that close early, killed runs with files,
damaged input and invalid words."""
import os
import resource
import signal
import sqlite3
import subprocess

from results import machine_check
from runs import HANG, STATUSES, Broken, check_run, words_of


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
    """The reader of the results closes early."""
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
    """An invalid word somewhere on the command line."""
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
    """Result files, also of killed runs: whole, without temporary files, and completed by the next run."""
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
        base = sqlite3.connect(os.path.join(out, "index.deduku-catalog"))
        rows = {number for (number,) in base.execute("SELECT number FROM report")}
        base.close()
        if rows != {i + 1 for i in range(len(case["puzzles"]))}:
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
    """Files may not exceed some bytes: existing files are whole, or old."""
    case = dict(case, command=rng.choice(["prove", "draw", "analyze", "sheet"]), options=[])
    target = {"prove": "p.jsonl", "draw": "p.svg", "analyze": "p.html", "sheet": "p.pdf"}[case["command"]]
    option = "--html" if case["command"] == "analyze" else "-o"
    puzzle = case["puzzles"][0]
    path = os.path.join(machine.folder, target)
    with open(path, "w") as file:
        file.write("old")
    # Not 0: the thread sanitizer would end before the program begins.
    size = rng.choice([1, 100, 4096, 20000, 100000])
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
