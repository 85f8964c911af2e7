"""PettingZoo: a game as an AEC environment, and as a parallel one.

    from rattery.envs.pettingzoo import env, parallel_env
    table = env("my_game(players=4)")          # or env("my_game", players=4)

The agents are the seats: `seat_0`, `seat_1`, ... An observation holds what the seat sees and a mask of its legal moves,
all 0 for a seat that does not decide. Rewards come at the end; `infos` then hold the scores and the winners. In `env` and
`parallel_env` an illegal move ends the game with a reward of -1 for its seat and 0 for all others; `raw_env` raises
`IllegalMove`, and the game goes on. A step of `parallel_env` without a game raises `RuntimeError`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import SupportsIndex

import numpy as np

from rattery.core.arguments import whole_number
from rattery.core.arrays import Array
from rattery.core.errors import IllegalMove
from rattery.core.extras import require
from rattery.core.game import Game
from rattery.envs.ids import version
from rattery.envs.loading import game_of
from rattery.envs.one_table import OneTable, Outcome
from rattery.envs.picture import RENDER_MODES, check_render_options, picture
from rattery.envs.rewards import REWARDS

require("gymnasium", "envs")
require("pettingzoo", "envs")

from gymnasium.spaces import Dict, Discrete  # noqa: E402
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

from rattery.envs.spaces import action_space, mask_space, observation_space  # noqa: E402

ILLEGAL = -1.0  # reward of an illegal move, where it ends the game
NO_GAME = "No game is being played in this environment: call reset() first."

Seen = dict[str, Array]  # observation and action_mask
Step = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Outcome]]


def env(
    game: str | Game,
    *,
    rewards: str = REWARDS[0],
    render_mode: str | None = None,
    lang: str = "en",
    **options: object,
) -> AECEnv:
    """The environment with PettingZoo's usual wrappers: an illegal move loses, and a wrong order of calls is an error."""
    table = TableEnv(game, rewards=rewards, render_mode=render_mode, lang=lang, **options)
    losing = wrappers.TerminateIllegalWrapper(table, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(losing))


class Seats:
    """The base of both environments: the table, the spaces, rendering."""

    possible_agents: list[str]

    def __init__(
        self,
        game: str | Game,
        *,
        rewards: str = REWARDS[0],
        render_mode: str | None = None,
        lang: str = "en",
        **options: object,
    ) -> None:
        self.game = game_of(game, **options)
        check_render_options(render_mode, lang)
        self.metadata = {
            "name": f"{self.game.name}_v{version(self.game.name)}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.lang = lang
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.players)]
        self.agents: list[str] = []
        self.table = OneTable(self.game, rewards)
        self._random = np.random.default_rng()
        self._observation_spaces = {
            agent: Dict({"observation": observation_space(self.game), "action_mask": mask_space(self.game)})
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._action_spaces[agent]

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]
        self.table.deal(int(self._random.integers(1 << 62)))

    def _seen_by(self, agent: str) -> Seen:
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    @property
    def decider(self) -> str | None:
        """The agent that decides."""
        return None if self.table.seat is None else self.possible_agents[self.table.seat]

    @property
    def _asked(self) -> str:
        """The agent that decides in a game that is not over."""
        assert self.decider is not None
        return self.decider

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        if self.render_mode is None:
            return None
        text = picture(self.table.match, None, self.lang)
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")
        return None

    def close(self) -> None:
        """Does nothing: no resources are held."""


class TableEnv(Seats, AECEnv):  # type: ignore[misc]
    """The AEC environment: `agent_selection` is the seat that decides."""

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Start the next game, or the first of a seed."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Outcome] = {agent: {} for agent in self.agents}
        self.agent_selection: str = self._asked
        self._show()

    def observe(self, agent: str) -> Seen:
        """The observation of an agent, and the mask of its legal moves."""
        return self._seen_by(agent)

    def step(self, action: int | None) -> None:
        """Make the move of the agent that decides; None for an agent whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.table.play(_number(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {each: self.table.reward(self.possible_agents.index(each)) for each in self.agents}
        if self.table.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {each: self.table.outcome() for each in self.agents}
        else:
            self.agent_selection = self._asked
        self._accumulate_rewards()
        self._show()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


class ParallelTableEnv(Seats, ParallelEnv):  # type: ignore[misc]
    """The parallel environment: every agent gives an action, but only that of the deciding seat counts."""

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Seen], dict[str, Outcome]]:
        self._deal(seed)
        self._show()
        return {agent: self._seen_by(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, SupportsIndex | None]) -> Step:
        if not self.agents:
            raise RuntimeError(NO_GAME)
        agents, decider = self.agents, self._asked
        move = _number(actions.get(decider))
        is_legal = self.table.is_legal(move)
        if is_legal:
            self.table.play(move)
            rewards = {agent: self.table.reward(self.possible_agents.index(agent)) for agent in agents}
        else:
            rewards = {agent: ILLEGAL if agent == decider else 0.0 for agent in agents}
        is_over = self.table.is_over or not is_legal
        seen = {agent: self._seen_by(agent) for agent in agents}
        infos = {agent: self.table.outcome() for agent in agents}
        self.agents = [] if is_over else agents
        self._show()
        return seen, rewards, dict.fromkeys(agents, is_over), dict.fromkeys(agents, False), infos

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


raw_env = TableEnv  # without wrappers
parallel_env = ParallelTableEnv


def _number(action: SupportsIndex | None) -> int:
    """An action as a move number; a missing action is an illegal move."""
    if action is None:
        raise IllegalMove("env-no-action")
    return whole_number("action", action)
