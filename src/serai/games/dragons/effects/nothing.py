"""Rule 6.3.6: a spell whose effect has become impossible is spent all the same."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.facts import EventKind
from serai.games.dragons.table import Table

NO_EFFECT: Final = EventKind("spell_without_effect", "6.3.6", "seat:seat spell:item")


def no_effect(s: Table, seat: i64, spell: i64) -> None:
    s.tell(NO_EFFECT, seat, spell)
