"""Who plays a seat: links that the others agree to, bots that sit in, and whom one hears."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from serving import Server

from tests.web.conftest import Opening
from tests.web.hand import Hand
from tests.web.playing import Json, Opened, Prepared, prepared

NAMES = ("Ann", "Ben", "Cid")


class Guests:
    """A running game of Saba: Ann is the host, the others came by the link."""

    def __init__(self, server: Server, settings: Json | None = None) -> None:
        seats = [{"kind": "me", "name": "Ann"}]
        wanted = {"game": "saba", "options": {"players": 3}, "seats": seats, "settings": settings or {}}
        keys = server.call("POST", "/api/tables", wanted)
        self.server, self.id, self.host = server, keys["table"]["id"], keys["host"]
        self.tokens = [keys["seats"]["0"]]
        for seat in (1, 2):
            joined = server.call("POST", f"/api/tables/{self.id}/seats/{seat}", {"name": NAMES[seat]})
            self.tokens.append(joined["seats"][str(seat)])
        server.call("POST", f"/api/tables/{self.id}/begin", token=self.host)

    def as_seat(self, seat: int) -> Prepared:
        """A device with one seat; the host's is Ann's."""
        host = self.host if seat == 0 else None
        keys = {"host": host, "seats": {str(seat): self.tokens[seat]}, "table": {"game": "saba"}}
        return prepared(Opened(self.server, self.id, keys))

    def sit_bot(self, seat: int) -> None:
        self.server.call("PUT", f"/api/tables/{self.id}/seats/{seat}/bot", {"bot": "beginner"}, token=self.host)


def host_tools(page: Page) -> Hand:
    hand = Hand(page)
    hand.click(page.get_by_role("button", name="More", exact=True))
    hand.click(page.get_by_role("button", name="For the host"))
    return hand


def test_a_new_link_is_asked_of_the_others_and_not_given_while_the_holder_is_here(
    server: Server, opened: Opening
) -> None:
    table = Guests(server)
    ann, cid = (opened(f"/t/{table.id}", prepare=table.as_seat(seat)) for seat in (0, 2))
    expect(cid.locator("section.question")).to_be_visible()
    hand = host_tools(ann)
    tools = ann.get_by_role("dialog", name="For the host")
    hand.click(tools.get_by_role("button", name="New link").nth(1))
    hand.click(tools.get_by_role("button", name="Ask the others"))
    expect(tools).to_contain_text("Still to agree: Cid")
    wish = cid.get_by_role("group", name="The host asks for a new link to the seat of Ben.")
    Hand(cid).click(wish.get_by_role("button", name="Rather not"))
    expect(wish).to_have_count(0)
    expect(tools).not_to_contain_text("Still to agree")
    hand.click(tools.get_by_role("button", name="New link").nth(1))
    hand.click(tools.get_by_role("button", name="Ask the others"))
    expect(wish).to_have_count(1)
    hand.click(tools.get_by_role("button", name="Ask no longer"))
    expect(wish).to_have_count(0)
    hand.click(tools.get_by_role("button", name="New link").nth(1))
    hand.click(tools.get_by_role("button", name="Ask the others"))
    Hand(cid).click(wish.get_by_role("button", name="All right"))
    hand.click(tools.get_by_role("button", name="All agree: get the link"))
    expect(tools).to_contain_text("A minute after the others were asked you can get the link")
    ben = opened(f"/t/{table.id}", prepare=table.as_seat(1), expecting=("409 (Conflict)",))
    expect(ben.get_by_role("group", name="The host asks for a new link to the seat of Ben.")).to_be_visible()
    hand.click(tools.get_by_role("button", name="All agree: get the link"))
    expect(tools).to_contain_text("Whoever has this seat is here, and can make a new link without you.")
    Hand(cid).click(cid.get_by_role("tab", name="Chat"))
    expect(cid.locator(".lines li")).to_contain_text(
        [
            *["asks for a new link", "no new link"],
            *["asks for a new link", "no longer asks"],
            "asks for a new link",
        ]
    )


def test_on_a_phone_one_comes_back_from_a_bot(server: Server, opened: Opening) -> None:
    table = Guests(server)
    ben = opened(f"/t/{table.id}", phone=True, prepare=table.as_seat(1))
    expect(ben.locator("section.question")).to_be_visible()
    back = ben.get_by_role("button", name="I’m back")
    expect(back).to_have_count(0)
    table.sit_bot(1)
    Hand(ben).click(back)
    expect(back).to_have_count(0)
    seats = server.call("GET", f"/api/tables/{table.id}")["seats"]
    assert [seat["kind"] for seat in seats] == ["person"] * 3


def test_who_is_muted_is_not_heard_and_players_only_is_said(server: Server, opened: Opening) -> None:
    table = Guests(server)
    ann, cid = (opened(f"/t/{table.id}", prepare=table.as_seat(seat)) for seat in (0, 2))
    stranger = opened(f"/t/{table.id}")
    for page in (ann, cid, stranger):
        Hand(page).click(page.get_by_role("tab", name="Chat"))
    cid.get_by_role("textbox", name="Say something").fill("Good luck!")
    cid.keyboard.press("Enter")
    expect(ann.locator(".lines")).to_contain_text("Good luck!")
    Hand(ann).click(ann.get_by_role("button", name="Mute Cid"))
    expect(ann.locator(".lines")).not_to_contain_text("Good luck!")
    ann.reload()
    Hand(ann).click(ann.get_by_role("tab", name="Chat"))
    Hand(ann).click(ann.get_by_role("button", name="Hear Cid again"))
    expect(ann.locator(".lines")).to_contain_text("Good luck!")
    hand = host_tools(ann)
    hand.click(ann.get_by_role("dialog", name="For the host").get_by_text("players", exact=True))
    expect(stranger.locator("aside")).to_contain_text("Only those who play may speak here.")
    expect(cid.locator(".lines")).to_contain_text("Only those who play may speak now.")


def test_a_table_without_hints_says_that_there_is_no_what_if(server: Server, opened: Opening) -> None:
    table = Guests(server, {"hints": False})
    ann = opened(f"/t/{table.id}/replay", prepare=table.as_seat(0))
    expect(ann.locator(".replay")).to_contain_text("no outside help")
    expect(ann.get_by_role("button", name="What if")).to_have_count(0)
