"""What a seat sees of Aladdin's Dragons: the common part, the own part, and both with what every view has."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from serai.core.view_types import Ended, Shared
from serai.games.dragons.names import (
    Artifact,
    Colour,
    Ending,
    ItemName,
    Mode,
    PalaceRoom,
    Phase,
    PieceType,
    Reconstructed,
    SpaceName,
    SpaceState,
    Spell,
    TreasureKind,
    WindowName,
)

Treasure = dict[TreasureKind, int]


class PlayerScreen(TypedDict):
    """A player; treasure and types are one's own, or everybody's at the end."""

    colour: Colour
    tokens: int
    artifacts: int
    spells: int
    in_front: list[Artifact]
    lamp_lit: bool
    uses_left: int
    treasure: Treasure | None
    types: list[Artifact] | None


class Piece(TypedDict):
    piece: int
    owner: int
    what: PieceType
    value: int | None
    face_up: bool
    doubled: bool


class Space(TypedDict):
    """Strengths are by seat; what only a cave has comes last."""

    space: SpaceName
    state: SpaceState
    sealed: bool
    smuggler: int | None
    pieces: list[Piece]
    strengths: dict[str, int]
    ranking: list[int]
    own: int | None
    treasure: NotRequired[TreasureKind]
    niches: NotRequired[list[int]]
    closed: NotRequired[bool]


class Known(TypedDict):
    place: int
    artifact: Artifact


class Somewhere(TypedDict):
    """Artifacts that lie at some of a number of places."""

    artifacts: list[Artifact]
    among: int


class Room(TypedDict):
    room: PalaceRoom
    artifacts: int
    on_sale: Artifact | None
    known: list[Known]
    somewhere: list[Somewhere]
    price: list[int]
    payable: bool


class InForce(TypedDict):
    """Effects that last until clean-up."""

    spy: int | None
    last_are_first: bool
    djinn: int | None
    keys: list[int]


class Declared(TypedDict):
    """An item of the batch with its targets."""

    seat: int
    item: ItemName
    cancelled: bool
    space: NotRequired[SpaceName]
    piece: NotRequired[int]
    spell: NotRequired[Spell]
    artifact: NotRequired[Artifact]
    owner: NotRequired[int]


class Window(TypedDict):
    window: WindowName
    space: SpaceName | None
    batch: list[Declared]
    acting: int | None
    in_turn: list[int]


class AmountsAsked(TypedDict):
    """Units that are being chosen: how many are still to come, how many in all, and at most of each kind."""

    left: int | None
    total: int | None
    limits: Treasure | None


class Mine(AmountsAsked):
    """What only the seat itself sees; `left_after` is the treasure that it keeps after the purchase under way."""

    tokens: list[int]
    treasure: Treasure
    artifacts: list[Artifact]
    spells: list[Spell]
    drawn: list[Spell]
    choosing: list[int]
    price: list[int] | None
    payments: list[list[TreasureKind]]
    left_after: int | None
    bribe: int | None


class Score(TypedDict):
    artifacts: int
    scrolls: NotRequired[int]


class Common(TypedDict):
    """What everybody sees."""

    round: int
    phase: Phase
    camel: int
    order: list[int]
    next_first_player: int | None
    bank: Treasure | None
    treasure_card: int | None
    treasure_discards: list[int]
    guard: int | None
    admitted: list[int]
    spells_left: int
    used_spells: list[Spell]
    in_force: InForce
    window: Window | None
    reconstructed: list[Reconstructed]


class Own(TypedDict):
    """What depends on who looks."""

    screens: list[PlayerScreen]
    spaces: list[Space]
    rooms: list[Room]
    mine: Mine | None


class View(Common, Own, Shared[Mode, Ended[Ending, Score]]):
    """All of it."""
