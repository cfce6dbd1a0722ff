"""Rules section 9: what the owner, the others and a spectator see of every thing on the table."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import serai
from serai import Match
from serai.testing import play, scenario
from tests.games.dragons.look import look_at, seen_and_heard
from tests.games.dragons.table import pass_windows, take_effect
from tests.games.look import legal_moves

DRAGONS = serai.game("dragons")
EVERYBODY = (0, 1, 2, 3, None)


def but(*seats: int) -> list[int | None]:
    return [viewer for viewer in EVERYBODY if viewer not in seats]


def piece(handle: int, owner: int, value: int | None, up: bool) -> dict[str, object]:
    return {"piece": handle, "owner": owner, "what": "token", "value": value, "face_up": up, "doubled": False}


def kinds(match: Match, viewer: int | None, *names: str) -> list[object]:
    """The data of what a viewer has heard of some kinds."""
    return [entry["data"] for entry in match.heard(viewer) if entry["kind"] in names]


def wander(match: Match, seed: int, choices: int) -> Match:
    rng = random.Random(seed)
    while match.decision is not None and len(match.choices) < choices:
        match.play(rng.choice(match.decision.moves))
    return match


# Tokens.


def test_9_tokens_behind_a_screen_are_a_number_to_others() -> None:
    match = scenario("dragons", board={"market": [(1, 7), (1, 2), (0, 9)]})
    assert match.view(1)["mine"]["tokens"] == [1, 4, 5, 6, 8, 9]
    for viewer in EVERYBODY:
        assert [screen["tokens"] for screen in match.view(viewer)["screens"]] == [7, 6, 8, 8]
    for viewer in but(1):
        assert "[1, 4, 5, 6, 8, 9]" not in seen_and_heard(match, viewer)
    assert match.view(None)["mine"] is None


def test_9_a_face_down_token_shows_its_value_to_its_owner_only() -> None:
    match = scenario("dragons", board={"market": [(1, 7), (0, 9)], "room_2": [(1, 2)]})
    assert look_at(match, "market", 1)["pieces"] == [piece(0, 1, 7, False), piece(1, 0, None, False)]
    assert look_at(match, "market", 0)["pieces"] == [piece(0, 1, None, False), piece(1, 0, 9, False)]
    for viewer in but(0, 1):
        assert look_at(match, "market", viewer)["pieces"] == [piece(0, 1, None, False), piece(1, 0, None, False)]
        assert look_at(match, "room_2", viewer)["pieces"] == [piece(2, 1, None, False)]
        assert look_at(match, "market", viewer)["strengths"] == {}


def test_9_the_value_of_a_token_placed_is_told_to_its_owner_only() -> None:
    match = play(scenario("dragons"), (0, "place market"), (0, "token 8"))
    assert kinds(match, 0, "placed_value") == [{"seat": 0, "values": [8]}]
    for viewer in EVERYBODY:
        assert kinds(match, viewer, "token_placed") == [{"seat": 0, "space": "market", "piece": 0}]
    for viewer in but(0):
        assert kinds(match, viewer, "placed_value") == []


def test_9_tokens_of_a_scored_space_are_face_up_for_everybody() -> None:
    match = scenario("dragons", at="market", board={"market": [(1, 7), (0, 9)]}, treasure={0: "1c"})
    for viewer in EVERYBODY:
        assert look_at(match, "market", viewer)["pieces"] == [piece(0, 1, 7, True), piece(1, 0, 9, True)]
        assert look_at(match, "market", viewer)["strengths"] == {"0": 9, "1": 7}
        (turned,) = kinds(match, viewer, "tokens_turned_up")
        assert [(up["owner"], up["value"]) for up in turned["pieces"]] == [(1, 7), (0, 9)]


def test_9_later_spaces_stay_face_down() -> None:
    match = scenario("dragons", at="market", board={"market": [(0, 9)], "room_1": [(0, 4)]}, treasure={0: "1c"})
    for viewer in but(0):
        assert look_at(match, "room_1", viewer)["pieces"] == [piece(1, 0, None, False)]


def test_9_a_token_placed_under_spy_is_face_up_for_everybody() -> None:
    match = scenario("dragons", this_round={"spy": 1})
    play(match, (0, "place market"), (0, "token 8"), (1, "place market"), (1, "token 5"))
    for viewer in but(1):
        assert look_at(match, "market", viewer)["pieces"] == [piece(0, 0, 8, True), piece(1, 1, None, False)]
        told_up = {"seat": 0, "space": "market", "piece": 0, "value": 8}
        assert kinds(match, viewer, "token_placed_face_up", "placed_value") == [told_up]


def test_9_of_a_face_down_token_sent_home_others_learn_colour_and_space() -> None:
    match = scenario(
        "dragons",
        board={"market": [(1, 6), (2, 5), (3, 8)]},
        spells={0: ["solar_eclipse"]},
    )
    play(match, (0, "cast solar_eclipse"))
    for viewer in EVERYBODY:
        gone = kinds(match, viewer, "piece_went_home")
        assert [(entry["piece"]["owner"], entry["piece"]["value"], entry["space"]) for entry in gone] == [
            (1, None, "market"),
            (3, None, "market"),
        ]
        assert [screen["tokens"] for screen in match.view(viewer)["screens"]] == [8, 8, 7, 8]
    assert match.view(1)["mine"]["tokens"] == [1, 2, 4, 5, 6, 7, 8, 9]


def test_9_tokens_taken_off_the_palace_are_not_shown() -> None:
    match = scenario("dragons", at="guard_room", guard=9, board={"guard_room": [(0, 9)], "room_1": [(1, 6), (1, 2)]})
    for viewer in EVERYBODY:
        away = kinds(match, viewer, "piece_turned_away", "piece_went_home")
        seen = [(entry["piece"]["owner"], entry["piece"]["value"], entry["space"]) for entry in away]
        assert seen == [(1, None, "room_1"), (1, None, "room_1")]


# Treasure.


def test_9_treasure_behind_a_screen_is_its_owners_secret() -> None:
    match = scenario("dragons", treasure={0: "3c 11p", 1: "13u", 2: "2b"})
    assert match.view(0)["mine"]["treasure"] == {"crown": 3, "pearl": 11, "gem": 0, "cup": 0, "bar": 0}
    for viewer in EVERYBODY:
        shown = [screen["treasure"] for screen in match.view(viewer)["screens"]]
        assert [treasure is not None for treasure in shown] == [seat == viewer for seat in range(4)]


def test_9_all_treasure_is_shown_when_the_game_is_over() -> None:
    match = pass_windows(scenario("dragons", at="clean_up", max_rounds=1, treasure={0: "3c", 1: "2b"}))
    assert match.result is not None
    for viewer in EVERYBODY:
        screens = match.view(viewer)["screens"]
        assert (screens[0]["treasure"]["crown"], screens[1]["treasure"]["bar"]) == (3, 2)
        assert screens[2]["types"] == ["lamp"]


GAINS = {"start_treasures_taken": 1, "alms_taken": 1}
PAYMENTS = (
    "guard_bribed", "artifact_paid", "treasures_returned", "all_treasures_returned", "baksheesh_paid", "taxes_paid",
)  # fmt: skip


def ledger(match: Match, viewer: int | None) -> list[Counter[str]]:
    """The holdings that a viewer works out from what it has heard."""
    held: list[Counter[str]] = [Counter() for _ in range(match.players)]
    for entry in match.heard(viewer):
        data, kind = entry["data"], entry["kind"]
        if kind in GAINS:
            held[data["seat"]].update(data["units"])
        elif kind in PAYMENTS:
            held[data["seat"]].subtract(data["units"])
        elif kind == "treasure_won":
            held[data["seat"]][data["treasure"]] += data["amount"]
        elif kind == "market_traded":
            held[data["seat"]].update(data["taken"])
            held[data["seat"]][data["given"]] -= 1
        elif kind == "treasures_exchanged":
            held[data["seat"]].update(data["taken"])
            held[data["seat"]].subtract(data["given"])
        elif kind == "teleport_paid":
            held[data["seat"]].subtract(data["units"])
            held[data["owner"]].update(data["units"])
    return held


@pytest.mark.parametrize("mode", ["basic", "magic"])
@pytest.mark.parametrize("seed", range(4))
def test_9_every_gain_and_payment_is_in_the_public_log(mode: str, seed: int) -> None:
    match = wander(DRAGONS.new(seed=seed, players=3, mode=mode), seed, 1500)
    assert match.position()["round"] > 2
    held = [{kind: number for kind, number in Counter(seat).items() if number} for seat in ledger(match, None)]
    players = match.position()["players"]
    assert held == [{kind: n for kind, n in player["treasure"].items() if n} for player in players]


def test_9_bank_niches_and_treasure_card_are_the_same_for_everybody() -> None:
    match = scenario("dragons", caves={"cave_red": "4/3", "cave_gold": "5"}, treasure={0: "3c", 1: "2b"})
    for viewer in EVERYBODY:
        view = match.view(viewer)
        assert view["bank"] == {"crown": 19, "pearl": 29, "gem": 29, "cup": 29, "bar": 22}
        assert look_at(match, "cave_red", viewer)["niches"] == [4, 3, 0, 0]
        assert look_at(match, "cave_gold", viewer)["niches"] == [5, 0, 0, 0]
        assert view["treasure_card"] == match.position()["treasure_card"]


def test_9_the_order_of_the_treasure_deck_is_nobodys_the_discards_are_everybodys() -> None:
    match = scenario("dragons", at="upkeep", treasure_top=[11, 4, 7])
    other = scenario("dragons", at="upkeep", treasure_top=[11, 7, 4])
    for viewer in EVERYBODY:
        assert match.view(viewer) == other.view(viewer)
        assert match.view(viewer)["treasure_card"] == 11
        assert "treasure_deck" not in match.view(viewer)
        assert match.view(viewer)["treasure_discards"] == []


def test_9_used_treasure_cards_are_public() -> None:
    match = pass_windows(scenario("dragons", at="clean_up"))
    used = match.position()["treasure_discards"]
    assert len(used) == 1
    assert all(match.view(viewer)["treasure_discards"] == used for viewer in EVERYBODY)


# The guard.


def test_9_the_guard_is_unseen_until_the_guard_room_is_scored() -> None:
    before = scenario("dragons", at="caravanserai", guard=8, board={"caravanserai": [(0, 1)]})
    other = scenario("dragons", at="caravanserai", guard=3, board={"caravanserai": [(0, 1)]})
    assert before.decision.question == "choose_first_player"
    for viewer in EVERYBODY:
        assert before.view(viewer)["guard"] is None
        assert before.view(viewer) == other.view(viewer)
    play(before, (0, "name 0"))
    for viewer in EVERYBODY:
        assert kinds(before, viewer, "guard_turned_up") == [{"guard": 8}]


def test_9_the_guard_is_public_from_the_guard_room_on() -> None:
    match = scenario("dragons", at="room_1", guard=8, spells={0: ["alms"]})
    assert match.decision.question == "window"
    assert all(match.view(viewer)["guard"] == 8 for viewer in EVERYBODY)


# Artifacts.


def test_9_of_artifacts_behind_a_screen_others_know_the_number() -> None:
    match = scenario("dragons", artifacts={0: ["key", "scroll"], 2: ["counterspell"]})
    assert match.view(0)["mine"]["artifacts"] == ["lamp", "key", "scroll"]
    for viewer in EVERYBODY:
        screens = match.view(viewer)["screens"]
        assert [screen["artifacts"] for screen in screens] == [3, 1, 2, 1]
        assert [screen["types"] is not None for screen in screens] == [seat == viewer for seat in range(4)]


def test_9_a_used_artifact_lies_in_front_of_the_screen() -> None:
    match = scenario("dragons", at="market", artifacts={0: ["flying_carpet"]}, spells={1: ["alms"]})
    play(match, (0, "use flying_carpet"))
    for viewer in EVERYBODY:
        screens = match.view(viewer)["screens"]
        assert [screen["in_front"] for screen in screens] == [["flying_carpet"], [], [], []]
        assert [screen["uses_left"] for screen in screens] == [0, 1, 1, 1]
        assert kinds(match, viewer, "artifact_used") == [{"seat": 0, "artifact": "flying_carpet"}]


def test_9_a_carpet_on_a_space_is_public() -> None:
    match = scenario("dragons", at="market", artifacts={0: ["flying_carpet"]}, treasure={0: "1c"})
    play(match, (0, "use flying_carpet"))
    for viewer in EVERYBODY:
        (carpet,) = look_at(match, "market", viewer)["pieces"]
        assert (carpet["what"], carpet["owner"], carpet["value"]) == ("flying_carpet", 0, 3)


PILE = ["flying_carpet", "key", "scroll", "astral_double"]


def test_9_the_artifact_on_sale_is_public_those_below_are_a_number() -> None:
    match = scenario("dragons", pile={1: PILE}, artifacts={3: ["scroll"]})
    other = scenario("dragons", pile={1: [PILE[0], *reversed(PILE[1:])]}, artifacts={3: ["scroll"]})
    for viewer in EVERYBODY:
        room = match.view(viewer)["rooms"][0]
        assert (room["on_sale"], room["artifacts"], room["somewhere"]) == ("flying_carpet", 4, [])
        assert room["known"] == [{"place": 0, "artifact": "flying_carpet"}]
        assert other.view(viewer)["rooms"][0] == room


def test_9_basic_artifacts_have_no_type_to_show() -> None:
    match = scenario("dragons", mode="basic")
    for viewer in EVERYBODY:
        assert match.view(viewer)["rooms"][0]["on_sale"] is None
        assert all(screen["types"] is None for screen in match.view(viewer)["screens"])
        assert all(name not in seen_and_heard(match, viewer) for name in ("counterspell", "flying_carpet", "scroll"))


def looked(seat: int = 0) -> Match:
    """The seat has cast Mirage on the first room and looks at its pile."""
    match = scenario("dragons", at="tent", pile={1: PILE}, artifacts={3: ["scroll"]}, spells={seat: ["mirage"]})
    play(match, (seat, "cast mirage"), (seat, "space room_1"))
    return take_effect(match)


def test_9_only_the_caster_of_mirage_sees_the_pile() -> None:
    match = looked()
    assert kinds(match, 0, "saw_pile") == [{"seat": 0, "artifacts": PILE}]
    assert [known["artifact"] for known in match.view(0)["rooms"][0]["known"]] == PILE
    for viewer in but(0):
        assert kinds(match, viewer, "saw_pile") == []
        assert len(match.view(viewer)["rooms"][0]["known"]) == 1
        assert kinds(match, viewer, "looked_at_pile") == [{"seat": 0, "room": "room_1", "number": 4}]


def test_9_the_result_of_mirage_and_the_one_at_the_bottom_are_public() -> None:
    match = play(looked(), (0, "pick 2"))
    assert [known["artifact"] for known in match.view(0)["rooms"][0]["known"]] == [
        "scroll",
        "key",
        "astral_double",
        "flying_carpet",
    ]
    for viewer in but(0):
        room = match.view(viewer)["rooms"][0]
        assert room["on_sale"] == "scroll"
        assert room["known"] == [{"place": 0, "artifact": "scroll"}, {"place": 3, "artifact": "flying_carpet"}]
        assert room["somewhere"] == []


def buying(spell: str | None = "abracadabra") -> Match:
    """Seat 0 is offered the carpet of the first room."""
    match = scenario(
        "dragons",
        at="room_1",
        board={"room_1": [(0, 2)]},
        treasure={0: "5c"},
        pile={1: PILE},
        artifacts={3: ["scroll"]},
        spells={0: [spell] if spell else [], 1: ["alms"]},
    )
    return pass_windows(match)


def test_9_an_artifact_bought_off_sale_is_public_when_bought() -> None:
    match = play(buying(None), (0, "buy"))
    for viewer in EVERYBODY:
        assert kinds(match, viewer, "artifact_bought") == [{"seat": 0, "room": "room_1", "artifact": "flying_carpet"}]
        assert match.view(viewer)["screens"][0]["artifacts"] == 2


def test_9_only_the_caster_of_abracadabra_sees_the_pile() -> None:
    match = play(buying(), (0, "buy_with_abracadabra"))
    assert match.decision.question == "abracadabra_pick"
    assert kinds(match, 0, "saw_pile") == [{"seat": 0, "artifacts": PILE}]
    for viewer in but(0):
        assert kinds(match, viewer, "saw_pile") == []
        assert len(match.view(viewer)["rooms"][0]["known"]) == 1
        assert match.view(viewer)["decision"] == {
            "kind": "abracadabra_pick",
            "sealed": False,
            "veiled": False,
            "seat": 0,
        }


def test_9_of_an_artifact_taken_by_abracadabra_others_learn_that_one_was_taken() -> None:
    match = play(buying(), (0, "buy_with_abracadabra"), (0, "pick 2"))
    other = play(buying(), (0, "buy_with_abracadabra"), (0, "pick 1"))
    assert kinds(match, 0, "took_artifact") == [{"seat": 0, "artifacts": ["scroll"]}]
    assert match.view(0)["mine"]["artifacts"] == ["lamp", "scroll"]
    for viewer in but(0):
        assert kinds(match, viewer, "took_artifact", "artifact_bought") == []
        assert kinds(match, viewer, "took_a_hidden_one") == [{"seat": 0, "room": "room_1"}]
        assert match.view(viewer)["rooms"][0]["artifacts"] == 3
        assert match.view(viewer)["screens"][0]["artifacts"] == 2
        assert seen_and_heard(match, viewer) == seen_and_heard(other, viewer)


def one_left(place: int) -> Match:
    """Two keys lie below a carpet, the lower one known to all from a Mirage; one is taken, then the other shows."""
    match = scenario(
        "dragons",
        at="market",
        players=3,
        board={"room_1": [(0, 2)], "guard_room": [(0, 9), (1, 9)]},
        guard=1,
        treasure={0: "5c", 1: "5c"},
        pile={1: ["key", "flying_carpet", "key"]},
        spells={0: ["abracadabra"], 2: ["mirage"]},
        draws=["guard_1"],
    )
    play(match, (2, "cast mirage"), (2, "space room_1"))
    play(take_effect(match), (2, "pick 1"))
    play(pass_windows(match), (0, "buy_with_abracadabra"))
    play(pass_windows(match), (0, f"pick {place}"))
    while match.position()["round"] == 1 or match.decision.question != "place_token":
        match.play(match.decision.moves[0])
    places = {1: ["room_1", "guard_room"]}
    while match.decision.question == "place_token":
        seat = match.decision.seat
        wish = places.get(seat, []).pop(0) if places.get(seat) else "caravanserai"
        match.play({"kind": "place", "space": wish})
        if match.decision.question == "place_value":
            match.play(match.decision.moves[0 if wish == "room_1" else -1])
    while match.position()["round"] == 2:
        moves = legal_moves(match)
        match.play(
            match.parse(next(word for word in ("pass", "buy", "with crown", "name 0", moves[0]) if word in moves))
        )
    return match


def test_9_which_of_two_like_artifacts_was_taken_stays_hidden_when_the_other_is_turned_up() -> None:
    match, other = one_left(1), one_left(2)
    assert match.view(None)["rooms"][0]["on_sale"] == other.view(None)["rooms"][0]["on_sale"] == "key"
    for viewer in (1, None):
        assert match.heard(viewer) == other.heard(viewer)
        assert match.view(viewer)["rooms"][0] == other.view(viewer)["rooms"][0]


# Spells.


def test_9_of_spells_in_hand_others_know_the_number() -> None:
    match = scenario("dragons", spells={0: ["mirage", "spy"], 2: ["borrow"]})
    assert match.view(0)["mine"]["spells"] == ["spy", "mirage"]
    for viewer in EVERYBODY:
        assert [screen["spells"] for screen in match.view(viewer)["screens"]] == [2, 0, 1, 0]
    for viewer in but(0):
        assert '"mirage"' not in seen_and_heard(match, viewer)
    for viewer in but(2):
        assert '"borrow"' not in seen_and_heard(match, viewer)


def tent(*present: tuple[int, int]) -> Match:
    return scenario("dragons", at="tent", board={"tent": list(present)}, spell_top=["mirage", "exchange", "borrow"])


def test_9_the_winner_of_the_tent_sees_both_cards_others_that_two_were_drawn() -> None:
    match = tent((1, 9), (2, 4))
    assert match.view(1)["mine"]["drawn"] == ["mirage", "exchange"]
    assert kinds(match, 1, "saw_spells") == [{"seat": 1, "spells": ["mirage", "exchange"]}]
    for viewer in but(1):
        assert kinds(match, viewer, "spells_drawn") == [{"seat": 1, "number": 2}]
        assert match.view(viewer)["decision"]["seat"] == 1
        assert not any(f'"{spell}"' in seen_and_heard(match, viewer) for spell in ("mirage", "exchange"))


def test_9_the_second_at_the_tent_sees_the_card_received_others_nothing() -> None:
    match = play(tent((1, 9), (2, 4)), (1, "keep mirage"))
    assert match.view(1)["mine"]["spells"] == ["mirage"]
    assert match.view(2)["mine"]["spells"] == ["exchange"]
    assert kinds(match, 1, "spell_kept", "spell_received") == [
        {"seat": 1, "spells": ["mirage"]},
        {"seat": 2, "spells": ["exchange"]},
    ]
    assert kinds(match, 2, "spell_kept", "spell_received") == [{"seat": 2, "spells": ["exchange"]}]
    assert '"mirage"' not in seen_and_heard(match, 2)
    for viewer in but(1, 2):
        assert not any(f'"{spell}"' in seen_and_heard(match, viewer) for spell in ("mirage", "exchange"))
        assert kinds(match, viewer, "spell_given") == [{"seat": 1, "to": 2}]
        assert [screen["spells"] for screen in match.view(viewer)["screens"]] == [0, 1, 1, 0]


def test_9_a_second_card_discarded_because_the_winner_was_alone_is_shown() -> None:
    match = play(tent((1, 9)), (1, "keep mirage"))
    for viewer in EVERYBODY:
        assert kinds(match, viewer, "spell_discarded") == [{"seat": 1, "spell": "exchange"}]
        assert match.view(viewer)["used_spells"] == ["exchange"]
    for viewer in but(1):
        assert '"mirage"' not in seen_and_heard(match, viewer)


def test_9_of_the_spell_deck_everybody_knows_the_number() -> None:
    match = scenario("dragons", spell_top=["mirage", "exchange"], spells={0: ["alms"]}, used_spells=["borrow"])
    for viewer in EVERYBODY:
        assert match.view(viewer)["spells_left"] == 19
        assert not any(f'"{spell}"' in seen_and_heard(match, viewer) for spell in ("mirage", "exchange"))
        assert match.view(viewer)["used_spells"] == ["borrow"]


def test_9_declared_items_and_targets_are_public() -> None:
    match = scenario(
        "dragons",
        at="market",
        board={"room_1": [(1, 8)], "room_2": [(2, 5)]},
        spells={0: ["teleportation"], 1: ["second_chance"]},
        treasure={0: "3c"},
    )
    play(match, (0, "cast teleportation"), (0, "piece 1"), (0, "space room_3"))
    for viewer in EVERYBODY:
        assert match.view(viewer)["window"]["batch"] == [
            {"seat": 0, "item": "teleportation", "cancelled": False, "piece": 1, "space": "room_3"}
        ]
        (cast,) = kinds(match, viewer, "spell_cast_to_move")
        assert (cast["spell"], cast["piece"]["piece"], cast["space"]) == ("teleportation", 1, "room_3")
        assert cast["piece"]["value"] is None


def test_9_cancelled_spells_are_public() -> None:
    match = scenario("dragons", at="market", spells={0: ["alms"], 2: ["offering"]}, artifacts={1: ["counterspell"]})
    play(match, (0, "cast alms"), (1, "use counterspell"))
    for viewer in EVERYBODY:
        assert [(item["item"], item["cancelled"]) for item in match.view(viewer)["window"]["batch"]] == [
            ("alms", True),
            ("counterspell", False),
        ]
        assert kinds(match, viewer, "spell_countered") == [{"seat": 1, "spell": "alms", "caster": 0}]


def test_9_turn_order_camel_uses_and_lamps_are_public() -> None:
    match = scenario("dragons", first=2, spells={0: ["alms"]}, used={3: ["lamp"]}, this_round={"djinn": 1})
    for viewer in EVERYBODY:
        view = match.view(viewer)
        assert (view["order"], view["camel"]) == ([2, 3, 0, 1], 2)
        assert [screen["uses_left"] for screen in view["screens"]] == [1, 2, 1, 0]
        assert [screen["lamp_lit"] for screen in view["screens"]] == [False, False, False, True]


def test_9_who_is_asked_in_a_poll_is_seen_by_the_one_asked() -> None:
    match = scenario("dragons", at="market", spells={2: ["alms"]})
    assert match.view(2)["decision"]["moves"] == [{"kind": "pass"}, {"kind": "cast", "spell": "alms"}]
    assert match.view(2)["decision"]["seat"] == 2
    for viewer in but(2):
        assert match.view(viewer)["decision"] == {"kind": "window", "sealed": False, "veiled": True}
        window = match.view(viewer)["window"]
        assert (window["window"], window["space"], window["batch"]) == ("space", "market", [])


# All of it at once: what lies open is the same for everybody, and what does not is nowhere in the view of a spectator.

OWN = ("seat", "mine", "decision", "spaces", "screens", "rooms")


@pytest.mark.parametrize("mode", ["basic", "magic"])
@pytest.mark.parametrize("seed", range(3))
def test_9_whatever_lies_open_is_the_same_for_everybody(mode: str, seed: int) -> None:
    match = DRAGONS.new(seed=seed, mode=mode)
    for choices in range(30, 900, 60):
        if match.decision is None:
            break
        wander(match, seed, choices)
        views = [match.view(viewer) for viewer in EVERYBODY]
        common = [{name: value for name, value in view.items() if name not in OWN} for view in views]
        assert all(view == common[0] for view in common)
