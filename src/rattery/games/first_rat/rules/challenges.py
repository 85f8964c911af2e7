"""The nine challenges of the solo game, judged at the end of a game that was won."""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.games.first_rat.box import Box
from rattery.games.first_rat.parts import CHALLENGES, FOOD, PIPES, ROCKET
from rattery.games.first_rat.rules.scoring import backpack_colours, is_winner, score
from rattery.games.first_rat.rules.table import Table, rats_aboard
from rattery.games.first_rat.rules.tracks import markers_on

GROUNDED, EMPTY_HANDED, FULL_CREW, TWO_ROCKETS, MANY_BACKPACKS, MANY_POINTS, FEW_TURNS, FULL_LARDER, PIPE_RAT = range(
    len(CHALLENGES)
)
PLAYER = 0


@rule
def is_met(box: Box, s: Table, challenge: int) -> bool:
    """Whether the player has won, and in the way the challenge asks for."""
    return s.over and is_winner(box, s, PLAYER) and is_in_style(box, s, challenge)


@rule
def is_in_style(box: Box, s: Table, challenge: int) -> bool:
    least = box.challenges[challenge].least
    if challenge == GROUNDED:
        return rats_aboard(s, PLAYER) == 0
    if challenge == EMPTY_HANDED:
        return took_nothing(s)
    if challenge == FULL_CREW:
        return rats_aboard(s, PLAYER) >= least
    if challenge == TWO_ROCKETS:
        return markers_on(s, PLAYER, ROCKET) >= least
    if challenge == MANY_BACKPACKS:
        return backpack_colours(s, PLAYER) >= least
    if challenge == MANY_POINTS:
        return score(box, s, PLAYER) >= least
    if challenge == FEW_TURNS:
        return s.players[PLAYER].turns <= box.challenges[challenge].most
    if challenge == FULL_LARDER:
        return markers_on(s, PLAYER, FOOD) >= least
    return fewest_uses_of_a_pipe(s) >= least


@rule
def took_nothing(s: Table) -> bool:
    """Neither backpack nor drink, cap nor comic."""
    player = s.players[PLAYER]
    return backpack_colours(s, PLAYER) == 0 and player.drinks_taken == 0 and player.caps == 0 and player.comics == 0


@rule
def fewest_uses_of_a_pipe(s: Table) -> int:
    fewest = s.players[PLAYER].pipes_used[0]
    for pipe in range(1, PIPES):
        fewest = min(fewest, s.players[PLAYER].pipes_used[pipe])
    return fewest
