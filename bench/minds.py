"""Duels (`bench.duel`) of a mind in a file, of the judge with other parameters or of the game's expert, against that
expert or the textbook search, with the same CPU time for every decision."""

from __future__ import annotations

import argparse
from dataclasses import fields, replace
from pathlib import Path

from bench.duel import Player, Searcher, duel
from bench.textbook import TextbookSearcher
from rattery.bots.efforts import effort, mind_params
from rattery.core.effort import SearchParams
from rattery.core.registry import load_game
from rattery.minds.weights import Weights, weights_for

WARM_UP = 1  # games that are not counted, in which machine code is compiled or loaded


def search_params(spelled: str, usual: SearchParams) -> SearchParams:
    """Parses `mind_weight=0.7,exploration=0.3`; parameters not named keep their usual values."""
    kinds = {field.name: int if field.type == "int" else float for field in fields(SearchParams)}
    given = dict(part.split("=") for part in spelled.split(",") if part)
    return replace(usual, **{name: kinds[name](value) for name, value in given.items()})  # type: ignore[arg-type]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__,
        epilog='example: python -m bench.minds "rat_trap(players=2)" mind-rat_trap/best.npz --games 200',
    )
    parser.add_argument("game", help="the game with its options")
    parser.add_argument(
        "mind", help="a mind's file; - for the game's judge with other parameters; expert for the expert"
    )
    parser.add_argument("--params", default="", help="parameters of its search (default: those a mind is trained with)")
    parser.add_argument("--milliseconds", type=float, default=5.0, help="of processor time, a decision (default: 5)")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--judge", action="store_true", help="against the expert as it is without the game's own mind")
    parser.add_argument("--textbook", action="store_true", help="against the textbook search with random playouts")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game, seconds = load_game(args.game), args.milliseconds / 1000
    own = None if args.judge else weights_for(game)
    weights = None if args.mind == "-" else own if args.mind == "expert" else Weights.read(Path(args.mind))
    usual = mind_params(game) if weights is not None else effort(game, "expert", by_mind=False).params
    params = search_params(args.params, usual)

    def sides() -> tuple[Player, Player]:
        expert = effort(game, "expert", by_mind=own is not None).params
        against = TextbookSearcher(game, seconds) if args.textbook else Searcher(game, own, expert, seconds)
        return Searcher(game, weights, params, seconds), against

    duel(game, *sides(), WARM_UP, args.seed + 1)
    print(duel(game, *sides(), args.games, args.seed))


if __name__ == "__main__":
    main()
