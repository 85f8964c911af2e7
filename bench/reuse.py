"""The potential of tree reuse: experts play each other, and every decision is looked up in the tree of the same player's
previous decision. Prints how often its information set is a node of that tree, and the visits of that node as a share of an
expert's iterations, which need not be searched again. The share from consecutive decisions of one player is also given."""

from __future__ import annotations

import argparse

import numpy as np

from rattery.bots.bot import decision_seed
from rattery.bots.efforts import effort
from rattery.bots.tree import CompiledTree
from rattery.core.effort import SearchEffort
from rattery.core.registry import load_game
from rattery.match.fairness import key_from_seed
from rattery.match.match import Match
from rattery.minds.weights import weights_for

Visits = dict[int, int]  # of nodes, by their keys


def searched(match: Match, seed: int, level: SearchEffort) -> tuple[CompiledTree, Visits]:
    """Searches a decision; returns the tree and the visits of its nodes by key, the root first."""
    world = match.imagine(match.turn, seed)
    tree = CompiledTree(world, seed, level.params, level.iterations, weights_for(match.game))
    tree.grow(level.iterations)
    nodes = tree._tree[0][: int(tree._state[0]["node_count"])]
    return tree, dict(zip(nodes["key"].tolist(), nodes["visits"].tolist(), strict=True))


def known_visits(match: Match, level: SearchEffort, seed: int) -> list[tuple[int, bool]]:
    """Plays a match. For each decision but a player's first, the visits of its root in that player's last tree, and
    whether the same player made the previous decision, too."""
    last: dict[int, Visits] = {}
    known, before = [], None
    while not match.is_over:
        moves, seat = match.moves(), match.turn
        if len(moves) > 1 and seat is not None:
            tree, visits = searched(match, decision_seed(seed, len(match.history), seat), level)
            if seat in last:
                known.append((last[seat].get(next(iter(visits)), 0), seat == before))
            last[seat], before = visits, seat
            edges = tree.root_edges()
            best = max(edges, key=lambda move: (edges[move].visits, edges[move].value_sum, -move))
            match.play(match.game.kind.moves[best])
        else:
            match.play(moves[0])
    return known


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, epilog='example: python -m bench.reuse "ratjack(players=2)" --games 4'
    )
    parser.add_argument("game", help="the game with its options")
    parser.add_argument("--games", type=int, default=4)
    args = parser.parse_args()
    game = load_game(args.game)
    level = effort(game, "expert")
    found = [one for seed in range(args.games) for one in known_visits(Match(game, key_from_seed(seed)), level, seed)]
    known, same_turn = np.array(found).T
    print(
        f"{game}: {len(known)} decisions, {np.mean(known > 0):.1%} of them known from the last tree, "
        f"with {np.mean(known) / level.iterations:.1%} of an expert's visits on average, "
        f"{np.mean(known * same_turn) / level.iterations:.1%} from the same turn"
    )


if __name__ == "__main__":
    main()
