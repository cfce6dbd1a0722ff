"""Serai: out-of-print board games of the Arabian Nights, complete and exact."""

from serai import _native  # first: it decides whether compiled or interpreted rules are imported
from serai.core.errors import (
    BadMove,
    BadOrder,
    BadPosition,
    BadSave,
    BadSetting,
    SeraiError,
    SettingWarning,
    UnknownGame,
)
from serai.core.events import Event
from serai.core.game import Game, Meta, Result
from serai.core.match import Match
from serai.core.moves import Move
from serai.core.orders import StandingOrder
from serai.core.refusals import Refusal, Refused
from serai.core.registry import find as game
from serai.core.registry import load, register
from serai.core.registry import names as games
from serai.core.saves import differences
from serai.core.views import Decision

__version__ = "0.1.0"

native = _native.native

__all__ = [
    "BadMove",
    "BadOrder",
    "BadPosition",
    "BadSave",
    "BadSetting",
    "Decision",
    "Event",
    "Game",
    "Match",
    "Meta",
    "Move",
    "Refusal",
    "Refused",
    "Result",
    "SeraiError",
    "SettingWarning",
    "StandingOrder",
    "UnknownGame",
    "__version__",
    "differences",
    "game",
    "games",
    "load",
    "native",
    "register",
]
