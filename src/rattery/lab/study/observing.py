"""Observing: matches told move by move, and what each seat did and met in them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from rattery.core.chance import Chance
from rattery.core.game import Game
from rattery.core.moves import PlainOffers
from rattery.core.plain import plain
from rattery.core.record import blank
from rattery.core.story import Told, listening
from rattery.lab.study.features import SEAT_FACT, Deeds, Feature, Tidings, named_things
from rattery.lab.study.tally import Tally, Uses, victories
from rattery.lab.tournament.contest import Contest, Result
from rattery.lab.tournament.schedule import Fixture
from rattery.match.match import Match
from rattery.playouts.game_range import Array, GameRange
from rattery.playouts.playout import playout_rule, seed_playout, simulation_key


class Observer:
    """Counts what is done and told in matches of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.deeds, self.tidings = Deeds(game), Tidings(game)

    def deeds_in(self, match: Match) -> Array:
        """How often each seat did each thing."""
        times = np.zeros((self.game.players, len(self.deeds.features)), np.int32)
        for seat, move in zip(match.deciders, match.history, strict=True):
            times[seat, self.deeds.of(move.id)] += 1
        return times

    def tidings_in(self, story: Sequence[Told]) -> Array:
        """How often each thing was told of each seat."""
        times = np.zeros((self.game.players, len(self.tidings.features)), np.int32)
        for told in story:
            facts = all_facts(told)
            for fact in named_things(self.game, told.event):
                seat, feature = facts[SEAT_FACT], Feature(told.event.name, fact, facts.get(fact, -1))
                if seat < self.game.players and feature in self.tidings.places:
                    times[seat, self.tidings.places[feature]] += 1
        return times


def told_playout(game: Game, seed: int, number: int) -> tuple[list[Told], Array]:
    """Random game `number` of a seed as it is told, nothing kept to be taken back; and what each seat won."""
    table, luck, offers = plain(game.blank_table()), plain(blank(Chance)), PlainOffers(len(game.kind.moves))
    key = simulation_key(seed)
    seed_playout(table.chance, luck, int(key[0]), int(key[1]), number)
    with listening(game.kind.events) as story:
        game.rules.set_up(game.plain_box, table)
        playout_rule(game.rules)(game.plain_box, table, offers, luck)
    winners = [bool(game.rules.is_winner(game.plain_box, table, seat)) for seat in range(game.seats)]
    return story, victories(np.array([winners]))[0, : game.players]


def all_facts(told: Told) -> dict[str, int]:
    """What happened with its secret: these matches are over."""
    facts = dict(zip(told.event.facts, told.values, strict=True))
    return facts if told.event.secret is None or told.secret is None else {**facts, told.event.secret: told.secret}


@dataclass(frozen=True)
class Observed(Result):
    """A result, and what was done and told on the way to it."""

    ending: str
    deeds: Array
    tidings: Array


class Sitting(Contest):
    """A contest of one bot with itself, every match with luck of its own."""

    @cached_property
    def observer(self) -> Observer:
        return Observer(self.game())

    def play(self, game: Game, fixture: Fixture) -> Observed:
        match, bots, decisions, seconds = self.play_match(game, fixture)
        result = vars(self.result(match, fixture, bots, decisions, seconds))
        seen = self.observer
        return Observed(
            **result, ending=str(match.ending), deeds=seen.deeds_in(match), tidings=seen.tidings_in(match.story())
        )


def take_in(observed: Observed, tally: Tally, deeds: Uses, tidings: Uses) -> None:
    """Add one observed match to what there is."""
    endings, seats = tally.game.rules.ENDINGS, range(tally.game.seats)
    winners = np.array([[seat in observed.winners for seat in seats]])
    tally.add(
        GameRange(
            observed.match, np.array([observed.scores]), winners, np.array([observed.moves]),
            np.array([endings.index(observed.ending)]), np.array([observed.began]),
        )
    )  # fmt: skip
    won = victories(winners)[0, : tally.game.players]
    deeds.add(won, observed.deeds)
    tidings.add(won, observed.tidings)
