"""Words for people: Fluent texts in Czech, Slovak and English, from the `text/` folders of core and of each room."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("cs", "sk", "en")
CORE_TEXT = Path(__file__).parent / "text"
SAID = 20_000  # sentences of one language that are remembered: the same ones are said again and again


def system_language() -> str:
    """The language of the environment, as far as we speak it; English otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            spoken = value[:2].lower()
            return spoken if spoken in LANGUAGES and not value[2:3].isalpha() else "en"
    return "en"


class Words:
    """The texts of some folders in one language: `words("action-pass")` is the sentence."""

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self.keys: list[str] = []
        for folder in folders:
            file = folder / f"{language}.ftl"
            # Somebody else's room may not speak our languages. What it says then in English goes well into a bundle of
            # another one: English plurals are `one` and the default, which all have.
            resource = FluentResource((file if file.exists() else folder / "en.ftl").read_text(encoding="utf-8"))
            self._bundle.add_resource(resource, allow_overrides=True)
            self.keys += [entry.id.name for entry in resource.body if hasattr(entry, "id")]
        self._said = lru_cache(SAID)(self._say)

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, /, **args: str | int) -> str:
        return self._said(key, tuple(args.items()))

    def _say(self, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(message.value, dict(args))
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)


@cache
def words(language: str, *folders: Path) -> Words:
    """The words of these folders, later folders over earlier ones."""
    if language not in LANGUAGES:
        from .errors import BadOption

        raise BadOption("language", language=language, languages=", ".join(LANGUAGES))
    return Words(language, folders)


def core_words(language: str) -> Words:
    """The words that belong to no game."""
    return words(language, CORE_TEXT)


@cache
def seat_names(language: str, players: int) -> tuple[str, ...]:
    """What seats are called when nobody has given them names."""
    return tuple(core_words(language)("seat", number=seat + 1) for seat in range(players))


def list_of(parts: Sequence[str], language: str) -> str:
    """`a, b and c` in the language's own way."""
    from babel.lists import format_list

    return format_list(list(parts), locale=language)
