"""A sole reader is "you" in every sentence about his seat, in three languages; other players have their names."""

from __future__ import annotations

import random

import pytest

from rattery.core.game import SEAT, SEATS
from rattery.core.teller import Teller
from rattery.core.words import LANGUAGES
from rattery.match import Match
from tests.variants import loaded

NAMES = ("Aaa", "Bbb", "Ccc", "Ddd", "Eee")
GAMES: tuple[str, ...] = (
    "rat_trap(players=4,roles=true)",
    "rat_trap(players=2)",
    "pied_piper(players=4)",
    "first_rat(players=1)",
)
GAMES += ("first_rat(players=3)", "ratjack(players=3,packs=rats+weasels)", "ratjack(players=2,packs=weasels+raccoons)")


def played(game: str) -> Match:
    match, luck = loaded(game).new(seed=5), random.Random(5)
    while not match.is_over:
        match.play(luck.choice(match.moves()))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_called_by_name_to_his_own_face(game: str) -> None:
    match = played(game)
    players = range(match.game.players)
    for lang in LANGUAGES:
        plain = Teller(match.game, lang, NAMES)
        for you in players:
            teller = Teller(match.game, lang, NAMES, you)
            for told in match.story():
                sentence = teller.event(told, you)
                assert NAMES[you] not in sentence, sentence
                facts, vocabulary = told.facts_for(you), match.game.vocabulary
                if not any(
                    vocabulary[fact] == SEATS or (vocabulary[fact], facts[fact]) == (SEAT, you) for fact in facts
                ):
                    assert sentence == plain.event(told, you)


def test_you_are_you_in_every_role() -> None:
    told = {told.event.name: told for told in played("rat_trap(players=4,roles=true)").story()}
    stole = told["stole"]
    thief, victim = stole.values
    game = loaded("rat_trap(players=4,roles=true)")
    said = {you: Teller(game, "de", NAMES, you).event(stole, 4) for you in (thief, victim, None)}
    assert said[thief] == f"Du bestiehlst {NAMES[victim]} und nimmst eine Karte."
    assert said[victim] == f"{NAMES[thief]} bestiehlt dich und nimmt eine Karte."
    assert said[None] == f"{NAMES[thief]} bestiehlt {NAMES[victim]} und nimmt eine Karte."
