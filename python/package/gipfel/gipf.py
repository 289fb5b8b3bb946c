"""Positions, actions and games of GIPF, basic, standard and tournament."""

from gipfel._core import GipfAction as Action
from gipfel._core import GipfGame as Game
from gipfel._core import GipfPosition as Position

__all__ = ["Action", "Game", "Position"]
