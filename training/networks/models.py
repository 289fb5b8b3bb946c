"""The four models. Each adds its value to today's evaluation, in units of the logistic function.

Values are kept in the ranges that integers will have: rows in steps of 1/128 within ±127/128, activations between 0 and
127/128, weights of the head in steps of 1/64 within ±127/64. `integers.py` computes the same with integers.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn

from . import board
from .inputs import OUTSIDE, PHASES, Inputs

ONE = 127 / 128
"""Largest activation and row value."""
HEAD_MAX = 127 / 64
"""Largest weight of the head."""
HIDDEN = 16
"""Width of the head."""
POOLED = 8
"""Divisor of the sum over an orbit of points."""


def table(rows: int, width: int, spread: float) -> nn.Parameter:
    """Returns a table of rows with small random values."""
    return nn.Parameter(torch.randn(rows, width) * spread)


def gathered(rows: Tensor, numbers: Tensor) -> Tensor:
    """Returns the sum of rows for each position."""
    return nn.functional.embedding_bag(numbers, rows, mode="sum")


class Head(nn.Module):
    """Two layers from activations to a value."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.first = nn.Linear(width, HIDDEN)
        self.second = nn.Linear(HIDDEN, 1)
        nn.init.zeros_(self.second.bias)

    def forward(self, activations: Tensor) -> Tensor:
        hidden: Tensor = self.first(activations).clamp(0, ONE)
        value: Tensor = self.second(hidden)[:, 0]
        return value


class Model(nn.Module):
    """A value that adds to today's evaluation."""

    kind = ""

    def __init__(self, inputs: Inputs, width: int) -> None:
        super().__init__()
        self.inputs = inputs
        self.width = width

    def clip(self) -> None:
        """Moves all parameters into the ranges that integers will have."""
        for name, parameter in self.named_parameters():
            parameter.data.clamp_(-HEAD_MAX, HEAD_MAX) if name.startswith("head") else parameter.data.clamp_(-ONE, ONE)


class Linear(Model):
    """(a) One weight for each phase, orbit and contents of a window, and for what is not on the board."""

    kind = "linear"

    def __init__(self, inputs: Inputs, width: int) -> None:
        super().__init__(inputs, width)
        self.windows = table(PHASES[inputs.game] * inputs.windows.rows, 1, 0)
        self.outside = table(sum(OUTSIDE[inputs.game]), 1, 0)

    def forward(self, contents: Tensor, outside: Tensor, phases: Tensor) -> Tensor:
        rows = self.inputs.window_rows(contents)
        weights = gathered(self.windows, rows + phases[:, None] * self.inputs.windows.rows)
        return (weights + gathered(self.outside, outside))[:, 0]


class Factors(Linear):
    """(b) The linear model and a factorisation machine: the products of all pairs of windows' rows."""

    kind = "factors"

    def __init__(self, inputs: Inputs, width: int) -> None:
        super().__init__(inputs, width)
        self.rows = table(inputs.windows.rows, width, 0.01)

    def forward(self, contents: Tensor, outside: Tensor, phases: Tensor) -> Tensor:
        numbers = self.inputs.window_rows(contents)
        total = gathered(self.rows, numbers).square().sum(1)
        own = gathered(self.rows.square().sum(1, keepdim=True), numbers)[:, 0]
        return super().forward(contents, outside, phases) + (total - own) / 2


class Rows(Model):
    """(c) The sum of a row for each window, its clipped square, and a small head."""

    kind = "rows"

    def __init__(self, inputs: Inputs, width: int) -> None:
        super().__init__(inputs, width)
        self.rows = table(inputs.windows.rows, width, 0.02)
        self.outside = table(sum(OUTSIDE[inputs.game]), width, 0.02)
        # Half of all activations should be above zero at first.
        self.outside.data[: OUTSIDE[inputs.game][0]] += 0.25
        self.head = Head(width)

    def forward(self, contents: Tensor, outside: Tensor, phases: Tensor) -> Tensor:
        total = gathered(self.rows, self.inputs.window_rows(contents)) + gathered(self.outside, outside)
        value: Tensor = self.head(total.clamp(0, ONE).square())
        return value


class Views(Model):
    """(d) For every point one row for each direction, a non-linearity, the sum over each orbit of points, and a small
    head."""

    kind = "views"

    def __init__(self, inputs: Inputs, width: int) -> None:
        super().__init__(inputs, width)
        self.orbits = torch.as_tensor(inputs.orbits)
        count = int(self.orbits.max()) + 1
        self.rows = table((board.CONTENTS + 1) ** board.VIEW, width, 0.1)
        self.places = table(count, width, 0.1)
        self.outside = table(sum(OUTSIDE[inputs.game]), width, 0.02)
        self.head = Head((count + 1) * width)

    def forward(self, contents: Tensor, outside: Tensor, phases: Tensor) -> Tensor:
        numbers = self.inputs.view_rows(contents)
        count, points, axes = numbers.shape
        sums = gathered(self.rows, numbers.reshape(-1, axes)).reshape(count, points, -1)
        orbits = self.orbits.to(contents.device)
        active = (sums + self.places[orbits]).clamp(0, ONE)
        pooled = active.new_zeros(count, len(self.places), active.shape[2]).index_add_(1, orbits, active)
        pooled = (pooled / POOLED).clamp(0, ONE)
        beside = gathered(self.outside, outside).clamp(0, ONE)
        value: Tensor = self.head(torch.cat([pooled.flatten(1), beside], 1))
        return value


KINDS: dict[str, type[Model]] = {kind.kind: kind for kind in (Linear, Factors, Rows, Views)}
