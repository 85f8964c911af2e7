"""A rolling upgrade: a server with an older edition of the store, from the repository's history, beside a current one.

python -m chaos.upgrade                     # with the last commit of the previous edition
python -m chaos.upgrade --older COMMIT      # with any other commit that has a server

Both share one PostgreSQL. The older one starts first and has a match in progress; the newer one joins, begins a match of its
own, and continues when the older one is stopped; at the end the newer one starts alone and raises the edition. Checked are
that both stay healthy, that each continues its own matches, how each answers for the other's, and that nothing is lost.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path

from chaos.postgres import Postgres
from chaos.processes import Served
from rattery.server.connection.client import Made, Refused, ServerClient, TableClient, me
from rattery.server.store.rows import EDITION

ROOT = Path(__file__).parents[1]
ROWS = "src/rattery/server/store/rows.py"
GAME = "rat_trap(players=2)"


class NoHistory(Exception):
    """The repository has no history that goes back far enough."""


def git(*words: str) -> bytes:
    try:
        return subprocess.run(["git", "-C", str(ROOT), *words], check=True, capture_output=True).stdout  # noqa: S603, S607
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoHistory(f"git {' '.join(words)}: {error}") from None


def edition_before() -> str:
    """The commit before the one that raised the edition to the present one."""
    found = git("log", f"-SEDITION = {EDITION} ", "--format=%H", "--", ROWS).decode().split()
    if not found:
        raise NoHistory("the commit that raised the edition is not in this history")
    return git("rev-parse", "--verify", f"{found[-1]}^").decode().strip()


def sources_of(commit: str, folder: Path) -> Path:
    """Extracts the sources of a commit."""
    with tarfile.open(fileobj=BytesIO(git("archive", commit, "src"))) as packed:
        packed.extractall(folder, filter="data")
    return folder / "src"


class OlderServer(Served):
    """A server that runs older sources, with a compile cache of its own."""

    def __init__(self, database: str, folder: Path, sources: Path) -> None:
        self._sources = sources
        super().__init__(database, folder)

    def env(self) -> dict[str, str]:
        return os.environ | {"PYTHONPATH": str(self._sources), "RATTERY_CACHE": str(self._sources.parent / "cache")}


@dataclass
class Upgrade:
    """The checks that passed and those that failed, as sentences."""

    url: str
    folder: Path
    sources: Path
    seen: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    def must(self, holds: bool, sentence: str) -> None:
        (self.seen if holds else self.problems).append(sentence)

    async def run(self) -> None:
        older = OlderServer(self.url, self.folder, self.sources)
        newer: Served | None = None
        try:
            begun_before = await self._begun(ServerClient(older.address), 4)
            gathering = await ServerClient(older.address).create(GAME, [me("Ann"), me("Bob")])
            newer = Served(self.url, self.folder)
            await self._side_by_side(older, newer, begun_before, gathering)
            older.process.terminate()
            await asyncio.to_thread(older.process.wait)
            self.must(older.process.returncode in (0, -15), "the older server stops when it is told to")
            await self._goes_on("the newer server goes on with its match", ServerClient(newer.address), gathering, 2)
        finally:
            older.kill()
            if newer is not None:
                newer.kill()
        await self._alone(begun_before, gathering)

    async def _side_by_side(self, older: Served, newer: Served, old: Made, gathering: Made) -> None:
        self.must(
            _edition(self.url) < EDITION, "the newer server leaves the edition as it is while the older is connected"
        )
        await self._goes_on("the older server goes on with its match", ServerClient(older.address), old, 3)
        told = await _stage(newer, old.table)
        self.must(told in ("playing", "other-rules"), f"the newer server says of the older one's match: {told}")
        self.must(await _stage(newer, gathering.table) == "gathering", "a table laid at the older is open at the newer")
        await self._begin(ServerClient(newer.address), gathering)
        await self._goes_on(
            "a table laid at the older server is played at the newer", ServerClient(newer.address), gathering, 3
        )
        laid = await ServerClient(newer.address).create(GAME, [me("Eve"), me("Bob")])
        self.must(await _stage(older, laid.table) == "gathering", "a table laid at the newer is open at the older")
        told = await _stage(older, gathering.table)
        self.must("500" not in told, f"the older server says of a match begun at the newer: {told}")
        await self._goes_on("the older server still goes on with its match", ServerClient(older.address), old, 2)
        for name, server in (("older", older), ("newer", newer)):
            self.must(await _is_well(server), f"the {name} server is well")

    async def _alone(self, old: Made, gathering: Made) -> None:
        """The newer server restarts alone: it must raise the edition and keep all rows."""
        before = _happenings(self.url)
        await _until_alone(self.url)
        newer = Served(self.url, self.folder)
        try:
            self.must(_edition(self.url) == EDITION, "alone, the newer server raises the edition")
            self.must(_happenings(self.url) == before, "nothing that happened is lost")
            await self._goes_on("its match goes on", ServerClient(newer.address), gathering, 2)
            told = await _stage(newer, old.table)
            self.must(told in ("playing", "other-rules"), f"of the older server's match it says: {told}")
        finally:
            newer.kill()

    async def _begun(self, api: ServerClient, moves: int) -> Made:
        made = await api.create(GAME, [me("Ann"), me("Bob")])
        await self._begin(api, made)
        await self._goes_on("the older server begins a match", api, made, moves)
        return made

    async def _begin(self, api: ServerClient, made: Made) -> None:
        async with TableClient(api, made.table, made.secrets(), 0) as ann:
            await ann.ask("begin")
            await ann.until(lambda: ann.position)

    async def _goes_on(self, sentence: str, api: ServerClient, made: Made, moves: int) -> None:
        """Plays moves of both seats with one client."""
        try:
            async with TableClient(api, made.table, made.secrets(), 0) as table_client:
                for _ in range(moves):
                    await table_client.until(lambda: table_client.yours or table_client.is_over, 20.0)
                    if table_client.eye not in table_client.yours:
                        await table_client.look(table_client.yours[0])
                    before = table_client.version
                    await table_client.move(table_client.moves[0]["move"])
                    await table_client.until(lambda before=before: table_client.version != before, 20.0)  # type: ignore[misc]
        except (Refused, TimeoutError, OSError) as error:
            self.must(False, f"{sentence}: {type(error).__name__} {error}")
            return
        self.must(True, sentence)


async def _stage(server: Served, table: str) -> str:
    """The stage of a table as a server reports it, or the reason of its refusal."""
    try:
        return str((await ServerClient(server.address).get(f"/api/tables/{table}"))["stage"])
    except Refused as refused:
        return refused.reason if refused.status != 500 else f"500 {refused.words[:200]}"


async def _is_well(server: Served) -> bool:
    try:
        return bool(await ServerClient(server.address).get("/api/health"))
    except Refused:
        return False


def _number(url: str, query: str) -> int:
    import psycopg

    with psycopg.connect(url) as db:
        found = db.execute(query.encode()).fetchone()
    assert found is not None
    return int(found[0])


def _edition(url: str) -> int:
    has_edition = _number(url, "SELECT (to_regclass('store_edition') IS NOT NULL)::int")
    return _number(url, "SELECT max(edition) FROM store_edition") if has_edition else 0


def _happenings(url: str) -> int:
    return _number(url, "SELECT count(*) FROM happenings")


async def _until_alone(url: str) -> None:
    """Waits until the database has closed the connections of killed servers."""
    others = (
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        " AND backend_type = 'client backend'"
    )
    while await asyncio.to_thread(_number, url, others):
        await asyncio.sleep(0.05)


def upgrade(folder: Path, commit: str) -> Upgrade:
    """Runs the upgrade on a temporary database."""
    sources = sources_of(commit, folder / "older")
    (folder / "pg").mkdir()
    database = Postgres(folder / "pg")
    try:
        tried = Upgrade(database.url, folder, sources)
        asyncio.run(tried.run())
    finally:
        database.kill()
    return tried


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--older", help="a commit; else the last one of the edition before")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        commit = args.older or edition_before()
        tried = upgrade(Path(folder), commit)
    print(f"Beside {commit[:8]}:")
    for sentence in tried.seen:
        print(f"  well: {sentence}")
    for sentence in tried.problems:
        print(f"  WRONG: {sentence}")
    return 1 if tried.problems else 0


if __name__ == "__main__":
    sys.exit(main())
