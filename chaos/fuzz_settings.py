"""Hypothesis settings of tests and fuzzers: few and deterministic examples in tests, many random ones with `FUZZ=5000`."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

SHORT = 60  # examples
WANTED = os.environ.get("FUZZ")


def fuzz_settings(share: float = 1.0) -> settings:
    """Settings of one fuzzer; `share` scales its number of examples."""
    return settings(
        max_examples=max(1, round(share * int(WANTED or SHORT))),
        derandomize=WANTED is None,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )


def use_for_all_tests() -> None:
    """Make these the settings of tests that have none of their own."""
    settings.register_profile("rattery", fuzz_settings())
    settings.load_profile("rattery")
