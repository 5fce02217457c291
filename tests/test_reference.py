"""The reference is made from docstrings: nothing public is without one."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Iterator
from types import ModuleType

import pytest

from tools.site import REFERENCE


def members(module: ModuleType) -> Iterator[tuple[str, object]]:
    """The public classes and functions of a module, by name."""
    for name in getattr(module, "__all__", vars(module)):
        member = getattr(module, name)
        own = hasattr(module, "__all__") or getattr(member, "__module__", None) == module.__name__
        if own and not name.startswith("_") and (inspect.isclass(member) or inspect.isfunction(member)):
            yield name, member


def undocumented(name: str, member: object) -> Iterator[str]:
    """What of a class or function has no docstring; a method may have its base's."""
    if not inspect.getdoc(member) or (inspect.isclass(member) and not vars(member).get("__doc__")):
        yield name
    if inspect.isclass(member):
        for part, value in vars(member).items():
            called = isinstance(value, property | classmethod | staticmethod) or inspect.isfunction(value)
            if called and not part.startswith("_") and not inspect.getdoc(getattr(member, part)):
                yield f"{name}.{part}"


@pytest.mark.parametrize("name", REFERENCE)
def test_everything_public_has_a_docstring(name: str) -> None:
    module = importlib.import_module(name)
    assert module.__doc__
    found = list(members(module))
    assert found
    assert not [missing for one in found for missing in undocumented(*one)]
