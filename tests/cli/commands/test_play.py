"""`rattery play`: whole games with piped input, commands at the table, saving and resuming."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from rattery.cli.localization import cli_words
from rattery.cli.terminal.saves import matches_folder, unfinished
from rattery.core.packages import game_names
from rattery.core.words import LANGUAGES
from rattery.match import read_match
from tests.cli.running import Runner, only_save

ALWAYS_THE_FIRST = "1\n" * 600


def data_of(file: Path) -> dict[str, object]:
    data = json.loads(file.read_text(encoding="utf-8"))
    assert isinstance(data, dict)
    return data


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "game", ["rat_trap(players=2,roles=true)", "rat_trap(players=3)", "rat_trap(players=5,roles=true)"]
)
def test_a_whole_game_against_bots(rattery: Runner, tmp_path: Path, game: str, lang: str) -> None:
    run = rattery("play", game, "--seed", "5", "--names", "Ann", "--lang", lang, typed=ALWAYS_THE_FIRST)
    assert (run.status, run.err) == (0, "")
    file = only_save(tmp_path)
    match = read_match(file)
    assert match.is_over
    assert data_of(file)["over"] is True
    assert f"rattery replay {file}" in run.out
    places = re.findall(r"^(\d)\. +[●▲■◆★] (.*?)  +(\d+)  [█▏]", run.out, re.MULTILINE)
    called = [match.teller(lang).name(seat) for seat in range(match.game.seats)]
    level = cli_words(lang).say("bot-random")
    for seat in range(1, match.game.players):
        called[seat] += f" ({level})"
    expected = {(name[0].upper() + name[1:], str(score)) for name, score in zip(called, match.scores, strict=True)}
    assert {(name, score) for _, name, score in places} == expected
    assert len([place for place, _, _ in places if place == "1"]) == len(match.winners)


def test_the_same_seed_and_answers_give_the_same_game(rattery: Runner) -> None:
    runs = [rattery("play", "rat_trap", "--seed", "9", "--save", f"{n}.json", typed=ALWAYS_THE_FIRST) for n in (1, 2)]
    assert runs[0].out.replace("1.json", "") == runs[1].out.replace("2.json", "")


def test_bots_alone_play_a_game_to_watch(rattery: Runner, tmp_path: Path) -> None:
    run = rattery("play", "rat_trap(players=3)", "--seat", "0=random", "--seed", "2")
    assert run.status == 0
    match = read_match(only_save(tmp_path))
    assert match.is_over
    assert "Round 1 begins." in run.out
    assert len([line for line in run.out.splitlines() if " throws " in line]) == len(
        [line for line in match.log(None) if " throws " in line]
    )


def test_each_decision_shows_table_news_question_and_moves(rattery: Runner) -> None:
    out = rattery("play", "rat_trap(players=3)", "--seed", "5", "--seat", "1=me", typed="quit\n").out
    assert "You are ▲ Sky" in out
    assert "You throw one key twice." in out
    assert "You threw one key twice. Keep them or throw both again?" in out
    assert "  1  Keep the dice  keep" in out
    assert "  2  Throw both again  reroll" in out


def test_moves_are_typed_by_number_or_by_notation(rattery: Runner) -> None:
    rattery("play", "rat_trap(players=3)", "--seed", "5", "--seat", "1=me", "--save", "n.json", typed="2\nquit\n")
    rattery("play", "rat_trap(players=3)", "--seed", "5", "--seat", "1=me", "--save", "w.json", typed="ReRoll\nquit\n")
    assert data_of(Path("n.json"))["moves"] == data_of(Path("w.json"))["moves"] == ["reroll"]


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("draw A", "That is not what is being asked now."),
        ("0", "Type a number from 1 to 2, or ? for help."),
        ("3", "Type a number from 1 to 2, or ? for help."),
        ("99999999999999999999", "is not a move of this game."),
        ("²", "“²” is not a move of this game."),
        ("xyzzy", "“xyzzy” is not a move of this game. You may play: keep, reroll."),
        ("[red]x[/red]", "“[red]x[/red]” is not a move"),
        ("\x1b[2Jx", "“[2Jx” is not a move"),
        ("", "Type a number from 1 to 2, or ? for help."),
        ("u", "There is no move to take back."),
        ("rules 77", "There is no section or clause “77”."),
        ("save missing/folder.json", "cannot be written"),
        ("save taken.json", "is already there"),
        ("save ~nobody-of-that-name/m.json", "cannot be written"),
        (f"save {'long' * 100}.json", "cannot be written"),
        ("rules\u00a077", "There is no section or clause “77”."),
    ],
)
def test_wrong_input_gets_its_reason_and_nothing_is_lost(
    rattery: Runner, tmp_path: Path, typed: str, reason: str
) -> None:
    Path("taken.json").write_text("somebody’s", encoding="utf-8")
    start = ["play", "rat_trap(players=3)", "--seed", "5", "--seat", "1=me"]
    run = rattery(*start, typed=f"{typed}\nreroll\nquit\n")
    assert run.status == 0
    assert reason in " ".join(run.out.split())
    assert data_of(only_save(tmp_path))["moves"] == ["reroll"]
    assert Path("taken.json").read_text(encoding="utf-8") == "somebody’s"


def test_a_question_mark_lists_every_command_and_no_other(rattery: Runner) -> None:
    out = rattery("play", "rat_trap", "--seed", "5", typed="?\nquit\n").out
    offered = [
        "hint ",
        "u ",
        "table ",
        "log ",
        "rules [minute | 4 | 4.3] ",
        "save [FILE] ",
        "promise [3 [sky]|on|off] ",
        "takeover [LEVEL] ",
        "concede ",
        "quit ",
    ]
    lines = [line for line in out.partition("write it down like this")[2].splitlines() if line[:1].isalpha()]
    assert [next((c for c in offered if line.startswith(c)), line) for line in lines[: len(offered)]] == offered
    assert "back " not in [line[:5] for line in lines], "nobody is away"


def test_the_log_and_the_rules_can_be_read_at_the_table(rattery: Runner) -> None:
    out = rattery("play", "rat_trap", "--seed", "5", typed="log\nrules 4.3\nquit\n").out
    assert out.count("Round 1 begins.") == 2, "once as news, once in the log"
    assert "4.3 " in out


def test_a_move_can_be_taken_back_while_nothing_came_of_it(rattery: Runner) -> None:
    start = ["play", "rat_trap(players=3,roles=true)", "--seed", "4", "--save", "m.json"]
    run = rattery(*start, typed="look A B\nnext trap\nu\nu\nquit\n")
    assert "Taken back: next trap." in run.out
    assert "Something hidden was shown since; the move stands." in run.out
    assert data_of(Path("m.json"))["moves"] == ["look A B"]


# Saving and going on.


def test_leaving_saves_and_tells_how_to_go_on(rattery: Runner, tmp_path: Path) -> None:
    run = rattery("play", "rat_trap", "--seed", "5", typed="1\n")
    file = only_save(tmp_path)
    assert run.status == 0
    assert run.out.endswith(f"  rattery play --resume {file}\n")


def test_a_match_goes_on_where_it_was_left(rattery: Runner) -> None:
    game, seed = "rat_trap(players=4,roles=true)", "11"
    rattery("play", game, "--seed", seed, "--names", "Ann,,Cid", "--seat", "2=hot", "--save", "m.json", typed="\n1\n\n")
    before = data_of(Path("m.json"))
    assert before["seats"] == ["me", "random", "hot", "random"]
    run = rattery("play", "--resume", "m.json", typed="\n" + "1\n\n" * 900)
    after = data_of(Path("m.json"))
    assert run.status == 0
    assert after["over"] is True
    assert {name: after[name] for name in ("game", "key", "names", "seats")} == {
        name: before[name] for name in ("game", "key", "names", "seats")
    }
    moves = before["moves"]
    assert isinstance(moves, list)
    assert isinstance(after["moves"], list)
    assert after["moves"][: len(moves)] == moves
    assert "Cid" in run.out


def test_who_sits_where_can_change_when_a_match_goes_on(rattery: Runner) -> None:
    rattery("play", "rat_trap", "--seed", "5", "--save", "m.json", typed="1\n")
    rattery("play", "--resume", "m.json", "--seat", "0=random", typed="")
    assert data_of(Path("m.json"))["over"] is True


def test_a_save_without_seats_or_with_strange_ones_still_goes_on(rattery: Runner) -> None:
    rattery("play", "rat_trap", "--seed", "5", "--save", "m.json", typed="1\n")
    for seats in (None, "me", ["me"], [1, 2, 3, 4], ["me", "me2", "random", "random"]):
        Path("m.json").write_text(json.dumps(data_of(Path("m.json")) | {"seats": seats}), encoding="utf-8")
        assert "You are ● Ochre" in rattery("play", "--resume", "m.json", typed="quit\n").out


def test_the_match_left_last_goes_on_without_naming_its_file(rattery: Runner, tmp_path: Path) -> None:
    rattery("play", "rat_trap(players=3)", "--seed", "5", "--seat", "1=me", typed="1\n")
    run = rattery("play", "--resume", typed="quit\n")
    assert run.status == 0
    assert "You are ▲ Sky" in run.out
    assert f"rattery play --resume {only_save(tmp_path)}" in run.out


def test_a_finished_match_shows_its_end_again(rattery: Runner) -> None:
    rattery("play", "rat_trap(players=3)", "--seed", "5", "--save", "m.json", typed=ALWAYS_THE_FIRST)
    assert re.search("wins? with", rattery("play", "--resume", "m.json").out)


def test_a_save_is_for_its_owner_only(rattery: Runner, tmp_path: Path) -> None:
    rattery("play", "rat_trap", typed="1\n")
    assert only_save(tmp_path).stat().st_mode & 0o077 == 0


def test_a_copy_can_be_saved_beside(rattery: Runner, tmp_path: Path) -> None:
    run = rattery("play", "rat_trap", typed="save copy.json\nquit\n")
    assert "Saved in" in run.out
    assert data_of(Path("copy.json")) == data_of(only_save(tmp_path))


def test_a_table_that_cannot_save_says_so_and_plays_on(rattery: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("file").write_text("", encoding="utf-8")
    monkeypatch.setenv("RATTERY_STATE", "file/state")
    run = rattery("play", "rat_trap(players=3)", "--seed", "5", typed=ALWAYS_THE_FIRST)
    assert run.status == 0
    assert run.out.count("cannot be written") == 1
    assert re.search("wins? with", run.out)
    assert "rattery replay" not in run.out


def test_names_cannot_command_the_terminal(rattery: Runner) -> None:
    names = "\x1b[31mAnn,[b]Bob[/b],Cid\u202e"
    out = rattery("play", "rat_trap(players=3)", "--names", names, typed="quit\n").out
    assert "\x1b" not in out
    assert "\u202e" not in out
    assert "[b]Bob" in out


# The menu.


def choosing(game: str) -> str:
    """The input that chooses this game in the menu; nothing if only one is installed."""
    names = game_names()
    return f"{names.index(game) + 1}\n" if len(names) > 1 else ""


def test_the_menu_asks_and_then_plays(rattery: Runner, tmp_path: Path) -> None:
    run = rattery("menu", typed=choosing("rat_trap") + "3\nY\n\nAnn\n\no\neas\n\n\nquit\n")
    file = only_save(tmp_path)
    assert run.status == 0
    assert data_of(file)["game"] == "rat_trap(players=3,roles=true)"
    assert data_of(file)["names"] == ["Ann", None, "o"]
    assert data_of(file)["seats"] == ["me", "easy", "hot"]
    assert "rattery play 'rat_trap(players=3,roles=true)' --names Ann,,o --seat 1=easy --seat 2=hot" in run.out


def test_the_menu_takes_enter_for_the_standard_and_asks_again_after_nonsense(rattery: Runner, tmp_path: Path) -> None:
    run = rattery("menu", typed=choosing("rat_trap") + "nine\n" + "\n" * 9 + "quit\n")
    assert "Please type one of these: 2, 3, 4, 5." in run.out
    assert data_of(only_save(tmp_path))["game"] == "rat_trap(players=4)"
    assert data_of(only_save(tmp_path))["seats"] == ["me", "random", "random", "random"]


def test_the_menu_asks_only_for_options_that_mean_something_with_so_many_players(rattery: Runner) -> None:
    def asked(players: int) -> str:
        return rattery("menu", typed=f"{choosing('first_rat')}{players}\n" + "\n" * 15 + "quit\n").out

    assert "How hard GREG is to beat" in asked(1)
    assert "How hard GREG is to beat" not in asked(2)


def test_the_menu_offers_to_go_on_with_the_match_left_last(rattery: Runner, tmp_path: Path) -> None:
    rattery("play", "rat_trap(players=3)", "--seed", "5", "--seat", "1=me", typed="1\n")
    run = rattery("menu", typed="1\nquit\n")
    assert "You left a match of rat_trap(players=3) after one move." in run.out
    assert "You are ▲ Sky" in run.out
    assert list(matches_folder().iterdir()) == [only_save(tmp_path)]


def test_only_matches_left_before_their_end_are_offered(rattery: Runner) -> None:
    rattery("play", "rat_trap(players=3)", "--seed", "5", typed=ALWAYS_THE_FIRST)
    (matches_folder() / "damaged.json").write_text("{", encoding="utf-8")
    (matches_folder() / "list.json").write_text("[]", encoding="utf-8")
    (matches_folder() / "elsewhere.json").write_text(
        '{"game": "elsewhere(players=2)", "over": false}', encoding="utf-8"
    )
    (matches_folder() / "nameless.json").write_text('{"over": false}', encoding="utf-8")
    assert list(unfinished()) == []


def test_leaving_the_menu_leaves_nothing_behind(rattery: Runner) -> None:
    assert rattery("menu", typed="3\n").status == 0
    assert not matches_folder().exists()


def test_commands_are_understood_by_their_usual_names_too(rattery: Runner) -> None:
    start = ["play", "rat_trap(players=3)", "--seed", "5", "--seat", "1=me", "--save", "m.json"]
    run = rattery(*start, typed="help\n\nkeep\nundo\nkeep\nq\n")
    assert run.status == 0
    assert "play the move with this number" in run.out
    assert "Taken back: keep." in run.out
    assert json.loads(Path("m.json").read_text(encoding="utf-8"))["moves"] == ["keep"]


@pytest.mark.parametrize(
    ("lang", "problem"),
    [
        ("en", "there is nothing of that name"),
        ("fr", "il n’y a rien de ce nom"),
        ("de", "es gibt nichts, das so heißt"),
    ],
)
def test_what_the_system_refuses_is_told_in_the_language_of_the_table(rattery: Runner, lang: str, problem: str) -> None:
    run = rattery("play", "--resume", "nowhere.json", "--lang", lang)
    assert run.status == 2
    assert problem in run.err
