"""The API is described, the description is right, and whatever fits it gets an answer that it describes."""

from __future__ import annotations

import asyncio
import logging
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import schemathesis
from litestar import Litestar
from litestar.middleware.csrf import generate_csrf_token
from litestar.testing import TestClient
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from sqlalchemy import update

from kolejiste.server.app import application
from kolejiste.server.identity import BROWSER, Signer
from kolejiste.server.programs import token_hash
from kolejiste.server.schema import seats
from kolejiste.server.settings import Settings
from kolejiste.server.storage import Storage

from .house import CSRF, PEOPLE, SHORT, keep
from .twins import played

EXAMPLES = 25
KEY = bytes(range(32))
PROGRAM = "fuzzed.token"


class Fuzzed:
    """An application with tables in all phases, and its description."""

    def __init__(self, folder: Path) -> None:
        plenty = {"rate": 10**9, "streams": 10**6, "new_tables": 10**6}
        messages = {"public": "https://games.example.org", "notice_after": 1e9}  # none is ever sent
        self.settings = Settings(folder, key=KEY, pause=0.0, **plenty, **messages)  # type: ignore[arg-type]
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            self.app: Litestar = application(self.settings)
        self.token = generate_csrf_token(secret=KEY.hex())
        self.cookies = {CSRF: self.token, BROWSER: Signer([KEY]).sign_browser(PEOPLE[0])}
        asyncio.run(self._tables())

    async def _tables(self) -> None:
        """A table that is being played, under a name that the tests use, with a token for one of its seats."""
        storage = Storage(self.settings.database)

        class Lobby:
            pass

        lobby: Any = Lobby()
        lobby.storage = storage
        await keep(lobby, played(SHORT, 2, 12), table="fuzzed")
        with storage.engine.begin() as connection:
            connection.execute(update(seats).where(seats.c.seat == 0).values(token=token_hash(PROGRAM)))
        storage.close()


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Fuzzed:
    return Fuzzed(tmp_path_factory.mktemp("fuzzed"))


@pytest.fixture
def quiet() -> Iterator[None]:
    logging.disable(logging.ERROR)
    yield
    logging.disable(logging.NOTSET)


def operations(app: Litestar) -> list[tuple[str, str]]:
    found = app.openapi_schema.to_schema()["paths"]
    return sorted((path, method) for path, item in found.items() for method in item if method in ("get", "post"))


def test_every_endpoint_is_described(fuzzed: Fuzzed) -> None:
    described = set(operations(fuzzed.app))
    routed = {
        (route.path_format, method.lower())
        for route in fuzzed.app.routes
        for method in getattr(route, "methods", ())
        if route.path.startswith("/api/") and method in ("GET", "POST") and "openapi" not in route.path
    }
    routed = {(path, method) for path, method in routed if path not in ("/api/{path}",)}
    assert described == routed
    assert len(described) >= 21
    for path, item in fuzzed.app.openapi_schema.to_schema()["paths"].items():
        for method in item:
            answers = item[method]["responses"]
            assert item[method]["summary"], path
            assert {"400", "403", "404", "409", "413", "429"} <= set(answers), path
            for status in ("400", "403", "404", "409", "413", "429"):
                schema = answers[status]["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/Trouble"}, (path, status)


def test_the_description_is_valid(fuzzed: Fuzzed) -> None:
    with TestClient(fuzzed.app) as client:
        sent = client.get("/api/openapi.json")
    assert sent.status_code == 200
    described = sent.json()
    assert described["openapi"].startswith("3.1")
    from jsonschema_rs import Draft202012Validator  # comes with schemathesis

    for name, schema in described["components"]["schemas"].items():
        Draft202012Validator({**schema, "components": described["components"]})
        assert "$ref" not in schema, name
    text = sent.text
    refs = {part.split('"')[0] for part in text.split('"$ref":"')[1:]}
    for ref in refs:
        node = described
        for step in ref.removeprefix("#/").split("/"):
            node = node[step]


@pytest.mark.slow
@pytest.mark.usefixtures("quiet")
def test_what_fits_the_description_is_answered_as_described(fuzzed: Fuzzed) -> None:
    tried: dict[str, set[int]] = {}
    with TestClient(fuzzed.app, raise_server_exceptions=False) as client:
        schema = schemathesis.openapi.from_dict(client.get("/api/openapi.json").json())
        found: list[Any] = list(schema.get_all_operations())
        for operation in (one.ok() for one in found):
            if operation.path.endswith("/events"):
                continue  # it never ends; its first event is tried elsewhere
            statuses = tried.setdefault(f"{operation.method} {operation.path}", set())
            _fuzz(operation, client, fuzzed, statuses)
    assert len(tried) == len(operations(fuzzed.app)) - 1
    assert all(statuses for statuses in tried.values()), tried
    assert {200, 201} & set().union(*tried.values())
    assert any(200 in tried[one] for one in tried if "/program/turn" in one), "the token opened nothing"


def _fuzz(operation: Any, client: TestClient[Litestar], fuzzed: Fuzzed, statuses: set[int]) -> None:
    checks = (not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance)

    @hypothesis.settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(hypothesis.HealthCheck),
        phases=[hypothesis.Phase.generate],
    )
    @hypothesis.given(case=operation.as_strategy(), real=hypothesis.strategies.integers(0, 3))
    def run(case: Any, real: int) -> None:
        if real and "name" in (case.path_parameters or {}):
            case.path_parameters["name"] = "fuzzed"  # a table that is there
        sent = case.as_transport_kwargs(base_url="http://testserver.local")
        client.cookies.clear()
        headers = {**dict(sent.get("headers") or {}), "x-csrftoken": fuzzed.token}
        headers["cookie"] = "; ".join(f"{name}={value}" for name, value in fuzzed.cookies.items())
        if real and "/program/" in sent["url"]:
            headers["authorization"] = f"Bearer {PROGRAM}"
        body = {key: sent[key] for key in ("json", "data", "params") if sent.get(key) is not None}
        if "data" in body:
            body["content"] = body.pop("data")
        answer = client.request(sent["method"], sent["url"], headers=headers, **body)
        statuses.add(answer.status_code)
        case.validate_response(schemathesis.Response.from_any(answer), checks=checks)

    run()
