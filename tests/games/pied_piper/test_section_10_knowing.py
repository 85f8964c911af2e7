"""Section 10: what you know."""

from __future__ import annotations

from rattery.games.pied_piper.parts import CARDS
from tests.clauses import clause
from tests.games.pied_piper.positions import hand
from tests.positions import position, table_of

FOUR = "pied_piper(players=4)"
ROW = ["red", "blue", "black", "yellow"]


@clause("10.1")
def test_everybody_sees_the_own_hand_and_of_the_others_only_how_many_cards() -> None:
    table = position(FOUR, hands={0: ["melody", "melody", "sewer", "back1"]})
    for seat in range(4):
        for owner, player in enumerate(table.view(seat)["players"]):
            assert player["hand_size"] == 4
            assert player["hand"] == (hand(table, owner) if owner == seat else None)


@clause("10.1")
def test_a_drawn_card_is_told_to_whoever_drew_it_alone() -> None:
    table = position(FOUR, hands={0: ["sewer", "sewer"]}, next_drawn=["melody", "back1"])
    table.play("lay sewer 1", "lay sewer 2")
    assert table.happened("drew", 0) == [{"seat": 0, "card": "melody"}, {"seat": 0, "card": "back1"}]
    for seat in (1, 2, 3, None):
        assert table.happened("drew", seat) == [{"seat": 0}, {"seat": 0}]


@clause("10.2")
def test_all_else_lies_open_to_everybody() -> None:
    table = position(FOUR, row=ROW, under={1: ["melody"]}, discard=["sewer", "back1"], counters={2: 3})
    views = [table.view(seat) for seat in (0, 1, 2, 3, None)]
    for view in views:
        view.pop("players")
        assert view == views[0]
    assert views[0]["discard"] == {"back1": 1, "sewer": 1}
    assert views[0]["row"][0]["cards"] == [{"card": "melody", "face_down": False, "seat": 3}]


@clause("10.3")
def test_when_the_deck_is_made_anew_nobody_imagines_in_it_what_is_not() -> None:
    """All melodies are in hands at the shuffle: no deck imagined by anybody has one, and nobody who drew since has."""
    hands = {seat: ["melody", "sewer", "sewer", "back1"] for seat in range(4)}
    table = position(FOUR, row=ROW, hands=hands, under={4: ["melody"]}, deck=[])
    table.play("lay sewer 1", "lay sewer 2")
    for seat in (0, 1, 2, 3, None):
        for seed in range(60):
            world = table.match.imagine(seat, seed)
            assert int(table_of(world).action_deck[CARDS.index("melody")]) == 0
            drawn_at_most = int(table_of(world).players[0].hand[CARDS.index("melody")])
            assert drawn_at_most <= 2  # of the two cards seat 0 had left


@clause("10.3")
def test_what_is_laid_after_the_shuffle_is_traced_back_to_the_hand_it_was_in() -> None:
    """All melodies are out of the new deck. When seat 1 lays one, it had it before; afterwards it may have had two more."""
    hands = {0: ["sewer"] * 4, 1: ["melody", "sewer", "back1", "back1"], 2: ["melody", "melody", "melody", "back1"]}
    table = position(FOUR, row=ROW, hands=hands, deck=[], under={4: ["melody"]})
    table.play("lay sewer 1", "lay sewer 2", "lay melody 3", "lay back1 4")
    melody, held = CARDS.index("melody"), set()
    for seed in range(100):
        world = table_of(table.match.imagine(3, seed))
        assert int(world.action_deck[melody]) == 0
        assert int(world.players[1].held[melody]) == int(world.players[1].hand[melody]) + 1
        held.add(int(world.players[1].hand[melody]))
    assert held == {0, 1, 2}  # of four cards it has laid two, and drawn two from a deck without any


@clause("10.4")
def test_a_spectator_sees_no_hand() -> None:
    table = position(FOUR)
    assert [player["hand"] for player in table.view(None)["players"]] == [None] * 4
