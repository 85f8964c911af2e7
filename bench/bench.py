"""The speed of everything, measured in one run on this machine: `make bench`.

Machines are shared and noisy, so measurements are interleaved and compared as ratios; no test asserts them.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from statistics import median
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import rattery
from bench.compiling import search_compile_seconds
from bench.envs import (
    gymnasium_steps_a_second,
    openspiel_decisions_a_second,
    pettingzoo_steps_a_second,
    vector_steps_a_second,
)
from bench.gpu import PGX_GAMES, gpu_moves_a_second, gpu_vector_steps_a_second
from bench.other_libraries import (
    hearts,
    if_installed,
    ismcts_a_second,
    pgx_steps_a_second,
    rlcard_steps_a_second,
    texas_holdem_steps_a_second,
)
from rattery.bots.efforts import effort
from rattery.bots.thinking import think
from rattery.bots.thinking import warm_up as warm_up_search
from rattery.core.chance import Chance
from rattery.core.compile.entry_point import entry_point
from rattery.core.cores import cores
from rattery.core.game import Game
from rattery.core.packages import game_names
from rattery.core.record import array_of, blank, blanks
from rattery.core.registry import options_of
from rattery.match import Match
from rattery.match.fairness import key_from_seed, seed_with_key
from rattery.playouts.playout import replay_playout
from rattery.playouts.simulate import simulate, warm_up

CONSOLE = Console()
GOAL_OVER_HEARTS = 5
PUBLISHED_ISMCTS = 24_000  # iterations a second on Oh Hell, as OpenSpiel publishes
CORES = cores()

# The measured variant of each game: standard rules, with four players as in hearts, or as many as the game allows.
BENCHED = {
    name: rattery.load(name, players=min(4, max(options_of(name).__dataclass_fields__["players"].metadata["choices"])))
    for name in game_names()
}


@cache
def imagining_entry(rules: Any) -> Any:
    """The compiled loop that imagines worlds from each of many tables in turn."""
    imagine = rules.imagine

    def imaginings(boxes: Any, tables: Any, worlds: Any, lucks: Any, eye: int, times: int) -> None:
        for _ in range(times):
            for number in range(len(tables)):
                worlds[0] = tables[number]
                imagine(boxes[0], worlds[0], eye, lucks[0])

    return entry_point(imaginings)


def tables_on_the_way(game: Game, count: int) -> Any:
    """Sample tables, each from the middle of a random game."""
    tables = blanks(game.rules.Table, count)
    for number in range(count):
        match = replay_playout(game, 5, number)
        half = rattery.restore(
            {**match.save(), "moves": [str(move) for move in match.history[: len(match.history) // 2]]}
        )
        tables[number] = half.record
    return tables


def imagined_a_second(game: Game, tables: Any, seconds: float = 0.4) -> float:
    """Imagined worlds a second, on one core."""
    box, worlds, luck = array_of(game.box), blanks(game.rules.Table, 1), blank(Chance)
    seed_with_key(luck, key_from_seed(1))
    lucks, entry = array_of(luck), imagining_entry(game.rules)
    entry(box, tables, worlds, lucks, 0, 1)
    done, started = 0, time.perf_counter()
    while time.perf_counter() - started < seconds:
        entry(box, tables, worlds, lucks, 0, 50)
        done += 50 * len(tables)
    return done / (time.perf_counter() - started)


def searched_a_second(game: Game, level: str, count: int = 8, iterations: int = 4_000) -> float:
    """Search iterations a second on one core, with a level's parameters, over decisions from random games."""
    done, spent = 0, 0.0
    for number in range(count):
        match = Match(game, key_from_seed(number))
        luck = random.Random(number)
        for _ in range(6 * number):
            if not match.is_over:
                match.play(luck.choice(match.moves()))
        if not match.is_over:
            thought = think(match.imagine(match.turn, number), number, effort(game, level).params, iterations)
            done, spent = done + thought.iterations, spent + thought.seconds
    return done / spent


def moves_a_second(game: Game, threads: int, games: int) -> float:
    return float(simulate(game, games, seed=1, threads=threads, ready=True).moves_per_second)


def games_for(game: Game, seconds: float) -> int:
    """The number of games that take about this many seconds on one core; at least 2,000."""
    trial = simulate(game, 2_000, seed=3, threads=1, ready=True)
    return max(2_000, int(2_000 * seconds / trial.seconds))


def interpreted_moves_a_second(game: Game) -> float:
    started, moves = time.perf_counter(), 0
    for number in range(5):
        moves += len(replay_playout(game, 9, number).history)
    return moves / (time.perf_counter() - started)


def compile_seconds(game: Game) -> tuple[float, float]:
    """Seconds to the first game in a new process, with an empty cache and with a warm one; importing is not included."""
    code = (
        "import time, rattery\n"
        "from rattery.playouts.simulate import warm_up\n"
        f"game = rattery.load({str(game)!r})\n"
        "started = time.perf_counter(); warm_up(game); print(time.perf_counter() - started)"
    )
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "RATTERY_CACHE": folder}
        runs = [
            subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)  # noqa: S603
            for _ in range(2)
        ]
    return float(runs[0].stdout), float(runs[1].stdout)


def command_seconds(*arguments: str) -> float:
    """The wall time of a command."""
    started = time.perf_counter()
    subprocess.run([sys.executable, "-m", "rattery.cli", *arguments], check=True, capture_output=True)  # noqa: S603
    return time.perf_counter() - started


@dataclass(frozen=True)
class Pace:
    """How much is measured: each figure is the median of `rounds` measurements of about `seconds` each."""

    rounds: int
    seconds: float
    decisions: int  # searched
    iterations: int  # of search for each decision
    cold: bool  # whether compiling with an empty cache is measured, too


FULL = Pace(rounds=7, seconds=0.4, decisions=8, iterations=4_000, cold=True)
QUICK = Pace(rounds=1, seconds=0.15, decisions=3, iterations=500, cold=False)


def interleaved_medians(
    measures: dict[str, Callable[[], Any]], rounds: int, step: Callable[[str], None]
) -> dict[str, Any]:
    """The median of each measure, None if unavailable. Measures alternate, so that noise affects all alike."""
    found: dict[str, list[Any]] = {name: [] for name in measures}
    for _ in range(rounds):
        for name, measure in measures.items():
            step(name)
            found[name].append(measure())
    return {name: middle(values) for name, values in found.items()}


def middle(values: list[Any]) -> Any:
    if values[0] is None:
        return None
    return tuple(map(median, zip(*values, strict=True))) if isinstance(values[0], tuple) else median(values)


def measures_of(game: Game, pace: Pace) -> dict[str, Callable[[], Any]]:
    """All measurements of a game, by key."""
    warm_up(game)
    warm_up_search(game)
    tables, count = tables_on_the_way(game, 40), games_for(game, pace.seconds)
    search = partial(searched_a_second, game, count=pace.decisions, iterations=pace.iterations)
    return {
        "interpreted": lambda: interpreted_moves_a_second(game),
        "one": lambda: moves_a_second(game, 1, count),
        "all": lambda: moves_a_second(game, CORES, CORES * count),
        "gpu": lambda: gpu_moves_a_second(game),
        "imagine": lambda: imagined_a_second(game, tables, pace.seconds),
        "hard": lambda: search("hard"),
        "expert": lambda: search("expert"),
        "vector one": lambda: vector_steps_a_second(game, 1, pace.seconds),
        "vector all": lambda: vector_steps_a_second(game, CORES, pace.seconds),
        "vector gpu": lambda: gpu_vector_steps_a_second(game),
        "pettingzoo": lambda: if_installed(lambda: pettingzoo_steps_a_second(game, pace.seconds)),
        "openspiel": lambda: if_installed(lambda: openspiel_decisions_a_second(game, pace.seconds)),
        "gymnasium": lambda: if_installed(lambda: gymnasium_steps_a_second(game, pace.seconds)),
    }


def measures_of_others(pace: Pace) -> dict[str, Callable[[], Any]]:
    """All measurements of other libraries, by key."""
    return {
        "hearts": lambda: if_installed(lambda: hearts(pace.seconds)),
        "ismcts": lambda: if_installed(lambda: ismcts_a_second(iterations=pace.iterations)),
        "texas holdem": lambda: if_installed(lambda: texas_holdem_steps_a_second(pace.seconds)),
        "uno": lambda: if_installed(lambda: rlcard_steps_a_second("uno", pace.seconds)),
        "gin rummy": lambda: if_installed(lambda: rlcard_steps_a_second("gin-rummy", pace.seconds)),
        **{f"pgx {name}": partial(if_installed, partial(pgx_steps_a_second, name)) for name in PGX_GAMES},
    }


def bench(
    games: Sequence[str], pace: Pace, step: Callable[[str], None]
) -> tuple[dict[str, dict[str, Any]], dict[str, Any]]:
    """All figures of our games and of other libraries, measured interleaved."""
    measures = {(name, key): measure for name in games for key, measure in measures_of(BENCHED[name], pace).items()}
    theirs = {("", key): measure for key, measure in measures_of_others(pace).items()}
    found = interleaved_medians(
        {" ".join(key): measure for key, measure in {**measures, **theirs}.items()}, pace.rounds, step
    )  # fmt: skip
    ours = {name: {key: found[f"{name} {key}"] for other, key in measures if other == name} for name in games}
    for name in games:
        step(f"{name} compile")
        ours[name]["length"] = float(simulate(BENCHED[name], 4_000, seed=4, ready=True).lengths.mean())
        ours[name]["compile"] = compile_seconds(BENCHED[name]) if pace.cold else None
        ours[name]["compile search"] = search_compile_seconds(name) if pace.cold else None
    return ours, {key: found[f" {key}"] for _, key in theirs}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, epilog="example: python -m bench.bench --quick rat_trap")
    parser.add_argument("games", nargs="*", default=list(BENCHED), help="which games (default: all)")
    parser.add_argument("--quick", action="store_true", help="rough figures in a few minutes")
    args = parser.parse_args()
    pace = QUICK if args.quick else FULL
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("measuring", total=None)
        ours, theirs = bench(args.games, pace, lambda name: progress.update(task, description=name))
        progress.update(task, description="starting")
        starts = {said: started_in(said.split(), pace.rounds) for said in COMMANDS}
    CONSOLE.print(table_of(ours, theirs, starts, pace))


COMMANDS = ("--help", "games", "simulate rat_trap --games 1000")


def started_in(arguments: list[str], rounds: int) -> float:
    """The median wall time of a command after a first, uncounted run."""
    command_seconds(*arguments)
    return median(command_seconds(*arguments) for _ in range(rounds))


# The table.


def table_of(ours: dict[str, dict[str, Any]], theirs: dict[str, Any], starts: dict[str, float], pace: Pace) -> Table:
    """The report: a row for each figure, a column for each game and one for other libraries."""
    how = "quick: rough figures" if pace is QUICK else f"medians of {pace.rounds}, taken in turns"
    table = Table(title=f"Speed on this machine ({CORES} cores; {how})", show_lines=False)
    table.add_column("what")
    for name in ours:
        table.add_column(str(BENCHED[name]), justify="right")
    table.add_column("beside it, in the same run")
    for section in (random_play, searching, environments, starting):
        for what, figures, beside in section(ours, theirs):
            table.add_row(what, *figures, beside)
        table.add_section()
    for said, seconds in starts.items():
        table.add_row(f"rattery {said}, s", f"{seconds:.2f}", *[""] * (len(ours) - 1), "")
    return table


Rows = Iterator[tuple[str, list[str], str]]


def formatted(figure: float | None, unit: float, missing: str = "—") -> str:
    """A figure in its unit, with about three significant digits."""
    if figure is None:
        return missing
    value = figure / unit
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def row(ours: dict[str, dict[str, Any]], key: str, unit: float, missing: str = "—") -> list[str]:
    return [formatted(found[key], unit, missing) for found in ours.values()]


def ratios(ours: dict[str, dict[str, Any]], key: str, other: float | None) -> list[str]:
    """Our figures as multiples of another library's."""
    if other is None:
        return ["—"] * len(ours)
    return [f"{found[key] / other:.1f} ×" for found in ours.values()]


def random_play(ours: dict[str, dict[str, Any]], theirs: dict[str, Any]) -> Rows:
    decisions, steps, games = theirs["hearts"] or (None, None, None)
    hearts_said = "OpenSpiel's hearts, C++: "
    yield "interpreted, thousand moves/s", row(ours, "interpreted", 1e3), ""
    yield (
        "compiled, one core, million moves/s",
        row(ours, "one", 1e6),
        f"{hearts_said}{formatted(decisions, 1e6, MISSING)}",
    )
    yield "  × hearts, decisions alone", ratios(ours, "one", decisions), f"goal: {GOAL_OVER_HEARTS} ×"
    yield (
        "  × hearts, dealt cards counted",
        ratios(ours, "one", steps),
        f"{hearts_said}{formatted(steps, 1e6, MISSING)}",
    )
    thousands = [formatted(found["one"] / found["length"], 1e3) for found in ours.values()]
    yield "  thousand games/s", thousands, f"{hearts_said}{formatted(games, 1e3, MISSING)}"
    yield f"compiled, {CORES} cores, million moves/s", row(ours, "all", 1e6), ""
    yield "  × one core", [f"{found['all'] / found['one']:.2f} ×" for found in ours.values()], ""
    yield "GPU, million moves/s", row(ours, "gpu", 1e6, "no GPU"), ""
    yield "imagined tables, one core, million/s", row(ours, "imagine", 1e6), ""
    yield "bytes a table", [str(BENCHED[name].rules.Table.dtype.itemsize) for name in ours], ""


def searching(ours: dict[str, dict[str, Any]], theirs: dict[str, Any]) -> Rows:
    said = f"OpenSpiel's ISMCTS on Oh Hell, C++: {formatted(theirs['ismcts'], 1e3, MISSING)}"
    yield "search, hard, one core, thousand/s", row(ours, "hard", 1e3), said
    yield "  × OpenSpiel's", ratios(ours, "hard", theirs["ismcts"]), f"published: {PUBLISHED_ISMCTS / 1e3:.0f}"
    yield "search, expert, one core, thousand/s", row(ours, "expert", 1e3), ""
    yield "  × OpenSpiel's", ratios(ours, "expert", theirs["ismcts"]), ""


def environments(ours: dict[str, dict[str, Any]], theirs: dict[str, Any]) -> Rows:
    yield "vector environment, one core, million steps/s", row(ours, "vector one", 1e6), ""
    yield f"vector environment, {CORES} cores, million steps/s", row(ours, "vector all", 1e6), ""
    pgx = ", ".join(f"{name} {formatted(theirs[f'pgx {name}'], 1e6, 'needs a GPU and jax, pgx')}" for name in PGX_GAMES)
    yield "vector environment, GPU, million steps/s", row(ours, "vector gpu", 1e6, "no GPU"), f"Pgx: {pgx}"
    holdem = f"PettingZoo's texas_holdem: {formatted(theirs['texas holdem'], 1e3, MISSING)}"
    yield "PettingZoo, thousand steps/s", row(ours, "pettingzoo", 1e3, MISSING), holdem
    yield "OpenSpiel, thousand decisions/s", row(ours, "openspiel", 1e3, MISSING), ""
    rlcard = [f"{name} {formatted(theirs[name], 1e3, MISSING)}" for name in ("uno", "gin rummy")]
    yield "Gymnasium, one seat, thousand steps/s", row(ours, "gymnasium", 1e3, MISSING), f"RLCard: {', '.join(rlcard)}"


def starting(ours: dict[str, dict[str, Any]], theirs: dict[str, Any]) -> Rows:
    both = [found["compile"] or (None, None) for found in ours.values()]
    yield "first use: compiling, s", [formatted(cold, 1, "not in --quick") for cold, _ in both], ""
    search = row(ours, "compile search", 1, "not in --quick")
    yield "compiling the bots' search, processor s", search, "goal: 20"
    yield "next start, from the cache, s", [formatted(warm, 1, "not in --quick") for _, warm in both], ""


MISSING = "not installed"

if __name__ == "__main__":
    main()
