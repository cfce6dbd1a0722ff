"""What lies ahead of a sheik as things stand: income and bills, what the goal needs, who saves him money."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.positions import by_name
from serai.games.emira.bills import bill
from serai.games.emira.components import (
    ADARA,
    BADRA,
    BUY_APPEARANCE,
    BUY_CAMEL,
    BUY_PALACE,
    CARAVAN_INCOME,
    CARAVAN_SIZES,
    FARAH,
    GOAL_TABLE,
    ITEMS,
    PRINCESSES,
    TALENTS,
    TALENTS_OF,
    XENIA,
    ZAINAB,
    caravan_size,
)
from serai.games.emira.names import CaravanSize, Due, Talent, Ware
from serai.games.emira.phases.actions import on_offer, price
from serai.games.emira.phases.income import total_income
from serai.games.emira.phases.purchase import event_price
from serai.games.emira.table import INCOME, OVER, Table, caravan_kind, caravan_remaining
from serai.games.emira.view_types import Favour, Forecast, GoalProgress

NO_ONE: Final = -1


# Gold.


def forecast(s: Table, seat: i64) -> list[Forecast]:
    """The next income and the next upkeep in their order, each with the gold that is there after it."""
    if s.phase == OVER:
        return []
    income: tuple[Due, int] = ("income", income_to_come(s, seat))
    steps: list[tuple[Due, int]] = [("gift", -gift_due(s, seat)), ("upkeep", -bill(s, seat))]
    steps = [income, *steps] if s.phase < INCOME or not s.bills_to_come() else [*steps, income]
    gold = s.gold[seat]
    ahead: list[Forecast] = []
    for what, amount in steps:
        if amount:
            gold += amount
            ahead.append({"what": what, "amount": amount, "gold": gold})
            gold = max(gold, 0)
    return ahead


def income_to_come(s: Table, seat: i64) -> i64:
    """This round's while it has not been paid, else the next one's, of which no event is known yet."""
    from_caravans = sum([CARAVAN_INCOME[caravan_kind(code)] for code in s.caravans_of(seat)])
    base = s.rules.income_of(s.colours[seat])
    if s.phase < INCOME:
        return total_income(s, base, 0 if s.interrupted else from_caravans)
    return base + from_caravans


def to_come(caravan: i64) -> i64:
    """5.5: what it still brings, a payment for each space that it has left."""
    return CARAVAN_INCOME[caravan_kind(caravan)] * caravan_remaining(caravan)


def caravans_to_come(s: Table, seat: i64) -> dict[CaravanSize, int]:
    """What all of a sheik's caravans of a size still bring."""
    totals = [0] * len(CARAVAN_SIZES)
    for code in s.caravans_of(seat):
        totals[caravan_size(caravan_kind(code))] += to_come(code)
    return by_name(totals, CARAVAN_SIZES)


def gift_due(s: Table, seat: i64) -> i64:
    """4.7.2: Xenia's gift of this round, beside the bill."""
    due = s.princess_at[XENIA] == seat and s.xenia_markers == 0 and s.xenia_round != s.round and not s.xenia_owed
    return s.rules.gift if due else 0


# The goal.


def goal_progress(s: Table, seat: i64) -> GoalProgress:
    """The talents of the goal with the princess who stands for each, or None; and the talents that would help."""
    palace = s.palace_of(seat)
    places, who = nearest(s.goals[seat], palace)
    open_places = who.count(NO_ONE)
    helpful: list[Talent] = []
    for talent in range(len(TALENTS)):
        with_her = nearest_with(s.goals[seat], palace, 1 << talent)
        if with_her < open_places:
            helpful.append(TALENTS[talent])
    return {
        "places": [
            {"talent": TALENTS[talent], "princess": None if card == NO_ONE else PRINCESSES[card]}
            for talent, card in zip(places, who)
        ],
        "helpful": helpful,
    }


def nearest(goal: int, palace: list[int]) -> tuple[list[int], list[int]]:
    """The way to the goal that lacks the fewest princesses: its talents, and who stands for each."""
    best_places: list[int] = []
    best_who: list[int] = []
    for need in GOAL_TABLE[goal][2]:
        places = [talent for talent in range(len(TALENTS)) for _ in range(need[talent])]
        who = placed(places, [TALENTS_OF[card] for card in palace])
        if not best_places or who.count(NO_ONE) < best_who.count(NO_ONE):
            best_places, best_who = places, who
    return best_places, [NO_ONE if index == NO_ONE else palace[index] for index in best_who]


def nearest_with(goal: int, palace: list[int], talents: int) -> int:
    """How many would still be missing with one more princess of these talents."""
    have = [*(TALENTS_OF[card] for card in palace), talents]
    missing = []
    for need in GOAL_TABLE[goal][2]:
        places = [talent for talent in range(len(TALENTS)) for _ in range(need[talent])]
        missing.append(placed(places, have).count(NO_ONE))
    return min(missing)


def placed(places: list[int], have: list[int]) -> list[int]:
    """As many places as possible filled, each with the number of a princess who has its talent."""
    who = [NO_ONE] * len(places)
    for princess in range(len(have)):
        find_place(princess, places, have, who, [])
    return who


def find_place(princess: int, places: list[int], have: list[int], who: list[int], tried: list[int]) -> bool:
    """A place for her, if necessary by moving others to different places."""
    for place, talent in enumerate(places):
        if place in tried or not have[princess] >> talent & 1:
            continue
        tried.append(place)
        if who[place] == NO_ONE or find_place(who[place], places, have, who, tried):
            who[place] = princess
            return True
    return False


# Prices.


def favours(s: Table, seat: i64) -> list[Favour]:
    """Which princess makes something on offer cheaper for the sheik, and by how much (4.6.3)."""
    found: list[Favour] = []
    for item, name in enumerate(ITEMS):
        patron = patron_of(item)
        if patron != NO_ONE and s.princess_at[patron] == seat and on_offer(s, item):
            found.append(favour(name, patron, price(s, NO_ONE, item) - price(s, seat, item)))
    if s.princess_at[ZAINAB] == seat:
        found.append(favour("event", ZAINAB, event_price(s, NO_ONE, 1) - event_price(s, seat, 1)))
    return found


def favour(item: Ware, princess: int, saves: int) -> Favour:
    return {"item": item, "princess": PRINCESSES[princess], "saves": saves}


def patron_of(item: int) -> int:
    if item < BUY_APPEARANCE:
        return ADARA
    if item == BUY_PALACE:
        return BADRA
    return FARAH if item == BUY_CAMEL else NO_ONE
