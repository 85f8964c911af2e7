"""A game of another package that cannot be played is refused in one sentence, and every other game is played."""

from __future__ import annotations

import pytest

from rattery.cli.commands import games
from rattery.core import words
from rattery.core.errors import BrokenGame
from rattery.core.game_check import broken_games, playable_games, problems_of
from rattery.core.packages import game_names
from rattery.core.registry import load_game, options_of
from rattery.core.rules_text import standard_rules
from tests.changed_crumbs import Install


def refusal(game: str = "crumbs") -> str:
    with pytest.raises(BrokenGame) as refused:
        load_game(game)
    start = f"The game “{game}” cannot be played: "
    assert str(refused.value).startswith(start)
    assert "\n" not in str(refused.value)
    assert {refused.value.say(lang) for lang in ("fr", "de")}.isdisjoint({str(refused.value)})
    return str(refused.value).removeprefix(start)


def test_as_it_is_it_is_played(install: Install) -> None:
    install()
    assert "crumbs" in playable_games()
    assert broken_games() == {}
    assert load_game("crumbs").players == 3


@pytest.mark.parametrize(
    ("file", "text", "instead", "said"),
    [
        ("options_py", "Options = ", "Option = ", "options.py must define Options, a frozen dataclass."),
        ("box_py", "KINDS = len(", "KINDS = l(", "rattery_crumbs/box.py, line 8: NameError: name 'l' is not defined."),
        ("rules_py", "def keep(box: Box, s: Table) -> None:", "def keep(", "rattery_crumbs/rules.py, line"),
        ("game_py", "GAME = ", "KIND = ", "game.py must define GAME = GameKind(…)."),
        ("game_py", '"crumbs"', '"crumb"', "its entry point and the name in GameKind, “crumb”, must be the same."),
        ("game_py", '"other": SEAT, ', "", "game.py (vocabulary) lacks other."),
        ("rules_py", "def imagine(", "def imagined(", "rules lacks imagine."),
        ("rules_py", "LAWS =", "LAW =", "rules lacks LAWS."),
        ("rules_py", "def check(box: Box, s: Table)", "def check(s: Table)", "must have check(box, s), not check(s)."),
        ("rules_py", "    decider: int = i16", "    other: int = i16", "rules.Table lacks decider."),
        ("rules_py", "flag, i8, i16, part, row", "flag, i8, i16, part, rows", "crumbs/rules.py, line 20: ImportError"),
        ("rules_py", "    active: int = i16", "    active: int = 3", "Table.active: its layout is missing"),
        ("rules_py", "    active: int = i16", "    active: int", "Table.active: its layout is missing"),
        ("options_py", "2, 3, 4)", "2, 3, 6)", "offers 6, but a game is for 1 to 5 players."),
        ("options_py", "only_players(3, 2, 3, 4)", "only_players(0, 0, 1)", "in options.py offers 0, but"),
        ("rules_py", "    decider: int = i16", "    decider: int = flag", "declare decider: int = i16, not bool."),
        ("rules_py", "    over: bool = flag", "    over: bool = i8", "declare over: bool = flag, not int8."),
        ("rules_py", "    asked: int = i16", "    asked: int = row(i8, 2)", "declare asked: int = i16, not ('i1', (2,))."),
        ("rules_py", "chance: Chance = part(Chance)", "chance: int = i8", "chance: Chance = part(Chance), not int8."),
        ("rules_py", '("larder_empty",)', '("larder_empty")', "rules.ENDINGS must be a tuple of names, such as"),
        ("rules_py", '"all is well", "every card of the box is there once"', "", "rules.LAWS must be a tuple of names"),
        ("game_py", "questions=QUESTIONS", "questions=QUESTIONS[0]", "questions must be a tuple of names, such as"),
        ("game_py", "rules=rules", 'rules=rules, promises=("share",)', "words/en.ftl lacks promise-share."),
        ("game_py", "rules=rules", "rules=rules, seats=lambda box: box.players + 1", "words/en.ftl lacks automaton."),
        ("box_py", "box.players = options.players", "box.players = 3", "read_box must set the box’s players to those"),
        ("box_py", "box.players = options.players", "box.player = options.players", "AttributeError"),
        ("box_py", "row(i16, KINDS)", "row(int, KINDS)", "Box.count: its layout is missing"),
        ("moves_py", '"leave")', '"leave")\nSNIFF = MOVES.add("sniff")', "words/en.ftl lacks move-sniff."),
        ("moves_py", 'add("take")', 'add("keep")', "two moves are written 'keep'"),
        ("box_toml", "[cards]", "[card]", "crumbs/box.toml, line 1: [cards] cat is missing."),
        ("box_toml", '-4, source = "house"', "-4", "crumbs/box.toml, line 6: [cards] cat.source is missing."),
        ("rules.en.md", "24 cards", "{cards.count} cards", "box.toml lacks cards.count (rules.en.md)."),
        ("en_ftl", "move-keep", "moves-keep", "words/en.ftl lacks move-keep."),
        ("en_ftl", "event-drew-seen", "drew-seen", "words/en.ftl lacks event-drew-seen."),
        ("en_ftl", "option-players-help", "help-players", "words/en.ftl lacks option-players-help."),
        ("en_ftl", "event-", "happens-", "took, event-found, event-counted and 2 others."),
    ],
)  # fmt: skip
def test_a_mistake_is_told_in_one_sentence(install: Install, file: str, text: str, instead: str, said: str) -> None:
    install(**{file: (text, instead)})
    assert said in refusal()
    assert "crumbs" not in playable_games()
    assert set(broken_games()) == {"crumbs"}
    assert load_game("ratjack").players == 2, "the others are played"


def test_an_option_states_its_values(install: Install) -> None:
    stated = "players: int = 3\n\n\nOptions = make_dataclass('Options', [('players', int, 3)], frozen=True)"
    install(options_py=("Options = only_players(3, 2, 3, 4)", f"from dataclasses import make_dataclass\n\n{stated}"))
    assert "the option “players” must state its default and its values" in refusal()
    with pytest.raises(BrokenGame):
        options_of("crumbs")


@pytest.mark.parametrize("option", ["mood", "long_night"])
def test_an_option_without_a_label_is_named(install: Install, option: str) -> None:
    declared = f"[('players', int, option(3, 2, 3, 4)), ('{option}', bool, option(False))]"
    own = f"make_dataclass('Options', {declared}, frozen=True)"
    imports = "from dataclasses import make_dataclass\n\nfrom rattery.core.options import option\n\n"
    install(options_py=("Options = only_players(3, 2, 3, 4)", f"{imports}Options = {own}"))
    dashed = option.replace("_", "-")
    assert refusal() == f"words/en.ftl lacks option-{dashed}, option-{dashed}-help."


@pytest.mark.parametrize(
    ("module", "code", "said"),
    [
        ("talk", "TEMPERS = ()\nMOMENTS = ()\n", "talk.py lacks promise_outcomes, offer, move_bias."),
        ("judge", "def judged(box, s, chances): ...\n", "judge.py lacks judge."),
        ("foresight", "", "foresight.py lacks FORESIGHT."),
        ("study", "THINGS = (1 / 0,)", "rattery_crumbs/study.py, line 1: ZeroDivisionError: division by zero."),
        (
            "achievements",
            "CHALLENGES = ('no_cat',)\ndef reached(options, view): ...\n",
            "options.py lacks is_difficulty=True.",
        ),
    ],
)
def test_an_optional_module_is_whole(install: Install, module: str, code: str, said: str) -> None:
    (install() / f"{module}.py").write_text(code, encoding="utf-8")
    assert refusal() == said


@pytest.mark.parametrize("name", game_names())
def test_the_games_that_ship_with_rattery_are_defined_without_a_mistake(name: str) -> None:
    assert problems_of(name) == []


def test_all_mistakes_are_found_at_once(install: Install) -> None:
    install(en_ftl=("move-keep", "moves-keep"), game_py=('"other": SEAT, ', ""), box_toml=("[cards]", "[card]"))
    assert [str(problem).partition(" lacks")[0] for problem in problems_of("crumbs")] == [
        "game.py (vocabulary)",
        "words/en.ftl",
        "crumbs/box.toml, line 1: [cards] cat is missing.",
    ]


@pytest.mark.parametrize("file", ["options.py", "game.py", "box.toml", "words/en.ftl"])
def test_a_missing_file_is_named(install: Install, file: str) -> None:
    (install() / file).unlink()
    assert refusal() == f"rattery_crumbs lacks {file}."
    assert "crumbs" not in game_names()


@pytest.mark.parametrize(
    ("entry_point", "game", "said"),
    [
        ("crumbs = rattery_crumb", "crumbs", "there is no package “rattery_crumb”."),
        ("crumbs = no_such.package", "crumbs", "there is no package “no_such.package”."),
        ("crumbs = rattery_crumbs.game:GAME", "crumbs", "there is no package “rattery_crumbs.game:GAME”."),
        ("crumbs = rattery_crumbs.game", "crumbs", "there is no package “rattery_crumbs.game”."),
        ("My-Crumbs = rattery_crumbs", "My-Crumbs", "Call the entry point my_crumbs."),
    ],
)
def test_an_entry_point_that_leads_nowhere_is_explained(
    install: Install, entry_point: str, game: str, said: str
) -> None:
    install(entry_point)
    assert said in refusal(game)
    assert set(broken_games()) == {game}
    with pytest.raises(BrokenGame):
        load_game(game.lower().replace("-", "_"))


def test_the_list_of_games_says_which_one_is_broken(
    install: Install, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    install(en_ftl=("move-keep", "moves-keep"))
    assert games.run(games.Arguments(json=False), "en") == 0
    told = capsys.readouterr().out
    assert "The game “crumbs” cannot be played: words/en.ftl lacks move-keep." in told
    assert "ratjack" in told


def test_a_built_in_game_cannot_be_replaced(install: Install) -> None:
    install("ratjack = rattery_crumbs")
    assert load_game("ratjack").title() == "Ratjack"
    assert "Rattery has a game of that name" in str(broken_games()["ratjack"])
    assert "ratjack" in playable_games()


def test_what_is_not_translated_is_said_in_english(install: Install) -> None:
    package = install(fr_ftl=("move-keep = ", "another = "))
    for file in ("words/de.ftl", "rules.de.md", "rules.fr.md"):
        (package / file).unlink()
    match = load_game("crumbs").new(seed=1)
    assert words.words("fr", "crumbs").say("move-keep") == "Keep it"
    assert words.words("fr", "crumbs").say("move-take") != "Take it"
    assert words.words("de", "crumbs").say("move-keep") == "Keep it"
    assert [line.partition(" ")[2] for line in match.log(None, "de")] == ["draws a card."]
    assert standard_rules("crumbs", "de") == standard_rules("crumbs", "en")
