"""Plain records: the same fields and numbers as the record, and the same view of every game."""

from __future__ import annotations

import random
import struct
from typing import Any

import numpy as np
import pytest

from rattery.core.plain import plain, record_from
from rattery.core.record import Record, Row, blank, bytes_of, duplicate, f64, flag, i8, i16, i64, part, row, u64
from tests.variants import VARIANTS, loaded


class Inner(Record):
    small: int = i8
    large: int = i64
    grid: Row[Row[int]] = row(i8, 2, 3)


class Outer(Record):
    yes: bool = flag
    inner: Inner = part(Inner)
    many: Row[Inner] = row(Inner, 2)
    number: int = u64
    share: float = f64
    row_of: Row[int] = row(i16, 4)


def test_a_plain_copy_has_the_same_numbers_in_the_same_places() -> None:
    thing = blank(Outer)
    thing.yes, thing.number, thing.share = True, 2**64 - 1, 0.25
    thing.inner.small, thing.inner.large = -3, -(2**40)
    thing.many[1].grid[1][2] = 7
    thing.row_of[3] = -9
    copy = plain(thing)
    assert (copy.yes, copy.number, copy.share) == (True, 2**64 - 1, 0.25)
    assert (copy.inner.small, copy.inner.large) == (-3, -(2**40))
    assert [list(line) for line in copy.many[1].grid] == [[0, 0, 0], [0, 0, 7]]
    assert list(copy.row_of) == [0, 0, 0, -9]
    assert type(copy.inner.small) is int
    with pytest.raises(AttributeError):
        copy.typo = 1  # type: ignore[attr-defined]


def test_a_plain_copy_shares_nothing_with_the_record() -> None:
    thing = blank(Outer)
    copy = plain(thing)
    copy.row_of[0] = 5
    thing.inner.small = 4
    assert thing.row_of[0] == 0
    assert copy.inner.small == 0


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_game_looks_the_same_on_a_plain_table(variant: str) -> None:
    """A match computed from plain copies shows what the rules compute from the records; showing it changes nothing."""
    match, luck = loaded(variant).new(seed=11), random.Random(11)
    rules, kind, box = match.game.rules, match.game.kind, match.game.box
    for _ in range(15):
        if match.is_over:
            break
        table: Any = match.record
        eye = luck.choice([*range(match.game.players), kind.spectator])
        before = bytes_of(table)
        assert kind.view(box, table, eye) == kind.view(box, match.position.table, eye)
        offers = match.game.blank_offers()
        rules.legal(box, table, offers)
        assert [move.id for move in match.moves()] == [int(move) for move in np.asarray(offers.ids)[: offers.n]]
        assert match.scores == [int(rules.score(box, table, seat)) for seat in range(match.game.seats)]
        assert kind.question_facts(box, table) == kind.question_facts(box, match.position.table)
        assert bytes_of(table) == before
        for _ in range(1 + luck.randrange(10)):
            if not match.is_over:
                match.play(luck.choice(match.moves()))


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_move_on_a_plain_table_is_the_same_move_on_the_record(variant: str) -> None:
    """Byte for byte, chance and all."""
    match, luck = loaded(variant).new(seed=12), random.Random(12)
    record = duplicate(match.record)
    for _ in range(40):
        if match.is_over:
            break
        move = luck.choice(match.moves())
        match.play(move)
        match.game.rules.play(match.game.box, record, move.id)
        assert bytes_of(match.record) == bytes_of(record)


def test_a_number_that_does_not_fit_is_an_error() -> None:
    copy = plain(blank(Outer))
    copy.inner.small = 200
    with pytest.raises(struct.error):
        record_from(copy, Outer)
