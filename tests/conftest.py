"""What all tests share: the tiers, no limits by the clock, and no search for rubbish where there is none."""

from __future__ import annotations

import gc

import hypothesis

pytest_plugins = ["tests.tiers"]
hypothesis.settings.register_profile("kolejiste", deadline=None)  # a deadline would be one by the clock
hypothesis.settings.load_profile("kolejiste")


def pytest_collection_finish() -> None:
    """Modules and tests stay until the end: the collector looks only through what tests have made, and not as often."""
    gc.freeze()
    gc.set_threshold(50_000)
