"""Why a move may not be made: every reason is reachable, says the right thing, and the table stays as it was."""

from __future__ import annotations

import pytest

from rattery import IllegalMove, load
from rattery.core.chance import Chance, draw
from rattery.core.record import blank, bytes_of
from rattery.games.rat_trap.moves import MOVES
from rattery.match.fairness import key_from_seed, seed_with_key
from tests.games.refusals import Case, assert_every_reason_has_a_case, assert_is_refused
from tests.positions import Position, position

THREE = "rat_trap(players=3)"
FOUR = "rat_trap(players=4)"
TWO = "rat_trap(players=2)"
ROLES = "rat_trap(players=3,roles=true)"


def claws(**what_matters: object) -> Position:
    """The partner, seat 1, is to send the cat."""
    return position(FOUR, dice=["claws", "claws"], partner=1, **what_matters)


def partner_goes_out() -> Position:
    table = position(
        FOUR, dice=["key", "claws"], partner=1, bandages={1: 2}, piles={"A": ["trap", "one", "two", "one"]}
    )
    return table.play("keep key", "draw A")


def cat_at_hypnotist() -> Position:
    """Seat 2, the Hypnotist, was attacked after seat 1."""
    roles = {0: "alchemist", 1: "al_ratone", 2: "hypnotist"}
    table = position("rat_trap(players=4,roles=true)", roles=roles, dice=["claws", "claws"], partner=3)
    return table.play("claw 1", "pass", "claw 2")


def cat_at_alchemist() -> Position:
    table = position(ROLES, roles={0: "alchemist", 1: "al_ratone"}, dice=["claws", "heal"], partner=1)
    return table.play("keep claws", "claw 0")


def third_rat_steals() -> Position:
    return position(TWO, dice=["steal", "heal"], partner=2, third_rat=[3], stock={0: ["one"], 1: ["one"]})


def steal_among_four() -> Position:
    table = position(FOUR, dice=["steal", "heal"], partner=1, stock={0: ["one"], 1: ["one"], 2: ["two"]})
    return table.play("keep steal")


def arranging() -> Position:
    piles = {"A": ["one", "one", "trap", "trap", "trap"]}
    return position(ROLES, roles={0: "manipulator"}, asked="which_piles", piles=piles).play("look A B")


def empty_pile() -> Position:
    piles: dict[str, list[str]] = {"B": []}
    table = position(THREE, dice=["key", "heal"], partner=1, piles=piles, stock={2: ["one", "one"]})
    return table.play("keep key")


def cat_at_2() -> Position:
    return claws(stock={2: ["one"]}).play("claw 2")


CASES: list[Case] = [
    (
        "why-no-such-rat",
        lambda: position(THREE, asked="which_partner"),
        "partner 3",
        "There is no rat at seat 3.",
    ),
    ("why-no-such-rat", claws, "claw 4", "There is no rat at seat 4."),
    ("why-no-such-rat", steal_among_four, "steal 4", "There is no rat at seat 4."),
    ("why-no-such-rat", cat_at_hypnotist, "hypnotise 4", "There is no rat at seat 4."),
    (
        "why-no-such-pile",
        lambda: position(THREE, dice=["key", "heal"], partner=1).play("keep key"),
        "draw D",
        "There is no pile D in this game.",
    ),
    (
        "why-no-such-pile",
        lambda: position(ROLES, roles={0: "manipulator"}, asked="which_piles"),
        "look A E",
        "There is no pile E in this game.",
    ),
    ("why-pile-empty", empty_pile, "draw B", "Pile B is empty."),
    (
        "why-not-own-partner",
        lambda: position(THREE, active=2, asked="which_partner"),
        "partner 2",
        "You cannot be your own partner.",
    ),
    (
        "why-third-rat-has-no-cards",
        lambda: position(TWO, turned=6),
        "partner 2",
        "All cards of the third rat are turned up; it cannot be your partner any more.",
    ),
    (
        "why-die-not-there",
        lambda: position(THREE, dice=["key", "heal"], partner=1),
        "keep claws",
        "Neither die shows claws.",
    ),
    ("why-not-rob-oneself", steal_among_four, "steal 1", "One does not rob oneself."),
    ("why-not-rob-oneself", third_rat_steals, "steal 2", "One does not rob oneself."),
    ("why-no-stock", steal_among_four, "steal 3", "There is nothing to steal: Rose has no stock."),
    (
        "why-not-this-target",
        claws,
        "claw 1",
        "The cat cannot be sent at Sky now: choose another rat.",
    ),
    (
        "why-not-this-target",
        cat_at_hypnotist,
        "hypnotise 2",
        "The cat cannot be sent at Moss now: choose another rat.",
    ),
    ("why-out", partner_goes_out, "claw 1", "Too late: Sky is already out of the round."),
    (
        "why-attacked-already",
        lambda: claws().play("claw 2"),
        "claw 2",
        "The cat has already been at Moss this turn.",
    ),
    ("why-attacked-already", cat_at_hypnotist, "hypnotise 1", "The cat has already been at Sky this turn."),
    ("why-no-clover", cat_at_2, "clover", "You have no clover."),
    ("why-not-hypnotist", cat_at_alchemist, "hypnotise 1", "You are not the Hypnotist."),
    (
        "why-not-al-ratone",
        lambda: position(ROLES, roles={1: "fool"}, asked="step_in"),
        "step in",
        "You are not Al Ratone.",
    ),
    ("why-card-not-there", arranging, "next clover", "You cannot lay a clover next: this pile has none left."),
    ("why-card-not-there", arranging, "next two", "You cannot lay two cheeses next: this pile has none left."),
    (
        "why-thrown-twice",
        lambda: position(THREE).play("reroll"),
        "reroll",
        "You may not throw again: the dice were already thrown twice this turn.",
    ),
    (
        "why-throw-is-over",
        lambda: position(THREE).play("keep"),
        "reroll",
        "The dice are already settled for this turn.",
    ),
    (
        "why-throw-is-over",
        lambda: position(THREE, dice=["key", "heal"], partner=1),
        "keep",
        "The dice are already settled for this turn.",
    ),
    ("why-not-asked", lambda: position(THREE), "draw A", "That is not what is being asked now."),
    ("why-not-asked", lambda: position(TWO), "partner 2", "That is not what is being asked now."),
    (
        "why-not-asked",
        lambda: position(ROLES, roles={0: "manipulator"}, asked="which_piles"),
        "reroll",
        "That is not what is being asked now.",
    ),
]


@pytest.mark.parametrize("case", CASES)
def test_a_move_that_may_not_be_made_is_refused_with_the_reason_and_changes_nothing(case: Case) -> None:
    assert_is_refused(case)


def test_every_reason_there_is_has_a_case() -> None:
    assert_every_reason_has_a_case("rat_trap", CASES)


@pytest.mark.parametrize("spelling", [TWO, FOUR, "rat_trap(players=2,roles=true)", "rat_trap(players=5,roles=true)"])
def test_whatever_is_not_offered_is_refused_and_changes_nothing(spelling: str) -> None:
    match = load(spelling).new(seed=5)
    luck = blank(Chance)
    seed_with_key(luck, key_from_seed(5))
    for _ in range(60):
        if match.is_over:
            break
        offered = match.moves()
        before = bytes_of(match.record)
        for move in MOVES:
            if move not in offered:
                with pytest.raises(IllegalMove) as refusal:
                    match.play(move)
                assert refusal.value.message.startswith("why-")
                assert str(refusal.value)
        assert bytes_of(match.record) == before
        match.play(offered[draw(luck, len(offered))])
