"""What looks choosable answers where one points at it, in every game and at many moments."""

from __future__ import annotations

import asyncio
import threading

import pytest
from playwright.sync_api import Page
from serving import Player, Server
from websockets.asyncio.client import ClientConnection

from tests.web.asking import WHOLE
from tests.web.choosable import dead_spots, trying
from tests.web.conftest import Opening
from tests.web.playing import Json, Opened, open_table, play_on, situation, wait_settled
from tests.web.test_every_phase import phases

KINDS = 4  # of questions, at each table


@pytest.mark.parametrize(("game", "mode"), WHOLE.items())
def test_what_looks_choosable_answers_at_its_middle(game: str, mode: str, server: Server, opened: Opening) -> None:
    table = open_table(server, game, mode=mode)
    page = opened(table.path, prepare=trying(table))
    wrong = {phase: dead for phase in phases(table, page, seed=60, most=KINDS) if (dead := dead_spots(page))}
    assert not wrong, wrong


class Wanting(Player):
    """Plays all seats, magic whenever there is some, until somebody is asked what is wanted."""

    def __init__(self, table: Opened, kinds: list[str], seed: int) -> None:
        super().__init__(table.server, table.id, [table.token(int(seat)) for seat in table.keys["seats"]], seed)
        self.kinds = kinds
        self.found: int | None = None

    async def look(self, socket: ClientConnection, sight: Json) -> None:
        asked = sight["view"]["decision"]
        if sight["asked"] is not None:
            if asked["kind"] in self.kinds:
                self.found, self.over = sight["seat"], True
                await socket.close()
                return
            magic = [move for move in asked["moves"] if move["kind"] == "cast"]
            asked["moves"] = magic or asked["moves"]
        await super().look(socket, sight)


def at_question(server: Server, kinds: list[str]) -> tuple[Opened, int]:
    """A table of people at which a seat is asked one of these, and that seat."""
    for seed in range(1, 12):
        table = open_table(server, "dragons", people=3, bots=0, mode="magic")
        player = Wanting(table, kinds, seed)
        thread = threading.Thread(target=lambda player=player: asyncio.run(player.run()))
        thread.start()
        thread.join()
        if player.found is not None:
            return table, player.found
    raise AssertionError(f"nobody is ever asked {kinds}")


@pytest.mark.parametrize("kinds", [["target_space"], ["target_piece", "eye_response"]], ids=str)
def test_what_a_spell_aims_at_answers_at_its_middle(kinds: list[str], server: Server, opened: Opening) -> None:
    """Where pieces are the choices, the piece is; where places are, all that lies there is the place."""
    table, seat = at_question(server, kinds)
    page = opened(table.path, prepare=trying(table, seats=[seat]))
    wait_settled(page)
    assert situation(page)["kind"] in kinds
    assert dead_spots(page) == []


def placing(server: Server, tokens: int) -> Opened:
    """A table where a token is to be placed, when so many of one's own lie already."""
    table = open_table(server, "dragons", mode="basic")
    while (view := table.view(0))["decision"]["kind"] != "place_token" or len(view["mine"]["tokens"]) > 8 - tokens:
        play_on(table, answers=1, seats=[0])
    return table


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])
def test_with_a_token_in_hand_everything_in_a_place_is_that_place(phone: bool, server: Server, opened: Opening) -> None:
    table = placing(server, tokens=5)
    value = table.view(0)["mine"]["tokens"][0]
    page = opened(table.path, phone=phone, prepare=trying(table))
    wait_settled(page)

    def take_up(page: Page) -> None:
        token = page.locator(f"[data-place=hand-{value}] button").first
        if token.get_attribute("aria-pressed") != "true":
            token.dispatch_event("click")

    assert dead_spots(page, take_up, finger=phone) == []
