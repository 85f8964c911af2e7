"""A table is set up alike whatever lay on it before."""

from __future__ import annotations

import pytest

from rattery.core.story import Told, recording
from tests.dirty_memory import ONES, ZEROS, differences, set_up_on
from tests.variants import loaded

variants = pytest.mark.parametrize("variant", ["pied_piper(players=2)", "pied_piper(players=5,variant=hidden)"])


@variants
def test_a_used_table_is_set_up_like_an_empty_one(variant: str) -> None:
    """But for lays that do not count."""
    found = differences(set_up_on(variant, ZEROS), set_up_on(variant, ONES))
    assert [path for path in found if not path.startswith("lays.")] == []


def story_of_setting_up(variant: str, before: int) -> list[Told]:
    with recording(loaded(variant).kind.events) as told:
        set_up_on(variant, before)
    return told


@variants
def test_nothing_else_happens_when_a_used_table_is_set_up(variant: str) -> None:
    assert story_of_setting_up(variant, ZEROS) == story_of_setting_up(variant, ONES)
