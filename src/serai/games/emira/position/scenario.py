"""A situation in a few words, for tests: a fresh deal with some things changed, and a phase to begin with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from serai.core.errors import BadSetting
from serai.core.plain import by_seat, record, rows, strings
from serai.core.reader import number_of
from serai.core.rng import seeded
from serai.core.settings import Value
from serai.games.emira.components import (
    CARAVAN_KINDS,
    COLOURS,
    EVENTS,
    GOALS,
    PIECE_COUNTS,
    PIECE_COUNTS_3P,
    PIECES,
    PRINCESSES,
    STATUS_CARDS,
    TOKENS,
    TOKENS_EACH,
    TOKENS_EACH_3P,
    caravan_size,
)
from serai.games.emira.phases.round import ROUND
from serai.games.emira.position.write import FIELDS, SHEIK_FIELDS, position_of
from serai.games.emira.settings import Rules
from serai.games.emira.setup import DRAFT_START_EVENT, START, set_up
from serai.games.emira.state import EmiraState

PHASE_NAMES: Final = [
    "events",
    "income",
    "market",
    "auction",
    "purchase",
    "courtship",
    "xenia",
    "upkeep",
    "round_end",
]
PILES: Final[dict[str, Sequence[str]]] = {"emira": PRINCESSES, "status": STATUS_CARDS, "event": EVENTS}
EXTRA_WORDS: Final = ["phase", "colours", "sold", "emira_top", "status_top", "event_top"]

Data = dict[str, object]


def arrange(settings: Mapping[str, Value], seed: str, wishes: Mapping[str, object]) -> Data:
    """See `serai.testing.scenario` for the words."""
    check_words(wishes)
    rules = Rules(settings)
    data = fresh(rules, seed, wishes)
    phase = str(wishes.get("phase", "auction"))
    begin_at(data, rules, phase, wishes)
    for name in sorted(wishes, key=lambda name: name.endswith("_deck")):  # whole decks after what is taken from them
        fulfil(data, name, wishes[name])
    for name in ("emira_top", "status_top", "event_top"):
        if name in wishes:
            put_on_top(data, name.removesuffix("_top"), wishes[name])
    lay_board(data, rules, phase, wishes)
    count_supply(data, rules)
    return data


def check_words(wishes: Mapping[str, object]) -> None:
    known = [*EXTRA_WORDS, *FIELDS, *SHEIK_FIELDS]
    for name in wishes:
        if name not in known:
            raise BadSetting(f"a scenario of emira knows no {name!r}; it knows {', '.join(sorted(known))}")
    if wishes.get("phase", "auction") not in PHASE_NAMES:
        raise BadSetting(f"phase cannot be {wishes['phase']!r}; it takes {', '.join(PHASE_NAMES)}")


def fresh(rules: Rules, seed: str, wishes: Mapping[str, object]) -> Data:
    """A deal after the draft, in which everybody kept the first of three cards."""
    state = EmiraState(rules, seeded(seed))
    colours = wishes.get("colours", COLOURS[: rules.players])
    assert isinstance(colours, list)
    set_up(state, [number_of(colour, COLOURS) for colour in colours])
    for seat in range(rules.players):
        DRAFT_START_EVENT.answer(state, seat, state.hand_of(seat)[0])
    START.run(state, 0)
    data = position_of(state)
    data["first_player"] = 0
    return data


def begin_at(data: Data, rules: Rules, phase: str, wishes: Mapping[str, object]) -> None:
    """The rest of the round from the phase on; round 1, or the first in which that phase takes place."""
    steps = ROUND[PHASE_NAMES.index(phase) :]
    data["agenda"] = [[step.name, 0] for step in reversed(steps)]
    number = 1
    if phase == "events" and not rules.advanced:
        number = 3 if rules.three else 2
    elif phase == "purchase" and rules.three:
        number = 2
    data["round"] = wishes.get("round", number)
    data["phase"] = "upkeep" if phase == "xenia" else phase
    this_round = data["this_round"]
    assert isinstance(this_round, dict)
    this_round["arrivals"] = [1, 1] if rules.three else [1, 0]


def deck_of(data: Data, pile: str) -> Data:
    return record(data[f"{pile}_deck"])


def fulfil(data: Data, name: str, value: object) -> None:
    """One wish: something of the sheiks (a list, or a dict by seat) or of the table."""
    if name in ("phase", "colours", "sold", "emira_top", "status_top", "event_top", "round"):
        return
    if name in SHEIK_FIELDS:
        for seat, wish in by_seat(value):
            fulfil_for(data, seat, name, wish)
    elif name in ("undecided", "in_play", "later", "gone_princesses"):
        draw_out(data, "emira", strings(value))
        data[name] = value
    elif name == "used_events":
        draw_out(data, "event", strings(value))
        data[name] = value
    elif name == "status_offer":
        draw_out(data, "status", [] if value is None else [str(value)])
        data[name] = value
    elif name in ("emira_deck", "status_deck", "event_deck"):
        lay_deck(data, name.removesuffix("_deck"), strings(value))
    elif name in ("this_round", "auction", "hind", "xenia"):
        part = data[name]
        assert isinstance(part, dict)
        assert isinstance(value, Mapping)
        data[name] = {**part, **value}
    else:
        data[name] = value


def fulfil_for(data: Data, seat: int, name: str, wish: object) -> None:
    sheik = rows(data, "sheiks")[seat]
    if name == "palace":
        draw_out(data, "emira", strings(wish))
    elif name == "status_cards":
        discard(data, "status", strings(sheik[name]))
        draw_out(data, "status", strings(wish))
    elif name == "hand":
        discard(data, "event", strings(sheik[name]))
        draw_out(data, "event", strings(wish))
    elif name == "in_front":
        assert isinstance(wish, list)
        draw_out(data, "event", [str(card["card"]) for card in wish])
    elif name == "goal":
        exchange_goal(data, seat, str(wish))
    elif name == "tokens":
        assert isinstance(wish, Mapping)
        wish = {token: wish.get(token, 0) for token in TOKENS}
    elif name == "caravans":
        assert isinstance(wish, list)
        wish = [{"kind": kind, "remaining": remaining} for kind, remaining in wish]
    sheik[name] = wish


def exchange_goal(data: Data, seat: int, goal: str) -> None:
    """Whoever had it, or the spare cards, gets the seat's own goal instead."""
    own = rows(data, "sheiks")[seat]["goal"]
    spare = strings(data["spare_goals"])
    data["spare_goals"] = sorted(
        (own if card == goal else card for card in spare), key=lambda g: number_of(str(g), GOALS)
    )
    for sheik in rows(data, "sheiks"):
        if sheik["goal"] == goal:
            sheik["goal"] = own


# The decks.


def draw_out(data: Data, pile: str, cards: list[str]) -> None:
    """Take cards out of wherever the deal put them."""
    for card in cards:
        if card not in PILES[pile]:
            raise BadSetting(f"there is no {pile} card {card!r}; there are {', '.join(PILES[pile])}")
        deck = deck_of(data, pile)
        names = strings(deck["cards"])
        if card in names:
            lay_cards(data, pile, [name for name in names if name != card])
        for sheik in rows(data, "sheiks"):
            for place in ("palace", "hand", "status_cards"):
                held = sheik[place]
                assert isinstance(held, list)
                if card in held:
                    held.remove(card)
                    if place == "hand":
                        held.extend(deal_one(data))
        for place in ("in_play", "undecided", "later", "gone_princesses", "used_events"):
            listed = data[place]
            assert isinstance(listed, list)
            if card in listed:
                listed.remove(card)


def deal_one(data: Data) -> list[str]:
    """A sheik whose card was needed elsewhere gets another one from the deck."""
    names = strings(deck_of(data, "event")["cards"])
    lay_cards(data, "event", names[1:])
    return names[:1]


def discard(data: Data, pile: str, cards: list[str]) -> None:
    """Put cards under their deck, to make place for the wish."""
    deck = deck_of(data, pile)
    lay_cards(data, pile, strings(deck["cards"]) + cards)
    for sheik in rows(data, "sheiks"):
        for place in ("hand", "status_cards"):
            held = sheik[place]
            assert isinstance(held, list)
            sheik[place] = [card for card in held if card not in cards]


def put_on_top(data: Data, pile: str, wish: object) -> None:
    cards = strings(wish)
    deck = deck_of(data, pile)
    draw_out(data, pile, cards)
    lay_cards(data, pile, cards + strings(deck["cards"]))


def lay_deck(data: Data, pile: str, cards: list[str]) -> None:
    """A whole deck, topmost first; princesses and events left over are out of the game, status cards under it."""
    deck = deck_of(data, pile)
    rest = [card for card in strings(deck["cards"]) if card not in cards]
    draw_out(data, pile, [card for card in cards if card not in strings(deck["cards"])])
    if pile == "emira":
        data["gone_princesses"] = strings(data["gone_princesses"]) + rest
    elif pile == "event":
        data["used_events"] = strings(data["used_events"]) + rest
    else:
        cards = cards + rest
    lay_cards(data, pile, cards)


def lay_cards(data: Data, pile: str, cards: list[str]) -> None:
    """Nobody knows anything of a deck that a test has laid."""
    deck = deck_of(data, pile)
    deck["cards"] = cards
    deck["known_by"] = [[] for card in cards]
    deck["zones"] = []
    if pile == "emira":
        deck["swapped"] = [0] * len(cards)
        deck["swapped_cards"] = []
        deck["swapped_known_by"] = [list(range(len(rows(data, "sheiks")) + 1)) for card in cards]


# The board.


def lay_board(data: Data, rules: Rules, phase: str, wishes: Mapping[str, object]) -> None:
    """From phase 4 on the board is set up: a princess, a status card, a token and the pieces, but for what is sold."""
    if PHASE_NAMES.index(phase) < PHASE_NAMES.index("auction"):
        return
    sold = strings(list_or_empty(wishes.get("sold")))
    emira, status = deck_of(data, "emira"), deck_of(data, "status")
    if phase in ("auction", "purchase", "courtship"):
        if "in_play" not in wishes and strings(emira["cards"]):
            data["in_play"] = strings(emira["cards"])[:1]
            lay_cards(data, "emira", strings(emira["cards"])[1:])
        if rules.three and "later" not in wishes and data["round"] in range(1, 1000, 2):
            data["later"] = strings(emira["cards"])[:1]
            lay_cards(data, "emira", strings(emira["cards"])[1:])
    if phase != "auction":
        return
    if "status_offer" not in wishes and "status" not in sold and strings(status["cards"]):
        data["status_offer"] = strings(status["cards"])[0]
        lay_cards(data, "status", strings(status["cards"])[1:])
    if "token_offer" not in wishes and "appearance" not in sold:
        data["token_offer"] = TOKENS[0]
    words = ["small_caravan", "large_caravan", "palace", "camel"]
    data["on_offer"] = {piece: 0 if words[i] in sold else 1 for i, piece in enumerate(PIECES)}


def list_or_empty(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def count_supply(data: Data, rules: Rules) -> None:
    """What is left over is in the supply, in the bag, or known to be safe."""
    totals = (PIECE_COUNTS_3P if rules.three else PIECE_COUNTS).copy()
    each = TOKENS_EACH_3P if rules.three else TOKENS_EACH
    bag: dict[str, int] = {token: each - (0 if token == "clothing" else 1) for token in TOKENS}
    on_offer = data["on_offer"]
    assert isinstance(on_offer, dict)
    for sheik in rows(data, "sheiks"):
        caravans, tokens = sheik["caravans"], sheik["tokens"]
        assert isinstance(caravans, list)
        assert isinstance(tokens, dict)
        for caravan in caravans:
            totals[caravan_size(number_of(caravan["kind"], CARAVAN_KINDS))] -= 1
        totals[2] -= int(str(sheik["sections"]))
        totals[3] -= int(str(sheik["camels"]))
        for token in TOKENS:
            bag[token] -= tokens[token]
    if data["token_offer"] is not None:
        bag[str(data["token_offer"])] -= 1
    data["supply"] = {piece: totals[i] - on_offer[piece] for i, piece in enumerate(PIECES)}
    data["bag"] = bag
    deck = strings(deck_of(data, "status")["cards"])
    kept = strings(data["safe_status_cards"])
    data["safe_status_cards"] = [card for card in kept if card in deck[: len(kept)]]
