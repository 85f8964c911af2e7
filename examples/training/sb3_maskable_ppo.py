"""One seat for sb3-contrib's MaskablePPO, random players on the others.

    pip install torch sb3-contrib gymnasium
    python examples/training/sb3_maskable_ppo.py "pied_piper(players=2)" --seconds 100

The learner gets the groups of the observation that a network reads, scaled by their ranges, and the mask of legal moves.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from rattery.core.observation import NETWORK_INPUTS
from rattery.envs.gymnasium import SeatEnv

MAX_SCALE = 16.0
TABLES = 8


class Scaled(gymnasium.ObservationWrapper):  # type: ignore[misc,type-arg]
    """The numbers that a network reads, each divided by its range, up to MAX_SCALE."""

    def __init__(self, env: SeatEnv) -> None:
        super().__init__(env)
        schema = env.game.schema
        self.columns = schema.columns(*NETWORK_INPUTS)
        low, high = schema.low[self.columns], schema.high[self.columns]
        self.scale = np.maximum(np.abs(low), np.abs(high)).clip(1, MAX_SCALE).astype(np.float32)
        self.observation_space = gymnasium.spaces.Box(low / self.scale, high / self.scale, dtype=np.float32)

    def observation(self, observation: Any) -> Any:
        return observation[self.columns] / self.scale

    def action_masks(self) -> Any:
        return self.unwrapped.action_masks()


class UntilTime(BaseCallback):  # type: ignore[misc]
    """Stops learning after this many seconds of CPU time."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.ends = time.process_time() + seconds

    def _on_step(self) -> bool:
        return time.process_time() < self.ends


def trained(game: str, seconds: float, seed: int = 1) -> Any:
    torch.set_num_threads(1)  # the layers are small
    tables = DummyVecEnv([lambda: Scaled(SeatEnv(game, seat="random")) for _ in range(TABLES)])
    model = MaskablePPO(
        "MlpPolicy", tables, n_steps=256, batch_size=512, n_epochs=4, learning_rate=1e-3, gamma=0.997, seed=seed
    )
    return model.learn(total_timesteps=1 << 40, callback=UntilTime(seconds))


def share_against_random(model: Any, game: str, games: int = 400) -> float:
    """Its share of the victories against random players."""
    env, won = Scaled(SeatEnv(game, seat="random", rewards="share")), 0.0
    for number in range(games):
        observation, _ = env.reset(seed=number)
        is_over = False
        while not is_over:
            action, _ = model.predict(observation, action_masks=env.action_masks(), deterministic=True)
            observation, reward, is_over, _, _ = env.step(int(action))
            won += float(reward)
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("game", nargs="?", default="pied_piper(players=2)")
    parser.add_argument("--seconds", type=float, default=100.0)
    args = parser.parse_args()
    model = trained(args.game, args.seconds)
    print(
        f"{model.num_timesteps:,} decisions; it wins {share_against_random(model, args.game):.1%} against random players"
    )


if __name__ == "__main__":
    main()
