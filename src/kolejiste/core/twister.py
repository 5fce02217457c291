"""The Mersenne Twister behind the fast chance. A compiled build has its own, which gives the same fractions."""

from __future__ import annotations

from random import Random as Twister

__all__ = ["Twister"]
