"""Positions, actions and games of GIPF with potentials."""

from gipfel._core import PotentialsAction as Action
from gipfel._core import PotentialsGame as Game
from gipfel._core import PotentialsPosition as Position

__all__ = ["Action", "Game", "Position"]
