"""The signature of a bot: one number that changes when its behaviour does.

The bot makes decisions in fixed positions of every game, and its moves are hashed. `python -m rattery.bots.signature`
prints the signature of every level; a commit that changes one on purpose says so.
"""

from __future__ import annotations

import hashlib
import random

from rattery.bots.bot import Bot, decide
from rattery.core.game import Game
from rattery.core.packages import game_names
from rattery.core.registry import load_game
from rattery.match.fairness import key_from_seed
from rattery.match.match import Match

DECISIONS = 6  # in each game
MOVES_BETWEEN = 9  # random moves before each decision


def signature(bot: Bot) -> int:
    """The signature of a bot. The bot must have no time limit, or the number would depend on the machine."""
    digest = hashlib.sha256()
    for name in sorted(game_names()):
        for move in decisions(bot, load_game(name, players=2)):
            digest.update(f"{name} {move}\n".encode())
    return int.from_bytes(digest.digest()[:4])


def decisions(bot: Bot, game: Game) -> list[str]:
    """The bot's moves in fixed positions of a game."""
    match, luck = Match(game, key_from_seed(6)), random.Random(6)
    chosen: list[str] = []
    while len(chosen) < DECISIONS and not match.is_over:
        for _ in range(MOVES_BETWEEN):
            if not match.is_over:
                match.play(luck.choice(match.moves()))
        if not match.is_over:
            chosen.append(str(decide(bot, match)))
    return chosen


def main() -> None:
    """Print a line for each level and baseline: its name and its signature."""
    from rattery.bots.levels import BASELINES, LEVELS, bot

    for name in LEVELS | BASELINES:
        print(f"{name} {signature(bot(name, seed=1, timed=False)):08x}", flush=True)


if __name__ == "__main__":
    main()
