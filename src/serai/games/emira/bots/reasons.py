"""Why an option is a good one, in a line for a person to read."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.refusals import Reason, Remark
from serai.core.state import NOBODY
from serai.games.emira.bills import bill
from serai.games.emira.bots.bidding import Contest
from serai.games.emira.bots.schemes import Schemes
from serai.games.emira.bots.survey import Survey
from serai.games.emira.bots.wants import TYPE_OF, Wants
from serai.games.emira.cards.bazaar import BAZAAR_PICK
from serai.games.emira.cards.deck_order import COURT_INFLUENCE_ORDER
from serai.games.emira.cards.noble_merchandise import NOBLE_PICK
from serai.games.emira.cards.vermin import VERMIN_KIND, VERMIN_PICK
from serai.games.emira.components import (
    BUY_APPEARANCE,
    BUY_CAMEL,
    BUY_PALACE,
    CARAVAN_INCOME,
    CARAVAN_SPACES,
    DOUBLE_TROUBLE,
    QUIET_DAYS,
    event_type,
)
from serai.games.emira.phases.auction import CHOOSE, CONSOLATION, DECLINE, LAST_PLAYER_BID, NO_BID
from serai.games.emira.phases.bidding import AUCTION_BID, BID_STEP, PASS, TAKE_150
from serai.games.emira.phases.events import PASS as PLAY_NOTHING
from serai.games.emira.phases.events import PLAY_EVENT
from serai.games.emira.phases.purchase import BUY_EVENT, KEEP_EVENT, event_price
from serai.games.emira.princesses.samira import SAMIRA_DISCARD
from serai.games.emira.princesses.sidi_suleiman import SIDI_VICTIM
from serai.games.emira.princesses.xenia import PAY, XENIA_GIFT
from serai.games.emira.princesses.zahrah import ZAHRAH_DISCARD
from serai.games.emira.setup import DRAFT_START_EVENT
from serai.games.emira.table import Table

WINS_GAME: Final = Reason("wins_game", "6.1", "item:item princess:princess")
WINS_PRINCESS: Final = Reason("wins_princess", "4.6.1", "item:item princess:princess missing")
FOREIGN_PRINCESS: Final = Reason("wins_foreign_princess", "4.6.1", "item:item princess:princess")
KEEPS_PRINCESS: Final = Reason("keeps_princess", "4.6.1", "item:item princess:princess")
DENIES_PRINCESS: Final = Reason("denies_princess", "4.6.1", "item:item princess:princess seat:seat missing")
MORE_INCOME: Final = Reason("more_income", "5.5", "item:item total:gold rounds")
MORE_ROOM: Final = Reason("more_room", "4.0", "free missing")
BETTER_STANDING: Final = Reason("better_standing", "4.0", "item:item points lead")
CHEAPER_BIDS: Final = Reason("cheaper_bids", "4.4.2", "discount:gold")
KEEPS_GOLD: Final = Reason("keeps_gold", "4.7.3", "gold:gold bill:gold")
TAKES_CONSOLATION: Final = Reason("takes_consolation", "4.4.6", "amount:gold")
WORTH_BIDDING: Final = Reason("worth_bidding", "4.4.2", "item:item limit:gold")
BIDS_FOR_PRINCESS: Final = Reason("bids_for_princess", "4.4.2", "item:item princess:princess limit:gold")
OTHERS_MAY_CHOOSE: Final = Reason("others_may_choose", "4.4.2", "item:item")
TOO_DEAR: Final = Reason("first_choice_too_dear", "4.4.2", "limit:gold bid:gold")
NO_NEED_TO_BID: Final = Reason("no_need_to_bid", "4.4.5", "")
POOR_ON_PURPOSE: Final = Reason("poor_on_purpose", "4.4.5", "below:gold amount:gold")
GOOD_MOMENT: Final = Reason("good_moment", "4.1", "card:event")
WAITS: Final = Reason("waits_for_its_moment", "4.1", "cards")
LADY_FOR_YOU: Final = Reason("next_princess_likely_yours", "4.6.1", "card:event")
LADY_FOR_RIVAL: Final = Reason("next_princess_likely_a_rivals", "4.6.1", "card:event")
BEST_CARD: Final = Reason("promises_most", "5.2", "card:event")
GOLD_TO_SPARE: Final = Reason("gold_to_spare", "4.5", "price:gold gold:gold")
SAVES_GOLD: Final = Reason("saves_gold", "4.5", "gold:gold bill:gold")
LEAST_LOSS: Final = Reason("least_loss", "4.6.3", "")
LEAST_NEEDED: Final = Reason("least_needed", "4.6.5", "princess:princess missing")
WORTH_HER_GIFT: Final = Reason("worth_her_gift", "4.7.2", "gift:gold")
NOT_WORTH_HER_GIFT: Final = Reason("not_worth_her_gift", "4.7.2", "gift:gold")
RIVALS_LOSE: Final = Reason("rivals_lose_payments", "5.2", "caravan:caravan")
YOURS_FIRST: Final = Reason("yours_come_first", "5.2", "")
DEAREST_USEFUL: Final = Reason("best_you_can_use", "4.3", "card:status gold:gold")
FITS_SET: Final = Reason("fits_your_tokens", "4.0", "type:token points")
SUITS_YOU: Final = Reason("suits_you", "5.2", "")


def why(s: Table, survey: Survey, option: i64) -> Remark:
    """What speaks for an option of the open decision."""
    question = s.question
    if question is AUCTION_BID:
        return why_bid(s, Wants(survey), option)
    if question is CHOOSE:
        return why_action(s, Wants(survey), option)
    if question is LAST_PLAYER_BID:
        if option == NO_BID:
            return Remark(NO_NEED_TO_BID)
        return Remark(POOR_ON_PURPOSE, s.rules.consolation_below, s.rules.consolation)
    if question is PLAY_EVENT:
        return why_event(s, Schemes(Wants(survey)), option)
    if question is BUY_EVENT:
        gold, due = s.gold[s.seat], bill(s, s.seat)
        return Remark(GOLD_TO_SPARE, event_price(s, s.seat, option), gold) if option else Remark(SAVES_GOLD, gold, due)
    if question in (DRAFT_START_EVENT, KEEP_EVENT):
        return Remark(BEST_CARD, option)
    if question in (SAMIRA_DISCARD, ZAHRAH_DISCARD, VERMIN_PICK):
        return Remark(LEAST_LOSS)
    if question is SIDI_VICTIM:
        return Remark(LEAST_NEEDED, option, int(survey.distances[s.seat]))
    if question is XENIA_GIFT:
        if option == PAY:
            return Remark(WORTH_HER_GIFT, s.rules.gift)
        return Remark(NOT_WORTH_HER_GIFT, s.rules.gift)
    return why_choice(s, survey, option)


def why_choice(s: Table, survey: Survey, option: i64) -> Remark:
    """The choices that event cards ask for."""
    question = s.question
    if question is VERMIN_KIND:
        return Remark(RIVALS_LOSE, option)
    if question is COURT_INFLUENCE_ORDER:
        return Remark(YOURS_FIRST)
    if question is NOBLE_PICK:
        return Remark(DEAREST_USEFUL, option, s.gold[s.seat])
    if question is BAZAAR_PICK:
        return Remark(FITS_SET, option, survey.token_gain(s.seat, option))
    return Remark(SUITS_YOU)


def why_bid(s: Table, wants: Wants, option: i64) -> Remark:
    if option == TAKE_150:
        return Remark(TAKES_CONSOLATION, s.rules.consolation)
    contest = Contest(wants)
    contest.look_at_rivals()
    limit = contest.limit()
    item = best_item(s, wants, contest.best)
    if option != PASS:
        princess = won_by(wants, item)
        if princess >= 0:
            return Remark(BIDS_FOR_PRINCESS, item, princess, limit)
        return Remark(WORTH_BIDDING, item, limit)
    lowest = s.bid + BID_STEP
    return Remark(OTHERS_MAY_CHOOSE, item) if limit <= 0 else Remark(TOO_DEAR, max(0, limit), lowest)


def won_by(wants: Wants, item: i64) -> i64:
    """The princess whom an item would bring, or -1."""
    survey = wants.survey
    if item < BUY_APPEARANCE or item > BUY_PALACE:
        return -1
    for which in range(len(survey.courted)):
        princess = survey.courted[which]
        if wants.now[which] != survey.me and survey.choice(princess, survey.me, item) == survey.me:
            return princess
    return -1


def best_item(s: Table, wants: Wants, kind: i64) -> i64:
    """The best item of a type of action."""
    wants.consider(wants.survey.me)
    best: i64 = -1
    most = 0.0
    for item in wants.items:
        if TYPE_OF[item] == kind:
            worth = wants.item(item, s.gold[wants.survey.me])
            if best < 0 or worth > most:
                best = item
                most = worth
    return max(0, best)


def why_action(s: Table, wants: Wants, option: i64) -> Remark:
    survey = wants.survey
    me = survey.me
    if option == CONSOLATION:
        return Remark(TAKES_CONSOLATION, s.rules.consolation)
    if option == DECLINE:
        return Remark(KEEPS_GOLD, s.gold[me], bill(s, me))
    if option < BUY_APPEARANCE:
        return Remark(MORE_INCOME, option, CARAVAN_INCOME[option] * CARAVAN_SPACES[option], CARAVAN_SPACES[option])
    if option == BUY_CAMEL:
        return Remark(CHEAPER_BIDS, s.discount(me) + s.camel_rate(me))
    wants.consider(me)
    missing = int(survey.distances[me])
    for which in range(len(survey.courted)):
        princess = survey.courted[which]
        now = wants.now[which]
        then = survey.choice(princess, me, option)
        if then == me and now != me:
            nearer = int(survey.brings_nearer(princess, me))
            if nearer <= 0:
                return Remark(FOREIGN_PRINCESS, option, princess)
            if missing <= nearer:
                return Remark(WINS_GAME, option, princess)
            return Remark(WINS_PRINCESS, option, princess, missing - nearer)
        if then == me and wants.dangers[which] < survey.stake(which, me, me):
            return Remark(KEEPS_PRINCESS, option, princess)
        if now not in (me, NOBODY) and then != now:
            return Remark(DENIES_PRINCESS, option, princess, now, int(survey.distances[now] + 0.5))
    if option == BUY_PALACE and survey.room[me] < missing:
        return Remark(MORE_ROOM, max(0, survey.room[me]), missing)
    points = survey.gain_of(me, option)
    margin = survey.margin(me, option - BUY_APPEARANCE) // 2
    if option == BUY_PALACE:
        points //= 2
    return Remark(BETTER_STANDING, option, points, margin + points)


def why_event(s: Table, schemes: Schemes, option: i64) -> Remark:
    if option == PLAY_NOTHING:
        return Remark(WAITS, s.hand_sizes[s.seat])
    kind = event_type(option - 1)
    if kind == DOUBLE_TROUBLE and schemes.next_princess() > 0.0:
        return Remark(LADY_FOR_YOU, option - 1)
    if kind == QUIET_DAYS and schemes.next_princess() < 0.0:
        return Remark(LADY_FOR_RIVAL, option - 1)
    return Remark(GOOD_MOMENT, option - 1)
