"""The windows of a board and their orbits, numbered as in `crates/engine/eval/src/windows.rs`."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Hexes = tuple[tuple[int, int], ...]

AXES = ((0, 1), (1, 0), (1, 1))
"""Steps along columns, rows and diagonals, as `hexgrid::Axis` orders them."""
CONTENTS = 5
"""Number of possible contents of a point."""
OFF_BOARD = 5
"""Content of a place beyond the edge, for views."""
VIEW = 5
"""Number of places in a view: the point and two on either side."""


@dataclass(frozen=True)
class Windows:
    """Windows of adjacent points on a line."""

    points: NDArray[np.int64]
    """Points of each window, in the order in which its orbit reads them."""
    orbits: NDArray[np.int64]
    mirrored: NDArray[np.bool_]
    """Whether a symmetry reverses the window."""

    @property
    def length(self) -> int:
        """Returns the number of points in a window."""
        return int(self.points.shape[1])

    @property
    def states(self) -> int:
        """Returns the number of possible contents of a window."""
        return int(CONTENTS**self.length)

    @property
    def rows(self) -> int:
        """Returns the number of rows in a table with one for each orbit and contents."""
        return (int(self.orbits.max()) + 1) * self.states


def images(hexes: Hexes) -> list[list[int]]:
    """Returns the point to which each of the 12 symmetries maps every point."""
    index = {place: number for number, place in enumerate(hexes)}
    result = []
    for symmetry in range(12):
        mapped = []
        for column, row in hexes:
            if symmetry >= 6:
                column, row = row, column
            for _ in range(symmetry % 6):
                column, row = column - row, column
            mapped.append(index[column, row])
        result.append(mapped)
    return result


def orbits(hexes: Hexes) -> NDArray[np.int64]:
    """Returns the orbit of each point."""
    maps = images(hexes)
    firsts = [min(image[point] for image in maps) for point in range(len(hexes))]
    numbers = {first: number for number, first in enumerate(dict.fromkeys(firsts))}
    return np.array([numbers[first] for first in firsts])


def windows(hexes: Hexes, length: int) -> Windows:
    """Returns all windows of a length."""
    index = {place: number for number, place in enumerate(hexes)}
    maps = images(hexes)
    firsts: list[tuple[int, ...]] = []
    points, numbers, mirrored = [], [], []
    for column, row in hexes:
        for dc, dr in AXES:
            places = [(column + step * dc, row + step * dr) for step in range(length)]
            if any(place not in index for place in places):
                continue
            window = tuple(index[place] for place in places)
            for orbit, first in enumerate(firsts):
                copies = {tuple(image[point] for point in first) for image in maps}
                if window in copies or window[::-1] in copies:
                    break
            else:
                orbit, copies = len(firsts), {tuple(image[p] for p in window) for image in maps}
                firsts.append(window)
            if window not in copies:
                window = window[::-1]
            points.append(window)
            numbers.append(orbit)
            mirrored.append(window[::-1] in copies)
    return Windows(np.array(points), np.array(numbers), np.array(mirrored))


def views(hexes: Hexes) -> NDArray[np.int64]:
    """Returns for every point and axis the places around the point on the line; those beyond the edge have the number
    of points as their index."""
    index = {place: number for number, place in enumerate(hexes)}
    around = range(-(VIEW // 2), VIEW // 2 + 1)
    return np.array(
        [
            [[index.get((c + step * dc, r + step * dr), len(hexes)) for step in around] for dc, dr in AXES]
            for c, r in hexes
        ]
    )


def canonical_codes(base: int, length: int) -> NDArray[np.int64]:
    """Returns for every code itself, and the smaller of itself and its mirror image."""
    codes = np.arange(base**length)
    digits = [codes // base**place % base for place in range(length)]
    backward = sum(digit * base ** (length - 1 - place) for place, digit in enumerate(digits))
    return np.stack([codes, np.minimum(codes, backward)])
