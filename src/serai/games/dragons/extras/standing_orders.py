"""Rules section 7.5: the standing pass, with its end and the things that wake its player up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, get_args

from serai.core.errors import BadOrder, BadPosition
from serai.core.moves import Move
from serai.core.orders import StandingOrder
from serai.core.reader import Reader, name_or_none, names_of, number_of
from serai.games.dragons.components import CAVE_GOLD, GUARD_ROOM, SPACES, TENT
from serai.games.dragons.extras.waking import (
    WAKES_AT,
    can_fly_in,
    is_of_use,
    is_present,
    nothing_to_win,
    touches,
    window_in,
)
from serai.games.dragons.names import PassEnd, WakingItem, WakingPlay, WindowName
from serai.games.dragons.table import WINDOWS
from serai.games.dragons.view import typed
from serai.games.dragons.view_types import Declared, View

ENDS: Final[list[PassEnd]] = list(get_args(PassEnd))
PLAYS: Final[list[WakingPlay]] = list(get_args(WakingPlay))
WAKING_ITEMS: Final[list[WakingItem]] = list(get_args(WakingItem))

FIELDS: Final = [
    "kind",
    "until",
    "wake_on_play",
    "wake_on_presence",
    "wake_on_entry",
    "wake_for_nothing",
    "wake_with",
    "given",
]
GIVEN_FIELDS: Final = ["round", "window", "space", "tokens"]
SMART: Final[dict[str, object]] = {
    "kind": "pass",
    "until": "end_of_round",
    "wake_on_play": "any",
    "wake_on_presence": True,
    "wake_on_entry": False,
    "wake_for_nothing": False,
    "wake_with": WAKING_ITEMS,
}

PLACING: Final[list[WindowName]] = ["turn", "placed"]  # windows that differ only in the tokens still to be placed


class StandingPass(StandingOrder):
    """Pass in every window until a given moment, unless something happens that the player wants to see."""

    def __init__(
        self,
        until: PassEnd,
        wake_on_play: WakingPlay,
        wake_on_presence: bool,
        wake_on_entry: bool,
        wake_for_nothing: bool,
        wake_with: list[WakingItem],
        given: dict[str, object],
    ) -> None:
        self.until = until
        self.wake_on_play = wake_on_play
        self.wake_on_presence = wake_on_presence
        self.wake_on_entry = wake_on_entry
        self.wake_for_nothing = wake_for_nothing
        self.wake_with = wake_with
        self.given = given

    def as_dict(self) -> dict[str, object]:
        return {
            "kind": "pass",
            "until": self.until,
            "wake_on_play": self.wake_on_play,
            "wake_on_presence": self.wake_on_presence,
            "wake_on_entry": self.wake_on_entry,
            "wake_for_nothing": self.wake_for_nothing,
            "wake_with": self.wake_with,
            "given": self.given,
        }

    def answer(self, view: Mapping[str, object]) -> Move | None:
        """Pass, if a window asks and nothing wakes the player."""
        seen = typed(view)
        decision = seen["decision"]
        if decision is None or decision["kind"] != "window" or "moves" not in decision:
            return None
        return None if self.is_over(view) or self.wakes(seen) else Move("pass")

    def is_over(self, view: Mapping[str, object]) -> bool:
        seen = typed(view)
        if seen["result"] is not None or seen["round"] != self.given["round"]:
            return True
        if self.until == "end_of_round":
            return False
        if self.until == "next_window":
            return moment_of(seen) != self.given
        return reached(seen) >= first_space(self.until)

    def wakes(self, view: View) -> bool:
        window = window_in(view)
        if any(WAKES_AT[item] == window["window"] and is_of_use(view, item) for item in self.wake_with):
            return True
        if any(self.woken_by(view, item) for item in window["batch"]):
            return True
        if window["window"] != "space" or window["space"] is None:
            return False
        if not self.wake_for_nothing and nothing_to_win(view, window["space"]):
            return False
        if is_present(view, window["space"]):
            return self.wake_on_presence
        return self.wake_on_entry and can_fly_in(view)

    def woken_by(self, view: View, item: Declared) -> bool:
        """An item that another player has declared and that nobody has cancelled."""
        if item["seat"] == view["seat"] or item["cancelled"] or self.wake_on_play == "never":
            return False
        return self.wake_on_play == "any" or touches(view, item)


def moment_of(view: View) -> dict[str, object]:
    """Which window is open: enough to tell it from the next one."""
    window = view["window"]
    name, space = (None, None) if window is None else (window["window"], window["space"])
    tokens = sum(screen["tokens"] for screen in view["screens"]) if name in PLACING else None
    return {"round": view["round"], "window": name, "space": space, "tokens": tokens}


def first_space(until: PassEnd) -> int:
    if until == "city":
        return TENT
    return GUARD_ROOM if until == "palace" else number_of(until, SPACES)


def reached(view: View) -> int:
    """The number of the first space that is not finished, or -1 before the scoring."""
    if view["phase"] != "scoring":
        return len(SPACES) if view["phase"] in ("clean_up", "over") else -1
    window = view["window"]
    if window is not None and window["window"] == "citygate":
        return CAVE_GOLD  # the city begins with its first place
    unfinished = [SPACES.index(space["space"]) for space in view["spaces"] if space["state"] != "finished"]
    return min(unfinished, default=len(SPACES))


# Reading an order.


def read_order(data: object, view: View) -> StandingPass:
    """Whatever is not said is as in the smart pass; `given` is this moment unless the data says another."""
    if not isinstance(data, Mapping) or data.get("kind") != "pass":
        raise BadOrder("dragons knows the standing order {'kind': 'pass'}" + f"; got {data!r}"[:100])
    try:
        r = Reader({**SMART, "given": moment_of(view), **data}, "order")
        r.only(FIELDS)
        return StandingPass(
            ENDS[r.name("until", ENDS)],
            PLAYS[r.name("wake_on_play", PLAYS)],
            r.flag("wake_on_presence"),
            r.flag("wake_on_entry"),
            r.flag("wake_for_nothing"),
            names_of(r.names("wake_with", WAKING_ITEMS), WAKING_ITEMS),
            read_moment(r.child("given")),
        )
    except BadPosition as error:
        raise BadOrder(str(error)) from error


def read_moment(r: Reader) -> dict[str, object]:
    r.only(GIVEN_FIELDS)
    return {
        "round": r.whole("round", 0),
        "window": name_or_none(r.name_or_null("window", WINDOWS), WINDOWS),
        "space": name_or_none(r.name_or_null("space", SPACES), SPACES),
        "tokens": None if r.data.get("tokens", 0) is None else r.whole("tokens", 0),
    }
