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
    """Random too: anybody who knows it may look on, and sit down at an open seat."""
    return secrets.token_urlsafe(TABLE_BYTES)


def hashed(token: str) -> str:
    """The hash that is stored. The token is random, so a plain hash cannot be brute-forced."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_of(authorization: str | None) -> str:
    """The hash of the token in the header; of an empty one if there is none."""
    kind, _, token = (authorization or "").partition(" ")
    return hashed(token.strip()) if kind.lower() == "bearer" and token.strip() else ""
