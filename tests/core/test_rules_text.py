"""The parser of rules: sections, clauses, pictures, the minute and the examples, each complete."""

from __future__ import annotations

import msgspec
import pytest

from rattery.core.packages import game_names
from rattery.core.rules_text import Example, Minute, Picture, in_order, parse, rules_text
from rattery.core.words import LANGUAGES

RULES = """# A game: the rules

Before everything. What is *(house)* is ours.

## In a minute <!-- minute -->

Sit down and win.

![Somebody sits](picture:minute-seat)

Then stand up.

![Somebody stands](picture:minute-up)

## 1. Setting up

Find a chair.

![A chair](picture:chair)

**1.1** Sit down.
Really. *(house)*

**1.2** Deal:

- a card
- another

![Two cards](picture:two-cards)

## 2. Playing

**2.1** Play.

## Examples <!-- examples -->

### Early <!-- example: early -->

Ann sits (1.1).

### Late <!-- example: late-2 -->

Bob stands.

![Bob](picture:bob)

## Thanks

Nobody.

<!-- complete -->
"""


def test_sections_come_in_order_with_and_without_a_number() -> None:
    found = parse(RULES)
    assert [(section.number, section.title) for section in found.sections] == [
        (None, "A game: the rules"),
        ("1", "Setting up"),
        ("2", "Playing"),
        (None, "Thanks"),
    ]
    assert [section.text for section in found.sections] == [
        "Before everything. What is *(house)* is ours.",
        "Find a chair.",
        "",
        "Nobody.",
    ]
    assert found.sections[1].pictures == (Picture("chair", "A chair", 1),)


def test_a_clause_has_all_its_lines_its_label_and_its_pictures() -> None:
    clauses = parse(RULES).clauses()
    assert list(clauses) == ["1.1", "1.2", "2.1"]
    assert clauses["1.1"].text == "Sit down.\nReally. *(house)*"
    assert clauses["1.2"].text == "Deal:\n\n- a card\n- another"
    assert [clause.house for clause in clauses.values()] == [True, False, False]
    assert [clause.pictures for clause in clauses.values()] == [(), (Picture("two-cards", "Two cards", 2),), ()]


@pytest.mark.parametrize("label", ["*(house)*", "*(maison)*", "*(Hausregel)*", "*(house: the number)*"])
def test_what_is_ours_is_known_in_every_language(label: str) -> None:
    assert parse(f"## 1. A\n\n**1.1** So it is. {label}\n").clauses()["1.1"].house


def test_the_minute_is_no_section() -> None:
    pictures = (Picture("minute-seat", "Somebody sits", 1), Picture("minute-up", "Somebody stands", 2))
    assert parse(RULES).minute == Minute("In a minute", "Sit down and win.\n\nThen stand up.", pictures)
    assert parse("# A game\n\nNothing.\n").minute is None


def test_a_text_and_its_pictures_can_be_put_together_again() -> None:
    minute, deal = parse(RULES).minute, parse(RULES).clauses()["1.2"]
    assert minute is not None
    first, second = minute.pictures
    assert list(in_order(minute.text, minute.pictures)) == ["Sit down and win.", first, "Then stand up.", second]
    assert list(in_order(deal.text, deal.pictures)) == [deal.text, deal.pictures[0]]
    assert list(in_order("A.\n\nB.", ())) == ["A.\n\nB."]


def test_examples_come_with_their_ids() -> None:
    found = parse(RULES)
    assert found.examples_title == "Examples"
    assert found.examples == (
        Example("early", "Early", "Ann sits (1.1).", ()),
        Example("late-2", "Late", "Bob stands.", (Picture("bob", "Bob", 1),)),
    )


def test_all_pictures_are_listed_as_they_stand_in_the_text() -> None:
    assert [picture.key for picture in parse(RULES).pictures()] == [
        "minute-seat",
        "minute-up",
        "chair",
        "two-cards",
        "bob",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "## 1. A\n\n**1.1** One.\n\n**1.1** Again.\n",
        "## Examples <!-- examples -->\n### A <!-- example: a -->\nx\n### B <!-- example: a -->\ny\n",
    ],
)
def test_what_stands_twice_is_an_error(text: str) -> None:
    with pytest.raises(ValueError, match="twice"):
        parse(text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_nothing_of_the_markup_is_left_in_a_text(game: str, lang: str) -> None:
    """A picture, a comment or an example that was misspelled would be read out to a player."""
    found = msgspec.json.encode(rules_text(game, lang)).decode()
    for markup in ("<!--", "![", "](", "picture:", "###"):
        assert markup not in found
