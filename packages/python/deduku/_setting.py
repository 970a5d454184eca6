"""Questions for setters; `rules` finds contradictory and superfluous rules."""

from __future__ import annotations

from typing import Any, Optional

from ._answers import Answer, Puzzle, ask, known


def true_candidates(puzzle: Puzzle, limit: Optional[int] = None, **common: Any) -> Answer:
    """The digits that each cell has in some solution.

    limit   if given, also the number of solutions with each candidate, up to this many (1 to 1000)

    >>> true_candidates("................", rules=["killer 3: C1 D1", "thermo: A2-D2"])["true_candidates"][:3]
    [[3, 4], [3, 4], [1, 2]]
    """
    return ask("solve", puzzle, true_candidates=True, limit=limit, **known(common))


def estimate(puzzle: Puzzle, samples: int = 200, *, seed: Optional[int] = None, **common: Any) -> Answer:
    """The number of solutions, estimated from this many samples, with its standard error."""
    return ask("solve", puzzle, estimate=samples, seed=seed, **known(common))
