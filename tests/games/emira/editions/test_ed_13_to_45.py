"""Where the booklets differ in wording, leave gaps or misprint: one behaviour in every edition."""

from __future__ import annotations

import pytest

import serai
from serai.testing import events, play, refusal, scenario
from tests.games.emira.look import ALL_PASS, THREE_POINT_CARDS, idle_round, joined, sheik
from tests.games.look import asked

in_every_edition = pytest.mark.parametrize("edition", ["consensus", "fr", "pl", "nl"])

ORDINARY = ["asima", "thara", "nibal", "fatima", "malika", "raidah", "sahar", "anisah", "yasmine"]
NO_ROMANCE = ["fatima", "malika", "raidah", "anisah", "yasmine", "zafirah", "farah", "nibal"]


def deals(edition: str, **settings: object) -> list[dict[str, object]]:
    game = serai.game("emira")
    return [game.new(seed=seed, edition=edition, **settings).position() for seed in range(30)]


def has_red(deal: dict[str, object]) -> bool:
    return any(sheik["colour"] == "red" for sheik in deal["sheiks"])


@in_every_edition
def test_ed_13_all_3_point_cards_go_into_the_deck(edition: str) -> None:
    for deal in deals(edition):
        assert set(deal["status_deck"]["cards"]) >= THREE_POINT_CARDS
    for deal in deals(edition, players=3):
        assert THREE_POINT_CARDS & set(deal["status_deck"]["cards"]) == THREE_POINT_CARDS - {"status_1400"}


@in_every_edition
def test_ed_14_black_gets_50_more_than_the_others(edition: str) -> None:
    match = scenario("emira", edition=edition, phase="income", colours=["green", "black", "red", "blue"])
    assert [entry.data["base"] for entry in events(match, "income_received")] == [150, 200, 150, 150]


@in_every_edition
def test_ed_15_without_red_his_card_is_in_before_the_deck_is_built(edition: str) -> None:
    without = [deal["status_deck"]["cards"] for deal in deals(edition) if not has_red(deal)]
    assert without
    assert all(len(cards) == 20 and "status_350_1" in cards for cards in without)
    assert any("status_350_1" in cards[:6] for cards in without)
    assert any("status_350_1" in cards[6:] for cards in without)


@in_every_edition
def test_ed_16_the_cards_put_aside_lie_face_down(edition: str) -> None:
    match = serai.game("emira").new(seed=1, edition=edition)
    assert not THREE_POINT_CARDS & set(match.position()["status_deck"]["cards"][:6])
    for viewer in (0, 1, 2, 3, None):
        assert match.view(viewer)["status_deck"]["known"] == []


@in_every_edition
def test_ed_17_a_symbol_counts_for_the_round(edition: str) -> None:
    hands = [["camel_epidemic_1"], ["camel_breeding_1"], [], []]
    match = scenario("emira", edition=edition, phase="events", hand=hands, emira_top=["thara"])
    play(match, (0, "play camel_epidemic_1"))
    why = refusal(match, 1, "play camel_breeding_1")
    assert why is not None
    assert (why.code, why.clause) == ("symbol_already_played", "emira 4.1")
    idle_round(match)
    assert asked(match) == ("play_event", 1)
    assert refusal(match, 1, "play camel_breeding_1") is None


@in_every_edition
def test_ed_18_lasting_events_lie_open_in_front(edition: str) -> None:
    hands = [["guest_house_1"], ["good_looking_1"], ["bazaar_1"], []]
    tokens = [{}, {"beauty": 3}, {}, {}]
    match = scenario("emira", edition=edition, phase="events", hand=hands, tokens=tokens, emira_top=["thara"])
    play(match, (0, "play guest_house_1"), (1, "play good_looking_1"), (1, "good_looking_type beauty"))
    idle_round(match)
    view = match.view(None)
    assert view["sheiks"][0]["in_front"] == [{"card": "guest_house_1"}]
    assert view["sheiks"][1]["in_front"] == [{"card": "good_looking_1", "type": "beauty", "plus": 1}]
    assert view["used_events"] == []


@in_every_edition
def test_ed_19_income_is_paid_in_round_1(edition: str) -> None:
    match = serai.game("emira").new(seed=1, players=5, edition=edition)
    while match.decision is not None and match.decision.question == "draft_start_event":
        match.play(match.decision.moves[0])
    assert (match.view(None)["round"], match.view(None)["phase"]) == (1, "auction")
    gold = {sheik["colour"]: sheik["gold"] for sheik in match.position()["sheiks"]}
    assert gold == {"green": 900, "white": 900, "red": 900, "blue": 900, "black": 950}


@in_every_edition
@pytest.mark.parametrize("answer", ["buy camel", "decline"])
def test_ed_21_the_next_auction_is_opened_left_of_the_winner(edition: str, answer: str) -> None:
    match = scenario("emira", edition=edition, gold=[750] * 4)
    play(match, (0, "pass"), (1, "bid 10"), (2, "pass"), (3, "pass"), (1, answer))
    assert asked(match) == ("auction_turn", 2)
    assert match.view(None)["auction"]["still_in"] == [0, 2, 3]


@in_every_edition
@pytest.mark.parametrize(("item", "price"), [("large_slow", 750), ("large_fast", 900)])
def test_ed_22_prices_of_the_large_caravans(edition: str, item: str, price: int) -> None:
    match = scenario("emira", edition=edition, gold=[2000] * 4)
    play(match, *ALL_PASS, (0, f"buy {item}"))
    assert sheik(match, 0)["gold"] == 2000 - price
    assert [caravan["kind"] for caravan in sheik(match, 0)["caravans"]] == [item]


@in_every_edition
def test_ed_23_declining_with_720_gold_and_five_princesses(edition: str) -> None:
    match = scenario("emira", edition=edition, gold={0: 730}, camels={0: 0}, sections={0: 3}, palace={0: ORDINARY[:5]})
    play(match, (0, "bid 10"), (1, "pass"), (2, "pass"), (3, "pass"))
    assert (sheik(match, 0)["gold"], match.view(0)["sheiks"][0]["upkeep"]) == (720, 250)
    assert refusal(match, 0, "buy palace") is None
    play(match, (0, "decline"))
    assert sheik(match, 0)["gold"] == 720
    assert match.view(None)["sheiks"][0]["finished"] is True


@in_every_edition
def test_ed_24_a_winner_may_get_below_500_by_his_bid(edition: str) -> None:
    match = scenario("emira", edition=edition, gold={1: 600})
    play(match, (0, "pass"), (1, "bid 110"), (2, "pass"), (3, "pass"), (1, "take_150"))
    assert sheik(match, 1)["gold"] == 640


@in_every_edition
def test_ed_24_the_last_player_may_throw_money_away(edition: str) -> None:
    match = scenario("emira", edition=edition, gold=[0, 0, 0, 600])
    play(match, (0, "take_150"), (1, "take_150"), (2, "take_150"), (3, "bid 110"), (3, "take_150"))
    assert sheik(match, 3)["gold"] == 640


@in_every_edition
def test_ed_24_500_gold_are_still_too_many(edition: str) -> None:
    match = scenario("emira", edition=edition, gold={1: 600})
    play(match, (0, "pass"), (1, "bid 100"), (2, "pass"), (3, "pass"))
    why = refusal(match, 1, "take_150")
    assert why is not None
    assert why.numbers["gold"] == 500


@in_every_edition
def test_ed_25_several_princesses_may_be_undecided(edition: str) -> None:
    even = {"status_cards": [[], [], [], []], "sections": [0, 0, 0, 0], "gold": [750] * 4}
    cards = {"undecided": ["malika", "sahar"], "in_play": ["raidah"]}
    match = scenario("emira", edition=edition, phase="courtship", **even, **cards)
    assert match.position()["undecided"] == ["malika", "sahar", "raidah"]


@in_every_edition
def test_ed_26_a_third_sheik_may_overtake_the_two_rivals(edition: str) -> None:
    match = scenario(
        "emira",
        edition=edition,
        undecided=["malika"],
        status_cards=[[], ["status_300_1"], ["status_300_2"], []],
        status_offer="status_700",
        sections=[0, 0, 0, 0],
        gold=[750] * 4,
    )
    play(match, (0, "bid 10"), (1, "pass"), (2, "pass"), (3, "pass"))
    assert joined(match) == []
    play(match, (0, "buy status"))
    assert joined(match) == [("malika", 0)]


@in_every_edition
def test_ed_26_she_may_move_outside_the_auctions(edition: str) -> None:
    match = scenario(
        "emira",
        edition=edition,
        phase="events",
        undecided=["asima"],
        sections=[0, 0, 0, 0],
        palace=[ORDINARY[1:3], ORDINARY[3:5], ORDINARY[5:7], ORDINARY[7:9]],
        hand=[["guest_house_1"], ["bazaar_1"], [], []],
    )
    play(match, (0, "play guest_house_1"))
    assert joined(match) == [("asima", 0)]
    assert match.view(None)["phase"] == "events"


@in_every_edition
def test_ed_27_all_show_their_gold_when_a_lover_of_gold_chooses(edition: str) -> None:
    gold = [100, 200, 300, 400]
    tokens = [{"beauty": 2}, {}, {}, {}]
    match = scenario("emira", edition=edition, phase="courtship", in_play=["nibal"], gold=gold, tokens=tokens)
    assert [entry.kind for entry in match.log][:2] == ["gold_shown", "joined"]
    assert match.log[0].data == {"princess": "nibal", "gold": gold}
    assert match.log[0].seats is None
    assert joined(match) == [("nibal", 0)]


@in_every_edition
def test_ed_27_no_gold_is_shown_to_a_princess_who_does_not_like_it(edition: str) -> None:
    match = scenario("emira", edition=edition, phase="courtship", in_play=["malika"])
    assert events(match, "gold_shown") == []


@in_every_edition
def test_ed_28_number_and_talents_are_needed(edition: str) -> None:
    words = {"edition": edition, "phase": "round_end", "sections": {0: 3}}
    without = scenario("emira", goal={0: "goal4_r_flex_ic"}, palace={0: NO_ROMANCE[:5]}, **words)
    assert without.result is None
    talents = scenario("emira", goal={0: "goal4_r_flex_ic"}, palace={0: ["thara", *NO_ROMANCE[:4]]}, **words)
    assert talents.result is not None
    assert talents.result.winners == [0]
    number = scenario("emira", goal={0: "goal4_r_flex_ic"}, palace={0: ["thara", *NO_ROMANCE[1:4]]}, **words)
    assert number.result is None


@in_every_edition
@pytest.mark.parametrize(
    ("princess", "field", "with_her", "without"),
    [("halimah", "status", 1, 0), ("nadia", "appearance", 1, 0), ("noor", "gold", 0, None)],
)
def test_ed_29_what_she_gives_is_lost_when_she_leaves(
    edition: str, princess: str, field: str, with_her: object, without: object
) -> None:
    match = scenario(
        "emira",
        edition=edition,
        phase="purchase",
        in_play=[],
        palace={0: [princess]},
        gold={0: 0},
        status_cards=[[], [], [], []],
        tokens=[{}, {}, {}, {}],
        draws=[princess],
    )
    assert match.view(1)["sheiks"][0][field] == with_her
    play(match, (0, "none"), (1, "none"), (2, "none"), (3, "none"))
    assert events(match, "left_palace")[0].data == {"princess": princess, "seat": 0}
    assert match.view(1)["sheiks"][0][field] == without


@in_every_edition
def test_ed_30_the_game_ends_with_the_round_not_before(edition: str) -> None:
    match = scenario(
        "emira",
        edition=edition,
        undecided=["thara"],
        in_play=["malika"],
        goal={1: "goal4_i_h_c_r"},
        palace={1: ["anisah", "nibal", "asima", "fatima"]},
        sections=[0, 3, 3, 0],
        tokens=[{}, {"beauty": 1}, {"manners": 1}, {}],
        gold=[1000] * 4,
    )
    play(match, (0, "pass"), (1, "bid 10"), (2, "pass"), (3, "pass"), (1, "buy appearance"))
    assert joined(match) == [("thara", 1)]
    assert match.result is None
    assert asked(match) == ("auction_turn", 2)
    idle_round(match)
    assert len(events(match, "upkeep_paid")) > 0
    assert match.result is not None
    assert match.result.winners == [1]


def three_players(edition: str) -> dict[int, set[str]]:
    """What is asked in rounds 3 to 6 of three players."""
    top = ["thara", "asima", "nibal", "fatima"]
    match = scenario("emira", players=3, edition=edition, phase="events", round=3, emira_top=top)
    return {match.view(None)["round"]: {kind for kind, seat in idle_round(match)} for _ in range(4)}


@in_every_edition
def test_ed_31_three_players_buy_events_in_even_rounds(edition: str) -> None:
    kinds = three_players(edition)
    assert ["buy_event" in kinds[number] for number in (3, 4, 5, 6)] == [False, True, False, True]


@in_every_edition
def test_ed_32_three_players_play_events_in_odd_rounds(edition: str) -> None:
    kinds = three_players(edition)
    assert ["play_event" in kinds[number] for number in (3, 4, 5, 6)] == [True, False, True, False]


@in_every_edition
@pytest.mark.parametrize(
    ("split", "targets", "target", "seen"),
    [
        ("two_one", [("odd", 1), ("odd", 2), ("even", 1)], "odd 2", "fatima"),
        ("one_two", [("odd", 1), ("even", 1), ("even", 2)], "even 2", "malika"),
    ],
)
def test_ed_33_the_player_names_one_of_two_princesses_of_either_round(
    edition: str, split: str, targets: list[tuple[str, int]], target: str, seen: str
) -> None:
    hands = [["double_trouble_1"], ["changing_her_mind_1"], []]
    top = ["thara", "fatima", "malika"]
    match = scenario("emira", players=3, edition=edition, phase="events", hand=hands, emira_top=top)
    play(match, (0, "play double_trouble_1"), (0, split), (1, "play changing_her_mind_1"))
    assert match.decision is not None
    assert [(move["round"], move["which"]) for move in match.decision.moves] == targets
    play(match, (1, f"changing_mind_target {target}"))
    assert events(match, "saw_emira_card")[0].data == {"seat": 1, "card": [seen]}
    play(match, (1, "swap"))
    view = match.view(None)
    assert [princess["card"] for princess in view["in_play"] + view["later"] if princess["swapped"]] == [seen]


@in_every_edition
@pytest.mark.parametrize(("mode", "types"), [("standard", 17), ("advanced", 18)])
def test_ed_34_three_copies_of_each_event(edition: str, mode: str, types: int) -> None:
    deal = serai.game("emira").new(seed=1, mode=mode, edition=edition).position()
    cards = [*deal["event_deck"]["cards"], *(card for sheik in deal["sheiks"] for card in sheik["hand"])]
    copies: dict[str, list[str]] = {}
    for card in cards:
        name, _, copy = card.rpartition("_")
        copies.setdefault(name, []).append(copy)
    assert len(copies) == types
    assert all(sorted(numbers) == ["1", "2", "3"] for numbers in copies.values())


@in_every_edition
@pytest.mark.parametrize(
    ("palace", "wins"),
    [
        (["malika", "anisah", "thara", "asima"], True),
        (["malika", "thara", "sahar", "asima"], True),
        (["malika", "thara", "nibal", "asima"], False),
        (["thara", "sahar", "samira", "asima"], False),
    ],
)
def test_ed_35_the_owner_chooses_which_talent_counts_twice(edition: str, palace: list[str], wins: bool) -> None:
    words = {"goal": {2: "goal5_flex_ir"}, "sections": {2: 2}, "palace": {2: palace}}
    match = scenario("emira", players=5, edition=edition, phase="round_end", **words)
    assert (match.result is not None) is wins


@in_every_edition
def test_ed_36_the_owner_picks_one_of_two_fast_caravans(edition: str) -> None:
    hands = [["vermin_1"], ["bazaar_1"], [], []]
    caravans = {1: [("small_fast", 4), ("small_fast", 2)]}
    match = scenario("emira", edition=edition, phase="events", hand=hands, caravans=caravans)
    play(match, (0, "play vermin_1"), (0, "vermin_kind small_fast"))
    assert asked(match) == ("vermin_pick", 1)
    assert match.decision is not None
    assert [move["remaining"] for move in match.decision.moves] == [[2], [4]]
    play(match, (1, "vermin_pick 4"))
    assert sorted(caravan["remaining"] for caravan in sheik(match, 1)["caravans"]) == [2, 3]


@in_every_edition
def test_ed_37_quiet_days_do_not_keep_the_undecided_away(edition: str) -> None:
    match = scenario(
        "emira",
        edition=edition,
        phase="events",
        hand=[["quiet_days_1"], [], [], []],
        undecided=["malika"],
        status_cards=[[], [], [], []],
        sections=[0, 0, 0, 0],
        gold=[750] * 4,
    )
    play(match, (0, "play quiet_days_1"))
    assert match.view(None)["in_play"] == []
    play(match, (0, "bid 10"), (1, "pass"), (2, "pass"), (3, "pass"), (0, "buy palace"))
    assert joined(match) == [("malika", 0)]


@in_every_edition
def test_ed_38_good_looking_is_counted_once(edition: str) -> None:
    match = scenario(
        "emira",
        edition=edition,
        phase="events",
        hand=[["good_looking_1"], ["bazaar_1"], [], []],
        tokens=[{"beauty": 5}, {}, {}, {}],
        gold=[750] * 4,
    )
    play(match, (0, "play good_looking_1"), (0, "good_looking_type beauty"))
    play(match, (1, "play bazaar_1"), (1, "bazaar_pick beauty"))
    assert match.view(None)["sheiks"][0]["appearance"] == 6
    play(match, (0, "bid 10"), (1, "pass"), (2, "pass"), (3, "pass"), (0, "buy appearance"))
    assert sheik(match, 0)["tokens"]["beauty"] == 6
    assert match.view(None)["sheiks"][0]["appearance"] == 7


@in_every_edition
def test_ed_39_samiras_token_goes_into_the_bag(edition: str) -> None:
    tokens = [{"beauty": 1, "manners": 1}, {}, {}, {}]
    match = scenario("emira", edition=edition, phase="courtship", in_play=["samira"], tokens=tokens)
    assert match.position()["bag"] == {"beauty": 7, "manners": 7, "clothing": 9}
    play(match, (0, "samira_discard manners"))
    assert match.position()["bag"] == {"beauty": 7, "manners": 8, "clothing": 9}


@in_every_edition
@pytest.mark.parametrize(
    ("palace", "wins"),
    [
        (["noor", "malika", "nibal", "asima", "thara"], True),
        (["noor", "malika", "anisah", "asima", "thara"], True),
        (["noor", "malika", "sahar", "asima", "thara"], False),
    ],
)
def test_ed_40_a_second_talent_is_used_as_it_suits(edition: str, palace: list[str], wins: bool) -> None:
    words = {"goal": {1: "goal4_2i_h_c"}, "sections": {1: 3}, "palace": {1: palace}}
    match = scenario("emira", edition=edition, phase="round_end", **words)
    assert (match.result is not None) is wins


@in_every_edition
def test_ed_41_a_newcomer_beside_suleika_costs_100_once(edition: str) -> None:
    match = scenario(
        "emira",
        edition=edition,
        phase="courtship",
        in_play=["nibal"],
        emira_top=["thara"],
        palace={0: ["suleika"]},
        sections={0: 0},
        tokens=[{"beauty": 1}, {}, {}, {}],
        gold=[750] * 4,
    )
    idle_round(match)
    bills = [entry.data["amount"] for entry in events(match, "upkeep_paid") if entry.data["seat"] == 0]
    assert bills == [200, 100]


@in_every_edition
def test_ed_42_singing_and_acting_by_their_ids(edition: str) -> None:
    palace = {0: ["halimah"], 1: ["rasha"]}
    match = scenario("emira", edition=edition, palace=palace, status_cards=[[], ["status_700"], [], []])
    view = match.view(None)
    assert (view["sheiks"][0]["status_cards"], view["sheiks"][0]["status"]) == (["status_singing"], 1)
    assert (view["sheiks"][1]["status_cards"], view["sheiks"][1]["status"]) == (["status_700", "status_acting"], 3)


@in_every_edition
def test_ed_43_every_appearance_token_counts_a_side_point(edition: str) -> None:
    match = scenario(
        "emira",
        edition=edition,
        mode="advanced",
        phase="round_end",
        max_rounds=1,
        palace={0: ["layla"]},
        tokens=[{"beauty": 3, "clothing": 1}, {}, {}, {}],
        in_front={0: [{"card": "good_looking_1", "type": "beauty", "plus": 1}]},
        status_cards=[[], [], [], []],
        sections=[0, 0, 0, 0],
        camels=[0, 0, 0, 0],
    )
    assert match.result is not None
    assert [score["side_points"] for score in match.result.scores] == [4 + 1 + 1 + 1, 0, 0, 0]


@in_every_edition
def test_ed_44_the_talent_is_called_romance(edition: str) -> None:
    match = scenario("emira", edition=edition, in_play=["thara"], undecided=["hind"])
    assert match.view(None)["in_play"][0]["talents"] == ["romance"]
    assert match.view(None)["undecided"][0]["talents"] == ["housekeeping", "romance"]


@in_every_edition
@pytest.mark.parametrize(
    ("players", "goal", "minimum", "maximum"),
    [(5, "goal5_i_c_r", 4, 6), (4, "goal4_r_flex_ic", 5, 7), (3, "goal3_flex_icr", 6, 8)],
)
def test_ed_45_minimum_and_maximum(edition: str, players: int, goal: str, minimum: int, maximum: int) -> None:
    def wins(palace: list[str]) -> bool:
        words = {"goal": {0: goal}, "sections": {0: 6}, "palace": {0: palace}}
        return scenario("emira", players=players, edition=edition, phase="round_end", **words).result is not None

    fitting = ["thara", "malika", "anisah", "raidah", "zafirah", "fatima"]
    assert wins(fitting[:minimum])
    assert not wins(fitting[: minimum - 1])
    assert wins(NO_ROMANCE[:maximum])
    assert not wins(NO_ROMANCE[: maximum - 1])
