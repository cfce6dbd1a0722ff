"""Rules section 11: every question of Saba and every step, in the order that gives them their numbers in saves."""

from __future__ import annotations

from typing import Final

from serai.core.questions import Agenda, Question, Space
from serai.games.saba.cards.caravan_leader import CARAVAN_LEADER_TYPE
from serai.games.saba.cards.desert_robber import DESERT_ROBBER_PREY
from serai.games.saba.cards.foreman import FOREMAN_FIGURE, FOREMAN_TARGET
from serai.games.saba.cards.harbour_master import HARBOUR_MASTER_SWAP
from serai.games.saba.cards.harem_guard import HAREM_GUARD_SWAP
from serai.games.saba.cards.merchant import MERCHANT_GIVE, MERCHANT_TAKE
from serai.games.saba.figures import FIGURE, FIGURE_SOURCE
from serai.games.saba.locks import LOCK, PLACE_LOCK
from serai.games.saba.phases.draw import DISCARD_CARDS, RETURN_RESOURCES
from serai.games.saba.phases.harbour import REMOVE_PALACE_CARD
from serai.games.saba.phases.refilling import REFILL
from serai.games.saba.phases.sites import CLOSE
from serai.games.saba.phases.turn import WINDOWS
from serai.games.saba.phases.vizier import MOVE_VIZIER, VIZIER_EXCHANGE, VIZIER_OR_QUARTER
from serai.games.saba.serail import CHECK_SEAT, MARKER, SERAIL_MARKER
from serai.games.saba.table import Table

QUESTIONS: Final[list[Question[Table]]] = [
    *WINDOWS,
    REMOVE_PALACE_CARD,
    MOVE_VIZIER,
    VIZIER_EXCHANGE,
    HARBOUR_MASTER_SWAP,
    DESERT_ROBBER_PREY,
    CARAVAN_LEADER_TYPE,
    HAREM_GUARD_SWAP,
    MERCHANT_TAKE,
    MERCHANT_GIVE,
    FOREMAN_FIGURE,
    FOREMAN_TARGET,
    FIGURE_SOURCE,
    SERAIL_MARKER,
    PLACE_LOCK,
    DISCARD_CARDS,
    RETURN_RESOURCES,
    VIZIER_OR_QUARTER,  # last, so that those before it keep their numbers
]
SPACE: Final = Space(QUESTIONS)
AGENDA: Final[Agenda[Table]] = Agenda([FIGURE, MARKER, CHECK_SEAT, LOCK, CLOSE, REFILL])
