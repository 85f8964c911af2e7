"""Studies: what is counted is what happened, what is claimed is what the figures can bear, and the report reads well."""

from __future__ import annotations

import json
import re
import signal
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pytest

import rattery
from rattery.core.box import BoxFile
from rattery.core.errors import BadResults
from rattery.core.game import Game
from rattery.core.words import LANGUAGES
from rattery.lab.study.association import associations, reach
from rattery.lab.study.distribution import Distribution
from rattery.lab.study.features import Deeds, Feature
from rattery.lab.study.observing import Observer, Sitting, take_in, told_playout
from rattery.lab.study.recording import VICTORY, record_range
from rattery.lab.study.report import check_folder, write_report
from rattery.lab.study.study import Study, games_to_tell, study
from rattery.lab.study.tally import Tally, Uses, victories
from rattery.lab.tournament.entrants import Entrant
from rattery.lab.tournament.schedule import Fixture
from rattery.playouts.game_range import GameRange
from rattery.playouts.playout import replay_playout
from rattery.playouts.simulate import simulate
from tests.variants import loaded

QUICK = "pied_piper(players=3)"
SAMPLES = ("pied_piper(players=3)", "rat_trap(players=2)", "ratjack(players=2)")


# What is counted.


def test_a_move_is_its_verb_and_every_named_thing_it_is_about() -> None:
    game = loaded(QUICK)
    deeds = Deeds(game)
    move = game.kind.moves.written("lay melody 3")
    assert move is not None
    about = [deeds.features[place] for place in deeds.of(move.id)]
    assert [(feature.verb, feature.thing(game)) for feature in about] == [
        ("lay", None), ("lay", ("card", "melody")), ("lay", ("place", "3")),
    ]  # fmt: skip


def test_seats_are_no_things() -> None:
    assert not [feature for feature in Deeds(loaded("rat_trap(players=4)")).features if feature.fact == "seat"]


@pytest.mark.parametrize("variant", SAMPLES)
def test_told_games_are_the_games_that_were_simulated(variant: str) -> None:
    game = loaded(variant)
    story, won = told_playout(game, 3, 7)
    match = replay_playout(game, 3, 7)
    assert [(told.event, told.values, told.secret) for told in story] == [
        (told.event, told.values, told.secret) for told in match.story()
    ]
    assert np.flatnonzero(won).tolist() == [seat for seat in match.winners if seat < game.players]


@pytest.mark.compiled
@pytest.mark.parametrize("variant", SAMPLES[:2])
def test_the_compiled_pass_counts_what_an_observer_counts(variant: str) -> None:
    game = loaded(variant)
    observer, uses = Observer(game), Uses(game.players, len(Deeds(game).features))
    played, sums = record_range(game, observer.deeds, 11, 0, 20)
    for number in range(20):
        match = replay_playout(game, 11, number)
        assert len(match.history) == played.lengths[number]
        uses.add(victories(played.winners)[number, : game.players], observer.deeds_in(match))
    assert (sums == uses.sums).all()
    expected = simulate(game, 20, 11)
    assert (played.scores == expected.scores).all()
    assert (played.winners == expected.winners).all()
    assert (played.endings == expected.endings).all()


def some_games() -> GameRange:
    scores = np.array([[5, 3, 1], [2, 2, 1], [0, 4, 9], [7, 7, 7]])
    winners = np.array([[1, 0, 0], [1, 1, 0], [0, 0, 1], [1, 1, 1]], bool)
    return GameRange(0, scores, winners, np.array([10, 20, 30, 40]), np.array([0, 0, 1, 2]), np.array([0, 1, 2, 0]))


def test_a_tally_adds_up_victories_margins_lengths_and_endings() -> None:
    tally = Tally(loaded("rat_trap(players=3)"))
    tally.add(some_games())
    assert tally.games == 4
    assert tally.won.tolist() == [60 + 30 + 60 + 20, 20, 30 + 20], "by place in the order of play"
    assert tally.shared == 2
    assert tally.margins.counts == {2: 1, 0: 2, 5: 1}
    assert tally.winning_scores.counts == {5: 1, 2: 1, 9: 1, 7: 1}
    assert tally.lengths.mean == 25
    assert tally.endings.tolist() == [2, 1, 1]


def test_a_tally_is_the_same_in_one_piece_and_in_several() -> None:
    game, whole = loaded("rat_trap(players=3)"), some_games()
    one, several = Tally(game), Tally(game)
    one.add(whole)
    for part in (whole.part(0, 1), whole.part(1, 4)):
        several.add(part)
    assert one.data() == several.data()


def test_a_distribution_knows_its_mean_spread_and_percentiles() -> None:
    found = Distribution()
    found.add(np.array([1, 2, 2, 3]))
    found.add(np.array([12]))
    assert found.mean == 4
    assert found.deviation == pytest.approx(np.std([1, 2, 2, 3, 12], ddof=1))
    assert [found.percentile(percent) for percent in (1, 50, 80, 81, 100)] == [1, 2, 3, 12, 12]
    assert found.share(2) == 0.4


# What is claimed.


def made_up(games: int, chance_with: float, chance_without: float, features: int = 1) -> Uses:
    """Games of two seats in which the first does each thing half of the time, and wins by chance."""
    luck, uses = np.random.default_rng(5), Uses(2, features)
    for _ in range(games):
        did = luck.random(features) < 0.5
        won = luck.random() < (chance_with if did[0] else chance_without)
        uses.add(np.array([VICTORY * won, VICTORY * (not won)]), np.stack([did, np.zeros(features)]).astype(np.int32))
    return uses


def test_what_winners_do_shows() -> None:
    (found,) = associations([Feature("win")], made_up(2_000, 0.6, 0.3))
    assert found.is_clear
    assert found.lift == pytest.approx(0.6 / 0.45, abs=0.08)
    assert found.low < 0.6 / 0.45 < found.high
    assert found.games == pytest.approx(1_000, abs=80)


def test_what_makes_no_difference_does_not_show_even_if_many_things_are_looked_at() -> None:
    found = associations([Feature("idle", "n", place) for place in range(200)], made_up(400, 0.5, 0.5, 200))
    assert len(found) == 200
    assert [one for one in found if one.is_clear] == []
    alone = reach(1)
    beyond = [one for one in found if abs(one.lift - 1) > (one.high - one.lift) * alone / reach(200)]
    assert len(beyond) > 2, "one by one, some of them would have looked special"


def test_a_seat_that_wins_more_and_does_more_proves_nothing() -> None:
    """Seat 0 always wins and often does it, seat 1 seldom; within a seat it makes no difference."""
    luck, uses = np.random.default_rng(2), Uses(2, 1)
    for _ in range(2_000):
        first = luck.random() < 0.8
        did = np.array([[luck.random() < 0.7], [luck.random() < 0.2]])
        uses.add(np.array([VICTORY * first, VICTORY * (not first)]), did.astype(np.int32))
    (found,) = associations([Feature("busy")], uses)
    assert not found.is_clear
    assert found.by_winners > found.by_others + 0.2


def test_what_was_hardly_done_or_done_by_all_is_not_judged() -> None:
    uses = Uses(1, 2)
    for number in range(100):
        uses.add(np.array([VICTORY * (number % 2)]), np.array([[number < 10, 1]], np.int32))
    assert associations([Feature("seldom"), Feature("always")], uses) == []


def test_intervals_grow_with_what_is_looked_at() -> None:
    assert reach(1) == pytest.approx(1.959964, abs=1e-5)
    assert reach(20) == pytest.approx(3.0233, abs=1e-3)


def test_fewer_of_long_games_are_told() -> None:
    tally = Tally(loaded(QUICK))
    tally.games = 10**6
    tally.lengths.counts = {30: 1}
    short = games_to_tell(tally)
    tally.lengths.counts = {600: 1}
    assert 100 <= games_to_tell(tally) < short <= 2_000


# By bots.


def test_bots_are_observed_in_every_match() -> None:
    found = by_hand(3)
    assert found.tally.games == found.told == 3
    assert found.deeds.sums.sum() > 0
    assert found.is_complete


def by_hand(games: int, game: Game | None = None) -> Study:
    """A study of random bots that sit at the table: without machine code."""
    game = game or loaded(QUICK)
    found = Study.begun(game, "random", 0, games)
    sitting = Sitting(str(game), game.box_file.data, (Entrant("random", "random"),), 0, None)
    for number in range(games):
        take_in(
            sitting.play(game, Fixture(number, number, (0,) * game.players)), found.tally, found.deeds, found.tidings
        )
    return found


def test_observed_matches_add_up_to_themselves() -> None:
    game, found = loaded(QUICK), by_hand(4)
    sitting = Sitting(QUICK, game.box_file.data, (Entrant("random", "random"),), 0, None)
    results = [sitting.play(game, Fixture(number, number, (0, 0, 0))) for number in range(4)]
    assert sum(found.tally.lengths.counts.values()) == 4
    assert found.tally.lengths.mean == np.mean([result.moves for result in results])
    assert len({result.scores for result in results}) > 1, "every match has luck of its own"


# The report.


class Reader(HTMLParser):
    """Reads a page and remembers what is open, what it links to and what it says."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: set[str] = set()
        self.links: set[str] = set()
        self.said: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        self.ids |= {known["id"] or ""} if "id" in known else set()
        self.links |= {value or "" for name, value in attrs if name in ("src", "href", "xlink:href")}
        if tag not in ("meta", "br", "path", "use", "rect"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        self.links |= {value or "" for name, value in attrs if name in ("src", "href", "xlink:href")}
        self.ids |= {known["id"] or ""} if "id" in known else set()

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("meta", "br", "path", "use", "rect"):
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.said.append(data)


@cache
def other_box() -> BoxFile:
    text = BoxFile.standard("pied_piper").text
    return BoxFile("my<b>.toml", re.sub(r"(melody\s*= \{ count = )5", r"\g<1>9", text))


@cache
def compared() -> list[Study]:
    here = by_hand(30)
    return [here, by_hand(30, rattery.Game(here.game.kind, {"players": 3}, other_box()))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_stands_alone_and_says_everything_in_its_language(lang: str, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="matplotlib, the `study` extra, is not installed")
    page = write_report(compared(), tmp_path / "report", lang).read_text(encoding="utf-8")
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    assert {link for link in reader.links if not link.startswith("#")} == set(), "nothing is fetched"
    assert {link.removeprefix("#") for link in reader.links} <= reader.ids
    assert f'<html lang="{lang}">' in page
    assert "my<b>" not in page
    said = " ".join(reader.said)
    assert not re.search(r"study-[a-z]|\{ ?\$|None|\bnan\b", said)
    house = {"en": "house: ours", "fr": "maison\u00a0: de nous", "de": "Haus: von uns"}[lang]
    assert said.count(house) >= 6
    figures = json.loads((tmp_path / "report" / "study.json").read_text(encoding="utf-8"))
    assert [each["played"] for each in figures] == [30, 30]


def test_a_report_that_is_there_is_kept(tmp_path: Path) -> None:
    (tmp_path / "report.html").write_text("mine", encoding="utf-8")
    with pytest.raises(BadResults, match="already"):
        check_folder(tmp_path, force=False)
    check_folder(tmp_path, force=True)
    assert (tmp_path / "report.html").read_text(encoding="utf-8") == "mine"


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadResults, match="cannot be written"):
        check_folder(tmp_path / "file", force=False)


@pytest.mark.compiled
def test_a_study_on_several_cores_is_the_study_on_one() -> None:
    game = loaded(QUICK)
    one, several = study(game, 5_000, threads=1), study(game, 5_000, threads=3)
    assert one.data() == several.data()
    assert one.tally.games == 5_000
    assert (several.tally.won.sum(), one.told) == (5_000 * VICTORY, several.told)


@pytest.mark.compiled
def test_a_study_that_is_stopped_gives_what_was_played() -> None:
    asked: list[int] = []

    def interrupt(doing: str, done: int, of: int) -> None:
        if not asked:
            asked.append(done)
            signal.raise_signal(signal.SIGINT)

    found = study(loaded(QUICK), 10_000_000, progress=interrupt)
    assert asked[0] <= found.tally.games < 10_000_000
    assert not found.is_complete
