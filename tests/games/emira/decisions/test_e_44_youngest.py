"""E-44: the youngest player in software."""

import pytest

import serai


def first_players(**settings: object) -> set[int]:
    game = serai.game("emira")
    return {game.new(seed=seed, **settings).position()["first_player"] for seed in range(40)}


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_e_44_nl_the_seat_named_starts(seat: int) -> None:
    assert first_players(edition="nl", youngest_seat=seat) == {seat}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_e_44_nl_without_it_the_first_player_is_random(players: int) -> None:
    assert first_players(edition="nl", players=players) == set(range(players))


@pytest.mark.parametrize("edition", ["consensus", "fr", "pl"])
def test_e_44_elsewhere_it_does_not_matter(edition: str) -> None:
    assert first_players(edition=edition, youngest_seat=2) == {0, 1, 2, 3}


def test_e_44_the_rule_can_be_taken_over_by_another_edition() -> None:
    assert first_players(edition="fr", first_player_rule="youngest", youngest_seat=1) == {1}
    assert len(first_players(edition="nl", first_player_rule="random", youngest_seat=1)) == 4


@pytest.mark.parametrize(("players", "seat"), [(3, 3), (4, 4), (5, 5), (4, -1)])
def test_e_44_the_seat_must_be_at_the_table(players: int, seat: int) -> None:
    with pytest.raises(serai.BadSetting, match="youngest_seat"):
        serai.game("emira").new(seed=1, edition="nl", players=players, youngest_seat=seat)
