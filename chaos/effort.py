"""How long fuzzing goes on: shortly and always alike in the tests, as long as you like and always anew with `FUZZ=5000`."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

SHORT = 60  # examples


def effort(share: float = 1.0) -> settings:
    """Settings for one fuzzer; `share` is how many examples it gets of those there are."""
    wanted = os.environ.get("FUZZ")
    return settings(
        max_examples=max(1, round(share * int(wanted or SHORT))),
        derandomize=wanted is None,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
