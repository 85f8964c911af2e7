"""A table is set up alike whatever lay on it before."""

from __future__ import annotations

import pytest

from tests.dirty_memory import ONES, ZEROS, differences, set_up_on
from tests.variants import loaded

# Places where no card lies yet, and how a game that has not ended did.
NOT_YET = ("pile[", "players.row[", "ended_by")


@pytest.mark.parametrize(
    ("variant", "empty_seats"), [("ratjack(players=3,memory_aid=false)", ["3"]), ("ratjack(players=4)", [])]
)
def test_a_used_table_is_set_up_like_an_empty_one(variant: str, empty_seats: list[str]) -> None:
    found = differences(set_up_on(variant, ZEROS), set_up_on(variant, ONES))
    rest = [path for path in found if not path.startswith(NOT_YET)]
    assert rest == [f"players.hand[{seat}][{place}]" for seat in empty_seats for place in range(2)]


def test_seats_nobody_sits_on_have_nothing() -> None:
    table = set_up_on("ratjack(players=2)", ONES)
    for player in table.players[2:]:
        assert (player.points, player.out, player.chosen, player.in_hand, player.in_row) == (0, False, -1, 0, 0)


@pytest.mark.parametrize("eye", [0, 1, 2, None])
def test_what_everybody_is_told_when_a_game_begins(eye: int | None) -> None:
    """Who begins, the tokens as they fell, the cards one after another, one's own among them, and the pile."""
    match = loaded("ratjack(players=3)").new(seed=2)
    view = match.view(eye)
    hands = [list(player["hand"]) for player in view["players"]]
    dealt = [{"event": "dealt", "seat": seat, "card": hands[seat][turn]} for turn in range(2) for seat in range(3)]
    assert [dict(event) for event in match.events(eye)] == [
        {"event": "round_began", "number": 1, "seat": view["active"]},
        *({"event": "token_thrown", "token": token} for token in view["reserve"]),
        *({name: fact for name, fact in event.items() if fact is not None} for event in dealt),
        {"event": "pile_begun", "card": view["discard"][0]},
    ]
    assert [all(hand) for hand in hands] == [seat == eye for seat in range(3)]
