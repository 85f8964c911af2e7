"""OpenSpiel's information-set search on our compiled rules, as a benchmark opponent.

The shim is thin, so that the search is as fast as it can be on a game outside OpenSpiel: a state is one of our tables, every
call and every whole playout is a single call of machine code, worlds are imagined by the same rule, and an information state
is the result of `observe`. OpenSpiel's C++ search cannot resample states that are not written in C++, so this is its Python
one.
"""

from __future__ import annotations

import copy
import random
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from rattery.core.chance import SPENT, Chance
from rattery.core.compile.entry_point import entry_point
from rattery.core.game import Game
from rattery.core.moves import Move
from rattery.core.record import array_of, blanks
from rattery.match.fairness import key_from_seed
from rattery.match.match import Match
from rattery.playouts.playout import random_move_rule

EXPLORATION = 1.0  # the best of 0.5, 1 and 2
MIN_OBSERVATIONS = 8  # simulations of a decision, even if its time is over


@cache
def entry_points(rules: Any) -> tuple[Any, Any, Any, Any]:
    """Compiled: look up turn, legal moves and observation; make a move; imagine a world; play out at random."""
    turn, legal, play, imagine, observe = rules.turn, rules.legal, rules.play, rules.imagine, rules.observe
    random_move = random_move_rule(rules)
    is_over, is_winner = rules.is_over, rules.is_winner

    def ask(boxes: Any, tables: Any, offers: Any, seen: Any) -> Any:
        if is_over(boxes[0], tables[0]):
            return -1
        legal(boxes[0], tables[0], offers[0])
        seat = turn(boxes[0], tables[0])
        observe(boxes[0], tables[0], seat, seen)
        return seat

    def make(boxes: Any, tables: Any, move: int) -> None:
        play(boxes[0], tables[0], move)

    def imagine_world(boxes: Any, tables: Any, eye: int, lucks: Any) -> None:
        imagine(boxes[0], tables[0], eye, lucks[0])

    def finish(boxes: Any, tables: Any, offers: Any, lucks: Any, shares: Any) -> None:
        while not is_over(boxes[0], tables[0]):
            random_move(boxes[0], tables[0], offers[0], lucks[0])
        for seat in range(len(shares)):
            shares[seat] = is_winner(boxes[0], tables[0], seat)

    return entry_point(ask), entry_point(make), entry_point(imagine_world), entry_point(finish)


class Position:
    """A table with the seat to play, its legal moves and its information state."""

    def __init__(self, game: TableGame, table: np.ndarray[Any, Any]) -> None:
        self.game, self.table = game, table
        self.refresh()

    def refresh(self) -> None:
        game = self.game
        self.seat = int(game.ask(game.box, self.table, game.offers, game.seen))
        self.offered = game.offers[0]["ids"][: game.offers[0]["n"]].tolist() if self.seat >= 0 else []
        self.info_state = game.seen.tobytes().hex() if self.seat >= 0 else ""

    def make(self, move: int) -> None:
        self.game.make(self.game.box, self.table, move)
        self.refresh()

    def imagined(self, eye: int) -> Position:
        world = self.table.copy()
        self.game.imagine_world(self.game.box, world, eye, self.game.luck)
        return Position(self.game, world)

    def played_out(self) -> list[float]:
        """Every player's share of the victory after a random playout of a copy."""
        game, shares, table = self.game, np.zeros(self.game.seats), self.table.copy()
        game.finish(game.box, table, game.offers, game.luck, shares)
        return [float(share / shares.sum()) for share in shares[: game.players]]

    def __deepcopy__(self, memo: Any) -> Position:
        other = object.__new__(Position)
        other.game, other.table = self.game, self.table.copy()
        other.seat, other.offered, other.info_state = self.seat, self.offered, self.info_state
        return other


class Table(pyspiel.State):  # type: ignore[misc]
    """A position as a state of OpenSpiel."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.position = copy.deepcopy(game.root)

    def current_player(self) -> int:
        return self.position.seat if self.position.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.position.seat < 0

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.offered

    def _apply_action(self, action: int) -> None:
        self.position.make(action)

    def returns(self) -> list[float]:
        return self.position.played_out() if self.is_terminal() else [0.0] * self.position.game.players

    def resample_from_infostate(self, player: int, sampler: Any) -> Table:
        world: Table = self.get_game().new_initial_state()
        world.position = self.position.imagined(player)
        return world

    def _action_to_string(self, player: int, action: int) -> str:
        return str(action)

    def __str__(self) -> str:
        return self.position.info_state


class InfoStateObserver:
    """An observer that gives the information state of the player to move as a string."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: Table, player: int) -> None:
        """There is no tensor."""

    def string_from(self, state: Table, player: int) -> str:
        return state.position.info_state


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its box as a game of OpenSpiel; `root` is the initial state."""

    def __init__(self, game: Game, root: np.ndarray[Any, Any], seed: int) -> None:
        kind = pyspiel.GameType
        about = kind(
            short_name=f"rattery_shim_{game.name}",
            long_name=str(game),
            dynamics=kind.Dynamics.SEQUENTIAL,
            chance_mode=kind.ChanceMode.DETERMINISTIC,
            information=kind.Information.IMPERFECT_INFORMATION,
            utility=kind.Utility.GENERAL_SUM,
            reward_model=kind.RewardModel.TERMINAL,
            max_num_players=game.players,
            min_num_players=game.players,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=False,
            provides_observation_tensor=False,
            parameter_specification={},
        )
        sizes = pyspiel.GameInfo(
            num_distinct_actions=len(game.kind.moves),
            max_chance_outcomes=0,
            num_players=game.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=10_000,
        )
        super().__init__(about, sizes, {})
        self.players, self.seats = game.players, game.seats
        self.ask, self.make, self.imagine_world, self.finish = entry_points(game.rules)
        self.box, self.offers = array_of(game.box), blanks(game.rules.Offers, 1)
        self.seen, self.luck = np.zeros(game.rules.OBSERVATION, np.int16), blanks(Chance, 1)
        self.luck[0]["key"], self.luck[0]["choices"] = np.frombuffer(key_from_seed(seed), dtype="<u8"), SPENT
        self.root = Position(self, root)

    def new_initial_state(self) -> Table:
        return Table(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        return InfoStateObserver()


class Playouts(mcts.Evaluator):  # type: ignore[misc]
    """Evaluates by one random playout, in a single compiled call; uniform priors."""

    def evaluate(self, state: Table) -> list[float]:
        return state.position.played_out()

    def prior(self, state: Table) -> list[tuple[int, float]]:
        moves = state.legal_actions()
        return [(move, 1 / len(moves)) for move in moves]


class TimeIsUp(Exception):
    """Ends a search when its time is over."""


class OpenSpielBot:
    """Searches with OpenSpiel's ISMCTS for a number of seconds and plays the most visited move."""

    name = "openspiel"

    def __init__(self, seed: int, seconds: float, exploration: float = EXPLORATION) -> None:
        self.seed, self._seconds, self._exploration = seed, seconds, exploration
        self.simulations = 0

    def choose(self, world: Match, seed: int) -> Move:
        moves = world.moves()
        if len(moves) == 1:
            return moves[0]
        state = TableGame(world.game, array_of(world.record), seed).new_initial_state()
        luck = np.random.RandomState(random.Random(seed).getrandbits(31))
        bot = ismcts.ISMCTSBot(state.get_game(), Playouts(), self._exploration, 10**9, random_state=luck)
        bot.set_resampler(self._until(time.perf_counter() + self._seconds, self.simulations + MIN_OBSERVATIONS))
        with suppress(TimeIsUp):
            bot.run_search(state)
        visited = bot.get_final_policy(state, bot._root_node)
        return world.game.kind.moves[int(max(visited, key=lambda each: each[1])[0])]

    def _until(self, deadline: float, fewest: int) -> Callable[[Table, int], Table]:
        """A resampler that raises TimeIsUp after the deadline."""

        def resample(state: Table, player: int) -> Table:
            if time.perf_counter() > deadline and self.simulations >= fewest:
                raise TimeIsUp
            self.simulations += 1
            return state.resample_from_infostate(player, None)

        return resample
