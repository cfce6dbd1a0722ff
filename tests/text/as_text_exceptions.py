"""What of a view *Table as text* does not say, and why; and what no game by chance has shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

Json = dict[str, Any]
Path = tuple[Any, ...]


def always(view: Json, path: Path) -> bool:
    return True


def no_auction(view: Json, path: Path) -> bool:
    return view["phase"] != "auction"


def nobody_has_bid(view: Json, path: Path) -> bool:
    return view["auction"]["bidder"] is None


def somebody_comes(view: Json, path: Path) -> bool:
    return len(view["emira_deck"]["coming"]) > 0


def xenia_is_away(view: Json, path: Path) -> bool:
    return all(princess["card"] != "xenia" for sheik in view["sheiks"] for princess in sheik["palace"])


def no_magic(view: Json, path: Path) -> bool:
    return view["mode"] != "magic"


def is_own(view: Json, path: Path) -> bool:
    return path[1] == view["seat"]


def no_price(view: Json, path: Path) -> bool:
    return not view["rooms"][path[1]]["price"]


def on_sale(view: Json, path: Path) -> bool:
    return view["rooms"][path[1]]["known"][path[3]]["place"] == 0


def is_scoring(view: Json, path: Path) -> bool:
    return any(space["state"] == "scoring" for space in view["spaces"])


def none_declared(view: Json, path: Path) -> bool:
    return not view["window"]["batch"]


def is_palace_card(view: Json, path: Path) -> bool:
    return view["sites"][path[1]]["stage"] is not None


def is_special_card(view: Json, path: Path) -> bool:
    return view["sites"][path[1]]["stage"] is None


def can_pay(view: Json, path: Path) -> bool:
    return view["sites"][path[1]]["payable"][path[3]] is True


class Exempt(NamedTuple):
    place: str  # with all that is in it
    why: str
    when: Callable[[Json, Path], bool] = always

    def covers(self, place: str) -> bool:
        return place == self.place or place.startswith(f"{self.place}.")


EVERYWHERE: Final = [
    Exempt("game", "The page is the game's own."),
    Exempt("players", "They are told one by one."),
    Exempt("decision", "The question stands above the text, its choices beside it on the page."),
]
EXCEPTIONS: Final[dict[str, list[Exempt]]] = {
    "emira": [
        *EVERYWHERE,
        Exempt("auction", "There is none.", no_auction),
        Exempt("sheiks.[].finished", "There is no auction to be finished with.", no_auction),
        Exempt("auction.bid", "Nobody has bid.", nobody_has_bid),
        Exempt("mine.bid_costs", "A bid costs what it is, less the worth of the camels, and both are said."),
        Exempt("mine.bid_discounts", "The worth of the camels is said."),
        Exempt("emira_deck.known", "Who comes soon is described instead.", somebody_comes),
        Exempt("offer.status_card", "It is not on sale.", lambda view, _: "status" not in view["offer"]["items"]),
        Exempt("offer.token", "It is not on sale.", lambda view, _: "appearance" not in view["offer"]["items"]),
        Exempt("offer.status_points", "The name of the card says them."),
        Exempt("xenia.markers", "She lives nowhere.", xenia_is_away),
    ],
    "dragons": [
        *EVERYWHERE,
        Exempt("phase", "The place that is scored says it.", is_scoring),
        Exempt("reconstructed", "There is but one table that can be."),
        Exempt("window.acting", "Nothing was declared.", none_declared),
        Exempt("mine.choosing", "What was chosen so far is in the question."),
        Exempt("screens.[].spells", "There is no magic.", no_magic),
        Exempt("screens.[].uses_left", "There is no magic.", no_magic),
        Exempt("spells_left", "There is no magic.", no_magic),
        Exempt("screens.[].treasure", "One's own is told with what is behind one's screen.", is_own),
        Exempt("screens.[].types", "One's own are told with what is behind one's screen.", is_own),
        Exempt("rooms.[].payable", "There is no price to pay.", no_price),
        Exempt("rooms.[].known.[].artifact", "It is on sale, which is said.", on_sale),
    ],
    "saba": [
        *EVERYWHERE,
        Exempt("pending", "It is what the open question is about, which it says."),
        Exempt("sites.[].card", "Its piece and its garden say which it is.", is_palace_card),
        Exempt("sites.[].garden", "A special card has none.", is_special_card),
        Exempt("sites.[].added", "The surcharge and the lock are said."),
        Exempt("sites.[].missing", "Nothing is missing where the seat can pay.", can_pay),
        Exempt("builders.[].stock_size", "The resources are told one by one."),
        Exempt("serail.figure", "There is no seat in the basic game.", lambda view, _: view["mode"] == "basic"),
    ],
}
UNMET: Final[dict[str, dict[str, str]]] = {
    "emira": {},
    "dragons": {"window.batch.spell": "By chance a Counterspell hardly ever meets a spell."},
    "saba": {},
}
