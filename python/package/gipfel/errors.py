"""Exceptions. Each has a sentence for people and a stable code for programs."""

from __future__ import annotations


class GipfelError(ValueError):
    """An error with a stable code."""

    def __init__(self, message: str, code: str) -> None:
        super().__init__(message, code)
        self.message = message
        self.code = code

    def __str__(self) -> str:
        return self.message


class IllegalActionError(GipfelError):
    """An action or turn is illegal or malformed. The code names the broken rule."""

    def __init__(self, message: str, code: str, index: int = 0) -> None:
        super().__init__(message, code)
        self.args = (message, code, index)
        self.index = index
        """Index of the action in its turn, or of the game in its batch."""


class PositionError(GipfelError):
    """A text is not a possible position."""


class VariantError(GipfelError):
    """A variant is unknown, or belongs to another game."""


class RecordError(GipfelError):
    """A record cannot be read, changed or written."""

    def __init__(self, message: str, code: str, line: int | None = None) -> None:
        super().__init__(message, code)
        self.args = (message, code, line)
        self.line = line
        """Line of the text, from 1; `None` if the error is not in a text."""


class EngineError(GipfelError):
    """An engine does not answer as its protocol demands."""


class PuzzleError(GipfelError):
    """A text is not a puzzle."""
