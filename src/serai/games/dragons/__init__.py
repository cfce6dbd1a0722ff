"""Aladdin's Dragons (2000), rules version 1."""

from serai.games.dragons.game import GAME

__all__ = ["GAME"]
