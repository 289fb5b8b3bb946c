"""Opening trees: games counted by position, up to symmetry."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources

from gipfel import gipf, potentials, yinsh
from gipfel._core import Continuation, OpeningTree

__all__ = ["Continuation", "OpeningTree", "engine_games", "walk"]

Game = yinsh.Game | gipf.Game | potentials.Game


def engine_games(variant: str) -> OpeningTree:
    """Returns the tree of the games that the engine has played against itself in a variant."""
    file = resources.files("gipfel") / "data" / "openings" / f"{variant}.tree"
    try:
        data = file.read_bytes()
    except FileNotFoundError:
        raise ValueError(f"there are no games of {variant}") from None
    return OpeningTree(variant, data)


def walk(tree: OpeningTree, game: Game, *, turns: int = 3, games: int = 1) -> Iterator[tuple[tuple[str, ...], Continuation]]:
    """Iterates over the lines of a tree from a position, depth first and the most frequent first.

    Yields the turns from the position on, and the continuation to which they lead. Lines are at most `turns` long and have been played in
    at least `games` games.
    """
    if turns == 0 or game.outcome() is not None:
        return
    for continuation in tree.continuations(game):
        if continuation.games < games:
            continue
        turn = continuation.turns[0]
        yield (turn,), continuation
        after = game.copy()
        after.push(turn)
        for line, later in walk(tree, after, turns=turns - 1, games=games):
            yield (turn, *line), later
