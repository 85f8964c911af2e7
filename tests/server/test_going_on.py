"""Going on: conceding, a clock for decisions, a vote to go on without a player, and what spectators say."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

import pytest

from rattery.core.box import BoxFile
from rattery.core.errors import MayNotUndo
from rattery.core.options import read_spelling
from rattery.core.registry import load_game
from rattery.match.verify import verify
from rattery.server.connection import incoming, outgoing, story_parts
from rattery.server.connection.client import Made, Refused, ServerClient, bot, friend, here, me
from rattery.server.errors import NotYours, Refusal, Taken, TooEarly, TooLate
from rattery.server.store.store import LogEntry, SeatRow, TableRow
from rattery.server.tables.fold.apply import apply
from rattery.server.tables.loading import Unreadable, load
from rattery.server.tables.requests import GENTLE_LEVEL, MAX_SPECTATOR_TALK, SLOW_TIMEOUT, Change, Request, validate
from rattery.server.tables.result import match_file, result_of, sheet_part
from rattery.server.tables.state import OVER, TableState
from rattery.server.tables.table import Table
from tests.server.serving import TableClient, at_the_table, play_on

KEY = "0123456789"


@dataclass
class Someone:
    """A client that holds seats and looks through the first of them."""

    held: dict[int, str] = field(default_factory=dict)
    host_secret: str | None = None

    @property
    def eye(self) -> int | None:
        return min(self.held, default=None)

    @property
    def is_host(self) -> bool:
        return self.host_secret is not None


def at(*seats: int) -> Someone:
    return Someone(dict.fromkeys(seats, "secret"))


class Course:
    """A table of people, and everything that happened there."""

    def __init__(self, variant: str, begun: bool = True) -> None:
        name, _ = read_spelling(variant)
        seats = (SeatRow("person", secret="kept"),) * load_game(variant).players
        self.row = TableRow("t", variant, BoxFile.standard(name).data, "07" * 16, None, seats, False, 0.0)
        self.state = TableState(self.row)
        self.happened: list[LogEntry] = []
        if begun:
            self.write(Change("begin"))

    def write(self, change: Change, when: float | None = None) -> None:
        number = len(self.happened) + 1
        self.happened.append(
            LogEntry(number, change.kind, change.seat, change.facts, None, number if when is None else when)
        )
        apply(self.state, self.happened[-1])

    def ask(self, who: Someone, message: Any, when: float | None = None, **facts: Any) -> None:
        request = Request(self.state, who, facts.pop("is_away", lambda seat: False), (), **facts)
        self.write(validate(request, message), when)

    def play(self, when: float | None = None, by: str | None = None) -> int:
        """The first seat that is asked makes the first move it may."""
        seat = self.state.asked()[0]
        facts = {"move": str(self.state.offered(seat)[0])} | ({"by": by} if by else {})
        self.write(Change("move", seat, facts), when)
        return seat

    def again(self) -> TableState:
        """What a server makes of it after a restart."""
        return load(self.row, self.happened)


def told(state: TableState, eye: int | None = None) -> list[str]:
    return [line["words"] for line in story_parts.story_part(state, eye, eye, "en", -1)["lines"]]


# Conceding.


def test_of_two_players_the_other_wins() -> None:
    course = Course("rat_trap(players=2)")
    course.play()
    course.ask(at(1), incoming.Concede(KEY, 1))
    for state in (course.state, course.again()):
        assert (state.stage, state.winners, state.asked()) == (OVER, [0], [])
        assert result_of(state)["winners"] == [0]
        assert result_of(state)["conceded"] == [1]
        assert told(state)[-1] == "Sky concedes."
        part = outgoing.position_part(state, 0, 0, "en")
        assert part is not None
        assert (part["over"], part["winners"], part["moves"]) == (True, [0], [])
        assert part["asks"] == "Sky has conceded: the match is over."


OVER_BY_YOU = {
    "en": "You have conceded: the match is over.",
    "fr": "Tu as abandonné\u00a0: la partie est finie.",
    "de": "Du hast aufgegeben: Die Partie ist zu Ende.",
}


@pytest.mark.parametrize("lang", OVER_BY_YOU)
def test_who_conceded_hears_of_it_as_you_and_no_points_are_made_up(lang: str) -> None:
    course = Course("rat_trap(players=2)")
    course.ask(at(1), incoming.Concede(KEY, 1))
    part = outgoing.position_part(course.state, 1, 1, lang)
    assert part is not None
    assert part["asks"] == OVER_BY_YOU[lang]
    assert (part["sheet"]["conceded"], part["sheet"]["lines"], part["sheet"]["places"]) == (1, [], [])


def test_in_a_game_of_places_who_conceded_is_last() -> None:
    course = Course("pied_piper(players=2)")
    course.ask(at(0), incoming.Concede(KEY, 0))
    sheet = sheet_part(course.state, 0, "en")
    assert sheet is not None
    assert sheet["seats"] == ["you", "Sky"]
    assert [(each["place"], each["seat"], each["words"]) for each in sheet["places"]] == [
        (1, 1, "Still at home, counter at 0"),
        (2, 0, "Conceded"),
    ]


DRIVEN_OUT = {
    "en": ["Fled first, driven out by you", "Fled first, driven out by Sky"],
    "fr": [
        "En fuite en premier\u00a0: tu y es pour quelque chose",
        "En fuite en premier\u00a0: Azur y est pour quelque chose",
    ],
    "de": ["Als Erstes geflohen, von dir vertrieben", "Als Erstes geflohen, vertrieben von Azur"],
}
CALLED = {"en": "you", "fr": "toi", "de": "du"}


@pytest.mark.parametrize("lang", DRIVEN_OUT)
def test_places_and_columns_call_the_reader_you(lang: str) -> None:
    course = Course("pied_piper(players=3)")
    while course.state.asked():
        course.play()
    taker = next(each["seat"] for each in course.state.begun().events(None) if each["event"] == "took_counters")
    for you, expected in zip((taker, None), DRIVEN_OUT[lang], strict=True):
        sheet = sheet_part(course.state, you, lang)
        assert sheet is not None
        assert expected in [each["words"] for each in sheet["places"]]
        assert [seat for seat, name in enumerate(sheet["seats"]) if name == CALLED[lang]] == (
            [] if you is None else [you]
        )


NOTED = {"en": "you ", "fr": "tu ", "de": "du "}


@pytest.mark.parametrize("lang", NOTED)
def test_what_explains_the_points_calls_the_reader_you(lang: str) -> None:
    course = Course("rat_trap(players=3)")
    while course.state.asked():
        course.play()
    names = [seat for seat in range(3) if _notes(course.state, seat, lang) != _notes(course.state, None, lang)]
    assert names, "nobody's points were explained"
    for seat in names:
        name = outgoing.seat_name(course.state, seat, lang)
        assert not any(note.startswith(f"{name} ") for note in _notes(course.state, seat, lang))
        assert any(note.lower().startswith(NOTED[lang]) for note in _notes(course.state, seat, lang))


def _notes(state: TableState, you: int | None, lang: str) -> list[str]:
    sheet = sheet_part(state, you, lang)
    assert sheet is not None
    return [note for line in sheet["lines"] for notes in line["notes"] for note in notes]


def test_a_file_of_a_match_that_was_conceded_is_verified() -> None:
    course = Course("rat_trap(players=2)")
    for _ in range(5):
        course.play()
    course.ask(at(0), incoming.Concede(KEY, 0))
    data = json.loads(json.dumps(match_file(course.state)))
    assert data["result"]["conceded"] == [0]
    assert verify(data).match.ply == 5


def test_alone_one_has_lost_and_met_no_challenge() -> None:
    course = Course("first_rat(players=1)")
    course.ask(at(0), incoming.Concede(KEY, 0))
    assert (course.state.stage, course.state.winners) == (OVER, [])
    assert "challenges" not in result_of(course.state)


def test_among_more_a_bot_plays_on_for_good_and_the_result_names_the_seat() -> None:
    course = Course("rat_trap(players=3)")
    course.ask(at(2), incoming.Concede(KEY, 2))
    seat = course.state.seats[2]
    assert (course.state.stage, seat.level, seat.has_conceded) == ("playing", "normal", True)
    with pytest.raises(TooLate):
        course.ask(at(2), incoming.Back(KEY, 2))
    with pytest.raises(Taken):
        course.ask(at(2), incoming.Concede(KEY, 2))
    while course.state.asked():
        course.play()
    assert result_of(course.again())["conceded"] == [2]


def test_one_concedes_ones_own_seat_while_the_match_is_on() -> None:
    early = Course("rat_trap(players=2)", begun=False)
    with pytest.raises(TooEarly):
        early.ask(at(0), incoming.Concede(KEY, 0))
    course = Course("rat_trap(players=2)")
    with pytest.raises(NotYours):
        course.ask(at(0), incoming.Concede(KEY, 1))
    course.ask(at(0), incoming.Concede(KEY, 0))
    with pytest.raises(TooLate):
        course.ask(at(1), incoming.Concede(KEY, 1))


def test_who_concedes_while_all_choose_in_secret_keeps_nobody_waiting() -> None:
    course = Course("ratjack(players=3)")
    assert course.state.is_together
    for seat in (0, 1):
        course.write(Change("move", seat, {"move": str(course.state.offered(seat)[0])}))
    course.ask(at(2), incoming.Concede(KEY, 2))
    assert course.state.bots_turn() == 2
    assert course.again().bots_turn() == 2


# The clock.


def clocked(variant: str, seconds: int = 60) -> Course:
    course = Course(variant, begun=False)
    course.write(Change("clock", None, {"seconds": seconds}), 0.0)
    course.write(Change("begin"), 10.0)
    return course


def test_the_time_for_a_decision_runs_from_the_question_and_talk_does_not_stop_it() -> None:
    course = clocked("rat_trap(players=2)")
    assert course.state.deadline() == 70.0
    course.ask(at(0), incoming.Say(KEY, "Hm."), 30.0)
    assert course.state.deadline() == 70.0
    course.play(40.0)
    assert course.state.deadline() == 100.0
    assert outgoing.table_part(course.state, "en")["clock"] == 60
    assert (outgoing.position_part(course.state, None, None, "en") or {})["asked"] == 40.0
    assert Course("rat_trap(players=2)").state.deadline() is None


def test_taking_back_does_not_turn_the_clock_back() -> None:
    course = clocked("first_rat(players=2)")
    first = course.state.asked()[0]
    course.play(50.0)
    assert course.state.why_not_undo(first) is None, "another opening is needed"
    course.ask(at(first), incoming.Undo(KEY, course.state.question_version), 60.0)
    assert course.state.deadline() == 70.0


def test_what_the_clock_has_moved_is_told_and_stands() -> None:
    course = clocked("first_rat(players=2)")
    before = len(told(course.state))
    seat = course.play(80.0, by="clock")
    assert told(course.again())[before] == f"{('Ochre', 'Sky')[seat]} is out of time: a bot makes this move."
    assert course.state.why_not_undo(seat) == "undo-clock"
    with pytest.raises(MayNotUndo) as refused:
        course.ask(at(seat), incoming.Undo(KEY, course.state.question_version))
    for lang in ("en", "fr", "de"):
        assert "undo" not in refused.value.say(lang)


def test_whom_the_clock_has_chosen_for_in_secret_is_told_when_all_have_chosen() -> None:
    course = clocked("ratjack(players=2)")
    before, version = told(course.state), course.state.version
    course.play(80.0, by="clock")
    assert (told(course.state), course.state.version) == (before, version)
    course.play(81.0)
    assert "Ochre is out of time: a bot makes this move." in told(course.again())


def test_that_a_bot_has_a_substitute_is_told_once_until_it_moves_itself() -> None:
    course = Course("rat_trap(players=2)")
    before = len(told(course.state))
    seat = course.play(5.0, by="substitute")
    sentence = f"The bot of {('Ochre', 'Sky')[seat]} failed or took too long: an easy bot of the house makes its moves."
    assert told(course.again())[before] == sentence
    for at_time in range(6, 12):
        course.play(float(at_time), by="substitute")
    assert told(course.state).count(sentence) == 1


def test_who_comes_back_has_time_again() -> None:
    course = clocked("rat_trap(players=2)")
    seat = course.state.asked()[0]
    course.ask(at(seat), incoming.Bot(KEY, seat, "easy"), 20.0)
    assert course.state.deadline() is None, "bots have no clock"
    course.ask(at(seat), incoming.Back(KEY, seat), 500.0)
    assert course.state.deadline() == 560.0


@at_the_table
async def test_when_the_time_is_up_a_bot_moves_and_everybody_reads_so(
    api: ServerClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await api.create("rat_trap(players=2)", [me("Ann"), here("Bob")], clock=30)
    async with TableClient.of(made, 0) as ann:
        await ann.ask("begin")
        assert ann.table["clock"] == 30
        await ann.until(lambda: ann.yours)
        monkeypatch.setattr(Table, "waited", lambda table: 31.0 if table.state.question_ply == 0 else 0.0)
        await ann.until(lambda: ann.position is not None and ann.position["ply"] > 0)
        assert any("out of time: a bot makes this move." in line for line in ann.story)
        assert ann.position is not None
        assert ann.position["ply"] == 1


@at_the_table
async def test_a_rematch_has_the_same_clock_and_impossible_clocks_are_refused(api: ServerClient) -> None:
    for clock in (0, 9, 604801, "long"):
        with pytest.raises(Refused):
            await api.create("rat_trap(players=2)", [me("Ann"), here("Bob")], clock=clock)
    made = await api.create("rat_trap(players=2)", [me("Ann"), here("Bob")], clock=3600)
    async with TableClient.of(made, 0) as ann:
        await ann.ask("begin")
        await ann.ask("concede", seat=0)
        await ann.until(lambda: ann.is_over)
        again = await ann.ask("rematch")
    assert (await api.get(f"/api/tables/{again['table']}"))["clock"] == 3600


# Going on without a player.


def slow_table(players: int = 4) -> tuple[Course, int]:
    course = Course(f"rat_trap(players={players})")
    return course, course.state.asked()[0]


def test_more_than_half_of_the_others_go_on_without_a_player() -> None:
    course, slow = slow_table()
    others = [seat for seat in range(4) if seat != slow]
    for voter in others[:1] * 2:
        course.ask(at(voter), incoming.Vote(KEY, slow), waited=SLOW_TIMEOUT)
        assert not course.state.seats[slow].is_bots
    assert outgoing.seat_part(course.state, slow, "en")["votes"] == others[:1]
    course.ask(at(others[1]), incoming.Vote(KEY, slow), waited=SLOW_TIMEOUT)
    for state in (course.state, course.again()):
        assert state.seats[slow].level == GENTLE_LEVEL
        assert state.bots_turn() == slow
        assert "The others go on without" in told(state)[-1]
    course.ask(at(slow), incoming.Back(KEY, slow))
    assert course.state.persons_asked() == [slow]
    assert told(course.state)[-1].endswith("is back.")


def test_those_who_are_away_have_no_vote() -> None:
    course, slow = slow_table()
    voter, *gone = [seat for seat in range(4) if seat != slow]
    course.ask(at(voter), incoming.Vote(KEY, slow), waited=SLOW_TIMEOUT, is_away=lambda seat: seat in gone)
    assert course.state.seats[slow].is_bots


def test_a_vote_is_forgotten_when_the_question_is_answered() -> None:
    course, slow = slow_table()
    course.ask(at((slow + 1) % 4), incoming.Vote(KEY, slow), waited=SLOW_TIMEOUT)
    course.play()
    assert course.state.votes == {}
    assert outgoing.seat_part(course.state, slow, "en")["votes"] == []


@pytest.mark.parametrize(
    ("who", "about", "waited", "refusal"),
    [
        ("next", "slow", SLOW_TIMEOUT - 1, TooEarly),
        ("next", "third", SLOW_TIMEOUT, TooEarly),
        ("slow", "slow", SLOW_TIMEOUT, NotYours),
        ("nobody", "slow", SLOW_TIMEOUT, NotYours),
    ],
)
def test_a_vote_that_may_not_be_is_refused(who: str, about: str, waited: float, refusal: type[Refusal]) -> None:
    course, slow = slow_table()
    seats = {"slow": slow, "next": (slow + 1) % 4, "third": (slow + 2) % 4}
    caller = at() if who == "nobody" else at(seats[who])
    with pytest.raises(refusal):
        course.ask(caller, incoming.Vote(KEY, seats[about]), waited=waited)
    assert course.state.number == 1


def test_a_vote_does_not_tell_who_has_chosen_in_secret() -> None:
    course = Course("ratjack(players=3)")
    course.write(Change("move", 1, {"move": str(course.state.offered(1)[0])}))
    for voter in (0, 2):
        course.ask(at(voter), incoming.Vote(KEY, 1), waited=SLOW_TIMEOUT)
    assert course.state.seats[1].is_bots
    assert list(course.state.choices) == [1], "what was chosen stands"


@at_the_table
async def test_others_vote_and_the_player_comes_back(api: ServerClient, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await api.create("rat_trap(players=3)", [me("Ann"), friend(), friend()])
    joined = [(await api.join(made.table, made.invitation(seat), name)) for seat, name in ((1, "Bob"), (2, "Cat"))]
    monkeypatch.setattr(Table, "waited", lambda table: SLOW_TIMEOUT)
    async with (
        TableClient.of(made, 0) as ann,
        TableClient(api, made.table, [joined[0]["secret"]], 1) as bob,
        TableClient(api, made.table, [joined[1]["secret"]], 2) as cat,
    ):
        await ann.ask("begin")
        clients = [ann, bob, cat]
        await ann.until(lambda: ann.position is not None)
        assert ann.position is not None
        slow = int(ann.position["deciding"])
        for voter in (client for client in clients if client.eye != slow):
            await voter.ask("vote", seat=slow)
        await ann.until(lambda: any("go on without" in line for line in ann.story))
        assert ("The others go on without you: a bot sits in." in ann.story) == (slow == 0)
        await clients[slow].ask("back", seat=slow)
        await ann.until(lambda: ann.story and any("back." in line for line in ann.story))


# Spectators.


@at_the_table
async def test_spectators_talk_apart_from_the_players(api: ServerClient) -> None:
    made = await api.create("rat_trap(players=2)", [me("Ann"), bot("random")])
    async with TableClient.of(made, 0) as ann, TableClient(api, made.table) as dora:
        await ann.ask("begin")
        await dora.ask("gallery", text=" Go,  Ann! ", name="Dora")
        await ann.until(lambda: ann.gallery)
        assert [(said["name"], said["text"]) for said in ann.gallery] == [("Dora", "Go, Ann!")]
        assert ann.talk == []
        with pytest.raises(Refused):
            await dora.ask("say", text="Go, Ann!")
        with pytest.raises(Refused) as no:
            await ann.ask("gallery", text="Thank you!")
        assert no.value.reason == "not-yours"
        await ann.ask("say", text="Who is there?")
        await dora.until(lambda: dora.talk)
        assert len(dora.gallery) == 1
        await ann.ask("concede", seat=0)
        await ann.ask("gallery", text="Thank you!")
        await dora.until(lambda: len(dora.gallery) == 2)


def test_what_spectators_say_is_bounded() -> None:
    course = Course("rat_trap(players=2)")
    for _ in range(MAX_SPECTATOR_TALK):
        course.write(Change("gallery", None, {"text": "!", "name": ""}))
    with pytest.raises(TooLate):
        course.ask(at(), incoming.Gallery(KEY, "!"))
    assert len(story_parts.gallery_part(course.again(), 0)) == MAX_SPECTATOR_TALK


# Tables a newer server wrote.


def test_what_a_newer_version_wrote_is_refused_in_words() -> None:
    course = Course("rat_trap(players=2)")
    course.happened.append(LogEntry(2, "dance", None, {}, None, 2.0))
    with pytest.raises(Unreadable) as refused:
        course.again()
    assert refused.value.message == "table-newer"


@at_the_table
async def test_the_lobby_names_the_winner_of_a_match_that_was_conceded(api: ServerClient) -> None:
    made: Made = await api.create("rat_trap(players=2)", [me("Ann"), bot("random")])
    async with TableClient.of(made, 0) as ann:
        await ann.ask("begin")
        await play_on(ann, 2)
        await ann.ask("concede", seat=0)
    about = await api.get(f"/api/tables/{made.table}")
    assert (about["stage"], about["winners"]) == ("over", [1])
