"""Saba – Palace of the Queen (2007), rules version 1."""

from serai.games.saba.game import GAME

__all__ = ["GAME"]
