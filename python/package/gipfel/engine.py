"""The engine, and a client for any program that speaks UGI.

`Engine` runs in the process of the interpreter, which it releases while it thinks; Ctrl-C interrupts it. `UgiEngine` starts a program and
speaks UGI with it, the protocol described in Gipfel's `docs/protocol.md`.
"""

from __future__ import annotations

import queue
import subprocess
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field
from types import TracebackType
from typing import Protocol

from gipfel._core import Engine, Line, baseline_turn
from gipfel.errors import EngineError

__all__ = ["Engine", "Line", "UgiEngine", "UgiInfo", "UgiResult", "baseline_turn"]

_QUIT_SECONDS = 2.0


class AnyGame(Protocol):
    """A game of any kind."""

    @property
    def variant(self) -> str: ...
    @property
    def start(self) -> object: ...
    @property
    def turns(self) -> list[str]: ...


@dataclass(frozen=True)
class UgiInfo:
    """A line of progress: its words, and the principal variation."""

    words: dict[str, str]
    score: int | None
    """Hundredths for the player to act; `None` for a forced win or loss."""
    wins_in: int | None
    """Number of the player's own turns until they win (positive) or lose (negative) by force."""
    turns: tuple[str, ...]


@dataclass(frozen=True)
class UgiResult:
    """The answer to `go`."""

    turn: str
    infos: tuple[UgiInfo, ...] = field(default=())


class UgiEngine:
    """A program that speaks UGI, as a subprocess. Every answer has a time limit."""

    def __init__(self, command: Sequence[str], *, timeout: float = 10.0) -> None:
        self.timeout = timeout
        self.id: dict[str, str] = {}
        self.options: dict[str, str] = {}
        try:
            self._process = subprocess.Popen(
                list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1
            )
        except OSError as error:
            raise EngineError(f"{command[0]} cannot be started: {error.strerror}", "not-started") from error
        self._lines: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=self._receive, daemon=True).start()
        try:
            self._send("ugi")
            for line in self._until("ugiok"):
                word, _, rest = line.partition(" ")
                if word == "id":
                    name, _, value = rest.partition(" ")
                    self.id[name] = value
                elif word == "option":
                    name, _, kind = rest.removeprefix("name ").partition(" type ")
                    self.options[name] = kind
        except BaseException:
            self.close()
            raise

    def set_option(self, name: str, value: object) -> None:
        """Sets an option."""
        if name not in self.options:
            raise EngineError(f"the program has no option {name}", "unknown-option")
        self._send(f"setoption name {name} value {value}")
        self._ready()

    def go(
        self,
        game: AnyGame,
        *,
        nodes: int | None = None,
        seconds: float | None = None,
        depth: int | None = None,
        timeout: float | None = None,
    ) -> UgiResult:
        """Returns the turn that the program plays in a game, and its lines of progress.

        The time limit is `timeout`, or else the thinking time and the time limit of the program. When it has passed, the search is stopped
        and an error raised.
        """
        limits: list[str] = []
        if nodes is not None:
            limits.append(f"nodes {nodes}")
        if seconds is not None:
            limits.append(f"movetime {round(seconds * 1000)}")
        if depth is not None:
            limits.append(f"depth {depth}")
        if not limits:
            raise ValueError("a search needs a limit: give nodes, seconds or depth")
        variant, _, terms = game.variant.partition(":")
        if "Game" in self.options:
            self.set_option("Game", variant)
        if terms:
            self.set_option("Terms", terms)
        moves = f" moves {' '.join(game.turns)}" if game.turns else ""
        self._send(f"position fen {game.start}{moves}")
        self._ready()
        self._send(f"go {' '.join(limits)}")
        infos: list[UgiInfo] = []
        wait = timeout if timeout is not None else self.timeout + (seconds or 0.0)
        try:
            while True:
                line = self._line(wait)
                word, _, rest = line.partition(" ")
                if word == "info":
                    infos.append(_info(rest))
                elif word == "bestmove":
                    return UgiResult(rest.strip(), tuple(infos))
                elif word == "error":
                    code, _, message = rest.partition(" ")
                    raise EngineError(message, code)
        except (EngineError, KeyboardInterrupt):
            # The program must not go on thinking about a position that nobody waits for.
            if self._process.poll() is None:
                self._send("stop")
            raise

    def close(self) -> None:
        """Ends the program."""
        if self._process.poll() is None:
            try:
                self._send("quit")
                self._process.wait(_QUIT_SECONDS)
            except (EngineError, subprocess.TimeoutExpired):
                self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                stream.close()

    def __enter__(self) -> UgiEngine:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def _receive(self) -> None:
        """Runs in a thread: a pipe cannot be read with a time limit on every system."""
        assert self._process.stdout is not None
        try:
            for line in self._process.stdout:
                self._lines.put(line.strip())
        except ValueError:
            pass  # The stream was closed.
        self._lines.put(None)

    def _send(self, command: str) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(command + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError) as error:
            raise EngineError("the program has ended", "ended") from error

    def _line(self, timeout: float) -> str:
        try:
            line = self._lines.get(timeout=timeout)
        except queue.Empty:
            raise EngineError(f"the program did not answer within {timeout:g} s", "timeout") from None
        if line is None:
            raise EngineError("the program has ended", "ended")
        return line

    def _until(self, last: str) -> list[str]:
        lines: list[str] = []
        while (line := self._line(self.timeout)) != last:
            lines.append(line)
        return lines

    def _ready(self) -> None:
        self._send("isready")
        for line in self._until("readyok"):
            if line.startswith("error "):
                code, _, message = line.removeprefix("error ").partition(" ")
                raise EngineError(message, code)


def _info(text: str) -> UgiInfo:
    before, _, variation = text.partition(" pv ")
    words = before.split()
    score = wins_in = None
    values: dict[str, str] = {}
    index = 0
    while index < len(words):
        word = words[index]
        count = {"score": 2, "wdl": 3}.get(word, 1)
        values[word] = " ".join(words[index + 1 : index + 1 + count])
        index += 1 + count
    kind, _, number = values.get("score", "").partition(" ")
    if kind == "cp":
        score = int(number)
    elif kind == "mate":
        wins_in = int(number)
    return UgiInfo(values, score, wins_in, tuple(variation.split()))
