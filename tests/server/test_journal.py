"""The log: lines of JSON without anybody's secrets."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any

from serai.server.journal import Lines


def line(name: str, message: str, *args: object, error: bool = False, **extra: object) -> dict[str, Any]:
    record = logging.LogRecord(name, logging.WARNING, __file__, 1, message, args, sys.exc_info() if error else None)
    for key, value in extra.items():
        setattr(record, key, value)
    found: dict[str, Any] = json.loads(Lines().format(record))
    return found


def test_particulars_that_are_listed_are_written_and_no_others() -> None:
    told = line("serai.server.house", "a table is opened", table="abc", token="secret", salt="secret")
    assert (told["event"], told["table"], told["level"]) == ("a table is opened", "abc", "warning")
    assert "secret" not in json.dumps(told)


def test_of_an_error_its_type_and_place_are_written_but_not_its_words() -> None:
    try:
        raise ValueError("secret")
    except ValueError:
        told = line("serai.server.house", "a task failed", error=True)
    assert told["error"] == "ValueError"
    assert "test_journal.py" in told["where"][-1]
    assert "secret" not in json.dumps(told)


def test_what_other_packages_say_is_written_without_what_they_quote() -> None:
    told = line("uvicorn.error", "%s asked for %s", "somebody", "/secret")
    assert told["event"] == "%s asked for %s"
