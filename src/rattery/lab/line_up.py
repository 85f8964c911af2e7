"""Tables on a GPU, lined up by what is asked there.

    asked    3 1 3 0 1 3        the question at each table
    counts   1 2 0 3            how many tables are asked each
    order    3 | 1 4 | 0 2 5    the tables, those of a question side by side

The 32 threads of a warp run one instruction at a time for all of them, and all warps of a multiprocessor share what little
room there is for instructions. So before every move the tables are lined up, and threads take them in this order: neighbours
work on the same rules. That is worth more than the time it takes: see docs/speed.md.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from rattery.core.compile.cuda import cuda
from rattery.lab.device import a_thread_each

QUESTIONS = 32  # room for those of any game, and for one of our own at either end:
TO_DEAL = 0  # the table waits for a game: no game asks question 0. To deal takes longest, and so it is begun first
AT_REST = QUESTIONS - 1  # there is no game left for it
BLOCK = 1024  # tables counted together before all threads meet


@cache
def count_kernel() -> Any:
    """How many tables are asked each question; a block counts its own first."""

    def count(asked, counts):  # type: ignore[no-untyped-def]
        here = cuda.shared.array(QUESTIONS, np.int32)
        me, table = cuda.threadIdx.x, cuda.grid(1)
        if me < QUESTIONS:
            here[me] = 0
        cuda.syncthreads()
        if table < asked.shape[0]:
            cuda.atomic.add(here, asked[table], 1)
        cuda.syncthreads()
        if me < QUESTIONS and here[me] > 0:
            cuda.atomic.add(counts, me, here[me])

    return cuda.jit(count)


@cache
def divide_kernel() -> Any:
    """Where in the order the tables of each question begin; a thread a question."""

    def divide(counts, starts, free):  # type: ignore[no-untyped-def]
        question, before = cuda.threadIdx.x, 0
        for other in range(question):
            before += counts[other]
        starts[question] = before
        free[question] = before
        cuda.syncthreads()
        counts[question] = 0  # for the next time

    return cuda.jit(divide)


@cache
def arrange_kernel() -> Any:
    """Every table takes a free place among those of its question; a block takes the places for all its tables at once."""

    def arrange(asked, free, order):  # type: ignore[no-untyped-def]
        here = cuda.shared.array(QUESTIONS, np.int32)
        me, table = cuda.threadIdx.x, cuda.grid(1)
        if me < QUESTIONS:
            here[me] = 0
        cuda.syncthreads()
        question, among_ours = 0, 0
        if table < asked.shape[0]:
            question = asked[table]
            among_ours = cuda.atomic.add(here, question, 1)
        cuda.syncthreads()
        if me < QUESTIONS and here[me] > 0:
            here[me] = cuda.atomic.add(free, me, here[me])
        cuda.syncthreads()
        if table < asked.shape[0]:
            order[here[question] + among_ours] = table

    return cuda.jit(arrange)


class LineUp:
    """What is asked at each table, and the tables in that order; those at rest come last.

    Tables of one question stand about as they lie in memory: a line-up of what was lined up before would shuffle them more
    and more, and threads side by side would fetch their tables from far apart.
    """

    def __init__(self, tables: int) -> None:
        there = cuda.to_device
        self.asked = there(np.full(tables, TO_DEAL, np.int8))  # whoever makes a move writes down what is asked then
        self.order = there(np.arange(tables, dtype=np.int32))
        self.starts, self._free, self._counts = (there(np.zeros(QUESTIONS, np.int32)) for _ in range(3))
        grid = a_thread_each(tables, BLOCK)
        self._count, self._divide, self._arrange = (
            count_kernel()[grid],
            divide_kernel()[1, QUESTIONS],
            arrange_kernel()[grid],
        )

    def fall_in(self) -> None:
        """Line the tables up by what is asked there now."""
        self._count(self.asked, self._counts)
        self._divide(self._counts, self.starts, self._free)
        self._arrange(self.asked, self._free, self.order)

    @property
    def in_play(self) -> int:
        """How many tables were not at rest when they were lined up."""
        return int(self.starts[AT_REST : AT_REST + 1].copy_to_host()[0])
