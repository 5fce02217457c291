"""Benchmarks: our engines beside others from PyPI, in one run, as ratios. They are measurements, not tests."""
