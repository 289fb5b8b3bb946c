"""Converts positions to the rows of a network's tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import board

WINDOW = {"yinsh": 5, "gipf": 4}
"""Number of points that a row needs."""
PHASES = {"yinsh": 5, "gipf": 4}
"""Number of phases with separate linear weights."""
OUTSIDE = {"yinsh": (52, 36), "gipf": (361, 27)}
"""Sizes of the two tables for what is not on the board."""


class Inputs:
    """Converts positions of one game. The rows of windows and views are computed by operators that NumPy and PyTorch
    share, so a GPU can compute them."""

    def __init__(self, game: str, hexes: board.Hexes, convert: Callable[[Any], Any] = np.asarray) -> None:
        self.game = game
        self.windows = board.windows(hexes, WINDOW[game])
        self.orbits = board.orbits(hexes)
        windows, views = self.windows, board.views(hexes)
        self._window_points = [convert(windows.points[:, place]) for place in range(windows.length)]
        self._view_points = [convert(views[:, :, place]) for place in range(board.VIEW)]
        self._canonical = convert(board.canonical_codes(board.CONTENTS, windows.length))
        self._canonical_views = convert(board.canonical_codes(board.CONTENTS + 1, board.VIEW)[1])
        self._mirrored = convert(windows.mirrored.astype(np.int64))
        self._first_rows = convert(windows.orbits * windows.states)

    def window_rows(self, contents: Any) -> Any:
        """Returns the row of every window: orbit × contents. The contents are 32-bit integers."""
        codes = sum(contents[:, points] * board.CONTENTS**place for place, points in enumerate(self._window_points))
        return self._canonical[self._mirrored, codes] + self._first_rows

    def view_rows(self, contents: Any) -> Any:
        """Returns the row of every point's view along each axis. The contents are followed by `OFF_BOARD`."""
        base = board.CONTENTS + 1
        codes = sum(contents[:, points] * base**place for place, points in enumerate(self._view_points))
        return self._canonical_views[codes]

    def outside_rows(self, outside: NDArray[np.uint8]) -> NDArray[np.int64]:
        """Returns the rows of what is not on the board, in one table after the other."""
        values = outside.astype(np.int64).T
        if self.game == "yinsh":
            pool, own, enemy, variant, stage = values[:5]
            second = ((np.minimum(own, 2) * 3 + np.minimum(enemy, 2)) * 2 + variant) * 2 + stage
            first = np.minimum(pool, 51)
        else:
            own, enemy, own_right, enemy_right, variant = values[:5]
            first = np.minimum(own, 18) * 19 + np.minimum(enemy, 18)
            second = (own_right * 3 + enemy_right) * 3 + variant
        return np.stack([first, second + OUTSIDE[self.game][0]], axis=1)

    def phases(self, outside: NDArray[np.uint8]) -> NDArray[np.int64]:
        """Returns the phase of each position, as the engine's linear evaluation counts them."""
        values = outside.astype(np.int64).T
        if self.game == "yinsh":
            pool, own, enemy, variant, _ = values[:5]
            needed = np.where(variant == 1, 1, 3)
            own_close, enemy_close = own + 1 >= needed, enemy + 1 >= needed
            early = (pool <= 25).astype(np.int64)
            return np.where(own_close | enemy_close, 1 + own_close + 2 * enemy_close, early)
        total = values[0] + values[1]
        return np.select([total >= 18, total >= 13, total >= 8], [0, 1, 2], 3)


def padded(contents: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Returns contents with an additional place, which stands for everything beyond the edge."""
    edge = np.full((len(contents), 1), board.OFF_BOARD, np.uint8)
    return np.concatenate([contents, edge], axis=1)
