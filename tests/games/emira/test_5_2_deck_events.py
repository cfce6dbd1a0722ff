"""5.2: bazaar, noble_merchandise, new_orders, court_influence."""

from itertools import permutations

import pytest

from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.emira.look import pass_events
from tests.games.look import asked, legal_moves

TOP_PRINCESSES = ["thara", "nibal", "sahar", "asima"]
TOP_STATUS = ["status_300_1", "status_400_1", "status_700", "status_900"]


def played(card: str, **words: object) -> Match:
    match = scenario("emira", phase="events", hand={0: [card]}, **words)
    return play(match, (0, f"play {card}"))


# bazaar


@pytest.mark.parametrize("token", ["beauty", "manners", "clothing"])
def test_5_2_bazaar_decides_the_token_of_the_round(token: str) -> None:
    match = pass_events(played("bazaar_1"))
    play(match, (0, f"bazaar_pick {token}"))
    assert match.position()["token_offer"] == token
    assert events(match, "bazaar_token_picked")[0].data == {"seat": 0, "type": token}


def test_5_2_bazaar_offers_only_types_in_the_bag() -> None:
    match = pass_events(played("bazaar_1", tokens={1: {"beauty": 8}}))
    assert [move["type"] for move in match.decision.moves] == ["manners", "clothing"]
    assert refusal(match, 0, "bazaar_pick beauty").code == "type_not_in_bag"


def test_5_2_bazaar_with_one_type_left_needs_no_question() -> None:
    match = pass_events(played("bazaar_1", tokens={1: {"beauty": 8, "manners": 8}, 3: {"clothing": 1}}))
    assert match.decision.question == "auction_turn"
    assert match.position()["token_offer"] == "clothing"


def test_5_2_bazaar_with_an_empty_bag_has_no_effect() -> None:
    match = pass_events(played("bazaar_1", tokens={1: {"beauty": 8, "manners": 8, "clothing": 9}, 3: {}}))
    assert match.position()["token_offer"] is None


def test_5_2_bazaar_lasts_one_round() -> None:
    match = pass_events(played("bazaar_1"))
    play(match, (0, "bazaar_pick beauty"))
    quiet = {"play_event": "pass", "auction_turn": "pass", "choose_action": "decline", "last_player_bid": "no_bid",
             "buy_event": "none"}  # fmt: skip
    while (match.position()["round"], match.position()["phase"]) != (3, "auction"):
        match.play(match.parse(quiet[match.decision.question]))  # nobody is asked for a token any more
    assert match.position()["this_round"]["bazaar"] is None


# noble_merchandise


def test_5_2_noble_merchandise_picks_any_card_of_the_status_deck() -> None:
    match = pass_events(played("noble_merchandise_1", status_top=TOP_STATUS))
    assert asked(match) == ("noble_pick", 0)
    assert len(match.decision.moves) == 19
    play(match, (0, "noble_pick status_1400"))
    assert match.position()["status_offer"] == "status_1400"
    assert len(match.position()["status_deck"]["cards"]) == 18


def test_5_2_noble_merchandise_shuffles_the_rest() -> None:
    orders = set()
    for seed in range(4):
        match = pass_events(
            play(
                scenario("emira", seed, phase="events", hand={0: ["noble_merchandise_1"]}, status_top=TOP_STATUS),
                (0, "play noble_merchandise_1"),
            )
        )
        play(match, (0, "noble_pick status_1400"))
        orders.add(tuple(match.position()["status_deck"]["cards"][:4]))
    assert len(orders) > 1


def test_5_2_noble_merchandise_with_an_empty_deck_has_no_effect() -> None:
    deck = scenario("emira", phase="events").position()["status_deck"]["cards"]
    match = pass_events(played("noble_merchandise_1", status_cards={1: deck}))
    assert match.decision.question == "auction_turn"
    assert match.position()["status_offer"] is None


# new_orders


@pytest.mark.parametrize("order", list(permutations([1, 2, 3])))
def test_5_2_new_orders_puts_the_top_three_status_cards_back_in_any_order(order: tuple[int, int, int]) -> None:
    match = played("new_orders_1", status_top=TOP_STATUS)
    assert events(match, "saw_status_cards")[0].data["cards"] == TOP_STATUS[:3]
    play(match, (0, "new_orders_order " + " ".join(map(str, order))))
    expected = [TOP_STATUS[place - 1] for place in order]
    assert match.position()["status_deck"]["cards"][:4] == [*expected, TOP_STATUS[3]]


def test_5_2_new_orders_takes_effect_at_once() -> None:
    match = played("new_orders_1", status_top=TOP_STATUS)
    play(match, (0, "new_orders_order 3 1 2"))
    pass_events(match)
    assert match.position()["status_offer"] == "status_700"


def test_5_2_new_orders_with_two_cards_orders_those() -> None:
    deck = scenario("emira", phase="events").position()["status_deck"]["cards"]
    match = played("new_orders_1", status_cards={1: deck[2:]})
    assert legal_moves(match) == ["new_orders_order 1 2 3", "new_orders_order 2 1 3"]
    found = refusal(match, 0, "new_orders_order 3 2 1")
    assert (found.code, found.clause, found.numbers) == ("order_of_missing_cards", "E-32", {"cards": 2})
    play(match, (0, "new_orders_order 2 1 3"))
    assert match.position()["status_deck"]["cards"] == [deck[1], deck[0]]


# court_influence


@pytest.mark.parametrize("order", list(permutations([1, 2, 3])))
def test_5_2_court_influence_puts_the_top_three_princesses_back_in_any_order(order: tuple[int, int, int]) -> None:
    match = played("court_influence_1", emira_top=TOP_PRINCESSES)
    assert events(match, "saw_emira_cards")[0].data["cards"] == TOP_PRINCESSES[:3]
    play(match, (0, "court_influence_order " + " ".join(map(str, order))))
    expected = [TOP_PRINCESSES[place - 1] for place in order]
    assert match.position()["emira_deck"]["cards"][:4] == [*expected, TOP_PRINCESSES[3]]


def test_5_2_court_influence_decides_who_comes_this_round() -> None:
    match = played("court_influence_1", emira_top=TOP_PRINCESSES)
    play(match, (0, "court_influence_order 2 3 1"))
    pass_events(match)
    assert match.position()["in_play"] == ["nibal"]


def test_5_2_court_influence_with_one_card_needs_no_question() -> None:
    match = played("court_influence_1", emira_deck=["thara"])
    assert match.decision.question == "play_event"
    assert match.position()["emira_deck"]["cards"] == ["thara"]
    assert match.view(0)["emira_deck"]["known"] == [{"position": 1, "card": "thara"}]


def test_5_2_court_influence_with_an_empty_deck_does_nothing() -> None:
    match = played("court_influence_1", emira_deck=[])
    assert match.decision.question == "play_event"
    assert match.position()["used_events"][-1] == "court_influence_1"


def test_5_2_a_swapped_card_keeps_its_swap_wherever_court_influence_lays_it() -> None:
    match = scenario(
        "emira",
        edition="fr",
        phase="events",
        emira_top=["yasmine", "nibal", "sahar"],
        hand={0: ["changing_her_mind_1"], 1: ["court_influence_1"]},
    )
    play(match, (0, "play changing_her_mind_1"), (0, "swap"))
    play(match, (1, "play court_influence_1"), (1, "court_influence_order 3 1 2"))
    assert match.position()["emira_deck"]["cards"][:3] == ["sahar", "yasmine", "nibal"]
    assert match.position()["emira_deck"]["swapped"][:3] == [0, 1, 0]
