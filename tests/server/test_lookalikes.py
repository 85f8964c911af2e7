"""Names: what cannot be seen is left out, and nobody is called so that it looks like somebody else."""

from __future__ import annotations

import pytest

from rattery.server.errors import Taken
from rattery.server.tables.player_text import clean_name, clean_text


@pytest.mark.parametrize(
    "other",
    [
        "ann",
        "ANN",
        "A\u200bnn",  # a space without width
        "An\u00adn",  # a soft hyphen
        "A n n",
        "\u2060Ann",
        "Ann\u3164",  # a letter that is blank
        "Ann\ufe0f",
        "An\u200dn",
        "Аnn",  # the first letter is Cyrillic
        "Αnn",  # and here Greek
        "Ａｎｎ",  # as wide as Chinese ones
    ],
)
def test_a_name_that_looks_like_anothers_is_taken(other: str) -> None:
    with pytest.raises(Taken):
        clean_name(other, ["Ann"])


@pytest.mark.parametrize(("one", "other"), [("Ian", "lan"), ("Al", "A1"), ("Bo", "B0"), ("Игорь", "игорь")])
def test_strokes_that_look_the_same_are_the_same(one: str, other: str) -> None:
    with pytest.raises(Taken):
        clean_name(other, [one])


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("Ann", "Änn"), ("Ali", "All"), ("Zoë", "Zoe"), ("Ann", "Ann 2"), ("Ann", "")]
)
def test_names_that_look_different_are_different(one: str, other: str) -> None:
    assert clean_name(other, [one]) == other


@pytest.mark.parametrize("blank", ["\u3164", "\u2800\u2800", "\u200b", "\u200d", " \u00ad ", "\U000e0041"])
def test_a_name_that_cannot_be_seen_is_none(blank: str) -> None:
    assert clean_name(blank, ["Ann"]) == ""


def test_what_is_joined_stays_joined() -> None:
    assert clean_text("👩‍👩‍👧") == "👩‍👩‍👧"
    assert clean_text("می‌خواهم") == "می‌خواهم"
