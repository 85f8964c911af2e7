"""The end of the turn: who is out, who is awarded a point, and whether round and game are over."""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.core.seats import seat_after
from rattery.core.story import narrate
from rattery.games.ratjack import story
from rattery.games.ratjack.box import Box
from rattery.games.ratjack.parts import NOBODY
from rattery.games.ratjack.rules.setting_up import begin_round, begin_turn
from rattery.games.ratjack.rules.table import Table, is_visible, next_in_play

ENDINGS = ("eliminations", "ratjack", "last_left", "deck_empty", "stalled")
BY_ELIMINATIONS, BY_RATJACK, BY_LAST_LEFT, BY_EMPTY_DECK, BY_STALLING = range(len(ENDINGS))


@rule
def end_turn(box: Box, s: Table) -> None:
    """All effects are done: eliminations first, then the first way to end the round that applies."""
    s.quiet = 0 if s.deck_shrank else s.quiet + 1
    eliminate(box, s)
    s.ended_by = BY_ELIMINATIONS
    if is_won(box, s):
        uncover(box, s)
        end_game(box, s)
    elif round_is_over(box, s):
        uncover(box, s)
        narrate(story.ROUND_ENDED, s.round_number)
        if is_won(box, s):
            end_game(box, s)
        else:
            begin_round(box, s, s.last_awarded)
    else:
        begin_turn(box, s, next_in_play(box, s, s.active))


# Elimination.


@rule
def eliminate(box: Box, s: Table) -> None:
    """Everybody over 25 is out of the round; every opponent among them is a point for the active player."""
    seat = int(s.active)
    for _ in range(box.players):
        if s.players[seat].total > box.limit and not s.players[seat].out:
            go_out(s, seat)
            if seat != s.active:
                score_elimination(box, s, seat)
        seat = seat_after(box, seat)


@rule
def go_out(s: Table, seat: int) -> None:
    """A player is out of the round, and so are his cards on the table."""
    s.players[seat].out = True
    s.in_play = int(s.in_play) & ~int(s.players[seat].before)
    narrate(story.WENT_OUT, seat, s.players[seat].total)


@rule
def score_elimination(box: Box, s: Table, victim: int) -> None:
    """Points come one at a time and stop at three."""
    if s.players[s.active].points < box.points_to_win:
        s.players[s.active].points += 1
        s.last_awarded = s.active
        narrate(story.SCORED_OUT, s.active, victim, s.players[s.active].points)


# The three ways a round ends.


@rule
def round_is_over(box: Box, s: Table) -> bool:
    """Exactly 25; else one player left, or none; else the deck is through. The first that applies is awarded."""
    if awarded_for_total(box, s, box.limit) > 0:
        s.ended_by = BY_RATJACK
        award_ratjack(box, s)
        return True
    left = players_left(box, s)
    if left <= 1:
        s.ended_by = BY_LAST_LEFT
        award_last_left(box, s, left)
        return True
    if s.deck_was_empty or s.quiet >= box.quiet_turns:
        s.ended_by = BY_EMPTY_DECK if s.deck_was_empty else BY_STALLING
        award_highest(box, s)
        return True
    return False


@rule
def players_left(box: Box, s: Table) -> int:
    count = 0
    for seat in range(box.players):
        if not s.players[seat].out:
            count += 1
    return count


@rule
def is_awarded(s: Table, seat: int, total: int) -> bool:
    """In the round, with this total."""
    return not s.players[seat].out and s.players[seat].total == total


@rule
def awarded_for_total(box: Box, s: Table, total: int) -> int:
    count = 0
    for seat in range(box.players):
        if is_awarded(s, seat, total):
            count += 1
    return count


@rule
def award_ratjack(box: Box, s: Table) -> None:
    """Everybody at exactly 25 gains a point."""
    s.last_awarded = NOBODY
    seat = int(s.active)
    for _ in range(box.players):
        if is_awarded(s, seat, box.limit):
            award(s, seat)
            narrate(story.RATJACK, seat, box.limit, s.players[seat].points)
        seat = seat_after(box, seat)


@rule
def award_last_left(box: Box, s: Table, left: int) -> None:
    if left == 0:
        narrate(story.NOBODY_LEFT)
        return
    s.last_awarded = NOBODY
    seat = next_in_play(box, s, s.active)
    award(s, seat)
    narrate(story.LAST_LEFT, seat, s.players[seat].points)


@rule
def award_highest(box: Box, s: Table) -> None:
    """The highest visible total gains a point; several, if they are equal."""
    if s.deck_was_empty:
        narrate(story.DECK_EMPTY)
    else:
        narrate(story.STALLED, s.quiet)
    s.last_awarded = NOBODY
    highest = highest_total(box, s)
    seat = int(s.active)
    for _ in range(box.players):
        if is_awarded(s, seat, highest):
            award(s, seat)
            narrate(story.HIGHEST, seat, highest, s.players[seat].points)
        seat = seat_after(box, seat)


@rule
def highest_total(box: Box, s: Table) -> int:
    highest = 0
    for seat in range(box.players):
        if not s.players[seat].out:
            highest = max(highest, s.players[seat].total)
    return highest


@rule
def award(s: Table, seat: int) -> None:
    """Asked from the active player on, clockwise: the first of several begins the next round."""
    s.players[seat].points += 1
    if s.last_awarded == NOBODY:
        s.last_awarded = seat


@rule
def uncover(box: Box, s: Table) -> None:
    """What lies hidden is turned up for everybody to see; it counts no more."""
    for seat in range(box.players):
        for place in range(s.players[seat].in_row):
            card = int(s.players[seat].row[place])
            if not is_visible(s, card):
                narrate(story.UNCOVERED, seat, place + 1, s.kind[card])


# The end of the game.


@rule
def is_won(box: Box, s: Table) -> bool:
    for seat in range(box.players):
        if is_winner(box, s, seat):
            return True
    return False


@rule
def is_winner(box: Box, s: Table, seat: int) -> bool:
    """Whoever has three points; several who reach them together share."""
    return s.players[seat].points >= box.points_to_win


@rule
def end_game(box: Box, s: Table) -> None:
    """Whoever has won is named; those who share the victory are named together."""
    s.over = True
    s.decider = NOBODY
    winners, last = 0, 0
    for seat in range(box.players):
        if is_winner(box, s, seat):
            winners, last = winners | (1 << seat), seat
    if winners == 1 << last:
        narrate(story.WON, last, s.players[last].points)
    else:
        narrate(story.SHARED_VICTORY, winners, s.players[last].points)


@rule
def ending(box: Box, s: Table) -> int:
    """What gave somebody the last point that was missing."""
    return s.ended_by
