"""Several servers on one database, one is killed under load: its tables go on elsewhere, and nothing is lost.

How long they stand still is measured and printed, not asserted: that depends on the machine and what else it does.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from chaos.failover import fail_over
from chaos.postgres import binary

needs_postgres = pytest.mark.skipif(
    binary("initdb") is None, reason="PostgreSQL is not installed here; on Debian: apt-get install postgresql"
)


def lose_nothing(folder: Path, servers: int, tables: int, before: float, after: float) -> None:
    trial = fail_over(folder, servers, tables, before, after)
    print(trial.told())
    assert trial.ledger.problems == []
    assert trial.bereaved
    assert trial.ledger.acknowledged > 0


@needs_postgres
def test_what_was_told_done_outlives_its_server(tmp_path: Path) -> None:
    lose_nothing(tmp_path, servers=2, tables=2, before=1.0, after=2.0)


@pytest.mark.long
@needs_postgres
def test_the_tables_of_a_killed_server_go_on_elsewhere_and_nothing_is_lost(tmp_path: Path) -> None:
    lose_nothing(tmp_path, servers=4, tables=8, before=2.0, after=8.0)
