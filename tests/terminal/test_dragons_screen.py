"""Aladdin's Dragons at the terminal: what the table shows, what it hides, and a whole game played at it."""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

import serai
from serai.bots import bot, dice_for, let_play
from serai.core.events import Event
from serai.core.match import Match
from serai.games.dragons.terminal import DragonsScreen
from serai.games.dragons.treasure_cards import DECKS
from serai.terminal import Printer, Session, screen_for
from serai.terminal.answers import listed, numbered
from serai.testing import play, scenario

WIDTHS = [80, 120]


class Person(io.StringIO):
    """Input that is thought up line by line."""

    def __init__(self, think: Callable[[], str]) -> None:
        super().__init__()
        self.think = think

    def readline(self, size: int | None = -1) -> str:
        return self.think()


def screen() -> DragonsScreen:
    found = screen_for(serai.game("dragons"))
    assert isinstance(found, DragonsScreen)
    return found


def console_of(width: int = 100) -> Console:
    return Console(file=io.StringIO(), width=width, highlight=False)


def text_of(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def board(match: Match, seat: int | None, width: int = 100) -> str:
    console = console_of(width)
    Printer(console, screen()).show(screen().board(match.view(seat)))
    return text_of(console)


def asked(match: Match) -> str:
    """The question and its choices, as the seat asked sees them."""
    console, view = console_of(), match.view(match.decision.seat)
    printer = Printer(console, screen())
    printer.show(printer.question(view, view["decision"]))
    return text_of(console)


def pass_windows(match: Match) -> Match:
    while match.decision.question == "window":
        match.play({"kind": "pass"})
    return match


def lines_with(text: str, *words: str) -> list[str]:
    return [line for line in text.splitlines() if all(word in line for word in words)]


@pytest.fixture
def table() -> Match:
    return scenario(
        "dragons",
        players=4,
        at="market",
        first=1,
        caves={"cave_gold": "5/2"},
        board={
            "cave_gold": [(2, 4)],
            "market": [(0, 7), (0, 2), (1, 8)],
            "caravanserai": [(0, 9), (3, 6)],
            "room_1": [(2, 8), (2, 1)],
        },
        artifacts={0: ["flying_carpet", "key", "key"], 1: ["scroll"], 3: ["counterspell"]},
        used={0: ["key"]},
        spells={0: ["alms"], 3: ["spy", "mirage"]},
        treasure={0: "8c 2g", 1: "7p"},
        pile={2: ["astral_double", "scroll", "key"]},
        used_spells=["smuggling"],
    )


# What lies on the board.


def test_a_token_face_down_is_a_back_with_its_number(table: Match) -> None:
    text = board(table, 0)
    assert lines_with(text, "H #5")
    assert "H 6" not in text
    assert lines_with(text, "D #6 #7")


def test_an_own_token_face_down_has_its_value_too(table: Match) -> None:
    assert lines_with(board(table, 0), "A 9#4")
    assert lines_with(board(table, 3), "A #4")
    assert "9#4" not in board(table, 3)
    assert lines_with(board(table, 3), "H 6#5")


def test_a_spectator_sees_backs_only(table: Match) -> None:
    text = board(table, None)
    for back in ("A #4", "H #5", "D #6 #7"):
        assert back in text
    assert "Treasure" not in text


def test_tokens_face_up_are_added_up_strongest_first(table: Match) -> None:
    text = board(table, 0)
    assert "A 7+2=9" in text
    assert text.index("A 7+2=9") < text.index("B 8")
    assert "▸Market" in text


def test_a_finished_space_keeps_what_decided_it_when_tokens_have_left() -> None:
    match = scenario(
        "dragons",
        at="cave_red",
        caves={"cave_red": "4/2"},
        board={"cave_red": [(0, 9), (1, 8)], "caravanserai": [(3, 4)]},
        spells={2: ["lunar_eclipse"]},
    )
    play(match, (2, "pass"), (2, "cast lunar_eclipse"), (2, "space cave_red"))
    text = board(match, 3)
    assert "A =9" in text
    assert text.index("A =9") < text.index("B 8")


def test_caves_show_their_niches_from_the_top() -> None:
    match = scenario("dragons", caves={"cave_red": "4/3/1", "cave_blue": "1"})
    text = board(match, 0)
    assert "4 3 1 crowns" in text
    assert "1 gem " in text
    assert lines_with(text, "4 3 1 crowns")[0].count("empty") == 3


def test_rooms_show_what_is_on_sale_and_how_many_lie_below(table: Match) -> None:
    assert "Astral Double +2" in board(table, 0)


def test_rooms_of_the_basic_game_show_how_many_artifacts_are_left() -> None:
    text = board(scenario("dragons", players=3, mode="basic"), 0)
    assert "6 left" in text
    assert "Spells" not in text
    assert "Aladdin's tent" not in text


def test_the_guard_shows_when_he_is_turned_up() -> None:
    before = scenario("dragons", at="caravanserai", guard=7, board={"guard_room": [(0, 1)]})
    after = scenario("dragons", at="room_1", guard=7, artifacts={0: ["flying_carpet"]})
    assert "guard ?" in board(before, 0)
    assert "guard 7" in board(after, 0)


def test_spells_that_last_are_marked_where_they_act() -> None:
    match = scenario(
        "dragons",
        at="djinn",
        board={"djinn": [(0, 9)], "market": [(1, 4)]},
        artifacts={0: ["flying_carpet"]},
        this_round={"sealed": ["room_2"], "smuggler": 2, "smuggled": ["djinn"], "last_are_first": True, "spy": 3},
    )
    text = board(match, 0)
    assert "sealed" in text
    assert "D smuggler=3" in text
    assert "9 counts 1 and 1 counts 9" in text
    assert "all but Hasan place face up" in text


def test_carpets_and_doubles_have_their_signs() -> None:
    match = scenario(
        "dragons",
        at="market",
        board={"market": [(0, 7), (0, "carpet")]},
        artifacts={0: ["flying_carpet", "astral_double"], 1: ["flying_carpet"]},
        this_round={"djinn": 0},
        used={0: ["flying_carpet"]},
    )
    play(match, (0, "use astral_double"), (0, "piece 0"), (1, "pass"))
    assert "A 7×2+~3=17" in board(match, 0)


def test_what_is_declared_shows_with_its_targets_and_what_is_cancelled_is_marked() -> None:
    match = scenario(
        "dragons",
        at="market",
        first=1,
        board={"market": [(0, 7), (1, 7)]},
        spells={1: ["lunar_eclipse"], 0: ["alms", "exchange"]},
        artifacts={2: ["counterspell", "counterspell"], 3: ["counterspell"]},
        treasure={0: "1c"},
    )
    play(match, (1, "cast lunar_eclipse"))
    assert "Badr: Lunar Eclipse, on the market" in board(match, 0)
    assert "cancelled" not in board(match, 0)
    play(match, (2, "use counterspell"))
    assert lines_with(board(match, 0), "Badr: Lunar Eclipse, on the market cancelled")
    assert lines_with(board(match, 0), "Dunya: Counterspell, against Lunar Eclipse")


# The players.


def test_others_show_numbers_only(table: Match) -> None:
    text = board(table, 0)
    assert lines_with(text, "Hasan", " 7 ", " 2 ", " 2 ")
    for secret in ("Spy", "Mirage", "7 pearls"):
        assert secret not in text
    assert "Counterspell:" not in text


def test_my_hand_says_what_things_do(table: Match) -> None:
    text = board(table, 0)
    assert "Alms: take any 3 treasures from the bank" in text
    assert "Key ×2 (1 used): takes you past the guard, however strong" in text
    assert "8 crowns, 2 gems (10 in all)" in text
    assert lines_with(text, "Tokens", "1 4 5 6 8")


def test_what_was_used_lies_in_front(table: Match) -> None:
    assert lines_with(board(table, 2), "Amina", "Key")
    assert lines_with(board(table, 2), "Badr", "camel")


def test_spells_just_drawn_are_shown_to_the_one_who_drew_them() -> None:
    match = scenario("dragons", at="tent", board={"tent": [(0, 7)]}, spell_top=["spy", "alms"])
    assert match.decision.question == "tent_keep"
    assert "Spy (drawn)" in board(match, 0)
    assert "Keep Alms · take any 3 treasures" in asked(match)
    assert "Spy" not in board(match, 1)


def test_looking_at_somebody_tells_no_secrets(table: Match) -> None:
    console = console_of()
    Printer(console, screen()).show(screen().details(table.view(0), 3))
    text = text_of(console)
    assert "7 behind the screen" in text
    assert "#5 at the caravanserai" in text
    assert lines_with(text, "Treasure", "behind the screen")
    assert "Spy" not in text


def known(match: Match) -> str:
    console = console_of()
    Printer(console, screen()).show(screen().known(match.view(0)))
    return text_of(console)


def test_what_is_known_of_piles_and_spells(table: Match) -> None:
    text = known(table)
    assert lines_with(text, "Used", "Smuggling")
    assert "Scroll" not in text


def test_the_treasure_cards_are_said_to_be_ours_unless_somebody_has_entered_others(table: Match) -> None:
    assert "reconstructed by us" in known(table)
    other = {"4": [" ".join(reversed(row.split())) for row in DECKS[4]]}
    printed = serai.game("dragons").new(players=4, seed=1, treasure_cards=other)
    assert "reconstructed by us" not in known(printed)


def test_at_the_end_everything_is_open() -> None:
    match = serai.game("dragons").new(players=3, seed=2, mode="magic", max_rounds=1)
    while match.decision is not None:
        let_play(bot("random"), match, dice_for(match))
    console = console_of()
    Printer(console, screen()).show_ending(match.view(0))
    text = text_of(console)
    assert "The last round has been played." in text
    for name in ("Amina", "Badr", "Dunya"):
        assert lines_with(text, name, "Lamp", " · ")


# Questions and choices.


def test_tokens_and_amounts_are_numbered_by_themselves() -> None:
    match = scenario("dragons", turn=0, hand={0: [2, 9]}, board={"guard_room": [(0, v) for v in (1, 4, 5, 6, 7, 8)]})
    play(match, (0, "place market"))
    assert asked(match).split()[-3:] == ["market?", "2", "9"]
    start = serai.game("dragons").new(players=3, seed=1, first_player="seat:0")
    assert "0 No crowns    1 crown" in asked(start)


def test_a_piece_to_be_chosen_is_described() -> None:
    match = scenario(
        "dragons", turn=0, board={"market": [(0, 7), (1, 4)], "room_1": [(2, 5)]}, spells={0: ["teleportation"]}
    )
    play(match, (0, "cast teleportation"))
    text = asked(match)
    assert "Teleportation: which piece?" in text
    assert "1 Piece #1 · Badr's token #1 at the market" in text
    assert "2 Piece #2 · Dunya's token #2 in room 1" in text


def test_an_offer_names_the_artifact_and_the_price() -> None:
    match = scenario(
        "dragons",
        at="room_1",
        board={"guard_room": [(0, 9)], "room_1": [(0, 5), (0, 2)]},
        treasure={0: "6c 5g 3u"},
        pile={1: ["key", "scroll"]},
        guard=3,
    )
    pass_windows(match)
    assert "Key for 5 + 2, each in another kind of treasure. Do you buy?" in asked(match)
    play(match, (0, "buy"))
    text = asked(match)
    assert "Which treasure pays for the 5? The price is 5 + 2." in text
    assert "With crowns · you have 6" in text


def test_a_pile_that_is_looked_through_shows_its_artifacts_to_the_caster_only() -> None:
    match = scenario(
        "dragons", turn=0, spells={0: ["mirage"]}, on_sale=["room_2"], pile={2: ["key", "scroll", "astral_double"]}
    )
    play(match, (0, "cast mirage"))
    pass_windows(match)
    text = asked(match)
    assert "0 The one on sale · Key" in text
    assert "2 Number 2 below it · Astral Double" in text
    on_the_board = board(match, 1).partition("Player")[0]
    assert "Key +2" in on_the_board
    assert "Astral Double" not in on_the_board


def test_baksheesh_asks_about_each_piece_in_turn() -> None:
    match = scenario(
        "dragons",
        at="market",
        board={"market": [(1, 7)], "caravanserai": [(1, 4)]},
        spells={0: ["baksheesh"]},
        treasure={1: "9c"},
    )
    play(match, (0, "cast baksheesh"))
    assert "Baksheesh for Badr's 7 at the market" in asked(match)
    play(match, (1, "keep"))
    assert "Baksheesh for Badr's 4 at the caravanserai" in asked(match)


# The log.


def told(match: Match) -> list[str]:
    return [entry.kind for entry in screen().told(match.log)]


def test_windows_in_which_nobody_declares_anything_are_not_told() -> None:
    match = serai.game("dragons").new(players=4, seed=3)
    while match.decision is not None and match.state.round < 3:
        let_play(bot("random"), match, dice_for(match))
    passes = [entry for entry in match.log if entry.kind == "passes"]
    kept = [entry for entry in screen().told(match.log) if entry.kind == "passes"]
    assert len(passes) > 30
    assert len(kept) < len(passes) / 4
    assert len(match.log) - len(passes) == len([kind for kind in told(match) if kind != "passes"])


def test_passes_are_told_around_what_is_declared() -> None:
    match = scenario("dragons", at="market", board={"market": [(0, 7), (1, 7)]}, artifacts={1: ["flying_carpet"]})
    play(match, (1, "use flying_carpet"))
    kinds = told(match)
    at = kinds.index("artifact_used")
    assert kinds[at - 1 : at + 3] == ["passes", "artifact_used", "passes", "carpet_landed"]
    assert [entry.kind for entry in match.log].count("passes") > kinds.count("passes") == 2


def test_passes_after_a_spell_at_ones_own_turn_are_told() -> None:
    match = scenario("dragons", turn=0, spells={0: ["offering"]}, treasure={2: "3c"})
    play(match, (0, "cast offering"))
    assert told(match)[:3] == ["lamp_lit", "spell_cast", "passes"]


def test_an_empty_log_is_an_empty_story() -> None:
    entry = Event("passes", "7.4", {"window": "start", "seats": [0, 1, 2]}, None, 0)
    assert screen().told([]) == screen().told([entry]) == []


# Whole games.


def test_every_screen_fits() -> None:
    match = serai.game("dragons").new(players=5, seed=5)
    for choices in range(0, 600, 85):
        while len(match.choices) < choices:
            let_play(bot("random"), match, dice_for(match))
        seat = match.decision.seat
        view, news = match.view(seat), match.log[-20:]
        for width in WIDTHS:
            console = console_of(width)
            printer = Printer(console, screen())
            printer.turn(view, seat, news)
            printer.show([*screen().known(view), *screen().details(view, seat)])
            assert max(len(line) for line in text_of(console).splitlines()) <= width
            assert "…" not in text_of(console)


@pytest.mark.parametrize("choices", [60, 250, 500])
def test_nothing_on_the_table_depends_on_what_the_seat_cannot_know(choices: int) -> None:
    match = serai.game("dragons").new(players=4, seed=21)
    while len(match.choices) < choices or match.decision.seat != 0:
        let_play(bot("random"), match, dice_for(match))
    texts = set()
    for seed in range(3):
        fork = match.fork(0, seed)
        console, view = console_of(), fork.view(0)
        printer = Printer(console, screen())
        printer.turn(view, 0, [])
        for part in (screen().known(view), *(screen().details(view, seat) for seat in range(4))):
            printer.show(part)
        texts.add(text_of(console))
    assert len(texts) == 1


def test_a_person_plays_a_whole_magic_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    match = serai.game("dragons").new(players=3, seed=4, mode="magic")
    console, dice = console_of(80), random.Random(4)
    person = Session(match, [bot("random"), None, bot("random")], Printer(console, screen()), tmp_path / "game.json")
    questions: list[str] = []

    def think() -> str:
        """Buys and uses what can be; types numbers or words as it comes, and a space with its token on one line."""
        view = person.match.view(1)
        decision = view["decision"]
        assert decision["seat"] == 1
        assert len(decision["moves"]) > 1, "a question with a single answer"
        questions.append(decision["kind"])
        choices = numbered(listed(decision, lambda move: person.label(move, view)))
        eager = [number for number, move in choices.items() if move.verb in ("buy", "pay", "use", "cast")]
        number = dice.choice(eager or list(choices))
        answer = str(number if dice.random() < 0.5 else choices[number])
        tokens = view["mine"]["tokens"]
        if choices[number].verb == "place" and len(tokens) > 1:
            questions.append("place_value")
            answer += f", token {dice.choice(tokens)}"
        return f"{answer}\n"

    monkeypatch.setattr("sys.stdin", Person(think))
    monkeypatch.setattr("sys.stdout", io.StringIO())
    assert person.run() is True
    text = text_of(console)
    assert "The last artifact has left the palace." in text
    assert "is no choice" not in text
    assert "not asked any more" not in text
    assert max(len(line) for line in text.splitlines() if not line.startswith("Saved")) <= 80
    assert questions.count("place_value") > 50
    assert {"place_token", "window", "buy_artifact", "market_trade", "bribe_guard"} <= set(questions)
    assert serai.load((tmp_path / "game.json").read_text()).result is not None
