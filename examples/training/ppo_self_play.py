"""Masked PPO by self-play: one network learns to play every seat, against itself. One file, on a processor or on a GPU.

    python examples/training/ppo_self_play.py "pied_piper(players=2)" --seconds 100
    python examples/training/ppo_self_play.py "pied_piper(players=2)" --device cuda --tables 262144 --width 256 --seconds 120

All tables step together. A seat's transition ends with its own next decision, so advantages are computed per seat, backwards
in time. On a GPU, observations, masks and moves stay in its memory: PyTorch works on the environment's own arrays.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, fields
from functools import partial
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from rattery.core.observation import NETWORK_INPUTS
from rattery.envs.vector import VectorEnv
from rattery.envs.vector_gpu import GpuVectorEnv

MAX_SCALE = 16.0  # numbers are divided by their range, up to this


@dataclass
class Settings:
    game: str = "pied_piper(players=2)"
    device: str = "cpu"
    tables: int = 512
    rollout_length: int = 32  # steps of every table between two updates
    width: int = 128
    epochs: int = 2
    minibatches: int = 4
    learning_rate: float = 1e-3
    discount: float = 0.997  # from one decision of a seat to its next
    gae_lambda: float = 0.95
    clip_range: float = 0.2
    entropy_weight: float = 0.01
    seconds: float = 100.0  # of CPU time; with a GPU, of wall time
    seed: int = 1


class Policy(nn.Module):
    """Two layers, then a logit per move and the value of the position to the deciding seat."""

    def __init__(self, schema: Any, moves: int, width: int) -> None:
        super().__init__()
        columns = schema.columns(*NETWORK_INPUTS)
        scale = np.maximum(np.abs(schema.low[columns]), np.abs(schema.high[columns])).clip(1, MAX_SCALE)
        self.register_buffer("columns", torch.as_tensor(columns))
        self.register_buffer("scale", torch.as_tensor(1 / scale, dtype=torch.float32))
        first, second = nn.Linear(len(columns), width), nn.Linear(width, width)
        self.body = nn.Sequential(first, nn.LayerNorm(width), nn.ReLU(), second, nn.ReLU())
        self.moves, self.value = nn.Linear(width, moves), nn.Linear(width, 1)
        nn.init.orthogonal_(self.moves.weight, 0.01)
        self.digest = schema.digest  # the layout these weights are for

    def forward(self, obs: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        with torch.autocast(obs.device.type, torch.bfloat16, enabled=obs.is_cuda):
            hidden = self.body(obs.index_select(1, self.columns).float() * self.scale)
            logits, values = self.moves(hidden), self.value(hidden)
        return logits.float().masked_fill(~masks, -1e9), values.float().squeeze(-1)


class Learner:
    def __init__(self, settings: Settings) -> None:
        self.settings, self.device = settings, torch.device(settings.device)
        torch.manual_seed(settings.seed)
        torch.set_num_threads(1)  # the layers are small
        make = partial(VectorEnv, threads=1) if settings.device == "cpu" else GpuVectorEnv
        self.env: Any = make(settings.game, settings.tables, seed=settings.seed)
        self.game = game = self.env.game
        self.policy = Policy(game.schema, len(game.kind.moves), settings.width).to(self.device)
        self.optimiser = torch.optim.Adam(self.policy.parameters(), settings.learning_rate, eps=1e-5)
        batch, to_tensor = self.env.batch, torch.from_numpy if settings.device == "cpu" else torch.from_dlpack
        self.obs, self.masks, self.seats, self.rewards, self.dones = map(to_tensor, batch[:5])
        self.decisions, on_gpu = 0, partial(self.env.step, wait=False)  # launched on the stream that PyTorch uses, too
        if settings.device != "cpu":  # a handful of kernels instead of a hundred
            self.choose, self.loss = torch.compile(self.choose), torch.compile(self.loss)  # type: ignore[method-assign]
        self.step = on_gpu if settings.device != "cpu" else lambda moves: self.env.step(moves.numpy())

    def choose(self, obs: Tensor, masks: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Moves sampled from the policy, their log probabilities, and the values of the positions."""
        logits, values = self.policy(obs, masks)
        log_probs = logits.log_softmax(1)
        moves = (log_probs - torch.rand_like(log_probs).clamp(min=1e-20).log().neg().log()).argmax(1)
        return moves, log_probs.gather(1, moves[:, None]).squeeze(1), values

    @torch.no_grad()
    def collect_rollout(self) -> dict[str, Tensor]:
        """A rollout: `rollout_length` steps of every table, as tensors of steps × tables."""
        kept: dict[str, list[Tensor]] = {name: [] for name in ("obs", "masks", "seats", "moves", "log_probs", "values")}
        rewards, over = [], []
        for _ in range(self.settings.rollout_length):
            obs, masks = self.obs.clone(), self.masks.clone()
            moves, log_probs, values = self.choose(obs, masks)
            for parts, part in zip(
                kept.values(), (obs, masks, self.seats.long(), moves, log_probs, values), strict=True
            ):
                parts.append(part)
            self.step(moves)
            rewards, over = [*rewards, self.rewards.clone()], [*over, self.dones.clone()]
        self.decisions += self.settings.rollout_length * self.settings.tables
        return {name: torch.stack(parts) for name, parts in kept.items()} | self.advantages(kept, rewards, over)

    @torch.no_grad()
    def advantages(self, kept: dict[str, list[Tensor]], rewards: list[Tensor], over: list[Tensor]) -> dict[str, Tensor]:
        """Generalised advantage estimates; `value`, `following` and `has_next` are about each seat's next decision."""
        settings, last = self.settings, self.choose(self.obs, self.masks)[2]
        value = torch.zeros_like(self.rewards).scatter_(1, self.seats.long()[:, None], last[:, None])
        following, pending, found = torch.zeros_like(value), torch.zeros_like(value), []
        has_next = torch.zeros_like(value, dtype=torch.bool).scatter_(1, self.seats.long()[:, None], value=True)
        for step in reversed(range(settings.rollout_length)):
            ended = over[step][:, None]
            value, following = (each.masked_fill(ended, 0.0) for each in (value, following))
            has_next |= ended
            pending = torch.where(ended, rewards[step], pending)
            seat, own_value = kept["seats"][step][:, None], kept["values"][step][:, None]
            target = pending.gather(1, seat) + settings.discount * value.gather(1, seat)
            td_error = torch.where(has_next.gather(1, seat), target - own_value, 0.0)  # 0 without a later decision
            advantage = td_error + settings.discount * settings.gae_lambda * following.gather(1, seat)
            found.append(advantage.squeeze(1))
            value, following = value.scatter(1, seat, own_value), following.scatter(1, seat, advantage)
            pending, has_next = pending.scatter(1, seat, 0.0), has_next.scatter(1, seat, value=True)
        return {"advantages": torch.stack(found[::-1])}

    def loss(self, obs: Tensor, masks: Tensor, moves: Tensor, old: Tensor, gains: Tensor, returns: Tensor) -> Tensor:
        """PPO's clipped objective, the mean squared error of the values, and an entropy bonus."""
        logits, values = self.policy(obs, masks)
        log_probs, clip = logits.log_softmax(1), self.settings.clip_range
        ratio = (log_probs.gather(1, moves[:, None]).squeeze(1) - old).exp()
        objective = torch.min(ratio * gains, ratio.clamp(1 - clip, 1 + clip) * gains).mean()
        entropy = -(log_probs.exp() * log_probs.clamp(min=-100)).sum(1).mean()
        return 0.5 * (values - returns).square().mean() - objective - self.settings.entropy_weight * entropy

    def update(self, rows: dict[str, Tensor]) -> None:
        """Update the network on minibatches of a rollout."""
        flat = {name: part.flatten(0, 1) for name, part in rows.items()}
        returns, advantages = flat["advantages"] + flat["values"], flat["advantages"]
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        columns = [*(flat[name] for name in ("obs", "masks", "moves", "log_probs")), advantages, returns]
        for _ in range(self.settings.epochs):
            for part in torch.randperm(len(returns), device=self.device).chunk(self.settings.minibatches):
                self.optimiser.zero_grad(set_to_none=True)
                self.loss(*(each[part] for each in columns)).backward()
                nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
                self.optimiser.step()

    def synchronised_time(self) -> float:
        """The time once the device has finished all work; raises the error of an illegal move."""
        if self.settings.device != "cpu":
            self.env.check()
            torch.cuda.synchronize()
        return time.perf_counter()

    def train(self) -> float:
        """Play and learn until the time is up; returns decisions per second after compilation."""
        clock, updates = time.process_time if self.settings.device == "cpu" else time.perf_counter, 0
        ends, started, before = clock() + self.settings.seconds, self.synchronised_time(), 0
        while clock() < ends:
            if updates == 3:  # all is compiled
                started, before = self.synchronised_time(), self.decisions
            self.update(self.collect_rollout())
            updates += 1
        return (self.decisions - before) / (self.synchronised_time() - started)

    @torch.no_grad()
    def share_against_random(self, games: int = 2_000) -> float:
        """The network on one seat of each table, random players on the others: its share of the victories."""
        policy, won, played = self.policy.to("cpu"), 0.0, 0
        with VectorEnv(self.game, 256, seed=999, rewards="share", opponents="random", seat="random") as env:
            own = np.arange(256) % self.game.players
            while played < games:
                logits, _ = policy(*map(torch.from_numpy, env.batch[:2]))
                batch = env.step(logits.argmax(1).numpy())
                won += float(batch.rewards[batch.dones, own[batch.dones]].sum())
                played += int(batch.dones.sum())
        self.policy.to(self.device)
        return won / played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("game", nargs="?", default=Settings.game)
    for setting in fields(Settings)[1:]:
        name = setting.name.replace("_", "-")
        parser.add_argument(f"--{name}", type=type(setting.default), default=setting.default)
    learner = Learner(Settings(**vars(parser.parse_args())))
    rate = learner.train()
    print(f"{learner.decisions:,} decisions of training, {rate:,.0f} a second once compiled", flush=True)
    print(f"against random players it wins {learner.share_against_random():.1%} (even: {1 / learner.game.seats:.1%})")


if __name__ == "__main__":
    main()
