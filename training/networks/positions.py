"""Reads the positions that `fit GAME --read FILES --export FILE` writes."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

MAGIC = b"gipfel-p"
GLOBALS = 8
"""Number of bytes that describe what is not on the board."""
HELD_OUT = 23
"""One game in this many is held out, as in `crates/engine/fit`."""
CERTAIN = 20_000
"""Absolute score above which a game is proven to be won or lost."""


@dataclass(frozen=True)
class Positions:
    """Positions from the point of view of the player to act."""

    game: str
    unit: int
    """Evaluation at which a win is e times as likely as a loss."""
    hexes: tuple[tuple[int, int], ...]
    """Column and row of each point, relative to the centre."""
    contents: NDArray[np.uint8]
    outside: NDArray[np.uint8]
    """What is not on the board."""
    evaluations: NDArray[np.int16]
    """Evaluations with today's weights."""
    scores: NDArray[np.int16]
    """Search scores."""
    results: NDArray[np.float32]
    """1 for a win, 0 for a loss."""
    games: NDArray[np.uint32]
    """Number of the game that a position comes from."""

    def __len__(self) -> int:
        return len(self.results)

    def where(self, chosen: NDArray[np.bool_] | slice) -> Positions:
        """Returns some of the positions."""
        columns = (self.contents, self.outside, self.evaluations, self.scores, self.results, self.games)
        return Positions(self.game, self.unit, self.hexes, *(column[chosen] for column in columns))

    def split(self) -> tuple[Positions, Positions]:
        """Returns the training set and the held-out set, which have no game in common."""
        held_out = self.games % HELD_OUT == 0
        return self.where(~held_out), self.where(held_out)


def read(path: Path) -> Positions:
    """Reads a file of positions."""
    data = path.read_bytes()
    if data[:8] != MAGIC:
        raise ValueError(f"{path} is not a file of positions")
    game = data[8:16].rstrip(b"\0").decode()
    unit = int.from_bytes(data[16:20], "little", signed=True)
    points, length = (int.from_bytes(data[at : at + 2], "little") for at in (20, 22))
    start = 24 + 2 * points
    if length != points + GLOBALS + 10 or (len(data) - start) % length:
        raise ValueError(f"{path} is damaged")
    hexes = np.frombuffer(data, np.int8, 2 * points, 24).reshape(points, 2)
    fields = [
        ("contents", np.uint8, (points,)),
        ("outside", np.uint8, (GLOBALS,)),
        ("evaluation", "<i2"),
        ("score", "<i2"),
        ("result", np.uint8),
        ("zero", np.uint8),
        ("game", "<u4"),
    ]
    rows = np.frombuffer(data, np.dtype(fields), offset=start)
    return Positions(
        game=game,
        unit=unit,
        hexes=tuple((int(column), int(row)) for column, row in hexes),
        contents=np.ascontiguousarray(rows["contents"]),
        outside=np.ascontiguousarray(rows["outside"]),
        evaluations=rows["evaluation"].astype(np.int16),
        scores=rows["score"].astype(np.int16),
        results=rows["result"].astype(np.float32) / 2,
        games=rows["game"].astype(np.uint32),
    )
