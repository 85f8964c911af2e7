"""The GPU kernels of one step, in launch order:

    refuse ── clear ── move ── deal ── sort ─── offer ── show
       │        │        │       │        │         │        └ observations and masks; a block writes its rows cooperatively
       │        │        │       │        │         └ the deciding seat and its legal moves, one thread per table
       │        │        │       │        └ groups tables with the same question, so that a warp diverges less
       │        │        │       └ pays out finished games and deals the next ones
       │        │        └ makes one move per thread, in sorted order
       │        └ resets the rewards and dones of the last step
       └ checks every move; if one is illegal, the step clears nothing and moves nothing

Rules, rewards and dealing are those of `stepping`; only the work is divided differently. The sorted order is used twice: for
the legal moves, and for making a move in the next step.

Kernels take each array as a separate argument: the simulated GPU wraps arguments that are arrays, but passes arrays inside a
tuple through unwrapped, without the fields of their records. The two that take most are launched by keyword (`NamedKernel`).
"""

from __future__ import annotations

from functools import cache

import numpy as np

from rattery.core.chance import Chance
from rattery.core.compile.cuda import NamedKernel, cuda, kernel, layout
from rattery.core.compile.device_memory import copy_record, own_record
from rattery.core.compile.untyped import Kernel
from rattery.core.game import NOBODY
from rattery.core.rules import Box, Rules, Table
from rattery.envs.compiled_opponents import FIRST_PYTHON_OPPONENT, opponents_play_rule
from rattery.envs.stepping import STAY, choosing, deal_rule, pay_out_rule, refusal, seed_imagining
from rattery.playouts.device import copies_table

TABLES_PER_BLOCK = 32  # a warp
WORD = np.dtype(np.int64).itemsize
NO_TABLE = np.iinfo(np.int32).max


@cache
def refusal_kernel() -> Kernel:
    """Stores the first table whose move is illegal; one thread per table."""
    refuse = cuda.jit(refusal, device=True)

    def refusals(masks, moves, first):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < moves.shape[0] and refuse(row, row + 1, masks, moves) >= 0:
            cuda.atomic.min(first, 0, row)

    return kernel(refusals)


@cache
def clear_kernel() -> Kernel:
    """Resets dones and rewards where a game ended in the last step; one thread per table."""

    def clear(rewards, dones, refused):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < dones.shape[0] and dones[row] and refused[0] == NO_TABLE:
            dones[row] = False
            for player in range(rewards.shape[1]):
                rewards[row, player] = 0

    return kernel(clear)


@cache
def choose_kernel() -> Kernel:
    """Draws a random legal move; one thread per table."""

    def choices(offers, lucks, to_relative, seats, moves):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < moves.shape[0]:
            choosing(row, row + 1, offers, lucks, to_relative, seats, moves)

    return kernel(choices)


@cache
def move_kernel(rules: Rules[Box, Table], opponents: str = "") -> NamedKernel:
    """Makes the move of a table (none for STAY), then those of its compiled opponents; one thread per table.

    Tables whose game is over are appended to `finished`, whose length is `finished_count[0]`.
    """
    play, is_over, opponents_play = rules.play, rules.is_over, opponents_play_rule(rules, opponents)
    table, copies = layout(rules.Table), copies_table(rules)

    # fmt: off
    def make_moves(  # type: ignore[no-untyped-def]
        boxes, tables, progress, to_absolute, order, asked, moves, seats, dones, finished, finished_count, refused,
        offers, lucks, learners, players, worlds, chances
    ):
        place = cuda.grid(1)
        if place >= order.shape[0] or refused[0] != NO_TABLE:
            return
        row = order[place]
        if moves[row] == STAY:
            return
        box, s = boxes[0], own_record(table) if copies else tables[row]
        if copies:
            copy_record(s, tables[row])
        play(box, s, to_absolute[seats[row], moves[row]])
        game = progress[row]
        game.played += 1
        opponents_play(row, box, s, offers, lucks, game, learners, players, worlds, chances)
        if copies:
            copy_record(tables[row], s)
        asked[row] = s.asked
        if is_over(box, s):
            if learners[row] == NOBODY or game.decided:
                dones[row] = True
            finished[cuda.atomic.add(finished_count, 0, 1)] = row
    # fmt: on

    return NamedKernel(make_moves)


@cache
def deal_kernel(rules: Rules[Box, Table], opponents: str = "") -> NamedKernel:
    """Pays out a finished game, if there was one, and deals the table's next one; one thread per entry of `finished`.

    The new table is set up in local memory and then copied to global memory.
    """
    table, is_over, observe = layout(rules.Table), rules.is_over, rules.observe
    deal, pay_out, opponents_play = deal_rule(rules), pay_out_rule(rules), opponents_play_rule(rules, opponents)

    # fmt: off
    def deal_games(  # type: ignore[no-untyped-def]
        boxes, blank_tables, tables, lucks, progress, key, asked, rewards, dones, scores, winners, lengths,
        finished, finished_count, stride, reward_kind, seats, finals, offers, learners, players, worlds, chances
    ):
        index = cuda.grid(1)
        if index >= finished_count[0]:
            return
        row, box, s = finished[index], boxes[0], own_record(table)
        game, learner = progress[row], learners[row]
        if game.played > 0:  # 0 after a reset: no game to pay out
            if learner == NOBODY or game.decided:
                lengths[row] = game.played
                pay_out(box, tables[row], reward_kind, scores[row], winners[row], rewards[row])
                if finals.shape[0] > 0:
                    observe(box, tables[row], seats[row] if learner == NOBODY else learner, finals[row])
            game.number += stride
        is_due = True
        while is_due:
            copy_record(s, blank_tables[0])
            deal(box, s, lucks[row], game, key[0], key[1])
            opponents_play(row, box, s, offers, lucks, game, learners, players, worlds, chances)
            is_due = is_over(box, s)  # over before the learner had a decision: skip it
            if is_due:
                game.number += stride
        copy_record(tables[row], s)
        asked[row] = s.asked
    # fmt: on

    return NamedKernel(deal_games)


@cache
def offer_kernel(rules: Rules[Box, Table]) -> Kernel:
    """Works out the deciding seat and its legal moves; one thread per table, in sorted order."""
    turn, legal = rules.turn, rules.legal

    def offer(boxes, tables, order, offers, seats):  # type: ignore[no-untyped-def]
        place = cuda.grid(1)
        if place < order.shape[0]:
            row = order[place]
            legal(boxes[0], tables[row], offers[row])
            seats[row] = turn(boxes[0], tables[row])

    return kernel(offer)


@cache
def show_kernel(rules: Rules[Box, Table], moves: int) -> Kernel:
    """Fills in observations and masks; a block builds its rows in shared memory (`buffer`) and then copies them out.

        tables ── buffer ── each thread's own table ── buffer ── observations
                                         offers ── buffer ── masks

    Tables and rows are contiguous, so neighbouring threads read and write neighbouring words and accesses coalesce. A thread
    that copied its own table or row would access a few bytes at a time, far from those of its neighbours.
    """
    observe, record, table = rules.observe, rules.Table.dtype, layout(rules.Table)
    threads, numbers = TABLES_PER_BLOCK, rules.OBSERVATION
    words_of_tables = threads * record.itemsize // WORD
    words_of_observations, words_of_masks = threads * numbers * 2 // WORD, threads * moves // WORD
    buffer_size = max(words_of_tables, words_of_observations, words_of_masks)

    def show(boxes, tables, offers, to_relative, seats, masks, observations, finished_count):  # type: ignore[no-untyped-def]
        buffer, own_table = cuda.shared.array(buffer_size, np.int64), own_record(table)
        observed, mask = buffer.view(np.int16), buffer.view(np.bool_)
        thread, block, row = cuda.threadIdx.x, cuda.blockIdx.x, cuda.grid(1)
        if row == 0:  # the deal kernel has emptied the list of finished games
            finished_count[0] = 0
        for word in range(thread, words_of_tables, threads):
            buffer[word] = tables[block * words_of_tables + word]
        cuda.syncthreads()
        copy_record(own_table, buffer[:words_of_tables].view(record)[thread])
        cuda.syncthreads()
        if row < seats.shape[0]:
            observe(boxes[0], own_table, seats[row], observed[thread * numbers : (thread + 1) * numbers])
        cuda.syncthreads()
        for word in range(thread, words_of_observations, threads):
            observations[block * words_of_observations + word] = buffer[word]
        cuda.syncthreads()
        for word in range(thread, words_of_masks, threads):
            buffer[word] = 0
        cuda.syncthreads()
        if row < seats.shape[0]:
            for index in range(offers[row].n):
                mask[thread * moves + to_relative[seats[row], offers[row].ids[index]]] = True
        cuda.syncthreads()
        for word in range(thread, words_of_masks, threads):
            masks[block * words_of_masks + word] = buffer[word]

    return kernel(show)


@cache
def python_opponents_kernel() -> Kernel:
    """Copies a policy's move into `moves` where that policy is to move; one thread per table."""

    def take_moves(players, seats, number, chosen, moves):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < moves.shape[0] and players[row, seats[row]] == FIRST_PYTHON_OPPONENT + number:
            moves[row] = chosen[row]

    return kernel(take_moves)


@cache
def waiting_kernel() -> Kernel:
    """Sets every move to STAY and counts the tables where an opponent called from Python is to move."""

    def count_waiting(players, seats, moves, waiting):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < moves.shape[0]:
            moves[row] = STAY
            if players[row, seats[row]] >= FIRST_PYTHON_OPPONENT:
                cuda.atomic.add(waiting, 0, 1)

    return kernel(count_waiting)


@cache
def observe_kernel(rules: Rules[Box, Table]) -> Kernel:
    """The observation of one eye per table; an eye below 0 leaves its row unchanged."""
    observe = rules.observe

    def observe_rows(boxes, tables, eyes, observations):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < eyes.shape[0] and eyes[row] >= 0:
            observe(boxes[0], tables[row], eyes[row], observations[row])

    return kernel(observe_rows)


@cache
def observe_all_kernel(rules: Rules[Box, Table]) -> Kernel:
    """The observations of every seat; one thread per table."""
    observe = rules.observe

    def observe_seats(boxes, tables, observations):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < observations.shape[0]:
            for eye in range(observations.shape[1]):
                observe(boxes[0], tables[row], eye, observations[row, eye])

    return kernel(observe_seats)


@cache
def imagine_kernel(rules: Rules[Box, Table]) -> Kernel:
    """Replaces each table by a world that its eye could imagine; an eye below 0 leaves its table unchanged."""
    imagine, luck_layout = rules.imagine, layout(Chance)

    def imagine_rows(boxes, tables, eyes, key):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < eyes.shape[0] and eyes[row] >= 0:
            luck = own_record(luck_layout)
            seed_imagining(luck, key[0], key[1], row)
            imagine(boxes[0], tables[row], eyes[row], luck)

    return kernel(imagine_rows)


@cache
def gather_kernel() -> Kernel:
    """Copies the bytes of some rows into a buffer; one thread per byte."""

    def gather(array, width, rows, buffer):  # type: ignore[no-untyped-def]
        place = cuda.grid(1)
        if place < rows.shape[0] * width:
            buffer[place] = array[rows[place // width] * width + place % width]

    return kernel(gather)


@cache
def scatter_kernel() -> Kernel:
    """Copies a buffer into the bytes of some rows; one thread per byte."""

    def scatter(array, width, rows, buffer):  # type: ignore[no-untyped-def]
        place = cuda.grid(1)
        if place < rows.shape[0] * width:
            array[rows[place // width] * width + place % width] = buffer[place]

    return kernel(scatter)
