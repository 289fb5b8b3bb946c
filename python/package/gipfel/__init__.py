"""YINSH and GIPF: rules, records, engine, puzzles, and batches of games for learning."""

from gipfel._core import Color, Outcome, __version__
from gipfel.errors import (
    EngineError,
    GipfelError,
    IllegalActionError,
    PositionError,
    PuzzleError,
    RecordError,
    VariantError,
)

WHITE = Color.WHITE
BLACK = Color.BLACK

__all__ = [
    "BLACK",
    "WHITE",
    "Color",
    "EngineError",
    "GipfelError",
    "IllegalActionError",
    "Outcome",
    "PositionError",
    "PuzzleError",
    "RecordError",
    "VariantError",
    "__version__",
]
