"""Commands that print and exit: games, box, rules, help; and their errors for bad input."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import fields
from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import Any, cast

import pytest
from rich.console import RenderableType

from rattery import __version__, load
from rattery.bots.levels import LEVELS
from rattery.cli import completions
from rattery.cli.arguments import COMMANDS, SHELLS, make_commands, read_arguments
from rattery.cli.errors import number
from rattery.cli.examples import TEMPLATES
from rattery.cli.examples import examples as examples_of
from rattery.cli.localization import language
from rattery.cli.terminal.look import console
from rattery.cli.terminal.rules import examples, find_rules, minute
from rattery.core.box import BoxFile
from rattery.core.pace import pace_of
from rattery.core.packages import game_names
from rattery.core.rules_text import parse
from rattery.core.words import LANGUAGES, words
from tests.brought import with_pace
from tests.cli.running import Runner

PLAYED_ELSEWHERE = (
    "",
    "serve",
    "simulate",
    "study",
    "tournament",
    "train",
    "check",
    "check-game",
    "backup",
    "restore",
    "export",
)  # their examples take longer, go on until they are stopped, or need a server's tables (test_upkeep.py)


# Help.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_ends_with_an_example_that_can_be_typed(rattery: Runner, command: str, lang: str) -> None:
    run = rattery(*filter(None, [command]), "--help", "--lang", lang)
    assert run.status == 0
    shown = [line.strip() for line in run.out.splitlines()[-len(examples_of(command)) :]]
    assert shown == list(examples_of(command))
    for example in shown:
        program, *arguments = shlex.split(example.partition(" > ")[0])
        assert program == "rattery"
        typed = read_arguments(arguments, lang)
        assert typed is not None
        assert typed.command == (arguments[0] if arguments else "serve")


@pytest.mark.parametrize(
    "example", [e for name in TEMPLATES if name not in PLAYED_ELSEWHERE for e in examples_of(name)]
)
def test_every_example_does_something(rattery: Runner, tmp_path: Path, example: str) -> None:
    rattery("play", "rat_trap", "--save", "match.json", typed="1\n1\n")
    commitment = json.loads((tmp_path / "match.json").read_text(encoding="utf-8"))["fair"]["commitment"]
    (tmp_path / "receipt.json").write_text(json.dumps({"rattery_receipt": 1, "commitment": commitment}), "utf-8")
    rattery("play", "rat_trap", "--seed", "1", typed="1\n")  # the last that was left
    run = rattery(*shlex.split(example.partition(" > ")[0])[1:], typed="")
    assert run.status == 0
    assert run.err == ""
    assert run.out


def test_the_version_is_told(rattery: Runner) -> None:
    assert rattery("--version").out == f"rattery {__version__}\n"


@pytest.mark.parametrize(
    "arguments", [["--help"], ["games"], ["box", "rat_trap"], ["rules", "rat_trap", "4"], ["menu"]]
)
def test_what_should_answer_at_once_loads_nothing_heavy(arguments: list[str]) -> None:
    code = (
        "import sys\n"
        "from rattery.cli import main\n"
        "try: main(sys.argv[1:])\n"
        "except SystemExit: pass\n"
        "heavy = {'numba', 'numpy', 'llvmlite'} & set(sys.modules)\n"
        "print('HEAVY', sorted(heavy))\n"
    )
    command = [sys.executable, "-c", code, *arguments]
    done = subprocess.run(command, input="", capture_output=True, text=True, check=True)  # noqa: S603
    assert done.stdout.splitlines()[-1] == "HEAVY []"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "--sede", "3"], "--sede is not understood here. Did you mean --seed? See: rattery play --help"),
        (["play", "--nonsense"], "“--nonsense” is not understood here. See: rattery play --help"),
        (["study", "--unheard-of"], "“--unheard-of” is not understood here. See: rattery study --help"),
        (["verify"], "FILE is missing. See: rattery verify --help"),
        (["simulate", "rat_trap", "--games"], "--games needs a value. See: rattery simulate --help"),
        (["box", "rat_trap", "--toml=1"], "--toml takes no value. See: rattery box --help"),
        (["rules", "rat_trap", "4", "5"], "“5” is not understood here. See: rattery rules --help"),
        (["completion", "tcsh"], "There is completion for: bash, zsh, fish; not for “tcsh”."),
    ],
)
def test_what_is_not_understood_points_at_the_help_of_its_command(
    rattery: Runner, arguments: list[str], sentence: str
) -> None:
    assert rattery(*arguments).err == f"{sentence}\n"


@pytest.mark.parametrize(
    ("text", "value"), [("1e6", 1_000_000), ("1_000", 1000), ("2.5e3", 2500), ("12", 12), ("1E2", 100)]
)
def test_numbers_may_be_written_short(text: str, value: int) -> None:
    assert number(text, "--games", 1, 10**9) == value


def test_options_of_commands_are_records_of_the_same_names() -> None:
    for name in COMMANDS:
        module = import_module(f"rattery.cli.commands.{name.replace('-', '_')}")
        params = {param.name for param in make_commands("en").commands[name].params if param.expose_value}
        assert {field.name for field in fields(module.Arguments)} == params


# Completion.


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_has_a_script_that_calls_rattery(rattery: Runner, shell: str) -> None:
    out = rattery("completion", shell).out
    assert "_RATTERY_COMPLETE" in out
    assert f"{shell}_complete" in out


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (["", ""], list(COMMANDS)),
        (["play", "ra"], ["rat_trap", "ratjack"]),
        (["play", "rat_trap(pl"], ["rat_trap(players="]),
        (["play", "rat_trap(players=3,"], ["rat_trap(players=3,roles=", "rat_trap(players=3,ties="]),
        (["play", "rat_trap(players=3,ties=e"], ["rat_trap(players=3,ties=extra_round"]),
        (["play", "rat_trap(nothing="], []),
        (["play", "no_game("], []),
        (["tournament", "--bots", "easy,ha"], ["easy,hard"]),
        (["play", "--seat", "1=h"], ["1=hot", "1=hard"]),
        (["study", "--wh"], ["--what-if"]),
        (["completion", ""], list(SHELLS)),
        (["games", "--lang", ""], list(LANGUAGES)),
    ],
)
def test_a_shell_is_told_what_can_follow(
    rattery: Runner, monkeypatch: pytest.MonkeyPatch, typed: list[str], offered: list[str]
) -> None:
    words = list(filter(None, typed[:-1]))
    monkeypatch.setenv("_RATTERY_COMPLETE", "bash_complete")
    last = shlex.quote(typed[-1]) if typed[-1] else ""
    monkeypatch.setenv("COMP_LINE", f"{shlex.join(['rattery', *words])} {last.rstrip(chr(39))}")
    monkeypatch.setenv("COMP_WORD", typed[-1])
    assert [line.partition(",")[2] for line in rattery().out.splitlines() if line] == offered


BASH = r"""
eval "$(cat script)"
compopt() { :; }
tab() { COMP_LINE=$1 COMP_POINT=${#1} COMPREPLY=(); _rattery_completion rattery "$2" x; echo "${COMPREPLY[*]}"; }
tab "rattery pla" "pla"
tab "rattery play ratjack --seat 1=ha" "ha"
tab "rattery play ratjack --seat 1=" ""
tab "rattery play 'rat_trap(pl" "'rat_trap(pl"
tab "rattery play rat_trap\(pl" "rat_trap\(pl"
tab "rattery tournament ratjack --bots easy,no" "easy,no"
"""


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no Bash on this machine")
def test_bash_puts_in_what_it_is_answered_however_it_breaks_words(rattery: Runner, tmp_path: Path) -> None:
    """The second argument of `tab` is the word that Bash 5.2 passes to the completion function for such a line."""
    (tmp_path / "script").write_text(rattery("completion", "bash").out, encoding="utf-8")
    program = tmp_path / "rattery"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m rattery.cli "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    path = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    told = subprocess.run(  # noqa: S603
        [str(shutil.which("bash")), "--norc", "-c", BASH],
        cwd=tmp_path,
        env=path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.splitlines() == [
        "play",
        "hard",
        "me hot random easy normal hard expert",
        "rat_trap(players=",
        r"rat_trap\(players=",
        "easy,normal",
    ]


def test_a_command_that_is_nearly_one_is_asked_for(rattery: Runner) -> None:
    assert rattery("pley").err.startswith("Rattery has no command “pley”. Did you mean play? The commands are: ")
    assert rattery("xyz").err.startswith("Rattery has no command “xyz”. The commands are: ")


def test_bots_of_installed_packages_are_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(completions, "plugin_bots", lambda: {"careful": "my_package:Careful"})
    context, param = cast(Any, None), cast(Any, None)
    assert [item.value for item in completions.bots(context, param, "easy,ca")] == ["easy,careful"]
    assert [item.value for item in completions.seats(context, param, "1=ca")] == ["1=careful"]


def test_the_levels_completion_offers_are_the_levels_there_are() -> None:
    assert set(completions.LEVELS) == set(LEVELS)


# For machines.


def test_a_box_can_be_read_by_a_machine(rattery: Runner, tmp_path: Path) -> None:
    found = json.loads(rattery("box", "rat_trap", "--json").out)
    assert list(found) == ["game", "file", "sections"]
    entries = [entry for entries in found["sections"].values() for entry in entries.values()]
    assert entries
    assert all(entry["standard"] and entry["source"] for entry in entries)
    text = rattery("box", "ratjack", "--toml").out
    own = tmp_path / "own.toml"
    own.write_text(re.sub(r"(points *= *\{ value = )\d+", r"\g<1>5", text), encoding="utf-8")
    found = json.loads(rattery("box", "ratjack", "--box", str(own), "--json").out)
    changed = [key for entries in found["sections"].values() for key, entry in entries.items() if not entry["standard"]]
    assert changed == ["points"]


def test_the_games_can_be_read_by_a_machine(rattery: Runner) -> None:
    found = json.loads(rattery("games", "--json", "--lang", "fr").out)
    assert [game["game"] for game in found] == list(game_names())
    trap = next(game for game in found if game["game"] == "rat_trap")
    assert trap["title"] == "Comme des Rats"
    assert trap["options"]["players"]["choices"] == [2, 3, 4, 5]
    assert trap["options"]["players"]["standard"] == 4


def test_a_verdict_can_be_read_by_a_machine(rattery: Runner) -> None:
    rattery("play", "rat_trap", "--seed", "1", "--save", "match.json", typed="1\n1\n")
    found = json.loads(rattery("verify", "match.json", "--json").out)
    assert found["game"] == "rat_trap(players=4)"
    assert found["moves"] >= 2
    assert found["is_over"] is False


def test_a_match_of_rules_that_cannot_replay_it_is_told_to_a_machine_too(rattery: Runner) -> None:
    match = load("rat_trap(players=3)").new(seed=7)
    other = match.save() | {"rules": "0123456789ab", "moves": ["keep", "keep"]}
    Path("match.json").write_text(json.dumps(other), encoding="utf-8")
    run = rattery("verify", "match.json", "--json")
    found = json.loads(run.out)
    assert (run.status, found["same_rules"], len(found["not_checked"])) == (1, False, 1)
    assert "0123456789ab" in found["not_checked"][0]


# Languages.


@pytest.mark.parametrize(
    ("environment", "arguments", "expected"),
    [
        ({}, [], "en"),
        ({"LANG": "fr_FR.UTF-8"}, [], "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, [], "en"),
        ({"LANG": "it_IT.UTF-8"}, [], "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "de_CH"}, [], "de"),
        ({"LC_ALL": "fr_FR", "RATTERY_LANG": "de"}, [], "de"),
        ({"RATTERY_LANG": "de"}, ["games", "--lang", "fr"], "fr"),
        ({"RATTERY_LANG": "de"}, ["--lang=en", "games"], "en"),
        ({"RATTERY_LANG": ""}, ["games"], "en"),
    ],
)
def test_the_language_is_the_one_asked_for_then_the_terminals(
    environment: dict[str, str], arguments: list[str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language(arguments) == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_errors_speak_the_language_too(rattery: Runner, lang: str) -> None:
    expected = words(lang).say("unknown-game", given="nogame", games=", ".join(game_names()))
    assert rattery("play", "nogame", "--lang", lang).err == f"{expected}\n"


# Games, boxes, rules.


def test_games_lists_every_game_with_its_options(rattery: Runner) -> None:
    out = rattery("games").out
    for name in game_names():
        assert name in out
    for expected in ("Rat Trap", "2–5", "4*", "false*", "extra_round", "Share the dice"):
        assert expected in out


def test_the_box_shows_every_entry_and_marks_what_is_ours(rattery: Runner) -> None:
    out = rattery("box", "rat_trap").out
    rows = {line.split()[0]: line for line in out.splitlines() if line.split()}
    assert "printed rules" in rows["bandages_to_be_out"]
    assert "house: ours" in rows["first"]
    assert "≠" not in out
    for entries in BoxFile.standard("rat_trap").data.values():
        if isinstance(entries, dict):
            assert all(key in rows for key in entries)


def test_the_box_marks_what_differs_from_the_standard(rattery: Runner) -> None:
    changed = BoxFile.standard("rat_trap").text.replace(
        'rounds             = { value = 3, source = "rulebook" }', 'rounds = { value = 5, source = "house" }'
    )
    Path("my.toml").write_text(changed, encoding="utf-8")
    out = rattery("box", "rat_trap", "--box", "my.toml").out
    marked = [line for line in out.splitlines() if line.strip().startswith("≠ ")]
    assert len(marked) == 2, "the entry, and the note that says what the mark means"
    assert re.search(r"rounds\s+5\s+house", marked[0])
    assert "standard: 3" in out


def test_games_tell_how_long_they_take_and_how_heavy_they_are(rattery: Runner) -> None:
    out = rattery("games").out
    for name in with_pace():
        least, most = min(pace_of(name).minutes.values()), max(pace_of(name).minutes.values())
        assert f"{least}–{most} min" in out
        assert "●" * (pace_of(name).weight or 0) in out


def test_the_box_file_can_be_copied_and_played_with(rattery: Runner) -> None:
    text = rattery("box", "rat_trap", "--toml").out
    assert text == BoxFile.standard("rat_trap").text
    Path("my.toml").write_text(text, encoding="utf-8")
    assert rattery("box", "rat_trap", "--box", "my.toml", "--toml").out == text
    assert rattery("play", "rat_trap", "--box", "my.toml", typed="quit\n").status == 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_rules_come_whole_or_in_parts(rattery: Runner, game: str, lang: str) -> None:
    whole = rattery("rules", game, "--lang", lang)
    section = rattery("rules", game, "1", "--lang", lang)
    clause = rattery("rules", game, "1.1", "--lang", lang)
    assert [run.status for run in (whole, section, clause)] == [0, 0, 0]
    assert len(whole.out) > len(section.out) > len(clause.out)
    assert clause.out.startswith("1.1 ")


def test_a_section_has_its_heading_and_a_clause_all_its_lines(rattery: Runner) -> None:
    section = rattery("rules", "rat_trap(players=4)", "10").out
    assert section.startswith("10. The third rat")
    assert "10.14" in section
    assert "11.1" not in section
    clause = rattery("rules", "rat_trap", "10.5").out
    assert clause.startswith("10.5 ")
    assert "card 6" in clause
    assert "10.6" not in clause


def test_rules_are_those_of_a_box_of_ones_own(rattery: Runner) -> None:
    text = rattery("box", "rat_trap", "--toml").out.replace("rounds             = { value = 3", "rounds = { value = 2")
    Path("my.toml").write_text(text, encoding="utf-8")
    assert "8.2 It ends after the third round" in rattery("rules", "rat_trap", "8.2").out
    assert "8.2 It ends after the second round" in rattery("rules", "rat_trap", "8.2", "--box", "my.toml").out
    assert rattery("rules", "rat_trap", "--box", "none.toml").status != 0


def test_rules_in_a_minute_fall_back_on_the_introduction() -> None:
    rules = parse("# A game\n\nBefore all.\n\n## 1. A\n\n**1.1** Sit.\n")
    assert shown(minute(rules)) == ["A game", "Before all."]


def test_pictures_of_the_rules_are_captions_and_examples_come_by_themselves() -> None:
    rules = parse(
        "# A game\n\nBefore all.\n\n## In a minute <!-- minute -->\n\nWin.\n\n![A rat](picture:rat)\n\n"
        "## 1. A\n\n**1.1** Sit.\n\n![A chair](picture:chair)\n\n"
        "## Examples <!-- examples -->\n\n### Early <!-- example: early -->\n\nAnn sits.\n\n## Thanks\n\nNobody.\n"
    )
    assert shown(minute(rules)) == ["In a minute", "Win.", "▫ A rat"]
    assert shown(examples(rules)) == ["Examples", "Early", "Ann sits."]
    assert shown(find_rules(rules, "1.1")) == ["1.1 Sit.", "▫ A chair"]
    assert shown(find_rules(rules, None)) == [
        *("A game", "Before all.", "In a minute", "Win.", "▫ A rat"),
        *("1. A", "1.1 Sit.", "▫ A chair", "Examples", "Early", "Ann sits.", "Thanks", "Nobody."),
    ]


def shown(thing: RenderableType) -> list[str]:
    """The non-empty lines of a renderable on a terminal."""
    out = console(StringIO())
    out.print(thing)
    return [line.strip() for line in out.file.getvalue().splitlines() if line.strip()]  # type: ignore[attr-defined]


# Bad input.

BAD = [
    ["nonsense"],
    ["games", "extra"],
    ["--lang", "xx", "games"],
    ["play", "--lang"],
    ["play"],
    ["play", "nogame"],
    ["play", "rat_trap(players=9)"],
    ["play", "rat_trap(colour=red)"],
    ["play", "rat_trap(players"],
    ["play", "rat_trap", "--seat", "7=me"],
    ["play", "rat_trap", "--seat", "1=cat"],
    ["play", "rat_trap", "--seat", "1=easy", "--seat", "1=hard"],
    ["play", "rat_trap", "--seat", "one"],
    ["play", "rat_trap", "--seat", "²=me"],
    ["play", "rat_trap", "--seat", "0=me", "--seat", "1=me"],
    ["play", "rat_trap(players=2)", "--seat", "2=random"],
    ["play", "rat_trap(players=2)", "--names", "Ann,Bob,Cid"],
    ["play", "rat_trap", "--names", "Ann,Ann"],
    ["play", "rat_trap", "--seed", "x"],
    ["play", "rat_trap", "--seed", "9" * 5000],
    ["play", "rat_trap", "--box", "missing.toml"],
    ["play", "rat_trap", "--box", "broken.toml"],
    ["play", "rat_trap", "--box", "other.toml"],
    ["play", "rat_trap", "--save", "missing/match.json"],
    ["play", "rat_trap", "--save", "taken.json"],
    ["play", "rat_trap", "--resume", "taken.json"],
    ["play", "--resume", "missing.json"],
    ["play", "--resume", "broken.json"],
    ["play", "--resume", "illegal.json"],
    ["play", "--resume", "taken.json", "--seed", "3"],
    ["play", "--unknown"],
    ["play", "--seed"],
    ["play", "--hot-seat=yes"],
    ["play", "--resume"],
    ["games", "--json=1"],
    ["completion"],
    ["completion", "tcsh"],
    ["simulate", "rat_trap", "--games", "1.5"],
    ["simulate", "rat_trap", "--games", "1e999999999"],
    ["simulate", "rat_trap", "--games", "nan"],
    ["simulate"],
    ["simulate", "nogame"],
    ["simulate", "rat_trap", "--games", "0"],
    ["simulate", "rat_trap", "--games", "many"],
    ["simulate", "rat_trap", "--threads", "-1"],
    ["simulate", "rat_trap", "--out", "missing/games.csv"],
    ["box", "nogame"],
    ["box", "rat_trap", "--box", "broken.toml"],
    ["rules", "nogame"],
    ["rules", "rat_trap", "99.9"],
    ["rules", "rat_trap(players=9)"],
    ["rules", "rat_trap", "4", "--minute"],
    ["replay", "missing.json"],
    ["replay", "broken.json"],
    ["replay", "good.json", "--seat", "9"],
]


@pytest.mark.parametrize("arguments", BAD, ids=lambda arguments: " ".join(arguments)[:60])
def test_bad_input_gets_one_line_and_status_2(rattery: Runner, arguments: list[str]) -> None:
    rattery("play", "rat_trap", "--seed", "1", "--save", "good.json", typed="1\n")
    save = json.loads(Path("good.json").read_text(encoding="utf-8"))
    Path("taken.json").write_text("somebody’s", encoding="utf-8")
    Path("broken.json").write_text("{", encoding="utf-8")
    Path("illegal.json").write_text(json.dumps(save | {"moves": ["draw A"]}), encoding="utf-8")
    Path("broken.toml").write_text("game = \nrat", encoding="utf-8")
    Path("other.toml").write_text('game = "chess"', encoding="utf-8")
    run = rattery(*arguments)
    assert run.status == 2
    assert run.out == ""
    assert len(run.err.splitlines()) == 1
    assert len(run.err.strip()) > 10
    assert "Traceback" not in run.err
    assert Path("taken.json").read_text(encoding="utf-8") == "somebody’s"


@pytest.mark.parametrize("command", [["--help"], ["games"], ["games", "--json"], ["box", "rat_trap", "--toml"]])
def test_output_that_nobody_reads_is_no_error_to_be_told(command: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        run = subprocess.run(  # noqa: S603
            [sys.executable, "-m", "rattery.cli", *command], stdout=writer, stderr=subprocess.PIPE, check=False
        )
    finally:
        os.close(writer)
    assert (run.returncode, run.stderr) == (1, b"")
