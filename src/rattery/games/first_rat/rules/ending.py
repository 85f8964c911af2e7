"""The end of the turn, of the round and of the game."""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.core.story import narrate
from rattery.games.first_rat import story
from rattery.games.first_rat.box import Box
from rattery.games.first_rat.parts import CHALLENGES, NOBODY, RATS
from rattery.games.first_rat.rules.challenges import is_met
from rattery.games.first_rat.rules.scoring import is_winner, score
from rattery.games.first_rat.rules.setting_up import begin_turn
from rattery.games.first_rat.rules.table import GREG_TURN, ROUND_END, Table, rats_aboard

ENDINGS = ("rats", "markers", "both")
BY_RATS, BY_MARKERS, BY_BOTH = range(len(ENDINGS))


@rule
def end_turn(box: Box, s: Table) -> None:
    """The next player is on; alone, GREG. After the last one the round is over."""
    left = (s.active + 1) % box.players
    if box.solo:
        s.step = GREG_TURN
    elif left == s.first:
        s.step = ROUND_END
    else:
        begin_turn(box, s, left)


@rule
def end_round(box: Box, s: Table) -> None:
    """Everybody has had the same number of turns: the game may end here."""
    if s.round_number == s.last_round:
        end_game(box, s)
    else:
        s.round_number += 1
        narrate(story.ROUND_BEGAN, s.round_number)
        begin_turn(box, s, s.first)


@rule
def end_game(box: Box, s: Table) -> None:
    s.over = True
    s.decider = NOBODY
    for seat in range(box.seats):
        narrate(story.SCORED, seat, score(box, s, seat))
    tell_winners(box, s)
    if box.solo:
        for challenge in range(len(CHALLENGES)):
            if is_met(box, s, challenge):
                narrate(story.CHALLENGE_MET, challenge)


@rule
def tell_winners(box: Box, s: Table) -> None:
    """Who has won; those who share the victory are named together."""
    winners, last = 0, 0
    for seat in range(box.seats):
        if is_winner(box, s, seat):
            winners, last = winners | (1 << seat), seat
    if winners == 1 << last:
        narrate(story.WON, last, score(box, s, last))
    else:
        narrate(story.SHARED_VICTORY, winners, score(box, s, last))


@rule
def ending(box: Box, s: Table) -> int:
    """What brought the game to its end: somebody's last rat aboard, somebody's eighth marker, or both."""
    rats, markers = False, False
    for seat in range(box.seats):
        rats = rats or rats_aboard(s, seat) == RATS
        markers = markers or box.markers - s.players[seat].markers >= box.markers_to_end
    if rats and markers:
        return BY_BOTH
    return BY_RATS if rats else BY_MARKERS
