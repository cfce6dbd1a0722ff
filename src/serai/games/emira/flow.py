"""Who does what: the steps of the agenda, and for each decision its candidates, its check and its effect."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.facts import Refusal
from serai.games.emira import agenda as step
from serai.games.emira import cards, courting, minds, moves, powers, setup, vermin
from serai.games.emira.components import TOKEN_TYPES
from serai.games.emira.phases import (
    actions,
    auction,
    courtship,
    ending,
    events,
    income,
    market,
    purchase,
    upkeep,
)
from serai.games.emira.table import Table

# Decisions about open things: with one option they are not asked, with none their effect lapses (section 11).
OPEN_CHOICES: Final = (
    1 << moves.NEW_CARAVAN_PICK
    | 1 << moves.VERMIN_PICK
    | 1 << moves.COURT_INFLUENCE_ORDER
    | 1 << moves.NEW_ORDERS_ORDER
    | 1 << moves.CHANGING_MIND_TARGET
    | 1 << moves.NOBLE_PICK
    | 1 << moves.BAZAAR_PICK
    | 1 << moves.KEEP_EVENT
    | 1 << moves.SAMIRA_DISCARD
    | 1 << moves.ZAHRAH_DISCARD
    | 1 << moves.SIDI_VICTIM
)
# Lists of options are never changed, so states may share them.
ONLY_PASS: Final = [moves.PASS]
PASS_OR_CONSOLATION: Final = [moves.PASS, moves.TAKE_150]
ALL_ACTIONS: Final = list(range(moves.CONSOLATION + 1))
FIRST_THREE: Final = [0, 1, 2]


def carry_out(s: Table, kind: i64, argument: i64) -> None:
    """One step of the agenda."""
    if kind == step.AUCTION_TURN:
        auction.auction_turn(s)
    elif kind == step.SETTLE:
        courting.settle(s, argument == courting.ONLY_GOLD)
    elif kind == step.CHOOSE_ACTION:
        actions.choose_action(s, argument)
    elif kind == step.NEXT_AUCTION:
        auction.next_auction(s)
    elif kind == step.EVENT_TURN:
        events.event_turn(s, argument)
    elif kind == step.PURCHASE_TURN:
        purchase.purchase_turn(s, argument)
    elif kind == step.LOOK_AT_EVENTS:
        purchase.look_at_events(s, argument // 8, argument % 8)
    elif kind == step.JOIN:
        courting.join(s, argument // 8, argument % 8)
    elif kind == step.PRINCESS_CHOOSES:
        courtship.princess_chooses(s, argument)
    elif kind == step.TURN_UP:
        market.turn_up(s, argument)
    elif kind == step.MIND_AT_SETUP:
        market.mind_at_setup(s, argument)
    elif kind == step.LAY_STATUS:
        market.lay_status(s)
    elif kind == step.LAY_TOKEN:
        market.lay_token(s)
    elif kind == step.LAY_PIECES:
        market.lay_pieces(s)
    elif kind == step.ROUND_START:
        ending.round_start(s)
    elif kind == step.EVENTS_PHASE:
        events.events_phase(s)
    elif kind == step.INCOME_PHASE:
        income.income_phase(s)
    elif kind == step.MARKET_PHASE:
        market.market_phase(s)
    elif kind == step.AUCTION_PHASE:
        auction.auction_phase(s)
    elif kind == step.END_OF_AUCTIONS:
        auction.end_of_auctions(s)
    elif kind == step.PURCHASE_PHASE:
        purchase.purchase_phase(s)
    elif kind == step.COURTSHIP_PHASE:
        courtship.courtship_phase(s)
    elif kind == step.XENIA_PHASE:
        upkeep.xenia_phase(s)
    elif kind == step.UPKEEP_PHASE:
        upkeep.upkeep_phase(s)
    elif kind == step.ROUND_END:
        ending.round_end(s)
    elif kind == step.VERMIN_NEXT:
        vermin.vermin_next(s, argument)
    elif kind == step.DRAFT:
        setup.draft(s, argument)
    elif kind == step.START:
        setup.return_unchosen(s)


def candidates_of(s: Table, kind: i64) -> list[int]:
    """Section 11: the options worth checking, ranges of bids left out."""
    if kind == moves.AUCTION_BID:
        return PASS_OR_CONSOLATION
    if kind == moves.CHOOSE:
        return ALL_ACTIONS
    if kind == moves.BUY_EVENT or kind == moves.CHANGING_MIND_CHOICE:
        return FIRST_THREE
    if kind == moves.PLAY_EVENT:
        return events.play_candidates(s)
    if kind == moves.LAST_PLAYER_BID:
        return [moves.NO_BID]
    if kind == moves.KEEP_EVENT:
        return purchase.keep_candidates(s)
    if kind == moves.DRAFT_START_EVENT:
        return s.hand_of(s.seat)
    if kind in (moves.GOOD_LOOKING_TYPE, moves.BAZAAR_PICK, moves.SAMIRA_DISCARD):
        return list(range(TOKEN_TYPES))
    if kind == moves.NEW_CARAVAN_PICK:
        return cards.own_caravan_options(s)
    if kind == moves.VERMIN_KIND:
        return [0, 1, 2, 3]
    if kind == moves.VERMIN_PICK:
        return vermin.vermin_pick_candidates(s)
    if kind in (moves.COURT_INFLUENCE_ORDER, moves.NEW_ORDERS_ORDER):
        return list(range(len(moves.ORDERS)))
    if kind == moves.CHANGING_MIND_TARGET:
        return list(range(2 * moves.MOST_ARRIVALS))
    if kind == moves.NOBLE_PICK:
        return market.noble_candidates(s)
    if kind == moves.ZAHRAH_DISCARD:
        return s.status_cards_of(s.seat)
    if kind == moves.SIDI_VICTIM:
        return s.palace_of(s.seat)
    return [0, 1]  # double_trouble_split, quiet_days_round, xenia_gift


def check(s: Table, kind: i64, option: i64) -> Refusal | None:
    """Why an option of the open decision is not allowed; None if it is."""
    if kind == moves.AUCTION_BID:
        return auction.check_bid(s, option)
    if kind == moves.CHOOSE:
        return actions.check_action(s, option)
    if kind == moves.BUY_EVENT:
        return purchase.check_buy_event(s, option)
    if kind == moves.PLAY_EVENT:
        return events.check_play(s, option)
    if kind == moves.LAST_PLAYER_BID:
        return auction.check_last_bid(s, option)
    if kind == moves.KEEP_EVENT:
        return purchase.check_keep(s, option)
    if kind == moves.DRAFT_START_EVENT:
        return setup.check_draft(s, option)
    if kind == moves.NEW_CARAVAN_PICK:
        return cards.check_new_caravan_pick(s, option)
    if kind == moves.VERMIN_PICK:
        return vermin.check_vermin_pick(s, option)
    if kind in (moves.COURT_INFLUENCE_ORDER, moves.NEW_ORDERS_ORDER):
        return cards.check_order(s, option)
    if kind == moves.CHANGING_MIND_TARGET:
        return minds.check_target(s, option)
    if kind == moves.NOBLE_PICK:
        return market.check_noble_pick(s, option)
    if kind == moves.BAZAAR_PICK:
        return market.check_bazaar_pick(s, option)
    if kind == moves.SAMIRA_DISCARD:
        return powers.check_samira_discard(s, option)
    if kind == moves.ZAHRAH_DISCARD:
        return powers.check_zahrah_discard(s, option)
    if kind == moves.SIDI_VICTIM:
        return powers.check_sidi_victim(s, option)
    if kind == moves.XENIA_GIFT:
        return upkeep.check_gift(s, option)
    return None  # every option of the other kinds is always allowed


def answer(s: Table, seat: i64, option: i64) -> None:
    """Carry out an option of the decision that has just been answered."""
    kind = s.kind
    if kind == moves.AUCTION_BID:
        auction.take_turn(s, seat, option)
    elif kind == moves.CHOOSE:
        actions.act(s, seat, option)
    elif kind == moves.BUY_EVENT:
        purchase.buy_event(s, seat, option)
    elif kind == moves.PLAY_EVENT:
        events.play_event(s, seat, option)
    elif kind == moves.LAST_PLAYER_BID:
        auction.bid_voluntarily(s, seat, option)
    elif kind == moves.KEEP_EVENT:
        purchase.keep_event(s, seat, option)
    elif kind == moves.DRAFT_START_EVENT:
        setup.keep_start_event(s, seat, option)
    elif kind == moves.GOOD_LOOKING_TYPE:
        cards.good_looking(s, seat, option)
    elif kind == moves.NEW_CARAVAN_PICK:
        cards.delay_caravan(s, seat, option)
    elif kind == moves.VERMIN_KIND:
        vermin.name_kind(s, seat, option)
    elif kind == moves.VERMIN_PICK:
        vermin.pick(s, seat, option)
    elif kind == moves.COURT_INFLUENCE_ORDER:
        cards.order_emira_cards(s, seat, option)
    elif kind == moves.NEW_ORDERS_ORDER:
        cards.order_status_cards(s, seat, option)
    elif kind == moves.CHANGING_MIND_TARGET:
        minds.name_target(s, seat, option)
    elif kind == moves.CHANGING_MIND_CHOICE:
        market.change_mind(s, seat, option)
    elif kind == moves.DOUBLE_TROUBLE_SPLIT:
        cards.split_trouble(s, seat, option)
    elif kind == moves.QUIET_DAYS_ROUND:
        cards.keep_one_princess(s, seat, option)
    elif kind == moves.NOBLE_PICK:
        market.pick_noble(s, seat, option)
    elif kind == moves.BAZAAR_PICK:
        market.pick_token(s, seat, option)
    elif kind == moves.SAMIRA_DISCARD:
        powers.hand_back_token(s, seat, option)
    elif kind == moves.ZAHRAH_DISCARD:
        powers.hand_in_status_card(s, seat, option)
    elif kind == moves.SIDI_VICTIM:
        powers.abduct(s, seat, option)
    elif kind == moves.XENIA_GIFT:
        upkeep.answer_gift(s, seat, option)
