"""Tests a case by the rule of its event; reduces one that breaks it while it breaks the same one."""
import os
import random
import shutil
import tempfile
import time

import results
import surroundings
from runs import Broken, Machine

RULES = {"plain": results.plain, "threads": results.threads, "json": results.as_json, "signal": results.stopped,
         "timeout": results.limited, "format": results.formats, "full": surroundings.full, "closed": surroundings.closed,
         "pipe": surroundings.piped, "size": surroundings.small_disk, "files": surroundings.files,
         "garbage": surroundings.garbage, "usage": surroundings.usage}


def attempt(case, programs):
    """The number of runs of the case, and the rule it breaks (or None)."""
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
    except Exception as error:  # an unreadable answer
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
