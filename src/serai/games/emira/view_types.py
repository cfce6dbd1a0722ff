"""What a seat sees of Emira: the common part, the own part, and both with what every view has."""

from __future__ import annotations

from typing import Generic, NotRequired, TypedDict

from serai.core.view_types import Ended, Name, Shared, Some
from serai.games.emira.names import (
    CaravanKind,
    CaravanSize,
    Colour,
    Due,
    Ending,
    EventCard,
    GoalCard,
    HeldStatusCard,
    Item,
    Mode,
    Phase,
    Piece,
    Power,
    Preference,
    PrincessCard,
    Standing,
    StatusCard,
    Talent,
    Token,
    Ware,
)


class Princess(TypedDict):
    """All about her, with her wishes as they are now."""

    card: PrincessCard
    likes: list[Preference]
    swapped: bool
    talents: list[Talent]
    power: Power | None


class Coming(Princess):
    """A princess on top of the deck."""

    position: int


class TrackCaravan(TypedDict):
    """A caravan as a position has it."""

    kind: CaravanKind
    remaining: int


class Caravan(TrackCaravan):
    """What it pays a round, and all that it still brings."""

    income: int
    to_come: int


class LastingEvent(TypedDict):
    """An event card in front of a sheik; Good Looking has a type and "+1" tokens."""

    card: EventCard
    type: NotRequired[Token]
    plus: NotRequired[int]


class Sheik(TypedDict):
    """A sheik, without the gold and the goal that are hidden from the viewer."""

    colour: Colour
    gold: int | None
    base_income: int
    camels: int
    camel_rate: int
    discount: int
    sections: int
    track: float
    tokens: dict[Token, int]
    lent_tokens: list[Token]
    sets: int
    caravans: list[Caravan]
    caravans_bring: dict[CaravanSize, int]
    palace: list[Princess]
    capacity: int
    status_cards: list[HeldStatusCard]
    in_front: list[LastingEvent]
    hand_size: int
    appearance: int
    status: int
    palace_size: float
    upkeep: int
    kept_away: bool
    finished: bool
    goal: GoalCard | None


class Known(TypedDict, Generic[Name]):
    """A card whose place the viewer knows; the topmost is 1."""

    position: int
    card: Name


class Somewhere(TypedDict, Generic[Name]):
    """Cards that the viewer knows to be among a number of places, without knowing which is where."""

    cards: list[Name]
    among: int


class Deck(TypedDict, Generic[Name]):
    size: int
    known: list[Known[Name]]
    somewhere: list[Somewhere[Name]]


class EmiraDeck(Deck[PrincessCard]):
    """The places of cards that the viewer knows to be swapped, and the princesses whom it knows to come soon."""

    swapped: list[int]
    coming: list[Coming]


class Suitor(TypedDict):
    """A sheik's values in what she likes, the first wish first, without gold that the viewer does not see."""

    values: list[float | None]
    stands: Standing


class Suit(TypedDict):
    """How the sheiks stand with a princess."""

    card: PrincessCard
    sheiks: list[Suitor]


class PrincessesNeeded(TypedDict):
    with_talents: int
    any: int


class Offer(TypedDict):
    status_card: StatusCard | None
    status_points: int | None
    token: Token | None
    items: list[Item]


class EventsInForce(TypedDict):
    """What this round's events have brought; a seat is the owner of the Bazaar or the Noble Merchandise."""

    golden_times: int
    interrupt_spice_trade: bool
    sick_camels: bool
    bazaar: int | None
    noble_merchandise: int | None
    arrivals: list[int]


class Auction(TypedDict):
    bid: int
    bidder: int | None
    step: int
    lowest_bid: int
    opener: int
    still_in: list[int]
    passed: list[int]


class Xenia(TypedDict):
    markers: int
    refuser: int | None


class GoalPlace(TypedDict):
    """A talent of the goal, and the princess who stands for it."""

    talent: Talent
    princess: PrincessCard | None


class GoalProgress(TypedDict):
    places: list[GoalPlace]
    helpful: list[Talent]


class Forecast(TypedDict):
    """An income or a payment to come, and the gold after it."""

    what: Due
    amount: int
    gold: int


class Favour(TypedDict):
    """What a princess saves her sheik."""

    item: Ware
    princess: PrincessCard
    saves: int


class Mine(TypedDict):
    """What only the seat itself sees; bids are listed from none to the highest possible one, step by step."""

    hand: list[EventCard]
    set_aside: list[EventCard]
    goal: GoalCard
    goal_talents_met: bool
    goal_progress: GoalProgress
    forecast: list[Forecast]
    highest_possible_bid: int
    bid_costs: list[int]
    bid_discounts: list[int]
    prices: Some[Item, int]
    event_prices: list[int]
    favours: list[Favour]
    consolation: int


class Score(TypedDict):
    fulfilled: bool
    princesses: int
    main_points: int
    side_points: float
    gold: int


class Common(TypedDict):
    """What everybody sees."""

    round: int
    phase: Phase
    first_player: int
    last_round: bool
    princesses_needed: PrincessesNeeded
    in_play: list[Princess]
    later: list[Princess]
    undecided: list[Princess]
    late: list[PrincessCard]
    gone_princesses: list[PrincessCard]
    used_events: list[EventCard]
    bag: dict[Token, int]
    supply: dict[Piece, int]
    offer: Offer
    events_in_force: EventsInForce
    auction: Auction
    xenia: Xenia


class Own(TypedDict):
    """What depends on who looks."""

    sheiks: list[Sheik]
    emira_deck: EmiraDeck
    status_deck: Deck[StatusCard]
    event_deck: Deck[EventCard]
    courtship: list[Suit]
    mine: Mine | None


class View(Common, Own, Shared[Mode, Ended[Ending, Score]]):
    """All of it."""
