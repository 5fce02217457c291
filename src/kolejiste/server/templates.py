"""The templates of the pages: they escape everything, and fail on a name that does not exist."""

from __future__ import annotations

from functools import cache

import msgspec
from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from markupsafe import Markup

from kolejiste.bots import USUAL
from kolejiste.core.text import LANGUAGES

from .assets import STATIC, asset_at
from .speech import THEMES, WEB


@cache
def environment() -> Environment:
    """All templates, with what each of them may call."""
    made = Environment(
        loader=FileSystemLoader(WEB / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        auto_reload=False,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals["asset"] = asset
    made.globals["languages"] = LANGUAGES
    made.globals["themes"] = THEMES
    made.globals["usual"] = USUAL
    made.filters["json"] = lambda value: msgspec.json.encode(value).decode()
    made.filters["drawn"] = Markup
    return made


def rendered(name: str, **given: object) -> Markup:
    """A template filled with what is given. Jinja's own `render` looks all globals up one by one, each time anew."""
    template = _template(name)
    context = template.new_context({**environment().globals, **given}, shared=True)
    return Markup("".join(template.root_render_func(context)))


@cache
def _template(name: str) -> Template:
    return environment().get_template(name)


@cache
def asset(name: str) -> str:
    """The address of a file of ours, new whenever the file is."""
    return f"/static/{name}?v={asset_at(STATIC, name).mark}"
