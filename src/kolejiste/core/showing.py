"""What shows values by names, for the kinds of fields in `kinds.py` and `many.py`. It can be compiled, because views
are made all the time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .masks import bits

Show = Callable[[Any], Any]


def one_of(names: Sequence[Any]) -> Show:
    """A number as a name; -1 is none."""

    def show(value: int) -> Any:
        return None if value < 0 else names[value]

    return show


def some_of(names: Sequence[Any]) -> Show:
    """A set as a list of names."""

    def show(value: int) -> list[Any]:
        return [names[number] for number in bits(value)] if value else []

    return show


def listed(show: Show | None) -> Show:
    """Every one of several values, in a list."""
    if show is None:
        return list
    shown = show

    def show_all(values: Sequence[Any]) -> list[Any]:
        return [shown(value) for value in values]

    return show_all


def by_names(names: Sequence[Any], show: Show | None, zeros: bool) -> Show:
    """Values by names: without the empty ones, unless zeros are wanted."""
    if show is None and zeros:
        return lambda values: dict(zip(names, values, strict=True))

    def show_counts(values: Sequence[Any]) -> dict[Any, Any]:
        if len(values) != len(names):  # compiled code does not look where a list ends
            raise ValueError(f"{len(values)} values for {len(names)} names")
        found = {}
        for number, value in enumerate(values):  # a compiler knows what to make of this, of pairs it makes tuples
            if value:
                found[names[number]] = value
        return found

    def show_values(values: Sequence[Any]) -> dict[Any, Any]:
        assert show is not None
        found = {name: show(value) for name, value in zip(names, values, strict=True)}
        return {name: value for name, value in found.items() if value is not None and value != []}

    return show_counts if show is None else show_values
