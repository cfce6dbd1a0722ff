"""Rules section 5.2: the event cards, one short function each, in the order of the table."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, remove
from mypy_extensions import i64

from serai.core.deck import Deck
from serai.core.facts import EventKind, Reason, Refusal
from serai.games.emira.components import (
    BAZAAR,
    BETTER_BREED,
    CAMEL_BREEDING,
    CAMEL_EPIDEMIC,
    CAMELS,
    CHANGING_HER_MIND,
    COURT_INFLUENCE,
    DOUBLE_TROUBLE,
    GOLDEN_TIMES,
    GOOD_LOOKING,
    GUEST_HOUSE,
    INTERRUPT_SPICE_TRADE,
    LONGEST_TRACK,
    NEW_ORDERS,
    NEW_SPICE_CARAVAN,
    NOBLE_MERCHANDISE,
    QUIET_DAYS,
    RESTORATION,
    SICK_CAMELS,
    VERMIN,
    event_type,
)
from serai.games.emira.minds import change_her_mind
from serai.games.emira.moves import (
    COURT_INFLUENCE_ORDER,
    DOUBLE_TROUBLE_SPLIT,
    GOOD_LOOKING_TYPE,
    NEW_CARAVAN_PICK,
    NEW_ORDERS_ORDER,
    ODD,
    ORDERS,
    QUIET_DAYS_ROUND,
    TWO_ONE,
    VERMIN_KIND,
    caravan_option,
    rightmost,
)
from serai.games.emira.table import Table, caravan, caravan_kind, caravan_remaining

BREED_IMPROVED: Final = EventKind("breed_improved", "5.2", "seat:seat rate:gold")
CAMELS_BORN: Final = EventKind("camels_born", "5.2", "seat:seat camels")
NO_CAMELS_BORN: Final = EventKind("too_few_camels_to_breed", "E-33", "needed supply")
CAMELS_DIED: Final = EventKind("camels_died", "5.2", "seat:seat camels")
LOOKED_AT_EMIRA_CARDS: Final = EventKind("looked_at_emira_cards", "5.2", "seat:seat cards")
SAW_EMIRA_CARDS: Final = EventKind("saw_emira_cards", "5.2", "seat:seat cards:princess[]")
EMIRA_CARDS_IN_ORDER: Final = EventKind("emira_cards_in_new_order", "5.2", "seat:seat cards")
PUT_BACK_EMIRA_CARDS: Final = EventKind("put_back_emira_cards", "5.2", "seat:seat cards:princess[]")
LOOKED_AT_STATUS_CARDS: Final = EventKind("looked_at_status_cards", "5.2", "seat:seat cards")
SAW_STATUS_CARDS: Final = EventKind("saw_status_cards", "5.2", "seat:seat cards:status[]")
STATUS_CARDS_IN_ORDER: Final = EventKind("status_cards_in_new_order", "5.2", "seat:seat cards")
PUT_BACK_STATUS_CARDS: Final = EventKind("put_back_status_cards", "5.2", "seat:seat cards:status[]")
TWO_AND_ONE: Final = EventKind("double_trouble_split", "7.4", "seat:seat more:pair")
ONE_DAY_QUIET: Final = EventKind("quiet_days_round", "7.4", "seat:seat princess_in:pair")
LOOKS_GOOD: Final = EventKind("good_looking_tokens", "5.2", "seat:seat type:token plus")
GUEST_HOUSE_OPENED: Final = EventKind("guest_house_opened", "5.2", "seat:seat capacity")
CARAVAN_DELAYED: Final = EventKind("caravan_moved_right", "5.2", "seat:seat caravan:caravan remaining")
PALACE_RESTORED: Final = EventKind("palace_restored", "5.2", "seat:seat track:halves")
NOTHING_HAPPENED: Final = EventKind("event_without_effect", "E-20", "seat:seat card:event")

NO_SUCH_CARAVAN: Final = Reason("no_such_caravan", "5.2", "caravan:caravan remaining")
RIGHTMOST_SPACE: Final = Reason("caravan_on_rightmost_space", "E-19", "caravan:caravan remaining")
ORDER_OF_MISSING_CARDS: Final = Reason("order_of_missing_cards", "E-32", "cards")

CARDS_TO_ORDER: Final = 3
BREEDING: Final = 2
EPIDEMIC: Final = 3
PER_PLUS_TOKEN: Final = 3


def carry_out(s: Table, seat: i64, card: i64) -> None:
    """The immediate effect of a card, up to a choice that it may ask for."""
    kind = event_type(card)
    s.card = card
    if kind == BAZAAR:
        s.bazaar_seat = seat
    elif kind == BETTER_BREED:
        better_breed(s, seat)
    elif kind == CAMEL_BREEDING:
        camel_breeding(s, seat)
    elif kind == CAMEL_EPIDEMIC:
        camel_epidemic(s, seat)
    elif kind == CHANGING_HER_MIND:
        change_her_mind(s, seat)
    elif kind == COURT_INFLUENCE:
        court_influence(s, seat)
    elif kind == DOUBLE_TROUBLE:
        double_trouble(s, seat)
    elif kind == GOLDEN_TIMES:
        s.golden += 1
    elif kind == GOOD_LOOKING:
        s.ask(seat, GOOD_LOOKING_TYPE)
    elif kind == GUEST_HOUSE:
        s.guest_houses[seat] += 1
        s.tell(GUEST_HOUSE_OPENED, seat, s.capacity(seat))
    elif kind == INTERRUPT_SPICE_TRADE:
        s.interrupted = True
    elif kind == NEW_ORDERS:
        new_orders(s, seat)
    elif kind == NEW_SPICE_CARAVAN:
        new_spice_caravan(s, seat)
    elif kind == NOBLE_MERCHANDISE:
        s.noble_seat = seat
    elif kind == QUIET_DAYS:
        quiet_days(s, seat)
    elif kind == RESTORATION:
        s.track[seat] += 1
        s.tell(PALACE_RESTORED, seat, s.track[seat])
    elif kind == SICK_CAMELS:
        s.sick = True
    elif kind == VERMIN:
        s.ask(seat, VERMIN_KIND)


def better_breed(s: Table, seat: i64) -> None:
    """E-40: there are as many steps as copies of the card."""
    s.breed[seat] = min(s.breed[seat] + 1, len(s.rules.camel_rates) - 1)
    s.tell(BREED_IMPROVED, seat, s.camel_rate(seat))


def camel_breeding(s: Table, seat: i64) -> None:
    needed = 0
    for other in range(s.players):
        needed += s.camels[other] // BREEDING
    if needed > s.camels_in_supply() and not s.rules.breed_as_supplied:
        s.tell(NO_CAMELS_BORN, needed, s.camels_in_supply())
        return
    for other in s.seats_from(seat):
        born = min(s.camels[other] // BREEDING, s.camels_in_supply())
        if born:
            s.camels[other] += born
            s.supply[CAMELS] -= born
            s.tell(CAMELS_BORN, other, born)
        if s.supply[CAMELS] < 0:
            s.on_offer[CAMELS] += s.supply[CAMELS]
            s.supply[CAMELS] = 0


def camel_epidemic(s: Table, seat: i64) -> None:
    for other in s.seats_from(seat):
        died = s.camels[other] // EPIDEMIC
        if died:
            s.camels[other] -= died
            s.supply[CAMELS] += died
            s.tell(CAMELS_DIED, other, died)


def court_influence(s: Table, seat: i64) -> None:
    look_to_order(s, seat, s.emira_deck, LOOKED_AT_EMIRA_CARDS, SAW_EMIRA_CARDS, COURT_INFLUENCE_ORDER)


def new_orders(s: Table, seat: i64) -> None:
    look_to_order(s, seat, s.status_deck, LOOKED_AT_STATUS_CARDS, SAW_STATUS_CARDS, NEW_ORDERS_ORDER)


def look_to_order(s: Table, seat: i64, deck: Deck, looked: EventKind, saw: EventKind, question: i64) -> None:
    """The seat sees the top three cards, or what there is (E-32), and is asked for their order."""
    cards = deck.top(CARDS_TO_ORDER)
    for position in range(1, len(cards) + 1):
        deck.show(position, 1 << seat)
    s.looking = len(cards)
    s.reveals += 1
    s.tell(looked, seat, len(cards))
    s.tell_cards(saw, seat, cards, 1 << seat)
    if cards:
        s.ask(seat, question)


def check_order(s: Table, option: i64) -> Refusal | None:
    """E-32: with fewer than three cards only those that are there can change places."""
    for place in range(s.looking, CARDS_TO_ORDER):
        if ORDERS[option][place] != place:
            return Refusal(ORDER_OF_MISSING_CARDS, s.looking)
    return None


def ordered(cards: list[int], option: i64) -> list[int]:
    return [cards[ORDERS[option][place]] for place in range(len(cards))]


def order_emira_cards(s: Table, seat: i64, option: i64) -> None:
    cards = ordered(s.emira_deck.top(s.looking), option)
    s.emira_deck.arrange(cards, seat, s.players + 1)
    s.looking = 0
    s.tell(EMIRA_CARDS_IN_ORDER, seat, len(cards))
    s.tell_cards(PUT_BACK_EMIRA_CARDS, seat, cards, 1 << seat)


def order_status_cards(s: Table, seat: i64, option: i64) -> None:
    cards = ordered(s.status_deck.top(s.looking), option)
    s.status_deck.arrange(cards, seat, s.players + 1)
    forget_mixed(s)
    s.looking = 0
    s.tell(STATUS_CARDS_IN_ORDER, seat, len(cards))
    s.tell_cards(PUT_BACK_STATUS_CARDS, seat, cards, 1 << seat)


def forget_mixed(s: Table) -> None:
    """The cards set aside in step 6 of the setup are sure to hold no 3-pointer only while nobody mixed in others."""
    mixed = 0
    for card in s.status_deck.top(s.looking):
        mixed |= 1 << card
    if mixed & s.light != mixed:
        s.light &= ~mixed
    for i in range(0, len(s.status_deck.zones), 3):
        places = s.status_deck.zones[i + 1]
        if places & s.light != places:
            s.light &= ~places


def double_trouble(s: Table, seat: i64) -> None:
    if s.rules.three:
        s.ask(seat, DOUBLE_TROUBLE_SPLIT)
    else:
        s.arrivals[0] += 1


def split_trouble(s: Table, seat: i64, option: i64) -> None:
    which = 0 if option == TWO_ONE else 1
    s.arrivals[which] += 1
    s.tell(TWO_AND_ONE, seat, which)


def quiet_days(s: Table, seat: i64) -> None:
    if s.rules.three:
        s.ask(seat, QUIET_DAYS_ROUND)
    else:
        s.arrivals[0] -= 1


def keep_one_princess(s: Table, seat: i64, option: i64) -> None:
    """7.4: the only princess comes in the round named; the other round has none."""
    quiet = 1 if option == ODD else 0
    s.arrivals[quiet] = max(0, s.arrivals[quiet] - 1)
    s.tell(ONE_DAY_QUIET, seat, option)


def good_looking(s: Table, seat: i64, token: i64) -> None:
    """E-16: counted once, Layla's and Nadia's token included."""
    plus = s.tokens_of(seat, token) // PER_PLUS_TOKEN
    s.looks = extend(s.looks, [seat, s.card, token, plus])
    s.tell(LOOKS_GOOD, seat, token, plus)


def new_spice_caravan(s: Table, seat: i64) -> None:
    if any(caravan_remaining(code) < rightmost(caravan_kind(code)) for code in s.caravans_of(seat)):
        s.ask(seat, NEW_CARAVAN_PICK)
    else:
        s.tell(NOTHING_HAPPENED, seat, s.card)


def own_caravan_options(s: Table) -> list[int]:
    options = {caravan_option(caravan_kind(code), caravan_remaining(code)) for code in s.caravans_of(s.seat)}
    return sorted(options)


def check_new_caravan_pick(s: Table, option: i64) -> Refusal | None:
    kind, remaining = option // LONGEST_TRACK, option % LONGEST_TRACK + 1
    if caravan(s.seat, kind, remaining) not in s.caravans:
        return Refusal(NO_SUCH_CARAVAN, kind, remaining)
    if remaining >= rightmost(kind):
        return Refusal(RIGHTMOST_SPACE, kind, remaining)
    return None


def delay_caravan(s: Table, seat: i64, option: i64) -> None:
    kind, remaining = option // LONGEST_TRACK, option % LONGEST_TRACK + 1
    s.caravans = remove(s.caravans, caravan(seat, kind, remaining))
    s.caravans = append(s.caravans, caravan(seat, kind, remaining + 1))
    s.tell(CARAVAN_DELAYED, seat, kind, remaining + 1)
