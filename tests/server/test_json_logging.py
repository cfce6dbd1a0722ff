"""The log: lines of JSON without anybody's secrets."""

from __future__ import annotations

import hashlib
import io
import json
import logging
import sys
from typing import Any

import pytest

from serai.server.ops import log_thinning
from serai.server.ops.json_logging import Lines
from serai.server.ops.log_thinning import MOST, ThinnedHandler


def line(name: str, message: str, *args: object, error: bool = False, **extra: object) -> dict[str, Any]:
    record = logging.LogRecord(name, logging.WARNING, __file__, 1, message, args, sys.exc_info() if error else None)
    for key, value in extra.items():
        setattr(record, key, value)
    found: dict[str, Any] = json.loads(Lines().format(record))
    return found


def test_particulars_that_are_listed_are_written_and_no_others() -> None:
    told = line("serai.server.tables.lobby", "a table is opened", table="abc", token="secret", salt="secret")
    assert (told["event"], told["level"]) == ("a table is opened", "warning")
    assert "secret" not in json.dumps(told)


def test_a_table_is_named_by_a_mark_that_opens_nothing() -> None:
    told = line("serai.server.tables.lobby", "a table is opened", table="Sd_pr1OwfAbB")
    assert told["table"] == hashlib.sha256(b"Sd_pr1OwfAbB").hexdigest()[:8]
    assert "Sd_pr1OwfAbB" not in json.dumps(told)


def test_of_an_error_its_type_and_place_are_written_but_not_its_words() -> None:
    try:
        raise ValueError("secret")
    except ValueError:
        told = line("serai.server.tables.lobby", "a task failed", error=True)
    assert told["error"] == "ValueError"
    assert "test_json_logging.py" in told["where"][-1]
    assert "secret" not in json.dumps(told)


def test_what_other_packages_say_is_written_without_what_they_quote() -> None:
    told = line("uvicorn.error", "%s asked for %s", "somebody", "/secret")
    assert told["event"] == "%s asked for %s"


def test_the_same_trouble_is_written_a_few_times_and_then_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(log_thinning.time, "monotonic", lambda: now[0])
    handler = ThinnedHandler(io.StringIO())
    handler.setFormatter(Lines())
    logger = logging.Logger("another.package")
    logger.addHandler(handler)

    def lines() -> list[str]:
        found = [json.loads(line) for line in handler.stream.getvalue().splitlines()]
        handler.stream.truncate(0)
        handler.stream.seek(0)
        return [f"{line['event']} {line.get('of', '')} {line.get('left_out', '')}".strip() for line in found]

    for number in range(MOST + 3):
        logger.warning("trouble\nnumber %d", number)
    logger.warning("another")
    for _ in range(MOST + 1):
        logger.info("news")
    assert lines() == ["trouble"] * MOST + ["another"] + ["news"] * (MOST + 1)
    now[0] += 61
    logger.warning("trouble")
    assert lines() == ["lines were left out trouble 3", "trouble"]
    for _ in range(MOST):
        logger.warning("trouble")
    handler.close()
    assert lines()[-1] == "lines were left out trouble 1"
