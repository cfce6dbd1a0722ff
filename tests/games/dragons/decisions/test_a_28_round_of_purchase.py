"""A-28: an artifact may be used in the round in which it was bought, if a use is left."""

from __future__ import annotations

from serai import Match
from serai.testing import events, play, scenario
from tests.games.dragons.table import pass_windows


def buying(artifact: str, **words: object) -> Match:
    """Seat 0 buys it in the first room; seat 3 waits in the fourth."""
    rest = [kind for kind in ("counterspell", "astral_double", "flying_carpet", "key", "scroll") if kind != artifact]
    match = scenario(
        "dragons",
        at="room_1",
        board={"room_1": [(0, 2)], "room_2": [(0, 4)], "room_4": [(3, 1)]},
        treasure={0: "2c", 3: "1c"},
        pile={1: [artifact, *rest]},
        **words,
    )
    pass_windows(match)
    return play(match, (0, "buy"))


def test_a_28_a_carpet_flies_into_the_next_room() -> None:
    match = play(buying("flying_carpet"), (0, "use flying_carpet"))
    assert events(match, "carpet_landed")[0].data["space"] == "room_2"


def test_a_28_a_double_works_in_the_next_room() -> None:
    match = play(buying("astral_double"), (0, "use astral_double"))
    assert len(events(match, "piece_doubled")) == 1


def test_a_28_a_counterspell_answers_the_next_spell() -> None:
    match = buying("counterspell", spells={1: ["offering"]})
    play(match, (1, "cast offering"), (0, "use counterspell"))
    assert events(match, "spell_countered")[0].data["spell"] == "offering"


def test_a_28_not_when_the_use_is_spent() -> None:
    match = buying("flying_carpet", used={0: ["lamp"]})
    assert match.decision.seat == 3
    assert match.view(0)["mine"]["artifacts"] == ["lamp", "flying_carpet"]


def test_a_28_the_djinn_leaves_a_use_for_it() -> None:
    match = buying("flying_carpet", used={0: ["lamp"]}, this_round={"djinn": 0})
    play(match, (0, "use flying_carpet"))
    assert len(events(match, "carpet_landed")) == 1
