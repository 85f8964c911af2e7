"""Four servers on one database, one is killed under load: its tables go on elsewhere, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from chaos.failover import fail_over
from chaos.postgres import binary


@pytest.mark.long
@pytest.mark.skipif(
    binary("initdb") is None, reason="PostgreSQL is not installed here; on Debian: apt-get install postgresql"
)
def test_the_tables_of_a_killed_server_go_on_elsewhere_and_nothing_is_lost(tmp_path: Path) -> None:
    trial = fail_over(tmp_path, servers=4, tables=8, before=2.0, after=8.0)
    assert trial.ledger.problems == []
    assert trial.bereaved
    assert trial.pauses()[-1] < float("inf"), "every table goes on"
    assert trial.ledger.acknowledged > 20
