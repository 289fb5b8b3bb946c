"""Thousands of games at once, for learning.

A `Batch` plays many games of one variant and writes observations, legal masks, rewards and ends to NumPy arrays that the caller owns. See
`docs/python.md` for the planes of the observations and the numbering of the actions.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gipfel._core import Batch, action_images, cell_images

__all__ = ["Arrays", "Batch", "Symmetries", "arrays", "symmetries"]


@dataclass(frozen=True)
class Arrays:
    """Arrays of the right shapes for a batch."""

    actions: NDArray[np.int64]
    """The actions to play: one index for each game."""
    observations: NDArray[np.uint8]
    """The planes, from the point of view of the player to act."""
    masks: NDArray[np.bool_]
    """The legal actions of each game."""
    rewards: NDArray[np.float32]
    """The rewards of White and of Black: 1 and -1 after a win, otherwise 0."""
    ends: NDArray[np.uint8]
    """0 while a game goes on, 1 when the rules have ended it, 2 when it has reached the limit on its length."""
    players: NDArray[np.uint8]
    """The player to act: 0 is White, 1 is Black."""


def arrays(batch: Batch) -> Arrays:
    """Returns new arrays for a batch."""
    size = batch.size
    return Arrays(
        actions=np.zeros(size, np.int64),
        observations=np.zeros((size, *batch.observation_shape), np.uint8),
        masks=np.zeros((size, batch.action_count), np.bool_),
        rewards=np.zeros((size, 2), np.float32),
        ends=np.zeros(size, np.uint8),
        players=np.zeros(size, np.uint8),
    )


@dataclass(frozen=True)
class Symmetries:
    """The twelve symmetries of the board as index tables. Index 0 is the identity."""

    actions: NDArray[np.int64]
    """For each symmetry, the index of the image of every action."""
    cells: NDArray[np.int64]
    """For each symmetry, the index of the image of every cell of a plane."""

    def observations(self, observations: NDArray[np.uint8], symmetry: int) -> NDArray[np.uint8]:
        """Returns the images of observations."""
        flat = observations.reshape(*observations.shape[:-2], -1)
        image = np.zeros_like(flat)
        image[..., self.cells[symmetry]] = flat
        return image.reshape(observations.shape)

    def masks(self, masks: NDArray[np.bool_], symmetry: int) -> NDArray[np.bool_]:
        """Returns the images of masks."""
        image = np.zeros_like(masks)
        image[..., self.actions[symmetry]] = masks
        return image


def symmetries(variant: str) -> Symmetries:
    """Returns the symmetries of a variant."""
    return Symmetries(np.array(action_images(variant), np.int64), np.array(cell_images(variant), np.int64))
