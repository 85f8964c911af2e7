"""Search training: threads play games by search on all cores while a network learns from them.

    <folder>/search.pt      the checkpoint
    <folder>/search.jsonl   a line per report: samples so far, and cross entropies of samples not learned from before

The threads search with the game's judge at first, then with a snapshot of the network that is refreshed every few seconds.
Their samples go into a ring buffer, from which the network learns random batches, each sample a few times. The snapshots and
the resulting mind are an exponential moving average of the network's weights.

Games are determined by the seed, but which snapshot plays a game depends on timing: a training is not reproducible bit
for bit.
"""

from __future__ import annotations

import copy
import math
import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, ClassVar

import numpy as np

from rattery.bots.efforts import effort, mind_params
from rattery.core.extras import require
from rattery.core.game import Game
from rattery.core.registry import load_game
from rattery.minds.weights import Weights
from rattery.training.checkpoint import append_line, read_checkpoint, write_checkpoint
from rattery.training.fitting import (
    NOT_FITTED,
    Losses,
    Recipe,
    losses_of,
    make_network,
    optimiser_for,
    quantised,
)
from rattery.training.inputs import Inputs
from rattery.training.job_threads import JobThreads
from rattery.training.policy_training import NOT_LEGAL, first_inputs, is_standard
from rattery.training.raw_input import RawInput
from rattery.training.samples import MAX_SEATS, Samples
from rattery.training.search_play import SearchPlayers
from rattery.training.self_play import every_variant
from rattery.training.stored_names import as_stored

if TYPE_CHECKING:
    from torch import Tensor
    from torch.nn import Module

    Batch = tuple[Tensor, ...]

STATE, LOG = "search.pt", "search.jsonl"
STANDARD_SHARE = 6  # weight of the standard options for each number of players; all other sets have 1
REPORTS = 40  # checkpoints and log lines per training
VALIDATION_SHARE = 0.1  # share of jobs whose losses are measured before they are learned from
SEARCH_FIT = Recipe(first_width=64, weight_decay=0.02, policy_weight=0.3, visit_exponent=3.0)


@dataclass(frozen=True)
class SearchRecipe:
    """The hyperparameters of search training."""

    samples: int = 6_000_000
    judge_share: float = 0.2  # the share of the samples that games of the judge provide
    iterations: int = 100  # per decision
    samples_per_job: int = 3_000  # that a thread collects before it queues them
    buffer_size: int = 3_000_000  # samples
    replay_ratio: float = 3.0  # how many times a sample is learned from, on average
    batch_size: int = 8192
    learning_rate: float = 2e-3  # the initial one
    final_learning_rate: float = 5e-5
    average_decay: float = 0.998  # of the moving average of the weights, per step
    snapshot_seconds: float = 4.0  # between two snapshots for the players

    STORED: ClassVar[Mapping[str, str]] = {
        "judge_share": "judged",
        "samples_per_job": "job",
        "buffer_size": "room",
        "replay_ratio": "reuse",
        "batch_size": "batch",
        "learning_rate": "rate",
        "final_learning_rate": "last_rate",
        "average_decay": "averaged",
        "snapshot_seconds": "refresh",
    }


class SearchTraining:
    """A network, its optimiser, the threads that play, and the progress of the training.

    Only the thread that calls `run` touches the networks; the threads read `_players`, which is replaced as a whole.
    """

    def __init__(self, name: str, folder: Path, recipe: Recipe, search: SearchRecipe, seed: int, threads: int) -> None:
        self._torch = torch = require("torch", "train")
        torch.manual_seed(seed)
        self._game, self._folder, self._seed, self._threads = load_game(name), folder, seed, threads
        self._recipe, self._search, self._variants = recipe, search, every_variant(name)
        self._variant_weights = [STANDARD_SHARE if is_standard(game) else 1 for game in self._variants]
        kept = read_checkpoint(folder / STATE)
        self._inputs = first_inputs(name, recipe, seed) if kept is None else Inputs.from_data(kept["inputs"])
        self._network = make_network(torch, self._inputs, len(self._game.kind.moves), recipe).to(recipe.device)
        self._optimiser = optimiser_for(torch, self._network, recipe)
        self._raw_input = RawInput(torch, self._inputs, recipe.device, is_precise=True)
        self._buffer = SampleBuffer(torch, self._game, search.buffer_size, recipe)
        self.samples, self._steps, self.loss = 0, 0, NOT_FITTED
        if kept is not None:
            self._network.load_state_dict(kept["network"])
            self.samples, self._steps, self.loss = int(kept["samples"]), int(kept["steps"]), float(kept["loss"])
        self._validation_rng = random.Random(f"{seed}/measured/{self.samples}")  # draws which jobs' losses are measured
        self._average = copy.deepcopy(self._network)
        self._plays_itself = self._is_past_the_judge()
        self._players = self._current_players()

    @property
    def done(self) -> float:
        """Progress from 0 to 1."""
        return min(1.0, self.samples / self._search.samples)

    def _is_past_the_judge(self) -> bool:
        return self._steps > 0 and self.done >= self._search.judge_share

    def _current_players(self) -> SearchPlayers:
        """Players with a snapshot of the average network, or before that with the judge as level `hard` searches with it."""
        if self._plays_itself:
            return SearchPlayers(self.weights(), mind_params(self._game), self._search.iterations)
        return SearchPlayers(None, effort(self._game, "hard", by_mind=False).params, self._search.iterations)

    def run(self, report: Callable[[int, int], None] = lambda done, of: None) -> Weights:
        """Play and learn until the recipe's number of samples is reached; returns the mind. Its threads end with it."""
        with JobThreads(self._play, self.samples, self._threads) as jobs:
            self._learn_from(jobs, report)
        return self.weights()

    # Playing.

    def _play(self, number: int) -> Samples:
        """The samples of a job: random options, and the newest players. Called by several threads at once."""
        rng = random.Random(f"{self._seed}/{number}")
        game: Game = rng.choices(self._variants, self._variant_weights)[0]
        return self._players.samples(game, rng.getrandbits(48), 0, self._search.samples_per_job)

    # Learning.

    def _learn_from(self, jobs: JobThreads, report: Callable[[int, int], None]) -> None:
        began, before, refreshed, reported, measured = self._steps, self.samples, time.monotonic(), 0, []
        report(0, REPORTS)
        while self.done < 1.0:
            measured += self._take(jobs)
            self._set_learning_rate()
            while self._buffer.count >= self._search.batch_size and (
                (self._steps - began) * self._search.batch_size < self._search.replay_ratio * (self.samples - before)
            ):
                self._step()
            if time.monotonic() - refreshed > self._search.snapshot_seconds and self._is_past_the_judge():
                if not self._plays_itself:
                    self._buffer.clear()  # the network has already learned from the judge's games
                self._plays_itself, refreshed = True, time.monotonic()
                self._players = self._current_players()
            if (int(self.done * REPORTS) > reported and measured) or self.done >= 1.0:
                reported = int(self.done * REPORTS)
                self._write(measured)
                measured = []
                report(reported, REPORTS)

    def _take(self, jobs: JobThreads) -> list[Losses]:
        """Move finished jobs into the buffer; returns the losses of those that were measured."""
        measured = []
        for samples in jobs.take():
            places = self._buffer.add(samples)
            self.samples += len(samples)
            if self._validation_rng.random() < VALIDATION_SHARE and self._steps > 0:
                with self._torch.no_grad():
                    measured.append(Losses(*map(float, self._losses(self._average, self._buffer.rows(places)))))
        return measured

    def _set_learning_rate(self) -> None:
        """Cosine schedule from `learning_rate` to `final_learning_rate`."""
        search = self._search
        for group in self._optimiser.param_groups:
            left = 0.5 * (1 + math.cos(math.pi * self.done))
            group["lr"] = search.final_learning_rate + (search.learning_rate - search.final_learning_rate) * left

    def _step(self) -> None:
        torch, recipe = self._torch, self._recipe
        result, value, policy = self._losses(self._network, self._buffer.draw_batch(self._search.batch_size))
        self._optimiser.zero_grad(set_to_none=True)
        (result + recipe.value_weight * value + recipe.policy_weight * policy).backward()
        torch.nn.utils.clip_grad_norm_(self._network.parameters(), 1.0)
        self._optimiser.step()
        self._steps += 1
        kept = min(self._search.average_decay, self._steps / (self._steps + 10))
        with torch.no_grad():
            for mean, newest in zip(self._average.parameters(), self._network.parameters(), strict=True):
                mean.lerp_(newest, 1 - kept)

    def _losses(self, network: Module, batch: Batch) -> tuple[Tensor, Tensor, Tensor]:
        torch = self._torch
        observations, visits, shares, values, heads, seats = batch
        found = self._raw_input.run(network, observations)
        absent = torch.arange(MAX_SEATS, device=found.device) >= seats[:, None]
        raised = visits.clamp(min=0).float().pow(self._recipe.visit_exponent)
        targets = torch.where(visits < 0, -1.0, raised / raised.sum(1, keepdim=True).clamp(min=1e-9))
        seat_logits = found[:, :MAX_SEATS].masked_fill(absent, NOT_LEGAL)
        return losses_of(torch, seat_logits, found[:, MAX_SEATS:], shares, values, heads.long(), targets)

    # Saving.

    def weights(self) -> Weights:
        """The average network as a mind."""
        found = quantised(self._game, self._average, self._inputs, self._recipe)
        found.header.update({"search": as_stored(self._search) | {"seed": self._seed, "samples": self.samples}})
        return found

    def _write(self, measured: list[Losses]) -> None:
        found = np.mean([[loss.result, loss.value, loss.policy] for loss in measured], axis=0) if measured else []
        losses = dict(zip(("result", "value", "policy"), (round(float(loss), 4) for loss in found), strict=False))
        self.loss = losses.get("result", self.loss)
        state = {
            "samples": self.samples,
            "steps": self._steps,
            "loss": self.loss,
            "inputs": self._inputs.data,
            "network": self._average.state_dict(),
        }
        write_checkpoint(self._folder / STATE, state)
        append_line(self._folder / LOG, {"samples": self.samples, "steps": self._steps, **losses})


class SampleBuffer:
    """A ring buffer of the newest samples, on the device that learns."""

    def __init__(self, torch: ModuleType, game: Game, size: int, recipe: Recipe) -> None:
        self._torch, self._size, self._device = torch, size, recipe.device

        def array(kind: str, *shape: int) -> Tensor:
            return torch.zeros((size, *shape), dtype=getattr(torch, kind), device=recipe.device)

        self._arrays = (
            array("int16", game.rules.OBSERVATION),
            array("int16", len(game.kind.moves)),
            array("float32", MAX_SEATS),
            array("float32"),
            array("int8"),
            array("int8"),
        )
        self.count = self._next = 0

    def clear(self) -> None:
        self.count = self._next = 0

    def add(self, samples: Samples) -> Tensor:
        """Overwrite the oldest samples; returns the indices of the new ones."""
        torch = self._torch
        places = (self._next + torch.arange(len(samples), device=self._device)) % self._size
        parts = samples.observations, samples.visits, samples.shares, samples.values, samples.heads, samples.seats
        for array, part in zip(self._arrays, parts, strict=True):
            array[places] = torch.as_tensor(part, device=self._device)
        self._next = (self._next + len(samples)) % self._size
        self.count = min(self._size, self.count + len(samples))
        return places

    def rows(self, places: Tensor) -> Batch:
        """The samples at these indices."""
        return tuple(array[places] for array in self._arrays)

    def draw_batch(self, batch_size: int) -> Batch:
        """A uniformly random batch, with replacement."""
        return self.rows(self._torch.randint(self.count, (batch_size,), device=self._device))
