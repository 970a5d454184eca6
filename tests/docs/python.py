"""Runs the lines after ">>>" on pages: python.py PAGE.. ; lines that need NumPy are skipped, by name, if it is not installed."""

import doctest
import re
import sys
from pathlib import Path

try:
    import numpy  # noqa: F401
except ImportError:
    numpy = None


def main():
    failed = tried = 0
    for page in sys.argv[1:]:
        text = Path(page).read_text(encoding="utf-8")
        blocks = re.findall(r"^```python\n(>>>.*?)^```$", text, re.MULTILINE | re.DOTALL)
        if numpy is None:
            print("left out, NumPy is not installed:", sum("numpy" in block for block in blocks), "block")
            blocks = [block for block in blocks if "numpy" not in block]
        test = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, page, page, 0)
        runner = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
        runner.run(test)
        failed, tried = failed + runner.failures, tried + runner.tries
    print(f"{tried} lines, {failed} answer otherwise")
    return 1 if failed or tried == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
