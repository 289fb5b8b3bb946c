"""Environments for PettingZoo; install `gipfel[pettingzoo]`.

Importing this module adds the environments to PettingZoo's registry: `pettingzoo.make("aec", "gipfel/yinsh-v0")`.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pettingzoo
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.agent_selector import AgentSelector

from gipfel.batch import Batch, arrays

__all__ = ["VARIANTS", "Environment", "env"]

VARIANTS = ("yinsh", "yinsh-blitz", "gipf-basic", "gipf-standard", "gipf-tournament", "gipf-ultimate")
"""The variants in the registry; `env` accepts all others too."""

_AGENTS = ("white", "black")


class Environment(AECEnv):  # type: ignore[misc]
    """A game between the agents `white` and `black`.

    An agent acts once or several times in a row: a turn may consist of several actions. An illegal action raises an exception.
    """

    agent_selection: str

    def __init__(self, variant: str = "yinsh", *, max_actions: int | None = 2_000, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {
            "name": f"{variant.replace('-', '_')}_v0",
            "render_modes": ["ansi", "svg"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = list(_AGENTS)
        self.agents = list(_AGENTS)
        self._batch = Batch(variant, 1, threads=1, max_actions=max_actions)
        self._own = arrays(self._batch)
        count = self._batch.action_count
        observation = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, self._batch.observation_shape, np.uint8),
                "action_mask": spaces.Box(0, 1, (count,), np.int8),
            }
        )
        self.observation_spaces = {agent: observation for agent in _AGENTS}
        self.action_spaces = {agent: spaces.Discrete(count) for agent in _AGENTS}

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.agents = list(_AGENTS)
        self.rewards = dict.fromkeys(_AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(_AGENTS, 0.0)
        self.terminations = dict.fromkeys(_AGENTS, False)
        self.truncations = dict.fromkeys(_AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in _AGENTS}
        self._batch.reset(seed or 0)
        self._last = self._batch.game(0)
        self._agent_selector = AgentSelector(self.agents)
        self._observe()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        acting = agent == self.agent_selection and not self.terminations[agent] and not self.truncations[agent]
        mask = self._own.masks[0] if acting else np.zeros_like(self._own.masks[0])
        return {"observation": self._own.observations[0].copy(), "action_mask": mask.astype(np.int8)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        token = type(self._last.legal_actions[0])(int(action))
        self._own.actions[0] = int(action)
        self._cumulative_rewards[agent] = 0.0
        self._batch.step(self._own.actions, rewards=self._own.rewards, ends=self._own.ends)
        self._last.push(token)  # type: ignore[arg-type]
        self.rewards = dict(zip(_AGENTS, map(float, self._own.rewards[0]), strict=True))
        if self._own.ends[0]:
            self.terminations = dict.fromkeys(_AGENTS, bool(self._own.ends[0] == 1))
            self.truncations = dict.fromkeys(_AGENTS, bool(self._own.ends[0] == 2))
            self.agent_selection = _AGENTS[1 - _AGENTS.index(agent)]
        else:
            self._observe()
        self._accumulate_rewards()
        if self.render_mode is not None:
            self.render()

    def render(self) -> str | None:
        if self.render_mode is None:
            gymnasium.logger.warn("the environment has no render mode")
            return None
        return str(self._last) if self.render_mode == "ansi" else self._last._repr_svg_()

    def close(self) -> None:
        """Nothing is held outside the process."""

    def _observe(self) -> None:
        own = self._own
        self._batch.observe(observations=own.observations, masks=own.masks, players=own.players)
        self.agent_selection = _AGENTS[int(own.players[0])]


def env(variant: str = "yinsh", **options: Any) -> AECEnv:
    """Returns an environment that checks how it is used."""
    return wrappers.OrderEnforcingWrapper(Environment(variant, **options))


for _variant in VARIANTS:
    pettingzoo.register("aec", f"gipfel/{_variant}-v0", entry_point="gipfel.pettingzoo:env", kwargs={"variant": _variant})
