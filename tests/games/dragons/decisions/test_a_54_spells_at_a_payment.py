"""A-54: at a bribe Alms, at an offer Alms, Exchange or Abracadabra, and only by the player asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from serai import Match
from serai.testing import events, play, scenario
from tests.games.dragons.table import pass_windows
from tests.games.look import asked, reason

SPELLS = ["abracadabra", "alms", "exchange", "mirage", "offering"]


def bribe(**words: object) -> Match:
    """Seat 0 is asked for a bribe of 5; everybody has passed in the window."""
    given: dict[str, object] = {
        "at": "guard_room",
        "guard": 9,
        "board": {"guard_room": [(0, 4)]},
        "treasure": {0: "6c"},
        "spells": {0: SPELLS},
    }
    match = scenario("dragons", **{**given, **words})
    return pass_windows(match)


# Seat 0 is offered the artifact of the first room for 4 units of a kind.
offer = partial(bribe, at="room_1", board={"room_1": [(0, 4)]})


def test_a_54_alms_can_be_cast_at_a_bribe() -> None:
    match = bribe()
    assert match.decision.question == "bribe_guard"
    assert [move["spell"] for move in match.decision.moves if move.verb == "cast"] == ["alms"]


def test_a_54_alms_exchange_and_abracadabra_at_an_offer() -> None:
    match = offer()
    assert [move.verb for move in match.decision.moves] == ["decline", "buy", "buy_with_abracadabra", "cast", "cast"]
    assert [move["spell"] for move in match.decision.moves if move.verb == "cast"] == ["alms", "exchange"]


@pytest.mark.parametrize(
    ("question", "spell"),
    [(bribe, "exchange"), (bribe, "mirage"), (bribe, "offering"), (offer, "mirage"), (offer, "offering")],
    ids=["bribe-exchange", "bribe-mirage", "bribe-offering", "offer-mirage", "offer-offering"],
)
def test_a_54_nothing_else(question: Callable[..., Match], spell: str) -> None:
    assert reason(question(), 0, f"cast {spell}") == ("not_in_this_window", "dragons 7.3", {"item": spell})


@pytest.mark.parametrize("question", [bribe, offer], ids=["bribe", "offer"])
def test_a_54_others_cannot_join_with_spells_of_their_own(question: Callable[..., Match]) -> None:
    match = question(spells={0: ["alms"], 1: ["exchange", "mirage"], 2: ["offering"]}, treasure={0: "6c", 1: "3p"})
    play(match, (0, "cast alms"))
    assert asked(match) == ("alms_pick", 0)


def test_a_54_after_alms_the_question_is_put_again() -> None:
    match = bribe(treasure={0: "2c"}, spells={0: ["alms"]})
    play(match, (0, "cast alms"), (0, "take crown 3"))
    assert asked(match) == ("bribe_guard", 0)
    play(match, (0, "pay"))
    assert events(match, "guard_bribed")[0].data == {"seat": 0, "units": {"crown": 5}}


def test_a_54_exchange_at_an_offer_lets_the_player_pay() -> None:
    match = offer(treasure={0: "2c 2p"}, spells={0: ["exchange"]})
    play(match, (0, "cast exchange"), (0, "hold crown 4"), (0, "buy"))
    assert events(match, "artifact_paid")[0].data["units"] == {"crown": 4}


def test_a_54_ranks_do_not_change_at_an_offer() -> None:
    """Seat 1 is second and gets the offer only when seat 0 has declined."""
    match = offer(board={"room_1": [(0, 4), (1, 2)]}, treasure={0: "6c", 1: "2p"}, spells={0: ["alms"]})
    play(match, (0, "cast alms"), (0, "take crown 3"), (0, "decline"))
    assert asked(match) == ("buy_artifact", 1)
