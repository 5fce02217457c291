"""The kinds of moves, by number, in the order in which they are numbered."""

ASSET, PLACE, STATION, RAIL, OFFICE, SELL, BONUS, ABILITY, TILE, FLIP, TRAIN = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
ADVANCE, PROMOTE, EXCHANGE, TAKE, DEAL, TOLL, KEEP, REPLACE, DONE, PASS = 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
SELL_SHARE, HIRE = 21, 22
