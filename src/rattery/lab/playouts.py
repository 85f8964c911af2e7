"""Random playouts: whole games, every move drawn at random, compiled and on all cores.

Game number i of a seed is the same game whatever plays it: one core or many, interpreted, compiled or on a GPU.
"""

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
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from rattery.core.chance import Chance, draw, seed_chance, siphash
from rattery.core.compile.entry_point import entry_point, notify_if_slow
from rattery.core.compile.rule import rule
from rattery.core.cores import cores
from rattery.core.errors import NoDevice
from rattery.core.game import Game
from rattery.core.record import array_of, blank, blanks
from rattery.lab.stopping import stopped_by_interrupt
from rattery.lab.stretch import Array, Stretch, blank_stretch
from rattery.match.fairness import key_from_seed
from rattery.match.match import Match

if TYPE_CHECKING:
    from rattery.lab.results import ResultFile

Stretches = Generator[Stretch, None, None]
Found = TypeVar("Found")

CHUNK = 2_000  # games a thread plays before it looks up
AHEAD = 4  # stretches a thread has before it
DEVICES = CPU, CUDA = ("cpu", "cuda")
CORES, GPU, CLUSTER = "cores", "gpu", "cluster"  # where games are played
LOCAL = "local"  # a cluster of this machine alone


@rule
def seed_playout(table_chance: Chance, luck: Chance, key_0: int, key_1: int, number: int) -> None:
    """Two keys for game `number`: one for the table, one for the players' choices."""
    first = 4 * int(number)
    seed_chance(table_chance, siphash(key_0, key_1, first), siphash(key_0, key_1, first + 1))
    seed_chance(luck, siphash(key_0, key_1, first + 2), siphash(key_0, key_1, first + 3))


@cache
def playout_rule(rules: Any) -> Any:
    """One game played at random; gives the number of moves."""
    set_up, legal, play, is_over = rules.set_up, rules.legal, rules.play, rules.is_over

    @rule
    def playout(box: Any, s: Any, offers: Any, luck: Any) -> int:
        set_up(box, s)
        length = 0
        while not is_over(box, s):
            legal(box, s, offers)
            play(box, s, offers.ids[draw(luck, offers.n)])
            length += 1
        return length

    return playout


@cache
def playouts_entry(rules: Any) -> Any:
    """The compiled loop over games `first` to `first + len(lengths)`."""
    playout, score, is_winner, ending = playout_rule(rules), rules.score, rules.is_winner, rules.ending

    def playouts(boxes, tables, offers, lucks, key, first, scores, winners, lengths, endings):  # type: ignore[no-untyped-def]
        box, s, luck = boxes[0], tables[0], lucks[0]
        for game in range(len(lengths)):
            seed_playout(s.chance, luck, key[0], key[1], first + game)
            lengths[game] = playout(box, s, offers[0], luck)
            endings[game] = ending(box, s)
            for seat in range(scores.shape[1]):
                scores[game, seat] = score(box, s, seat)
                winners[game, seat] = is_winner(box, s, seat)

    return entry_point(playouts)


@dataclass
class Simulation:
    """What came out of many games: an entry or a row of seats for each."""

    game: Game
    seed: int
    scores: Array  # games × seats
    winners: Array  # games × seats, true for every seat that won, alone or shared
    lengths: Array  # moves
    endings: Array  # what brought each to its end: a place in the game's ENDINGS
    seconds: float  # spent playing
    threads: int  # processor cores that played
    where: str = CORES  # or a GPU, or a cluster
    is_complete: bool = field(default=True)  # False when somebody stopped it; what was played is here

    @property
    def games(self) -> int:
        return len(self.lengths)

    @property
    def moves_per_second(self) -> float:
        return float(self.lengths.sum() / self.seconds) if self.seconds else 0.0

    @property
    def win_shares(self) -> np.ndarray[Any, Any]:
        """Each seat's share of the victories; a shared one counts in parts."""
        return (self.winners / self.winners.sum(axis=1, keepdims=True)).mean(axis=0)  # type: ignore[no-any-return]

    @property
    def ending_shares(self) -> dict[str, float]:
        """How large a part of the games each way to end has."""
        names = self.game.rules.ENDINGS
        counts = np.bincount(self.endings, minlength=len(names))
        return {name: float(count / max(1, self.games)) for name, count in zip(names, counts, strict=True)}

    def write(self, path: str | Path, *, force: bool = False) -> None:
        """Write a line for each game, as `.csv` or `.parquet`; a file that is there is only replaced by force."""
        from rattery.lab.results import result_file

        with result_file(path, self.game, self.seed, force=force) as file:
            file.write(Stretch(0, self.scores, self.winners, self.lengths, self.endings))

    def match(self, number: int) -> Match:
        """Game `number` again, move by move, to look at."""
        return replay_playout(self.game, self.seed, number)


def simulation_key(seed: int) -> np.ndarray[Any, Any]:
    """The key all games of a seed are made from, as two words."""
    return np.frombuffer(key_from_seed(seed), dtype="<u8").astype(np.uint64)


def replay_playout(game: Game, seed: int, number: int) -> Match:
    """Game `number` of a seed, played by the interpreted rules."""
    key = simulation_key(seed)
    chance, luck = blank(Chance), blank(Chance)
    seed_playout(chance, luck, key[0], key[1], number)
    match = Match(game, np.array(chance.key).astype("<u8").tobytes())
    while not match.is_over:
        moves = match.moves()
        match.play(moves[draw(luck, len(moves))])
    return match


class _Scratch:
    """What a thread plays on."""

    def __init__(self, game: Game) -> None:
        self.table = blanks(game.rules.Table, 1)
        self.offers = blanks(game.rules.Offers, 1)
        self.luck = blanks(Chance, 1)


def warm_up(game: Game, waiting: Callable[[], None] = lambda: None) -> None:
    """Have the playouts compiled, or fetched from the cache; whoever has to wait is told, and may interrupt it."""
    with notify_if_slow(waiting):
        play_stretch(game, 0, 0, 1)


def play_stretch(game: Game, seed: int, first: int, games: int) -> Stretch:
    """Games `first` and following of a seed, compiled, on this thread."""
    played, scratch = blank_stretch(game, first, games), _Scratch(game)
    entry, box, key = playouts_entry(game.rules), array_of(game.box), simulation_key(seed)
    entry(box, scratch.table, scratch.offers, scratch.luck, key, first, *played.results)
    return played


def in_order(
    play: Callable[[int, int], Found], games: int, threads: int, stopping: threading.Event
) -> Generator[Found, None, None]:
    """Stretches of games in their order, played by so many threads; asked to stop, it gives what is being played."""
    firsts = iter(range(0, games, CHUNK))

    def play_on(first: int) -> Found | None:
        return None if stopping.is_set() else play(first, min(CHUNK, games - first))

    with ThreadPoolExecutor(threads) as pool:
        ahead = deque(pool.submit(play_on, first) for first in islice(firsts, AHEAD * threads))
        while ahead and (played := ahead.popleft().result()) is not None:
            ahead.extend(pool.submit(play_on, first) for first in islice(firsts, 1))
            yield played


def stretches_of(
    game: Game, games: int, seed: int, threads: int, where: str, cluster: str | None, stopping: threading.Event
) -> Stretches:
    """The same games in the same order, whatever plays them."""
    if where == GPU:
        from rattery.lab.gpu import stretches_on_gpu

        return stretches_on_gpu(game, games, seed, stopping)
    if where == CLUSTER:
        from rattery.lab.cluster import stretches_on_ray

        return stretches_on_ray(game, games, seed, cluster or LOCAL, threads, stopping)
    return in_order(partial(play_stretch, game, seed), games, threads, stopping)


def simulate(
    game: Game,
    games: int,
    seed: int = 0,
    threads: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
    waiting: Callable[[], None] = lambda: None,
    ready: bool = False,
    device: str = CPU,
    ray: str | None = None,
    out: ResultFile | None = None,
) -> Simulation:
    """Play games at random on all cores, on a GPU (`device="cuda"`) or on a Ray cluster (`ray=` its address, or `local`).

    Interrupted, it keeps what is played, from the first game on without a gap. What is played goes into the file `out`.
    """
    where = place_to_play(device, ray)
    if not ready and where != GPU:
        warm_up(game, waiting)
    threads = threads or cores()
    found, played, started = blank_stretch(game, 0, games), 0, time.perf_counter()
    with stopped_by_interrupt() as stopping, closing(
        stretches_of(game, games, seed, threads, where, ray, stopping)
    ) as stretches:  # fmt: skip
        for stretch in stretches:
            found.take_in(stretch)
            if out is not None:
                out.write(stretch)
            played = stretch.after
            progress(len(stretch))
    seconds = time.perf_counter() - started
    return Simulation(game, seed, *found.part(0, played).results, seconds, threads, where, played == games)


def place_to_play(device: str, ray: str | None) -> str:
    """Where games are played; what cannot be is refused before anything is."""
    if device not in DEVICES:
        raise NoDevice("device-unknown", given=device, devices=", ".join(DEVICES))
    if device == CPU:
        return CORES if ray is None else CLUSTER
    if ray is not None:
        raise NoDevice("device-or-ray")
    from rattery.core.compile.cuda import has_gpu

    if not has_gpu():
        raise NoDevice("device-no-gpu")
    return GPU
