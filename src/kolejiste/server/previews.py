"""What a move would bring, shown before it is made: from the view of the seat that decides, and only to its browser."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Router
from litestar.params import Parameter

from .api import Req, TableName, reads
from .errors import NotAllowed
from .hall import Hall
from .identity import browser_of
from .position import names_of
from .speech import language_of


class PreviewInfo(msgspec.Struct):
    """What a move would bring: words, and drawings by the part into which they belong."""

    words: str
    ghosts: dict[str, str]


@reads("/tables/{name:str}/preview", summary="What a legal move of an own seat would bring")
async def preview(
    hall: Hall,
    request: Req,
    name: TableName,
    seat: Annotated[int, Parameter(ge=0, le=20, description="The own seat that decides.")],
    move: Annotated[int, Parameter(ge=0, le=10**6, description="The number of a legal move.")],
) -> PreviewInfo:
    table, language = await hall.table(name), language_of(request)
    hall.own(table, browser_of(request), seat)
    game, state = table.game, table.state
    if state is None:
        raise NotAllowed("not-begun")
    if state.over or state.seat != seat:
        raise NotAllowed("not-your-turn")
    if move not in state.legal():
        raise state.refusal(move)
    names = names_of(table.seats, language)
    shown = await asyncio.to_thread(game.preview, state.view(seat), move, language, names)
    return PreviewInfo(shown.words, dict(shown.ghosts))


previews = Router("/api", route_handlers=[preview])
