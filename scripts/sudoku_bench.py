#!/usr/bin/env python3
"""Deduku on a benchmark of published puzzles: reading, solving, path and proof of each puzzle, as a table.

   scripts/sudoku_bench.py PUZZLES [--program deduku] [--seconds 30] [--out FILE.md]

PUZZLES: lines of JSON (also .xz or .gz), each a puzzle as Sudoku-Bench has it: a link of SudokuPad (`link`, `sudokupad_url` or `url`), a
name (`id` or `puzzle_id`), the solution (`solution`) to compare with. Solutions stored in links are taken out before Deduku reads them, so
it has only what a solver sees: the drawing and the words.

   read     all words and drawings are understood as rules
   solved   these rules have exactly one solution, and it is the one of the list
   path     steps of the human-style path to it; short contradictions and trials among them
   proof    the independent checker accepts the proof that there is no other

Deduku is a program that reads words by rules: a puzzle whose words it does not know is not read, never guessed.
"""

from __future__ import annotations

import argparse
import gzip
import json
import lzma
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Iterator, Optional
from urllib.parse import unquote

Record = dict[str, Any]
LINK_KINDS = ("scl", "fpuzzles", "fpuz", "ctc")


LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
SAFE = str.maketrans("-$_ ", "+//+")  # as some links spell these letters


class Widths:
    """The width of the codes of lz-string: it grows with the dictionary, on both sides alike."""

    def __init__(self) -> None:
        self.width, self._room = 3, 4

    def add(self) -> None:
        """An entry more."""
        self._room -= 1
        if self._room == 0:
            self._room, self.width = 1 << self.width, self.width + 1


def lz_text(data: str) -> str:
    """The text in lz-string's base64, as links of SudokuPad and f-puzzles have it."""
    bits = iter([LETTERS.index(c) >> (5 - i) & 1 for c in data.translate(SAFE).rstrip("=") for i in range(6)])

    def code(width: int) -> int:
        return sum(next(bits) << i for i in range(width))

    widths, entries = Widths(), ["", "", ""]
    last = chr(code(8 if code(2) == 0 else 16))
    entries.append(last)
    out = [last]
    try:
        while (kind := code(widths.width)) != 2:
            if kind < 2:
                entries.append(chr(code(8 if kind == 0 else 16)))
                kind = len(entries) - 1
                widths.add()
            word = entries[kind] if kind < len(entries) else last + last[0]
            out.append(word)
            entries.append(last + word[0])
            widths.add()
            last = word
    except RuntimeError:  # the end of the bits: some links are cut after the last letter
        pass
    return "".join(out).encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def lz_data(text: str) -> str:
    """The same text for lz_text(), letter by letter, so not shorter."""
    bits: list[int] = []

    def give(value: int, width: int) -> None:
        bits.extend(value >> i & 1 for i in range(width))

    widths, entries = Widths(), 3
    known: dict[str, int] = {}
    units = text.encode("utf-16-le")
    for at, letter in enumerate(chr(units[i] | units[i + 1] << 8) for i in range(0, len(units), 2)):
        if letter in known:
            give(known[letter], widths.width)
        else:
            wide = ord(letter) > 255
            give(1 if wide else 0, 2 if at == 0 else widths.width)
            give(ord(letter), 16 if wide else 8)
            known[letter] = entries
            entries += 1
            if at > 0:
                widths.add()
        if at > 0:
            entries += 1
            widths.add()
    give(2, widths.width)
    bits.extend([0] * (-len(bits) % 6))
    return "".join(LETTERS[int("".join(map(str, bits[i:i + 6])), 2)] for i in range(0, len(bits), 6))


def stripped(value: Any) -> Any:
    """A board without stored solutions, at any depth."""
    def is_solution(item: Any) -> bool:
        return isinstance(item, str) and item.strip().lower().startswith("solution:")

    if isinstance(value, dict):
        return {key: stripped(item) for key, item in value.items() if key.lower() != "solution" and not is_solution(item)}
    if isinstance(value, list):
        return [stripped(item) for item in value if not is_solution(item)]
    return value


def board_of(link: str) -> Optional[str]:
    """What is in a link without its solution: as JSON, or as a link again if SudokuPad's short form has it; None if nothing is."""
    path, _, query = link.strip().partition("?")
    named = re.search(r"(?:load|puzzleid)=([^&]*)", query)
    data = unquote(named[1] if named else re.sub(r"^(https?://)?[^/]*/(sudoku/)?", "", path))
    kind = next((word for word in LINK_KINDS if data.startswith(word)), "")
    try:
        text = lz_text(data[len(kind):])
    except (ValueError, IndexError, RuntimeError):
        return None
    try:
        return json.dumps(stripped(json.loads(text)), ensure_ascii=False)
    except ValueError:
        short = re.sub(r"(?<=[{,])solution:('(?:[^'\\]|\\.)*'|[^,}\]]*),?", "", text)
        short = re.sub(r"(?i)'\s*solution:[^']*'", "''", short)
        return "https://sudokupad.app/scl" + lz_data(short) if text.startswith("{") else None


@dataclass
class Result:
    name: str
    read: str = "no"
    solved: str = "-"
    steps: str = "-"
    path: str = "-"
    proof: str = "-"
    seconds: float = 0.0
    missing: int = 0


class Program:
    """Deduku on one puzzle."""

    def __init__(self, name: str, seconds: float) -> None:
        self.name, self.seconds = name, seconds

    def ask(self, *words: str) -> tuple[int, str]:
        try:
            ran = subprocess.run([self.name, *words], capture_output=True, text=True, timeout=self.seconds, check=False)
        except subprocess.TimeoutExpired:
            return 124, ""
        return ran.returncode, ran.stdout or ran.stderr

    def answer(self, *words: str) -> Record:
        status, out = self.ask(*words, "--json", "--timeout", str(self.seconds))
        first = out.splitlines()[0] if out.startswith("{") else "{}"
        return {"status": status, **json.loads(first)}


def measured(program: Program, name: str, board: str, solution: str) -> Result:
    out = Result(name)
    solution = solution.strip()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        file, proof = str(Path(folder) / "puzzle.json"), str(Path(folder) / "proof.jsonl")
        Path(file).write_text(board)
        reading = program.answer("read", file)
        out.missing = len(reading.get("missing", []))
        if reading.get("verdict") in ("consistent", "confirmed", "other", "several", "none", "ambiguous", "unknown"):
            out.read = "yes"
        if out.read == "yes":
            look_at(program, out, reading, file, proof, solution)
    out.seconds = time.monotonic() - began
    return out


def look_at(program: Program, out: Result, reading: Record, file: str, proof: str, solution: str) -> None:
    """The columns of a puzzle that is read."""
    solving = program.answer("solve", file)
    told = (solving.get("solution") or "").split(" ")[0]
    words = {"unique": "yes" if not solution or told == solution else "ANOTHER", "several": "several", "none": "none"}
    out.solved = words.get(solving.get("result", ""), "unknown")
    if reading.get("verdict") == "ambiguous":
        out.solved = "ambiguous"
    if out.solved != "yes":
        return
    path = program.answer("path", file)
    if path.get("outcome") == "solved":
        out.steps = str(len(path["steps"]))
        out.path = f"{path['short_contradictions']} + {path['trials']}"
    status, _ = program.ask("prove", "-o", proof, "--timeout", str(program.seconds), file)
    out.proof = checked(program, file, proof) if status == 0 else "unknown"


def checked(program: Program, file: str, proof: str) -> str:
    """The verdict of the checker, which reads puzzles as lines only."""
    status, line = program.ask("convert", "--to", "line", file)
    plain = Path(file).with_suffix(".txt")
    plain.write_text(line)
    if status == 0:
        status, line = program.ask("check", str(plain), proof)
    if status not in (0, 1, 124):
        sys.exit(f"the checker does not run: {line.strip()}")
    return {0: "accepted", 1: "REFUSED"}.get(status, "unknown")


def records(file: Path) -> Iterator[Record]:
    opened = {".xz": lzma.open, ".gz": gzip.open}.get(file.suffix, open)
    with opened(file, "rt", encoding="utf-8") as lines:  # type: ignore[operator]
        for line in lines:
            if line.strip():
                yield json.loads(line)


def first_of(record: Record, *names: str) -> str:
    return next((str(record[name]) for name in names if record.get(name)), "")


def table(results: list[Result]) -> str:
    rows = ["| puzzle | read | solved | steps | contradictions + trials | proof | s |", "|---|---|---|--:|---|---|--:|"]
    for r in results:
        read = f"no ({r.missing} parts)" if r.missing else r.read
        rows.append(f"| {r.name} | {read} | {r.solved} | {r.steps} | {r.path} | {r.proof} | {r.seconds:.1f} |")
    return "\n".join(rows) + "\n"


def totals(results: list[Result]) -> str:
    def count(which: str, *values: str) -> int:
        return sum(getattr(r, which) in values for r in results)

    return (f"puzzles {len(results)}; read {count('read', 'yes')}; solved as in the list {count('solved', 'yes')}, otherwise "
            f"{count('solved', 'ANOTHER')}; paths {sum(r.steps != '-' for r in results)}; proofs accepted {count('proof', 'accepted')}, "
            f"refused {count('proof', 'REFUSED')}\n")


def main() -> int:
    parser = argparse.ArgumentParser(description="Deduku on a benchmark of published puzzles.")
    parser.add_argument("puzzles", type=Path)
    parser.add_argument("--program", default="deduku")
    parser.add_argument("--seconds", type=float, default=30, help="limit for each of reading, solving, path, proof, check")
    parser.add_argument("--out", type=Path, help="write the table to this file, too")
    options = parser.parse_args()
    program = Program(options.program, options.seconds)
    results: list[Result] = []
    for number, record in enumerate(records(options.puzzles), 1):
        name = first_of(record, "id", "puzzle_id", "name") or str(number)
        board = board_of(first_of(record, "link", "sudokupad_url", "url"))
        results.append(Result(name, "no link") if board is None else measured(program, name, board, first_of(record, "solution")))
        print(f"{number} {name}: read {results[-1].read}, solved {results[-1].solved}", file=sys.stderr, flush=True)
        if options.out:
            options.out.write_text(table(results) + "\n" + totals(results))
    print(table(results) + "\n" + totals(results), end="")
    wrong = [r for r in results if r.solved == "ANOTHER" or r.proof == "REFUSED"]
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
