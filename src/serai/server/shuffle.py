"""Shuffles that can be checked: a promise before the deal, everybody's salt in it, the secret shown at the end.

The server publishes `commitment` when a table is opened. Each player may add a salt when sitting down. The seed of the
deal is derived from the secret by HMAC, never from the published hash, so nobody can know it before the end.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence
from typing import Final

SECRET_BYTES: Final = 32


def new_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, table: str, salts: Sequence[str]) -> str:
    """The seed of the deal: of the secret, the table, and the salts by seat."""
    message = json.dumps([table, *salts], separators=(",", ":")).encode()
    return hmac.new(bytes.fromhex(secret), message, hashlib.sha256).hexdigest()
