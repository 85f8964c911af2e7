"""Section 2: setting up a round."""

from __future__ import annotations

from collections import Counter

from rattery import load
from tests.clauses import clause
from tests.games.ratjack.positions import hand, row
from tests.positions import Position, position

THREE = "ratjack(players=3)"


def fresh(spelling: str = THREE, seed: int = 1) -> Position:
    return Position(load(spelling).new(seed=seed))


def hide(table: Position) -> Position:
    """Everybody hides the first card on offer."""
    while table.question == "first_hidden":
        table.play(table.moves()[0])
    return table


def ratjack(**what_matters: object) -> Position:
    """Seat 0 lays the card that makes 25."""
    return position(THREE, hands={0: ["r5", "r1"]}, rows={0: ["r12", "r8"], 1: ["?r3"]}, **what_matters).play(
        "up rats-5"
    )


@clause("2.1")
def test_tokens_are_thrown_and_each_side_comes_as_often_as_the_other() -> None:
    game = load(THREE)
    games = [game.new(seed=seed).view(None)["reserve"] for seed in range(200)]
    shown = Counter(face for reserve in games for face in reserve)
    assert len(shown) == 12
    assert all(60 < count < 140 for count in shown.values())


@clause("2.1")
def test_tokens_keep_their_side_in_a_round_and_are_thrown_anew_for_the_next() -> None:
    sides = set()
    for seed in range(6):
        table = position(THREE, hands={0: ["r5", "r1"]}, rows={0: ["r12", "r8"], 1: ["?r3"]}).under(seed)
        before = int(table.table.sides)
        table.play("down rats-1")
        assert table.table.sides == before
        table = ratjack_under(seed)
        sides.add(int(table.table.sides))
    assert len(sides) > 1


def ratjack_under(seed: int) -> Position:
    table = position(THREE, hands={0: ["r5", "r1"]}, rows={0: ["r12", "r8"], 1: ["?r3"]})
    return table.under(seed).play("up rats-5")


@clause("2.2")
def test_everybody_gets_two_cards_and_the_next_begins_the_discard_pile() -> None:
    view = fresh().view(None)
    assert [len(player["hand"]) for player in view["players"]] == [2, 2, 2]
    assert view["deck"]["cards"] == 24 - 6 - 1
    assert len(view["discard"]) == 1
    assert view["discard"][0] is not None


@clause("2.3")
def test_everybody_lays_one_card_face_down_and_keeps_the_other() -> None:
    table = fresh()
    held = {seat: hand(table, seat) for seat in range(3)}
    hide(table)
    for seat in range(3):
        kept = hand(table, seat)[:1] if seat != table.table.active else hand(table, seat)
        assert len(row(table, seat)) == 1
        assert row(table, seat)[0].lstrip("?") in held[seat]
        assert row(table, seat, (seat + 1) % 3) == ["??"]
        assert Counter([row(table, seat)[0].lstrip("?"), *kept]) >= Counter(held[seat])


@clause("2.4")
def test_nobody_sees_what_another_has_chosen_or_whether_he_has() -> None:
    table = fresh()
    views, logs = {eye: table.view(eye) for eye in (1, 2, None)}, table.log(None)
    table.play(table.moves()[0])
    assert table.asked == (1, "first_hidden")
    assert {eye: table.view(eye) for eye in (2, None)} == {eye: views[eye] for eye in (2, None)}
    assert table.view(1) == views[1] | {"decider": 1}, "that he is asked himself is all he sees"
    assert table.log(None) == logs
    assert table.view(0)["players"][0]["hiding"] is not None
    assert table.view(1)["players"][0]["hiding"] is None


@clause("2.4")
def test_the_choice_is_asked_for_even_if_both_cards_are_the_same() -> None:
    game, match = load("ratjack"), None
    for seed in range(400):
        match = game.new(seed=seed)
        if len(match.moves()) == 1:
            break
    assert match is not None
    assert (match.turn, match.question, len(match.moves())) == (0, "first_hidden", 1)


@clause("2.5")
def test_the_first_player_is_drawn_at_random_and_turns_go_clockwise() -> None:
    firsts = Counter(int(fresh(seed=seed).table.active) for seed in range(90))
    assert set(firsts) == {0, 1, 2}
    assert min(firsts.values()) > 15
    table = position(THREE, active=2, hands={2: ["r5", "r1"]}).play("down rats-1")
    assert table.turn == 0


@clause("2.6")
def test_who_was_awarded_the_last_point_begins_the_next_round() -> None:
    assert ratjack().table.active == 0
    rows = {0: ["r12", "r10"], 1: ["r11", "r8", "r4"], 2: ["?r2"]}
    table = position(THREE, hands={0: ["r9", "r1"]}, rows=rows).play("up rats-9", "card 0.1", "card 1.2")
    assert table.scores == [1, 0, 1], "a point for sending seat 1 out, then one for the last one left"
    assert table.table.active == 2


@clause("2.6")
def test_a_point_for_somebody_who_went_out_counts_unless_a_later_award_follows() -> None:
    table = position("ratjack(players=2)", hands={0: ["r11", "r1"]}, rows={1: ["r12", "r9"]}, faces=["+10"])
    table.play("up rats-11", "token +10", "card 1.1")
    assert table.scores == [2, 0], "one for the opponent, one for being the last one left"
    assert table.table.active == 0


@clause("2.7")
def test_of_several_the_active_player_begins_else_the_next_clockwise() -> None:
    rows = {0: ["r11"], 1: ["r11"], 2: ["?r12"]}
    table = position("ratjack(players=3)", rows=rows, hands={0: ["r3"]}, deck=["r1"], deck_size=1, discard=["r5"])
    table.play("draw deck", "down rats-1")
    assert (table.scores, table.table.active) == ([1, 1, 0], 0)
    rows = {0: ["r2"], 1: ["r11"], 2: ["r11"]}
    table = position("ratjack(players=3)", rows=rows, hands={0: ["r3"]}, deck=["r1"], deck_size=1, discard=["r5"])
    table.play("draw deck", "down rats-1")
    assert table.happened("highest") == [
        {"seat": 1, "total": 11, "points": 1},
        {"seat": 2, "total": 11, "points": 1},
    ]
    assert table.table.active == 1
