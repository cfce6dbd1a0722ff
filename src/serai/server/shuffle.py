"""Shuffles that can be checked: a promise before the deal, everybody's salt in it, the secret shown at the end.

The server publishes `commitment` when a table is opened. Each player may add a salt when sitting down. The seed of the
deal is derived from the secret by HMAC, never from the published hash, so nobody can know it before the end.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Mapping, Sequence
from typing import Final

SECRET_BYTES: Final = 32
PROOF: Final = "shuffle"  # the key of a save that holds it


def new_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, table: str, salts: Sequence[str]) -> str:
    """The seed of the deal: of the secret, the table, and the salts by seat."""
    message = json.dumps([table, *salts], separators=(",", ":")).encode()
    return hmac.new(bytes.fromhex(secret), message, hashlib.sha256).hexdigest()


def proof(secret: str, table: str, salts: Sequence[str]) -> dict[str, object]:
    """What is shown once the game is over: with it everybody can derive the seed again."""
    return {"table": table, "commitment": commitment(secret), "secret": secret, "salts": list(salts)}


def problems(save: Mapping[str, object], promised: str | None = None) -> list[str]:
    """What is wrong with a save's proof; `promised` is the commitment that somebody wrote down before the deal."""
    given = save.get(PROOF)
    fields = given if isinstance(given, dict) else {}
    secret, table, shown, salts = (fields.get(name) for name in ("secret", "table", "commitment", "salts"))
    if not (isinstance(secret, str) and isinstance(table, str) and isinstance(salts, list)):
        return ["shuffle: there is no proof, or not all of it"]
    if not all(isinstance(salt, str) for salt in salts):
        return ["shuffle: the salts are not texts"]
    try:
        found, seed = commitment(secret), seed_of(secret, table, salts)
    except ValueError:
        return ["shuffle: the secret is not hexadecimal"]
    wrong = []
    if shown != found:
        wrong.append(f"shuffle: the secret's hash is {found}, not the commitment {shown}")
    if promised is not None and promised.lower() != found:
        wrong.append(f"shuffle: the secret's hash is {found}, not {promised} as was promised")
    if save.get("seed") != seed:
        wrong.append(f"shuffle: secret, table and salts give the seed {seed}, not {save.get('seed')}")
    return wrong
