"""What tests of Emira look at: sheiks, who joined whom, who is asked; and rounds in which nobody does anything."""

from __future__ import annotations

from functools import partial

from serai import Match
from serai.testing import events, play, scenario

PLAIN: dict[str, object] = {
    "camels": [0, 0, 0, 0],
    "sections": [0, 0, 0, 0],
    "status_cards": [[], [], [], []],
    "tokens": [{}, {}, {}, {}],
}
BARE: dict[str, object] = {"gold": [500, 500, 500, 500], **PLAIN}
THREE_POINT_CARDS = {"status_1200", "status_1300", "status_1400", "status_1500"}
ALL_PASS = [(seat, "pass") for seat in range(4)]
IDLE = ("pass", "decline", "none", "no_bid")


# Situations

three = partial(scenario, "emira", players=3)


def free_choice(**words: object) -> Match:
    """Everybody passes, so that seat 0 chooses an action without a bid."""
    return play(scenario("emira", **words), *ALL_PASS)


def court(*princesses: str, **words: object) -> Match:
    """The princesses choose; play stops at the first decision after that, usually the next round's first."""
    return scenario("emira", phase="courtship", in_play=list(princesses), **{**BARE, **words})


# The table


def sheik(match: Match, seat: int = 0) -> dict[str, object]:
    return match.position()["sheiks"][seat]


def gold(match: Match) -> list[int]:
    return [sheik["gold"] for sheik in match.position()["sheiks"]]


def gold_seen(match: Match, viewer: int | None) -> list[int | None]:
    """The gold of all sheiks, as far as somebody sees it."""
    return [sheik["gold"] for sheik in match.view(viewer)["sheiks"]]


def camels(match: Match) -> list[int]:
    return [sheik["camels"] for sheik in match.position()["sheiks"]]


def caravans(match: Match, seat: int = 0) -> list[tuple[str, int]]:
    return [(caravan["kind"], caravan["remaining"]) for caravan in match.position()["sheiks"][seat]["caravans"]]


def owner(match: Match, princess: str = "xenia") -> int | None:
    sheiks = match.position()["sheiks"]
    return next((seat for seat, sheik in enumerate(sheiks) if princess in sheik["palace"]), None)


def markers(match: Match) -> int:
    """Xenia's."""
    return match.position()["xenia"]["markers"]


def joined(match: Match) -> list[tuple[object, object]]:
    """The princesses who joined a sheik, and which."""
    return [(entry.data["princess"], entry.data["seat"]) for entry in events(match, "joined")]


# Doing nothing


def do_nothing(match: Match) -> None:
    """Whoever is asked passes, declines or buys nothing."""
    match.play(next(move for move in match.decision.moves if move.verb in IDLE))


def pass_events(match: Match) -> Match:
    while match.decision.question == "play_event":
        match.play(match.parse("pass"))
    return match


def quiet_until(match: Match, number: int, phase: str) -> Match:
    """Nobody does anything until a phase of a round."""
    while (match.position()["round"], match.position()["phase"]) != (number, phase):
        do_nothing(match)
    return match


def idle_round(match: Match) -> list[tuple[str, int]]:
    """Nobody does anything until the end of the round; who was asked what."""
    asked = []
    number = match.view(None)["round"]
    while match.decision is not None and match.view(None)["round"] == number:
        asked.append((match.decision.question, match.decision.seat))
        do_nothing(match)
    return asked
