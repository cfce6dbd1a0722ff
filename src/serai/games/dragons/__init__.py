"""Aladdin's Dragons (2000)."""

from serai.games.dragons.game import GAME

__all__ = ["GAME"]
