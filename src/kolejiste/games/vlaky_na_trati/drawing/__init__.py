"""The parts of the drawn board: cards with their lines, the track of all rows, offer and hand, the sheets, the turn."""
