"""How a bot is named: one short text, the same on the command line, at a server and in Python.

| written | is |
|---|---|
| `club` | a bot of ours, or one that an installed package brings |
| `search:playouts=800,doubt=0.5` | the same with settings |
| `package.module:Class` | a class of a module that Python finds; settings follow after another colon |
| `stdio:./mybot --quick` | a program that answers on its standard output |
| `http://localhost:8000/move` | a service that answers at this address |

The last three run what they name: they are for whoever runs the games, never for visitors of a server."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from kolejiste.core.errors import BadOption

STDIO, HTTP = "stdio", ("http", "https")
SETTING = re.compile(r"([a-z][a-z0-9_]*)=(.*)", re.ASCII)
CLASS = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*")
Setting = bool | int | float | str
MOST_OF = 1_000_000  # what no whole number of a setting exceeds
WORDS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


class Spec(NamedTuple):
    """A bot as it was written: what kind of thing is named, by which name, with which settings."""

    kind: str  # "named", "class", "stdio" or "http"
    name: str  # of the bot, `module:Class`, the command or the address
    settings: dict[str, str]

    @property
    def runs(self) -> bool:
        """Whether it runs or calls something that only its text names, which nobody else may choose."""
        return self.kind != "named"


def parse(text: str) -> Spec:
    """What a text names; whether there is such a bot, `make` finds out."""
    head, colon, rest = text.strip().partition(":")
    if head == STDIO and colon:
        if not rest.strip():
            raise BadOption("bot-form", bot=text[:80])
        return Spec("stdio", rest.strip(), {})
    if head in HTTP and rest.startswith("//") and len(rest) > 2:
        return Spec("http", text.strip(), {})
    if not colon:
        return Spec("named", head, {})
    first, colon, settings = rest.partition(":")
    if SETTING.match(first):
        return Spec("named", head, _settings(rest, text))
    if CLASS.fullmatch(head) and CLASS.fullmatch(first):
        return Spec("class", f"{head}:{first}", _settings(settings, text) if colon else {})
    raise BadOption("bot-form", bot=text[:80])


def _settings(text: str, whole: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for pair in text.split(","):
        match = SETTING.fullmatch(pair.strip())
        if match is None or match[1] in found:
            raise BadOption("bot-form", bot=whole[:80])
        found[match[1]] = match[2]
    return found


def split(text: str) -> list[str]:
    """`planner,search:playouts=800,doubt=0.5,random` as three bots: what looks like a setting belongs to the bot
    before it. A command or an address with a comma in it cannot stand in such a list."""
    specs: list[str] = []
    for word in text.split(","):
        if specs and ":" in specs[-1] and SETTING.fullmatch(word.strip()):
            specs[-1] += f",{word.strip()}"
        else:
            specs.append(word.strip())
    return specs


def yes_or_no(word: str) -> bool:
    """What was meant by one of the `WORDS`."""
    return WORDS[word.lower()]


def settings_for(maker: Callable[..., Any], spec: Spec) -> dict[str, Setting]:
    """The settings as what makes the bot takes them: its keyword parameters that have a default are what can be set,
    and the default tells the kind. What a number must at least be, the bot says in `least`."""
    if not spec.settings:
        return {}
    known = {
        one.name: one.default
        for one in list(inspect.signature(maker).parameters.values())[2:]
        if isinstance(one.default, Setting)
    }
    least: Mapping[str, float] = getattr(maker, "least", {})
    chosen: dict[str, Setting] = {}
    for name, value in spec.settings.items():
        if name not in known:
            raise BadOption("bot-setting", bot=spec.name, setting=name, settings=", ".join(known) or "none")
        kind = type(known[name])
        try:
            chosen[name] = given = yes_or_no(value) if kind is bool else kind(value)
        except (KeyError, ValueError):
            raise BadOption("bot-setting-value", setting=name, value=value[:40], kind=kind.__name__) from None
        if name in least and not float(given) >= least[name]:  # what is no number at all is not enough either
            raise BadOption("bot-setting-least", setting=name, value=value[:40], least=f"{least[name]:g}")
        if kind is int and int(given) > MOST_OF:
            raise BadOption("bot-setting-most", setting=name, value=value[:40], most=MOST_OF)
    return chosen
