"""With any legal box no law is broken and every game ends."""

from __future__ import annotations

import random
from copy import deepcopy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chaos.fuzz_settings import SHORT, fuzz_settings
from rattery.core.box import BoxFile
from rattery.core.box_toml import toml_of
from rattery.core.packages import game_names
from rattery.core.registry import load_game
from tests.boxes import count_of, play_lawfully, some_box
from tests.variants import variants_of

every_game = pytest.mark.parametrize("name", game_names())
QUICK = fuzz_settings(5 / SHORT)
MANY = fuzz_settings(1_000 / SHORT)
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


@pytest.mark.parametrize(
    ("variant", "section", "letter", "printed"),
    [("rat_trap(players=2)", "third_rat", "", 6), ("first_rat(players=1)", "greg_cards", "A", 12)],
)
def test_boxes_made_at_random_have_other_numbers_of_cards(
    variant: str, section: str, letter: str, printed: int
) -> None:
    boxes = [some_box(variant, random.Random(seed), 12).box_file.data for seed in range(12)]
    counts = {count_of(box, section, letter) for box in boxes}
    assert min(counts) < printed - 1
    assert len(counts) > 2


def test_a_game_with_a_single_card_of_the_third_rat_and_one_with_few_of_greg_end() -> None:
    """The fewest there may be."""
    for variant, section, kept in (
        ("rat_trap(players=2)", "third_rat", ["1"]),
        ("first_rat(players=1)", "greg_cards", ["A1", "A2", "A3", "A4", "A5", "A6", "B1", "B2", "B3", "B4", "C"]),
    ):
        box = deepcopy(load_game(variant).box_file.data)
        box[section] = {key: entry for key, entry in box[section].items() if key in kept}
        for level in ("easy", "medium", "hard", "unfair") if section == "greg_cards" else ():
            box["greg"][level] |= {"a": 6, "b": 4}
        play_lawfully(load_game(variant, BoxFile.from_data(box)), 1)


@pytest.mark.long
@every_game
def test_thousands_of_legal_boxes_make_games(name: str) -> None:
    MANY(given(seeds)(lambda seed: try_box(name, seed)))()
