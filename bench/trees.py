"""Duels (`bench.duel`) of a game's expert with several trees, or with a tree reused from decision to decision, against the
same expert with one tree and no reuse, with the same CPU time for every decision or a multiple of it. Several trees can be
grown on several cores, but each of them is smaller."""

from __future__ import annotations

import argparse

from bench.duel import Searcher, duel
from rattery.bots.efforts import effort
from rattery.core.registry import load_game
from rattery.minds.weights import weights_for

WARM_UP = 1  # games that are not counted, in which machine code is compiled or loaded


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, epilog='example: python -m bench.trees "rat_trap(players=2)" 4 --games 400'
    )
    parser.add_argument("game", help="the game with its options")
    parser.add_argument("trees", type=int, help="how many, against one")
    parser.add_argument("--reuse", action="store_true", help="keep the tree of a player from decision to decision")
    parser.add_argument("--milliseconds", type=float, default=5.0, help="of processor time, a decision (default: 5)")
    parser.add_argument("--times", type=float, default=1.0, help="how much of that time it has (default: 1)")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game, seconds = load_game(args.game), args.milliseconds / 1000
    weights, params = weights_for(game), effort(game, "expert").params

    def sides() -> tuple[Searcher, Searcher]:
        new = Searcher(game, weights, params, args.times * seconds, args.trees, args.reuse)
        return new, Searcher(game, weights, params, seconds)

    duel(game, *sides(), WARM_UP, args.seed + 1)
    what = "a tree that is kept" if args.reuse else f"trees: {args.trees}"
    what += f" with {args.times:g} × the time" if args.times != 1.0 else ""
    print(f"{game}, {what} : 1, {args.milliseconds:g} ms:", duel(game, *sides(), args.games, args.seed))


if __name__ == "__main__":
    main()
