"""The words of the pages, and which language a request speaks."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from babel import negotiate_locale
from litestar.connection import ASGIConnection

import kolejiste.web
from kolejiste.core.registry import titles
from kolejiste.core.text import CORE_TEXT, LANGUAGES, Words, words

WEB = Path(kolejiste.web.__file__).parent
WEB_TEXT = WEB / "text"
LANGUAGE, THEME, HINTS = "kolejiste-language", "kolejiste-theme", "kolejiste-hints"
THEMES = ("auto", "light", "dark")


def web_words(language: str) -> Words:
    return words(language, CORE_TEXT, WEB_TEXT)


def bot_name(bot: str, say: Words) -> str:
    """What a bot is called; one of an installed package has its own name only."""
    return say(f"bot-{bot}") if f"bot-{bot}" in say else bot


def game_name(title: str, language: str) -> str:
    """What a game is called, also one whose package is not installed any more."""
    known = {one.id: one for one in titles()}
    return known[title].name[language] if title in known else title


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language that was chosen, else the first we speak of those the browser asks for."""
    chosen = connection.cookies.get(LANGUAGE)
    return chosen if chosen in LANGUAGES else spoken(connection.headers.get("accept-language", ""))


@lru_cache(500)
def spoken(accepted: str) -> str:
    """The first language that we speak of those which a browser asks for."""
    asked = []
    for place, part in enumerate(accepted.split(",")[:20]):
        tag, _, quality = part.strip().partition(";q=")
        try:
            asked.append((-float(quality or 1), place, tag))
        except ValueError:
            continue
    return negotiate_locale([tag for _, _, tag in sorted(asked)], LANGUAGES, sep="-") or "en"


def theme_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    chosen = connection.cookies.get(THEME, "auto")
    return chosen if chosen in THEMES else "auto"
