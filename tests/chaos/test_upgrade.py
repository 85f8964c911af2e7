"""A server of the edition before, as it really was, and one of today share a database: both go on, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from chaos.postgres import binary
from chaos.upgrade import NoHistory, edition_before, upgrade


@pytest.mark.long
@pytest.mark.skipif(
    binary("initdb") is None, reason="PostgreSQL is not installed here; on Debian: apt-get install postgresql"
)
def test_two_editions_share_a_database_and_nothing_is_lost(tmp_path: Path) -> None:
    try:
        commit = edition_before()
    except NoHistory as problem:  # tests/server/test_editions.py covers rows written by such a server
        pytest.skip(f"no older edition to try it with: {problem}")
    tried = upgrade(tmp_path, commit)
    assert tried.problems == []
    assert len(tried.seen) == 17
