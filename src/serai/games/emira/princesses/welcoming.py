"""Rules sections 4.6.2 to 4.6.5: whose power takes effect on joining."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from serai.games.emira.cards.good_looking import grow_looks
from serai.games.emira.components import ALBINA, FIRYAL, HIND, LAYLA, NADIA, SAMIRA, SIDI, XENIA, ZAHRAH
from serai.games.emira.princesses.hind import keep_away
from serai.games.emira.princesses.palace_wear import clean_up, wear_down
from serai.games.emira.princesses.samira import lose_token
from serai.games.emira.princesses.sidi_suleiman import visit
from serai.games.emira.princesses.xenia import expect_gift
from serai.games.emira.princesses.zahrah import lose_status
from serai.games.emira.table import Table

ON_JOINING: Final[dict[int, Callable[[Table, i64], None]]] = {
    ALBINA: wear_down,
    FIRYAL: clean_up,
    HIND: keep_away,
    LAYLA: grow_looks,
    NADIA: grow_looks,
    SAMIRA: lose_token,
    SIDI: visit,
    XENIA: expect_gift,
    ZAHRAH: lose_status,
}


def welcome(s: Table, princess: i64, seat: i64) -> None:
    """Her power takes effect, up to a choice that it may ask for."""
    power = ON_JOINING.get(princess)
    if power is not None:
        power(s, seat)
