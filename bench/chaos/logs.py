"""The server's log after a run: every error in it must be explained by a fault."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable

LOUD = ("error", "critical")
LEFT_OUT = "lines were left out"  # of errors whose first lines are in the log
FIRST_WORDS = "Serai is at"  # what the server prints when it is ready

# Errors that a fault rightly brings about, by their type.
EXPECTED = {
    "full_disk": ("OSError", "NotStored"),
    "no_descriptors": ("OSError", "NotStored", "OperationalError"),
}


def complaints(log: str, faults: Iterable[str]) -> list[str]:
    """Lines that tell of a mistake, each kind once with its number."""
    allowed = {error for fault in faults for error in EXPECTED.get(fault, ())}
    found: Counter[str] = Counter()
    for text in log.splitlines():
        if not text.startswith("{"):
            if text and not text.startswith(FIRST_WORDS):
                found[text[:200]] += 1
            continue
        line = json.loads(text)
        wrong = (line["level"] in LOUD or "where" in line) and line["event"] != LEFT_OUT
        if wrong and line.get("error") not in allowed:
            found[f"{line['event']} {line.get('error', '')} {line.get('where', '')}"] += 1
    return [f"in the server's log, {count} times: {text}" for text, count in found.items()]
