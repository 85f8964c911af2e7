"""The chances of a replay: what the judge thought of every position, told only when all is revealed."""

from __future__ import annotations

import random

import pytest

from rattery.core.box import BoxFile
from rattery.core.packages import game_names
from rattery.server.errors import TooEarly
from rattery.server.store.store import LogEntry, SeatRow, TableRow
from rattery.server.tables.chances import MAX_POINTS, chances, sampled_plies, turning_points
from rattery.server.tables.fold.apply import apply
from rattery.server.tables.state import TableState
from tests.variants import loaded


def begun(name: str) -> TableState:
    players = loaded(name).players
    row = TableRow("t", name, BoxFile.standard(name).data, "07" * 16, None, (SeatRow("person"),) * players, False, 0.0)
    state = TableState(row)
    apply(state, LogEntry(1, "begin", None, {}, None, 0.0))
    return state


@pytest.mark.parametrize("name", game_names())
def test_everybodys_chances_add_up_and_end_with_the_result(name: str) -> None:
    state, luck = begun(name), random.Random(1)
    with pytest.raises(TooEarly):
        chances(state)
    while state.stage != "over":
        seat = state.asked()[0]
        move = luck.choice(state.offered(seat))
        apply(state, LogEntry(state.number + 1, "move", seat, {"move": str(move)}, None, 0.0))
    found = chances(state)
    assert found["plies"][0] == 0
    assert found["plies"][-1] == (0 if state.match is None else state.match.ply)
    assert all(sum(shares) == pytest.approx(1.0, abs=0.01) for shares in found["chances"])
    assert [seat for seat, share in enumerate(found["chances"][-1]) if share] == list(state.position.winners)
    assert set(found["turning"]) <= set(found["plies"])


def test_a_long_match_has_a_bounded_number_of_points() -> None:
    assert sampled_plies(0) == [0]
    assert sampled_plies(5) == [0, 1, 2, 3, 4, 5]
    for plies in (149, 150, 1000, 5001):
        found = sampled_plies(plies)
        assert found[0] == 0
        assert found[-1] == plies
        assert len(found) <= MAX_POINTS + 1


def test_turning_points_are_the_largest_swings_apart_from_each_other() -> None:
    flat = [[0.5, 0.5]] * 5
    assert turning_points(flat) == []
    assert turning_points([*flat, [0.8, 0.2], [0.6, 0.4], *[[0.6, 0.4]] * 4, [0.1, 0.9]]) == [5, 11]
