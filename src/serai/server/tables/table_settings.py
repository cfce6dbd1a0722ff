"""What the host decides about a table, beside the rules of the game."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

Chatters = Literal["all", "players", "none"]  # who may chat


class Clock(BaseModel):
    """How long one may think: `move` gives a seat that many seconds per decision, `game` for all of them together."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: Literal["none", "move", "game"] = "none"
    seconds: int = Field(default=120, ge=5, le=7 * 24 * 3600)
    increment: int = Field(default=0, ge=0, le=3600, description="added after every own decision (kind game)")
    on_timeout: Literal["bot", "wait"] = "bot"


class TableSettings(BaseModel):
    """Who may see, speak and take back, and how long one may think."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    visibility: Literal["open", "link"] = "link"
    spectators: bool = True
    hints: bool = True
    undo: Literal["free", "consent", "never"] = "consent"
    chat: Chatters = "all"
    clock: Clock = Clock()
