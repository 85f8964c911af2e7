"""Any legal box makes a game: whatever a printed copy holds, no law is broken and every game ends."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rattery.core.box import BoxFile
from rattery.core.box_toml import toml_of
from rattery.core.packages import game_names
from tests.boxes import play_lawfully, some_box
from tests.variants import variants_of

every_game = pytest.mark.parametrize("name", game_names())
QUICK = settings(max_examples=5, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
MANY = settings(max_examples=1_000, deadline=None, suppress_health_check=[HealthCheck.too_slow])
seeds = st.integers(0, 2**32 - 1)


def try_box(name: str, seed: int) -> None:
    luck = random.Random(seed)
    game = some_box(luck.choice(variants_of(name)), luck, luck.choice([1, 5, 20]))
    again = BoxFile("again", toml_of(game.box_file.data))
    assert again.data == game.box_file.data
    play_lawfully(game, seed)


@every_game
def test_a_game_with_any_legal_box_obeys_its_laws_and_ends(name: str) -> None:
    QUICK(given(seeds)(lambda seed: try_box(name, seed)))()


@pytest.mark.long
@every_game
def test_thousands_of_legal_boxes_make_games(name: str) -> None:
    MANY(given(seeds)(lambda seed: try_box(name, seed)))()
