"""What a GPU does in one step of many tables:

    refuse ── line up ── clear ── move ── deal ── show
       │         │         │        │       │       └ what the seat that decides sees and may do; a block writes together
       │         │         │        │       └ where a game is over it is paid out, and the next one dealt
       │         │         │        └ a thread takes a table in the order of the line-up and makes its move
       │         │         └ what the last step paid is taken off the tables where it was paid
       │         └ tables that are asked the same stand side by side
       └ is every move legal?

Rules, payment and dealing are the very ones of `stepping`; only who does what when is different.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from rattery.core.device_copy import copy_record
from rattery.envs.stepping import choosing, deal_rule, pay_out_rule, refusal
from rattery.lab.device import cuda, layout

TABLES_SHOWN_TOGETHER = 32  # a warp
THIS_STEP, LAST_STEP = 0, 1  # in which games were over: places in `overs`, which counts the tables listed in `over`


@cache
def refusal_kernel() -> Any:
    """The first table whose move is not legal; every thread looks at one."""
    refuse = cuda.jit(refusal, device=True)

    def refusals(masks, moves, first):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < moves.shape[0] and refuse(row, row + 1, masks, moves) >= 0:
            cuda.atomic.min(first, 0, row)

    return cuda.jit(refusals)


@cache
def clear_kernel() -> Any:
    """Nothing is paid any more where a game was over in the last step."""

    def clear(rewards, dones, over, overs):  # type: ignore[no-untyped-def]
        which = cuda.grid(1)
        if which < overs[LAST_STEP]:
            row = over[which]
            dones[row] = False
            for player in range(rewards.shape[1]):
                rewards[row, player] = 0

    return cuda.jit(clear)


@cache
def choose_kernel() -> Any:
    """A thread draws a random move for one table."""
    choose = cuda.jit(choosing, device=True)

    def choices(offers, lucks, turned, seats, moves):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < moves.shape[0]:
            choose(row, row + 1, offers, lucks, turned, seats, moves)

    return cuda.jit(choices)


@cache
def move_kernel(rules: Any) -> Any:
    """A thread makes the move of one table and works out what may be done next; if that ended the game it says so."""
    play, is_over, turn, legal = rules.play, rules.is_over, rules.turn, rules.legal

    # fmt: off
    def make_moves(  # type: ignore[no-untyped-def]
        boxes, tables, offers, places, straight, order, asked, moves, seats, dones, over, overs
    ):
        place = cuda.grid(1)
        if place >= order.shape[0]:
            return
        row = order[place]
        box, s = boxes[0], tables[row]
        play(box, s, straight[seats[row], moves[row]])
        places[row].played += 1
        if is_over(box, s):
            dones[row] = True
            over[cuda.atomic.add(overs, THIS_STEP, 1)] = row
        else:
            legal(box, s, offers[row])
            seats[row], asked[row] = turn(box, s), s.asked
    # fmt: on

    return cuda.jit(make_moves)


@cache
def deal_kernel(rules: Any) -> Any:
    """A thread pays out a game that is over, if there was one, and deals the table's next one.

    It does so on a table of its own, which is near, and lays it where it belongs when it is done.
    """
    table = layout(rules.Table)
    turn, legal, deal, pay_out = rules.turn, rules.legal, deal_rule(rules), pay_out_rule(rules)

    # fmt: off
    def deal_anew(  # type: ignore[no-untyped-def]
        boxes, blank_tables, tables, offers, lucks, places, key, asked, seats, rewards, dones, scores, winners, lengths,
        over, overs, stride, paying
    ):
        which = cuda.grid(1)
        if which >= overs[THIS_STEP]:
            return
        row, box, near = over[which], boxes[0], cuda.local.array(1, table)
        place, s = places[row], near[0]
        if dones[row]:
            lengths[row] = place.played
            pay_out(box, tables[row], paying, scores[row], winners[row], rewards[row])
            place.number += stride
        copy_record(s, blank_tables[0])  # nobody sees what is left of the last game
        deal(box, s, lucks[row], place, key[0], key[1])
        copy_record(tables[row], s)
        legal(box, s, offers[row])
        seats[row], asked[row] = turn(box, s), s.asked
    # fmt: on

    return cuda.jit(deal_anew)


@cache
def show_kernel(rules: Any, moves: int) -> Any:
    """A block fills in the rows of its tables: each thread looks at one table, then all write row after row together.

    Threads that write rows of their own would each write somewhere else, a few bytes at a time.
    """
    observe = rules.observe
    table, together, numbers = layout(rules.Table), TABLES_SHOWN_TOGETHER, rules.OBSERVATION
    width = numbers + (2 - numbers) % 4  # so that no two threads write to the same bank of shared memory

    def show(boxes, tables, offers, turned, seats, masks, observations, overs):  # type: ignore[no-untyped-def]
        seen = cuda.shared.array((together, width), np.int16)
        near = cuda.local.array(1, table)
        me, row = cuda.threadIdx.x, cuda.grid(1)
        if row == 0:  # the step is over, and the next counts anew
            overs[LAST_STEP], overs[THIS_STEP] = overs[THIS_STEP], 0
        first = row - me
        end = min(together, tables.shape[0] - first)
        if me < end:
            copy_record(near[0], tables[row])
            observe(boxes[0], near[0], seats[row], seen[me])
        for other in range(end):
            for move in range(me, moves, together):
                masks[first + other, move] = False
        cuda.syncthreads()
        for other in range(end):
            for number in range(me, numbers, together):
                observations[first + other, number] = seen[other, number]
        if me < end:
            for which in range(offers[row].n):
                masks[row, turned[seats[row], offers[row].ids[which]]] = True

    return cuda.jit(show)
