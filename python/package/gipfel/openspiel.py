"""Games for OpenSpiel; install `gipfel[openspiel]`.

Importing this module registers `gipfel_yinsh`, `gipfel_gipf_standard` and so on: `pyspiel.load_game("gipfel_yinsh")`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from gipfel import gipf, potentials, yinsh
from gipfel.batch import Batch, arrays

__all__ = ["VARIANTS", "short_name"]

VARIANTS = ("yinsh", "yinsh-blitz", "gipf-basic", "gipf-standard", "gipf-tournament", "gipf-ultimate")
"""The registered variants."""

_GAME_MAX_ACTIONS = 2_000
Game = yinsh.Game | gipf.Game | potentials.Game


def short_name(variant: str) -> str:
    """Returns the name of a variant in OpenSpiel."""
    return "gipfel_" + variant.replace("-", "_")


def _module(variant: str) -> Any:
    if variant.startswith("yinsh"):
        return yinsh
    return gipf if variant in ("gipf-basic", "gipf-standard", "gipf-tournament") else potentials


class _State(pyspiel.State):  # type: ignore[misc]
    """A game, with its history."""

    def __init__(self, spiel_game: Any, game: Game | None = None) -> None:
        super().__init__(spiel_game)
        self._variant: str = spiel_game.variant
        self._own: Any = game if game is not None else _module(self._variant).Game(variant=self._variant)

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return 0 if str(self._own.to_act) == "White" else 1

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(action.index for action in self._own.legal_actions)

    def _apply_action(self, action: int) -> None:
        self._own.push(_module(self._variant).Action(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return str(_module(self._variant).Action(action))

    def is_terminal(self) -> bool:
        return len(self._own) >= _GAME_MAX_ACTIONS or self._own.outcome() is not None

    def returns(self) -> list[float]:
        outcome = self._own.outcome()
        if outcome is None or outcome.winner is None:
            return [0.0, 0.0]
        return [1.0, -1.0] if str(outcome.winner) == "White" else [-1.0, 1.0]

    def __str__(self) -> str:
        return str(self._own)


class _Observer:
    """Writes observations as tensors, from the point of view of the player to act."""

    def __init__(self, variant: str, params: Any) -> None:
        if params:
            raise ValueError(f"the observation has no parameters: {params}")
        self._batch = Batch(variant, 1, threads=1)
        self._own = arrays(self._batch)
        self.tensor = np.zeros(int(np.prod(self._batch.observation_shape)), np.float32)
        self.dict = {"observation": self.tensor.reshape(self._batch.observation_shape)}

    def set_from(self, state: _State, player: int) -> None:
        if state._own.outcome() is not None:
            self.tensor.fill(0)
            return
        self._batch.set_game(0, state._own)
        self._batch.observe(observations=self._own.observations)
        self.tensor[:] = self._own.observations[0].reshape(-1)

    def string_from(self, state: _State, player: int) -> str:
        return str(state)


def _register(variant: str) -> None:
    module = _module(variant)
    game_type = pyspiel.GameType(
        short_name=short_name(variant),
        long_name=f"Gipfel {variant}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={},
    )
    game_info = pyspiel.GameInfo(
        num_distinct_actions=module.Action.count,
        max_chance_outcomes=0,
        num_players=2,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=_GAME_MAX_ACTIONS,
    )

    class SpielGame(pyspiel.Game):  # type: ignore[misc]
        """A variant."""

        def __init__(self, params: Any = None) -> None:
            super().__init__(game_type, game_info, params or {})
            self.variant = variant

        def new_initial_state(self) -> _State:
            return _State(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
            return _Observer(variant, params)

    pyspiel.register_game(game_type, SpielGame)


for _variant in VARIANTS:
    _register(_variant)
