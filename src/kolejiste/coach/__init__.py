"""The coach: what moves are worth and why, what a game was decided by, and who stands how. It looks through the eyes
of a seat, and at a finished game through everybody's."""
