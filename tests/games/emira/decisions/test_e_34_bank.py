"""E-34: the bank never runs out."""

from serai.testing import play, scenario


def test_e_34_income_is_paid_though_more_gold_is_out_than_the_box_holds() -> None:
    match = scenario("emira", phase="income", gold=[21450] * 4)
    assert [sheik["gold"] for sheik in match.position()["sheiks"]] == [21600] * 4


def test_e_34_so_is_the_consolation() -> None:
    match = scenario("emira", gold=[0, 21450, 21450, 21450])
    play(match, (0, "take_150"))
    assert match.position()["sheiks"][0]["gold"] == 150
