"""Speed, measured in one run on the machine at hand: `make bench`.

Machines are shared and noisy, so figures are taken in turns and compared as ratios; nothing here is asserted in a test.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import cache
from statistics import median
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import rattery
from rattery.bots.thinking import think
from rattery.bots.thinking import warm_up as warm_up_search
from rattery.bots.ways import effort
from rattery.core.chance import Chance
from rattery.core.compiled import entry_point
from rattery.core.game import Game
from rattery.core.record import array_of, blank, blanks
from rattery.core.registry import game_names, options_of
from rattery.lab.playouts import replay_playout, simulate, warm_up
from rattery.match import Match
from rattery.match.fairness import key_from_seed, turn_key

ROUNDS = 7  # each figure is the median of so many, taken in turns
CONSOLE = Console()
GOAL_OVER_HEARTS = 5
PUBLISHED_ISMCTS = 24_000  # iterations a second on Oh Hell
CORES = os.cpu_count() or 1

# The line of each game: the standard rules with as many players as hearts has, or as near as the game comes.
BENCHED = {
    name: rattery.load(name, players=min(4, max(options_of(name).__dataclass_fields__["players"].metadata["choices"])))
    for name in game_names()
}


def hearts(seconds: float) -> tuple[float, float]:
    """OpenSpiel's hearts driven by its C++ random bots: decisions a second, and steps a second with dealt cards counted."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, 17 + seat) for seat in range(4)]
    decisions = steps = number = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, number)
        steps += state.move_number()
        decisions += state.move_number() - DEALS
        number += 1
    spent = time.perf_counter() - started
    return decisions / spent, steps / spent


DEALS = 53  # what chance does in a game of hearts: 52 cards and the direction of the pass


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
    """Tables from the middle of random games."""
    tables = blanks(game.rules.Table, count)
    for number in range(count):
        match = replay_playout(game, 5, number)
        half = rattery.restore(
            {**match.save(), "moves": [str(move) for move in match.history[: len(match.history) // 2]]}
        )
        tables[number] = half._table
    return tables


def imagined_a_second(game: Game, tables: Any, seconds: float = 0.4) -> float:
    """Imagined copies of a table, on one core."""
    box, worlds, luck = array_of(game.box), blanks(game.rules.Table, 1), blank(Chance)
    turn_key(luck, key_from_seed(1))
    lucks, entry = array_of(luck), imagining_entry(game.rules)
    entry(box, tables, worlds, lucks, 0, 1)
    done, started = 0, time.perf_counter()
    while time.perf_counter() - started < seconds:
        entry(box, tables, worlds, lucks, 0, 50)
        done += 50 * len(tables)
    return done / (time.perf_counter() - started)


def searched_a_second(game: Game, level: str, count: int = 8, iterations: int = 4_000) -> float:
    """Iterations of search a second on one core, the way a level searches, over decisions from random games."""
    done, spent = 0, 0.0
    for number in range(count):
        match = Match(game, key_from_seed(number))
        luck = random.Random(number)
        for _ in range(6 * number):
            if not match.is_over:
                match.play(luck.choice(match.moves()))
        if not match.is_over:
            thought = think(match.imagine(match.turn, number), number, effort(game, level).way, iterations)
            done, spent = done + thought.iterations, spent + thought.seconds
    return done / spent


def ismcts_a_second(game: str = "oh_hell", iterations: int = 4_000) -> float:
    """The same for OpenSpiel's information-set search, in C++, over the decisions of one of its own card games."""
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, 1.0, iterations, -1, policy, False, False)
    state, luck, done, spent = pyspiel.load_game(game).new_initial_state(), random.Random(3), 0, 0.0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(actions, chances)[0])
            continue
        started = time.perf_counter()
        bot.step(state)
        done, spent = done + iterations, spent + time.perf_counter() - started
        state.apply_action(luck.choice(state.legal_actions()))
    return done / spent


def moves_a_second(game: Game, threads: int, games: int) -> float:
    return float(simulate(game, games, seed=1, threads=threads, ready=True).moves_per_second)


def games_for(game: Game, seconds: float) -> int:
    """How many games take about so long on one core."""
    trial = simulate(game, 2_000, seed=3, threads=1, ready=True)
    return max(2_000, int(2_000 * seconds / trial.seconds))


def interpreted_moves_a_second(game: Game) -> float:
    started, moves = time.perf_counter(), 0
    for number in range(5):
        moves += len(replay_playout(game, 9, number).history)
    return moves / (time.perf_counter() - started)


def compile_seconds(game: Game) -> tuple[float, float]:
    """The first use of a game, and the next start: a new process each, from the start of compiling to the first game."""
    code = (
        "import time, rattery\n"
        "from rattery.lab.playouts import warm_up\n"
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
    """A command from the key press to the prompt."""
    started = time.perf_counter()
    subprocess.run([sys.executable, "-m", "rattery.cli", *arguments], check=True, capture_output=True)  # noqa: S603
    return time.perf_counter() - started


def in_turns(measures: dict[str, Callable[[], Any]], step: Callable[[], None]) -> dict[str, Any]:
    """The median of each measure, all taken in turns so that noise meets all alike."""
    found: dict[str, list[Any]] = {name: [] for name in measures}
    for _ in range(ROUNDS):
        for name, measure in measures.items():
            found[name].append(measure())
            step()
    return {
        name: median(values) if not isinstance(values[0], tuple) else tuple(map(median, zip(*values, strict=True)))
        for name, values in found.items()
    }


def bench_game(game: Game, step: Callable[[], None]) -> dict[str, Any]:
    warm_up(game)
    warm_up_search(game)
    tables, count = tables_on_the_way(game, 40), games_for(game, 0.4)
    measures = {
        "one": lambda: moves_a_second(game, 1, count),
        "hearts": lambda: hearts(0.4),
        "all": lambda: moves_a_second(game, CORES, CORES * count),
        "imagine": lambda: imagined_a_second(game, tables),
        "search": lambda: (searched_a_second(game, "hard"), searched_a_second(game, "expert"), ismcts_a_second()),
    }
    found = in_turns(measures, step)
    length = simulate(game, 20_000, seed=4, ready=True).lengths.mean()
    return {
        **found,
        "length": float(length),
        "interpreted": interpreted_moves_a_second(game),
        "compile": compile_seconds(game),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, epilog="example: python bench/bench.py rat_trap")
    parser.add_argument("games", nargs="*", default=list(BENCHED), help="which games (default: all)")
    chosen = parser.parse_args().games
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("measuring", total=ROUNDS * 5 * len(chosen))
        results = {name: bench_game(BENCHED[name], lambda: progress.advance(task)) for name in chosen}
    CONSOLE.print(speed_table(results))
    CONSOLE.print(search_table(results))
    CONSOLE.print(start_table(results))


def speed_table(results: dict[str, dict[str, Any]]) -> Table:
    table = Table(title=f"Random play, million moves a second ({CORES} cores here)")
    for heading in (
        "game",
        "one core",
        "× hearts, decisions",
        "× hearts, deals too",
        f"{CORES} cores",
        "× one core",
        "thousand games/s, one core",
        "million imagined/s",
        "interpreted, thousand moves/s",
        "bytes a table",
    ):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for name, found in results.items():
        game = BENCHED[name]
        decisions, steps = found["hearts"]
        table.add_row(
            str(game),
            f"{found['one'] / 1e6:.1f}",
            f"{found['one'] / decisions:.1f}",
            f"{found['one'] / steps:.1f}",
            f"{found['all'] / 1e6:.1f}",
            f"{found['all'] / found['one']:.2f}",
            f"{found['one'] / found['length'] / 1e3:.0f}",
            f"{found['imagine'] / 1e6:.2f}",
            f"{found['interpreted'] / 1e3:.1f}",
            str(game.rules.Table.dtype.itemsize),
        )
    decisions, steps = next(iter(results.values()))["hearts"]
    table.caption = (
        f"OpenSpiel hearts, C++ random bots: {decisions / 1e6:.2f} million decisions a second, "
        f"{steps / 1e6:.2f} with dealt cards counted. Goal: {GOAL_OVER_HEARTS} ×."
    )
    return table


def search_table(results: dict[str, dict[str, Any]]) -> Table:
    table = Table(title="Search, thousand iterations a second on one core")
    for heading in ("game", "hard", "× OpenSpiel's ISMCTS", "expert", "× OpenSpiel's ISMCTS "):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for name, found in results.items():
        hard, expert, theirs = found["search"]
        figures = (hard / 1e3, hard / theirs, expert / 1e3, expert / theirs)
        table.add_row(str(BENCHED[name]), *(f"{figure:.{place % 2}f}" for place, figure in enumerate(figures)))
    theirs = median(found["search"][2] for found in results.values())
    table.caption = (
        f"OpenSpiel's ISMCTS on its Oh Hell, in C++: {theirs / 1e3:.0f} thousand; published: "
        f"{PUBLISHED_ISMCTS / 1e3:.0f} thousand. Goal for the card games: 3 × the published figure."
    )
    return table


def start_table(results: dict[str, dict[str, Any]]) -> Table:
    table = Table(title="Starting, seconds")
    table.add_column("what")
    table.add_column("seconds", justify="right")
    for name, found in results.items():
        table.add_row(f"{name}: first use, compiling", f"{found['compile'][0]:.1f}")
        table.add_row(f"{name}: next start, from the cache", f"{found['compile'][1]:.2f}")
    for arguments in (["--help"], ["games"], ["simulate", str(BENCHED[next(iter(results))]), "--games", "1000"]):
        command_seconds(*arguments)
        table.add_row("rattery " + " ".join(arguments), f"{median(command_seconds(*arguments) for _ in range(5)):.2f}")
    return table


if __name__ == "__main__":
    main()
