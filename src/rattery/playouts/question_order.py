"""Sorts the tables on a GPU by the question asked at each: a counting sort before every move.

    asked    3 1 3 0 1 3        the question at each table
    counts   1 2 0 3            the number of tables with each question
    order    3 | 1 4 | 0 2 5    the tables, grouped by question

The 32 threads of a warp execute the same instruction at a time, and all warps of a multiprocessor share a small instruction
cache. Threads take tables in this order, so that neighbouring threads run the same rules. That saves more time than the sort
takes: see docs/speed.md.
"""

from __future__ import annotations

from functools import cache, partial

import numpy as np

from rattery.core.compile.cuda import cuda, kernel
from rattery.core.compile.untyped import GpuStream, Kernel
from rattery.playouts.device import launch_config

QUESTIONS = 32  # the number of buckets: enough for the questions of any game, and for two pseudo-questions:
TO_DEAL = 0  # the table needs to be set up, which takes longest, so it comes first; no game uses question 0
IDLE = QUESTIONS - 1  # no game is left for the table
BLOCK = 1024  # threads per block of the counting kernels, one for each table


@cache
def count_kernel() -> Kernel:
    """Counts the tables with each question, first within a block in shared memory, then globally."""

    def count(asked, counts):  # type: ignore[no-untyped-def]
        block_counts = cuda.shared.array(QUESTIONS, np.int32)
        thread, table = cuda.threadIdx.x, cuda.grid(1)
        if thread < QUESTIONS:
            block_counts[thread] = 0
        cuda.syncthreads()
        if table < asked.shape[0]:
            cuda.atomic.add(block_counts, asked[table], 1)
        cuda.syncthreads()
        if thread < QUESTIONS and block_counts[thread] > 0:
            cuda.atomic.add(counts, thread, block_counts[thread])

    return kernel(count)


@cache
def prefix_sum_kernel() -> Kernel:
    """Computes where in the order the tables of each question start (a prefix sum); one thread per question."""

    def prefix_sum(counts, starts, next_places):  # type: ignore[no-untyped-def]
        question, before = cuda.threadIdx.x, 0
        for other in range(question):
            before += counts[other]
        starts[question] = before
        next_places[question] = before
        cuda.syncthreads()
        counts[question] = 0  # for the next sort

    return kernel(prefix_sum)


@cache
def scatter_kernel() -> Kernel:
    """Writes the order: a block reserves places for its tables with one atomic addition per question."""

    def scatter(asked, next_places, order):  # type: ignore[no-untyped-def]
        block_offsets = cuda.shared.array(QUESTIONS, np.int32)
        thread, table = cuda.threadIdx.x, cuda.grid(1)
        if thread < QUESTIONS:
            block_offsets[thread] = 0
        cuda.syncthreads()
        question, rank_in_block = 0, 0
        if table < asked.shape[0]:
            question = asked[table]
            rank_in_block = cuda.atomic.add(block_offsets, question, 1)
        cuda.syncthreads()
        if thread < QUESTIONS and block_offsets[thread] > 0:
            block_offsets[thread] = cuda.atomic.add(next_places, thread, block_offsets[thread])
        cuda.syncthreads()
        if table < asked.shape[0]:
            order[block_offsets[question] + rank_in_block] = table

    return kernel(scatter)


class QuestionOrder:
    """The question at each table, and the tables sorted by question; idle tables come last.

    Within a question, tables stay roughly in memory order, because each sort starts from that. Sorting the previous order
    again would scatter them more and more, and neighbouring threads would load tables that lie far apart.
    """

    def __init__(self, tables: int, stream: GpuStream = 0) -> None:
        to_device = partial(cuda.to_device, stream=stream)
        self.asked = to_device(np.full(tables, TO_DEAL, np.int8))  # written by the kernels that make moves
        self.order = to_device(np.arange(tables, dtype=np.int32))
        self.starts, self._next_places, self._counts = (to_device(np.zeros(QUESTIONS, np.int32)) for _ in range(3))
        grid = launch_config(tables, BLOCK)
        self._count, self._prefix_sum, self._scatter = (
            count_kernel()[(*grid, stream)],
            prefix_sum_kernel()[1, QUESTIONS, stream],
            scatter_kernel()[(*grid, stream)],
        )

    def sort(self) -> None:
        """Sort the tables by the questions asked now. Launches three kernels and does not wait for them."""
        self._count(self.asked, self._counts)
        self._prefix_sum(self._counts, self.starts, self._next_places)
        self._scatter(self.asked, self._next_places, self.order)

    @property
    def in_play(self) -> int:
        """The number of tables that are not idle at the last sort; synchronises with the GPU."""
        return int(self.starts[IDLE : IDLE + 1].copy_to_host()[0])
