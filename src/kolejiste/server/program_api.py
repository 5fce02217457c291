"""The endpoints for programs that play a seat. They know whoever asks by the token alone: no cookie means anything
here, so nothing can be forged with one."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Router
from litestar.params import HeaderParameter, Parameter

from .api import Req, TableName, acts, reads
from .hall import Hall
from .identity import browser_of
from .limits import Streams
from .messages import Done, Number
from .programs import LONGEST_WAIT, ProgramTurn
from .speech import language_of

Bearer = Annotated[
    str, HeaderParameter(name="authorization", max_length=200, description="The word Bearer and the token of a seat.")
]


class Token(msgspec.Struct):
    """The token of a seat, shown this once, and how a program is told of it."""

    token: str
    command: str


class Answered(msgspec.Struct, forbid_unknown_fields=True):
    """What a program answers: the question by its `id`, and a legal move by its number or as an action."""

    id: Number
    move: dict[str, Any] | Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


@acts(
    "/tables/{name:str}/seats/{seat:int}/token",
    summary="A token with which a program plays an own seat",
    status_code=200,
)
async def give_token(hall: Hall, request: Req, name: TableName, seat: int) -> Token:
    token = await hall.give_token(await hall.table(name), browser_of(request), seat)
    return Token(token, f"kolejiste bot {str(request.base_url).rstrip('/')} planner --token {token}")


@acts(
    "/tables/{name:str}/seats/{seat:int}/token/revoke", summary="No program plays this seat any more", status_code=200
)
async def revoke_token(hall: Hall, request: Req, name: TableName, seat: int) -> Done:
    table = await hall.table(name)
    await hall.revoke_token(table, browser_of(request), seat)
    return Done(table.version)


@reads(
    "/program/turn",
    summary="What is to be decided for the seat of a token; waits for its turn if asked to",
    no_browser=True,
)
async def turn(
    hall: Hall,
    streams: Streams,
    request: Req,
    authorization: Bearer = "",
    wait: Annotated[float, Parameter(ge=0, le=LONGEST_WAIT, description="Seconds to wait for the own turn.")] = 0,
) -> ProgramTurn:
    streams.require(request)
    with streams.counted(request):
        return await hall.program_turn(_token(authorization), wait, language_of(request))


@acts("/program/answer", summary="Answer the question: move for the seat of a token", status_code=200, no_browser=True)
async def answer(hall: Hall, request: Req, data: Answered, authorization: Bearer = "") -> ProgramTurn:
    token = _token(authorization)
    await hall.program_answers(token, data.id, data.move)
    return await hall.program_turn(token, 0, language_of(request))


def _token(header: str) -> str:
    kind, _, token = header.partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


program_api = Router("/api", route_handlers=[give_token, revoke_token, turn, answer])
