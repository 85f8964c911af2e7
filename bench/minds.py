"""A mind that lies in a file against the game's expert, with as much processor time for each decision.

What an iteration costs either side is measured first, in processor time, at the same positions; the match is then played by
numbers of iterations that take the given milliseconds, so that a busy machine changes nothing.
"""

from __future__ import annotations

import argparse
import random
import time
from dataclasses import fields, replace
from pathlib import Path

from rattery.bots.efforts import effort, mind_params
from rattery.bots.thinking import think
from rattery.core.effort import SearchParams
from rattery.core.game import Game
from rattery.core.registry import load_game
from rattery.match.match import Match
from rattery.training.league import MindFile, Player, compare

POSITIONS = 6
OPENING = 8  # moves at random before a position
ITERATIONS = 1_000  # measured at each
FEWEST = 8  # iterations of a decision


def search_params(spelled: str, usual: SearchParams) -> SearchParams:
    """Parameters as they are typed: `mind_weight=0.7,exploration=0.3`; those not named are as usual."""
    kinds = {field.name: int if field.type == "int" else float for field in fields(SearchParams)}
    given = dict(part.split("=") for part in spelled.split(",") if part)
    return replace(usual, **{name: kinds[name](value) for name, value in given.items()})  # type: ignore[arg-type]


def microseconds(game: Game, player: Player) -> float:
    """What one iteration costs, in processor time."""
    seconds = 0.0
    for number in range(POSITIONS):
        match, luck = Match(game, bytes([number]) * 16), random.Random(number)
        for _ in range(OPENING):
            match.play(luck.choice(match.moves()))
        world = match.imagine(int(match.turn or 0), 1)
        think(world, 1, player.params, 1, minds=player.minds)
        started = time.process_time()
        think(world, 1, player.params, ITERATIONS, minds=player.minds)
        seconds += time.process_time() - started
    return seconds / POSITIONS / ITERATIONS * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__,
        epilog='example: python -m bench.minds "rat_trap(players=2)" mind-rat_trap/best.npz --games 200',
    )
    parser.add_argument("game", help="the game with its options")
    parser.add_argument("mind", help="a mind's file; - for the game's judge with other parameters")
    parser.add_argument("--params", default="", help="parameters of its search (default: those a mind is trained with)")
    parser.add_argument("--milliseconds", type=float, default=5.0, help="of processor time, a decision (default: 5)")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    game = load_game(args.game)
    by_hand = args.mind == "-"
    usual = effort(game, "expert").params if by_hand else mind_params(game)
    new = Player(None if by_hand else MindFile.of(Path(args.mind)), search_params(args.params, usual), 1)
    old = Player(None, effort(game, "expert").params, 1)
    costs = [microseconds(game, player) for player in (new, old)]
    new, old = (
        replace(player, iterations=max(FEWEST, round(1000 * args.milliseconds / cost)))
        for player, cost in zip((new, old), costs, strict=True)
    )
    found = compare(game, new, old, args.games, args.seed, args.workers)
    print(f"µs an iteration {costs[0]:.1f} : {costs[1]:.1f}; iterations {new.iterations} : {old.iterations}")
    print(f"{args.games} games, share of the victories {found.share:.1%} (95 %: {found.low:.1%} to {found.high:.1%})")


if __name__ == "__main__":
    main()
