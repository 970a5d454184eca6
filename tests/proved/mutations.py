#!/usr/bin/env python3
"""Every condition of the proved kernel is needed: without it a proof fails, or the answer to an example of the ledger format changes.

   tests/proved/mutations.py [NAME..]      all mutations, or those with these words in their names; without Coq or OCaml status 77

A mutation replaces one condition of Kernel.v by one that always holds, or one value by a wrong one:

   demand exactly_one_in f force on else ..   ->   demand true else ..          Steps.v does not compile
   part_of over z := - (- z / m)              ->   z / m                        Weights.v does not compile
   demand all removes have alive (now at_)    ->   have (fun _ => true)         44-removes-dead.jsonl is accepted
"""
import collections
import concurrent.futures
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PROVED = ROOT / "src/checker/proved"
FIRST = ["Spec", "Table", "Ledger"]  # do not need Kernel
PROOFS = ["proofs/Sums", "proofs/Board", "proofs/Weights", "proofs/Twin", "proofs/Steps", "proofs/Main"]
PROGRAM = ["kernel.mli", "kernel.ml", "numbers.ml", "json.ml", "values.ml", "board.ml", "ledger.ml", "answer.ml", "puzzle.ml", "check.ml", "batch.ml"]
# The reader already checks the same.
READER_ASKS = {"GivensNotCells 1"}

VALUES = [  # name, original, replacement
    ("rounds down", "- (- z / Zpos m)", "z / Zpos m"),
    ("bounds are exchanged", "(0 <? z)%Z then least l else most l", "(0 <? z)%Z then most l else least l"),
    ("a removed candidate counts 0", "most_of_all - top (fst v) + value v", "most_of_all - top (fst v)"),
    ("its cell counts twice", "most_of_all - top (fst v) + value v", "most_of_all + value v"),
    ("bounds are not divided", "part_of over all_bounds", "all_bounds"),
    ("weights are not divided", "let value v := part_of over (weight w v)", "let value v := weight w v"),
    ("the smallest of a cell", "Z.max z (value (c, d))", "Z.min z (value (c, d))"),
    ("factors are not multiplied", "or_0 (get d of_c) + z * x", "or_0 (get d of_c) + x"),
    ("the first term of a cell counts 0", "Some (set d (Some (z * x)%Z) empty)", "Some empty"),
    ("dead members of the base count", "negb (alive (now at_) (fst t)) || (0 <=? balance", "(0 <=? balance"),
    ("sectors of the base count 0", "(count_sector f force (-1)) base", "(count_sector f force 0) base"),
    ("any cell is a sector", "Cell c => c <? cells f\n", "Cell c => true\n"),
    ("any line is of at most one", "is 1 (most l) && forallb (fun t => (snd t =? 1)%Z) (terms l)", "true"),
    ("weights need not be 1", "is 1 (most l) && forallb (fun t => (snd t =? 1)%Z) (terms l)", "is 1 (most l)"),
    ("most need not be 1", "is 1 (most l) && forallb", "forallb"),
    ("least need not be 1", "InForce _ => is 1 (least (line_of f force s))", "InForce _ => true"),
    ("any house is full", "Some (_, full) => full", "Some (_, full) => true"),
    ("digits out of range", "House h d => within (size (on (about f))) d && match", "House h d => match"),
    ("small houses have a lower bound", "(Some (if full && within", "(Some (if negb full || within"),
    ("lines of a case are missing", "let force' := add_lines case force in", "let force' := force in"),
    ("lines of a case replace others", "Numbering (number_from (how_many r) ls (line_at r))", "Numbering (number_from 0 ls (line_at r))"),
    ("the first case serves all branches", "Fine (Opened force' before [] cases)", "Fine (Opened force' before [] [])"),
    ("hypotheses are missing", "kill_all (not_kept members) before", "before"),
    ("what is kept counts for all", "(not_kept (left so_far)) [])", "[] [])"),
    ("only the last branch counts as closed", "all_closed so_far && closed", "closed"),
    ("only the first branches count as closed", "all_closed so_far && closed", "all_closed so_far"),
    ("a twin is forgotten", "None => end_of true true", "None => end_of true (twins at_)"),
    ("twins of branches are forgotten", "walk InStep (check_step (in_force o)) 0 (Position (first o) (with_twin so_far))",
     "walk InStep (check_step (in_force o)) 0 (Position (first o) false)"),
    ("twins with choices", "match choices (about f) with _ :: _ => Some (TwinWithChoices _) | [] =>",
     "match @nil unit with _ :: _ => Some (TwinWithChoices _) | [] =>"),
    ("T need not be forced", "first_failing (only_living l) t,", "first_failing (fun _ => true) t,"),
    ("F need not be allowed", "first_failing (alive (start f)) other", "first_failing (fun _ => true) other"),
    ("T and F may share", "first_failing shared other,", "first_failing (fun _ => true) other,"),
    ("T and F may have other cells", "let fair v := in_t v && in_f v &&", "let fair v := (in_t v || true) && (in_f v || true) &&"),
    ("houses need not be level", "in_t v && in_f v && level_houses w v", "in_t v && in_f v"),
    ("lines need not be level", "if forallb (level w) (lines (about f)) then None", "if true then None"),
    ("a grid with any digits", "within values d && match given", "match given"),
    ("a grid against givens", "existsb (N.eqb d) given end", "true end"),
    ("digits may repeat", "negb (has d seen) && all_differ", "all_differ"),
    ("candidates outside of the grid", "(d' =? d) || negb (alive l (c, d'))", "true"),
    ("a grid below a bound", "Some a => (a <=? sum)%Z", "Some a => true"),
    ("a grid above a bound", "Some b => (sum <=? b)%Z", "Some b => true"),
    ("another board", "same_board (on a) (on b) && same_list", "same_list"),
    ("other givens", "&& same_list same_given (givens a) (givens b) &&", "&&"),
    ("other digits of a cell", "(fst a =? fst b) && same_list N.eqb (snd a) (snd b)", "(fst a =? fst b)"),
    ("other numbers of values", "(fst a =? fst b) && same_list N.eqb (snd a) (snd b)", "same_list N.eqb (snd a) (snd b)"),
    ("other lines", "same_list same_line (lines a) (lines b) &&", ""),
    ("other choices", "&& same_list (same_list (same_list same_line)) (choices a) (choices b) &&", "&&"),
    ("other helpers", "&&\n  same_list N.eqb (helpers a) (helpers b).", "."),
    ("all cells have as many values", "if fst its =? n then ds else digits_to (fst its)", "ds"),
    ("open cells have as many values", "if fst its =? n then all else set_of (digits_to (fst its))", "all"),
    ("a given above its values", "filter (within (fst its)) g", "g"),
    ("values of the next cell", "is_value f v && negb (alive l v)", "negb (alive l v)"),
    ("helpers count", "negb (has c (helper_set f))", "true"),
    ("no cell counts", "(negb (counted f c) || forallb", "(true || forallb"),
    ("a twin of helpers alone", "if negb (existsb (fun v => counted f (fst v)) other) then Some (HelpersAlone _) else", ""),
    ("other weights", "(snd (fst a) =? snd (fst b)) && (snd a =? snd b)%Z", "(snd (fst a) =? snd (fst b))"),
    ("other bounds", "&& same_bound (least a) (least b) &&", "&&"),
]


def mutations(kernel):
    """Names and mutated kernels: every `demand`, and the values above."""
    pattern = re.compile(r"demand (?:all (.+?) have (.+?)|(.+?))(\s+)else\s+(?:\(fun \w+ => )?@?(\w+)", re.DOTALL)
    body = kernel.index("Section Steps.")
    count = collections.Counter()
    for found in pattern.finditer(kernel, body):
        group, always = (2, "(fun _ => true)") if found[2] else (3, "true")
        count[found[5]] += 1
        yield f"{found[5]} {count[found[5]]}", kernel[: found.start(group)] + always + kernel[found.end(group) :]
    for name, there, instead in VALUES:
        assert kernel.count(there) == 1, (name, kernel.count(there))
        yield name, kernel.replace(there, instead)


def examples():
    """Puzzle, ledger, beginning of the answer."""
    out = []
    for folder in ("ledger", "ledger-2", "ledger-3"):
        for line in (ROOT / "data/golden" / folder / "index.tsv").read_text().splitlines()[1:]:
            name, answer, _ = line.split("\t")
            out.append((name, "-", (ROOT / "data/golden" / folder / name).read_bytes(), answer))
    header = '{"format":"deduku-proof","version":2,"digits":2,"houses":[[0,1]],"lines":[%s],"choices":[%s],"givens":[0,0]}'
    foreign = '{"split":0,"branches":[{"keep":[0,2],"steps":[]},{"keep":[1],"steps":[]}],"removes":[3]}'
    out.append(("a foreign candidate is kept", "-", (header % ("", "") + "\n" + foreign + "\n").encode(),
                "refused: line 2, branch 0: a kept candidate is no living member"))
    full = header % (",".join(['{"terms":[]}'] * 65536), '[[{"terms":[]}]]')
    more = full + '\n{"choice":0,"branches":[{"steps":[],"empty":0}],"removes":[0]}\n'
    out.append(("65537 lines", "-", more.encode(), "refused: line 2, branch 0: more than"))
    for line, words in (('{"cover":[[0],[0]],"removes":[0]}', "a removed candidate is not more in cover than base"),
                        ('{"split":0,"branches":[],"removes":[0]}', "a split without branches"),
                        ('{"claim":"solved","grid":[1]}', "the grid has not one digit for each cell")):
        out.append((words, "-", (header % ("", "") + "\n" + line + "\n").encode(), "refused: line 2: " + words))
    gone = header % ('{"terms":[[0,1]],"most":0}', "[[]]") + '\n{"sum":[[4,-1]],"removes":[0]}\n'
    for step in ('{"sum":[[4,-1]],"removes":[0]}', '{"split":1,"branches":[{"keep":[2],"steps":[]},{"keep":[3],"steps":[]}],"removes":[0]}',
                 '{"cover":[[0],[2]],"removes":[0]}', '{"choice":0,"branches":[{"steps":[]}],"removes":[0]}'):
        out.append(("removed twice", "-", (gone + step + "\n").encode(), "refused: line 3: a removed candidate is dead"))
    empty_cell = header.replace("[0,0]}", "[0,0,0]}") % ('{"terms":[[0,1],[1,1]],"most":0}', "") + '\n{"sum":[[5,-1]],"removes":[0,1]}\n'
    closed = '{"split":1,"branches":[{"keep":[2],"steps":[],"empty":0},{"keep":[3],"steps":[],"empty":0}],"removes":[4]}\n'
    out.append(("all closed", "-", (empty_cell + closed).encode(), "refused: line 3: all branches closed, but not in the sector"))
    one = header % ('{"terms":[[0,1]],"most":0}', "[[]]")
    for other in (header % ('{"terms":[[0,2]],"most":0}', "[[]]"), header % ('{"terms":[[0,1]],"most":1}', "[[]]"),
                  header % ('{"terms":[[0,1]],"most":0,"least":0}', "[[]]"), header % ("", "[[]]"), header % ('{"terms":[[0,1]],"most":0}', ""),
                  one.replace("[0,0]}", "[0,1]}"), one.replace("[[0,1]],", "[[0],[1]],", 1)):
        out.append(("another puzzle", other, (one + "\n").encode(), "refused: line 1: the header states another puzzle"))
    own = '{"format":"deduku-proof","version":3,"digits":2,"houses":[[0,1]],"lines":[],"choices":[],"values":[2,2,2,2,3],"helpers":[4],"givens":[0,0,0,0,[1,2]]}'
    for other in (own.replace('"helpers":[4]', '"helpers":[]'), own.replace("[2,2,2,2,3]", "[2,2,2,2,4]"), own.replace("[1,2]", "[1,3]")):
        out.append(("another puzzle", other, (own + "\n").encode(), "refused: line 1: the header states another puzzle"))
    return out


def run(words, folder, **more):
    return subprocess.run(words, cwd=folder, capture_output=True, check=False, **more)


def coq(folder, file):
    return run(["coqc", "-Q", ".", "Deduku", file + ".v"], folder).returncode == 0


def answers(folder, asked):
    """The answers of the program with this kernel; none if it does not compile."""
    for name in PROGRAM[2:-1]:
        shutil.copy(PROVED / "program" / name, folder)
    shutil.copy(PROVED / "tests/batch.ml", folder)
    # A mutated kernel may have unused parts.
    if run(["ocamlopt.opt", "-w", "-a", *PROGRAM, "-o", "batch"], folder).returncode != 0:
        return None
    questions = b"".join(puzzle.encode() + b" %d\n" % len(text) + text for _, puzzle, text, _ in asked)
    return run(["./batch"], folder, input=questions).stdout.decode().splitlines()


def caught(kernel, compiled, asked):
    """The detection of this kernel: a file of proofs, an example, or nothing."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(compiled, folder, dirs_exist_ok=True)
        (Path(folder) / "Kernel.v").write_text(kernel)
        if not coq(folder, "Kernel"):
            return "Kernel.v: the mutation is no program"
        for file in PROOFS:
            if not coq(folder, file):
                return file + ".v"
        if not coq(folder, "Extract"):
            return "Extract.v"
        got = answers(folder, asked)
        if got is None:
            return "the program does not compile"
        for (name, _, _, wanted), answer in zip(asked, got):
            if not answer.startswith(wanted):
                return f"{name}: {answer[:80]}"
        return None


def main():
    if not shutil.which("coqc") or not shutil.which("ocamlopt.opt"):
        print("skipped: not installed: coq or ocaml")
        return 77
    kernel, asked = (PROVED / "Kernel.v").read_text(), examples()
    wanted = [(name, text) for name, text in mutations(kernel) if not sys.argv[1:] or any(word in name for word in sys.argv[1:])]
    survived = 0
    with tempfile.TemporaryDirectory() as compiled:
        for file in PROVED.glob("*.v"):
            shutil.copy(file, compiled)
        shutil.copytree(PROVED / "proofs", Path(compiled) / "proofs")
        assert all(coq(compiled, file) for file in FIRST)
        with concurrent.futures.ThreadPoolExecutor(int(os.environ.get("JOBS", "2"))) as pool:
            named = [("nothing is changed", kernel)] + wanted
            for (name, _), by in zip(named, pool.map(lambda one: caught(one[1], compiled, asked), named)):
                fine = by is None if name == named[0][0] else (by is not None and "no program" not in by) or name in READER_ASKS
                survived += not fine
                print(f"{'ok ' if fine else 'BAD'}  {name}: {by or 'nothing notices'}", flush=True)
    print(f"{len(wanted)} mutations, {survived} of them not caught")
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main())
