"""What a pair of eyes observes, number for number."""

from __future__ import annotations

from rattery.games.rat_trap.parts import KINDS, MAX_RATS, SPECTATOR
from rattery.games.rat_trap.rules.schema import PER_PILE, PER_RAT, SHARED
from tests.games.observations import observed, whole
from tests.games.rat_trap.test_section_09_roles import manipulation
from tests.positions import position

PILES = SHARED + KINDS
RATS = PILES + MAX_RATS * PER_PILE


def rat(row: list[int], seat: int) -> list[int]:
    return row[RATS + seat * PER_RAT : RATS + (seat + 1) * PER_RAT]


def test_piles_and_rats_that_are_not_there_are_nothing() -> None:
    row = observed(position("rat_trap(players=3)"), 1)
    assert row[PILES + 3 * PER_PILE : RATS] == [0] * 2 * PER_PILE
    assert row[RATS + 3 * PER_RAT :] == [0] * 2 * PER_RAT


def test_the_round_and_whether_it_is_an_extra_one() -> None:
    assert observed(position("rat_trap(players=3,ties=extra_round)", round=3), 0)[:3] == [3, 0, 0]
    extra = position("rat_trap(players=3,ties=extra_round)", round=4, extra_round=True, points={0: 4, 2: 4})
    assert observed(extra, 0)[:3] == [4, 1, 0]


def test_that_the_game_is_over_and_who_is_out() -> None:
    table = position(
        "rat_trap(players=4)",
        dice=["claws", "heal"],
        partner=1,
        bandages={0: 1, 3: 2},
        stock={1: ["one", "two"]},
        points={1: 2},
        round=3,
    )
    row = observed(table.play("keep claws", "claw 3"), 1)
    assert row[:5] == [3, 0, 1, 0, -1]
    assert rat(row, 0) == [5, 0, 0, 0, 2, 0, -1, 0, 0, 1, 1, 0], "seat 1, who looks"
    assert rat(row, 2) == [0, 3, 1, 1, 0, 0, -1, 0, 0, 0, 0, 0], "seat 3"
    assert rat(row, 3) == [0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0], "seat 0"


def test_who_only_watches_counts_from_the_first_seat() -> None:
    table = position("rat_trap(players=5)", active=3, asked="which_partner", stock={2: ["one"]}, points={2: 3})
    row = observed(table, SPECTATOR)
    assert row[4:7] == [3, 3, -1]
    assert rat(row, 2) == [3, 0, 0, 0, 1, 0, -1, 0, 0, 0, 0, 0]


def test_how_far_the_manipulator_has_arranged_the_piles() -> None:
    """Whoever lays a card where it lies already changes nothing but this."""
    table = manipulation()
    assert observed(table, 2)[16:18] == [-1, 0]
    rows = []
    table.play("look A B")
    while table.question == "what_next":
        rows.append(observed(table, 2))
        table.play(table.moves()[0])
    assert [row[16:18] for row in rows] == [[0, 0], [0, 1], [0, 2], [0, 3], [1, 4], [1, 5], [1, 6], [1, 7]]
    assert observed(table, 2)[16:18] == [-1, 0]


def test_what_is_hidden_and_what_everybody_stands_to_have() -> None:
    """Three traps lie open, seat 1 knows two cards of its own; the rest of the 20 doors is hidden from it."""
    table = position(
        "rat_trap(players=4)", stock={1: ["one", "clover"], 2: ["two"]}, bandages={2: 2}, points={2: 3}, active=0
    )
    seen = table.match.game.schema.read(whole(table, 1))
    doors = [int(number) for number in table.box.doors]
    discarded = seen["discard"].tolist()
    own = [0, 1, 0, 1]
    assert seen["unseen"].tolist() == [a - b - c for a, b, c in zip(doors, discarded, own, strict=True)]
    assert seen["standing.lives"].tolist()[:4] == [3, 1, 3, 3]
    assert seen["standing.hidden_stock"].tolist()[:4] == [0, 1, 0, 0]
    assert seen["standing.stock_points"].tolist()[:4] == [1, 0, 0, 0]
    assert seen["standing.in_all"].tolist()[:4] == [1, 3, 0, 0]
    assert int(seen["look.hidden"].sum()) + 1 == sum(seen["unseen"].tolist())
    assert [int(seen[name]) for name in ("players", "with_roles", "with_extra_round")] == [4, 0, 0]


def test_everybody_remembers_who_has_looked_at_a_door() -> None:
    table = manipulation().play("look A B")
    schema = table.match.game.schema
    mine, theirs = (schema.read(whole(table, eye))["door_known_to"] for eye in (2, 0))
    assert mine[:3].tolist() == [[1] * 5, [1] * 5, [0] * 5]
    assert theirs[:3].tolist() == [[4] * 5, [4] * 5, [0] * 5], "the Manipulator sits two seats to the left of seat 0"
