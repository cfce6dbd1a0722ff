"""A-49: no Dragon's Flight on a cave that Dragon's Return has closed this round."""

from __future__ import annotations

from serai import Match
from serai.testing import play, refusal, scenario


def turn(match: Match, seat: int, *words: str) -> Match:
    """The others pass until the seat is asked, then it answers."""
    while match.decision.seat != seat:
        play(match, (match.decision.seat, "pass"))
    return play(match, *((seat, word) for word in words))


def settle(match: Match) -> Match:
    """Everybody passes until the batch has taken effect, or an effect asks something."""
    while match.decision.kind == "window" and match.position()["window"]["batch"]:
        play(match, (match.decision.seat, "pass"))
    return match


def why(match: Match, seat: int, move: str) -> tuple[str, str, dict[str, object]]:
    found = refusal(match, seat, move).as_dict()
    return found["code"], found["clause"], found["numbers"]


def on(match: Match, space: str) -> dict[str, object]:
    return next(seen for seen in match.view(None)["spaces"] if seen["space"] == space)


def cave(**words: object) -> Match:
    given: dict[str, object] = {
        "at": "cave_red",
        "caves": {"cave_white": "3"},
        "spells": {0: ["dragon_return", "dragon_flight", "alms"]},
    }
    return scenario("dragons", **{**given, **words})


def test_a_49_a_closed_cave_is_refused() -> None:
    match = settle(turn(cave(), 0, "cast dragon_return"))
    turn(match, 0, "cast dragon_flight")
    assert why(match, 0, "space cave_white") == ("cave_closed_by_dragon", "A-49", {"space": "cave_white"})
    assert refusal(match, 0, "space cave_blue") is None


def test_a_49_not_castable_if_every_other_cave_has_treasure() -> None:
    caves = {"cave_red": "1", "cave_white": "3", "cave_blue": "1", "cave_black": "1", "cave_gold": "1"}
    match = settle(turn(cave(caves=caves), 0, "cast dragon_return", "space cave_white"))
    assert why(match, 0, "cast dragon_flight") == ("not_castable", "dragons 6.4.10", {"spell": "dragon_flight"})


def test_a_49_next_round_the_cave_is_like_any_other() -> None:
    match = scenario("dragons", at="clean_up", this_round={"closed": ["cave_white"]}, spells={0: ["dragon_flight"]})
    assert match.position()["round"] == 2
    assert match.position()["this_round"]["closed"] == []
