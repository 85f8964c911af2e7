"""Training: samples say what was played, a fit learns what they say, and a training that was stopped goes on."""

from __future__ import annotations

import json
import random
from dataclasses import fields, replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from rattery.bots.judge import own_share
from rattery.bots.thinking import think
from rattery.core.effort import TO_THE_END, SearchParams
from rattery.core.errors import BadArgument, NoDevice
from rattery.lab.interval import Share
from rattery.lab.tournament.tournament import tournament
from rattery.minds.weights import Weights
from rattery.playouts.code_digest import code_digest
from rattery.playouts.simulate import LOCAL
from rattery.training import league, quick_training, training
from rattery.training.cluster import LAYERS_IN_DIGEST, SelfPlayTask
from rattery.training.fitting import Losses, Recipe, fit, read_initial_network, sharpened
from rattery.training.inputs import Inputs
from rattery.training.log import add_round, read_rounds
from rattery.training.policy_training import PolicyRecipe, PolicyTraining
from rattery.training.quick_play import QuickPlayers
from rattery.training.quick_training import QuickTraining
from rattery.training.samples import MAX_SEATS, NOT_OFFERED, SampleList, Samples
from rattery.training.search_play import SearchPlayers
from rattery.training.search_training import SearchRecipe, SearchTraining
from rattery.training.self_play import PlainTable, Teacher, every_variant, play_game
from rattery.training.stored_names import as_stored
from rattery.training.training import Plan, train
from tests.dies_once import DiesOnce
from tests.lab.players import Anything, First
from tests.variants import loaded

GAME = "rat_trap(players=2)"
TEACHER = Teacher(None, SearchParams(playout_plies=TO_THE_END), iterations=4, interpreted=True)


@pytest.fixture(scope="module")
def played() -> Samples:
    return play_game("rat_trap", TEACHER, seed=1, number=3)


def test_a_game_gives_samples_with_what_came_of_them(played: Samples) -> None:
    has_result = ~np.isnan(played.shares[:, 0])
    shares = np.nansum(played.shares[has_result], axis=1)
    assert np.allclose(shares, 1)
    has_visits = (played.visits != NOT_OFFERED).any(axis=1)
    assert has_visits.any()
    assert np.abs(np.clip(played.visits[has_visits], 0, None).sum(axis=1) - 1000).max() <= played.visits.shape[1]
    assert np.isfinite(played.values[has_visits]).all()
    assert (played.games == 3).all()


def test_the_same_seed_and_number_are_the_same_game(played: Samples) -> None:
    again = play_game("rat_trap", TEACHER, seed=1, number=3)
    for field in fields(Samples):
        assert np.array_equal(getattr(again, field.name), getattr(played, field.name), equal_nan=field.name != "games")
    assert not np.array_equal(play_game("rat_trap", TEACHER, 1, 4).observations, played.observations)


def test_samples_are_read_as_they_were_written(played: Samples, tmp_path: Path) -> None:
    played.write(tmp_path / "samples.npz")
    again = Samples.read(tmp_path / "samples.npz")
    assert np.array_equal(again.observations, played.observations)
    assert [file.name for file in tmp_path.iterdir()] == ["samples.npz"]


def test_every_set_of_options_for_several_players_is_played() -> None:
    games = every_variant("first_rat")
    assert min(game.players for game in games) == 2
    assert len({str(game) for game in games}) == len(games) > 4


def test_inputs_are_the_numbers_that_change() -> None:
    game = loaded(GAME)
    seen = np.zeros((5, game.rules.OBSERVATION), np.int16)
    seen[:, 3], seen[:, 7] = [4, 4, 5, 4, 4], [0, 100, 0, 0, 33]
    inputs = Inputs.found(game, seen)
    assert inputs.places.tolist() == [3, 7]
    assert inputs.usual.tolist() == [4, 0]
    assert inputs.sizes.tolist() == [2, 13]  # a hundred values share rows, eight at a time
    assert inputs.rows(seen)[2].tolist() == [1, 2]
    assert inputs.rows(seen)[1].tolist() == [0, 2 + 12]
    assert inputs.scaled_rows[[0, 1]].tolist() == [-1, 1]


def test_visits_are_sharpened_over_the_moves_on_offer() -> None:
    found = sharpened(np.array([[200, 400, NOT_OFFERED], [NOT_OFFERED] * 3], np.int16), 2.0)
    assert found[0].tolist() == pytest.approx([0.2, 0.8, NOT_OFFERED])
    assert (found[1] == NOT_OFFERED).all()


def told_by_one_number(samples: int) -> tuple[Samples, int]:
    """Positions as they are dealt but for one number, which says who wins and what to do."""
    game = loaded(GAME)
    luck, place = np.random.default_rng(1), int(game.schema["rat.points"].columns.ravel()[0])
    seen = np.tile(np.array(PlainTable.dealt(game, 1).observed(0), np.int16), (samples, 1))
    seen[:, place] = luck.integers(0, 4, samples)
    shares = np.full((samples, MAX_SEATS), np.nan, np.float32)
    shares[:, : game.seats] = 0
    shares[:, 0], shares[:, 1] = seen[:, place] >= 2, seen[:, place] < 2
    visits = np.full((samples, len(game.kind.moves)), NOT_OFFERED, np.int16)
    visits[:, 4], visits[:, 9] = 1000 * (seen[:, place] >= 2), 1000 * (seen[:, place] < 2)
    values = np.full(samples, np.nan, np.float32)
    seats, games = np.full(samples, game.seats, np.int8), np.arange(samples, dtype=np.int32)
    return Samples(seen, visits, shares, values, np.zeros(samples, np.int8), seats, games), place


@pytest.mark.long
def test_a_fit_learns_what_the_samples_say_and_keeps_it_in_whole_numbers() -> None:
    pytest.importorskip("torch", reason="a mind is fitted by PyTorch, the extra `train`")
    samples, place = told_by_one_number(2_000)
    mind, losses = fit(
        loaded(GAME),
        samples,
        Recipe(first_width=8, second_width=8, epochs=12, batch_size=64, learning_rate=0.02),
        seed=1,
    )
    assert mind.header["rules"] == loaded("rat_trap").rules_version
    assert losses.result < 0.1
    assert losses.policy < 0.1
    table = PlainTable.dealt(loaded(GAME), 1)
    for points in range(4):
        table.table.players[0].points = points
        assert table.observed(0)[place] == points
        share = own_share(loaded(GAME), mind, table.table, 0)
        assert share > 0.9 if points >= 2 else share < 0.1


@pytest.mark.long
def test_a_training_that_was_stopped_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch", reason="a mind is fitted by PyTorch, the extra `train`")
    pytest.importorskip("matplotlib", reason="its curve is drawn by matplotlib, the extra `train`")
    recipe = Recipe(first_width=8, second_width=8, epochs=2)
    plan = Plan("rat_trap", rounds=1, games=2, iterations=4, league_games=2, league_iterations=4, recipe=recipe)
    told: list[str] = []
    first = train(plan, tmp_path, workers=1, progress=lambda doing, done, of: told.append(doing))
    assert list(dict.fromkeys(told)) == ["playing", "fitting", "measuring"]
    assert first[0].is_best
    played: list[range] = []
    play = training.play_part

    def noted(plan: Plan, here: Path, best: Path | None, part: range) -> range:
        played.append(part)
        return play(plan, here, best, part)

    monkeypatch.setattr(training, "play_part", noted)
    rounds = train(replace(plan, rounds=2), tmp_path, workers=1)
    assert [found.number for found in rounds] == [1, 2]
    assert rounds[0] == first[0]
    assert played == [range(2, 4)]
    assert set(rounds[1].league) == {"judge", "best"}
    assert {"best.npz", "curve.png", "plan.json", "rounds.jsonl"} <= {file.name for file in tmp_path.iterdir()}
    with pytest.raises(BadArgument):
        train(replace(plan, seed=5), tmp_path, workers=1)


def test_a_training_does_not_go_on_with_other_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan("rat_trap", rounds=0)
    assert train(plan, tmp_path) == []
    written = (tmp_path / "plan.json").read_text()
    assert json.loads(written)["rules"] == loaded("rat_trap").rules_version
    monkeypatch.setattr(training, "standard_rules_version", lambda name: "other")
    with pytest.raises(BadArgument, match=r"begun with version \w{12} of the rules; these are version other"):
        train(plan, tmp_path)
    with pytest.raises(BadArgument, match="another plan"):
        train(replace(plan, seed=5), tmp_path)
    assert (tmp_path / "plan.json").read_text() == written


def test_a_training_that_does_not_name_its_rules_goes_on_and_then_names_them(tmp_path: Path) -> None:
    plan, file = Plan("rat_trap", rounds=0), tmp_path / "plan.json"
    train(plan, tmp_path)
    written = file.read_text()
    older = json.loads(written)
    del older["rules"]
    file.write_text(json.dumps(older))
    train(plan, tmp_path)
    assert file.read_text() == written


def test_settings_keep_their_names_in_files(tmp_path: Path) -> None:
    train(Plan("rat_trap", rounds=0), tmp_path)
    written = json.loads((tmp_path / "plan.json").read_text())
    del written["layout"], written["rules"]
    recipe = {
        "width": 32, "depth": 32, "epochs": 12, "batch": 1024, "rate": 0.002, "decay": 0.001, "policy": 0.5,
        "searched": 1.0, "sharpness": 4.0, "groups": ["basics", "options", "joins"], "device": "",
    }  # fmt: skip
    assert written == {
        "game": "rat_trap", "rounds": 0, "games": 400, "iterations": 300, "league_games": 100, "league_iterations": 300,
        "seed": 0, "recipe": recipe, "quick": 0, "policy": 0, "search": 0,
    }  # fmt: skip
    policy = {"decisions", "seconds", "tables", "steps", "batch", "epochs", "rate", "entropy", "trace", "clip", "worth"}
    assert as_stored(PolicyRecipe()).keys() == policy | {"momentum"}
    search = {"samples", "judged", "iterations", "job", "room", "reuse", "batch", "rate", "last_rate", "averaged"}
    assert as_stored(SearchRecipe()).keys() == search | {"refresh"}


@pytest.mark.long
def test_quick_games_give_positions_with_how_they_ended() -> None:
    game = loaded("pied_piper(players=3)")
    found = QuickPlayers().positions(game, seed=1, first=7, rows=400, per_mille=300)
    assert np.allclose(found.shares[:, :3].sum(axis=1), 1)
    assert np.isnan(found.shares[:, 3:]).all()
    assert (np.diff(found.games) >= 0).all()
    assert found.games[0] == 7
    for number in (8, 9):  # the last position of a game is nearly its end: who is out by then has not won
        row = int(np.flatnonzero(found.games == number)[-1])
        out = found.observations[row, game.schema["player.out"].columns.ravel()[:3]]
        assert not found.shares[row, :3][out == 1].any()
    again = QuickPlayers().positions(game, seed=1, first=7, rows=400, per_mille=300)
    assert np.array_equal(again.observations, found.observations)
    other = QuickPlayers().positions(game, seed=2, first=7, rows=400, per_mille=300)
    assert not np.array_equal(other.observations, found.observations)


@pytest.mark.long
def test_quick_games_teach_a_mind_which_rounds_go_on_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch", reason="a mind is fitted by PyTorch, the extra `train`")
    pytest.importorskip("matplotlib", reason="its curve is drawn by matplotlib, the extra `train`")
    monkeypatch.setattr(quick_training, "CHUNK", 6_000)
    recipe = Recipe(first_width=8, second_width=8, epochs=2, batch_size=256)
    plan = Plan(
        "pied_piper",
        rounds=0,
        games=2,
        iterations=4,
        league_games=2,
        league_iterations=4,
        recipe=recipe,
        quick_positions=30_000,
    )
    (quick,) = train(plan, tmp_path, workers=1)
    assert (quick.number, quick.samples) == (0, 30_000)
    losses = [json.loads(line)["loss"] for line in (tmp_path / "quick.jsonl").read_text().splitlines()]
    assert len(losses) == 5
    assert losses[2] < losses[0], "the judge's games become less surprising"
    assert read_rounds(tmp_path)[0].league == quick.league
    start = read_initial_network(tmp_path / "quick.pt")
    assert start is not None
    _, first = train(replace(plan, rounds=1), tmp_path, workers=1)
    assert first.number == 1
    mind = Weights.read(tmp_path / "round-01" / "mind.npz")
    assert np.array_equal(mind.inputs, start.inputs.entries)


@pytest.mark.long
def test_a_quick_training_that_was_stopped_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("torch", reason="a mind is fitted by PyTorch, the extra `train`")
    monkeypatch.setattr(quick_training, "CHUNK", 6_000)
    recipe = Recipe(first_width=8, second_width=8, batch_size=256)
    folders = [tmp_path / "whole", tmp_path / "stopped"]
    for folder in folders:
        folder.mkdir()
    whole = QuickTraining("pied_piper", folders[0], 24_000, recipe, seed=1, threads=1).run(lambda done, of: None)

    class Stopped(Exception):
        pass

    def stop(done: int, of: int) -> None:
        if done == 2:
            raise Stopped

    with pytest.raises(Stopped):
        QuickTraining("pied_piper", folders[1], 24_000, recipe, seed=1, threads=1).run(stop)
    rest = QuickTraining("pied_piper", folders[1], 24_000, recipe, seed=1, threads=1).run(lambda done, of: None)
    assert np.array_equal(rest.table, whole.table)
    assert np.array_equal(rest.weights, whole.weights)


def test_games_for_training_carry_their_mind_and_a_worker_with_other_rules_refuses() -> None:
    task = SelfPlayTask("rat_trap", TEACHER, 1, range(3, 4), code_digest("rat_trap", *LAYERS_IN_DIGEST))
    assert np.array_equal(task.play().observations, play_game("rat_trap", TEACHER, 1, 3).observations)
    with pytest.raises(NoDevice, match="same version"):
        replace(task, digest="other rules").play()


def test_games_for_training_on_a_cluster_are_those_of_one_machine_even_if_a_worker_dies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("ray", reason="Ray, the `ray` extra, is not installed")
    monkeypatch.setattr(training, "GAMES_PER_FILE", 1)
    monkeypatch.setattr(training, "teacher", lambda plan, best: TEACHER)
    dies_once, plan = DiesOnce(tmp_path / "accident"), Plan("rat_trap", games=2, seed=1)
    told: list[int] = []
    folders = [tmp_path / "here", tmp_path / "there"]
    for folder in folders:
        folder.mkdir()
    training.play_round(plan, folders[0], 1, None, 1, lambda done, of: None)
    monkeypatch.setattr(SelfPlayTask, "play", dies_once)  # a worker has the task's own
    training.play_round(plan, folders[1], 1, None, 1, lambda done, of: told.append(done), ray=LOCAL)
    assert dies_once.marker.exists(), "a worker has died"
    assert told == [0, 1, 2]
    here, there = ({file.name: Samples.read(file) for file in folder.iterdir()} for folder in folders)
    assert sorted(here) == sorted(there) == ["samples-000000.npz", "samples-000001.npz"]
    for name in here:
        assert np.array_equal(here[name].observations, there[name].observations)
        assert np.array_equal(here[name].visits, there[name].visits)


def test_a_league_is_played_where_it_is_told_and_its_minds_travel_as_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[Any, str | None]] = []

    def noted(game: Any, bots: Any, *given: Any, ray: str | None = None, **more: Any) -> Any:
        asked.append((bots, ray))
        return SimpleNamespace(shares={league.NEW: Share.of(1, 2)}, is_complete=True)

    monkeypatch.setattr(league, "tournament", noted)
    (tmp_path / "best.npz").write_bytes(b"the first")
    first = league.MindFile.of(tmp_path / "best.npz")
    player = league.Player(first, SearchParams(), 4)
    assert league.compare(loaded(GAME), player, player, 2, 1, 1, LOCAL) == Share.of(1, 2)
    ((bots, ray),) = asked
    assert ray == LOCAL
    assert bots[league.NEW].mind.read_bytes() == b"the first"
    (tmp_path / "best.npz").write_bytes(b"a better one")
    assert league.MindFile.of(tmp_path / "best.npz") != first, "what was read of the first is not taken for it"


def test_a_mind_is_the_best_once_its_round_is_in_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A round that is interrupted before that is measured again, against the same best mind as the first time."""
    measured: list[bytes | None] = []

    def fitted(plan: Plan, here: Path, *_: Any) -> tuple[Path, Losses]:
        (here / "mind.npz").write_bytes(here.name.encode())
        return here / "mind.npz", Losses(0.5, 0.5, 0.5)

    def share(plan: Plan, mind: Path, best: Path | None, *_: Any) -> dict[str, Share]:
        measured.append(None if best is None else best.read_bytes())
        return {"judge": Share.of(2, 2)} | ({} if best is None else {"best": Share.of(2, 2)})

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(training, "play_round", lambda *_: None)
    monkeypatch.setattr(training, "_samples", lambda *_: [SampleList(loaded(GAME), 0).finished([1.0, 0.0])])
    monkeypatch.setattr(training, "_fitted", fitted)
    monkeypatch.setattr(training, "_measured", share)
    monkeypatch.setattr(training, "draw_curve", lambda *_: None)
    train(Plan("rat_trap", rounds=1), tmp_path)
    monkeypatch.setattr(training, "add_round", interrupt)
    with pytest.raises(KeyboardInterrupt):
        train(Plan("rat_trap", rounds=2), tmp_path)
    assert (tmp_path / "best.npz").read_bytes() == b"round-01"
    monkeypatch.setattr(training, "add_round", add_round)
    monkeypatch.setattr(training, "draw_curve", interrupt)
    with pytest.raises(KeyboardInterrupt):
        train(Plan("rat_trap", rounds=2), tmp_path)
    monkeypatch.setattr(training, "draw_curve", lambda *_: None)
    train(Plan("rat_trap", rounds=3), tmp_path)
    assert measured == [None, b"round-01", b"round-01", b"round-02"]


def test_an_interrupted_league_measures_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tournament that is interrupted returns the results so far; a round of a training must not be decided by them."""

    def interrupt(played: int, games: int) -> None:
        if played == 1:
            raise KeyboardInterrupt

    monkeypatch.setattr(league, "tournament", partial(tournament, progress=interrupt))
    new, old = cast(league.Player, First), cast(league.Player, Anything)
    with pytest.raises(KeyboardInterrupt):
        league.compare(loaded("pied_piper(players=2,variant=little_rats)"), new, old, games=4, seed=1, workers=1)


@pytest.mark.long
def test_a_policy_is_learned_by_playing_and_goes_on_where_it_was(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="a mind is fitted by PyTorch, the extra `train`")
    recipe, half = (
        Recipe(first_width=16, second_width=16),
        PolicyRecipe(200_000, tables=256, rollout_length=32, batch_size=2048),
    )
    first = PolicyTraining("rat_trap", tmp_path, recipe, half, seed=1)
    first.run()
    again = PolicyTraining("rat_trap", tmp_path, recipe, replace(half, decisions=400_000), seed=1)
    assert again.decisions >= 200_000
    assert again.loss == first.loss
    mind = again.run()
    lines = [json.loads(line) for line in (tmp_path / "policy.jsonl").read_text().splitlines()]
    assert lines[-1]["decisions"] >= 400_000
    assert share_against_random(mind, "rat_trap(players=2)") > 0.5  # a third seat wins now and then


@pytest.mark.long
def test_a_training_may_begin_with_games_by_policy(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="a mind is fitted by PyTorch, the extra `train`")
    plan = Plan(
        "pied_piper",
        rounds=0,
        league_games=2,
        league_iterations=4,
        recipe=Recipe(first_width=8, second_width=8),
        policy_decisions=40_000,
    )
    (found,) = train(plan, tmp_path, workers=1)
    assert (found.number, found.samples, found.is_best) == (0, 40_000, True)
    assert Weights.read(tmp_path / "best.npz").header["policy"]["decisions"] >= 40_000
    assert read_initial_network(tmp_path / "policy.pt") is not None


@pytest.fixture(scope="module")
def searched() -> Samples:
    params = SearchParams(playout_plies=TO_THE_END)
    return SearchPlayers(None, params, iterations=20).samples(loaded(GAME), seed=1, first=0, rows=400)


@pytest.mark.long
def test_games_by_search_give_positions_with_visits_values_and_how_they_ended(searched: Samples) -> None:
    is_real = (searched.visits != NOT_OFFERED).any(axis=1)
    assert 0 < is_real.sum() < len(searched)
    assert np.allclose(np.nansum(searched.shares[is_real], axis=1), 1)
    spread = np.clip(searched.visits[is_real], 0, None).sum(axis=1)
    assert spread.max() <= 1000
    assert spread.min() > 1000 - searched.visits.shape[1]
    assert np.isnan(searched.shares[~is_real]).all(), "how a game ended says nothing of a position it did not come to"
    assert ((searched.values >= 0) & (searched.values <= 1)).all()
    assert (searched.heads[is_real] == 0).all()
    assert set(searched.heads[~is_real]) > {0}, "after a move it is often another player's turn"


@pytest.mark.long
def test_games_by_search_follow_from_seed_and_number(searched: Samples) -> None:
    players = SearchPlayers(None, SearchParams(playout_plies=TO_THE_END), iterations=20)
    again = players.samples(loaded(GAME), seed=1, first=0, rows=400)
    for field in fields(Samples):
        assert np.array_equal(
            getattr(again, field.name), getattr(searched, field.name), equal_nan=field.name != "games"
        )
    assert len(set(searched.games)) > 1
    second = players.samples(loaded(GAME), seed=1, first=1, rows=50)
    rows = searched.games == 1
    assert np.array_equal(second.observations[: min(50, rows.sum())][:40], searched.observations[rows][:40])


@pytest.mark.long
def test_a_search_that_plays_while_it_learns_teaches_a_mind_and_goes_on_where_it_was(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="a mind is fitted by PyTorch, the extra `train`")
    recipe = Recipe(first_width=16, second_width=16)
    half = SearchRecipe(
        40_000, iterations=20, samples_per_job=500, batch_size=512, buffer_size=50_000, snapshot_seconds=0.5
    )
    SearchTraining("rat_trap", tmp_path, recipe, half, seed=1, threads=1).run()
    again = SearchTraining("rat_trap", tmp_path, recipe, replace(half, samples=80_000), seed=1, threads=1)
    assert again.samples >= 40_000
    mind = again.run()
    lines = [json.loads(line) for line in (tmp_path / "search.jsonl").read_text().splitlines()]
    assert lines[-1]["samples"] >= 80_000
    assert {"result", "value", "policy"} <= set().union(*lines)
    assert share_against_random(mind, "rat_trap(players=2)") > 0.5  # a third seat wins now and then


def share_against_random(mind: Weights, game: str, games: int = 60) -> float:
    """The share of the victories of a mind whose search is short, on either seat against a random player."""
    won = 0.0
    for number in range(games):
        match, luck = loaded(game).new(seed=number), random.Random(number)
        while not match.is_over:
            if match.turn == number % 2:
                world = match.imagine(match.turn, number)
                params = SearchParams(exploration=1.0)
                move = think(world, number, params, 8, interpreted=True, minds=lambda _: mind).candidates[0].move
            else:
                move = luck.choice(match.moves())
            match.play(move)
        won += (number % 2 in match.winners) / max(1, len(match.winners))
    return won / games
