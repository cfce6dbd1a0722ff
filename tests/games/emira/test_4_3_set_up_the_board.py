"""4.3: phase 3, setting up the board."""

import pytest

from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.look import asked, legal_moves


def on_board(match: Match, field: str) -> Match:
    return match.position()[field]


def test_4_3_one_princess_is_turned_up() -> None:
    match = scenario("emira", phase="market", emira_top=["thara", "nibal", "sahar"])
    assert on_board(match, "in_play") == ["thara"]
    assert on_board(match, "emira_deck")["cards"][:2] == ["nibal", "sahar"]


def test_4_3_two_with_double_trouble_in_their_order() -> None:
    match = scenario("emira", phase="market", emira_top=["thara", "nibal", "sahar"], this_round={"arrivals": [2, 0]})
    assert on_board(match, "in_play") == ["thara", "nibal"]


def test_4_3_none_with_quiet_days() -> None:
    match = scenario("emira", phase="market", emira_top=["thara", "nibal"], this_round={"arrivals": [0, 0]})
    assert on_board(match, "in_play") == []
    assert on_board(match, "emira_deck")["cards"][:2] == ["thara", "nibal"]


def test_4_3_nl_decides_a_change_of_mind_before_the_next_card_is_turned_up() -> None:
    match = scenario(
        "emira",
        edition="nl",
        phase="market",
        emira_top=["thara", "nibal", "sahar"],
        this_round={"arrivals": [2, 0], "minds": [1, 0, 0]},
    )
    assert asked(match) == ("changing_mind_choice", 1)
    assert on_board(match, "in_play") == ["thara"]
    play(match, (1, "bottom"))
    assert on_board(match, "in_play") == ["nibal", "sahar"]
    assert on_board(match, "emira_deck")["cards"][-1] == "thara"


def test_4_3_the_top_status_card_is_turned_up() -> None:
    match = scenario("emira", phase="market", status_top=["status_900", "status_300_1"])
    assert on_board(match, "status_offer") == "status_900"
    assert on_board(match, "status_deck")["cards"][0] == "status_300_1"


def test_4_3_noble_merchandise_lets_its_player_pick_and_shuffles_the_rest() -> None:
    words: dict[str, object] = {"phase": "market", "this_round": {"noble_merchandise": 2}}
    match = scenario("emira", **words)
    before = on_board(match, "status_deck")["cards"]
    assert asked(match) == ("noble_pick", 2)
    assert {str(move) for move in match.decision.moves} == {f"noble_pick {card}" for card in before}
    play(match, (2, "noble_pick status_1500"))
    after = on_board(match, "status_deck")["cards"]
    assert on_board(match, "status_offer") == "status_1500"
    before.remove("status_1500")
    assert sorted(after) == sorted(before)
    assert after != before


def test_4_3_noble_merchandise_finds_only_cards_of_the_deck() -> None:
    match = scenario("emira", phase="market", this_round={"noble_merchandise": 2}, status_cards={1: ["status_1500"]})
    found = refusal(match, 2, "noble_pick status_1500")
    assert (found.code, found.clause) == ("card_not_in_status_deck", "emira 4.3")
    assert found.numbers == {"card": "status_1500"}


@pytest.mark.parametrize("token", ["beauty", "manners", "clothing"])
def test_4_3_a_token_is_drawn_from_the_bag(token: str) -> None:
    match = scenario("emira", phase="market", draws=[token])
    assert on_board(match, "token_offer") == token
    assert on_board(match, "bag") == {t: 8 - (t == token) for t in ("beauty", "manners", "clothing")}


def test_4_3_the_draw_is_random() -> None:
    offers = {scenario("emira", seed, phase="market").position()["token_offer"] for seed in range(30)}
    assert offers == {"beauty", "manners", "clothing"}


@pytest.mark.parametrize("token", ["beauty", "manners", "clothing"])
def test_4_3_bazaar_lets_its_player_pick_the_token(token: str) -> None:
    match = scenario("emira", phase="market", this_round={"bazaar": 3})
    assert asked(match) == ("bazaar_pick", 3)
    play(match, (3, f"bazaar_pick {token}"))
    assert on_board(match, "token_offer") == token
    assert on_board(match, "bag")[token] == 7


def test_4_3_bazaar_takes_only_what_is_in_the_bag() -> None:
    match = scenario("emira", phase="market", this_round={"bazaar": 3}, tokens={0: {"manners": 8}})
    assert legal_moves(match) == ["bazaar_pick beauty", "bazaar_pick clothing"]
    found = refusal(match, 3, "bazaar_pick manners")
    assert (found.code, found.clause, found.numbers) == ("type_not_in_bag", "emira 4.3", {"type": "manners"})


def test_4_3_princess_then_status_card_then_token_then_pieces() -> None:
    match = scenario("emira", phase="market")
    kinds = [entry.kind for entry in match.log if entry.clause == "emira 4.3"]
    assert kinds == ["princess_turned_up", "status_card_offered", "token_offered"] + ["piece_offered"] * 4


def test_4_3_the_choices_come_in_the_order_of_the_steps() -> None:
    match = scenario("emira", phase="market", emira_top=["thara"], this_round={"bazaar": 0, "noble_merchandise": 1})
    assert on_board(match, "in_play") == ["thara"]
    assert match.decision.question == "noble_pick"
    play(match, (1, "noble_pick status_700"))
    assert match.decision.question == "bazaar_pick"
    play(match, (0, "bazaar_pick beauty"))
    assert match.decision.question == "auction_turn"


def test_4_3_one_of_every_piece_lies_on_the_board() -> None:
    match = scenario("emira", phase="market", camels={0: 0}, sections={1: 0})
    assert on_board(match, "on_offer") == {"small_caravans": 1, "large_caravans": 1, "sections": 1, "camels": 1}
    assert on_board(match, "supply") == {"small_caravans": 11, "large_caravans": 11, "sections": 19, "camels": 22}


def test_4_3_leftovers_stay_and_there_are_never_two_of_a_kind() -> None:
    left = {"small_caravans": 1, "large_caravans": 0, "sections": 1, "camels": 0}
    match = scenario("emira", phase="market", on_offer=left)
    assert on_board(match, "on_offer") == {"small_caravans": 1, "large_caravans": 1, "sections": 1, "camels": 1}
    assert [entry.data["piece"] for entry in events(match, "piece_offered")] == ["large_caravans", "camels"]


def test_4_3_a_piece_that_is_sold_out_is_not_laid_out() -> None:
    match = scenario("emira", phase="market", camels=[23, 0, 0, 0], sections=[19, 1, 0, 0])
    assert on_board(match, "on_offer") == {"small_caravans": 1, "large_caravans": 1, "sections": 0, "camels": 0}
    assert "camel" not in match.view(0)["offer"]["items"]
    assert "palace" not in match.view(0)["offer"]["items"]


def test_4_3_an_empty_bag_offers_no_token() -> None:
    tokens = {0: {"beauty": 8, "manners": 8, "clothing": 9}, 3: {}}
    match = scenario("emira", phase="market", tokens=tokens)
    assert on_board(match, "token_offer") is None
    assert "appearance" not in match.view(0)["offer"]["items"]


def test_4_3_an_empty_status_deck_offers_no_card() -> None:
    deck = scenario("emira", phase="events").position()["status_deck"]["cards"]
    match = scenario("emira", phase="market", status_cards={0: deck, 2: ["status_350_1"]})
    assert on_board(match, "status_offer") is None
    assert "status" not in match.view(0)["offer"]["items"]
