"""Rules follow the box: with the standard box they are as written, with another every value they name is that box's."""

from __future__ import annotations

import re
from copy import deepcopy
from typing import Any

import pytest

from rattery.core.box import BoxFile
from rattery.core.packages import game_names
from rattery.core.rules_filling import SLOT, Filling, needs_of
from rattery.core.rules_text import CLAUSE, RulesText, rules_of_box, rules_text, written_rules
from rattery.core.words import LANGUAGES, words
from tests.core.own_boxes import with_changes

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_game = pytest.mark.parametrize("name", game_names())


def filled(text: str, **changes: int) -> str:
    usual: dict[str, Any] = {
        "limits": {"points": {"value": 3, "source": "rulebook"}, "size": {"value": 7, "source": "house"}}
    }
    own = deepcopy(usual)
    for key, value in changes.items():
        own["limits"][key]["value"] = value
    return Filling(own, usual, words("en"), lambda section, key: f"<{section}.{key}>").fill(text)


@pytest.mark.parametrize(
    ("text", "usual", "four", "one"),
    [
        ("at {limits.points}", "at 3", "at 4", "at 1"),
        ("the {limits.points ordinal} point", "the third point", "the fourth point", "the first point"),
        ("{limits.points: three points | # points | a point}", "three points", "four points", "a point"),
        ("{limits.points: thrice | more often}", "thrice", "more often", "more often"),
        ("{limits: both | # of them}", "both", "two of them", "two of them"),
    ],
)
def test_a_value_is_told_as_usual_or_as_it_is(text: str, usual: str, four: str, one: str) -> None:
    assert (filled(text), filled(text, points=4), filled(text, points=1)) == (usual, four, one)


def test_what_needs_another_value_says_so_or_is_left_out() -> None:
    text = (
        "**1.1** Seven. <!-- needs: limits.size -->\n\n- a list\n\n![Seven of {limits.size}](picture:a)\n\n**1.2** Next.\n\n"
        "## Examples\n\n### Late <!-- example: late --> <!-- needs: limits -->\n\nSeven.\n\n"
        "### Early <!-- example: early -->\n\nNo.\n"
    )
    assert filled(text) == text.replace(" <!-- needs: limits.size -->", "").replace(
        " <!-- needs: limits -->", ""
    ).replace("{limits.size}", "7")
    other = filled(text, size=8)
    assert "- a list\n\nIn this box instead: <limits.size>.\n\n**1.2**" in other
    assert "picture:a" not in other
    assert "Late" not in other
    assert "Early" in other
    assert "picture:a" in filled(text, points=9)


@every_language
@every_game
def test_every_entry_of_a_box_is_named_by_its_rules(name: str, lang: str) -> None:
    text, _ = written_rules(name, lang)
    named = {(slot[1], slot[2]) for slot in SLOT.finditer(text)} | set(needs_of(text))
    entries = {
        (section, key)
        for section, keys in BoxFile.standard(name).data.items()
        if isinstance(keys, dict)
        for key, entry in keys.items()
        if len(entry) > 1  # more than its source
    }
    assert {(section, key) for section, key in entries if {(section, key), (section, None)}.isdisjoint(named)} == set()


@every_language
@every_game
def test_every_value_that_rules_name_is_in_the_box(name: str, lang: str) -> None:
    data = BoxFile.standard(name).data
    for section, key in [(slot[1], slot[2]) for slot in SLOT.finditer(written_rules(name, lang)[0])]:
        assert key is None or key in data[section]
    assert "{" not in text_of(rules_text(name, lang))


@every_language
@every_game
def test_the_same_clauses_name_the_same_values_in_every_language(name: str, lang: str) -> None:
    assert named_by_clause(name, lang) == named_by_clause(name, "en")


def named_by_clause(name: str, lang: str) -> dict[str, set[tuple[str, str | None]]]:
    _, *parts = CLAUSE.split(written_rules(name, lang)[0].partition("<!-- examples -->")[0])
    return {
        clause: {(slot[1], slot[2]) for slot in SLOT.finditer(text)} | set(needs_of(text))
        for clause, text in zip(parts[::2], parts[1::2], strict=True)
    }


CHANGES: dict[str, dict[str, Any]] = {
    "ratjack": {"limits.value.value": 77, "limits.points.value": 13, "limits.quiet.value": 66}
    | {f"tokens.{token}.front": "+11" for token in range(1, 7)}
    | {
        f"{pack}.{card}.effect": ["shuffle discard 5"]
        for pack in ("rats", "weasels", "raccoons")
        for card in range(1, 13)
    },
    "rat_trap": {
        "limits.bandages_to_be_out.value": 13,
        "limits.points_to_end.value": 77,
        "limits.rounds.value": 11,
        "limits.consolation.value": 19,
        "doors.3.trap": 6,
        "doors.3.one": 4,
        "dice.first.faces": ["key", "keys", "steal", "claws", "heal", "blank"],
        "third_rat.1.decides": "opponent",
        "third_rat.6": None,
    },
    "pied_piper": {"limits.levels.value": 9, "limits.hand.value": 6, "characters.each.value": 8}
    | {f"actions.{kind}.count": count for kind, count in
       {"forward1": 11, "forward2": 12, "back1": 8, "sewer": 9, "plus1": 6, "melody": 7}.items()}
    | {f"tails.{rat}.colour": colour for rat, colour in
       enumerate(("orange", "white", "brown", "pink", "grey", "turquoise"), 1)},
    "first_rat": {f"limits.{limit}.value": value for limit, value in {
        "rats_at_start": 3, "stride_alone": 7, "stride_in_group": 6, "markers": 33, "markers_to_end": 22,
        "mouldy_gives": 19, "mouldy_costs": 18, "bolts": 77, "bolt_points": 13, "left_over_a_point": 99,
        "caps": 7, "comics": 5}.items()}
    | {f"start_cheese.{who}.value": 15 for who in ("first", "second", "third", "fourth", "fifth")}
    | {f"set_out.{players}.{what}": 13 for players in range(2, 6) for what in ("drinks", "backpacks")}
    | {"drinks.drink.copies": 14, "drinks.drink.times": 3}
    | {f"backpacks.{colour}.{field}": 3 for colour in ("blue", "yellow", "orange", "green", "white")
       for field in ("copies", "adds")}
    | {f"path.{space}.amount": 9 for space in range(1, 27)}
    | {f"stands.{stand}.{field}": value for stand, space, price in
       (("harry", 10, 26), ("zippy", 16, 27), ("crow", 22, 28)) for field, value in (("space", space), ("price", price))}
    | {f"pipes.{pipe}.price": price for pipe, price in enumerate(("can", "can", "soda", "can", "can"), 1)}
    | {f"lamps.{space}.lamps": 4 for space in range(1, 27)}
    | {f"{section}.boxes": [29, 28, 27, 26, 25] for section in (
        *(f"tracks.{track}" for track in ("cockpit", "cargo", "booster", "rocket", "provisions", "lights", "food",
                                          "rattronauts")),
        *(f"loose_tracks.{track}" for track in range(1, 9)))}
    | {f"blocked.{players}.boxes": [1, 3] for players in range(1, 6)}
    | {f"costs.{part}.vinegar": 17 for part in ("cockpit", "cargo", "booster")} | {"costs.donation.cheese": 44}
    | {f"caps.{cap}.points": 14 for cap in ("rocket", "cockpit", "cargo", "booster", "provisions", "lights", "food",
                                            "rattronauts", "collector", "drifter")}
    | {"comics.gourmet.steps": 3, "comics.haggler.less": 3, "comics.quartermaster.cheese": 41,
       "comics.sprinter.stride": 9, "comics.pack_leader.stride": 8, "comics.pickpocket.back": 3}
    | {"greg.rats.spaces": [12, 11, 10, 0], "burrow.start.space": "t3",
       "burrow.t4.onward": "b3", "burrow.b4.up": "m2", "burrow.m1.room": "none"}
    | {f"greg.{level}.{letter}": cards for level, a in {"easy": 9, "medium": 5, "hard": 4, "unfair": 3}.items()
       for letter, cards in (("a", a), ("b", 10 - a))}
    | {f"greg_cards.{card}.steps": [3, 3, 3, 3] for card in
       (*(f"A{number}" for number in range(1, 13)), *(f"B{number}" for number in range(1, 10)), "C")}
    | {f"challenges.{name}": value for name, value in {
        "full_crew.least": 3, "two_rockets.least": 3, "many_backpacks.least": 3, "many_points.least": 77,
        "few_turns.most": 33, "full_larder.least": 3, "pipe_rat.least": 3}.items()},
}  # fmt: skip
# Patterns of the replaced values, which no clause may contain.
STALE = {
    "ratjack": {
        "en": r"\b25\b|three points|\b24\b|third",
        "fr": r"\b25\b|trois points|\b24\b|troisième",
        "de": r"\b25\b|drei Punkte|\b24\b|dritter",
    },
    "rat_trap": {
        "en": r"third bandage|three bandages|\b7 points|three rounds|third round|six cards",
        "fr": r"troisième pansement|\b7 points|trois manches|six cartes",
        "de": r"dritten Pflaster|\b7 Punkt|drei Runden|Runde drei|sechs Karten",
    },
    "pied_piper": {
        "en": r"four action cards|7 levels|level 7|three character|\b50\b|\b10 |\b5 |[YRBVGK][○△□☆✚◇]",
        "fr": r"quatre cartes Action|7 niveaux|niveau 7|trois cartes Personnage|\b50\b|\b10 |\b5 |[JRBNVT][○△□◇☆✚]",
        "de": r"vier Aktionskarten|7 Stufen|Stufe 7|drei Figurenkarten|\b50\b|\b10 |\b5 |[GRBSVN][○△□◇☆✚]",
    },
    "first_rat": {
        "en": r"doubl|twice|eight markers|eighth marker|\b10 markers|of the ten backpacks|\b(?:2|4|8) cheese|8, 7|7, 6|5, 4"
              r"|\b40\b|to 12 for|\b[0-3] [0-3] [0-3] [0-3] (?:cockpit|cargo|booster)|5 A|90 points|16 turns|all four rats"
              r"|starts on T2|\b5 steps|clockwise|step 15|T4 down to|the storeroom, leads|M1 is",
        "fr": r"doubl[eé](?!m)|deux fois|huit\smarqueurs|huitième marqueur|\b10 marqueurs|des dix sacs|\b(?:2|4|8) fromages"
              r"|8, 7|7, 6|5, 4|\b40\b|à 12 pour|\b[0-3] [0-3] [0-3] [0-3] (?:cockpit|soute)|5 cartes A|90 points|16 tours"
              r"|part de T2|\b5 pas|sens horaire|pas 15|T4 descend|M1 est",
        "de": r"verdoppelt|zweimal|acht Marker|achten Marker|\b10 Marker|der zehn Rucks|\b(?:2|4|8) Käse|8, 7|7, 6|5, 4"
              r"|\b40\b|nach 12 für|\b[0-3] [0-3] [0-3] [0-3] (?:Cockpit|Fracht)|5 A-|90 Punkt|16 Züge|alle vier Ratten"
              r"|beginnt auf T2|\b5 Schritte|Uhrzeigersinn|Schritt 15|T4 hinunter|M1 ist",
    },
}  # fmt: skip


@every_language
@pytest.mark.parametrize("name", CHANGES)
def test_no_clause_keeps_a_value_that_the_box_has_changed(name: str, lang: str) -> None:
    rules = rules_of_box(with_changes(name, CHANGES[name]), lang)
    assert re.findall(STALE[name][lang], text_of(rules)) == []
    usual, here = rules_text(name, lang).clauses(), rules.clauses()
    assert list(here) == list(usual)
    changed = {tuple(path.split(".")[:2]) for path in CHANGES[name]}
    naming = {
        clause
        for clause, named in named_by_clause(name, "en").items()
        if any(
            entry in changed or (entry[1] is None and entry[0] in {section for section, _ in changed})
            for entry in named
        )
    }
    pictured = {
        clause
        for clause in naming
        if usual[clause].text == here[clause].text and usual[clause].pictures != here[clause].pictures
    }
    assert {clause for clause in usual if usual[clause].text != here[clause].text} | pictured == naming


def test_effects_and_tokens_are_told_from_the_box() -> None:
    game = with_changes(
        "ratjack",
        {"rats.1.effect": ["look at own hidden", "draw", "play"], "weasels.2.effect": [], "tokens.4.back": "double"},
    )
    clauses = rules_of_box(game, "en").clauses()
    assert (
        "- 1: look at one of your hidden cards; draw a card; play one more card\n- 2: draw a card"
        in clauses["8.1"].text
    )
    assert "- 2: nothing\n" in clauses["8.2"].text
    assert "+10 and double, −3 and lock" in clauses["1.4"].text
    assert rules_of_box(game, "de").clauses()["8.2"].text.count("nichts") == 1


@pytest.mark.parametrize(
    ("lang", "light", "junction", "rooms"),
    [
        (
            "en",
            "space 2 (step 3), space 3 (step 4), space 26 (step 41)",
            "from B4 up to T1 or left to B3",
            "M2 is the nursery",
        ),
        (
            "fr",
            "case 2 (pas 3), case 3 (pas 4), case 26 (pas 41)",
            "depuis B4 en haut vers T1 ou à gauche vers B3",
            "M2 est la nurserie",
        ),
        (
            "de",
            "Feld 2 (Schritt 3), Feld 3 (Schritt 4), Feld 26 (Schritt 41)",
            "von B4 hinauf nach T1 oder links nach B3",
            "M2 ist die Kinderstube",
        ),
    ],
)
def test_lights_junctions_and_rooms_are_those_of_the_box(lang: str, light: str, junction: str, rooms: str) -> None:
    kinds = {f"lamps.{space}.kind": "construction" for space in (2, 3)} | {
        f"lamps.{space}.kind": "lamp" for space in (14, 21)
    }
    burrow = {"burrow.b4.up": "t1", "burrow.m1.room": "none", "burrow.m3.room": "none"}
    clauses = rules_of_box(with_changes("first_rat", {"lamps.2.lamps": 2} | kinds | burrow), lang).clauses()
    assert f": {light}." in clauses["6.3"].text.replace("\u00a0", "")
    assert clauses["7.1"].text.replace("\u00a0", "").endswith(f": {rooms}.")
    assert clauses["7.2"].text.count(junction) == 1
    assert words(lang).say("rules-in-this-box", entries="").rstrip(" .") not in "".join(
        clauses[clause].text for clause in ("6.3", "7.1", "7.2")
    )


def test_a_list_of_nothing_says_so() -> None:
    none = {f"burrow.{space}.up": "none" for space in ("b2", "b3")}
    text = rules_of_box(with_changes("first_rat", none), "en").clauses()["7.2"].text
    assert "up or left: none in this box. " in text


def test_fields_are_added_up_and_what_braces_name_is_not_told_twice() -> None:
    assert filled("There are {limits sum-value}.", size=8) == "There are 11."
    text = "**1.1** At {limits.points}. <!-- needs: limits -->\n\n## 2. End\n"
    assert filled(text, points=4) == "**1.1** At 4.\n\n## 2. End\n"
    assert filled(text, points=4, size=8) == "**1.1** At 4.\n\nIn this box instead: <limits.size>.\n\n## 2. End\n"


def text_of(rules: RulesText) -> str:
    """All text before the examples, captions included."""
    parts = [rules.minute.text if rules.minute else ""]
    for section in rules.sections:
        parts += [section.text, *(clause.text for clause in section.clauses)]
    return "\n".join([*parts, *(picture.caption for picture in rules.pictures())])
