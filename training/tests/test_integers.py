"""Tests that need only NumPy."""

from __future__ import annotations

import struct
from pathlib import Path

import numpy as np
import pytest
from made_up import HEXES, positions

from networks import board
from networks.inputs import OUTSIDE, WINDOW, Inputs
from networks.integers import Network, rounded
from networks.positions import read

GAMES = ["yinsh", "gipf"]


def random_network(game: str, kind: str) -> Network:
    """Returns a network with random parameters."""
    rng = np.random.default_rng(1)
    inputs = Inputs(game, HEXES[game])
    count = int(inputs.orbits.max()) + 1
    rows = {"factors": inputs.windows.rows, "rows": inputs.windows.rows, "views": 6**5}
    floats = {"outside": rng.normal(0, 0.1, (sum(OUTSIDE[game]), 1 if kind in ("linear", "factors") else 4))}
    if kind in ("linear", "factors"):
        floats["windows"] = rng.normal(0, 0.1, (5 * inputs.windows.rows, 1))
    if kind != "linear":
        floats["rows"] = rng.normal(0, 0.1, (rows[kind], 4))
    if kind == "views":
        floats["places"] = rng.normal(0, 0.1, (count, 4))
    if kind in ("rows", "views"):
        width = 4 if kind == "rows" else 4 * (count + 1)
        floats["head.first.weight"] = rng.normal(0, 0.5, (16, width))
        floats["head.first.bias"] = rng.normal(0, 0.1, 16)
        floats["head.second.weight"] = rng.normal(0, 0.5, (1, 16))
        floats["head.second.bias"] = rng.normal(0, 0.1, 1)
    return rounded(game, kind, 300, floats)


@pytest.mark.parametrize(("game", "count", "number"), [("yinsh", 123, 13), ("gipf", 48, 6)])
def test_a_board_has_as_many_windows_and_orbits_as_the_engine_counts(game: str, count: int, number: int) -> None:
    windows = board.windows(HEXES[game], WINDOW[game])
    assert len(windows.points) == count
    assert len(set(windows.orbits)) == number


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["linear", "factors", "rows", "views"])
def test_a_position_and_its_images_have_the_same_value(game: str, kind: str) -> None:
    network, inputs = random_network(game, kind), Inputs(game, HEXES[game])
    some = positions(game, 20, seed=2)
    value = network.values(some, inputs)
    assert len(set(value.tolist())) > 10
    for image in board.images(HEXES[game]):
        turned = np.empty_like(some.contents)
        turned[:, image] = some.contents
        other = type(some)(game, 300, some.hexes, turned, *(getattr(some, field) for field in COLUMNS))
        assert (network.values(other, inputs) == value).all()


COLUMNS = ("outside", "evaluations", "scores", "results", "games")


def test_a_network_is_read_as_it_was_written() -> None:
    network = random_network("gipf", "views")
    data = network.to_bytes()
    again = Network.from_bytes(data)
    assert (again.game, again.kind, again.unit) == ("gipf", "views", 300)
    assert all((again.arrays[key] == array).all() for key, array in network.arrays.items())
    damaged = data[:100] + bytes([data[100] ^ 1]) + data[101:]
    with pytest.raises(ValueError, match="damaged"):
        Network.from_bytes(damaged)


def test_a_file_of_positions_is_read_as_documented(tmp_path: Path) -> None:
    hexes = np.array(HEXES["gipf"], np.int8)
    head = b"gipfel-p" + b"gipf".ljust(8, b"\0") + struct.pack("<iHH", 200, 37, 55) + hexes.tobytes()
    row = bytes([1] * 37) + bytes(range(8)) + struct.pack("<hhBBI", -5, 700, 2, 0, 46)
    file = tmp_path / "gipf.positions"
    file.write_bytes(head + row + row)
    some = read(file)
    assert (some.game, some.unit, len(some), some.hexes) == ("gipf", 200, 2, HEXES["gipf"])
    assert (some.evaluations[0], some.scores[0], some.results[0], some.games[0]) == (-5, 700, 1, 46)
    assert len(some.split()[1]) == 2
    file.write_bytes(head + row[:-1])
    with pytest.raises(ValueError, match="damaged"):
        read(file)
