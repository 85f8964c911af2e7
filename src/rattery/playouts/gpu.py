"""Random playouts on a GPU: the same rules, compiled for CUDA by numba-cuda.

A million tables are played at a time. In every step the tables are sorted by their question, and a move is made at each. A
table whose game is over is set up for the next game, until all games are played.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Generator
from functools import cache

import numpy as np

from rattery.core.chance import Chance
from rattery.core.compile.cuda import NamedKernel, cuda, layout
from rattery.core.compile.device_memory import copy_record, own_record
from rattery.core.game import Game
from rattery.core.order_of_play import begins_rule
from rattery.core.record import array_of, blanks
from rattery.core.rules import Box, Rules, Table
from rattery.playouts.device import copies_table, launch_config
from rattery.playouts.game_range import GameRange, blank_range
from rattery.playouts.playout import random_move_rule, result_rule, seed_playout, simulation_key
from rattery.playouts.question_order import IDLE, TO_DEAL, QuestionOrder
from rattery.playouts.simulate import GPU, Simulation

TABLES = 1 << 20
GAMES_PER_CALL = 1 << 22
STEPS_PER_CHECK = 32  # steps between two checks whether any table is in play: a check synchronises with the GPU


@cache
def step_kernel(rules: Rules[Box, Table]) -> NamedKernel:
    """One step: a random move at every table in play; a table without a game sets up the next one."""
    set_up, is_over, begins = rules.set_up, rules.is_over, begins_rule(rules)
    random_move, write_result = random_move_rule(rules), result_rule(rules)
    table_layout, offer_list, copies = layout(rules.Table), layout(rules.Offers), copies_table(rules)

    # fmt: off
    def step(  # type: ignore[no-untyped-def]
        boxes, tables, lucks, asked, starts, order, numbers, played, dealt, key, first,
        scores, winners, lengths, endings, began
    ):
        place = cuda.grid(1)
        if place >= starts[IDLE]:
            return
        table, offers = order[place], own_record(offer_list)
        box, luck = boxes[0], lucks[table]
        s = own_record(table_layout) if copies else tables[table]
        if copies:
            copy_record(s, tables[table])
        if asked[table] == TO_DEAL:
            game = cuda.atomic.add(dealt, 0, 1)
            if game >= lengths.shape[0]:
                asked[table] = IDLE
            else:
                seed_playout(s.chance, luck, key[0], key[1], first + game)
                set_up(box, s)
                numbers[table], played[table], asked[table] = game, 0, s.asked
                began[game] = begins(box, s)
                if copies:
                    copy_record(tables[table], s)
            return
        random_move(box, s, offers, luck)
        played[table] += 1
        asked[table] = s.asked
        if copies:
            copy_record(tables[table], s)
        if is_over(box, s):
            game = numbers[table]
            lengths[game] = played[table]
            write_result(box, s, game, scores, winners, endings)
            asked[table] = TO_DEAL
    # fmt: on

    return NamedKernel(step)


class GpuPlayouts:
    """GPU buffers for playouts of one game: its box, its tables, and the results of one call of at most `games` games."""

    def __init__(self, game: Game, games: int, seed: int, tables: int) -> None:
        self.game = game
        self.tables = max(1, min(tables, games))
        to_device, each = cuda.to_device, self.tables
        self._step = step_kernel(game.rules)[launch_config(each)]
        self._key, self._box = to_device(simulation_key(seed)), to_device(array_of(game.box))
        self._tables, self._lucks = to_device(blanks(game.rules.Table, each)), to_device(blanks(Chance, each))
        self._numbers, self._played = to_device(np.zeros(each, np.int64)), to_device(np.zeros(each, np.int32))
        self._results = [to_device(result) for result in blank_range(game, 0, games).results]

    def play(self, first: int, games: int, stopping: threading.Event | None = None) -> float:
        """Play `games` games from number `first` on; blocks, and returns the seconds it took.

        Once `stopping` is set it returns after the next check, with games unfinished.
        """
        order, dealt = QuestionOrder(self.tables), cuda.to_device(np.zeros(1, np.int64))
        scores, winners, lengths, endings, began = (result[:games] for result in self._results)
        arguments = {
            "boxes": self._box, "tables": self._tables, "lucks": self._lucks, "asked": order.asked,
            "starts": order.starts, "order": order.order, "numbers": self._numbers, "played": self._played,
            "dealt": dealt, "key": self._key, "first": first, "scores": scores, "winners": winners, "lengths": lengths,
            "endings": endings, "began": began,
        }  # fmt: skip
        cuda.synchronize()
        started = time.perf_counter()
        while True:
            for _ in range(STEPS_PER_CHECK):
                order.sort()
                self._step(**arguments)
            if order.in_play == 0 or (stopping is not None and stopping.is_set()):
                return time.perf_counter() - started

    def fetch(self, first: int, games: int) -> GameRange:
        """Copy the results of the last call of `play` to the host."""
        return GameRange(first, *(result[:games].copy_to_host() for result in self._results))


def ranges_on_gpu(
    game: Game, games: int, seed: int, stopping: threading.Event, tables: int = TABLES
) -> Generator[GameRange, None, None]:
    """The games in order, GAMES_PER_CALL at a time; once `stopping` is set it ends without the unfinished range."""
    playouts = GpuPlayouts(game, min(games, GAMES_PER_CALL), seed, tables)
    for first in range(0, games, GAMES_PER_CALL):
        count = min(GAMES_PER_CALL, games - first)
        playouts.play(first, count, stopping)
        if stopping.is_set():
            return
        yield playouts.fetch(first, count)


def simulate_on_gpu(game: Game, games: int, seed: int = 0, tables: int = TABLES) -> Simulation:
    """The simulation of `simulate`, played on a GPU in one call; `seconds` excludes copying the results to the host."""
    playouts = GpuPlayouts(game, games, seed, tables)
    seconds = playouts.play(0, games)
    return Simulation(game, seed, *playouts.fetch(0, games).results, seconds, playouts.tables, GPU)
