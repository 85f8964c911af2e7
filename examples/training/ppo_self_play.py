"""Masked PPO by self-play: one network learns to play every seat, against itself. One file, on a processor or on a GPU.

    python examples/training/ppo_self_play.py "pied_piper(players=2)" --seconds 100
    python examples/training/ppo_self_play.py "pied_piper(players=2)" --device cuda --tables 262144 --width 256 --seconds 120

All tables step together. At each the seat that decides is shown what it may know and picks a legal move. A seat's transition
ends with its own next decision, so advantages are worked out seat by seat, backwards in time. On a GPU observations, masks
and moves never leave it: PyTorch works on the environment's own memory.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from rattery.envs.vector import VectorEnv
from rattery.envs.vector_gpu import GpuVectorEnv

GROUPS = ("basics", "options", "joins")  # what the network is shown; the rest is for those who imagine
LARGEST = 16.0  # numbers are scaled by their range, but by no more than this


@dataclass
class Settings:
    game: str = "pied_piper(players=2)"
    device: str = "cpu"
    tables: int = 512
    steps: int = 32  # of every table between two updates
    width: int = 128
    epochs: int = 2
    minibatches: int = 4
    learning_rate: float = 1e-3
    discount: float = 0.997  # from one decision of a seat to its next
    trace: float = 0.95  # lambda
    clip: float = 0.2
    entropy: float = 0.01
    seconds: float = 100.0  # of the processor's time, or with a GPU by the clock
    seed: int = 1


class Policy(nn.Module):
    """Two layers, then how much each move is liked and how much the position is worth to the seat that decides."""

    def __init__(self, schema: Any, moves: int, width: int) -> None:
        super().__init__()
        columns = schema.columns(*GROUPS)
        scale = np.maximum(np.abs(schema.low[columns]), np.abs(schema.high[columns])).clip(1, LARGEST)
        self.register_buffer("columns", torch.as_tensor(columns))
        self.register_buffer("scale", torch.as_tensor(1 / scale, dtype=torch.float32))
        first, second = nn.Linear(len(columns), width), nn.Linear(width, width)
        self.body = nn.Sequential(first, nn.LayerNorm(width), nn.ReLU(), second, nn.ReLU())
        self.moves, self.value = nn.Linear(width, moves), nn.Linear(width, 1)
        nn.init.orthogonal_(self.moves.weight, 0.01)
        self.digest = schema.digest  # the layout these weights are for

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        with torch.autocast(seen.device.type, torch.bfloat16, enabled=seen.is_cuda):
            hidden = self.body(seen.index_select(1, self.columns).float() * self.scale)
            liked, values = self.moves(hidden), self.value(hidden)
        return liked.float().masked_fill(~masks, -1e9), values.float().squeeze(-1)


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
        batch, take_over = self.env.batch, torch.from_numpy if settings.device == "cpu" else torch.from_dlpack
        self.seen, self.masks, self.seats, self.rewards, self.dones = map(take_over, batch[:5])
        self.decisions = 0
        on_gpu = partial(self.env.step, wait=False)  # launched on the stream that PyTorch uses, too
        if settings.device != "cpu":  # a handful of kernels instead of a hundred
            self.choose, self.loss = torch.compile(self.choose), torch.compile(self.loss)  # type: ignore[method-assign]
        self.step = on_gpu if settings.device != "cpu" else lambda moves: self.env.step(moves.numpy())

    def choose(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Moves drawn as likely as they are liked, the logs of how likely, and what the positions are worth."""
        liked, values = self.policy(seen, masks)
        logs = liked.log_softmax(1)
        moves = (logs - torch.rand_like(logs).clamp(min=1e-20).log().neg().log()).argmax(1)
        return moves, logs.gather(1, moves[:, None]).squeeze(1), values

    @torch.no_grad()
    def play(self) -> dict[str, Tensor]:
        """Some steps of every table, kept as rows of time × tables."""
        kept: dict[str, list[Tensor]] = {name: [] for name in ("seen", "masks", "seats", "moves", "logs", "values")}
        paid, over = [], []
        for _ in range(self.settings.steps):
            seen, masks = self.seen.clone(), self.masks.clone()
            moves, logs, values = self.choose(seen, masks)
            for parts, part in zip(kept.values(), (seen, masks, self.seats.long(), moves, logs, values), strict=True):
                parts.append(part)
            self.step(moves)
            paid, over = [*paid, self.rewards.clone()], [*over, self.dones.clone()]
        self.decisions += self.settings.steps * self.settings.tables
        return {name: torch.stack(parts) for name, parts in kept.items()} | self.advantages(kept, paid, over)

    @torch.no_grad()
    def advantages(self, kept: dict[str, list[Tensor]], paid: list[Tensor], over: list[Tensor]) -> dict[str, Tensor]:
        """Generalised advantages, each seat's from its own next decision. Backwards in time, `value` and `trace` are what
        every seat of a table can look forward to; `pending` are the rewards it gets before it decides again."""
        settings, last = self.settings, self.choose(self.seen, self.masks)[2]
        value = torch.zeros(self.rewards.shape, device=self.device)
        value.scatter_(1, self.seats.long()[:, None], last[:, None])
        trace, pending, found = torch.zeros_like(value), torch.zeros_like(value), []
        known = torch.zeros_like(value, dtype=torch.bool).scatter_(1, self.seats.long()[:, None], value=True)
        for step in reversed(range(settings.steps)):
            ended = over[step][:, None]
            value, trace, known = value.masked_fill(ended, 0.0), trace.masked_fill(ended, 0.0), known | ended
            pending = torch.where(ended, paid[step], pending)
            seat, mine = kept["seats"][step][:, None], kept["values"][step][:, None]
            target = pending.gather(1, seat) + settings.discount * value.gather(1, seat)
            surprise = torch.where(known.gather(1, seat), target - mine, 0.0)  # nothing is known of a seat's future yet
            advantage = surprise + settings.discount * settings.trace * trace.gather(1, seat)
            found.append(advantage.squeeze(1))
            value, trace = value.scatter(1, seat, mine), trace.scatter(1, seat, advantage)
            pending, known = pending.scatter(1, seat, 0.0), known.scatter(1, seat, value=True)
        return {"advantages": torch.stack(found[::-1])}

    def loss(self, seen: Tensor, masks: Tensor, moves: Tensor, old: Tensor, gained: Tensor, returns: Tensor) -> Tensor:
        """PPO's clipped objective, the error of the values, and a little for keeping the choice open."""
        liked, values = self.policy(seen, masks)
        logs, clip = liked.log_softmax(1), self.settings.clip
        ratio = (logs.gather(1, moves[:, None]).squeeze(1) - old).exp()
        chosen = torch.min(ratio * gained, ratio.clamp(1 - clip, 1 + clip) * gained).mean()
        spread = -(logs.exp() * logs.clamp(min=-100)).sum(1).mean()
        return 0.5 * (values - returns).square().mean() - chosen - self.settings.entropy * spread

    def learn(self, rows: dict[str, Tensor]) -> None:
        """On minibatches of all decisions."""
        flat = {name: part.flatten(0, 1) for name, part in rows.items()}
        returns, gained = flat["advantages"] + flat["values"], flat["advantages"]
        gained = (gained - gained.mean()) / (gained.std() + 1e-8)
        given = [*(flat[name] for name in ("seen", "masks", "moves", "logs")), gained, returns]
        for _ in range(self.settings.epochs):
            for part in torch.randperm(len(returns), device=self.device).chunk(self.settings.minibatches):
                self.optimiser.zero_grad(set_to_none=True)
                self.loss(*(each[part] for each in given)).backward()
                nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
                self.optimiser.step()

    def settled(self) -> float:
        """The time when everything asked of the device is done; an illegal move is told here."""
        if self.settings.device != "cpu":
            self.env.check()
            torch.cuda.synchronize()
        return time.perf_counter()

    def train(self) -> float:
        """Play and learn until the time is up; give how many decisions a second were learned from, once all is compiled."""
        clock, updates = time.process_time if self.settings.device == "cpu" else time.perf_counter, 0
        ends, warm, before = clock() + self.settings.seconds, self.settled(), 0
        while clock() < ends:
            if updates == 3:  # all is compiled
                warm, before = self.settled(), self.decisions
            self.learn(self.play())
            updates += 1
        return (self.decisions - before) / (self.settled() - warm)

    @torch.no_grad()
    def share_against_random(self, games: int = 2_000) -> float:
        """The network on one seat of each table, random players on the others: its share of the victories."""
        policy, won, played = self.policy.to("cpu"), 0.0, 0
        with VectorEnv(self.game, 256, seed=999, rewards="share", opponents="random", seat="random") as env:
            own = np.arange(256) % self.game.players
            while played < games:
                seen, masks = torch.from_numpy(env.batch.observations), torch.from_numpy(env.batch.masks)
                batch = env.step(policy(seen, masks)[0].argmax(1).numpy())
                won += float(batch.rewards[batch.dones, own[batch.dones]].sum())
                played += int(batch.dones.sum())
        self.policy.to(self.device)
        return won / played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("game", nargs="?", default=Settings.game)
    for name in ("device", "tables", "steps", "width", "epochs", "minibatches", "seconds", "learning_rate", "seed"):
        default = getattr(Settings, name)
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(default), default=default)
    learner = Learner(Settings(**vars(parser.parse_args())))
    rate = learner.train()
    print(f"{learner.decisions:,} decisions of training, {rate:,.0f} a second once warm", flush=True)
    print(f"against random players it wins {learner.share_against_random():.1%} (even: {1 / learner.game.seats:.1%})")


if __name__ == "__main__":
    main()
