"""Pictures that notebooks display."""

from __future__ import annotations

from pathlib import Path
from typing import Union


class Picture:
    """An SVG picture: `svg`, with `title` and `description` in words."""

    def __init__(self, svg: str, title: str, description: str) -> None:
        self.svg = svg
        self.title = title
        self.description = description

    def _repr_svg_(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<Picture: {self.title}>"

    def save(self, file: Union[str, Path]) -> None:
        """Writes it to a file."""
        Path(file).write_text(self.svg, encoding="utf-8")
