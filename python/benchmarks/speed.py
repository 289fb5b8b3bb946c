"""Measures random games of this package and of others, all in one process on one core.

Prints a table for `docs/python.md`. `cargo xtask python --speed` installs what it needs and runs it.
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable
from dataclasses import dataclass

SECONDS = 3.0
"""Shortest time for which a function is measured."""
BATCH = 1_024
"""Number of games in a batch."""


@dataclass(frozen=True)
class Row:
    """A measured function."""

    group: str
    name: str
    per_second: float


def rate(run: Callable[[], int]) -> float:
    """Returns how many steps a second `run` takes, which returns the number of its steps."""
    run()
    steps = 0
    started = time.perf_counter()
    while (elapsed := time.perf_counter() - started) < SECONDS:
        steps += run()
    return steps / elapsed


def batch(variant: str) -> Callable[[], int]:
    """Steps of a batch with observations, legal masks, rewards and ends."""
    from gipfel.batch import Batch, arrays

    games = Batch(variant, BATCH, seed=1, threads=1, max_actions=2_000)
    own = arrays(games)

    def run() -> int:
        games.sample(own.actions)
        games.step(
            own.actions,
            observations=own.observations,
            masks=own.masks,
            rewards=own.rewards,
            ends=own.ends,
            players=own.players,
        )
        return BATCH

    return run


def openspiel(name: str) -> Callable[[], int]:
    """Random games of OpenSpiel with observation and legal mask of every state."""
    import pyspiel

    game = pyspiel.load_game(name)

    def run() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            state.observation_tensor(state.current_player())
            state.legal_actions_mask()
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return run


def pettingzoo_chess() -> Callable[[], int]:
    """Random games of PettingZoo's chess with observation and legal mask of every state."""
    import numpy as np
    from pettingzoo.classic import chess_v6

    environment = chess_v6.env()

    def run() -> int:
        environment.reset()
        for step in range(40):
            observation, _, termination, truncation, _ = environment.last()
            if termination or truncation:
                return step
            environment.step(random.choice(np.flatnonzero(observation["action_mask"])))
        return 40

    return run


def single(module_name: str) -> Callable[[], int]:
    """Random games of single positions: all legal actions, then one of them is played."""
    import importlib

    module = importlib.import_module(f"gipfel.{module_name}")

    def run() -> int:
        game = module.Game()
        steps = 0
        while steps < 200 and (legal := game.legal_actions):
            game.push(random.choice(legal))
            steps += 1
        return steps

    return run


def python_chess() -> Callable[[], int]:
    """Random games of python-chess: all legal moves, then one of them is played."""
    import chess

    def run() -> int:
        board = chess.Board()
        steps = 0
        while steps < 200 and (legal := list(board.legal_moves)):
            board.push(random.choice(legal))
            steps += 1
        return steps

    return run


def main() -> None:
    """Measures everything and prints the table."""
    random.seed(1)
    masked = "random step with observation and legal mask"
    alone = "legal actions of a single position, and one of them played"
    measured = [
        (masked, "`gipfel.batch`, YINSH", batch("yinsh")),
        (masked, "`gipfel.batch`, GIPF standard", batch("gipf-standard")),
        (masked, "`gipfel.batch`, GIPF with potentials (TAMSK)", batch("gipf-tamsk")),
        (masked, "OpenSpiel, havannah", openspiel("havannah")),
        (masked, "PettingZoo, chess", pettingzoo_chess()),
        (alone, "`gipfel.yinsh`", single("yinsh")),
        (alone, "`gipfel.gipf`", single("gipf")),
        (alone, "python-chess", python_chess()),
    ]
    rows = [Row(group, name, rate(run)) for group, name, run in measured]
    last = {row.group: row.per_second for row in rows}
    print(f"{os.cpu_count()} cores, of which one is used; batches of {BATCH} games\n")
    print("| measured | per second | times the last row |\n|---|---|---|")
    for group in last:
        print(f"| **{group}** | | |")
        for row in rows:
            if row.group == group:
                print(f"| {row.name} | {row.per_second:,.0f} | {row.per_second / last[group]:.1f} |")


if __name__ == "__main__":
    main()
