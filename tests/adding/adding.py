"""Adds a toy by the steps of CONTRIBUTING.md, builds the program with it, and runs its test.

    adding.py KIND SOURCE BUILD COMPILER

The folder KIND has the toy: new files in their folders, and changes.txt, whose lines "FILE: TEXT -> TEXT" replace the
first such text of a file. The section "Adding a KIND" must name just these files. They are compiled in a folder of their
own; the linker prefers them to the same parts in the libraries of the build.
"""
import atexit
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

kind, root, build, compiler = sys.argv[1], *map(pathlib.Path, sys.argv[2:5])
toy = root / "tests" / "adding" / kind
scratch = pathlib.Path(tempfile.mkdtemp(prefix=f"adding-{kind}-"))
atexit.register(shutil.rmtree, scratch)


def run(command, **options):
    done = subprocess.run(command, capture_output=True, text=True, check=False, **options)
    if done.returncode:
        sys.exit(f"{shlex.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def contributed():
    """The first file of each numbered step of the section, as a pattern."""
    page = (root / "CONTRIBUTING.md").read_text()
    section = re.search(rf"## Adding a [a-z ]*{kind}\n(.*?)\n## ", page, re.S)[1]
    return [re.escape(name).replace("NAME", r"[a-z_]+").replace("FAMILY", r"[a-z_]+")
            for name in re.findall(r"(?m)^\d\. `([^`]+)`", section)]


def changed():
    """Copies the toy, and the files that it changes, into the scratch folder; the names of all."""
    out = []
    for file in sorted(path for path in toy.rglob("*") if path.is_file() and path.parent != toy):
        out.append(str(file.relative_to(toy)))
        (scratch / out[-1]).parent.mkdir(parents=True, exist_ok=True)
        (scratch / out[-1]).write_bytes(file.read_bytes())
    for line in (toy / "changes.txt").read_text().splitlines():
        name, old, new = re.fullmatch(r"(\S+): (.*) -> (.*)", line).groups()
        old, new = (text.replace(r"\n", "\n") for text in (old, new))
        at = scratch / name if (scratch / name).exists() else root / name
        text = at.read_text()
        if old not in text:
            sys.exit(f"{name} has no '{old}'")
        (scratch / name).parent.mkdir(parents=True, exist_ok=True)
        (scratch / name).write_text(text.replace(old, new, 1))
        out.append(name)
    return sorted(set(out))


def objects(names):
    """The objects of these sources, compiled as they stand in the scratch folder."""
    out = []
    folders = [f"-I{base}" for base in (scratch / "src", scratch, root / "src", root, root / "include")]
    for name in names:
        at = scratch / name if (scratch / name).exists() else root / name
        out.append(scratch / (name.replace("/", "_") + ".o"))
        run([compiler, "-std=c++20", "-O0", "-fPIC", f'-DDEDUKU_ROOT="{root}"', *folders, "-c", at, "-o", out[-1]])
    return out


def linked(target, first, without=()):
    """The program of the build, with these objects before all others."""
    command = run(["ninja", "-C", build, "-t", "commands", target]).splitlines()[-1]
    words = shlex.split(command.split("&& ", 1)[-1].rsplit(" && ", 1)[0])
    words = [word for word in words if not any(part in word for part in without)]
    words[words.index("-o") + 1] = str(scratch / target)
    words[1:1] = ["-Wl,--allow-multiple-definition", *map(str, first)]
    run(words, cwd=build)
    return scratch / target


names = changed()
wanted = contributed()
for name in names:
    if not any(re.fullmatch(pattern, name) for pattern in wanted):
        sys.exit(f"CONTRIBUTING.md does not name {name}")
for pattern in wanted:
    if not any(re.fullmatch(pattern, name) for name in names):
        sys.exit(f"the toy has no {pattern}")
settings = dict(line.split(": ", 1) for line in (toy / "checks.txt").read_text().splitlines() if line)
sources = [name for name in names if name.endswith(".cpp") and not name.endswith("_test.cpp")]
made = objects(sources + settings.get("also", "").split())
program = linked("deduku", made)
shown = subprocess.run(["bash", "-euc", settings["shows"]], capture_output=True, text=True, check=False, cwd=scratch,
                       env={"PATH": f"{scratch}:/usr/bin:/bin", "LC_ALL": "C.UTF-8"})
if "|".join(shown.stdout.split("\n")[:-1]) != settings["says"]:
    sys.exit(f"{settings['shows']}\n{shown.stdout}{shown.stderr}")
tests = [name for name in names if name.endswith("_test.cpp")] + settings.get("tests", "").split()
test = linked(settings["test"], made + objects(tests), (f"{settings['test']}.dir",))
print(run([test, f"--gtest_filter={settings['filter']}", "--gtest_brief=1"], cwd=root))
