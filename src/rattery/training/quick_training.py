"""Quick training: a network fitted to positions of quick games, which are soon played by the network itself.

    <folder>/quick.pt      the checkpoint
    <folder>/quick.jsonl   a line per chunk: positions so far, and the cross entropy of the chunk's results

Each chunk is played by the network as the previous chunk left it (the first ones by the game's judge) and learned from once:
the network cannot overfit to it, and its loss is that of unseen games. Only the value head is trained, not the policy: a
search with such a mind looks one ply ahead for its priors.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

from rattery.core.extras import require
from rattery.core.registry import load_game
from rattery.minds.weights import Weights
from rattery.training.checkpoint import append_line, read_checkpoint, write_checkpoint
from rattery.training.fitting import (
    NOT_FITTED,
    Batches,
    Recipe,
    batch_losses,
    make_network,
    optimiser_for,
    quantised,
)
from rattery.training.inputs import Inputs
from rattery.training.quick_play import QuickPlayers
from rattery.training.samples import Samples
from rattery.training.self_play import every_variant

CHUNK = 200_000  # positions between two checkpoints
JUDGE_CHUNKS = 3  # chunks played by the judge before the network plays
SAMPLED_PER_MILLE = 150  # decisions of a thousand that are sampled: fewer correlate less, more need fewer games
MIN_POSITIONS = 500  # from each set of options in a chunk; a chunk too small for all sets draws some
GAME_NUMBERS_PER_JOB = 1 << 20  # game numbers reserved per chunk and set of options: more than it can use
STATE, LOG = "quick.pt", "quick.jsonl"


class QuickTraining:
    """A network, its optimiser and the progress of the training. Resumed runs equal uninterrupted ones."""

    def __init__(self, name: str, folder: Path, positions: int, recipe: Recipe, seed: int, threads: int) -> None:
        self._torch = require("torch", "train")
        self._torch.manual_seed(seed)
        self._game, self._variants, self._folder = load_game(name), every_variant(name), folder
        self._recipe, self._seed, self._threads = recipe, seed, threads
        self.chunks = max(1, positions // CHUNK)
        self._size = min(CHUNK, positions)
        self._done = 0
        self.weights: Weights | None = None
        self.loss = NOT_FITTED  # of the last chunk, measured while it was learned from

    def run(self, report: Callable[[int, int], None]) -> Weights:
        """Learn from the remaining chunks; returns the mind."""
        self._resume()
        report(self._done, self.chunks)
        while self._done < self.chunks:
            self._learn(self._played(self._done))
            report(self._done, self.chunks)
        assert self.weights is not None
        return self.weights

    def _resume(self) -> None:
        """Load the checkpoint, or start: the first chunk determines which numbers are read."""
        kept = read_checkpoint(self._folder / STATE)
        if kept is None:
            self._inputs = Inputs.found(self._game, self._played(0).observations, self._recipe.input_groups)
        else:
            self._inputs = Inputs.from_data(kept["inputs"])
        self._network = make_network(self._torch, self._inputs, len(self._game.kind.moves), self._recipe)
        self._network.to(self._recipe.device)
        self._optimiser = optimiser_for(self._torch, self._network, self._recipe)
        steps = self.chunks * -(-self._size // self._recipe.batch_size) + 1
        self._schedule = self._torch.optim.lr_scheduler.OneCycleLR(
            self._optimiser, max_lr=self._recipe.learning_rate, total_steps=steps, pct_start=0.05
        )
        if kept is not None:
            self._network.load_state_dict(kept["network"])
            self._optimiser.load_state_dict(kept["optimiser"])
            self._schedule.load_state_dict(kept["schedule"])
            self._done, self.loss, self.weights = int(kept["chunks"]), float(kept["loss"]), self._quantised()

    def _played(self, chunk: int) -> Samples:
        """The positions of a chunk, the same number from each set of options; a chunk that is too small for all sets
        draws some of them."""
        rng = random.Random(f"{self._seed}/{chunk}")
        variants = rng.sample(self._variants, min(len(self._variants), max(1, self._size // MIN_POSITIONS)))
        players = QuickPlayers(self.weights if chunk >= JUDGE_CHUNKS else None)

        def play(place: int) -> Samples:
            first = (chunk * len(self._variants) + place) * GAME_NUMBERS_PER_JOB
            return players.positions(variants[place], self._seed, first, self._size // len(variants), SAMPLED_PER_MILLE)

        with ThreadPoolExecutor(self._threads) as pool:
            return Samples.joined(pool.map(play, range(len(variants))))

    def _learn(self, samples: Samples) -> None:
        """Learn from every position once, then write the checkpoint."""
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
        write_checkpoint(self._folder / STATE, state)
        append_line(self._folder / LOG, {"positions": self._done * self._size, "loss": round(self.loss, 4)})
