"""Rules sections 2 and 5: the cards and pieces, as tables that read like the rulebook's."""

from __future__ import annotations

from typing import Final, get_args

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.emira.names import (
    CaravanKind,
    CaravanSize,
    Colour,
    EventCard,
    EventType,
    GoalCard,
    Item,
    Piece,
    Power,
    Preference,
    PrincessCard,
    RoundOfPair,
    StatusCard,
    Symbol,
    Talent,
    Token,
)

# 5.1 What a princess likes, in the order of the player board.
APPEARANCE: Final = 0
STATUS: Final = 1
PALACE: Final = 2
GOLD: Final = 3
MOST_PRINCESSES: Final = 4
NOTHING: Final = 5
PREFERENCES: Final[list[Preference]] = list(get_args(Preference))

# Talents, as bits.
INTELLIGENCE: Final = 1
HOUSEKEEPING: Final = 2
COOKING: Final = 4
ROMANCE: Final = 8
TALENTS: Final[list[Talent]] = list(get_args(Talent))

PRINCESS_TABLE: Final[list[tuple[PrincessCard, int, int, int, Power | None]]] = [
    # id, first preference, second preference, talents, power
    ("albina", APPEARANCE, STATUS, INTELLIGENCE, "palace_wear"),
    ("halimah", APPEARANCE, STATUS, HOUSEKEEPING, "singer"),
    ("asima", APPEARANCE, STATUS, COOKING, None),
    ("noor", APPEARANCE, PALACE, INTELLIGENCE | HOUSEKEEPING, "open_purse"),
    ("rasha", APPEARANCE, PALACE, COOKING, "actress"),
    ("thara", APPEARANCE, PALACE, ROMANCE, None),
    ("zainab", APPEARANCE, GOLD, INTELLIGENCE, "cheap_events"),
    ("nibal", APPEARANCE, GOLD, HOUSEKEEPING, None),
    ("samira", APPEARANCE, GOLD, ROMANCE, "lose_appearance"),
    ("zahrah", STATUS, APPEARANCE, INTELLIGENCE, "lose_status"),
    ("fatima", STATUS, APPEARANCE, HOUSEKEEPING, None),
    ("layla", STATUS, APPEARANCE, ROMANCE, "gives_manners"),
    ("malika", STATUS, PALACE, INTELLIGENCE, None),
    ("nadia", STATUS, PALACE, HOUSEKEEPING, "gives_beauty"),
    ("firyal", STATUS, PALACE, COOKING, "palace_wear"),
    ("hind", STATUS, GOLD, HOUSEKEEPING | ROMANCE, "honeymoon"),
    ("farah", STATUS, GOLD, INTELLIGENCE, "cheap_camels"),
    ("raidah", STATUS, GOLD, COOKING, None),
    ("adara", PALACE, APPEARANCE, INTELLIGENCE, "cheap_caravans"),
    ("suleika", PALACE, APPEARANCE, HOUSEKEEPING, "jealous"),
    ("janan", PALACE, STATUS, INTELLIGENCE | COOKING, "double_upkeep"),
    ("sahar", PALACE, STATUS, ROMANCE, None),
    ("anisah", PALACE, GOLD, INTELLIGENCE, None),
    ("zafirah", PALACE, GOLD, COOKING, "no_upkeep"),
    ("xenia", GOLD, APPEARANCE, COOKING | ROMANCE, "gifts"),
    ("yasmine", GOLD, STATUS, HOUSEKEEPING, None),
    ("badra", GOLD, PALACE, INTELLIGENCE, "cheap_palace"),
    ("sidi_suleiman", MOST_PRINCESSES, NOTHING, 0, "abduction"),
]
PRINCESSES: Final = [row[0] for row in PRINCESS_TABLE]
FIRST_PREFERENCE: Final = vec[i64]([row[1] for row in PRINCESS_TABLE])
SECOND_PREFERENCE: Final = vec[i64]([row[2] for row in PRINCESS_TABLE])
TALENTS_OF: Final = [row[3] for row in PRINCESS_TABLE]
POWERS: Final = [row[4] for row in PRINCESS_TABLE]
CLEANING_BILL: Final[Power] = "cleaning_bill"  # Firyal's power in nl (ED-5)
PRINCESS_CARDS: Final = 28

# The princesses whom a rule names.
ALBINA: Final = 0
HALIMAH: Final = 1
NOOR: Final = 3
RASHA: Final = 4
ZAINAB: Final = 6
SAMIRA: Final = 8
ZAHRAH: Final = 9
LAYLA: Final = 11
NADIA: Final = 13
FIRYAL: Final = 14
HIND: Final = 15
FARAH: Final = 16
ADARA: Final = 18
SULEIKA: Final = 19
JANAN: Final = 20
ZAFIRAH: Final = 23
XENIA: Final = 24
BADRA: Final = 26
SIDI: Final = 27

# 5.2 Event cards: type * 3 + copy.
BAZAAR: Final = 0
BETTER_BREED: Final = 1
CAMEL_BREEDING: Final = 2
CAMEL_EPIDEMIC: Final = 3
CHANGING_HER_MIND: Final = 4
COURT_INFLUENCE: Final = 5
DOUBLE_TROUBLE: Final = 6
GOLDEN_TIMES: Final = 7
GOOD_LOOKING: Final = 8
GUEST_HOUSE: Final = 9
INTERRUPT_SPICE_TRADE: Final = 10
NEW_ORDERS: Final = 11
NEW_SPICE_CARAVAN: Final = 12
NOBLE_MERCHANDISE: Final = 13
QUIET_DAYS: Final = 14
RESTORATION: Final = 15
SICK_CAMELS: Final = 16
VERMIN: Final = 17
EVENT_TABLE: Final[list[tuple[EventType, Symbol | None]]] = [
    # id, symbol of the default profile (E-2)
    ("bazaar", "sym_appearance"),
    ("better_breed", None),
    ("camel_breeding", "sym_camel"),
    ("camel_epidemic", "sym_camel"),
    ("changing_her_mind", "sym_preference"),
    ("court_influence", None),
    ("double_trouble", "sym_arrival"),
    ("golden_times", "sym_income"),
    ("good_looking", None),
    ("guest_house", None),
    ("interrupt_spice_trade", "sym_income"),
    ("new_orders", None),
    ("new_spice_caravan", None),
    ("noble_merchandise", "sym_status"),
    ("quiet_days", "sym_arrival"),
    ("restoration", None),
    ("sick_camels", "sym_camel"),
    ("vermin", "sym_vermin"),
]
EVENT_TYPES: Final = [row[0] for row in EVENT_TABLE]
SYMBOLS: Final[list[Symbol]] = list(get_args(Symbol))
EVENTS: Final[list[EventCard]] = list(get_args(EventCard))
EVENT_CARDS: Final = 54

# 5.3 Goals: players, then the accepted numbers of (intelligence, housekeeping, cooking, romance).
GOAL_TABLE: Final[list[tuple[GoalCard, int, list[tuple[int, int, int, int]]]]] = [
    ("goal5_i_h_r", 5, [(1, 1, 0, 1)]),
    ("goal5_i_c_r", 5, [(1, 0, 1, 1)]),
    ("goal5_h_c_r", 5, [(0, 1, 1, 1)]),
    ("goal5_2i_h", 5, [(2, 1, 0, 0)]),
    ("goal5_2i_c", 5, [(2, 0, 1, 0)]),
    ("goal5_flex_ir", 5, [(2, 0, 0, 1), (1, 0, 0, 2)]),
    ("goal5_flex_hc", 5, [(0, 2, 1, 0), (0, 1, 2, 0)]),
    ("goal4_i_h_c_r", 4, [(1, 1, 1, 1)]),
    ("goal4_2i_h_c", 4, [(2, 1, 1, 0)]),
    ("goal4_i_flex_hr", 4, [(1, 2, 0, 1), (1, 1, 0, 2)]),
    ("goal4_r_flex_ic", 4, [(2, 0, 1, 1), (1, 0, 2, 1)]),
    ("goal4_flex_hcr", 4, [(0, 2, 1, 1), (0, 1, 2, 1), (0, 1, 1, 2)]),
    ("goal3_2i_h_c_r", 3, [(2, 1, 1, 1)]),
    ("goal3_2h_flex_ic", 3, [(2, 2, 1, 0), (1, 2, 2, 0)]),
    ("goal3_2i_flex_hr", 3, [(2, 2, 0, 1), (2, 1, 0, 2)]),
    ("goal3_flex_icr", 3, [(2, 0, 2, 1), (2, 0, 1, 2), (1, 0, 2, 2)]),
]
GOALS: Final = [row[0] for row in GOAL_TABLE]

# 5.4 Status cards: id, price, points, removed for three players.
STATUS_TABLE: Final[list[tuple[StatusCard, int, int, bool]]] = [
    ("status_300_1", 300, 1, False),
    ("status_300_2", 300, 1, False),
    ("status_300_3", 300, 1, True),
    ("status_350_1", 350, 1, False),
    ("status_350_2", 350, 1, False),
    ("status_350_3", 350, 1, False),
    ("status_350_4", 350, 1, True),
    ("status_400_1", 400, 1, False),
    ("status_400_2", 400, 1, False),
    ("status_400_3", 400, 1, True),
    ("status_700", 700, 2, False),
    ("status_750", 750, 2, False),
    ("status_800_1", 800, 2, True),
    ("status_800_2", 800, 2, True),
    ("status_850", 850, 2, False),
    ("status_900", 900, 2, False),
    ("status_1200", 1200, 3, False),
    ("status_1300", 1300, 3, False),
    ("status_1400", 1400, 3, True),
    ("status_1500", 1500, 3, False),
]
STATUS_CARDS: Final = [row[0] for row in STATUS_TABLE]
STATUS_PRICE: Final = vec[i64]([row[1] for row in STATUS_TABLE])
STATUS_POINTS: Final = vec[i64]([row[2] for row in STATUS_TABLE])
RED_START_CARD: Final = 3  # status_350_1, set aside for red (3.2)
TOP_POINTS: Final = 3
TOP_STATUS_CARDS: Final = sum(1 << card for card, row in enumerate(STATUS_TABLE) if row[2] == TOP_POINTS)

# 5.5 Caravans: id, cost, cost with Adara, income a round, rounds.
CARAVAN_KINDS: Final[list[CaravanKind]] = list(get_args(CaravanKind))
CARAVAN_SIZES: Final[list[CaravanSize]] = list(get_args(CaravanSize))
CARAVAN_INCOME: Final = vec[i64]([150, 300, 250, 500])
CARAVAN_SPACES: Final = vec[i64]([8, 4, 8, 4])
LONGEST_TRACK: Final = 8

# 4.4 What can be bought with an action; the first four are the caravan kinds.
BUY_APPEARANCE: Final = 4
BUY_STATUS: Final = 5
BUY_PALACE: Final = 6
BUY_CAMEL: Final = 7
ITEMS: Final[list[Item]] = list(get_args(Item))

BEAUTY: Final = 0
MANNERS: Final = 1
CLOTHING: Final = 2
TOKENS: Final[list[Token]] = list(get_args(Token))
TOKEN_TYPES: Final = 3
EVERY_TOKEN: Final = vec[i64]([BEAUTY, MANNERS, CLOTHING])

GREEN: Final = 0
WHITE: Final = 1
RED: Final = 2
BLUE: Final = 3
BLACK: Final = 4
COLOURS: Final[list[Colour]] = list(get_args(Colour))

# Section 2: pieces for four or five players, and for three.
SMALL_CARAVANS: Final = 0
LARGE_CARAVANS: Final = 1
SECTIONS: Final = 2
CAMELS: Final = 3
PIECES: Final[list[Piece]] = list(get_args(Piece))
PIECE_COUNTS: Final = [12, 12, 20, 23]
PIECE_COUNTS_3P: Final = [8, 8, 20, 16]
TOKENS_EACH: Final = 9
TOKENS_EACH_3P: Final = 7

# Section 7: with three players, rounds come in pairs.
PAIR: Final[list[RoundOfPair]] = list(get_args(RoundOfPair))


def event_type(card: i64) -> i64:
    return card // 3


def caravan_size(kind: i64) -> i64:
    """The piece that a caravan kind uses: SMALL_CARAVANS or LARGE_CARAVANS."""
    return kind // 2
