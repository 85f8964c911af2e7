"""How much sooner an expert's decision comes when helpers grow some of its trees: the same decisions with and without them,
in turn, in one run. A machine that does other things as well makes both slower; the ratio of the fastest is told."""

from __future__ import annotations

import argparse
import random

from rattery.bots.efforts import effort
from rattery.bots.helpers import helpers_on
from rattery.bots.thinking import think
from rattery.core.cores import cores
from rattery.core.registry import load_game
from rattery.match.fairness import key_from_seed
from rattery.match.match import Match

PLIES = 12  # at random before the decision


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, epilog='example: python -m bench.sooner "rat_trap(players=2)" --cores 2'
    )
    parser.add_argument("game", help="the game with its options")
    parser.add_argument("--trees", type=int, help="how many (default: the expert's)")
    parser.add_argument("--cores", type=int, default=cores(), help="how many at most (default: all)")
    parser.add_argument("--times", type=int, default=20, help="how often each is timed (default: 20)")
    args = parser.parse_args()
    game = load_game(args.game)
    expert, match, luck = effort(game, "expert"), Match(game, key_from_seed(1)), random.Random(1)
    while len(match.history) < PLIES or len(match.moves()) < 2:
        match.play(luck.choice(match.moves()))
    world = match.imagine(match.turn, 1)
    seconds: dict[int, list[float]] = {1: [], args.cores: []}
    for _ in range(args.times):
        for used, taken in seconds.items():
            trees = args.trees or expert.trees
            found = think(world, 1, expert.params, expert.iterations, trees=trees, helpers=helpers_on(used))
            taken.append(found.seconds)
    alone, helped = min(seconds[1]), min(seconds[args.cores])
    print(
        f"{game}: {1000 * alone:.0f} ms on one core, {1000 * helped:.0f} on {args.cores}: {alone / helped:.2f} times as fast"
    )


if __name__ == "__main__":
    main()
