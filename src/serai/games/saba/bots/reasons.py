"""Why an option is a good one, in the numbers of the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.refusals import Reason, Remark
from serai.core.state import NOBODY
from serai.games.saba.bots.guard import holder_after, removal
from serai.games.saba.bots.outlook import Outlook
from serai.games.saba.bots.roof import Count, last_to_build
from serai.games.saba.bots.small_questions import lacking
from serai.games.saba.bots.taste import PLAIN
from serai.games.saba.cards.caravan_leader import CARAVAN_LEADER_TYPE
from serai.games.saba.cards.desert_robber import DESERT_ROBBER_PREY
from serai.games.saba.cards.foreman import FOREMAN_FIGURE, FOREMAN_TARGET
from serai.games.saba.cards.harbour_master import HARBOUR_MASTER_SWAP, SLOT_PAIRS
from serai.games.saba.cards.harem_guard import HAREM_GUARD_SWAP
from serai.games.saba.cards.merchant import MERCHANT_GIVE, MERCHANT_TAKE
from serai.games.saba.components import (
    BUNDLES,
    DRAWS_A_CARD,
    FOREMAN,
    GAME_END,
    GIVEN,
    HARBOUR_MASTER,
    HAREM_GUARD,
    MOVES_VIZIER,
    NONE,
    PAIRS_AND_SINGLES,
    PALACE_CARDS,
    PRODUCES,
    PRODUCING,
    RECEIVED,
    REMOVES_A_CARD,
    STAGES,
    TYPES,
    garden_of,
    stage_of,
)
from serai.games.saba.figures import FIGURE_SOURCE
from serai.games.saba.locks import PLACE_LOCK
from serai.games.saba.phases.building import BUILD_WINDOW, END_BUILD, FIRST_BUILD, FIRST_SPECIAL, FIRST_WITH_WORKERS
from serai.games.saba.phases.draw import DISCARD_CARDS
from serai.games.saba.phases.harbour import HARBOUR_WINDOW, REMOVE_PALACE_CARD
from serai.games.saba.phases.placing import FIRST_QUARTER, QUARTER_WINDOW, SKIP_QUARTER
from serai.games.saba.phases.quarters import FIRST_EXCHANGE
from serai.games.saba.phases.vizier import FIRST_USE, MOVE_VIZIER, VIZIER_EXCHANGE, VIZIER_OR_QUARTER
from serai.games.saba.phases.windows import FIRST_CARD, Window
from serai.games.saba.serail import SERAIL_MARKER
from serai.games.saba.table import Table

# The harbour
BRINGS: Final = Reason("harbour_brings", "4.3.2", "number type:resource")
PAYS_FOR: Final = Reason("harbour_pays_for", "4.3.2", "number type:resource card:card")
BRINGS_CARD: Final = Reason("harbour_brings_card", "4.3.3", "number type:resource")
LETS_STRIKE: Final = Reason("harbour_lets_strike", "4.3.3", "number type:resource card:card garden:garden")
BRINGS_VIZIER: Final = Reason("harbour_brings_vizier", "4.3.3", "number type:resource")
STRIKES_THREAT: Final = Reason("card_threatens_you", "4.4.3", "card:card garden:garden")
STRIKES_HARMLESS: Final = Reason("card_is_least_missed", "4.3.3", "card:card")
VIZIER_BRINGS: Final = Reason("vizier_brings", "4.3.3", "type:resource")
VIZIER_HINDERS: Final = Reason("vizier_hinders", "4.6.3", "seat:seat quarter:quarter")
VIZIER_SWAPS: Final = Reason("vizier_lets_exchange", "4.3.3", "quarter:quarter")
# Building
WINS: Final = Reason("wins_now", "6", "points")
TREASURE: Final = Reason("leads_interim_scoring", "4.4.8", "points")
TREASURE_TIED: Final = Reason("nobody_leads", "4.4.8", "points")
TREASURE_LOST: Final = Reason("rival_leads_interim_scoring", "4.4.8", "seat:seat points")
LOSES: Final = Reason("would_not_win_now", "6", "points most")
DISPLACES: Final = Reason("displaces_rival", "4.4.3", "card:card seat:seat points")
FREE_BALCONY: Final = Reason("balcony_is_free", "4.4.3", "card:card points")
FOR_GOOD: Final = Reason("never_overbuilt", "4.4.2", "card:card points")
MAKES_SAFER: Final = Reason("makes_own_balcony_safer", "4.4.3", "card:card garden:garden")
SAVES_UP: Final = Reason("saves_up", "4.4")
STEP_TOWARDS: Final = Reason("step_towards_build", "4.4.2", "card:card")
# Quarters and free actions
GIVES: Final = Reason("quarter_gives", "4.6.2", "type:resource")
WORKS: Final = Reason("figure_pays_back", "4.6.1", "quarter:quarter price turns")
TOO_LATE: Final = Reason("no_quarter_pays", "4.6.1", "turns")
EXCHANGES: Final = Reason("exchange_fits_better", "4.6.2", "give:resource get:resource")
HAND_FULL: Final = Reason("hand_would_be_too_large", "4.7", "limit")
NOTHING_MORE: Final = Reason("nothing_more_to_do", "4.7")
# The other questions
NEEDED: Final = Reason("needed_most", "4.4.2", "type:resource")
NOT_NEEDED: Final = Reason("needed_least", "4.7", "type:resource")
LEAST_USEFUL: Final = Reason("card_of_least_use", "4.7", "card:action_card")
COUNTS: Final = Reason("roof_counts", "6", "destination:destination")
BREAKS_TIES: Final = Reason("marker_breaks_ties", "5.3", "markers")
LOCKS_OUT: Final = Reason("rivals_lack_lock", "7.4", "type:resource rivals")
NO_LOCK: Final = Reason("lock_not_worth_it", "7.4")
SEAT: Final = Reason("wins_serail_seat", "7.3", "seat:seat")
WORKS_AGAIN: Final = Reason("figure_works_again", "S-44")


def remark_on(s: Table, option: i64) -> Remark:
    """The reason for an option of the open decision."""
    question = s.question
    if isinstance(question, Window):
        if option >= question.free_from:
            return on_free_action(s, option - question.free_from)
        if question is HARBOUR_WINDOW:
            return on_harbour(s, option)
        if question is BUILD_WINDOW:
            return on_building(s, option)
        if question is QUARTER_WINDOW:
            return on_quarter(s, option)
        return Remark(NOTHING_MORE)
    if question is VIZIER_OR_QUARTER:
        use = option - FIRST_USE
        return on_free_action(s, use) if use >= 0 else on_vizier(s, option)
    if question is MOVE_VIZIER:
        return on_vizier(s, option)
    return on_question(s, option)


# The windows


def on_harbour(s: Table, card: i64) -> Remark:
    slot = s.slot_of(s.seat, card)
    kind: i64 = s.harbour_types[slot]
    number: i64 = s.harbour_counts[slot]
    o = Outlook(s, s.seat, PLAIN)
    before = payable(o)
    o.means.have[kind] += number
    after = payable(o)
    o.means.have[kind] -= number
    if after >= 0 and before < 0:
        return Remark(PAYS_FOR, number, kind, s.sites[after])
    if slot == DRAWS_A_CARD:
        return Remark(BRINGS_CARD, number, kind)
    if slot == MOVES_VIZIER:
        return Remark(BRINGS_VIZIER, number, kind)
    if slot == REMOVES_A_CARD:
        for struck in s.sites:
            if struck < PALACE_CARDS and s.balconies[garden_of(struck)] == s.seat:
                return Remark(LETS_STRIKE, number, kind, struck, garden_of(struck))
    return Remark(BRINGS, number, kind)


def payable(o: Outlook) -> i64:
    """The site with the best card that can be paid; -1 if none can."""
    best: i64 = -1
    for site in range(len(o.s.sites)):
        if o.s.sites[site] < PALACE_CARDS:
            o.price_build(site, site)
            if o.means.afford(True) and (best < 0 or o.prizes[site] > o.prizes[best]):
                best = site
    return best


def on_building(s: Table, option: i64) -> Remark:
    if option == END_BUILD:
        return Remark(SAVES_UP)
    if option >= FIRST_WITH_WORKERS:
        return on_build(s, (option - FIRST_WITH_WORKERS) // len(BUNDLES))
    if option < FIRST_SPECIAL:
        return on_build(s, option - FIRST_BUILD)
    count = Count(s, s.seat, -1)
    if s.sites[option - FIRST_SPECIAL] == GAME_END:
        return on_the_end(s, count)
    leader = count.leader()
    if leader == s.seat:
        return Remark(TREASURE, count.most)
    return Remark(TREASURE_TIED, count.most) if leader == NOBODY else Remark(TREASURE_LOST, leader, count.most)


def on_the_end(s: Table, count: Count) -> Remark:
    """What comes of ending the game with the points as they are counted."""
    if count.share(s.seat) > 0.0:
        return Remark(WINS, count.most)
    return Remark(LOSES, count.points[s.seat], count.most)


def on_build(s: Table, site: i64) -> Remark:
    card: i64 = s.sites[site]
    garden = garden_of(card)
    displaced: i64 = s.balconies[garden]
    points = s.points(s.seat) + 1
    if last_to_build(s, card):
        return on_the_end(s, Count(s, s.seat, garden))
    if displaced == s.seat:
        return Remark(MAKES_SAFER, card, garden)
    if displaced != NOBODY:
        return Remark(DISPLACES, card, displaced, points)
    if stage_of(card) == STAGES:
        return Remark(FOR_GOOD, card, points)
    return Remark(FREE_BALCONY, card, points)


def on_quarter(s: Table, option: i64) -> Remark:
    turns = (len(s.deck) + len(s.sites)) // s.players
    if option == SKIP_QUARTER:
        return Remark(TOO_LATE, turns)
    quarter = option - FIRST_QUARTER
    return Remark(WORKS, quarter, s.rules.prices[s.free_place(quarter) % 2], turns)


def on_free_action(s: Table, action: i64) -> Remark:
    if action < PRODUCING:
        return Remark(GIVES, PRODUCES[action])
    card = action - FIRST_CARD
    if card == FOREMAN:
        return Remark(WORKS_AGAIN)
    if card == HAREM_GUARD:
        return Remark(SEAT, s.seat)
    if s.question in (BUILD_WINDOW, HARBOUR_WINDOW, VIZIER_OR_QUARTER):
        site = payable(Outlook(s, s.seat, PLAIN))
        if site >= 0:
            return Remark(STEP_TOWARDS, s.sites[site])
    if action < FIRST_CARD:
        exchange = action - FIRST_EXCHANGE
        return Remark(EXCHANGES, GIVEN[exchange], RECEIVED[exchange])
    if card < HARBOUR_MASTER and len(s.hands[s.seat]) <= s.rules.hand_limit:
        return Remark(NEEDED, BUNDLES[card][0])
    return Remark(HAND_FULL, s.rules.hand_limit)


# The other questions


def on_vizier(s: Table, quarter: i64) -> Remark:
    for place in (quarter * 2, quarter * 2 + 1):
        owner: i64 = s.places[place]
        if owner != NOBODY and owner != s.seat:
            return Remark(VIZIER_HINDERS, owner, quarter)
    return Remark(VIZIER_BRINGS, PRODUCES[quarter]) if quarter < PRODUCING else Remark(VIZIER_SWAPS, quarter)


def on_question(s: Table, option: i64) -> Remark:
    question = s.question
    if question is REMOVE_PALACE_CARD:
        card: i64 = s.sites[option]
        if removal(Outlook(s, s.seat, PLAIN), option) > 0.0:
            return Remark(STRIKES_THREAT, card, garden_of(card))
        return Remark(STRIKES_HARMLESS, card)
    if question is VIZIER_EXCHANGE:
        if option == NONE:
            return Remark(NOTHING_MORE)
        return Remark(EXCHANGES, GIVEN[option - 1], RECEIVED[option - 1])
    if question is HARBOUR_MASTER_SWAP:
        slot: i64 = SLOT_PAIRS[option][1]
        return Remark(BRINGS, s.rules.capacity[slot], s.harbour_types[SLOT_PAIRS[option][0]])
    if question is DESERT_ROBBER_PREY or question is CARAVAN_LEADER_TYPE:
        return Remark(NEEDED, option % TYPES)
    if question is HAREM_GUARD_SWAP:
        return Remark(SEAT, holder_after(s, option))
    if question is MERCHANT_TAKE:
        return Remark(NEEDED, BUNDLES[option % PAIRS_AND_SINGLES][0])
    if question is MERCHANT_GIVE:
        return Remark(NOT_NEEDED, BUNDLES[option][0])
    if question is FOREMAN_FIGURE or question is FOREMAN_TARGET:
        return Remark(WORKS_AGAIN)
    if question is FIGURE_SOURCE:
        return Remark(COUNTS, s.destination)
    if question is SERAIL_MARKER:
        markers = 1
        for owner in s.serail:
            if owner == s.seat:
                markers += 1
        return Remark(BREAKS_TIES, markers)
    if question is PLACE_LOCK:
        if option == NONE:
            return Remark(NO_LOCK)
        return Remark(LOCKS_OUT, option - 1, int(lacking(s, option - 1)))
    if question is DISCARD_CARDS:
        return Remark(LEAST_USEFUL, option)
    return Remark(NOT_NEEDED, option)
