"""Errors of the server that more than one of its parts knows."""

from __future__ import annotations

from serai.core.errors import SeraiError


class NotAllowed(SeraiError):
    """Not for this seat, or not now; `code` is for programs."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class CannotServe(SeraiError):
    """The data folder or the port cannot be used."""


class RulesChanged(SeraiError):
    """A choice made under an earlier rules version depends on a clause whose meaning has changed since."""

    def __init__(self, clause: str) -> None:
        super().__init__(f"{clause} has changed")
        self.clause = clause


class NotStored(SeraiError):
    """The database could not be written; nothing has happened."""


class NotRead(SeraiError):
    """The database cannot be read at the moment."""
