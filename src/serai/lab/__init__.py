"""Bots compared: the same deals in every seating, shares with their intervals, ratings."""

from serai.lab.playing import Played, Task, Thinking, dice, play_match, play_task
from serai.lab.ratings import Ladder, Rating
from serai.lab.schedule import Seating, Sitting, rotations, seatings_for, sittings, tables_of
from serai.lab.scores import Score, Scoreboard

__all__ = [
    "Ladder",
    "Played",
    "Rating",
    "Score",
    "Scoreboard",
    "Seating",
    "Sitting",
    "Task",
    "Thinking",
    "dice",
    "play_match",
    "play_task",
    "rotations",
    "seatings_for",
    "sittings",
    "tables_of",
]
