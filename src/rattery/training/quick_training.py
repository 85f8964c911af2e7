"""Quick training: a network fitted to positions of quick games, which it soon plays itself.

    <folder>/quick.pt      the network as far as it is, with what its fit needs to go on
    <folder>/quick.jsonl   a line for every chunk: positions so far, and the cross entropy of their results

Every chunk is played by the network the chunk before has left (the first ones by the game's judge) and learned from once: so
nothing is learned by heart, and every loss is that of games not seen. It learns what positions are worth, not which moves a
search prefers: a search with such a mind looks one ply ahead for its priors.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

from rattery.core.extras import require
from rattery.core.registry import load_game
from rattery.minds.weights import Weights
from rattery.training.fitting import (
    NOT_FITTED,
    Batches,
    Recipe,
    batch_losses,
    make_network,
    optimiser_for,
    quantised,
    read_state,
)
from rattery.training.inputs import Inputs
from rattery.training.quick_play import QuickPlayers
from rattery.training.samples import Samples
from rattery.training.self_play import every_variant

CHUNK = 200_000  # positions
JUDGED = 3  # chunks played by the judge, before the network plays
PER_MILLE = 150  # decisions of a thousand that are kept: fewer are less alike, more cost fewer games
FEWEST = 500  # positions of one set of options in a chunk
GAMES_OF_A_JOB = 1 << 20  # numbers of games set aside for each: more than it can need
STATE, LOG = "quick.pt", "quick.jsonl"


class QuickTraining:
    """A network, its optimiser and how far they are."""

    def __init__(self, name: str, folder: Path, positions: int, recipe: Recipe, seed: int, threads: int) -> None:
        self._torch = require("torch", "train")
        self._torch.manual_seed(seed)
        self._game, self._variants, self._folder = load_game(name), every_variant(name), folder
        self._recipe, self._seed, self._threads = recipe, seed, threads
        self.chunks = max(1, positions // CHUNK)
        self._size = min(CHUNK, positions)
        self._done = 0
        self.weights: Weights | None = None
        self.loss = NOT_FITTED  # of the last chunk, before it was learned from

    def run(self, tell: Callable[[int, int], None]) -> Weights:
        """Learn the chunks that are not learned yet; gives the mind."""
        self._begin()
        tell(self._done, self.chunks)
        while self._done < self.chunks:
            self._learn(self._played(self._done))
            tell(self._done, self.chunks)
        assert self.weights is not None
        return self.weights

    def _begin(self) -> None:
        """Where it was left, or at the beginning: which numbers are read follows from the first chunk."""
        kept = read_state(self._folder / STATE)
        if kept is None:
            self._inputs = Inputs.found(self._game, self._played(0).observations, self._recipe.groups)
        else:
            self._inputs = Inputs.from_data(kept["inputs"])
        self._network = make_network(self._torch, self._inputs, len(self._game.kind.moves), self._recipe)
        self._network.to(self._recipe.device)
        self._optimiser = optimiser_for(self._torch, self._network, self._recipe)
        steps = self.chunks * -(-self._size // self._recipe.batch) + 1
        self._schedule = self._torch.optim.lr_scheduler.OneCycleLR(
            self._optimiser, max_lr=self._recipe.rate, total_steps=steps, pct_start=0.05
        )
        if kept is not None:
            self._network.load_state_dict(kept["network"])
            self._optimiser.load_state_dict(kept["optimiser"])
            self._schedule.load_state_dict(kept["schedule"])
            self._done, self.loss, self.weights = int(kept["chunks"]), float(kept["loss"]), self._quantised()

    def _played(self, chunk: int) -> Samples:
        """The positions of one chunk, over all sets of options alike; those it is too small for are left out by lot."""
        luck = random.Random(f"{self._seed}/{chunk}")
        variants = luck.sample(self._variants, min(len(self._variants), max(1, self._size // FEWEST)))
        players = QuickPlayers(self.weights if chunk >= JUDGED else None)

        def play(place: int) -> Samples:
            first = (chunk * len(self._variants) + place) * GAMES_OF_A_JOB
            return players.positions(variants[place], self._seed, first, self._size // len(variants), PER_MILLE)

        with ThreadPoolExecutor(self._threads) as pool:
            return Samples.joined(pool.map(play, range(len(variants))))

    def _learn(self, samples: Samples) -> None:
        """Every position once; then all of it is written down."""
        batches, losses = Batches(self._torch, self._inputs, samples, self._recipe), []
        for batch in batches.shuffled(self._seed + self._done):
            result, _, _ = batch_losses(self._torch, self._network, batch)
            self._optimiser.zero_grad()
            result.backward()
            self._optimiser.step()
            self._schedule.step()
            losses.append(result.item())
        self._done += 1
        self.weights, self.loss = self._quantised(), float(np.mean(losses))
        self._write()

    def _quantised(self) -> Weights:
        return quantised(self._game, self._network, self._inputs, self._recipe)

    def _write(self) -> None:
        state = {
            "chunks": self._done,
            "loss": self.loss,
            "inputs": self._inputs.data,
            "network": self._network.state_dict(),
            "optimiser": self._optimiser.state_dict(),
            "schedule": self._schedule.state_dict(),
        }
        draft = self._folder / (STATE + ".part")
        self._torch.save(state, draft)
        draft.replace(self._folder / STATE)
        with (self._folder / LOG).open("a", encoding="utf-8") as lines:
            lines.write(json.dumps({"positions": self._done * self._size, "loss": round(self.loss, 4)}) + "\n")
