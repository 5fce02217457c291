"""Numbers that the rules share, as plain ints: a compiled build has them as constants of C."""

from __future__ import annotations

COMPANIES = 4
DIRECTIONS = 6  # of a space to its neighbours
NOWHERE = 999  # further than any way

# The Golden Spike: its tile lies on the map, one branch runs, both do, or it is out of the game.
ON_MAP = 0
EAST_RUNS = 1
COMPLETE = 2
VOID = 3
UNJOINED = -1  # no set of operators: the branches have not met

ENOUGH = 2  # trains in a pool with which an automa's track brings no compensation, from tourist on
LITTLE = 3  # influence up to which a person's shares are worth nothing, from trainspotter on

# What a seat's share in a company is worth: nothing for three reasons, or the value of one of three columns.
NO_INFLUENCE = 0
LITTLE_INFLUENCE = 1
BEHIND_AUTOMA = 2
FIRST_COLUMN = 3
LAST_COLUMN = 5

# How the planner works.
PARTS = 4  # steps between two track lengths in the smoothed value table
MOST_INFLUENCE = 60  # more buys nothing more
WIDE = 30  # a gap in influence that nothing closes
MOST_HALVES = 256  # half actions to come; further ones bring no more doubt
CHANGED = 4  # where the values of a changed company stand, behind those of now
SURELY = 1000  # points at first sight with which a move is surely tried
MOST_DEPTH = 16  # questions within a move: the ways of a track, its influence, its events
EVENLY = 0.618034  # from one to the next of numbers that are spread evenly between 0 and 1
