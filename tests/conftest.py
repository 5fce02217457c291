"""What all tests share: the tiers, and no limits by the clock."""

from __future__ import annotations

import hypothesis

pytest_plugins = ["tests.tiers"]
hypothesis.settings.register_profile("kolejiste", deadline=None)  # a deadline would be one by the clock
hypothesis.settings.load_profile("kolejiste")
