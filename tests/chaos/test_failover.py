"""Several servers on one database, one is killed under load: its tables go on elsewhere, and nothing is lost.

The downtime is printed, not asserted, as it depends on the machine and its load.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from chaos import failover
from chaos.failover import Failover, fail_over
from tests.missing_tools import needs_postgres


def lose_nothing(trial: Failover) -> None:
    print(trial.summary())
    assert trial.ledger.problems == []
    assert trial.orphaned
    assert trial.pauses()[-1] < float("inf"), "every table goes on"


@needs_postgres
def test_the_table_of_a_killed_server_goes_on_at_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A short version of the test below: two servers, two tables, and clients that reconnect almost immediately."""
    monkeypatch.setattr(failover, "RECONNECT_DELAY", (0.05, 0.2))
    monkeypatch.setattr(failover, "THINKING", (0.05, 0.15))
    trial = fail_over(tmp_path, servers=2, tables=2, before=0.5, after=120.0, is_short=True)
    lose_nothing(trial)
    assert trial.ledger.acknowledged > 2


@pytest.mark.long
@needs_postgres
def test_the_tables_of_a_killed_server_go_on_elsewhere_and_nothing_is_lost(tmp_path: Path) -> None:
    trial = fail_over(tmp_path, servers=4, tables=8, before=2.0, after=8.0)
    lose_nothing(trial)
    assert trial.ledger.acknowledged > 20
