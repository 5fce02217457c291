"""The parts of the drawn board. `board` puts them together."""
