"""Named numbers of refusals and events, declared as `"name:type name:type"`.

A game turns an integer of a type into its readable form (`Game.word`). A field without a type is a plain number.
"""

from __future__ import annotations

from typing import Final

LARGEST: Final = 1 << 60  # larger numbers are invalid in any game and may not fit in 64 bits


def parse_fields(spec: str) -> list[tuple[str, str]]:
    fields = []
    for part in spec.split():
        name, _, kind = part.partition(":")
        fields.append((name, kind or "number"))
    return fields
