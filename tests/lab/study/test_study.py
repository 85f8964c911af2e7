"""Studies: counts match the games, claims are supported by the figures, and the report is complete in every language."""

from __future__ import annotations

import json
import pickle
import random
import re
import shlex
import signal
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from rattery.bots import search_bot, thinking
from rattery.bots.bot import decide, decision_seed
from rattery.bots.efforts import effort
from rattery.bots.search_bot import SearchBot
from rattery.core.arrays import Array
from rattery.core.box import BoxFile
from rattery.core.effort import SearchEffort
from rattery.core.errors import BadBox, BadResults
from rattery.core.game import Game
from rattery.core.study_subject import study_subject
from rattery.core.words import LANGUAGES
from rattery.lab.box_changes import changed_box
from rattery.lab.interval import Mean
from rattery.lab.study.comparison import differences
from rattery.lab.study.course import ASKED, CONTESTED, COUNTS, HELD, OFFERED, PLAYED, TAKEN, Course
from rattery.lab.study.distribution import Distribution
from rattery.lab.study.features import Feature, Features
from rattery.lab.study.findings import PLAYED as PLAYED_TWICE
from rattery.lab.study.findings import Effect, dealt_effects, dealt_moments, discoveries, findings, played_effects
from rattery.lab.study.recorded_games import Counterfactuals, SelfContest, evaluation_iterations
from rattery.lab.study.recorded_playouts import RecordedRange, record_range
from rattery.lab.study.report import check_folder, command_for, write_report
from rattery.lab.study.selfplay import GameRecord, SelfPlay
from rattery.lab.study.study import Study, study
from rattery.lab.study.study_words import StudyWords
from rattery.lab.study.tasks import GamesTask, StudyTask
from rattery.lab.tournament.contest import Contest, bot_seed, group_key
from rattery.lab.tournament.entrants import Entrant
from rattery.lab.tournament.schedule import Fixture
from rattery.match.match import Match
from rattery.playouts.game_range import GameRange, blank_range
from rattery.playouts.playout import replay_playout
from rattery.playouts.simulate import LOCAL
from tests.dies_once import DiesOnce, starts_ray
from tests.variants import loaded

QUICK = "pied_piper(players=3)"


# What is counted.


def test_a_move_has_its_verb_and_the_things_it_plays() -> None:
    game = loaded(QUICK)
    about = Features(game)
    move = game.kind.moves.written("lay melody 3")
    assert move is not None
    assert [about.all[place] for place in about.of(move.id)] == [Feature("lay"), Feature(None, "card", "melody")]


def test_a_role_is_played_by_what_it_alone_may_do() -> None:
    game = loaded("rat_trap(players=3,roles=true)")
    about = Features(game)
    (hypnotist,) = (move for move in game.kind.moves if str(move) == "hypnotise 1")
    assert Feature(None, "role", "hypnotist") in [about.all[place] for place in about.of(hypnotist.id)]


@pytest.mark.compiled
def test_random_games_are_those_that_are_simulated_and_everything_on_offer_is_counted() -> None:
    game = loaded(QUICK)
    found, about = record_range(game, 11, 0, 6), Features(game)
    choices = offered = played = 0
    for number in range(6):
        match = replay_playout(game, 11, number)
        assert found.played.lengths[number] == match.ply
        assert found.played.scores[number].tolist() == match.scores
        assert found.played.began[number] == match.began
        assert found.courses[number]["choices"] + found.courses[number]["forced"] == match.ply
        assert 0 <= found.courses[number]["decided"] <= 1
        table, winner = match.position.table, match.winners[0]
        ahead = [study_subject(game.name).measure(game.plain_box, table, winner, place) for place in range(2)]
        assert 0 <= found.courses[number]["margin"] <= max(ahead)
        choices += match.ply
    melody = about.all.index(Feature(None, "card", "melody"))
    offered, played = int(found.counts[OFFERED, melody]), int(found.counts[PLAYED, melody])
    assert 0 < played <= offered <= choices
    assert (found.counts[TAKEN] <= found.counts[CONTESTED]).all()
    assert found.counts[HELD, melody] == offered, "whoever has a card may lay it"


@pytest.mark.compiled
def test_bots_in_machine_code_play_the_games_of_a_tournament_and_what_could_have_been_starts_from_them() -> None:
    game = loaded(QUICK)
    contest = Contest(str(game), game.box_file.data, (Entrant("normal", "normal"),), 1, None)
    match = contest.play_match(game, Fixture(4, 4, (0, 0, 0)))[0]
    table, seeds = SelfPlay(game, effort(game, "normal")), [bot_seed(1, 4, seat) for seat in range(3)]
    record = table.play(4, group_key(1, 4), seeds)
    assert [move.id for move in match.history] == table.log.moves[: table.plies].tolist()
    assert record.played.scores[0].tolist() == match.scores
    assert record.played.began[0] == match.began
    ply = table.plies // 2
    again = table.play_instead(ply, int(table.log.moves[ply]), seeds)
    assert (again.scores == record.played.scores).all(), "the same move leads to the same end"
    followed = table.play(4, group_key(1, 4), seeds, [move.id for move in match.history])
    assert (followed.counts == record.counts).all(), "a game that somebody else played is record alike"
    assert followed.course.tobytes() == record.course.tobytes()


@pytest.mark.compiled
def test_bots_with_several_trees_play_the_same_games_in_machine_code(monkeypatch: pytest.MonkeyPatch) -> None:
    game, key, seeds = loaded(QUICK), group_key(1, 4), [bot_seed(1, 4, seat) for seat in range(3)]
    params = effort(game, "normal").params
    one_tree, two_trees = SearchEffort(60, params), SearchEffort(60, params, trees=2)
    monkeypatch.setattr(thinking, "MIN_ITERATIONS_PER_TREE", 30)
    monkeypatch.setattr(search_bot, "effort", lambda *_, **__: two_trees)
    bots, match = [SearchBot("normal", seed) for seed in seeds], Match(game, key)
    while not match.is_over:
        assert match.turn is not None
        match.play(decide(bots[match.turn], match))
    played = []
    for level in (one_tree, two_trees):
        table = SelfPlay(game, level)
        table.play(4, key, seeds)
        played.append(table.log.moves[: table.plies].tolist())
    assert played[0] != played[1] == [move.id for move in match.history]


@pytest.mark.compiled
def test_a_pair_is_the_same_wherever_it_is_played_and_differs_in_the_feature() -> None:
    game = loaded(QUICK)
    one, other = (SelfContest(str(game), game.box_file.data, (Entrant("normal", "normal"),), 3, None) for _ in range(2))
    other.record_game(game, Fixture(0, 0, (0, 0, 0)))
    here, there = (each.record_game(game, Fixture(7, 7, (0, 0, 0))) for each in (one, other))
    assert here.pairs == there.pairs, "whatever was played before"
    assert here.choice_worth == there.choice_worth
    assert here.pairs
    for pair in here.pairs:
        assert {pair.with_it, pair.without_it} <= {0, 1 / 3, 1 / 2, 1}


def test_a_distribution_knows_its_mean_spread_and_percentiles() -> None:
    found = Distribution.of(np.array([1, 2, 2, 3]))
    found.add(np.array([12]))
    assert found.mean == 4
    assert found.deviation == pytest.approx(np.std([1, 2, 2, 3, 12], ddof=1))
    assert [found.percentile(percent) for percent in (1, 50, 80, 81, 100)] == [1, 2, 3, 12, 12]
    assert found.share(2) == 0.4


class MadeUpTable:
    """A stand-in for SelfPlay after a game of one decision among four moves; 0 and 1 have feature 5. Records its calls."""

    def __init__(self, made: int, visits: list[int], luck: random.Random) -> None:
        self.plies, self.effort, self.visits, self._luck = 1, effort(loaded(QUICK), "normal"), visits, luck
        contested = np.zeros((1, 6), bool)
        contested[0, 5] = True
        log = {"contested": contested, "offered": [4], "moves": np.array([made]), "seats": np.array([0])}
        self.log = SimpleNamespace(**log)
        self.features = SimpleNamespace(of=lambda move: [5] if move < 2 else [])
        self.weighed: list[int] = []
        self.tried: list[int] = []

    def evaluate(self, ply: int, seed: int, iterations: int) -> tuple[Array, Array]:
        self.weighed.append(iterations)
        return np.arange(4), np.array(self.visits)

    def play_instead(self, ply: int, move: int, seeds: list[int]) -> Any:
        self.tried.append(move)
        return self.outcome()

    def outcome(self) -> Any:
        """A random winner, whatever was played."""
        return SimpleNamespace(first=3, winners=np.eye(2, dtype=bool)[[self._luck.randrange(2)]])

    def thoughts(self) -> Counterfactuals:
        table: Any = self
        return Counterfactuals(table, GameRecord(self.outcome(), *np.zeros((3, 1))), [1, 2], self._luck)


def test_both_moves_of_a_pair_are_picked_by_one_search_that_did_not_play_the_game() -> None:
    luck = random.Random(1)
    table = MadeUpTable(made=0, visits=[3, 50, 9, 20], luck=luck)
    pair = table.thoughts().pair()
    assert pair is not None
    assert pair.feature == 5
    assert table.tried == [1, 3], "the best with it and the best without, though another with it was made"
    assert table.weighed == [evaluation_iterations(table.effort)]
    liked = MadeUpTable(made=1, visits=[3, 50, 9, 20], luck=luck)
    liked.thoughts().pair()
    assert liked.tried == [3], "the move that was made needs no second playing"


def test_a_choice_among_moves_that_are_all_alike_is_worth_nothing() -> None:
    luck = random.Random(2)
    found: list[float | None] = []
    for _ in range(4_000):
        visits = [luck.randrange(1, 100) for _ in range(4)]
        found.append(MadeUpTable(luck.randrange(4), visits, luck).thoughts().choice_worth())
    worth = Mean.of(np.array(found))
    assert worth.low < 0 < worth.high, "whatever the search that picks the best believes of it"
    assert worth.high < 0.04


def test_a_choice_is_worth_what_its_best_move_wins_more_than_one_drawn_at_random() -> None:
    table = MadeUpTable(made=2, visits=[1, 2, 90, 4], luck=random.Random(3))
    lost, won = (SimpleNamespace(first=3, winners=np.array([[wins, not wins]])) for wins in (False, True))
    table.play_instead = lambda ply, move, seeds: lost  # type: ignore[method-assign]
    table.outcome = lambda: won  # type: ignore[method-assign]
    assert table.thoughts().choice_worth() == pytest.approx(3 / 4), "one time of four it would have been drawn"


@pytest.mark.compiled
def test_a_decision_is_weighed_with_a_seed_of_its_own() -> None:
    game = loaded(QUICK)
    level, seeds = effort(game, "normal"), [bot_seed(1, 4, seat) for seat in range(3)]
    table = SelfPlay(game, level, evaluation_iterations(level))
    table.play(4, group_key(1, 4), seeds)
    ply = next(ply for ply in range(table.plies) if table.log.offered[ply] > 3)
    seat = int(table.log.seats[ply])
    ids, visits = table.evaluate(ply, decision_seed(seeds[seat], ply, seat), level.iterations)
    assert ids[visits == visits.max()][0] == table.log.moves[ply], "the playing search once more"
    assert (table.evaluate(ply, 77, level.iterations)[1] != visits).any()
    assert table.evaluate(ply, 77, evaluation_iterations(level))[1].sum() > visits.sum()


# What is claimed.


def made_up_pairs(count: int, gains: dict[int, float], seed: int = 1) -> Array:
    """`count` pairs for each feature; its gain is how much more often it wins where it would lose without."""
    luck, rows = np.random.default_rng(seed), list[tuple[float, ...]]()
    for feature, gain in gains.items():
        for _ in range(count):
            without = luck.random() < 0.4
            rows.append((len(rows), feature, min(1, without + (luck.random() < gain)), without))
    return np.array(rows, float)


def test_what_wins_shows_and_comes_first() -> None:
    features = [Feature(f"verb{number}") for number in range(3)]
    found = findings(played_effects(features, made_up_pairs(600, {0: 0.0, 1: 0.3, 2: 0.12})))
    assert [(one.effect.feature.verb, one.is_named) for one in found[:2]] == [("verb1", True), ("verb2", True)]
    assert found[0].low < 0.3 * 0.6 < found[0].high
    assert not found[2].is_significant


def test_what_makes_no_difference_is_not_named_even_if_many_things_are_looked_at() -> None:
    luck = np.random.default_rng(5)
    effects = [Effect(PLAYED_TWICE, Feature(f"v{n}"), float(luck.normal(0, 0.05)), 0.05, 100) for n in range(200)]
    assert sum(one.is_significant for one in findings(effects)) == 0
    assert sum(effect.p_value < 0.05 for effect in effects) > 4, "one by one, some of them would have looked special"


def test_a_difference_too_small_to_be_noticed_is_not_named() -> None:
    (found,) = findings([Effect(PLAYED_TWICE, Feature("little"), 0.007, 0.0005, 10**6)])
    assert found.is_significant
    assert not found.is_named


def test_pairs_of_one_game_are_one_observation() -> None:
    pairs = made_up_pairs(200, {0: 0.3})
    (alone,) = played_effects([Feature("verb")], pairs)
    (twice,) = played_effects([Feature("verb")], np.repeat(pairs, 2, axis=0))
    assert twice.error == pytest.approx(alone.error)
    assert twice.size == pytest.approx(alone.size)
    assert twice.count == 2 * alone.count


def test_few_pairs_say_nothing() -> None:
    assert played_effects([Feature("rare")], made_up_pairs(29, {0: 1.0})) == []


def test_benjamini_and_hochberg_pick_all_up_to_the_last_one_below_its_limit() -> None:
    assert discoveries([0.001, 0.9, 0.04, 0.02, 0.035]) == [True, False, True, True, True]
    assert discoveries([0.03, 0.9]) == [False, False]
    assert discoveries([]) == []


def test_what_is_dealt_is_compared_between_seats_that_got_it_and_seats_that_did_not() -> None:
    things = [Feature(None, "card", "ace"), Feature(None, "card", "joker")]
    winners = np.zeros((100, 4), bool)
    winners[:60, 0], winners[60:, 1], winners[90:, 2] = True, True, True
    openings = np.zeros((100, 4, 2), bool)
    openings[:, 0, 0] = openings[:5, 1, 1] = True  # everybody's first seat an ace, five jokers
    (ace,) = dealt_effects(things, dealt_moments(openings, winners))
    assert ace.size == pytest.approx(60 / 100 - 40 / 300)
    assert ace.count == 100
    parts = dealt_moments(openings[:7], winners[:7]) + dealt_moments(openings[7:], winners[7:])
    assert (parts == dealt_moments(openings, winners)).all(), "however the games are split"


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("is_unique", [True, False])
def test_an_interval_of_what_is_dealt_holds_as_often_as_it_says(players: int, is_unique: bool) -> None:
    luck, held, studies, games = np.random.default_rng(1), 0, 600, 300
    for _ in range(studies):
        winners = np.eye(players, dtype=bool)[luck.integers(0, players, games)]
        if is_unique:
            has_it = np.eye(players, dtype=bool)[luck.integers(0, players, games)]
        else:
            has_it = luck.random((games, players)) < 0.4
        (effect,) = dealt_effects([Feature(None, "card", "ace")], dealt_moments(has_it[:, :, None], winners))
        held += abs(effect.size) <= 1.96 * effect.error
    assert 0.925 <= held / studies <= 0.975, "the thing makes no difference, and 95 of 100 intervals say so"


def test_the_error_of_a_counted_share_is_clustered_by_game() -> None:
    """A card that is held in all four decisions of a game or in none says as much as one decision a game."""
    game, luck, about = loaded(QUICK), np.random.default_rng(2), Features(loaded(QUICK))
    alone, fours = np.zeros((2, 200, len(COUNTS), len(about)), np.int64)
    alone[:, ASKED, 0], alone[:, HELD, 0] = 1, luck.random(200) < 0.3
    fours[:] = 4 * alone
    played, courses = blank_range(game, 0, 200), np.zeros(200, Course.dtype)
    openings = np.zeros((200, game.players, len(about.things)), np.bool_)
    one, four = (
        Study.of(game, "normal", 0, 200, [RecordedRange.of(played, courses, counts, openings)])
        for counts in (alone, fours)
    )
    (share, error), (same, of_four) = one.count_share(0, HELD, ASKED), four.count_share(0, HELD, ASKED)
    assert same == share
    assert of_four == pytest.approx(error)
    assert error == pytest.approx(np.sqrt(share * (1 - share) / 199))


# The report.


class Reader(HTMLParser):
    """Parses a page; records open elements, links and text."""

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


def made_up(game: Game, games: int = 60, bots: str = "normal", seed: int = 3) -> Study:
    """A study of made-up games."""
    luck, about = np.random.default_rng(seed), Features(game)
    winner, began = luck.integers(0, game.players, games), luck.integers(0, game.players, games)
    winners = np.eye(game.seats, dtype=bool)[winner]
    outcomes = GameRange(
        0, luck.integers(0, 9, (games, game.seats)), winners, luck.integers(20, 60, games),
        luck.integers(0, len(game.rules.ENDINGS), games), began,
    )  # fmt: skip
    courses = np.zeros(games, Course.dtype)
    for name, values in {
        "choices": luck.integers(10, 40, games), "forced": luck.integers(0, 9, games), "seconds": luck.random(games) * 2_000,
        "lead_changes": luck.integers(0, 5, games), "decided": luck.random(games), "margin": luck.integers(1, 4, games),
        "decided_by": luck.integers(-1, len(about.subject.measures), games), "curve": luck.random((games, 11)),
    }.items():  # fmt: skip
        courses[name] = values
    counts = np.tile(np.array([90, 80, 40, 100, 70, 60, 30])[: len(COUNTS), None], len(about))
    openings = luck.random((games, game.players, len(about.things))) < 0.4
    dealt = dealt_moments(openings, winners)
    moments = np.einsum("if,jf->fij", counts, counts) // games  # as if every game had the same counters
    found = Study(game, bots, 0, games, outcomes, np.arange(games), courses, counts, moments, dealt)
    found.pairs = made_up_pairs(200, {0: 0.3, about.first_thing: 0.4, about.first_thing + 1: 0.0})
    found.choice_worths = luck.random(games) / 5
    return found


@cache
def other_game() -> Game:
    game = loaded(QUICK)
    return Game(game.kind, {"players": 3}, changed_box(game.box_file, ["actions.melody.count=9"]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_stands_alone_and_says_everything_in_its_language(lang: str, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="matplotlib, the `study` extra, is not installed")
    game = loaded(QUICK)
    studies, what_if = [made_up(game, bots="random"), made_up(game)], made_up(other_game(), seed=4)
    page = write_report(studies, tmp_path / "report", lang, what_if=what_if).read_text(encoding="utf-8")
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    assert {link for link in reader.links if not link.startswith("#")} == set(), "nothing is fetched"
    assert {link.removeprefix("#") for link in reader.links} <= reader.ids
    assert f'<html lang="{lang}">' in page
    assert "@page" in page, "it can be printed"
    said = " ".join(reader.said)
    code = r"actions\.\w+|rattery study.*"  # typed text uses the keys of the box file
    assert not re.search(r"study-[a-z]|\{ ?\$|None|\bnan\b|forward1|verb|crossed_|\bcount\b", re.sub(code, "", said))
    cards, melody = {
        "en": ("Action cards: ", "melody"), "fr": ("Cartes Action : ", "mélodie"), "de": ("Aktionskarten: ", "Melodie"),
    }[lang]  # fmt: skip
    said = " ".join(said.split())
    assert f"{cards}{melody} actions.melody 5 9" in said, "what is different"
    assert said.count(cards) > 2, "and what is ours"
    assert melody.capitalize() in said
    figures = json.loads((tmp_path / "report" / "study.json").read_text(encoding="utf-8"))
    assert (figures["schema"], figures["version"]) == ("rattery-study", 3)
    assert [each["bots"] for each in figures["studies"]] == ["random", "normal"]
    versions = [each["rules"] for each in (*figures["studies"], figures["what_if"])]
    assert versions[0] == versions[1] != versions[2], "the other box is another version of the rules"
    assert versions[0] in said
    assert {each["figure"] for each in figures["differences"]} >= {"victories", "minutes", "moves", "worth"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", ["rat_trap(players=2,roles=true)", "first_rat(players=1)", "ratjack(players=2)"])
def test_every_feature_has_a_name_of_the_game(variant: str, lang: str) -> None:
    game = loaded(variant)
    told = StudyWords(game, lang)
    names = [told.feature(feature) for feature in Features(game).all]
    assert not [name for name in names if "_" in name or not name or name[0].islower()]


def test_a_thing_is_a_title_not_declined() -> None:
    names = {
        variant: [StudyWords(game, "de").thing(feature) for feature in Features(game).things]
        for variant in ("rat_trap(players=2)", "first_rat(players=2)", "ratjack(players=2)")
        for game in [loaded(variant)]
    }
    assert {"Blauer Rucksack", "Bastler", "Raketen-Kronkorken"} <= set(names["first_rat(players=2)"])
    assert {"1 Käse", "Der Manipulierer"} <= set(names["rat_trap(players=2)"])
    assert {"Der Schild", "−3"} <= set(names["ratjack(players=2)"])
    assert [name for each in names.values() for name in each if name.startswith(("Den ", "Einen "))] == []


def test_the_command_for_the_same_study_can_be_typed() -> None:
    game, changes = loaded("ratjack(players=2)"), ['rats.1=["draw", "play"]', "limits.points=4"]
    other = Game(game.kind, {"players": 2}, changed_box(game.box_file, changes))
    command = command_for([made_up(game)], made_up(other))
    assert [word for word in shlex.split(command) if "=" in word and "." in word] == changes


def test_too_few_games_to_compare_anything_are_told(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="matplotlib, the `study` extra, is not installed")
    found = made_up(loaded(QUICK))
    found.pairs, found.dealt = found.pairs[:1], np.zeros_like(found.dealt)
    assert found.findings == []
    assert "so few games" in write_report([found], tmp_path / "report").read_text(encoding="utf-8")


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


# What if.


def test_the_same_games_on_both_sides_differ_in_nothing() -> None:
    game = loaded(QUICK)
    found = differences(made_up(game), made_up(game))
    assert [each.size for each in found if each.is_paired] == [0] * sum(each.is_paired for each in found)
    assert not [each for each in found if each.is_significant]


def test_a_paired_difference_is_surer_than_two_sides_apart() -> None:
    game = loaded(QUICK)
    one, other = made_up(game, 400), made_up(game, 400)
    other.outcomes.lengths[:200] += 2
    (moves,) = (each for each in differences(one, other) if each.figure == "moves")
    assert moves.size == pytest.approx(1)
    assert moves.is_significant, "game by game it is a clear difference"
    apart = np.hypot(one.outcomes.lengths.std(), other.outcomes.lengths.std()) / 20
    assert moves.high - moves.low < apart, "as it would not be side by side"


def test_a_change_is_written_as_section_line_and_field() -> None:
    box = BoxFile.standard("pied_piper")
    made = changed_box(box, ["actions.melody.count=9", "limits.hand = 5"])
    assert made.data["actions"]["melody"] == {"count": 9, "source": "house"}
    assert made.data["limits"]["hand"] == {"value": 5, "source": "house"}
    assert box.data["limits"]["hand"]["value"] == 4, "the box itself stays as it is"
    assert made.name == "actions.melody.count=9, limits.hand = 5"


@pytest.mark.parametrize("change", ["action.melody=9", "actions.tune=9", "limits.hand.count=9", "=3"])
def test_a_change_to_what_is_not_there_is_refused_with_what_is(change: str) -> None:
    with pytest.raises(BadBox, match=r"actions|melody|value|limits"):
        changed_box(BoxFile.standard("pied_piper"), [change])


# Playing them.


@pytest.mark.compiled
def test_a_study_on_several_cores_is_the_study_on_one() -> None:
    game = loaded(QUICK)
    one, several = study(game, 5_000, threads=1), study(game, 5_000, threads=3)
    assert one.data() == several.data()
    assert one.played == 5_000


@pytest.mark.compiled
def test_a_study_that_is_stopped_gives_what_was_played() -> None:
    asked: list[int] = []

    def interrupt(doing: str, done: int, of: int) -> None:
        if not asked:
            asked.append(done)
            signal.raise_signal(signal.SIGINT)

    found = study(loaded(QUICK), 10_000_000, progress=interrupt)
    assert asked[0] <= found.played < 10_000_000
    assert not found.is_complete


@pytest.mark.compiled
def test_tasks_for_a_cluster_find_what_one_machine_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tasks and results are pickled, as Ray does it."""
    monkeypatch.setattr("rattery.lab.study.tasks.RANDOM_GAMES", 20)
    game = loaded(QUICK)
    sent = [pickle.dumps((GamesTask.play, task)) for task in GamesTask.all(game, 50, 4)]
    there = [pickle.loads(pickle.dumps(play(task))) for play, task in map(pickle.loads, sent)]  # noqa: S301
    assert [len(one.played) for one in there] == [20, 20, 10]
    here = Study.of(game, "random", 4, 50, [record_range(game, 4, 0, 50)])
    assert Study.of(game, "random", 4, 50, there).data() == here.data()


@starts_ray
@pytest.mark.compiled
def test_a_study_by_bots_on_a_cluster_is_the_study_of_one_machine_even_if_a_worker_dies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("ray", reason="Ray, the `ray` extra, is not installed")
    monkeypatch.setattr("rattery.lab.study.tasks.BOT_GAMES", 2)
    dies_once = DiesOnce(tmp_path / "accident")
    told: list[int] = []
    here = study(loaded(QUICK), 5, "normal", seed=4, threads=1)
    monkeypatch.setattr(StudyTask, "play", dies_once)  # a worker has the task's own
    there = study(
        loaded(QUICK), 5, "normal", seed=4, threads=1, ray=LOCAL, progress=lambda doing, done, of: told.append(done)
    )
    assert dies_once.marker.exists(), "a worker has died"
    assert there.data() == here.data()
    assert len(there.pairs) > 0
    assert there.choice_worths.tolist() == here.choice_worths.tolist()
    assert told[-1] == 5
