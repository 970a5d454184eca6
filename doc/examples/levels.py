"""Rates puzzles and plots what HDP says of them against the rating of Sudoku Explainer (needs pandas and matplotlib).

   python3 levels.py puzzles.txt levels.svg
"""

import sys

import deduku
import matplotlib

matplotlib.use("svg")
from matplotlib import pyplot  # noqa: E402

puzzles = [line.split()[0] for line in open(sys.argv[1]) if line.strip() and not line.startswith("#")]
table = deduku.rate_many(puzzles, by=["hdp", "se"]).to_frame()
levels = [level for level in ("easy", "medium", "hard", "deep", "very-deep", "unsolved") if (table["hdp.level"] == level).any()]
groups = [table.loc[table["hdp.level"] == level, "se.er"] for level in levels]
for level, ratings in zip(levels, groups):
    print(f"{level:9} {len(ratings):6} puzzles, ER {ratings.min()} to {ratings.max()}, median {ratings.median()}")

figure, axes = pyplot.subplots(figsize=(6, 3.6))
axes.boxplot(groups, labels=levels, whis=(0, 100))
axes.set_xlabel("HDP level")
axes.set_ylabel("rating of Sudoku Explainer (ER)")
figure.tight_layout()
figure.savefig(sys.argv[2], metadata={"Date": None})
