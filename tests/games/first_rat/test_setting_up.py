"""A table is set up alike whatever lay on it before."""

from __future__ import annotations

import pytest

from tests.dirty_memory import ONES, ZEROS, differences, set_up_on
from tests.variants import loaded


@pytest.mark.parametrize("level", ["easy", "hard"])
@pytest.mark.parametrize("laid", ["standard", "variable"])
def test_a_used_table_is_set_up_like_an_empty_one(level: str, laid: str) -> None:
    variant = f"first_rat(players=1,level={level},path={laid},tracks={laid})"
    assert list(differences(set_up_on(variant, ZEROS), set_up_on(variant, ONES))) == []


def test_together_nobody_minds_what_lies_where_greg_would_sit() -> None:
    found = differences(set_up_on("first_rat(players=3)", ZEROS), set_up_on("first_rat(players=3)", ONES))
    assert {path.partition("[")[0] for path in found} == {"greg_deck", "greg_turned", "greg_seen", "greg_order"}


def test_seats_nobody_sits_on_have_their_rats_in_the_nursery_and_nothing_else() -> None:
    table = set_up_on("first_rat(players=3)", ONES)
    for player in table.players[3:]:
        assert list(player.rats) == [-1] * 4
        assert (player.cheese, player.mouldy, player.bolts, player.light, player.turns) == (0, 0, 0, 0, 0)
        assert (player.drinks, player.drinks_taken, player.caps, player.comics) == (0, 0, 0, 0)
        assert [*player.powers, *player.stock, *player.backpacks, *player.pipes_used] == [0] * (4 + 4 + 5 + 5)


@pytest.mark.parametrize("players", [1, 4])
def test_what_everybody_is_told_when_a_game_begins(players: int) -> None:
    match = loaded(f"first_rat(players={players})").new(seed=2)
    told = [{"event": "began", "seat": match.view(None)["first"]}, {"event": "round_began", "number": 1}]
    assert [dict(event) for event in match.events(None)] == told
