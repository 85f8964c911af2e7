"""Simulations: random playouts by the million, in compiled code on all cores, on a GPU or on a cluster."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import numpy as np

from rattery.core.arguments import whole_number
from rattery.core.arrays import Array
from rattery.core.chance import Chance
from rattery.core.compile.entry_point import entry_point, notify_if_slow
from rattery.core.compile.untyped import CompiledFunction
from rattery.core.cores import cores
from rattery.core.errors import NoDevice
from rattery.core.extras import install_command
from rattery.core.game import Game
from rattery.core.order_of_play import begins_rule, places_in_order
from rattery.core.record import array_of, blanks
from rattery.core.rules import Box, Rules, Table
from rattery.match.match import Match
from rattery.playouts.game_range import GameRange, blank_range
from rattery.playouts.playout import playout_rule, replay_playout, result_rule, seed_playout, simulation_key
from rattery.playouts.stopping import stopped_by_interrupt

if TYPE_CHECKING:
    from rattery.playouts.results import ResultFile

Ranges = Generator[GameRange, None, None]
Found = TypeVar("Found")

CHUNK = 2_000  # games in a range: a thread checks between ranges whether to stop
RANGES_PER_THREAD = 4  # in flight, so that no thread runs idle
DEVICES = CPU, CUDA = ("cpu", "cuda")
CORES, GPU, CLUSTER = "cores", "gpu", "cluster"  # where games are played
LOCAL = "local"  # a cluster of this machine alone


@cache
def playouts_entry(rules: Rules[Box, Table]) -> CompiledFunction:
    """The compiled loop over games `first` to `first + len(lengths)`."""
    set_up, begins, playout, write_result = rules.set_up, begins_rule(rules), playout_rule(rules), result_rule(rules)

    def playouts(boxes, scratch, key, first, results):  # type: ignore[no-untyped-def]
        (tables, offers, lucks), (scores, winners, lengths, endings, began) = scratch, results
        box, s, luck = boxes[0], tables[0], lucks[0]
        for game in range(len(lengths)):
            seed_playout(s.chance, luck, key[0], key[1], first + game)
            set_up(box, s)
            began[game] = begins(box, s)
            lengths[game] = playout(box, s, offers[0], luck)
            write_result(box, s, game, scores, winners, endings)

    return entry_point(playouts)


@dataclass
class Simulation:
    """The results of many games: arrays with an entry, or a row of seats, for each game."""

    game: Game
    seed: int
    scores: Array  # games × seats
    winners: Array  # games × seats, true for every seat that won, alone or shared
    lengths: Array  # moves
    endings: Array  # how each ended: an index into the game's ENDINGS
    began: Array  # the seat that began
    seconds: float  # spent playing
    threads: int  # CPU threads; after `simulate_on_gpu`, tables
    where: str = CORES  # or GPU, or CLUSTER
    is_complete: bool = field(default=True)  # False if it was interrupted: the arrays hold the games up to then

    @property
    def games(self) -> int:
        """The number of games played."""
        return len(self.lengths)

    def __repr__(self) -> str:
        shares = ", ".join(f"{share:.1%}" for share in self.win_shares) if self.games else "none"
        return f"<{self.games:,} games of {self.game}, seed {self.seed}, victories by seat: {shares}>"

    @property
    def moves_per_second(self) -> float:
        """Moves per second over all threads; 0 if nothing was played."""
        return float(self.lengths.sum() / self.seconds) if self.seconds else 0.0

    @property
    def win_shares(self) -> Array:
        """Each seat's share of the victories; a shared one counts in parts."""
        return (self.winners / self.winners.sum(axis=1, keepdims=True)).mean(axis=0)  # type: ignore[no-any-return]

    @property
    def places(self) -> Array:
        """Games × seats: each seat's place in the order of play, 0 for the seat that began; NOBODY for an automaton."""
        return places_in_order(self.began, self.game.players, self.game.seats)

    @property
    def order_shares(self) -> list[float]:
        """The share of the victories by place in the order of play, from the seat that began; shared ones count in parts."""
        shares, places = self.winners / self.winners.sum(axis=1, keepdims=True), self.places
        return [float(shares[places == place].mean()) for place in range(self.game.players)]

    @property
    def ending_shares(self) -> dict[str, float]:
        """The share of the games with each ending."""
        names = self.game.rules.ENDINGS
        counts = np.bincount(self.endings, minlength=len(names))
        return {name: float(count / max(1, self.games)) for name, count in zip(names, counts, strict=True)}

    def write(self, path: str | Path, *, force: bool = False) -> None:
        """Write a row for each game, as `.csv` or `.parquet`; an existing file is replaced only with `force`."""
        from rattery.playouts.results import result_file

        with result_file(path, self.game, self.seed, force=force) as file:
            file.write(GameRange(0, self.scores, self.winners, self.lengths, self.endings, self.began))

    def match(self, number: int) -> Match:
        """Game `number` replayed as a match, by the interpreted rules."""
        return replay_playout(self.game, self.seed, whole_number("number", number, 0, self.games - 1))


def warm_up(game: Game, waiting: Callable[[], None] = lambda: None) -> None:
    """Compile the playouts or load them from the cache; `waiting` is called from another thread if that is slow."""
    with notify_if_slow(waiting):
        play_range(game, 0, 0, 1)


def play_range(game: Game, seed: int, first: int, games: int) -> GameRange:
    """Play `games` games of a seed from number `first` on, in compiled code on this thread, without the GIL."""
    played = blank_range(game, first, games)
    play_out, box, key = playouts_entry(game.rules), array_of(game.box), simulation_key(seed)
    play_out(box, playout_scratch(game), key, first, played.results)
    return played


def playout_scratch(game: Game) -> tuple[Array, Array, Array]:
    """Scratch space for one thread: a table, a list of moves and a source of random numbers."""
    return blanks(game.rules.Table, 1), blanks(game.rules.Offers, 1), blanks(Chance, 1)


def in_order(
    play: Callable[[int, int], Found], games: int, threads: int, stopping: threading.Event
) -> Generator[Found, None, None]:
    """Ranges of games in order, played by a thread pool; once `stopping` is set it still yields those in progress."""
    firsts = iter(range(0, games, CHUNK))

    def play_on(first: int) -> Found | None:
        return None if stopping.is_set() else play(first, min(CHUNK, games - first))

    with ThreadPoolExecutor(threads) as pool:
        ahead = deque(pool.submit(play_on, first) for first in islice(firsts, RANGES_PER_THREAD * threads))
        while ahead and (played := ahead.popleft().result()) is not None:
            ahead.extend(pool.submit(play_on, first) for first in islice(firsts, 1))
            yield played


def ranges_of(
    game: Game, games: int, seed: int, threads: int, where: str, cluster: str | None, stopping: threading.Event
) -> Ranges:
    """The ranges of a simulation: the same games in the same order on every device."""
    if where == GPU:
        from rattery.playouts.gpu import ranges_on_gpu

        return ranges_on_gpu(game, games, seed, stopping)
    if where == CLUSTER:
        from rattery.playouts.cluster import ranges_on_ray

        return ranges_on_ray(game, games, seed, cluster or LOCAL, threads, stopping)
    return in_order(partial(play_range, game, seed), games, threads, stopping)


def simulate(
    game: Game,
    games: int,
    seed: int = 0,
    *,
    threads: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
    waiting: Callable[[], None] = lambda: None,
    ready: bool = False,
    device: str = CPU,
    ray: str | None = None,
    out: ResultFile | None = None,
) -> Simulation:
    """Play games at random on all cores, on a GPU (`device="cuda"`) or on a Ray cluster (`ray=` its address, or `local`).

    Ctrl-C stops it early: the result then holds the games from the first one on without a gap. Games are written to `out`
    while they are played. Unless `ready` says that the playouts are compiled, they are compiled or loaded first.
    """
    games, seed = whole_number("games", games, 1), whole_number("seed", seed)
    threads = None if threads is None else whole_number("threads", threads, 1)
    where = resolve_device(device, ray)
    if not ready and where != GPU:
        warm_up(game, waiting)
    threads = threads or cores()
    found, played, started = blank_range(game, 0, games), 0, time.perf_counter()
    with stopped_by_interrupt() as stopping, closing(
        ranges_of(game, games, seed, threads, where, ray, stopping)
    ) as ranges:  # fmt: skip
        for played_range in ranges:
            found.copy_from(played_range)
            if out is not None:
                out.write(played_range)
            played = played_range.after
            progress(len(played_range))
    seconds = time.perf_counter() - started
    return Simulation(game, seed, *found.part(0, played).results, seconds, threads, where, played == games)


def resolve_device(device: str, ray: str | None) -> str:
    """Where to play, CORES, GPU or CLUSTER; NoDevice if the arguments contradict each other or there is no GPU."""
    if device not in DEVICES:
        raise NoDevice("device-unknown", given=device, devices=", ".join(DEVICES))
    if device == CPU:
        return CORES if ray is None else CLUSTER
    if ray is not None:
        raise NoDevice("device-or-ray")
    from rattery.core.compile.cuda import has_gpu

    if not has_gpu():
        raise NoDevice("device-no-gpu", command=install_command("gpu"))
    return GPU
