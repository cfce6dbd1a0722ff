"""The table of Aladdin's Dragons, drawn from a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from serai.core.events import Event
from serai.core.reader import number_of
from serai.games.dragons.components import CITY_SPACES, TREASURE_KINDS
from serai.games.dragons.names import Artifact, SpaceName, SpaceState, Spell, TreasureKind
from serai.games.dragons.view_types import Declared, Mine, Piece, PlayerScreen, Room, Space, View
from serai.screen import BRASS, DOT, Screen

STYLES: Final = ["green", "bright_blue", "red", "magenta", "cyan"]
NARROW: Final = 12
STATES: Final[dict[SpaceState, str]] = {"open": BRASS, "scoring": f"bold reverse {BRASS}", "finished": f"dim {BRASS}"}

PASSES: Final = "passes"
DECLARED: Final = (
    "lamp_lit",
    "spell_cast",
    "spell_cast_on_space",
    "spell_cast_on_piece",
    "spell_cast_to_move",
    "spell_cast_to_swap",
    "artifact_borrowed",
    "artifact_borrowed_against",
    "artifact_borrowed_for",
    "artifact_used",
    "artifact_used_on_piece",
    "spell_countered",
)


class DragonsScreen(Screen[View]):
    """The caves, the city, the palace, the screens, and what is behind mine."""

    LABELS = ("declared", "round", "bank", "tokens", "treasure", "artifacts", "front", "spells",
              "used", "cards", "ours")  # fmt: skip

    def names(self, view: View) -> list[str]:
        return [self.phrases.name("player", seat) for seat in range(view["players"])]

    def styles(self, view: View) -> list[str]:
        return STYLES[: view["players"]]

    def stage(self, view: View) -> list[str]:
        rounds = [self.text("round", round=view["round"])] if view["round"] else []  # none while it is set up
        return [*rounds, self.phrases.name("phase", view["phase"])]

    def told(self, log: Sequence[Event]) -> list[Event]:
        """Passes only where something was declared that they answer or let come."""
        found = []
        declared = False
        for place, entry in enumerate(log):
            if entry.kind in DECLARED:
                declared = True
            elif entry.kind == PASSES:
                before, declared = declared, False
                following = log[place + 1].kind if place + 1 < len(log) else ""
                if not before and following not in DECLARED:
                    continue
            found.append(entry)
        return found

    # The board.

    def board(self, view: View) -> list[RenderableType]:
        caves, city, palace = self.rows(view)
        board: list[RenderableType] = [Rule(self.title(view), style=BRASS), caves, city, palace]
        if not all(piece["face_up"] for space in view["spaces"] for piece in space["pieces"]):
            board.append(Text(f" {self.text('legend')}", style="dim"))
        lines = self.lines()
        for line, text in (("declared", self.window(view)), ("round", self.in_force(view))):
            if text:
                lines.add_row(self.label(line), text)
        lines.add_row(self.label("bank"), self.bank(view))
        board += [lines, self.screens(view)]
        if view["mine"] is not None and view["result"] is None:
            board.append(self.mine(view["mine"], view))
        return board

    def rows(self, view: View) -> list[Table]:
        """Caves, city and palace, each a row of spaces."""
        rooms: dict[SpaceName, Room] = {room["room"]: room for room in view["rooms"]}
        caves, city, palace = [], [], []
        for space in view["spaces"]:
            name = space["space"]
            if "niches" in space:
                caves.append(self.space(view, space, self.niches(space)))
            elif name in CITY_SPACES:
                city.append(self.space(view, space, []))
            elif name == "guard_room":
                guard = view["guard"]
                palace.append(self.space(view, space, [self.text("guard", guard="?" if guard is None else guard)]))
            else:
                palace.append(self.space(view, space, [self.pile(rooms[name])]))
        return [self.row(caves), self.row(city), self.row(palace, narrow=1)]

    def row(self, cells: list[Text], narrow: int = 0) -> Table:
        """Side by side and equally wide, except for the first `narrow` ones, whose words are short."""
        table = Table(box=None, show_header=False, padding=(0, 0, 0, 1), pad_edge=False, expand=True)
        for place in range(len(cells)):
            table.add_column(
                ratio=None if place < narrow else 1, max_width=NARROW if place < narrow else None, overflow="fold"
            )
        table.add_row(*cells)
        return table

    def space(self, view: View, space: Space, things: list[str]) -> Text:
        """Its name, what can be won there, and a line for each player present."""
        state = space["state"]
        here = "▸" if state == "scoring" else ""
        text = Text(here + self.phrases.name("heading", space["space"]), style=STATES[state])
        lines = [Text(thing, style="dim" if state == "finished" else "default") for thing in things]
        if space["sealed"]:
            lines.append(Text(self.text("sealed"), style="red"))
        lines += [self.presence(view, space, seat) for seat in self.present(view, space)]
        for line in lines:
            text = Text.assemble(text, "\n", line)
        return text

    def niches(self, space: Space) -> list[str]:
        if space["closed"]:
            return [self.text("cave-closed")]
        filled = [amount for amount in space["niches"] if amount]
        if len(filled) == 1:
            return [self.counts({space["treasure"]: filled[0]})]
        kinds = self.phrases.name("kinds", space["treasure"])
        return [f"{' '.join(map(str, filled))} {kinds}" if filled else self.text("empty")]

    def pile(self, room: Room) -> str:
        left = room["artifacts"]
        if room["on_sale"] is None:
            return self.text("pile-left", number=left) if left else self.text("sold-out")
        below = f" +{left - 1}" if left > 1 else ""
        return self.phrases.name("artifact", room["on_sale"]) + below

    def present(self, view: View, space: Space) -> list[int]:
        """Whoever is on a space, in turn order; by rank once that is known, with those who have left since."""
        owners = {piece["owner"] for piece in space["pieces"]}
        return space["ranking"] or [seat for seat in view["order"] if seat in owners]

    def presence(self, view: View, space: Space, seat: int) -> Text:
        """The pieces of one player on a space, and what they come to."""
        pieces = [piece for piece in space["pieces"] if piece["owner"] == seat]
        strength = space["strengths"].get(str(seat))
        marks = [self.mark(piece) for piece in pieces]
        text = Text(self.names(view)[seat][0], style=self.styles(view)[seat])
        text.append(" " + (" " if strength is None else "+").join(marks), style="default")
        if space["smuggler"] == seat:
            text.append(("+" if marks else "") + self.text("smuggler"), style="default")
        if strength is not None and [piece["value"] for piece in pieces] != [strength]:
            text.append(f"={strength}", style="bold")
        return text

    def mark(self, piece: Piece) -> str:
        """A piece in a few signs; the legend explains them."""
        value = "" if piece["value"] is None else str(piece["value"])
        if piece["what"] != "token":
            value = f"~{value}"
        return value + ("" if piece["face_up"] else f"#{piece['piece']}") + ("×2" if piece["doubled"] else "")

    # What is going on.

    def window(self, view: View) -> Text | None:
        """What has been declared, in the order of declaration."""
        batch = [] if view["window"] is None else view["window"]["batch"]
        lines = [self.declared(view, item) for item in batch]
        return Text("\n").join(lines) if lines else None

    def declared(self, view: View, item: Declared) -> Text:
        """An item with its targets; struck out if it was cancelled."""
        parts = [self.about(self.names(view)[item["seat"]], self.phrases.name("item", item["item"]))]
        if "owner" in item:
            owner = self.names(view)[item["owner"]]
            parts.append(self.text("target-loan", artifact=item["artifact"], owner=owner))
        elif "artifact" in item:
            parts.append(self.text("target-artifact", artifact=item["artifact"]))
        if "piece" in item:
            parts.append(self.piece(view, item["piece"]))
        if "space" in item:
            parts.append(self.text("target-move" if "piece" in item else "target-space", space=item["space"]))
        if "spell" in item:
            parts.append(self.text("target-spell", spell=item["spell"]))
        text = Text(" ".join([f"{parts[0]},", *parts[1:]] if len(parts) > 1 else parts))
        if item["cancelled"]:
            text.stylize("strike")
            text.append(f" {self.text('cancelled')}", style="red not strike")
        return text

    def in_force(self, view: View) -> str:
        force = view["in_force"]
        parts = []
        if view["next_first_player"] is not None:
            parts.append(self.text("goes-first-next", name=self.names(view)[view["next_first_player"]]))
        if force["spy"] is not None:
            parts.append(self.text("spy-about", name=self.names(view)[force["spy"]]))
        if force["last_are_first"]:
            parts.append(self.text("last-are-first"))
        return DOT.join(parts)

    def bank(self, view: View) -> Text:
        bank = view["bank"]
        parts = [self.text("bank-endless") if bank is None else self.counts(bank)]
        if view["mode"] == "magic":
            parts.append(self.text("spells-left", number=view["spells_left"]))
        return Text(DOT.join(parts), style="dim")

    def counts(self, units: Mapping[TreasureKind, int]) -> str:
        return self.phrases.say("treasure", {"units": units}) or ""

    def artifacts(self, kinds: Sequence[Artifact]) -> str:
        """Artifacts by name, equal ones together."""
        return ", ".join(
            self.phrases.name("artifact", kind) + (f" ×{kinds.count(kind)}" if kinds.count(kind) > 1 else "")
            for kind in dict.fromkeys(kinds)
        )

    # The players.

    def screens(self, view: View) -> Table:
        magic = view["mode"] == "magic"
        table = Table(box=None, padding=(0, 1, 0, 1), pad_edge=False, header_style="dim")
        table.add_column(self.text("column-player"), no_wrap=True)
        for column in ("tokens", "artifacts", *(("spells", "uses") if magic else ())):
            table.add_column(self.text(f"column-{column}"), justify="right", no_wrap=True)
        if magic:
            table.add_column(self.text("column-front"))
        table.add_column("")
        for seat, screen in enumerate(view["screens"]):
            table.add_row(*self.screen(view, seat, screen))
        return table

    def screen(self, view: View, seat: int, screen: PlayerScreen) -> list[RenderableType]:
        cells: list[RenderableType] = [
            Text(self.names(view)[seat], style=self.styles(view)[seat]),
            str(screen["tokens"]),
            str(screen["artifacts"]),
        ]
        if view["mode"] == "magic":
            front = self.artifacts(screen["in_front"])
            cells += [str(screen["spells"]), str(screen["uses_left"]), front]
        return [*cells, Text(", ".join(self.marks(view, seat)), style=BRASS)]

    def marks(self, view: View, seat: int) -> list[str]:
        asked = None if view["decision"] is None else view["decision"].get("seat")
        marks = [self.text("mark-camel")] if view["camel"] == seat else []
        if asked == seat:
            marks.append(self.text("mark-to-act"))
        if view["in_force"]["djinn"] == seat:
            marks.append(self.text("mark-djinn"))
        if seat in view["admitted"]:
            marks.append(self.text("mark-admitted"))
        return marks

    # Mine.

    def mine(self, mine: Mine, view: View) -> Table:
        lines = self.lines()
        tokens = " ".join(map(str, mine["tokens"])) or self.text("all-placed")
        lines.add_row(self.label("tokens"), Text(tokens, style="bold"))
        wealth = sum(mine["treasure"].values())
        treasure = self.counts(mine["treasure"]) + (f" {self.text('in-all', number=wealth)}" if wealth else "")
        lines.add_row(self.label("treasure"), treasure)
        used, owned = view["screens"][view["seat"] or 0]["in_front"], mine["artifacts"]
        for first, kind in enumerate(dict.fromkeys(owned)):
            name = "" if first else self.label("artifacts")
            lines.add_row(name, self.artifact([kind] * owned.count(kind), used.count(kind)))
        spells = [(spell, False) for spell in mine["spells"]] + [(spell, True) for spell in mine["drawn"]]
        for first, (spell, drawn) in enumerate(spells):
            lines.add_row("" if first else self.label("spells"), self.spell(spell, drawn))
        return lines

    def artifact(self, owned: Sequence[Artifact], used: int) -> Text:
        """All artifacts of one type."""
        text = Text(self.artifacts(owned), style="bold")
        if used:
            which = self.text("card-used") if used == len(owned) else self.text("cards-used", number=used)
            text.append(f" {which}", style="red not bold")
        return text.append(self.about("", self.phrases.effect("artifact", owned[0])), style="dim not bold")

    def spell(self, spell: Spell, drawn: bool) -> Text:
        text = Text(self.phrases.name("item", spell), style="bold")
        text.append(f" {self.text('card-drawn')}" if drawn else "", style="not bold")
        return text.append(self.about("", self.phrases.effect("item", spell)), style="dim not bold")

    # The choices.

    def note(self, move: Mapping[str, object], view: View) -> str:
        kind, mine = "" if view["decision"] is None else view["decision"]["kind"], view["mine"]
        piece, place = move.get("piece"), move.get("place")
        if isinstance(piece, int):
            return self.piece(view, piece)
        if isinstance(place, int):
            return self.in_pile(view, place)
        if kind == "tent_keep":
            return self.phrases.effect("item", move["spell"])
        if kind in ("pay_piece", "market_trade") and "treasure" in move and mine is not None:
            treasure = TREASURE_KINDS[number_of(str(move["treasure"]), TREASURE_KINDS)]
            return self.text("you-have", number=mine["treasure"][treasure])
        return ""

    def piece(self, view: View, handle: int) -> str:
        """A piece in words, and where it lies."""
        for space in view["spaces"]:
            for piece in space["pieces"]:
                if piece["piece"] == handle:
                    whose = self.phrases.say("piece", piece, self.names(view)) or ""
                    return f"{whose} {self.phrases.name('at', space['space'])}"
        return self.text("piece-number", piece=handle)

    def in_pile(self, view: View, place: int) -> str:
        """What the viewer sees at a place of the pile that is being looked through."""
        rooms = [room for room in view["rooms"] if len(room["known"]) == room["artifacts"]]
        window = view["window"]
        acting = None if window is None or window["acting"] is None else window["batch"][window["acting"]]
        mirage = None if acting is None else acting.get("space")
        scored = [space["space"] for space in view["spaces"] if space["state"] == "scoring"]
        for room in rooms:
            if room["room"] in ([mirage] if mirage else scored):
                for known in room["known"]:
                    if known["place"] == place:
                        return self.phrases.name("artifact", known["artifact"])
        return ""

    # Looking closely, and the end.

    def known(self, view: View) -> list[RenderableType]:
        lines = self.lines()
        for room in view["rooms"]:
            name = self.phrases.name("heading", room["room"])
            below = [known for known in room["known"] if known["place"]]
            for known in below:
                artifact = self.phrases.name("artifact", known["artifact"])
                lines.add_row(name, self.text("known-below", artifact=artifact, place=known["place"]))
            for group in room["somewhere"]:
                artifacts = self.artifacts(group["artifacts"])
                lines.add_row(name, self.text("known-somewhere", cards=artifacts, places=group["among"]))
        used = ", ".join(self.phrases.name("item", spell) for spell in view["used_spells"])
        lines.add_row(self.label("used"), used or self.text("no-spell-yet"))
        cards = ", ".join(map(str, view["treasure_discards"])) or self.text("none")
        lines.add_row(self.label("cards"), self.text("cards-gone", cards=cards, card=view["treasure_card"] or "-"))
        if view["reconstructed"]:
            lines.add_row(self.label("ours"), self.text("reconstructed-note"))
        return [lines]

    def details(self, view: View, seat: int) -> list[RenderableType]:
        screen = view["screens"][seat]
        lines = self.lines()
        lines.add_row(self.label("tokens"), self.text("tokens-behind", number=screen["tokens"]))
        for space in view["spaces"]:
            pieces = [self.mark(piece) for piece in space["pieces"] if piece["owner"] == seat]
            if pieces:
                lines.add_row("", f"{' '.join(pieces)} {self.phrases.name('at', space['space'])}")
        named = self.artifacts(screen["types"] or [])
        lines.add_row(self.label("artifacts"), self.about(str(screen["artifacts"]), named))
        if view["mode"] == "magic":
            front = [self.artifacts(screen["in_front"]) or self.text("list-empty")]
            front.append(self.text("uses-left", number=screen["uses_left"]))
            if screen["lamp_lit"]:
                front.append(self.text("lamp-burns"))
            lines.add_row(self.label("front"), DOT.join(front))
            lines.add_row(self.label("spells"), str(screen["spells"]))
        treasure = screen["treasure"]
        lines.add_row(self.label("treasure"), self.text("behind-screen") if treasure is None else self.counts(treasure))
        return [Rule(self.names(view)[seat], style=BRASS), lines]

    def ending(self, view: View) -> list[RenderableType]:
        lines = self.lines()
        for name, screen in zip(self.names(view), view["screens"]):
            parts = [self.artifacts(screen["types"] or []), self.counts(screen["treasure"] or {})]
            lines.add_row(name, DOT.join(part for part in parts if part))
        return [*super().ending(view), lines]


SCREEN: Final = DragonsScreen
