"""Games begun under rules version 1: treasure cards were free, and slot 3 asked only where the vizier goes."""

from __future__ import annotations

import serai
from serai import Match
from serai.testing import play, scenario
from tests.games.look import asked, legal_moves, told
from tests.games.saba.look import BLUE, stock

SABA = serai.game("saba")


def flat(kind: str, move: str) -> int:
    """A choice as it was stored then."""
    found = next(one for one in SABA.space.questions if one.name == kind)
    option = found.option(found.parse(move))
    assert isinstance(option, int)
    return found.base + option


def of_version_1(match: Match, choices: list[int]) -> dict[str, object]:
    """A save of a game from this start, as version 1 wrote it: without the settings and kinds that came later."""
    save = match.export()
    settings = {name: value for name, value in save["options"].items() if name != "treasure_cost"}
    return {**save, "rules": "1", "options": settings, "choices": choices}


def test_slot_3_with_ready_quarters_goes_on_by_the_names_of_its_choices() -> None:
    start = scenario("saba", quarters={"mason": [BLUE], "bazaar": [BLUE]}, stock={BLUE: "1A"}, harbour="A2|E2|G3|S4")
    choices = [flat("pre_harbour", "choose_harbour harbour_b"), flat("move_vizier", "move_vizier goldsmith")]
    match = serai.load(of_version_1(start, choices))
    assert match.stopped is None
    assert [entry["to"] for entry in told(match, "vizier_moved")] == ["goldsmith"]
    assert stock(match, BLUE) == "1A 4G"
    assert "use_quarter mason" in legal_moves(match)
    assert match.choices[1] == flat("vizier_or_quarter", "move_vizier goldsmith")


def test_a_treasure_card_stays_free() -> None:
    words = {"step": "build", "sites": ["treasure_1", "fountain_1", "fountain_2"], "hand": {BLUE: ["res_gold"]}}
    start = scenario("saba", stock={BLUE: ""}, treasure_cost="none", **words)
    match = serai.load(of_version_1(start, [flat("build", "take_special 1")]))
    assert match.stopped is None
    assert told(match, "special_taken")[0]["paid"] == []
    assert match.settings["treasure_cost"] == "none"


def test_a_position_that_asks_only_for_the_vizier_goes_on_with_the_quarter() -> None:
    match = play(scenario("saba", quarters={"mason": [BLUE]}), (BLUE, "choose_harbour harbour_b"))
    then = match.position()
    then = {**then, "rules": "1", "decision": {**then["decision"], "kind": "move_vizier"}}
    then["options"] = {name: value for name, value in then["options"].items() if name != "treasure_cost"}
    again = SABA.from_position(then)
    assert asked(again) == ("vizier_or_quarter", BLUE)
    assert again.settings["treasure_cost"] == "none"
    play(again, (BLUE, "move_vizier carpenter"))
    assert asked(again) == ("build", BLUE)
