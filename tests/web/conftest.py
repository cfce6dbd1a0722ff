"""A server and a browser for each process of the tests, and pages that complain about what nobody should see."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright
from serving import Server

from tests.web.browser import NODE, launch
from tests.web.complaints import Complaints
from tests.web.playing import Opened, Prepared, open_table, play_on

os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(NODE))  # the one it brings needs a library that may be missing
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 60_000  # milliseconds; only a page that does not work waits so long
expect.set_options(timeout=PATIENCE)

Opening = Callable[..., Page]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("web")
    made = Server(data, workers=1, reveal_within=60.0, reveal_delay=False)  # a busy core takes long to reveal a salt
    try:
        made.start()
        yield made
    finally:
        made.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    started = launch(playwright)
    yield started
    started.close()


@pytest.fixture
def opened(browser: Browser, server: Server) -> Iterator[Opening]:
    """Opens a page in a browser of its own (its own memory): `opened("/", phone=True)`.

    `prepare` puts something into its memory before the page looks there; `at` is another server; `expecting` are
    parts of complaints that are no wonder. Without a path, the page is still to go somewhere."""
    contexts: list[BrowserContext] = []
    complaints = Complaints()

    def open_page(
        path: str | None = "/",
        phone: bool = False,
        theme: str = "dark",
        lang: str = "en",
        prepare: Prepared | None = None,
        at: Server = server,
        expecting: tuple[str, ...] = (),
        **more: object,
    ) -> Page:
        origin = f"http://127.0.0.1:{at.port}"
        device = {"viewport": PHONE if phone else WIDE, "has_touch": phone, **more}
        context = browser.new_context(
            color_scheme=theme,  # type: ignore[arg-type]  # dark or light
            locale=lang,
            reduced_motion="reduce",
            base_url=origin,
            **device,  # type: ignore[arg-type]  # as Playwright takes it
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        complaints.expected += expecting
        complaints.listen(context, origin)
        if prepare is not None:
            prepare(context)
        page = context.new_page()
        if path is not None:
            page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    complaints.check()


@pytest.fixture(scope="session")
def finished(server: Server) -> Callable[[str], Opened]:
    """A game that is over, by its name: played once, at random."""
    known: dict[str, Opened] = {}

    def find(game: str) -> Opened:
        if game not in known:
            known[game] = open_table(server, game)
            play_on(known[game])
        return known[game]

    return find
