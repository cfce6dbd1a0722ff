"""The heads of all tables in a file of their own: kept on another machine, they show what was done to the database.

They are for the operator: how many entries a running game has tells of choices that others cannot see.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from serai.core.errors import SeraiError
from serai.server.storage.chain import Head
from serai.server.storage.permissions import private_file

_written: TypeAdapter[dict[str, tuple[int, str]]] = TypeAdapter(dict[str, tuple[int, str]])


class BadHeads(SeraiError):
    """A file of heads cannot be read or written."""


def read_heads(file: Path) -> dict[str, Head]:
    """None, if there is no such file yet."""
    try:
        found = _written.validate_json(file.read_bytes())
        return {table: Head(number, bytes.fromhex(hash)) for table, (number, hash) in found.items()}
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise BadHeads(f"cannot read {file}: {error.strerror or error}") from error
    except (ValidationError, ValueError) as error:
        raise BadHeads(f"{file} is no file of heads, as `serai check --heads` writes it") from error


def write_heads(file: Path, heads: Mapping[str, Head]) -> None:
    new = file.with_name(f".{file.name}.new")
    try:
        private_file(new)
        new.write_bytes(_written.dump_json({table: (head.number, head.hash.hex()) for table, head in heads.items()}))
        os.replace(new, file)
    except OSError as error:
        raise BadHeads(f"cannot write {file}: {error.strerror or error}") from error
