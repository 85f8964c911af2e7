"""The course of a game: who was ahead when, what was on offer, taken and held, and how close it was; in compiled code.

At every decision the judge says how the real table looks, so that it can be told when the winner was foreseeable and which
decisions came before the outcome was settled: those at which the deciding seat's chances lay between OPEN_LOW and OPEN_HIGH.
Only they are counted where a study looks for what wins, so that what merely follows from losing is left out.
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

OPEN_LOW, OPEN_HIGH = 0.10, 0.90  # chances between which the outcome is not settled for a seat
CLEAR_LEAD = 0.05  # by so much another seat must be ahead for the lead to have changed
TENTHS = 11  # the beginning, and after every tenth of the game
ONE_MOVE, ANY_DECISION, A_DOUBLING = 1.0, 5.0, 5.0  # seconds a person takes
SHARED = -1  # what decided, in a shared victory

# What is counted of each feature at decisions that are open: how many had it on offer; had it and something else on offer;
# took it; and of a thing, at how many it was asked who has one, and how many then held it, could play it, and played it.
COUNTS = OFFERED, CONTESTED, TAKEN, ASKED, HELD, PLAYABLE, PLAYED = range(7)


class Course(Record):
    """How one game went."""

    choices: int = i32  # decisions with several moves
    forced: int = i32  # with one
    seconds: float = f64  # at a person's pace
    lead_changes: int = i32
    decided: float = f64  # how far the game had come when the winner took the lead for good, 0 to 1
    curve: Row[float] = row(f64, TENTHS)  # the winner's chances as judged, from the beginning to the last decision
    rounds: int = i16  # 0 in a game without
    decided_by: int = i8  # the place of the measure that told the winner from the next, or SHARED
    margin: int = i16  # by how much


# What a study follows in a game, as arrays: where the features of each move begin among `members`, a row for each thing
# (kind, thing, questions as bits, whether it is dealt), the first feature that is a thing, scratch space, and the counts.
About = tuple[Row[int], Row[int], Array, int, Row[int], Array]

# What the rules below take, in this order.
Watch = Callable[[Box, Table, Array, int], None]
CountHoldings = Callable[[Box, Table, int, int, About], None]
LookAtOpening = Callable[[Box, Table, Array, Array], None]
WriteCloseness = Callable[[Box, Table, Course, Row[bool]], None]
Note = Callable[[Box, Table, Offers, int, int, float, About, Course, Row[bool]], None]


@rule
def seconds_to_choose(moves: int) -> float:
    """How long a person takes to choose one of this many moves, by Hick's law."""
    return ONE_MOVE if moves <= 1 else ANY_DECISION + A_DOUBLING * log2(moves)


@cache
def watch_rule(game: str, rules: Rules[Box, Table]) -> Watch:
    """Write how the table looks into row `ply` of the log: each seat's chances."""
    judge = judge_of(game, rules)

    @rule
    def watch(box: Box, s: Table, log: Array, ply: int) -> None:
        judge(box, s, log[ply])

    return watch


@rule
def is_open(chance: float) -> bool:
    """Whether the outcome is not settled for a seat with these chances."""
    return OPEN_LOW <= chance <= OPEN_HIGH


@rule
def count_offers(offers: Offers, starts: Row[int], members: Row[int], seen: Row[int]) -> None:
    """How many of the moves on offer have each feature."""
    for feature in range(len(seen)):
        seen[feature] = 0
    for place in range(offers.n):
        move = offers.ids[place]
        for at in range(starts[move], starts[move + 1]):
            seen[members[at]] += 1


@rule
def count_choice(move: int, moves: int, starts: Row[int], members: Row[int], seen: Row[int], counts: Array) -> None:
    """Add one decision: what was on offer, what of it was no necessity, and what was taken."""
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
    for at in range(starts[move], starts[move + 1]):
        if members[at] == feature:
            return True
    return False


@rule
def no_holdings(box: Box, s: Table, seat: int, move: int, about: About) -> None:
    """In a game that does not say who has what there is nothing to count."""


@cache
def holdings_rule(subject: StudySubject) -> CountHoldings:
    """Count what the decider holds, can play and plays."""
    holds = subject.holds
    if holds is None:
        return no_holdings

    @rule
    def count_holdings(box: Box, s: Table, seat: int, move: int, about: About) -> None:
        starts, members, things, first, seen, counts = about
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
    """In a game that does not say who has what."""


@cache
def opening_rule(subject: StudySubject) -> LookAtOpening:
    """Which things each seat was dealt before the first decision: seats × things; `things` has a flag for dealt ones."""
    holds = subject.holds
    if holds is None:
        return nothing_dealt

    @rule
    def look_at_opening(box: Box, s: Table, things: Array, opening: Array) -> None:
        for seat in range(opening.shape[0]):
            for place in range(opening.shape[1]):
                is_dealt = things[place, 3] == 1
                opening[seat, place] = is_dealt and holds(box, s, seat, things[place, 0], things[place, 1])

    return look_at_opening


@rule
def write_chances(course: Course, log: Array, plies: int, winners: Row[bool]) -> None:
    """When the winner was foreseeable, from the log of everybody's chances; of several winners, the one judged best."""
    for tenth in range(TENTHS):
        ply = tenth * (plies - 1) // (TENTHS - 1)
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
    """What told the winner from the next, and by how much: the first measure in which they differ."""
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
    """How many rounds were played; 0 in a game without."""
    declared = subject.rounds

    @rule
    def no_rounds(box: Box, s: Table) -> int:
        return 0

    return no_rounds if declared is None else declared


@cache
def note_rule(subject: StudySubject) -> Note:
    """Note one decision: how long it takes a person, what was on offer and taken, and which features were contested."""
    count_holdings = holdings_rule(subject)

    @rule
    def note(
        box: Box,
        s: Table,
        offers: Offers,
        seat: int,
        move: int,
        chance: float,
        about: About,
        course: Course,
        contested: Row[bool],
    ) -> None:
        starts, members, _, _, seen, counts = about
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
            count_holdings(box, s, seat, move, about)

    return note
