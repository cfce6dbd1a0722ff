"""Rules section 11: every question of Emira and every step, in the order that gives them their numbers in saves."""

from __future__ import annotations

from typing import Final

from serai.core.questions import Agenda, Question, Space
from serai.games.emira.cards.bazaar import BAZAAR_PICK
from serai.games.emira.cards.changing_her_mind import CHANGING_MIND_CHOICE, CHANGING_MIND_TARGET, MIND_AT_SETUP
from serai.games.emira.cards.deck_order import COURT_INFLUENCE_ORDER, NEW_ORDERS_ORDER
from serai.games.emira.cards.double_trouble import DOUBLE_TROUBLE_SPLIT
from serai.games.emira.cards.good_looking import GOOD_LOOKING_TYPE
from serai.games.emira.cards.noble_merchandise import NOBLE_PICK
from serai.games.emira.cards.quiet_days import QUIET_DAYS_ROUND
from serai.games.emira.cards.spice_trade import NEW_CARAVAN_PICK
from serai.games.emira.cards.vermin import VERMIN_KIND, VERMIN_NEXT, VERMIN_PICK
from serai.games.emira.courting import JOIN, SETTLE_UNDECIDED
from serai.games.emira.phases.auction import (
    AUCTION_PHASE,
    AUCTION_TURN,
    CHOOSE,
    CHOOSE_ACTION,
    END_OF_AUCTIONS,
    LAST_PLAYER_BID,
    NEXT_AUCTION,
)
from serai.games.emira.phases.bidding import AUCTION_BID
from serai.games.emira.phases.courtship import COURTSHIP_PHASE, PRINCESS_CHOOSES
from serai.games.emira.phases.events import EVENT_TURN, EVENTS_PHASE, PLAY_EVENT
from serai.games.emira.phases.income import INCOME_PHASE
from serai.games.emira.phases.market import LAY_PIECES, LAY_STATUS, LAY_TOKEN, MARKET_PHASE, TURN_UP
from serai.games.emira.phases.purchase import BUY_EVENT, KEEP_EVENT, LOOK_AT_EVENTS, PURCHASE_PHASE, PURCHASE_TURN
from serai.games.emira.phases.round import ROUND_END, ROUND_START
from serai.games.emira.phases.upkeep import UPKEEP_PHASE
from serai.games.emira.princesses.samira import SAMIRA_DISCARD
from serai.games.emira.princesses.sidi_suleiman import SIDI_VICTIM
from serai.games.emira.princesses.xenia import XENIA_GIFT, XENIA_PHASE
from serai.games.emira.princesses.zahrah import ZAHRAH_DISCARD
from serai.games.emira.setup import DRAFT, DRAFT_START_EVENT, START
from serai.games.emira.table import Table

QUESTIONS: Final[list[Question[Table]]] = [
    DRAFT_START_EVENT,
    PLAY_EVENT,
    GOOD_LOOKING_TYPE,
    NEW_CARAVAN_PICK,
    VERMIN_KIND,
    VERMIN_PICK,
    COURT_INFLUENCE_ORDER,
    NEW_ORDERS_ORDER,
    CHANGING_MIND_TARGET,
    CHANGING_MIND_CHOICE,
    DOUBLE_TROUBLE_SPLIT,
    QUIET_DAYS_ROUND,
    NOBLE_PICK,
    BAZAAR_PICK,
    AUCTION_BID,
    LAST_PLAYER_BID,
    CHOOSE,
    BUY_EVENT,
    KEEP_EVENT,
    SAMIRA_DISCARD,
    ZAHRAH_DISCARD,
    SIDI_VICTIM,
    XENIA_GIFT,
]
SPACE: Final = Space(QUESTIONS)
AGENDA: Final[Agenda[Table]] = Agenda(
    [
        DRAFT,
        START,
        ROUND_START,
        EVENTS_PHASE,
        EVENT_TURN,
        VERMIN_NEXT,
        INCOME_PHASE,
        MARKET_PHASE,
        TURN_UP,
        MIND_AT_SETUP,
        LAY_STATUS,
        LAY_TOKEN,
        LAY_PIECES,
        AUCTION_PHASE,
        NEXT_AUCTION,
        AUCTION_TURN,
        CHOOSE_ACTION,
        END_OF_AUCTIONS,
        PURCHASE_PHASE,
        PURCHASE_TURN,
        LOOK_AT_EVENTS,
        COURTSHIP_PHASE,
        PRINCESS_CHOOSES,
        XENIA_PHASE,
        UPKEEP_PHASE,
        ROUND_END,
        SETTLE_UNDECIDED,
        JOIN,
    ]
)
