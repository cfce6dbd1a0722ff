"""Why an option is a good one, in the numbers of the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.facts import Reason, Remark
from serai.core.state import NOBODY
from serai.games.saba import moves
from serai.games.saba.components import (
    BUNDLES,
    DRAWS_A_CARD,
    FOREMAN,
    GAME_END,
    GIVEN,
    HARBOUR_MASTER,
    HAREM_GUARD,
    MOVES_VIZIER,
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
from serai.games.saba.insight.guard import holder_after, removal
from serai.games.saba.insight.outlook import Outlook
from serai.games.saba.insight.questions import lacking
from serai.games.saba.insight.roof import Count, last_to_build
from serai.games.saba.insight.taste import PLAIN
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
    kind = s.kind
    if moves.is_window(kind):
        if option >= moves.FREE_FROM[kind]:
            return on_free_action(s, kind, option - moves.FREE_FROM[kind])
        if kind == moves.PRE_HARBOUR:
            return on_harbour(s, option)
        if kind == moves.BUILD:
            return on_building(s, option)
        if kind == moves.QUARTER:
            return on_quarter(s, option)
        return Remark(NOTHING_MORE)
    if kind == moves.VIZIER_OR_QUARTER:
        use = option - moves.FIRST_USE
        return on_free_action(s, kind, use) if use >= 0 else on_slot(s, moves.MOVE_VIZIER, option)
    if kind <= moves.VIZIER_EXCHANGE:
        return on_slot(s, kind, option)
    return on_question(s, kind, option)


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
    if option == moves.END_BUILD:
        return Remark(SAVES_UP)
    if option >= moves.FIRST_WITH_WORKERS:
        return on_build(s, (option - moves.FIRST_WITH_WORKERS) // len(BUNDLES))
    if option < moves.FIRST_SPECIAL:
        return on_build(s, option - moves.FIRST_BUILD)
    count = Count(s, s.seat, -1)
    if s.sites[option - moves.FIRST_SPECIAL] == GAME_END:
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
    if option == moves.SKIP_QUARTER:
        return Remark(TOO_LATE, turns)
    quarter = option - moves.FIRST_QUARTER
    return Remark(WORKS, quarter, s.rules.prices[s.free_place(quarter) % 2], turns)


def on_free_action(s: Table, window: i64, action: i64) -> Remark:
    if action < PRODUCING:
        return Remark(GIVES, PRODUCES[action])
    card = action - moves.FIRST_CARD
    if card == FOREMAN:
        return Remark(WORKS_AGAIN)
    if card == HAREM_GUARD:
        return Remark(SEAT, s.seat)
    if window in (moves.BUILD, moves.PRE_HARBOUR, moves.VIZIER_OR_QUARTER):
        site = payable(Outlook(s, s.seat, PLAIN))
        if site >= 0:
            return Remark(STEP_TOWARDS, s.sites[site])
    if action < moves.FIRST_CARD:
        exchange = action - moves.FIRST_EXCHANGE
        return Remark(EXCHANGES, GIVEN[exchange], RECEIVED[exchange])
    if card < HARBOUR_MASTER and len(s.hands[s.seat]) <= s.rules.hand_limit:
        return Remark(NEEDED, BUNDLES[card][0])
    return Remark(HAND_FULL, s.rules.hand_limit)


# The other questions


def on_slot(s: Table, kind: i64, option: i64) -> Remark:
    if kind == moves.REMOVE_PALACE_CARD:
        card: i64 = s.sites[option]
        if removal(Outlook(s, s.seat, PLAIN), option) > 0.0:
            return Remark(STRIKES_THREAT, card, garden_of(card))
        return Remark(STRIKES_HARMLESS, card)
    if kind == moves.MOVE_VIZIER:
        for place in (option * 2, option * 2 + 1):
            owner: i64 = s.places[place]
            if owner != NOBODY and owner != s.seat:
                return Remark(VIZIER_HINDERS, owner, option)
        return Remark(VIZIER_BRINGS, PRODUCES[option]) if option < PRODUCING else Remark(VIZIER_SWAPS, option)
    if option == moves.NONE:
        return Remark(NOTHING_MORE)
    return Remark(EXCHANGES, GIVEN[option - 1], RECEIVED[option - 1])


def on_question(s: Table, kind: i64, option: i64) -> Remark:
    if kind == moves.HARBOUR_MASTER:
        slot: i64 = moves.SLOT_PAIRS[option][1]
        return Remark(BRINGS, s.rules.capacity[slot], s.harbour_types[moves.SLOT_PAIRS[option][0]])
    if kind == moves.DESERT_ROBBER or kind == moves.CARAVAN_LEADER:
        return Remark(NEEDED, option % TYPES)
    if kind == moves.HAREM_GUARD:
        return Remark(SEAT, holder_after(s, option))
    if kind == moves.MERCHANT_TAKE:
        return Remark(NEEDED, BUNDLES[option % PAIRS_AND_SINGLES][0])
    if kind == moves.MERCHANT_GIVE:
        return Remark(NOT_NEEDED, BUNDLES[option][0])
    if kind == moves.FOREMAN_FIGURE or kind == moves.FOREMAN_TARGET:
        return Remark(WORKS_AGAIN)
    if kind == moves.FIGURE_SOURCE:
        return Remark(COUNTS, s.destination)
    if kind == moves.SERAIL_MARKER:
        markers = 1
        for owner in s.serail:
            if owner == s.seat:
                markers += 1
        return Remark(BREAKS_TIES, markers)
    if kind == moves.PLACE_LOCK:
        if option == moves.NONE:
            return Remark(NO_LOCK)
        return Remark(LOCKS_OUT, option - 1, int(lacking(s, option - 1)))
    if kind == moves.DISCARD_CARDS:
        return Remark(LEAST_USEFUL, option)
    return Remark(NOT_NEEDED, option)
