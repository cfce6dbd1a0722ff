"""Emira (2006), rules version 1."""

from serai.games.emira.game import GAME

__all__ = ["GAME"]
