"""Networks as integers: rounding, the file, and the exact arithmetic that the engine repeats.

Rows are 8-bit integers in units of 1/128, so the sum of at most 257 of them fits into 16 bits. Activations are between
0 and 127. Weights of the head are 8-bit integers in units of 1/64. Everything is added, multiplied and shifted; no
division is needed. Shifts round down.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .inputs import Inputs, padded
from .positions import Positions

MAGIC = b"gipfel-n"
VERSION = 1
ROW = 128
"""Units of a row and of an activation."""
HEAD = 64
"""Units of a weight of the head."""
WEIGHT = 1024
"""Units of a weight of the linear model."""
TOP = 127
"""Largest row value, activation and weight of the head."""
POOLED_SHIFT = 3
VALUE_SHIFT = 13
"""Binary digits after the point of a value, in units of the logistic function."""
TYPES = (np.dtype("i1"), np.dtype("<i2"), np.dtype("<i4"))

Array = NDArray[np.signedinteger]
Floats = Mapping[str, NDArray[np.floating]]


@dataclass(frozen=True)
class Network:
    """A network of integers."""

    game: str
    kind: str
    unit: int
    """Evaluation at which a win is e times as likely as a loss."""
    arrays: dict[str, Array]

    def to_bytes(self) -> bytes:
        """Returns the file: `gipfel-n`, the version, game and kind (8 bytes each) and unit (4 bytes); then for every
        array its name (16 bytes), type (1 byte: 0, 1, 2 for 8, 16 and 32 bits), number of dimensions (1 byte), their
        sizes (4 bytes each) and values; and the 32-bit FNV-1a checksum of everything before it. Numbers are
        little-endian."""
        parts = [MAGIC, VERSION.to_bytes(2, "little"), name(self.game, 8), name(self.kind, 8)]
        parts.append(self.unit.to_bytes(4, "little"))
        for key, array in self.arrays.items():
            parts += [name(key, 16), bytes([TYPES.index(array.dtype), array.ndim])]
            parts += [size.to_bytes(4, "little") for size in array.shape]
            parts.append(array.tobytes())
        data = b"".join(parts)
        return data + checksum(data).to_bytes(4, "little")

    @staticmethod
    def from_bytes(data: bytes) -> Network:
        """Reads a file."""
        body = data[:-4]
        if body[:8] != MAGIC or int.from_bytes(body[8:10], "little") != VERSION:
            raise ValueError("not a network of this version")
        if checksum(body) != int.from_bytes(data[-4:], "little"):
            raise ValueError("the network is damaged")
        game, kind = (body[at : at + 8].rstrip(b"\0").decode() for at in (10, 18))
        unit, at, arrays = int.from_bytes(body[26:30], "little"), 30, {}
        while at < len(body):
            key = body[at : at + 16].rstrip(b"\0").decode()
            dtype, dimensions = TYPES[body[at + 16]], body[at + 17]
            at += 18
            shape = [int.from_bytes(body[at + 4 * i : at + 4 * i + 4], "little") for i in range(dimensions)]
            at += 4 * dimensions
            count = int(np.prod(shape))
            arrays[key] = np.frombuffer(body, dtype, count, at).reshape(shape)
            at += count * dtype.itemsize
        return Network(game, kind, unit, arrays)

    def values(self, positions: Positions, inputs: Inputs) -> NDArray[np.int32]:
        """Returns what the network adds to the evaluation of each position, in hundredths."""
        contents = padded(positions.contents).astype(np.int32)
        outside = inputs.outside_rows(positions.outside)
        wide = {key: array.astype(np.int64) for key, array in self.arrays.items()}
        if self.kind in ("linear", "factors"):
            rows = inputs.window_rows(contents)
            phased = rows + inputs.phases(positions.outside)[:, None] * inputs.windows.rows
            value = (wide["windows"][phased].sum(1) + wide["outside"][outside].sum(1))[:, 0] << 3
            if self.kind == "factors":
                total = fits_16(wide["rows"][rows].sum(1))
                value += ((total * total).sum(1) - wide["squares"][rows].sum(1)) >> 2
        elif self.kind == "rows":
            rows = inputs.window_rows(contents)
            total = fits_16(wide["rows"][rows].sum(1) + wide["outside"][outside].sum(1))
            active = np.clip(total, 0, TOP)
            value = head(wide, (active * active) >> 7)
        else:
            sums = wide["rows"][inputs.view_rows(contents)].sum(2) + wide["places"][inputs.orbits]
            active = np.clip(sums, 0, TOP)
            pooled = np.zeros((len(active), len(wide["places"]), active.shape[2]), np.int64)
            np.add.at(pooled, (slice(None), inputs.orbits), active)
            pooled = np.minimum(fits_16(pooled) >> POOLED_SHIFT, TOP)
            beside = np.clip(fits_16(wide["outside"][outside].sum(1)), 0, TOP)
            value = head(wide, np.concatenate([pooled.reshape(len(pooled), -1), beside], 1))
        return ((value * self.unit) >> VALUE_SHIFT).astype(np.int32)


def head(arrays: Mapping[str, Array], active: NDArray[np.int64]) -> NDArray[np.int64]:
    """Returns the value of two layers, with 13 binary digits after the point."""
    hidden = (active @ arrays["first"].T + arrays["first_bias"]) >> 6
    hidden = np.clip(hidden, 0, TOP)
    value: NDArray[np.int64] = (hidden @ arrays["second"].T + arrays["second_bias"])[:, 0]
    return value


def fits_16(sums: NDArray[np.int64]) -> NDArray[np.int64]:
    """Returns sums unchanged; they must fit into 16 bits."""
    if np.abs(sums).max(initial=0) > 32_767:
        raise OverflowError("a sum of rows does not fit into 16 bits")
    return sums


def rounded(game: str, kind: str, unit: int, floats: Floats) -> Network:
    """Rounds the parameters of a model, by their names in `models.py`."""
    arrays: dict[str, Array] = {}
    for key, values in floats.items():
        if key.startswith("head."):
            layer, part = key.removeprefix("head.").split(".")
            if part == "weight":
                arrays[layer] = whole(values, HEAD, np.dtype("i1"))
            else:
                arrays[f"{layer}_bias"] = whole(values, HEAD * ROW, np.dtype("<i4"))
        elif kind in ("linear", "factors") and key != "rows":
            arrays[key] = whole(values, WEIGHT, np.dtype("<i2"))
        else:
            arrays[key] = whole(values, ROW, np.dtype("i1"))
    if kind == "factors":
        squares = np.square(arrays["rows"].astype(np.int32)).sum(1)
        arrays["squares"] = squares.astype("<i4")
    return Network(game, kind, unit, arrays)


def whole(values: NDArray[np.floating], units: int, dtype: np.dtype[np.signedinteger]) -> Array:
    """Returns values in integer units, within the range of a type."""
    top = TOP if dtype.itemsize == 1 else int(np.iinfo(dtype).max)
    return np.clip(np.rint(values * units), -top, top).astype(dtype)


def name(text: str, length: int) -> bytes:
    """Returns a name in a fixed number of bytes."""
    return text.encode().ljust(length, b"\0")


def checksum(data: bytes) -> int:
    """Returns the 32-bit FNV-1a checksum."""
    value = 0x811C9DC5
    for byte in data:
        value = (value ^ byte) * 0x01000193 & 0xFFFFFFFF
    return value
