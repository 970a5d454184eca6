"""Runs tools/deduku_check.py on many proofs: a file of records "PUZZLE BYTES\\n" + that many bytes of a proof.

Prints one line for each: the answer.
"""
import io, sys

tools, records = sys.argv[1:]
sys.path.insert(0, tools)
sys.dont_write_bytecode = True
from deduku_check import check, read_puzzle

with open(records, "rb") as file:
    for header in file:
        puzzle, size = header.decode().split()
        print(check(read_puzzle(puzzle), io.BytesIO(file.read(int(size)))))
