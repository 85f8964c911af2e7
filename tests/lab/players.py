"""Bots for tests: simple, slow and failing ones."""

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
    """Takes a random move."""

    name = "anything"

    def choose(self, world: Match, seed: int) -> Move:
        return random.Random(seed).choice(world.moves())


class Slow(Anything):
    """Takes a random move after a delay."""

    name = "slow"

    def choose(self, world: Match, seed: int) -> Move:
        time.sleep(0.01)
        return super().choose(world, seed)


class Failing(Anything):
    """Raises an error after the first moves."""

    name = "failing"

    def choose(self, world: Match, seed: int) -> Move:
        if self.seed:
            raise ZeroDivisionError("a mistake of the bot")
        return super().choose(world, seed)


class EndsItsProcess(Anything):
    """Ends its process, once for each file `lives-…` in the current folder; then it plays."""

    name = "dying"

    def choose(self, world: Match, seed: int) -> Move:
        for life in Path().glob("lives-*") if self.seed else []:
            life.unlink()
            os._exit(9)
        return super().choose(world, seed)
