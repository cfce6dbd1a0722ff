"""What a seat sees of Saba: the common part, the own part, and both with what every view has."""

from __future__ import annotations

from typing import TypedDict

from serai.core.view_types import Ended, Shared, Some
from serai.games.saba.names import (
    ActionCard,
    BuildingCard,
    Colour,
    Destination,
    Ending,
    Mode,
    NextCard,
    Place,
    PrintedTable,
    Quarter,
    Resource,
    Step,
)


class OpenPlayer(TypedDict):
    """What everybody sees of a player, and a position says as well."""

    stock: dict[Resource, int]
    figures: int
    markers: int
    treasure_chamber: int
    harbour_cards: list[int]


class Builder(OpenPlayer):
    colour: Colour
    stock_size: int
    undersides: list[int]
    hand_size: int
    points: int
    balconies: list[int]
    serail_markers: int


class Slot(TypedDict):
    type: Resource
    count: int


class Quay(Slot):
    """A harbour slot, and how the harbour would lie after it was taken."""

    capacity: int
    after: list[Slot]


class Garden(TypedDict):
    value: int
    figure: int | None
    lock: Resource | None


class QuarterOffer(TypedDict):
    price: int | None
    gives: Resource | None


class Serail(TypedDict):
    cells: int
    markers: list[int]
    holder: int | None
    figure: int | None


class Site(TypedDict):
    """A face-up card. Its cost is what is printed and what site and lock add; `payable` and `missing` are by seat."""

    site: int
    card: BuildingCard
    garden: int | None
    stage: int | None
    surcharge: int
    lock: Resource | None
    printed: dict[Resource, int]
    added: dict[Resource, int]
    cost: dict[Resource, int]
    payable: list[bool]
    missing: list[dict[Resource, int]]
    displaces: int | None


class BuildingDeck(TypedDict):
    size: int
    next: NextCard | None


class ActionDeck(TypedDict):
    size: int


class Bargain(TypedDict):
    opponent: int
    take: list[Resource]


class Pending(TypedDict):
    """What an open decision is about."""

    destination: Destination | None
    garden: int | None
    figure: Place | None
    bargain: Bargain | None


class Mine(TypedDict):
    hand: list[ActionCard]


class Score(TypedDict):
    rank: int
    points: int
    balconies: int
    treasure_chamber: int
    serail_seat: int
    serail_markers: int


class Common(TypedDict):
    """What everybody sees."""

    reconstructed: list[PrintedTable]
    turn: int
    first_player: int
    active: int
    step: Step
    built_this_turn: bool
    special_this_turn: bool
    quiet_turns: int
    quiet_limit: int
    builders: list[Builder]
    hand_limit: int
    stock_limit: int
    reserve: dict[Resource, int]
    harbour: list[Quay]
    gardens: list[Garden]
    quarters: dict[Quarter, list[int | None]]
    space_prices: list[int]
    quarter_offers: dict[Quarter, QuarterOffer]
    neighbours: dict[Quarter, list[Quarter]]
    ready: list[Place]
    vizier: Quarter
    serail: Serail
    sites: list[Site]
    interim_leader: int | None
    building_deck: BuildingDeck
    built: list[BuildingCard]
    removed: list[BuildingCard]
    action_cards: Some[ActionCard, int]
    action_deck: ActionDeck
    action_discard: list[ActionCard]
    pending: Pending


class Own(TypedDict):
    """What depends on who looks."""

    mine: Mine | None


class View(Common, Own, Shared[Mode, Ended[Ending, Score]]):
    """All of it."""
