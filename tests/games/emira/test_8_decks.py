"""8: what is known of the decks."""

from typing import Any

import pytest

import serai
from serai import Match
from serai.testing import events, play, scenario
from tests.games.emira.look import quiet_until

PRINCESSES = ["thara", "nibal", "sahar", "asima", "malika", "layla"]
STATUS = ["status_300_1", "status_400_1", "status_700", "status_900", "status_850"]


def known(match: Match, viewer: int | None, deck: str = "emira_deck") -> dict[int, str]:
    return {place["position"]: place["card"] for place in match.view(viewer)[deck]["known"]}


def somewhere(match: Match, viewer: int | None, deck: str = "emira_deck") -> list[Any]:
    return match.view(viewer)[deck]["somewhere"]


def at_events(*hands: str, **words: object) -> Match:
    hand = {seat: [card] for seat, card in enumerate(hands)}
    words = {"emira_top": PRINCESSES, "status_top": STATUS, "edition": "fr", **words}
    return scenario("emira", phase="events", hand=hand, **words)


def test_8_nobody_knows_the_order_of_a_deck() -> None:
    match = scenario("emira", phase="events")
    for viewer in (0, 1, 2, 3, None):
        view = match.view(viewer)
        assert view["emira_deck"] == {"size": 28, "known": [], "somewhere": [], "swapped": [], "coming": []}
        assert view["status_deck"] == {"size": 19, "known": [], "somewhere": []}
        assert view["event_deck"]["known"] == []


# court_influence


def test_8_court_influence_only_its_player_knows_the_top_three_and_their_order() -> None:
    match = at_events("court_influence_1")
    play(match, (0, "play court_influence_1"))
    assert known(match, 0) == {1: "thara", 2: "nibal", 3: "sahar"}
    play(match, (0, "court_influence_order 3 1 2"))
    assert known(match, 0) == {1: "sahar", 2: "thara", 3: "nibal"}
    for viewer in (1, 2, 3, None):
        assert known(match, viewer) == {}


def test_8_court_influence_others_learn_that_it_happened() -> None:
    match = at_events("court_influence_1")
    play(match, (0, "play court_influence_1"), (0, "court_influence_order 3 1 2"))
    looked = events(match, "looked_at_emira_cards")[0]
    assert (looked.data, looked.seats) == ({"seat": 0, "cards": 3}, None)
    assert events(match, "saw_emira_cards")[0].seats == [0]
    assert events(match, "put_back_emira_cards")[0].seats == [0]


def test_8_what_is_known_shifts_as_cards_are_turned_up() -> None:
    match = at_events("court_influence_1")
    play(match, (0, "play court_influence_1"), (0, "court_influence_order 3 1 2"))
    quiet_until(match, 2, "auction")
    assert known(match, 0) == {1: "thara", 2: "nibal"}


def test_8_a_second_court_influence_blurs_what_the_first_player_knew() -> None:
    match = at_events("court_influence_1", "court_influence_2")
    play(match, (0, "play court_influence_1"), (0, "court_influence_order 1 2 3"))
    play(match, (1, "play court_influence_2"), (1, "court_influence_order 2 3 1"))
    assert known(match, 0) == {}
    assert somewhere(match, 0) == [{"cards": ["thara", "nibal", "sahar"], "among": 3}]
    assert known(match, 1) == {1: "nibal", 2: "sahar", 3: "thara"}
    assert somewhere(match, 2) == []


def test_8_a_blurred_card_is_known_again_when_it_is_turned_up() -> None:
    match = at_events("court_influence_1", "court_influence_2")
    play(match, (0, "play court_influence_1"), (0, "court_influence_order 1 2 3"))
    play(match, (1, "play court_influence_2"), (1, "court_influence_order 2 3 1"))
    quiet_until(match, 2, "auction")
    assert match.position()["in_play"] == ["nibal"]
    assert somewhere(match, 0) == [{"cards": ["thara", "sahar"], "among": 2}]


def test_8_knowledge_below_the_reordered_cards_stays() -> None:
    # Seat 0 orders cards 1 to 3, one is turned up next round; seat 1 orders what is on top then: 2 known, 1 new.
    match = at_events("court_influence_1", "court_influence_2", gold=[2000] * 4)
    play(match, (0, "play court_influence_1"), (0, "court_influence_order 1 2 3"))
    quiet_until(match, 3, "events")
    assert known(match, 0) == {1: "nibal", 2: "sahar"}
    play(match, (1, "play court_influence_2"), (1, "court_influence_order 3 2 1"))
    assert known(match, 1) == {1: "asima", 2: "sahar", 3: "nibal"}
    assert known(match, 0) == {}
    assert somewhere(match, 0) == [{"cards": ["nibal", "sahar"], "among": 3}]


# new_orders and noble_merchandise


def test_8_new_orders_only_its_player_knows_the_top_three_status_cards() -> None:
    match = at_events("new_orders_1")
    play(match, (0, "play new_orders_1"), (0, "new_orders_order 2 3 1"))
    assert known(match, 0, "status_deck") == {1: "status_400_1", 2: "status_700", 3: "status_300_1"}
    for viewer in (1, 2, 3, None):
        assert known(match, viewer, "status_deck") == {}
    assert events(match, "looked_at_status_cards")[0].seats is None
    assert events(match, "saw_status_cards")[0].seats == events(match, "put_back_status_cards")[0].seats == [0]


def test_8_noble_merchandise_shows_the_deck_but_not_its_later_order() -> None:
    match = at_events("new_orders_1", "noble_merchandise_1")
    play(match, (0, "play new_orders_1"), (0, "new_orders_order 1 2 3"), (1, "play noble_merchandise_1"))
    quiet_until(match, 2, "market")
    assert len(match.view(1)["decision"]["moves"]) == 19
    assert match.view(0)["decision"] == {"seat": 1, "kind": "noble_pick", "sealed": False, "veiled": False}
    play(match, (1, "noble_pick status_1500"))
    for viewer in (0, 1, 2, 3, None):
        assert known(match, viewer, "status_deck") == {}  # shuffled: seat 0 knows nothing any more
        assert match.view(viewer)["offer"]["status_card"] == "status_1500"


# changing_her_mind


@pytest.mark.parametrize("edition", ["consensus", "fr", "pl"])
@pytest.mark.parametrize(
    ("choice", "kind", "place"),
    [("keep", "preferences_kept", 1), ("swap", "preferences_swapped", 1), ("bottom", "princess_put_under_deck", 28)],
)
def test_8_changing_her_mind_the_decision_is_public_and_the_card_is_not(
    edition: str, choice: str, kind: str, place: int
) -> None:
    match = at_events("changing_her_mind_1", edition=edition)
    play(match, (0, "play changing_her_mind_1"), (0, choice))
    assert known(match, 0) == {place: "thara"}
    assert events(match, "saw_emira_card")[0].seats == [0]
    assert events(match, kind)[0].seats is None
    for viewer in (1, 2, 3, None):
        assert known(match, viewer) == {}
        assert match.view(viewer)["emira_deck"]["swapped"] == ([1] if choice == "swap" else [])


def test_8_changing_her_mind_a_card_at_the_bottom_stays_hidden_to_others() -> None:
    match = at_events("changing_her_mind_1")
    play(match, (0, "play changing_her_mind_1"), (0, "bottom"))
    quiet_until(match, 3, "events")
    size = match.view(0)["emira_deck"]["size"]
    assert known(match, 0).get(size) == "thara"
    assert known(match, 1) == {}


def test_8_changing_her_mind_the_mark_is_lost_to_others_when_somebody_reorders_the_top() -> None:
    match = at_events("changing_her_mind_1", "court_influence_1")
    play(match, (0, "play changing_her_mind_1"), (0, "swap"), (1, "play court_influence_1"))
    play(match, (1, "court_influence_order 2 3 1"))
    assert match.view(1)["emira_deck"]["swapped"] == [3]
    for viewer in (0, 2, 3, None):
        assert match.view(viewer)["emira_deck"]["swapped"] == []
    assert somewhere(match, 0) == [{"cards": ["thara"], "among": 3}]


def test_8_changing_her_mind_the_mark_is_seen_when_she_is_turned_up() -> None:
    match = at_events("changing_her_mind_1", "court_influence_1")
    play(match, (0, "play changing_her_mind_1"), (0, "swap"), (1, "play court_influence_1"))
    play(match, (1, "court_influence_order 1 2 3"))
    quiet_until(match, 2, "auction")
    for viewer in (0, 1, 2, 3, None):
        assert match.view(viewer)["in_play"][0]["swapped"] is True


def test_8_changing_her_mind_the_mark_shifts_with_the_card() -> None:
    match = at_events("changing_her_mind_1", "quiet_days_1", "court_influence_1")
    play(match, (0, "play changing_her_mind_1"), (0, "swap"), (1, "play quiet_days_1"))
    quiet_until(match, 2, "auction")
    assert match.view(3)["emira_deck"]["swapped"] == [1]


def test_8_changing_her_mind_in_nl_a_card_put_under_was_seen_by_all() -> None:
    match = at_events("changing_her_mind_1", edition="nl")
    play(match, (0, "play changing_her_mind_1"))
    assert (known(match, 0), known(match, 1)) == ({1: "thara"}, {})
    quiet_until(match, 2, "market")
    play(match, (0, "bottom"))
    for viewer in (0, 1, 2, 3, None):
        assert known(match, viewer) == {27: "thara"}


# Bought events.


def test_8_a_buyer_knows_the_events_he_put_under_the_deck() -> None:
    top = ["vermin_1", "bazaar_1", "quiet_days_1"]
    match = scenario("emira", phase="purchase", gold=[500] * 4, event_top=top, in_play=[])
    size = match.view(0)["event_deck"]["size"]
    play(match, (0, "three"), (0, "keep_event bazaar_1"))
    # The one drawn last lies lowest.
    assert known(match, 0, "event_deck") == {size - 2: "vermin_1", size - 1: "quiet_days_1"}
    for viewer in (1, 2, 3, None):
        assert known(match, viewer, "event_deck") == {}
    put = events(match, "events_put_under_deck")[0]
    assert (put.data, put.seats) == ({"seat": 0, "cards": 2}, None)
    assert events(match, "kept_event")[0].seats == [0]


def test_8_events_that_others_put_under_the_deck_shift_what_he_knows() -> None:
    top = ["vermin_1", "bazaar_1", "quiet_days_1", "new_orders_1", "guest_house_1"]
    match = scenario("emira", phase="purchase", gold=[500] * 4, event_top=top, in_play=[])
    size = match.view(0)["event_deck"]["size"]
    play(match, (0, "three"), (0, "keep_event bazaar_1"), (1, "two"), (1, "keep_event new_orders_1"))
    # Five cards came off the top and three went under: seat 0's cards lie above the one of seat 1.
    assert known(match, 0, "event_deck") == {size - 4: "vermin_1", size - 3: "quiet_days_1"}
    assert known(match, 1, "event_deck") == {size - 2: "guest_house_1"}


def test_8_whoever_saw_cards_that_another_buys_from_knows_them_only_roughly() -> None:
    # A deck of three: seat 0 keeps one and knows the two others, then seat 1 takes one of these.
    match = scenario("emira", phase="purchase", gold=[500] * 4, in_play=[],
                     event_deck=["vermin_1", "bazaar_1", "quiet_days_1"])  # fmt: skip
    play(match, (0, "three"), (0, "keep_event vermin_1"))
    assert known(match, 0, "event_deck") == {1: "bazaar_1", 2: "quiet_days_1"}
    play(match, (1, "two"), (1, "keep_event quiet_days_1"))
    assert known(match, 1, "event_deck") == {1: "bazaar_1"}
    assert known(match, 0, "event_deck") == {}
    assert somewhere(match, 0, "event_deck") == [{"cards": ["bazaar_1", "quiet_days_1"], "among": 2}]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_8_in_nl_everybody_knows_his_own_unchosen_start_events_to_be_at_the_bottom(players: int) -> None:
    match = serai.game("emira").new(seed=1, players=players, edition="nl")
    hands = [sheik["hand"] for sheik in match.position()["sheiks"]]
    for hand in hands:
        match.play(match.parse(f"draft_start_event {hand[0]}"))
    for seat, hand in enumerate(hands):
        assert somewhere(match, seat, "event_deck") == [{"cards": hand[1:], "among": 2 * players}]
    assert somewhere(match, None, "event_deck") == []


# Cards put under a deck in the open.


def test_8_an_unsold_status_card_at_the_bottom_is_known_to_all() -> None:
    match = scenario("emira", status_offer="status_900", in_play=["asima"])
    quiet_until(match, 1, "purchase")
    size = match.view(0)["status_deck"]["size"]
    for viewer in (0, 1, 2, 3, None):
        assert known(match, viewer, "status_deck") == {size: "status_900"}


def test_8_unsold_status_cards_of_two_rounds() -> None:
    match = scenario("emira", status_offer="status_900", status_top=["status_300_1"], in_play=["asima"])
    quiet_until(match, 2, "purchase")
    size = match.view(0)["status_deck"]["size"]
    assert known(match, None, "status_deck") == {size - 1: "status_900", size: "status_300_1"}


def test_8_the_bottom_is_forgotten_when_the_deck_is_shuffled() -> None:
    match = scenario("emira", status_offer="status_900", in_play=["asima"], hand={1: ["noble_merchandise_1"]})
    quiet_until(match, 2, "events")
    play(match, (1, "play noble_merchandise_1"))
    quiet_until(match, 2, "market")
    play(match, (1, "noble_pick status_1500"))
    assert known(match, None, "status_deck") == {}


def test_8_a_status_card_handed_in_because_of_zahrah_is_known_to_all() -> None:
    words: dict[str, object] = {
        "phase": "courtship",
        "in_play": ["zahrah"],
        "status_cards": {0: ["status_1500"], 2: []},
    }
    match = scenario("emira", **words)
    size = match.view(0)["status_deck"]["size"]
    assert known(match, None, "status_deck") == {size: "status_1500"}


def test_8_a_princess_who_left_is_known_to_lie_at_the_bottom() -> None:
    match = scenario("emira", phase="upkeep", palace={0: ["thara", "asima"]}, gold=[0, 0, 0, 0], draws=["asima"])
    size = match.view(0)["emira_deck"]["size"]
    for viewer in (0, 1, 2, 3, None):
        assert known(match, viewer) == {size: "asima"}


def test_8_of_several_leavers_the_set_is_known_and_the_order_is_not() -> None:
    match = scenario("emira", mode="advanced", phase="upkeep", palace={0: ["thara", "asima", "nibal"]}, sections={0: 1},
                     gold=[50, 0, 0, 0], draws=["asima", "nibal"])  # fmt: skip
    assert set(match.position()["emira_deck"]["cards"][-2:]) == {"asima", "nibal"}
    for viewer in (0, 1, 2, 3, None):
        assert known(match, viewer) == {}
        assert somewhere(match, viewer) == [{"cards": ["asima", "nibal"], "among": 2}]


def test_8_a_single_leaver_of_the_advanced_mode_is_known_exactly() -> None:
    match = scenario("emira", mode="advanced", phase="upkeep", palace={0: ["thara", "asima"]}, gold=[50, 0, 0, 0],
                     draws=["asima"])  # fmt: skip
    assert known(match, None) == {match.view(None)["emira_deck"]["size"]: "asima"}


def test_8_a_princess_whom_one_knows_to_come_is_described_to_oneself_only() -> None:
    match = scenario(
        "emira", phase="events", round=2, hand={0: ["court_influence_1"]}, emira_top=["thara", "noor", "hind"]
    )
    play(match, (0, "play court_influence_1"))
    coming = match.view(0)["emira_deck"]["coming"]
    assert [(one["position"], one["card"], one["likes"]) for one in coming] == [
        (1, "thara", ["appearance", "palace"]),
        (2, "noor", ["appearance", "palace"]),
        (3, "hind", ["status", "gold"]),
    ]
    assert match.view(1)["emira_deck"]["coming"] == []
