"""The cost of promises: bots that make promises, keep them by temper and hold grudges, against bots that ignore talk.

    python -m bench.promises --games 400 --level normal

At every table two bots talk and two are silent; all play the same level, and every deal is played twice with the seats
exchanged. A share of the victory of 50 % for the talking bots means that promises cost nothing.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import defaultdict
from collections.abc import Sequence

from rattery.bots.bot import decision_seed
from rattery.bots.levels import LEVELS, bot
from rattery.bots.talking import talking
from rattery.core.game import View
from rattery.core.registry import load_game
from rattery.core.talk import Promise
from rattery.match.fairness import key_from_seed
from rattery.match.match import Match

PAIRS = ((0, 2), (1, 3))  # seats of the talking bots, alternately
NORMAL_95 = 1.96  # standard errors on either side of a mean, for 95 %


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
        leans = talk.leaning(match, seat, history) if seat in talkers else {}
        swayed += bool(leans)
        chance = decision_seed(seed, match.ply, seat)
        match.play(bot(level, seed, timed=False, leaning=leans).choose(match.imagine(seat, chance), chance))
        eye = match.eye(None)
        history += [{"event": one.event.name, **match.game.named(one.facts_for(eye))} for one in match.story()[told:]]
    outcomes: dict[str, int] = defaultdict(int)
    for word in talk.part.words_given(history):
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
    shares: list[float] = []
    by_temper: dict[str, list[float]] = defaultdict(list)
    words: dict[str, int] = defaultdict(int)
    swayed = decisions = 0
    for number in range(args.games):
        talkers = PAIRS[number % 2]
        match, leans, outcomes = play(args.game, args.level, args.seed + number // 2, talkers)
        shares.append(share(match, talkers))
        talk = talking(match)
        assert talk is not None
        for seat in talkers:
            by_temper[talk.temper(seat).name].append(share(match, [seat]))
        swayed, decisions = swayed + leans, decisions + sum(seat in talkers for seat in match.deciders)
        for outcome, count in outcomes.items():
            words[outcome] += count
    print(
        f"{args.game}, {args.level}, {args.games} games: "
        f"talking bots have {mean_with_interval(shares)} of the victories (even: 50 %)"
    )
    for temper, own in sorted(by_temper.items()):
        print(f"  {temper}: {mean_with_interval(own)} in {len(own)} seats (even: 25 %)")
    print(f"  words: {dict(words)}; {swayed} of {decisions} decisions had something to prefer")
    return 0


def mean_with_interval(shares: Sequence[float]) -> str:
    """A mean with its 95 % confidence interval, in percent."""
    mean = sum(shares) / len(shares)
    spread = math.sqrt(sum((one - mean) ** 2 for one in shares) / max(1, len(shares) - 1) / len(shares))
    return f"{100 * mean:.1f} ± {100 * NORMAL_95 * spread:.1f} %"


if __name__ == "__main__":
    sys.exit(main())
