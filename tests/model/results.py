"""Rules about results: one for each puzzle, in order and true; the same with any number of threads, in text and JSON, in
any format; after a signal a beginning of them; an end soon after the limit."""
import json
import signal

from puzzles import count_4x4, solution_problem
from runs import Broken, check_run, lines_of, without_times, words_of


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
    # A signal before the handlers are installed ends the program.
    if run.status == -number and not run.out:
        return
    check_run(run, words, {0, 1, 2, 65, 130})
    if "--timeout" in case["options"]:
        return
    found = without_times(run.out)
    if case["command"] in ("scenarios", "prove"):
        # These write partial results; a started one is ended as undecided.
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
    if run.seconds > limit * len(case["puzzles"]) + 1 + machine.slack * len(case["puzzles"]):
        raise Broken("limits are kept", f"{run.seconds:.1f} s for {len(case['puzzles'])} x {limit} s: {' '.join(words)}")


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
