"""A small complete game: cards in hand, a sealed choice, an amount, a deck with secrets."""

from .game import GAME

__all__ = ["GAME"]
