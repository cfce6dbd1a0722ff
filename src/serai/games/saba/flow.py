"""Who does what: the steps of the agenda, and for each decision its candidates, its check and its effect."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from serai.core.facts import Refusal
from serai.games.saba import agenda as step
from serai.games.saba import cards, figures, foreman, merchant, moves, serail
from serai.games.saba.components import EXCHANGES_EACH, MONEY_CHANGER, PAIRS_AND_SINGLES, PRODUCING, TYPES
from serai.games.saba.phases import building, draw, harbour, quarters, turn
from serai.games.saba.table import Table

# Decisions about open things: with one option they are not asked (section 11).
OPEN_CHOICES: Final = (
    1 << moves.REMOVE_PALACE_CARD
    | 1 << moves.DESERT_ROBBER
    | 1 << moves.CARAVAN_LEADER
    | 1 << moves.HAREM_GUARD
    | 1 << moves.MERCHANT_TAKE
    | 1 << moves.MERCHANT_GIVE
    | 1 << moves.FOREMAN_FIGURE
    | 1 << moves.FOREMAN_TARGET
    | 1 << moves.PLACE_LOCK
    | 1 << moves.RETURN_RESOURCES
)
# Never changed, so everybody may share them.
NO_OR_YES: Final = vec[i64]([moves.NO, moves.YES])
SITES: Final = vec[i64]([0, 1, 2])
TYPE_OPTIONS: Final = vec[i64]([0, 1, 2, 3])
NONE_OR_TYPE: Final = vec[i64]([0, 1, 2, 3, 4])
HARBOUR_CARDS: Final = vec[i64]([0, 1])
QUARTERS: Final = vec[i64]([0, 1, 2, 3, 4, 5])
SKIP_OR_QUARTER: Final = vec[i64]([0, 1, 2, 3, 4, 5, 6])
SLOT_PAIRS: Final = vec[i64]([0, 1, 2, 3, 4, 5])
ONLY_END: Final = vec[i64]([moves.END_TURN])
ONLY_SKIP: Final = vec[i64]([moves.SKIP_QUARTER])


def carry_out(s: Table, kind: i64, argument: i64) -> None:
    """One step of the agenda."""
    if kind == step.FIGURE:
        figures.figure_due(s, argument % 8, argument // 8)
    elif kind == step.CLOSE:
        building.close(s, argument)
    elif kind == step.REFILL:
        harbour.shift_and_refill(s, argument // 4, argument % 4)
    elif kind == step.MARKER:
        serail.offer_marker(s, argument)
    elif kind == step.CHECK_SEAT:
        serail.check_seat(s)
    elif kind == step.LOCK:
        building.offer_lock(s, argument)


# 4.2 Free actions, as they stand in every window.


def with_free_candidates(s: Table, own: vec[i64], seat: i64, first: i64, likely_only: bool) -> vec[i64]:
    """After the window's own: quarters, and kinds of cards."""
    options = with_quarters(s, own, seat, first, likely_only)
    last: i64 = -1
    for card in s.hands[seat]:
        if card != last:
            options = append(options, first + moves.FIRST_CARD + card)
        last = card
    return options


def with_quarters(s: Table, own: vec[i64], seat: i64, first: i64, likely_only: bool) -> vec[i64]:
    """After what comes before: quarters with a figure of the seat (`likely_only`: a ready one)."""
    options = own[:]
    places = s.ready if likely_only else own_places(s, seat)
    if places:
        for quarter in range(PRODUCING):
            if places >> (quarter * 2) & 3:
                options = append(options, first + quarter)
        for quarter in range(MONEY_CHANGER, MONEY_CHANGER + 2):
            if places >> (quarter * 2) & 3:
                options = with_exchanges(s, options, first, quarter)
    return options


def with_exchanges(s: Table, options: vec[i64], first: i64, quarter: i64) -> vec[i64]:
    """All six of a quarter that can be used; one as an example of what is blocked."""
    exchange = (quarter - MONEY_CHANGER) * EXCHANGES_EACH
    number: i64 = EXCHANGES_EACH if quarters.check_quarter(s, quarter) is None else 1
    for each in range(exchange, exchange + number):
        options = append(options, first + moves.FIRST_EXCHANGE + each)
    return options


def own_places(s: Table, seat: i64) -> i64:
    mask: i64 = 0
    for place in range(len(s.places)):
        if s.places[place] == seat:
            mask |= 1 << place
    return mask


def check_free(s: Table, option: i64) -> Refusal | None:
    if option < moves.FIRST_EXCHANGE:
        return quarters.check_use(s, option)
    if option < moves.FIRST_CARD:
        return quarters.check_exchange(s, option - moves.FIRST_EXCHANGE)
    return cards.check_play(s, option - moves.FIRST_CARD)


def act_freely(s: Table, seat: i64, option: i64) -> None:
    if option < moves.FIRST_EXCHANGE:
        quarters.use_quarter(s, seat, option)
    elif option < moves.FIRST_CARD:
        quarters.exchange_in_quarter(s, seat, option - moves.FIRST_EXCHANGE)
    else:
        cards.play_card(s, seat, option - moves.FIRST_CARD)


# Decisions.


def candidates_of(s: Table, kind: i64, likely_only: bool = False) -> vec[i64]:
    """Section 11: the options worth showing, allowed or not; `likely_only`: those worth checking."""
    if moves.is_window(kind):
        own = window_candidates(s, kind, likely_only)
        if likely_only and s.ready == 0 and len(s.hands[s.seat]) == 0:
            return own
        return with_free_candidates(s, own, s.seat, moves.FREE_FROM[kind], likely_only)
    if kind == moves.SERAIL_MARKER:
        return NO_OR_YES
    if kind == moves.MOVE_VIZIER or kind == moves.FOREMAN_TARGET:
        return QUARTERS
    if kind == moves.VIZIER_OR_QUARTER:
        return with_quarters(s, QUARTERS, s.seat, moves.FIRST_USE, likely_only)
    if kind == moves.VIZIER_EXCHANGE:
        first = (s.vizier - MONEY_CHANGER) * EXCHANGES_EACH + 1
        return extend(vec[i64]([moves.NONE]), range(first, first + EXCHANGES_EACH))
    if kind == moves.PLACE_LOCK:
        return NONE_OR_TYPE
    if kind == moves.CARAVAN_LEADER or kind == moves.RETURN_RESOURCES:
        return TYPE_OPTIONS
    if kind == moves.DISCARD_CARDS:
        return draw.held_kinds(s.hands[s.seat])
    if kind == moves.FIGURE_SOURCE:
        return figures.source_candidates(s)
    if kind == moves.REMOVE_PALACE_CARD:
        return SITES
    if kind == moves.HARBOUR_MASTER:
        return SLOT_PAIRS
    if kind == moves.DESERT_ROBBER:
        return vec[i64]([option for option in range(s.players * TYPES) if option // TYPES != s.seat])
    if kind == moves.HAREM_GUARD:
        return vec[i64]([pair for pair in range(len(moves.CELL_PAIRS)) if moves.CELL_PAIRS[pair][1] < len(s.serail)])
    if kind == moves.MERCHANT_TAKE:
        return merchant.take_candidates(s)
    if kind == moves.MERCHANT_GIVE:
        return vec[i64](range(PAIRS_AND_SINGLES))
    return foreman.figure_candidates(s)  # foreman_figure


def window_candidates(s: Table, kind: i64, likely_only: bool) -> vec[i64]:
    """What belongs to the window itself."""
    if kind == moves.BUILD:
        return building.build_candidates(s, likely_only)
    if kind == moves.PRE_HARBOUR:
        return HARBOUR_CARDS
    if kind == moves.QUARTER:
        return ONLY_SKIP if likely_only and s.figures[s.seat] == 0 else SKIP_OR_QUARTER
    return ONLY_END


def check(s: Table, kind: i64, option: i64) -> Refusal | None:
    """Why an option of the open decision is not allowed; None if it is."""
    if moves.is_window(kind):
        free = moves.FREE_FROM[kind]
        if option >= free:
            return check_free(s, option - free)
        if kind == moves.BUILD:
            return building.check_building(s, option)
        if kind == moves.QUARTER:
            return quarters.check_placing(s, option)
        return None  # a harbour card can always be chosen, a turn always be ended
    if kind == moves.MOVE_VIZIER:
        return harbour.check_vizier(s, option)
    if kind == moves.VIZIER_OR_QUARTER:
        use = option - moves.FIRST_USE
        return check_free(s, use) if use >= 0 else harbour.check_vizier(s, option)
    if kind == moves.VIZIER_EXCHANGE:
        return harbour.check_vizier_exchange(s, option)
    if kind == moves.PLACE_LOCK:
        return building.check_lock(s, option)
    if kind == moves.RETURN_RESOURCES:
        return draw.check_return(s, option)
    if kind == moves.DISCARD_CARDS:
        return draw.check_discard(s, option)
    if kind == moves.FIGURE_SOURCE:
        return figures.check_source(s, option)
    if kind == moves.REMOVE_PALACE_CARD:
        return harbour.check_removal(s, option)
    if kind == moves.DESERT_ROBBER:
        return cards.check_robbery(s, option)
    if kind == moves.CARAVAN_LEADER:
        return cards.check_caravan(s, option)
    if kind == moves.HAREM_GUARD:
        return cards.check_markers(s, option)
    if kind == moves.MERCHANT_TAKE:
        return merchant.check_taking(s, option)
    if kind == moves.MERCHANT_GIVE:
        return merchant.check_giving(s, option)
    if kind == moves.FOREMAN_FIGURE:
        return foreman.check_figure(s, option)
    if kind == moves.FOREMAN_TARGET:
        return foreman.check_target(s, option)
    return None  # a marker may be placed or not, and any two slots swapped


def answer(s: Table, seat: i64, option: i64) -> None:
    """Carry out an option of the decision that has just been answered."""
    kind = s.kind
    if moves.is_window(kind):
        answer_window(s, seat, kind, option)
    elif kind == moves.SERAIL_MARKER:
        serail.answer_marker(s, seat, option)
    elif kind == moves.MOVE_VIZIER:
        harbour.move_vizier(s, seat, option)
    elif kind == moves.VIZIER_OR_QUARTER:
        answer_vizier_or_quarter(s, seat, option)
    elif kind == moves.VIZIER_EXCHANGE:
        harbour.answer_vizier_exchange(s, seat, option)
    elif kind == moves.PLACE_LOCK:
        building.place_lock(s, seat, option)
    elif kind == moves.RETURN_RESOURCES:
        draw.return_resource(s, seat, option)
    elif kind == moves.DISCARD_CARDS:
        draw.discard_card(s, seat, option)
    elif kind == moves.FIGURE_SOURCE:
        figures.answer_source(s, seat, option)
    elif kind == moves.REMOVE_PALACE_CARD:
        harbour.remove_palace_card(s, seat, option)
    elif kind == moves.HARBOUR_MASTER:
        cards.swap_slots(s, seat, option)
    elif kind == moves.DESERT_ROBBER:
        cards.rob(s, seat, option)
    elif kind == moves.CARAVAN_LEADER:
        cards.bring(s, seat, option)
    elif kind == moves.HAREM_GUARD:
        cards.swap_markers(s, seat, option)
    elif kind == moves.MERCHANT_TAKE:
        merchant.take_in_trade(s, seat, option)
    elif kind == moves.MERCHANT_GIVE:
        merchant.give_in_trade(s, seat, option)
    elif kind == moves.FOREMAN_FIGURE:
        foreman.pick_figure(s, seat, option)
    elif kind == moves.FOREMAN_TARGET:
        foreman.move_figure(s, seat, option)


def answer_vizier_or_quarter(s: Table, seat: i64, option: i64) -> None:
    """4.2: after a quarter the vizier still has to move."""
    if option < moves.FIRST_USE:
        harbour.move_vizier(s, seat, option)
    else:
        act_freely(s, seat, option - moves.FIRST_USE)
        harbour.ask_vizier(s, seat)


def answer_window(s: Table, seat: i64, kind: i64, option: i64) -> None:
    free = moves.FREE_FROM[kind]
    if option >= free:
        act_freely(s, seat, option - free)
    elif kind == moves.PRE_HARBOUR:
        harbour.choose_harbour(s, seat, option)
    elif kind == moves.BUILD:
        building.act(s, seat, option)
    elif kind == moves.QUARTER:
        quarters.place_or_skip(s, seat, option)
    else:
        turn.end_turn(s)
