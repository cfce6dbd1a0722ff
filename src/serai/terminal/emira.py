"""Emira's table, drawn from a view."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from serai.core.seen import View, number, record, records, strings
from serai.terminal.screen import Screen, short

STYLES: Final = {"green": "green", "white": "bold white", "red": "red", "blue": "bright_blue", "black": "magenta"}
BRASS: Final = "yellow"
WISHES: Final = {"gold": "Gold", "appearance": "Looks", "status": "Status", "palace": "Palace"}
RANKS: Final = ("¹", "²")
WHILE_SHE_IS_THERE: Final = ("auction", "purchase")
DOT: Final = " · "
NEXT: Final = 3  # cards of a deck that the main screen tells, if the viewer knows them
DECKS: Final = [("emira", "princess", "princess"), ("status", "status", "status"), ("event", "event-card", "event")]


class EmiraScreen(Screen):
    """The city, the market, the sheiks, and what is mine."""

    def names(self, view: View) -> list[str]:
        return [str(sheik["colour"]).capitalize() for sheik in records(view["sheiks"])]

    def styles(self, view: View) -> list[str]:
        return [STYLES.get(str(sheik["colour"]), "bold") for sheik in records(view["sheiks"])]

    def title(self, view: View) -> str:
        parts = [self.phrases.game.meta.title, f"round {view['round']}", self.phrases.name("phase", view["phase"])]
        if view.get("last_round"):
            parts.append("the last round")
        if isinstance(view.get("seat"), int):
            parts.append(f"you are {self.names(view)[number(view['seat'])]}")
        return DOT.join(parts)

    # The table.

    def board(self, view: View) -> list[RenderableType]:
        lines = self.lines()
        for princess in records(view["in_play"]):
            lines.add_row("In the city", self.princess(princess))
        if not view["in_play"] and view["phase"] in WHILE_SHE_IS_THERE:
            lines.add_row("In the city", Text("nobody", style="dim"))
        for princess in records(view["later"]):
            lines.add_row("Next round", self.princess(princess))
        for princess in records(view["undecided"]):
            lines.add_row("Undecided", self.princess(princess))
        lines.add_row("Market", self.market(view))
        if self.in_force(view):
            lines.add_row("This round", self.in_force(view))
        lines.add_row("Decks", self.decks(view))
        board: list[RenderableType] = [Rule(self.title(view), style=BRASS), lines, self.sheiks(view)]
        if view.get("mine") is not None and view.get("result") is None:
            board.append(self.mine(view))
        return board

    def lines(self) -> Table:
        table = Table.grid(padding=(0, 2, 0, 1))
        table.add_column(style=BRASS, width=11)
        table.add_column(ratio=1)
        return table

    def princess(self, princess: View) -> Text:
        likes = [self.phrases.name("preference", wish) for wish in strings(princess["likes"]) if wish != "none"]
        talents = " or ".join(self.phrases.name("talent", talent) for talent in strings(princess["talents"]))
        text = Text(self.phrases.name("princess", princess["card"]), style="bold")
        text.append(f" likes {', then '.join(likes)}", style="not bold")
        if princess.get("swapped"):
            text.append(" (swapped)", style="red")
        for part in (talents, self.power(princess)):
            if part:
                text.append(DOT + part, style="dim not bold")
        return text

    def market(self, view: View) -> Text:
        """What is on offer, at the viewer's own prices where there is a viewer."""
        offer, prices = record(view["offer"]), record(record(view.get("mine")).get("prices"))
        items = strings(offer["items"])
        goods = []
        for size in ("small", "large"):
            speeds = [f"{prices.get(f'{size}_{speed}', '')} {speed}".strip() for speed in ("slow", "fast")]
            if f"{size}_slow" in items:
                goods.append(f"{size} caravan {' or '.join(speeds)}")
        for item in items:
            if not item.startswith(("small", "large")):
                goods.append(f"{self.ware(item, offer)} {prices.get(item, '')}".strip())
        return Text(DOT.join(goods) or "empty")

    def ware(self, item: str, offer: View) -> str:
        """What exactly lies on a stall."""
        if item == "appearance":
            return f"{self.phrases.name('token', offer['token'])} token"
        if item == "status":
            return f"{self.phrases.name('item', item)} ({self.points(offer)})"
        return self.phrases.name("item", item)

    def in_force(self, view: View) -> str:
        force, names = record(view["events_in_force"]), self.names(view)
        parts = []
        for card in ("golden_times", "interrupt_spice_trade", "sick_camels"):
            if force.get(card):
                parts.append(self.phrases.name("event-card", card))
        for card in ("bazaar", "noble_merchandise"):
            seat = force.get(card)
            if isinstance(seat, int):
                parts.append(f"{self.phrases.name('event-card', card)} ({names[seat]})")
        return DOT.join(parts)

    def decks(self, view: View) -> Text:
        sizes = [f"{record(view[f'{name}_deck'])['size']} {word}" for name, word in
                 (("emira", "princesses"), ("status", "status cards"), ("event", "events"))]  # fmt: skip
        bag = ", ".join(f"{count} {self.phrases.name('token', token)}" for token, count in record(view["bag"]).items())
        return Text(f"{', '.join(sizes)}{DOT}bag: {bag}", style="dim")

    def sheiks(self, view: View) -> Table:
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", expand=True)
        table.add_column("Sheik", no_wrap=True)
        ranks = self.wishes(view)
        for wish, title in WISHES.items():
            table.add_column(title + ranks.get(wish, ""), justify="right", no_wrap=True)
        table.add_column("Camels", no_wrap=True)
        table.add_column("Princesses", ratio=3, overflow="fold")
        table.add_column("Caravans", ratio=2, overflow="fold")
        table.add_column("Cards", justify="right")
        table.add_column("Upkeep", justify="right")
        table.add_column("", no_wrap=True)
        for seat, sheik in enumerate(records(view["sheiks"])):
            table.add_row(*self.sheik(view, seat, sheik))
        return table

    def wishes(self, view: View) -> dict[str, str]:
        """Which columns the princess in the city looks at, first and second."""
        for princess in records(view["in_play"]):
            return dict(zip(strings(princess["likes"]), RANKS))
        return {}

    def sheik(self, view: View, seat: int, sheik: View) -> list[RenderableType]:
        gold = sheik.get("gold")
        rate = number(sheik["discount"])
        camels = f"{sheik['camels']} (−{rate})" if rate else str(sheik["camels"])
        return [
            Text(self.names(view)[seat], style=self.styles(view)[seat]),
            Text("?", style="dim") if gold is None else str(gold),
            str(sheik["appearance"]),
            str(sheik["status"]),
            short(sheik["palace_size"]),
            camels,
            self.guests(sheik),
            self.caravans(sheik),
            str(sheik["hand_size"]),
            str(sheik["upkeep"]),
            Text(", ".join(self.marks(view, seat, sheik)), style=BRASS),
        ]

    def guests(self, sheik: View) -> str:
        palace = [self.phrases.name("princess", princess["card"]) for princess in records(sheik["palace"])]
        return f"{len(palace)}/{sheik['capacity']} {', '.join(palace)}".rstrip()

    def caravans(self, sheik: View) -> str:
        """For each income the payments that its caravans still bring, e.g. `150:8,3 500:4`."""
        left: dict[object, list[str]] = {}
        for caravan in records(sheik["caravans"]):
            left.setdefault(caravan["income"], []).append(str(caravan["remaining"]))
        return " ".join(f"{income}:{','.join(payments)}" for income, payments in left.items())

    def marks(self, view: View, seat: int, sheik: View) -> list[str]:
        auction, decision = record(view["auction"]), record(view.get("decision"))
        marks = ["first"] if view["first_player"] == seat else []
        if decision.get("seat") == seat:
            marks.append("to act")
        if auction.get("bidder") == seat:
            marks.append(f"bid {auction['bid']}")
        passed = auction.get("passed")
        if isinstance(passed, list) and seat in passed:
            marks.append("passed")
        if sheik["finished"] and view["phase"] == "auction":
            marks.append("done")
        if sheik["kept_away"]:
            marks.append("away")
        return marks

    # Mine.

    def mine(self, view: View) -> Table:
        mine = record(view["mine"])
        lines = self.lines()
        lines.add_row("Your goal", self.goal(view, mine))
        cards = [*strings(mine["hand"]), *(f"{card}?" for card in strings(mine["set_aside"]))]
        for first, card in enumerate(cards):
            lines.add_row("" if first else "Your hand", self.card(card.rstrip("?"), card.endswith("?")))
        if self.next_cards(view):
            lines.add_row("You know", self.next_cards(view))
        return lines

    def goal(self, view: View, mine: View) -> Text:
        text = Text(self.phrases.name("goal", mine["goal"]))
        met = bool(mine["goal_talents_met"])
        text.append(" (all there)" if met else " (not all there yet)", style="green" if met else "dim")
        needs = self.phrases.say("goal-needs", record(view["princesses_needed"]))
        return text.append(f"{DOT}{needs}" if needs else "", style="dim")

    def card(self, card: str, dealt: bool) -> Text:
        text = Text(self.phrases.name("event-card", card), style="bold")
        text.append(" (dealt, not kept yet)" if dealt else "", style="not bold")
        return text.append(f": {self.phrases.effect('event-card', card)}", style="dim not bold")

    def next_cards(self, view: View) -> str:
        """Cards on top of the decks that the viewer knows."""
        parts = []
        for deck, kind, word in DECKS:
            for known in records(record(view[f"{deck}_deck"])["known"]):
                if number(known["position"]) <= NEXT:
                    parts.append(f"{word} {known['position']} is {self.phrases.name(kind, known['card'])}")
        return DOT.join(parts)

    def known(self, view: View) -> list[RenderableType]:
        lines = self.lines()
        for deck, kind, word in DECKS:
            data = record(view[f"{deck}_deck"])
            for known in records(data["known"]):
                name = self.phrases.name(kind, known["card"])
                lines.add_row(word.capitalize(), f"{known['position']} of {data['size']} is {name}")
            for group in records(data["somewhere"]):
                names = ", ".join(self.phrases.name(kind, card) for card in strings(group["cards"]))
                lines.add_row(word.capitalize(), f"{names} lie in {group['among']} places, in some order")
        lines.add_row("Used events", self.names_of("event-card", view["used_events"]))
        lines.add_row("Gone", self.names_of("princess", view["gone_princesses"]))
        return [lines]

    def names_of(self, kind: str, cards: object) -> str:
        return ", ".join(self.phrases.name(kind, card) for card in strings(cards)) or "none"

    # Choices.

    def note(self, move: View, view: View) -> str:
        mine = record(view.get("mine"))
        if move["kind"] == "buy":
            return self.price_note(str(move["item"]), view, record(mine.get("prices")))
        if move["kind"] in ("two", "three") and record(view.get("decision")).get("kind") == "buy_event":
            prices = mine.get("event_prices")
            return f"for {prices[0 if move['kind'] == 'two' else 1]}" if isinstance(prices, list) else ""
        if "order" in move:
            return self.order_note(strings(move["order"]), view)
        if "princess" in move:
            palace = records(records(view["sheiks"])[number(view["seat"])]["palace"])
            return next((self.power(princess) for princess in palace if princess["card"] == move["princess"]), "")
        if "card" in move:
            return self.phrases.effect("event-card", move["card"])
        return ""

    def price_note(self, item: str, view: View, prices: View) -> str:
        offer, which = record(view["offer"]), ""
        if item == "appearance":
            which = f"{self.phrases.name('token', offer['token'])}, "
        elif item == "status":
            which = f"{self.points(offer)}, "
        return f"{which}for {prices[item]}" if item in prices else ""

    def power(self, princess: View) -> str:
        return self.phrases.name("power", princess["power"]) if princess["power"] is not None else ""

    def points(self, offer: View) -> str:
        return self.phrases.say("status-points", {"points": offer["status_points"]}) or ""

    def order_note(self, order: list[str], view: View) -> str:
        """The cards being put back, by name."""
        emira = record(view.get("decision")).get("kind") == "court_influence_order"
        deck, kind = ("emira_deck", "princess") if emira else ("status_deck", "status")
        known = {str(card["position"]): str(card["card"]) for card in records(record(view[deck])["known"])}
        return ", ".join(self.phrases.name(kind, known[place]) for place in order if place in known)

    # One sheik, closely; and the end.

    def details(self, view: View, seat: int) -> list[RenderableType]:
        sheik = records(view["sheiks"])[seat]
        lines = self.lines()
        gold = sheik.get("gold")
        lines.add_row("Gold", f"{'sealed' if gold is None else gold}{DOT}base income {sheik['base_income']}")
        tokens = ", ".join(f"{n} {self.phrases.name('token', token)}" for token, n in record(sheik["tokens"]).items())
        lent = [self.phrases.name("token", token) for token in strings(sheik["lent_tokens"])]
        lines.add_row("Looks", f"{tokens}{'; lent ' + ', '.join(lent) if lent else ''}{DOT}{sheik['sets']} sets")
        cards = ", ".join(self.phrases.name("status", card) for card in strings(sheik["status_cards"]))
        lines.add_row("Status", cards or "none")
        lines.add_row("Palace", f"{sheik['sections']} sections, room for {sheik['capacity']}, track {sheik['track']}")
        lines.add_row("Camels", f"{sheik['camels']} at {sheik['camel_rate']} each")
        for caravan in records(sheik["caravans"]):
            name = self.phrases.name("caravan", caravan["kind"])
            lines.add_row("Caravan", f"{name}, {caravan['remaining']} payments to come")
        for front in records(sheik["in_front"]):
            plus = f" (+{front['plus']} {self.phrases.name('token', front['type'])})" if "plus" in front else ""
            lines.add_row("Lasting", self.phrases.name("event-card", front["card"]) + plus)
        for princess in records(sheik["palace"]):
            lines.add_row("Princess", self.princess(princess))
        return [Rule(self.names(view)[seat], style=BRASS), lines]

    def ending(self, view: View) -> list[RenderableType]:
        goals = self.lines()
        for name, sheik in zip(self.names(view), records(view["sheiks"])):
            if sheik.get("goal") is not None:
                goals.add_row(name, self.phrases.name("goal", sheik["goal"]))
        return [*super().ending(view), Text("Goals", style="bold"), goals]
