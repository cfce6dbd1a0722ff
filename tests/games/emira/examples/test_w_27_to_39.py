"""Worked examples of Hind, winning, three players, events and the end of the deck."""

from __future__ import annotations

import pytest

import serai
from serai import Match
from serai.testing import events, play, scenario
from tests.games.emira.look import idle_round, joined, sheik
from tests.games.look import asked, told


def seats(asked: list[tuple[str, int]], kind: str) -> list[int]:
    return [seat for what, seat in asked if what == kind]


WHILE = {"hind_duration": "while_in_palace"}


def w_27(edition: str, **settings: object) -> Match:
    return scenario(
        "emira",
        edition=edition,
        **settings,
        phase="courtship",
        round=3,
        in_play=["hind"],
        emira_top=["thara", "asima"],
        status_cards=[["status_700"], [], [], []],
        sections=[2, 0, 0, 0],
        tokens=[{"beauty": 2}, {"beauty": 1}, {}, {}],
        gold=[750] * 4,
    )


@pytest.mark.parametrize("edition", ["fr", "pl", "nl"])
def test_w_27_hinds_owner_sits_out_round_4_but_for_income_and_upkeep(edition: str) -> None:
    match = w_27(edition)
    assert joined(match) == [("hind", 0)]
    assert sheik(match, 0)["gold"] == 700
    assert (match.view(None)["round"], match.view(None)["first_player"]) == (4, 1)
    asked = idle_round(match)
    assert seats(asked, "play_event") == [1, 2, 3]
    assert seats(asked, "auction_turn") == [1, 2, 3, 2, 3]
    assert seats(asked, "choose_action") == [1, 2, 3]
    assert seats(asked, "last_player_bid") == [3]
    assert seats(asked, "buy_event") == [1, 2, 3]
    incomes = [entry.data["total"] for entry in events(match, "income_received") if entry.data["seat"] == 0]
    assert incomes == [150]
    bills = [entry.data["amount"] for entry in events(match, "upkeep_paid") if entry.data["seat"] == 0]
    assert bills == [50, 50 if edition == "fr" else 100]


@pytest.mark.parametrize(("edition", "chosen"), [("fr", 1), ("pl", 0), ("nl", 0)])
def test_w_27_only_in_fr_the_princess_of_round_4_ignores_him(edition: str, chosen: int) -> None:
    match = w_27(edition)
    idle_round(match)
    assert joined(match) == [("hind", 0), ("thara", chosen)]


@pytest.mark.parametrize(("settings", "acts"), [({}, True), (WHILE, False)])
@pytest.mark.parametrize("edition", ["consensus", "fr", "pl", "nl"])
def test_w_27_in_round_5_he_acts_again_unless_it_is_while_she_stays(
    edition: str, settings: dict[str, object], acts: bool
) -> None:
    match = w_27(edition, **settings)
    idle_round(match)
    assert match.view(None)["round"] == 5
    asked = idle_round(match)
    for kind in ("play_event", "auction_turn", "buy_event"):
        assert (0 in seats(asked, kind)) is acts


def test_w_27_while_she_stays_he_acts_again_once_hind_has_left_him() -> None:
    match = scenario(
        "emira",
        **WHILE,
        phase="upkeep",
        round=5,
        palace={0: ["hind"]},
        hind={"joined_in_round": 3},
        gold={0: 0},
        draws=["hind"],
    )
    assert events(match, "left_palace")[0].data == {"princess": "hind", "seat": 0}
    asked = idle_round(match)
    for kind in ("play_event", "auction_turn", "choose_action", "buy_event"):
        assert 0 in seats(asked, kind)


def test_w_28_winning_with_two_talent_princesses() -> None:
    match = scenario(
        "emira",
        edition="fr",
        phase="upkeep",
        goal={2: "goal4_i_flex_hr"},
        sections={2: 3},
        palace={2: ["noor", "hind", "thara", "nibal", "zafirah"]},
        gold={2: 200},
    )
    assert told(match, "upkeep_paid") == [{"seat": 2, "amount": 200}]
    assert match.result is not None
    assert (match.result.ending, match.result.winners) == ("goal_talents", [2])


def w_29(gold: int) -> Match:
    palace = ["asima", "thara", "nibal", "fatima", "malika", "raidah", "sahar"]
    draws = [] if gold >= 350 else ["sahar"]
    words = {"sections": {4: 5}, "palace": {4: palace}, "gold": {4: gold}, "draws": draws}
    return scenario("emira", players=5, edition="fr", phase="upkeep", **words)


def test_w_29_no_win_with_a_failure() -> None:
    match = w_29(300)
    assert events(match, "upkeep_failed")[0].data == {"seat": 4, "bill": 350}
    assert sheik(match, 4)["gold"] == 0
    assert len(sheik(match, 4)["palace"]) == 6
    assert match.result is None


def test_w_29_with_350_gold_he_would_have_won() -> None:
    match = w_29(350)
    assert match.result is not None
    assert match.result.winners == [4]


def w_30(mode: str) -> Match:
    return scenario(
        "emira",
        edition="fr",
        mode=mode,
        phase="upkeep",
        goal={1: "goal4_i_h_c_r", 2: "goal4_r_flex_ic"},
        sections={1: 3, 2: 5},
        palace={
            1: ["zainab", "nibal", "asima", "thara", "sahar"],
            2: ["fatima", "malika", "raidah", "anisah", "yasmine", "zafirah", "farah"],
        },
        gold=[750] * 4,
    )


def test_w_30_two_fulfil_and_share_the_standard_game() -> None:
    match = w_30("standard")
    assert match.result is not None
    assert match.result.winners == [1, 2]


def test_w_30_main_points_decide_the_advanced_game() -> None:
    match = w_30("advanced")
    assert match.result is not None
    assert [match.result.scores[seat]["main_points"] for seat in (1, 2)] == [13, 14]
    assert match.result.winners == [2]
    assert match.result.ranking[:2] == [[2], [1]]


@pytest.mark.parametrize(
    ("edition", "side", "winner"), [("fr", [15, 14.5], 1), ("pl", [15, 14.5], 1), ("nl", [13, 13.5], 2)]
)
def test_w_31_camels_in_the_side_points(edition: str, side: list[float], winner: int) -> None:
    match = scenario(
        "emira",
        edition=edition,
        mode="advanced",
        phase="upkeep",
        goal={1: "goal4_i_h_c_r", 2: "goal4_2i_h_c"},
        palace={
            1: ["zainab", "nibal", "asima", "thara", "sahar"],
            2: ["malika", "anisah", "fatima", "raidah", "yasmine"],
        },
        tokens=[{}, {"beauty": 4}, {"manners": 5}, {}],
        status_cards=[[], ["status_1200"], ["status_1300"], []],
        sections={1: 4, 2: 4},
        track={1: 0, 2: 0.5},
        camels={1: 4, 2: 2},
        gold=[750] * 4,
    )
    assert match.result is not None
    assert [match.result.scores[seat]["fulfilled"] for seat in (1, 2)] == [True, True]
    assert [match.result.scores[seat]["main_points"] for seat in (1, 2)] == [13, 13]
    assert [match.result.scores[seat]["side_points"] for seat in (1, 2)] == side
    assert match.result.winners == [winner]


@pytest.mark.parametrize(("edition", "token"), [("fr", []), ("pl", ["appearance"]), ("nl", ["appearance"])])
def test_w_32_three_players_even_round(edition: str, token: list[str]) -> None:
    match = scenario(
        "emira", players=3, edition=edition, round=3, in_play=["thara"], later=["nibal"], gold=[2000, 2000, 2000]
    )
    play(match, (0, "bid 10"), (1, "pass"), (2, "pass"), (0, "buy large_slow"))
    play(match, (1, "bid 10"), (2, "pass"), (1, "buy palace"), (2, "no_bid"), (2, "buy camel"))
    assert match.view(None)["round"] == 4
    assert match.view(None)["offer"]["items"] == ["small_slow", "small_fast", *token, "status", "palace"]


def test_w_33_vermin() -> None:
    match = scenario(
        "emira",
        edition="fr",
        phase="events",
        hand=[["vermin_1"], ["bazaar_1"], [], []],
        gold=[750] * 4,
        caravans={
            0: [("small_slow", 5)],
            1: [("small_slow", 8), ("small_slow", 3), ("small_slow", 1)],
            2: [("small_fast", 4), ("small_fast", 2)],
        },
    )
    supply = match.position()["supply"]["small_caravans"]
    play(match, (0, "play vermin_1"), (0, "vermin_kind small_slow"))
    assert match.decision is not None
    assert asked(match) == ("vermin_pick", 1)
    assert [move["remaining"] for move in match.decision.moves] == [[3, 1], [8, 1], [8, 3]]
    play(match, (1, "vermin_pick 8 1"))
    left = [[(car["kind"], car["remaining"]) for car in sheik(match, seat)["caravans"]] for seat in range(3)]
    assert left[0] == [("small_slow", 4)]
    assert sorted(left[1]) == [("small_slow", 3), ("small_slow", 7)]
    assert sorted(left[2]) == [("small_fast", 2), ("small_fast", 4)]
    assert match.position()["supply"]["small_caravans"] == supply + 1
    assert [sheik(match, seat)["gold"] for seat in range(4)] == [750] * 4


def test_w_34_camel_breeding_shortage() -> None:
    hands = [["camel_breeding_1"], ["bazaar_1"], [], []]
    match = scenario("emira", edition="fr", phase="events", hand=hands, camels=[6, 6, 4, 3])
    assert match.position()["supply"]["camels"] == 4
    play(match, (0, "play camel_breeding_1"))
    assert events(match, "too_few_camels_to_breed")[0].data == {"needed": 9, "supply": 4}
    assert [sheik(match, seat)["camels"] for seat in range(4)] == [6, 6, 4, 3]
    assert match.position()["used_events"] == ["camel_breeding_1"]


def test_w_35_status_deck_of_three_players_without_red() -> None:
    game = serai.game("emira")
    deals = [game.new(seed=seed, players=3, edition="fr").position() for seed in range(100)]
    wanted = [deal for deal in deals if {sheik["colour"] for sheik in deal["sheiks"]} == {"green", "blue", "black"}]
    assert wanted
    for deal in wanted:
        cards = deal["status_deck"]["cards"]
        assert len(cards) == 14
        prices = sorted(int(card.split("_")[1]) for card in cards)
        assert prices == [300, 300, 350, 350, 350, 400, 400, 700, 750, 850, 900, 1200, 1300, 1500]
        assert all(int(card.split("_")[1]) <= 900 for card in cards[:3])
        assert deal["bag"] == {"beauty": 6, "manners": 6, "clothing": 6}


def test_w_36_changing_her_mind() -> None:
    match = scenario(
        "emira",
        edition="pl",
        phase="events",
        hand=[["changing_her_mind_1"], [], [], []],
        emira_top=["yasmine"],
        status_cards=[[], ["status_700"], ["status_300_1"], []],
        gold=[600, 600, 1350, 600],
    )
    play(match, (0, "play changing_her_mind_1"))
    assert events(match, "saw_emira_card")[0].data == {"seat": 0, "card": ["yasmine"]}
    assert events(match, "saw_emira_card")[0].seats == [0]
    play(match, (0, "swap"))
    (yasmine,) = match.view(None)["in_play"]
    assert yasmine["card"] == "yasmine"
    assert yasmine["likes"] == ["status", "gold"]
    idle_round(match)
    assert joined(match) == [("yasmine", 1)]
    (shown,) = events(match, "gold_shown")
    assert shown.data == {"princess": "yasmine", "gold": [750, 750, 1500, 750]}
    assert shown.seats is None


def w_37() -> Match:
    match = scenario("emira", edition="fr", first_player=3, gold=[700, 300, 420, 750], camels=[0, 0, 0, 0])
    play(match, (3, "bid 10"), (0, "pass"), (1, "pass"), (2, "pass"), (3, "buy camel"))
    return play(match, (0, "pass"), (1, "take_150"), (2, "take_150"))


def test_w_37_left_alone_without_a_bid_although_he_passed() -> None:
    match = w_37()
    assert match.decision is not None
    assert asked(match) == ("last_player_bid", 0)
    assert [sheik(match, seat)["gold"] for seat in (1, 2)] == [450, 570]


def test_w_37_he_may_pay_210_and_be_consoled() -> None:
    match = play(w_37(), (0, "bid 210"))
    assert sheik(match, 0)["gold"] == 490
    play(match, (0, "take_150"))
    assert sheik(match, 0)["gold"] == 640


def test_w_37_or_act_for_the_cost_alone() -> None:
    match = play(w_37(), (0, "no_bid"), (0, "buy palace"))
    assert sheik(match, 0)["gold"] == 200


def w_38(**settings: object) -> Match:
    match = scenario(
        "emira",
        **settings,
        undecided=["yasmine", "hind"],
        in_play=["thara"],
        emira_top=["asima"],
        status_cards=[[], ["status_700"], ["status_750"], []],
        gold=[300, 480, 480, 200],
        camels=[0, 0, 0, 0],
        sections=[0, 0, 0, 0],
        palace={1: ["fatima"]},
    )
    play(match, (0, "pass"), (1, "bid 20"), (2, "bid 40"), (3, "pass"))
    assert joined(match) == []
    play(match, (1, "take_150"))
    assert sheik(match, 1)["gold"] == 630
    assert joined(match) == [("yasmine", 1), ("hind", 2)]
    return match


def test_w_38_hind_voids_the_bid_if_she_keeps_him_away_while_she_stays() -> None:
    match = w_38(edition="pl", **WHILE)
    assert events(match, "bid_void")[0].data == {"seat": 2, "bid": 40}
    assert sheik(match, 2)["gold"] == 480
    assert events(match, "auction_opened")[-1].data == {"opener": 0}
    assert match.view(None)["auction"]["still_in"] == [0, 3]
    assert match.decision is not None
    assert asked(match) == ("auction_turn", 0)


@pytest.mark.parametrize("edition", ["consensus", "fr", "pl", "nl"])
def test_w_38_with_next_round_he_wins_acts_and_skips_the_next_round(edition: str) -> None:
    match = w_38(edition=edition, hind_duration="next_round")
    assert events(match, "auction_won")[0].data == {"seat": 2, "bid": 40, "discount": 0, "paid": 40}
    play(match, (2, "buy camel"))
    assert sheik(match, 2)["camels"] == 1
    idle_round(match)
    assert match.view(None)["round"] == 2
    asked = idle_round(match)
    assert 2 not in {seat for kind, seat in asked}


def w_39(**words: object) -> Match:
    match = scenario(
        "emira",
        edition="fr",
        phase="market",
        emira_deck=[],
        goal={0: "goal4_i_h_c_r", 1: "goal4_2i_h_c", 2: "goal4_r_flex_ic", 3: "goal4_flex_hcr"},
        palace=[
            ["thara", "sahar", "nibal", "yasmine", "raidah"],
            ["malika", "anisah", "fatima", "asima"],
            ["zainab", "farah", "adara", "badra", "zafirah"],
            ["albina", "halimah", "janan"],
        ],
        sections=[3, 2, 3, 1],
        status_cards=[[], [], [], []],
        tokens=[{}, {}, {}, {}],
        **words,
    )
    assert len(events(match, "last_round")) == 1
    idle_round(match)
    assert events(match, "goal_fulfilled") == []
    assert events(match, "upkeep_failed") == []
    assert match.result is not None
    assert match.result.ending == "deck_empty"
    assert [score["main_points"] for score in match.result.scores] == [10, 11, 10, 6]
    assert match.result.winners == [1]
    return match


def test_w_39_side_points_decide_between_p0_and_p2() -> None:
    result = w_39(camels=[1, 0, 0, 0], gold=[750, 750, 1000, 750]).result
    assert result is not None
    assert [result.scores[seat]["side_points"] for seat in (0, 2)] == [4, 3]
    assert result.ranking == [[1], [0], [2], [3]]


def test_w_39_then_gold_decides() -> None:
    result = w_39(camels=[0, 0, 0, 0], gold=[750, 750, 1000, 750]).result
    assert result is not None
    assert [result.scores[seat]["side_points"] for seat in (0, 2)] == [3, 3]
    assert [result.scores[seat]["gold"] for seat in (0, 2)] == [500, 800]
    assert result.ranking == [[1], [2], [0], [3]]
