"""The names of Saba's cards, pieces and places, each closed set once: `components` makes its tables of them."""

from __future__ import annotations

from typing import Literal

Resource = Literal["alabaster", "sandstone", "ebony", "gold"]
Piece = Literal["arch", "fountain", "pillar"]
SpecialCard = Literal["treasure_1", "treasure_2", "game_end"]
# fmt: off
PalaceCard = Literal[
    "arch_1", "arch_2", "arch_3", "arch_4", "arch_5", "arch_6", "arch_7", "arch_8",
    "fountain_1", "fountain_2", "fountain_3", "fountain_4", "fountain_5", "fountain_6", "fountain_7", "fountain_8",
    "pillar_1", "pillar_2", "pillar_3", "pillar_4", "pillar_5", "pillar_6", "pillar_7", "pillar_8",
]
# fmt: on
BuildingCard = Literal[PalaceCard, SpecialCard]
# fmt: off
BasicCard = Literal[
    "res_alabaster", "res_sandstone", "res_ebony",
    "res_gold", "res_alabaster_alabaster", "res_alabaster_sandstone",
    "res_alabaster_ebony", "res_alabaster_gold", "res_sandstone_sandstone",
    "res_sandstone_ebony", "res_sandstone_gold", "res_ebony_ebony",
    "res_ebony_gold", "res_gold_gold", "res_alabaster_alabaster_alabaster",
    "res_alabaster_alabaster_sandstone", "res_alabaster_alabaster_ebony", "res_alabaster_alabaster_gold",
    "res_alabaster_sandstone_sandstone", "res_alabaster_sandstone_ebony", "res_alabaster_sandstone_gold",
    "res_alabaster_ebony_ebony", "res_alabaster_ebony_gold", "res_alabaster_gold_gold",
    "res_sandstone_sandstone_sandstone", "res_sandstone_sandstone_ebony", "res_sandstone_sandstone_gold",
    "res_sandstone_ebony_ebony", "res_sandstone_ebony_gold", "res_sandstone_gold_gold",
    "res_ebony_ebony_ebony", "res_ebony_ebony_gold", "res_ebony_gold_gold",
    "res_gold_gold_gold",
]
# fmt: on
AdvancedCard = Literal[
    "harbour_master",
    "desert_robber",
    "caravan_leader",
    "harem_guard",
    "merchant",
    "worker",
    "foreman",
]
ActionCard = Literal[BasicCard, AdvancedCard]
HarbourCard = Literal["harbour_a", "harbour_b"]
Colour = Literal["blue", "red", "yellow", "green"]
Quarter = Literal["stonemason", "carpenter", "mason", "goldsmith", "money_changer", "bazaar"]
# fmt: off
Place = Literal[
    "stonemason_1", "stonemason_2", "carpenter_1", "carpenter_2",
    "mason_1", "mason_2", "goldsmith_1", "goldsmith_2",
    "money_changer_1", "money_changer_2", "bazaar_1", "bazaar_2",
]
Balcony = Literal[
    "balcony_1", "balcony_2", "balcony_3", "balcony_4", "balcony_5", "balcony_6", "balcony_7", "balcony_8",
]
# fmt: on
Destination = Literal[Balcony, "treasure_chamber", "serail_seat"]
Step = Literal["pre_harbour", "build", "quarter", "final", "limits", "over"]
Ending = Literal["palace_done", "game_end_taken", "stalled"]
Mode = Literal["basic", "advanced"]
Either = Literal["pillar_or_game_end"]  # S-56: it is not known which
NextCard = Literal[Piece, SpecialCard, Either]
PrintedTable = Literal["palace_cards", "special_cards", "basic_action_cards", "harbour_cards", "quarter_neighbours"]
