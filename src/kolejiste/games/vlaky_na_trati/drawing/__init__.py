"""The parts of the drawn board: cards with their lines, the track of all rows, the table below it, and the sheets."""
