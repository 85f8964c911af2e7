"""What a pair of eyes observes, number for number."""

from __future__ import annotations

from rattery.games.first_rat.parts import BOXES, GREG_CARDS, RATS, SPACES, SPECTATOR, TRACKS
from rattery.games.first_rat.rules.schema import (
    GREG_AT,
    PATH_AT,
    PER_PLAYER,
    PER_TRACK,
    PLAYERS_AT,
    STANDS_AT,
    TRACKS_AT,
    TURN,
)
from tests.games.observations import observed, whole
from tests.positions import Position, position

FREE, BLOCKED, SPARE, BESIDE = -1, -2, -3, -1


def player(row: list[int], seat: int) -> list[int]:
    return row[PLAYERS_AT + seat * PER_PLAYER : PLAYERS_AT + (seat + 1) * PER_PLAYER]


def track(row: list[int], name: str) -> list[int]:
    at = TRACKS_AT + TRACKS.index(name) * PER_TRACK
    return row[at : at + PER_TRACK]


def in_the_middle() -> Position:
    """Seat 1 has moved a rat to Zippy, has drunk, and is asked what to take there."""
    table = position(
        "first_rat(players=3)",
        active=1,
        first=2,
        last_round=6,
        rats={0: [20], 1: [11, 0], 2: ["aboard", 3]},
        powers={(1, "B"): ["sprinter", "night_eye"]},
        cheese={0: 2, 1: 4},
        mouldy={2: 1},
        materials={1: {"can": 1, "calculator": 2}},
        bolts={2: 1},
        light={1: 16},
        burrow={1: "b3"},
        backpacks={1: ["yellow"]},
        drinks={1: 1},
        caps={1: ["cockpit"]},
        marks=[(1, "food"), (0, "food")],
        used={1: {2: 3}},
        turns={0: 4, 1: 4, 2: 5},
        harry=["blue", "white"],
        zippy=2,
        crow=["rocket", "food"],
        library=["plumber", "haggler"],
    )
    return table.play("A>15", "drink")


def test_the_turn_as_everybody_sees_it() -> None:
    table = in_the_middle()
    assert table.question == "what_to_take"
    row = observed(table, 1)
    turn = [5, 6, 0, 10, 0, 0, 1, 7, 1, 0, 1, 0, 15, 1, 0, 0, -1, 1, 3, 15]
    assert row[:TURN] == turn
    assert row[TURN:STANDS_AT] == [0, 0, 0, 0, 10, 0, 0], (
        "two, one for the light, two for the backpack, and all of it twice"
    )
    assert observed(table, 2)[4:7] == [2, 2, 0]
    assert observed(table, SPECTATOR)[4:7] == [1, 1, 2]


def test_stands_and_path() -> None:
    row = observed(in_the_middle(), 0)
    assert row[STANDS_AT:PATH_AT] == [2, 1 | 1 << 6, 1 << 1 | 1 << 4, 1, 0, 0, 0, 1]
    assert row[PATH_AT:TRACKS_AT] == list(range(1, SPACES + 1))


def test_tracks_from_where_one_sits() -> None:
    table = in_the_middle()
    points = [int(number) for number in table.box.tracks[TRACKS.index("food")]]
    assert track(observed(table, 1), "food") == [*points, 0, 2, FREE, BLOCKED, BESIDE, *[0] * 5]
    assert track(observed(table, 0), "food") == [*points, 1, 0, FREE, BLOCKED, BESIDE, *[0] * 5]
    crowded = position("first_rat(players=3)", marks=[(2, "food")] * 4 + [(1, "food")] * 2)
    assert track(observed(crowded, 1), "food") == [*points, 1, 1, 1, BLOCKED, BESIDE, 2, 1, 0, 0, 0]


def test_a_player_from_the_points_to_the_pipes() -> None:
    table = in_the_middle()
    row = observed(table, 2)
    points = table.scores
    mine = [points[1], 14, 0, 0, 16, 9, 8, 0, 2, 1 << 6 | 1 << 8, 5, 1]
    assert player(row, 2) == [*mine, 15, 0, -1, -1, 0, 5, 0, 0, 0, 0, 1, 2, 0, 1, 0, 0, 0, 0, 3, 0, 0, 0]
    assert player(row, 0)[:7] == [points[2], 0, 1, 1, 0, 1, 10]
    assert player(row, 0)[12 : 12 + RATS] == [28, 3, -1, -1]
    assert row[PLAYERS_AT + 3 * PER_PLAYER :] == [0] * 2 * PER_PLAYER, "nobody sits there"


def test_together_there_is_no_greg() -> None:
    assert observed(in_the_middle(), 0)[GREG_AT:PLAYERS_AT] == [0] * len(GREG_CARDS)


def test_gregs_cards_and_his_spare_markers() -> None:
    table = position("first_rat(players=1)", turned=["A2", "B1"], seen=["A5"], spare={"cockpit": 3, "lights": 5})
    row = observed(table, 0)
    known = {"A2": 2, "B1": 2, "A5": 1}
    assert row[GREG_AT:PLAYERS_AT] == [known.get(card, 0) for card in GREG_CARDS]
    assert track(row, "cockpit")[BOXES : 2 * BOXES] == [FREE, BLOCKED, SPARE, BLOCKED, 2]
    assert track(row, "lights")[BOXES : 2 * BOXES] == [FREE, BLOCKED, FREE, BLOCKED, 4]
    assert player(row, 1)[12 : 12 + RATS] == [8, 5, 1, 0]


def test_the_path_and_the_tracks_as_they_were_dealt() -> None:
    table = position("first_rat(players=2,path=variable,tracks=variable)")
    row, s, box = observed(table, 0), table.table, table.box
    assert row[PATH_AT:TRACKS_AT] == [int(tile) for tile in s.tiles[1:]]
    for number, name in enumerate(TRACKS):
        assert track(row, name)[:BOXES] == [int(points) for points in box.tracks[int(s.tracks[number].card)]]


def test_the_end() -> None:
    table = position("first_rat(players=2)", active=1, last_round=5, rats={1: [5]}).play("A>6", "end")
    assert table.is_over
    assert observed(table, 1)[:7] == [5, 5, 1, 0, -1, 0, 1]


def test_what_the_spaces_ahead_would_give_each_rat() -> None:
    table = position(
        "first_rat(players=2)", active=0, rats={0: [3, 5], 1: [4, 9]}, light={0: 30}, materials={0: {"can": 1}}
    )
    game = table.match.game
    seen = game.schema.read(whole(table, 0))
    ahead = [table.box.spaces[space] for space in range(4, 9)]
    assert seen["own.to_pad"].tolist() == [24, 22, -1, -1]
    assert seen["own.colour_ahead"][0].tolist() == [
        -1 if place == 5 else int(space.colour) for place, space in enumerate(ahead, 4)
    ], "a rat of one's own stands on 5"
    lit = [
        int(space.amount) + (1 if table.box.spaces[place].first_lamp <= 30 else 0)
        for place, space in enumerate(ahead, 4)
    ]
    assert seen["own.gain_ahead"][0].tolist() == [0 if place == 5 else gain for place, gain in enumerate(lit, 4)]
    assert seen["own.toll_ahead"][0].tolist()[0] == 1
    assert seen["own.colour_ahead"][2].tolist() == [-1] * 5
    lacking = [sum(map(int, table.box.costs[part])) - min(1, int(table.box.costs[part][2])) for part in range(3)]
    assert seen["missing"].tolist() == lacking
    assert seen["progress.on_path"].tolist()[:2] == [2, 2]
