#!/usr/bin/env python3
"""types.py and spaces.py must refuse: two headers for one word, and a namespace of another folder."""
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
ONE = "namespace deduku::one {\nstruct Rating {\n    struct Part {};\n};\nenum class End : char { open };\n}\n"
CASES = [
    # program, another header, whether it is accepted
    ("types.py", "namespace deduku::two {\nstruct Mark { struct Part {}; };\nstruct Rating;\n}\n", True),
    ("types.py", "namespace deduku::two {\n// struct Rating {};\nconst char* text = \"struct Rating {\";\n}\n", True),
    ("types.py", "namespace deduku::two {\nclass Rating {};\n}\n", False),
    ("types.py", "namespace deduku {\nnamespace two {\nusing Rating = int;\n}\n}\n", False),
    ("types.py", "namespace deduku::two {\nenum End { shut };\n}\n", False),
    ("spaces.py", "namespace deduku {\nnamespace inner {\n}\n}\n", True),
    ("spaces.py", "namespace deduku::two {\n}\n", True),
    ("spaces.py", "namespace deduku::three {\n}\n", False),
]

failed = 0
for program, text, accepted in CASES:
    with tempfile.TemporaryDirectory() as folder:
        for name, header in (("one", ONE), ("two", text)):
            path = pathlib.Path(folder, name, name + ".hpp")
            path.parent.mkdir()
            path.write_text(header)
        run = subprocess.run([sys.executable, HERE / program, folder], capture_output=True, text=True, check=False)
        if (run.returncode == 0) != accepted:
            failed += 1
            print(f"{program}: {text!r}: expected {'accepted' if accepted else 'refused'}\n{run.stdout}{run.stderr}")
sys.exit(failed > 0)
