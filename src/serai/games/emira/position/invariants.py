"""What must be true of every position: pieces, cards and counts are conserved, and nothing contradicts itself."""

from __future__ import annotations

from serai.core.deck import Deck, in_mask
from serai.games.emira.components import (
    BLUE,
    CAMELS,
    CARAVAN_SPACES,
    CLOTHING,
    EVENT_CARDS,
    GOAL_TABLE,
    GUEST_HOUSE,
    LARGE_CARAVANS,
    PIECE_COUNTS,
    PIECE_COUNTS_3P,
    PIECES,
    PRINCESS_CARDS,
    PRINCESSES,
    RESTORATION,
    SECTIONS,
    SIDI,
    SMALL_CARAVANS,
    STATUS_CARDS,
    STATUS_POINTS,
    STATUS_TABLE,
    SULEIKA,
    TOKEN_TYPES,
    TOKENS,
    TOKENS_EACH,
    TOKENS_EACH_3P,
    TOP_STATUS_CARDS,
    XENIA,
    caravan_size,
    event_type,
)
from serai.games.emira.table import (
    GONE,
    IN_DECK,
    IN_FRONT,
    NO_CARD,
    NOT_USED,
    ON_BOARD,
    UNDECIDED,
    Table,
    caravan_kind,
    caravan_remaining,
)


def broken_table(s: Table) -> list[str]:
    """Of the pieces and cards, whatever is being decided."""
    problems: list[str] = []
    check_sheiks(s, problems)
    check_pieces(s, problems)
    check_tokens(s, problems)
    check_princesses(s, problems)
    check_status_cards(s, problems)
    check_events(s, problems)
    check_goals(s, problems)
    return problems


def broken_flow(s: Table) -> list[str]:
    """Of what is on offer, and of who could be anywhere."""
    problems: list[str] = []
    if s.token_offer != NO_CARD and not 0 <= s.token_offer < TOKEN_TYPES:
        problems.append("the token on offer does not exist")
    for princess, place in enumerate(s.princess_at):
        if place not in (IN_DECK, ON_BOARD, UNDECIDED, GONE) and not 0 <= place < s.players:
            problems.append(f"{PRINCESSES[princess]} is nowhere")
    return problems


def check_sheiks(s: Table, problems: list[str]) -> None:
    if len(set(s.colours)) != s.players:
        problems.append("two sheiks have the same colour")
    for seat in range(s.players):
        if s.gold[seat] < 0 or s.gold[seat] % 10:
            problems.append(f"seat {seat} has {s.gold[seat]} gold, not a multiple of 10 from 0 up")
        if not 0 <= s.breed[seat] < len(s.rules.camel_rates):
            problems.append(f"seat {seat} has an impossible camel rate")
        if s.hand_sizes[seat] != len(s.hand_of(seat)):
            problems.append(f"seat {seat} does not hold {s.hand_sizes[seat]} event cards")
        if s.standing[seat] != sum(STATUS_POINTS[card] for card in s.status_cards_of(seat)):
            problems.append(f"seat {seat} does not own {s.standing[seat]} status points")
        if s.track[seat] and not s.rules.advanced:
            problems.append(f"seat {seat} has a palace track in the standard game")
        if s.surcharges[seat] < 0 or (s.surcharges[seat] and s.princess_at[SULEIKA] != seat):
            problems.append(f"seat {seat} has a surcharge without Suleika")


def check_pieces(s: Table, problems: list[str]) -> None:
    totals = PIECE_COUNTS_3P if s.rules.three else PIECE_COUNTS
    owned = [0, 0, 0, 0]
    for code in s.caravans:
        kind, remaining = caravan_kind(code), caravan_remaining(code)
        owned[caravan_size(kind)] += 1
        if not 1 <= remaining <= CARAVAN_SPACES[kind]:
            problems.append(f"a caravan of kind {kind} stands on space {remaining}")
    for seat in range(s.players):
        owned[CAMELS] += s.camels[seat]
        owned[SECTIONS] += s.sections[seat]
        if s.camels[seat] < 0 or s.sections[seat] < 0:
            problems.append(f"seat {seat} owns less than nothing")
    for piece in (SMALL_CARAVANS, LARGE_CARAVANS, SECTIONS, CAMELS):
        total = owned[piece] + s.supply[piece] + s.on_offer[piece]
        if total != totals[piece] or s.supply[piece] < 0 or not 0 <= s.on_offer[piece] <= 1:
            problems.append(f"there are {total} {PIECES[piece]} in all, not {totals[piece]}, or one place is wrong")


def check_tokens(s: Table, problems: list[str]) -> None:
    each = TOKENS_EACH_3P if s.rules.three else TOKENS_EACH
    for token in range(TOKEN_TYPES):
        total = s.bag[token] + (1 if s.token_offer == token else 0)
        for seat in range(s.players):
            total += s.tokens[seat * TOKEN_TYPES + token]
        beside = 0 if token == CLOTHING else 1  # Nadia's and Layla's; the third went to blue or into the bag
        if total + beside != each or s.bag[token] < 0:
            problems.append(f"there are {total + beside} {TOKENS[token]} tokens in all, not {each}")
    if BLUE in s.colours and s.round == 0 and s.tokens[list(s.colours).index(BLUE) * TOKEN_TYPES + CLOTHING] == 0:
        problems.append("blue starts without the clothing token")


def check_princesses(s: Table, problems: list[str]) -> None:
    check_deck("Emira", s.emira_deck, list(s.princess_at), problems)
    size = len(s.emira_deck.cards)
    if len(s.emira_deck.marks) != size or len(s.emira_deck.mark_known) != size:
        problems.append("the marks on the Emira deck do not fit it")
    for i in range(0, len(s.emira_deck.bearers), 2):
        card = s.emira_deck.bearers[i]
        if card not in s.emira_deck.cards or not s.emira_deck.marks[s.emira_deck.cards.index(card)]:
            problems.append(f"{PRINCESSES[card]} bears no mark in the Emira deck")
    if s.princess_at[SIDI] >= 0:
        problems.append("Sidi Suleiman lives in a palace")
    counted = [0] * s.players
    for princess in range(PRINCESS_CARDS):
        place = s.princess_at[princess]
        if place >= 0:
            counted[place] += 1
        listed = s.undecided.count(princess), s.in_play.count(princess) + s.later.count(princess)
        if listed != (1 if place == UNDECIDED else 0, 1 if place == ON_BOARD else 0):
            problems.append(f"{PRINCESSES[princess]} is not where she is listed")
    if counted != list(s.guests):
        problems.append(f"the palaces hold {counted} princesses, not {list(s.guests)}")
    for seat in range(s.players):
        if s.guests[seat] > s.capacity(seat):
            problems.append(f"seat {seat} has room for {s.capacity(seat)} princesses and {s.guests[seat]} live there")
    if s.princess_at[XENIA] < 0 and (s.xenia_markers or s.xenia_owed):
        problems.append("Xenia has markers or is owed a gift outside a palace")
    if not 0 <= s.xenia_markers <= 2:
        problems.append("Xenia has two markers at most")
    for princess in in_mask(s.late):
        if s.princess_at[princess] < 0:
            problems.append(f"{PRINCESSES[princess]} has come late and lives in no palace")


def check_status_cards(s: Table, problems: list[str]) -> None:
    check_deck("status", s.status_deck, s.status_at, problems)
    for card, place in enumerate(s.status_at):
        if (place == NOT_USED) != (s.rules.three and STATUS_TABLE[card][3]):
            problems.append(f"{STATUS_CARDS[card]} is in or out of the game against rule 3.1")
        if (place == ON_BOARD) != (s.status_offer == card):
            problems.append(f"{STATUS_CARDS[card]} is not where it is listed")
        if place not in (NOT_USED, ON_BOARD, IN_DECK) and not 0 <= place < s.players:
            problems.append(f"{STATUS_CARDS[card]} is nowhere")
    if s.light & TOP_STATUS_CARDS:
        problems.append("a 3-point card lies where none can lie")


def check_events(s: Table, problems: list[str]) -> None:
    check_deck("event", s.event_deck, s.event_at, problems)
    houses = [0] * s.players
    for card in range(EVENT_CARDS):
        place = s.event_at[card]
        out = event_type(card) == RESTORATION and not s.rules.advanced
        if (place == NOT_USED) != out:
            problems.append("the restoration cards are in or out of the game against rule 3.9")
        if IN_FRONT <= place < IN_FRONT + s.players and event_type(card) == GUEST_HOUSE:
            houses[place - IN_FRONT] += 1
    if houses != list(s.guest_houses):
        problems.append(f"guest houses in front of the sheiks are {houses}, not {list(s.guest_houses)}")
    for i in range(0, len(s.looks), 4):
        if s.event_at[s.looks[i + 1]] != IN_FRONT + s.looks[i]:
            problems.append("a Good Looking card is not in front of its owner")


def check_deck(name: str, deck: Deck, places: list[int], problems: list[str]) -> None:
    listed = sorted(deck.cards)
    if listed != [card for card, place in enumerate(places) if place == IN_DECK]:
        problems.append(f"the {name} deck does not hold the cards that are in no other place")
    if len(deck.known) != len(deck.cards):
        problems.append(f"what is known of the {name} deck does not fit it")
    check_zones(name, deck, places, problems)


def check_zones(name: str, deck: Deck, places: list[int], problems: list[str]) -> None:
    """No viewer is both sure and unsure of a card, and cards that viewers are sure of lie where they think."""
    claimed: dict[int, int] = {}
    for i in range(0, len(deck.zones), 3):
        viewer, zone, cards = deck.zones[i], deck.zones[i + 1], deck.zones[i + 2]
        if cards == 0 or cards & ~zone or claimed.get(viewer, 0) & zone:
            problems.append(f"what viewer {viewer} knows of the {name} deck contradicts itself")
        claimed[viewer] = claimed.get(viewer, 0) | zone
        for card in in_mask(zone):
            if place_known(deck, places, card, viewer):
                problems.append(f"viewer {viewer} is both sure and unsure of a card of the {name} deck")


def place_known(deck: Deck, places: list[int], card: int, viewer: int) -> bool:
    """The viewer sees where the card is: in the deck by having looked, elsewhere by owning it or because it is open."""
    if card in deck.cards:
        return deck.known[deck.cards.index(card)] >> viewer & 1 == 1
    return card >= len(places) or not 0 <= places[card] < IN_FRONT or places[card] == viewer


def check_goals(s: Table, problems: list[str]) -> None:
    cards = sorted([*s.goals, *s.spare_goals])
    if cards != [number for number, row in enumerate(GOAL_TABLE) if row[1] == s.players]:
        problems.append(f"the goal cards are not those for {s.players} players, one each")
