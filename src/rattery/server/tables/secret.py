"""Secrets: what opens a seat. Drawn from the system's own randomness, kept as digests, compared in constant time."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

SECRET_BYTES = 24  # 192 bits, 32 signs in a link
TABLE_BYTES = 9


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def new_table_id() -> str:
    """A table's id in its link, 72 random bits: too many to try."""
    return secrets.token_urlsafe(TABLE_BYTES).replace("-", "a").replace("_", "b")


def digest(secret: str) -> str:
    """What is kept of a secret. It is random and long, so a plain digest tells nothing about it."""
    return hashlib.sha256(b"rattery secret " + secret.encode()).hexdigest()


def opens(secret: str, kept: str | None) -> bool:
    """Whether this is the secret whose digest was kept."""
    return hmac.compare_digest(digest(secret), kept or "-" * 64) and kept is not None


def derived(secret: str, purpose: str) -> str:
    """A secret that follows from another one: the same every time, and nothing is learnt from it about the first."""
    mixed = hmac.new(secret.encode(), f"rattery {purpose}".encode(), hashlib.sha256).digest()
    return secrets_text(mixed[:SECRET_BYTES])


def secrets_text(raw: bytes) -> str:
    """Bytes as they are written in a link."""
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")
