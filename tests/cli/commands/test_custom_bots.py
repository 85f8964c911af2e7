"""User-supplied bots on the command line: at a table, in a save, in a tournament, at a server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from rattery.bots import custom_bots, levels
from rattery.cli.commands import serve as serve_command
from rattery.cli.localization import cli_words
from rattery.cli.terminal.seats import bot_name, read_seating
from rattery.server import serve as server
from tests.cli.running import Runner

THREE = "rat_trap(players=3)"
BOTS = """
class Last:
    def choose(self, world):
        return world.moves()[-1]

class Broken:
    def choose(self, world):
        raise ValueError("no idea")
"""


@pytest.fixture(autouse=True)
def my_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A module in the current folder; its bots are real, unlike the levels of these tests."""
    (tmp_path / "my_bots.py").write_text(BOTS, encoding="utf-8")
    thoughtless, real = levels.bot, levels.__dict__["level"]

    def bot(name: str, seed: int | None = None, timed: bool = True) -> object:
        return real(name).make(seed or 0, 5.0, True) if ":" in name else thoughtless(name, seed, timed)

    monkeypatch.setattr(levels, "bot", bot)
    monkeypatch.setattr(custom_bots, "SUBSTITUTE", "random")
    monkeypatch.setattr(levels, "SUBSTITUTE", "random")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield
    custom_bots._allowed.clear()


def seats_of(file: str) -> list[str]:
    return list(json.loads(Path(file).read_text(encoding="utf-8"))["seats"])


def test_one_sits_at_a_table_and_its_moves_are_played(rattery: Runner) -> None:
    run = rattery("play", THREE, "--seed", "5", "--seat", "1=my_bots:Last", "--save", "m.json", typed="1\n" * 9)
    assert (run.status, run.err) == (0, "")
    assert "(Last)" in run.out
    assert seats_of("m.json")[1] == "my_bots:Last"


def test_one_that_fails_is_replaced_and_a_sentence_says_so(rattery: Runner) -> None:
    run = rattery("play", THREE, "--seed", "5", "--seat", "1=my_bots:Broken", "--save", "m.json", typed="1\n" * 40)
    assert run.status == 0
    assert "my_bots:Broken" in run.out
    assert "no idea" in run.out


@pytest.mark.parametrize("spelled", ["my_bots:Nobody", "no_such_module:Bot", "my_bots"])
def test_one_that_is_not_there_is_refused_in_one_sentence(rattery: Runner, spelled: str) -> None:
    run = rattery("play", THREE, "--seat", f"1={spelled}")
    assert (run.status, run.out) == (2, "")
    assert len(run.err.splitlines()) == 1
    assert spelled in run.err


def test_a_saved_match_loads_no_program_by_itself(rattery: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    rattery("play", THREE, "--seed", "5", "--seat", "1=my_bots:Last", "--save", "m.json", typed="1\n")
    with monkeypatch.context() as patch:
        patch.setattr(custom_bots, "_imported", lambda spelled: pytest.fail("it was loaded"))
        run = rattery("play", "--resume", "m.json", typed="quit\n")
    assert run.status == 2
    assert "--seat 1=my_bots:Last" in run.err
    assert rattery("play", "--resume", "m.json", "--seat", "1=my_bots:Last", typed="quit\n").status == 0
    assert rattery("play", "--resume", "m.json", "--seat", "1=random", typed="quit\n").status == 0
    assert read_seating(["me", "my_bots:Last", "random"], 3).kinds == ("me", "random", "random")


def test_a_server_lets_people_seat_the_bots_it_was_started_with(
    rattery: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert serve_command.Arguments.__dataclass_fields__["bot"]
    monkeypatch.setattr(server, "serve", lambda options, say: 0)
    assert "my_bots:Last" not in levels.known_bots()
    assert rattery("serve", "--bot", "my_bots:Last").status == 0
    assert "my_bots:Last" in levels.known_bots()
    assert rattery("serve", "--bot", "my_bots:Nobody").status == 2


def test_one_is_called_by_its_class() -> None:
    assert bot_name("my_bots:Last", cli_words("en")) == "Last"
