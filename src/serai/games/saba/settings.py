"""Rules sections 1.2, 8.7 and S-41: everything about a game that can be set, and the clause it belongs to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.settings import DataSetting, NumberSetting, Setting, Value, whole
from serai.games.saba.components import (
    ADVANCED_COPIES,
    ADVANCED_NAMES,
    HARBOUR_MASTER,
    MOST_CELLS,
    SITES,
    SLOTS,
    SPACES,
)
from serai.games.saba.printed import problems_of, tables_of

RECON_CLAUSES: Final = ["8.1", "8.2", "8.3", "8.5", "8.6", "S-3", "S-14", "S-15", "S-42", "S-43"]
CAPACITY: Final = ["3.4", "4.3.3", "8.7"]
SURCHARGE: Final = ["4.4.1", "8.7", "S-13"]
CELLS: Final = ["5.1", "8.7"]
LIMITS: Final = ["4.7", "8.7", "S-34"]

CHOICES: Final = [
    Setting("players", [2, 3, 4], 4, ["1.2", "3.3", "5.1"]),
    Setting("mode", ["basic", "advanced"], "basic", ["1.2", "7.1"]),
    Setting("treasure_cost", ["one_of_each", "none"], "one_of_each", ["1.2", "8.2", "S-14"], earlier={"1": "none"}),
    DataSetting("data", problems_of, RECON_CLAUSES),
]
NUMBERS: Final = [
    NumberSetting("stall_rounds", 20, 1, 100, 1, ["6", "S-41"]),
    NumberSetting("hand_limit_basic", 3, 0, 20, 1, LIMITS),
    NumberSetting("hand_limit_advanced", 4, 0, 20, 1, [*LIMITS, "7.1", "S-52"]),
    NumberSetting("stock_limit", 7, 0, 30, 1, LIMITS),
    NumberSetting("resources_each", 15, 8, 30, 1, ["2.1", "2.2"]),
    NumberSetting("figures_each", 8, 1, 12, 1, ["2.1", "S-53"]),
    NumberSetting("markers_each", 5, 0, 8, 1, ["2.1", "S-53"]),
    NumberSetting("slot_1_capacity", 2, 1, 6, 1, CAPACITY),
    NumberSetting("slot_2_capacity", 2, 1, 6, 1, CAPACITY),
    NumberSetting("slot_3_capacity", 3, 1, 6, 1, CAPACITY),
    NumberSetting("slot_4_capacity", 4, 1, 6, 1, CAPACITY),
    NumberSetting("site_1_surcharge", 0, 0, 4, 1, SURCHARGE),
    NumberSetting("site_2_surcharge", 1, 0, 4, 1, SURCHARGE),
    NumberSetting("site_3_surcharge", 2, 0, 4, 1, SURCHARGE),
    NumberSetting("space_1_price", 1, 0, 5, 1, ["4.6.1", "S-27"]),
    NumberSetting("space_2_price", 2, 0, 5, 1, ["4.6.1", "S-27"]),
    NumberSetting("serail_cells_2", 4, 1, MOST_CELLS, 1, CELLS),
    NumberSetting("serail_cells_3", 5, 1, MOST_CELLS, 1, CELLS),
    NumberSetting("serail_cells_4", 6, 1, MOST_CELLS, 1, CELLS),
]

SETTINGS: Final[list[Setting]] = [*CHOICES, *NUMBERS]


class Rules:
    """The settings of one game as fields, shared by all its states and never changed."""

    def __init__(self, o: Mapping[str, Value]) -> None:
        self.settings = dict(o)
        self.players = whole(o, "players")
        self.mode = str(o["mode"])
        self.advanced = self.mode == "advanced"
        self.hand_limit = whole(o, "hand_limit_advanced" if self.advanced else "hand_limit_basic")
        self.stock_limit = whole(o, "stock_limit")
        self.each = whole(o, "resources_each")
        self.figures = whole(o, "figures_each")
        self.markers = whole(o, "markers_each")
        self.cells = whole(o, f"serail_cells_{self.players}")
        self.quiet_limit = whole(o, "stall_rounds") * self.players
        self.capacity = vec[i64]([whole(o, f"slot_{slot}_capacity") for slot in range(1, SLOTS + 1)])
        self.surcharge = vec[i64]([whole(o, f"site_{site}_surcharge") for site in range(1, SITES + 1)])
        self.prices = vec[i64]([whole(o, f"space_{space}_price") for space in range(1, SPACES + 1)])
        tables = tables_of(o["data"], o["treasure_cost"] == "none")
        self.ours = tables.ours
        self.costs = tables.costs
        self.slots = tables.slots
        self.neighbours = tables.neighbours
        self.copies = tables.basic_copies  # of each kind of action card in the game
        if self.advanced:
            self.copies = self.copies[:HARBOUR_MASTER] + [ADVANCED_COPIES] * len(ADVANCED_NAMES)
