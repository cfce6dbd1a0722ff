"""Saba's table, drawn from a view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from rich.cells import cell_len
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from serai.core.plain import number, numbers
from serai.core.reader import number_of
from serai.games.saba.components import PLACE_NAMES, QUARTERS, RESOURCES, SPACES
from serai.games.saba.names import Quarter, Resource
from serai.games.saba.view_types import Garden, Site, Slot, View
from serai.screen import BRASS, DOT, Screen
from serai.text.phrasebook import capital

STYLES: Final = {"blue": "bright_blue", "red": "red", "yellow": "yellow", "green": "green"}
PIECES: Final = ("", "arch", "fountain", "pillar")
EMPTY: Final = "–"
IN_A_ROW: Final = 8  # letters of a cell for all gardens to fit side by side


class SabaScreen(Screen[View]):
    """The palace, the sites, the harbour, the city, the builders, and what is mine."""

    LABELS = ("site", "harbour", "quarters", "serail", "reserve", "decks", "hand", "built", "removed", "discarded",
              "ours", "stock", "points", "balconies", "chamber", "supply", "cards")  # fmt: skip

    def names(self, view: View) -> list[str]:
        return [capital(self.phrases.name("colour", builder["colour"])) for builder in view["builders"]]

    def styles(self, view: View) -> list[str]:
        return [STYLES.get(builder["colour"], "bold") for builder in view["builders"]]

    def stage(self, view: View) -> list[str]:
        advanced = [self.text("advanced")] if view["mode"] == "advanced" else []
        return [self.text("turn", turn=view["turn"]), self.phrases.name("step", view["step"]), *advanced]

    def label(self, line: str, number: object = 1) -> str:
        return self.text(f"line-{line}", number=number)

    def amounts(self, resources: Mapping[Resource, int]) -> str:
        """`2 alabaster, 1 gold`."""
        things = [kind for kind, count in resources.items() for _ in range(count)]
        return self.text("amounts", resources=things)

    def stack(self, slot: Slot) -> str:
        """`3 ebony`, and none of them as well."""
        return self.text("resource-count", number=slot["count"], type=slot["type"])

    # The table.

    def board(self, view: View) -> list[RenderableType]:
        lines = self.lines()
        for site in view["sites"]:
            lines.add_row(self.label("site", site["site"]), self.site(site, view))
        lines.add_row(self.label("harbour"), self.harbour(view))
        lines.add_row(self.label("quarters"), self.quarters(view))
        lines.add_row(self.label("serail"), self.serail(view))
        lines.add_row(self.label("reserve"), Text(self.amounts(view["reserve"]), style="dim"))
        lines.add_row(self.label("decks"), self.decks(view))
        board: list[RenderableType] = [
            Rule(self.title(view), style=BRASS),
            *self.palace(view),
            lines,
            self.builders(view),
        ]
        if view["mine"] is not None and view["result"] is None:
            board.append(self.mine(view))
        return board

    def who(self, seat: int | None, view: View) -> Text:
        """A player's name in its colour."""
        if seat is None:
            return Text(EMPTY, style="dim")
        return Text(self.names(view)[seat], style=self.styles(view)[seat])

    def palace(self, view: View) -> list[RenderableType]:
        """Garden by garden: the piece, the figure on the balcony and, if there are any, the locks."""
        columns = [self.garden(garden, view) for garden in view["gardens"]]
        titles = [self.text(f"garden-{row}") for row in ("number", "built", "balcony", "lock")]
        rows = 4 if any(column[-1] for column in columns) else 3
        widest = max(cell.cell_len for column in columns for cell in column)
        in_a_row = len(columns) if widest <= IN_A_ROW else len(columns) // 2
        tables: list[RenderableType] = []
        for first in range(0, len(columns), in_a_row):
            table = Table(box=None, padding=(0, 0, 0, 1), pad_edge=False, header_style=BRASS, expand=True)
            table.add_column(titles[0], style=BRASS, width=max(map(cell_len, titles)))
            for place in range(first, first + in_a_row):
                table.add_column(str(place + 1), ratio=1, overflow="fold")
            for row in range(1, rows):
                table.add_row(titles[row], *(column[row - 1] for column in columns[first : first + in_a_row]))
            tables.append(table)
        return tables

    def garden(self, garden: Garden, view: View) -> list[Text]:
        piece, lock = PIECES[garden["value"]], garden["lock"]
        built = Text(self.text("piece", piece=piece)) if piece else Text(EMPTY, style="dim")
        return [built, self.who(garden["figure"], view), Text(self.resource(lock) if lock else "")]

    def resource(self, kind: Resource) -> str:
        """In the few letters that a column has."""
        return self.phrases.name("column", kind)

    def site(self, site: Site, view: View) -> Text:
        text = Text(self.phrases.name("card", site["card"]), style="bold")
        text.append(f" {self.text('for-cost', cost=self.amounts(site['cost']))}", style="not bold")
        extra = [self.text("cost-of-site", number=site["surcharge"])] if site["surcharge"] else []
        if site["lock"] is not None:
            extra.append(self.text("cost-of-lock", type=site["lock"]))
        text.append(f" ({', '.join(extra)})" if extra else "", style="dim not bold")
        displaced = site["displaces"]
        if displaced is not None:
            text.append(f"{DOT}{self.text('sends-home')} ", style="dim not bold").append_text(self.who(displaced, view))
        return text

    def harbour(self, view: View) -> Text:
        slots = [self.stack(slot) for slot in view["harbour"]]
        return Text(DOT.join(self.about(str(place), slot) for place, slot in enumerate(slots, 1)))

    def quarters(self, view: View) -> Text:
        """Who stands where; a star is a figure that may still be used, [V] the vizier."""
        text, ready = Text(), list[str](view["ready"])
        for name, figures in view["quarters"].items():
            text.append(DOT if text.plain else "")
            text.append(self.phrases.name("quarter", name))
            text.append(f" [{self.text('vizier')}]" if view["vizier"] == name else "", style="red")
            for space, figure in enumerate(figures, 1):
                if figure is not None:
                    text.append(" ").append_text(self.who(figure, view))
                    text.append("*" if f"{name}_{space}" in ready else "", style=BRASS)
        return text

    def serail(self, view: View) -> Text:
        serail = view["serail"]
        text = Text()
        for seat in serail["markers"]:
            text.append(", " if text.plain else "").append_text(self.who(seat, view))
        text = text if text.plain else Text(self.text("empty"), style="dim")
        text.append(f" ({self.text('cells', number=serail['cells'])})", style="dim")
        if serail["holder"] is not None:
            text.append(f"{DOT}{self.text('serail-seat')} ", style="dim").append_text(self.who(serail["figure"], view))
        return text

    def decks(self, view: View) -> Text:
        deck, discarded = view["building_deck"], len(view["action_discard"])
        building = self.text("building-deck", number=deck["size"], next=deck["next"])
        action = self.text("action-deck", number=view["action_deck"]["size"], discarded=discarded)
        return Text(building + DOT + action, style="dim")

    def builders(self, view: View) -> Table:
        table = Table(box=None, padding=(0, 0, 0, 1), pad_edge=False, header_style="dim")
        table.add_column(self.text("column-builder"), no_wrap=True)
        for column in ("points", *RESOURCES, "figures", "markers", "cards"):
            table.add_column(self.text(f"column-{column}"), justify="right", no_wrap=True)
        table.add_column(self.text("column-slots"), justify="right", no_wrap=True)
        table.add_column("", overflow="fold")
        for seat, builder in enumerate(view["builders"]):
            table.add_row(
                self.who(seat, view),
                str(builder["points"]),
                *(str(builder["stock"][kind]) for kind in RESOURCES),
                str(builder["figures"]),
                str(builder["markers"]),
                str(builder["hand_size"]),
                ", ".join(map(str, builder["harbour_cards"])),
                Text(", ".join(self.marks(view, seat)), style=BRASS),
            )
        return table

    def marks(self, view: View, seat: int) -> list[str]:
        asked = None if view["decision"] is None else view["decision"].get("seat")
        marks = [self.text("mark-first")] if view["first_player"] == seat else []
        if view["active"] == seat and view["result"] is None:
            marks.append(self.text("mark-turn"))
        if asked == seat and view["active"] != seat:
            marks.append(self.text("mark-asked"))
        return marks

    # Mine.

    def mine(self, view: View) -> Table:
        lines = self.lines()
        hand = [] if view["mine"] is None else view["mine"]["hand"]
        for first, card in enumerate(dict.fromkeys(hand)):
            copies = f" ×{hand.count(card)}" if hand.count(card) > 1 else ""
            text = Text(self.phrases.name("action-card", card) + copies, style="bold")
            text.append(self.about("", self.phrases.effect("action-card", card)), style="dim not bold")
            lines.add_row("" if first else self.label("hand"), text)
        return lines

    def known(self, view: View) -> list[RenderableType]:
        lines = self.lines()
        for line, kind, names in (
            ("built", "card", list[str](view["built"])),
            ("removed", "card", list[str](view["removed"])),
            ("discarded", "action-card", list[str](view["action_discard"])),
        ):
            cards = ", ".join(self.phrases.name(kind, card) for card in names)
            lines.add_row(self.label(line), cards or self.text("none"))
        lines.add_row(self.label("decks"), self.decks(view))
        if view["reconstructed"]:
            lines.add_row(self.label("ours"), self.text("reconstructed-note", tables=view["reconstructed"]))
        return [lines]

    # Choices.

    def note(self, move: Mapping[str, object], view: View) -> str:
        kind, decision = move["kind"], "" if view["decision"] is None else view["decision"]["kind"]
        if kind == "choose_harbour":
            return self.slot_note(str(move["card"]), view)
        if "site" in move:
            return self.site_note(number(move["site"]), view, str(kind))
        if kind == "place_in_quarter":
            price = self.text("for-cost", cost=self.amounts({"gold": self.price(quarter_of(move), view)}))
            return f"{price}, {self.works(move['quarter'])}"
        if kind in ("use_quarter", "move_vizier"):
            return self.works(move["quarter"])
        if decision == "foreman_target":
            return self.foreman_note(quarter_of(move), view)
        if "card" in move:
            return self.phrases.effect("action-card", move["card"])
        if "space" in move:
            figure = view["quarters"][quarter_of(move)][number(move["space"]) - 1]
            return "" if decision == "figure_source" else self.who(figure, view).plain
        if "cells" in move or "slots" in move:
            return self.pair_note(move, view)
        return ""

    def works(self, quarter: object) -> str:
        return self.phrases.name("effect-quarter", quarter)

    def foreman_note(self, target: Quarter, view: View) -> str:
        """What a quarter does and, for an own figure, whether it will be ready there."""
        figure = view["pending"]["figure"]
        assert figure is not None
        start, space = divmod(PLACE_NAMES.index(figure), SPACES)
        if view["quarters"][QUARTERS[start]][space] != view["seat"]:
            return self.works(target)
        near = target in view["neighbours"][QUARTERS[start]]
        return f"{self.works(target)}; {self.text('foreman-near' if near else 'foreman-far')}"

    def slot_note(self, card: str, view: View) -> str:
        """What the card's slot brings now, and what its other side shows."""
        builder = view["builders"][view["seat"] or 0]
        which = 0 if card == "harbour_a" else 1
        sides = [str(builder["harbour_cards"][which]), str(builder["undersides"][which])]
        slot = view["harbour"][builder["harbour_cards"][which] - 1]
        brings = f"{self.stack(slot)} {self.phrases.name('slot', sides[0])}"
        return self.text("slot-brings", slot=sides[0], brings=brings, then=sides[1])

    def site_note(self, wanted: int, view: View, kind: str) -> str:
        for site in view["sites"]:
            if site["site"] == wanted:
                card = self.phrases.name("card", site["card"])
                if kind in ("remove_palace_card", "build_with_workers"):
                    return card
                return f"{card} {self.text('for-cost', cost=self.amounts(site['cost']))}"
        return ""

    def price(self, quarter: Quarter, view: View) -> int:
        prices = view["space_prices"]
        return prices[0] if view["quarters"][quarter][0] is None else prices[1]

    def pair_note(self, move: Mapping[str, object], view: View) -> str:
        """What would change places."""
        if "slots" in move:
            slots = view["harbour"]
            return self.both(self.phrases.name("resource", slots[slot - 1]["type"]) for slot in numbers(move["slots"]))
        markers = view["serail"]["markers"]
        return self.both(self.who(markers[cell - 1], view).plain for cell in numbers(move["cells"]))

    def both(self, words: Iterable[str]) -> str:
        one, other = words
        return self.text("this-and-that", one=one, other=other)

    # One builder, closely.

    def details(self, view: View, seat: int) -> list[RenderableType]:
        builder = view["builders"][seat]
        lines = self.lines()
        lines.add_row(self.label("stock"), self.amounts(builder["stock"]))
        lines.add_row(self.label("points"), self.text("on-the-roof", number=builder["points"]))
        balconies = [self.text("balcony", garden=garden) for garden in builder["balconies"]]
        lines.add_row(self.label("balconies"), ", ".join(balconies) or self.text("none"))
        lines.add_row(self.label("chamber"), self.text("in-the-chamber", number=builder["treasure_chamber"]))
        supply = self.text("in-supply", figures=builder["figures"], markers=builder["markers"])
        lines.add_row(self.label("supply"), supply)
        lines.add_row(self.label("serail"), self.text("serail-markers", number=builder["serail_markers"]))
        sides = zip("AB", map(str, builder["harbour_cards"]), map(str, builder["undersides"]))
        cards = [self.text("harbour-sides", card=card, up=up, below=below) for card, up, below in sides]
        lines.add_row(self.label("harbour"), DOT.join(cards))
        lines.add_row(self.label("cards"), self.text("in-hand", number=builder["hand_size"]))
        return [Rule(self.names(view)[seat], style=BRASS), lines]


def quarter_of(move: Mapping[str, object]) -> Quarter:
    """The quarter that a move names."""
    return QUARTERS[number_of(str(move["quarter"]), QUARTERS)]


SCREEN: Final = SabaScreen
