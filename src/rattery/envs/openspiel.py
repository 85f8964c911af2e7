"""OpenSpiel: every game as `rattery_<name>`, with its options as parameters.

    import pyspiel, rattery.envs.openspiel
    game = pyspiel.load_game("rattery_my_game(players=4,variant=hidden)")

Chance is explicit: every die and every card drawn is a chance node with equally likely outcomes. The information state is a
seat's history of events and own moves plus its current observation; `resample_from_infostate` imagines another world with
the same one.

Whole games are far too large for algorithms that traverse the whole tree; endgames need not be. With `plies=40` the game
begins after the first 40 moves of random playout number `playout`, at one of `worlds` tables that a spectator cannot tell
from the real one.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import NoReturn

import numpy as np
import numpy.typing as npt

from rattery.core.arrays import Array
from rattery.core.chance import LARGEST_DRAW
from rattery.core.errors import BadOption
from rattery.core.extras import require
from rattery.core.game import Game
from rattery.core.game_check import playable_games
from rattery.core.json_data import JsonObject
from rattery.core.options import choices
from rattery.core.plain import plain
from rattery.core.registry import load_game, options_of
from rattery.core.rules import Table
from rattery.envs.chance_nodes import ChanceNodePlay, imagined
from rattery.envs.rewards import REWARDS, SCORE, SHARE, ZERO_SUM, reward_kind, reward_range
from rattery.playouts.playout import walk_playout

require("pyspiel", "openspiel")

import pyspiel  # noqa: E402

MAX_GAME_LENGTH = 10_000  # upper bound on moves and on chance nodes; random games have a few hundred moves
MAX_UTILITY = 1_000.0  # bound on utilities where rewards are points, which have none
ENDGAME = {"plies": 0, "playout": 0, "worlds": 1}  # parameters in addition to the game's options


def short_name(game: str) -> str:
    return f"rattery_{game}"


def parameters(game: str) -> JsonObject:
    """All parameters of a game, with their defaults."""
    return {**{option.name: option.default for option in fields(options_of(game))}, "rewards": REWARDS[0], **ENDGAME}


@cache
def game_type(name: str, utility: pyspiel.GameType.Utility | None = None) -> pyspiel.GameType:
    """The static description that OpenSpiel registers for a game."""
    players = choices(options_of(name).__dataclass_fields__["players"])
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(name),
        long_name=f"Rattery: {name.replace('_', ' ')}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=utility or kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(map(int, players)),
        min_num_players=min(map(int, players)),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(name),
    )


class RatteryGame(pyspiel.Game):  # type: ignore[misc]
    """An OpenSpiel game; `class_of` makes one subclass per game."""

    name: str

    def __init__(self, given: JsonObject | None = None) -> None:
        said = {**parameters(self.name), **(given or {})}
        self.endgame = {part: int(said.pop(part)) for part in ENDGAME}
        self.reward_kind = reward_kind(said.pop("rewards"))
        self.game = load_game(self.name, **said)
        self.beginning = self._begin()
        super().__init__(game_type(self.name, self._utility()), self._info(), given or {})

    def _begin(self) -> ChanceNodePlay:
        """The play that initial states are copied from."""
        plies, playout, worlds = self.endgame["plies"], self.endgame["playout"], self.endgame["worlds"]
        if plies == 0:
            return ChanceNodePlay.from_the_start(self.game)
        table = table_after(self.game, playout, plies)
        watching = self.game.kind.spectator
        return ChanceNodePlay.from_one_of(
            self.game, [imagined(self.game, plain(table), watching, seed) for seed in range(worlds)]
        )

    def _utility(self) -> pyspiel.GameType.Utility:
        """By the kind of rewards; general-sum where an automaton can win, because it takes a share of the victory."""
        utility = pyspiel.GameType.Utility
        if self.game.seats > self.game.players:
            return utility.GENERAL_SUM
        return {ZERO_SUM: utility.ZERO_SUM, SHARE: utility.CONSTANT_SUM, SCORE: utility.GENERAL_SUM}[self.reward_kind]

    def _info(self) -> pyspiel.GameInfo:
        least, most = (
            float(np.clip(bound, -MAX_UTILITY, MAX_UTILITY)) for bound in reward_range(self.game, self.reward_kind)
        )
        return pyspiel.GameInfo(
            num_distinct_actions=len(self.game.kind.moves),
            max_chance_outcomes=LARGEST_DRAW,
            num_players=self.game.players,
            min_utility=least,
            max_utility=most,
            max_game_length=MAX_GAME_LENGTH,
            **self._utility_sum(),
        )

    def _utility_sum(self) -> dict[str, float]:
        """The sum of all players' utilities, where it is constant."""
        if self._utility() == pyspiel.GameType.Utility.GENERAL_SUM:
            return {}
        return {"utility_sum": 0.0 if self.reward_kind == ZERO_SUM else 1.0}

    def max_chance_nodes_in_history(self) -> int:
        return MAX_GAME_LENGTH

    def new_initial_state(self) -> RatteryState:
        return RatteryState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: object = None
    ) -> Look | Memory:
        """Public information is what a spectator sees; private information is what a seat sees in addition."""
        if iig_obs_type is None:
            return Look(self.game, is_public=True, is_private=True)
        private = iig_obs_type.private_info
        if private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BadOption("env-all-players")
        is_private = private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if iig_obs_type.perfect_recall and iig_obs_type.public_info and is_private:
            return Memory()
        if iig_obs_type.perfect_recall:
            raise BadOption("env-part-of-memory")
        return Look(self.game, iig_obs_type.public_info, is_private)


class RatteryState(pyspiel.State):  # type: ignore[misc]
    """A node of the game tree: a decision, a chance node, or the end."""

    def __init__(self, game: RatteryGame) -> None:
        super().__init__(game)
        self.reward_kind = game.reward_kind
        self.play = copy.deepcopy(game.beginning)

    def current_player(self) -> int:
        if self.play.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.play.is_over else self.play.seat

    def is_terminal(self) -> bool:
        return self.play.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.moves()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, 1 / self.play.outcomes) for number in range(self.play.outcomes)]

    def _apply_action(self, action: int) -> None:
        if self.play.outcomes:
            self.play.take_outcome(int(action))
        else:
            self.play.play(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return str(self.play.game.kind.moves[action])

    def returns(self) -> list[float]:
        return self.play.rewards(self.reward_kind)

    def information_state_tensor(self, player: int | None = None) -> NoReturn:
        """Refused: the information state grows with the game. It has a string form; observations have a tensor."""
        raise BadOption("env-no-tensor")

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> RatteryState:
        """Another world with the same information state. Its action history is empty: it would reveal hidden information."""
        state: RatteryState = self.get_game().new_initial_state()
        state.play = self.play.imagined(player, int(sampler() * (1 << 48)))
        return state

    def __str__(self) -> str:
        return str(self.play)


class Look:
    """Observer of the current state, as a tensor and as text: the seat (one-hot), then the observation.

    Public and private: what the seat sees. Public only: what a spectator sees; the seat is all 0. Private only: the seat,
    and those columns that may hold more than a spectator sees; all other columns are 0.
    """

    def __init__(self, game: Game, is_public: bool, is_private: bool) -> None:
        self._game, self._is_public, self._is_private = game, is_public, is_private
        self.tensor = np.zeros(game.players + game.rules.OBSERVATION, np.float32)
        self.dict = {"seat": self.tensor[: game.players], "observation": self.tensor[game.players :]}

    def _seen(self, state: RatteryState, player: int) -> npt.NDArray[np.int16]:
        if not self._is_private:
            return state.play.observe(self._game.kind.spectator) if self._is_public else np.zeros(0, np.int16)
        seen = state.play.observe(player)
        if not self._is_public:
            private = self._game.schema.private_columns
            kept, seen = seen[private], np.zeros_like(seen)
            seen[private] = kept
        return seen

    def set_from(self, state: RatteryState, player: int) -> None:
        self.dict["seat"][:] = 0
        if self._is_private:
            self.dict["seat"][player] = 1
        seen = self._seen(state, player)
        self.dict["observation"][:] = seen if len(seen) else 0

    def string_from(self, state: RatteryState, player: int) -> str:
        who = f"seat {player}" if self._is_private else "everybody"
        return f"{who}: " + " ".join(map(str, self._seen(state, player)))


class Memory:
    """Observer with perfect recall: a seat's history and its current observation, as text. Its length varies: no tensor."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, Array] = {}

    def set_from(self, state: RatteryState, player: int) -> None:
        """There is no tensor to fill."""

    def string_from(self, state: RatteryState, player: int) -> str:
        return f"seat {player}\n{state.play.history[player]}" + " ".join(map(str, state.play.observe(player)))


def class_of(name: str) -> type[RatteryGame]:
    """The class of a game; it is an attribute of this module under its own name, where pickle looks it up.

    It is a class and not a factory function, because OpenSpiel's registry holds it beyond interpreter shutdown, which a
    function does not survive.
    """
    called = f"Rattery_{name}"
    if called not in globals():
        globals()[called] = type(called, (RatteryGame,), {"name": name, "__module__": __name__})
    found: type[RatteryGame] = globals()[called]
    return found


def register_all() -> None:
    """Register every game with OpenSpiel; idempotent."""
    known = pyspiel.registered_names()
    for name in playable_games():
        if short_name(name) not in known:
            pyspiel.register_game(game_type(name), class_of(name))


register_all()


def table_after(game: Game, playout: int, plies: int) -> Table:
    """The table of a random playout after this many moves; refused if the game is over by then."""
    length = -1
    for length, table in enumerate(walk_playout(game, playout)):
        if length == plies and not game.rules.is_over(game.box, table):
            return table
    raise BadOption("env-endgame", plies=plies, length=length)
