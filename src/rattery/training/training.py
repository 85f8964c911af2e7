"""Trains a mind in resumable rounds of self-play, fitting and a league, all from one seed.

    <folder>/plan.json                        the settings that identify this training
    <folder>/quick.pt, quick.jsonl            checkpoint and log of quick training, if it is part of the plan
    <folder>/policy.pt, policy.jsonl          likewise, of policy training
    <folder>/search.pt, search.jsonl          likewise, of search training
    <folder>/rounds.jsonl                     a line per finished round
    <folder>/round-01/samples-*.npz, mind.npz
    <folder>/best.npz, curve.png              the best mind so far, and a plot of strength and losses

Round 0 is optional: quick training (`quick_training`), policy training (`policy_training`) or search training
(`search_training`) makes a first mind, and the fit of every later round starts from its network. Without it, the game's
judge plays round 1. In every other round the best mind so far plays. A round is fitted to the samples of the last WINDOW
rounds; its mind becomes the best if it is at least even with the previous best.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field, replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import ClassVar

from rattery.bots.efforts import effort, mind_params
from rattery.core.cores import cores
from rattery.core.errors import BadArgument
from rattery.core.registry import load_game
from rattery.lab.interval import Share
from rattery.minds.weights import Weights, layout_digest, standard_rules_version
from rattery.training.cluster import samples_on_ray
from rattery.training.curve import draw_curve
from rattery.training.fitting import NOT_FITTED, InitialNetwork, Losses, Recipe, fit, read_initial_network
from rattery.training.league import MindFile, Player, compare
from rattery.training.log import Round, add_round, read_rounds
from rattery.training.policy_training import STATE as POLICY_STATE
from rattery.training.policy_training import PolicyRecipe, PolicyTraining
from rattery.training.quick_training import STATE as QUICK_STATE
from rattery.training.quick_training import QuickTraining
from rattery.training.samples import Samples
from rattery.training.search_training import STATE as SEARCH_STATE
from rattery.training.search_training import SearchRecipe, SearchTraining
from rattery.training.self_play import Teacher, play_games
from rattery.training.stored_names import as_stored

WINDOW = 3  # rounds whose samples are fitted to
GAMES_PER_FILE = 10  # also the unit of work of a worker
# Phases, as reported to `progress`.
QUICK, POLICY, SEARCHED = "quick games", "games by policy", "games by search"
PLAYING, FITTING, MEASURING = "playing", "fitting", "measuring"

Progress = Callable[[str, int, int], None]  # phase, done, total


@dataclass(frozen=True)
class Plan:
    """The settings of a training."""

    game: str
    rounds: int = 6
    games: int = 400  # of self-play, per round
    iterations: int = 300  # per decision of self-play
    league_games: int = 100
    league_iterations: int = 300
    seed: int = 0
    recipe: Recipe = field(default_factory=Recipe)
    quick_positions: int = 0  # of quick training in round 0; 0: none
    policy_decisions: int = 0  # of policy training, likewise
    search_samples: int = 0  # of search training, likewise

    STORED: ClassVar[Mapping[str, str]] = {
        "quick_positions": "quick",
        "policy_decisions": "policy",
        "search_samples": "search",
    }


def train(
    plan: Plan,
    folder: Path,
    workers: int | None = None,
    progress: Progress = lambda doing, done, of: None,
    finished: Callable[[Round], None] = lambda found: None,
    ray: str | None = None,
) -> list[Round]:
    """Run the rounds of a plan that its folder does not have yet; returns all rounds.

    Self-play and league games run in `workers` processes (default: one per core), or on a Ray cluster (`ray=` its address,
    or `local`), with the same results; networks are fitted in this process. `finished` is called after each round.
    """
    _check_plan(plan, folder)
    _publish_best(folder)
    first = 0 if plan.quick_positions or plan.policy_decisions or plan.search_samples else 1
    for number in range(len(read_rounds(folder)) + first, plan.rounds + 1):
        run = _run_round if number else _run_first_round
        found = run(plan, folder, number, workers or cores(), progress, ray)
        add_round(folder, found)
        _publish_best(folder)
        finished(found)
        draw_curve(read_rounds(folder), folder / "curve.png")
    return read_rounds(folder)


def _check_plan(plan: Plan, folder: Path) -> None:
    """Write the plan, or refuse a folder that belongs to another one or to other rules; the number of rounds and the device
    may differ."""
    folder.mkdir(parents=True, exist_ok=True)
    file, said = folder / "plan.json", _stored(plan)
    if file.exists():
        known = json.loads(file.read_text())
        saved, now = known.setdefault("rules", said["rules"]), said["rules"]  # an older plan does not name its rules
        if known | {"rules": now} != said:
            raise BadArgument("argument-training", folder=str(folder))
        if saved != now:
            raise BadArgument("argument-training-rules", folder=str(folder), saved=saved, now=now)
    file.write_text(json.dumps(said, indent=1) + "\n")


def _stored(plan: Plan) -> dict[str, object]:
    recipe = replace(plan.recipe, device="")
    data = json.loads(json.dumps(as_stored(replace(plan, rounds=0)) | {"recipe": as_stored(recipe)}))
    return {**data, "layout": layout_digest(load_game(plan.game)), "rules": standard_rules_version(plan.game)}


def round_folder(folder: Path, number: int) -> Path:
    return folder / f"round-{number:02}"


def _publish_best(folder: Path) -> None:
    """Makes best.npz the mind of the last round in the log that became the best. Round 0 writes it itself."""
    number = next((each.number for each in reversed(read_rounds(folder)) if each.is_best), 0)
    if number:
        draft = folder / "best.npz.part"
        shutil.copyfile(round_folder(folder, number) / "mind.npz", draft)
        draft.replace(folder / "best.npz")


def _run_first_round(plan: Plan, folder: Path, number: int, workers: int, progress: Progress, ray: str | None) -> Round:
    """Round 0: a mind from quick, policy or search training."""
    phase, samples, training = _first_training(plan, folder, workers)
    best = folder / "best.npz"
    best.write_bytes(training.run(partial(progress, phase)).bytes)
    league = _measured(plan, best, None, number, workers, progress, ray)
    return Round(number, samples, Losses(training.loss, NOT_FITTED, NOT_FITTED), league, is_best=True)


def _first_training(
    plan: Plan, folder: Path, workers: int
) -> tuple[str, int, QuickTraining | PolicyTraining | SearchTraining]:
    """The phase of round 0, its number of samples and its training, sized for a CPU or a GPU."""
    on_cpu = plan.recipe.device == "cpu"
    if plan.search_samples:
        search = SearchRecipe(samples=plan.search_samples)
        if on_cpu:  # cores that learn do not play
            search = replace(search, batch_size=1024, replay_ratio=1.0, buffer_size=1_000_000)
        return SEARCHED, plan.search_samples, SearchTraining(plan.game, folder, plan.recipe, search, plan.seed, workers)
    if plan.policy_decisions:
        policy = PolicyRecipe(plan.policy_decisions)
        if on_cpu:
            policy = replace(policy, tables=512, batch_size=4096)
        return POLICY, plan.policy_decisions, PolicyTraining(plan.game, folder, plan.recipe, policy, plan.seed)
    return (
        QUICK,
        plan.quick_positions,
        QuickTraining(plan.game, folder, plan.quick_positions, plan.recipe, plan.seed, workers),
    )


def _start(folder: Path) -> InitialNetwork | None:
    """The network of round 0; None if there was no such round."""
    states = (QUICK_STATE, POLICY_STATE, SEARCH_STATE)
    return next(filter(None, (read_initial_network(folder / state) for state in states)), None)


def _run_round(plan: Plan, folder: Path, number: int, workers: int, progress: Progress, ray: str | None) -> Round:
    here = round_folder(folder, number)
    here.mkdir(exist_ok=True)
    best = folder / "best.npz"
    play_round(plan, here, number, best if best.exists() else None, workers, partial(progress, PLAYING), ray)
    samples = Samples.joined(_samples(folder, number))
    mind, losses = _fitted(plan, here, number, samples, partial(progress, FITTING))
    league = _measured(plan, mind, best if best.exists() else None, number, workers, progress, ray)
    is_best = league.get("best", league["judge"]).share >= 0.5 or not best.exists()
    return Round(number, len(samples), losses, league, is_best)


# Playing.


def play_round(
    plan: Plan, here: Path, number: int, best: Path | None, workers: int, report: Callable[[int, int], None],
    ray: str | None = None,
) -> None:  # fmt: skip
    """Play the games of a round in worker processes or on Ray, except those whose samples are already in the folder."""
    first = (number - 1) * plan.games
    parts = [
        range(start, min(start + GAMES_PER_FILE, first + plan.games))
        for start in range(first, first + plan.games, GAMES_PER_FILE)
    ]
    open_parts = [part for part in parts if not _file(here, part).exists()]
    done = plan.games - sum(map(len, open_parts))
    report(done, plan.games)
    play = partial(play_part, plan, here, best)
    for part in (
        _play_in_processes(play, open_parts, workers)
        if ray is None
        else _play_on_ray(plan, here, best, open_parts, workers, ray)
    ):
        done += len(part)
        report(done, plan.games)


def _play_in_processes(play: Callable[[range], range], parts: Sequence[range], workers: int) -> Iterator[range]:
    if workers == 1 or len(parts) < 2:
        yield from map(play, parts)
        return
    with ProcessPoolExecutor(min(workers, len(parts)), get_context("spawn")) as pool:
        for found in as_completed([pool.submit(play, part) for part in parts]):
            yield found.result()


def _play_on_ray(
    plan: Plan, here: Path, best: Path | None, parts: Sequence[range], workers: int, ray: str
) -> Iterator[range]:
    """Play parts on a Ray cluster; this process writes their samples."""
    for part, samples in samples_on_ray(plan.game, teacher(plan, best), plan.seed, parts, ray, workers):
        samples.write(_file(here, part))
        yield part


def play_part(plan: Plan, here: Path, best: Path | None, part: range) -> range:
    """Play some games and write their samples to a file; runs in a worker process."""
    Samples.joined(play_games(plan.game, teacher(plan, best), plan.seed, part)).write(_file(here, part))
    return part


def teacher(plan: Plan, best: Path | None) -> Teacher:
    """What plays the games of a round: the best mind so far, or the game's judge if there is none."""
    game = load_game(plan.game)
    if best is None:
        return Teacher(None, effort(game, "expert", by_mind=False).params, plan.iterations)
    return Teacher(Weights.read(best), mind_params(game), plan.iterations)


def _file(here: Path, part: range) -> Path:
    return here / f"samples-{part.start:06}.npz"


def _samples(folder: Path, number: int) -> Iterator[Samples]:
    for each in range(max(1, number - WINDOW + 1), number + 1):
        for file in sorted(round_folder(folder, each).glob("samples-*.npz")):
            yield Samples.read(file)


# Fitting and measuring.


def _fitted(
    plan: Plan, here: Path, number: int, samples: Samples, report: Callable[[int, int], None]
) -> tuple[Path, Losses]:
    report(0, plan.recipe.epochs)
    weights, losses = fit(
        load_game(plan.game),
        samples,
        plan.recipe,
        plan.seed + number,
        lambda epoch, _: report(epoch + 1, plan.recipe.epochs),
        _start(here.parent),
    )
    made = {"seed": plan.seed, "round": number, "samples": len(samples), **_stored(plan)}
    file = here / "mind.npz"
    file.write_bytes(replace(weights, header=weights.header | {"recipe": made}).bytes)
    return file, losses


def _measured(
    plan: Plan, mind: Path, best: Path | None, number: int, workers: int, progress: Progress, ray: str | None
) -> dict[str, Share]:
    """The new mind's share of victories against the judge and the best mind so far, with equal iterations, two players."""
    game = load_game(plan.game, players=2)
    new = Player(MindFile.of(mind), mind_params(game), plan.league_iterations)
    opponents = {"judge": Player(None, effort(game, "expert", by_mind=False).params, plan.league_iterations)}
    if best is not None:
        opponents["best"] = Player(MindFile.of(best), mind_params(game), plan.league_iterations)
    found = {}
    for place, (name, old) in enumerate(opponents.items()):
        progress(MEASURING, place, len(opponents))
        found[name] = compare(game, new, old, plan.league_games, plan.seed + number, workers, ray)
    return found
