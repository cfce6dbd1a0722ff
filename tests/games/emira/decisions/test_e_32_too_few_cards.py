"""E-32: events that find too few cards."""

import serai
from serai.testing import events, play, refusal, scenario

STATUS = [
    ["status_300_1", "status_300_2", "status_300_3", "status_400_1", "status_400_2", "status_400_3"],
    ["status_350_1", "status_350_2", "status_350_3", "status_350_4", "status_800_1", "status_800_2"],
    ["status_700", "status_750", "status_850", "status_900"],
]
TOP_STATUS = ["status_1200", "status_1300", "status_1400", "status_1500"]


def played(card: str, **words: object) -> serai.Match:
    match = scenario("emira", phase="events", hand={0: [card], 1: ["vermin_1"], 2: [], 3: []}, **words)
    return play(match, (0, f"play {card}"))


def test_e_32_court_influence_orders_the_two_cards_there_are() -> None:
    match = played("court_influence_1", emira_deck=["asima", "thara"])
    assert [move["order"] for move in match.decision.moves] == [[1, 2, 3], [2, 1, 3]]
    found = refusal(match, 0, "court_influence_order 3 1 2")
    assert (found.code, found.clause, found.numbers) == ("order_of_missing_cards", "E-32", {"cards": 2})
    play(match, (0, "court_influence_order 2 1 3"))
    assert match.position()["emira_deck"]["cards"] == ["thara", "asima"]


def test_e_32_court_influence_with_one_card_or_none_asks_nothing() -> None:
    one = played("court_influence_1", emira_deck=["asima"])
    assert one.decision.seat == 1
    assert one.view(0)["emira_deck"]["known"] == [{"position": 1, "card": "asima"}]
    none = played("court_influence_1", emira_deck=[], undecided=["thara"])
    assert none.decision.seat == 1
    assert "court_influence_1" in none.position()["used_events"]


def test_e_32_new_orders_orders_the_two_cards_there_are() -> None:
    match = played("new_orders_1", status_cards=[*STATUS, TOP_STATUS[:2]])
    before = match.position()["status_deck"]["cards"]
    assert len(before) == 2
    assert [move["order"] for move in match.decision.moves] == [[1, 2, 3], [2, 1, 3]]
    play(match, (0, "new_orders_order 2 1 3"))
    assert match.position()["status_deck"]["cards"] == before[::-1]


def test_e_32_new_orders_with_an_empty_deck_asks_nothing() -> None:
    match = played("new_orders_1", status_cards=[*STATUS, TOP_STATUS])
    assert match.decision.seat == 1


def test_e_32_changing_her_mind_without_a_card_has_no_effect() -> None:
    for edition in ("fr", "nl"):
        match = played("changing_her_mind_1", edition=edition, emira_deck=[], undecided=["thara"])
        assert match.decision.seat == 1
        assert events(match, "no_emira_card_there")[0].clause == "E-32"
        play(match, (1, "pass"))
        assert match.decision.question == "auction_turn"


def test_e_32_three_players_no_card_at_the_even_rounds_position() -> None:
    match = scenario(
        "emira", players=3, phase="events", hand={0: ["changing_her_mind_1"], 1: [], 2: []}, emira_deck=["asima"]
    )
    play(match, (0, "play changing_her_mind_1"), (0, "changing_mind_target even 1"))
    assert events(match, "no_emira_card_there")[0].data == {"seat": 0, "position": 2}
    assert match.decision.question == "auction_turn"
    assert match.position()["in_play"] == ["asima"]


def test_e_32_noble_merchandise_with_an_empty_status_deck_offers_nothing() -> None:
    match = played("noble_merchandise_1", status_cards=[*STATUS, TOP_STATUS])
    play(match, (1, "pass"))
    assert match.decision.question == "auction_turn"
    assert match.position()["status_offer"] is None


def test_e_32_bazaar_with_an_empty_bag_offers_nothing() -> None:
    match = played("bazaar_1", tokens=[{"beauty": 8, "manners": 8, "clothing": 9}, {}, {}, {}])
    play(match, (1, "pass"))
    assert match.decision.question == "auction_turn"
    assert match.position()["token_offer"] is None
