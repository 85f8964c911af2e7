"""Errors are one line of text, whatever was given."""

from __future__ import annotations

import pytest

from rattery.core.errors import UnknownBot


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_whatever_was_given_a_refusal_is_one_line(lang: str) -> None:
    said = UnknownBot("unknown-bot", given="a\nb\x0e", bots="easy").say(lang)
    assert "\n" not in said
    assert "a�b�" in said


def test_spaces_as_printers_use_them_stay() -> None:
    assert "1\u202f000\u00a0!" in UnknownBot("unknown-bot", given="1\u202f000\u00a0!", bots="easy").say("fr")
