"""What may be declared is judged without the batch that is open."""

from __future__ import annotations

from serai.testing import play, refusal, scenario
from tests.games.look import asked, legal_moves, told


def test_7_4_3_what_is_about_to_go_can_still_be_aimed_at() -> None:
    """The 5 is doomed, yet its owner may declare Second Chance for it."""
    match = scenario(
        "dragons",
        players=3,
        at="market",
        board={"market": [(1, 5)]},
        spells={0: ["lunar_eclipse"], 1: ["second_chance"]},
    )
    play(match, (0, "cast lunar_eclipse"))
    assert asked(match) == ("window", 1)
    assert legal_moves(match) == ["pass", "cast second_chance"]


def test_7_4_3_what_is_about_to_come_does_not_count_yet() -> None:
    """A Carpet needs treasure in the cave; Dragon's Flight brings it only with the batch."""
    match = scenario(
        "dragons",
        players=3,
        at="cave_red",
        spells={0: ["dragon_flight"], 1: ["alms"]},
        artifacts={1: ["flying_carpet"]},
    )
    play(match, (0, "cast dragon_flight"), (0, "space cave_red"))
    assert legal_moves(match) == ["pass", "cast alms"]
    found = refusal(match, 1, "use flying_carpet")
    assert found is not None
    assert (found.code, found.numbers) == ("cave_without_treasure", {"space": "cave_red"})
    play(match, (1, "pass"))
    assert match.position()["caves"]["cave_red"] == [4, 2, 0, 0]
    assert legal_moves(match) == ["pass", "cast alms", "use flying_carpet"], "in the next poll it is possible"


def test_7_4_3_a_space_about_to_be_sealed_is_still_a_destination() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="tent",
        board={"djinn": [(1, 5)]},
        spells={0: ["close_sesame"], 1: ["second_chance"]},
    )
    play(match, (0, "cast close_sesame"), (0, "space market"), (1, "cast second_chance"))
    assert "space market" in legal_moves(match)
    play(match, (1, "space market"))
    assert told(match, "spell_without_effect") == [{"seat": 1, "spell": "second_chance"}]


def test_7_4_3_the_cap_is_judged_without_pieces_on_their_way() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="room_1",
        board={"room_1": [(0, value) for value in (1, 2, 4, 5)]},
        artifacts={0: ["flying_carpet", "astral_double"]},
        this_round={"djinn": 0},
    )
    play(match, (0, "use flying_carpet"))
    assert legal_moves(match) == ["pass", "use astral_double"]


def test_7_4_3_a_cancelled_spell_is_gone() -> None:
    match = scenario(
        "dragons",
        players=4,
        at="market",
        spells={0: ["alms", "offering"]},
        artifacts={1: ["counterspell"], 2: ["counterspell"]},
    )
    play(match, (0, "cast alms"), (1, "use counterspell"))
    assert asked(match) == ("window", 0), "seat 2 has nothing to counter any more"


def test_7_4_3_a_declared_artifact_is_used() -> None:
    """It cannot be declared again, and it can be borrowed."""
    match = scenario(
        "dragons",
        players=3,
        at="market",
        spells={1: ["borrow"]},
        artifacts={0: ["flying_carpet"]},
        this_round={"djinn": 0},
    )
    play(match, (0, "use flying_carpet"))
    assert asked(match) == ("window", 1)
    assert legal_moves(match) == ["pass", "cast borrow"]
    play(match, (1, "cast borrow"))
    assert [data["seat"] for data in told(match, "carpet_landed")] == [0, 1]
