"""Errors are one line of text, whatever was given."""

from __future__ import annotations

import pytest

import rattery
from rattery.core.errors import UnknownBot
from tests.variants import loaded


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_whatever_was_given_a_refusal_is_one_line(lang: str) -> None:
    said = UnknownBot("unknown-bot", given="a\nb\x0e", bots="easy").say(lang)
    assert "\n" not in said
    assert "a�b�" in said


def test_spaces_as_printers_use_them_stay() -> None:
    assert "1\u202f000\u00a0!" in UnknownBot("unknown-bot", given="1\u202f000\u00a0!", bots="easy").say("fr")


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_what_is_too_long_for_a_sentence_is_cut(lang: str) -> None:
    said = UnknownBot("unknown-bot", given="a" * 100_000, bots="easy").say(lang)
    assert "aaa…" in said
    assert "easy" in said
    assert len(said) < 3_000
    saved = loaded("rat_trap(players=3)").new(seed=1, names=["b" * 100_000]).save()
    assert any("bbb…" in line for line in rattery.restore(saved).log(None, lang))
