"""Axe, the accessibility checker, run inside a page."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Page

from tests.web.browser import ROOT


@cache
def source() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()


# Colours that are on their way to others are no colours to judge.
STILL = """
() => document.getAnimations().every(
  ({ playState, effect }) => playState !== "running" || effect.getTiming().iterations === Infinity,
)
"""


def violations(page: Page) -> list[str]:
    """What is wrong with the page as it is now, a line each."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(source())
    page.wait_for_function(STILL)
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {node['html'][:200]}\n    {' '.join(str(node.get('failureSummary')).split())[:300]}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


def check(page: Page, where: str) -> None:
    wrong = violations(page)
    assert not wrong, f"{where}:\n" + "\n".join(wrong[:12])
