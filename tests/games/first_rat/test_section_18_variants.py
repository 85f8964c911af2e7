"""Section 18: the variants of path and tracks."""

from __future__ import annotations

import rattery
from tests.clauses import clause
from tests.games.first_rat.seeing import mine
from tests.positions import position
from tests.variants import loaded

LOOSE = [
    [9, 8, 7, 7, 5],
    [8, 7, 5, 5, 4],
    [8, 7, 6, 6, 5],
    [10, 8, 7, 7, 6],
    [7, 6, 6, 6, 5],
    [7, 7, 5, 5, 4],
    [9, 7, 6, 5, 4],
    [8, 8, 6, 5, 5],
]


@clause("18.1")
def test_the_variable_path_shuffles_each_letter_among_itself() -> None:
    groups = [(1, 6), (7, 11), (12, 16), (17, 21), (22, 26)]
    printed = loaded("first_rat(players=2)").new(seed=1).view(None)
    orders = set()
    for seed in range(8):
        view = rattery.load("first_rat(players=2,path=variable)").new(seed=seed).view(None)
        for first, last in groups:
            kinds = [
                [(s["colour"], s["gives"], s["amount"]) for s in v["path"][first - 1 : last]] for v in (view, printed)
            ]
            assert sorted(kinds[0]) == sorted(kinds[1])
        for fixed in ("stand", "lamp", "tile"):
            assert [space[fixed] for space in view["path"]] == [space[fixed] for space in printed["path"]]
        assert view["pipes"] == printed["pipes"]
        orders.add(str([space["colour"] for space in view["path"]]))
    assert len(orders) == 8


@clause("18.1")
def test_rats_collect_what_lies_where_they_end_and_lamps_stay_with_the_place() -> None:
    tiles = [2, 1, *range(3, 27)]
    table = position("first_rat(players=2,path=variable)", tiles=tiles, rats={0: [0, 4]}, light={0: 1})
    table.play("A>1")  # the yellow space lies here now, and it is lit
    assert table.moves() == ["B>5", "halt"]
    table.play("halt")
    assert mine(table)["cheese"] == 2


@clause("18.2")
def test_seven_loose_tracks_are_dealt_and_the_rocket_keeps_its_own() -> None:
    dealt = set()
    for seed in range(10):
        tracks = rattery.load("first_rat(players=2,tracks=variable)").new(seed=seed).view(None)["tracks"]
        points = {each["name"]: each["points"] for each in tracks}
        assert points.pop("rocket") == [5, 4, 4, 3, 2]
        assert len(points) == 7
        assert all(each in LOOSE for each in points.values())
        assert len({tuple(each) for each in points.values()}) == 7
        dealt.add(str(points))
    assert len(dealt) == 10
