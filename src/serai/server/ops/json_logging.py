"""The server's log: a line of JSON an event, and no secret in it.

What is logged has a fixed text as its event and names its particulars in `extra`; only those listed here are written.
Of an error its type and its place are written, never its words: they may quote what somebody sent.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from hashlib import sha256
from typing import Final

from serai.server.ops.log_thinning import ThinnedHandler

PARTICULARS: Final = (
    "table",
    "tables",
    "game",
    "entry",
    "bot",
    "trouble",
    "report",
    "error",
    "address",
    "path",
    "left_out",
    "of",
)
LEVELS: Final = ("debug", "info", "warning", "error")


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "source": record.name,
            "event": record.getMessage() if record.name.startswith("serai") else str(record.msg).partition("\n")[0],
        }
        for name in PARTICULARS:
            if hasattr(record, name):
                found = getattr(record, name)
                line[name] = mark_of(found) if name == "table" else found
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            line["error"] = type(error).__name__
            frames = traceback.extract_tb(error.__traceback__)[-8:]
            line["where"] = [f"{frame.filename.rpartition('site-packages/')[2]}:{frame.lineno}" for frame in frames]
        return json.dumps(line, ensure_ascii=False, default=str)


def mark_of(table: str) -> str:
    """A table in the log. Its id lets one look on and sit down; this only tells it from others."""
    return sha256(table.encode()).hexdigest()[:8]


def set_up(level: str) -> None:
    """All logs of this process, to stderr. Other packages only when something is wrong."""
    handler = ThinnedHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("serai").setLevel(level.upper())
