"""The page of a server that a proxy has under a path."""

from __future__ import annotations

import random
import re
from pathlib import Path

from playwright.sync_api import expect
from serving import Server

from serai.server.middleware.guard import Rules
from tests.server.doors import at_the_door
from tests.server.proxy import a_proxy
from tests.web.conftest import Opening
from tests.web.playing import answer, prepared, situation, wait_settled

PREFIX = "/games/serai"


def test_a_table_is_opened_and_played_at(tmp_path: Path, opened: Opening) -> None:
    rules = Rules(root_path=PREFIX, behind_proxy=True)
    with at_the_door(tmp_path, each=None, rules=rules) as port, a_proxy(port, PREFIX, strips=True) as proxied:
        at = Server(tmp_path)
        at.port = proxied
        page = opened(f"{PREFIX}/", at=at, prepare=prepared())
        page.get_by_role("button", name="Play now").last.click()
        expect(page).to_have_url(re.compile(rf":{proxied}{PREFIX}/t/[\w-]+$"))
        wait_settled(page)
        before = situation(page)["asked"]
        answer(page, random.Random(3))
        wait_settled(page)
        assert situation(page)["asked"] != before
        page.reload()
        wait_settled(page)
        page.locator("a.home").click()
        expect(page).to_have_url(f"http://127.0.0.1:{proxied}{PREFIX}/")
        expect(page.get_by_role("button", name="Play now").last).to_be_visible()
        page.close()
