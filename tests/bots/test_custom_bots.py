"""Custom bots: found by name, seated like a level, and replaced in a sentence when they fail."""

from __future__ import annotations

import asyncio
import os
import threading
from typing import Any

import pytest

import rattery
from rattery.bots import custom_bots
from rattery.bots.bot import decide
from rattery.bots.custom_bots import GuardedBot, custom_bot, custom_bot_from
from rattery.bots.levels import bot, known_bots, level
from rattery.bots.random_bot import RandomBot
from rattery.core.errors import UnknownBot
from rattery.lab.tournament.entrants import Entrant
from rattery.match import Match
from rattery.server.bot_pool import BotPool
from tests.waiting import TIMEOUT

HERE = "tests.bots.test_custom_bots"
released = threading.Event()


class First:
    """Always the first move, by its notation."""

    def choose(self, world: Match, seed: int) -> str:
        return str(world.moves()[0])


class Seeded:
    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, world: Match) -> int:
        return world.moves()[self.seed % len(world.moves())].id


class Raises:
    name, seed = "raises", 0

    def choose(self, world: Match, seed: int) -> Any:
        raise ValueError("no idea")


class Unborn:
    def __init__(self) -> None:
        raise ZeroDivisionError("no")

    def choose(self, world: Match) -> Any: ...


class Cheats:
    def choose(self, world: Match, seed: int) -> Any:
        return "no such move"


class Dawdles:
    def choose(self, world: Match, seed: int) -> Any:
        released.wait(TIMEOUT)
        return world.moves()[0]


class Kills:
    def choose(self, world: Match, seed: int) -> Any:
        os._exit(1)


class Vandal:
    """Plays on the world it is handed."""

    def choose(self, world: Match, seed: int) -> Any:
        move = world.moves()[-1]
        world.play(move)
        return move.id if not world.is_over else 0


def last(world: Match) -> Any:
    return world.moves()[-1]


def a_match() -> Match:
    return rattery.load("rat_trap(players=3)").new(seed=7)


def test_a_class_by_module_and_name_plays_like_a_level() -> None:
    match = a_match()
    assert decide(bot(f"{HERE}:First", seed=1), match) == match.moves()[0]
    assert level(f"{HERE}:First").name == f"{HERE}:First"
    assert bot(f"{HERE}:Seeded", seed=4).seed == 4
    assert decide(bot(f"{HERE}:last", seed=1, timed=False), match) == match.moves()[-1]


def test_a_class_an_object_or_a_function_is_a_bot() -> None:
    match = a_match()
    assert decide(bot(First, seed=1), match) == match.moves()[0]
    assert decide(custom_bot_from(Seeded(1), 9), match) == match.moves()[1]
    assert decide(bot(last), match) == match.moves()[-1]


def test_a_bot_whose_seed_is_no_number_has_the_seed_that_was_asked_for() -> None:
    unseeded: Any = First()
    unseeded.seed = None
    assert bot(unseeded, seed=5).seed == 5


def test_a_function_that_does_not_say_what_it_takes_is_called_with_a_world_and_a_seed() -> None:
    asked = bot(max, seed=1)
    assert isinstance(asked, GuardedBot)
    decide(asked, a_match())
    assert "not supported between instances of" in str(asked.problem)


def test_entry_points_have_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(custom_bots, "plugin_bots", lambda: {"careful": f"{HERE}:First"})
    assert "careful" in known_bots()
    assert decide(bot("careful", seed=1), a_match()) == a_match().moves()[0]
    assert bot("careful", seed=1).name == "careful"


def test_a_server_seats_only_bots_that_were_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(custom_bots, "_allowed", {})
    assert f"{HERE}:First" not in known_bots()
    assert custom_bots.allow_bot(f"{HERE}:First") in known_bots()


@pytest.mark.parametrize(
    ("spelled", "sentence"),
    [
        ("nobody", "There is no bot called “nobody”."),
        ("no.such.module:Bot", "There is no bot at “no.such.module:Bot” (ModuleNotFoundError:"),
        (f"{HERE}:Missing", f"There is no bot at “{HERE}:Missing” (AttributeError:"),
        (f"{HERE}:HERE", "is no bot: it has no choose(world, seed)."),
    ],
)
def test_what_is_no_bot_is_refused_in_a_sentence(spelled: str, sentence: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        bot(spelled)
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    ("name", "sentence"), [("Raises", "Raises failed (ValueError: no idea); random"), ("Cheats", "is not a move of")]
)
def test_a_bot_that_fails_is_replaced_in_a_sentence(name: str, sentence: str) -> None:
    match = a_match()
    guarded = GuardedBot(custom_bot(f"{HERE}:{name}", 1), RandomBot(1))
    assert decide(guarded, match) in match.moves()
    assert sentence in str(guarded.problem)


def test_a_bot_that_dawdles_is_replaced_and_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(custom_bots, "_timed_out", set())
    match = a_match()
    guarded = GuardedBot(custom_bot(f"{HERE}:Dawdles", 1), RandomBot(1), seconds=0.05)
    assert decide(guarded, match) in match.moves()
    assert "took longer than 0.05 seconds; random makes its moves." in str(guarded.problem)
    again = GuardedBot(custom_bot(f"{HERE}:Dawdles", 1), RandomBot(1), seconds=60)
    assert decide(again, match) in match.moves()
    released.set()


def test_a_bot_of_the_same_name_is_asked_although_another_one_has_dawdled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(custom_bots, "_timed_out", set())
    released.clear()
    first, slow = (lambda world: world.moves()[0]), (lambda world: released.wait(TIMEOUT))
    for dawdling, good in ((Dawdles, First), (Dawdles(), First()), (slow, first), (Dawdles().choose, First().choose)):
        dawdles = GuardedBot(custom_bot_from(dawdling, 1, "mine"), RandomBot(1), seconds=0.05)
        decide(dawdles, a_match())
        assert dawdles.problem is not None
        improved = GuardedBot(custom_bot_from(good, 1, "mine"), RandomBot(1))
        decide(improved, a_match())
        assert improved.problem is None
    released.set()


@pytest.mark.parametrize("given", [f"{HERE}:Raises", Raises, Raises(), Raises().choose])
def test_a_failing_bot_is_replaced_however_it_is_given(given: Any) -> None:
    guarded = bot(given, seed=1)
    assert decide(guarded, a_match()) in a_match().moves()
    assert isinstance(guarded, GuardedBot)
    assert "no idea" in str(guarded.problem)
    with pytest.raises(ValueError, match="no idea"):
        decide(bot(given, seed=1, timed=False), a_match())


def test_a_bot_of_ours_stays_as_it_is() -> None:
    ours = bot("easy", seed=1)
    assert bot(ours) is ours
    guarded = bot(Raises)
    assert bot(guarded) is guarded


def test_a_class_that_cannot_be_made_is_refused_in_a_sentence() -> None:
    with pytest.raises(UnknownBot, match=r"“Unborn” could not be made into a bot \(ZeroDivisionError"):
        bot(Unborn)


def test_a_failing_bot_is_logged_once_however_often_it_is_made(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(custom_bots, "_logged", set())
    for _ in range(3):
        failing = bot(Raises, seed=1)
        decide(failing, a_match())
        decide(failing, a_match())
    assert len(caplog.records) == 1
    monkeypatch.setattr(custom_bots, "_logged", set())
    decide(GuardedBot(Raises(), RandomBot(1), name="told", is_reported=True), a_match())
    assert len(caplog.records) == 1, "whoever asked tells it"


def test_a_bot_that_plays_on_its_world_harms_nothing() -> None:
    match = a_match()
    world, before = match.imagine(match.turn, 1), match.ply
    assert GuardedBot(custom_bot(f"{HERE}:Vandal", 1), RandomBot(1)).choose(world, 1) in match.moves()
    assert (world.ply, match.ply) == (0, before)


def test_a_bot_shares_no_position_with_the_world_that_its_substitute_may_need_at_the_same_time() -> None:
    match = a_match()
    world, seen = match.imagine(match.turn, 1), []

    def sees(given: Match) -> Any:
        seen.append(given)
        return given.moves()[0]

    legal = world.moves()
    GuardedBot(custom_bot_from(sees, 1), RandomBot(1)).choose(world, 1)
    assert seen[0].position is not world.position
    assert seen[0].moves() == legal


def test_a_guarded_bot_that_does_well_has_no_problem() -> None:
    guarded = bot(f"{HERE}:First", seed=1)
    assert isinstance(guarded, GuardedBot)
    decide(guarded, a_match())
    assert guarded.problem is None


def test_a_tournament_of_ones_own_bot() -> None:
    found = rattery.tournament(
        "pied_piper(players=2)", {"first": f"{HERE}:First", "random": "random", "mine": Seeded}, games=6, workers=1
    )
    assert found.is_complete
    assert {rating.name for rating in found.ratings} == {"first", "random", "mine"}


def test_a_bot_that_fails_in_a_tournament_is_replaced_by_random_moves_and_the_result_tells_it(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(custom_bots, "_timed_out", {("slow", First)})
    bots: dict[str, Any] = {"broken": f"{HERE}:Raises", "slow": f"{HERE}:First", "mine": Seeded}
    monkeypatch.setattr(custom_bots, "_logged", set())
    found = rattery.tournament("pied_piper(players=2)", bots, games=6, workers=1)
    assert not caplog.records, "the result tells it"
    assert found.is_complete
    assert set(found.replaced) == {"broken", "slow"}
    decisions, problem = found.replaced["broken"]
    assert decisions > 6
    assert problem == "broken failed (ValueError: no idea); random makes its move."
    assert found.data()["replaced"]["slow"]["problem"].startswith("slow took longer than 10 seconds")


def test_a_bot_that_fails_where_no_result_tells_it_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(custom_bots, "_logged", set())
    entrant = Entrant("broken", f"{HERE}:Raises", is_reported=False)
    for seed in range(3):
        decide(entrant.make(seed), a_match())
    assert [record.message for record in caplog.records] == [
        "broken failed (ValueError: no idea); random makes its move."
    ]


def test_a_server_asks_a_bot_of_ones_own_in_a_worker_process_and_goes_on_when_it_kills_it() -> None:
    async def decided(name: str) -> Any:
        thinking = BotPool(pace=0.0, threads=1)
        try:
            return await thinking.decide(match, f"{HERE}:{name}", replaced=lambda: replaced.append(name))
        finally:
            thinking.close()

    match = a_match()
    replaced: list[str] = []
    assert asyncio.run(decided("First")) == match.moves()[0]
    assert asyncio.run(decided("Kills")) in match.moves()
    assert asyncio.run(decided("Raises")) in match.moves()
    assert replaced == ["Kills", "Raises"], "the table is told"
