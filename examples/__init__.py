"""Examples that are run in the tests: a bot that learns, and notebooks."""
