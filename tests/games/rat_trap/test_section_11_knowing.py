"""Section 11: what you know."""

from __future__ import annotations

import pytest

from rattery.core.teller import Teller
from tests.clauses import clause
from tests.positions import Position, position

FOUR = "rat_trap(players=4)"
TWO = "rat_trap(players=2)"
EYES = (0, 1, 2, 3, None)


def known(table: Position, owner: int) -> dict[int | None, dict[str, int]]:
    """What each pair of eyes knows of a stock."""
    players = table.match.game.players
    return {eye: table.view(eye)["rats"][owner]["known"] for eye in (*range(players), None)}


@clause("11.1")
def test_everybody_knows_his_own_stock_and_how_many_cards_the_others_have() -> None:
    table = position(FOUR, stock={1: ["one", "clover"], 2: ["two"]})
    assert known(table, 1) == {0: {}, 1: {"one": 1, "clover": 1}, 2: {}, 3: {}, None: {}}
    for eye in EYES:
        assert [rat["stock"] for rat in table.view(eye)["rats"]] == [0, 2, 1, 0]


@clause("11.1")
def test_everybody_knows_his_own_role_only() -> None:
    roles = {0: "fool", 1: "alchemist", 2: "hypnotist", 3: "al_ratone"}
    table = position("rat_trap(players=4,roles=true)", roles=roles)
    for eye in EYES:
        seen = {seat: rat["role"] for seat, rat in enumerate(table.view(eye)["rats"])}
        assert seen == {seat: role if seat == eye else None for seat, role in roles.items()}


@clause("11.2")
def test_a_stock_has_no_order_so_the_table_is_the_same_however_it_was_drawn() -> None:
    stocks = ["one", "clover"], ["clover", "one"]
    first, second = (
        position(FOUR, dice=["keys", "heal"], partner=1, piles={"A": [*stock, "trap"]}).play("keep keys", "draw A")
        for stock in stocks
    )
    for eye in EYES:
        assert first.view(eye)["rats"][1] == second.view(eye)["rats"][1]


@clause("11.2")
def test_equal_cards_cannot_be_told_apart() -> None:
    # Seat 3 knows of one clover of two. When seat 1 steals a clover, it may have been the other; nothing tells.
    table = position(
        FOUR, dice=["steal", "heal"], partner=1, stock={2: ["clover", "clover"]}, seen={3: {2: ["clover"]}}
    ).play("keep steal")
    assert known(table, 2)[3] == {}
    assert known(table, 1)[3] == {}


def theft(stock: list[str], card: str, seen: dict[int, list[str]], thiefs: list[str] | None = None) -> Position:
    """Seat 1 steals this card from seat 2, of whose stock the seats have `seen` something."""
    eyes = {eye: {2: cards} for eye, cards in seen.items()}
    stocks = {2: stock} | ({1: thiefs} if thiefs else {})
    table = position(FOUR, dice=["steal", "heal"], partner=1, stock=stocks, seen=eyes)
    return table.play("keep steal", stolen=card)


@clause("11.3")
def test_a_stolen_card_is_seen_by_thief_and_victim_and_by_nobody_else() -> None:
    table = theft(["one", "two"], "two", {})
    assert known(table, 1) == {0: {}, 1: {"two": 1}, 2: {"two": 1}, 3: {}, None: {}}
    assert known(table, 2) == {0: {}, 1: {}, 2: {"one": 1}, 3: {}, None: {}}
    for eye in EYES:
        told = {"seat": 1, "victim": 2} | ({"card": "two"} if eye in (1, 2) else {})
        assert table.happened("stole", seat=eye) == [told]


@clause("11.3")
def test_the_victim_goes_on_knowing_of_the_card_the_thief_has() -> None:
    table = theft(["one", "two"], "two", {}, thiefs=["clover"])
    assert known(table, 1)[2] == {"two": 1}
    assert known(table, 1)[1] == {"two": 1, "clover": 1}


@clause("11.4")
def test_everybody_else_loses_sight_of_the_stock_that_was_robbed() -> None:
    table = theft(["one", "two", "clover"], "one", {0: ["two"], 3: ["two", "clover"]})
    assert known(table, 2) == {0: {}, 1: {}, 2: {"two": 1, "clover": 1}, 3: {}, None: {}}


@clause("11.4")
def test_the_thief_goes_on_knowing_what_else_he_has_seen_there() -> None:
    table = theft(["one", "two", "clover"], "one", {1: ["one", "two"]})
    assert known(table, 2)[1] == {"two": 1}
    table = theft(["one", "two", "clover"], "clover", {1: ["one", "two"]})
    assert known(table, 2)[1] == {"one": 1, "two": 1}


@clause("11.4")
def test_nobody_loses_sight_of_the_thiefs_own_stock() -> None:
    table = position(
        FOUR, dice=["steal", "heal"], partner=1, stock={1: ["clover"], 2: ["one", "two"]}, seen={3: {1: ["clover"]}}
    ).play("keep steal")
    assert known(table, 1)[3] == {"clover": 1}


@clause("11.4")
def test_whoever_knew_a_single_card_knows_it_still_in_its_new_place() -> None:
    table = theft(["two"], "two", {3: ["two"]})
    assert known(table, 1) == {0: {}, 1: {"two": 1}, 2: {"two": 1}, 3: {"two": 1}, None: {}}
    assert known(table, 2) == {0: {}, 1: {}, 2: {}, 3: {}, None: {}}
    assert table.happened("stole", seat=0) == [{"seat": 1, "victim": 2}]


@clause("11.4")
def test_somebody_who_watches_follows_a_single_open_card_too() -> None:
    # Seat 0 stole a card from the third rat, in plain view; now seat 1 steals it.
    table = position(
        TWO, dice=["steal", "heal"], partner=1, stock={0: ["two"]}, seen={1: {0: ["two"]}, 5: {0: ["two"]}}
    ).play("keep steal")
    assert known(table, 1) == {0: {"two": 1}, 1: {"two": 1}, None: {"two": 1}}


@clause("11.4")
def test_somebody_who_watches_loses_sight_like_the_players() -> None:
    table = position(
        TWO, dice=["steal", "heal"], partner=1, stock={0: ["two", "one"]}, seen={1: {0: ["two"]}, 5: {0: ["two"]}}
    )
    table.play("keep steal", stolen="one")
    assert known(table, 0) == {0: {"two": 1}, 1: {"two": 1}, None: {}}
    assert known(table, 1)[None] == {}


@clause("11.5")
def test_a_drawn_trap_is_in_plain_view() -> None:
    table = position(FOUR, dice=["key", "heal"], partner=1, piles={"A": ["trap", "one", "one", "two"]})
    beside = table.view(None)["piles"][0]["traps_shown"]
    table.play("keep key", "draw A")
    for eye in EYES:
        assert table.happened("trap_sprung", seat=eye) == [{"seat": 1, "pile": "A"}]
        assert table.view(eye)["piles"][0]["traps_shown"] == beside + 1


@clause("11.5")
def test_a_stolen_trap_is_in_plain_view_and_the_rest_of_the_stock_stays_as_known_as_it_was() -> None:
    table = position(
        "rat_trap(players=4,roles=true)",
        roles={0: "alchemist", 1: "al_ratone", 2: "fool", 3: "hypnotist"},
        dice=["steal", "heal"],
        partner=1,
        stock={2: ["trap", "trap", "one"]},
        seen={3: {2: ["trap", "one"]}},
    )
    table.play("keep steal", stolen="trap")
    for eye in EYES:
        assert table.happened("stole_trap", seat=eye) == [{"seat": 1, "victim": 2}]
        assert table.happened("fool_exposed", seat=eye) == [{"seat": 2, "traps": 1}]
    assert known(table, 2) == {0: {}, 1: {}, 2: {"one": 1}, 3: {"one": 1}, None: {}}


@clause("11.5")
def test_whoever_knew_of_a_clover_that_is_used_knows_of_one_less() -> None:
    stock = {2: ["clover", "clover", "one"]}
    seen = {0: {2: ["clover", "clover"]}, 1: {2: ["clover", "one"]}, 3: {2: ["one"]}}
    table = position(FOUR, dice=["claws", "heal"], partner=1, stock=stock, seen=seen)
    table.play("keep claws", "claw 2", "clover")
    assert known(table, 2) == {0: {"clover": 1}, 1: {"one": 1}, 2: {"clover": 1, "one": 1}, 3: {"one": 1}, None: {}}
    for eye in EYES:
        assert table.happened("used_clover", seat=eye) == [{"seat": 2}]
        assert table.view(eye)["discard"]["clover"] == 1


@clause("11.6")
def test_what_the_third_rat_draws_is_in_plain_view() -> None:
    table = position(TWO, dice=["key", "heal"], partner=2, third_rat=[1], piles={"A": ["two", "trap", "one"]})
    table.play("draw A")
    assert known(table, 2) == {0: {"two": 1}, 1: {"two": 1}, None: {"two": 1}}
    assert table.happened("drew_openly") == [{"seat": 2, "pile": "A", "card": "two"}]


@clause("11.6")
def test_what_the_third_rat_steals_is_in_plain_view_and_nobody_loses_sight_of_the_rest() -> None:
    table = position(
        TWO,
        dice=["steal", "heal"],
        asked="which_partner",
        third_rat=[3],
        stock={1: ["one", "clover"]},
        seen={0: {1: ["clover"]}},
    )
    table.play("partner 2", stolen="one")
    assert table.happened("stole_openly") == [{"seat": 2, "victim": 1, "card": "one"}]
    assert known(table, 2) == {0: {"one": 1}, 1: {"one": 1}, None: {"one": 1}}
    assert known(table, 1) == {0: {"clover": 1}, 1: {"clover": 1}, None: {}}


@clause("11.6")
def test_what_is_stolen_from_the_third_rat_is_known_to_everybody_in_its_new_place() -> None:
    table = position(TWO, dice=["steal", "heal"], partner=1, stock={1: ["one"], 2: ["two", "clover"]})
    table.play("keep steal", stolen="clover")
    assert known(table, 1) == {0: {"clover": 1}, 1: {"clover": 1, "one": 1}, None: {"clover": 1}}
    assert known(table, 2) == {0: {"two": 1}, 1: {"two": 1}, None: {"two": 1}}


@clause("11.7")
def test_the_manipulator_sees_what_anybody_draws_from_the_two_piles() -> None:
    table = position(
        "rat_trap(players=4,roles=true)",
        roles={3: "manipulator"},
        looked=["A", "C"],
        dice=["keys", "key"],
        partner=1,
        piles={"A": ["two", "one", "trap"], "B": ["one", "trap", "clover", "one"]},
    )
    assert table.view(3)["piles"][0]["cards"] == ["two", "one", "trap"]
    table.play("keep keys", "draw A", "draw B")
    assert known(table, 1) == {0: {}, 1: {"two": 1, "one": 1}, 2: {}, 3: {"two": 1, "one": 1}, None: {}}
    assert known(table, 0) == {0: {"one": 1}, 1: {}, 2: {}, 3: {}, None: {}}
    assert [event.get("card") for event in table.happened("drew", seat=3)] == ["two", "one", None]


@clause("11.7")
def test_the_manipulator_sees_the_fool_keep_a_trap() -> None:
    table = position(
        "rat_trap(players=3,roles=true)",
        roles={0: "alchemist", 1: "fool", 2: "manipulator"},
        dice=["key", "heal"],
        partner=1,
        piles={"A": ["trap", "one", "two"]},
    )
    table.play("keep key", "draw A")
    assert known(table, 1) == {0: {}, 1: {"trap": 1}, 2: {"trap": 1}, None: {}}


@clause("11.8")
def test_the_doors_left_when_a_round_ends_are_not_shown() -> None:
    table = position(FOUR, round=3, dice=["claws", "heal"], partner=1, bandages={2: 2}, stock={0: ["one"]})
    table.play("keep claws", "claw 2")
    assert table.is_over
    for eye in EYES:
        assert all(card is None for pile in table.view(eye)["piles"] for card in pile["cards"])
        assert sum(len(pile["cards"]) for pile in table.view(eye)["piles"]) == 19


@clause("11.8")
def test_at_the_end_everybody_sees_the_stocks_that_were_shown() -> None:
    table = position(FOUR, round=3, dice=["claws", "heal"], partner=1, bandages={2: 2}, stock={0: ["one"], 2: ["two"]})
    table.play("keep claws", "claw 2", "pass")
    for eye in EYES:
        assert table.view(eye)["rats"][0]["known"] == {"one": 1}
        assert table.view(eye)["rats"][2]["lost"] == ({"two": 1} if eye == 2 else {})


def look_alike(one: Position, other: Position, *to: int | None) -> None:
    """Two tables that differ only in what is hidden look alike to these."""
    assert one.asked == other.asked
    for eye in to:
        assert one.view(eye) == other.view(eye)
        assert one.log(eye) == other.log(eye)


@clause("11.9")
@pytest.mark.parametrize("answer", [[], ["pass"]])
def test_being_asked_about_a_clover_does_not_tell_whether_there_is_one(answer: list[str]) -> None:
    one, other = (
        position(FOUR, dice=["claws", "heal"], partner=1, stock={2: [card]}).play("keep claws", "claw 2", *answer)
        for card in ("one", "clover")
    )
    look_alike(one, other, 0, 1, 3, None)


WITH_ROLES = "rat_trap(players=4,roles=true)"


@clause("11.9")
@pytest.mark.parametrize("answer", [[], ["pass"]])
def test_being_asked_to_send_the_cat_on_does_not_tell_who_is_the_hypnotist(answer: list[str]) -> None:
    worlds = (
        {0: "al_ratone", 1: "alchemist", 2: "fool", 3: "hypnotist"},
        {0: "al_ratone", 1: "alchemist", 2: "hypnotist", 3: "fool"},
    )
    one, other = (
        position(WITH_ROLES, roles=roles, dice=["claws", "heal"], partner=1).play("keep claws", "claw 2", *answer)
        for roles in worlds
    )
    look_alike(one, other, 0, 1, None)


@clause("11.9")
def test_being_asked_to_step_in_does_not_tell_who_is_al_ratone() -> None:
    worlds = (
        {0: "alchemist", 1: "al_ratone", 2: "fool", 3: "hypnotist"},
        {0: "alchemist", 1: "hypnotist", 2: "fool", 3: "al_ratone"},
    )
    for passes in range(4):
        one, other = (position(WITH_ROLES, roles=roles).play("keep", *["pass"] * passes) for roles in worlds)
        look_alike(one, other, 0, 2, None)


@clause("11.9")
def test_drawing_does_not_tell_whether_it_was_the_fool_who_drew_a_trap() -> None:
    one, other = (
        position(
            WITH_ROLES,
            roles={0: "alchemist", 1: "fool", 2: "hypnotist", 3: "al_ratone"},
            dice=["key", "heal"],
            partner=1,
            piles={"A": [card, "trap", "one", "two"]},
            discard=["trap"],
        )
        for card in ("trap", "clover")
    )
    look_alike(one.under(1).play("keep key", "draw A"), other.under(1).play("keep key", "draw A"), 0, 2, 3, None)


@clause("11.9")
def test_everybody_sees_who_is_asked_and_what_about() -> None:
    table = position(FOUR, dice=["claws", "heal"], partner=1, stock={2: ["one"]}).play("keep claws", "claw 2")
    for eye in EYES:
        assert (table.view(eye)["decider"], table.view(eye)["question"]) == (2, "use_clover")


@clause("11.10")
def test_somebody_who_only_watches_sees_nothing_hidden() -> None:
    table = position(
        "rat_trap(players=4,roles=true)",
        roles={0: "fool", 1: "alchemist", 2: "hypnotist", 3: "al_ratone"},
        stock={0: ["trap", "one"], 1: ["clover"]},
    )
    view = table.view(None)
    assert all(rat["known"] == {} and rat["role"] is None for rat in view["rats"])
    assert all(card is None for pile in view["piles"] for card in pile["cards"])


@clause("11.10")
def test_looking_at_the_table_changes_nothing() -> None:
    table = position(FOUR, stock={0: ["one"]})
    before = table.bytes
    for eye in EYES:
        table.view(eye)
        table.log(eye)
    assert table.bytes == before


def said_of(table: Position, name: str) -> str:
    """What the button of a move says to the player who decides."""
    (move,) = [each for each in table.match.moves() if str(each) == name]
    seat = table.asked[0]
    assert seat is not None
    return Teller(table.match.game, "en", table.match.names, seat).move(
        move, table.match.position.move_facts(move, seat)
    )


@clause("11.9")
@pytest.mark.parametrize(
    ("role", "said"),
    [("al_ratone", "Do not step in"), ("fool", "Do not step in: you are not Al Ratone, but you are asked")],
)
def test_who_is_asked_although_there_is_one_answer_reads_why(role: str, said: str) -> None:
    table = position("rat_trap(players=4,roles=true)", roles={1: role}, dice=["steal", "heal"], asked="step_in")
    assert table.asked[0] == 1
    assert said_of(table, "pass").startswith(said)
    assert (said_of(table, "pass") == said) == (role == "al_ratone")
