"""What a good player does in plain situations."""

from __future__ import annotations

import pytest

from serai import Match
from serai.games.saba.bots.outlook import GOLDS, Outlook, worth_in_time
from serai.games.saba.bots.taste import taste_of
from serai.games.saba.state import SabaState
from serai.testing import play, scenario
from tests.games.saba.look import BLUE, GREEN, RED, YELLOW

PILLARS = ["pillar_1", "pillar_2", "pillar_3"]


def chosen(match: Match) -> str:
    """The move that the judgement likes best."""
    state = match.state
    option = match.game.insight().judge(state).best()
    return str(match.game.space.questions[state.question_number].move(option))


def considered(match: Match) -> list[str]:
    state = match.state
    judgement = match.game.insight().judge(state)
    return [str(match.game.space.questions[state.question_number].move(option)) for option in judgement.options]


def scores(match: Match) -> dict[str, float]:
    """The options judged, the best one with 0."""
    state = match.state
    judgement = match.game.insight().judge(state)
    names = considered(match)
    return dict(zip(names, judgement.scores, strict=True))


def held_by(owners: dict[int, int], value: int = 2) -> dict[int, dict[str, int]]:
    return {garden: {"value": value, "figure": owner} for garden, owner in owners.items()}


# The end


def test_takes_the_game_end_card_when_it_leads() -> None:
    match = scenario(
        "saba", step="build", sites=["game_end", "pillar_5", "pillar_8"], gardens=held_by({1: BLUE, 2: BLUE, 3: RED})
    )
    assert chosen(match) == "take_special 1"


def test_leaves_the_game_end_card_when_it_does_not_lead() -> None:
    match = scenario(
        "saba",
        step="build",
        sites=["game_end", "pillar_5", "pillar_8"],
        gardens=held_by({1: BLUE, 2: RED, 3: RED}),
        stock={BLUE: "1G"},
    )
    assert chosen(match) != "take_special 1"


def test_builds_before_it_ends_the_game() -> None:
    """E-42: taken before the build, the card would lose."""
    match = scenario(
        "saba",
        players=2,
        step="build",
        sites=["game_end", "pillar_5", "pillar_8"],
        gardens=held_by({1: BLUE, 2: BLUE, 3: BLUE, 4: RED, 5: RED, 6: RED, 7: RED}),
        stock={BLUE: "1A 3S 1E 1G"},
    )
    assert chosen(match) == "build 2"
    play(match, (BLUE, "build 2"), (RED, "yes"))
    assert chosen(match) == "take_special 1"


def test_plays_a_card_on_the_way_to_the_winning_build() -> None:
    match = scenario(
        "saba",
        players=2,
        step="build",
        sites=["game_end", "pillar_5", "pillar_8"],
        gardens=held_by({1: BLUE, 2: BLUE, 3: BLUE, 4: RED, 5: RED, 6: RED, 7: RED}),
        stock={BLUE: "1A 2S 1E 1G"},
        hand={BLUE: ["res_sandstone", "res_gold"]},
    )
    assert chosen(match) == "play res_sandstone"


def test_keeps_the_gold_that_the_game_end_card_costs() -> None:
    """Leads already: a build that spends the gold of the surcharge would let the others play on."""
    match = scenario(
        "saba",
        step="build",
        sites=["pillar_5", "game_end"],
        building_deck=[],
        gardens={**held_by({1: BLUE, 2: BLUE, 3: RED}), 5: {"value": 2}},
        removed=["pillar_8"],
        stock={BLUE: "1G"},
    )
    assert chosen(match) == "take_special 2"


def test_the_last_palace_card_is_not_built_to_lose() -> None:
    match = scenario(
        "saba",
        step="build",
        sites=["pillar_2", "game_end"],
        building_deck=[],
        gardens=held_by({1: RED, 2: YELLOW, 3: RED, 4: RED}),
        stock={BLUE: "1A 2S 2E"},
    )
    assert chosen(match) == "end_build"


def test_the_last_palace_card_is_built_to_win() -> None:
    match = scenario(
        "saba",
        step="build",
        sites=["pillar_2", "game_end"],
        building_deck=[],
        gardens=held_by({1: BLUE, 2: RED, 3: RED}),
        stock={BLUE: "1A 2S 2E"},
    )
    assert chosen(match) == "build 1"


# Interim scorings


def test_takes_a_treasure_card_as_the_leader() -> None:
    match = scenario(
        "saba",
        step="build",
        sites=["treasure_1", "fountain_1", "fountain_2"],
        gardens=held_by({5: BLUE, 6: BLUE}, 1),
        stock={BLUE: "1A 1S 1E"},
    )
    assert chosen(match) == "take_special 1"


def test_does_not_give_a_treasure_card_to_a_rival() -> None:
    match = scenario(
        "saba",
        step="build",
        sites=["treasure_1", "fountain_1", "fountain_2"],
        gardens=held_by({5: RED, 6: RED}, 1),
        stock={BLUE: "1A 1S 1E"},
        hand={BLUE: ["res_gold"]},
    )
    assert chosen(match) != "take_special 1"


def test_becomes_the_leader_before_the_scoring() -> None:
    """E-23: build first, then the treasure card."""
    match = scenario(
        "saba",
        step="build",
        sites=["treasure_1", "fountain_1", "fountain_8"],
        gardens=held_by({5: BLUE, 6: BLUE, 3: RED, 4: RED}, 1),
        stock={BLUE: "1A 3S 3E 1G"},
    )
    assert chosen(match) == "build 2"
    play(match, (BLUE, "build 2"))
    assert chosen(match) == "take_special 1"


def test_takes_the_treasure_card_first_if_that_saves_the_surcharge() -> None:
    match = scenario(
        "saba",
        step="build",
        sites=["treasure_1", "fountain_1", "fountain_8"],
        gardens=held_by({5: BLUE, 6: BLUE}, 1),
        stock={BLUE: "1A 3S 3E"},
    )
    assert chosen(match) == "take_special 1"


@pytest.mark.parametrize(("cost", "better"), [("one_of_each", "end_build"), ("none", "take_special 1")])
def test_a_scoring_that_only_keeps_others_from_it_is_worth_no_goods(cost: str, better: str) -> None:
    """Blue and Red are tied: nobody would get the point."""
    match = scenario(
        "saba",
        step="build",
        treasure_cost=cost,
        sites=["treasure_1", "fountain_1", "fountain_8"],
        gardens=held_by({5: RED, 6: BLUE}, 1),
        stock={BLUE: "1A 1S 1E"},
    )
    judged = scores(match)
    assert max(("end_build", "take_special 1"), key=lambda move: judged[move]) == better


def before_the_scoring(leader: int, stock: str = "", rival: str = "") -> Outlook:
    """A treasure card lies on a site, the other cards there belong to Blue's own gardens."""
    state = scenario(
        "saba",
        step="build",
        sites=["treasure_1", "fountain_5", "fountain_6"],
        gardens={**held_by({5: leader, 6: leader}, 1)},
        stock={BLUE: stock, RED: rival, YELLOW: "", GREEN: ""},
    ).state
    assert isinstance(state, SabaState)
    return Outlook(state, BLUE, taste_of(state.players, False))


def test_who_leads_keeps_the_goods_for_the_treasure_card() -> None:
    ready, short = before_the_scoring(BLUE, "1A 1S 1E"), before_the_scoring(BLUE, "3A")
    assert ready.prizes[0] > 0.0 > before_the_scoring(RED, "1A 1S 1E").prizes[0]
    ready.nothing()
    short.nothing()
    assert ready.nearness(-1) > short.nearness(-1)


def test_a_lead_counts_more_if_somebody_has_what_the_treasure_card_costs() -> None:
    assert before_the_scoring(BLUE, rival="1A 1S 1E").lead > before_the_scoring(BLUE, rival="2A 1E").lead


# Building


def test_displaces_a_rival_rather_than_itself() -> None:
    match = scenario(
        "saba",
        step="build",
        sites=["pillar_1", "pillar_4", "pillar_8"],
        gardens=held_by({1: BLUE, 4: RED}),
        stock={BLUE: "2A 1S 2E 1G"},
    )
    assert chosen(match) == "build 2"


def test_displaces_the_rival_who_is_ahead() -> None:
    match = scenario(
        "saba",
        step="build",
        sites=["pillar_1", "pillar_4", "pillar_8"],
        gardens=held_by({1: YELLOW, 4: RED, 5: RED, 6: RED}),
        stock={BLUE: "2A 1S 2E 3G"},
    )
    assert chosen(match) == "build 2"


def test_builds_from_the_cheaper_site_if_all_else_is_equal() -> None:
    match = scenario("saba", step="build", sites=["arch_7", "arch_8", "arch_1"], stock={BLUE: "1A 1S 1E 2G"})
    assert chosen(match) == "build 1"


# The harbour


def test_takes_what_the_build_lacks() -> None:
    match = scenario(
        "saba",
        sites=["arch_1", "arch_2", "arch_4"],
        stock={BLUE: "2A"},
        harbour="S2|E2|G3|A4",
        harbour_cards={BLUE: [1, 2]},
    )
    assert chosen(match) == "choose_harbour harbour_a"


def test_uses_a_quarter_before_anything_else() -> None:
    match = scenario("saba", quarters={"mason": [BLUE]})
    assert chosen(match) == "use_quarter mason"
    assert considered(match) == ["use_quarter mason"]


def test_strikes_off_the_card_that_threatens_its_figure() -> None:
    match = scenario(
        "saba",
        sites=PILLARS,
        gardens=held_by({1: RED, 2: BLUE, 3: YELLOW}),
        harbour_cards={BLUE: [1, 2]},
        stock={BLUE: ""},
    )
    play(match, (BLUE, "choose_harbour harbour_b"))
    assert chosen(match) == "remove_palace_card 2"


def test_does_not_strike_off_the_last_card_to_lose() -> None:
    match = scenario(
        "saba",
        sites=["pillar_2", "game_end"],
        building_deck=[],
        gardens=held_by({1: RED, 2: RED, 3: BLUE}),
        harbour_cards={BLUE: [1, 2]},
    )
    assert chosen(match) == "choose_harbour harbour_a"


def test_the_vizier_does_not_block_its_own_figure() -> None:
    match = scenario(
        "saba",
        quarters={"mason": [BLUE], "stonemason": [RED]},
        ready=[],
        stock={BLUE: "1A 1S"},
        sites=["arch_1", "arch_3", "arch_7"],
        harbour="E2|S2|G3|A4",
    )
    play(match, (BLUE, "choose_harbour harbour_b"))
    assert chosen(match) == "move_vizier stonemason"


def test_of_many_exchanges_before_the_vizier_the_best_are_considered() -> None:
    match = scenario(
        "saba", quarters={"money_changer": [BLUE], "bazaar": [BLUE]}, stock={BLUE: "2A 2S 2E 1G"}, vizier="mason"
    )
    play(match, (BLUE, "choose_harbour harbour_b"))
    assert len(match.state.options) > 12
    assert len(considered(match)) == 12


# Quarters, limits, serail


def test_an_early_figure_in_a_quarter_pays_back() -> None:
    match = scenario("saba", step="quarter", built_this_turn=True, stock={BLUE: "2G"})
    assert chosen(match).startswith("place_in_quarter")


def test_a_late_one_does_not() -> None:
    match = scenario(
        "saba",
        step="quarter",
        built_this_turn=True,
        card_left=True,
        sites=["pillar_5", "game_end"],
        building_deck=[],
        stock={BLUE: "2G"},
    )
    assert chosen(match) == "skip_quarter"


def test_a_quarter_is_chosen_that_gives_what_is_lacking() -> None:
    """Stonemason, carpenter and mason give alabaster, ebony and sandstone."""
    for stock, quarter in (("3A 3S 1G", "carpenter"), ("3A 3E 1G", "mason"), ("3S 3E 1G", "stonemason")):
        taken = {"money_changer": [RED, YELLOW], "bazaar": [RED, YELLOW]}
        match = scenario("saba", step="quarter", built_this_turn=True, stock={BLUE: stock}, quarters=taken)
        assert chosen(match) == f"place_in_quarter {quarter}"


def test_the_second_place_of_a_quarter_is_dear() -> None:
    """There the same quarter costs one more, and others are free."""
    match = scenario(
        "saba",
        step="quarter",
        built_this_turn=True,
        stock={BLUE: "3A 3S 2G"},
        quarters={"carpenter": [RED], "money_changer": [RED, YELLOW], "bazaar": [RED, YELLOW]},
    )
    assert chosen(match) not in ("place_in_quarter carpenter", "skip_quarter")


# What is kept


def kept(stock: str) -> Outlook:
    """What a player reckons with who has just this."""
    state = scenario("saba", step="build", stock={BLUE: stock}).state
    assert isinstance(state, SabaState)
    return Outlook(state, state.seat, taste_of(state.players, False))


def test_the_last_piece_of_gold_is_worth_more_than_its_count() -> None:
    none, one = kept("6A"), kept("6A 1G")
    more = one.nothing() - one.nearness(-1) - none.nothing() + none.nearness(-1)
    assert more == pytest.approx((one.taste.gold * GOLDS[1] + one.taste.no_gold) * one.unit)
    assert one.taste.no_gold > 0.0


def test_a_resource_counts_the_more_the_earlier_it_comes() -> None:
    taste = taste_of(4, False)
    worths = [worth_in_time(turns, taste) for turns in (0.5, taste.full_turns, 4.0, 6.0)]
    assert worths[1] == 1.0
    assert worths == sorted(set(worths))


def test_returns_what_it_has_most_of() -> None:
    match = scenario("saba", step="limits", stock={BLUE: "5A 1S 1E 1G"})
    assert chosen(match) == "return alabaster"


def test_a_displaced_player_places_a_marker() -> None:
    match = scenario(
        "saba",
        step="build",
        sites=PILLARS,
        gardens=held_by({1: RED}),
        stock={BLUE: "2A 1S 2E"},
    )
    play(match, (BLUE, "build 1"))
    assert chosen(match) == "yes"


# The advanced game


def test_the_harem_guard_wins_the_seat() -> None:
    match = scenario(
        "saba", mode="advanced", step="build", serail=[RED, YELLOW, BLUE], hand={BLUE: ["harem_guard"]}, sites=PILLARS
    )
    assert chosen(match) == "play harem_guard"
    play(match, (BLUE, "play harem_guard"))
    assert chosen(match) == "harem_guard 1 3"


def test_a_worker_saves_the_missing_piece() -> None:
    match = scenario(
        "saba",
        mode="advanced",
        step="build",
        sites=["pillar_6", "pillar_7", "pillar_8"],
        gardens=held_by({6: RED}),
        stock={BLUE: "3A 1S"},
        hand={BLUE: ["worker"]},
    )
    assert chosen(match) == "build_with_workers 1 ebony"


def test_the_robber_takes_what_the_build_lacks() -> None:
    match = scenario(
        "saba",
        mode="advanced",
        step="build",
        sites=["pillar_6", "pillar_7", "pillar_8"],
        gardens=held_by({6: RED}),
        stock={BLUE: "3A 1S", RED: "3E 1A", GREEN: "2G"},
        hand={BLUE: ["desert_robber"]},
    )
    assert chosen(match) == "play desert_robber"
    play(match, (BLUE, "play desert_robber"))
    assert chosen(match) == f"desert_robber {RED} ebony"


def test_no_lock_on_a_pillar() -> None:
    match = scenario(
        "saba",
        mode="advanced",
        step="build",
        sites=PILLARS,
        gardens=held_by({1: RED}),
        stock={BLUE: "2A 1S 2E 2G"},
    )
    play(match, (BLUE, "build 1"), (RED, "yes"))
    assert chosen(match) == "none"


def lock_asked_for(stock: str, *others: str, **rivals: str) -> Match:
    """Blue has built the arch of garden 1 for 2A 1S."""
    match = scenario(
        "saba",
        mode="advanced",
        step="build",
        sites=["arch_1", *others],
        stock={BLUE: stock, RED: rivals.get("red", "1E"), YELLOW: "1A", GREEN: "1S"},
    )
    return play(match, (BLUE, "build 1"))


def test_a_lock_keeps_a_rival_from_building_over_it_at_once() -> None:
    """Red has just what the fountain will cost on site 2, and no gold beyond that."""
    match = lock_asked_for("4A 2S 2E 2G", "arch_4", "fountain_1", red="2S 2E 1G")
    assert chosen(match) == "place_lock gold"


def test_no_lock_where_nothing_threatens_and_the_goods_are_needed() -> None:
    assert chosen(lock_asked_for("2A 2S 2G", "arch_4", "arch_7")) == "none"


def test_the_gold_for_a_place_in_a_quarter_is_no_lock() -> None:
    """The last piece is wanted in this turn; of two, one can be spared far better."""
    last = scores(lock_asked_for("2A 2S 1G", "arch_4", "fountain_1", red="2S 2E 1G"))
    of_two = scores(lock_asked_for("2A 2S 2G", "arch_4", "fountain_1", red="2S 2E 1G"))
    assert last["place_lock gold"] < last["none"] - 2.0
    assert of_two["place_lock gold"] > of_two["none"] - 1.0


def test_a_lock_does_not_take_what_the_treasure_card_costs() -> None:
    match = scenario(
        "saba",
        mode="advanced",
        step="build",
        sites=["treasure_1", "fountain_1", "fountain_8"],
        gardens=held_by({5: BLUE, 6: BLUE}, 1),
        stock={BLUE: "1A 3S 3E 1G"},
    )
    play(match, (BLUE, "build 2"))
    assert chosen(match) == "none"


def test_a_lock_asks_what_is_left_of_the_turn_without_another_build() -> None:
    """What would pay for the next card is no nearer to it in this turn: the piece of this turn stands already."""
    state = lock_asked_for("4A 3S 2E 2G", "arch_4", "arch_7").state
    assert isinstance(state, SabaState)
    outlook = Outlook(state, state.seat, taste_of(state.players, True))
    assert outlook.best_plan() == outlook.nothing()
