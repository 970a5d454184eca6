"""doc/proved-checker.md quotes src/checker/proved/Spec.v, all of it and in order: page.py ROOT."""
import re
import sys
from pathlib import Path

root = Path(sys.argv[1])
page = (root / "doc/proved-checker.md").read_text(encoding="utf-8")
quoted = [line for block in re.findall(r"^```coq\n(.*?)^```$", page, re.MULTILINE | re.DOTALL) for line in block.splitlines()]
written = [line for line in (root / "src/checker/proved/Spec.v").read_text(encoding="utf-8").splitlines() if line]
for i, (here, there) in enumerate(zip(quoted + [""] * len(written), written)):
    if here != there:
        sys.exit(f"line {i + 1} without blank ones: the page has\n{here}\nSpec.v has\n{there}")
if len(quoted) != len(written) or len(written) < 40:
    sys.exit(f"the page quotes {len(quoted)} lines, Spec.v has {len(written)}")
