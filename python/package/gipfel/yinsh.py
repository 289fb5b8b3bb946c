"""Positions, actions and games of YINSH."""

from gipfel._core import YinshAction as Action
from gipfel._core import YinshGame as Game
from gipfel._core import YinshPosition as Position

__all__ = ["Action", "Game", "Position"]
