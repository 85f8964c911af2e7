"""The language of effects: what a box file can say, and what it is told about what it cannot."""

from __future__ import annotations

import json
import random
from importlib.resources import files
from itertools import product
from pathlib import Path

import pytest

import rattery
from rattery.core.errors import BadBox
from rattery.core.grammar import SLOT, phrase_in_words
from rattery.core.words import LANGUAGES, words
from rattery.games.ratjack.language import GRAMMAR, spelled
from rattery.games.ratjack.parts import KINDS
from tests.games.ratjack.positions import arrange, row
from tests.positions import Position, box_of

TEXT = (files("rattery.games.ratjack") / "box.toml").read_text(encoding="utf-8")
LINE = next(number for number, line in enumerate(TEXT.splitlines(), 1) if line.startswith("5  = "))


def box_with(folder: Path, effect: str) -> str:
    """The standard box with another effect on the Rats' 5."""
    lines = TEXT.splitlines()
    lines[LINE - 1] = f'5 = {{ effect = {effect}, source = "photo" }}'
    path = folder / "mine.toml"
    path.write_text("\n".join(lines), encoding="utf-8")
    return str(path)


SAYABLE = [
    '["look at deck", "look at opposing hand"]',
    '["look at deck", "draw", "discard hand"]',
    '["look at 3 opposing hidden"]',
    '["give own hidden"]',
    '["give own visible"]',
    '["take opposing visible"]',
    '["take opposing", "put token on it"]',
    '["turn down opposing visible", "put token on it"]',
    '["exchange own hidden with opposing visible"]',
    '["exchange opposing with any"]',
    '["exchange hand with own visible"]',
    '["move token from any to any"]',
    '["move token from own to opposing hidden"]',
    '["return token from opposing visible"]',
    '["draw", "lay hand before self"]',
    '["pick up own hidden", "discard hand"]',
    '["pick up own visible", "play"]',
    '["lay discard before opponent"]',
    '["shuffle discard 5"]',
    '["discard own hidden"]',
    '["Turn  up own hidden   TRIGGER"]',
    "[]",
]


@pytest.mark.parametrize("effect", SAYABLE)
def test_other_effects_can_be_said_and_played(effect: str, tmp_path: Path) -> None:
    """Every phrase comes back as it was said, and whole matches are played with it, breaking no law."""
    game = rattery.load("ratjack(players=3)", box=box_with(tmp_path, effect))
    said = [" ".join(phrase.lower().split()) for phrase in json.loads(effect)]
    record = box_of(game).effects[KINDS.index("rats-5")]
    assert [spelled(record.steps[place]) for place in range(record.length)] == said
    match, luck = game.new(seed=1), random.Random(1)
    for _ in range(150):
        if match.is_over:
            break
        match.play(luck.choice(match.moves()))
        assert match.check() is None
        seat = luck.randrange(3)
        assert match.imagine(seat, 1).view(seat) == match.view(seat)


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        ('["steal a kiss"]', "no step of an effect"),
        ('["turn up own visible"]', "only a hidden card"),
        ('["turn down own"]', "only a visible card"),
        ('["turn up opposing hidden trigger"]', "know what it does"),
        ('["trigger own visible"]', "another visible card"),
        ('["give opposing hidden"]', "own"),
        ('["take own hidden"]', "opposing"),
        ('["exchange own with own"]', "two different players"),
        ('["exchange opposing with discard"]', "own"),
        ('["look at opposing visible"]', "only hidden cards"),
        ('["draw"]', "at once be followed"),
        ('["discard hand"]', "at once be followed"),
        ('["put token on it"]', "right after a card that is turned"),
        ('["turn up own hidden trigger", "draw", "discard hand"]', "nothing can follow a card"),
        ('["discard own other visible", "turn down own other visible"]', "impossible"),
        ('["look at deck", "look at deck", "look at deck", "look at deck"]', "≤3"),
        ('"look at deck"', "≤3"),
        ("[5]", "≤3"),
    ],
)
def test_what_cannot_be_said_is_refused_with_its_line(effect: str, expected: str, tmp_path: Path) -> None:
    with pytest.raises(BadBox) as refused:
        rattery.load("ratjack", box=box_with(tmp_path, effect))
    assert f"line {LINE}:" in str(refused.value)
    assert expected in str(refused.value)
    assert len({refused.value.say(lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_a_pack_has_at_most_five_cards_that_trigger_another(tmp_path: Path) -> None:
    lines = TEXT.splitlines()
    for number in (1, 2, 3, 4, 5):
        lines[LINE - 6 + number] = f'{number} = {{ effect = ["turn up own hidden trigger"], source = "photo" }}'
    path = tmp_path / "mine.toml"
    path.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(BadBox, match="at most 5"):
        rattery.load("ratjack", box=str(path))


def test_a_token_with_an_unknown_side_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace('front = "+5"', 'front = "+50"'), encoding="utf-8")
    with pytest.raises(BadBox, match="front must be"):
        rattery.load("ratjack", box=str(path))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_that_can_be_composed_has_words(lang: str) -> None:
    book = words(lang, "ratjack")
    for form in GRAMMAR.forms:
        slots = [GRAMMAR.slots[slot] for slot in SLOT.findall(form)]
        for values in product(*slots):
            said = phrase_in_words(book, GRAMMAR, "effect", GRAMMAR.fill(form, values))
            assert said.endswith("."), said


def test_every_form_is_read_and_spelled_again(tmp_path: Path) -> None:
    """What is composed from the grammar is either read as what it says, or refused with a sentence of its own."""
    luck = random.Random(1)
    for form in GRAMMAR.forms:
        values = tuple(luck.choice(GRAMMAR.slots[slot]) for slot in SLOT.findall(form))
        phrase = GRAMMAR.fill(form, values)
        assert GRAMMAR.parse(phrase) == (form, values)
        try:
            game = rattery.load("ratjack", box=box_with(tmp_path, f'["{phrase}"]'))
        except BadBox as refused:
            refused_with = refused.message
            assert_is_no_riddle(refused_with)
        else:
            assert spelled(box_of(game).effects[KINDS.index("rats-5")].steps[0]) == phrase


def assert_is_no_riddle(message: str) -> None:
    """Every form is known: only its sense or its neighbours can be wrong."""
    assert message != "box-no-step"


def test_a_corrected_box_is_played_with(tmp_path: Path) -> None:
    """The 5 of somebody who owns the game takes an opposing card instead of looking at it."""
    game = rattery.load("ratjack", box=box_with(tmp_path, '["take opposing visible"]'))
    table = Position(game.new(seed=1))
    arrange(table, hands={0: ["r5", "r1"]}, rows={1: ["r7", "?r9"]})
    table.play("up rats-5")
    assert row(table, 0) == ["r5", "r7"]


@pytest.mark.parametrize("effect", ["give own other visible", "take opposing visible"])
def test_a_lock_hinders_nobody_who_gives_or_takes_a_card_as_it_lies(effect: str, tmp_path: Path) -> None:
    table = Position(rattery.load("ratjack", box=box_with(tmp_path, f'["{effect}"]')).new(seed=1))
    giver, receiver = (0, 1) if effect.startswith("give") else (1, 0)
    arrange(table, hands={0: ["r5", "r1"]}, rows={giver: ["r7:lock"]})
    table.play("up rats-5")
    assert row(table, receiver)[-1] == "r7:lock"


@pytest.mark.parametrize(("face", "value"), [("+12", 16), ("+11", 15), ("-1", 3), ("-12", 0)])
def test_tokens_may_show_other_numbers(face: str, value: int, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace('front = "+10"', f'front = "{face}"'), encoding="utf-8")
    table = Position(rattery.load("ratjack", box=str(path)).new(seed=1))
    arrange(table, rows={1: [f"r4:{face}"]})
    assert table.view(None)["players"][1]["total"] == value


def test_a_hidden_card_that_is_given_is_found_by_whoever_gets_it(tmp_path: Path) -> None:
    """All others are told that it changed hands, and nothing more."""
    table = Position(rattery.load("ratjack(players=3)", box=box_with(tmp_path, '["give own hidden"]')).new(seed=1))
    arrange(table, hands={0: ["r5", "r1"]}, rows={0: ["r2", "?r7"], 1: ["r3"]})
    table.play("up rats-5", "player 1")
    for eye, secret in ((0, {"card": "rats-7"}), (1, {"card": "rats-7"}), (2, {}), (None, {})):
        assert table.happened("gave_hidden", eye) == [{"seat": 0, "place": 2, "owner": 1}]
        assert table.happened("found", eye) == [{"seat": 1, "place": 2, **secret}]
    assert row(table, 1) == ["r3", "?r7"]


def test_a_card_of_the_pile_laid_before_an_opponent_is_told_to_everybody(tmp_path: Path) -> None:
    effect = '["lay discard before opponent"]'
    table = Position(rattery.load("ratjack(players=3)", box=box_with(tmp_path, effect)).new(seed=1))
    arrange(table, hands={0: ["r5", "r1"]}, discard=["r9", "r2"])
    table.play("up rats-5", "player 2")
    assert table.happened("laid_from_discard") == [{"seat": 0, "owner": 2, "card": "rats-9"}]
    assert row(table, 2, 1) == ["?r9"]


def test_a_card_triggered_in_the_second_step_begins_with_its_first(tmp_path: Path) -> None:
    effect = '["look at deck", "turn up own hidden trigger"]'
    table = Position(rattery.load("ratjack(players=2)", box=box_with(tmp_path, effect)).new(seed=1))
    arrange(table, hands={0: ["r5", "r1"]}, rows={0: ["?r12"], 1: ["?r3", "?r4"]})
    table.play("up rats-5")
    assert table.asked == (0, "turn_up_which"), "the 12 wants to know which card it turns up"
    assert table.moves() == ["card 1.1", "card 1.2"]


def test_of_two_alike_in_hand_the_one_not_triggered_is_laid_up(tmp_path: Path) -> None:
    """Of two 6s in hand the first was laid up before, and picked up again."""
    box = box_with(tmp_path, '["pick up own other", "play"]')
    table = Position(rattery.load("ratjack(players=2)", box=box).new(seed=1))
    arrange(table, hands={0: ["r6", "r5"]}, rows={0: ["?r5", "r6", "?r1"]})
    table.play("up rats-6", "card 0.1", "card 0.4", "up rats-5", "card 0.2", "up rats-6")
    triggered = [event["card"] for event in table.happened("triggered")]
    assert triggered == ["rats-6", "rats-5", "rats-5", "rats-6", "rats-1"]


def exchanging_visible_for_hidden(folder: Path) -> Position:
    box = box_with(folder, '["exchange any visible with any hidden"]')
    return Position(rattery.load("ratjack(players=3)", box=box).new(seed=1))


def test_an_opponents_card_is_exchanged_for_ones_own_if_only_oneself_has_one_for_it(tmp_path: Path) -> None:
    table = exchanging_visible_for_hidden(tmp_path)
    arrange(table, hands={0: ["r5", "r2"]}, rows={0: ["?r3"], 1: ["r4"]})
    table.play("up rats-5")
    assert (row(table, 0), row(table, 1, 0)) == (["r4", "r5"], ["?r3"])


def test_no_card_is_exchanged_with_another_of_the_same_player(tmp_path: Path) -> None:
    table = exchanging_visible_for_hidden(tmp_path)
    arrange(table, hands={0: ["r5", "r2"]}, rows={0: ["r1"], 1: ["r4", "?r3"], 2: ["r8"]})
    table.play("up rats-5")
    assert table.moves() == ["card 0.1", "card 0.2", "card 2.1"], "only before seat 1 lies a hidden card"
