"""What is installed besides the library: the extras of the package."""

from __future__ import annotations

from importlib.util import find_spec

from .errors import KolejisteError

NEEDED = {
    "cli": ("typer", "rich", "platformdirs", "resvg_py"),
    "server": ("litestar", "uvicorn", "sqlalchemy", "webauthn", "pywebpush"),
    "postgres": ("psycopg",),
    "arena": ("polars", "choix", "openskill", "altair"),
    "ray": ("ray",),
    "research": ("numpy", "gymnasium", "pettingzoo", "open_spiel", "polars"),
}


def require(extra: str) -> None:
    """Refuse in a sentence what needs an extra that is not installed."""
    if any(find_spec(module) is None for module in NEEDED[extra]):
        raise KolejisteError("extra", extra=f"kolejiste[{extra}]")
