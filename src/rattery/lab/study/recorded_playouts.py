"""Random games recorded for a study in one compiled pass: the same games as `simulate` plays."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np

from rattery.core.arrays import Array
from rattery.core.chance import Chance, draw
from rattery.core.compile.entry_point import entry_point
from rattery.core.compile.untyped import CompiledFunction
from rattery.core.game import Game
from rattery.core.order_of_play import begins_rule
from rattery.core.record import array_of, blanks
from rattery.core.rules import Box, Rules, Table
from rattery.core.study_subject import study_subject
from rattery.lab.study.course import (
    COUNTS,
    Course,
    closeness_rule,
    log_chances_rule,
    opening_rule,
    record_decision_rule,
    rounds_rule,
    write_chances,
)
from rattery.lab.study.features import Features
from rattery.playouts.game_range import GameRange, blank_range
from rattery.playouts.playout import result_rule, seed_playout, simulation_key

MAX_PLIES = 4096  # of a game that have a row in the log of chances; later plies share the last row


@cache
def watched_entry(game: str, rules: Rules[Box, Table]) -> CompiledFunction:
    """The compiled loop over games `first` and following, in preallocated arrays."""
    set_up, begins, turn, is_over = rules.set_up, begins_rule(rules), rules.turn, rules.is_over
    legal, play, subject = rules.legal, rules.play, study_subject(game)
    log_chances, note, record_opening = (
        log_chances_rule(game, rules),
        record_decision_rule(subject),
        opening_rule(subject),
    )
    write_result, write_closeness, rounds = result_rule(rules), closeness_rule(subject), rounds_rule(subject)

    def watched(boxes, scratch, key, first, features, notes, results):  # type: ignore[no-untyped-def]
        tables, all_offers, lucks, chances, contested = scratch
        (courses, openings), (scores, winners, lengths, endings, began) = notes, results
        starts, members, things, first_thing, seen, counts = features
        box, s, luck, offers = boxes[0], tables[0], lucks[0], all_offers[0]
        for game in range(len(lengths)):
            seed_playout(s.chance, luck, key[0], key[1], first + game)
            set_up(box, s)
            began[game] = begins(box, s)
            record_opening(box, s, things, openings[game])
            counting, ply = (starts, members, things, first_thing, seen, counts[game]), 0
            while not is_over(box, s):
                row = min(ply, len(chances) - 1)
                log_chances(box, s, chances, row)
                seat = turn(box, s)
                legal(box, s, offers)
                move = offers.ids[draw(luck, offers.n)]
                note(box, s, offers, seat, move, chances[row, seat], counting, courses[game], contested)
                play(box, s, move)
                ply += 1
            lengths[game] = ply
            write_result(box, s, game, scores, winners, endings)
            write_closeness(box, s, courses[game], winners[game])
            courses[game].rounds = rounds(box, s)
            write_chances(courses[game], chances, min(ply, len(chances)), winners[game])

    return entry_point(watched)


@dataclass(frozen=True)
class RecordedRange:
    """A range of games with their courses, the counters of features, and the things dealt to each seat."""

    played: GameRange
    courses: Array
    counts: Array  # COUNTS × features, summed over the games
    count_moments: Array  # features × COUNTS × COUNTS: sums over the games of the products of two counters
    openings: Array  # games × seats × things

    @classmethod
    def of(cls, played: GameRange, courses: Array, counts: Array, openings: Array) -> RecordedRange:
        """From the counters of each game: games × COUNTS × features."""
        counts = counts.astype(np.int64)
        return cls(played, courses, counts.sum(axis=0), np.einsum("gif,gjf->fij", counts, counts), openings)


def record_range(game: Game, seed: int, first: int, games: int) -> RecordedRange:
    """Plays random games `first` and following of a seed, on the calling thread."""
    about, played, rules = Features(game), blank_range(game, first, games), game.rules
    courses, counts = blanks(Course, games), np.zeros((games, len(COUNTS), len(about)), np.int32)
    openings = np.zeros((games, game.players, len(about.things)), np.bool_)
    seen, contested = np.zeros(len(about), np.int32), np.zeros(len(about), np.bool_)
    scratch = (
        *(blanks(kind, 1) for kind in (rules.Table, rules.Offers, Chance)),
        np.zeros((MAX_PLIES, game.seats)),
        contested,
    )
    counting = (about.starts, about.members, about.thing_rows, about.first_thing, seen, counts)
    watched_entry(game.name, rules)(
        array_of(game.box), scratch, simulation_key(seed), first, counting, (courses, openings), played.results
    )
    return RecordedRange.of(played, courses, counts, openings)
