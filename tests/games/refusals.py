"""What holds for every move that may not be made, in any game; each game brings its cases."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from importlib.resources import files

import pytest

from rattery.core.errors import IllegalMove
from rattery.core.words import LANGUAGES
from tests.positions import Position

Case = tuple[str, Callable[[], Position], str, str]  # the reason, the position before, the move, the sentence


def assert_is_refused(case: Case) -> None:
    """The move is refused with this reason, in a sentence in every language, and the table stays as it was."""
    reason, arrange, move, sentence = case
    table = arrange()
    before = table.bytes, table.moves(), table.match.history, table.log(None)
    with pytest.raises(IllegalMove) as refusal:
        table.match.play(move)
    assert refusal.value.message == reason
    assert str(refusal.value) == sentence
    sentences = [table.why(move, lang) for lang in LANGUAGES]
    assert sentences[LANGUAGES.index("en")] == sentence
    assert len(set(sentences)) == len(LANGUAGES)
    assert all(said[0].isupper() and said.endswith(".") for said in sentences)
    assert (table.bytes, table.moves(), table.match.history, table.log(None)) == before


def assert_every_reason_has_a_case(game: str, cases: Iterable[Case]) -> None:
    source = (files(f"rattery.games.{game}") / "reasons.py").read_text(encoding="utf-8")
    assert set(re.findall(r'"(why-[a-z-]+)"', source)) == {reason for reason, *_ in cases}
