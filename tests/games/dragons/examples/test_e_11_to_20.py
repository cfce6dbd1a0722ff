"""Worked examples of sales, the city, limits, the end of the game and the set-up of the magic game."""

from __future__ import annotations

from functools import partial

import pytest

import serai
from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import artifacts_of, purse, spells_in_hand, types_in_piles, written
from tests.games.look import asked, legal_moves


def owning(match: Match, counts: list[int], last_in: int = 0) -> Match:
    """The same position with so many artifacts out of the piles behind the screens; the last one is in this room."""
    data = match.position()
    piles = dict(enumerate(data["piles"], start=1))
    for seat, count in enumerate(counts):
        for _ in range(count):
            room = max(piles, key=lambda room: (len(piles[room]["cards"]), room != last_in))
            data["players"][seat]["artifacts"].append(piles[room]["cards"].pop())
            piles[room]["known_by"].pop()
    data["on_sale"] = [f"room_{room}" for room, pile in piles.items() if pile["cards"]]
    return serai.game("dragons").from_position(data)


def test_e_11_one_sale_per_room() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="room_1",
        board={"room_1": [(0, 5), (1, 4)], "room_2": [(1, 1)]},
        treasure={0: "5c", 1: "9p"},
        pile={1: ["key", "scroll", "astral_double", "counterspell", "flying_carpet"]},
    )
    play(match, (0, "buy"))
    assert [event.data["room"] for event in events(match, "artifact_declined")] == []
    assert asked(match) == ("buy_artifact", 1)
    assert match.view(1)["window"]["space"] == "room_2", "Ben got no offer in room 1"
    room = match.view(None)["rooms"][0]
    assert (room["on_sale"], room["artifacts"]) == (None, 4)
    play(match, (1, "decline"))
    assert match.position()["round"] == 2
    assert events(match, "artifact_turned_up")[0].data == {"room": "room_1", "artifact": "scroll"}
    assert match.view(None)["rooms"][0]["on_sale"] == "scroll"


def e_12() -> Match:
    return scenario("dragons", players=3, at="market", board={"market": [(0, 6), (1, 5)]}, treasure={0: "1g", 1: "9c"})


def test_e_12_market() -> None:
    match = e_12()
    assert legal_moves(match) == ["decline", "give gem"]
    play(match, (0, "give gem"), (0, "take crown 0"), (0, "take pearl 2"), (0, "take gem 0"), (0, "take cup 1"))
    assert purse(match, 0) == "2p 1u"
    assert events(match, "market_traded")[0].data == {"seat": 0, "given": "gem", "taken": {"pearl": 2, "cup": 1}}


def test_e_12_any_other_three_units_of_the_bank() -> None:
    unfinished, taken = [play(e_12(), (0, "give gem"))], set()
    while unfinished:
        match = unfinished.pop()
        if events(match, "market_traded"):
            taken.add(written(events(match, "market_traded")[0].data["taken"]))
        else:
            assert match.decision is not None
            unfinished += [play(match.at(len(match.choices)), (0, move)) for move in match.decision.moves]
    assert len(taken) == 35, "all ways to choose three units of five kinds"
    assert {"3g", "1c 1p 1g", "3b"} <= taken


def test_e_12_declining() -> None:
    match = play(e_12(), (0, "decline"))
    assert events(match, "market_declined")[0].data == {"seat": 0}
    assert (purse(match, 0), purse(match, 1)) == ("1g", "9c")


def test_e_13_camel() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="caravanserai",
        guard=1,
        board={"caravanserai": [(2, 9)], "guard_room": [(0, 1), (2, 1)], "room_1": [(2, 6), (0, 6)]},
        treasure={0: "6c", 2: "6p"},
    )
    play(match, (2, "name 2"))
    assert match.view(None)["order"] == [0, 1, 2]
    assert asked(match) == ("buy_artifact", 0), "Anna is rank 1 by the old order"
    play(match, (0, "decline"), (2, "decline"))
    assert match.position()["round"] == 2
    assert match.view(None)["order"] == [2, 0, 1]
    assert match.view(None)["camel"] == 2


def e_14() -> Match:
    return scenario(
        "dragons",
        players=3,
        mode="basic",
        turn=1,
        caves={"cave_red": "5/3", "cave_white": "4/2", "cave_black": "2", "cave_gold": "3/1"},
        board={
            "room_2": [(1, 1), (1, 2), (1, 4), (1, 5), (1, 6)],
            "guard_room": [(0, 1), (0, 2), (0, 4), (0, 5), (0, 6), (0, 7), (2, 1), (2, 2), (2, 4), (2, 5), (2, 6)],
        },
        pile={1: []},
    )


def test_e_14_legal_spaces() -> None:
    match = e_14()
    assert asked(match) == ("place_token", 1)
    spaces = [
        "cave_red",
        "cave_white",
        "cave_black",
        "cave_gold",
        "market",
        "caravanserai",
        "guard_room",
        "room_1",
        "room_3",
    ]
    assert legal_moves(match) == [f"place {space}" for space in spaces]


@pytest.mark.parametrize(
    ("space", "code"),
    [
        ("cave_blue", "cave_without_treasure"),
        ("tent", "space_not_in_use"),
        ("djinn", "space_not_in_use"),
        ("room_2", "five_pieces_in_room"),
        ("room_4", "space_not_in_use"),
        ("room_5", "space_not_in_use"),
    ],
)
def test_e_14_illegal_spaces(space: str, code: str) -> None:
    refused = refusal(e_14(), 1, f"place {space}")
    assert refused is not None
    assert (refused.code, refused.clause, refused.numbers["space"]) == (code, "dragons 4.2", space)


def test_e_15_bank_short() -> None:
    match = scenario("dragons", players=4, at="upkeep", treasure={3: "25p"}, treasure_top=[5])
    assert match.position()["caves"]["cave_white"] == [4, 0, 0, 0]
    assert match.position()["bank"]["pearl"] == 0
    assert events(match, "cave_filled_in_part")[0].data == {"cave": "cave_white", "amounts": [4, 0, 0, 0]}


def test_e_15_one_player_can_win_pearls() -> None:
    match = scenario(
        "dragons",
        players=4,
        at="cave_white",
        caves={"cave_white": "4"},
        treasure={3: "25p"},
        board={"cave_white": [(0, 9), (1, 8)], "caravanserai": [(0, 1)]},
    )
    assert [purse(match, seat) for seat in (0, 1)] == ["4p", ""]


def test_e_16_immediate_end() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="room_2",
        board={"room_2": [(1, 2)], "room_3": [(0, 9), (2, 5)]},
        treasure={0: "9c", 1: "2p"},
        spells={0: ["offering"]},
        caves={"cave_red": "4"},
        artifacts={
            0: ["counterspell", "counterspell", "counterspell", "key", "key"],
            1: ["astral_double", "astral_double", "astral_double", "flying_carpet"],
            2: ["flying_carpet", "flying_carpet", "scroll", "scroll", "scroll"],
        },
        pile={2: ["key"]},
    )
    play(match, (0, "pass"), (1, "pass"), (2, "pass"), (1, "buy"))
    assert match.decision is None
    assert match.result is not None
    assert match.result.ending == "last_artifact"
    assert [score["artifacts"] for score in match.result.scores] == [6, 6, 6]
    position = match.position()
    assert [piece["face_up"] for piece in position["pieces"] if piece["space"] == "room_3"] == [False, False]
    assert position["players"][1]["tokens"] == [1, 4, 5, 6, 7, 8, 9], "the 2 still lies in room 2"
    assert position["caves"]["cave_red"] == [4, 0, 0, 0]
    assert [event.data["window"] for event in events(match, "passes")] == ["space"], "W-END was not opened"
    assert purse(match, 0) == "9c"


def test_e_17_basic_tie() -> None:
    match = scenario(
        "dragons",
        players=3,
        mode="basic",
        at="room_1",
        board={"room_1": [(0, 1)]},
        treasure={0: "1c", 1: "9g", 2: "20p"},
    )
    match = play(owning(match, [6, 7, 4], last_in=1), (0, "buy"))
    assert match.result is not None
    assert [score["artifacts"] for score in match.result.scores] == [7, 7, 4]
    assert match.result.winners == [0, 1]
    assert match.result.ranking == [[0, 1], [2]]


def test_e_18_short_first_game() -> None:
    match = scenario(
        "dragons",
        players=3,
        mode="basic",
        short_first_game=True,
        at="room_1",
        board={"room_1": [(0, 5)], "room_3": [(1, 4)]},
        treasure={0: "5c", 1: "4p"},
    )
    match = play(owning(match, [2, 2, 1]), (0, "buy"))
    assert asked(match) == ("buy_artifact", 1), "with three artifacts of Anna's the round goes on"
    play(match, (1, "buy"))
    assert match.result is not None
    assert match.result.ending == "short_game"
    assert [score["artifacts"] for score in match.result.scores] == [3, 3, 1]
    assert match.result.winners == [0, 1]
    assert match.position()["pieces"] == [], "the round was cleaned up first"


def test_e_19_set_up_for_four() -> None:
    match = serai.game("dragons").new(seed=19, players=4, mode="magic")
    position, types = match.position(), types_in_piles(match)
    piles = [pile["cards"] for pile in position["piles"]]
    assert [len(pile) for pile in piles] == [5, 5, 5, 5]
    others = ["counterspell", "astral_double", "flying_carpet", "key", "scroll"]
    assert {kind: types.count(kind) for kind in set(types)} == dict.fromkeys(others, 4)
    assert [artifacts_of(match, seat) for seat in range(4)] == [["lamp"]] * 4
    assert len(types) + 4 == 24
    assert [player["spells"] for player in position["players"]] == [[]] * 4
    assert len(position["spell_deck"]) == 21


e_20 = partial(scenario, "dragons", players=3, at="tent", board={"tent": [(0, 9), (1, 5), (2, 5)]})


@pytest.mark.parametrize(("kept", "given"), [("alms", "spy"), ("spy", "alms")])
def test_e_20_tent(kept: str, given: str) -> None:
    match = e_20(spell_top=["spy", "alms"])
    assert asked(match) == ("tent_keep", 0)
    assert legal_moves(match) == ["keep alms", "keep spy"]
    play(match, (0, f"keep {kept}"))
    assert spells_in_hand(match) == [[kept], [given], []]
    assert events(match, "spell_given")[0].data == {"seat": 0, "to": 1}


def test_e_20_alone_the_second_card_is_discarded_face_up() -> None:
    match = e_20(board={"tent": [(0, 9)]}, spell_top=["spy", "alms"])
    play(match, (0, "keep alms"))
    assert spells_in_hand(match) == [["alms"], [], []]
    (discarded,) = events(match, "spell_discarded")
    assert (discarded.data["spell"], discarded.seats) == ("spy", None)
    assert match.view(2)["used_spells"] == ["spy"]


def test_e_20_the_last_card_goes_to_the_winner() -> None:
    others = [spell for spell in e_20().position()["spell_deck"] if spell != "alms"]
    drawn = e_20().position()["drawn"]
    match = e_20(used_spells=others + [spell for spell in drawn if spell != "alms"], spell_top=["alms"])
    assert spells_in_hand(match) == [["alms"], [], []]
    assert match.position()["spell_deck"] == []
    assert asked(match) == ("window", 0), "nobody was asked what to keep"
