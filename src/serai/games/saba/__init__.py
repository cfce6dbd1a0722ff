"""Saba – Palace of the Queen (2007)."""

from serai.games.saba.game import GAME

__all__ = ["GAME"]
