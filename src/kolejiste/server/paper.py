"""What every page is printed on: the language and the colours of the one who asks, and the words of the frame."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Request, Response
from litestar.params import Parameter, QueryParameter
from litestar.response import Template

from kolejiste.core.registry import Title

from .identity import browser_of, mark_of
from .speech import HINTS, language_of, theme_of, web_words
from .templates import environment

WHO, KEEP = "x-kolejiste-who", "x-kolejiste-keep"
Req = Request[Any, Any, Any]
TableName = Annotated[str, Parameter(max_length=40)]
As = Annotated[str, QueryParameter(name="as", max_length=10)]


def page(
    request: Req, template: str, /, *, status: int = 200, game: Title | None = None, keep: bool = False, **context: Any
) -> Template:
    """A page in the language and colours of the one who asks. It says for whom it is, so that a device keeps nothing of
    one person for another, and whether it may `keep` it for when there is no connection."""
    language = language_of(request)
    return Template(
        template,
        status_code=status,
        headers={WHO: mark_of(browser_of(request)), **({KEEP: "yes"} if keep else {})},
        context={
            "say": web_words(language),
            "language": language,
            "theme": theme_of(request),
            "hints": request.cookies.get(HINTS) != "no",
            "here": request.url.path,
            "game": game,
            "keep": keep,
            **context,
        },
    )


def error_page(request: Req, status: int, sentence: str) -> Response[Any]:
    """A page that says what went wrong. Made without the CSRF token, which a failed request may not have."""
    language = language_of(request)
    text = (
        environment()
        .get_template("error.html")
        .render(
            say=web_words(language),
            language=language,
            theme=theme_of(request),
            here="/",
            sentence=sentence,
            status=status,
            keep=False,
            csrf_token=lambda: "",
        )
    )
    return Response(text, status_code=status, media_type=MediaType.HTML)
