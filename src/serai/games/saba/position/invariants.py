"""Rules section 4.8: what must be true of every position."""

from __future__ import annotations

from serai.core.state import ARGUMENT, LAST_STEP, NOBODY, NOT_ENDED
from serai.games.saba.components import (
    ACTION_CARDS,
    BUILDING_CARDS,
    GAME_END,
    GARDENS,
    LAST_BLOCK,
    PALACE_CARDS,
    QUARTERS,
    RESOURCES,
    SITES,
    SLOTS,
    TREASURE_1,
    TREASURE_2,
    TYPES,
    garden_of,
    stage_of,
)
from serai.games.saba.phases.sites import CLOSE, unbuildable
from serai.games.saba.serail import decide_tie
from serai.games.saba.table import NOTHING, Table


def broken_table(s: Table) -> list[str]:
    """Of the pieces and cards, whatever is being decided."""
    problems: list[str] = []
    check_resources(s, problems)
    check_figures(s, problems)
    check_serail(s, problems)
    check_building_cards(s, problems)
    check_gardens(s, problems)
    check_action_cards(s, problems)
    check_limits(s, problems)
    return problems


def check_resources(s: Table, problems: list[str]) -> None:
    for kind in range(TYPES):
        total = s.reserve[kind] + list(s.locks).count(kind)
        for seat in range(s.players):
            total += s.owns(seat, kind)
            if s.owns(seat, kind) < 0:
                problems.append(f"seat {seat} owns less than no {RESOURCES[kind]}")
        for slot in range(SLOTS):
            if s.harbour_types[slot] == kind:
                total += s.harbour_counts[slot]
        if total != s.rules.each or s.reserve[kind] < 0:
            problems.append(
                f"there are {total} {RESOURCES[kind]} in all, not {s.rules.each}, or the reserve is below 0"
            )
    if sorted(s.harbour_types) != list(range(TYPES)):
        problems.append("the harbour does not hold each type in one slot")
    for slot in range(SLOTS):
        if not 0 <= s.harbour_counts[slot] <= s.rules.capacity[slot]:
            problems.append(
                f"harbour slot {slot + 1} holds {s.harbour_counts[slot]}, not 0 to {s.rules.capacity[slot]}"
            )


def check_figures(s: Table, problems: list[str]) -> None:
    for seat in range(s.players):
        total = s.figures[seat] + s.in_quarters(seat) + s.points(seat)
        if total != s.rules.figures or s.figures[seat] < 0 or s.chamber[seat] < 0:
            problems.append(f"seat {seat} has {total} figures in all, not {s.rules.figures}, or a place is below 0")
    for figure in [*s.places, *s.balconies]:
        if not NOBODY <= figure < s.players:
            problems.append("a figure belongs to nobody at the table")
    for place, figure in enumerate(s.places):
        if s.ready >> place & 1 and figure != s.active:
            problems.append(f"a figure in {QUARTERS[place // 2]} is ready and is not the active player's")
    if sum(s.chamber) > 2 - in_play(s, TREASURE_1) - in_play(s, TREASURE_2):
        problems.append("there are more figures in the treasure chamber than treasure cards taken")


def in_play(s: Table, card: int) -> int:
    """1 while a special card is in the deck or on a site, unless it is just being carried out."""
    if card in s.sites and closing(s) == list(s.sites).index(card):
        return 0
    return 1 if card in s.deck or card in s.sites else 0


def closing(s: Table) -> int:
    """The site whose card is being built or taken; NOTHING if there is none."""
    for entry in s.agenda:
        if entry & LAST_STEP == CLOSE.number:
            return entry >> ARGUMENT
    return NOTHING


def check_serail(s: Table, problems: list[str]) -> None:
    if len(s.serail) > s.rules.cells:
        problems.append(f"the serail has {len(s.serail)} markers and {s.rules.cells} cells")
    for seat in range(s.players):
        total = s.markers[seat] + list(s.serail).count(seat)
        if total != s.rules.markers or s.markers[seat] < 0:
            problems.append(f"seat {seat} has {total} serail markers in all, not {s.rules.markers}")
    if any(not 0 <= owner < s.players for owner in s.serail):
        problems.append("a serail marker belongs to nobody at the table")
    if s.seat_figure not in (NOBODY, s.holder):
        problems.append("somebody else than the majority holder has a figure on the serail seat")
    if not s.rules.advanced and (s.holder != NOBODY or s.seat_figure != NOBODY):
        problems.append("there is no serail seat in the basic game")
    if not s.rules.advanced and any(lock != NOTHING for lock in s.locks):
        problems.append("there are no locks in the basic game")
    if s.rules.advanced and not s.agenda and s.seat == s.active:
        if s.holder != decide_tie(s, -1):
            problems.append("the majority holder is not who has the majority")
        elif s.holder != NOBODY and s.seat_figure == NOBODY and s.figures[s.holder]:
            problems.append("the serail seat is empty and its holder has a figure in supply")


def check_building_cards(s: Table, problems: list[str]) -> None:
    deck, sites = list(s.deck), list(s.sites)
    for card in range(len(BUILDING_CARDS)):
        places = deck.count(card) + sites.count(card) + (s.built >> card & 1) + (s.removed >> card & 1)
        if places != 1:
            problems.append(f"{BUILDING_CARDS[card]} is in {places} places, not in one")
    gone = sum((s.built | s.removed) >> card & 1 for card in range(PALACE_CARDS))
    if gone != s.gone:
        problems.append(f"{gone} palace cards are gone, not {s.gone}")
    if s.built >> PALACE_CARDS:
        problems.append("a special card is no palace piece")
    if len(s.sites) > SITES or (s.ending == NOT_ENDED and deck and len(s.sites) < SITES):
        problems.append(f"{len(s.sites)} cards lie on the sites while the deck has {len(deck)}")
    ranks = [rank(card) for card in [*sites, *reversed(deck)]]
    if ranks != sorted(ranks):
        problems.append("the building cards do not lie in the order of their blocks")
    if GAME_END in deck and deck.index(GAME_END) >= LAST_BLOCK:
        problems.append("the game-end card is not among the last four of the deck")
    if GAME_END not in deck and len(deck) >= LAST_BLOCK:
        problems.append("the game-end card has left the deck too early")


def rank(card: int) -> int:
    """3.5: arches, treasure 1, fountains, treasure 2, then pillars and the end."""
    if card == TREASURE_1:
        return 1
    if card == TREASURE_2:
        return 3
    return 4 if card == GAME_END else 2 * (stage_of(card) - 1)


def check_gardens(s: Table, problems: list[str]) -> None:
    """Values come from built cards; every face-up palace card can be built, but for the one being built."""
    under_way = closing(s)
    values = [0] * GARDENS
    for card in range(PALACE_CARDS):
        if s.built >> card & 1 or (under_way != NOTHING and list(s.sites[under_way : under_way + 1]) == [card]):
            values[garden_of(card)] = max(values[garden_of(card)], stage_of(card))
    shown = list(s.values)
    if values != shown:
        problems.append(f"the gardens have the values {shown}, and what is built makes {values}")
    for garden in range(GARDENS):
        if s.values[garden] == 0 and (s.balconies[garden] != NOBODY or s.locks[garden] != NOTHING):
            problems.append(f"garden {garden + 1} has a figure or a lock and no piece")
    for site, card in enumerate(s.sites):
        if under_way == NOTHING and unbuildable(s, card):
            problems.append(f"{BUILDING_CARDS[card]} on site {site + 1} can no longer be built")


def check_action_cards(s: Table, problems: list[str]) -> None:
    found = [0] * len(ACTION_CARDS)
    for cards in [s.action_deck, s.discard, *list(s.hands)]:
        for card in cards:
            found[card] += 1
    for card, number in enumerate(found):
        if number != s.rules.copies[card]:
            problems.append(f"there are {number} cards {ACTION_CARDS[card]}, not {s.rules.copies[card]}")
    for seat, hand in enumerate(s.hands):
        if list(hand) != sorted(hand):
            problems.append(f"the hand of seat {seat} is not sorted")


def check_limits(s: Table, problems: list[str]) -> None:
    for seat in range(s.players):
        if seat == s.active or s.ending != NOT_ENDED:
            continue
        if len(s.hands[seat]) > s.rules.hand_limit:
            problems.append(f"seat {seat} holds {len(s.hands[seat])} cards out of turn, more than {s.rules.hand_limit}")
        if s.stock_of(seat) > max(s.rules.stock_limit, 2):  # 3.3 hands out two
            problems.append(f"seat {seat} owns {s.stock_of(seat)} out of turn, more than {s.rules.stock_limit}")
