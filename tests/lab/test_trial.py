"""The trial of a game finds each mistake, says where it is, and finds none where there is none."""

from __future__ import annotations

import pytest

from rattery.core.packages import game_names
from rattery.lab.trial import play
from rattery.lab.trial.compiled import compiled_mistakes, uncompiled
from rattery.lab.trial.texts import rule_mistakes, word_mistakes
from rattery.lab.trial.trial import COMPILED, STAGES, Outcome, Trial, is_note, outcomes
from tests.changed_crumbs import Install

MANY_JUDGES = "def judge(box, s, chances):\n    for seat in range(len(chances)):\n        chances[seat] = 1.0\n"


def tried(compiled_games: int = 0) -> dict[str, Outcome]:
    """What each stage found about the example."""
    return {outcome.stage: outcome for outcome in outcomes(Trial("crumbs", 1, compiled_games, 0))}


def sentences(stage: str) -> list[str]:
    """What was found at a stage, which is told in every language."""
    found = tried()[stage].found
    assert all(len({each.say(lang) for lang in ("en", "fr", "de")}) == 3 for each in found)
    return [str(each) for each in found]


def test_a_game_without_mistakes_goes_through_every_stage(install: Install) -> None:
    install()
    found = tried()
    assert tuple(found) == tuple(stage for stage in STAGES if stage != COMPILED)
    assert [str(each) for outcome in found.values() for each in outcome.found] == []
    assert dict(found["play"].facts) == {"sets": 3, "games": 3}


@pytest.mark.compiled
def test_a_game_without_mistakes_plays_the_same_as_machine_code(install: Install) -> None:
    install()
    found = tried(compiled_games=20)
    assert tuple(found) == STAGES
    assert found[COMPILED].found == ()
    assert dict(found[COMPILED].facts) == {"sets": 3, "games": 60}


@pytest.mark.parametrize("name", game_names())
def test_the_games_that_ship_with_rattery_have_no_mistakes_in_their_texts(name: str) -> None:
    assert [str(each) for each in (*word_mistakes(name), *rule_mistakes(name))] == []


def test_what_depends_on_a_mistake_is_not_tried(install: Install) -> None:
    install(en_ftl=("move-keep", "moves-keep"))
    assert tuple(tried()) == ("definition",)


def test_a_game_that_plays_badly_is_neither_replayed_nor_compiled(install: Install) -> None:
    install(rules_py=("    fork(luck, s.chance)\n", ""))
    assert tuple(tried(compiled_games=20)) == ("definition", "words", "rules", "play")


def test_mistakes_in_texts_do_not_keep_it_from_being_played(install: Install) -> None:
    install(fr_ftl=("move-keep", "moves-keep"))
    assert tuple(tried()) == tuple(stage for stage in STAGES if stage != COMPILED)


@pytest.mark.parametrize(
    ("file", "text", "instead", "said"),
    [
        ("fr_ftl", "move-keep", "moves-keep", "words/fr.ftl lacks move-keep."),
        ("fr_ftl", "move-keep", "moves-keep", "words/fr.ftl has messages that words/en.ftl does not have: moves-keep."),
        ("de_ftl", "move-keep =", "move-keep", "words/de.ftl, line 30: this is not Fluent: move-keep Behalten"),
        ("en_ftl", "move-take =", "move-keep = Keep\nmove-take =", "must be there once only: move-keep."),
        (
            "de_ftl",
            "{ $seat } behält sie.",
            "{ $rat } behält sie.",
            "words/de.ftl, line 45: event-kept cannot name rat. The facts it has: seat, seat-is.",
        ),
        ("fr_ftl", "move-offer = L’offrir à { $seat }", "move-offer = À { $seat-id }", "move-offer cannot name seat-id."),
        ("rules.fr.md", "**2.3**", "**2.4**", "rules.fr.md cannot be read: "),
        ("rules.de.md", "**3.3**", "**3.4**", "rules.de.md: these numbers do not follow the ones before: 3.4."),
        ("rules.de.md", "**3.3**", "3.3", "rules.de.md differs from rules.en.md in these clauses or sections: 3.3."),
        ("rules.de.md", "<!-- minute -->", "", "rules.de.md differs from rules.en.md in these clauses or sections: minute."),
        ("rules.en.md", "<!-- asks: take_or_leave -->", "<!-- asks: take -->", "that are not asked: take."),
    ],
)  # fmt: skip
def test_a_mistake_in_a_text_is_told(install: Install, file: str, text: str, instead: str, said: str) -> None:
    install(**{file: (text, instead)})
    stage = "words" if file.endswith("ftl") else "rules"
    assert any(said in sentence for sentence in sentences(stage)), sentences(stage)


def test_a_sentence_that_calls_a_sole_reader_by_name_is_a_note(install: Install) -> None:
    kept = "{ $seat-is ->\n        [you] Tu la gardes.\n       *[other] { $seat } la garde.\n    }"
    install(fr_ftl=(kept, "{ $seat } la garde."))
    (note,) = tried()["words"].found
    assert is_note(note)
    assert (
        str(note)
        == "words/fr.ftl calls a sole reader by name, not “you”, in event-kept: there is no form for $seat-is."
    )


def test_a_language_that_is_not_there_yet_is_a_note(install: Install) -> None:
    package = install()
    for file in ("words/de.ftl", "rules.de.md", "rules.fr.md"):
        (package / file).unlink()
    found = tried()
    assert [str(each) for each in found["words"].found] == [
        "words/de.ftl is missing: readers of that language read English."
    ]
    assert len(found["rules"].found) == 2
    assert not any(outcome.mistakes for outcome in found.values())
    (package / "rules.en.md").unlink()
    assert sentences("rules") == ["rules.en.md is missing: players have no rules to read."]


@pytest.mark.parametrize(
    ("file", "text", "instead", "said"),
    [
        ("rules_py", "    fork(luck, s.chance)\n", "", "rules.imagine must draw a fresh key"),
        ("rules_py", "= 1 << seat, ALL_EYES", "= 0, 0", "rules.imagine changes what seat"),
        ("rules_py", "(offers, moves.KEEP)\n", "(offers, moves.LEAVE)\n", "in ascending order"),
        ("rules_py", "    s.over = False\n", "", "rules.set_up does not clear over"),
        ("rules_py", "    ask(s, seat, KEEP_OR_OFFER)\n", "", "is asked, and rules.legal offers it no move"),
        ("rules_py", "    ask(s, seat, KEEP_OR_OFFER)\n", "    ask(s, 7, KEEP_OR_OFFER)\n", "seat 7 is asked. While"),
        (
            "rules_py",
            "    narrate(moves.KEPT",
            "    s.piles[PAW][0] += 1\n    narrate(moves.KEPT",
            "the table breaks the law “every card of the box is there once”",
        ),
        ("rules_py", "= s.over, s.asked", "= s.chance.key[0] % 1000, s.asked", "rules.observe tells seat"),
        ("rules_py", "(s, seat_after(box, s.active))", "(s, s.asked // 0)", "crumbs/rules.py, line 118: ZeroDivisionError"),
        (
            "rules_py",
            "is_winner = most_points_win(score)",
            "def is_winner(box, s, seat): return False",
            "the game is over, and rules.is_winner names nobody.",
        ),
        ("game_py", '"active": int(s.active)', '"active": s.__class__', "the view in game.py holds what JSON cannot"),
        (
            "game_py",
            "rules=rules",
            "rules=rules, sheet=lambda seats, view, events: [SheetLine('event-drew', (1,) * seats)]",
            "the lines of the sheet add up to 1, 1, but the scores are",
        ),
        (
            "game_py",
            "rules=rules",
            "rules=rules, places=lambda seats, view, events: [Placing(1, 1, 'ask-nothing')]",
            "the places must name every seat once, not 1.",
        ),
        (
            "game_py",
            "rules=rules",
            "rules=rules, question_facts=lambda box, s: {'rat': 1}",
            "words/en.ftl: a sentence cannot be said: KeyError: 'rat'.",
        ),
        ("en_ftl", "ask-take-or-leave = ", "ask-take-or-leave = { $card }: ", "words/en.ftl: a sentence cannot be said"),
    ],
)  # fmt: skip
def test_what_only_shows_in_play_is_told_with_the_game_in_which_it_shows(
    install: Install, file: str, text: str, instead: str, said: str
) -> None:
    package = install(**{file: (text, instead)})
    game = package / "game.py"
    source = game.read_text(encoding="utf-8").replace("Names, View", "Names, Placing, SheetLine, View")
    game.write_text(source, encoding="utf-8")
    found = sentences("play")
    assert found[0].startswith("crumbs(players=")
    assert said in found[0], found[0]


def test_a_game_that_does_not_end_is_told(install: Install, monkeypatch: pytest.MonkeyPatch) -> None:
    install()
    monkeypatch.setattr(play, "TO_THE_END", 5)
    assert "the game is not over after 5 moves. Its rules must bring it to an end." in sentences("play")[0]


def test_a_judge_gives_shares_of_the_victory(install: Install) -> None:
    (install() / "judge.py").write_text(MANY_JUDGES, encoding="utf-8")
    assert "judge.judge gives 1.000, 1.000" in sentences("defaults")[0]


def test_a_study_tracks_things_that_there_are(install: Install) -> None:
    (install() / "study.py").write_text("def plays(move):\n    return [(0, 9)]\n", encoding="utf-8")
    assert "study.plays gives 0 and 9 for the move keep" in sentences("defaults")[0]


def test_a_table_of_its_own_is_drawn(install: Install) -> None:
    (install() / "terminal.py").write_text("def table(view, story, seat, width, is_roomy):\n    return view[1]\n")
    assert "rattery_crumbs/terminal.py, line 2: KeyError: 1." in sentences("defaults")[0]


def test_a_rule_that_reads_something_else_is_found_by_its_replay(install: Install) -> None:
    own = """from itertools import count

CALLS = count()


def is_winner(box, s, seat):
    return seat == 0 or next(CALLS) // 7 % 2 == 0
"""
    install(rules_py=("is_winner = most_points_win(score)\n", own))
    assert "ends differently when it is replayed" in sentences("replays")[0]


@pytest.mark.compiled
def test_rules_that_do_not_compile_are_told_with_their_line(install: Install) -> None:
    rules = install(rules_py=("    points = 0\n", "    points = {}\n")) / "rules.py"
    line = rules.read_text(encoding="utf-8").splitlines().index("    points = {}") + 1
    (found,) = compiled_mistakes("crumbs", 5, 0, lambda: None, lambda done, of: None)
    assert str(found).startswith(f"rattery_crumbs/rules.py, line {line}: the rules do not compile: ")


@pytest.mark.compiled
def test_rules_that_compute_otherwise_as_machine_code_are_told(install: Install) -> None:
    install(rules_py=("    points = 0\n", "    points = int(box.players) << 63 >> 63\n"))
    found = [str(each) for each in compiled_mistakes("crumbs", 5, 0, lambda: None, lambda done, of: None)]
    assert len(found) == 3
    assert found[0].startswith("crumbs(players=2), seed 0, game 0: the scores are [")


def test_an_error_of_the_compiler_without_a_place_is_told_without_one(install: Install) -> None:
    install()
    said = str(uncompiled("crumbs", ValueError("Failed in nopython mode\nno such thing")))
    assert said == "the rules do not compile: no such thing"
