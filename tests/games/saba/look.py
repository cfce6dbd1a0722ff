"""What tests of Saba look at: stocks and the harbour in the notation of the rules, who is asked, and why not."""

from __future__ import annotations

from serai import Match

LETTERS = {"alabaster": "A", "sandstone": "S", "ebony": "E", "gold": "G"}
BLUE, RED, YELLOW, GREEN = range(4)
PASSING = ("end_build", "skip_quarter", "end_turn", "none", "no")


def bundle(resources: dict[str, int]) -> str:
    """`2A 1G`."""
    return " ".join(f"{number}{LETTERS[kind]}" for kind, number in resources.items() if number)


def stock(match: Match, seat: int) -> str:
    return bundle(match.position()["players"][seat]["stock"])


def reserve(match: Match) -> str:
    return bundle(match.position()["reserve"])


def harbour(match: Match) -> str:
    """`G2|A2|S3|E4`."""
    return "|".join(f"{LETTERS[slot['type']]}{slot['count']}" for slot in match.position()["harbour"])


def player(match: Match, seat: int) -> dict[str, object]:
    return match.position()["players"][seat]


def garden(match: Match, number: int) -> dict[str, object]:
    return match.position()["gardens"][number - 1]


def sites(match: Match) -> list[str]:
    return match.position()["sites"]


def serail(match: Match) -> list[int]:
    return match.position()["serail"]


def points(match: Match) -> list[int]:
    return [builder["points"] for builder in match.view(None)["builders"]]


def pass_turn(match: Match, harbour_card: str = "harbour_a") -> Match:
    """Let the active player do as little as possible until the next turn begins or the game is over."""
    turn = match.position()["turn"]
    while match.decision is not None and match.position()["turn"] == turn:
        wanted = [f"choose_harbour {harbour_card}", *PASSING]
        found = [move for move in match.decision.moves if str(move) in wanted]
        match.play((found or match.decision.moves)[0])
    return match
