"""Interpreted games at random: every table obeys the laws, imagined tables look the same to the eye that imagined them, and
all of it can be told, saved and replayed.

Each `check_` function raises Mistake, whose sentence says what to change.
"""

from __future__ import annotations

import json
import random
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from rattery.bots.bot import decide
from rattery.bots.judge import static_chances
from rattery.bots.levels import bot
from rattery.core.effort import TO_THE_END
from rattery.core.game import Game
from rattery.core.game_check import problem_of_code
from rattery.core.game_parts import optional_part
from rattery.core.moves import PlainOffers
from rattery.core.plain import plain, record_from
from rattery.core.rules import Table
from rattery.core.study_subject import study_subject
from rattery.core.words import LANGUAGES
from rattery.lab.trial.mistake import Mistake, listed
from rattery.lab.trial.option_sets import loaded, option_sets
from rattery.match.fairness import seed_with_key
from rattery.match.match import Match
from rattery.match.saving import restore

CHECKED_FIRST, CHECKED_EVERY = 12, 7  # plies at which the slow checks are made: the first ones, then one in 7
CLOSED = 3  # moves that are not on offer whose reasons are told
BOT_DECISIONS = 3  # of a game in which one of the seats is a bot
MAX_SEED = 2**40
TOLERANCE = 1e-6  # of shares of the victory, which are added up as floats


@dataclass(frozen=True)
class Games:
    """The random games of a trial: how many for each set of options, and the number that they are made from."""

    name: str
    games: int
    seed: int

    def played(self, check: Callable[[Game, int], None], progress: Callable[[int, int], None]) -> Iterator[Mistake]:
        """Call `check` with each set of options and each seed.

        After a mistake it goes on with the next set of options. The same mistake is not told again.
        """
        sets, told = option_sets(self.name), set()
        for place, spelled in enumerate(sets):
            for number in range(self.games):
                progress(place * self.games + number, len(sets) * self.games)
                seed = self.seed + number
                try:
                    check(loaded(spelled), seed)
                except Exception as error:
                    problem = error if isinstance(error, Mistake) else problem_of_code(self.name, error)
                    if str(problem) not in told:
                        told.add(str(problem))
                        yield Mistake("trial-in", spelled=spelled, seed=str(seed), problem=problem)
                    break


def check_play(game: Game, seed: int) -> None:
    """One game at random with all checks of tables on the way."""
    match, luck = game.new(seed=seed), random.Random(seed)
    while not match.is_over:
        if match.ply >= TO_THE_END:
            raise Mistake("trial-endless", moves=match.ply)
        try:
            check_table(match)
            if match.ply < CHECKED_FIRST or match.ply % CHECKED_EVERY == 0:
                for seat in (*range(game.players), None):
                    check_imagined(match, seat, luck.randrange(MAX_SEED))
                check_sentences(match)
        except Mistake as problem:
            raise Mistake("trial-after", moves=match.ply, problem=problem) from problem
        match.play(luck.choice(match.moves()))
    check_end(match)
    check_clearing(game, luck)


def check_table(match: Match) -> None:
    """The table obeys the laws, and a seat is asked that has moves to choose from, in ascending order."""
    law = match.check()
    if law is not None:
        raise Mistake("trial-law", law=law)
    if match.turn is None or not 0 <= match.turn < match.game.players:
        raise Mistake("trial-nobody", seat="–" if match.turn is None else match.turn)
    offered = [move.id for move in match.moves()]
    if not offered:
        raise Mistake("trial-no-move", seat=match.turn)
    if offered != sorted(set(offered)):
        raise Mistake("trial-order")


def check_imagined(match: Match, seat: int | None, seed: int) -> None:
    """An imagined table differs from the real one only in what this eye does not know."""
    world, eye = match.imagine(seat, seed), -1 if seat is None else seat
    law = world.check()
    if law is not None:
        raise Mistake("trial-imagined-law", eye=eye, law=law)
    if list(world.record.chance.key) == list(match.record.chance.key):
        raise Mistake("trial-fork")
    seen, imagined = match.view(seat), world.view(seat)
    try:
        json.dumps(seen)  # it is sent to browsers
    except (TypeError, ValueError) as error:
        raise Mistake("trial-json", problem=str(error)) from error
    other = [field for field in seen if seen[field] != imagined[field]]
    if other:
        raise Mistake("trial-imagined-view", eye=eye, names=", ".join(other))
    told = np.flatnonzero(match.observation(seat) != world.observation(seat)).tolist()
    if told:
        raise Mistake("trial-observed", eye=eye, names=", ".join(map(str, told)))
    if seat is not None and seat == match.turn and world.moves() != match.moves():
        raise Mistake("trial-imagined-moves", eye=eye)


def check_clearing(game: Game, luck: random.Random) -> None:
    """On a table on which a game was played, the same game as on a new one is played, and looks the same to every eye.

    What is left beyond the end of a list that is counted does no harm.
    """
    rules, box = game.rules, game.plain_box
    new, used = plain(game.blank_table()), plain(game.blank_table())
    offers, other = PlainOffers(len(game.kind.moves)), PlainOffers(len(game.kind.moves))
    rules.set_up(box, used)
    while not rules.is_over(box, used):
        rules.legal(box, used, offers)
        rules.play(box, used, offers.ids[luck.randrange(offers.n)])
    key = luck.randrange(MAX_SEED).to_bytes(16, "big")
    for table in (new, used):
        seed_with_key(table.chance, key)
        rules.set_up(box, table)
    left = _different_fields(game, new, used)
    while not rules.is_over(box, new):
        rules.legal(box, new, offers)
        rules.legal(box, used, other)
        if _seen(game, new) != _seen(game, used) or list(offers.ids)[: offers.n] != list(other.ids)[: other.n]:
            raise Mistake("trial-not-cleared", names=listed(left))
        move = offers.ids[luck.randrange(offers.n)]
        rules.play(box, new, move)
        rules.play(box, used, move)
    if _seen(game, new) != _seen(game, used):
        raise Mistake("trial-not-cleared", names=listed(left))


def _different_fields(game: Game, one: Table, other: Table) -> list[str]:
    """The fields of two tables that are not the same."""
    records = [record_from(table, game.rules.Table) for table in (one, other)]
    fields = game.rules.Table.dtype.names or ()
    return [field for field in fields if len({getattr(record, field).tobytes() for record in records}) > 1]


def _seen(game: Game, table: Table) -> list[object]:
    """What every eye sees of a table, and whether it is over."""
    seen: list[object] = [bool(game.rules.is_over(game.plain_box, table))]
    for eye in (*range(game.players), game.kind.spectator):
        observed = array("h", bytes(2 * game.rules.OBSERVATION))
        game.rules.observe(game.plain_box, table, eye, observed)
        seen += [observed, game.kind.view(game.plain_box, table, eye)]
    return seen


def check_sentences(match: Match) -> None:
    """The question, the moves on offer and the reasons why others are not can be said in every language."""
    position, eye = match.position, match.eye(match.turn)
    closed = [move for move in match.game.kind.moves if move.id not in position.legal][:CLOSED]
    reasons = [*(position.why_not(move) for move in closed), *(reason for _, reason in match.unavailable_moves())]
    for lang in LANGUAGES:
        teller = match.teller(lang)
        _say(lang, match.asks, lang)
        for move in match.moves():
            _say(lang, teller.move, move, position.move_facts(move, eye))
        for reason in reasons:
            _say(lang, teller.reason, reason)


def _say(lang: str, say: Callable[..., object], *arguments: object, **facts: object) -> None:
    try:
        say(*arguments, **facts)
    except Exception as error:
        raise Mistake("trial-unsaid", file=f"words/{lang}.ftl", problem=f"{type(error).__name__}: {error}") from error


def check_end(match: Match) -> None:
    """A game that is over has winners, obeys the laws, and is told to every eye in every language."""
    law = match.check()
    if law is not None:
        raise Mistake("trial-law", law=law)
    if not match.winners:
        raise Mistake("trial-no-winner")
    for lang in LANGUAGES:
        for seat in (*range(match.game.players), None):
            _say(lang, match.log, seat, lang)
    _check_sheet(match)


def _check_sheet(match: Match) -> None:
    """The lines of a score sheet add up to the score, and the places name every seat."""
    kind, seats = match.game.kind, match.game.seats
    view, events = match.view(None), match.events(None)
    lines = kind.sheet(seats, view, events)
    total = [sum(line.points[seat] for line in lines if not line.breaks_tie) for seat in range(seats)]
    if lines and total != match.scores:
        raise Mistake("trial-sheet", total=", ".join(map(str, total)), score=", ".join(map(str, match.scores)))
    places = kind.places(seats, view, events)
    if places and sorted(place.seat for place in places) != list(range(seats)):
        raise Mistake("trial-places", names=", ".join(str(place.seat) for place in places))
    for lang in LANGUAGES:
        teller = match.teller(lang)
        for line in lines:
            _say(lang, teller.words.say, line.message, **line.facts)
        for place in places:
            _say(lang, teller.words.say, place.message, **teller.facts(place.facts))


# Replays and defaults.


def check_replay(game: Game, seed: int) -> None:
    """A saved match restores to the same table, story and result."""
    match, luck = game.new(seed=seed), random.Random(seed)
    while not match.is_over:
        match.play(luck.choice(match.moves()))
    again = restore(json.loads(json.dumps(match.save())))
    if (again.scores, again.winners, again.events(None)) != (match.scores, match.winners, match.events(None)):
        raise Mistake("trial-replay")


def check_defaults(game: Game, seed: int) -> None:
    """What the game brings works, and so does what stands in for the rest: the table of the terminal, a bot, the shares of
    the victory, the achievements, the subject of studies.
    """
    match, luck, bots = game.new(seed=seed), random.Random(seed), 0
    chooser = bot("easy", seed, timed=False, interpreted=True)
    while not match.is_over:
        if match.ply < CHECKED_FIRST:
            for seat in (match.turn, None):
                for lang in LANGUAGES:
                    match.board(seat, lang)
            _check_shares(match)
        moves = match.moves()
        if bots < BOT_DECISIONS and len(moves) > 1:
            bots += 1
            match.play(decide(chooser, match))
        else:
            match.play(luck.choice(moves))
    achievements = optional_part(game.name, "achievements")
    if achievements is not None:
        json.dumps(achievements.reached(game.options, match.view(None)))
    _check_study(game)


def _check_shares(match: Match) -> None:
    shares = static_chances(match.game, match.position.table)
    if min(shares) < 0 or abs(sum(shares) - 1) > TOLERANCE:
        raise Mistake("trial-shares", shares=", ".join(f"{share:.3f}" for share in shares))


def _check_study(game: Game) -> None:
    """The things that moves play, as indices, are among those that a study tracks."""
    subject = study_subject(game.name)
    for move in game.kind.moves:
        for kind, thing in subject.plays(move):
            if not (0 <= kind < len(subject.things) and 0 <= thing < len(subject.things[kind].names)):
                raise Mistake("trial-study", move=move.notation, kind=kind, thing=thing)
