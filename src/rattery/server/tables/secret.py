"""Secrets that give access to a seat: drawn from the system's generator, stored as digests, compared in constant time."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

SECRET_BYTES = 24  # 192 bits, 32 characters in a link
TABLE_BYTES = 9


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def new_table_id() -> str:
    """A table's id, as in its link: about 72 random bits, so that it cannot be guessed."""
    return secrets.token_urlsafe(TABLE_BYTES).replace("-", "a").replace("_", "b")


def digest(secret: str) -> str:
    """What is stored of a secret. It has 192 random bits, so a plain hash without salt is enough."""
    return hashlib.sha256(b"rattery secret " + secret.encode()).hexdigest()


def matches_digest(secret: str, stored: str | None) -> bool:
    """Whether `stored` is the digest of this secret; constant time, also where None is stored."""
    return hmac.compare_digest(digest(secret), stored or "-" * 64) and stored is not None


def derived(secret: str, purpose: str) -> str:
    """A secret derived from another by HMAC: deterministic for each purpose, and it does not reveal the first."""
    mixed = hmac.new(secret.encode(), f"rattery {purpose}".encode(), hashlib.sha256).digest()
    return secrets_text(mixed[:SECRET_BYTES])


def secrets_text(raw: bytes) -> str:
    """Base64 for URLs, without padding."""
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")
