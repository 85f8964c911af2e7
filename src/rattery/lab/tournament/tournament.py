"""Tournaments: bots against bots, balanced over seats, opponents and luck, with ratings.

    from rattery.lab.tournament.tournament import tournament

    found = tournament("<game>(players=2)", ["normal", "hard"], games=400, seed=1)
    found.ratings[0].name, found.cross_table["hard", "normal"].share

With several workers matches run in child processes, so a script needs `if __name__ == "__main__":`. Bots that cannot be
pickled, such as a lambda, play in this process.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import asdict, dataclass
from functools import cached_property, partial
from itertools import permutations
from pathlib import Path

import numpy as np

from rattery.core.arguments import whole_number
from rattery.core.arrays import Array
from rattery.core.cores import cores
from rattery.core.errors import BadTournament
from rattery.core.game import Game
from rattery.core.json_data import JsonObject
from rattery.core.order_of_play import places_in_order
from rattery.core.registry import load_game
from rattery.lab.interval import Share, sum_by_group
from rattery.lab.order import OrderOfPlay, order_of_play
from rattery.lab.tournament.cluster import results_on_ray
from rattery.lab.tournament.contest import Contest, Result
from rattery.lab.tournament.entrants import AUTOMATON, Bots, Entrant, enter
from rattery.lab.tournament.ledger import FORMAT, Ledger
from rattery.lab.tournament.ratings import Outcomes, Rating, rate
from rattery.lab.tournament.schedule import Fixture, first_round, schedule
from rattery.lab.tournament.workers import Workers, is_picklable
from rattery.playouts.code_digest import code_digest

LAYERS_IN_DIGEST = ("core", "match", "minds", "bots")  # layers whose code, with the game's own, determines a match


@dataclass
class Tournament:
    """The results of a tournament and its statistics. A seat that the rules play is listed as `automaton`."""

    game: Game
    bots: list[str]
    seed: int
    games: int  # scheduled in all
    results: list[Result]  # in the order of the schedule
    folder: Path | None

    def __repr__(self) -> str:
        rated = ", ".join(f"{rating.name} {rating.elo:.0f}" for rating in self.ratings)
        return f"<tournament of {self.game}, {len(self.results)} of {self.games} matches: {rated or 'none played'}>"

    @property
    def is_complete(self) -> bool:
        """Whether all scheduled matches were played."""
        return len(self.results) == self.games

    @property
    def names(self) -> list[str]:
        """The bots, then the automaton, if the game has one."""
        return [*self.bots, AUTOMATON] if self.game.seats > self.game.players else list(self.bots)

    def by_seat(self, result: Result) -> list[str]:
        """The name on every seat."""
        return [*result.bots, *[AUTOMATON] * (self.game.seats - self.game.players)]

    @cached_property
    def ratings(self) -> list[Rating]:
        """All ratings, the strongest first; the average of the bots is 1500. Computed once."""
        if not self.results:
            return []
        rated = rate(self.outcomes, self.names, measured=len(self.bots))
        return sorted(rated, key=lambda rating: rating.elo, reverse=True)

    @cached_property
    def outcomes(self) -> Outcomes:
        """The matches as arrays, the input of `rate`."""
        place = {name: number for number, name in enumerate(self.names)}
        seats, shares = np.zeros((2, len(self.results), len(place)))
        for row, result in enumerate(self.results):
            for name, share in zip(self.by_seat(result), result.shares, strict=True):
                seats[row, place[name]] += 1
                shares[row, place[name]] += share
        return Outcomes(seats, shares, np.array([result.group for result in self.results]))

    @cached_property
    def shares(self) -> dict[str, Share]:
        """Each bot's share of the victories per seat it had; a shared victory counts as a fraction."""
        return {
            name: self._share(self.outcomes.shares[:, place], self.outcomes.seats[:, place])
            for place, name in enumerate(self.names)
        }

    def _share(self, won: Array, played: Array) -> Share:
        """A share from what was won and played in each match; the matches of a group are one observation."""
        deals = self.outcomes.groups
        return Share.by_deal(sum_by_group(deals, won), sum_by_group(deals, played))

    @property
    def order(self) -> OrderOfPlay:
        """Whether the order of play matters; unbiased, as every entrant had every seat equally often."""
        winners = np.array([[share > 0 for share in result.shares] for result in self.results], bool)
        began = np.array([result.began for result in self.results])
        winners = winners.reshape(len(self.results), self.game.seats)
        return order_of_play(winners, began, self.game.players, deals=self.outcomes.groups)

    def places(self, result: Result) -> list[int]:
        """Each seat's place in the order of play, from 1; 0 for a seat that the rules play."""
        places = places_in_order(np.array([result.began]), self.game.players, self.game.seats)
        return [1 + int(place) for place in places[0]]

    @cached_property
    def cross_table(self) -> dict[tuple[str, str], Share]:
        """The share of their common matches in which the first finished ahead of the second; a tie counts half."""
        ahead = {pair: np.zeros(len(self.results)) for pair in permutations(self.names, 2)}
        met = {pair: np.zeros(len(self.results)) for pair in ahead}
        for row, result in enumerate(self.results):
            for pair, better in _meetings(self.by_seat(result), result.standing):
                ahead[pair][row] += better
                met[pair][row] += 1
        return {pair: self._share(ahead[pair], met[pair]) for pair in ahead}

    @cached_property
    def seconds(self) -> dict[str, float]:
        """Mean wall time of a decision by bot, in seconds."""
        spent, decided = dict.fromkeys(self.bots, 0.0), dict.fromkeys(self.bots, 0)
        for result in self.results:
            for seat, name in enumerate(result.bots):
                spent[name] += result.seconds[seat]
                decided[name] += result.decisions[seat]
        return {name: spent[name] / max(1, decided[name]) for name in self.bots}

    @cached_property
    def replaced(self) -> dict[str, tuple[int, str]]:
        """The bots that failed, with the number of decisions made at random for each and the reason of the last."""
        counts, reasons = dict.fromkeys(self.bots, 0), dict.fromkeys(self.bots, "")
        for result in self.results:
            for name, count in zip(result.bots, result.replaced, strict=False):
                counts[name] += count
                reasons[name] = result.problem if count else reasons[name]
        return {name: (count, reasons[name]) for name, count in counts.items() if count}

    def data(self) -> JsonObject:
        """The tournament as JSON-ready data."""
        return {
            "game": str(self.game),
            "seed": self.seed,
            "games": self.games,
            "played": len(self.results),
            "complete": self.is_complete,
            "folder": None if self.folder is None else str(self.folder),
            "ratings": [vars(rating) for rating in self.ratings],
            "shares": {name: vars(share) for name, share in self.shares.items()},
            "cross_table": [{"bot": a, "against": b, **vars(share)} for (a, b), share in self.cross_table.items()],
            "seconds_per_decision": self.seconds,
            "order_of_play": self.order.data(),
            "results": [asdict(result) | {"places": self.places(result)} for result in self.results],
            "replaced": {name: {"decisions": count, "problem": why} for name, (count, why) in self.replaced.items()},
        }


def _meetings(names: Sequence[str], standing: Sequence[tuple[bool, int]]) -> Iterator[tuple[tuple[str, str], float]]:
    """Every ordered pair of seats of different bots with its score: 1 if the first finished ahead, 0.5 for a tie."""
    for one, other in permutations(range(len(names)), 2):
        if names[one] != names[other]:
            better = float(standing[one] > standing[other]) + 0.5 * (standing[one] == standing[other])
            yield (names[one], names[other]), better


def tournament(
    game: Game | str,
    bots: Bots,
    games: int = 400,
    seed: int = 0,
    folder: str | Path | None = None,
    workers: int | None = None,
    progress: Callable[[int, int], None] = lambda played, games: None,
    waiting: Callable[[], None] = lambda: None,
    ray: str | None = None,
) -> Tournament:
    """Plays at least `games` games, in whole rounds, in `workers` processes (default: one a core; 1: in this process).

    On a Ray cluster (`ray=` its address, or `local`) the matches are the same, and all files are written locally. With a
    folder every match is saved in it, and matches already there are not replayed. Ctrl-C ends the tournament early, with
    the results so far. `waiting` is called before the first compilation; `progress` gets the number of matches played and
    the total: before compiling, after it, and after every match.
    """
    table = game if isinstance(game, Game) else load_game(game)
    games, seed = whole_number("games", games), whole_number("seed", seed)
    if workers is not None:
        workers = whole_number("workers", workers, 1)
    entrants = enter(bots, table.players)
    fixtures = _fixtures(table, entrants, games)
    ledger = Ledger(None if folder is None else Path(folder))
    with ledger.open(describe(table, entrants, seed, len(fixtures))):
        contest = Contest(str(table), table.box_file.data, tuple(entrants), seed, ledger.matches)
        with suppress(KeyboardInterrupt):  # returns the results so far
            _play_remaining(contest, fixtures, ledger, workers or cores(), progress, waiting, ray)
    kept = [ledger.results[fixture.number] for fixture in fixtures if fixture.number in ledger.results]
    return Tournament(table, [entrant.name for entrant in entrants], seed, len(fixtures), kept, ledger.folder)


def _play_remaining(
    contest: Contest,
    fixtures: Sequence[Fixture],
    ledger: Ledger,
    workers: int,
    progress: Callable[[int, int], None],
    waiting: Callable[[], None],
    ray: str | None,
) -> None:
    """Plays the fixtures that have no result in the ledger."""
    remaining = [fixture for fixture in fixtures if fixture.number not in ledger.results]
    before = len(fixtures) - len(remaining)
    report = partial(progress, before, len(fixtures))
    report()
    if not remaining:
        return
    waiting()
    with closing(_results(contest, remaining, workers, report, ray)) as results:
        for played, result in enumerate(results, before + 1):
            ledger.add(result)
            progress(played, len(fixtures))


def _fixtures(game: Game, entrants: Sequence[Entrant], games: int) -> Sequence[Fixture]:
    if game.seats < 2:
        raise BadTournament("tournament-alone", name=str(game))
    least = first_round(len(entrants), game.players)
    if games < least:
        raise BadTournament("tournament-few-games", least=least, given=games)
    return schedule(len(entrants), game.players, games)


def describe(game: Game, entrants: Sequence[Entrant], seed: int, games: int) -> JsonObject:
    """The identity of a tournament, as stored in its folder."""
    return {
        "tournament": FORMAT,
        "game": str(game),
        "box": game.box_file.data,
        "bots": [[entrant.name, entrant.spelled] for entrant in entrants],
        "seed": seed,
        "games": games,
        "rules": game.rules_version,
        "digest": code_digest(game.name, *LAYERS_IN_DIGEST),
    }


def _results(
    contest: Contest, fixtures: Sequence[Fixture], workers: int, ready: Callable[[], None], ray: str | None
) -> Generator[Result, None, None]:
    """Yields results as they complete: from a cluster, from worker processes, or played in this process."""
    if ray is not None:
        yield from results_on_ray(contest, fixtures, ray, workers, ready)
        return
    if workers > 1 and is_picklable(contest):
        yield from Workers[Contest, Result](contest, workers, ready, Contest.play).results(fixtures)
        return
    game = contest.game()
    contest.warm_up()
    ready()
    for fixture in fixtures:
        yield contest.play(game, fixture)
