"""The pages of the rules."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.params import Parameter
from litestar.response import Template

from kolejiste.core.registry import load
from kolejiste.core.text import LANGUAGES

from .errors import BadRequest
from .guide import guide, picture
from .hall import Hall
from .paper import Req, page
from .pictures import board_mark
from .settings import LONGEST_NAME
from .speech import THEMES, language_of

FOREVER = {"cache-control": "public, max-age=31536000, immutable"}  # for addresses that change with what they show


@get("/games/{game:str}/help", include_in_schema=False)
async def help_page(request: Req, game: str) -> Template:
    title, language = load(game), language_of(request)
    shown = guide(title.id, language)
    return page(
        request,
        "help.html",
        game=title,
        pieces=shown.pieces,
        contents=shown.contents,
        mark=board_mark(title.id),
        longest=LONGEST_NAME,
    )


@get("/games/{game:str}/help/{name:str}", include_in_schema=False, media_type="image/webp")
async def help_picture(
    hall: Hall,
    game: str,
    name: str,
    language: Annotated[str, Parameter(max_length=5)],
    theme: Annotated[str, Parameter(max_length=6)],
) -> Response[bytes]:
    ply, _, part = name.removesuffix(".webp").partition("-")
    if not ply.isdecimal() or len(ply) > 5 or language not in LANGUAGES or theme not in THEMES:
        raise BadRequest("no-picture")
    drawn = await hall.painters.run(picture, load(game).id, language, int(ply), part, theme)
    return Response(drawn, media_type="image/webp", headers=FOREVER)
