"""Saba's table, drawn from a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from serai.core.seen import View, number, record, records, strings
from serai.terminal.screen import Screen

STYLES: Final = {"blue": "bright_blue", "red": "red", "yellow": "yellow", "green": "green"}
BRASS: Final = "yellow"
DOT: Final = " · "
RESOURCES: Final = ("alabaster", "sandstone", "ebony", "gold")
PIECES: Final = ("", "arch", "fountain", "pillar")
EMPTY: Final = "–"


class SabaScreen(Screen):
    """The palace, the sites, the harbour, the city, the builders, and what is mine."""

    def names(self, view: View) -> list[str]:
        return [str(builder["colour"]).capitalize() for builder in records(view["builders"])]

    def styles(self, view: View) -> list[str]:
        return [STYLES.get(str(builder["colour"]), "bold") for builder in records(view["builders"])]

    def title(self, view: View) -> str:
        parts = [self.phrases.game.meta.title, f"turn {view['turn']}", self.phrases.name("step", view["step"])]
        if view["mode"] == "advanced":
            parts.append("advanced")
        if isinstance(view.get("seat"), int):
            parts.append(f"you are {self.names(view)[number(view['seat'])]}")
        return DOT.join(parts)

    # The table.

    def board(self, view: View) -> list[RenderableType]:
        lines = self.lines()
        for site in records(view["sites"]):
            lines.add_row(f"Site {site['site']}", self.site(site, view))
        lines.add_row("Harbour", self.harbour(view))
        lines.add_row("Quarters", self.quarters(view))
        lines.add_row("Serail", self.serail(view))
        lines.add_row("Reserve", Text(bundle(record(view["reserve"])) or "empty", style="dim"))
        lines.add_row("Decks", self.decks(view))
        board: list[RenderableType] = [
            Rule(self.title(view), style=BRASS),
            self.palace(view),
            lines,
            self.builders(view),
        ]
        if view.get("mine") is not None and view.get("result") is None:
            board.append(self.mine(view))
        return board

    def lines(self) -> Table:
        table = Table.grid(padding=(0, 2, 0, 1))
        table.add_column(style=BRASS, width=9)
        table.add_column(ratio=1)
        return table

    def who(self, seat: object, view: View) -> Text:
        """A player's name in its colour."""
        if not isinstance(seat, int):
            return Text(EMPTY, style="dim")
        return Text(self.names(view)[seat], style=self.styles(view)[seat])

    def palace(self, view: View) -> Table:
        """Garden by garden: the piece, the figure on the balcony and, if there are any, the locks."""
        gardens = records(view["gardens"])
        table = Table(box=None, padding=(0, 1, 0, 1), header_style=BRASS, expand=True)
        table.add_column("Garden", style=BRASS, no_wrap=True)
        for garden in range(1, len(gardens) + 1):
            table.add_column(str(garden), ratio=1)
        table.add_row("built", *(PIECES[number(garden["value"])] or Text(EMPTY, style="dim") for garden in gardens))
        table.add_row("balcony", *(self.who(garden["figure"], view) for garden in gardens))
        if any(garden["lock"] for garden in gardens):
            table.add_row("lock", *(str(garden["lock"] or "") for garden in gardens))
        return table

    def site(self, site: View, view: View) -> Text:
        text = Text(self.phrases.name("card", site["card"]), style="bold")
        text.append(f" for {bundle(record(site['cost'])) or 'nothing'}", style="not bold")
        extra = [f"{site['surcharge']} gold of it for the site"] if site["surcharge"] else []
        if site["lock"] is not None:
            extra.append(f"1 {site['lock']} for the lock")
        text.append(f" ({', '.join(extra)})" if extra else "", style="dim not bold")
        displaced = self.displaced(site, view)
        if displaced is not None:
            text.append(f"{DOT}sends home ", style="dim not bold").append_text(self.who(displaced, view))
        return text

    def displaced(self, site: View, view: View) -> int | None:
        """Whose figure a card on a site would send home."""
        garden = site["garden"]
        figure = records(view["gardens"])[garden - 1]["figure"] if isinstance(garden, int) else None
        return figure if isinstance(figure, int) else None

    def harbour(self, view: View) -> Text:
        slots = [f"{i}: {slot['count']} {slot['type']}" for i, slot in enumerate(records(view["harbour"]), 1)]
        return Text(DOT.join(slots))

    def quarters(self, view: View) -> Text:
        """Who stands where; a star is a figure that may still be used, [V] the vizier."""
        text, ready = Text(), strings(view["ready"])
        for name, figures in record(view["quarters"]).items():
            text.append(DOT if text.plain else "")
            text.append(self.phrases.name("quarter", name))
            text.append(" [vizier]" if view["vizier"] == name else "", style="red")
            for space, figure in enumerate(figures if isinstance(figures, list) else [], 1):
                if isinstance(figure, int):
                    text.append(" ").append_text(self.who(figure, view))
                    text.append("*" if f"{name}_{space}" in ready else "", style=BRASS)
        return text

    def serail(self, view: View) -> Text:
        serail = record(view["serail"])
        markers = serail["markers"]
        text = Text()
        for seat in markers if isinstance(markers, list) else []:
            text.append(", " if text.plain else "").append_text(self.who(seat, view))
        text = text if text.plain else Text("empty", style="dim")
        text.append(f" ({serail['cells']} cells)", style="dim")
        if isinstance(serail["holder"], int):
            text.append(f"{DOT}seat: ", style="dim").append_text(self.who(serail["figure"], view))
        return text

    def decks(self, view: View) -> Text:
        deck = record(view["building_deck"])
        coming = f", next {self.phrases.name('next', deck['next'])}" if deck["next"] is not None else ""
        action = f"{record(view['action_deck'])['size']} action cards, {len(strings(view['action_discard']))} discarded"
        return Text(f"{deck['size']} building cards{coming}{DOT}{action}", style="dim")

    def builders(self, view: View) -> Table:
        table = Table(box=None, padding=(0, 1, 0, 1), header_style="dim", expand=True)
        table.add_column("Builder", no_wrap=True)
        for title in ("Points", "Alabaster", "Sandstone", "Ebony", "Gold", "Figures", "Markers", "Cards"):
            table.add_column(title, justify="right", no_wrap=True)
        table.add_column("Slots up", no_wrap=True)
        table.add_column("", no_wrap=True)
        for seat, builder in enumerate(records(view["builders"])):
            stock = record(builder["stock"])
            table.add_row(
                self.who(seat, view),
                str(builder["points"]),
                *(str(stock[kind]) for kind in RESOURCES),
                str(builder["figures"]),
                str(builder["markers"]),
                str(builder["hand_size"]),
                " and ".join(strings(builder["harbour_cards"])),
                Text(", ".join(self.marks(view, seat)), style=BRASS),
            )
        return table

    def marks(self, view: View, seat: int) -> list[str]:
        decision = record(view.get("decision"))
        marks = ["first"] if view["first_player"] == seat else []
        if view["active"] == seat and view.get("result") is None:
            marks.append("turn")
        if decision.get("seat") == seat and view["active"] != seat:
            marks.append("asked")
        return marks

    # Mine.

    def mine(self, view: View) -> Table:
        lines = self.lines()
        hand = strings(record(view["mine"])["hand"])
        for first, card in enumerate(dict.fromkeys(hand)):
            copies = f" ×{hand.count(card)}" if hand.count(card) > 1 else ""
            text = Text(self.phrases.name("action-card", card) + copies, style="bold")
            text.append(f": {self.phrases.effect('action-card', card)}", style="dim not bold")
            lines.add_row("" if first else "Your hand", text)
        return lines

    def known(self, view: View) -> list[RenderableType]:
        lines = self.lines()
        for title, kind, field in (
            ("Built", "card", "built"),
            ("Removed", "card", "removed"),
            ("Discarded", "action-card", "action_discard"),
        ):
            lines.add_row(title, ", ".join(self.phrases.name(kind, card) for card in strings(view[field])) or "none")
        lines.add_row("Decks", self.decks(view))
        if view["reconstructed"]:
            lines.add_row("Ours", self.phrases.say("reconstructed-note", {"tables": view["reconstructed"]}) or "")
        return [lines]

    # Choices.

    def note(self, move: View, view: View) -> str:
        kind, decision = move["kind"], str(record(view.get("decision")).get("kind"))
        if kind == "choose_harbour":
            return self.slot_note(str(move["card"]), view)
        if "site" in move:
            return self.site_note(number(move["site"]), view, str(kind))
        if kind == "place_in_quarter":
            return f"for {self.price(str(move['quarter']), view)} gold, {self.works(move['quarter'])}"
        if kind in ("use_quarter", "move_vizier"):
            return self.works(move["quarter"])
        if decision == "foreman_target":
            return self.foreman_note(str(move["quarter"]), view)
        if "card" in move:
            return self.phrases.effect("action-card", move["card"])
        if "space" in move:
            figures = record(view["quarters"]).get(str(move["quarter"]))
            figure = figures[number(move["space"]) - 1] if isinstance(figures, list) else None
            return "" if decision == "figure_source" else self.who(figure, view).plain
        if "cells" in move or "slots" in move:
            return self.pair_note(move, view)
        return ""

    def works(self, quarter: object) -> str:
        return self.phrases.name("effect-quarter", quarter)

    def foreman_note(self, target: str, view: View) -> str:
        """What a quarter does and, for an own figure, whether it will be ready there."""
        start, _, space = str(record(view["pending"])["figure"]).rpartition("_")
        figures = record(view["quarters"])[start]
        owner = figures[int(space) - 1] if isinstance(figures, list) else None
        if owner != view["seat"]:
            return self.works(target)
        near = target in strings(record(view["neighbours"])[start])
        return f"{self.works(target)}; {'ready there at once' if near else 'too far to be ready this turn'}"

    def slot_note(self, card: str, view: View) -> str:
        """What the card's slot brings now, and what its other side shows."""
        builder = records(view["builders"])[number(view["seat"])]
        which = 0 if card == "harbour_a" else 1
        sides = [strings(builder[name])[which] for name in ("harbour_cards", "undersides")]
        slot = records(view["harbour"])[int(sides[0]) - 1]
        action = self.phrases.name("slot", sides[0])
        return f"slot {sides[0]}: {slot['count']} {slot['type']} {action} (then it shows slot {sides[1]})"

    def site_note(self, wanted: int, view: View, kind: str) -> str:
        for site in records(view["sites"]):
            if site["site"] == wanted:
                card = self.phrases.name("card", site["card"])
                if kind in ("remove_palace_card", "build_with_workers"):
                    return card
                return f"{card} for {bundle(record(site['cost'])) or 'nothing'}"
        return ""

    def price(self, quarter: str, view: View) -> str:
        figures, prices = record(view["quarters"]).get(quarter), strings(view["space_prices"])
        return prices[0] if isinstance(figures, list) and figures[0] is None else prices[1]

    def pair_note(self, move: Mapping[str, object], view: View) -> str:
        """What would change places."""
        if "slots" in move:
            slots = records(view["harbour"])
            return " and ".join(str(slots[int(slot) - 1]["type"]) for slot in strings(move["slots"]))
        markers = record(view["serail"])["markers"]
        seats = markers if isinstance(markers, list) else []
        return " and ".join(self.who(seats[int(cell) - 1], view).plain for cell in strings(move["cells"]))

    # One builder, closely.

    def details(self, view: View, seat: int) -> list[RenderableType]:
        builder = records(view["builders"])[seat]
        lines = self.lines()
        lines.add_row("Stock", bundle(record(builder["stock"])) or "nothing")
        lines.add_row("Points", f"{builder['points']} on the roof now")
        balconies = ", ".join(f"garden {garden}" for garden in strings(builder["balconies"]))
        lines.add_row("Balconies", balconies or "none")
        lines.add_row("Chamber", f"{builder['treasure_chamber']} figures in the treasure chamber")
        lines.add_row("Supply", f"{builder['figures']} figures, {builder['markers']} serail markers")
        lines.add_row("Serail", f"{builder['serail_markers']} markers")
        sides = zip("AB", strings(builder["harbour_cards"]), strings(builder["undersides"]))
        cards = [f"card {card} shows slot {up}, below it {below}" for card, up, below in sides]
        lines.add_row("Harbour", DOT.join(cards))
        lines.add_row("Cards", f"{builder['hand_size']} in hand")
        return [Rule(self.names(view)[seat], style=BRASS), lines]


def bundle(resources: View) -> str:
    """`2 alabaster, 1 gold`."""
    return ", ".join(f"{count} {kind}" for kind, count in resources.items() if count)
