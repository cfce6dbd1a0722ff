"""Saved games as files: the match's own export, and who sat where."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping
from pathlib import Path

from serai.core.errors import BadSave
from serai.core.match import Match
from serai.core.registry import load

TABLE = "table"  # the one key that a terminal adds to a save


def read_save(file: Path) -> dict[str, object]:
    """The data of a file; BadSave if it cannot be read as a save at all."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSave(f"cannot read {file}: {error.strerror or error}") from error
    except (ValueError, RecursionError) as error:
        raise BadSave(f"{file} is not JSON: {error}") from error
    if not isinstance(data, dict):
        raise BadSave(f"{file} is no saved match")
    return data


def open_save(file: Path) -> tuple[Match, dict[str, object]]:
    """The match of a file and all of the file's data."""
    data = read_save(file)
    try:
        return load(data), data
    except BadSave as error:
        raise BadSave(f"{file}: {error}") from error


def seating_of(data: Mapping[str, object], players: int) -> list[str] | None:
    """Who sat where, `human` or a bot's name; None if the file does not say."""
    seats = data.get(TABLE)
    if isinstance(seats, list) and len(seats) == players and all(isinstance(seat, str) for seat in seats):
        return [str(seat) for seat in seats]
    return None


def write_save(match: Match, seating: list[str], file: Path) -> None:
    """Written to another file and then moved, so that a crash leaves either the old file or the new one."""
    beside = file.with_name(f".{file.name}.new")
    beside.write_text(json.dumps({**match.export(), TABLE: seating}) + "\n", encoding="utf-8")
    os.replace(beside, file)


def free_name(match: Match, folder: Path) -> Path:
    """A file name that is not in use yet."""
    seed = re.sub(r"[^A-Za-z0-9]+", "-", str(match.seed)).strip("-")[:40] or "game"
    stem = f"serai-{match.game.id}-{seed}"
    file, again = folder / f"{stem}.json", 2
    while file.exists():
        file, again = folder / f"{stem}-{again}.json", again + 1
    return file
