"""Everything in a box has a name in every language, and differences from the standard box are put into words."""

from __future__ import annotations

import pytest

from rattery.core.box import BoxFile, box_numbers
from rattery.core.box_names import is_code
from rattery.core.box_words import differences_in_words, entry_name
from rattery.core.packages import game_names
from rattery.core.registry import load_game
from rattery.core.teller import Teller
from rattery.core.words import LANGUAGES, words
from tests.core.own_boxes import with_changes


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_every_section_entry_field_and_choice_has_words(name: str, lang: str) -> None:
    said, game = words(lang, name), load_game(name)
    unnamed = set()
    for (section, key), fields in game.box_file.fields.items():
        wanted = {section: [f"box-section-{section}"], key: [f"box-entry-{section}-{key}", f"box-entry-{section}"]}
        wanted |= {name: [f"box-field-{name}", f"box-field-{section}-{name}"] for name in fields if name != "value"}
        for choices in (field.choices for field in fields.values()):
            wanted |= {choice: [f"box-choice-{choice}"] for choice in choices}
        for spelled, messages in wanted.items():
            if not is_code(spelled) and not any(said.knows(each.replace("_", "-")) for each in messages):
                unnamed.add(messages[0])
    assert unnamed == set()


def test_what_differs_is_told_with_what_is_usual() -> None:
    game = with_changes(
        "ratjack", {"limits.value.value": 31, "rats.1.effect": ["draw", "play"], "tokens.1.front": "-4"}
    )
    found = {
        entry["name"]: (entry["here"], entry["usual"]) for entry in differences_in_words(words("en", "ratjack"), game)
    }
    assert found == {
        "limits: nobody may show more than": ("31", "25"),
        "Rats: Rat 1": ("draw a card; play one more card", "look at the top card of the deck"),
        "tokens: token 1": ("−4 and zero", "+1 and zero"),
    }


@pytest.mark.parametrize(("lang", "alone"), [("en", "alone"), ("fr", "en solo"), ("de", "allein")])
def test_an_entry_for_one_player_is_not_told_as_for_several(lang: str, alone: str) -> None:
    assert entry_name(words(lang, "first_rat"), "blocked", "1") == alone
    assert "2" in entry_name(words(lang, "first_rat"), "blocked", "2")


def test_another_source_alone_is_no_difference() -> None:
    game = with_changes("rat_trap", {"limits.rounds.source": "photo"})
    assert differences_in_words(words("en", "rat_trap"), game) == []


def test_the_numbers_of_a_box_are_facts_for_sentences() -> None:
    assert box_numbers(BoxFile.standard("rat_trap").data)["limits-rounds"] == 3
    numbers = box_numbers(BoxFile.standard("first_rat").data)
    assert (numbers["drinks-drink-times"], numbers["stands-crow-price"]) == (2, 12)
    assert not any(name.startswith(("path", "lamps")) for name in numbers)


@pytest.mark.parametrize(
    ("lang", "usual", "thrice"), [("en", "twice", "3 times"), ("fr", "double", "3 fois"), ("de", "doppelt", "3-fach")]
)
def test_a_question_names_the_numbers_of_the_box(lang: str, usual: str, thrice: str) -> None:
    asked = [
        Teller(with_changes("first_rat", {"drinks.drink.times": times}), lang).question("drink", {}) for times in (2, 3)
    ]
    assert [usual in asked[0], thrice in asked[1], usual in asked[1]] == [True, True, False]
