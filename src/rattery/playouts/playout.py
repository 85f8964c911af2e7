"""One random playout: a whole game in which every move is drawn uniformly at random.

Game number i of a seed is the same game on one core or many, interpreted, compiled or on a GPU.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import numpy as np
import numpy.typing as npt

from rattery.core.arrays import Array
from rattery.core.chance import Chance, draw, seed_chance, siphash
from rattery.core.compile.rule import rule
from rattery.core.game import Game
from rattery.core.moves import Offers
from rattery.core.record import blank
from rattery.core.rules import Box, Rules, Table
from rattery.match.fairness import key_from_seed
from rattery.match.match import Match

PlayOut = Callable[[Box, Table, Offers, Chance], int]
WriteResult = Callable[[Box, Table, int, Array, Array, Array], None]


@rule
def seed_playout(table_chance: Chance, luck: Chance, key_0: int, key_1: int, number: int) -> None:
    """Seed the two random streams of game `number`: the table's chance, and the luck that draws the moves."""
    first = 4 * int(number)
    seed_chance(table_chance, siphash(key_0, key_1, first), siphash(key_0, key_1, first + 1))
    seed_chance(luck, siphash(key_0, key_1, first + 2), siphash(key_0, key_1, first + 3))


@cache
def random_move_rule(rules: Rules[Box, Table]) -> PlayOut:
    """Draws one of the legal moves, makes it and returns its number."""
    legal, play = rules.legal, rules.play

    @rule
    def random_move(box: Box, s: Table, offers: Offers, luck: Chance) -> int:
        legal(box, s, offers)
        move = offers.ids[draw(luck, offers.n)]
        play(box, s, move)
        return int(move)

    return random_move


@cache
def playout_rule(rules: Rules[Box, Table]) -> PlayOut:
    """Plays a game that was just set up to its end at random, and returns the number of moves."""
    is_over, random_move = rules.is_over, random_move_rule(rules)

    @rule
    def playout(box: Box, s: Table, offers: Offers, luck: Chance) -> int:
        length = 0
        while not is_over(box, s):
            random_move(box, s, offers, luck)
            length += 1
        return length

    return playout


@cache
def result_rule(rules: Rules[Box, Table]) -> WriteResult:
    """Writes the result of a finished game into row `game` of the arrays."""
    score, is_winner, ending = rules.score, rules.is_winner, rules.ending

    @rule
    def write_result(box: Box, s: Table, game: int, scores: Array, winners: Array, endings: Array) -> None:
        endings[game] = ending(box, s)
        for seat in range(scores.shape[1]):
            scores[game, seat] = score(box, s, seat)
            winners[game, seat] = is_winner(box, s, seat)

    return write_result


def simulation_key(seed: int) -> npt.NDArray[np.uint64]:
    """The key from which all games of a seed are derived, as two 64-bit words."""
    return np.frombuffer(key_from_seed(seed), dtype="<u8").astype(np.uint64)


def replay_playout(game: Game, seed: int, number: int) -> Match:
    """Game `number` of a seed as a match, played by the interpreted rules."""
    key = simulation_key(seed)
    chance, luck = blank(Chance), blank(Chance)
    seed_playout(chance, luck, key[0], key[1], number)
    match = Match(game, np.array(chance.key).astype("<u8").tobytes())
    while not match.is_over:
        moves = match.moves()
        match.play(moves[draw(luck, len(moves))])
    return match


def walk_playout(game: Game, number: int, seed: int = 0) -> Iterator[Table]:
    """Play game `number` interpreted, and yield its table at every decision and at the end: one object, changed in place."""
    table, offers, luck, key = game.blank_table(), game.blank_offers(), blank(Chance), simulation_key(seed)
    seed_playout(table.chance, luck, key[0], key[1], number)
    game.rules.set_up(game.box, table)
    yield table
    while not game.rules.is_over(game.box, table):
        random_move_rule(game.rules)(game.box, table, offers, luck)
        yield table
