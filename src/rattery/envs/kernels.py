"""What a GPU does in one step of many tables:

    refuse ── clear ── move ── deal ── sort ─── offer ── show
       │        │        │       │        │         │        └ what it sees; the threads of a block write rows together
       │        │        │       │        │         └ who decides next, and what may be done
       │        │        │       │        └ tables with the same question come side by side
       │        │        │       └ where a game is over it is paid out, and the next one dealt
       │        │        └ a thread takes a table in sorted order and makes its move
       │        └ what the last step paid is taken off the tables where it was paid
       └ is every move legal? If not, nothing is cleared and no move is made

Rules, payment and dealing are those of `stepping`; only the division of work is different. The sorted order serves twice:
for the legal moves, and for making one in the next step.

A kernel takes its arrays one by one, however many they are: the simulated GPU prepares arrays that are arguments, and passes
those inside a tuple on as they are, without the fields of their records.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from rattery.core.chance import Chance
from rattery.core.compile.cuda import cuda, kernel, layout
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
    """The first table whose move is not legal; every thread looks at one."""
    refuse = cuda.jit(refusal, device=True)

    def refusals(masks, moves, first):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < moves.shape[0] and refuse(row, row + 1, masks, moves) >= 0:
            cuda.atomic.min(first, 0, row)

    return kernel(refusals)


@cache
def clear_kernel() -> Kernel:
    """Nothing is paid any more where a game was over in the last step."""

    def clear(rewards, dones, refused):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < dones.shape[0] and dones[row] and refused[0] == NO_TABLE:
            dones[row] = False
            for player in range(rewards.shape[1]):
                rewards[row, player] = 0

    return kernel(clear)


@cache
def choose_kernel() -> Kernel:
    """A thread draws a random move for one table."""

    def choices(offers, lucks, to_relative, seats, moves):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < moves.shape[0]:
            choosing(row, row + 1, offers, lucks, to_relative, seats, moves)

    return kernel(choices)


@cache
def move_kernel(rules: Rules[Box, Table], opponents: str = "") -> Kernel:
    """A thread makes the move of one table, unless it stays, and those of opponents after it; if that ended the game it
    lists the table in `over`, which has `overs` entries."""
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

    return kernel(make_moves)


@cache
def deal_kernel(rules: Rules[Box, Table], opponents: str = "") -> Kernel:
    """A thread pays out a game that is over, if there was one, and deals the table's next one.

    It works on a table in local memory, and copies it to global memory when it is done.
    """
    table, is_over, observe = layout(rules.Table), rules.is_over, rules.observe
    deal, pay_out, others_play = deal_rule(rules), pay_out_rule(rules), others_play_rule(rules, opponents)

    # fmt: off
    def deal_anew(  # type: ignore[no-untyped-def]
        boxes, blank_tables, tables, lucks, progress, key, asked, rewards, dones, scores, winners, lengths,
        over, overs, stride, paying, seats, finals, offers, learners, players, worlds, chances
    ):
        which = cuda.grid(1)
        if which >= overs[0]:
            return
        row, box, s = over[which], boxes[0], own_record(table)
        here, learner = progress[row], learners[row]
        if here.played > 0:  # else there was no game before
            if learner == NOBODY or here.asked:
                lengths[row] = here.played
                pay_out(box, tables[row], paying, scores[row], winners[row], rewards[row])
                if finals.shape[0] > 0:
                    observe(box, tables[row], seats[row] if learner == NOBODY else learner, finals[row])
            here.number += stride
        is_due = True
        while is_due:
            copy_record(s, blank_tables[0])  # nothing is left of the last game
            deal(box, s, lucks[row], here, key[0], key[1])
            others_play(row, box, s, offers, lucks, here, learners, players, worlds, chances)
            is_due = is_over(box, s)  # the learner was never asked
            if is_due:
                here.number += stride
        copy_record(tables[row], s)
        asked[row] = s.asked
    # fmt: on

    return kernel(deal_anew)


@cache
def offer_kernel(rules: Rules[Box, Table]) -> Kernel:
    """A thread works out who decides at one table, and what may be done there."""
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
    """A block fills in the rows of its tables in shared memory, the sheet, and copies it to global memory.

        tables ── sheet ── each thread's own table ── sheet ── observations
                                         offers ── sheet ── masks

    Tables lie one after the other, and so do rows: threads side by side read and write words side by side. A thread that
    fetched its table or wrote its row alone would do so a few bytes at a time, and somewhere else than its neighbours.
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
        if row == 0:  # all games that were over are dealt anew
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
    """A thread takes the move of one table from what a policy chose for all, where it is that policy's turn."""

    def take_moves(players, seats, number, chosen, moves):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < moves.shape[0] and players[row, seats[row]] == FIRST_OUTSIDE + number:
            moves[row] = chosen[row]

    return kernel(take_moves)


@cache
def waiting_kernel() -> Kernel:
    """How many tables wait for an opponent that is called from Python; all make no move until one is taken for them."""

    def count_waiting(players, seats, moves, waiting):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < moves.shape[0]:
            moves[row] = STAY
            if players[row, seats[row]] >= FIRST_OUTSIDE:
                cuda.atomic.add(waiting, 0, 1)

    return kernel(count_waiting)


@cache
def observe_kernel(rules: Rules[Box, Table]) -> Kernel:
    """A thread observes one table with one pair of eyes; those below 0 see nothing."""
    observe = rules.observe

    def observe_rows(boxes, tables, eyes, observations):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < eyes.shape[0] and eyes[row] >= 0:
            observe(boxes[0], tables[row], eyes[row], observations[row])

    return kernel(observe_rows)


@cache
def observe_all_kernel(rules: Rules[Box, Table]) -> Kernel:
    """A thread observes one table with the eyes of every seat."""
    observe = rules.observe

    def observe_seats(boxes, tables, observations):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < observations.shape[0]:
            for eye in range(observations.shape[1]):
                observe(boxes[0], tables[row], eye, observations[row, eye])

    return kernel(observe_seats)


@cache
def imagine_kernel(rules: Rules[Box, Table]) -> Kernel:
    """A thread makes of one table a world that a pair of eyes could imagine; eyes below 0 leave it as it is."""
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
    """Copy the bytes of some rows to a buffer; a thread a byte."""

    def gather(array, width, rows, buffer):  # type: ignore[no-untyped-def]
        place = cuda.grid(1)
        if place < rows.shape[0] * width:
            buffer[place] = array[rows[place // width] * width + place % width]

    return kernel(gather)


@cache
def scatter_kernel() -> Kernel:
    """Copy a buffer to the bytes of some rows; a thread a byte."""

    def scatter(array, width, rows, buffer):  # type: ignore[no-untyped-def]
        place = cuda.grid(1)
        if place < rows.shape[0] * width:
            array[rows[place // width] * width + place % width] = buffer[place]

    return kernel(scatter)
