"""The cost of promises: bots that make promises, keep them by temper and hold grudges, against bots that ignore talk.

    python -m bench.promises --games 400 --level normal

At every table two bots talk and two are silent; all play the same level, and every deal is played twice with the seats
exchanged. A share of the victory of 50 % for the talking bots means that promises cost nothing.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Sequence
from itertools import product

import numpy as np

from rattery.bots.bot import decision_seed
from rattery.bots.levels import LEVELS, bot
from rattery.bots.talking import talking
from rattery.core.arrays import Array
from rattery.core.game import View
from rattery.core.registry import load_game
from rattery.core.talk import Promise
from rattery.lab.interval import Share
from rattery.match.fairness import key_from_seed
from rattery.match.match import Match

PAIRS = ((0, 2), (1, 3))  # seats of the talking bots in the games of a deal


def play(game: str, level: str, seed: int, talkers: Sequence[int]) -> tuple[Match, int, dict[str, int]]:
    """Plays a match; returns it with the number of decisions that promises influenced and the outcomes of promises."""
    match = Match(load_game(game), key_from_seed(seed))
    talk = talking(match)
    assert talk is not None, "the bots of this game do not talk"
    history: list[Promise | View] = list(match.events(None))
    swayed = 0
    while match.turn is not None:
        seat, told = match.turn, len(match.story())
        history += talk.promises(match, match.ply, talkers)
        biases = talk.move_bias(match, seat, history) if seat in talkers else {}
        swayed += bool(biases)
        chance = decision_seed(seed, match.ply, seat)
        match.play(bot(level, seed, timed=False, move_bias=biases).choose(match.imagine(seat, chance), chance))
        eye = match.eye(None)
        history += [{"event": one.event.name, **match.game.named(one.facts_for(eye))} for one in match.story()[told:]]
    outcomes: dict[str, int] = defaultdict(int)
    for word in talk.part.promise_outcomes(history):
        outcomes[word.outcome or "unchecked"] += 1
    return match, swayed, outcomes


def share(match: Match, seats: Sequence[int]) -> float:
    """The share of the victory of these seats."""
    return sum(seat in match.winners for seat in seats) / len(match.winners)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="rat_trap(players=4)")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--level", choices=tuple(LEVELS), default="normal")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    deals = -(-args.games // len(PAIRS))
    won = np.zeros(deals)
    by_temper: dict[str, list[Array]] = defaultdict(lambda: [np.zeros(deals), np.zeros(deals)])  # won, seats
    words: dict[str, int] = defaultdict(int)
    swayed = decisions = 0
    for deal, talkers in product(range(deals), PAIRS):
        match, biases, outcomes = play(args.game, args.level, args.seed + deal, talkers)
        won[deal] += share(match, talkers)
        talk = talking(match)
        assert talk is not None
        for seat in talkers:
            own, seats = by_temper[talk.temper(seat).name]
            own[deal] += share(match, [seat])
            seats[deal] += 1
        swayed, decisions = swayed + biases, decisions + sum(seat in talkers for seat in match.deciders)
        for outcome, count in outcomes.items():
            words[outcome] += count
    shown = in_words(Share.by_deal(won, np.full(deals, len(PAIRS))))
    print(
        f"{args.game}, {args.level}, {len(PAIRS) * deals} games: "
        f"talking bots have {shown} of the victories (even: 50 %)"
    )
    for temper, (own, seats) in sorted(by_temper.items()):
        print(f"  {temper}: {in_words(Share.by_deal(own, seats))} in {seats.sum():.0f} seats (even: 25 %)")
    print(f"  words: {dict(words)}; {swayed} of {decisions} decisions had something to prefer")
    return 0


def in_words(found: Share) -> str:
    return f"{found.share:.1%} (95 %: {found.low:.1%} to {found.high:.1%})"


if __name__ == "__main__":
    sys.exit(main())
