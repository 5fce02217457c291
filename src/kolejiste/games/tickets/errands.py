"""Errands: what a search has the seat that looks do besides its plan, to see what comes of it. They have numbers: first
come the routes, each to be claimed whether the plan needs it or not, and then the tickets, each to be given up."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .fields import Table


def route(s: Table) -> int:
    """The route that the seat which decides is to claim; -1 if none."""
    if s.errand > s.tables.routes or s.seat != s.viewer:
        return -1
    return s.errand - 1


def given_up(s: Table) -> int:
    """The ticket that the seat which decides is to give up; -1 if none."""
    if s.errand <= s.tables.routes or s.seat != s.viewer:
        return -1
    return s.errand - s.tables.routes - 1
