#!/usr/bin/env python3
"""Checks every relative link and anchor in the Markdown pages: links.py ROOT"""
import re
import subprocess
import sys
from pathlib import Path


def anchors(page):
    """The anchors that GitHub gives the headings of a page, and those set by hand."""
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    found = set(re.findall(r'<a (?:id|name)="([^"]+)"', text))
    for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE):
        bare = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
        found.add(re.sub(r"[^\w\- ]", "", bare).replace(" ", "-"))
    return found


def links(page):
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"`[^`\n]*`", "", text)
    return [target for target in re.findall(r"\]\(([^)\s]+)\)", text) if not re.match(r"[a-z]+:", target)]


def main():
    root = Path(sys.argv[1]).resolve()
    tracked = subprocess.run(["git", "-C", root, "ls-files", "*.md"], capture_output=True, text=True, check=False).stdout
    pages = [root / name for name in tracked.split()] or [root / "README.md", *(root / "doc").rglob("*.md")]
    count = broken = 0
    for page in pages:
        for target in links(page):
            count += 1
            path, _, anchor = target.partition("#")
            to = (page.parent / path).resolve() if path else page
            why = "no such file" if not to.exists() else "no such heading" if anchor and anchor not in anchors(to) else ""
            if why:
                broken += 1
                print(f"{page.relative_to(root)}: {target}: {why}")
    print(f"{count} links in {len(pages)} pages, {broken} broken")
    return 1 if broken or count < 100 else 0


if __name__ == "__main__":
    sys.exit(main())
