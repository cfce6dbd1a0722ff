"""The types that the browser is built with are those of the protocol."""

from __future__ import annotations

from pathlib import Path

from serai.server.types import typescript

FILE = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_written_types_are_up_to_date() -> None:
    assert FILE.read_text() == typescript(), "run python3 dev.py types"


def test_only_what_clients_send_may_be_left_out() -> None:
    text = typescript()
    assert "  tokens?: string[];" in text  # of Hello
    assert "  why: Json | null;" in text  # of Answer and No
    union = text.split("export type FromClient = ")[1].split(";")[0]
    assert {"Hello", "Play", "WhyNot"} <= set(union.split(" | "))
    assert 'kind: "open" | "person" | "bot";' in text
