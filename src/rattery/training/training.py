"""Training a mind: rounds of self-play, fitting and a league, each resumable, all of it by one seed.

    <folder>/plan.json             what makes it this training
    <folder>/quick.pt, quick.jsonl what quick games have taught, if there were any
    <folder>/policy.pt, policy.jsonl  likewise, games by the policy alone
    <folder>/search.pt, search.jsonl  likewise, games of a search that goes on while the mind learns
    <folder>/rounds.jsonl          a line for every finished round
    <folder>/round-01/samples-*.npz, mind.npz
    <folder>/best.npz, curve.png   the best mind so far, and how it came about

With quick games (`quick_training`), games by the policy alone (`policy_training`) or a search that plays while it learns
(`search_training`) a mind is there before the first round,
as round 0, and every round goes on from its network. Else the game's judge plays the first round. After that the best mind
so far plays. A round is fitted to the samples of the last WINDOW rounds, and its mind is the best if it does not lose
against the best before it.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from rattery.bots.efforts import effort, mind_params
from rattery.core.cores import cores
from rattery.core.errors import BadArgument
from rattery.core.registry import load_game
from rattery.lab.interval import Share
from rattery.minds.weights import Weights, layout_digest
from rattery.training.cluster import samples_on_ray
from rattery.training.curve import draw_curve
from rattery.training.fitting import NOT_FITTED, Losses, Recipe, Start, fit, read_start
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

WINDOW = 3  # rounds whose samples are fitted to
AT_ONCE = 10  # games of one file of samples
QUICK, POLICY, SEARCHED = "quick games", "games by policy", "games by search"
PLAYING, FITTING, MEASURING = "playing", "fitting", "measuring"

Progress = Callable[[str, int, int], None]


@dataclass(frozen=True)
class Plan:
    """A training: of which game, how many rounds, of how many games each, and with how much thought."""

    game: str
    rounds: int = 6
    games: int = 400  # of self-play, a round
    iterations: int = 300  # a decision of self-play
    league_games: int = 100
    league_iterations: int = 300
    seed: int = 0
    recipe: Recipe = field(default_factory=Recipe)
    quick: int = 0  # positions of quick games that are learned from before the first round
    policy: int = 0  # decisions of games by the policy alone, likewise
    search: int = 0  # samples of games by search, likewise


def train(
    plan: Plan,
    folder: Path,
    workers: int | None = None,
    progress: Progress = lambda doing, done, of: None,
    finished: Callable[[Round], None] = lambda found: None,
    ray: str | None = None,
) -> list[Round]:
    """Run the rounds of a plan that its folder does not have yet; gives all of them.

    Games of self-play and of the league are played by `workers` processes, or on a Ray cluster (`ray=` its address, or
    `local`), with the same results; a mind is fitted here.
    """
    _claim(plan, folder)
    first = 0 if plan.quick or plan.policy or plan.search else 1
    for number in range(len(read_rounds(folder)) + first, plan.rounds + 1):
        run = _run_round if number else _first_round(plan)
        found = run(plan, folder, number, workers or cores(), progress, ray)
        add_round(folder, found)
        finished(found)
        draw_curve(read_rounds(folder), folder / "curve.png")
    return read_rounds(folder)


def _first_round(plan: Plan) -> Callable[[Plan, Path, int, int, Progress, str | None], Round]:
    return _run_search if plan.search else _run_policy if plan.policy else _run_quick


def _claim(plan: Plan, folder: Path) -> None:
    """A folder belongs to one plan, which may be given more rounds and another device."""
    folder.mkdir(parents=True, exist_ok=True)
    file, said = folder / "plan.json", _spelled(plan)
    if file.exists() and json.loads(file.read_text()) != said:
        raise BadArgument("argument-training", folder=str(folder))
    file.write_text(json.dumps(said, indent=1) + "\n")


def _spelled(plan: Plan) -> dict[str, object]:
    data = json.loads(json.dumps(asdict(replace(plan, rounds=0, recipe=replace(plan.recipe, device="")))))
    return {**data, "layout": layout_digest(load_game(plan.game))}


def round_folder(folder: Path, number: int) -> Path:
    return folder / f"round-{number:02}"


def _run_quick(plan: Plan, folder: Path, number: int, workers: int, progress: Progress, ray: str | None) -> Round:
    """Round 0: a mind from quick games."""
    training = QuickTraining(plan.game, folder, plan.quick, plan.recipe, plan.seed, workers)
    best = folder / "best.npz"
    best.write_bytes(training.run(partial(progress, QUICK)).bytes)
    league = _measured(plan, best, None, number, workers, progress, ray)
    return Round(number, plan.quick, Losses(training.loss, NOT_FITTED, NOT_FITTED), league, is_best=True)


def _run_policy(plan: Plan, folder: Path, number: int, workers: int, progress: Progress, ray: str | None) -> Round:
    """Round 0: a mind from games by its policy."""
    on_gpu = plan.recipe.device != "cpu"
    policy = PolicyRecipe(decisions=plan.policy) if on_gpu else PolicyRecipe(plan.policy, tables=512, batch=4096)
    training = PolicyTraining(plan.game, folder, plan.recipe, policy, plan.seed)
    best = folder / "best.npz"
    best.write_bytes(training.run(partial(progress, POLICY)).bytes)
    league = _measured(plan, best, None, number, workers, progress, ray)
    return Round(number, plan.policy, Losses(training.loss, NOT_FITTED, NOT_FITTED), league, is_best=True)


def _run_search(plan: Plan, folder: Path, number: int, workers: int, progress: Progress, ray: str | None) -> Round:
    """Round 0: a mind from a search that plays while it learns."""
    search = SearchRecipe(samples=plan.search)
    if plan.recipe.device == "cpu":  # a core that learns is one that does not play
        search = replace(search, batch=1024, reuse=1.0, room=1_000_000)
    training = SearchTraining(plan.game, folder, plan.recipe, search, plan.seed, workers)
    best = folder / "best.npz"
    best.write_bytes(training.run(partial(progress, SEARCHED)).bytes)
    league = _measured(plan, best, None, number, workers, progress, ray)
    return Round(number, plan.search, Losses(training.loss, NOT_FITTED, NOT_FITTED), league, is_best=True)


def _start(folder: Path) -> Start | None:
    """The network that round 0 has left."""
    states = (QUICK_STATE, POLICY_STATE, SEARCH_STATE)
    return next(filter(None, (read_start(folder / state) for state in states)), None)


def _run_round(plan: Plan, folder: Path, number: int, workers: int, progress: Progress, ray: str | None) -> Round:
    here = round_folder(folder, number)
    here.mkdir(exist_ok=True)
    best = folder / "best.npz"
    play_round(plan, here, number, best if best.exists() else None, workers, partial(progress, PLAYING), ray)
    samples = Samples.joined(_samples(folder, number))
    mind, losses = _fitted(plan, here, number, samples, partial(progress, FITTING))
    league = _measured(plan, mind, best if best.exists() else None, number, workers, progress, ray)
    is_best = league.get("best", league["judge"]).share >= 0.5 or not best.exists()
    if is_best:
        shutil.copyfile(mind, best)
    return Round(number, len(samples), losses, league, is_best)


# Playing.


def play_round(
    plan: Plan, here: Path, number: int, best: Path | None, workers: int, tell: Callable[[int, int], None],
    ray: str | None = None,
) -> None:  # fmt: skip
    """Have the games of a round played by worker processes; those that lie in the folder already are not played again."""
    first = (number - 1) * plan.games
    parts = [
        range(start, min(start + AT_ONCE, first + plan.games)) for start in range(first, first + plan.games, AT_ONCE)
    ]
    open_parts = [part for part in parts if not _file(here, part).exists()]
    done = plan.games - sum(map(len, open_parts))
    tell(done, plan.games)
    play = partial(play_part, plan, here, best)
    for part in (
        _played(play, open_parts, workers) if ray is None else _kept(plan, here, best, open_parts, workers, ray)
    ):
        done += len(part)
        tell(done, plan.games)


def _played(play: Callable[[range], range], parts: Sequence[range], workers: int) -> Iterator[range]:
    if workers == 1 or len(parts) < 2:
        yield from map(play, parts)
        return
    with ProcessPoolExecutor(min(workers, len(parts)), get_context("spawn")) as pool:
        for found in as_completed([pool.submit(play, part) for part in parts]):
            yield found.result()


def _kept(plan: Plan, here: Path, best: Path | None, parts: Sequence[range], workers: int, ray: str) -> Iterator[range]:
    """Parts that a Ray cluster plays; their samples are kept here."""
    for part, samples in samples_on_ray(plan.game, teacher(plan, best), plan.seed, parts, ray, workers):
        samples.write(_file(here, part))
        yield part


def play_part(plan: Plan, here: Path, best: Path | None, part: range) -> range:
    """Play some games and keep their samples in a file."""
    Samples.joined(play_games(plan.game, teacher(plan, best), plan.seed, part)).write(_file(here, part))
    return part


def teacher(plan: Plan, best: Path | None) -> Teacher:
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
    plan: Plan, here: Path, number: int, samples: Samples, tell: Callable[[int, int], None]
) -> tuple[Path, Losses]:
    tell(0, plan.recipe.epochs)
    weights, losses = fit(
        load_game(plan.game),
        samples,
        plan.recipe,
        plan.seed + number,
        lambda epoch, _: tell(epoch + 1, plan.recipe.epochs),
        _start(here.parent),
    )
    made = {"seed": plan.seed, "round": number, "samples": len(samples), **_spelled(plan)}
    file = here / "mind.npz"
    file.write_bytes(replace(weights, header=weights.header | {"recipe": made}).bytes)
    return file, losses


def _measured(
    plan: Plan, mind: Path, best: Path | None, number: int, workers: int, progress: Progress, ray: str | None
) -> dict[str, Share]:
    """The new mind against the judge and against the best mind so far, at equal iterations, for two players."""
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
