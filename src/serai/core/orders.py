"""Standing orders: what a player wants answered without being asked. They are not rules;
whoever runs the match carries them out.

An order looks at its seat's own view and at nothing else, so it can be kept by a server, a client or a bot.
"""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from serai.core.moves import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class StandingOrder:
    """An order that a seat has given; a game says what it means."""

    def answer(self, view: Mapping[str, object]) -> Move | None:
        """The move it makes at the decision of the view; None if the player is to be asked."""
        raise NotImplementedError

    def is_over(self, view: Mapping[str, object]) -> bool:
        """Whether its time has run out; asked after every choice. An order that is over no longer answers."""
        raise NotImplementedError

    def as_dict(self) -> dict[str, object]:
        """As plain data, for `Game.order`."""
        raise NotImplementedError
