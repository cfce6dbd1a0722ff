"""Secrets that open a seat: random, shown once, kept as a hash."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

TOKEN_BYTES: Final = 24
TABLE_BYTES: Final = 9


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """Not to be guessed either: who knows it may look on, and sit down where a seat is open."""
    return secrets.token_urlsafe(TABLE_BYTES)


def hashed(token: str) -> str:
    """What is stored. The token is random, so a plain hash cannot be searched for it."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_of(authorization: str | None) -> str:
    """The hash of the token that came along; of nothing if none did."""
    kind, _, token = (authorization or "").partition(" ")
    return hashed(token.strip()) if kind.lower() == "bearer" and token.strip() else ""
