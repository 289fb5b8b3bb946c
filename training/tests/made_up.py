"""Positions with made-up results, for tests: no games need to be played."""

from __future__ import annotations

import numpy as np

from networks.positions import Positions


def hexagon(radius: int, corners: bool) -> tuple[tuple[int, int], ...]:
    """Returns the points of a hexagon, with or without its corners."""
    span = range(-radius, radius + 1)
    places = [(c, r) for c in span for r in span if abs(c - r) <= radius]
    sizes = [sorted((abs(c), abs(r), abs(c - r))) for c, r in places]
    return tuple(place for place, size in zip(places, sizes) if corners or size != [0, radius, radius])


HEXES = {"yinsh": hexagon(5, corners=False), "gipf": hexagon(3, corners=True)}


def positions(game: str, count: int, seed: int) -> Positions:
    """Returns random positions in which the player with more pieces on the centre's lines usually wins."""
    rng = np.random.default_rng(seed)
    hexes = HEXES[game]
    contents = rng.choice(5, (count, len(hexes)), p=[0.6, 0.15, 0.15, 0.05, 0.05]).astype(np.uint8)
    central = np.array([0 in (c, r, c - r) for c, r in hexes])
    lead = (contents[:, central] == 1).sum(1) - (contents[:, central] == 2).sum(1).astype(np.int64)
    outside = np.zeros((count, 8), np.uint8)
    outside[:, :2] = rng.integers(0, 3, (count, 2))
    wins = rng.random(count) < 1 / (1 + np.exp(-lead))
    zero = np.zeros(count, np.int16)
    games = np.arange(count, dtype=np.uint32) // 10
    return Positions(game, 300, hexes, contents, outside, zero, zero, wins.astype(np.float32), games)
