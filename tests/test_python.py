"""The public Python API: exports, copies, representations, and readable errors for invalid arguments."""

from __future__ import annotations

import copy
import doctest
import json
import pickle
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

import rattery
from rattery.bots.bot import decide
from rattery.core.errors import (
    BadArgument,
    BadOption,
    BadTournament,
    IllegalMove,
    MayNotUndo,
    RatteryError,
    UnknownBot,
    UnknownLanguage,
    UnknownSeat,
)
from rattery.core.game import Game
from rattery.core.moves import Move
from rattery.match import Match
from tests.variants import loaded

PAGE = Path(__file__).parents[1] / "docs" / "python.md"
OFFERED = (
    "load games Match Game Move Bot bot hint tournament study simulate restore read write VectorEnv".split()  # noqa: SIM905
)


def a_match(seed: int = 7) -> Match:
    return loaded("rat_trap(players=4)").new(seed=seed)


def a_finished_match() -> Match:
    match = a_match()
    while not match.is_over:
        match.play(match.moves()[0])
    return match


# Exports.


def test_everything_offered_is_in_dir_and_documented() -> None:
    for name in OFFERED:
        assert name in dir(rattery), name
        assert getattr(rattery, name).__doc__, name
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = rattery.nothing


def test_importing_rattery_loads_nothing_heavy() -> None:
    said = subprocess.run(
        [sys.executable, "-c", "import rattery, sys; print('numba' in sys.modules, 'numpy' in sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.split() == ["False", "False"]


def test_the_games_are_a_list_and_a_package() -> None:
    listed = rattery.games
    assert "rat_trap" in rattery.games
    assert listed() == tuple(listed)
    assert len(listed) == len(listed())
    assert "rat_trap" in repr(listed)
    from rattery.games.rat_trap import parts

    assert parts.CARDS


def test_one_game_everywhere() -> None:
    match = a_match()
    again = rattery.restore(match.save())
    assert type(again.game) is Game is rattery.Game
    assert again.game == match.game
    assert again.game.new(seed=1).moves()
    assert rattery.load(match.game) is match.game
    assert {match.game, again.game} == {match.game}
    assert loaded("rat_trap(players=3)") != match.game


def test_a_match_is_written_and_read(tmp_path: Path) -> None:
    match = a_match()
    match.play(match.moves()[0])
    rattery.write(match, tmp_path / "match.json")
    assert rattery.read(tmp_path / "match.json").history == match.history


# Copies.


@pytest.mark.parametrize("copied", [Match.copy, copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])  # noqa: S301
def test_a_copy_is_a_match_of_its_own(copied: Callable[[Match], Match]) -> None:
    match = a_match()
    match.play(match.moves()[0])
    other = copied(match)
    before = match.view(None), match.history, match.moves()
    assert (other.view(None), other.history, other.moves()) == before
    while not other.is_over:
        other.play(other.moves()[-1])
    assert (match.view(None), match.history, match.moves()) == before
    assert match.log(None) == other.log(None)[: len(match.log(None))]
    assert copied(match).undo.__self__ is not match  # type: ignore[attr-defined]


@pytest.mark.parametrize("copied", [Match.copy, copy.copy, copy.deepcopy])
def test_a_copy_takes_no_table_away_from_a_match_that_another_thread_may_read(copied: Callable[[Match], Match]) -> None:
    match = a_match()
    first, table = match.moves()[0], match.position.table
    copied(match).play(first)
    assert match.position.table is table
    foreseen = match.foresee(lambda at: first if at is match.position else None)
    table, other = foreseen.table, copied(match)
    other.play(first)
    other.play(other.moves()[0])
    match.play(first)
    assert match.position is foreseen
    assert match.position.table is table


def test_a_copy_can_take_back_what_the_match_could() -> None:
    match = loaded("first_rat(players=2)").new(seed=3)
    while match.why_not_undo() is not None:
        match.play(match.moves()[0])
    other = pickle.loads(pickle.dumps(match))  # noqa: S301
    assert other.undo() == match.history[-1]
    assert match.ply == other.ply + 1


def test_games_and_imagined_worlds_can_be_copied_and_pickled(tmp_path: Path) -> None:
    game = loaded("ratjack(players=3)")
    assert pickle.loads(pickle.dumps(game)) == game  # noqa: S301
    assert copy.deepcopy(game) is game
    box = tmp_path / "box.toml"
    text = (Path(rattery.__file__).parent / "games" / "ratjack" / "box.toml").read_text(encoding="utf-8")
    box.write_text(re.sub(r"(points *= *\{ value = )\d+", r"\g<1>5", text), encoding="utf-8")
    own = rattery.load("ratjack(players=3)", box=box)
    assert int(pickle.loads(pickle.dumps(own)).box.points_to_win) == 5  # noqa: S301
    assert own != game
    world = game.new(seed=1).imagine(0, 5)
    assert pickle.loads(pickle.dumps(world)).view(0) == world.view(0)  # noqa: S301


@pytest.mark.parametrize("copied", [Match.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])  # noqa: S301
def test_a_copy_equals_its_original_until_one_is_played_on(copied: Callable[[Match], Match]) -> None:
    match = a_match()
    match.play(match.moves()[0])
    other = copied(match)
    assert other == match
    assert other != a_match()
    assert match.imagine(0, 5) != match
    assert copied(match.imagine(0, 5)) == match.imagine(0, 5)
    assert match.imagine(0, 5) != match.imagine(0, 6)
    other.play(other.moves()[0])
    assert other != match
    assert match != "a match"
    with pytest.raises(TypeError, match="unhashable"):
        hash(match)


# Looking ahead and back.


def test_undo_takes_back_what_was_pushed() -> None:
    match = loaded("first_rat(players=2)").new(seed=3)
    while match.why_not_undo() is not None:
        match.push(match.moves()[0])
    depth = match.ply
    match.undo()
    pushed = [match.pop() for _ in range(depth - 1)]
    assert (len(pushed), match.ply) == (depth - 1, 0)
    with pytest.raises(MayNotUndo, match="nothing to go back to"):
        match.pop()


def test_push_and_pop_go_back_over_chance_and_other_seats() -> None:
    match = a_match()
    before, pushed = match.view(None), []
    for _ in range(12):
        pushed.append(match.moves()[0])
        match.push(pushed[-1])
    assert list(match) == match.history == pushed
    assert [match.pop() for _ in pushed] == pushed[::-1]
    assert match.view(None) == before
    assert match.ply == 0
    with pytest.raises(MayNotUndo, match="nothing to go back to"):
        match.pop()


def test_an_observation_is_what_the_rules_observe() -> None:
    match = a_match()
    seen = match.observation(1)
    assert seen.dtype == np.int16
    assert len(seen) == len(match.game.schema)
    assert match.game.schema.read(seen)["asked"] == match.game.kind.questions.index(match.question)


# Pictures.


def test_repr_tells_and_print_shows_the_board() -> None:
    match = a_match()
    assert repr(match) == f"<match of rat_trap(players=4), 0 moves, throw_again of seat {match.turn}>"
    assert repr(match.imagine(0, 1)).startswith("<imagined match of rat_trap(players=4)")
    assert re.fullmatch(r"<match of .*, \d+ moves, over, won by \[.*\]>", repr(a_finished_match()))
    for words in ("Rat Trap · round 1 of 3", "bandages", match.asks()):
        assert words in str(match)
    assert "Tu es" in match.board(0, "fr") or "Ocre" in match.board(0, "fr")


def test_bots_and_results_tell_what_they_are() -> None:
    assert repr(rattery.bot("random", seed=3)) == "<bot random, seed 3>"
    assert repr(rattery.bot("easy", seed=3)) == "<bot easy, seed 3>"
    assert repr(rattery.bot("hard", seed=3)) == "<bot hard, seed 3>"
    mine = rattery.bot(lambda world: world.moves()[0], seed=3)
    assert repr(mine) == "<bot <lambda>, seed 3, guarded by easy>"
    found = rattery.tournament("pied_piper(players=2)", {"one": "random", "other": "random"}, games=2, workers=1)
    assert re.fullmatch(r"<tournament of pied_piper\(players=2\), 2 of 2 matches: .* \d+, .* \d+>", repr(found))


@pytest.mark.compiled
def test_a_simulation_tells_what_came_out() -> None:
    found = rattery.simulate("rat_trap(players=3)", 5, seed=1)
    assert re.fullmatch(
        r"<5 games of rat_trap\(players=3\), seed 1, victories by seat: ([\d.]+%(, )?){3}>", repr(found)
    )


def test_a_schema_is_printed_as_a_table_and_given_as_json() -> None:
    schema = loaded("ratjack(players=2)").schema
    title, head, *lines = str(schema).splitlines()
    assert title == repr(schema)
    assert head.split() == ["numbers", "field", "shape", "range", "meaning"]
    assert len(lines) == len(schema.fields)
    data = json.loads(json.dumps(schema.data()))
    assert (data["digest"], data["numbers"]) == (schema.digest, len(schema))
    for field, line, told in zip(schema, lines, data["fields"], strict=True):
        assert {field.name, str(field.low), str(field.high)} <= set(line.split())
        assert line.endswith(field.meaning)
        assert told["columns"] == field.columns.tolist()
        assert np.shape(told["columns"]) == tuple(told["shape"]) == tuple(map(len, told["labels"]))


# Errors for invalid arguments.


def refused(kind: type[RatteryError], sentence: str, call: Callable[[], Any]) -> None:
    with pytest.raises(kind) as told:
        call()
    assert sentence in str(told.value)
    assert "\n" not in str(told.value)


@pytest.mark.parametrize("move", [1.9, True, None, [], 1e3, b"keep", np.float64(1), np.True_])
def test_what_is_no_move_is_not_played(move: Any) -> None:
    match = a_match()
    refused(IllegalMove, "is not a move of this game", lambda: match.play(move))
    assert match.ply == 0


def test_a_move_of_another_game_is_not_played_as_the_one_with_its_number() -> None:
    match, others = a_match(), loaded("ratjack(players=2)").kind.moves
    other = others[match.moves()[0].id]
    refused(IllegalMove, f"“{other}” is not a move of this game", lambda: match.play(other))
    assert match.ply == 0


def test_a_move_may_be_a_whole_number_of_any_kind() -> None:
    match = a_match()
    match.play(np.int32(match.moves()[0].id))  # type: ignore[arg-type]
    assert match.ply == 1


@pytest.mark.parametrize(
    "names", [["a"] * 9, [1, 2], "Ann", ["a", "b", "c", "d", "e"], None, 5, {"a": 1}, b"ab", {"a", "b"}]
)
def test_names_that_could_not_be_saved_are_refused(names: Any) -> None:
    refused(
        BadArgument,
        "Names are a list of at most 4 texts",
        lambda: loaded("rat_trap(players=4)").new(seed=1, names=names),
    )


@pytest.mark.parametrize("seed", [7.0, True, "7", None.__class__, np.float32(3)])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    refused(BadArgument, "“seed” is a whole number", lambda: loaded("rat_trap(players=4)").new(seed=seed))


def test_options_are_written_as_python_does_or_as_everywhere() -> None:
    assert rattery.load("rat_trap(players=4,roles=True)") == rattery.load("rat_trap", players=4, roles=True)
    refused(
        BadOption, "“players” is given twice: as 4 and as 3.", lambda: rattery.load("rat_trap(players=4)", players=3)
    )
    refused(BadOption, "players", lambda: rattery.load("rat_trap", players=4.0))
    refused(BadArgument, "A game is its name", lambda: rattery.load(4))  # type: ignore[arg-type]


def test_a_game_that_is_loaded_keeps_its_options_and_its_box() -> None:
    game, own = loaded("rat_trap(players=4)"), "A game that is loaded has its options and its box already: "
    refused(BadArgument, own + "players can only", lambda: rattery.load(game, players=3))
    refused(BadArgument, own + "box can only", lambda: rattery.load(game, box="my_box.toml"))
    refused(BadArgument, own + "players can only", lambda: rattery.VectorEnv(game, 4, players=3))


@pytest.mark.parametrize("game", [None, 4, b"rat_trap", []])
def test_a_game_is_its_name_everywhere(game: Any) -> None:
    for call in (rattery.load, rattery.simulate, rattery.study, rattery.VectorEnv):
        refused(BadArgument, "A game is its name", lambda call=call: call(game))  # type: ignore[misc]
    refused(BadArgument, "A game is its name", lambda: rattery.tournament(game, ["random", "easy"]))


@pytest.mark.parametrize("path", [None, 3, 2.5, b"match.json", []])
def test_a_path_is_a_text_or_a_path(path: Any) -> None:
    refused(BadArgument, "is the path of a file", lambda: rattery.read(path))
    refused(BadArgument, "is the path of a file", lambda: rattery.write(a_match(), path))
    if path is not None:
        refused(BadArgument, "“box” is the path of a file", lambda: rattery.load("rat_trap", box=path))


@pytest.mark.parametrize("match", [None, "match.json", 3])
def test_what_is_no_match_is_neither_decided_nor_written(match: Any, tmp_path: Path) -> None:
    sentence = f"A match is expected here, not {match!r}."
    refused(BadArgument, sentence, lambda: rattery.hint(match))
    refused(BadArgument, sentence, lambda: decide(rattery.bot("random"), match))
    refused(BadArgument, sentence, lambda: rattery.write(match, tmp_path / "match.json"))
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("lang", [None, 3, "xx", "EN"])
def test_a_language_that_is_not_spoken_is_told(lang: Any) -> None:
    refused(UnknownLanguage, "It speaks: en, fr, de", lambda: a_match().log(0, lang))
    refused(UnknownLanguage, "It speaks: en, fr, de", lambda: a_match().board(0, lang))


def test_the_bots_of_a_tournament_are_a_list_or_named() -> None:
    game: Any = "pied_piper(players=2)"
    given: list[Any] = ["random", None, 3, iter(["random", "easy"])]
    for bots in given:
        refused(BadArgument, "The bots of a tournament are a list", lambda bots=bots: rattery.tournament(game, bots))  # type: ignore[misc]
    given = [{"mine": 3, "random": "random"}, ["random", None]]
    for bots in given:
        refused(UnknownBot, "has no choose(world, seed)", lambda bots=bots: rattery.tournament(game, bots))  # type: ignore[misc]
    refused(BadTournament, "1", lambda: rattery.tournament(game, {1: "random", "easy": "easy"}))  # type: ignore[dict-item]
    refused(UnknownBot, "There is no bot called “3”", lambda: rattery.study(game, 5, 3))  # type: ignore[arg-type]


def test_a_bot_is_entered_as_a_class_or_as_an_object() -> None:
    class First:
        def choose(self, world: Match, seed: int) -> Move:
            return world.moves()[0]

    entered: Any = [First, "random"]
    assert set(rattery.tournament("pied_piper(players=2)", entered, games=2, workers=1).shares) == {"First", "random"}
    entered = {"one": First(), "other": "random"}
    found = rattery.tournament("pied_piper(players=2)", entered, games=2, workers=1)
    assert (set(found.shares), found.replaced) == ({"one", "other"}, {})


@pytest.mark.parametrize("games", [0, -1, 1.5, True, pytest.param(-(10**5_000), id="of 5,001 digits")])
def test_a_simulation_has_games(games: Any) -> None:
    refused(BadArgument, "“games” is a whole number from 1 on", lambda: rattery.simulate("rat_trap(players=3)", games))


def test_threads_and_the_number_of_a_game_are_in_their_range() -> None:
    refused(BadArgument, "“threads”", lambda: rattery.simulate("rat_trap(players=3)", 5, threads=0))


@pytest.mark.compiled
def test_a_game_of_a_simulation_is_one_that_was_played() -> None:
    found = rattery.simulate("rat_trap(players=3)", 5)
    assert found.match(4).is_over
    for number in (-1, 5):
        refused(BadArgument, "“number” is a whole number from 0 to 4", lambda number=number: found.match(number))  # type: ignore[misc]


def test_a_match_that_is_over_has_nothing_to_decide() -> None:
    match = a_finished_match()
    refused(IllegalMove, "there is nothing to decide", lambda: decide(rattery.bot("random"), match))
    refused(IllegalMove, "there is nothing to decide", lambda: rattery.hint(match))
    refused(IllegalMove, "over", lambda: match.play("keep"))


def test_seats_that_are_not_there_are_refused_and_those_not_asked_have_no_moves() -> None:
    match = a_match()
    refused(UnknownSeat, "5", lambda: match.moves_in_secret(5))
    assert match.moves_in_secret(1) == []
    refused(UnknownSeat, "Seat 1 is not asked", lambda: match.imagine_choosing(1, 1))


@pytest.mark.parametrize("seat", [np.int64(1), np.uint8(1)])
def test_a_seat_may_be_a_whole_number_of_any_kind(seat: Any) -> None:
    match, number = a_match(), cast(Any, np.int64(5))
    assert match.view(seat) == match.view(1)
    assert (match.observation(seat) == match.observation(1)).all()
    assert match.imagine(seat, number) == match.imagine(1, 5)
    assert match.moves_in_secret(seat) == []


@pytest.mark.parametrize("seat", [True, 1.0, "1", np.float64(1), np.True_])
def test_what_is_no_seat_is_refused(seat: Any) -> None:
    refused(UnknownSeat, "There is no seat", lambda: a_match().view(seat))


@pytest.mark.parametrize("seed", [None, 1.5, True, "7"])
def test_what_is_imagined_or_decided_has_a_whole_number_for_a_seed(seed: Any) -> None:
    refused(BadArgument, "“seed” is a whole number", lambda: a_match().imagine(0, seed))
    refused(BadArgument, "“seed” is a whole number", lambda: rattery.hint(a_match(), seed))
    if seed is not None:
        refused(BadArgument, "“seed” is a whole number", lambda: rattery.bot("easy", seed=seed))


@pytest.mark.parametrize("number", [0, -5, 1.5, True])
def test_numbers_are_in_their_range(number: Any) -> None:
    game, pair = "rat_trap(players=3)", ["random", "easy"]
    refused(BadArgument, "“iterations” is a whole", lambda: rattery.hint(a_match(), iterations=number))
    refused(BadArgument, "“games” is a whole number from 1 on", lambda: rattery.study(game, games=number))
    refused(BadArgument, "“threads” is a whole", lambda: rattery.study(game, 5, threads=number))
    refused(BadArgument, "“workers” is a whole", lambda: rattery.tournament(game, pair, workers=number))


def test_who_is_no_bot_does_not_decide() -> None:
    name: Any = "easy"
    refused(BadArgument, 'A bot decides, not its name: rattery.bot("easy") makes one.', lambda: decide(name, a_match()))
    refused(BadArgument, "has no choose(world, seed)", lambda: decide(name.upper, a_match()))
    swapped: Any = (a_match(), rattery.bot("random"))
    refused(BadArgument, "“<match of rat_trap(players=4), 0 moves", lambda: decide(*swapped))


def test_a_bot_needs_no_more_than_choose_and_may_answer_by_notation() -> None:
    class Plain:
        def choose(self, world: Match, seed: int) -> str:
            return str(world.moves()[0])

    plain: Any = Plain()
    assert decide(plain, a_match()) == a_match().moves()[0]


# Examples in docstrings.

SHOWN = ("Bot", "Game", "Match", "Move", "decide", "hint", "load", "read", "restore")


@pytest.mark.parametrize("name", SHOWN)
def test_what_a_docstring_shows_is_so(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = str(getattr(rattery, name).__doc__).replace("my_game", "rat_trap")
    shown = doctest.DocTestParser().get_doctest(text, {"rattery": rattery}, name, None, 0)
    assert shown.examples, "it shows its use"
    told: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(shown, out=told.append)
    assert not told, "".join(told)


# The page.


@pytest.mark.compiled
def test_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs all code blocks of the page in order, with smaller numbers."""
    monkeypatch.chdir(tmp_path)
    pieces = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(pieces) >= 7
    said: dict[str, Any] = {"__name__": "page"}
    for piece in pieces:
        exec(compile(piece.replace("1_000_000", "2_000"), "python.md", "exec"), said)  # noqa: S102
