"""What can go wrong at the edge, as types. Nothing changes when one of these is raised."""

from __future__ import annotations


class SeraiError(Exception):
    """The root of every error that a user of the library can cause."""


class UnknownGame(SeraiError):
    """No game of that name is installed."""


class BadSetting(SeraiError):
    """A setting that the game does not have, or a value that it cannot take."""


class SettingWarning(UserWarning):
    """A value of a setting is accepted, although something about it is odd."""


class BadMove(SeraiError):
    """Something that is not a move of the game at all, legal or not."""


class BadOrder(SeraiError):
    """A standing order that the game does not know, or that cannot be read."""


class BadSave(SeraiError):
    """A saved game that cannot be read or replayed."""


class BadPosition(SeraiError):
    """A position that cannot be read or breaks an invariant."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems
