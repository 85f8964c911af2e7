"""The signature of a bot: one number that changes when its behaviour does.

The bot decides at fixed tables of every game, and its moves are mixed into a number. `python -m rattery.bots.signature`
prints everybody's; a commit that changes one on purpose says so.
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

DECISIONS = 6  # a game
APART = 9  # moves at random between them


def signature(bot: Bot) -> int:
    """The bot's number. It has to decide without a clock: a level with its time limit taken off."""
    digest = hashlib.sha256()
    for name in sorted(game_names()):
        for move in decisions(bot, load_game(name, players=2)):
            digest.update(f"{name} {move}\n".encode())
    return int.from_bytes(digest.digest()[:4])


def decisions(bot: Bot, game: Game) -> list[str]:
    """What the bot would do at fixed tables of a game."""
    match, luck = Match(game, key_from_seed(6)), random.Random(6)
    chosen: list[str] = []
    while len(chosen) < DECISIONS and not match.is_over:
        for _ in range(APART):
            if not match.is_over:
                match.play(luck.choice(match.moves()))
        if not match.is_over:
            chosen.append(str(decide(bot, match)))
    return chosen


def main() -> None:
    """Everybody's number, a line each."""
    from rattery.bots.levels import BASELINES, LEVELS, bot

    for name in LEVELS | BASELINES:
        print(f"{name} {signature(bot(name, seed=1, timed=False)):08x}", flush=True)


if __name__ == "__main__":
    main()
