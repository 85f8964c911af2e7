"""Records: the layout in memory is the one declared."""

from __future__ import annotations

import pytest

from rattery.core.record import (
    Record,
    Row,
    array_of,
    blank,
    blanks,
    bytes_of,
    duplicate,
    flag,
    i8,
    i16,
    part,
    record_of,
    row,
)


class Coin(Record):
    worth: int = i16


class Purse(Record):
    is_open: bool = flag
    owner: int = i16
    best: Coin = part(Coin)
    coins: Row[Coin] = row(Coin, 3)
    counts: Row[Row[int]] = row(i8, 2, 4)


def test_fields_rows_and_records_inside_can_be_read_and_written() -> None:
    purse = blank(Purse)
    purse.owner = 4
    purse.coins[2].worth = 50
    purse.best.worth = 20
    purse.counts[1][3] += 2
    purse.is_open = True
    assert (purse.owner, purse.coins[2].worth, purse.best.worth, purse.counts[1][3]) == (4, 50, 20, 2)
    assert [coin.worth for coin in purse.coins] == [0, 0, 50]


def test_a_duplicate_shares_nothing_and_is_the_same_byte_for_byte() -> None:
    purse = blank(Purse)
    purse.coins[1].worth = 7
    copy = duplicate(purse)
    assert bytes_of(copy) == bytes_of(purse)
    copy.coins[1].worth = 8
    assert purse.coins[1].worth == 7
    assert bytes_of(copy) != bytes_of(purse)


def test_a_record_of_an_array_writes_to_the_array() -> None:
    purses = blanks(Purse, 2)
    record_of(purses, 1).owner = 3
    assert purses["owner"].tolist() == [0, 3]
    assert array_of(record_of(purses, 1)).tobytes() == purses[1:].tobytes()


@pytest.mark.parametrize("name", ["round", "sum", "copy", "item", "all"])
def test_a_field_may_not_be_called_what_numpy_has_already(name: str) -> None:
    with pytest.raises(TypeError, match=name):
        type("Bad", (Record,), {"__annotations__": {name: int}, name: i16})
