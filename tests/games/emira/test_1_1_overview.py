"""1.1: what the game is about, and how many princesses are needed."""

import pytest

from serai import Match
from serai.testing import events, play, scenario

INTELLIGENT = ["albina", "zainab", "zahrah", "malika", "farah", "adara", "anisah", "badra"]
WITH_TALENTS = {
    5: ("goal5_i_h_r", ["albina", "halimah", "thara", "nibal"]),
    4: ("goal4_i_h_c_r", ["albina", "halimah", "asima", "thara", "nibal"]),
    3: ("goal3_2i_h_c_r", ["albina", "zainab", "halimah", "asima", "thara", "nibal"]),
}


def at_round_end(players: int, palace: list[str]) -> Match:
    goal = WITH_TALENTS[players][0]
    return scenario("emira", players=players, phase="round_end", palace={0: palace}, sections={0: 6}, goal={0: goal})


@pytest.mark.parametrize(("players", "minimum"), [(5, 4), (4, 5), (3, 6)])
def test_1_1_the_minimum_with_the_goals_talents_wins(players: int, minimum: int) -> None:
    palace = WITH_TALENTS[players][1]
    assert len(palace) == minimum
    match = at_round_end(players, palace)
    assert match.result is not None
    assert match.result.winners == [0]


@pytest.mark.parametrize("players", [5, 4, 3])
def test_1_1_one_less_than_the_minimum_does_not_win_even_with_the_talents(players: int) -> None:
    match = at_round_end(players, WITH_TALENTS[players][1][:-1])
    assert match.view(0)["mine"]["goal_talents_met"] is True
    assert match.result is None


@pytest.mark.parametrize(("players", "maximum"), [(5, 6), (4, 7), (3, 8)])
def test_1_1_the_maximum_wins_with_any_talents(players: int, maximum: int) -> None:
    match = at_round_end(players, INTELLIGENT[:maximum])
    assert match.view(0)["mine"]["goal_talents_met"] is False
    assert match.result is not None
    assert match.result.winners == [0]


@pytest.mark.parametrize(("players", "maximum"), [(5, 6), (4, 7), (3, 8)])
def test_1_1_one_less_than_the_maximum_does_not_win_without_the_talents(players: int, maximum: int) -> None:
    assert at_round_end(players, INTELLIGENT[: maximum - 1]).result is None


@pytest.mark.parametrize(
    ("princess", "best"),
    [("asima", {"tokens": {2: {"beauty": 1}}}), ("fatima", {"status_cards": {2: ["status_700"]}}),
     ("sahar", {"sections": {1: 0, 2: 1}}), ("yasmine", {"gold": [500, 500, 510, 500]})],
)  # fmt: skip
def test_1_1_a_princess_moves_to_the_sheik_who_is_best_in_what_she_likes_most(
    princess: str, best: dict[str, object]
) -> None:
    words: dict[str, object] = {"tokens": {3: {}}, "status_cards": {2: []}, "sections": {1: 0}}
    for word, value in best.items():
        words[word] = {**words.get(word, {}), **value} if isinstance(value, dict) else value
    words["tokens"] = {3: {}, **words["tokens"]}
    match = scenario("emira", phase="courtship", in_play=[princess], **words)
    assert events(match, "joined")[0].data == {"princess": princess, "seat": 2}


def test_1_1_a_sheik_buys_at_most_one_thing_in_a_round() -> None:
    match = scenario("emira", gold=[2000] * 4, in_play=["asima"])
    play(match, (0, "bid 10"), (1, "pass"), (2, "pass"), (3, "pass"), (0, "buy camel"))
    asked = []
    while match.decision is not None and match.position()["phase"] == "auction":
        asked.append(match.decision.seat)
        moves = {"auction_turn": "pass", "choose_action": "decline", "last_player_bid": "no_bid"}
        match.play(match.parse(moves[match.decision.question]))
    assert 0 not in asked


def test_1_1_the_game_ends_only_after_the_upkeep_of_the_round() -> None:
    goal, palace = WITH_TALENTS[4]
    match = scenario(
        "emira",
        phase="courtship",
        in_play=["fatima"],
        palace={0: palace[:-1]},
        sections={0: 6},
        goal={0: goal},
        status_cards={0: ["status_1200"], 2: []},
        gold=[250, 0, 0, 0],
    )
    kinds = [entry.kind for entry in match.log]
    assert kinds.index("joined") < kinds.index("upkeep_paid") < kinds.index("goal_fulfilled")
    assert match.position()["sheiks"][0]["gold"] == 0
    assert match.result is not None
    assert match.result.winners == [0]
