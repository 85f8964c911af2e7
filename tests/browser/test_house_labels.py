"""In the rules, the sentences that are our own choice are marked and labelled; those around them are not."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from rattery.core.packages import game_names
from rattery.core.rules_text import HOUSE, rules_text
from rattery.core.words import LANGUAGES
from tests.browser.device import Device

LABELS = {"en": "house rule", "fr": "règle maison", "de": "Hausregel"}
MARKED = """() => Object.fromEntries([...document.querySelectorAll('.clause')].map((clause) => [
  clause.id.replace('clause-', ''),
  [...clause.querySelectorAll('.house')].map((label) =>
    [label.previousElementSibling?.matches('.is-ours') ? label.previousElementSibling.textContent : '', label.textContent]),
]))"""


def plain(text: str) -> str:
    """Words only, as they stand on the page: no emphasis, no marks of lists, one space between two words."""
    return " ".join(re.sub(r"[*`]|^- ", "", text, flags=re.MULTILINE).split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_of_ours_is_labelled_and_no_other(visit: Callable[..., Device], lang: str) -> None:
    device = visit(settings={"lang": lang})
    for game in game_names():
        device.go(f"/rules/{game}")
        device.see(".clause")
        marked = device.page.evaluate(MARKED)
        clauses = rules_text(game, lang).clauses()
        assert set(marked) == set(clauses)
        assert sum(len(found) for found in marked.values()) > 20
        for number, clause in clauses.items():
            *before, _ = HOUSE.split(clause.text)
            where = f"{game} {number}"
            assert len(marked[number]) == len(before), where
            for text, (ours, label) in zip(map(plain, before), marked[number], strict=True):
                assert label == LABELS[lang], where
                rest = text.removesuffix(plain(ours)).rstrip()
                assert ours.strip(), where
                assert rest != text, f"{where}: “{ours}” is not what stands before the label"
                assert not rest or rest[-1] in ".!?:;", f"{where}: “{ours}” begins within a sentence"
                assert not re.search(r"[.!?]\s", ours.strip()), f"{where}: “{ours}” is more than a sentence"
