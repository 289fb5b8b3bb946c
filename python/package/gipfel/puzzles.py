"""Puzzles: a position, a task, and the only turn that achieves it."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources

from gipfel._core import Puzzle

__all__ = ["Puzzle", "iterate"]


def iterate(
    *, variant: str | None = None, kind: str | None = None, theme: str | None = None
) -> Iterator[Puzzle]:
    """Iterates over the puzzles of the package, parsing each when it is reached.

    `variant` is an id such as `"yinsh"`, `kind` is `"win"`, `"save"` or `"gain"`, and `theme` the code of a theme.
    """
    folder = resources.files("gipfel") / "data" / "puzzles"
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if not entry.name.endswith(".puzzles"):
            continue
        with entry.open(encoding="utf-8") as lines:
            for line in lines:
                if line.startswith("#") or not line.strip():
                    continue
                fields = line.split("\t", 4)
                if variant is not None and fields[0] != variant:
                    continue
                puzzle = Puzzle(line.rstrip("\n"))
                if (kind is None or puzzle.kind == kind) and (theme is None or theme in puzzle.themes):
                    yield puzzle
