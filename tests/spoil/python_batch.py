"""Runs the checkers of scripts/ on many proofs: a file of records "PUZZLE BYTES\\n" + that many bytes of a proof.
PUZZLE is "-" for any.

Prints one line for each: the answer.
"""
import functools, io, sys

tools, records = sys.argv[1:]
sys.path.insert(0, tools)
sys.dont_write_bytecode = True
import deduku_check, deduku_check_certificate

read_puzzle = functools.lru_cache(16)(deduku_check.read_puzzle)  # puzzles often repeat
with open(records, "rb") as file:
    for header in file:
        puzzle, size = header.decode().split()
        puzzle, proof = None if puzzle == "-" else read_puzzle(puzzle), file.read(int(size))
        if proof.startswith(b"deduku-"):
            print(deduku_check_certificate.check(puzzle, proof.decode("latin-1")))
        else:
            print(deduku_check.check(puzzle, io.BytesIO(proof)))
