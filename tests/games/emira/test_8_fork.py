"""8: dealing anew what a viewer cannot know, and nothing else."""

import random

import pytest

import serai
from serai import Match
from serai.testing import play, scenario
from tests.games.emira.look import ALL_PASS, THREE_POINT_CARDS, sheik
from tests.games.look import forks

EMIRA = serai.game("emira")


def deck(match: Match, name: str) -> list[str]:
    cards = match.position()[name]["cards"]
    assert isinstance(cards, list)
    return cards


def wander(match: Match, rng: random.Random, moves: int) -> None:
    """Random moves, with small bids so that something happens in every phase."""
    for _ in range(moves):
        if match.decision is None:
            return
        match.play(rng.choice(match.decision.moves[:8]))


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_8_a_fork_looks_the_same_to_its_seat(seat: int | None) -> None:
    match = scenario("emira")
    for fork in forks(match, seat):
        assert fork.view(seat) == match.view(seat)


PLAYED: dict[str, tuple[dict[str, object], list[tuple[int, str]]]] = {
    "play_event": ({"phase": "events"}, []),
    "good_looking_type": ({"hand": {0: ["good_looking_1"]}}, [(0, "play good_looking_1")]),
    "new_caravan_pick": (
        {"hand": {0: ["new_spice_caravan_1"]}, "caravans": {0: [("small_slow", 2), ("small_fast", 1)]}},
        [(0, "play new_spice_caravan_1")],
    ),
    "vermin_kind": ({"hand": {0: ["vermin_1"]}}, [(0, "play vermin_1")]),
    "vermin_pick": (
        {"hand": {0: ["vermin_1"]}, "caravans": {1: [("small_fast", 2), ("small_fast", 1)]}},
        [(0, "play vermin_1"), (0, "vermin_kind small_fast")],
    ),
    "court_influence_order": ({"hand": {0: ["court_influence_1"]}}, [(0, "play court_influence_1")]),
    "new_orders_order": ({"hand": {0: ["new_orders_1"]}}, [(0, "play new_orders_1")]),
    "changing_mind_target": ({"players": 3, "hand": {0: ["changing_her_mind_1"]}}, [(0, "play changing_her_mind_1")]),
    "changing_mind_choice": ({"hand": {0: ["changing_her_mind_1"]}}, [(0, "play changing_her_mind_1")]),
    "double_trouble_split": ({"players": 3, "hand": {0: ["double_trouble_1"]}}, [(0, "play double_trouble_1")]),
    "quiet_days_round": ({"players": 3, "hand": {0: ["quiet_days_1"]}}, [(0, "play quiet_days_1")]),
    "noble_pick": ({"phase": "market", "this_round": {"noble_merchandise": 1}}, []),
    "bazaar_pick": ({"phase": "market", "this_round": {"bazaar": 1}}, []),
    "auction_turn": ({"phase": "auction"}, []),
    "last_player_bid": (
        {"phase": "auction", "gold": [0, 0, 0, 500]},
        [(0, "take_150"), (1, "take_150"), (2, "take_150")],
    ),
    "choose_action": ({"phase": "auction"}, [*ALL_PASS]),
    "buy_event": ({"phase": "purchase"}, []),
    "keep_event": ({"phase": "purchase"}, [(0, "three")]),
    "samira_discard": (
        {"phase": "courtship", "in_play": ["samira"], "tokens": {0: {"beauty": 2, "manners": 2}}},
        [],
    ),
    "zahrah_discard": (
        {"phase": "courtship", "in_play": ["zahrah"], "status_cards": {0: ["status_700", "status_900"]}},
        [],
    ),
    "sidi_victim": ({"phase": "courtship", "in_play": ["sidi_suleiman"], "palace": {0: ["thara", "asima"]}}, []),
    "xenia_gift": ({"phase": "xenia", "round": 5, "palace": {0: ["xenia"]}, "xenia": {"joined_in_round": 2}}, []),
}


@pytest.mark.parametrize("kind", PLAYED)
def test_8_a_fork_is_possible_at_every_decision(kind: str) -> None:
    words, moves = PLAYED[kind]
    match = play(scenario("emira", **{"phase": "events", **words}), *moves)
    assert match.decision.question == kind
    for seat in (*range(match.players), None):
        assert match.fork(seat, 1).view(seat) == match.view(seat)


@pytest.mark.parametrize(
    ("players", "mode", "edition"),
    [(3, "standard", "fr"), (3, "advanced", "nl"), (4, "advanced", "consensus"), (4, "standard", "nl"),
     (5, "standard", "pl"), (5, "advanced", "fr")],
)  # fmt: skip
def test_8_a_fork_looks_the_same_all_through_a_game(players: int, mode: str, edition: str) -> None:
    for seed in range(4):
        rng = random.Random(seed)
        match = EMIRA.new(seed=seed, players=players, mode=mode, edition=edition)
        for step in range(20):
            for seat in (*range(players), None):
                assert match.fork(seat, step).view(seat) == match.view(seat), (seed, step, seat)
            wander(match, rng, 12)


def test_8_what_is_known_of_a_deck_is_true_all_through_a_game() -> None:
    for seed in range(6):
        rng = random.Random(seed)
        match = EMIRA.new(seed=seed, players=4, mode="advanced", edition="nl")
        for _ in range(30):
            wander(match, rng, 8)
            for name in ("emira_deck", "status_deck", "event_deck"):
                for seat in (0, 1, 2, 3, None):
                    for place in match.view(seat)[name]["known"]:
                        assert deck(match, name)[place["position"] - 1] == place["card"]


def test_8_a_fork_deals_the_goals_of_others_anew() -> None:
    match = scenario("emira")
    own = sheik(match, 0)["goal"]
    dealt = [sheik(fork, 1)["goal"] for fork in forks(match, 0, 40)]
    assert len(set(dealt)) == 4  # every goal but his own, the spare one included
    assert own not in dealt
    assert all(sheik(fork, 0)["goal"] == own for fork in forks(match, 0))


def test_8_a_spectators_fork_deals_all_goals_anew() -> None:
    match = scenario("emira")
    assert len({sheik(fork, 0)["goal"] for fork in forks(match, None, 40)}) == 5


def test_8_goals_are_not_dealt_anew_when_the_game_is_over() -> None:
    match = scenario("emira", phase="round_end", max_rounds=1)
    for fork in forks(match, 0):
        assert [sheik(fork, seat)["goal"] for seat in range(4)] == [sheik(match, seat)["goal"] for seat in range(4)]


def test_8_a_fork_deals_the_hands_of_others_and_the_event_deck_anew() -> None:
    match = scenario("emira", hand={0: ["vermin_1"], 1: ["bazaar_1", "bazaar_2"]})
    assert len({tuple(sheik(fork, 1)["hand"]) for fork in forks(match, 0)}) > 8
    assert len({tuple(deck(fork, "event_deck")) for fork in forks(match, 0)}) == 12
    for fork in forks(match, 0):
        assert sheik(fork, 0)["hand"] == ["vermin_1"]
        assert len(sheik(fork, 1)["hand"]) == 2


def test_8_a_fork_shuffles_the_unknown_parts_of_the_decks() -> None:
    match = scenario("emira")
    assert len({tuple(deck(fork, "emira_deck")) for fork in forks(match, 0)}) == 12
    assert len({tuple(deck(fork, "status_deck")) for fork in forks(match, 0)}) == 12


def test_8_a_fork_never_changes_gold() -> None:
    match = scenario("emira", gold=[110, 220, 330, 440])
    for fork in forks(match, 0):
        assert [sheik(fork, seat)["gold"] for seat in range(4)] == [110, 220, 330, 440]


def test_8_a_fork_leaves_the_match_alone() -> None:
    match = scenario("emira")
    before = match.position()
    play(match.fork(0, 1), (0, "bid 10"))
    assert match.position() == before


def test_8_a_fork_can_be_played_on() -> None:
    match = EMIRA.new(seed=5, players=5, mode="advanced")
    wander(match, random.Random(5), 60)
    for fork in forks(match, 2, 4):
        wander(fork, random.Random(6), 60)
        assert fork.position()["round"] >= match.position()["round"]


def test_8_the_same_seed_gives_the_same_fork() -> None:
    match = scenario("emira")
    assert match.fork(1, 7).position() == match.fork(1, 7).position()


@pytest.mark.parametrize(("players", "safe"), [(4, 6), (3, 3)])
def test_8_a_fork_keeps_three_pointers_out_of_the_first_status_cards(players: int, safe: int) -> None:
    match = EMIRA.new(seed=2, players=players)
    for fork in forks(match, 0, 40):
        assert not THREE_POINT_CARDS & set(deck(fork, "status_deck")[:safe])


def test_8_a_fork_keeps_what_court_influence_showed() -> None:
    match = scenario("emira", phase="events", hand={0: ["court_influence_1"]}, emira_top=["thara", "nibal", "sahar"])
    play(match, (0, "play court_influence_1"), (0, "court_influence_order 2 3 1"))
    assert {tuple(deck(fork, "emira_deck")[:3]) for fork in forks(match, 0)} == {("nibal", "sahar", "thara")}
    assert len({tuple(deck(fork, "emira_deck")[:3]) for fork in forks(match, 1)}) > 8


def test_8_a_fork_keeps_blurred_cards_among_their_places() -> None:
    match = scenario(
        "emira",
        phase="events",
        hand={0: ["court_influence_1"], 1: ["court_influence_2"]},
        emira_top=["thara", "nibal", "sahar"],
    )
    play(match, (0, "play court_influence_1"), (0, "court_influence_order 1 2 3"))
    play(match, (1, "play court_influence_2"), (1, "court_influence_order 3 2 1"))
    tops = [tuple(deck(fork, "emira_deck")[:3]) for fork in forks(match, 0, 40)]
    assert all(set(top) == {"thara", "nibal", "sahar"} for top in tops)
    assert len(set(tops)) == 6


def test_8_a_fork_shows_the_one_who_looks_other_cards_to_a_rival() -> None:
    match = scenario("emira", phase="purchase", gold=[500] * 4, in_play=[])
    play(match, (0, "three"))
    own = {str(move) for move in match.decision.moves}
    assert all({str(move) for move in fork.decision.moves} == own for fork in forks(match, 0))
    assert len({frozenset(str(move) for move in fork.decision.moves) for fork in forks(match, 1)}) > 8


def test_8_a_fork_keeps_leavers_at_the_bottom() -> None:
    match = scenario("emira", mode="advanced", phase="upkeep", palace={0: ["thara", "asima", "nibal"]}, sections={0: 1},
                     gold=[50, 0, 0, 0], draws=["asima", "nibal"])  # fmt: skip
    ends = [tuple(deck(fork, "emira_deck")[-2:]) for fork in forks(match, 0, 20)]
    assert set(ends) == {("asima", "nibal"), ("nibal", "asima")}


def test_8_a_fork_keeps_own_unchosen_start_events_at_the_bottom_in_nl() -> None:
    match = EMIRA.new(seed=1, players=4, edition="nl")
    hand = sheik(match, 0)["hand"]
    for _ in range(4):
        match.play(match.decision.moves[0])
    for fork in forks(match, 0, 20):
        assert set(hand[1:]) <= set(deck(fork, "event_deck")[-8:])
    assert any(not set(hand[1:]) <= set(deck(fork, "event_deck")[-8:]) for fork in forks(match, 1, 20))


def test_8_a_fork_gives_no_rival_a_start_event_that_the_seat_has_sent_back() -> None:
    # He saw his two other cards go back into the deck, and nobody has drawn from it since.
    match = EMIRA.new(seed=1, players=4, edition="fr")
    sent_back = set(sheik(match, 0)["hand"][1:])
    for _ in range(4):
        match.play(match.decision.moves[0])
    for fork in forks(match, 0, 60):
        assert not sent_back & {card for seat in (1, 2, 3) for card in sheik(fork, seat)["hand"]}


def test_8_a_fork_during_the_draft_keeps_ones_own_cards() -> None:
    match = EMIRA.new(seed=1, players=4)
    play(match, (0, str(match.decision.moves[1])))
    own = match.view(0)["mine"]
    for fork in forks(match, 0):
        assert fork.view(0)["mine"] == own
    assert len({tuple(sheik(fork, 1)["hand"]) for fork in forks(match, 0)}) > 8


def test_8_a_fork_redeals_marks_that_the_seat_has_lost_sight_of() -> None:
    match = scenario(
        "emira",
        edition="fr",
        phase="events",
        hand={0: ["changing_her_mind_1"], 1: ["court_influence_1"]},
        emira_top=["yasmine", "nibal", "sahar"],
    )
    play(match, (0, "play changing_her_mind_1"), (0, "swap"), (1, "play court_influence_1"))
    play(match, (1, "court_influence_order 1 2 3"))
    marks = [tuple(fork.position()["emira_deck"]["swapped"]) for fork in forks(match, 2, 40)]
    assert {sum(mark) for mark in marks} == {1}
    assert {mark.index(1) for mark in marks} == {0, 1, 2}


def test_8_a_fork_keeps_the_mark_on_the_card_that_the_seat_has_swapped_itself() -> None:
    # He knows that the swapped card is Yasmine, wherever seat 1 has laid her.
    match = scenario(
        "emira",
        edition="fr",
        phase="events",
        hand={0: ["changing_her_mind_1"], 1: ["court_influence_1"]},
        emira_top=["yasmine", "nibal", "sahar"],
    )
    play(match, (0, "play changing_her_mind_1"), (0, "swap"), (1, "play court_influence_1"))
    play(match, (1, "court_influence_order 2 3 1"))
    for fork in forks(match, 0, 40):
        place = fork.position()["emira_deck"]["swapped"].index(1)
        assert deck(fork, "emira_deck")[place] == "yasmine"
