"""URLs of stores, as the operator writes them: `postgresql://…`, or an SQLite file, perhaps as `sqlite://…`."""

from __future__ import annotations


def is_postgres(url: str) -> bool:
    """Whether a URL names a PostgreSQL database; anything else is an SQLite file."""
    return url.startswith(("postgresql://", "postgres://"))


def sqlite_file(url: str) -> str:
    """The path of an SQLite file; empty if the URL names none."""
    return url.removeprefix("sqlite://")
