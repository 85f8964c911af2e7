"""Search training: a search plays against itself on all cores while a network learns from it, and soon plays itself.

    <folder>/search.pt      the network as far as it is, with what its training needs to go on
    <folder>/search.jsonl   a line for every report: samples so far, and cross entropies of samples not seen before

Threads play games by compiled search without a pause: at first with the game's judge, then with the network as it was some
seconds ago. Their samples go into a buffer, the oldest out first, from which the network learns at random, each sample a few
times. It is the average of the network over its last steps that plays and is kept.

Games follow from the seed; which network plays which of them depends on how fast the threads are, so that a training cannot
be repeated to the letter.
"""

from __future__ import annotations

import copy
import itertools
import json
import math
import queue
import random
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import numpy as np

from rattery.bots.efforts import effort, mind_params
from rattery.core.extras import require
from rattery.core.game import Game
from rattery.core.registry import load_game
from rattery.minds.weights import Weights
from rattery.training.fitting import (
    NOT_FITTED,
    Losses,
    Recipe,
    losses_of,
    make_network,
    optimiser_for,
    quantised,
    read_state,
)
from rattery.training.inputs import Inputs
from rattery.training.policy_training import NOT_LEGAL, first_inputs, is_standard
from rattery.training.raw_input import RawInput
from rattery.training.samples import MOST_SEATS, Samples
from rattery.training.search_play import SearchPlayers
from rattery.training.self_play import every_variant

if TYPE_CHECKING:
    from torch import Tensor
    from torch.nn import Module

    Batch = tuple[Tensor, ...]

STATE, LOG = "search.pt", "search.jsonl"
STANDARD_SHARE = 6  # tables with no option chosen but the number of players count this often
REPORTS = 40  # of a training
WAITING = 64  # jobs that were played and not yet learned from; then players wait
MEASURED = 0.1  # of the jobs are measured before they are learned from
PATIENCE = 0.2  # seconds a thread waits before it looks whether it is to stop


USUAL_FIT = Recipe(width=64, decay=0.02, policy=0.3, sharpness=3.0)


@dataclass(frozen=True)
class SearchRecipe:
    """How a mind is trained by search."""

    samples: int = 6_000_000
    judged: float = 0.2  # of them come from games of the judge, if there is no network to begin with
    iterations: int = 100  # a decision
    job: int = 3_000  # samples a thread plays for at a time
    room: int = 3_000_000  # samples in the buffer
    reuse: float = 3.0  # times a sample is learned from, on average
    batch: int = 8192
    rate: float = 2e-3  # at first
    last_rate: float = 5e-5
    averaged: float = 0.998  # of the average is kept at every step
    refresh: float = 4.0  # seconds between two networks that play


class SearchTraining:
    """A network, its optimiser, the threads that play, and how far they are."""

    def __init__(self, name: str, folder: Path, recipe: Recipe, search: SearchRecipe, seed: int, threads: int) -> None:
        self._torch = torch = require("torch", "train")
        torch.manual_seed(seed)
        self._game, self._folder, self._seed, self._threads = load_game(name), folder, seed, threads
        self._recipe, self._search, self._variants = recipe, search, every_variant(name)
        kept = read_state(folder / STATE)
        self._inputs = first_inputs(name, recipe, seed) if kept is None else Inputs.from_data(kept["inputs"])
        self._network = make_network(torch, self._inputs, len(self._game.kind.moves), recipe).to(recipe.device)
        self._optimiser = optimiser_for(torch, self._network, recipe)
        self._raw_input = RawInput(torch, self._inputs, recipe.device, is_precise=True)
        self._buffer = SampleBuffer(torch, self._game, search.room, recipe)
        self.samples, self._steps, self.loss = 0, 0, NOT_FITTED
        if kept is not None:
            self._network.load_state_dict(kept["network"])
            self.samples, self._steps, self.loss = int(kept["samples"]), int(kept["steps"]), float(kept["loss"])
        self._average = copy.deepcopy(self._network)
        self._plays_itself = self._is_past_the_judge()
        self._players = self._newest_players()

    @property
    def done(self) -> float:
        """How far it is, from 0 to 1."""
        return min(1.0, self.samples / self._search.samples)

    def _is_past_the_judge(self) -> bool:
        return self._steps > 0 and self.done >= self._search.judged

    def _newest_players(self) -> SearchPlayers:
        """The judge as `hard` searches with it, or the network as it is now."""
        if self._plays_itself:
            return SearchPlayers(self.weights(), mind_params(self._game), self._search.iterations)
        return SearchPlayers(None, effort(self._game, "hard", by_mind=False).params, self._search.iterations)

    def run(self, tell: Callable[[int, int], None] = lambda done, of: None) -> Weights:
        """Play and learn until there were this many samples; gives the mind."""
        jobs: queue.Queue[Samples] = queue.Queue(WAITING)
        stop, numbers = threading.Event(), itertools.count(self.samples)
        threads = [
            threading.Thread(target=self._play, args=(numbers, jobs, stop), daemon=True) for _ in range(self._threads)
        ]
        for thread in threads:
            thread.start()
        try:
            self._learn_from(jobs, tell)
        finally:
            stop.set()
            for thread in threads:
                thread.join()
        return self.weights()

    # Playing.

    def _play(self, numbers: itertools.count[int], jobs: queue.Queue[Samples], stop: threading.Event) -> None:
        """One thread: job after job with a set of options drawn for it, by the newest players."""
        shares = [STANDARD_SHARE if is_standard(game) else 1 for game in self._variants]
        while not stop.is_set():
            luck = random.Random(f"{self._seed}/{next(numbers)}")
            game: Game = luck.choices(self._variants, shares)[0]
            found = self._players.samples(game, luck.getrandbits(48), 0, self._search.job)
            while not stop.is_set():
                try:
                    jobs.put(found, timeout=PATIENCE)
                    break
                except queue.Full:
                    continue

    # Learning.

    def _learn_from(self, jobs: queue.Queue[Samples], tell: Callable[[int, int], None]) -> None:
        began, before, refreshed, told, measured = self._steps, self.samples, time.monotonic(), 0, []
        tell(0, REPORTS)
        while self.done < 1.0:
            measured += self._take(jobs)
            self._set_rate()
            while self._buffer.count >= self._search.batch and (
                (self._steps - began) * self._search.batch < self._search.reuse * (self.samples - before)
            ):
                self._step()
            if time.monotonic() - refreshed > self._search.refresh and self._is_past_the_judge():
                if not self._plays_itself:
                    self._buffer.forget()  # what the judge has taught is in the network
                self._plays_itself, refreshed = True, time.monotonic()
                self._players = self._newest_players()
            if (int(self.done * REPORTS) > told and measured) or self.done >= 1.0:
                told = int(self.done * REPORTS)
                self._write(measured)
                measured = []
                tell(told, REPORTS)

    def _take(self, jobs: queue.Queue[Samples]) -> list[Losses]:
        """Put what was played into the buffer; gives the losses of what was measured before."""
        measured = []
        for _ in range(max(1, jobs.qsize())):
            try:
                samples = jobs.get(timeout=PATIENCE)
            except queue.Empty:
                break
            places = self._buffer.add(samples)
            self.samples += len(samples)
            if random.random() < MEASURED and self._steps > 0:
                with self._torch.no_grad():
                    measured.append(Losses(*map(float, self._losses(self._average, self._buffer.rows(places)))))
        return measured

    def _set_rate(self) -> None:
        """A half wave of the cosine, from the first to the last."""
        search = self._search
        for group in self._optimiser.param_groups:
            left = 0.5 * (1 + math.cos(math.pi * self.done))
            group["lr"] = search.last_rate + (search.rate - search.last_rate) * left

    def _step(self) -> None:
        torch, recipe = self._torch, self._recipe
        result, value, policy = self._losses(self._network, self._buffer.drawn(self._search.batch))
        self._optimiser.zero_grad(set_to_none=True)
        (result + recipe.searched * value + recipe.policy * policy).backward()
        torch.nn.utils.clip_grad_norm_(self._network.parameters(), 1.0)
        self._optimiser.step()
        self._steps += 1
        kept = min(self._search.averaged, self._steps / (self._steps + 10))
        with torch.no_grad():
            for mean, newest in zip(self._average.parameters(), self._network.parameters(), strict=True):
                mean.lerp_(newest, 1 - kept)

    def _losses(self, network: Module, batch: Batch) -> tuple[Tensor, Tensor, Tensor]:
        torch = self._torch
        seen, visits, shares, values, heads, seats = batch
        found = self._raw_input.run(network, seen)
        absent = torch.arange(MOST_SEATS, device=found.device) >= seats[:, None]
        raised = visits.clamp(min=0).float().pow(self._recipe.sharpness)
        wanted = torch.where(visits < 0, -1.0, raised / raised.sum(1, keepdim=True).clamp(min=1e-9))
        seat_logits = found[:, :MOST_SEATS].masked_fill(absent, NOT_LEGAL)
        return losses_of(torch, seat_logits, found[:, MOST_SEATS:], shares, values, heads.long(), wanted)

    # What is kept.

    def weights(self) -> Weights:
        """The average network as a mind."""
        found = quantised(self._game, self._average, self._inputs, self._recipe)
        made = {each.name: getattr(self._search, each.name) for each in fields(SearchRecipe)}
        found.header.update({"search": made | {"seed": self._seed, "samples": self.samples}})
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
        draft = self._folder / (STATE + ".part")
        self._torch.save(state, draft)
        draft.replace(self._folder / STATE)
        said = {"samples": self.samples, "steps": self._steps, **losses}
        with (self._folder / LOG).open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(said) + "\n")


class SampleBuffer:
    """The newest samples, on the device that learns."""

    def __init__(self, torch: ModuleType, game: Game, room: int, recipe: Recipe) -> None:
        self._torch, self._room, self._device = torch, room, recipe.device

        def array(kind: str, *shape: int) -> Tensor:
            return torch.zeros((room, *shape), dtype=getattr(torch, kind), device=recipe.device)

        self._arrays = (
            array("int16", game.rules.OBSERVATION),
            array("int16", len(game.kind.moves)),
            array("float32", MOST_SEATS),
            array("float32"),
            array("int8"),
            array("int8"),
        )
        self.count = self._next = 0

    def forget(self) -> None:
        """All of them."""
        self.count = self._next = 0

    def add(self, samples: Samples) -> Tensor:
        """Put samples in the place of the oldest; gives where they are."""
        torch = self._torch
        places = (self._next + torch.arange(len(samples), device=self._device)) % self._room
        parts = samples.observations, samples.visits, samples.shares, samples.values, samples.heads, samples.seats
        for array, part in zip(self._arrays, parts, strict=True):
            array[places] = torch.as_tensor(part, device=self._device)
        self._next = (self._next + len(samples)) % self._room
        self.count = min(self._room, self.count + len(samples))
        return places

    def rows(self, places: Tensor) -> Batch:
        return tuple(array[places] for array in self._arrays)

    def drawn(self, batch: int) -> Batch:
        """As many at random."""
        return self.rows(self._torch.randint(self.count, (batch,), device=self._device))
