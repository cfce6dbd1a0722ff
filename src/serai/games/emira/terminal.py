"""Emira's table, drawn from a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from serai.core.plain import numbers
from serai.core.reader import number_of
from serai.core.view_types import Decision
from serai.games.emira.components import CARAVAN_KINDS, ITEMS
from serai.games.emira.names import (
    CaravanKind,
    Colour,
    EventCard,
    EventType,
    Item,
    Phase,
    Preference,
    PrincessCard,
    StatusCard,
    Token,
)
from serai.games.emira.view_types import Deck, Mine, Offer, Princess, Sheik, View
from serai.screen import BRASS, DOT, Screen, short
from serai.text.phrasebook import capital

STYLES: Final[dict[Colour, str]] = {
    "green": "green",
    "white": "bold white",
    "red": "red",
    "blue": "bright_blue",
    "black": "magenta",
}
WISHES: Final[tuple[Preference, ...]] = ("gold", "appearance", "status", "palace")
RANKS: Final = ("¹", "²")
WHILE_SHE_IS_THERE: Final[tuple[Phase, ...]] = ("auction", "purchase")
NEXT: Final = 3  # cards of a deck that the main screen names, if the viewer knows them
CARAVANS: Final[dict[str, tuple[CaravanKind, CaravanKind]]] = {
    "small": ("small_slow", "small_fast"),
    "large": ("large_slow", "large_fast"),
}

AnyDeck = Deck[PrincessCard] | Deck[StatusCard] | Deck[EventCard]


class EmiraScreen(Screen[View]):
    """The city, the market, the sheiks, and what is mine."""

    LABELS = ("city", "later", "undecided", "market", "events", "decks", "goal", "hand", "known", "used", "gone",
              "gold", "appearance", "status", "palace", "camels", "caravan", "lasting", "princess",
              "event")  # fmt: skip

    def names(self, view: View) -> list[str]:
        return [capital(self.phrases.name("colour", sheik["colour"])) for sheik in view["sheiks"]]

    def styles(self, view: View) -> list[str]:
        return [STYLES[sheik["colour"]] for sheik in view["sheiks"]]

    def stage(self, view: View) -> list[str]:
        rounds = [self.text("round", round=view["round"])] if view["round"] else []  # none while it is set up
        last = [self.text("last-round")] if view["last_round"] else []
        return [*rounds, self.phrases.name("phase", view["phase"]), *last]

    # The table.

    def board(self, view: View) -> list[RenderableType]:
        lines = self.lines()
        for princess in view["in_play"]:
            lines.add_row(self.label("city"), self.princess(princess))
        if not view["in_play"] and view["phase"] in WHILE_SHE_IS_THERE:
            lines.add_row(self.label("city"), Text(self.text("seat-nobody"), style="dim"))
        for princess in view["later"]:
            lines.add_row(self.label("later"), self.princess(princess))
        for princess in view["undecided"]:
            lines.add_row(self.label("undecided"), self.princess(princess))
        lines.add_row(self.label("market"), self.market(view))
        if self.in_force(view):
            lines.add_row(self.label("events"), self.in_force(view))
        lines.add_row(self.label("decks"), self.decks(view))
        board: list[RenderableType] = [
            Rule(self.title(view), style=BRASS),
            lines,
            self.sheiks(view),
            self.palaces(view),
        ]
        if view["mine"] is not None and view["result"] is None:
            board.append(self.mine(view, view["mine"]))
        return board

    def princess(self, princess: Princess) -> Text:
        first, second = [*(wish for wish in princess["likes"] if wish != "none"), None][:2]
        talents = self.either([self.phrases.name("talent", talent) for talent in princess["talents"]])
        text = Text(self.phrases.name("princess", princess["card"]), style="bold")
        text.append(f" {self.text('likes', first=first, second=second)}", style="not bold")
        if princess["swapped"]:
            text.append(f" {self.text('swapped')}", style="red")
        for part in (talents, self.power(princess)):
            if part:
                text.append(DOT + part, style="dim not bold")
        return text

    def market(self, view: View) -> Text:
        """What is on offer, at the viewer's own prices where there is a viewer."""
        offer = view["offer"]
        prices: Mapping[Item, int] = {} if view["mine"] is None else view["mine"]["prices"]
        goods = []
        for size, (slow, fast) in CARAVANS.items():
            if slow in offer["items"]:
                goods.append(self.text("stall-caravan", size=size, slow=prices.get(slow), fast=prices.get(fast)))
        for item in offer["items"]:
            if item not in CARAVAN_KINDS:
                goods.append(f"{self.ware(item, offer)} {prices.get(item, '')}".strip())
        return Text(DOT.join(goods) or self.text("empty"))

    def ware(self, item: Item, offer: Offer) -> str:
        """What exactly lies on a stall."""
        if item == "appearance":
            return self.text("stall-token", token=offer["token"])
        if item == "status":
            return f"{self.phrases.name('item', item)} ({self.points(offer)})"
        return self.phrases.name("item", item)

    def in_force(self, view: View) -> str:
        force, names = view["events_in_force"], self.names(view)
        for_all: dict[EventType, int] = {
            "golden_times": force["golden_times"],
            "interrupt_spice_trade": force["interrupt_spice_trade"],
            "sick_camels": force["sick_camels"],
        }
        for_one: dict[EventType, int | None] = {
            "bazaar": force["bazaar"],
            "noble_merchandise": force["noble_merchandise"],
        }
        parts = [self.phrases.name("event-card", card) for card, holds in for_all.items() if holds]
        for card, seat in for_one.items():
            if seat is not None:
                parts.append(f"{self.phrases.name('event-card', card)} ({names[seat]})")
        return DOT.join(parts)

    def decks(self, view: View) -> Text:
        sizes = {name: deck["size"] for name, _, deck in decks_of(view)}
        return Text(
            self.text("deck-sizes", **sizes) + DOT + self.text("bag", tokens=self.tokens(view["bag"])), style="dim"
        )

    def tokens(self, counts: Mapping[Token, int]) -> str:
        return ", ".join(self.text("tokens", number=count, token=token) for token, count in counts.items())

    def sheiks(self, view: View) -> Table:
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column(self.text("column-sheik"), no_wrap=True)
        ranks = self.wishes(view)
        for wish in WISHES:
            table.add_column(self.text(f"column-{wish}") + ranks.get(wish, ""), justify="right", no_wrap=True)
        table.add_column(self.text("column-camels"), no_wrap=True)
        for column in ("princesses", "cards", "upkeep"):
            table.add_column(self.text(f"column-{column}"), justify="right", no_wrap=True)
        table.add_column("", overflow="fold")
        for seat, sheik in enumerate(view["sheiks"]):
            table.add_row(*self.sheik(view, seat, sheik))
        return table

    def wishes(self, view: View) -> dict[Preference, str]:
        """Which columns the princess in the city looks at, first and second."""
        for princess in view["in_play"]:
            return dict(zip(princess["likes"], RANKS))
        return {}

    def sheik(self, view: View, seat: int, sheik: Sheik) -> list[RenderableType]:
        gold, rate = sheik["gold"], sheik["discount"]
        camels = f"{sheik['camels']} (−{rate})" if rate else str(sheik["camels"])
        return [
            Text(self.names(view)[seat], style=self.styles(view)[seat]),
            Text("?", style="dim") if gold is None else str(gold),
            str(sheik["appearance"]),
            str(sheik["status"]),
            short(sheik["palace_size"]),
            camels,
            f"{len(sheik['palace'])}/{sheik['capacity']}",
            str(sheik["hand_size"]),
            str(sheik["upkeep"]),
            Text(", ".join(self.marks(view, seat, sheik)), style=BRASS),
        ]

    def palaces(self, view: View) -> Table:
        """Where the princesses live, and whose caravans are under way."""
        lines = self.lines()
        for name, style, sheik in zip(self.names(view), self.styles(view), view["sheiks"]):
            princesses = [self.phrases.name("princess", princess["card"]) for princess in sheik["palace"]]
            parts = [", ".join(princesses)] if princesses else []
            if sheik["caravans"]:
                parts.append(self.text("caravans", payments=self.caravans(sheik)))
            if parts:
                lines.add_row(Text(name, style=style), DOT.join(parts))
        return lines

    def caravans(self, sheik: Sheik) -> str:
        """For each income the payments that its caravans still bring, e.g. `150:8,3 500:4`."""
        left: dict[int, list[str]] = {}
        for caravan in sheik["caravans"]:
            left.setdefault(caravan["income"], []).append(str(caravan["remaining"]))
        return " ".join(f"{income}:{','.join(payments)}" for income, payments in left.items())

    def marks(self, view: View, seat: int, sheik: Sheik) -> list[str]:
        auction, decision = view["auction"], view["decision"]
        marks = [self.text("mark-first")] if view["first_player"] == seat else []
        if decision is not None and decision.get("seat") == seat:
            marks.append(self.text("mark-to-act"))
        if auction["bidder"] == seat:
            marks.append(self.text("mark-bid", bid=auction["bid"]))
        if seat in auction["passed"]:
            marks.append(self.text("mark-passed"))
        if sheik["finished"] and view["phase"] == "auction":
            marks.append(self.text("mark-done"))
        if sheik["kept_away"]:
            marks.append(self.text("mark-away"))
        return marks

    # Mine.

    def mine(self, view: View, mine: Mine) -> Table:
        lines = self.lines()
        lines.add_row(self.label("goal"), self.goal(view, mine))
        cards = [*((card, False) for card in mine["hand"]), *((card, True) for card in mine["set_aside"])]
        for number, (card, dealt) in enumerate(cards):
            lines.add_row("" if number else self.label("hand"), self.card(card, dealt))
        if self.next_cards(view):
            lines.add_row(self.label("known"), self.next_cards(view))
        return lines

    def goal(self, view: View, mine: Mine) -> Text:
        text = Text(self.phrases.name("goal", mine["goal"]))
        met = mine["goal_talents_met"]
        text.append(f" {self.text('talents-met' if met else 'talents-missing')}", style="green" if met else "dim")
        needs = self.phrases.say("goal-needs", view["princesses_needed"])
        return text.append(f"{DOT}{needs}" if needs else "", style="dim")

    def card(self, card: EventCard, dealt: bool) -> Text:
        text = Text(self.phrases.name("event-card", card), style="bold")
        text.append(f" {self.text('card-dealt')}" if dealt else "", style="not bold")
        return text.append(self.about("", self.phrases.effect("event-card", card)), style="dim not bold")

    def next_cards(self, view: View) -> str:
        """Cards on top of the decks that the viewer knows."""
        parts = []
        for name, kind, deck in decks_of(view):
            for known in deck["known"]:
                if known["position"] <= NEXT:
                    card = self.phrases.name(kind, known["card"])
                    parts.append(self.text("known-next", deck=name, position=known["position"], card=card))
        return DOT.join(parts)

    def known(self, view: View) -> list[RenderableType]:
        lines = self.lines()
        for name, kind, deck in decks_of(view):
            label = self.label("princess" if name == "emira" else name)
            for known in deck["known"]:
                card = self.phrases.name(kind, known["card"])
                place = self.text("known-place", position=known["position"], size=deck["size"], card=card)
                lines.add_row(label, place)
            for group in deck["somewhere"]:
                cards = self.names_of(kind, group["cards"])
                lines.add_row(label, self.text("known-somewhere", cards=cards, places=group["among"]))
        lines.add_row(self.label("used"), self.names_of("event-card", view["used_events"]))
        lines.add_row(self.label("gone"), self.names_of("princess", view["gone_princesses"]))
        return [lines]

    def names_of(self, kind: str, cards: Sequence[str]) -> str:
        return ", ".join(self.phrases.name(kind, card) for card in cards) or self.text("none")

    # Choices.

    def note(self, move: Mapping[str, object], view: View) -> str:
        mine, decision, seat = view["mine"], view["decision"], view["seat"]
        if mine is None or decision is None or seat is None:
            return ""
        if move["kind"] == "buy":
            return self.price_note(ITEMS[number_of(str(move["item"]), ITEMS)], view["offer"], mine["prices"])
        if move["kind"] in ("two", "three") and decision["kind"] == "buy_event":
            return self.text("for-price", price=mine["event_prices"][0 if move["kind"] == "two" else 1])
        if "order" in move:
            return self.order_note(numbers(move["order"]), decision, view)
        if "princess" in move:
            palace = view["sheiks"][seat]["palace"]
            return next((self.power(princess) for princess in palace if princess["card"] == move["princess"]), "")
        if "card" in move:
            return self.phrases.effect("event-card", move["card"])
        return ""

    def price_note(self, item: Item, offer: Offer, prices: Mapping[Item, int]) -> str:
        which = ""
        if item == "appearance":
            which = f"{self.phrases.name('token', offer['token'])}, "
        elif item == "status":
            which = f"{self.points(offer)}, "
        return which + self.text("for-price", price=prices[item]) if item in prices else ""

    def power(self, princess: Princess) -> str:
        return self.phrases.name("power", princess["power"]) if princess["power"] is not None else ""

    def points(self, offer: Offer) -> str:
        return self.phrases.say("status-points", {"points": offer["status_points"]}) or ""

    def order_note(self, order: list[int], decision: Decision, view: View) -> str:
        """The cards being put back, by name."""
        wanted = "emira" if decision["kind"] == "court_influence_order" else "status"
        kind, deck = next((kind, deck) for name, kind, deck in decks_of(view) if name == wanted)
        known = {card["position"]: card["card"] for card in deck["known"]}
        return ", ".join(self.phrases.name(kind, known[place]) for place in order if place in known)

    # One sheik, closely; and the end.

    def details(self, view: View, seat: int) -> list[RenderableType]:
        sheik = view["sheiks"][seat]
        lines = self.lines()
        lines.add_row(self.label("gold"), self.text("gold-and-income", gold=sheik["gold"], income=sheik["base_income"]))
        looks = [self.tokens(sheik["tokens"]), self.text("token-sets", sets=sheik["sets"])]
        if sheik["lent_tokens"]:
            looks.insert(1, self.text("tokens-lent", tokens=self.names_of("token", sheik["lent_tokens"])))
        lines.add_row(self.label("appearance"), DOT.join(looks))
        lines.add_row(self.label("status"), self.names_of("status", sheik["status_cards"]))
        palace = {"sections": sheik["sections"], "capacity": sheik["capacity"], "track": short(sheik["track"])}
        lines.add_row(self.label("palace"), self.text("palace-parts", **palace))
        lines.add_row(self.label("camels"), self.text("camels-at", camels=sheik["camels"], rate=sheik["camel_rate"]))
        for caravan in sheik["caravans"]:
            name = self.phrases.name("caravan", caravan["kind"])
            lines.add_row(self.label("caravan"), self.text("payments", caravan=name, payments=caravan["remaining"]))
        for front in sheik["in_front"]:
            plus = f" (+{front['plus']} {self.phrases.name('token', front['type'])})" if "plus" in front else ""
            lines.add_row(self.label("lasting"), self.phrases.name("event-card", front["card"]) + plus)
        for princess in sheik["palace"]:
            lines.add_row(self.label("princess"), self.princess(princess))
        return [Rule(self.names(view)[seat], style=BRASS), lines]

    def ending(self, view: View) -> list[RenderableType]:
        goals = self.lines()
        for name, sheik in zip(self.names(view), view["sheiks"]):
            if sheik["goal"] is not None:
                goals.add_row(name, self.phrases.name("goal", sheik["goal"]))
        return [*super().ending(view), Text(self.text("goals"), style="bold"), goals]


def decks_of(view: View) -> list[tuple[str, str, AnyDeck]]:
    """The decks by name, each with the kind of its cards in the texts."""
    return [
        ("emira", "princess", view["emira_deck"]),
        ("status", "status", view["status_deck"]),
        ("event", "event-card", view["event_deck"]),
    ]


SCREEN: Final = EmiraScreen
