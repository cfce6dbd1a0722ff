"""Verifiable shuffles: derived from the server's secret and the players' salts, committed to by hashes.

The server publishes `commitment` when a table is opened. The seed of the deal is derived from the secret by HMAC, never
from the published hash, so nobody can know it before the end. Under scheme 1 salts were open from the start, so that
whoever knew the secret could try many before adding one; under scheme 2 they are committed to before any is shown.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence
from typing import Final

SECRET_BYTES: Final = 32
PROOF: Final = "shuffle"  # the key of a save that holds it
OPEN_SALTS: Final = 1  # the schemes
COMMITTED_SALTS: Final = 2


def new_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """The hash that commits to a secret or to a player's salt; both are bytes in hexadecimal."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, table: str, salts: Sequence[str]) -> str:
    """The seed of a deal of scheme 1: of the secret, the table, and the salts by seat."""
    return keyed(secret, [table, *salts])


def seed_of_deal(secret: str, table: str, deal: int, salts: Sequence[str | None]) -> str:
    """The seed of a deal of scheme 2; `deal` counts those that were called off before it, so none is dealt twice."""
    return keyed(secret, [table, deal, *salts])


def keyed(secret: str, parts: Sequence[object]) -> str:
    return hmac.new(bytes.fromhex(secret), canonical(parts), hashlib.sha256).hexdigest()


def fingerprint(table: str, deal: int, promised: str, commits: Sequence[str | None]) -> str:
    """One hash of all commitments of a deal, the server's and the players', to be written down or read out."""
    return hashlib.sha256(canonical([table, deal, promised, *commits])).hexdigest()


def canonical(parts: Sequence[object]) -> bytes:
    return json.dumps(parts, separators=(",", ":")).encode()


def proof(secret: str, table: str, salts: Sequence[str]) -> dict[str, object]:
    """What is published once the game is over, so that everybody can derive the seed again."""
    return {"table": table, "commitment": commitment(secret), "secret": secret, "salts": list(salts)}
