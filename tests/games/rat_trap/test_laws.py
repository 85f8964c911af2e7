"""The checker checks: a table corrupted in one way breaks the law about it, and a sound one breaks none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rattery.core.record import duplicate
from rattery.games.rat_trap.parts import CLOVER, FOOL, NO_ROLE, ONE, SPECTATOR, TRAP
from rattery.games.rat_trap.rules import LAWS, check
from rattery.games.rat_trap.rules.table import QUESTIONS
from tests.positions import box_of, table_of
from tests.variants import loaded


def set_to(path: str, value: int) -> Callable[[Any], None]:
    """Corrupt one field: `players[0].bandages`."""

    def corrupt(s: Any) -> None:
        exec(f"s.{path} = {value}", {"s": s})  # noqa: S102

    return corrupt


def conjure_a_card(s: Any) -> None:
    s.players[0].stock[ONE] += 1
    s.players[0].sights[0][ONE] += 1


def turn_a_door_into_another(s: Any) -> None:
    top = s.piles[0].left - 1
    s.piles[0].cards[top] = (s.piles[0].cards[top] + 1) % 4


def give_a_trap_to_someone_sane(s: Any) -> None:
    """From a pile, so that no door is lost."""
    seat = 0 if s.players[0].role != FOOL else 1
    pile = next(pile for pile in s.piles[:3] if TRAP in pile.cards[: pile.left])
    place = pile.cards[: pile.left].tolist().index(TRAP)
    pile.cards[place] = pile.cards[pile.left - 1]
    pile.left -= 1
    s.players[seat].stock[TRAP] += 1
    for eye in (seat,):
        s.players[seat].sights[eye][TRAP] += 1


def deal_a_role_twice(s: Any) -> None:
    s.players[1].role = s.players[0].role


def lose_the_third_rats_first_card(s: Any) -> None:
    """Another one lies there twice."""
    cards = s.third_rat_deck
    cards[cards.tolist().index(0)] = 1


CORRUPTIONS = [
    (1, conjure_a_card),
    (1, turn_a_door_into_another),
    (1, set_to("discard[0]", 3)),
    (1, set_to("undealt[2]", 1)),
    (1, set_to("piles[1].left", 2)),
    (3, set_to(f"players[1].sights[0][{CLOVER}]", 9)),
    (3, set_to(f"players[1].sights[{SPECTATOR}][{CLOVER}]", -1)),
    (5, give_a_trap_to_someone_sane),
    (6, set_to("players[0].role", NO_ROLE)),
    (6, set_to("players[2].role", FOOL)),
    (6, deal_a_role_twice),
    (7, set_to("players[0].bandages", 4)),
    (7, set_to("players[0].bandages", -1)),
    (7, set_to("players[0].bandages", 3)),
    (7, set_to("players[1].out", 1)),
    (8, set_to("third_rat_deck[0]", 6)),
    (8, lose_the_third_rats_first_card),
    (8, set_to("third_rat_turned", 7)),
    (8, set_to("third_rat_turned", -1)),
    (9, set_to("decider", -1)),
    (9, set_to("decider", 2)),
    (9, set_to("asked", 0)),
    (9, set_to("asked", len(QUESTIONS))),
    (9, set_to("over", 1)),
    (10, set_to("piles[0].traps_shown", 4)),
]


@pytest.mark.parametrize(("law", "corrupt"), CORRUPTIONS)
def test_a_corrupted_table_breaks_the_law(law: int, corrupt: Callable[[Any], None]) -> None:
    match = loaded("rat_trap(players=2,roles=true)").new(seed=3)
    s = duplicate(table_of(match))
    assert check(box_of(match.game), s) == 0
    corrupt(s)
    assert check(box_of(match.game), s) == law, LAWS[law]


def test_a_pile_outside_its_size_breaks_the_law() -> None:
    """More doors than five cannot be reached without losing one first, so the count law is satisfied by hand."""
    match = loaded("rat_trap(players=3)").new(seed=3)
    s = duplicate(table_of(match))
    for kind in s.piles[0].cards:
        s.discard[kind] += 1
    s.piles[0].left = -1
    assert check(box_of(match.game), s) == 2


def test_an_owner_who_does_not_know_his_stock_breaks_the_law() -> None:
    match = loaded("rat_trap(players=3)").new(seed=3)
    s = duplicate(table_of(match))
    top = s.piles[0].left - 1
    s.players[0].stock[s.piles[0].cards[top]] += 1
    s.piles[0].left -= 1
    assert check(box_of(match.game), s) == 4


def test_every_law_is_tested() -> None:
    assert {law for law, _ in CORRUPTIONS} | {0, 2, 4} == set(range(len(LAWS)))
