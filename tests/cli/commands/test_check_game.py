"""`rattery check-game`: what is wrong with a game, stage by stage, and where to put it right."""

from __future__ import annotations

import json

import pytest

from rattery.core.words import LANGUAGES
from rattery.lab.trial.trial import COMPILED, STAGES
from tests.changed_crumbs import Install
from tests.cli.running import Runner, Terminal

QUICK = ("--interpreted", "--games", "1")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_says_that_nothing_is_wrong(rattery: Runner, install: Install, lang: str) -> None:
    install()
    run = rattery("check-game", "crumbs", *QUICK, "--lang", lang)
    assert (run.status, run.err) == (0, "")
    *stages, brought, defaults, sound = run.out.splitlines()
    assert len(stages) == len(STAGES) - 1
    assert all(line.startswith("✓ ") for line in stages)
    assert "words/fr.ftl, words/de.ftl, rules.en.md, rules.fr.md, rules.de.md" in brought
    assert all(name in defaults for name in ("judge.py", "terminal.py", "mind.npz", "web"))
    assert "crumbs" in sound


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_mistake_has_a_line_below_its_stage(rattery: Runner, install: Install, lang: str) -> None:
    install(fr_ftl=("move-keep", "moves-keep"), rules_py=("    fork(luck, s.chance)\n", ""))
    run = rattery("check-game", "crumbs", *QUICK, "--lang", lang)
    assert (run.status, run.err) == (1, "")
    marks = [line.strip()[0] for line in run.out.splitlines()]
    assert marks[:8] == ["✓", "✗", "–", "–", "✓", "✗", "–", marks[7]]
    assert "words/fr.ftl" in run.out
    assert "fork(luck, s.chance)" in run.out
    assert "3 " in run.out.splitlines()[-2]


def test_a_game_that_cannot_be_loaded_is_checked_no_further(rattery: Runner, install: Install) -> None:
    install(en_ftl=("move-keep", "moves-keep"), game_py=('"other": SEAT, ', ""))
    run = rattery("check-game", "crumbs", *QUICK)
    assert (run.status, run.err) == (1, "")
    assert run.out.splitlines() == [
        "✗ Definition",
        "  – game.py (vocabulary) lacks other.",
        "  – words/en.ftl lacks move-keep.",
        "2 mistakes are to be put right.",
        "Stages that depend on it were left out.",
    ]


def test_an_entry_point_that_leads_nowhere_is_a_mistake(rattery: Runner, install: Install) -> None:
    install("crumbs = no_such_package")
    run = rattery("check-game", "crumbs", *QUICK)
    assert run.status == 1
    assert "there is no package “no_such_package”" in run.out


def test_a_game_that_is_not_there_is_bad_input(rattery: Runner, install: Install) -> None:
    run = rattery("check-game", "crumb")
    assert run.status == 2
    assert "crumb" in run.err


def test_machines_read_the_same(rattery: Runner, install: Install) -> None:
    package = install(de_ftl=("move-keep", "moves-keep"))
    (package / "rules.fr.md").unlink()
    run = rattery("check-game", "crumbs", *QUICK, "--json")
    found = json.loads(run.out)
    assert (run.status, found["game"], found["mistakes"]) == (1, "crumbs", 2)
    by_stage = {each["stage"]: each for each in found["stages"]}
    assert tuple(by_stage) == tuple(stage for stage in STAGES if stage != COMPILED)
    assert by_stage["words"]["mistakes"][0] == "words/de.ftl lacks move-keep."
    assert by_stage["rules"]["notes"] == ["rules.fr.md is missing: readers of that language read English."]
    assert by_stage["play"] == {"stage": "play", "mistakes": [], "notes": [], "sets": 3, "games": 3}


@pytest.mark.compiled
def test_machine_code_is_the_last_stage(rattery: Runner, install: Install) -> None:
    install()
    run = rattery("check-game", "crumbs", "--games", "1")
    assert run.status == 0
    assert "✓ Machine code: 300 games as machine code" in run.out


def test_a_terminal_shows_the_progress_and_takes_it_away() -> None:
    with Terminal("check-game", "pied_piper", *QUICK) as terminal:
        terminal.read_until("playing games")
        assert terminal.wait() == 0
    assert "Nothing is wrong with pied_piper." in terminal.text
