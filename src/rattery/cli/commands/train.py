"""`rattery train`: trains a mind (a neural network) for a game by self-play."""

from __future__ import annotations

import sys
from dataclasses import dataclass, replace
from pathlib import Path

from rich.console import Console
from rich.text import Text

from rattery.cli.errors import MAX_THREADS, SEEDS, number
from rattery.cli.localization import cli_words
from rattery.cli.terminal.look import console
from rattery.cli.terminal.progress import ProgressDisplay
from rattery.core.extras import require
from rattery.core.packages import known_game
from rattery.training.fitting import Recipe
from rattery.training.log import Round
from rattery.training.search_training import SEARCH_FIT
from rattery.training.training import Plan, train

MAX_COUNT = 10_000_000
MAX_POSITIONS = 10_000_000_000


@dataclass(frozen=True)
class Arguments:
    game: str
    quick: str | None
    policy: str | None
    search: str | None
    rounds: str | None
    games: str | None
    iterations: str | None
    league: str | None
    seed: str | None
    workers: str | None
    folder: str | None
    device: str
    ray: str | None


def run(args: Arguments, lang: str) -> int:
    for module in ("torch", "matplotlib"):
        require(module, "train")  # fail before any game is played
    plan, out = _plan(args), console()
    folder = Path(args.folder or f"mind-{plan.game}").absolute()
    workers = number(args.workers, "--workers", 1, MAX_THREADS)
    with ProgressDisplay(console(sys.stderr), cli_words(lang)) as display:

        def progress(doing: str, done: int, of: int) -> None:
            display.progress(done, of, doing)

        rounds = train(plan, folder, workers, progress, ray=args.ray)
    for each in rounds:
        _tell(each, out, lang)
    out.print(Text(cli_words(lang).say("train-kept", folder=str(folder))), soft_wrap=True)
    return 0


def _plan(args: Arguments) -> Plan:
    usual, has_begun = Plan(known_game(args.game)), args.quick or args.policy or args.search
    return Plan(
        usual.game,
        quick_positions=_or_usual(number(args.quick, "--quick", 1, MAX_POSITIONS), usual.quick_positions),
        policy_decisions=_or_usual(number(args.policy, "--policy", 1, MAX_POSITIONS), usual.policy_decisions),
        search_samples=_or_usual(number(args.search, "--search", 1, MAX_POSITIONS), usual.search_samples),
        rounds=_or_usual(number(args.rounds, "--rounds", 0 if has_begun else 1, MAX_COUNT), usual.rounds),
        games=_or_usual(number(args.games, "--games", 1, MAX_COUNT), usual.games),
        iterations=_or_usual(number(args.iterations, "--iterations", 1, MAX_COUNT), usual.iterations),
        league_games=_or_usual(number(args.league, "--league", 2, MAX_COUNT), usual.league_games),
        seed=_or_usual(number(args.seed, "--seed", -SEEDS, SEEDS), usual.seed),
        recipe=replace(SEARCH_FIT if args.search else Recipe(), device=args.device),
    )


def _or_usual(given: int | None, usual: int) -> int:
    return usual if given is None else given


def _tell(found: Round, out: Console, lang: str) -> None:
    words = cli_words(lang)
    judge = found.league["judge"]
    said = words.say(
        "train-round",
        number=found.number,
        share=judge.share,
        low=judge.low,
        high=judge.high,
        result=found.losses.result,
    )
    out.print(Text(f"{'★' if found.is_best else ' '} {said}"))
