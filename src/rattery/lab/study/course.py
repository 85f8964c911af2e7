"""The course of a game, recorded by compiled rules: win chances over time, moves offered and taken, things held, closeness.

At every decision the judge evaluates the real table. Its chances show when the winner became foreseeable, and which
decisions were *open*: made while the deciding seat's chance lay between OPEN_LOW and OPEN_HIGH. Features are counted at open
decisions only, so that moves that merely follow from losing do not count as causes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import log2

from rattery.bots.judge import judge_of
from rattery.core.arrays import Array
from rattery.core.compile.rule import rule
from rattery.core.moves import Offers
from rattery.core.record import Record, Row, f64, i8, i16, i32, row
from rattery.core.rules import Box, Rules, Table
from rattery.core.study_subject import StudySubject

OPEN_LOW, OPEN_HIGH = 0.10, 0.90  # chances of a seat between which its decision is open
CLEAR_LEAD = 0.05  # how far another seat's chance must exceed the leader's for the lead to change
CURVE_POINTS = 11  # of the winner's chances: the beginning and every tenth of the game
# A person's seconds: for a forced move, for any choice, and for each doubling of the number of moves.
FORCED_SECONDS, BASE_SECONDS, SECONDS_PER_DOUBLING = 1.0, 5.0, 5.0
SHARED = -1  # value of `decided_by` in a shared victory

# Counters of each feature over open decisions: those that offered it; that offered it beside other moves; that took it. Of a
# thing also: those with a question at which holdings count, and of these those whose seat held, could play and played it.
COUNTS = OFFERED, CONTESTED, TAKEN, ASKED, HELD, PLAYABLE, PLAYED = range(7)


class Course(Record):
    """The course of one game."""

    choices: int = i32  # decisions with several moves
    forced: int = i32  # decisions with one move
    seconds: float = f64  # estimated duration at a person's pace
    lead_changes: int = i32
    decided: float = f64  # the part of the game, 0 to 1, after which the winner led for good
    curve: Row[float] = row(f64, CURVE_POINTS)  # the winner's chances as judged, up to the last decision
    rounds: int = i16  # 0 in a game without rounds
    decided_by: int = i8  # index of the measure that separates the winner from the runner-up, or SHARED
    margin: int = i16  # the difference in that measure


# `Features` as arrays: the start of each move's features in `members`; `members`; a row for each thing (kind, thing, mask of
# questions, whether it is dealt); index of the first thing; scratch (offers by feature); counters (COUNTS × features).
FeatureArrays = tuple[Row[int], Row[int], Array, int, Row[int], Array]

# The types of the rules below.
LogChances = Callable[[Box, Table, Array, int], None]
CountHoldings = Callable[[Box, Table, int, int, FeatureArrays], None]
RecordOpening = Callable[[Box, Table, Array, Array], None]
WriteCloseness = Callable[[Box, Table, Course, Row[bool]], None]
Note = Callable[[Box, Table, Offers, int, int, float, FeatureArrays, Course, Row[bool]], None]


@rule
def seconds_to_choose(moves: int) -> float:
    """Estimated seconds a person needs to choose among this many moves, by Hick's law."""
    return FORCED_SECONDS if moves <= 1 else BASE_SECONDS + SECONDS_PER_DOUBLING * log2(moves)


@cache
def log_chances_rule(game: str, rules: Rules[Box, Table]) -> LogChances:
    """Makes the rule that writes each seat's chances, as judged, into row `ply` of a log."""
    judge = judge_of(game, rules)

    @rule
    def log_chances(box: Box, s: Table, log: Array, ply: int) -> None:
        judge(box, s, log[ply])

    return log_chances


@rule
def is_open(chance: float) -> bool:
    """Whether a decision is open for a seat with this chance."""
    return OPEN_LOW <= chance <= OPEN_HIGH


@rule
def count_offers(offers: Offers, starts: Row[int], members: Row[int], seen: Row[int]) -> None:
    """Counts in `seen` how many of the moves on offer have each feature."""
    for feature in range(len(seen)):
        seen[feature] = 0
    for place in range(offers.n):
        move = offers.ids[place]
        for at in range(starts[move], starts[move + 1]):
            seen[members[at]] += 1


@rule
def count_choice(move: int, moves: int, starts: Row[int], members: Row[int], seen: Row[int], counts: Array) -> None:
    """Adds one decision to the counters OFFERED, CONTESTED and TAKEN; only contested features count as taken."""
    for feature in range(len(seen)):
        if seen[feature] > 0:
            counts[OFFERED, feature] += 1
            if seen[feature] < moves:
                counts[CONTESTED, feature] += 1
    for at in range(starts[move], starts[move + 1]):
        if seen[members[at]] < moves:
            counts[TAKEN, members[at]] += 1


@rule
def plays_feature(move: int, feature: int, starts: Row[int], members: Row[int]) -> bool:
    """Whether a move has a feature."""
    for at in range(starts[move], starts[move + 1]):
        if members[at] == feature:
            return True
    return False


@rule
def no_holdings(box: Box, s: Table, seat: int, move: int, features: FeatureArrays) -> None:
    """Counts nothing: for a game that does not declare holdings."""


@cache
def holdings_rule(subject: StudySubject) -> CountHoldings:
    """Makes the rule that counts the things the deciding seat holds, can play and plays."""
    holds = subject.holds
    if holds is None:
        return no_holdings

    @rule
    def count_holdings(box: Box, s: Table, seat: int, move: int, features: FeatureArrays) -> None:
        starts, members, things, first, seen, counts = features
        for place in range(len(things)):
            questions, feature = things[place, 2], first + place
            if (questions >> s.asked) & 1 == 0:
                continue
            counts[ASKED, feature] += 1
            if holds(box, s, seat, things[place, 0], things[place, 1]):
                counts[HELD, feature] += 1
                if seen[feature] > 0:
                    counts[PLAYABLE, feature] += 1
                    if plays_feature(move, feature, starts, members):
                        counts[PLAYED, feature] += 1

    return count_holdings


@rule
def nothing_dealt(box: Box, s: Table, things: Array, opening: Array) -> None:
    """Marks nothing: for a game that does not declare holdings."""


@cache
def opening_rule(subject: StudySubject) -> RecordOpening:
    """Makes the rule that marks the things dealt to each seat before the first decision, in `opening` (seats × things)."""
    holds = subject.holds
    if holds is None:
        return nothing_dealt

    @rule
    def record_opening(box: Box, s: Table, things: Array, opening: Array) -> None:
        for seat in range(opening.shape[0]):
            for place in range(opening.shape[1]):
                is_dealt = things[place, 3] == 1
                opening[seat, place] = is_dealt and holds(box, s, seat, things[place, 0], things[place, 1])

    return record_opening


@rule
def write_chances(course: Course, log: Array, plies: int, winners: Row[bool]) -> None:
    """Writes the curve, the lead changes and `decided` from the log of chances; of several winners the best one counts."""
    for tenth in range(CURVE_POINTS):
        ply = tenth * (plies - 1) // (CURVE_POINTS - 1)
        course.curve[tenth] = chance_of_winners(log, ply, winners)
    leader, changes, last = -1, 0, 0
    for ply in range(plies):
        best = 0
        for seat in range(log.shape[1]):
            if log[ply, seat] > log[ply, best]:
                best = seat
        if leader < 0:
            leader = best
        elif best != leader and log[ply, best] >= log[ply, leader] + CLEAR_LEAD:
            leader = best
            changes += 1
        if not winners[leader]:
            last = ply + 1
    course.lead_changes = changes
    course.decided = last / plies


@rule
def chance_of_winners(log: Array, ply: int, winners: Row[bool]) -> float:
    highest = 0.0
    for seat in range(log.shape[1]):
        if winners[seat]:
            highest = max(highest, log[ply, seat])
    return highest


@cache
def closeness_rule(subject: StudySubject) -> WriteCloseness:
    """Makes the rule that writes by which measure, and by how much, the winner beat the runner-up."""
    measure, measures = subject.measure, len(subject.measures)

    @rule
    def is_before(box: Box, s: Table, seat: int, other: int) -> bool:
        for place in range(measures):
            ahead = int(measure(box, s, seat, place)) - int(measure(box, s, other, place))
            if ahead != 0:
                return ahead > 0
        return False

    @rule
    def write_closeness(box: Box, s: Table, course: Course, winners: Row[bool]) -> None:
        seats, winner, count = len(winners), 0, 0
        for seat in range(seats):
            if winners[seat]:
                winner = seat
                count += 1
        course.decided_by, course.margin = SHARED, 0
        if count != 1:
            return
        course.decided_by = 0
        next_best = -1
        for seat in range(seats):
            if seat != winner and (next_best < 0 or is_before(box, s, seat, next_best)):
                next_best = seat
        if next_best >= 0:
            for place in range(measures):
                ahead = int(measure(box, s, winner, place)) - int(measure(box, s, next_best, place))
                if ahead != 0:
                    course.decided_by, course.margin = place, ahead
                    return

    return write_closeness


@cache
def rounds_rule(subject: StudySubject) -> Callable[[Box, Table], int]:
    """The rule for the number of rounds played; 0 in a game without rounds."""
    declared = subject.rounds

    @rule
    def no_rounds(box: Box, s: Table) -> int:
        return 0

    return no_rounds if declared is None else declared


@cache
def record_decision_rule(subject: StudySubject) -> Note:
    """Makes the rule that records one decision: its duration, its counters, and in `contested` the contested features."""
    count_holdings = holdings_rule(subject)

    @rule
    def note(
        box: Box,
        s: Table,
        offers: Offers,
        seat: int,
        move: int,
        chance: float,
        features: FeatureArrays,
        course: Course,
        contested: Row[bool],
    ) -> None:
        starts, members, _, _, seen, counts = features
        moves = int(offers.n)
        course.seconds += seconds_to_choose(moves)
        if moves == 1:
            course.forced += 1
        else:
            course.choices += 1
        count_offers(offers, starts, members, seen)
        still_open = is_open(chance)
        for feature in range(len(seen)):
            contested[feature] = still_open and 0 < seen[feature] < moves
        if still_open:
            if moves > 1:
                count_choice(move, moves, starts, members, seen, counts)
            count_holdings(box, s, seat, move, features)

    return note
