"""Rules section 1.2: everything about a game that can be set, and the clause it belongs to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, get_args

from mypy_extensions import i64

from serai.core.settings import DataSetting, NumberSetting, Setting, Value, whole
from serai.games.dragons.names import Mode, Reconstructed
from serai.games.dragons.treasure_cards import deck_for, problems_of, warnings_of

CHOICES: Final = [
    Setting("players", [3, 4, 5], 4, ["1.2", "3.2", "3.3"]),
    Setting("mode", list(get_args(Mode)), "magic", ["1.2", "3.2", "3.3"]),
    Setting("short_first_game", [False, True], False, ["5.4", "A-18"]),
    Setting("first_player", ["random", "seat:0", "seat:1", "seat:2", "seat:3", "seat:4"], "random", ["3.1", "A-2"]),
    Setting("bank", ["finite", "unlimited"], "finite", ["2.1", "A-6"]),
    Setting("leftover_treasure", ["bank", "stay"], "bank", ["4.9", "A-9"]),
    Setting("camel_takes_effect", ["next_round", "at_once"], "next_round", ["4.6", "A-15"]),
    Setting("placement_windows", ["own_turn", "every_placement"], "own_turn", ["7.2", "A-40"]),
    Setting("spells_during_guard", ["allowed", "forbidden"], "allowed", ["6.3.3", "A-32"]),
    Setting("smuggling_strength", ["ties_with_all", "3"], "ties_with_all", ["6.4.5", "A-51"], earlier={"1": "3"}),
    Setting("teleportation", ["placement_limits", "any_unscored"], "placement_limits", ["6.3.5", "6.4.21", "A-34"]),
]  # fmt: skip

NUMBERS: Final = [
    NumberSetting("max_rounds", None, 1, 1000, 1, ["A-22"]),
    NumberSetting("units_per_kind", 29, 5, 100, 1, ["2", "A-6"]),
    NumberSetting("start_units", 3, 0, 5, 1, ["3.1"]),
    NumberSetting("market_units", 3, 1, 5, 1, ["4.6"]),
    NumberSetting("alms_units", 3, 1, 5, 1, ["6.4.3"]),
    NumberSetting("offering_units", 5, 1, 10, 1, ["6.4.16"]),
    NumberSetting("sacrifice_units", 7, 1, 10, 1, ["6.4.18"]),
    NumberSetting("baksheesh_units", 2, 1, 2, 1, ["6.4.4"]),
    NumberSetting("taxes_units", 1, 1, 2, 1, ["6.4.13"]),
    NumberSetting("teleport_units", 3, 0, 5, 1, ["6.4.21"]),
    NumberSetting("flight_top", 4, 1, 5, 1, ["6.4.10"]),
    NumberSetting("flight_second", 2, 0, 5, 1, ["6.4.10"]),
    NumberSetting("short_game_artifacts", 3, 1, 6, 1, ["5.4"]),
]  # fmt: skip

TREASURE_CARDS: Final = DataSetting("treasure_cards", problems_of, ["8.1", "8.4", "A-5"], warnings=warnings_of)

SETTINGS: Final[list[Setting]] = [*CHOICES, *NUMBERS, TREASURE_CARDS]


class Rules:
    """The settings of one game as fields, shared by all its states and never changed."""

    def __init__(self, o: Mapping[str, Value]) -> None:
        self.settings = dict(o)
        self.players = whole(o, "players")
        self.mode = str(o["mode"])
        self.magic = self.mode == "magic"
        self.short = o["short_first_game"] is True
        first = str(o["first_player"])
        self.first: i64 = -1 if first == "random" else int(first.removeprefix("seat:"))
        self.finite = o["bank"] == "finite"
        self.leftovers_stay = o["leftover_treasure"] == "stay"
        self.camel_at_once = o["camel_takes_effect"] == "at_once"
        self.every_placement = o["placement_windows"] == "every_placement"
        self.guard_bars_spells = o["spells_during_guard"] == "forbidden"
        self.smuggler_ties = o["smuggling_strength"] == "ties_with_all"
        self.teleport_anywhere = o["teleportation"] == "any_unscored"
        self.max_rounds: i64 = 0 if o["max_rounds"] is None else whole(o, "max_rounds")
        self.units_per_kind = whole(o, "units_per_kind")
        self.start_units = whole(o, "start_units")
        self.market_units = whole(o, "market_units")
        self.alms_units = whole(o, "alms_units")
        self.offering_units = whole(o, "offering_units")
        self.sacrifice_units = whole(o, "sacrifice_units")
        self.baksheesh_units = whole(o, "baksheesh_units")
        self.taxes_units = whole(o, "taxes_units")
        self.teleport_units = whole(o, "teleport_units")
        self.flight_top = whole(o, "flight_top")
        self.flight_second = whole(o, "flight_second")
        self.short_game_artifacts = whole(o, "short_game_artifacts")
        printed = o["treasure_cards"]
        self.treasure_cards = deck_for(self.players, printed if isinstance(printed, str) else None)
        ours = self.treasure_cards == deck_for(self.players)
        self.reconstructed: list[Reconstructed] = ["treasure_cards"] if ours else []
