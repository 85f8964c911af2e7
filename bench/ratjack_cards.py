"""Balance of Ratjack's cards among bots: `python -m bench.ratjack_cards --bots hard --games 200`.

Bots of one level play each other with every mix of packs. Counted for every card:

    held      plays for which it was in the hand of the player to move
    playable  the share of those in which it could be laid face up
    played    the share of those in which it was
    worth     points the seat got in the rounds in which it triggered the card

`worth` is compared with the average over all cards of the same mix and number of players, so that 1.00 is an average card.
A card is balanced if it is playable at least a third of the times it is held, and worth at most one and a half times the
average. The counts of all mixes are added up by card. Results are deterministic in the seed.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import sqrt
from pathlib import Path
from statistics import mean

from rich.console import Console
from rich.progress import track
from rich.table import Table

import rattery
from rattery.bots import levels
from rattery.bots.bot import Bot, decide
from rattery.core.game import Game, View
from rattery.games.ratjack.parts import KINDS
from rattery.lab.interval import Share
from rattery.match.match import Match

MIXES = ("rats+rats", "rats+weasels", "rats+raccoons", "weasels+raccoons")
LEAST_PLAYABLE, MOST_WORTH = 1 / 3, 1.5
SEED = 2026
SURE = 1.96  # standard errors on either side of a mean, for 95 %


@dataclass
class Card:
    """The counts of one card in one mix."""

    held: int = 0
    playable: int = 0
    played: int = 0
    rounds: int = 0  # in which a seat triggered it
    points: int = 0  # that seat's, in those rounds
    squares: int = 0  # of those points

    def add(self, other: Card) -> None:
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)

    @property
    def worth(self) -> float:
        return self.points / max(1, self.rounds)

    @property
    def uncertainty(self) -> float:
        """Half the width of the 95 % confidence interval of its worth."""
        spread = self.squares / max(1, self.rounds) - self.worth**2
        return SURE * sqrt(max(0.0, spread) / max(1, self.rounds))


@dataclass
class Mix:
    """The counts of one mix of packs with one number of players."""

    packs: str
    players: int
    games: int = 0
    rounds: int = 0
    moves: int = 0
    first_won: float = 0.0  # victories of the first player, shared ones as fractions
    cards: dict[str, Card] = field(default_factory=dict)

    def card(self, kind: str) -> Card:
        return self.cards.setdefault(kind, Card())

    @property
    def average(self) -> float:
        """The worth of an average card."""
        return mean(card.worth for card in self.cards.values() if card.rounds)


def observe(match: Match, mix: Mix, bots: Sequence[Bot]) -> None:
    """Plays a match to its end and adds to the counts."""
    while (seat := match.turn) is not None:
        move = decide(bots[seat], match)
        if match.question == "play_card":
            _count_hand(match, seat, str(move), mix)
        match.play(move)
    mix.games += 1
    mix.moves += match.ply
    _count_rounds(match, mix)


def _count_hand(match: Match, seat: int, chosen: str, mix: Mix) -> None:
    on_offer = {str(move) for move in match.moves()}
    held = {move.removeprefix("down ") for move in on_offer if move.startswith("down ")}
    for kind in held:
        card = mix.card(kind)
        card.held += 1
        card.playable += f"up {kind}" in on_offer
        card.played += chosen == f"up {kind}"


def _count_rounds(match: Match, mix: Mix) -> None:
    events = match.events(None)
    first = next(event["seat"] for event in events if event["event"] == "round_began")
    mix.first_won += (first in match.winners) / len(match.winners)
    points = dict.fromkeys(range(mix.players), 0)
    for told in _rounds(events):
        mix.rounds += 1
        gained = dict.fromkeys(range(mix.players), 0)
        for event in told:
            if "points" in event and "seat" in event and event["event"] != "won":
                gained[event["seat"]] = event["points"] - points[event["seat"]]
        for seat, kind in {(event["seat"], event["card"]) for event in told if event["event"] == "triggered"}:
            card = mix.card(kind)
            card.rounds += 1
            card.points += gained[seat]
            card.squares += gained[seat] ** 2
        points = {seat: points[seat] + gained[seat] for seat in points}


def _rounds(events: Iterable[View]) -> Iterator[list[View]]:
    told: list[View] = []
    for event in events:
        if event["event"] == "round_began" and told:
            yield told
            told = []
        told.append(event)
    yield told


def play_mix(game: Game, packs: str, level: str, games: int, seed: int) -> Mix:
    mix = Mix(packs, game.players)
    for number in track(range(games), f"{packs}, {game.players} players", console=Console(stderr=True), transient=True):
        bots = [levels.bot(level, seed=seed + 100 * number + seat, timed=False) for seat in range(game.players)]
        observe(game.new(seed=seed + number), mix, bots)
    return mix


@dataclass
class Line:
    """One card with one number of players, over all mixes it was in."""

    kind: str
    players: int
    card: Card = field(default_factory=Card)
    relative: list[tuple[int, float, float]] = field(default_factory=list)  # rounds, worth, uncertainty

    @property
    def worth(self) -> float:
        """Worth relative to the average card of each mix, weighted by rounds."""
        rounds = sum(each for each, _, _ in self.relative)
        return sum(each * worth for each, worth, _ in self.relative) / max(1, rounds)

    @property
    def uncertainty(self) -> float:
        rounds = sum(each for each, _, _ in self.relative)
        return sqrt(sum((each * unsure) ** 2 for each, _, unsure in self.relative)) / max(1, rounds)

    @property
    def is_fine(self) -> bool:
        return self.card.playable >= LEAST_PLAYABLE * self.card.held and self.worth <= MOST_WORTH


def lines_of(mixes: Iterable[Mix]) -> list[Line]:
    found: dict[tuple[str, int], Line] = {}
    for mix in mixes:
        for kind, card in mix.cards.items():
            line = found.setdefault((kind, mix.players), Line(kind, mix.players))
            line.card.add(card)
            line.relative.append((card.rounds, card.worth / mix.average, card.uncertainty / mix.average))
    return sorted(found.values(), key=lambda line: (KINDS.index(line.kind), line.players))


def report(mixes: Sequence[Mix], title: str) -> Table:
    table = Table(title=title)
    for heading in ("card", "players", "held", "playable", "95 %", "played", "rounds", "worth", "95 %", ""):
        table.add_column(heading, justify="left" if heading == "card" else "right")
    for line in lines_of(mixes):
        card, share = line.card, Share.of(line.card.playable, line.card.held)
        table.add_row(
            line.kind, str(line.players), str(card.held), f"{share.share:.0%}", f"{share.low:.0%}–{share.high:.0%}",
            f"{card.played / max(1, card.held):.0%}", str(card.rounds), f"{line.worth:.2f}",
            f"{line.worth - line.uncertainty:.2f}–{line.worth + line.uncertainty:.2f}", "" if line.is_fine else "✗",
        )  # fmt: skip
    return table


def lengths(mixes: Sequence[Mix]) -> Table:
    table = Table(title="lengths and seats")
    for heading in ("packs", "players", "games", "rounds a game", "moves a game", "points of a card", "first wins"):
        table.add_column(heading, justify="left" if heading == "packs" else "right")
    for mix in mixes:
        table.add_row(
            mix.packs, str(mix.players), str(mix.games), f"{mix.rounds / mix.games:.1f}", f"{mix.moves / mix.games:.0f}",
            f"{mix.average:.2f}", f"{mix.first_won / mix.games:.0%}",
        )  # fmt: skip
    return table


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, epilog="example: python -m bench.ratjack_cards --games 50", formatter_class=_AsWritten
    )
    parser.add_argument("--games", type=int, default=200, help="games a mix and number of players (default: 200)")
    parser.add_argument("--bots", default="normal", help="the level of all players (default: normal)")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4], help="numbers of players (default: 2 4)")
    parser.add_argument("--mixes", nargs="+", default=MIXES, help="packs that are mixed (default: all)")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--box", type=Path, help="another box file")
    parser.add_argument("--json", type=Path, help="keep the counts here, too")
    args = parser.parse_args()
    mixes = []
    for packs, players in product(args.mixes, args.players):
        game = rattery.load(f"ratjack(players={players},packs={packs})", box=args.box)
        mixes.append(play_mix(game, packs, args.bots, args.games, args.seed))
        if args.json is not None:
            args.json.write_text(json.dumps(mixes, default=vars, indent=1), encoding="utf-8")
    console = Console(width=120)
    console.print(report(mixes, f"Ratjack's cards, played by {args.bots}"))
    console.print(lengths(mixes))


class _AsWritten(argparse.RawDescriptionHelpFormatter):
    pass


if __name__ == "__main__":
    main()
