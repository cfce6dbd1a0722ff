"""Rules section 11: every question of the game and every step, in the order that gives them their numbers in saves."""

from __future__ import annotations

from typing import Final

from serai.core.questions import Agenda, Question, Space
from serai.games.dragons.artifacts.counterspell import TARGET_SPELL
from serai.games.dragons.phases.city import CHOOSE_FIRST_PLAYER, MARKET_TAKE, MARKET_TRADE, TENT_KEEP
from serai.games.dragons.phases.ending import RETURN_HOME
from serai.games.dragons.phases.guard import BRIBE_GUARD, BRIBE_PAYMENT, BRIBES, ENTRY
from serai.games.dragons.phases.placement import ASK_PLACE, PLACE_TOKEN, PLACE_VALUE, PLACEMENT_STEP
from serai.games.dragons.phases.rooms import BUY_ARTIFACT, HAND_OVER, OFFERS, PAY_PIECE
from serai.games.dragons.phases.scoring import AWARD, CLEAN_UP_STEP, FINISH, GATE, SCORE
from serai.games.dragons.phases.upkeep import UPKEEP_STEP
from serai.games.dragons.setup import CHOOSE_START_TREASURES, START_TREASURES
from serai.games.dragons.spells.abracadabra import ABRACADABRA_PICK
from serai.games.dragons.spells.alms import ALMS_PICK
from serai.games.dragons.spells.baksheesh import BAKSHEESH_PAYMENT, BAKSHEESH_RESPONSE
from serai.games.dragons.spells.borrow import TARGET_LENDER
from serai.games.dragons.spells.exchange import EXCHANGE_PICK
from serai.games.dragons.spells.eye_for_an_eye import EYE_RESPONSE
from serai.games.dragons.spells.levy import NEXT_PAYER
from serai.games.dragons.spells.mirage import MIRAGE_PICK
from serai.games.dragons.spells.offering import RETURN_TREASURES
from serai.games.dragons.spells.sorcerers_apprentice import TARGET_ARTIFACT
from serai.games.dragons.spells.sultans_taxes import TAXES_PAYMENT, TAXES_RESPONSE
from serai.games.dragons.spells.teleportation import TELEPORT_PAYMENT
from serai.games.dragons.table import Table
from serai.games.dragons.targets import TARGET_PIECE, TARGET_SPACE
from serai.games.dragons.windows import BATCH_DONE, EFFECT, POLL, WINDOW

QUESTIONS: Final[list[Question[Table]]] = [
    CHOOSE_START_TREASURES,
    PLACE_TOKEN,
    PLACE_VALUE,
    WINDOW,
    TARGET_SPACE,
    TARGET_PIECE,
    TARGET_ARTIFACT,
    TARGET_SPELL,
    TARGET_LENDER,
    TENT_KEEP,
    MARKET_TRADE,
    MARKET_TAKE,
    CHOOSE_FIRST_PLAYER,
    BRIBE_GUARD,
    BRIBE_PAYMENT,
    BUY_ARTIFACT,
    PAY_PIECE,
    ALMS_PICK,
    EXCHANGE_PICK,
    RETURN_TREASURES,
    BAKSHEESH_RESPONSE,
    BAKSHEESH_PAYMENT,
    TAXES_RESPONSE,
    TAXES_PAYMENT,
    EYE_RESPONSE,
    MIRAGE_PICK,
    ABRACADABRA_PICK,
    TELEPORT_PAYMENT,
]
SPACE: Final = Space(QUESTIONS)
AGENDA: Final[Agenda[Table]] = Agenda(
    [
        START_TREASURES,
        UPKEEP_STEP,
        PLACEMENT_STEP,
        ASK_PLACE,
        SCORE,
        AWARD,
        GATE,
        BRIBES,
        ENTRY,
        OFFERS,
        HAND_OVER,
        FINISH,
        POLL,
        EFFECT,
        NEXT_PAYER,
        BATCH_DONE,
        CLEAN_UP_STEP,
        RETURN_HOME,
    ]
)
