"""What rules know by number: colours of workers, actions, tracks, and the kinds of effects and conditions."""

WHITE, PURPLE, ORANGE, GREY, TURQUOISE = 0, 1, 2, 3, 4
COLOUR_COUNT = 5
ANY_COLOUR = 31  # as a mask
PLAIN = 17  # white and turquoise: colours whose ability brings nothing towards a station's price
MAT = 5  # own workers are numbered by colour, those on the mat from here on
OWN_COUNT = 10

STATION, RAILROAD, TELEGRAPH, TRADE = 0, 1, 2, 3
ACTION_COUNT = 4

TRACK_COUNT = 3
SLOTS = 2  # milestones before each seat
DECKS = 3  # of milestones: B, C, D
LEVELS = 5
ICONS = 6  # a rail space has fewer difficult-terrain icons
NO_SPACE = 1000  # more icons than any spaces have together
SIDES = 2  # deals of a tile
NO_TOLL, TOLL_DUE, TOP = 0, 1, 2  # how the next step of a track is entered; at the top there is none

NEVER = 1048576  # a price that nobody can pay

# What an effect brings.
DO_MONEY, DO_SHARES, DO_STEPS, DO_PROMOTE, DO_FLIP, DO_TRAIN, DO_EXCHANGE = 0, 1, 2, 3, 4, 5, 6
DO_RAIL, DO_STATION, DO_OFFICE, DO_WORKER, DO_WORKERS, DO_ONE_OF = 7, 8, 9, 10, 11, 12

# What a condition of a milestone counts.
CITIES, STATIONS, RAILS = 0, 1, 2

# The planner's tables.
LONGEST = 40  # turns
PARTS = 4  # of a turn
FAR = 1000  # points that no way costs
MOST_STARTED = 4000  # turns that it begins in thought
REMEMBERED = 4096  # a power of two
