"""What looks choosable answers where one points at it: at its middle, and at the middle of everything drawn inside it.

    page = opened(table.path, prepare=trying(table))
    wait_settled(page)
    assert dead_spots(page) == []

Every spot is clicked with a real mouse. Meanwhile no move leaves the page: it is noted and refused, so that the same
question stays open for the next spot. What a choice ought to do is what its own control does.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any, Final

from playwright.sync_api import BrowserContext, Error, Page

from tests.web.hand import MIDDLE, Spot
from tests.web.looks import rest
from tests.web.playing import Opened, Prepared, storage, wait_settled

# Notes the moves that would be made, and refuses them as a server would that is too late.
TRYING: Final = """
window.tried = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const message = JSON.parse(text);
  if (message.type !== "play" || window.meant) return send.call(this, text);
  window.tried.push(message.move);
  const no = { type: "no", id: message.id, code: "too_late", message: "", why: null };
  queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(no) })));
};
"""
# What looks choosable: the whole of a place (`data-choice`), whose control is what is lit first in it, and what is lit.
CHOICES: Final = """
() => {
  const usable = (one) =>
    !one.disabled && one.getAttribute("aria-disabled") !== "true" && one.getClientRects().length > 0 &&
    one.getAttribute("aria-checked") !== "true" && !one.closest("details, .order, .orders, dialog");
  const lit = ":is(.board, section.mine, [role=tabpanel]) .lit, .question .choices :is(button, .lit)";
  return [...document.querySelectorAll(lit)].filter(usable).map((control) => {
    const place = control.closest("[data-choice]");
    return { whole: place?.querySelector(".lit") === control ? place : control, control };
  });
}
"""
# Brings a choice to the middle of what shows it. What the page then says of the way there may move what is beside it.
SHOW: Final = f"""
(number) => ({CHOICES})()[number].whole.scrollIntoView({{ block: "center", inline: "center", behavior: "instant" }})
"""
# The spots of a choice: its middle, and the middles of what is drawn in it, unless another choice lies there. Where its
# button itself is hit, the browser sees to the click: `sure`.
SPOTS: Final = f"""
(number) => {{
  const all = ({CHOICES})();
  const {{ whole, control }} = all[number];
  const middle = {MIDDLE};
  const drawn = [...whole.querySelectorAll("*")].filter((element) => {{
    const {{ width, height }} = element.getBoundingClientRect();
    const {{ visibility }} = getComputedStyle(element);
    return width >= 6 && height >= 6 && visibility === "visible" && !element.closest(".unseen");
  }});
  const found = new Map();
  for (const element of [whole, ...drawn]) {{
    const spot = middle(element);
    if (!spot || !inside(spot, whole)) continue;
    const hit = document.elementFromPoint(...spot);
    const other = all.some((one) => one.whole !== whole && whole.contains(one.whole) && one.whole.contains(hit));
    const key = spot.map((part) => Math.round(part / 8)).join(" ");
    const sure = control.matches("button") && control.contains(hit) && found.size > 0;
    if (other || found.has(key)) continue;
    found.set(key, {{ spot, sure, drawn: name(element), hit: hit ? name(hit) : "nothing" }});
  }}
  return [...found.values()];
  function inside([x, y], element) {{
    const box = element.getBoundingClientRect();
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  }}
  function name(element) {{
    const marks = [...element.attributes].filter((one) => /^(class|data-(place|piece)|aria-label)$/.test(one.name));
    const values = marks.map((one) => one.value.replace(/svelte-\\w+/, "").trim());
    return [element.localName, ...values].join(" ").slice(0, 80);
  }}
}}
"""
# What a choice ought to do: what its control does when it is pressed.
PRESS: Final = f"""
(number) => ({CHOICES})()[number].control.dispatchEvent(new MouseEvent("click", {{ bubbles: true, cancelable: true }}))
"""
# What a click may change though no move is made: something is taken up, marked, asked once more, or said.
STATE: Final = """
() => {
  const marks = ".chosen, .picked, .aimed, .taken, .asking, [aria-pressed=true], [aria-checked=true]";
  const marked = [...document.querySelectorAll(marks)].map((element) => element.outerHTML.length + element.className);
  const said = [...document.querySelectorAll(".question :is(.ask, .choices)")].map((element) => element.innerText);
  return JSON.stringify([marked, said, document.querySelectorAll("dialog[open]").length]);
}
"""
DONE: Final = f"({{ tried, state }}) => window.tried.length > tried || ({STATE})() !== state"
ANSWERED: Final = "() => document.querySelector('section.question')?.getAttribute('aria-busy') !== 'true'"
PATIENCE: Final = 20_000  # milliseconds; only a dead spot waits so long

Move = dict[str, Any]


@dataclass
class Done:
    """What a click did: the move that it would make, or that something else came of it; neither: it was dead."""

    move: Move | None
    changed: bool


def trying(table: Opened, seats: list[int] | None = None, **settings: object) -> Prepared:
    """A page that makes no move: whatever is chosen is only noted."""

    def prepare(context: BrowserContext) -> None:
        context.add_init_script(storage(table, seats, **settings))
        context.add_init_script(TRYING)

    return prepare


def done_by(page: Page, act: Callable[[], object]) -> Done:
    page.wait_for_function(ANSWERED)
    before = {"tried": page.evaluate("window.tried.length"), "state": page.evaluate(STATE)}
    act()
    try:
        page.wait_for_function(DONE, arg=before, timeout=PATIENCE)
    except Error:
        return Done(None, False)
    page.wait_for_function(ANSWERED)
    moves: list[Move] = page.evaluate("window.tried")
    return Done(moves[-1] if len(moves) > before["tried"] else None, True)


def point(page: Page, spot: Spot, finger: bool) -> None:
    if finger:
        page.touchscreen.tap(*spot)
        return
    page.mouse.move(*spot, steps=3)
    page.mouse.down()
    page.mouse.up()


def settle(page: Page, untouched: str) -> None:
    """What was taken up is laid back."""
    page.keyboard.press("Escape")
    if page.evaluate(STATE) != untouched:
        page.reload()
        wait_settled(page)


def dead_spots(page: Page, ready: Callable[[Page], object] = lambda page: None, finger: bool = False) -> list[str]:
    """Every spot of everything that looks choosable now and does not do what its control does.

    `ready` comes before each of them: a token is taken up, say. A `finger` taps instead of a mouse."""
    untouched = page.evaluate(STATE)
    ready(page)
    number = page.evaluate(f"() => ({CHOICES})().length")
    assert number, "nothing looks choosable"
    return [dead for one in range(number) for dead in dead_in(page, one, untouched, ready, finger)]


def dead_in(page: Page, number: int, untouched: str, ready: Callable[[Page], object], finger: bool) -> Iterator[str]:
    """The dead spots of one choice."""
    meant = done_by(page, lambda: page.evaluate(PRESS, number))
    for place in count():
        settle(page, untouched)
        ready(page)
        page.evaluate(SHOW, number)
        rest(page)
        spots = page.evaluate(SPOTS, number)  # each time: what was refused may have moved the board
        spots = [spot for spot in spots if not spot["sure"]]
        if place >= len(spots):
            return
        spot = spots[place]
        done = done_by(page, lambda at=spot["spot"]: point(page, at, finger))
        if not meant.changed or done != meant:
            told = json.dumps(done.move) if done.move else "something" if done.changed else "nothing"
            yield f"{spot['drawn']}: {told} instead of {json.dumps(meant.move)}; hit {spot['hit']}"
