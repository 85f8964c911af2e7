"""The end of the game, and who wins."""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.core.story import narrate
from rattery.games.pied_piper import story
from rattery.games.pied_piper.box import Box
from rattery.games.pied_piper.parts import NOBODY
from rattery.games.pied_piper.rules.table import Table, players_left

FREE_LEVEL = 10
ENDINGS = ("counter", "captured", "shared")
BY_COUNTER, BY_CAPTURED, SHARED = range(len(ENDINGS))


@rule
def end_if_few_are_left(box: Box, s: Table) -> None:
    """The game stops the moment two players are left; with two players, when one of them is."""
    if players_left(box, s) > box.players_at_the_end:
        return
    s.over = True
    s.decider = NOBODY
    winners, last = 0, 0
    for seat in range(box.players):
        if is_winner(box, s, seat):
            winners, last = winners | (1 << seat), seat
    if winners == 1 << last:
        narrate(story.WON, last, s.houses[box.home[last]].counter)
    else:
        narrate(story.SHARED_VICTORY, winners, s.houses[box.home[last]].counter)


@rule
def score(box: Box, s: Table, seat: int) -> int:
    """Ten for each free level and one for each counter won; who is out has one for each player who went out earlier."""
    player = s.players[seat]
    if player.out:
        return player.outlived
    return FREE_LEVEL * (box.levels - s.houses[box.home[seat]].counter) + player.captured


@rule
def is_winner(box: Box, s: Table, seat: int) -> bool:
    """The lower counter wins, then more captured counters; then the victory is shared."""
    return score(box, s, seat) == highest_score(box, s)


@rule
def highest_score(box: Box, s: Table) -> int:
    highest = 0
    for seat in range(box.players):
        highest = max(highest, score(box, s, seat))
    return highest


@rule
def count_winners(box: Box, s: Table) -> int:
    count, highest = 0, highest_score(box, s)
    for seat in range(box.players):
        count += 1 if score(box, s, seat) == highest else 0
    return count


@rule
def ending(box: Box, s: Table) -> int:
    """What decided between those who were left: the lower counter, then captured counters, or nothing."""
    if count_winners(box, s) > 1:
        return SHARED
    highest = highest_score(box, s)
    for seat in range(box.players):
        if score(box, s, seat) < highest and is_level_with(box, s, seat, highest):
            return BY_CAPTURED
    return BY_COUNTER


@rule
def is_level_with(box: Box, s: Table, seat: int, highest: int) -> bool:
    """Not out, and with as many free levels as whoever has the highest score."""
    for other in range(box.players):
        if score(box, s, other) == highest and not s.players[seat].out and not s.players[other].out:
            return s.houses[box.home[seat]].counter == s.houses[box.home[other]].counter
    return False
