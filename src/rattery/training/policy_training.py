"""Policy training: masked PPO by self-play; one network plays every seat of many tables.

    <folder>/policy.pt      the checkpoint
    <folder>/policy.jsonl   a line per report: decisions so far, cross entropy of results, entropy of the policy

There is one vector environment per set of options; on a GPU a billion decisions take minutes. A step evaluates the network
once for all tables, each from the observation of its deciding seat. A seat's advantage is estimated from its own next
decision, because its value depends on its own knowledge; values are fitted to how games end. The result is a mind like any
other, whose policy was trained by playing and not by imitating a search.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, ClassVar

import numpy as np

from rattery.core.extras import require
from rattery.core.game import Game
from rattery.core.registry import load_game
from rattery.envs.vector import VectorEnv
from rattery.envs.vector_gpu import GpuVectorEnv
from rattery.minds.weights import Weights
from rattery.training.checkpoint import append_line, read_checkpoint, write_checkpoint
from rattery.training.fitting import NOT_FITTED, Recipe, make_network, quantised
from rattery.training.inputs import Inputs
from rattery.training.quick_play import QuickPlayers
from rattery.training.raw_input import RawInput, is_gpu
from rattery.training.samples import MAX_SEATS
from rattery.training.self_play import every_variant
from rattery.training.stored_names import as_stored

if TYPE_CHECKING:
    from torch import Tensor

    Environment = VectorEnv | GpuVectorEnv

STATE, LOG = "policy.pt", "policy.jsonl"
INPUT_POSITIONS = 50_000  # positions of quick games that determine which numbers are read, and their ranges
SAMPLED_PER_MILLE = 150  # decisions of a thousand that are sampled from them
STANDARD_SHARE = 4  # weight of the standard options for each number of players; all other sets have 1
BATCH_FIELDS = ("observations", "masks", "seats", "dones", "winners")  # of `Batch` that are shared as tensors
REPORTS = 40  # checkpoints and log lines per training
NOT_LEGAL = -1e9  # logit of a masked move or an absent seat


@dataclass(frozen=True)
class PolicyRecipe:
    """The hyperparameters of PPO."""

    decisions: int = 100_000_000
    max_seconds: float = math.inf  # wall time limit of one run
    tables: int = 1 << 16
    rollout_length: int = 64  # steps of every table between two updates
    batch_size: int = 1 << 16
    epochs: int = 1
    learning_rate: float = 1e-3  # the initial one; it falls linearly to a tenth
    entropy_weight: float = 0.02  # the initial weight of the entropy bonus; likewise
    gae_lambda: float = 0.95  # λ of generalised advantage estimation
    clip_range: float = 0.2  # of the probability ratio, around 1
    value_weight: float = 1.0  # the weight of the value loss
    adam_betas: tuple[float, float] = (0.9, 0.98)

    STORED: ClassVar[Mapping[str, str]] = {
        "max_seconds": "seconds",
        "rollout_length": "steps",
        "batch_size": "batch",
        "learning_rate": "rate",
        "entropy_weight": "entropy",
        "gae_lambda": "trace",
        "clip_range": "clip",
        "value_weight": "worth",
        "adam_betas": "momentum",
    }


@dataclass
class Rollout:
    """The decisions of a rollout, steps × tables."""

    observations: Tensor
    masks: Tensor
    seats: Tensor
    moves: Tensor
    log_probs: Tensor  # of the moves when they were made
    values: Tensor  # the deciding seat's chance of victory, as estimated then
    advantages: Tensor
    results: Tensor  # every seat's share of the victory, seats counted from the deciding one


class PolicyTraining:
    """A network, its optimiser, its tables and the progress of the training."""

    def __init__(self, name: str, folder: Path, recipe: Recipe, policy: PolicyRecipe, seed: int) -> None:
        self._torch = torch = require("torch", "train")
        torch.manual_seed(seed)
        self._game, self._folder, self._seed = load_game(name), folder, seed
        self._recipe, self._policy, self._device = recipe, policy, recipe.device
        self._inputs = first_inputs(name, recipe, seed)
        self._network = make_network(torch, self._inputs, len(self._game.kind.moves), recipe).to(self._device)
        self._optimiser = torch.optim.Adam(
            self._network.parameters(), policy.learning_rate, policy.adam_betas, eps=1e-5
        )
        self._tables = Tables(torch, name, policy.tables, seed, self._device)
        self._raw_input = RawInput(torch, self._inputs, self._device)
        self.decisions, self.loss = 0, NOT_FITTED
        self._resume()

    def _resume(self) -> None:
        """Load the checkpoint, if there is one. Tables start new games."""
        kept = read_checkpoint(self._folder / STATE)
        if kept is not None:
            self._network.load_state_dict(kept["network"])
            self._optimiser.load_state_dict(kept["optimiser"])
            self.decisions, self.loss = int(kept["decisions"]), float(kept.get("loss", NOT_FITTED))

    def run(self, report: Callable[[int, int], None] = lambda done, of: None) -> Weights:
        """Play and learn until the number of decisions or the time limit is reached; returns the mind."""
        began, reported, done = time.monotonic(), 0, self._done(0.0)
        while done < 1.0:
            self._set_learning_rate(1.0 - 0.9 * done)
            losses = self.update(self.collect_rollout())
            done = self._done(time.monotonic() - began)
            if int(done * REPORTS) > reported:
                reported = int(done * REPORTS)
                self._write(losses)
                report(reported, REPORTS)
        self._tables.check()
        return self.weights()

    def _done(self, seconds: float) -> float:
        """Progress from 0 to 1."""
        return min(1.0, max(self.decisions / self._policy.decisions, seconds / self._policy.max_seconds))

    def weights(self) -> Weights:
        """The network as a mind, quantised."""
        made = {"policy": as_stored(self._policy) | {"seed": self._seed, "decisions": self.decisions}}
        found = quantised(self._game, self._network, self._inputs, self._recipe)
        found.header.update(made)
        return found

    def _set_learning_rate(self, left: float) -> None:
        for group in self._optimiser.param_groups:
            group["lr"] = self._policy.learning_rate * left
        self._entropy = self._policy.entropy_weight * left

    def _write(self, losses: dict[str, float]) -> None:
        self.loss = losses["result"]
        state = {
            "decisions": self.decisions,
            "loss": self.loss,
            "inputs": self._inputs.data,
            "network": self._network.state_dict(),
            "optimiser": self._optimiser.state_dict(),
        }
        write_checkpoint(self._folder / STATE, state)
        line = {"decisions": self.decisions, "seconds": round(time.process_time(), 1), **losses}
        append_line(self._folder / LOG, line)

    # Evaluating the network.

    def evaluate(self, observations: Tensor, masks: Tensor, absent: Tensor) -> tuple[Tensor, Tensor]:
        """Log probabilities of the moves, and of every seat's victory, seats counted from the observer's."""
        found = self._raw_input.run(self._network, observations)
        seats, moves = found[:, :MAX_SEATS] + absent, found[:, MAX_SEATS:].masked_fill(~masks, NOT_LEGAL)
        return moves.log_softmax(1), seats.log_softmax(1)

    # Playing.

    def collect_rollout(self) -> Rollout:
        """A rollout: `steps` moves at every table."""
        torch, tables, steps = self._torch, self._tables, self._policy.rollout_length
        kept: list[list[Tensor]] = [[] for _ in range(6)]
        ends = []
        with torch.no_grad():
            for _ in range(steps):
                observations, masks, seats = tables.observe()
                move_log_probs, seat_log_probs = self.evaluate(observations, masks, tables.absent)
                noise = torch.empty_like(move_log_probs).exponential_().log_()
                moves = (move_log_probs - noise).argmax(1)  # samples from the policy (Gumbel-max)
                log_probs = move_log_probs.gather(1, moves[:, None]).squeeze(1)
                values = seat_log_probs[:, 0].exp()
                for parts, part in zip(kept, (observations, masks, seats, moves, log_probs, values), strict=True):
                    parts.append(part)
                ends.append(tables.step(moves))
            observations, masks, seats = tables.observe()
            last = self.evaluate(observations, masks, tables.absent)[1].exp()
            self.decisions += steps * len(last)
            rows = [torch.stack(parts) for parts in kept]
            advantages = self._advantages(rows[2], rows[5], ends, seats, last[:, 0])
            results = self._results(rows[2], ends, seats, last)
            return Rollout(rows[0], rows[1], rows[2], rows[3], rows[4], rows[5], advantages, results)

    def _advantages(
        self, seats: Tensor, values: Tensor, ends: list[tuple[Tensor, Tensor]], last_seats: Tensor, last_values: Tensor
    ) -> Tensor:
        """Generalised advantage estimates, where a seat's next state is its own next decision or the end of the game.

        Runs backwards in time. `next_value` and `next_advantage` hold each seat's value and advantage at its next decision;
        `has_next` marks the seats that have one in the rollout or right after it. Without one, the advantage is 0.
        """
        torch = self._torch
        next_value = torch.zeros(len(last_values), MAX_SEATS, device=self._device)
        next_advantage, has_next = torch.zeros_like(next_value), torch.zeros_like(next_value, dtype=torch.bool)
        next_value.scatter_(1, last_seats[:, None], last_values[:, None])
        has_next.scatter_(1, last_seats[:, None], value=True)
        found = []
        for step in reversed(range(len(ends))):
            over, shares = ends[step]
            next_value = torch.where(over[:, None], shares, next_value)
            next_advantage, has_next = next_advantage.masked_fill(over[:, None], 0.0), has_next | over[:, None]
            seat, own_value = seats[step][:, None], values[step][:, None]
            error = torch.where(has_next.gather(1, seat), next_value.gather(1, seat) - own_value, 0.0)
            advantage = error + self._policy.gae_lambda * next_advantage.gather(1, seat)
            found.append(advantage.squeeze(1))
            next_value = next_value.scatter(1, seat, own_value)
            next_advantage = next_advantage.scatter(1, seat, advantage)
            has_next = has_next.scatter(1, seat, value=True)
        return torch.stack(found[::-1])

    def _results(
        self, seats: Tensor, ends: list[tuple[Tensor, Tensor]], last_seats: Tensor, last_shares: Tensor
    ) -> Tensor:
        """Targets of the value head: how games ended, or for unfinished games the last estimate of the rollout; seats are
        counted from the deciding one."""
        torch, found = self._torch, []
        shares = torch.zeros_like(last_shares).scatter(1, self._tables.from_seat(last_seats), last_shares)
        for step in reversed(range(len(ends))):
            over, ended = ends[step]
            shares = torch.where(over[:, None], ended, shares)
            found.append(shares.gather(1, self._tables.from_seat(seats[step])))
        return torch.stack(found[::-1])

    # Learning.

    def update(self, rows: Rollout) -> dict[str, float]:
        """Update by PPO's clipped objective, the cross entropy of results and an entropy bonus; returns the last losses."""
        torch, policy = self._torch, self._policy
        flat = Rollout(*(part.flatten(0, 1) for part in rows.__dict__.values()))
        absent = self._tables.absent.repeat(policy.rollout_length, 1)
        deviation = flat.advantages.std() + 1e-8
        losses: list[Tensor] = []
        for _ in range(policy.epochs):
            for part in torch.randperm(len(flat.moves), device=self._device).split(policy.batch_size):
                move_log_probs, seat_log_probs = self.evaluate(flat.observations[part], flat.masks[part], absent[part])
                log_probs = move_log_probs.gather(1, flat.moves[part][:, None]).squeeze(1)
                ratio = (log_probs - flat.log_probs[part]).exp()
                gained = flat.advantages[part] / deviation
                chosen = torch.min(
                    ratio * gained, ratio.clamp(1 - policy.clip_range, 1 + policy.clip_range) * gained
                ).mean()
                entropy = -(move_log_probs.exp() * move_log_probs.clamp(min=-50)).sum(1).mean()
                result = -(flat.results[part] * seat_log_probs.clamp(min=-50)).sum(1).mean()
                self._optimiser.zero_grad(set_to_none=True)
                (policy.value_weight * result - chosen - self._entropy * entropy).backward()
                torch.nn.utils.clip_grad_norm_(self._network.parameters(), 0.5)
                self._optimiser.step()
            losses = [result.detach(), entropy.detach()]
        return {"result": round(float(losses[0]), 4), "entropy": round(float(losses[1]), 4)}


class Tables:
    """The vector environments of all sets of options, concatenated. Absent seats of smaller games are masked."""

    def __init__(self, torch: ModuleType, name: str, tables: int, seed: int, device: str) -> None:
        games = every_variant(name)
        shares = [STANDARD_SHARE if is_standard(game) else 1 for game in games]
        self._torch, self._sizes = torch, [max(1, tables * share // sum(shares)) for share in shares]
        make, to_tensor = (GpuVectorEnv, torch.from_dlpack) if is_gpu(device) else (VectorEnv, torch.from_numpy)
        self._step = self._step_on_gpu if is_gpu(device) else self._step_on_cpu
        self._envs: list[Environment] = [
            make(game, size, seed=seed + place)
            for place, (game, size) in enumerate(zip(games, self._sizes, strict=True))
        ]
        self._batches = [[to_tensor(getattr(env.batch, part)) for part in BATCH_FIELDS] for env in self._envs]
        self._seats = torch.as_tensor(np.repeat([game.seats for game in games], self._sizes), device=device)
        self._places = torch.arange(MAX_SEATS, device=device)
        self._is_present = self._places < self._seats[:, None]
        self.absent = torch.where(self._is_present, 0.0, NOT_LEGAL)  # added to the logits of seats: masks absent ones

    def _concatenated(self, part: str) -> Tensor:
        place = BATCH_FIELDS.index(part)
        return self._torch.cat([batch[place] for batch in self._batches])

    def observe(self) -> tuple[Tensor, Tensor, Tensor]:
        """Observations, masks and deciding seats of all tables, copied out of the batches."""
        return self._concatenated("observations"), self._concatenated("masks"), self._concatenated("seats").long()

    def step(self, moves: Tensor) -> tuple[Tensor, Tensor]:
        """Make one move at every table; returns where games ended, and each seat's share of the last victory."""
        for env, part in zip(self._envs, moves.split(self._sizes), strict=True):
            self._step(env, part)
        over, first = self._concatenated("dones"), 0
        won = self._torch.zeros((len(over), MAX_SEATS), device=over.device)
        for batch in self._batches:
            winners = batch[BATCH_FIELDS.index("winners")]
            won[first : first + len(winners), : winners.shape[1]] = winners.float()
            first += len(winners)
        return over, won / won.sum(1, keepdim=True).clamp(min=1)

    @staticmethod
    def _step_on_gpu(env: Environment, moves: Tensor) -> None:
        assert isinstance(env, GpuVectorEnv)
        env.step(moves.contiguous(), wait=False)

    @staticmethod
    def _step_on_cpu(env: Environment, moves: Tensor) -> None:
        env.step(moves.numpy())

    def check(self) -> None:
        """Raise the error of an illegal move; steps on a GPU do not wait for it."""
        for env in self._envs:
            if isinstance(env, GpuVectorEnv):
                env.check()

    def from_seat(self, seats: Tensor) -> Tensor:
        """For every table, the seats counted from this one; absent seats map to themselves."""
        counted = (seats[:, None] + self._places) % self._seats[:, None]
        return self._torch.where(self._is_present, counted, self._places)


def is_standard(game: Game) -> bool:
    """Whether all options but the number of players have their defaults."""
    return str(game) == str(load_game(game.name, players=game.players))


def first_inputs(name: str, recipe: Recipe, seed: int) -> Inputs:
    """The inputs of a network, from positions of quick games with every set of options."""
    games = every_variant(name)
    rows = INPUT_POSITIONS // len(games)
    observations = [QuickPlayers().positions(game, seed, 0, rows, SAMPLED_PER_MILLE).observations for game in games]
    return Inputs.found(load_game(name), np.concatenate(observations), recipe.input_groups)
