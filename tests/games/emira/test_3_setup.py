"""3: from the box to round 1, step by step."""

from collections import Counter

import pytest

import serai
from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.look import asked, legal_moves

EMIRA = serai.game("emira")
TOKENS = ("beauty", "manners", "clothing")


def dealt(players: int = 4, seed: int = 1, **settings: object) -> Match:
    """A fresh match whose first start event is about to be chosen."""
    return EMIRA.new(seed=seed, players=players, **settings)


def drafted(players: int = 4, seed: int = 1, **settings: object) -> Match:
    """A fresh match in which everybody has kept the first of his three cards."""
    match = dealt(players, seed, **settings)
    for _ in range(players):
        match.play(match.decision.moves[0])
    return match


def points(card: str) -> int:
    price = int(card.split("_")[1])
    return 1 if price <= 400 else 2 if price <= 900 else 3


def total_of(position: dict, piece: str, field: str) -> int:
    return position["supply"][piece] + position["on_offer"][piece] + sum(s[field] for s in position["sheiks"])


def test_3_the_steps_lead_into_round_1() -> None:
    match = drafted()
    position = match.position()
    assert position["round"] == 1
    assert asked(match) == ("auction_turn", position["first_player"])
    black = [sheik["colour"] == "black" for sheik in position["sheiks"]]
    assert [sheik["gold"] for sheik in position["sheiks"]] == [750 + (200 if b else 150) for b in black]


@pytest.mark.parametrize(
    ("players", "caravans", "camels", "tokens", "status"), [(3, 8, 16, 7, 14), (4, 12, 23, 9, 20), (5, 12, 23, 9, 20)]
)
def test_3_1_three_players_put_pieces_back(players: int, caravans: int, camels: int, tokens: int, status: int) -> None:
    position = dealt(players).position()
    assert position["supply"]["small_caravans"] == position["supply"]["large_caravans"] == caravans
    assert total_of(position, "camels", "camels") == camels
    assert total_of(position, "sections", "sections") == 20
    owned = Counter({t: sum(sheik["tokens"][t] for sheik in position["sheiks"]) for t in TOKENS})
    assert {t: position["bag"][t] + owned[t] for t in TOKENS} == {
        "beauty": tokens - 1,  # one waits for Nadia
        "manners": tokens - 1,  # one waits for Layla
        "clothing": tokens,
    }
    cards = position["status_deck"]["cards"] + [card for s in position["sheiks"] for card in s["status_cards"]]
    assert len(cards) == status
    assert len(position["emira_deck"]["cards"]) == 28


def test_3_1_three_players_put_six_status_cards_back() -> None:
    position = dealt(3).position()
    cards = position["status_deck"]["cards"] + [card for s in position["sheiks"] for card in s["status_cards"]]
    prices = Counter(int(card.split("_")[1]) for card in cards)
    assert prices == {300: 2, 350: 3, 400: 2, 700: 1, 750: 1, 850: 1, 900: 1, 1200: 1, 1300: 1, 1500: 1}


def test_3_2_the_singing_and_acting_cards_wait_beside_the_board() -> None:
    position = dealt(4).position()
    assert not {"status_singing", "status_acting"} & set(position["status_deck"]["cards"])
    for sheik in dealt(4).view(0)["sheiks"]:
        assert not {"status_singing", "status_acting"} & set(sheik["status_cards"])


def test_3_2_a_350_card_and_three_tokens_are_set_aside() -> None:
    match = scenario("emira", phase="events", colours=["green", "white", "red", "blue"])
    position = match.position()
    assert position["sheiks"][2]["status_cards"] == ["status_350_1"]
    assert position["sheiks"][3]["tokens"] == {"beauty": 0, "manners": 0, "clothing": 1}
    assert position["bag"] == {"beauty": 8, "manners": 8, "clothing": 8}


def test_3_3_everybody_draws_a_colour_of_his_own() -> None:
    for players in (3, 4, 5):
        match = dealt(players)
        colours = [sheik["colour"] for sheik in match.position()["sheiks"]]
        assert len(set(colours)) == players
        assert [entry.data["colour"] for entry in events(match, "colour_drawn")] == colours


def test_3_3_the_draw_is_random() -> None:
    drawn = {dealt(4, seed).position()["sheiks"][0]["colour"] for seed in range(60)}
    assert drawn == {"green", "white", "red", "blue", "black"}


@pytest.mark.parametrize(
    ("colour", "camels", "sections", "cards", "clothing", "income"),
    [
        ("green", 1, 0, [], 0, 150),
        ("white", 0, 1, [], 0, 150),
        ("red", 0, 0, ["status_350_1"], 0, 150),
        ("blue", 0, 0, [], 1, 150),
        ("black", 0, 0, [], 0, 200),
    ],
)
def test_3_4_advantages_of_the_colours(
    colour: str, camels: int, sections: int, cards: list[str], clothing: int, income: int
) -> None:
    match = dealt(5)
    seat = [sheik["colour"] for sheik in match.position()["sheiks"]].index(colour)
    sheik = match.view(seat)["sheiks"][seat]
    assert (sheik["camels"], sheik["sections"], sheik["status_cards"]) == (camels, sections, cards)
    assert sheik["tokens"] == {"beauty": 0, "manners": 0, "clothing": clothing}
    assert sheik["base_income"] == income


def test_3_4_white_has_room_for_three_and_palace_size_1() -> None:
    white = scenario("emira", phase="events").view(1)["sheiks"][1]
    assert (white["colour"], white["capacity"], white["palace_size"]) == ("white", 3, 1)


def test_3_4_the_cards_and_tokens_of_missing_colours_are_used() -> None:
    position = scenario("emira", players=3, phase="events", colours=["green", "white", "black"]).position()
    assert "status_350_1" in position["status_deck"]["cards"]
    assert position["bag"] == {"beauty": 6, "manners": 6, "clothing": 7}


def test_3_4_the_camel_and_the_section_come_from_the_supply() -> None:
    position = scenario("emira", phase="events").position()
    assert (position["supply"]["camels"], position["supply"]["sections"]) == (22, 19)


@pytest.mark.parametrize("edition", ["consensus", "fr", "pl", "nl"])
def test_3_5_the_first_player_is_random_where_nobody_is_named(edition: str) -> None:
    assert {dealt(4, seed, edition=edition).position()["first_player"] for seed in range(40)} == {0, 1, 2, 3}


def test_3_5_the_youngest_starts_in_nl() -> None:
    for seed in range(8):
        assert dealt(4, seed, edition="nl", youngest_seat=2).position()["first_player"] == 2


@pytest.mark.parametrize("edition", ["consensus", "fr", "pl"])
def test_3_5_age_does_not_matter_elsewhere(edition: str) -> None:
    starters = {dealt(4, seed, edition=edition, youngest_seat=2).position()["first_player"] for seed in range(40)}
    assert starters == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("colours", "others", "top", "safe"),
    [
        (["green", "white", "red", "blue"], 15, 4, 6),
        (["green", "white", "red", "blue", "black"], 15, 4, 6),
        (["green", "white", "blue", "black"], 16, 4, 6),
        (["green", "red", "blue"], 10, 3, 3),
        (["green", "blue", "black"], 11, 3, 3),
    ],
)
def test_3_6_the_status_deck(colours: list[str], others: int, top: int, safe: int) -> None:
    for seed in range(20):
        match = scenario("emira", seed, players=len(colours), colours=colours, phase="events", mode="advanced", round=1)
        deck = match.position()["status_deck"]["cards"]
        assert len(deck) == others + top
        assert sum(points(card) == 3 for card in deck) == top
        assert all(points(card) < 3 for card in deck[:safe])


@pytest.mark.parametrize(("players", "safe"), [(4, 6), (3, 3)])
def test_3_6_three_pointers_may_lie_anywhere_below_the_cards_set_aside(players: int, safe: int) -> None:
    found = set()
    for seed in range(120):
        deck = dealt(players, seed).position()["status_deck"]["cards"]
        found |= {place for place, card in enumerate(deck) if points(card) == 3}
    assert min(found) == safe
    assert {13 if players == 4 else 12} <= found


def test_3_7_every_camel_is_worth_50_at_first() -> None:
    assert [sheik["camel_rate"] for sheik in dealt(5).view(None)["sheiks"]] == [50] * 5


@pytest.mark.parametrize(("players", "cards"), [(5, 7), (4, 5), (3, 4)])
def test_3_8_goals_of_the_right_player_count_one_each(players: int, cards: int) -> None:
    position = dealt(players).position()
    goals = [sheik["goal"] for sheik in position["sheiks"]]
    assert len(set(goals + position["spare_goals"])) == players + len(position["spare_goals"]) == cards
    assert all(goal.startswith(f"goal{players}_") for goal in goals + position["spare_goals"])


def test_3_8_goals_are_dealt_at_random_and_kept_secret() -> None:
    assert len({dealt(4, seed).position()["sheiks"][0]["goal"] for seed in range(40)}) == 5
    match = dealt(4)
    assert match.view(1)["sheiks"][1]["goal"] == match.position()["sheiks"][1]["goal"]
    assert match.view(0)["sheiks"][1]["goal"] is None
    assert [entry.seats for entry in events(match, "goal_dealt")] == [[0], [1], [2], [3]]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_3_9_everybody_gets_three_events_and_keeps_one(players: int) -> None:
    match = dealt(players)
    hands = [sheik["hand"] for sheik in match.position()["sheiks"]]
    assert [len(hand) for hand in hands] == [3] * players
    for seat in range(players):
        assert legal_moves(match) == [f"draft_start_event {card}" for card in hands[seat]]
        play(match, (seat, f"draft_start_event {hands[seat][1]}"))
    assert [sheik["hand"] for sheik in match.position()["sheiks"]] == [[hand[1]] for hand in hands]


def test_3_9_only_a_card_that_was_dealt_to_him_can_be_kept() -> None:
    match = dealt(4)
    other = match.position()["sheiks"][1]["hand"][0]
    found = refusal(match, 0, f"draft_start_event {other}")
    assert (found.code, found.clause, found.numbers) == ("card_not_dealt_to_you", "emira 3.9", {"card": other})


def test_3_9_the_choice_is_secret_and_simultaneous() -> None:
    match = dealt(4)
    assert match.view(1)["decision"] == {"kind": "draft_start_event", "sealed": True, "veiled": False}
    match.play(match.decision.moves[0])
    chosen = events(match, "start_event_chosen")[0]
    assert chosen.seats == [0]
    assert [sheik["hand_size"] for sheik in match.view(1)["sheiks"]] == [3, 3, 3, 3]


@pytest.mark.parametrize(("mode", "restorations"), [("standard", 0), ("advanced", 3)])
def test_3_9_restoration_belongs_to_the_advanced_mode(mode: str, restorations: int) -> None:
    match = drafted(4, mode=mode)
    position = match.position()
    cards = position["event_deck"]["cards"] + [card for sheik in position["sheiks"] for card in sheik["hand"]]
    assert sum(card.startswith("restoration_") for card in cards) == restorations
    assert len(position["event_deck"]["cards"]) == 51 + restorations - 4


@pytest.mark.parametrize("edition", ["consensus", "fr", "pl"])
def test_3_9_unchosen_events_are_shuffled_into_the_deck(edition: str) -> None:
    depths = set()
    for seed in range(10):
        before = dealt(4, seed, edition=edition).position()
        deck = drafted(4, seed, edition=edition).position()["event_deck"]["cards"]
        unchosen = {card for sheik in before["sheiks"] for card in sheik["hand"][1:]}
        assert unchosen <= set(deck)
        depths |= {deck.index(card) for card in unchosen}
    assert min(depths) < 8
    assert max(depths) > 38


def test_3_9_unchosen_events_go_under_the_deck_in_nl() -> None:
    orders = set()
    for seed in range(10):
        before = dealt(4, seed, edition="nl").position()
        deck = drafted(4, seed, edition="nl").position()["event_deck"]["cards"]
        unchosen = [card for sheik in before["sheiks"] for card in sheik["hand"][1:]]
        assert set(deck[-8:]) == set(unchosen)
        assert deck[:-8] == before["event_deck"]["cards"]
        orders.add(tuple(unchosen.index(card) for card in deck[-8:]))
    assert len(orders) > 1  # shuffled together


def test_3_10_the_emira_deck_is_28_cards_shuffled_face_down() -> None:
    decks = [dealt(4, seed).position()["emira_deck"]["cards"] for seed in range(5)]
    assert all(len(set(deck)) == 28 for deck in decks)
    assert len({deck[0] for deck in decks}) > 1
    assert dealt(4).view(0)["emira_deck"] == {"size": 28, "known": [], "somewhere": [], "swapped": [], "coming": []}


@pytest.mark.parametrize(
    ("colours", "each", "clothing"),
    [
        (["green", "white", "red", "blue"], 8, 8),
        (["green", "white", "red", "black"], 8, 9),
        (["green", "white", "blue"], 6, 6),
        (["green", "white", "red"], 6, 7),
    ],
)
def test_3_11_the_bag(colours: list[str], each: int, clothing: int) -> None:
    match = scenario("emira", players=len(colours), colours=colours, phase="events", mode="advanced", round=1)
    assert match.position()["bag"] == {"beauty": each, "manners": each, "clothing": clothing}


def test_3_12_everybody_receives_750_gold() -> None:
    for players in (3, 4, 5):
        assert [sheik["gold"] for sheik in dealt(players).position()["sheiks"]] == [750] * players


def test_3_13_palace_tracks_start_at_0() -> None:
    assert [sheik["track"] for sheik in dealt(4, mode="advanced").position()["sheiks"]] == [0, 0, 0, 0]
