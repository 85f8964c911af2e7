"""Estimates duration and weight of each game: `python -m bench.minutes`, which writes `pace.toml` into each game's folder.

`normal` bots play whole games with the standard rules for every number of players. A person's time for each decision is
estimated by Hick's law from the number of moves to choose from.

    seconds = 5 + 5 · log2(moves)         1 second where there is only one move

    minutes = all players' decisions of a game together, on average, and 2 minutes to begin and to count up;
              rounded to 5 minutes

    load    = decisions a player · moves to choose from, both on average over the decisions with several moves
    weight  = 1 below 60, and one more for every doubling: 2 from 60, 3 from 120, 4 from 240, 5 from 480

The weight is that of the standard number of players. Results are deterministic in the seed.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log2
from pathlib import Path
from statistics import mean
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import rattery
from rattery.bots import levels
from rattery.bots.bot import decide
from rattery.core.game_parts import PACE
from rattery.core.options import choices
from rattery.core.pace import HEAVIEST, LIGHTEST
from rattery.core.packages import game_file, game_names, known_game
from rattery.core.registry import options_of
from rattery.lab.study.course import seconds_to_choose

GAMES, SEED, LEVEL = 20, 1, "normal"
AROUND = 2.0  # minutes to begin and to count up
STEP = 5  # minutes, to which durations are rounded
LIGHT = 60.0  # the load from which a game is no longer of weight 1


@dataclass(frozen=True)
class Played:
    """One game: the number of legal moves at each decision, and the number of players."""

    offers: tuple[int, ...]
    players: int

    @property
    def minutes(self) -> float:
        return AROUND + sum(map(seconds_to_choose, self.offers)) / 60

    @property
    def real(self) -> list[int]:
        """The numbers of moves of the decisions with several."""
        return [moves for moves in self.offers if moves > 1]


def minutes(games: Sequence[Played]) -> int:
    return max(STEP, STEP * round(mean(game.minutes for game in games) / STEP))


def decisions(games: Sequence[Played]) -> float:
    """Decisions with several moves per player and game."""
    return mean(len(game.real) / game.players for game in games)


def moves_to_choose_from(games: Sequence[Played]) -> float:
    return mean(moves for game in games for moves in game.real)


def weight(games: Sequence[Played]) -> int:
    load = decisions(games) * moves_to_choose_from(games)
    return min(HEAVIEST, LIGHTEST if load < LIGHT else LIGHTEST + 1 + int(log2(load / LIGHT)))


def play(game: str, players: int, seed: int, level: str = LEVEL) -> Played:
    """Plays one game of bots."""
    match = rattery.load(game, players=players).new(seed=seed)
    bots = [levels.bot(level, seed * players + seat, timed=False) for seat in range(players)]
    offers = []
    while (seat := match.turn) is not None:
        offers.append(len(match.moves()))
        match.play(decide(bots[seat], match))
    return Played(tuple(offers), players)


def measure(game: str, games: int, seed: int, level: str, progress: Callable[[], None]) -> dict[int, list[Played]]:
    """Plays games for every number of players."""
    found: dict[int, list[Played]] = {}
    for players in player_numbers(game):
        found[players] = []
        for number in range(games):
            found[players].append(play(game, players, seed + number, level))
            progress()
    return found


def player_numbers(game: str) -> tuple[int, ...]:
    return tuple(map(int, choices(options_of(game).__dataclass_fields__["players"])))


def standard_number(game: str) -> int:
    default: Any = options_of(game).__dataclass_fields__["players"].default
    return int(default)


def toml(game: str, found: dict[int, list[Played]], games: int, seed: int) -> str:
    """The contents of a game's `pace.toml`."""
    usual = found[standard_number(game)]
    load = f"{decisions(usual):.1f} decisions a player, {moves_to_choose_from(usual):.1f} moves each"
    lines = [
        f"# Made by `python -m bench.minutes`: {games} games of `{LEVEL}` bots a number of players, from seed {seed}.",
        "# How minutes and weight follow from them is told in bench/minutes.py. Not to be changed by hand.",
        f"weight = {weight(usual)}  # {load}",
        "",
        "[minutes]",
        *(f"{players} = {minutes(played)}" for players, played in found.items()),
    ]
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="the games to measure; all of them if none is named")
    parser.add_argument("--number", type=int, default=GAMES, help=f"games for each number of players ({GAMES})")
    parser.add_argument("--seed", type=int, default=SEED, help=f"where they are dealt from ({SEED})")
    args = parser.parse_args(arguments)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    for game in [known_game(name) for name in args.games] or game_names():
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(game, total=args.number * len(player_numbers(game)))
            found = measure(game, args.number, args.seed, LEVEL, lambda task=task, bar=bar: bar.advance(task))  # type: ignore[misc]
        written = toml(game, found, args.number, args.seed)
        Path(str(game_file(game, PACE))).write_text(written, encoding="utf-8")
        print(f"{game}\n{written}")


if __name__ == "__main__":
    main()
