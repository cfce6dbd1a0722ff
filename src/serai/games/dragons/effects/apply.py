"""An item of the batch takes effect (7.4, stage 2)."""

from __future__ import annotations

from mypy_extensions import i64

from serai.games.dragons.artifacts import double_piece, fly_carpet, turn_key
from serai.games.dragons.components import (
    ABRACADABRA,
    ALMS,
    APPRENTICE,
    ASTRAL_DOUBLE,
    BAKSHEESH,
    BORROW,
    CLOSE_SESAME,
    DRAGON_FLIGHT,
    DRAGON_RETURN,
    EXCHANGE,
    EYE_FOR_AN_EYE,
    FLYING_CARPET,
    KEY,
    LAST_SHALL_BE_FIRST,
    LUNAR_ECLIPSE,
    MIRAGE,
    OFFERING,
    SACRIFICE,
    SECOND_CHANCE,
    SMUGGLING,
    SOLAR_ECLIPSE,
    SPY,
    TAXES,
    TELEPORTATION,
    USE_CARPET,
    USE_DOUBLE,
    USE_KEY,
)
from serai.games.dragons.effects.lasting import reverse, seal, send_spy, smuggle
from serai.games.dragons.effects.levies import start_levy
from serai.games.dragons.effects.moving import eclipse, eye_for_an_eye, second_chance, teleport
from serai.games.dragons.effects.palace import abracadabra, mirage, swap_artifacts
from serai.games.dragons.effects.treasures import dragon_flight, dragon_return, exchange, give_alms
from serai.games.dragons.table import BATCH_ROW, CANCELLED, Table
from serai.games.dragons.targets import LENDER_STRIDE


def apply(s: Table, number: i64) -> None:
    """A real Counterspell has acted when it was declared; a borrowed one in stage 1."""
    row = number * BATCH_ROW
    if s.batch[row + CANCELLED]:
        return
    s.acting = number
    seat: i64 = s.batch[row]
    item: i64 = s.batch[row + 1]
    a: i64 = s.batch[row + 2]
    b: i64 = s.batch[row + 3]
    if item == USE_CARPET:
        fly_carpet(s, seat, False)
    elif item == USE_DOUBLE:
        double_piece(s, seat, a)
    elif item == USE_KEY:
        turn_key(s, seat)
    elif item == ALMS:
        give_alms(s, seat)
    elif item == EXCHANGE:
        exchange(s, seat)
    elif item in (OFFERING, SACRIFICE, BAKSHEESH, TAXES):
        start_levy(s)
    elif item == LUNAR_ECLIPSE:
        eclipse(s, seat, item, a, True)
    elif item == SOLAR_ECLIPSE:
        eclipse(s, seat, item, a, False)
    elif item == SECOND_CHANCE:
        second_chance(s, seat, a, b)
    elif item == TELEPORTATION:
        teleport(s, seat, a, b)
    elif item == EYE_FOR_AN_EYE:
        eye_for_an_eye(s, seat, item, a)
    elif item == DRAGON_FLIGHT:
        dragon_flight(s, seat, a)
    elif item == DRAGON_RETURN:
        dragon_return(s, a)
    elif item == MIRAGE:
        mirage(s, seat, a)
    elif item == APPRENTICE:
        swap_artifacts(s, seat, a, b)
    elif item == ABRACADABRA:
        abracadabra(s, seat)
    elif item == SPY:
        send_spy(s, seat)
    elif item == CLOSE_SESAME:
        seal(s, seat, a)
    elif item == LAST_SHALL_BE_FIRST:
        reverse(s, seat)
    elif item == SMUGGLING:
        smuggle(s, seat)
    elif item == BORROW:
        borrow(s, seat, a % LENDER_STRIDE, b)


def borrow(s: Table, seat: i64, kind: i64, handle: i64) -> None:
    """As if the borrower had used it; the artifact itself stays where it is (6.4.11)."""
    if kind == FLYING_CARPET:
        fly_carpet(s, seat, True)
    elif kind == ASTRAL_DOUBLE:
        double_piece(s, seat, handle)
    elif kind == KEY:
        turn_key(s, seat)
