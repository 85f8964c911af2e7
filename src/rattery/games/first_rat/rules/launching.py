"""The launch pad: a rat boards the rocket and its player gets a bolt, or another rat."""

from __future__ import annotations

from rattery.core.asking import ask
from rattery.core.compile.rule import rule
from rattery.core.moves import Offers, offer
from rattery.core.story import narrate
from rattery.games.first_rat import moves, story
from rattery.games.first_rat.box import Box
from rattery.games.first_rat.parts import LAUNCH_PAD, NURSERY, RATS
from rattery.games.first_rat.rules.table import (
    DRINKING,
    WHICH_REWARD,
    Table,
    count_rats,
    free_rat,
    rats_aboard,
    rats_on_path,
)
from rattery.games.first_rat.rules.tracks import board


@rule
def launch(box: Box, s: Table) -> None:
    """The rat on the launch pad boards; then the reward: a bolt or a rat, whichever can be had."""
    s.step = DRINKING
    for rat in range(RATS):
        if s.players[s.active].rats[rat] == LAUNCH_PAD:
            board(box, s, s.active, rat)
            choose_reward(s)


@rule
def may_take_bolt(s: Table) -> bool:
    """Only who still has a rat on the path, or has brought all aboard: nobody shall be left without a rat to move."""
    return s.bolts > 0 and (rats_on_path(s, s.active) > 0 or rats_aboard(s, s.active) == RATS)


@rule
def may_take_rat(s: Table) -> bool:
    return count_rats(s, s.active, NURSERY) > 0


@rule
def choose_reward(s: Table) -> None:
    if may_take_bolt(s) and may_take_rat(s):
        ask(s, s.active, WHICH_REWARD)
    elif may_take_bolt(s):
        take_bolt(s)
    elif may_take_rat(s):
        release_rat(s)


@rule
def offer_rewards(offers: Offers) -> None:
    offer(offers, moves.BOLT)
    offer(offers, moves.FREE_RAT)


@rule
def take_bolt(s: Table) -> None:
    s.bolts -= 1
    s.players[s.active].bolts += 1
    narrate(story.GOT_BOLT, s.active)


@rule
def release_rat(s: Table) -> None:
    """A rat from the nursery is put on the start."""
    free_rat(s, s.active)
    narrate(story.FREED_RAT, s.active)
