"""A report on the strength of the bots, with confidence intervals: `make strength`.

Every encounter is a tournament with a folder of its own. After Ctrl-C the command reports what was played until then, and
resumes when it is run again; when all is played it only prints the report.
"""

from __future__ import annotations

import argparse
import platform
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from rattery.bots.bot import Bot
from rattery.bots.levels import LEVELS
from rattery.bots.search_bot import SearchBot
from rattery.core.cores import cores
from rattery.core.registry import load_game
from rattery.lab.interval import Share, sum_by_group
from rattery.lab.tournament.contest import Result
from rattery.lab.tournament.entrants import AUTOMATON
from rattery.lab.tournament.tournament import Tournament, tournament
from rattery.minds.weights import no_mind, weights_for

GAMES = ("rat_trap", "pied_piper", "ratjack", "first_rat")
HIDDEN_INFORMATION = ("rat_trap", "pied_piper", "ratjack")  # games with hidden information
GREG_LEVELS = ("easy", "medium", "hard", "unfair")
SEED = 2026
EQUAL_SECONDS = 0.1  # for a decision, of both sides of a comparison

CLEARLY = "> 55 %"
FOUR_IN_FIVE = "≥ 80 %"
ABOUT_HALF = "≈ 50 %"
GOALS: dict[str, Callable[[Share], bool]] = {
    CLEARLY: lambda share: share.low > 0.55,
    FOUR_IN_FIVE: lambda share: share.share >= 0.80,
    ABOUT_HALF: lambda share: share.low <= 0.5 <= share.high,
    "> 50 %": lambda share: share.low > 0.5,
    "": lambda share: True,
}


def equal_expert(seed: int) -> Bot:
    """The expert's search with EQUAL_SECONDS."""
    return SearchBot("expert", seed, EQUAL_SECONDS, iterations=10**9)


def textbook(seed: int) -> Bot:
    from bench.textbook import TextbookBot

    return TextbookBot(seed, EQUAL_SECONDS)


def judged_expert(seed: int) -> Bot:
    """The expert's search without a mind, with EQUAL_SECONDS: the baseline of a mind."""
    return SearchBot("expert", seed, EQUAL_SECONDS, iterations=10**9, minds=no_mind)


def openspiel(seed: int) -> Bot:
    from bench.openspiel_bot import OpenSpielBot

    return OpenSpielBot(seed, EQUAL_SECONDS)


@dataclass(frozen=True)
class Encounter:
    """Two bots, or a bot against the automaton, and the goal for the first's share."""

    section: str
    game: str
    bot: str
    against: str
    goal: str
    entrants: Mapping[str, str | Callable[[int], Bot]]

    @property
    def folder(self) -> str:
        spelled = self.game.translate(str.maketrans("(=,", "---", ")"))
        return f"{self.section}-{spelled}-{self.bot}-{self.against}"

    def play(self, games: int, folder: Path, progress: Callable[[int, int], None], workers: int | None) -> Tournament:
        return tournament(self.game, self.entrants, games, SEED, folder / self.folder, workers, progress)


def between(section: str, game: str, bot: str, against: str, goal: str) -> Encounter:
    return Encounter(section, game, bot, against, goal, {bot: bot, against: against})


def encounters() -> list[Encounter]:
    """All encounters: neighbouring levels, expert against greedy, GREG, OpenSpiel, the textbook, minds against judges."""
    two = [f"{game}(players=2)" for game in GAMES]
    tables = [f"{game}(players={players})" for game in GAMES for players in (2, 4)]
    found = [between("ladder", game, above, below, CLEARLY) for below, above in pairwise(LEVELS) for game in tables]
    found += [between("greedy", game, "expert", "greedy", FOUR_IN_FIVE) for game in two]
    for level in GREG_LEVELS:
        goal = ABOUT_HALF if level == "medium" else ""
        solo = f"first_rat(players=1,level={level})"
        found.append(Encounter("greg", solo, "normal", AUTOMATON, goal, {"normal": "normal"}))
    equal = {"expert": equal_expert, "openspiel": openspiel}
    found += [
        Encounter("openspiel", f"{game}(players=2)", "expert", "openspiel", "> 50 %", equal)
        for game in HIDDEN_INFORMATION
    ]
    against_textbook = {"expert": equal_expert, "textbook": textbook}
    found += [Encounter("textbook", game, "expert", "textbook", CLEARLY, against_textbook) for game in tables]
    against_judge = {"expert": equal_expert, "judged": judged_expert}
    with_mind = [game for game in tables if weights_for(load_game(game)) is not None]
    found += [Encounter("mind", game, "expert", "judged", CLEARLY, against_judge) for game in with_mind]
    return found


def decisive(found: Tournament, bot: str, against: str) -> Share:
    """The bot's share of the decisive games, those that only one of the two won; each deal is one observation."""
    ours, theirs = (np.array([has_won(found, result, name) for result in found.results]) for name in (bot, against))
    deals = found.outcomes.groups
    return Share.by_deal(sum_by_group(deals, ours & ~theirs), sum_by_group(deals, ours != theirs))


def has_won(found: Tournament, result: Result, bot: str) -> bool:
    return any(found.by_seat(result)[seat] == bot for seat in result.winners)


def report(played: list[tuple[Encounter, Tournament]]) -> Table:
    table = Table(title=f"Strength of the bots ({machine()})")
    for heading in ("game", "encounter", "games", "decisive", "share", "95 %", "goal", "", "s a decision"):
        table.add_column(heading, justify="left" if heading in ("game", "encounter", "goal") else "right")
    section = ""
    for encounter, found in played:
        if section not in ("", encounter.section):
            table.add_section()
        section = encounter.section
        share = decisive(found, encounter.bot, encounter.against)
        seconds = " : ".join(f"{found.seconds[name]:.3f}" for name in found.bots)
        table.add_row(
            encounter.game,
            f"{encounter.bot} : {encounter.against}",
            str(len(found.results)),
            str(share.games),
            f"{share.share:.1%}",
            f"{share.low:.1%}–{share.high:.1%}",
            encounter.goal,
            "✓" if GOALS[encounter.goal](share) else "✗",
            seconds,
        )
    return table


def machine() -> str:
    return f"{cores()} cores, {platform.machine()}, Python {platform.python_version()}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, epilog="example: python -m bench.strength --only ladder --games 100"
    )
    parser.add_argument("--games", type=int, default=400, help="games an encounter (default: 400)")
    parser.add_argument("--folder", type=Path, default=Path("strength"), help="where matches are kept")
    parser.add_argument("--only", default="", help="only encounters whose name contains this, several with commas")
    parser.add_argument("--workers", type=int, help="processes (default: one a core)")
    args = parser.parse_args()
    wanted = [each for each in encounters() if any(part in each.folder for part in args.only.split(","))]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    played = []
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        for encounter in wanted:
            task = progress.add_task(encounter.folder, total=args.games)

            def advance(done: int, games: int, task: int = task) -> None:
                progress.update(task, completed=done, total=games)  # type: ignore[arg-type]

            found = encounter.play(args.games, args.folder, advance, args.workers)
            if found.results:
                played.append((encounter, found))
            progress.remove_task(task)
            if not found.is_complete:  # interrupted
                break
    Console(width=150).print(report(played))


if __name__ == "__main__":
    main()
