"""A table is set up alike whatever lay on it before."""

from __future__ import annotations

import pytest

from tests.used import EMPTY, USED, differences, set_up_on


@pytest.mark.parametrize("variant", ["pied_piper(players=2)", "pied_piper(players=5,variant=hidden)"])
def test_a_used_table_is_set_up_like_an_empty_one(variant: str) -> None:
    """But for lays that do not count."""
    found = differences(set_up_on(variant, EMPTY), set_up_on(variant, USED))
    assert [path for path in found if not path.startswith("lays.")] == []
