"""Reading and writing records of games.

`read` iterates over the games of a text or a file without loading the whole file. It accepts Gipfel's own format and its JSON,
Boardspace's SGF, Board Game Arena's logs, the official notation of GIPF and plain lines. A `Record` writes itself in each format.
"""

from __future__ import annotations

import io
import os
from collections.abc import Iterable, Iterator
from typing import Literal, TextIO, overload

from gipfel._core import Match, Record, Turn, Variation, detect_format, read_text
from gipfel.errors import RecordError

__all__ = ["Match", "Record", "Turn", "Variation", "read"]

Format = Literal["record", "sgf", "bga", "json", "official", "lines"]
Source = str | os.PathLike[str] | TextIO

_HEAD_CHARS = 4096


@overload
def read(
    source: Source, *, format: Format | None = ..., variant: str | None = ..., errors: Literal["raise", "skip"] = ...
) -> Iterator[Record | Match]: ...
@overload
def read(
    source: Source, *, format: Format | None = ..., variant: str | None = ..., errors: Literal["yield"]
) -> Iterator[Record | Match | RecordError]: ...
def read(
    source: Source,
    *,
    format: Format | None = None,
    variant: str | None = None,
    errors: Literal["raise", "skip", "yield"] = "raise",
) -> Iterator[Record | Match | RecordError]:
    """Iterates over the games of a text, a path or an open text file.

    A string with a line break is a text; any other string is a path. An invalid game does not affect the others: with `errors="skip"` it
    is left out, with `errors="yield"` its exception is yielded in its place, and by default the exception is raised.
    """
    if isinstance(source, str) and "\n" in source:
        yield from _games(io.StringIO(source), format, variant, errors)
    elif isinstance(source, str | os.PathLike):
        with open(source, encoding="utf-8-sig", newline=None) as file:
            yield from _games(file, format, variant, errors)
    else:
        yield from _games(source, format, variant, errors)


def _games(
    file: TextIO, format: Format | None, variant: str | None, errors: Literal["raise", "skip", "yield"]
) -> Iterator[Record | Match | RecordError]:
    lines = iter(file)
    head = _head(lines)
    detected = format or detect_format("".join(head))
    # Plain turns of YINSH look like the official notation of GIPF: the compiled reader decides.
    passed = format if detected in ("official", None) else detected
    found_any = False
    for before, text in _pieces(_chain(head, lines), detected):
        for found in read_text(text, passed, variant, before):
            found_any = True
            if isinstance(found, RecordError):
                if errors == "raise":
                    raise found
                if errors == "skip":
                    continue
            yield found
    if not found_any and errors != "skip":
        empty = RecordError("line 1: the text contains no game", "no-turns", 1)
        if errors == "raise":
            raise empty
        yield empty


def _head(lines: Iterator[str]) -> list[str]:
    """Returns the first lines, from which the format is detected."""
    head: list[str] = []
    chars = 0
    for line in lines:
        head.append(line)
        chars += len(line)
        if chars >= _HEAD_CHARS:
            break
    return head


def _chain(head: list[str], rest: Iterator[str]) -> Iterator[str]:
    yield from head
    yield from rest


def _pieces(lines: Iterable[str], format: str | None) -> Iterator[tuple[int, str]]:
    """Splits a text between games; yields each piece with the number of lines before it."""
    if format == "lines":
        for before, line in enumerate(lines):
            if line.strip() and not line.startswith("#"):
                yield before, line
    elif format == "json":
        yield from _pieces_by_lines(lines)
    elif format == "record":
        yield from _pieces_by_tags(lines)
    elif format == "sgf":
        yield from _pieces_by_parentheses(lines)
    else:
        text = "".join(lines)
        if text.strip():
            yield 0, text


def _pieces_by_lines(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    rest = iter(lines)
    for before, line in enumerate(rest):
        if line.rstrip().endswith("}"):
            yield before, line
        elif line.strip():
            # One object over several lines.
            yield before, line + "".join(rest)


def _pieces_by_tags(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    piece: list[str] = []
    start, blank = 0, True
    for number, line in enumerate(lines):
        # A blank line followed by a tag always ends a record.
        if blank and line.startswith("[") and "".join(piece).strip():
            yield start, "".join(piece)
            piece, start = [], number
        piece.append(line)
        blank = not line.strip()
    if "".join(piece).strip():
        yield start, "".join(piece)


def _pieces_by_parentheses(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    piece: list[str] = []
    start, depth, quoted, escaped = 0, 0, False, False
    for number, line in enumerate(lines):
        piece.append(line)
        for char in line:
            if quoted:
                quoted = escaped or char != "]"
                escaped = not escaped and char == "\\"
            elif char == "[":
                quoted = True
            elif char in "()":
                depth += 1 if char == "(" else -1
        # Trees that end and begin on one line stay together.
        if depth <= 0 and not quoted and "".join(piece).strip():
            yield start, "".join(piece)
            piece, start, depth = [], number + 1, 0
    if "".join(piece).strip():
        yield start, "".join(piece)
