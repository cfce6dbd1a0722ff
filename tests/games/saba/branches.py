"""Every action card, special card, quarter and slot with every branch of its effect: `python3 dev.py branches saba`."""

from __future__ import annotations

from serai.testing.branches import Branch, Sign, sign

PRODUCE = {"stonemason": "alabaster", "carpenter": "ebony", "mason": "sandstone", "goldsmith": "gold"}
EXCHANGES = {
    "money_changer": [("gold", "alabaster"), ("gold", "sandstone"), ("gold", "ebony"), ("alabaster", "gold"),
                      ("sandstone", "gold"), ("ebony", "gold")],
    "bazaar": [("alabaster", "sandstone"), ("alabaster", "ebony"), ("sandstone", "alabaster"), ("sandstone", "ebony"),
               ("ebony", "alabaster"), ("ebony", "sandstone")],
}  # fmt: skip
MATERIALS = ["alabaster", "sandstone", "ebony"]
RESOURCES = [*MATERIALS, "gold"]
TREASURES = ["treasure_1", "treasure_2"]


def played(card: str) -> Sign:
    return sign("action_card_played", card=card)


def harbour(slot: int) -> list[Branch]:
    """Whatever the slot does besides, its resources are taken and it is refilled."""
    name = f"slot {slot}"
    return [
        Branch(name, "all its resources are taken", [sign("harbour_taken", slot=slot)]),
        Branch(name, "is empty and gives nothing", [sign("harbour_slot_empty", slot=slot)]),
        Branch(name, "is filled again", [sign("harbour_slot_filled", slot=slot)]),
        Branch(
            name,
            "the card that named it is turned over",
            [sign("harbour_chosen", slot=slot), sign("harbour_card_turned")],
        ),
    ]


def producing(quarter: str) -> list[Branch]:
    gives = PRODUCE[quarter]
    return [
        Branch(quarter, f"gives {gives}", [sign("quarter_produced", quarter=quarter, type=gives)]),
        Branch(quarter, "the vizier brings its resource", [sign("vizier_produced", quarter=quarter, type=gives)]),
        Branch(quarter, "the vizier finds nothing there", [sign("vizier_found_nothing", quarter=quarter)]),
    ]


def exchanging(quarter: str) -> list[Branch]:
    made = [
        Branch(quarter, f"{give} for {get}", [sign("quarter_exchanged", quarter=quarter, give=give, get=get)])
        for give, get in EXCHANGES[quarter]
    ]
    return [
        *made,
        Branch(quarter, "the vizier exchanges", [sign("vizier_exchanged", quarter=quarter)]),
        Branch(quarter, "the vizier's exchange is declined", [sign("vizier_exchange_declined", quarter=quarter)]),
        Branch(quarter, "the vizier finds nothing to exchange", [sign("vizier_found_nothing", quarter=quarter)]),
    ]


def placing(quarter: str) -> list[Branch]:
    return [
        Branch(quarter, "a figure on its first space", [sign("figure_placed_in_quarter", quarter=quarter, price=1)]),
        Branch(quarter, "a figure on its second space", [sign("figure_placed_in_quarter", quarter=quarter, price=2)]),
        Branch(quarter, "the vizier comes", [sign("vizier_moved", to=quarter)]),
    ]


def basic_card(card: str, gives: list[str]) -> Branch:
    return Branch("basic action cards", f"{card} gives", [played(card), sign("card_gave_resources", resources=gives)])


BRANCHES = [
    *harbour(1),
    Branch("slot 1", "brings an action card", [sign("harbour_brought_card")]),
    *harbour(2),
    Branch("slot 2", "a palace card leaves the game", [sign("palace_card_removed")]),
    Branch("slot 2", "there is no palace card to remove", [sign("no_palace_card_to_remove")]),
    *harbour(3),
    Branch("slot 3", "the vizier moves", [sign("harbour_chosen", slot=3), sign("vizier_moved")]),
    Branch(
        "slot 3",
        "a quarter gives before he comes to it",
        [sign("harbour_chosen", slot=3), sign("quarter_produced", quarter="mason"), sign("vizier_moved", to="mason")],
    ),
    Branch(
        "slot 3",
        "a quarter exchanges before he comes to it",
        [
            sign("harbour_chosen", slot=3),
            sign("quarter_exchanged", quarter="money_changer"),
            sign("vizier_moved", to="money_changer"),
        ],
    ),
    *harbour(4),
    *[branch for quarter in PRODUCE for branch in placing(quarter) + producing(quarter)],
    *[branch for quarter in EXCHANGES for branch in placing(quarter) + exchanging(quarter)],
    *[
        Branch(card, "is paid with one of each material", [sign("special_taken", card=card, paid=MATERIALS)])
        for card in TREASURES
    ],
    *[
        Branch(card, "is free with treasure_cost none", [sign("special_taken", card=card, paid=[])])
        for card in TREASURES
    ],
    *[
        Branch(card, "is paid with the surcharge too", [sign("special_taken", card=card, paid=[*MATERIALS, "gold"])])
        for card in TREASURES
    ],
    Branch("game_end", "costs only the surcharge", [sign("special_taken", card="game_end", paid=["gold"])]),
    *[basic_card(f"res_{kind}", [kind]) for kind in RESOURCES],
    Branch(
        "basic action cards",
        "the reserve has too little",
        [played("res_gold_gold"), sign("card_gave_resources", resources=["gold"])],
    ),
    Branch("harbour_master", "two slots change places", [played("harbour_master"), sign("harbour_slots_swapped")]),
    Branch("harbour_master", "surplus goes back", [sign("harbour_surplus_returned")]),
    Branch("harbour_master", "what is missing is added", [sign("harbour_slots_swapped"), sign("harbour_slot_filled")]),
    *[
        Branch("desert_robber", f"takes {kind}", [played("desert_robber"), sign("resource_robbed", type=kind)])
        for kind in RESOURCES
    ],
    *[
        Branch("caravan_leader", f"brings {kind}", [played("caravan_leader"), sign("caravan_brought", type=kind)])
        for kind in RESOURCES
    ],
    Branch("harem_guard", "two markers change places", [played("harem_guard"), sign("serail_markers_swapped")]),
    Branch("harem_guard", "and the majority changes hands", [sign("serail_markers_swapped"), sign("serail_majority")]),
    Branch(
        "merchant", "one for one", [sign("merchant_took", taken=["gold"]), sign("merchant_gave", given=["alabaster"])]
    ),
    Branch("merchant", "two for two", [sign("merchant_took", taken=["gold", "gold"]), sign("merchant_gave")]),
    Branch("worker", "saves a material", [sign("workers_played", saved=["alabaster"])]),
    Branch("worker", "saves gold", [sign("workers_played", saved=["gold"])]),
    Branch("worker", "two of them", [sign("workers_played", saved=["gold", "gold"])]),
    Branch("foreman", "a figure moves", [played("foreman"), sign("figure_moved")]),
    Branch("foreman", "an own figure beside its quarter is ready", [sign("figure_moved"), sign("figure_ready_again")]),
    Branch("foreman", "an own figure moved too far is not", [sign("figure_moved"), sign("figure_moved_too_far")]),
    Branch("serail", "a marker is placed", [sign("serail_marker_placed")]),
    Branch("serail", "a marker is pushed out", [sign("serail_marker_pushed_out")]),
    Branch("serail", "the own marker is pushed out and used again", [sign("serail_marker_reused")]),
    Branch("serail", "a marker is declined", [sign("serail_marker_declined")]),
    Branch("serail", "no marker is left", [sign("no_serail_marker_left")]),
    Branch("serail seat", "the majority changes hands", [sign("serail_seat_left"), sign("serail_majority")]),
    Branch("serail seat", "a figure takes it", [sign("figure_placed", destination="serail_seat")]),
    Branch("serail seat", "its holder has no figure", [sign("no_figure_left", destination="serail_seat")]),
    Branch("resource lock", "is placed", [sign("lock_placed")]),
    Branch("resource lock", "is broken by the next stage", [sign("lock_broken")]),
    Branch("resource lock", "is not wanted", [sign("no_lock_placed")]),
]
