"""Play and look back in a terminal."""

from serai.terminal.printer import Printer, console_for
from serai.terminal.saves import open_save, read_save, seating_of
from serai.terminal.screens import screen_for
from serai.terminal.session import HUMAN, Session
from serai.terminal.stopping import Stopped, Stops

__all__ = [
    "HUMAN",
    "Printer",
    "Session",
    "Stopped",
    "Stops",
    "console_for",
    "open_save",
    "read_save",
    "screen_for",
    "seating_of",
]
