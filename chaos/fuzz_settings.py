"""Hypothesis settings of the fuzzers: few and deterministic examples in tests, many random ones with `FUZZ=5000`."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

SHORT = 60  # examples


def fuzz_settings(share: float = 1.0) -> settings:
    """Settings of one fuzzer; `share` scales its number of examples."""
    wanted = os.environ.get("FUZZ")
    return settings(
        max_examples=max(1, round(share * int(wanted or SHORT))),
        derandomize=wanted is None,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
