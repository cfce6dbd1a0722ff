"""Rules sections 4.6.2 to 4.6.5: whose power takes effect on joining."""

from __future__ import annotations

from mypy_extensions import i64

from serai.games.emira.cards.good_looking import grow_looks
from serai.games.emira.components import ALBINA, FIRYAL, HIND, LAYLA, NADIA, SAMIRA, SIDI, XENIA, ZAHRAH
from serai.games.emira.princesses.hind import keep_away
from serai.games.emira.princesses.palace_wear import clean_up, wear_palace
from serai.games.emira.princesses.samira import lose_token
from serai.games.emira.princesses.sidi_suleiman import visit
from serai.games.emira.princesses.xenia import expect_gift
from serai.games.emira.princesses.zahrah import lose_status
from serai.games.emira.table import Table


def welcome(s: Table, princess: i64, seat: i64) -> None:
    """Her power takes effect, up to a choice that it may ask for."""
    if princess == SIDI:
        visit(s, seat)
    elif princess == SAMIRA:
        lose_token(s, seat)
    elif princess == ZAHRAH:
        lose_status(s, seat)
    elif princess == ALBINA:
        wear_palace(s, ALBINA, seat)
    elif princess == FIRYAL:
        clean_up(s, seat)
    elif princess == HIND:
        keep_away(s, seat)
    elif princess == XENIA:
        expect_gift(s, seat)
    elif princess in (LAYLA, NADIA):
        grow_looks(s, seat)
