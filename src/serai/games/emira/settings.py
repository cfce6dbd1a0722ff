"""Rules sections 1.2, 5.6 and 9.1: everything about a game that can be set, and the clause it belongs to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, get_args

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.settings import NumberSetting, Setting, Value, whole
from serai.games.emira.components import BLACK, CARAVAN_KINDS, EVENT_TABLE, EVENT_TYPES, SYMBOLS
from serai.games.emira.names import Mode

MODES: Final[list[Mode]] = list(get_args(Mode))
EDITIONS: Final = ["consensus", "fr", "pl", "nl"]


def edition_row(
    number: int,
    name: str,
    values: list[Value],
    consensus: Value,
    fr: Value,
    pl: Value,
    nl: Value,
    earlier: Mapping[str, Mapping[str, Value]] | None = None,
) -> Setting:
    """A row of the table in 9.1. Its further clauses are those of the decisions that explain it.

    `earlier` has, by rules version, the editions that preset something else then.
    """
    presets = {"consensus": consensus, "fr": fr, "pl": pl, "nl": nl}
    clauses = [f"ED-{number}", *EDITION_CLAUSES[number]]
    return Setting(name, values, consensus, clauses, presets=presets, earlier=earlier)


EDITION_CLAUSES: Final = {
    1: ["3.5", "E-44"],
    2: ["3.9"],
    3: ["4.4.4", "E-13"],
    4: ["4.4.6", "E-10"],
    5: ["4.6.3", "E-35"],
    6: ["4.6.3", "E-15"],
    7: ["4.6.4", "E-12", "E-60"],
    8: ["4.6.4", "E-12"],
    9: ["5.2", "E-30", "E-31"],
    10: ["6.4"],
    11: ["5.2", "E-33"],
    12: ["7.3", "E-61"],
}

OPENER: Final = "auction_opener"
FIRST: Final = "first_player"
NO_CARAVAN: Final = "no_caravan_on_board"
ONLY_BASE: Final = "only_base_income_this_round"
HALF: Final = "track_minus_half"
FEE: Final = "pay_30_per_section"
ONCE: Final = "first_time_per_player"
ALWAYS: Final = "every_time"
NEXT: Final = "next_round"
WHILE: Final = "while_in_palace"
BARRED: Final = "barred"
OPEN: Final = "may_be_chosen"
PLAY: Final = "on_play"
SETUP: Final = "at_setup"
ALL: Final = "all_or_nothing"
SUPPLY: Final = "as_far_as_supply"
BOTTOM: Final = "shuffled_to_bottom"

CHOICES: Final = [
    Setting("players", [3, 4, 5], 4, ["1.1", "7.1", "7.2"]),
    Setting("mode", [*MODES], "standard", ["1.3", "6.4"]),
    Setting("edition", list(EDITIONS), "consensus", ["1.2"]),
    Setting("symbol_profile", ["default", "same_name", "none"], "default", ["4.1", "5.2", "E-2"]),
    Setting("undecided_gold_public", [True, False], True, ["8", "E-7"]),
    Setting("good_looking_mode", ["snapshot", "growing"], "snapshot", ["5.2", "E-16"]),
    Setting("xenia_first_gift_timing", ["upkeep", "on_join"], "upkeep", ["4.7.2", "E-27"]),
    Setting("youngest_seat", [None, 0, 1, 2, 3, 4], None, ["3.5", "ED-1", "E-44"]),
    edition_row(1, "first_player_rule", ["random", "youngest"], "random", "random", "random", "youngest"),
    edition_row(2, "unchosen_start_events", ["reshuffle", BOTTOM], "reshuffle", "reshuffle", "reshuffle", BOTTOM),
    edition_row(3, "all_pass_beneficiary", [OPENER, FIRST], OPENER, OPENER, OPENER, FIRST),
    edition_row(4, "consolation_condition_2", [NO_CARAVAN, ONLY_BASE], NO_CARAVAN, NO_CARAVAN, NO_CARAVAN, ONLY_BASE),
    edition_row(5, "firyal_power", [HALF, FEE], HALF, HALF, HALF, FEE),
    edition_row(6, "loss_powers_repeat", [ONCE, ALWAYS], ONCE, ONCE, ONCE, ALWAYS),
    edition_row(7, "hind_duration", [NEXT, WHILE], NEXT, NEXT, NEXT, NEXT, {"1": {"pl": WHILE}}),
    edition_row(8, "hind_phase6", [BARRED, OPEN], OPEN, BARRED, OPEN, OPEN),
    edition_row(9, "changing_mind_timing", [PLAY, SETUP], PLAY, PLAY, PLAY, SETUP),
    edition_row(10, "camel_side_points", [1, 0.5], 1, 1, 1, 0.5),
    edition_row(11, "camel_breeding_shortage", [ALL, SUPPLY], ALL, ALL, ALL, ALL),
    edition_row(12, "appearance_return_3p", ["odd", "even"], "even", "odd", "even", "even"),
]  # fmt: skip

PRICES: Final = ["4.4", "5.6"]
NUMBERS: Final = [
    NumberSetting("base_income", 150, 0, 1000, 50, ["4.2", "E-1"]),
    NumberSetting("max_rounds", 100, 1, 1000, 1, ["6.3", "E-56"]),
    NumberSetting("start_gold", 750, 0, 10000, 10, ["3.12"]),
    NumberSetting("black_bonus", 50, 0, 1000, 50, ["3.4"]),
    NumberSetting("golden_times_percent", 20, 0, 100, 20, ["5.2"]),
    NumberSetting("small_slow_price", 450, 0, 5000, 10, PRICES),
    NumberSetting("small_fast_price", 550, 0, 5000, 10, PRICES),
    NumberSetting("large_slow_price", 750, 0, 5000, 10, PRICES),
    NumberSetting("large_fast_price", 900, 0, 5000, 10, PRICES),
    NumberSetting("adara_small_saving", 50, 0, 5000, 10, PRICES),
    NumberSetting("adara_large_saving", 100, 0, 5000, 10, PRICES),
    NumberSetting("appearance_price", 350, 0, 5000, 10, PRICES),
    NumberSetting("palace_price", 500, 0, 5000, 10, PRICES),
    NumberSetting("badra_saving", 100, 0, 5000, 10, PRICES),
    NumberSetting("camel_price", 150, 0, 5000, 10, PRICES),
    NumberSetting("farah_saving", 100, 0, 5000, 10, PRICES),
    NumberSetting("camel_rate_1", 50, 0, 1000, 10, ["4.0", "5.6"]),
    NumberSetting("camel_rate_2", 70, 0, 1000, 10, ["4.0", "5.6"]),
    NumberSetting("camel_rate_3", 100, 0, 1000, 10, ["4.0", "5.6"]),
    NumberSetting("camel_rate_4", 150, 0, 1000, 10, ["4.0", "5.6"]),
    NumberSetting("two_events_price", 150, 0, 5000, 10, ["4.5"]),
    NumberSetting("three_events_price", 250, 0, 5000, 10, ["4.5"]),
    NumberSetting("zainab_saving", 50, 0, 5000, 10, ["4.5"]),
    NumberSetting("consolation", 150, 0, 5000, 10, ["4.4.6"]),
    NumberSetting("consolation_below", 500, 0, 5000, 10, ["4.4.6"]),
    NumberSetting("consolation_princesses", 4, 0, 28, 1, ["4.4.6"]),
    NumberSetting("upkeep", 50, 0, 5000, 10, ["4.7.1"]),
    NumberSetting("janan_upkeep", 100, 0, 5000, 10, ["4.7.1"]),
    NumberSetting("zafirah_upkeep", 0, 0, 5000, 10, ["4.7.1"]),
    NumberSetting("suleika_surcharge", 100, 0, 5000, 10, ["4.7.1", "E-26"]),
    NumberSetting("xenia_gift", 250, 0, 5000, 10, ["4.7.2"]),
    NumberSetting("firyal_fee", 30, 0, 1000, 10, ["4.6.3", "ED-5"]),
    NumberSetting("base_room", 2, 0, 28, 1, ["4.0"]),
]  # fmt: skip

SYMBOL_NAMES: Final[list[str]] = [*SYMBOLS, *EVENT_TYPES]  # with `same_name` a card's type is its symbol

SETTINGS: Final[list[Setting]] = [*CHOICES, *NUMBERS]

MINIMUM: Final = {5: 4, 4: 5, 3: 6}
MAXIMUM: Final = {5: 6, 4: 7, 3: 8}


class Rules:
    """The settings of one game as fields, shared by all its states and never changed."""

    def __init__(self, o: Mapping[str, Value]) -> None:
        self.settings = dict(o)
        self.players = whole(o, "players")
        self.mode = str(o["mode"])
        self.three = self.players == 3
        self.minimum: i64 = MINIMUM[self.players]
        self.maximum: i64 = MAXIMUM[self.players]
        self.advanced = self.mode == "advanced"
        self.gold_open_while_undecided = o["undecided_gold_public"] is True
        self.looks_grow = o["good_looking_mode"] == "growing"
        self.gift_on_join = o["xenia_first_gift_timing"] == "on_join"
        self.first_player_benefits = o["all_pass_beneficiary"] == FIRST
        self.consolation_by_income = o["consolation_condition_2"] == ONLY_BASE
        self.firyal_fee_due = o["firyal_power"] == FEE
        self.losses_repeat = o["loss_powers_repeat"] == ALWAYS
        self.hind_stays = o["hind_duration"] == WHILE
        self.hind_bars = o["hind_phase6"] == BARRED
        self.mind_at_setup = o["changing_mind_timing"] == SETUP
        self.camels_count_half = o["camel_side_points"] == 0.5
        self.breed_as_supplied = o["camel_breeding_shortage"] == SUPPLY
        self.token_leaves_after_odd = o["appearance_return_3p"] == "odd"
        self.unchosen_to_bottom = o["unchosen_start_events"] == BOTTOM
        self.first_by_age = o["first_player_rule"] == "youngest"
        self.youngest: i64 = -1 if o["youngest_seat"] is None else whole(o, "youngest_seat")
        self.symbols = symbols_of(str(o["symbol_profile"]))

        self.base_income = whole(o, "base_income")
        self.max_rounds = whole(o, "max_rounds")
        self.start_gold = whole(o, "start_gold")
        self.black_bonus = whole(o, "black_bonus")
        self.golden_percent = whole(o, "golden_times_percent")
        self.caravan_prices = vec[i64]([whole(o, f"{kind}_price") for kind in CARAVAN_KINDS])
        self.adara_savings = vec[i64]([whole(o, "adara_small_saving"), whole(o, "adara_large_saving")])
        self.appearance_price = whole(o, "appearance_price")
        self.palace_price = whole(o, "palace_price")
        self.badra_saving = whole(o, "badra_saving")
        self.camel_price = whole(o, "camel_price")
        self.farah_saving = whole(o, "farah_saving")
        self.camel_rates = vec[i64]([whole(o, f"camel_rate_{step}") for step in (1, 2, 3, 4)])
        self.event_prices = vec[i64]([whole(o, "two_events_price"), whole(o, "three_events_price")])
        self.zainab_saving = whole(o, "zainab_saving")
        self.consolation = whole(o, "consolation")
        self.consolation_below = whole(o, "consolation_below")
        self.consolation_princesses = whole(o, "consolation_princesses")
        self.upkeep = whole(o, "upkeep")
        self.janan_upkeep = whole(o, "janan_upkeep")
        self.zafirah_upkeep = whole(o, "zafirah_upkeep")
        self.surcharge = whole(o, "suleika_surcharge")
        self.gift = whole(o, "xenia_gift")
        self.firyal_fee = whole(o, "firyal_fee")
        self.base_room = whole(o, "base_room")

    def income_of(self, colour: i64) -> i64:
        """The permanent supply of a player board."""
        return self.base_income + (self.black_bonus if colour == BLACK else 0)


def symbols_of(profile: str) -> list[int]:
    """E-2: the number of each event type's symbol in SYMBOL_NAMES, -1 without one."""
    if profile == "same_name":
        return [len(SYMBOLS) + kind for kind in range(len(EVENT_TYPES))]
    if profile == "none":
        return [-1] * len(EVENT_TYPES)
    return [-1 if symbol is None else SYMBOLS.index(symbol) for _, symbol in EVENT_TABLE]
