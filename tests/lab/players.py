"""Bots for tests: simple ones, slow ones, and ones that come to grief."""

from __future__ import annotations

import os
import random
import time
from pathlib import Path

from rattery.core.moves import Move
from rattery.match.match import Match


class First:
    """Always takes the first move on offer."""

    name = "first"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, world: Match, seed: int) -> Move:
        return world.moves()[0]


class Anything(First):
    """Takes anything."""

    name = "anything"

    def choose(self, world: Match, seed: int) -> Move:
        return random.Random(seed).choice(world.moves())


class Slow(Anything):
    """Takes anything, after a while."""

    name = "slow"

    def choose(self, world: Match, seed: int) -> Move:
        time.sleep(0.01)
        return super().choose(world, seed)


class Failing(Anything):
    """Comes upon an error as soon as a game is under way."""

    name = "failing"

    def choose(self, world: Match, seed: int) -> Move:
        if self.seed:
            raise ZeroDivisionError("a mistake of the bot")
        return super().choose(world, seed)


class EndsItsProcess(Anything):
    """Takes its process along, once for each file called `lives-…` in the present folder; then it plays."""

    name = "dying"

    def choose(self, world: Match, seed: int) -> Move:
        for life in Path().glob("lives-*") if self.seed else []:
            life.unlink()
            os._exit(9)
        return super().choose(world, seed)
