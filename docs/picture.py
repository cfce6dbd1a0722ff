"""Draws docs/play.svg, the picture in the README: `.venv/bin/python docs/picture.py`."""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console

import serai
from serai.bots import bot as bot_named
from serai.bots import dice_for, let_play
from serai.terminal.printer import Printer
from serai.terminal.screens import screen_for

SEED, SEAT, ROUND = 27, 0, 7

match = serai.game("emira").new(players=4, seed=SEED)
casual = bot_named("casual")
news = 0
while match.game.rounds(match.state) < ROUND or (match.decision.seat, match.decision.question) != (
    SEAT,
    "auction_turn",
):
    if match.decision.seat == SEAT:
        news = len(match.log)
    let_play(casual, match, dice_for(match))

console = Console(record=True, width=100, height=35, force_terminal=True, file=StringIO(), color_system="truecolor")
printer = Printer(console, screen_for(match.game))
printer.turn(match.view(SEAT), SEAT, match.log_since(news))
svg = console.export_svg(title="serai play emira")
svg = re.sub(r"@font-face \{.*?\}\n", "", svg, flags=re.DOTALL)  # the reader's own monospaced font will do
Path(__file__).with_name("play.svg").write_text(svg)
