"""`@clause("4.3")`: this test is about clause 4.3 of the rules of the game whose folder it is in.
`@example("a-clover-in-time")`: this test plays that worked example of the rules."""

from __future__ import annotations

import pytest


def clause(*numbers: str) -> pytest.MarkDecorator:
    return pytest.mark.clause(*numbers)


def example(name: str) -> pytest.MarkDecorator:
    return pytest.mark.example(name)
