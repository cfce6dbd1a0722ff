"""8: who knows what of hands, goals and open things."""

import json

import pytest

import serai
from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.emira.look import ALL_PASS
from tests.games.look import legal_moves

EMIRA = serai.game("emira")
VIEWERS = (0, 1, 2, 3, None)


def seen_by(match: Match, seat: int | None) -> str:
    """All that a viewer has been told, as text."""
    log = [entry.as_dict() for entry in match.log if entry.visible_to(seat)]
    return json.dumps([match.view(seat), log])


# Goals.


def test_8_a_goal_card_is_seen_by_its_owner_only() -> None:
    match = EMIRA.new(seed=1)
    goals = [sheik["goal"] for sheik in match.position()["sheiks"]]
    for viewer in VIEWERS:
        shown = [sheik["goal"] for sheik in match.view(viewer)["sheiks"]]
        assert shown == [goal if seat == viewer else None for seat, goal in enumerate(goals)]
        for seat, goal in enumerate(goals):
            assert (goal in seen_by(match, viewer)) is (seat == viewer)


def test_8_all_goal_cards_are_shown_at_the_end() -> None:
    match = scenario("emira", phase="round_end", max_rounds=1)
    assert match.result is not None
    goals = [sheik["goal"] for sheik in match.position()["sheiks"]]
    for viewer in VIEWERS:
        assert [sheik["goal"] for sheik in match.view(viewer)["sheiks"]] == goals


def test_8_unused_goal_cards_are_never_seen() -> None:
    for match in (EMIRA.new(seed=1), scenario("emira", phase="round_end", max_rounds=1)):
        for spare in match.position()["spare_goals"]:
            assert all(spare not in seen_by(match, viewer) for viewer in VIEWERS)


def test_8_whether_the_goals_talents_are_met_is_the_owners_secret() -> None:
    match = scenario("emira")
    assert "goal_talents_met" not in seen_by(match, None)
    assert match.view(None)["mine"] is None


# Start events and hands.


def test_8_start_events_are_seen_by_their_owner_only() -> None:
    match = EMIRA.new(seed=1)
    hands = [sheik["hand"] for sheik in match.position()["sheiks"]]
    for viewer in VIEWERS:
        for seat, hand in enumerate(hands):
            assert all((f'"{card}"' in seen_by(match, viewer)) is (seat == viewer) for card in hand)


def test_8_others_know_only_that_a_start_event_was_kept() -> None:
    match = EMIRA.new(seed=1)
    hand = match.position()["sheiks"][0]["hand"]
    play(match, (0, f"draft_start_event {hand[1]}"))
    assert match.view(0)["mine"]["hand"] == [hand[1]]
    assert match.view(0)["mine"]["set_aside"] == [hand[0], hand[2]]
    for viewer in (1, 2, 3, None):
        assert match.view(viewer)["sheiks"][0]["hand_size"] == 3
        assert all(f'"{card}"' not in seen_by(match, viewer) for card in hand)
    for seat in (1, 2, 3):
        play(match, (seat, match.decision.moves[0]))
    for viewer in (1, 2, 3, None):
        assert match.view(viewer)["sheiks"][0]["hand_size"] == 1


def test_8_of_a_hand_others_know_the_number_of_cards() -> None:
    match = scenario("emira", hand={1: ["vermin_1", "bazaar_2", "quiet_days_3"]})
    assert match.view(1)["mine"]["hand"] == ["bazaar_2", "quiet_days_3", "vermin_1"]
    for viewer in (0, 2, 3, None):
        assert match.view(viewer)["sheiks"][1]["hand_size"] == 3
        assert "quiet_days_3" not in seen_by(match, viewer)


def test_8_the_options_of_play_event_do_not_show_the_hand_to_others() -> None:
    match = scenario("emira", phase="events", hand={0: ["vermin_1", "bazaar_2"]})
    assert len(match.view(0)["decision"]["moves"]) == 3
    for viewer in (1, 2, 3, None):
        assert match.view(viewer)["decision"] == {"seat": 0, "kind": "play_event", "sealed": False, "veiled": False}


def test_8_a_card_is_public_when_it_is_played() -> None:
    match = scenario("emira", phase="events", hand={0: ["better_breed_1"]})
    play(match, (0, "play better_breed_1"))
    for viewer in VIEWERS:
        assert match.view(viewer)["used_events"] == ["better_breed_1"]


# Buying events.


@pytest.mark.parametrize(("option", "number", "price"), [("two", 2, 150), ("three", 3, 250)])
def test_8_only_the_buyer_sees_the_cards_looked_at(option: str, number: int, price: int) -> None:
    top = ["vermin_1", "bazaar_1", "quiet_days_1"]
    match = scenario("emira", phase="purchase", gold=[500] * 4, event_top=top, in_play=[])
    play(match, (0, option))
    assert events(match, "event_paid")[0].data == {"seat": 0, "price": price, "cards": number}
    assert events(match, "event_paid")[0].seats is None
    assert events(match, "saw_events")[0].data["cards"] == top[:number]
    assert len(match.view(0)["decision"]["moves"]) == number
    play(match, (0, "keep_event vermin_1"))
    for viewer in (1, 2, 3, None):
        assert all(f'"{card}"' not in seen_by(match, viewer) for card in top)
        assert match.view(viewer)["sheiks"][0]["hand_size"] == 2


# Things that lie open.


def open_things(match: Match, viewer: int | None) -> Match:
    view = dict(match.view(viewer))
    hidden = ("seat", "mine", "decision", "emira_deck", "status_deck", "event_deck", "courtship")
    for name in hidden:
        view.pop(name)
    view["sheiks"] = [{k: v for k, v in sheik.items() if k not in ("gold", "goal")} for sheik in view["sheiks"]]
    return view


def test_8_everything_that_lies_open_is_the_same_for_everybody() -> None:
    match = scenario(
        "emira",
        mode="advanced",
        round=5,
        palace={0: ["layla", "xenia"], 1: ["halimah"]},
        xenia={"joined_in_round": 4, "markers": 1},
        tokens={2: {"beauty": 3}},
        status_cards={2: ["status_900"]},
        camels={3: 4},
        better_breeds={3: 2},
        track={1: 0.5},
        caravans={0: [("small_slow", 3)]},
        in_front={2: [{"card": "good_looking_1", "type": "beauty", "plus": 1}]},
        undecided=["sahar"],
    )
    views = [open_things(match, viewer) for viewer in VIEWERS]
    assert all(view == views[0] for view in views)
    sheiks = views[0]["sheiks"]
    assert [card["card"] for card in sheiks[0]["palace"]] == ["layla", "xenia"]
    assert sheiks[0]["caravans"] == [{"kind": "small_slow", "remaining": 3, "income": 150, "to_come": 450}]
    assert sheiks[2]["tokens"] == {"beauty": 3, "manners": 0, "clothing": 0}
    assert sheiks[2]["status_cards"] == ["status_900"]
    assert sheiks[2]["in_front"] == [{"card": "good_looking_1", "type": "beauty", "plus": 1}]
    assert (sheiks[3]["camels"], sheiks[3]["camel_rate"], sheiks[1]["track"]) == (4, 100, 0.5)
    assert views[0]["xenia"]["markers"] == 1


def test_8_the_bag_is_public_by_type() -> None:
    match = scenario("emira", token_offer="manners", tokens={0: {"beauty": 2}})
    for viewer in VIEWERS:
        assert match.view(viewer)["bag"] == {"beauty": 6, "manners": 7, "clothing": 8}


def test_8_bids_passes_and_consolations_are_public() -> None:
    match = scenario("emira", gold=[500, 500, 400, 500])
    play(match, (0, "bid 20"), (1, "pass"), (2, "take_150"))
    kinds = [(entry.kind, entry.seats) for entry in match.log]
    assert kinds == [("auction_opened", None), ("bid_made", None), ("passed", None), ("took_consolation", None)]
    for viewer in VIEWERS:
        auction = match.view(viewer)["auction"]
        assert (auction["bid"], auction["bidder"], auction["still_in"], auction["passed"]) == (20, 0, [0, 3], [1])


def test_8_the_highest_possible_bid_and_the_right_to_the_consolation_are_ones_own() -> None:
    match = scenario("emira", gold=[430] * 4, camels={0: 1})
    assert match.view(0)["mine"]["highest_possible_bid"] == 480
    own = match.view(0)["decision"]
    assert own["range"]["to"] == 480
    assert {"kind": "take_150"} in own["moves"]
    for viewer in (1, 2, 3, None):
        assert match.view(viewer)["decision"] == {"seat": 0, "kind": "auction_turn", "sealed": False, "veiled": False}
        assert "480" not in seen_by(match, viewer)
    assert refusal(match, 1, "take_150").code == "not_your_decision"


def test_8_what_one_can_afford_is_not_shown_to_others() -> None:
    match = scenario("emira", gold=[200] * 4)
    play(match, *ALL_PASS)
    assert legal_moves(match) == ["buy camel", "decline", "take_150"]
    for viewer in (1, 2, 3, None):
        assert match.view(viewer)["decision"] == {"seat": 0, "kind": "choose_action", "sealed": False, "veiled": False}


def test_8_a_spectator_sees_no_hidden_thing() -> None:
    match = scenario("emira", phase="events", hand={0: ["court_influence_1"]}, emira_top=["thara", "nibal", "sahar"])
    play(match, (0, "play court_influence_1"))
    view = match.view(None)
    assert view["mine"] is None
    assert [(sheik["gold"], sheik["goal"]) for sheik in view["sheiks"]] == [(None, None)] * 4
    assert view["emira_deck"]["known"] == view["status_deck"]["known"] == view["event_deck"]["known"] == []
    assert view["decision"] == {"seat": 0, "kind": "court_influence_order", "sealed": False, "veiled": False}
    assert all(not entry.visible_to(None) for entry in events(match, "saw_emira_cards"))
