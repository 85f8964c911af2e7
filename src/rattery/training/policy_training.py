"""Policy training: one network plays every seat of many tables by its policy and learns from how the games end.

    <folder>/policy.pt      the network as far as it is, with what its training needs to go on
    <folder>/policy.jsonl   a line for every report: decisions so far, cross entropy of results, entropy of the policy

Masked PPO by self-play on vector environments, one for each set of options: on a GPU a billion decisions take minutes. All
tables decide together, each by what its player sees. A seat's advantage is counted from its own next decision, since what it
knows is not what the others know; what a position is worth to every seat is fitted to how its game ended. The result is a
mind like any other, with a policy that was played and not only copied from a search.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import numpy as np

from rattery.core.extras import require
from rattery.core.game import Game
from rattery.core.registry import load_game
from rattery.envs.vector import VectorEnv
from rattery.envs.vector_gpu import GpuVectorEnv
from rattery.minds.weights import Weights
from rattery.training.fitting import NOT_FITTED, Recipe, make_network, quantised, read_state
from rattery.training.inputs import Inputs
from rattery.training.quick_play import QuickPlayers
from rattery.training.raw_input import RawInput, is_gpu
from rattery.training.samples import MOST_SEATS
from rattery.training.self_play import every_variant

if TYPE_CHECKING:
    from torch import Tensor

    Environment = VectorEnv | GpuVectorEnv

STATE, LOG = "policy.pt", "policy.jsonl"
FIRST_POSITIONS = 50_000  # of quick games: which numbers are read, and how far they go
PER_MILLE = 150
STANDARD_SHARE = 4  # tables with no option chosen but the number of players count this often
PARTS = ("observations", "masks", "seats", "dones", "winners")  # of a batch, as they are taken over
REPORTS = 40  # of a training
NOT_LEGAL = -1e9


@dataclass(frozen=True)
class PolicyRecipe:
    """How a policy is trained."""

    decisions: int = 100_000_000
    seconds: float = math.inf  # it ends after these, if that is earlier
    tables: int = 1 << 16
    steps: int = 64  # of every table between two updates
    batch: int = 1 << 16
    epochs: int = 1
    rate: float = 1e-3  # at first; a tenth of it at the end
    entropy: float = 0.02  # likewise
    trace: float = 0.95  # lambda
    clip: float = 0.2
    worth: float = 1.0  # the weight of the loss of results
    momentum: tuple[float, float] = (0.9, 0.98)


@dataclass
class Rollout:
    """Steps × tables: what was seen, might be done and was done, how likely, and what came of it."""

    seen: Tensor
    masks: Tensor
    seats: Tensor
    moves: Tensor
    logs: Tensor
    values: Tensor
    advantages: Tensor
    results: Tensor  # every seat's share of the victory, from the one that decides on


class PolicyTraining:
    """A network, its optimiser, its tables, and how far they are."""

    def __init__(self, name: str, folder: Path, recipe: Recipe, policy: PolicyRecipe, seed: int) -> None:
        self._torch = torch = require("torch", "train")
        torch.manual_seed(seed)
        self._game, self._folder, self._seed = load_game(name), folder, seed
        self._recipe, self._policy, self._device = recipe, policy, recipe.device
        self._inputs = first_inputs(name, recipe, seed)
        self._network = make_network(torch, self._inputs, len(self._game.kind.moves), recipe).to(self._device)
        self._optimiser = torch.optim.Adam(self._network.parameters(), policy.rate, policy.momentum, eps=1e-5)
        self._tables = Tables(torch, name, policy.tables, seed, self._device)
        self._raw_input = RawInput(torch, self._inputs, self._device)
        self.decisions, self.loss = 0, NOT_FITTED
        self._begin()

    def _begin(self) -> None:
        """Where it was left, if it was."""
        kept = read_state(self._folder / STATE)
        if kept is not None:
            self._network.load_state_dict(kept["network"])
            self._optimiser.load_state_dict(kept["optimiser"])
            self.decisions = int(kept["decisions"])

    def run(self, tell: Callable[[int, int], None] = lambda done, of: None) -> Weights:
        """Play and learn until the recipe's number of decisions is made; gives the mind."""
        began, told, done = time.monotonic(), 0, self._done(0.0)
        while done < 1.0:
            self._set_rate(1.0 - 0.9 * done)
            told_loss = self.learn(self.play())
            done = self._done(time.monotonic() - began)
            if int(done * REPORTS) > told:
                told = int(done * REPORTS)
                self._write(told_loss)
                tell(told, REPORTS)
        self._tables.check()
        return self.weights()

    def _done(self, seconds: float) -> float:
        """How far it is, from 0 to 1."""
        return min(1.0, max(self.decisions / self._policy.decisions, seconds / self._policy.seconds))

    def weights(self) -> Weights:
        made = {"policy": self._policy.__dict__ | {"seed": self._seed, "decisions": self.decisions}}
        found = quantised(self._game, self._network, self._inputs, self._recipe)
        found.header.update(made)
        return found

    def _set_rate(self, left: float) -> None:
        for group in self._optimiser.param_groups:
            group["lr"] = self._policy.rate * left
        self._entropy = self._policy.entropy * left

    def _write(self, loss: dict[str, float]) -> None:
        self.loss = loss["result"]
        state = {
            "decisions": self.decisions,
            "inputs": self._inputs.data,
            "network": self._network.state_dict(),
            "optimiser": self._optimiser.state_dict(),
        }
        draft = self._folder / (STATE + ".part")
        self._torch.save(state, draft)
        draft.replace(self._folder / STATE)
        said = {"decisions": self.decisions, "seconds": round(time.process_time(), 1), **loss}
        with (self._folder / LOG).open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(said) + "\n")

    # What the network says.

    def judge(self, seen: Tensor, masks: Tensor, absent: Tensor) -> tuple[Tensor, Tensor]:
        """Log probabilities of the moves, and of every seat's victory."""
        found = self._raw_input.run(self._network, seen)
        seats, moves = found[:, :MOST_SEATS] + absent, found[:, MOST_SEATS:].masked_fill(~masks, NOT_LEGAL)
        return moves.log_softmax(1), seats.log_softmax(1)

    # Playing.

    def play(self) -> Rollout:
        """Some steps of every table."""
        torch, tables, steps = self._torch, self._tables, self._policy.steps
        kept: list[list[Tensor]] = [[] for _ in range(6)]
        ends = []
        with torch.no_grad():
            for _ in range(steps):
                seen, masks, seats = tables.shown()
                moves_log, seats_log = self.judge(seen, masks, tables.absent)
                noise = torch.empty_like(moves_log).exponential_().log_()
                moves = (moves_log - noise).argmax(1)  # drawn as likely as they are
                logs = moves_log.gather(1, moves[:, None]).squeeze(1)
                for parts, part in zip(kept, (seen, masks, seats, moves, logs, seats_log[:, 0].exp()), strict=True):
                    parts.append(part)
                ends.append(tables.step(moves))
            seen, masks, seats = tables.shown()
            last = self.judge(seen, masks, tables.absent)[1].exp()
            self.decisions += steps * len(last)
            rows = [torch.stack(parts) for parts in kept]
            advantages = self._advantages(rows[2], rows[5], ends, seats, last[:, 0])
            results = self._results(rows[2], ends, seats, last)
            return Rollout(rows[0], rows[1], rows[2], rows[3], rows[4], rows[5], advantages, results)

    def _advantages(
        self, seats: Tensor, values: Tensor, ends: list[tuple[Tensor, Tensor]], next_seats: Tensor, next_values: Tensor
    ) -> Tensor:
        """Generalised advantages, each seat's from its own next decision. Backwards in time, `worth` and `trace` are what
        every seat of a table can look forward to; `known` are the seats of which that is known within these steps."""
        torch = self._torch
        worth = torch.zeros(len(next_values), MOST_SEATS, device=self._device)
        trace, known = torch.zeros_like(worth), torch.zeros_like(worth, dtype=torch.bool)
        worth.scatter_(1, next_seats[:, None], next_values[:, None])
        known.scatter_(1, next_seats[:, None], value=True)
        found = []
        for step in reversed(range(len(ends))):
            over, shares = ends[step]
            worth = torch.where(over[:, None], shares, worth)
            trace, known = trace.masked_fill(over[:, None], 0.0), known | over[:, None]
            seat, mine = seats[step][:, None], values[step][:, None]
            surprise = torch.where(known.gather(1, seat), worth.gather(1, seat) - mine, 0.0)
            advantage = surprise + self._policy.trace * trace.gather(1, seat)
            found.append(advantage.squeeze(1))
            worth, trace = worth.scatter(1, seat, mine), trace.scatter(1, seat, advantage)
            known = known.scatter(1, seat, value=True)
        return torch.stack(found[::-1])

    def _results(
        self, seats: Tensor, ends: list[tuple[Tensor, Tensor]], next_seats: Tensor, next_shares: Tensor
    ) -> Tensor:
        """How the games ended, or what was thought of them when the steps did; seats counted from the one that decided."""
        torch, found = self._torch, []
        shares = torch.zeros_like(next_shares).scatter(1, self._tables.from_seat(next_seats), next_shares)
        for step in reversed(range(len(ends))):
            over, ended = ends[step]
            shares = torch.where(over[:, None], ended, shares)
            found.append(shares.gather(1, self._tables.from_seat(seats[step])))
        return torch.stack(found[::-1])

    # Learning.

    def learn(self, rows: Rollout) -> dict[str, float]:
        """PPO's clipped objective and the cross entropy of the results, on minibatches."""
        torch, policy = self._torch, self._policy
        flat = Rollout(*(part.flatten(0, 1) for part in rows.__dict__.values()))
        absent = self._tables.absent.repeat(policy.steps, 1)
        deviation = flat.advantages.std() + 1e-8
        told: list[Tensor] = []
        for _ in range(policy.epochs):
            for part in torch.randperm(len(flat.moves), device=self._device).split(policy.batch):
                moves_log, seats_log = self.judge(flat.seen[part], flat.masks[part], absent[part])
                ratio = (moves_log.gather(1, flat.moves[part][:, None]).squeeze(1) - flat.logs[part]).exp()
                gained = flat.advantages[part] / deviation
                chosen = torch.min(ratio * gained, ratio.clamp(1 - policy.clip, 1 + policy.clip) * gained).mean()
                freedom = -(moves_log.exp() * moves_log.clamp(min=-50)).sum(1).mean()
                result = -(flat.results[part] * seats_log.clamp(min=-50)).sum(1).mean()
                self._optimiser.zero_grad(set_to_none=True)
                (policy.worth * result - chosen - self._entropy * freedom).backward()
                torch.nn.utils.clip_grad_norm_(self._network.parameters(), 0.5)
                self._optimiser.step()
            told = [result.detach(), freedom.detach()]
        return {"result": round(float(told[0]), 4), "entropy": round(float(told[1]), 4)}


class Tables:
    """The vector environments of all sets of options as one. Seats that a table does not have are left out everywhere."""

    def __init__(self, torch: ModuleType, name: str, tables: int, seed: int, device: str) -> None:
        games = every_variant(name)
        shares = [STANDARD_SHARE if is_standard(game) else 1 for game in games]
        self._torch, self._sizes = torch, [max(1, tables * share // sum(shares)) for share in shares]
        make, take_over = (GpuVectorEnv, torch.from_dlpack) if is_gpu(device) else (VectorEnv, torch.from_numpy)
        self._step = self._step_on_gpu if is_gpu(device) else self._step_here
        self._envs: list[Environment] = [
            make(game, size, seed=seed + place)
            for place, (game, size) in enumerate(zip(games, self._sizes, strict=True))
        ]
        self._shown = [[take_over(getattr(env.batch, part)) for part in PARTS] for env in self._envs]
        self._seats = torch.as_tensor(np.repeat([game.seats for game in games], self._sizes), device=device)
        self._places = torch.arange(MOST_SEATS, device=device)
        self._is_there = self._places < self._seats[:, None]
        self.absent = torch.where(self._is_there, 0.0, NOT_LEGAL)  # added to logits of seats

    def _joined(self, part: str) -> Tensor:
        place = PARTS.index(part)
        return self._torch.cat([shown[place] for shown in self._shown])

    def shown(self) -> tuple[Tensor, Tensor, Tensor]:
        """What the deciding seats see and may do, and who they are."""
        return self._joined("observations"), self._joined("masks"), self._joined("seats").long()

    def step(self, moves: Tensor) -> tuple[Tensor, Tensor]:
        """Make one move at every table; gives where a game ended, and every seat's share of the victory there."""
        for env, part in zip(self._envs, moves.split(self._sizes), strict=True):
            self._step(env, part)
        over, first = self._joined("dones"), 0
        won = self._torch.zeros((len(over), MOST_SEATS), device=over.device)
        for shown in self._shown:
            winners = shown[PARTS.index("winners")]
            won[first : first + len(winners), : winners.shape[1]] = winners.float()
            first += len(winners)
        return over, won / won.sum(1, keepdim=True).clamp(min=1)

    @staticmethod
    def _step_on_gpu(env: Environment, moves: Tensor) -> None:
        assert isinstance(env, GpuVectorEnv)
        env.step(moves.contiguous(), wait=False)

    @staticmethod
    def _step_here(env: Environment, moves: Tensor) -> None:
        env.step(moves.numpy())

    def check(self) -> None:
        """An illegal move is told here: nothing waited for a GPU to say so."""
        for env in self._envs:
            if isinstance(env, GpuVectorEnv):
                env.check()

    def from_seat(self, seats: Tensor) -> Tensor:
        """For every table its seats, counted from this one on; those that are not there stay where they are."""
        counted = (seats[:, None] + self._places) % self._seats[:, None]
        return self._torch.where(self._is_there, counted, self._places)


def is_standard(game: Game) -> bool:
    """Whether nothing is chosen but how many play."""
    return str(game) == str(load_game(game.name, players=game.players))


def first_inputs(name: str, recipe: Recipe, seed: int) -> Inputs:
    """What is read, by positions of quick games with every set of options."""
    games = every_variant(name)
    rows = FIRST_POSITIONS // len(games)
    seen = [QuickPlayers().positions(game, seed, 0, rows, PER_MILLE).observations for game in games]
    return Inputs.found(load_game(name), np.concatenate(seen), recipe.groups)
