"""Emira (2006)."""

from serai.games.emira.game import GAME

__all__ = ["GAME"]
