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
from rattery.envs.compiled_opponents import FIRST_OUTSIDE, others_play_rule
from rattery.envs.stepping import STAY, choosing, deal_rule, pay_out_rule, refusal, seed_imagining
from rattery.playouts.device import copies_table

TABLES_SHOWN_TOGETHER = 32  # a warp
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

    Tables whose game is over are appended to `over`, whose length is `overs[0]`.
    """
    play, is_over, others_play = rules.play, rules.is_over, others_play_rule(rules, opponents)
    table, copies = layout(rules.Table), copies_table(rules)

    # fmt: off
    def make_moves(  # type: ignore[no-untyped-def]
        boxes, tables, progress, to_absolute, order, asked, moves, seats, dones, over, overs, refused,
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
        here = progress[row]
        here.played += 1
        others_play(row, box, s, offers, lucks, here, learners, players, worlds, chances)
        if copies:
            copy_record(tables[row], s)
        asked[row] = s.asked
        if is_over(box, s):
            if learners[row] == NOBODY or here.asked:
                dones[row] = True
            over[cuda.atomic.add(overs, 0, 1)] = row
    # fmt: on

    return NamedKernel(make_moves)


@cache
def deal_kernel(rules: Rules[Box, Table], opponents: str = "") -> NamedKernel:
    """Pays out a finished game, if there was one, and deals the table's next one; one thread per entry of `over`.

    The new table is set up in local memory and then copied to global memory.
    """
    table, is_over, observe = layout(rules.Table), rules.is_over, rules.observe
    deal, pay_out, others_play = deal_rule(rules), pay_out_rule(rules), others_play_rule(rules, opponents)

    # fmt: off
    def deal_games(  # type: ignore[no-untyped-def]
        boxes, blank_tables, tables, lucks, progress, key, asked, rewards, dones, scores, winners, lengths,
        over, overs, stride, paying, seats, finals, offers, learners, players, worlds, chances
    ):
        which = cuda.grid(1)
        if which >= overs[0]:
            return
        row, box, s = over[which], boxes[0], own_record(table)
        here, learner = progress[row], learners[row]
        if here.played > 0:  # 0 after a reset: no game to pay out
            if learner == NOBODY or here.asked:
                lengths[row] = here.played
                pay_out(box, tables[row], paying, scores[row], winners[row], rewards[row])
                if finals.shape[0] > 0:
                    observe(box, tables[row], seats[row] if learner == NOBODY else learner, finals[row])
            here.number += stride
        is_due = True
        while is_due:
            copy_record(s, blank_tables[0])
            deal(box, s, lucks[row], here, key[0], key[1])
            others_play(row, box, s, offers, lucks, here, learners, players, worlds, chances)
            is_due = is_over(box, s)  # over before the learner had a decision: skip it
            if is_due:
                here.number += stride
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
    """Fills in observations and masks; a block builds its rows in shared memory (`sheet`) and then copies them out.

        tables ── sheet ── each thread's own table ── sheet ── observations
                                         offers ── sheet ── masks

    Tables and rows are contiguous, so neighbouring threads read and write neighbouring words and accesses coalesce. A thread
    that copied its own table or row would access a few bytes at a time, far from those of its neighbours.
    """
    observe, record, table = rules.observe, rules.Table.dtype, layout(rules.Table)
    together, numbers = TABLES_SHOWN_TOGETHER, rules.OBSERVATION
    words_of_tables = together * record.itemsize // WORD
    words_seen, words_of_masks = together * numbers * 2 // WORD, together * moves // WORD
    sheet_size = max(words_of_tables, words_seen, words_of_masks)

    def show(boxes, tables, offers, to_relative, seats, masks, observations, overs):  # type: ignore[no-untyped-def]
        sheet, near = cuda.shared.array(sheet_size, np.int64), own_record(table)
        seen, may = sheet.view(np.int16), sheet.view(np.bool_)
        me, block, row = cuda.threadIdx.x, cuda.blockIdx.x, cuda.grid(1)
        if row == 0:  # the deal kernel has emptied the list of finished games
            overs[0] = 0
        for word in range(me, words_of_tables, together):
            sheet[word] = tables[block * words_of_tables + word]
        cuda.syncthreads()
        copy_record(near, sheet[:words_of_tables].view(record)[me])
        cuda.syncthreads()
        if row < seats.shape[0]:
            observe(boxes[0], near, seats[row], seen[me * numbers : (me + 1) * numbers])
        cuda.syncthreads()
        for word in range(me, words_seen, together):
            observations[block * words_seen + word] = sheet[word]
        cuda.syncthreads()
        for word in range(me, words_of_masks, together):
            sheet[word] = 0
        cuda.syncthreads()
        if row < seats.shape[0]:
            for which in range(offers[row].n):
                may[me * moves + to_relative[seats[row], offers[row].ids[which]]] = True
        cuda.syncthreads()
        for word in range(me, words_of_masks, together):
            masks[block * words_of_masks + word] = sheet[word]

    return kernel(show)


@cache
def outsiders_kernel() -> Kernel:
    """Copies a policy's move into `moves` where that policy is to move; one thread per table."""

    def take_moves(players, seats, number, chosen, moves):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < moves.shape[0] and players[row, seats[row]] == FIRST_OUTSIDE + number:
            moves[row] = chosen[row]

    return kernel(take_moves)


@cache
def waiting_kernel() -> Kernel:
    """Sets every move to STAY and counts the tables where an opponent called from Python is to move."""

    def count_waiting(players, seats, moves, waiting):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < moves.shape[0]:
            moves[row] = STAY
            if players[row, seats[row]] >= FIRST_OUTSIDE:
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
