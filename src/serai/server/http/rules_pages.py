"""Over HTTP: the rules of a game by clause, for reading in a browser."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request
from markdown_it import MarkdownIt
from markdown_it.common.utils import escapeHtml
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict

from serai.core.game import Game
from serai.core.registry import find
from serai.server.http.game_messages import RuleClause, RulesText
from serai.server.http.tables import RESPONSES, Lang
from serai.text import Rulebook

CLAUSE: Final = re.compile(r"\b(?:[A-Z]{1,2}-\d+|\d+(?:\.\d+)+)\b")
MOST_TEXTS: Final = 64  # games by languages

router = APIRouter(prefix="/api/games/{game}", responses=RESPONSES)


@router.get("/rules")
async def show_rules(
    request: Request,
    game: Annotated[str, Path(max_length=40)],
    lang: Lang = "en",
) -> RulesText:
    """The rules in our own words.

    A setting that they name is `<code data-option="NAME">`, a clause `<a href="/rules/GAME#4.2" data-clause="4.2">`.
    """
    return await asyncio.to_thread(written_rules, find(game), lang, request.scope.get("root_path", ""))


def written_rules(game: Game, lang: str, root_path: str) -> RulesText:
    """In that language, or in English; cached only for languages that exist."""
    return rules_of(game, lang if Rulebook(game, lang).clauses else "en", root_path)


@lru_cache(maxsize=MOST_TEXTS)
def rules_of(game: Game, lang: str, root_path: str) -> RulesText:
    book = Rulebook(game, lang)
    known = {
        "root_path": root_path,
        "game": game.id,
        "options": frozenset(setting.name for setting in game.settings),
        "clauses": frozenset(clause.number for clause in book.clauses),
    }
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    reader.add_render_rule("code_inline", code_inline)
    reader.add_render_rule("table_open", table_open)
    reader.add_render_rule("text", text)
    reader.add_render_rule("th_open", th_open)
    reader.add_render_rule("th_close", th_close)

    def html(markdown: str) -> str:
        written: str = reader.render(markdown, known)
        return written

    return RulesText(
        title=book.title or game.meta.title,
        introduction=html(book.introduction),
        clauses=[RuleClause(clause=one.number, title=one.title, html=html(one.text)) for one in book.clauses],
    )


def code_inline(renderer: RendererHTML, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType) -> str:
    """A name in backticks; that of a setting gets a link target."""
    name = tokens[index].content
    mark = f' data-option="{name}"' if name in env["options"] else ""
    return f"<code{mark}>{escapeHtml(name)}</code>"


def table_open(renderer: RendererHTML, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType) -> str:
    """A table; it can be focused, so that keys can scroll it on a narrow screen."""
    return '<table tabindex="0">\n'


def text(renderer: RendererHTML, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType) -> str:
    """Plain text, in which clause numbers are links."""

    def link(found: re.Match[str]) -> str:
        number = found[0]
        if number not in env["clauses"]:
            return number
        return f'<a href="{env["root_path"]}/rules/{env["game"]}#{number}" data-clause="{number}">{number}</a>'

    return CLAUSE.sub(link, escapeHtml(tokens[index].content))


def th_open(renderer: RendererHTML, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType) -> str:
    """The head of a column; without text it is an empty cell."""
    return "<th>" if tokens[index + 1].content else "<td>"


def th_close(renderer: RendererHTML, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType) -> str:
    return "</th>\n" if tokens[index - 1].content else "</td>\n"
