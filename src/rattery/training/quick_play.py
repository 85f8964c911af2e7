"""Quick games: compiled self-play that looks one ply ahead, and positions sampled from it with the results of their games.

A player imagines a world, tries every move in it and makes the one that the mind or the judge rates best; some moves are
random. A core plays thousands of games per second, where a search plays a few: enough to learn values from results alone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np

from rattery.bots.evaluation import Tables, table_rules
from rattery.bots.one_ply import best_move_rule
from rattery.core.arrays import Array
from rattery.core.chance import Chance, draw
from rattery.core.compile.entry_point import entry_point
from rattery.core.compile.rule import rule
from rattery.core.compile.untyped import CompiledFunction
from rattery.core.game import Game
from rattery.core.moves import Offers
from rattery.core.record import Row, array_of, blanks
from rattery.core.rules import Box, Rules, Table
from rattery.minds.network import MindArrays
from rattery.minds.weights import Weights, mind_of
from rattery.playouts.playout import seed_playout, simulation_key
from rattery.training.samples import MAX_SEATS, NOT_OFFERED, ONLY_IMAGINED, Samples

RANDOM_MOVES_PER_MILLE = 100  #
MAX_OPENING_MOVES = 12  # random moves at most before the players look ahead

# Signatures of the rules below.
FillResults = Callable[[Box, Table, int, Array, int, int], None]


@cache
def fill_results_rule(rules: Rules[Box, Table]) -> FillResults:
    """Fills in the shares of a finished game's rows, `began` to `rows`. Until then a row's first share holds its observing
    seat, or ONLY_IMAGINED for a position that did not occur in the game: its shares become NaN.
    """
    is_winner = rules.is_winner

    @rule
    def fill_results(box: Box, s: Table, seats: int, shares: Array, began: int, rows: int) -> None:
        winners = 0
        for seat in range(seats):
            if is_winner(box, s, seat):
                winners += 1
        for row in range(began, rows):
            observer = int(shares[row, 0])
            for head in range(seats):
                seat = observer + head if observer + head < seats else observer + head - seats
                shares[row, head] = 1.0 / winners if observer >= 0 and is_winner(box, s, seat) else 0.0
                if observer == ONLY_IMAGINED:
                    shares[row, head] = np.nan

    return fill_results


@cache
def quick_games_entry(game: str, rules: Rules[Box, Table], learned: bool) -> CompiledFunction:
    """Plays games until all rows are filled with sampled positions, compiled; returns the number of rows."""
    is_over, observe, set_up, (legal, play) = rules.is_over, rules.observe, rules.set_up, table_rules(rules)
    best_move, fill_results = best_move_rule(game, rules, learned), fill_results_rule(rules)

    def quick_games(
        boxes: Row[Box],
        scratch: tuple[Tables, Row[Offers], Row[Chance]],
        key: Row[int],
        first: int,
        out: tuple[Array, Array, Array, int, int],
        mind: MindArrays,
        chances: Row[float],
    ) -> int:
        (tables, all_offers, lucks), (observations, shares, game_numbers, players, per_mille) = scratch, out
        box, offers, luck = boxes[0], all_offers[0], lucks[0]
        rows, number = 0, first
        while rows < len(game_numbers):
            seed_playout(tables[0].chance, luck, key[0], key[1], number)
            set_up(box, tables[0])
            began, opening = rows, draw(luck, MAX_OPENING_MOVES + 1)
            while not is_over(box, tables[0]):
                legal(box, tables[0], offers)
                place = 0
                if offers.n > 1:
                    if rows < len(game_numbers) and draw(luck, 1000) < per_mille:
                        shares[rows, 0] = draw(luck, players)
                        observe(box, tables[0], int(shares[rows, 0]), observations[rows])
                        game_numbers[rows] = number
                        rows += 1
                    if opening > 0 or draw(luck, 1000) < RANDOM_MOVES_PER_MILLE:
                        opening -= 1
                        place = draw(luck, offers.n)
                    else:
                        place = best_move(box, tables[0], offers, luck, tables, 1, mind, chances)
                play(box, tables[0], offers.ids[place])
            fill_results(box, tables[0], len(chances), shares, began, rows)
            number += 1
        return rows

    if learned:  # compiled code is cached by function name: one name for each variant
        quick_games.__name__, quick_games.__qualname__ = "quick_games_by_mind", quick_games.__qualname__ + "_by_mind"
    return entry_point(quick_games)


@dataclass(frozen=True)
class QuickPlayers:
    """Plays quick games by a mind, or without weights by the game's judge."""

    weights: Weights | None = None

    def positions(self, game: Game, seed: int, first: int, rows: int, per_mille: int) -> Samples:
        """Samples `rows` positions: `per_mille` of a thousand decisions in the games from number `first` on, each observed
        by a random seat. They have results, but no visits or values. Releases the GIL while it plays.
        """
        shares = np.zeros((rows, MAX_SEATS), np.float32)
        shares[:, game.seats :] = np.nan
        found = Samples(
            np.zeros((rows, game.rules.OBSERVATION), np.int16),
            np.full((rows, 0), NOT_OFFERED, np.int16),
            shares,
            np.full(rows, np.nan, np.float32),
            np.zeros(rows, np.int8),
            np.full(rows, game.seats, np.int8),
            np.zeros(rows, np.int32),
        )
        quick_games_entry(game.name, game.rules, self.weights is not None)(
            array_of(game.box),
            (blanks(game.rules.Table, 3), blanks(game.rules.Offers, 1), blanks(Chance, 1)),
            simulation_key(seed),
            first,
            (found.observations, found.shares, found.games, game.players, per_mille),
            () if self.weights is None else mind_of(game, self.weights).arrays(),
            np.zeros(game.seats),
        )
        return found
