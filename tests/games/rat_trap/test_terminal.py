"""The table of Rat Trap in the terminal: doors and cards as far as they are known, dice, roles, the third rat."""

from __future__ import annotations

import random

import rattery
from rattery.cli.terminal.story import Story
from rattery.core.merged_view import merged_view
from rattery.games.rat_trap import terminal as rat_trap
from tests.cli.sessions import printed


def table_of(match: rattery.Match, seat: int, width: int = 80) -> str:
    return printed(rat_trap.table(match.view(seat), Story(match, "en"), seat, width, is_roomy=False), width)


def test_piles_show_the_doors_one_knows_and_the_backs_of_the_others() -> None:
    match = rattery.load("rat_trap(players=3,roles=true)").new(seed=4)
    match.play("look A B")
    own, others = table_of(match, 0), table_of(match, 1)
    signs = {"trap": "✗", "one": "1", "two": "2", "clover": "♣"}
    for pile in match.view(0)["piles"][:2]:
        assert "".join(signs[card] for card in pile["cards"]) in own.replace("▏", "")
    assert others.count("▕▕▕▕▕") == 3
    assert own.count("▕▕▕▕▕") == 1
    assert "▏" in own, "what is laid is set apart from what is still to be laid"


def test_dice_say_whose_they_are_once_they_are_shared() -> None:
    match = rattery.load("rat_trap(players=3)").new(seed=5)
    view = match.view(1) | {"dice": ["keys", "claws"], "active": 1, "partner": 2, "partners_die": "claws"}
    drawn = printed(rat_trap.table(view, Story(match, "en"), 1, 80, is_roomy=False)).splitlines()
    upper, faces, lower = drawn[1:4]
    assert "│ 2 keys │" in faces
    assert faces.index("2 keys") < lower.index("▲") < faces.index("claws") < lower.index("■")
    assert upper


def rat_row(changes: dict[str, object]) -> str:
    """The line of seat 0 with these things changed in its view."""
    match = rattery.load("rat_trap(players=3,roles=true)").new(seed=4)
    view = match.view(1)
    view["rats"][0] |= changes
    return next(
        line for line in printed(rat_trap.table(view, Story(match, "en"), 1, 80, False)).splitlines() if "Ochre" in line
    )


def test_a_stock_shows_the_cards_one_knows_of_and_counts_the_rest() -> None:
    assert "1 1 ♣ ▕ ▕" in rat_row({"stock": 5, "known": {"clover": 1, "one": 2}})
    assert "2×8  ▕×4" in rat_row({"stock": 12, "known": {"two": 8}}), "many cards are counted"
    assert "·" in rat_row({"stock": 0, "known": {}})


def test_a_rat_that_is_out_shows_what_one_knows_it_lost() -> None:
    assert "out lost ♣ ✗" in rat_row({"out": True, "stock": 0, "known": {}, "lost": {"trap": 1, "clover": 1}})


def test_roles_are_told_as_far_as_they_are_known() -> None:
    assert "the Fool" in rat_row({"role": "fool", "role_shown": True})
    assert "(the Fool)" in rat_row({"role": "fool", "role_shown": False})
    assert "?" in rat_row({"role": None, "role_shown": False})


def test_bandages_are_counted_and_danger_is_told() -> None:
    assert "✚✚ " in rat_row({"bandages": 2})
    match = rattery.load("rat_trap(players=3)").new(seed=5)
    view = match.view(0) | {"threatened": 2}
    assert "in danger" in printed(rat_trap.table(view, Story(match, "en"), 0, 80, False))


def test_the_third_rats_card_is_shown_with_its_order() -> None:
    match, luck = rattery.load("rat_trap(players=2)").new(seed=1), random.Random(1)
    while not match.view(None)["third_rat"]["turned"]:
        match.play(luck.choice(match.moves()))
    card = match.view(None)["third_rat"]["turned"][-1]
    drawn = table_of(match, 0)
    labels = {"key": "1 key", "keys": "2 keys"}
    assert " › ".join(labels.get(action, action) for action in card["order"]) in drawn
    assert ("▶" if card["decides"] == "active" else "◀") in drawn
    assert "5 cards left" in drawn


def test_opened_views_show_all_that_somebody_knows() -> None:
    match, luck = rattery.load("rat_trap(players=3,roles=true)").new(seed=4), random.Random(2)
    for _ in range(25):
        views = [match.view(seat) for seat in range(3)]
        together = merged_view(match.game.kind, views)
        for seat in range(3):
            assert together["rats"][seat] == views[seat]["rats"][seat]
        for place, pile in enumerate(together["piles"]):
            for door, card in enumerate(pile["cards"]):
                assert {view["piles"][place]["cards"][door] for view in views} <= {card, None}
        match.play(luck.choice(match.moves()))
