"""Aladdin's Dragons (2000), rules version 2."""

from serai.games.dragons.game import GAME

__all__ = ["GAME"]
