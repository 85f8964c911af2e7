"""A server of the edition before, as it really was, and one of today share a database: both go on, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from chaos.upgrade import NoHistory, edition_before, upgrade
from tests.missing_tools import needs_postgres


@pytest.mark.long
@needs_postgres
def test_two_editions_share_a_database_and_nothing_is_lost(tmp_path: Path) -> None:
    try:
        commit = edition_before()
    except NoHistory as problem:  # tests/server/test_editions.py covers rows written by such a server
        pytest.skip(f"no older edition to try it with: {problem}")
    tried = upgrade(tmp_path, commit)
    assert tried.problems == []
    assert len(tried.seen) == 17
