"""The names of Emira's cards, pieces and phases, each closed set once: `components` makes its tables of them."""

from __future__ import annotations

from typing import Literal

Preference = Literal["appearance", "status", "palace", "gold", "princesses", "none"]
Talent = Literal["intelligence", "housekeeping", "cooking", "romance"]
# fmt: off
PrincessCard = Literal[
    "albina", "halimah", "asima", "noor", "rasha", "thara", "zainab",
    "nibal", "samira", "zahrah", "fatima", "layla", "malika", "nadia",
    "firyal", "hind", "farah", "raidah", "adara", "suleika", "janan",
    "sahar", "anisah", "zafirah", "xenia", "yasmine", "badra", "sidi_suleiman",
]
Power = Literal[
    "palace_wear", "singer", "open_purse", "actress", "cheap_events", "lose_appearance",
    "lose_status", "gives_manners", "gives_beauty", "honeymoon", "cheap_camels", "cheap_caravans",
    "jealous", "double_upkeep", "no_upkeep", "gifts", "cheap_palace", "abduction",
    "cleaning_bill",
]
EventType = Literal[
    "bazaar", "better_breed", "camel_breeding", "camel_epidemic", "changing_her_mind", "court_influence",
    "double_trouble", "golden_times", "good_looking", "guest_house", "interrupt_spice_trade", "new_orders",
    "new_spice_caravan", "noble_merchandise", "quiet_days", "restoration", "sick_camels", "vermin",
]
Symbol = Literal[
    "sym_appearance", "sym_arrival", "sym_camel", "sym_income", "sym_preference", "sym_status", "sym_vermin",
]
EventCard = Literal[
    "bazaar_1", "bazaar_2", "bazaar_3",
    "better_breed_1", "better_breed_2", "better_breed_3",
    "camel_breeding_1", "camel_breeding_2", "camel_breeding_3",
    "camel_epidemic_1", "camel_epidemic_2", "camel_epidemic_3",
    "changing_her_mind_1", "changing_her_mind_2", "changing_her_mind_3",
    "court_influence_1", "court_influence_2", "court_influence_3",
    "double_trouble_1", "double_trouble_2", "double_trouble_3",
    "golden_times_1", "golden_times_2", "golden_times_3",
    "good_looking_1", "good_looking_2", "good_looking_3",
    "guest_house_1", "guest_house_2", "guest_house_3",
    "interrupt_spice_trade_1", "interrupt_spice_trade_2", "interrupt_spice_trade_3",
    "new_orders_1", "new_orders_2", "new_orders_3",
    "new_spice_caravan_1", "new_spice_caravan_2", "new_spice_caravan_3",
    "noble_merchandise_1", "noble_merchandise_2", "noble_merchandise_3",
    "quiet_days_1", "quiet_days_2", "quiet_days_3",
    "restoration_1", "restoration_2", "restoration_3",
    "sick_camels_1", "sick_camels_2", "sick_camels_3",
    "vermin_1", "vermin_2", "vermin_3",
]
GoalCard = Literal[
    "goal5_i_h_r", "goal5_i_c_r", "goal5_h_c_r", "goal5_2i_h", "goal5_2i_c", "goal5_flex_ir", "goal5_flex_hc",
    "goal4_i_h_c_r", "goal4_2i_h_c", "goal4_i_flex_hr", "goal4_r_flex_ic", "goal4_flex_hcr",
    "goal3_2i_h_c_r", "goal3_2h_flex_ic", "goal3_2i_flex_hr", "goal3_flex_icr",
]
StatusCard = Literal[
    "status_300_1", "status_300_2", "status_300_3", "status_350_1", "status_350_2",
    "status_350_3", "status_350_4", "status_400_1", "status_400_2", "status_400_3",
    "status_700", "status_750", "status_800_1", "status_800_2", "status_850",
    "status_900", "status_1200", "status_1300", "status_1400", "status_1500",
]
# fmt: on
LentStatusCard = Literal["status_singing", "status_acting"]
HeldStatusCard = Literal[StatusCard, LentStatusCard]
CaravanKind = Literal["small_slow", "small_fast", "large_slow", "large_fast"]
CaravanSize = Literal["small", "large"]
Item = Literal[CaravanKind, "appearance", "status", "palace", "camel"]
Ware = Literal[Item, "event"]  # whatever has a price
Token = Literal["beauty", "manners", "clothing"]
Colour = Literal["green", "white", "red", "blue", "black"]
Piece = Literal["small_caravans", "large_caravans", "sections", "camels"]
Phase = Literal[
    "setup",
    "events",
    "income",
    "market",
    "auction",
    "purchase",
    "courtship",
    "upkeep",
    "round_end",
    "over",
]
RoundOfPair = Literal["odd", "even"]  # of three players
Standing = Literal["leads", "tied", "behind", "sealed", "full", "barred"]  # of a sheik with a princess
Due = Literal["income", "gift", "upkeep"]
Ending = Literal["goal_talents", "goal_number", "deck_empty", "max_rounds"]
Mode = Literal["standard", "advanced"]
PassingUntil = Literal["next_auction", "next_action", "end_of_round"]
