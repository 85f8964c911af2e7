"""The end of the turn, of the round and of the game; scoring, and who wins."""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.core.story import narrate
from rattery.games.rat_trap import story
from rattery.games.rat_trap.box import Box
from rattery.games.rat_trap.parts import ALCHEMIST, CLOVER, EYES, KINDS, NOBODY, ONE, TRAP, TWO
from rattery.games.rat_trap.rules.roles import has_face_down_role, show_role
from rattery.games.rat_trap.rules.setting_up import begin_round, begin_turn
from rattery.games.rat_trap.rules.table import Table, next_player, piles_left, stock_size

ENDINGS = ("points", "rounds", "extra_round")
BY_POINTS, BY_ROUNDS, BY_EXTRA_ROUND = range(len(ENDINGS))


@rule
def end_turn(box: Box, s: Table) -> None:
    """Both actions are done: the dice go to the player on the left, who begins a new turn or a new round."""
    left = next_player(box, s.active)
    if not round_is_over(box, s):
        begin_turn(box, s, left)
        return
    end_round(box, s)
    if not last_round_was_played(box, s):
        begin_round(box, s, left)
    elif calls_for_extra_round(box, s):
        s.in_extra_round = True
        begin_round(box, s, left)
    else:
        end_game(box, s)


@rule
def round_is_over(box: Box, s: Table) -> bool:
    """Somebody is out, or two piles are empty."""
    if piles_left(box, s) <= box.rats - 2:
        return True
    for seat in range(box.rats):
        if s.players[seat].out:
            return True
    return False


@rule
def end_round(box: Box, s: Table) -> None:
    """Whoever is not out shows his stock and scores it; all roles are shown."""
    narrate(story.ROUND_ENDED, s.round_number)
    for seat in range(box.players):
        if has_face_down_role(s, seat):
            show_role(s, seat)
    given = 0
    for seat in range(box.rats):
        if not s.players[seat].out:
            show_stock(s, seat)
            given += score_stock(s, seat)
    if given == 0:
        console(box, s)


@rule
def show_stock(s: Table, seat: int) -> None:
    player = s.players[seat]
    for kind in range(KINDS):
        for eye in range(EYES):
            player.sights[eye][kind] = player.stock[kind]
    narrate(story.STOCK_SHOWN, seat, player.stock[ONE], player.stock[TWO], player.stock[CLOVER], player.stock[TRAP])


@rule
def score_stock(s: Table, seat: int) -> int:
    """A point for each cheese, and for the Alchemist one for each clover he did not use."""
    player = s.players[seat]
    points = player.stock[ONE] + 2 * player.stock[TWO]
    if player.role == ALCHEMIST:
        points += player.stock[CLOVER]
    player.points += points
    narrate(story.SCORED, seat, points, player.points)
    return points


@rule
def console(box: Box, s: Table) -> None:
    """If the round gave nobody a point, everyone who is not out gets two."""
    for seat in range(box.rats):
        if not s.players[seat].out:
            s.players[seat].points += box.consolation
            narrate(story.CONSOLED, seat, box.consolation, s.players[seat].points)


@rule
def last_round_was_played(box: Box, s: Table) -> bool:
    """Somebody has seven points, or three rounds are over."""
    return s.in_extra_round or s.round_number >= box.rounds or most_points(box, s) >= box.points_to_end


@rule
def calls_for_extra_round(box: Box, s: Table) -> bool:
    """A tie that the stocks did not break, if ties are played off; one extra round at most."""
    return box.extra_round and not s.in_extra_round and count_winners(box, s) > 1


@rule
def end_game(box: Box, s: Table) -> None:
    """Whoever has won is named; those who share the victory are named together."""
    s.over = True
    s.decider = NOBODY
    winners, last = 0, 0
    for seat in range(box.rats):
        if is_winner(box, s, seat):
            winners, last = winners | (1 << seat), seat
    if winners == 1 << last:
        narrate(story.WON, last, s.players[last].points)
    else:
        narrate(story.SHARED_VICTORY, winners, s.players[last].points)


@rule
def ending(box: Box, s: Table) -> int:
    """What brought the game to its end: enough points, the last round, or the extra round."""
    if s.in_extra_round:
        return BY_EXTRA_ROUND
    return BY_POINTS if most_points(box, s) >= box.points_to_end else BY_ROUNDS


@rule
def most_points(box: Box, s: Table) -> int:
    most = 0
    for seat in range(box.rats):
        most = max(most, s.players[seat].points)
    return most


@rule
def is_winner(box: Box, s: Table, seat: int) -> bool:
    """The highest total wins; among equals, who has most cards in stock at the end of the last round."""
    most = most_points(box, s)
    if s.players[seat].points < most:
        return False
    for other in range(box.rats):
        if s.players[other].points == most and stock_size(s, other) > stock_size(s, seat):
            return False
    return True


@rule
def count_winners(box: Box, s: Table) -> int:
    count = 0
    for seat in range(box.rats):
        if is_winner(box, s, seat):
            count += 1
    return count
