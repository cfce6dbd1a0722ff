"""Lets persons play for a while, one seed after the other, and tells what they find: `python3 dev.py person`.

    python3 dev.py person --minutes 30                        whatever comes
    python3 dev.py person --games saba --size 390x844 --input finger --languages pl,de
    python3 dev.py person --seed 17 --minutes 0               the course of this seed alone, again

Of every finding it prints seed, step, deed and what is wrong; a picture and the trail of deeds are in build/person.
Ends with 1 if anything was found.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Final

from playwright.sync_api import expect, sync_playwright
from serving import Server

from tests.web.browser import NODE, ROOT, launch
from tests.web.person.course import GAMES, INPUTS, LANGUAGES, SIZES, VISITS, Course, course
from tests.web.person.person import PATIENCE, plays

FOLDER: Final = ROOT / "build" / "person"


def some(known: tuple[str, ...]) -> object:
    """Some of the known, with commas between them."""

    def read(text: str) -> tuple[str, ...]:
        found = tuple(text.split(","))
        if not set(found) <= set(known):
            raise argparse.ArgumentTypeError(f"some of {','.join(known)}")
        return found

    return read


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="dev.py person", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    choices = {"games": tuple(GAMES), "size": SIZES, "languages": LANGUAGES, "input": INPUTS, "visit": VISITS}
    for name, known in choices.items():
        parser.add_argument(f"--{name}", type=some(known), default=known, metavar=",".join(known))  # type: ignore[arg-type]
    parser.add_argument("--minutes", type=float, default=10.0, help="how long new courses are begun")
    parser.add_argument("--steps", type=int, default=50, help="deeds of a course")
    parser.add_argument("--seed", type=int, default=None, help="the first seed; otherwise one that no run had yet")
    return parser.parse_args()


def wanted(one: Course, chosen: argparse.Namespace) -> bool:
    return (
        one.game in chosen.games
        and one.size in chosen.size
        and one.language in chosen.languages
        and one.input in chosen.input
        and one.visit in chosen.visit
    )


def main() -> None:
    chosen = arguments()
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(NODE))
    expect.set_options(timeout=PATIENCE)
    first = int(time.time()) if chosen.seed is None else chosen.seed
    ends = time.monotonic() + chosen.minutes * 60
    begun = found = 0
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), salted=True)
        server.start()
        try:
            browser = launch(playwright)
            for one in (course(seed) for seed in count(first)):
                if begun and time.monotonic() > ends:
                    break
                if not wanted(one, chosen):
                    continue
                begun += 1
                print(one, flush=True)
                finding = plays(browser, server, one, chosen.steps, FOLDER)
                if finding is not None:
                    found += 1
                    print(f"  step {finding.step}, {finding.deed}: {finding.wrong}", flush=True)
            browser.close()
        finally:
            server.stop()
    print(f"{begun} courses, {found} findings", flush=True)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
